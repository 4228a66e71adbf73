"""What goes in and out of the command as bytes: files read line by line, output that never fails
for want of a character.

Knows no notation: it hands lines on, however many there are, one at a time; of one that is longer
than any record no more than its beginning.
"""

import codecs
import contextlib
import io
import os
import sys
from collections.abc import Iterator
from typing import BinaryIO

from offiziersskat.errors import InputError
from offiziersskat.tui.style import plain

__all__ = [
    "STANDARD_INPUT",
    "BadFile",
    "has_glyphs",
    "lines_of",
    "prepare_output",
    "silence_output",
    "write_as_utf8",
]

STANDARD_INPUT = "-"
"""The name that stands for standard input."""


class BadFile(InputError):
    """A file that cannot be read, or that is no text."""


def lines_of(name: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input for ``-``; raises ``BadFile``.

    Lines are read as they are asked for, so that a pipe is answered while it is still open.
    """
    if name == STANDARD_INPUT:
        if sys.stdin is None:  # closed by whoever started us
            return
        yield from _lines(sys.stdin.buffer, name)
        return
    try:
        with open(name, "rb") as source:  # noqa: PTH123 - a name, as the user wrote it
            yield from _lines(source, name)
    except OSError as error:
        raise _bad_file(name, error) from None


def _bad_file(name: str, error: OSError) -> BadFile:
    codes = {
        FileNotFoundError: "file-missing",
        NotADirectoryError: "file-missing",
        IsADirectoryError: "file-is-folder",
        PermissionError: "file-denied",
    }
    code = codes.get(type(error))
    if code is not None:
        return BadFile(code, file=name)
    return BadFile("file-unreadable", file=name, reason=error.strerror or str(error))


def _lines(source: BinaryIO, name: str) -> Iterator[bytes]:
    # Imported here, for help should cost little.
    from offiziersskat.notation.lines import LONGEST

    first = True
    while raw := source.readline(LONGEST):
        if first and b"\0" in raw:
            code = "input-binary" if name == STANDARD_INPUT else "file-binary"
            raise BadFile(code, file=name)
        first = False
        yield raw
        # The rest of a line that is too long is passed over, so that no input fills the memory.
        while len(raw) == LONGEST and not raw.endswith(b"\n"):
            raw = source.readline(LONGEST)


# ---- output -------------------------------------------------------------------------------------


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """What stands for characters that a terminal lacks: never an exception."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    return "".join(sign if sign.isascii() else "?" for sign in plain(lacking)), error.end


def prepare_output() -> None:
    """Let both outputs write what they can in their encoding, and the rest plainly."""
    codecs.register_error("plainly", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plainly")


def has_glyphs() -> bool:
    """Whether standard output can write the suits as signs."""
    try:
        "♣♠♥♦".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def write_as_utf8() -> None:
    """Records and JSON are UTF-8 whatever the terminal is (notation.md §3)."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="strict", newline="\n")


def silence_output() -> None:
    """Nobody reads any more: let what is left in the buffers go to nowhere."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
