"""A naive expectiminimax for small endings: what each move is worth, played out by best play.

Written for tests, to be slow and plain: no pruning, no table but a cache. It takes a position as
the notation reads it, and from the core only the order of cards; what nobody has seen is averaged
over. All cards that are not face down count as seen by everybody.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Order, order
from offiziersskat.core.rules import Flip
from offiziersskat.notation.layout import hidden, known
from offiziersskat.notation.position import Position

__all__ = ["Goal", "move_values"]

Goal = Literal["points", "win", "schneider", "ramsch", "null"]
"""What the declarer's side wants most of: card points, 61, 31; few points; no trick."""

_DURCHMARSCH = 1
_NO_TRICK = -121


@dataclass(frozen=True)
class _Pile:
    """An open card; below it nothing, a known card, or one that nobody has seen."""

    up: Card
    down: Card | None = None
    covered: bool = False


@dataclass(frozen=True)
class _State:
    """A table; ``waiting`` are the uncovered cards to be turned, by seat."""

    piles: tuple[tuple[_Pile, ...], ...]
    unseen: tuple[Card, ...]
    trick: tuple[Card, ...]
    turn: int
    points: tuple[int, int]
    tricks: tuple[int, int]
    waiting: tuple[tuple[int, Card | None], ...] = ()


def move_values(position: Position, goal: Goal) -> dict[Card, float]:
    """The value of each legal card for the declarer's side (in ramsch: forehand's)."""
    return _Ending(position, goal).moves(_start(position))


def _start(position: Position) -> _State:
    table = position.layout
    piles = []
    for spots, hand in zip(table.places, table.hands, strict=True):
        assert not hidden(hand)
        seat = [_Pile(spot.up, spot.down, spot.covered) for spot in spots if spot.up is not None]
        piles.append((*seat, *(_Pile(card) for card in known(hand))))
    waiting = tuple(
        (seat, spot.down)
        for seat, spots in enumerate(table.places)
        for spot in spots
        if spot.covered and spot.up is None
    )
    return _State(
        piles=tuple(piles),
        unseen=position.unseen,
        trick=position.trick,
        turn=int(position.seat),
        points=position.points,
        tricks=position.tricks_by_side,
        waiting=waiting,
    )


class _Ending:
    """The search over one ending."""

    def __init__(self, position: Position, goal: Goal) -> None:
        assert position.contract is not None
        self.order: Order = order(position.contract.contract, position.rules.ten)
        self.at_once = position.rules.flip is Flip.AT_ONCE
        self.own = int(position.own_side)
        self.goal = goal
        self.value = cache(self._value)

    def moves(self, state: _State) -> dict[Card, float]:
        return {
            pile.up: sum(chance * self.value(after) for chance, after in self._play(state, pile))
            for pile in self._legal(state)
        }

    def _side(self, seat: int) -> int:
        """0 for the declarer's side."""
        return (seat + self.own) % 2

    def _value(self, state: _State) -> float:
        if self._is_over(state):
            return self._utility(state)
        values = self.moves(state).values()
        return max(values) if self._side(state.turn) == 0 else min(values)

    def _is_over(self, state: _State) -> bool:
        if self.goal == "null" and state.tricks[0]:
            return True
        return not any(state.piles)

    def _utility(self, state: _State) -> float:
        points, tricks = state.points[0], state.tricks
        if self.goal == "ramsch":
            if 0 in tricks:
                return _DURCHMARSCH if tricks[1] == 0 else _NO_TRICK
            return -points
        return {
            "points": float(points),
            "win": float(points >= 61),
            "schneider": float(points >= 31),
            "null": float(tricks[0] == 0),
        }[self.goal]

    def _legal(self, state: _State) -> list[_Pile]:
        piles = list(state.piles[state.turn])
        if not state.trick:
            return piles
        led = self.order.follow[state.trick[0]]
        return [pile for pile in piles if self.order.follow[pile.up] == led] or piles

    def _play(self, state: _State, pile: _Pile) -> Iterator[tuple[float, _State]]:
        rest = tuple(other for other in state.piles[state.turn] if other is not pile)
        uncovered = pile.covered or pile.down is not None
        after = replace(
            state,
            piles=_with(state.piles, state.turn, rest),
            trick=(*state.trick, pile.up),
            waiting=(*state.waiting, (state.turn, pile.down)) if uncovered else state.waiting,
        )
        complete = len(after.trick) == len(state.piles)
        if complete:
            after = self._taken(after)
        else:
            after = replace(after, turn=(state.turn + 1) % len(state.piles))
        yield from self._turn(after) if complete or self.at_once else ((1.0, after),)

    def _taken(self, state: _State) -> _State:
        leader = (state.turn + 1) % len(state.piles)
        winner = (leader + self.order.winner(state.trick)) % len(state.piles)
        side = self._side(winner)
        points, tricks = list(state.points), list(state.tricks)
        points[side] += sum(card.points for card in state.trick)
        tricks[side] += 1
        return replace(
            state,
            trick=(),
            turn=winner,
            points=(points[0], points[1]),
            tricks=(tricks[0], tricks[1]),
        )

    def _turn(self, state: _State) -> Iterator[tuple[float, _State]]:
        """Turn what waits: a card nobody has seen is each of the unseen with equal chance."""
        if not state.waiting:
            yield 1.0, state
            return
        (seat, down), *rest = state.waiting
        for card in state.unseen if down is None else (down,):
            piles = (*state.piles[seat], _Pile(card))
            turned = replace(
                state,
                piles=_with(state.piles, seat, piles),
                unseen=tuple(other for other in state.unseen if other is not card),
                waiting=tuple(rest),
            )
            share = 1 / len(state.unseen) if down is None else 1.0
            for chance, after in self._turn(turned):
                yield share * chance, after


def _with(
    piles: tuple[tuple[_Pile, ...], ...], seat: int, new: tuple[_Pile, ...]
) -> tuple[tuple[_Pile, ...], ...]:
    return (*piles[:seat], new, *piles[seat + 1 :])
