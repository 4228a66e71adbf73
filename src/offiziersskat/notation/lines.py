"""The lines of any input, one at a time, with their numbers: bytes or text, with or without BOM.

What cannot be decoded is not raised here: the line says where its first bad byte stands, and
whoever takes the line for more than a look raises it.
"""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from offiziersskat.notation.faults import BadNotation

__all__ = ["LONGEST", "Line", "Lines", "Source"]

LONGEST = 1 << 24
"""In characters or bytes. What is longer is no record, and may be cut off there by who reads it."""

Source = str | bytes | Iterable[str] | Iterable[bytes]
"""A whole text, or whatever gives lines when iterated: an open file, a list, a generator."""

_SHOWN = 1_000
_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Line:
    """A line without its end; ``bad`` is the column of the first thing in it that is no UTF-8.

    Of a line that is too long only the beginning is kept.
    """

    number: int
    text: str
    bad: int | None = None
    is_whole: bool = True

    def checked(self) -> "Line":
        """The line itself; raises ``BadNotation`` if it could not be decoded, or is too long."""
        if not self.is_whole:
            most = LONGEST // 1_000_000
            raise BadNotation("line-too-long", line=self.number, column=1, most=most)
        if self.bad is not None:
            raise BadNotation("not-utf8", line=self.number, column=self.bad)
        return self


class Lines:
    """The lines of a source; the next one can be looked at before it is taken."""

    def __init__(self, source: Source) -> None:
        """Nothing is read yet."""
        self._lines = _split(source)
        self._ahead: deque[Line] = deque()
        self.number = 0

    def peek(self) -> Line | None:
        """The next line, or ``None`` at the end."""
        if not self._ahead:
            raw = self._read()
            if raw is None:
                return None
            self.number += 1
            self._ahead.append(_line(self.number, raw))
        return self._ahead[0]

    def _read(self) -> str | bytes | None:
        try:
            return next(self._lines, None)
        except UnicodeDecodeError:
            # The source decodes by itself and has lost its place: nothing more can be had of it.
            self._lines = iter(())
            return b"\xff"

    def take(self) -> Line | None:
        """The next line, and go on."""
        line = self.peek()
        if line is not None:
            self._ahead.popleft()
        return line

    def push(self, *lines: Line) -> None:
        """Put back what was taken last."""
        self._ahead.extendleft(reversed(lines))


def _split(source: Source) -> Iterator[str | bytes]:
    if isinstance(source, str):
        return iter(source.split("\n"))
    if isinstance(source, bytes):
        return iter(source.split(b"\n"))
    # Records are UTF-8 whatever an open file was told, and only bytes tell where it is broken.
    return iter(getattr(source, "buffer", source))


def _line(number: int, raw: str | bytes) -> Line:
    is_whole = len(raw) < LONGEST
    text, bad = _decoded(raw if is_whole else raw[:_SHOWN])
    if number == 1:
        text = text.removeprefix("\ufeff")
    # A carriage return ends a line of old systems; inside one it is just space.
    text = text.removesuffix("\n").removesuffix("\r").replace("\r", " ")
    return Line(number, text, bad, is_whole)


def _decoded(raw: str | bytes) -> tuple[str, int | None]:
    if isinstance(raw, str):
        found = None if raw.isascii() else _SURROGATE.search(raw)
        return raw, None if found is None else found.start() + 1
    try:
        return raw.decode(), None
    except UnicodeDecodeError as error:
        good = raw[: error.start].decode()
        return raw.decode(errors="replace"), len(good) + 1
