"""Which number stands for which card: places from left to right, then the hand.

A place keeps its number for the whole hand, so that a number never moves to another pile. Hand
cards are sorted as players hold them: trumps first, then suit by suit, each from high to low.
"""

from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract, order
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View

__all__ = ["card_at", "hand_number", "held", "place_number", "sorted_hand"]


def place_number(index: int) -> int:
    """The number of a place, from 1."""
    return index + 1


def hand_number(view: View, index: int) -> int:
    """The number of a hand card: hands go on counting where the places end."""
    return view.rules.places + index + 1


def sorted_hand(view: View, seat: Seat) -> tuple[Card, ...]:
    """The hand cards of a seat that are seen, in the order in which they are held.

    Before a contract stands, the jacks come first, which are trumps in nearly all.
    """
    contract = Contract.G if view.board.contract is None else view.board.contract.contract
    table = order(contract, view.rules.ten)

    def place(card: Card) -> tuple[bool, int, int]:
        suit = 0 if table.is_trump(card) else card.suit
        return not table.is_trump(card), suit, -table.strength[card]

    return tuple(sorted(view.hand(seat), key=place))


def held(view: View) -> tuple[Card, ...]:
    """The hand of the seat whose view this is, in its order."""
    return () if view.seat is None else sorted_hand(view, view.seat)


def card_at(view: View, number: int) -> Card | None:
    """The card of a number before the seat whose view this is."""
    if view.seat is None:
        return None
    places, hand = view.board.places[view.seat], held(view)
    if 1 <= number <= len(places):
        return places[number - 1].up
    index = number - len(places) - 1
    return hand[index] if 0 <= index < len(hand) else None
