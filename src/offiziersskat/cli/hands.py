"""The hands of an input, one after the other: what every command that reads records shares.

Reads them one at a time, tells faults with their places, goes on with the next hand, and keeps
the worst exit status (notation.md §6). What is answered for a hand is the command's business.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass

from offiziersskat.cli.faults import sentence
from offiziersskat.cli.streams import STANDARD_INPUT, has_glyphs, lines_of, write_as_utf8
from offiziersskat.errors import InputError
from offiziersskat.i18n import Language, catalogue
from offiziersskat.notation import (
    BadNotation,
    Fault,
    Record,
    RecordVisitor,
    Visitor,
    read_hands,
)

__all__ = ["NO", "OK", "UNUSABLE", "Answers", "emit", "for_each_hand"]

OK, NO, UNUSABLE = 0, 1, 2
"""The exit statuses: done, an answer of "no", unusable input."""

_write = json.JSONEncoder(ensure_ascii=False).encode


def emit(answer: dict[str, object]) -> None:
    """Write one JSON object on a line of its own."""
    sys.stdout.write(_write(answer) + "\n")


@dataclass(frozen=True, slots=True)
class Answers:
    """How answers and faults are given: to a program, or to a person in a language."""

    file: str
    language: Language
    as_json: bool

    def fault(self, hand: int, error: BadNotation) -> None:
        """Say what is wrong with a hand, and where."""
        message = sentence(error, self.language, glyphs=self.as_json or has_glyphs())
        if self.as_json:
            emit({"hand": hand, "error": message, "line": error.line, "column": error.column})
        else:
            sys.stdout.flush()
            print(f"{self._place}:{error.line}:{error.column}: {message}", file=sys.stderr)

    def more_faults(self, count: int) -> None:
        """So many lines after one that was no hand were none either."""
        if count:
            message = catalogue("commands", self.language).text("none-either", count=count)
            print(f"{self._place}: {message}", file=sys.stderr)

    @property
    def _place(self) -> str:
        return "<stdin>" if self.file == STANDARD_INPUT else self.file


def for_each_hand(
    answers: Answers,
    answer: Callable[[int, Record], int],
    visitor: Visitor[Record] | None = None,
) -> int:
    """Answer every hand as it is read; the worst status of all.

    ``answer`` may raise ``BadNotation`` for a hand that cannot be used, and so may a ``visitor``
    that is told of it while it is read. Raises ``BadFile``.
    """
    if answers.as_json:
        write_as_utf8()
    worst = OK
    hand = -1
    more = 0
    was_none = False
    items = read_hands(lines_of(answers.file), visitor or RecordVisitor())
    for hand, item in enumerate(items):
        is_none = isinstance(item, Fault) and item.error.code == "record-none"
        if is_none and was_none and not answers.as_json:
            # Of a file that is something else a person is told once.
            more += 1
            continue
        answers.more_faults(more)
        more, was_none = 0, is_none
        worst = max(worst, _answered(answers, answer, hand, item))
        # A program at the other end of a pipe may wait for this before it sends more.
        sys.stdout.flush()
    answers.more_faults(more)
    if hand < 0:
        code = "input-no-hand" if answers.file == STANDARD_INPUT else "file-no-hand"
        raise InputError(code, file=answers.file)
    return worst


def _answered(
    answers: Answers, answer: Callable[[int, Record], int], hand: int, item: Record | Fault
) -> int:
    if isinstance(item, Fault):
        answers.fault(hand, item.error)
        return UNUSABLE
    try:
        return answer(hand, item)
    except BadNotation as error:
        answers.fault(hand, error)
        return UNUSABLE
