"""How a table stands once a trick is over: what the cards in sight promise to either side.

Each card that is still to be played counts for its side by its rank and by where it stands: no
card of the other side in sight beats it, or one does, or the other side shows none of the suit and
would trump it, or could not. The figures are card points, measured in games of this player against
itself; in sum they say by how much one side will take more of what is left.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache

from offiziersskat.core.cards import DECK, Card, Rank, mask_of
from offiziersskat.core.contracts import Contract, Order, Ten, order

__all__ = ["Balance", "balance_for"]


class _Standing(Enum):
    """How a side card stands against the cards of the other side that lie in sight."""

    HIGH = "none that must follow beats it"
    BEATEN = "one that must follow beats it"
    DOOMED = "it can be trumped, and no more of the suit can turn up"
    SHAKY = "it can be trumped, unless the one card of the suit that is missing turns up there"
    TRUMPED = "it can be trumped, but several of the suit are still to come"
    FREE = "neither followed nor trumped"


@dataclass(frozen=True, slots=True)
class _Worths:
    """By standing and rank: ace, ten, king, queen, and the three that are worth nothing.

    ``jack`` by suit; ``lead`` is what being to lead promises.
    """

    side: dict[_Standing, tuple[float, ...]]
    trump: dict[_Standing, tuple[float, ...]]
    jack: tuple[float, float, float, float]
    lead: float


_GAME = _Worths(
    side={
        _Standing.HIGH: (10.5, 7.0, 1.0, -1.0, -2.0),
        _Standing.BEATEN: (0.0, -4.6, -2.7, -3.2, -1.8),
        _Standing.DOOMED: (-7.0, -6.5, -1.2, -0.6, 1.0),
        _Standing.SHAKY: (0.8, -1.0, -1.5, -1.8, -0.5),
        _Standing.TRUMPED: (7.4, 1.0, 0.0, -2.2, -1.3),
        _Standing.FREE: (7.0, 5.7, 2.2, 1.6, -0.1),
    },
    trump={
        _Standing.HIGH: (15.5, 13.0, 8.0, 5.8, 2.8),
        _Standing.BEATEN: (10.8, 9.0, 7.6, 6.2, 5.1),
    },
    jack=(12.0, 9.9, 9.2, 8.0),
    lead=1.5,
)
# With four at the table a trick holds four cards: jacks gain, and tens seldom come home.
_GAME_OF_FOUR = _Worths(
    side={
        _Standing.HIGH: (4.0, -2.5, -1.0, -3.0, -3.5),
        _Standing.BEATEN: (0.0, -6.0, -9.0, -6.0, -5.0),
        _Standing.DOOMED: (-4.0, -3.0, -2.5, -2.0, -0.8),
        _Standing.SHAKY: (-2.5, -3.0, -2.8, -1.2, -1.4),
        _Standing.TRUMPED: (1.8, -5.0, -2.0, -2.8, -4.0),
        _Standing.FREE: (5.0, 5.3, -0.5, -1.5, -1.0),
    },
    trump={
        _Standing.HIGH: (18.0, 13.1, 11.2, 6.9, 4.0),
        _Standing.BEATEN: (8.8, 8.2, 8.9, 8.4, 5.8),
    },
    jack=(20.5, 17.8, 14.8, 13.2),
    lead=4.0,
)
_RAMSCH = _Worths(
    side={
        _Standing.HIGH: (2.5, 0.8, -3.0, -6.0, -7.0),
        _Standing.BEATEN: (0.0, -5.0, -8.0, -10.0, -12.0),
        _Standing.DOOMED: (-2.7, -2.7, -2.7, -1.3, -0.2),
        _Standing.SHAKY: (-1.0, -0.1, -0.3, -0.4, -3.9),
        _Standing.TRUMPED: (5.9, 0.4, -1.6, -3.7, -7.5),
        _Standing.FREE: (4.0, -0.4, -0.9, -3.2, -5.5),
    },
    trump={},
    jack=(11.0, 9.4, 6.2, 2.2),
    lead=4.6,
)

_COLUMN = {Rank.A: 0, Rank.T: 1, Rank.K: 2, Rank.Q: 3}
_LOW = 4
_TRUMPED = (_Standing.DOOMED, _Standing.SHAKY, _Standing.TRUMPED)
"""By the number of cards of the suit that nobody has seen."""


@dataclass(frozen=True, slots=True, eq=False)
class Balance:
    """What the cards of a contract promise, in points that one side will take more than the other.

    There is one for each contract (``balance_for``), so it is the same only as itself.
    """

    order: Order
    worths: _Worths
    classes: tuple[int, ...]
    trumps: int

    @property
    def lead(self) -> float:
        """Points, to who is to lead."""
        return self.worths.lead

    def of(self, mine: int, theirs: int, unseen: int) -> float:
        """The balance of three masks: this side's cards in sight, the other's, the unseen ones."""
        i_trump, they_trump = bool(mine & self.trumps), bool(theirs & self.trumps)
        total = 0.0
        for cards in self.classes:
            own, other, missing = mine & cards, theirs & cards, (unseen & cards).bit_count()
            if own:
                total += _part(self, own, other, trumped=they_trump, missing=missing)
            if other:
                total -= _part(self, other, own, trumped=i_trump, missing=missing)
        return total

    def worth(self, card: Card, other: int, *, trumped: bool, missing: int) -> float:
        """What a card promises its holder against the other side's cards of its class."""
        column = _COLUMN.get(card.rank, _LOW)
        strength = self.order.strength
        beaten = any(other & c.bit and strength[c] > strength[card] for c in DECK)
        standing = _Standing.BEATEN if beaten else _Standing.HIGH
        if card.bit & self.trumps:
            return (
                self.worths.jack[card.suit] if card.is_jack else self.worths.trump[standing][column]
            )
        if other:
            return self.worths.side[standing][column]
        if not trumped:
            return self.worths.side[_Standing.FREE][column]
        return self.worths.side[_TRUMPED[min(missing, 2)]][column]


@cache
def balance_for(contract: Contract, ten: Ten, *, four: bool) -> Balance:
    """The balance of a suit contract, grand or ramsch; null is no matter of points."""
    table = order(contract, ten)
    classes = tuple(
        mask_of(card for card in DECK if table.follow[card] == number)
        for number in sorted(set(table.follow))
    )
    game = _GAME_OF_FOUR if four else _GAME
    worths = _RAMSCH if contract is Contract.R else game
    return Balance(table, worths, classes, mask_of(filter(table.is_trump, DECK)))


@lru_cache(maxsize=1 << 16)
def _part(balance: Balance, own: int, other: int, *, trumped: bool, missing: int) -> float:
    return sum(
        [
            balance.worth(card, other, trumped=trumped, missing=missing)
            for card in DECK
            if own & card.bit
        ]
    )
