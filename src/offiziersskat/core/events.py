"""What happened in a hand, one frozen record for each step; the log of a game is made of them.

Three kinds of event have an owner who saw more than the others: cards dealt to a hand, the stock
taken, two cards laid away. ``masked`` gives the form that another seat may know.
"""

from dataclasses import dataclass, replace

from offiziersskat.core.actions import Action
from offiziersskat.core.cards import Card
from offiziersskat.core.course import Kind
from offiziersskat.core.seats import Seat

__all__ = [
    "Acted",
    "Cards",
    "Dealt",
    "Event",
    "Hidden",
    "LaidAway",
    "OPEN_EVENTS",
    "Opened",
    "StockTaken",
    "TrickWon",
    "Turned",
    "masked",
]


@dataclass(frozen=True, slots=True)
class Hidden:
    """Cards that the observer does not see: their number is all he knows."""

    count: int


Cards = tuple[Card, ...] | Hidden


@dataclass(frozen=True, slots=True)
class Dealt:
    """A packet was dealt; face-down cards and the stock are hidden from everyone."""

    seat: Seat | None
    kind: Kind
    cards: Cards


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat did something that all see; laying away is an event of its own."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class StockTaken:
    """The declarer took the stock into his hand."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class LaidAway:
    """The declarer laid two cards away."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Opened:
    """The declarer plays ouvert: his hand lies open."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Turned:
    """The face-down card of a place was turned."""

    seat: Seat
    place: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A seat took a trick of so many card points."""

    seat: Seat
    points: int


Event = Dealt | Acted | StockTaken | LaidAway | Opened | Turned | TrickWon

OPEN_EVENTS = frozenset({Acted, Opened, Turned, TrickWon})
"""The kinds of event that everybody sees whole; any other passes through ``masked``."""


def masked(event: Event, seat: Seat | None) -> Event:
    """The event as a seat saw it; ``None`` is a spectator."""
    match event:
        case Dealt(owner, Kind.HAND, tuple() as cards) if owner != seat:
            return replace(event, cards=Hidden(len(cards)))
        case StockTaken(owner, tuple() as cards) if owner != seat:
            return replace(event, cards=Hidden(len(cards)))
        case LaidAway(owner, tuple() as cards) if owner != seat:
            return replace(event, cards=Hidden(len(cards)))
        case _:
            return event
