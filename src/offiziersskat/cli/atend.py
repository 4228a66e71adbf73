"""Where a record ends: the table to be solved or analysed, or why there is none.

Shared by ``solve`` and ``analyse``. A record that breaks the rules is told as ``replay`` tells it;
what is answered for the others is the commands' business.
"""

import sys
from collections.abc import Callable

from offiziersskat.cli.hands import NO
from offiziersskat.cli.replay import emit_end, status_of
from offiziersskat.cli.retelling import Retelling
from offiziersskat.core.game import observe
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.errors import InputError
from offiziersskat.i18n import Language, catalogue
from offiziersskat.notation import (
    BadNotation,
    Finished,
    Record,
    Unfinished,
    conclusion,
)
from offiziersskat.notation.layout import hidden
from offiziersskat.search.kernel import COMPILED

__all__ = ["Ended", "Goal", "for_people", "for_programs", "notice_uncompiled", "view_of"]

Ended = Finished | Unfinished
"""An end at which there is something to answer."""

Goal = Callable[[int, Record, Ended], None]
"""Answers a hand; may raise ``InputError``."""


def for_programs(answer: Goal, hand: int, record: Record) -> int:
    """Answer a hand, or emit what is wrong with it; the exit status."""
    end = conclusion(record)
    if isinstance(end, Ended):
        _answered(answer, hand, record, end)
        return status_of(end)
    if status_of(end) == NO:
        emit_end(hand, record, end)
    return NO


def for_people(answer: Goal, language: Language, hand: int, record: Record) -> int:
    """Answer a hand, or tell what is wrong with it; the exit status."""
    end = conclusion(record)
    if hand:
        print()
    if isinstance(end, Ended):
        _answered(answer, hand, record, end)
        return status_of(end)
    status = status_of(end)
    for line in Retelling(hand, record, language).lines(end):
        print(line)
    return status


def notice_uncompiled(language: Language) -> None:
    """Tell a person at a terminal, once, why it takes so long."""
    if not COMPILED and sys.stderr.isatty():
        print(catalogue("commands", language).text("uncompiled"), file=sys.stderr)


def _answered(answer: Goal, hand: int, record: Record, end: Ended) -> None:
    """Faults of a hand get its place, so that the hands after it are answered all the same."""
    try:
        answer(hand, record, end)
    except BadNotation:
        raise
    except InputError as error:
        raise BadNotation.of(error).moved(record.line, 1) from None


def view_of(record: Record, end: Ended, seat: Seat) -> View:
    """What a seat sees at the end; raises ``BadNotation`` if the record does not tell its hand."""
    view = observe(end.game, seat)
    position = record.layout
    if position is None:
        return view
    if not position.is_known and hidden(position.layout.hands[seat]):
        raise BadNotation("position-own-hand", line=record.line, seat=int(seat))
    return position.masked(view)
