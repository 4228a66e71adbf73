"""What the end of a hand is worth for an objective, as tables that the kernels look up.

Everything is read off the core's own scoring: each possible end is scored once, before the search.
"""

from dataclasses import dataclass
from enum import Enum

from offiziersskat.core.contracts import Contract
from offiziersskat.core.result import Matadors, Outcome, Result
from offiziersskat.core.rules import Scoring, Schwarz
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
    open; otherwise one row serves. ``rising``: more points are never worth less.
    """

    ends: tuple[tuple[tuple[int, ...], ...], ...]
    tracked: bool
    rising: bool

    @property
    def greatest(self) -> int:
        """The greatest amount of any end."""
        return max(abs(end) for row in self.ends for ends in row for end in ends)

    def by_points(self, taken: int) -> bool:
        """Whether, from these tricks taken on, more points are better and nothing else counts."""
        rows = [tuple(row[more] for more in range(4) if more & taken == taken) for row in self.ends if row]
        return self.rising and all(len(set(row)) == 1 for row in rows)


def worth_of(root: Root, objective: Objective, run: Run | None, *, threshold: int = 0) -> Worth:
    """The tables of a root; ``threshold`` turns ``POINTS`` into "at least so many"."""
    tracked = objective is Objective.SCORE and run is not None and run.count is None
    counts = range(1, run.length + 1) if tracked and run is not None else ()
    fixed = run.count if run is not None else None
    if objective is Objective.POINTS:
        ends = (_point_ends(root, threshold),)
    elif tracked:
        ends = ((), *(_ends(root, objective, count) for count in counts))
    else:
        ends = (_ends(root, objective, fixed or 1),)
    rising = all(
        low <= high for row in ends for line in row for low, high in zip(line, line[1:], strict=False)
    )
    return Worth(ends, tracked=tracked, rising=rising)


def _point_ends(root: Root, threshold: int) -> tuple[tuple[int, ...], ...]:
    """Card points; null and ramsch as ``solve`` values them."""
    return tuple(
        tuple(_point_end(root, taken, points, threshold) for points in range(_ALL_POINTS + 1))
        for taken in range(4)
    )


def _point_end(root: Root, taken: int, points: int, threshold: int) -> int:
    if root.contract is Contract.N:
        return int(not taken & 1)
    if root.contract is Contract.R:
        return {1: 1, 2: -_ALL_POINTS - 1}.get(taken, -points)
    return int(points >= threshold) if threshold else points


def _ends(root: Root, objective: Objective, count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            _valued(root, objective, _result(root, taken, points, count))
            for points in range(_ALL_POINTS + 1)
        )
        for taken in range(4)
    )


def _result(root: Root, taken: int, points: int, count: int) -> Result:
    board = root.view.board
    assert board.contract is not None
    tricks = root.view.rules.tricks
    mine = {0: 0, 1: tricks, 2: 0, _BOTH: tricks // 2}[taken]
    suit = root.contract not in {Contract.N, Contract.R}
    counted = suit and root.view.rules.scoring is Scoring.SKAT
    outcome = Outcome(
        contract=board.contract,
        declarer=board.declarer,
        points=(points, _ALL_POINTS - points),
        tricks=(mine, tricks - mine),
        kontra=board.kontra,
        # With or without: the same value (rules.md §6).
        matadors=Matadors(with_=True, count=count) if counted else None,
        bid=board.bid,
    )
    return result_of(root.view.rules, outcome)


def _valued(root: Root, objective: Objective, result: Result) -> int:
    if objective is Objective.WIN:
        return int(result.winner == 0)
    assert result.score is not None
    return sum(
        score if Seat(seat).side is root.own.side else -score
        for seat, score in enumerate(result.score)
    )
