"""Reading the table: what a view tells about the cards that can be played now.

Which cards everybody is known to hold, which the hidden hands may hold, and what must be followed.
A reading draws conclusions from what a seat sees, never from what it does not: in ``sixteen`` the
other hand is all that is missing, and who did not follow has no card of that suit in his hand.
"""

from dataclasses import dataclass

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import TRUMP, Contract, Order
from offiziersskat.core.events import Acted, Hidden
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import View

__all__ = ["Reading", "read"]


@dataclass(frozen=True, slots=True)
class Reading:
    """A position in card play through the eyes of one seat.

    ``known`` by seat: the cards known to be playable; ``hidden`` by seat: how many hand cards are
    not known; ``maybe`` by seat: the unseen cards that may be among those.
    """

    view: View
    me: Seat
    order: Order
    known: tuple[tuple[Card, ...], ...]
    hidden: tuple[int, ...]
    maybe: tuple[tuple[Card, ...], ...]

    @property
    def side(self) -> Side:
        """The side of this seat."""
        return self.me.side

    @property
    def contract(self) -> Contract:
        """What is played."""
        assert self.view.board.contract is not None
        return self.view.board.contract.contract

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards in the trick so far."""
        trick = self.view.board.trick
        return trick.cards if trick else ()

    @property
    def leader(self) -> Seat:
        """Who leads, or led, this trick."""
        trick = self.view.board.trick
        return trick.leader if trick else self.me

    @property
    def foes(self) -> tuple[Seat, ...]:
        """The seats of the other side."""
        return tuple(
            seat for seat in map(Seat, range(len(self.known))) if seat.side is not self.side
        )

    def following(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that still play to this trick after a seat, in order."""
        seats = len(self.known)
        behind = (self.leader - seat - 1) % seats
        return tuple(Seat((seat + step) % seats) for step in range(1, behind + 1))

    def trumps(self, seat: Seat) -> tuple[Card, ...]:
        """The trumps a seat is known to be able to play."""
        return tuple(card for card in self.known[seat] if self.order.follow[card] == TRUMP)


def read(view: View) -> Reading:
    """Read a view in card play; a spectator's view, or one before a contract, cannot be read."""
    assert view.seat is not None and view.order is not None
    seats = range(view.rules.seats)
    hidden = [_hidden(view, Seat(seat)) for seat in seats]
    known = [view.playable(Seat(seat)) for seat in seats]
    unseen = view.unseen if any(hidden) else ()
    for seat in seats:
        # All that is missing lies in one hand, so it is known (rules.md §3, ``sixteen``).
        if hidden[seat] and hidden[seat] == len(unseen):
            known[seat], hidden[seat], unseen = tuple(sorted(known[seat] + unseen)), 0, ()
    voids = _voids(view, view.order) if any(hidden) else {}
    maybe = tuple(
        tuple(c for c in unseen if view.order.follow[c] not in voids.get(Seat(seat), ()))
        if hidden[seat]
        else ()
        for seat in seats
    )
    return Reading(view, view.seat, view.order, tuple(known), tuple(hidden), maybe)


def _hidden(view: View, seat: Seat) -> int:
    cards = view.hands[seat]
    return cards.count if isinstance(cards, Hidden) else 0


def _voids(view: View, order: Order) -> dict[Seat, set[int]]:
    """What each seat's hand is known to lack: hands never grow during play."""
    found: dict[Seat, set[int]] = {}
    trick: list[Card] = []
    for event in view.log:
        if not (isinstance(event, Acted) and isinstance(event.action, Play)):
            continue
        trick.append(event.action.card)
        led = order.follow[trick[0]]
        if order.follow[event.action.card] != led:
            found.setdefault(event.seat, set()).add(led)
        if len(trick) == view.rules.seats:
            trick = []
    return found
