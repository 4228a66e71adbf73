"""Read any input hand by hand: text, JSON objects, position strings; in constant memory.

Which of the three it is shows by how a line begins. A fault stands in the stream in its hand's
place, so that the hands after it keep their numbers.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

from offiziersskat.notation.build import RecordVisitor
from offiziersskat.notation.faults import BadNotation, Fault
from offiziersskat.notation.json_form import tell_object
from offiziersskat.notation.json_text import Objects
from offiziersskat.notation.lexer import is_tag_line, opens_tag
from offiziersskat.notation.lines import Line, Lines, Source
from offiziersskat.notation.osk import OskReader
from offiziersskat.notation.record import Record
from offiziersskat.notation.visitor import Visitor

__all__ = ["read_hands", "read_record", "read_records"]

T = TypeVar("T")


def read_records(source: Source) -> Iterator[Record | Fault]:
    """The records of an input; the source is read no further than the hand that is asked for.

    ``source`` gives lines, as text or as bytes in UTF-8, or is one whole text. A position string
    becomes a record that begins there and has no moves.
    """
    return read_hands(source, RecordVisitor())


def read_hands(source: Source, visitor: Visitor[T]) -> Iterator[T | Fault]:
    """What a visitor makes of each hand of an input, or the fault that stands for it."""
    lines = Lines(source)
    is_text = True
    while (line := _next_filled(lines)) is not None:
        # Where every line is a hand, one that only begins like a tag is nonsense by itself; where
        # hands are text, it is a hand's first tag misspelt, and the lines after it belong to it.
        if is_tag_line(line.text) or (is_text and opens_tag(line.text)):
            yield from OskReader(lines, visitor).hands()
            is_text = True
            continue
        lines.take()
        if line.text.lstrip()[0] in "{[],":
            yield from _objects(line, lines, visitor)
        elif _PAGE.match(line.text):
            _pass_page(line, lines)
            yield Fault(BadNotation("record-page", line=line.number, column=1))
        else:
            yield _position(line, visitor)
            if line.bad is not None:
                _pass_noise(lines)
        is_text = False


_PAGE = re.compile(r"\s*<(?:!doctype|html|\?xml)\b", re.IGNORECASE)
_PAGE_END = re.compile(r"</html\s*>", re.IGNORECASE)


def _pass_page(line: Line | None, lines: Lines) -> None:
    """A page of the web is one thing that is no hand, however many lines it has."""
    while line is not None and not _PAGE_END.search(line.text):
        line = lines.take()


_HAND = re.compile(r"\s*[\[{]\s*[\w\"{]|.*\|")


def _pass_noise(lines: Lines) -> None:
    """What is no text is one thing too, up to a line that may be a hand."""
    while (line := lines.peek()) is not None and (line.bad or not _HAND.match(line.text)):
        lines.take()


def _next_filled(lines: Lines) -> Line | None:
    """Pass over empty lines, and look at the next."""
    while (line := lines.peek()) is not None and not line.text.strip():
        lines.take()
    return line


def _objects(first: Line, lines: Lines, visitor: Visitor[T]) -> Iterator[T | Fault]:
    """The hands in the objects that begin in a line."""
    objects = Objects(lines, first)
    while True:
        try:
            chunk = objects.next()
            if chunk is None:
                return
            hand: T | Fault = tell_object(chunk, visitor)
        except BadNotation as error:
            hand = Fault(error)
        yield hand


def _position(line: Line, visitor: Visitor[T]) -> T | Fault:
    try:
        return _tell_position(line.checked(), visitor)
    except BadNotation as error:
        # Whoever writes no ruleset and no table meant no position either.
        is_none = error.code == "rules-unknown-preset" and "|" not in line.text
        none = BadNotation("record-none", line=error.line, column=error.column)
        return Fault(none if is_none else error)


def _tell_position(line: Line, visitor: Visitor[T]) -> T:
    """A position string is a record with a layout and no moves."""
    text = line.text.strip()
    visitor.begin(line.number)
    try:
        visitor.header("Rules", text.split(None, 1)[0])
        visitor.header("Layout", text)
        return visitor.end()
    except BadNotation as error:
        start = len(line.text) - len(line.text.lstrip())
        raise error.moved(line.number, start + 1) from None


def read_record(source: Source) -> Record:
    """The one record of an input; raises ``BadNotation`` for a fault, and for none or several."""
    found = list(islice(read_records(source), 2))
    records = [_sound(hand) for hand in found]
    if len(records) != 1:
        raise BadNotation("record-count", count=len(records))
    return records[0]


def _sound(hand: Record | Fault) -> Record:
    if isinstance(hand, Fault):
        raise hand.error
    return hand
