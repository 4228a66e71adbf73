"""Expectiminimax over reveals: what a public position is worth, exactly, and every move in it.

Nobody has private cards in the public games, so that optimal play is a plain game tree with chance
nodes where cards are turned. All values are exact fractions: the kernels count in u! of a point.
Two seats that play for points, or for what rises or falls with points, have a kernel of their own;
null, four seats, and where it matters that a side has no trick, the general one.
"""

import math
import mmap
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from threading import Thread, Timer

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors
from offiziersskat.core.rules import Flip
from offiziersskat.core.view import View
from offiziersskat.search.chance_root import Root, Run, root_of, run_of
from offiziersskat.search.chance_worth import Objective, Worth, worth_of
from offiziersskat.search.kernel.chance import Chance
from offiziersskat.search.kernel.chance_any import ChanceAny
from offiziersskat.search.position import BadPosition
from offiziersskat.search.solver import Stopped
from offiziersskat.search.weights import LEAD_BONUS, SHUNNED_LEAD, shunned_weights, weights

__all__ = ["Answer", "ChanceSearch", "Objective", "Spent", "Stopped", "stopping_after"]

_LIMIT = 1 << 36  # what the kernels' tables hold
_FAR = 1 << 50
_GENERATIONS = 1 << 26
_CHEAP = 5
"""So many positions of the general kernel take as long as one of the quick one."""
# Entries that positions with so many unknown cards can use: small tables stay in the cache.
_USED_BITS = (12, 12, 12, 12, 14, 15, 18, 20)
_USED_LEAF_BITS = (14, 14, 14, 14, 15, 17, 18, 19)


class Spent(Stopped):
    """More positions would have had to be searched than was allowed."""


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
        self._asking: _Question | None = None

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
        return question.answer(moves[best], moves=moves, best=best)

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
        return question.answer(question.whole(), moves={}, best=None)

    def at_least(self, view: View, threshold: int) -> Answer:
        """The probability that the declarer's side makes so many card points, and no other aim."""
        question = self._question(view, Objective.POINTS, threshold=threshold)
        return question.answer(question.whole(), moves={}, best=None)

    def _question(
        self,
        view: View,
        objective: Objective,
        *,
        told: Matadors | None = None,
        threshold: int = 0,
    ) -> "_Question":
        root = root_of(view)
        run = run_of(root, told) if objective is Objective.SCORE else None
        worth = worth_of(root, objective, run, threshold=threshold, glance=self._glance)
        if max(worth.greatest, 1) * math.factorial(root.unknown.bit_count()) >= _LIMIT:
            raise BadPosition("chance-many", count=root.unknown.bit_count(), most=9)
        self._generation += 1
        if self._generation >= _GENERATIONS:
            self._kernels, self._general, self._generation = [], None, 1
        plain = objective is Objective.POINTS and not threshold
        asked = _Asked(root, objective, worth, run, plain=plain)
        if not self._is_general and is_quick(root, worth):
            self._asking = _Fast(asked, self._fast_kernels(), self._generation, self.stop)
        else:
            self._asking = _General(asked, self._general_kernel(), self._generation, self.stop)
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


def _used(bits: tuple[int, ...], unknown: int) -> int:
    """Entries to use; all there are, once the position is large."""
    return 2 << bits[unknown] if unknown < len(bits) else 1 << 60


def _as_actor(view: View) -> View:
    """The view of the seat to act: in a public game all views are one."""
    if view.seat == view.board.to_act:
        return view
    return View(view.board, view.board.to_act, view.hands, view.stock, view.log)


def is_quick(root: Root, worth: Worth) -> bool:
    """Whether the quick kernel serves: two seats, and nothing counts but points."""
    two_seats = root.seats == 2 and root.contract is not Contract.N
    return two_seats and worth.by_points(_taken(root))


def _taken(root: Root) -> int:
    tricks = root.view.board.tricks
    return int(tricks[root.own.side] > 0) | int(tricks[root.own.side.other] > 0) << 1


# ---- one question -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Asked:
    root: Root
    objective: Objective
    worth: Worth
    run: Run | None
    plain: bool

    @property
    def shuns(self) -> bool:
        """Whether points are worth less than none, as in ramsch."""
        return not self.worth.rising

    @property
    def made(self) -> int:
        """Points that count for side 0 already."""
        root = self.root
        return root.view.board.points[root.own.side.other] if self.shuns else root.made

    @property
    def held(self) -> int:
        return self.run.held if self.run is not None and self.worth.tracked else 0

    @property
    def run_length(self) -> int:
        return self.run.length if self.run is not None else 4


class _Question:
    """A root and an objective before one of the kernels; values inside are side 0's."""

    def __init__(self, asked: _Asked) -> None:
        self.root = asked.root
        self.asked = asked
        self.scale = math.factorial(self.root.unknown.bit_count())
        # A score is told as the side to act sees it.
        self.sign = -1 if asked.objective is Objective.SCORE and self.root.side else 1
        self.climbs = self.sign < 0 or self.root.side == 0

    def answer(self, value: Fraction, *, moves: dict[Card, Fraction], best: Card | None) -> Answer:
        return Answer(
            self.asked.objective, value, moves, best, self.root.unknown.bit_count(), self.nodes
        )

    @property
    def nodes(self) -> int:
        raise AssertionError

    def bound(self, nodes: int) -> None:
        """Search so many positions at most, 0 any number; ``Spent`` is raised then."""
        raise AssertionError

    def moves(self) -> Iterator[tuple[Card, Fraction]]:
        """Every legal move's value, each when it is asked for."""
        for action in legal(_as_actor(self.root.view)):
            if isinstance(action, Play):
                yield action.card, self.after(self.root.cards.number[action.card])

    def whole(self) -> Fraction:
        """The value of the position."""
        raise AssertionError

    def after(self, card: int) -> Fraction:
        """The value once the seat to act has played a card."""
        raise AssertionError


class _Fast(_Question):
    """Two seats, what counts rises with points: the kernel speaks for the leader."""

    def __init__(
        self, asked: _Asked, kernels: list[Chance], generation: int, stop: bytearray
    ) -> None:
        super().__init__(asked)
        self._kernels = kernels
        self._stop = stop
        root = self.root
        lying = 1 << root.trick[0] if root.trick else 0
        self._position = (
            root.up[root.leader] | lying,
            root.up[1 - root.leader],
            root.covers,
            root.unknown,
            0 if asked.plain else asked.made,
            asked.held,
            1 - root.leader,
        )
        unknown = root.unknown.bit_count()
        self._sizes = (_used(_USED_BITS, unknown), _used(_USED_LEAF_BITS, unknown))
        for number, kernel in enumerate(kernels):
            self._load(kernel, generation, reverse=bool(number % 2))

    def _load(self, kernel: Chance, generation: int, *, reverse: bool) -> None:
        root, cards, shuns = self.root, self.root.cards, self.asked.shuns
        ten = root.view.rules.ten
        kernel.load(
            list(cards.suit),
            list(cards.beat),
            list(cards.points),
            list(shunned_weights(ten) if shuns else weights(root.contract, ten)),
            list(cards.worth),
            cards.trumps,
            SHUNNED_LEAD if shuns else LEAD_BONUS,
            shuns,
        )
        kernel.limit(self._sizes[0], self._sizes[1], self._stop)
        kernel.ask(generation, root.view.rules.flip is Flip.AT_ONCE, reverse)
        if not self.asked.plain:
            kernel.ask_utility(self._rows(), self.asked.run_length, self.asked.worth.tracked)

    def _rows(self) -> list[int]:
        """The kernel's fourteen rows of 128: matadors 0–11, the least and the most of them.

        Where tricks are shunned points not taken are counted, so that rows begin at their ends.
        """
        step = -1 if self.asked.shuns else 1
        lines = [row[3][::step] if row else () for row in self.asked.worth.ends]
        rows = [[*line, *line[-1:] * 7] for line in lines]
        used = [row for row in rows if row]
        rows += [[]] * (12 - len(rows))
        rows += [[min(ends) for ends in zip(*used, strict=True)]]
        rows += [[max(ends) for ends in zip(*used, strict=True)]]
        return [end for row in rows for end in row or [0] * 128]

    @property
    def nodes(self) -> int:
        return sum(sum(map(int, kernel.counts())) for kernel in self._kernels)

    def bound(self, nodes: int) -> None:
        for kernel in self._kernels:
            kernel.bound(nodes)

    def whole(self) -> Fraction:
        if self.root.trick:
            return self._told("answer", (self.root.trick[0],))
        return self._told("value", ())

    def after(self, card: int) -> Fraction:
        if self.root.trick:
            return self._told("reply", ((self.root.trick[0], card),))
        return self._told("lead", (card,))

    def _told(self, method: str, what: tuple[object, ...]) -> Fraction:
        """Ask the kernel, and turn the leader's value into what the answer tells."""
        value = self._searched(method, what)
        root = self.root
        if not self.asked.plain:
            value = value if root.leader == 0 else -value
        elif self.asked.shuns:
            value = value - root.left * self.scale if root.leader == 0 else -value
            value -= root.made * self.scale
        elif root.leader == 0:
            value += root.made * self.scale
        else:
            value = (root.made + root.left) * self.scale - value
        return Fraction(self.sign * value, self.scale)

    def _searched(self, method: str, what: tuple[object, ...]) -> int:
        first, *others = self._kernels
        done = bytearray(1)
        threads = []
        for other in others:
            other.limit(self._sizes[0], self._sizes[1], done)
            ask = getattr(other, method)
            threads.append(Thread(target=ask, args=(self._position, *what, -_FAR, _FAR)))
            threads[-1].start()
        value = int(getattr(first, method)(self._position, *what, -_FAR, _FAR))
        done[0] = 1
        for thread in threads:
            thread.join()
        for other in others:
            other.again()
        if first.was_stopped():
            raise Stopped if self._stop[0] else Spent
        return value


class _General(_Question):
    """Anything else: a card at a time."""

    def __init__(self, asked: _Asked, kernel: ChanceAny, generation: int, stop: bytearray) -> None:
        super().__init__(asked)
        self._kernel = kernel
        self._stop = stop
        root, worth = self.root, asked.worth
        rules = root.view.rules
        kernel.load(
            root.seats,
            list(root.cards.suit),
            list(root.cards.beat),
            list(root.cards.points),
            list(weights(root.contract, rules.ten)),
            rules.flip is Flip.AT_ONCE,
        )
        ends = [
            end
            for row in worth.ends
            for line in row or [[0] * 121] * 4
            for end in (*line, *(7 * [0]))
        ]
        kernel.ask(
            generation,
            stop,
            ends + [0] * (6144 - len(ends)),
            root.contract is Contract.N,
            0,
            asked.run_length,
            worth.tracked,
        )

    @property
    def nodes(self) -> int:
        return int(self._kernel.counts())

    def bound(self, nodes: int) -> None:
        self._kernel.bound(nodes * _CHEAP)

    def whole(self) -> Fraction:
        return self._asked_for(self.root.up, self.root.trick)

    def after(self, card: int) -> Fraction:
        root = self.root
        if root.view.rules.flip is Flip.AT_ONCE and root.covers >> card & 1:
            return self._turned(card)
        up = tuple(mask & ~(1 << card) for mask in root.up)
        return self._asked_for(up, (*root.trick, card))

    def _turned(self, card: int) -> Fraction:
        """The mean over what is turned as soon as the card is played."""
        root = self.root
        seat = (root.leader + len(root.trick)) % root.seats
        found = [other for other in range(32) if root.unknown >> other & 1]
        total = Fraction(0)
        for other in found:
            up = [mask & ~(1 << card) for mask in root.up]
            up[seat] |= 1 << other
            total += self._asked_for(
                tuple(up), (*root.trick, card), covers=1 << card, turned=1 << other, by=seat
            )
        return total / len(found)

    def _asked_for(
        self,
        up: tuple[int, ...],
        trick: tuple[int, ...],
        *,
        covers: int = 0,
        turned: int = 0,
        by: int = 0,
    ) -> Fraction:
        root = self.root
        unknown = root.unknown & ~turned
        run = self.asked.run
        held = self.asked.held
        if run is not None and self.asked.worth.tracked and by % 2 == 0:
            held |= turned & (0xFFFFFFFF >> 32 - run.length << 32 - run.length)
        value = self._kernel.value(
            (*up, 0, 0)[:4],
            root.covers & ~covers,
            unknown,
            root.left,
            root.made,
            _taken(root),
            held,
            root.leader,
            trick,
        )
        if self._kernel.was_stopped():
            raise Stopped if self._stop[0] else Spent
        return Fraction(self.sign * int(value), math.factorial(unknown.bit_count()))
