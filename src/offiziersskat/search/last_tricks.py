"""The dense table that open-card searches of two seats stand on, and what it may cost.

A search asks for it when it gets long; nothing is worked out before that. The table is kept for the
next position of the same shape. What a search does with it is its own business.
"""

from collections.abc import Sequence
from functools import lru_cache

from offiziersskat.core.contracts import Contract, order
from offiziersskat.core.view import Board
from offiziersskat.search.kernel.dense import Dense
from offiziersskat.search.kernel.shapes import Shape
from offiziersskat.search.kernel.tables import tables
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.state import OpenState

__all__ = ["MOST_STATES", "LastTricks", "states_in", "states_on"]

Cards = tuple[list[tuple[int, ...]], list[tuple[int, ...]]]
"""The kernel's seats' places, each from the bottom up."""

MOST_STATES = 5_300_000
"""A whole classic deal; its table takes some 15 MB for card points and 25 MB for ramsch."""


class LastTricks:
    """One solver's dense table: nobody else may write into it meanwhile."""

    def __init__(self, stop: bytearray) -> None:
        """``stop[0]`` is set from outside to break off; ``worked`` counts states worked out."""
        self._stop = stop
        self._kept: tuple[object, Dense] | None = None
        self.worked = 0

    def take(self, position: OpenPosition, state: OpenState) -> None:
        """Take a position up; what was known of others is forgotten."""
        self.cards: Cards = _numbered_places(position, state)
        self._position = position
        self._heights = _heights(self.cards[0]), _heights(self.cards[1])
        self._dense: Dense | None = None

    @property
    def tricks(self) -> int:
        """How many are to come."""
        return sum(self._heights[0])

    @property
    def states(self) -> int:
        """How many the table of all tricks has, one leader each."""
        return _states(*self._heights)

    @property
    def is_whole(self) -> bool:
        """Whether the table has been worked out up to the first trick."""
        return self._dense is not None and self._dense.known >= min(map(sum, self._heights))

    def table(self, states: int) -> Dense:
        """The table, worked out as far as so many states allow, or to where it was stopped."""
        if self._dense is None:
            self._dense = self._room()
            self._begin(self._dense)
        for level in range(self._dense.known, _affordable(*self._heights, states)):
            if self._stop[0]:
                break
            self._dense.extend(level + 1)
            self.worked += self._dense.shape0.size(level + 1) * self._dense.shape1.size(level + 1)
        return self._dense

    def _room(self) -> Dense:
        heights0, heights1 = self._heights
        key = (heights0, heights1)
        if self._kept is None or self._kept[0] != key:
            self._kept = None
            levels = _affordable(heights0, heights1, MOST_STATES)
            shapes = (_shape(heights0, levels), _shape(heights1, levels))
            self._kept = (key, Dense(*shapes, levels, self._stop))
        return self._kept[1]

    def _begin(self, dense: Dense) -> None:
        contract, ten = self._position.contract, self._position.rules.ten
        table = tables(contract, ten)
        follow = order(contract, ten).follow
        dense.begin(
            *self.cards,
            [follow[card] for card in table.card],
            list(table.beat),
            list(table.points),
            contract is Contract.R,
        )


def _numbered_places(position: OpenPosition, state: OpenState) -> Cards:
    number = state.deal.tables.number
    turn = 0 if position.declarer is None else int(position.declarer)
    sides: tuple[list[tuple[int, ...]], list[tuple[int, ...]]] = ([], [])
    for seat, places in enumerate(position.places):
        sides[(seat - turn) % 2].extend(
            tuple(number[card] for card in place) for place in places if place
        )
    return sides


def _heights(places: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(len(place) for place in places)


def _affordable(heights0: tuple[int, ...], heights1: tuple[int, ...], states: int) -> int:
    """The most levels whose states are no more than so many."""
    sizes0, sizes1 = _sizes(heights0), _sizes(heights1)
    total = 0
    for level, (size0, size1) in enumerate(zip(sizes0, sizes1, strict=False)):
        total += size0 * size1
        if total > states:
            return level - 1
    return min(len(sizes0), len(sizes1)) - 1


def states_in(places: Sequence[Sequence[Sequence[object]]]) -> int:
    """How many states a table of two seats' places would have, one leader each."""
    heights = [tuple(len(place) for place in seat) for seat in places]
    return _states(heights[0], heights[1])


def states_on(board: Board) -> int:
    """How many there are for what two seats still have, whatever lies face down."""
    first, second = (
        tuple(
            height
            for height in (
                *((place.up is not None) + place.covered for place in places),
                *(1 for _ in range(hand)),
            )
            if height
        )
        for places, hand in zip(board.places, board.hand_sizes, strict=True)
    )
    return _states(first, second)


def _states(heights0: tuple[int, ...], heights1: tuple[int, ...]) -> int:
    sizes = zip(_sizes(heights0), _sizes(heights1), strict=False)
    return sum(size0 * size1 for size0, size1 in sizes)


@lru_cache(maxsize=256)
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
