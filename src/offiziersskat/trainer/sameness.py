"""When two exercises are alike: the same table but for the names of suits and the places on it.

Suits that are no trumps can be exchanged for one another; the trump suit stands for itself. Jacks
keep their order as long as they are trumps, and count only by it. Which of his piles somebody
deals with first is all the same. Points made so far are left out, so that no table comes twice.
"""

from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import permutations

from offiziersskat.core.cards import Card, Suit
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View

__all__ = ["canonical", "name_of"]

_LETTERS = "wxyz"
_TRUMP = "t"
_NAME = 10

_Sign = Callable[[Card], str]


def name_of(view: View) -> str:
    """A short name that alike tables share, and no others."""
    return sha256(canonical(view).encode("ascii")).hexdigest()[:_NAME]


def canonical(view: View) -> str:
    """One text for all tables that are alike."""
    suits = _plain_suits(view)
    tables = (_written(view, dict(zip(suits, named, strict=True))) for named in _namings(suits))
    return min(tables)


def _namings(suits: tuple[Suit, ...]) -> Iterable[tuple[str, ...]]:
    return permutations(_LETTERS[: len(suits)])


def _contract(view: View) -> Contract | None:
    declared = view.board.contract
    return None if declared is None else declared.contract


def _plain_suits(view: View) -> tuple[Suit, ...]:
    """The suits that are not trumps; before the declaration each may become one, and has its value."""
    contract = _contract(view)
    if contract is None:
        return ()
    return tuple(suit for suit in Suit if suit.name != contract.value)


def _written(view: View, letters: dict[Suit, str]) -> str:
    contract = _contract(view)
    jacks = _jacks(view)

    def sign(card: Card) -> str:
        if card.is_jack and contract is not Contract.N:
            return f"J{jacks.index(card)}" if contract is not None else card.code
        if contract is None:
            return card.code
        return letters.get(card.suit, _TRUMP) + card.code[1]

    board, rules = view.board, view.rules
    first = board.to_act or Seat.FOREHAND
    seats = [_seat(view, Seat((first + turn) % rules.seats), sign) for turn in range(rules.seats)]
    declarer = None if board.declarer is None else (board.declarer - first) % rules.seats
    trick = [] if board.trick is None else [sign(card) for card in board.trick.cards]
    kind = "-" if contract is None else contract.value if contract.suit is None else "suit"
    order = f"{kind} {rules.ten.value} {rules.flip and rules.flip.value} {declarer}"
    unseen = sorted(sign(card) for card in view.unseen)
    return " | ".join([order, " ".join(trick), *seats, " ".join(unseen)])


def _jacks(view: View) -> list[Card]:
    """The jacks that are still in the game, from high to low."""
    return [card for card in Card if card.is_jack and not view.board.gone & card.bit]


def _seat(view: View, seat: Seat, sign: _Sign) -> str:
    piles = sorted(
        ("" if place.up is None else sign(place.up)) + ("/" if place.covered else "")
        for place in view.board.places[seat]
    )
    hand = sorted(sign(card) for card in view.hand(seat))
    return " ".join([*filter(None, piles), "+", *hand, str(view.board.hand_sizes[seat])])
