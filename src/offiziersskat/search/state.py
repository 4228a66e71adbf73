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
_NULL, _RAMSCH = AIMS[Contract.N], AIMS[Contract.R]


@dataclass(frozen=True)
class Deal:
    """What does not change while a position is searched."""

    tables: Tables
    seats: int
    aim: int
    own: tuple[int, ...]
    under: tuple[int, ...]

    @cached_property
    def counting(self) -> list[tuple[int, int]]:
        """The cards that count, as a mask for each number of points."""
        values = self.tables.points
        return [
            (worth, sum([1 << card for card in range(32) if values[card] == worth]))
            for worth in sorted({*values} - {0})
        ]


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
        rest = self.rest
        left = sum([points * (rest & cards).bit_count() for points, cards in self.deal.counting])
        return left + self.inside

    @property
    def final(self) -> int:
        """What the end of the hand adds, if this is it."""
        if self.deal.aim == _NULL:
            return 0 if self.lost else 1
        if self.deal.aim == _RAMSCH:
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
        numbers = []
        while cards:
            lowest = cards & -cards
            numbers.append(lowest.bit_length() - 1)
            cards ^= lowest
        return numbers

    def play(self, number: int) -> "OpenState":
        """The state after a card."""
        deal, trick, visible = self.deal, self.trick, list(self.visible)
        seat, bit = self.seat, 1 << number
        visible[seat] = visible[seat] & ~bit | deal.under[number]
        best, best_seat = self.best, self.best_seat
        if not trick or deal.tables.beat[best] >> number & 1:
            best, best_seat = number, seat
        trick = (*trick, number)
        leader, taken, gained, lost = self.leader, self.taken, self.gained, self.lost
        if len(trick) == deal.seats:
            leader, side = best_seat, best_seat % 2
            taken |= 1 << side
            lost = deal.aim == _NULL and side == 0
            if side == 0 and deal.aim != _NULL:
                inside = sum([deal.tables.points[card] for card in trick])
                gained += -inside if deal.aim == _RAMSCH else inside
            trick, best = (), -1
        # Lines are made of many states: by name, all this takes twice as long.
        return OpenState(
            deal,
            tuple(visible),
            self.rest & ~bit,
            leader,
            trick,
            best,
            best_seat,
            taken,
            self.past,
            gained,
            lost,
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
    return {0: position.points[0], _RAMSCH: -position.points[0]}.get(aim, 0)


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
