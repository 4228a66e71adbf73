"""CONTRIBUTING.md keeps its word: its steps are carried out, in a copy of the repository."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCKS = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(kind: str, name: str | None = None) -> list[str]:
    """The fenced blocks of a kind, and of a name where one is given."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found = BLOCKS.findall(text)
    return [body for what, called, body in found if what == kind and name in (None, called)]


def insert(path: Path, variable: str, lines: str) -> None:
    """Put lines at the end of the dictionary or tuple that a variable is set to."""
    source = path.read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        if any(isinstance(target, ast.Name) and target.id == variable for target in targets):
            rows = source.splitlines(keepends=True)
            assert node.end_lineno is not None
            rows.insert(node.end_lineno - 1, lines)
            path.write_text("".join(rows), encoding="utf-8")
            return
    raise AssertionError(f"{path} sets no {variable}")


def run(copy: Path, *command: str) -> str:
    """Run Python in the copy, and on its code; what it printed."""
    environ = {
        **os.environ,
        "PYTHONPATH": str(copy / "src"),
        "OFFIZIERSSKAT_DATA": str(copy / "data"),
    }
    environ = {name: value for name, value in environ.items() if not name.startswith("COV")}
    done = subprocess.run(
        [sys.executable, *command],
        check=False,
        cwd=copy,
        env=environ,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert 0 == done.returncode, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what the steps change."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    return tmp_path


def test_a_ruleset_is_added_in_six_steps(copy: Path) -> None:
    """The catalogue, the words, the counts and the playthrough: then every suite knows it."""
    catalogue = copy / "src/offiziersskat/core/catalogue.py"
    for variable in ("PRESETS", "SOURCES"):
        (lines,) = blocks("python", variable)
        insert(catalogue, variable, lines)
    for language in ("de", "en", "ja"):
        (words,) = blocks("ftl", language)
        page = copy / "src/offiziersskat/i18n" / language / "rulespage.ftl"
        page.write_text(page.read_text(encoding="utf-8") + "\n" + words, encoding="utf-8")
    insert(copy / "tests/perft/make.py", "_RULESETS", '    "blind",\n')
    for command in blocks("sh"):
        run(copy, *command.split()[1:])

    suites = ("tests/perft", "tests/playthroughs", "tests/unit/test_rulespage_catalogue.py")
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *suites)
    for language, title in (("de", "Blind"), ("en", "Blind"), ("ja", "ブラインド")):
        shown = run(copy, "-m", "offiziersskat", "--lang", language, "rules", "show", "blind")
        assert title in shown
    hands = run(copy, "-m", "offiziersskat", "random", "--rules", "blind", "--hands", "3")
    (copy / "hands.json").write_text(hands, encoding="utf-8")
    replayed = run(copy, "-m", "offiziersskat", "replay", "--json", "hands.json")
    assert 3 == replayed.count('"result"')


def test_a_player_is_added_in_three_steps(copy: Path) -> None:
    """A class, a line in the registry, and it sits at the table."""
    (code,) = blocks("python", "first.py")
    (lines,) = blocks("python", "_PLAYERS")
    players = copy / "src/offiziersskat/players"
    (players / "first.py").write_text(code, encoding="utf-8")
    registry = players / "registry.py"
    insert(registry, "_PLAYERS", lines)
    imports = "from offiziersskat.players.first import First\n"
    registry.write_text(
        registry.read_text(encoding="utf-8").replace(
            "from offiziersskat.players.greedy", imports + "from offiziersskat.players.greedy", 1
        ),
        encoding="utf-8",
    )

    game = ("play", "--players", "first", "random", "--hands", "2", "--seed", "1", "--new")
    shown = run(copy, "-m", "offiziersskat", "--lang", "en", *game)
    assert "first" in shown
