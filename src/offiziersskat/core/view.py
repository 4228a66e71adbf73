"""``View``: all that a seat may know, and what it may do. Does not know that ``Game`` exists.

A view is built by allow-list: ``Board`` holds what lies open to everyone, and the view adds what
this seat alone sees. There is no deck in it, no face-down card, no reference to the truth, and
the log is masked; so a view *is* the information set, and can be compared and hashed.

Legality is a function of the view (rules.md §4, §5, §7).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.cards import ALL_CARDS, Card, cards_in, mask_of
from offiziersskat.core.contracts import Order, order
from offiziersskat.core.events import Cards, Event
from offiziersskat.core.result import Result
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat

__all__ = ["Board", "Phase", "Place", "Trick", "View"]


class Phase(Enum):
    """What is being decided (notation.md §6)."""

    BID = "bid"
    STOCK = "stock"
    DISCARD = "discard"
    DECLARE = "declare"
    KONTRA = "kontra"
    RE = "re"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Place:
    """A place before a seat: the face-up card, and whether a face-down one lies here."""

    up: Card | None
    covered: bool


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards in playing order; ``winner`` once it is complete."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """What lies open to everyone at the table, spectators included.

    ``places`` and ``hand_sizes`` by seat; ``points`` and ``tricks`` by ``Side``, of the tricks
    taken (cards laid away are not in them); ``calls`` what was said in bidding; ``took_stock``
    whether the declarer took it; ``gone`` the mask of cards in earlier tricks.
    """

    rules: Ruleset
    phase: Phase
    to_act: Seat | None
    places: tuple[tuple[Place, ...], ...]
    hand_sizes: tuple[int, ...]
    pack_size: int
    stock_size: int
    calls: tuple[tuple[Seat, Action], ...]
    bid: int | None
    declarer: Seat | None
    took_stock: bool
    contract: Declare | None
    kontra: int
    trick: Trick | None
    last_trick: Trick | None
    points: tuple[int, int]
    tricks: tuple[int, int]
    gone: int
    result: Result | None


@dataclass(frozen=True, slots=True)
class View:
    """The table through the eyes of ``seat``; ``None`` is a spectator.

    ``hands`` by seat, ``stock`` (or the cards laid away) as this seat sees them.
    """

    board: Board
    seat: Seat | None
    hands: tuple[Cards, ...]
    stock: Cards
    log: tuple[Event, ...]

    @property
    def rules(self) -> Ruleset:
        """The ruleset in force."""
        return self.board.rules

    @property
    def phase(self) -> Phase:
        """What is being decided."""
        return self.board.phase

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; ``None`` when the hand is over."""
        return self.board.to_act

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.seat is not None and self.seat == self.board.to_act

    @property
    def order(self) -> Order | None:
        """The order of cards, once a contract stands."""
        contract = self.board.contract
        return None if contract is None else order(contract.contract, self.rules.ten)

    def open_cards(self, seat: Seat) -> tuple[Card, ...]:
        """The face-up cards before a seat, from left to right."""
        return tuple([place.up for place in self.board.places[seat] if place.up is not None])

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The hand cards of a seat that this observer sees; empty if he sees none."""
        cards = self.hands[seat]
        return cards if isinstance(cards, tuple) else ()

    def playable(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of a seat that this observer knows to be playable, in deck order."""
        return tuple(sorted(self.open_cards(seat) + self.hand(seat)))

    @property
    def visible(self) -> int:
        """The mask of all cards this observer sees now, played ones in the trick included."""
        mask = mask_of(self._visible_cards())
        return mask | mask_of(self.board.trick.cards if self.board.trick else ())

    def _visible_cards(self) -> Iterable[Card]:
        for seat in range(self.rules.seats):
            yield from self.open_cards(Seat(seat))
            yield from self.hand(Seat(seat))
        if isinstance(self.stock, tuple):
            yield from self.stock

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that this observer has never seen, in deck order."""
        return cards_in(ALL_CARDS & ~self.visible & ~self.board.gone)
