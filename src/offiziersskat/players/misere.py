"""How likely a null is to be won, from the cards that are known.

A null is lost by the first trick the declarer must take. His cards are matched suit by suit, from
the lowest, with those of the other side that are known; every card that lies above its match is
a weak spot, and so, in part, is every card nobody knows.
"""

from collections.abc import Sequence
from math import exp

from offiziersskat.core.cards import DECK, Card, Suit
from offiziersskat.core.contracts import Contract, order
from offiziersskat.core.seats import Side
from offiziersskat.core.view import View
from offiziersskat.players.reading import Known, known_cards

__all__ = ["PER_UNKNOWN", "PER_WEAK_SPOT", "null_chance"]

PER_WEAK_SPOT = 1.0
PER_UNKNOWN = 0.3
"""By these powers of e the chance falls."""


def null_chance(view: View, side: Side) -> float:
    """How likely a side wins the null it declares, 0–1."""
    strength = order(Contract.N, view.rules.ten).strength
    seats = known_cards(view)
    unknown = len(DECK) - sum(len(cards) for _, cards in seats)
    weak = 0
    for suit in Suit:
        own = sorted(_strengths(seats, suit, strength, side))
        other = sorted(_strengths(seats, suit, strength, side.other))
        weak += sum([mine > theirs for mine, theirs in zip(own, other, strict=False)])
        weak += sum([mine > strength[Card.C9] for mine in own[len(other) :]])
    return exp(-PER_WEAK_SPOT * weak - PER_UNKNOWN * unknown)


def _strengths(seats: Known, suit: Suit, strength: Sequence[int], side: Side) -> list[int]:
    return [
        strength[card]
        for seat, cards in seats
        for card in cards
        if seat.side is side and card.suit is suit
    ]
