"""The only place where the terminal game reads and writes: a keyboard, a screen, a pipe.

It decides what the terminal can bear (columns, glyphs, colours) and knows nothing of cards.
"""

import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from typing import Protocol, TextIO

from offiziersskat.tui.style import Colours, Style, plain

__all__ = ["Console", "InputEnded", "Terminal"]


class InputEnded(Exception):
    """There is nothing more to read: the end of a file or pipe, or Ctrl-D."""


class Console(Protocol):
    """A screen and a keyboard."""

    @property
    def style(self) -> Style:
        """What the screen can bear now; its width may change."""
        ...

    @property
    def is_interactive(self) -> bool:
        """Whether a person may be asked; a pipe just delivers lines."""
        ...

    def say(self, lines: Iterable[str]) -> None:
        """Show lines."""
        ...

    def passing(self, text: str) -> None:
        """Show a short line until the next; an empty one takes it away."""
        ...

    def ask(self, prompt: str) -> str:
        """Show a prompt and read a line; raises ``InputEnded``."""
        ...

    def wipe(self) -> None:
        """Remove everything from the screen; what is shown from now on leaves nothing behind."""
        ...

    def restore(self) -> None:
        """What is shown from now on stays."""
        ...


class Terminal:
    """A console made of two text streams."""

    def __init__(
        self,
        *,
        environ: Mapping[str, str],
        colour: bool | None = None,
        ascii_only: bool | None = None,
        width: int | None = None,
        source: TextIO | None = None,
        target: TextIO | None = None,
    ) -> None:
        """``colour``, ``ascii_only`` and ``width`` overrule what is found out."""
        self._in = source or sys.stdin
        self._out = target or sys.stdout
        _never_fail(self._in, self._out)
        self._width = width
        self._is_dumb = environ.get("TERM", "") in ("", "dumb") and os.name != "nt"
        self._is_aside = False
        self._glyphs = _has_glyphs(self._out, environ) if ascii_only is None else not ascii_only
        self._colours = _colours(self._out, environ, wanted=colour)

    @property
    def style(self) -> Style:
        """The looks, with the columns that the terminal has now."""
        columns = self._width or _size_of(self._out).columns
        return Style(self._glyphs, self._colours, max(columns, _FEWEST_COLUMNS))

    @property
    def is_interactive(self) -> bool:
        """Whether the keyboard is one."""
        return self._in.isatty()

    def say(self, lines: Iterable[str]) -> None:
        """Write lines at once, so that they never come too late."""
        for line in lines:
            self._out.write(self._encodable(line) + "\n")
        self._out.flush()

    def passing(self, text: str) -> None:
        """Nothing where there is no screen; what cannot be taken away stays."""
        if not self._out.isatty():
            return
        if not self._is_dumb:
            self._out.write(_WIPE_LINE + self._encodable(text))
        elif text:
            self._out.write(self._encodable(text) + "\n")
        self._out.flush()

    def ask(self, prompt: str) -> str:
        """Write the prompt, read a line."""
        self._out.write(self._encodable(prompt) + " ")
        self._out.flush()
        line = self._in.readline()
        if not line or not self._in.isatty():
            # Nobody has echoed the end of this line: a pipe never does, nor Ctrl-D.
            self._out.write("\n")
        if not line:
            raise InputEnded
        return line.rstrip("\n")

    def wipe(self) -> None:
        """Go on on an empty screen of its own, which keeps nothing of what scrolls off it.

        So the person's own scrollback is left alone. A terminal without such a screen gets as
        many empty lines as it is high; where there is no screen, nothing is left to be read.
        """
        if not self._out.isatty():
            return
        if self._is_dumb:
            self._out.write("\n" * _size_of(self._out).lines)
        else:
            self._out.write(("" if self._is_aside else _ASIDE) + _HOME_AND_CLEAR)
            self._is_aside = True
        self._out.flush()

    def restore(self) -> None:
        """Back to the screen that was there before anything was wiped."""
        if self._is_aside:
            self._is_aside = False
            self._out.write(_HOME_AND_CLEAR + _BACK)
            self._out.flush()

    def _encodable(self, text: str) -> str:
        encoding = self._out.encoding or "utf-8"
        try:
            text.encode(encoding)
        except UnicodeError:
            return plain(text).encode(encoding, errors="replace").decode(encoding)
        return text


_FEWEST_COLUMNS = 20
_WIPE_LINE = "\r\x1b[K"
_HOME_AND_CLEAR = "\x1b[H\x1b[2J"
_ASIDE, _BACK = "\x1b[?1049h", "\x1b[?1049l"


def _size_of(out: TextIO) -> os.terminal_size:
    """The size of this very terminal; ``COLUMNS`` may be another's, or older than a resize."""
    try:
        size = os.get_terminal_size(out.fileno())
    except (OSError, ValueError):
        size = os.terminal_size((0, 0))
    return size if size.columns else shutil.get_terminal_size((80, 24))


def _never_fail(*streams: TextIO) -> None:
    """Bytes that are no text become question marks instead of an error."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _has_glyphs(out: TextIO, environ: Mapping[str, str]) -> bool:
    is_utf = (out.encoding or "").lower().replace("-", "") == "utf8"
    return out.isatty() and is_utf and environ.get("TERM") != "dumb"


def _colours(out: TextIO, environ: Mapping[str, str], *, wanted: bool | None) -> Colours:
    """Colours where there is a terminal and nobody has said NO_COLOR."""
    term = environ.get("TERM", "")
    bearable = out.isatty() and term not in ("", "dumb") and not environ.get("NO_COLOR")
    if not (bearable if wanted is None else wanted):
        return Colours.NONE
    many = "256" in term or environ.get("COLORTERM") or os.name == "nt"
    return Colours.FULL if many else Colours.BASIC
