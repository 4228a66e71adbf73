"""Contracts and what they make of the cards: trumps, the class to follow, strength.

Everything about the order of cards is decided here, once, as tables indexed by card.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache

from offiziersskat.core.cards import DECK, Card, Rank, Suit

__all__ = ["SUIT_OF", "TRUMP", "Contract", "Order", "Ten", "order", "trumps_in_order"]

TRUMP = 4
"""The follow class of trumps; plain suits have the number of their ``Suit``."""


class Contract(Enum):
    """What can be declared: a suit, grand, null, ramsch. The value is the letter of the notation."""

    C = "C"
    S = "S"
    H = "H"
    D = "D"
    G = "G"
    N = "N"
    R = "R"

    @property
    def suit(self) -> Suit | None:
        """The trump suit of a suit contract."""
        return SUIT_OF.get(self)


SUIT_OF = {Contract.C: Suit.C, Contract.S: Suit.S, Contract.H: Suit.H, Contract.D: Suit.D}


class Ten(Enum):
    """Where the ten stands: Skat's ``high``, or below the king (rules.md §1)."""

    HIGH = "high"
    BELOW_KING = "below_king"


# Plain suits from high to low. The ten's place never matters in null, where it is below the jack.
_RANKS = {
    Ten.HIGH: (Rank.A, Rank.T, Rank.K, Rank.Q, Rank.NINE, Rank.EIGHT, Rank.SEVEN),
    Ten.BELOW_KING: (Rank.A, Rank.K, Rank.T, Rank.Q, Rank.NINE, Rank.EIGHT, Rank.SEVEN),
}
_NULL_RANKS = (
    Rank.A, Rank.K, Rank.Q, Rank.J, Rank.T, Rank.NINE, Rank.EIGHT, Rank.SEVEN,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Order:
    """How cards stand to each other under a contract; both tables are indexed by card.

    ``follow[card]`` is the class that must be followed, a suit's number or ``TRUMP``;
    ``strength[card]`` compares cards of one class, and any trump beats any plain card.
    """

    follow: tuple[int, ...]
    strength: tuple[int, ...]

    def beats(self, challenger: Card, best: Card) -> bool:
        """Whether a card played later takes the trick from the best card so far."""
        same_class = self.follow[challenger] == self.follow[best]
        if same_class:
            return self.strength[challenger] > self.strength[best]
        return self.follow[challenger] == TRUMP

    def winner(self, cards: tuple[Card, ...]) -> int:
        """The place in a trick, from 0, of the card that wins it."""
        best = 0
        for place in range(1, len(cards)):
            if self.beats(cards[place], cards[best]):
                best = place
        return best

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return self.follow[card] == TRUMP


def _follow(card: Card, contract: Contract) -> int:
    if contract is Contract.N:
        return card.suit
    return TRUMP if card.is_jack or card.suit is contract.suit else card.suit


def _strength(card: Card, contract: Contract, ten: Ten) -> int:
    if contract is Contract.N:
        return len(_NULL_RANKS) - _NULL_RANKS.index(card.rank)
    if card.is_jack:
        return 20 - card.suit
    ranks = _RANKS[ten]
    return len(ranks) - ranks.index(card.rank)


@cache
def order(contract: Contract, ten: Ten) -> Order:
    """The tables of a contract (rules.md §1)."""
    return Order(
        follow=tuple(int(_follow(card, contract)) for card in DECK),
        strength=tuple(_strength(card, contract, ten) for card in DECK),
    )


@cache
def trumps_in_order(contract: Contract, ten: Ten) -> tuple[Card, ...]:
    """All trumps of a contract from the jack of clubs downwards: 11, 4 or none."""
    table = order(contract, ten)
    trumps = [card for card in DECK if table.is_trump(card)]
    return tuple(sorted(trumps, key=lambda card: -table.strength[card]))
