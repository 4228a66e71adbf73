"""The 32 cards, their order and their points (rules.md §1).

A set of cards is kept as a bit mask where speed matters: bit ``n`` stands for ``Card(n)``.
Strength depends on the contract and lives in ``contracts``.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Self

__all__ = [
    "ALL_CARDS",
    "Card",
    "DECK",
    "Rank",
    "Suit",
    "cards_in",
    "mask_of",
    "points_of",
]


class Suit(IntEnum):
    """Clubs, spades, hearts, diamonds; clubs the highest."""

    C = 0
    S = 1
    H = 2
    D = 3


class Rank(IntEnum):
    """Ranks in the canonical order of a suit."""

    A = 0
    T = 1
    K = 2
    Q = 3
    J = 4
    NINE = 5
    EIGHT = 6
    SEVEN = 7


_RANK_LETTERS = "ATKQJ987"
_RANK_POINTS = (11, 10, 4, 3, 2, 0, 0, 0)


class Card(IntEnum):
    """A card; its number is its place in the canonical deck order C S H D, A T K Q J 9 8 7."""

    suit: Suit
    rank: Rank
    points: int
    code: str
    bit: int

    # As an integer's; that of an enum takes its name, every time.
    __hash__ = int.__hash__

    def __new__(cls, number: int) -> Self:
        """Derive suit, rank, points (0–11), code (``CJ``) and bit from the number."""
        card = int.__new__(cls, number)
        card._value_ = number
        card.suit = Suit(number // 8)
        card.rank = Rank(number % 8)
        card.points = _RANK_POINTS[number % 8]
        card.code = card.suit.name + _RANK_LETTERS[number % 8]
        card.bit = 1 << number
        return card

    CA, CT, CK, CQ, CJ, C9, C8, C7 = range(8)
    SA, ST, SK, SQ, SJ, S9, S8, S7 = range(8, 16)
    HA, HT, HK, HQ, HJ, H9, H8, H7 = range(16, 24)
    DA, DT, DK, DQ, DJ, D9, D8, D7 = range(24, 32)

    @property
    def is_jack(self) -> bool:
        """Whether the card is one of the four jacks."""
        return self.rank is Rank.J

    def __bool__(self) -> bool:
        """A card is never nothing, the ace of clubs (number 0) included."""
        return True

    def __str__(self) -> str:
        """The canonical code."""
        return self.code


DECK: tuple[Card, ...] = tuple(Card)
"""All cards in canonical order."""

ALL_CARDS = (1 << len(DECK)) - 1
"""The mask of the whole pack."""


def mask_of(cards: Iterable[Card]) -> int:
    """The bit mask of some cards."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def cards_in(mask: int) -> tuple[Card, ...]:
    """The cards of a bit mask, in canonical order."""
    return tuple(card for card in DECK if mask >> card & 1)


def points_of(cards: Iterable[Card]) -> int:
    """Card points (Augen) of some cards; 120 for the whole pack."""
    return sum(card.points for card in cards)
