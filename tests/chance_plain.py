"""Expectiminimax over reveals written to be read: no bounds, no kernel, nothing left out.

The oracle of the search: it looks at every card, every reveal and every end of a public position,
in fractions, with the core's own order of cards and score sheets.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

from offiziersskat.core.cards import Card, cards_in, mask_of, points_of
from offiziersskat.core.contracts import Contract, order
from offiziersskat.core.result import Outcome, matadors
from offiziersskat.core.rules import Flip
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.search.chance import Objective
from offiziersskat.search.hidden import tricks_seen


@dataclass(frozen=True)
class Table:
    """What lies open: masks of cards by seat, which of them cover an unknown one, the unknown."""

    up: tuple[int, ...]
    covers: int
    unknown: int
    dealt: tuple[int, ...]
    leader: int
    trick: tuple[Card, ...]
    points: tuple[int, int]
    tricks: tuple[int, int]


class Plain:
    """All values of one hand for one objective, side 0's (the declarer's, or forehand's)."""

    def __init__(self, view: View, objective: Objective) -> None:
        assert view.board.contract is not None
        self.view = view
        self.rules = view.rules
        self.objective = objective
        self.declared = view.board.contract
        self.contract = view.board.contract.contract
        self.order = order(self.contract, self.rules.ten)
        self.own = Seat(0) if view.board.declarer is None else view.board.declarer
        self.value = cache(self._value)

    def root(self) -> Table:
        """The table of the view."""
        board = self.view.board
        seats = range(self.rules.seats)
        trick = board.trick.cards if board.trick else ()
        leader = board.trick.leader if board.trick else board.to_act
        assert leader is not None
        covers = 0
        for seat in seats:
            for place in board.places[seat]:
                if place.covered and place.up is not None:
                    covers |= place.up.bit
                elif place.covered:
                    covers |= trick[(seat - leader) % self.rules.seats].bit
        dealt = [mask_of(self.view.open_cards(Seat(seat))) for seat in seats]
        for seen in tricks_seen(self.view):
            for turn, card in enumerate(seen.cards):
                dealt[(seen.leader + turn) % self.rules.seats] |= card.bit
        own, other = self.own.side, self.own.side.other
        return Table(
            up=tuple(mask_of(self.view.open_cards(Seat(seat))) for seat in seats),
            covers=covers,
            unknown=mask_of(self.view.unseen),
            dealt=tuple(dealt),
            leader=int(leader),
            trick=trick,
            points=(board.points[own], board.points[other]),
            tricks=(board.tricks[own], board.tricks[other]),
        )

    def moves(self, table: Table) -> dict[Card, Fraction]:
        """Every legal card and what it is worth."""
        return {card: self.after(table, card) for card in self.legal(table)}

    def legal(self, table: Table) -> tuple[Card, ...]:
        """What the seat to act may play."""
        mine = cards_in(table.up[self.turn(table)])
        if not table.trick:
            return mine
        led = self.order.follow[table.trick[0]]
        return tuple(card for card in mine if self.order.follow[card] == led) or mine

    def turn(self, table: Table) -> int:
        """Whose turn it is."""
        return (table.leader + len(table.trick)) % self.rules.seats

    def _value(self, table: Table) -> Fraction:
        null = self.contract is Contract.N and table.tricks[0]
        if null or not (any(table.up) or table.trick):
            return Fraction(self.worth(table))
        mine = Seat(self.turn(table)).side is self.own.side
        return (max if mine else min)(self.moves(table).values())

    def after(self, table: Table, card: Card) -> Fraction:
        """What the table is worth once a card lies."""
        seat = self.turn(table)
        up = tuple(mask & ~card.bit for mask in table.up)
        then = replace(table, up=up, trick=(*table.trick, card))
        if self.rules.flip is Flip.AT_ONCE and table.covers & card.bit:
            then = replace(then, covers=table.covers & ~card.bit)
            return self.turned(then, (seat,))
        return self.turned(then, ())

    def turned(self, table: Table, seats: tuple[int, ...]) -> Fraction:
        """The mean over the cards that these seats turn, one after the other."""
        if not seats:
            return self.closed(table)
        total = Fraction(0)
        for card in cards_in(table.unknown):
            up, dealt = list(table.up), list(table.dealt)
            up[seats[0]] |= card.bit
            dealt[seats[0]] |= card.bit
            then = replace(
                table, up=tuple(up), dealt=tuple(dealt), unknown=table.unknown & ~card.bit
            )
            total += self.turned(then, seats[1:])
        return total / table.unknown.bit_count()

    def closed(self, table: Table) -> Fraction:
        """A trick that may be complete: its winner leads, its covers are turned."""
        if len(table.trick) < self.rules.seats:
            return self.value(table)
        seats = [(table.leader + turn) % self.rules.seats for turn in range(self.rules.seats)]
        winner = seats[self.order.winner(table.trick)]
        side = 0 if Seat(winner).side is self.own.side else 1
        points, tricks = list(table.points), list(table.tricks)
        points[side] += points_of(table.trick)
        tricks[side] += 1
        turning = tuple(
            seat for seat, card in zip(seats, table.trick, strict=True) if table.covers & card.bit
        )
        then = replace(
            table,
            covers=table.covers & ~mask_of(table.trick),
            leader=winner,
            trick=(),
            points=(points[0], points[1]),
            tricks=(tricks[0], tricks[1]),
        )
        return self.turned(then, turning)

    def worth(self, table: Table) -> int:
        """What the end of a hand is worth."""
        if self.objective is Objective.POINTS:
            if self.contract is Contract.N:
                return int(table.tricks[0] == 0)
            if self.contract is Contract.R:
                if 0 in table.tricks:
                    return 1 if table.tricks[1] == 0 else -121
                return -table.points[0]
            return table.points[0]
        held = 0
        for seat, dealt in enumerate(table.dealt):
            held |= dealt if Seat(seat).side is self.own.side else 0
        suit = self.contract not in {Contract.N, Contract.R}
        spitzen = bool(self.rules.spitzen)
        top = matadors(held, self.contract, ten=self.rules.ten, spitzen=spitzen) if suit else None
        result = result_of(
            self.rules,
            Outcome(
                self.declared,
                self.view.board.declarer,
                table.points,
                table.tricks,
                kontra=self.view.board.kontra,
                matadors=top,
            ),
        )
        if self.objective is Objective.WIN:
            return int(result.winner == 0)
        assert result.score is not None
        return sum(
            score if Seat(seat).side is self.own.side else -score
            for seat, score in enumerate(result.score)
        )
