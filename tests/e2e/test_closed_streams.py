"""What the command does when nobody feeds it, or feeds it nonsense without an end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def _shell(line: str, home: Path) -> subprocess.CompletedProcess[str]:
    """A line of the shell in which ``osk`` is the command."""
    command = f'osk() {{ "{sys.executable}" -m offiziersskat --lang en "$@"; }}; {line}'
    environ = {**os.environ, "OFFIZIERSSKAT_DATA": str(home)}
    return subprocess.run(
        ["sh", "-c", command],
        env=environ,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("line", ["osk replay - --json <&-", "osk random >&-"])
def test_a_closed_stream_is_no_traceback(line: str, tmp_path: Path) -> None:
    """Somebody has closed an end of ours: unusable, and that is all."""
    done = _shell(line, tmp_path)

    assert 2 == done.returncode
    assert "Traceback" not in done.stderr


def test_a_pipe_full_of_nonsense_comes_to_an_end(tmp_path: Path) -> None:
    """The game gives up asking, and keeps what was played."""
    done = _shell("yes zz | osk play --new --seed 1", tmp_path)

    assert 0 == done.returncode
    assert "The game is saved" in done.stdout
    assert len(done.stdout) < 100_000
