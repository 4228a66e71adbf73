"""Expectiminimax over reveals: what a public position is worth, exactly, and every move in it.

Nobody has private cards in the public games, so that optimal play is a plain game tree with chance
nodes where cards are turned. All values are exact fractions: the kernels count in u! of a point.
``chance_question`` puts each question to the kernel for it.
"""

import math
import mmap
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from threading import Timer

from offiziersskat.core.cards import Card
from offiziersskat.core.result import Matadors
from offiziersskat.core.view import View
from offiziersskat.search.chance_question import (
    Asked,
    Best,
    Fast,
    General,
    Question,
    Spent,
    is_quick,
)
from offiziersskat.search.chance_root import root_of, run_of
from offiziersskat.search.chance_worth import Objective, worth_of
from offiziersskat.search.kernel.chance import Chance
from offiziersskat.search.kernel.chance_any import ChanceAny
from offiziersskat.search.position import BadPosition
from offiziersskat.search.solver import Stopped

__all__ = [
    "Answer",
    "Best",
    "ChanceSearch",
    "Objective",
    "Spent",
    "Stopped",
    "is_quick",
    "stopping_after",
]

_LIMIT = 1 << 36  # what the kernels' tables hold
_GENERATIONS = 1 << 26


@dataclass(frozen=True, slots=True)
class Answer:
    """What a position is worth for an objective, both sides playing for it.

    ``points``: the declarer's side's card points at the end; ``win``: its probability of winning;
    ``score``: the score of the side to act, less the other side's. ``value`` is that of the best
    move; ``moves``, in deck order, is empty if only the value was asked for. ``unknown`` cards.
    """

    objective: Objective
    value: Fraction
    moves: dict[Card, Fraction]
    best: Card | None
    unknown: int
    nodes: int


class ChanceSearch:
    """Searches one position at a time, in tables of bounded size that it keeps.

    ``bits``: 2^bits entries of 48 bytes, those of open-card endings included. With ``threads=2``
    a second thread searches the same position from the other end. ``stop[0]`` may be set from
    another thread; a search then raises ``Stopped`` within milliseconds. ``general`` asks the
    general kernel even where the quick one would do: a second way to the same figures.
    """

    def __init__(
        self,
        *,
        bits: int = 21,
        threads: int = 1,
        stop: bytearray | None = None,
        general: bool = False,
    ) -> None:
        """The tables are made when they are first needed."""
        self.stop = bytearray(1) if stop is None else stop
        self._bits = bits
        self._threads = threads
        self._is_general = general
        self._generation = 0
        self._kernels: list[Chance] = []
        self._general: ChanceAny | None = None
        self._asking: Question | None = None

    def values(
        self, view: View, objective: Objective, *, told: Matadors | None = None, nodes: int = 0
    ) -> Answer:
        """Every legal move's value; ``told`` are matadors that a position tells.

        ``nodes`` is the most positions that may be searched, 0 any number; five of the general
        kernel's count as one. Raises ``BadPosition``
        for games that are not public, too many unknown cards, and a score whose matadors nobody can
        tell; ``Spent``; ``Stopped``.
        """
        question = self._question(view, objective, told=told)
        question.bound(nodes)
        moves = dict(question.moves())
        best = (max if question.climbs else min)(moves, key=lambda card: moves[card])
        return _answer(question, moves[best], moves=moves, best=best)

    def best(
        self, view: View, objective: Objective, cards: Sequence[Card], *, nodes: int = 0
    ) -> Best:
        """The best of some legal cards, those that promise most first, which is quicker still.

        Where more ``nodes`` would be needed, the best of those that were reached. Raises as
        ``values`` does, ``Spent`` where not even the first was.
        """
        question = self._question(view, objective)
        question.bound(nodes)
        return question.best(cards)

    def moves(
        self, view: View, objective: Objective, *, told: Matadors | None = None
    ) -> Iterator[tuple[Card, Fraction]]:
        """Every legal move's value, each when it is asked for; raises as ``values`` does."""
        yield from self._question(view, objective, told=told).moves()

    def after(
        self, view: View, card: Card, objective: Objective, *, told: Matadors | None = None
    ) -> Fraction:
        """The value of one legal card alone, which is quicker; raises as ``values`` does."""
        question = self._question(view, objective, told=told)
        return question.after(question.root.cards.number[card])

    @property
    def nodes(self) -> int:
        """Positions searched for the last question; may be read while it is being searched."""
        return 0 if self._asking is None else self._asking.nodes

    def value(self, view: View, objective: Objective, *, told: Matadors | None = None) -> Answer:
        """The value alone, which is quicker; raises as ``values`` does."""
        question = self._question(view, objective, told=told)
        return _answer(question, question.whole())

    def at_least(self, view: View, threshold: int) -> Answer:
        """The probability that the declarer's side makes so many card points, and no other aim."""
        question = self._question(view, Objective.POINTS, threshold=threshold)
        return _answer(question, question.whole())

    def _question(
        self,
        view: View,
        objective: Objective,
        *,
        told: Matadors | None = None,
        threshold: int = 0,
    ) -> Question:
        root = root_of(view)
        run = run_of(root, told) if objective is Objective.SCORE else None
        worth = worth_of(root, objective, run, threshold=threshold, glance=self._glance)
        if max(worth.greatest, 1) * math.factorial(root.unknown.bit_count()) >= _LIMIT:
            raise BadPosition("chance-many", count=root.unknown.bit_count(), most=9)
        self._generation += 1
        if self._generation >= _GENERATIONS:
            self._kernels, self._general, self._generation = [], None, 1
        plain = objective is Objective.POINTS and not threshold
        asked = Asked(root, objective, worth, run, plain=plain)
        if not self._is_general and is_quick(root, worth):
            self._asking = Fast(asked, self._fast_kernels(), self._generation, self.stop)
        else:
            self._asking = General(asked, self._general_kernel(), self._generation, self.stop)
        return self._asking

    def _glance(self) -> None:
        if self.stop[0]:
            raise Stopped

    def _fast_kernels(self) -> list[Chance]:
        if not self._kernels:
            table, leaves = _words(4 << self._bits), _words(2 << self._bits)
            self._kernels = [Chance(table, leaves, self.stop) for _ in range(self._threads)]
        return self._kernels

    def _general_kernel(self) -> ChanceAny:
        if self._general is None:
            self._general = ChanceAny(_words(8 << max(0, self._bits - 1)), self.stop)
        return self._general


def _answer(
    question: Question,
    value: Fraction,
    *,
    moves: dict[Card, Fraction] | None = None,
    best: Card | None = None,
) -> Answer:
    unknown = question.root.unknown.bit_count()
    return Answer(question.asked.objective, value, moves or {}, best, unknown, question.nodes)


@contextmanager
def stopping_after(seconds: float, stop: bytearray) -> Iterator[None]:
    """Set ``stop[0]`` once the time is over, unless the block has ended before; clear it first."""
    stop[0] = 0
    timer = Timer(seconds, stop.__setitem__, (0, 1))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _words(count: int) -> "memoryview | array[int]":
    """Zeroed words that take memory only where they are used, on large pages if there are any."""
    if not hasattr(mmap, "MAP_ANONYMOUS"):
        return array("Q", [0]) * count
    memory = mmap.mmap(-1, 8 * count, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        memory.madvise(mmap.MADV_HUGEPAGE)
    return memoryview(memory).cast("Q")
