"""The two open-card searches behind one face: which positions each serves, and how to ask it.

``TwoSeats`` plays for points and stands on a dense table of the last tricks; ``ManySeats`` serves
four seats, null and ramsch, and is the other's oracle.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from offiziersskat.core.contracts import Contract, order
from offiziersskat.search.kernel.dense import Dense, Shape
from offiziersskat.search.kernel.open_many import OpenMany
from offiziersskat.search.kernel.open_two import OpenTwo
from offiziersskat.search.kernel.tables import tables
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.state import AIMS, OpenState
from offiziersskat.search.weights import LEAD_BONUS, weights

__all__ = ["Backend", "ManySeats", "TwoSeats"]

_MARCH = 121

Stages = tuple[tuple[int, int], ...]
"""Positions searched, and then how many states a dense table may have."""


class Backend(Protocol):
    """A loaded open-card search; values are side 0's, from the state on."""

    def __init__(self, table_bits: int, stop: bytearray) -> None: ...

    def load(self, position: OpenPosition, state: OpenState) -> None:
        """Take a position up."""

    def exact(self, state: OpenState) -> int:
        """Side 0's value to come."""

    def at_least(self, state: OpenState, threshold: int) -> bool:
        """Whether side 0's value to come is at least so much."""

    @property
    def nodes(self) -> int:
        """Positions searched since the position was loaded."""

    @property
    def broken_off(self) -> bool:
        """Whether the answer is worth nothing because the search was stopped."""


class TwoSeats:
    """Two seats, card points: alpha-beta, and below it a dense table once the search is long."""

    # After so many positions more, a table of so many states. The value of a whole deal takes so
    # long that the table comes at once; a threshold question is often answered before it would pay.
    _WHOLE_DEAL = ((5_000, 3_300_000),)
    _VALUE = ((40_000, 1_000_000), (150_000, 3_300_000))
    _THRESHOLD = ((150_000, 1_000_000), (500_000, 3_300_000))
    _LONG_HAND = 15

    def __init__(self, table_bits: int, stop: bytearray) -> None:
        """Make the transposition table."""
        self._search = OpenTwo(table_bits, stop)
        self._stop = stop
        self._kept: tuple[object, Dense] | None = None

    @staticmethod
    def serves(position: OpenPosition) -> bool:
        """Whether this search knows the position's seats and aim."""
        return position.rules.seats == 2 and position.contract not in AIMS

    def load(self, position: OpenPosition, state: OpenState) -> None:
        """Take a position up; what was known of others is forgotten."""
        deal = state.deal
        self._cards = _numbered_places(position, state)
        self._follow = _follow_classes(position)
        self._deal = deal
        self._stage = 0
        self._dense: Dense | None = None
        self._search.load(
            list(deal.own),
            list(deal.under),
            list(deal.tables.suit),
            list(deal.tables.beat),
            list(deal.tables.points),
            list(weights(position.contract, position.rules.ten)),
            list(deal.tables.worth),
            deal.tables.trumps,
            LEAD_BONUS,
        )

    def exact(self, state: OpenState) -> int:
        """Side 0's points to come."""
        if state.trick:
            return self._best_reply(state)
        if not state.rest:
            return 0
        first = state.leader
        points: int = self._long(
            self._value_stages,
            lambda: self._search.value(
                state.visible[first],
                state.visible[1 - first],
                state.rest,
                first,
                state.remaining,
            ),
        )
        return points if first == 0 else state.remaining - points

    @property
    def _value_stages(self) -> Stages:
        cards = sum(len(place) for place in self._cards[0])
        return self._WHOLE_DEAL if cards >= self._LONG_HAND else self._VALUE

    def _best_reply(self, state: OpenState) -> int:
        """Values of the replies, each searched only if it can better the best so far."""
        best: int | None = None
        for move in state.moves():
            after = state.play(move)
            gain = after.gained - state.gained
            if best is None or self._betters(after, best - gain, side=state.side):
                best = gain + self.exact(after)
        assert best is not None
        return best

    def _betters(self, after: OpenState, best: int, *, side: int) -> bool:
        if side == 0:
            return self.at_least(after, best + 1)
        return not self.at_least(after, best)

    def at_least(self, state: OpenState, threshold: int) -> bool:
        """Whether side 0 still gets so many points."""
        if state.trick:
            any_or_all = any if state.side == 0 else all
            return any_or_all(
                self.at_least(after, threshold - (after.gained - state.gained))
                for after in (state.play(move) for move in state.moves())
            )
        if threshold <= 0 or threshold > state.remaining:
            return threshold <= 0
        first = state.leader
        asked = threshold if first == 0 else state.remaining - threshold + 1
        reached = self._long(
            self._THRESHOLD,
            lambda: self._search.at_least(
                state.visible[first],
                state.visible[1 - first],
                state.rest,
                first,
                asked,
                state.remaining,
            ),
        )
        return bool(reached) is (first == 0)

    def _long(self, stages: Stages, search: Callable[[], int]) -> int:
        """Search; where it takes long, build a dense table and go on with what was learnt."""
        for budget, states in stages[self._stage :]:
            self._search.pause_after(budget)
            answer = search()
            if not self._search.is_paused():
                return answer
            self._stage += 1
            self._stand_on_dense(states)
        return search()

    def _stand_on_dense(self, states: int) -> None:
        """Work the table out as far as so many states allow."""
        heights = [tuple(len(place) for place in seat) for seat in self._cards]
        if self._dense is None:
            levels = _affordable(heights[0], heights[1], self._VALUE[-1][1])
            self._dense = self._dense_table(heights[0], heights[1], levels)
            tables = self._deal.tables
            beat, points = list(tables.beat), list(tables.points)
            self._dense.begin(self._cards[0], self._cards[1], self._follow, beat, points)
        for level in range(self._dense.known, _affordable(heights[0], heights[1], states)):
            if self._stop[0]:
                break
            self._dense.extend(level + 1)
        self._search.stand_on(self._dense, self._cards[0], self._cards[1])

    def _dense_table(
        self, heights0: tuple[int, ...], heights1: tuple[int, ...], levels: int
    ) -> Dense:
        """A table for places so tall, some 30 MB for a whole classic deal, kept for the next.

        Nobody else may write into it meanwhile, so each solver has its own.
        """
        key = (heights0, heights1, levels)
        if self._kept is None or self._kept[0] != key:
            self._kept = None
            shapes = (_shape(heights0, levels), _shape(heights1, levels))
            self._kept = (key, Dense(*shapes, levels))
        return self._kept[1]

    @property
    def nodes(self) -> int:
        """Positions searched since the position was loaded."""
        return int(self._search.count())

    @property
    def broken_off(self) -> bool:
        """Whether the answer is worth nothing because the search was stopped."""
        return bool(self._search.broken_off())


class ManySeats:
    """Any number of seats, any aim."""

    def __init__(self, table_bits: int, stop: bytearray) -> None:
        """Make the transposition table."""
        self._search = OpenMany(table_bits, stop)

    def load(self, position: OpenPosition, state: OpenState) -> None:
        """Take a position up; what was known of others is forgotten."""
        deal = state.deal
        self._search.load(
            deal.seats,
            deal.aim,
            list(deal.under),
            list(deal.tables.suit),
            list(deal.tables.beat),
            list(deal.tables.points),
            list(weights(position.contract, position.rules.ten)),
        )

    def exact(self, state: OpenState) -> int:
        """Side 0's value to come, by null-window searches from the middle."""
        if state.is_over:
            return state.final
        low, high = self._span(state)
        guess = (low + high) // 2
        while low < high and not self.broken_off:
            asked = guess + 1 if guess == low else guess
            guess = self._bound(state, asked)
            if guess >= asked:
                low = guess
            else:
                high = guess
        return low

    def _span(self, state: OpenState) -> tuple[int, int]:
        if state.deal.aim == AIMS[Contract.N]:
            return 0, 1
        if state.deal.aim == AIMS[Contract.R]:
            return -state.remaining - _MARCH, _MARCH
        return 0, state.remaining

    def at_least(self, state: OpenState, threshold: int) -> bool:
        """Whether side 0's value to come is at least so much."""
        if state.is_over:
            return state.final >= threshold
        return self._bound(state, threshold) >= threshold

    def _bound(self, state: OpenState, asked: int) -> int:
        whole = state.rest
        for card in state.trick:
            whole |= 1 << card
        self._search.stand(list(state.visible))
        return int(
            self._search.value(
                state.rest,
                whole,
                state.leader,
                state.trick[0] if state.trick else -1,
                state.best,
                state.seat,
                state.best_seat,
                state.inside,
                state.taken,
                asked - 1,
                asked,
            )
        )

    @property
    def nodes(self) -> int:
        """Positions searched since the position was loaded."""
        return int(self._search.count())

    @property
    def broken_off(self) -> bool:
        """Whether the answer is worth nothing because the search was stopped."""
        return bool(self._search.broken_off())


def _numbered_places(
    position: OpenPosition, state: OpenState
) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """The kernel's seats' places, each from the bottom up."""
    number = state.deal.tables.number
    turn = 0 if position.declarer is None else int(position.declarer)
    sides: tuple[list[tuple[int, ...]], list[tuple[int, ...]]] = ([], [])
    for seat, places in enumerate(position.places):
        sides[(seat - turn) % 2].extend(
            tuple(number[card] for card in place) for place in places if place
        )
    return sides


def _follow_classes(position: OpenPosition) -> list[int]:
    table = tables(position.contract, position.rules.ten)
    follow = order(position.contract, position.rules.ten).follow
    return [follow[card] for card in table.card]


def _affordable(heights0: tuple[int, ...], heights1: tuple[int, ...], states: int) -> int:
    """The most levels whose states are no more than so many."""
    sizes0, sizes1 = _sizes(heights0), _sizes(heights1)
    total = 0
    for level, (size0, size1) in enumerate(zip(sizes0, sizes1, strict=False)):
        total += size0 * size1
        if total > states:
            return level - 1
    return min(len(sizes0), len(sizes1)) - 1


def _sizes(heights: tuple[int, ...]) -> list[int]:
    """How many configurations each level has: a product of polynomials."""
    sizes = [1]
    for height in heights:
        sizes = [
            sum(sizes[level - held] for held in range(height + 1) if 0 <= level - held < len(sizes))
            for level in range(len(sizes) + height)
        ]
    return sizes


@lru_cache(maxsize=8)
def _shape(heights: tuple[int, ...], levels: int) -> Shape:
    """How places so tall are numbered; read by any solver, and never changed."""
    return Shape(heights, levels)
