"""The help: in three languages, in the width of the terminal, whole without loading the parts."""

import sys
from types import ModuleType

import pytest
from tests.command import called

from offiziersskat import __version__
from offiziersskat.__main__ import main
from offiziersskat.cli.group import COMMANDS
from offiziersskat.tui.style import width_of

LANGUAGES = ("de", "en", "ja")
RULES = ("list", "show", "compare", "names", "save", "remove")
ALL = [[], *([name] for name in COMMANDS), *(["rules", name] for name in RULES)]
ENGLISH = ("Usage", "Options", "Commands", "Show this", "default:", "required", "[OPTIONS]")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_every_command_explains_itself(path: list[str], lang: str) -> None:
    """``--help`` and ``-h`` are the same, exit 0, and say nothing on standard error."""
    said = called(*path, "--help", lang=lang)

    assert (0, "") == (said.status, said.err)
    assert said == called(*path, "-h", lang=lang)
    assert " ".join(["offiziersskat", *path]) in said.out


@pytest.mark.parametrize("lang", ["de", "ja"])
@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_no_english_of_the_framework_is_left(path: list[str], lang: str) -> None:
    """What click says stands in the reader's language."""
    said = called(*path, "--help", lang=lang)

    assert [] == [word for word in ENGLISH if word in said.out]


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_help_fits_the_terminal(path: list[str], lang: str, columns: int) -> None:
    """No line is wider than the terminal, Japanese counted double; very wide ones are not used."""
    said = called(*path, "--help", lang=lang, columns=columns)

    assert [] == [line for line in said.out.splitlines() if width_of(line) >= min(columns, 90)]


def test_every_command_stands_in_the_help() -> None:
    """The help of the whole lists the commands in the order of the table."""
    lines = called("--help").out.splitlines()
    named = [line.split()[0] for line in lines if line.startswith("  ") and line.split()]

    assert list(COMMANDS) == [name for name in named if name in COMMANDS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_version_is_told(lang: str) -> None:
    """``--version`` names program and version."""
    said = called("--version", lang=lang)

    assert (0, "") == (said.status, said.err)
    assert "offiziersskat" in said.out
    assert __version__ in said.out


def test_ctrl_c_while_the_command_loads_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The status of Ctrl-C, and no traceback."""

    class Loading(ModuleType):
        def __getattr__(self, name: str) -> object:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "offiziersskat.cli", Loading("offiziersskat.cli"))
    with pytest.raises(SystemExit) as left:
        main()

    assert 130 == left.value.code
