"""One question about a public position before one of the kernels: every move, one, or the best.

Two seats that play for points, or for what rises or falls with points, have a kernel of their own;
null, four seats, and where it matters that a side has no trick, the general one.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from threading import Thread

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Flip
from offiziersskat.core.view import View
from offiziersskat.search.chance_root import Root, Run
from offiziersskat.search.chance_worth import Objective, Worth
from offiziersskat.search.kernel.chance import Chance
from offiziersskat.search.kernel.chance_any import ChanceAny
from offiziersskat.search.solver import Stopped
from offiziersskat.search.weights import LEAD_BONUS, SHUNNED_LEAD, shunned_weights, weights

__all__ = ["Asked", "Best", "Fast", "General", "Question", "Spent", "is_quick"]

_FAR = 1 << 50
_CHEAP = 5
"""So many positions of the general kernel take as long as one of the quick one."""
# Entries that positions with so many unknown cards can use: small tables stay in the cache.
_USED_BITS = (12, 12, 12, 12, 14, 15, 18, 20)
_USED_LEAF_BITS = (14, 14, 14, 14, 15, 17, 18, 19)


class Spent(Stopped):
    """More positions would have had to be searched than was allowed."""


@dataclass(frozen=True, slots=True)
class Best:
    """Cards that are level, better than the others asked about, and their value as answers tell it.

    ``reached`` so many cards, in the order given.
    """

    value: Fraction
    cards: tuple[Card, ...]
    reached: int


def is_quick(root: Root, worth: Worth) -> bool:
    """Whether the quick kernel serves: two seats, and nothing counts but points."""
    two_seats = root.seats == 2 and root.contract is not Contract.N
    return two_seats and worth.by_points(_taken(root))


def _taken(root: Root) -> int:
    tricks = root.view.board.tricks
    return int(tricks[root.own.side] > 0) | int(tricks[root.own.side.other] > 0) << 1


def _used(bits: tuple[int, ...], unknown: int) -> int:
    """Entries to use; all there are, once the position is large."""
    return 2 << bits[unknown] if unknown < len(bits) else 1 << 60


def _as_actor(view: View) -> View:
    """The view of the seat to act: in a public game all views are one."""
    if view.seat == view.board.to_act:
        return view
    return View(view.board, view.board.to_act, view.hands, view.stock, view.log)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked: a root, an objective, what ends are worth for it, and matadors that count."""

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
        """Cards of the run known to be side 0's, in kernel numbers."""
        return self.run.held if self.run is not None and self.worth.tracked else 0

    @property
    def run_length(self) -> int:
        """How many trumps from the top can be matadors."""
        return self.run.length if self.run is not None else 4


class Question:
    """A root and an objective before one of the kernels; values inside are side 0's."""

    def __init__(self, asked: Asked) -> None:
        self.root = asked.root
        self.asked = asked
        self.scale = math.factorial(self.root.unknown.bit_count())
        # A score is told as the side to act sees it.
        self.sign = -1 if asked.objective is Objective.SCORE and self.root.side else 1
        self.climbs = self.sign < 0 or self.root.side == 0

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        raise AssertionError

    def bound(self, nodes: int) -> None:
        """Search so many positions at most, 0 any number; ``Spent`` is raised then."""
        raise AssertionError

    def moves(self) -> Iterator[tuple[Card, Fraction]]:
        """Every legal move's value, each when it is asked for."""
        for action in legal(_as_actor(self.root.view)):
            if isinstance(action, Play):
                yield action.card, self.after(self.root.cards.number[action.card])

    def best(self, cards: Sequence[Card]) -> Best:
        """The best of some cards; ``Spent`` if not even the first could be reached."""
        value, level, reached = None, list[Card](), 0
        for card in cards:
            try:
                found = self.beside(self.root.cards.number[card], value)
            except Spent:
                if value is None:
                    raise
                break
            reached += 1
            if value is None or (found - value) * (1 if self.climbs else -1) > 0:
                value, level = found, [card]
            elif found == value:
                level.append(card)
        assert value is not None
        return Best(value, tuple(level), reached)

    def whole(self) -> Fraction:
        """The value of the position."""
        raise AssertionError

    def after(self, card: int) -> Fraction:
        """The value once the seat to act has played a card."""
        raise AssertionError

    def beside(self, card: int, other: Fraction | None) -> Fraction:
        """The same; where it is worse than another's, no more than a bound that is worse too."""
        raise AssertionError


class Fast(Question):
    """Two seats, what counts rises with points: the kernel speaks for the leader."""

    def __init__(
        self, asked: Asked, kernels: list[Chance], generation: int, stop: bytearray
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
        """Those of every thread."""
        return sum(sum(map(int, kernel.counts())) for kernel in self._kernels)

    def bound(self, nodes: int) -> None:
        """Each thread by itself."""
        for kernel in self._kernels:
            kernel.bound(nodes)

    def whole(self) -> Fraction:
        """As the answer tells it."""
        if self.root.trick:
            return self._told("answer", (self.root.trick[0],))
        return self._told("value", ())

    def after(self, card: int) -> Fraction:
        """Exactly."""
        return self.beside(card, None)

    def beside(self, card: int, other: Fraction | None) -> Fraction:
        """Level values are told exactly: the window begins just beneath."""
        root, low, high = self.root, -_FAR, _FAR
        if root.trick:
            if other is not None:
                high = self._leaders(other) + 1
            return self._told("reply", ((root.trick[0], card),), low, high)
        if other is not None:
            low = self._leaders(other) - 1
        return self._told("lead", (card,), low, high)

    @property
    def _step(self) -> tuple[int, int]:
        """What the leader's value is multiplied by, and what is added, to be what is told."""
        root, sign = self.root, 1 if self.root.leader == 0 else -1
        if not self.asked.plain:
            return self.sign * sign, 0
        if self.asked.shuns:
            more = -root.left if root.leader == 0 else 0
            return self.sign * sign, self.sign * (more - root.made) * self.scale
        more = 0 if root.leader == 0 else root.left
        return self.sign * sign, self.sign * (root.made + more) * self.scale

    def _leaders(self, value: Fraction) -> int:
        """The leader's value from what is told."""
        times, plus = self._step
        return times * (int(value * self.scale) - plus)

    def _told(
        self, method: str, what: tuple[object, ...], low: int = -_FAR, high: int = _FAR
    ) -> Fraction:
        """Ask the kernel, and turn the leader's value into what the answer tells."""
        times, plus = self._step
        return Fraction(times * self._searched(method, what, low, high) + plus, self.scale)

    def _searched(self, method: str, what: tuple[object, ...], low: int, high: int) -> int:
        first, *others = self._kernels
        done = bytearray(1)
        threads = []
        for other in others:
            other.limit(self._sizes[0], self._sizes[1], done)
            ask = getattr(other, method)
            threads.append(Thread(target=ask, args=(self._position, *what, low, high)))
            threads[-1].start()
        value = int(getattr(first, method)(self._position, *what, low, high))
        done[0] = 1
        for thread in threads:
            thread.join()
        for other in others:
            other.again()
        if first.was_stopped():
            raise Stopped if self._stop[0] else Spent
        return value


class General(Question):
    """Anything else: a card at a time."""

    def __init__(self, asked: Asked, kernel: ChanceAny, generation: int, stop: bytearray) -> None:
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
        """A card played is one."""
        return int(self._kernel.counts())

    def bound(self, nodes: int) -> None:
        """Told in positions of the quick kernel."""
        self._kernel.bound(nodes * _CHEAP)

    def whole(self) -> Fraction:
        """Whatever lies on the table."""
        return self._asked_for(self.root.up, self.root.trick)

    def after(self, card: int) -> Fraction:
        """With what it turns, if it does so at once."""
        root = self.root
        if root.view.rules.flip is Flip.AT_ONCE and root.covers >> card & 1:
            return self._turned(card)
        up = tuple(mask & ~(1 << card) for mask in root.up)
        return self._asked_for(up, (*root.trick, card))

    def beside(self, card: int, other: Fraction | None) -> Fraction:
        """Exact whatever the other is."""
        return self.after(card)

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
