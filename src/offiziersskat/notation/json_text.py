"""JSON objects cut out of a stream of lines, and where in them a value stands.

What the standard library is lenient in, this is not: doubled keys, ``NaN``, numbers and depths
beyond reason, characters that are none. It must not know what the objects mean.
"""

import json
import re
from dataclasses import dataclass
from typing import NoReturn

from offiziersskat.notation.faults import BadNotation, shown
from offiziersskat.notation.lines import Line, Lines

__all__ = ["Chunk", "Objects", "Path", "load_object", "opens_object", "place_of"]

Path = tuple[str | int, ...]
"""The keys and numbers that lead to a value."""

_PIECE = re.compile(r'"(?:[^"\\]|\\.)*("?)|[{}\[\]]')
_SPACE = re.compile(r"[\s,\[\]]*")
_DEEPEST = 20
_MOST_LINES = 5_000
_LONGEST_NUMBER = 15
_BLANK = re.compile(r"[ \t\n\r]*")
_OPENS = re.compile(r'\s*\{(?:\s*"\w+"\s*:|\s*$)')
_KEY = re.compile(r'\s*"\w+"\s*:')


@dataclass(frozen=True, slots=True)
class Chunk:
    """The text of one object, its lines parted by newlines, and where it began."""

    text: str
    line: int
    column: int

    def at(self, place: int, code: str, **params: str | int) -> BadNotation:
        """A fault at a place of the text."""
        line, column = self.spot(place)
        return BadNotation(code, line=line, column=column, **params)

    def spot(self, place: int) -> tuple[int, int]:
        """The line and the column of a place of the text."""
        breaks = self.text.count("\n", 0, place)
        column = place - self.text.rfind("\n", 0, place)
        return self.line + breaks, column if breaks else self.column + column - 1


# ---- from lines to chunks ---------------------------------------------------------------------


def opens_object(line: Line, lines: Lines) -> bool:
    """Whether a line, the next of some lines, begins an object and no comment of the text form."""
    found = _OPENS.match(line.text)
    if found is None or found[0].rstrip()[-1] == ":":
        return found is not None
    # A brace alone: the line after it tells.
    lines.take()
    after = lines.peek()
    lines.push(line)
    return after is not None and _KEY.match(after.text) is not None


class Objects:
    """Cuts objects out of a line, by themselves or in a list, and of the lines they go on in."""

    def __init__(self, lines: Lines, first: Line) -> None:
        """Begin with a line that has been taken."""
        self._lines = lines
        self._line = first
        self._at = 0

    def next(self) -> Chunk | None:
        """The next object; ``None`` at the end of the line in which the last one ended.

        After a fault, ``BadNotation``, what else there is of that object has been passed over.
        """
        self._at = _SPACE.match(self._line.text, self._at).end()  # type: ignore[union-attr]
        if self._at == len(self._line.text):
            return None
        first = self._line
        try:
            return self._cut()
        except BadNotation:
            if self._line is not first:
                self._pass_over()
            self._at = len(self._line.text)
            raise

    def _cut(self) -> Chunk:
        line, column = self._line.checked().number, self._at + 1
        if not self._line.text.startswith("{", self._at):
            text = shown(self._line.text[self._at : self._at + 50])
            raise self._fault(self._at, "json-object-expected", text=text)
        texts: list[str] = []
        depth = 0
        while True:
            depth, end = self._scan(depth)
            texts.append(self._line.text[self._at : end])
            if depth == 0:
                self._at = end
                return Chunk("\n".join(texts), line, column)
            self._go_on(len(texts))

    def _fault(self, place: int, code: str, **params: str | int) -> BadNotation:
        return BadNotation(code, line=self._line.number, column=place + 1, **params)

    def _scan(self, depth: int) -> tuple[int, int]:
        """The depth after this line, and its end; or nought, and where the object ends in it."""
        text = self._line.text
        for piece in _PIECE.finditer(text, self._at):
            if piece[0][0] == '"':
                if not piece[1]:
                    raise self._fault(piece.start(), "json-string-open")
                continue
            depth += 1 if piece[0] in "{[" else -1
            if depth > _DEEPEST:
                raise self._fault(piece.start(), "json-too-deep")
            if depth == 0:
                return 0, piece.end()
        return depth, len(text)

    def _go_on(self, count: int) -> None:
        """To the next line, unless another object begins there: then this one is half a one."""
        line = self._lines.peek()
        if line is None or line.text.startswith("{"):
            raise self._fault(len(self._line.text), "json-cut-off")
        if count > _MOST_LINES:
            raise self._fault(len(self._line.text), "json-too-many-lines", most=_MOST_LINES)
        self._lines.take()
        self._line, self._at = line, 0
        line.checked()

    def _pass_over(self) -> None:
        """Of an object of many lines: all until one that begins or ends an object."""
        while (line := self._lines.peek()) is not None and not line.text.startswith("{"):
            self._lines.take()
            if line.text.startswith("}"):
                return


# ---- from chunks to values --------------------------------------------------------------------


class _Refused(ValueError):
    """A literal of JSON that is refused: the code, and its text."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code)
        self.code = code
        self.text = text


def load_object(chunk: Chunk) -> dict[str, object]:
    """The object of a chunk; raises ``BadNotation``."""
    try:
        found = json.loads(
            chunk.text,
            object_pairs_hook=_unique,
            parse_constant=_constant,
            parse_int=_integer,
            parse_float=_float,
        )
    except json.JSONDecodeError as error:
        raise chunk.at(error.pos, "json-unreadable") from None
    except _Refused as error:
        place = max(chunk.text.rfind(error.text), 0)
        raise chunk.at(place, error.code, text=shown(error.text)) from None
    assert isinstance(found, dict)
    if "\\u" in chunk.text:
        _check_letters(chunk, found)
    return found


def _check_letters(chunk: Chunk, found: object) -> None:
    """Half a surrogate pair, which JSON can escape, is no character."""
    try:
        json.dumps(found, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        place = re.search(r"\\u[dD][89a-fA-F]", chunk.text)
        assert place is not None
        raise chunk.at(place.start(), "json-surrogate") from None


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        doubled = next(key for key in keys if keys.count(key) > 1)
        raise _Refused("json-key-doubled", doubled)
    return found


def _constant(text: str) -> NoReturn:
    raise _Refused("json-number", text)


def _integer(text: str) -> int:
    if len(text.lstrip("-")) > _LONGEST_NUMBER:
        raise _Refused("json-number", text)
    return int(text)


def _float(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise _Refused("json-number", text)
    return number


def place_of(chunk: Chunk, path: Path) -> int:
    """Where in a well-formed chunk the value of a path begins."""
    place = 0
    for step in path:
        place = _members(chunk.text, place)[step]
    return place


def _members(text: str, place: int) -> dict[str | int, int]:
    """Where the values of the object or list that begins at a place begin."""
    decoder = json.JSONDecoder()
    members: dict[str | int, int] = {}
    is_object = text[place] == "{"
    place = _blank(text, place + 1)
    while text[place] not in "}]":
        key: str | int = len(members)
        if is_object:
            name, place = decoder.raw_decode(text, place)
            key = str(name)
            place = _blank(text, _blank(text, place) + 1)
        members[key] = place
        _, place = decoder.raw_decode(text, place)
        place = _blank(text, place)
        if text[place] == ",":
            place = _blank(text, place + 1)
    return members


def _blank(text: str, place: int) -> int:
    return _BLANK.match(text, place).end()  # type: ignore[union-attr]
