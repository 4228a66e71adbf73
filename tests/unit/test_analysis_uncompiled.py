"""Without a C compiler the same files run as Python: slower, and with the same answers."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.command import called, objects

SOURCE = Path(__file__).parents[2] / "src"
KNOWN = "classic C,w2 0 10:3-31:6 - CA CT/S8 HK DT/HA SA -- -- -- | SK SQ/H7 DA D9 C9/DK -- -- --"
UNKNOWN = "classic C 0 31-42 - DK D8/?? CA -- -- -- -- -- | CT DA HA/?? -- -- -- -- -- ? S8 H8"

# Finds the kernel's modules as source alone, and hides Cython from them.
PROGRAM = """
import importlib.machinery as machinery, sys

def source_alone(path):
    if not path.replace("\\\\", "/").endswith("search/kernel"):
        raise ImportError
    return machinery.FileFinder(path, (machinery.SourceFileLoader, [".py"]))

sys.modules["cython"] = None
sys.path_hooks.insert(0, source_alone)
sys.path.insert(0, sys.argv[1])
from offiziersskat.search.kernel import COMPILED
assert not COMPILED
from offiziersskat.cli.app import run
sys.exit(run(sys.argv[2:]))
"""


def _uncompiled(*args: str, stdin: str) -> list[dict[str, object]]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(SOURCE), *args],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def _without_time(answers: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{key: answer[key] for key in answer if key != "ms"} for answer in answers]


@pytest.mark.parametrize(
    ("command", "args", "positions"),
    [
        ("solve", (), [KNOWN]),
        ("analyse", ("--objective", "all", "--time", "60"), [UNKNOWN]),
    ],
)
def test_both_forms_give_the_same_answers(
    command: str, args: tuple[str, ...], positions: list[str]
) -> None:
    """Values, lines, and the number of positions searched."""
    given = "\n".join(positions) + "\n"
    line = (command, "--json", *args, "-")
    compiled = objects(called(*line, stdin=given))

    assert _without_time(compiled) == _without_time(_uncompiled(*line, stdin=given))
    assert len(positions) == len(compiled)
