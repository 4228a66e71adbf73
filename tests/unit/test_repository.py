"""The house itself: locks, licences, versions, and what `core` may lean on.

It knows files and their text, and nothing about the game.
"""

import ast
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from shutil import copyfile, copytree
from typing import Any

import pytest

import offiziersskat

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "offiziersskat"
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))

# Rooms that must run anywhere, a browser included, on the standard library alone (design: `core`
# is pure, and what stands below or beside it must not pull anything in).
PURE_ROOMS = ("core", "deal.py", "errors.py", "notation", "search")

# Modules by which files, clocks, chance or other processes would come in.
IMPURE = frozenset(
    "asyncio datetime io locale logging multiprocessing os pathlib random secrets select shutil "
    "signal socket sqlite3 subprocess tempfile threading time urllib uuid".split()
)


def _project() -> dict[str, Any]:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project: dict[str, Any] = data["project"]
    return project


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _names(requirements: list[str]) -> set[str]:
    return {_normal(re.split(r"[<>=!~ ;\[]", line)[0]) for line in requirements}


def _declared() -> set[str]:
    extras = _project()["optional-dependencies"].values()
    return _names(_project()["dependencies"]) | _names([line for extra in extras for line in extra])


def _locked(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^([A-Za-z0-9._-]+)==([^\s;]+)", text))


def _first_column(page: str) -> set[str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    cells = re.findall(r"(?m)^\| ([a-z][\w.-]*)(?: \(Debian\))? \|", text)
    return {_normal(cell) for cell in cells} - {"package"}


def _debian() -> set[str]:
    lines = (ROOT / "requirements" / "debian.txt").read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def _tracked() -> list[str]:
    # A checkout may belong to somebody else than the one who tests it.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name]


def _python_files(*rooms: str) -> list[Path]:
    paths = [SOURCE / room for room in rooms if (SOURCE / room).exists()]
    return [file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py"))]


def _imported(file: Path) -> set[str]:
    """The top-level names that a file imports, inside functions too."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names


def test_the_package_and_the_project_file_name_one_version() -> None:
    """`--version` must say what was installed."""
    assert _project()["version"] == offiziersskat.__version__


def test_the_licence_is_mit_everywhere() -> None:
    """The licence's text and the package's data must say the same."""
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")

    assert "MIT" == _project()["license"]
    assert text.startswith("MIT License\n\nCopyright (c) ")
    assert "The Offiziersskat developers" in text.splitlines()[2]
    assert "Permission is hereby granted, free of charge" in text


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_name_no_address_and_no_folder(lock: Path) -> None:
    """A lock must serve every machine, whatever mirror it uses and wherever the clone lies."""
    text = lock.read_text(encoding="utf-8")

    assert [] == re.findall(r"\w+://\S+|--(?:extra-)?index-url.*|--find-links.*", text)
    assert [] == re.findall(r"(?m)(?:^|[\s\"'=@])(?:/|~/|\.\./|[A-Z]:\\)\S*", text)


@pytest.mark.parametrize("name", ["base", "dev", "build", "lock"])
def test_every_locked_package_has_a_hash(name: str) -> None:
    """Without one, pip would refuse the whole file, but only on a fresh machine."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    entries = re.split(r"(?m)^(?=[A-Za-z0-9])", text)[1:]

    assert entries
    assert [] == [entry for entry in entries if "--hash=sha256:" not in entry]


def test_the_locks_hold_what_the_project_asks_for() -> None:
    """A dependency that nobody locked is missing on a fresh machine."""
    base = {_normal(name) for name in _locked("base")}
    dev = {_normal(name) for name in _locked("dev")}

    assert set() == _names(_project()["dependencies"]) - base
    assert set() == _declared() - dev


def test_people_play_with_the_versions_that_were_tested() -> None:
    """The lock for players is a part of the lock for tests."""
    dev = _locked("dev")

    assert {name: dev.get(name) for name in _locked("base")} == _locked("base")


def test_locks_with_addresses_are_not_tracked() -> None:
    """Other tools' locks carry download addresses; they stay at home."""
    pattern = re.compile(r"(^|/)(uv\.lock|pylock[^/]*\.toml)$")

    assert [] == [name for name in _tracked() if pattern.search(name)]


def test_the_page_of_dependencies_lists_them_all() -> None:
    """Whoever adds a dependency says what it is for; whoever removes one clears up."""
    tools = {"cython", "setuptools", "uv"}

    assert _declared() | tools | _debian() == _first_column("dependencies.md")


def test_the_page_of_licences_lists_all_that_is_installed() -> None:
    """What a dependency needs in turn is installed too, so its licence counts."""
    locked = {_normal(name) for lock in ("base", "dev", "build", "lock") for name in _locked(lock)}

    assert locked | _debian() == _first_column("licences.md")


def test_no_source_file_is_over_500_lines() -> None:
    """A longer one decides more than one thing."""
    lengths = {
        str(file.relative_to(SOURCE)): len(file.read_text(encoding="utf-8").splitlines())
        for file in SOURCE.rglob("*.py")
    }

    assert {} == {name: length for name, length in lengths.items() if length > 500}


def test_every_source_file_says_what_it_decides() -> None:
    """A reader who opens a file must know whether it is the right one."""
    files = [*SOURCE.rglob("*.py"), *(ROOT / "tools").rglob("*.py")]

    assert [] == [
        file for file in files if not ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    ]


def test_a_packages_own_file_only_hands_on() -> None:
    """Whoever looks for code must find it under a name, not in `__init__`."""
    allowed = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.Expr)
    files = list(SOURCE.rglob("__init__.py"))

    assert files
    assert {} == {
        file: rest
        for file in files
        if (
            rest := [
                type(node).__name__
                for node in ast.parse(file.read_text(encoding="utf-8")).body
                if not isinstance(node, allowed)
            ]
        )
    }


def test_pure_rooms_import_the_standard_library_alone() -> None:
    """The rules must run wherever Python runs."""
    allowed = sys.stdlib_module_names | {"offiziersskat"}
    files = _python_files(*PURE_ROOMS)

    assert files
    # The kernel asks whether it is being compiled, and runs without Cython if it is not there.
    kernel = SOURCE / "search" / "kernel"
    found = {
        file: _imported(file) - allowed - ({"cython"} if file.parent == kernel else set())
        for file in files
    }
    assert {} == {file: rest for file, rest in found.items() if rest}


def test_core_has_no_way_to_files_clocks_or_chance() -> None:
    """What a hand comes to must follow from its deck and its actions alone."""
    files = _python_files("core", "errors.py")

    assert files
    assert {} == {file: rest for file in files if (rest := _imported(file) & IMPURE)}


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    """A catalogue that stays behind is missed only by the person who installed the game."""
    copytree(ROOT / "src", tmp_path / "src", ignore=lambda _folder, names: _leftovers(names))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        copyfile(ROOT / name, tmp_path / name)
    program = "from setuptools import build_meta; print(build_meta.build_wheel('.'))"
    built = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )

    with zipfile.ZipFile(tmp_path / built.stdout.splitlines()[-1]) as wheel:
        packed = {name for name in wheel.namelist() if ".dist-info/" not in name}
    package = tmp_path / "src" / "offiziersskat"
    files = {str(path.relative_to(tmp_path / "src")) for path in package.rglob("*.*")}
    assert {name for name in files if not (tmp_path / "src" / name).is_dir()} == packed


def _leftovers(names: list[str]) -> set[str]:
    return {name for name in names if name == "__pycache__" or name.endswith((".egg-info", ".so"))}
