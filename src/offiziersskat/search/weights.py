"""Card weights for first guesses and move ordering: what holding a card is worth to its side.

In quarters of a card point, fitted by least squares on solved positions of classic deals (a side
card 7–9 −4.6 points, a trump ace +3.1, the lead +2.5). They steer the search and never its values.
"""

from functools import cache

from offiziersskat.core.cards import Rank, Suit
from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.search.kernel.tables import Tables, tables

__all__ = ["LEAD_BONUS", "SHUNNED_LEAD", "first_guess", "shunned_weights", "weights"]

LEAD_BONUS = 14
"""What the lead is worth, in quarters of a point, in the guess."""

SHUNNED_LEAD = -12
"""The same where tricks are shunned: there it costs."""

_SMALL = (Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_SIDE = {Rank.A: 8, Rank.T: -8, Rank.K: -17, Rank.Q: -20, **dict.fromkeys(_SMALL, -18)}
_SIDE_GRAND = {Rank.A: 14, Rank.T: -3, Rank.K: -13, Rank.Q: -17, **dict.fromkeys(_SMALL, -17)}
_TRUMP = {Rank.A: 12, Rank.T: 6, Rank.K: 0, Rank.Q: -1, **dict.fromkeys(_SMALL, -2)}
_JACK = {Suit.C: 14, Suit.S: 11, Suit.H: 9, Suit.D: 7}
_JACK_GRAND = {Suit.C: 17, Suit.S: 9, Suit.H: 6, Suit.D: 3}
_NULL_STEP = 4
_SHUNNED = {
    Rank.A: -20,
    Rank.T: -12,
    Rank.K: 0,
    Rank.Q: 6,
    Rank.NINE: 12,
    Rank.EIGHT: 16,
    Rank.SEVEN: 20,
}
_JACK_SHUNNED = {Suit.C: -30, Suit.S: -25, Suit.H: -20, Suit.D: -18}


@cache
def weights(contract: Contract, ten: Ten) -> tuple[int, ...]:
    """The weights by kernel number."""
    table = tables(contract, ten)
    return tuple(_weight(contract, table, number) for number in range(len(table.card)))


@cache
def shunned_weights(ten: Ten) -> tuple[int, ...]:
    """The weights of ramsch, where the points of a trick count for who does not take it."""
    cards = tables(Contract.R, ten).card
    return tuple(
        _JACK_SHUNNED[card.suit] if card.rank is Rank.J else _SHUNNED[card.rank] for card in cards
    )


def first_guess(weighed: tuple[int, ...], own: int, rest: int, remaining: int) -> int:
    """The points to come of the side that leads, by what the cards left are worth to their sides."""
    total = 2 * remaining + LEAD_BONUS
    for card in range(32):
        if rest >> card & 1:
            total += weighed[card] if own >> card & 1 else -weighed[card]
    return max(0, min(remaining, total >> 2))


def _weight(contract: Contract, table: Tables, number: int) -> int:
    card = table.card[number]
    if contract is Contract.N:
        return _NULL_STEP * (number % 8)
    if card.rank is Rank.J:
        return (_JACK if contract.suit is not None else _JACK_GRAND)[card.suit]
    if contract.suit is None:
        return _SIDE_GRAND[card.rank]
    return (_TRUMP if card.suit is contract.suit else _SIDE)[card.rank]
