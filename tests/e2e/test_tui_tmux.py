"""The table in a real terminal, tmux: keys are pressed, the window changes its size."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

_PATIENCE = 90.0
"""Seconds; a test that waits longer is broken."""


class Terminal:
    """A tmux window of our own server, in which a game runs."""

    def __init__(self, home: Path, columns: int, rows: int) -> None:
        self.socket = f"osk-{os.getpid()}-{home.name}"
        environ = [f"OFFIZIERSSKAT_DATA={home}", "LC_ALL=C.UTF-8"]
        game = ["-m", "offiziersskat", "--lang", "en", "play", "--seed", "5", "--new"]
        size = ["-x", str(columns), "-y", str(rows)]
        self._tmux("new-session", "-d", *size, "env", *environ, sys.executable, *game)

    def _tmux(self, *words: str) -> str:
        command = ["tmux", "-f", "/dev/null", "-u", "-L", self.socket, *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def type(self, text: str) -> None:
        """Type a line."""
        self._tmux("send-keys", text, "Enter")

    def resize(self, columns: int, rows: int) -> None:
        """Pull the window to another size."""
        self._tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def screen(self) -> list[str]:
        """What the window shows, line by line."""
        return self._tmux("capture-pane", "-p").splitlines()

    def wait(self, seen: Callable[[list[str]], bool]) -> list[str]:
        """The screen as soon as it shows something."""
        end = time.monotonic() + _PATIENCE
        while not seen(self.screen()):
            assert time.monotonic() < end, "\n".join(self.screen())
            time.sleep(0.2)
        return self.screen()

    def close(self) -> None:
        """End the server and all in it."""
        self._tmux("kill-server")


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Terminal]:
    """A game in a window of 40 columns."""
    terminal = Terminal(tmp_path, 40, 50)
    yield terminal
    terminal.close()


def _asks(lines: list[str]) -> bool:
    """Whether the game waits for an answer."""
    written = [line for line in lines if line.strip()]
    return bool(written) and written[-1].rstrip().endswith(":")


def test_the_table_fits_the_window_and_follows_it(narrow: Terminal) -> None:
    """At 40 columns the compact table, and the large one as soon as there is room."""
    narrow.wait(_asks)
    narrow.type("2")
    narrow.wait(lambda lines: any("Kontra" in line for line in lines))
    small = narrow.wait(_asks)

    assert all(len(line) <= 40 for line in small)

    narrow.resize(100, 50)
    narrow.type("2")
    large = narrow.wait(lambda lines: any(len(line.rstrip()) > 60 for line in lines))

    assert any("61" in line for line in large)
    assert any("▒" in line for line in large)
