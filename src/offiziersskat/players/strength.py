"""How many card points a contract should bring, from the cards that are known.

Every card that is known to lie on one side moves the expectation away from 60 by what it was worth
in games of this player against itself; the cards nobody knows are taken to be shared out evenly.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import erf, sqrt

from offiziersskat.core.cards import Card, Rank, points_of
from offiziersskat.core.contracts import SUIT_OF, Contract, Ten
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import View
from offiziersskat.players.reading import known_cards

__all__ = ["Estimate", "estimate", "lead_of", "weight"]

_HALF = 60.0


@dataclass(frozen=True, slots=True)
class _Weights:
    """Points by rank: ace, ten, ten below the king, king, queen, and the three of no points."""

    jacks: tuple[float, float, float, float]
    trumps: tuple[float, ...]
    side: tuple[float, ...]
    lead: float


_SUIT = _Weights(
    jacks=(5.2, 4.2, 3.8, 3.6),
    trumps=(4.2, 3.3, 2.6, 2.3, 1.3, 1.1),
    side=(5.4, 0.0, -2.4, -1.6, -3.4, -3.0),
    lead=1.5,
)
_GRAND = _Weights(
    jacks=(5.0, 3.4, 2.4, 2.4),
    trumps=(),
    side=(6.4, 0.6, -1.2, -0.4, -2.2, -2.4),
    lead=0.5,
)
_RAMSCH = _Weights(
    jacks=(6.5, 5.0, 4.8, 3.8),
    trumps=(),
    side=(5.9, 1.5, 0.5, 0.2, -2.4, -3.4),
    lead=0.8,
)
# With four at the table, eight tricks: jacks gain, and tens find no way home.
_SUIT_OF_FOUR = _Weights(
    jacks=(12.0, 9.8, 9.2, 5.0),
    trumps=(6.6, 4.0, 4.0, 3.1, 4.1, 3.2),
    side=(1.9, -3.3, -3.3, -3.4, -3.7, -4.2),
    lead=3.0,
)
_GRAND_OF_FOUR = _Weights(
    jacks=(12.4, 11.4, 9.4, 5.4),
    trumps=(),
    side=(5.8, -3.0, -3.0, 1.1, -3.1, -3.5),
    lead=3.0,
)

_COLUMN = {Rank.A: 0, Rank.T: 1, Rank.K: 3, Rank.Q: 4}
_LOW, _TEN_BELOW = 5, 2


@dataclass(frozen=True, slots=True)
class Estimate:
    """The points to be expected, and how far from them the result may well be."""

    points: float
    spread: float

    def chance(self, points: float) -> float:
        """How likely it is to reach so many points, 0–1."""
        return 0.5 - 0.5 * erf((points - 0.5 - self.points) / self.spread / sqrt(2))


def estimate(view: View, contract: Contract, side: Side) -> Estimate:
    """What a side should take in a suit contract, grand or ramsch that it declares."""
    four = view.rules.seats > len("FD")
    laid_away = points_of(view.stock) if isinstance(view.stock, tuple) else 0
    points = _HALF + laid_away / 2 + _weights(contract, four=four).lead
    for seat, cards in known_cards(view):
        points += _sum(cards, contract, seat, view) if seat.side is side else 0
        points -= _sum(cards, contract, seat, view) if seat.side is not side else 0
    return Estimate(points, _spread(view, contract, four=four))


def _sum(cards: Iterable[Card], contract: Contract, seat: Seat, view: View) -> float:
    four = view.rules.seats > len("FD")
    return sum([weight(card, contract, view.rules.ten, four=four) for card in cards])


def weight(card: Card, contract: Contract, ten: Ten, *, four: bool) -> float:
    """By how many points a card raises what its side may expect."""
    weights = _weights(contract, four=four)
    if card.is_jack:
        return weights.jacks[card.suit]
    below = card.rank is Rank.T and ten is Ten.BELOW_KING
    column = _TEN_BELOW if below else _COLUMN.get(card.rank, _LOW)
    ranks = weights.trumps if card.suit is SUIT_OF.get(contract) else weights.side
    return ranks[column]


def lead_of(contract: Contract, *, four: bool) -> float:
    """By how many points the lead raises what a side may expect."""
    return _weights(contract, four=four).lead


def _weights(contract: Contract, *, four: bool) -> _Weights:
    if contract is Contract.R:
        return _RAMSCH
    if contract is Contract.G:
        return _GRAND_OF_FOUR if four else _GRAND
    return _SUIT_OF_FOUR if four else _SUIT


def _spread(view: View, contract: Contract, *, four: bool) -> float:
    """The more cards nobody knows, the less is certain; measured as the weights were."""
    known = sum(len(cards) for _, cards in known_cards(view))
    spread = 10.5 + 0.34 * (32 - known) + (8.0 if four else 0.0)
    return spread * (1.25 if contract is Contract.R else 1.0)
