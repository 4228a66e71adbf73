"""Which number stands for which card: places from left to right, then the hand.

A place keeps its number for the whole hand, so that a number never moves to another pile.
"""

from offiziersskat.core.cards import Card
from offiziersskat.core.view import View

__all__ = ["card_at", "hand_number", "place_number"]


def place_number(index: int) -> int:
    """The number of a place, from 1."""
    return index + 1


def hand_number(view: View, index: int) -> int:
    """The number of a hand card: hands go on counting where the places end."""
    return view.rules.places + index + 1


def card_at(view: View, number: int) -> Card | None:
    """The card of a number before the seat whose view this is."""
    if view.seat is None:
        return None
    places, hand = view.board.places[view.seat], view.hand(view.seat)
    if 1 <= number <= len(places):
        return places[number - 1].up
    index = number - len(places) - 1
    return hand[index] if 0 <= index < len(hand) else None
