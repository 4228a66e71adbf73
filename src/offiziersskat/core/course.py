"""The course of a hand: which packets are dealt, who is asked what, and when.

A course is a tuple of steps read by one machine (``game``); its text form is that of rules.md §3.
This module decides which courses are possible at all; what a step does is the machine's business.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from offiziersskat.core.cards import DECK
from offiziersskat.core.seats import Seat
from offiziersskat.errors import InputError

__all__ = [
    "Ask",
    "BadCourse",
    "Course",
    "Deal",
    "Kind",
    "Step",
    "format_course",
    "hand_cards",
    "parse_course",
    "places_of",
    "seats_of",
    "tricks_of",
]


class Kind(Enum):
    """How a packet lies: down, up on a down card, open by itself, in the hand, in the stock."""

    DOWN = "d"
    UP = "u"
    OPEN = "o"
    HAND = "h"
    STOCK = "s"


@dataclass(frozen=True, slots=True)
class Deal:
    """A packet of cards from the top of the pack; the stock belongs to no seat."""

    seat: Seat | None
    count: int
    kind: Kind


class Ask(Enum):
    """A step at which somebody decides."""

    BID = "bid"
    STOCK = "stock"
    DECLARE = "declare"
    KONTRA = "kontra"
    RE = "re"
    PLAY = "play"


Step = Deal | Ask
Course = tuple[Step, ...]


class BadCourse(InputError):
    """A course that cannot be played; the code says why."""


_PACKET = re.compile(r"(?:([FD0-3])(\d{1,2})([duoh])|(\d{1,2})(s))")
_STOCK_SIZE = 2


def parse_course(text: str) -> Course:
    """Read ``F8d D8d F8u D8u declare play``; dots may stand for spaces. Raises ``BadCourse``."""
    words = text.replace(".", " ").split()
    four = any(word[0] in "23" and word[-1] in "duoh" for word in words)
    course = tuple(_parse_step(word, seats=4 if four else 2) for word in words)
    _check(course)
    return course


def _parse_step(word: str, *, seats: int) -> Step:
    if word in _ASKS:
        return _ASKS[word]
    found = _PACKET.fullmatch(word)
    if not found:
        raise BadCourse("course-word", word=word)
    name, count, kind, stock_count, _ = found.groups()
    if stock_count:
        return Deal(None, int(stock_count), Kind.STOCK)
    number = {"F": 0, "D": seats - 1}.get(name)
    seat = Seat(int(name) if number is None else number)
    return Deal(seat, int(count), Kind(kind))


_ASKS = {ask.value: ask for ask in Ask}


def format_course(course: Course) -> str:
    """The canonical text: ``F D`` for two seats, digits for four."""
    names = "FD" if seats_of(course) == len("FD") else "0123"
    return " ".join(_format_step(step, names) for step in course)


def _format_step(step: Step, names: str) -> str:
    if isinstance(step, Ask):
        return step.value
    seat = "" if step.seat is None else names[step.seat]
    return f"{seat}{step.count}{step.kind.value}"


def _deals(course: Course) -> Iterable[Deal]:
    return (step for step in course if isinstance(step, Deal))


def seats_of(course: Course) -> int:
    """Two, or four when a packet goes to a third or fourth seat."""
    return 4 if any((step.seat or 0) > Seat.SECOND for step in _deals(course)) else 2


def _dealt(course: Course, seat: Seat | None, kind: Kind) -> int:
    return sum(s.count for s in _deals(course) if s.seat == seat and s.kind is kind)


def places_of(course: Course) -> int:
    """How many places, piles and open cards, lie before each seat."""
    return _dealt(course, Seat.FOREHAND, Kind.DOWN) + _dealt(course, Seat.FOREHAND, Kind.OPEN)


def hand_cards(course: Course) -> int:
    """How many cards are dealt to each hand."""
    return _dealt(course, Seat.FOREHAND, Kind.HAND)


def tricks_of(course: Course) -> int:
    """How many tricks a hand has: the cards that are not in the stock, by seats."""
    stock = _dealt(course, None, Kind.STOCK)
    return (len(DECK) - stock) // seats_of(course)


def _check(course: Course) -> None:
    """Refuse what rules.md §3 refuses."""
    _check_words(course)
    seats = seats_of(course)
    if sum(step.count for step in _deals(course)) != len(DECK):
        raise BadCourse("course-cards", count=sum(step.count for step in _deals(course)))
    if any(step.count == 0 for step in _deals(course)):
        raise BadCourse("course-empty-packet")
    for kind in (Kind.DOWN, Kind.UP, Kind.OPEN, Kind.HAND):
        shares = {_dealt(course, Seat(seat), kind) for seat in range(seats)}
        if len(shares) > 1:
            raise BadCourse("course-unequal", kind=kind.value)
    if _dealt(course, Seat.FOREHAND, Kind.UP) != _dealt(course, Seat.FOREHAND, Kind.DOWN):
        raise BadCourse("course-uncovered")
    _check_covering(course, seats)
    _check_stock(course)


def _check_words(course: Course) -> None:
    asked = [step for step in course if isinstance(step, Ask)]
    in_order = [ask for ask in Ask if ask in asked]
    if asked != in_order:
        raise BadCourse("course-order")
    for needed in (Ask.DECLARE, Ask.PLAY):
        if needed not in asked:
            raise BadCourse("course-missing", word=needed.value)
    if course[-1] is not Ask.PLAY:
        raise BadCourse("course-after-play")


def _check_covering(course: Course, seats: int) -> None:
    """An upper card needs a pile that is not yet covered to lie on."""
    bare = [0] * seats
    for step in _deals(course):
        if step.seat is None:
            continue
        bare[step.seat] += {Kind.DOWN: step.count, Kind.UP: -step.count}.get(step.kind, 0)
        if bare[step.seat] < 0:
            raise BadCourse("course-no-pile", seat=int(step.seat))


def _check_stock(course: Course) -> None:
    """Bidding is for a stock of two cards, which leaves no equal shares for four (rules.md §7)."""
    if (Ask.BID in course) != (Ask.STOCK in course):
        raise BadCourse("course-bid-stock")
    stock = _dealt(course, None, Kind.STOCK)
    if stock != (_STOCK_SIZE if Ask.STOCK in course else 0):
        raise BadCourse("course-stock", count=stock)
    if Ask.BID not in course:
        return
    taken = course.index(Ask.STOCK)
    if any(isinstance(step, Deal) and step.kind is Kind.STOCK for step in course[taken:]):
        raise BadCourse("course-late-stock")
