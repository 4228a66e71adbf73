"""What a card looks like to a seat that may play it: the features of the model of card play.

Only what everybody sees goes in, with the card itself: so that the table of a decision serves
whatever the seat may hold. What the features weigh is written in ``habits``.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache

from offiziersskat.core.cards import DECK, Card, Rank, cards_in, mask_of, points_of
from offiziersskat.core.contracts import TRUMP, Contract, Order, Ten, order
from offiziersskat.core.seats import Seat

__all__ = ["CARDS", "Aim", "Feature", "Situation", "Turn", "class_masks", "describe", "kind_of"]


CARDS = 23
"""How many features a card has."""


class Aim(Enum):
    """What a seat plays for."""

    POINTS = "points"
    RAMSCH = "ramsch"
    NULL = "null"
    AGAINST_NULL = "against_null"


class Turn(Enum):
    """Leading, following the led class, or free to play any card."""

    LEAD = "lead"
    FOLLOW = "follow"
    FREE = "free"


class Feature(IntEnum):
    """Places in a row of coefficients; those of 0–13 are kinds of cards, one of which holds.

    Kinds: plain A T K Q and lower, then the four jacks, then trumps A T K Q and lower; in null the
    first eight are the ranks A K Q J T 9 8 7.
    """

    UP = 14
    UNCOVERS = 15
    SHOWN = 16
    WINS = 17
    GAIN = 18
    HIGHER = 19
    THREAT = 20
    SAFE = 21
    RUFF = 22


@dataclass(frozen=True, slots=True)
class Situation:
    """A seat's turn as everybody sees it.

    Masks: ``mine`` its face-up cards, ``piled`` those of them that cover another, ``foes`` the
    face-up cards of its opponents who play after it, ``known`` all that were played or lie face
    up. ``ours``: whether its side has the best card of those ``lying`` in the trick.
    """

    seat: Seat
    aim: Aim
    contract: Contract
    ten: Ten
    mine: int
    piled: int
    foes: int
    known: int
    lying: tuple[Card, ...]
    ours: bool

    @property
    def order(self) -> Order:
        """How the cards stand to each other."""
        return order(self.contract, self.ten)

    def turn(self, played: Card) -> Turn:
        """What the seat had to do, as what it played tells."""
        if not self.lying:
            return Turn.LEAD
        follow = self.order.follow
        return Turn.FOLLOW if follow[played] == follow[self.lying[0]] else Turn.FREE

    def choice(self, played: Card) -> int:
        """The mask of the cards it chose from, if it held them all.

        A card of another class than the led one tells that it held none of that.
        """
        if self.turn(played) is not Turn.FOLLOW:
            return (1 << len(DECK)) - 1
        return class_masks(self.contract)[self.order.follow[played]]


@cache
def class_masks(contract: Contract) -> tuple[int, ...]:
    """The mask of each follow class, trumps last."""
    follow = order(contract, Ten.HIGH).follow
    classes = range(TRUMP + 1)
    return tuple(mask_of(card for card in DECK if follow[card] == number) for number in classes)


_PLAIN = {Rank.A: 0, Rank.T: 1, Rank.K: 2, Rank.Q: 3}
_LOW, _JACKS, _TRUMPS = 4, 5, 9
_NULL = (Rank.A, Rank.K, Rank.Q, Rank.J, Rank.T, Rank.NINE, Rank.EIGHT, Rank.SEVEN)


@cache
def kind_of(card: Card, contract: Contract) -> int:
    """The kind of a card under a contract, 0–13."""
    if contract is Contract.N:
        return _NULL.index(card.rank)
    if card.is_jack:
        return _JACKS + card.suit
    rank = _PLAIN.get(card.rank, _LOW)
    return rank + _TRUMPS if card.suit is contract.suit else rank


def describe(here: Situation, card: Card) -> Iterator[tuple[int, float]]:
    """The features of playing a card that are not nothing, each with its amount."""
    yield kind_of(card, here.contract), 1.0
    bit = card.bit
    if here.mine & bit:
        yield Feature.UP, 1.0
    if here.piled & bit:
        yield Feature.UNCOVERS, 1.0
    same = class_masks(here.contract)[here.order.follow[card]]
    yield Feature.SHOWN, (here.mine & same & ~bit).bit_count() / 4
    yield Feature.HIGHER, _higher(here, card, same & ~here.known) / 3
    if here.lying:
        yield from _answer(here, card)
    else:
        yield from _lead(here, card, same)


def _higher(here: Situation, card: Card, among: int) -> int:
    """How many cards nobody has seen are higher in the card's class, up to three."""
    strength = here.order.strength
    return min(3, sum(strength[other] > strength[card] for other in cards_in(among)))


def _answer(here: Situation, card: Card) -> Iterator[tuple[int, float]]:
    table = here.order
    best = here.lying[table.winner(here.lying)]
    wins = table.beats(card, best)
    if wins:
        yield Feature.WINS, 1.0
    points = points_of(here.lying) + card.points
    yield Feature.GAIN, (points if wins or here.ours else -points) / 10


def _lead(here: Situation, card: Card, same: int) -> Iterator[tuple[int, float]]:
    """What the opponents who play after it show against the card."""
    strength = here.order.strength
    shown = cards_in(here.foes & same)
    above = [other for other in shown if strength[other] > strength[card]]
    if above:
        yield Feature.THREAT, 1.0
        yield Feature.GAIN, -(card.points + max(other.points for other in above)) / 10
    elif shown:
        yield Feature.SAFE, 1.0
        yield Feature.GAIN, (card.points + min(other.points for other in shown)) / 10
    elif here.foes & class_masks(here.contract)[TRUMP]:
        yield Feature.RUFF, 1.0
        yield Feature.GAIN, -card.points / 10
    else:
        yield Feature.GAIN, card.points / 10
