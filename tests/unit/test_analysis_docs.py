"""docs/analysis.md is true: its Python blocks run, its commands answer what stands under them."""

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest
from tests.command import called

PAGE = Path(__file__).parents[2] / "docs" / "analysis.md"
_BLOCK = re.compile(r"^```(\w+) ?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(found[1], found[2], found[3]) for found in _BLOCK.finditer(PAGE.read_text("utf-8"))]
FILES = {name: text for kind, name, text in BLOCKS if kind == "text" and name}
COMMANDS = [text for kind, _, text in BLOCKS if kind == "console"]


def _untimed(text: str) -> str:
    """Times differ from machine to machine, and nodes with what the tables held before."""
    text = re.sub(r"[0-9.]+ s\.", "… s.", text)
    return re.sub(r'"(ms|nodes)": [0-9.]+', r'"\1": …', text)


def test_the_page_has_examples_of_both_kinds() -> None:
    """It has not lost what this file checks."""
    assert len(COMMANDS) >= 4
    assert len([kind for kind, *_ in BLOCKS if kind == "python"]) >= 7
    assert {"ending.txt", "known.txt"} == set(FILES)


@pytest.mark.parametrize("example", COMMANDS, ids=lambda text: text.splitlines()[0][2:])
def test_a_command_answers_what_the_page_shows(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Word for word, but for the time it takes."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    line, _, shown = example.partition("\n")
    prompt, program, *args = shlex.split(line)
    said = called(*args, columns=100)

    assert ("$", "offiziersskat") == (prompt, program)
    assert (0, "") == (said.status, said.err)
    assert _untimed(shown) == _untimed(said.out)


def test_the_python_of_the_page_runs_and_prints_what_stands_under_it() -> None:
    """From top to bottom, as one program."""
    names: dict[str, object] = {}
    printed = ""
    compared = 0
    for kind, name, text in BLOCKS:
        if kind == "python":
            out = io.StringIO()
            with contextlib.redirect_stdout(out):
                exec(compile(text, str(PAGE), "exec"), names)
            printed = out.getvalue()
        elif kind == "text" and not name:
            compared += 1
            assert text == printed
    assert compared >= 7
