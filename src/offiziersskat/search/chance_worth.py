"""What the end of a hand is worth for an objective, as tables that the kernels look up.

Everything is read off the core's own scoring: each possible end is scored once, before the search.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import pairwise

from offiziersskat.core.actions import Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.result import Matadors, Outcome, Result
from offiziersskat.core.rules import Ruleset, Scoring
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat
from offiziersskat.search.chance_root import Root, Run

__all__ = ["Objective", "Worth", "worth_of"]

_ALL_POINTS = 120
_BOTH = 3


class Objective(Enum):
    """What both sides play for (notation.md §6)."""

    POINTS = "points"
    WIN = "win"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class Worth:
    """``ends[matadors][taken][points]``: what an end is worth to side 0, in whole numbers.

    ``taken`` has bit 0 if side 0 has a trick, bit 1 if side 1 has. ``tracked``: the matadors are
    open; otherwise one row serves. ``rising``: more points are never worth less; ``falling``: never
    more. ``greatest``: the greatest amount of any end.
    """

    ends: tuple[tuple[tuple[int, ...], ...], ...]
    tracked: bool
    rising: bool
    falling: bool
    greatest: int

    def by_points(self, taken: int) -> bool:
        """Whether, from these tricks taken on, more points, or fewer, are better and nothing else counts."""
        rows = [
            tuple(row[more] for more in range(4) if more & taken == taken)
            for row in self.ends
            if row
        ]
        return (self.rising or self.falling) and all(len(set(row)) == 1 for row in rows)


@dataclass(frozen=True, slots=True)
class _Hand:
    """All that the score depends on besides points, tricks and matadors."""

    rules: Ruleset
    declared: Declare
    declarer: Seat | None
    kontra: int
    bid: int | None

    @property
    def contract(self) -> Contract:
        return self.declared.contract


def worth_of(
    root: Root,
    objective: Objective,
    run: Run | None,
    *,
    threshold: int = 0,
    glance: Callable[[], None] = lambda: None,
) -> Worth:
    """The tables of a root; ``threshold`` turns ``POINTS`` into "at least so many".

    ``glance`` is called before each row of results; what it raises ends the matter.
    """
    board = root.view.board
    assert board.contract is not None
    hand = _Hand(board.rules, board.contract, board.declarer, board.kontra, board.bid)
    counts: tuple[int, ...] = (1,)
    if objective is Objective.SCORE and run is not None:
        counts = (run.count,) if run.count else tuple(range(1, run.length + 1))
    if objective is not Objective.POINTS:
        for count in counts:
            glance()
            _ends(hand, objective, count)
    return _worth(hand, objective, counts, threshold)


@lru_cache(maxsize=64)
def _worth(hand: _Hand, objective: Objective, counts: tuple[int, ...], threshold: int) -> Worth:
    tracked = len(counts) > 1
    if objective is Objective.POINTS:
        rows = [_point_ends(hand.contract, threshold)]
    else:
        rows = [_ends(hand, objective, count) for count in counts]
    steps = [step for row in rows for line in row for step in pairwise(line)]
    rising = all(low <= high for low, high in steps)
    falling = all(low >= high for low, high in steps)
    greatest = max(abs(end) for row in rows for line in row for end in line)
    ends = ((), *rows) if tracked else tuple(rows)
    return Worth(ends, tracked=tracked, rising=rising, falling=falling, greatest=greatest)


def _point_ends(contract: Contract, threshold: int) -> tuple[tuple[int, ...], ...]:
    """Card points; null and ramsch as ``solve`` values them."""
    return tuple(
        tuple(_point_end(contract, taken, points, threshold) for points in range(_ALL_POINTS + 1))
        for taken in range(4)
    )


def _point_end(contract: Contract, taken: int, points: int, threshold: int) -> int:
    if threshold:
        return int(points >= threshold)
    if contract is Contract.N:
        return int(not taken & 1)
    if contract is Contract.R:
        return {1: 1, 2: -_ALL_POINTS - 1}.get(taken, -points)
    return points


@lru_cache(maxsize=256)
def _ends(hand: _Hand, objective: Objective, count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            _valued(hand, objective, _result(hand, taken, points, count))
            for points in range(_ALL_POINTS + 1)
        )
        for taken in range(4)
    )


def _result(hand: _Hand, taken: int, points: int, count: int) -> Result:
    tricks = hand.rules.tricks
    mine = {0: 0, 1: tricks, 2: 0, _BOTH: tricks // 2}[taken]
    counted = hand.rules.scoring is Scoring.SKAT and hand.contract not in _WITHOUT_MATADORS
    outcome = Outcome(
        contract=hand.declared,
        declarer=hand.declarer,
        points=(points, _ALL_POINTS - points),
        tricks=(mine, tricks - mine),
        kontra=hand.kontra,
        # With or without: the same value (rules.md §6).
        matadors=Matadors(with_=True, count=count) if counted else None,
        bid=hand.bid,
    )
    return result_of(hand.rules, outcome)


_WITHOUT_MATADORS = (Contract.N, Contract.R)


def _valued(hand: _Hand, objective: Objective, result: Result) -> int:
    if objective is Objective.WIN:
        return int(result.winner == 0)
    assert result.score is not None
    own = Seat.FOREHAND if hand.declarer is None else hand.declarer
    return sum(
        score if Seat(seat).side is own.side else -score for seat, score in enumerate(result.score)
    )
