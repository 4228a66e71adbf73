"""A searched position in the kernel's numbers: small, frozen, one card at a time.

Seats are turned so that even ones are side 0, the declarer's; cards are numbered by
``kernel.tables``. This is the slow outer part: roots and lines; the kernel has its own.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.search.kernel.tables import Tables, tables
from offiziersskat.search.position import OpenPosition

__all__ = ["AIMS", "Deal", "OpenState", "state_of"]

AIMS = {Contract.N: 1, Contract.R: 2}
"""The kernel's aims; every other contract is played for points, 0."""

_MARCH = 121


@dataclass(frozen=True)
class Deal:
    """What does not change while a position is searched."""

    tables: Tables
    seats: int
    aim: int
    own: tuple[int, ...]
    under: tuple[int, ...]


@dataclass(frozen=True)
class OpenState:
    """A point within the search; ``gained`` is side 0's value gathered since the root.

    ``past`` is what side 0's value had come to before the root. ``visible`` and ``rest`` are masks,
    ``trick`` the numbers of the cards in it, ``best`` and ``best_seat`` who holds it.
    """

    deal: Deal
    visible: tuple[int, ...]
    rest: int
    leader: int
    trick: tuple[int, ...]
    best: int
    best_seat: int
    taken: int
    past: int
    gained: int = 0
    lost: bool = False

    @property
    def seat(self) -> int:
        """Who is to play."""
        return (self.leader + len(self.trick)) % self.deal.seats

    @property
    def side(self) -> int:
        """0 where the seat to play wants much, 1 where it wants little."""
        return self.seat % 2

    @cached_property
    def inside(self) -> int:
        """Card points lying in the trick."""
        return sum(self.deal.tables.points[card] for card in self.trick)

    @cached_property
    def remaining(self) -> int:
        """Card points still to be won, the trick's included."""
        points = self.deal.tables.points
        return sum(points[card] for card in range(32) if self.rest >> card & 1) + self.inside

    @property
    def final(self) -> int:
        """What the end of the hand adds, if this is it."""
        if self.deal.aim == AIMS[Contract.N]:
            return 0 if self.lost else 1
        if self.deal.aim == AIMS[Contract.R]:
            return {1: _MARCH, 2: -_MARCH}.get(self.taken, 0)
        return 0

    @property
    def is_over(self) -> bool:
        """No card left, or a null lost."""
        return self.lost or not (self.rest or self.trick)

    def card(self, number: int) -> Card:
        """The card of a number."""
        return self.deal.tables.card[number]

    def moves(self) -> list[int]:
        """The numbers of the cards that may be played."""
        if self.is_over:
            return []
        cards = self.visible[self.seat]
        if self.trick:
            cards = cards & self.deal.tables.suit[self.trick[0]] or cards
        return [number for number in range(32) if cards >> number & 1]

    def play(self, number: int) -> "OpenState":
        """The state after a card."""
        seat, bit = self.seat, 1 << number
        visible = list(self.visible)
        visible[seat] = visible[seat] & ~bit | self.deal.under[number]
        takes = not self.trick or self.deal.tables.beat[self.best] >> number & 1
        after = replace(
            self,
            visible=tuple(visible),
            rest=self.rest & ~bit,
            trick=(*self.trick, number),
            best=number if takes else self.best,
            best_seat=seat if takes else self.best_seat,
        )
        return after if len(after.trick) < self.deal.seats else _closed(after)


def _closed(state: OpenState) -> OpenState:
    """The state after a complete trick."""
    side = state.best_seat % 2
    gain = {0: state.inside, AIMS[Contract.R]: -state.inside}.get(state.deal.aim, 0)
    return replace(
        state,
        leader=state.best_seat,
        trick=(),
        best=-1,
        taken=state.taken | 1 << side,
        gained=state.gained + (gain if side == 0 else 0),
        lost=state.deal.aim == AIMS[Contract.N] and side == 0,
    )


def state_of(position: OpenPosition) -> OpenState:
    """The kernel's view of a position."""
    table = tables(position.contract, position.rules.ten)
    seats = position.rules.seats
    turn = 0 if position.declarer is None else int(position.declarer)
    own, visible, under = [0] * seats, [0] * seats, [0] * 32
    for seat, places in enumerate(position.places):
        number = (seat - turn) % seats
        for place in places:
            cards = [table.number[card] for card in place]
            own[number] |= sum(1 << card for card in cards)
            visible[number] |= 1 << cards[-1] if cards else 0
            for lower, upper in pairwise(cards):
                under[upper] = 1 << lower
    return _with_trick(
        OpenState(
            deal=Deal(table, seats, AIMS.get(position.contract, 0), tuple(own), tuple(under)),
            visible=tuple(visible),
            rest=sum(own),
            leader=(position.leader - turn) % seats,
            trick=(),
            best=-1,
            best_seat=-1,
            taken=position.taken[0] + 2 * position.taken[1],
            past=_past(position),
            lost=position.contract is Contract.N and position.taken[0],
        ),
        position,
    )


def _past(position: OpenPosition) -> int:
    aim = AIMS.get(position.contract, 0)
    return {0: position.points[0], AIMS[Contract.R]: -position.points[0]}.get(aim, 0)


def _with_trick(state: OpenState, position: OpenPosition) -> OpenState:
    """Lay the cards of the trick down; their owners no longer hold them."""
    table = state.deal.tables
    for offset, card in enumerate(position.trick):
        number, seat = table.number[card], (state.leader + offset) % state.deal.seats
        takes = not state.trick or table.beat[state.best] >> number & 1
        state = replace(
            state,
            trick=(*state.trick, number),
            best=number if takes else state.best,
            best_seat=seat if takes else state.best_seat,
        )
    return state
