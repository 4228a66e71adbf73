"""The score sheet as steps: what the end of a hand brings, and what is to be expected of it.

The sheets are the core's own. A result is taken to be as far from its expectation as the normal
distribution has it; beyond both ends lie the games in which a side takes nothing.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt

from offiziersskat.core.actions import Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.result import Matadors, Outcome
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat, Side
from offiziersskat.search.chance_worth import Objective

__all__ = ["Game", "Steps", "above", "expected", "null_score", "steps_of"]

_ALL = 120
_ROOT = sqrt(2)
_SWEPT = 126.0
"""Who is expected to have so many points takes every trick in half of the games; chosen so that about
as many games were swept as in those of ``bench/ends_fit.py``, which are few."""
_RAMSCH_SWEPT = 132.0


@dataclass(frozen=True, slots=True)
class Game:
    """All that the score depends on, besides who takes what; ``run`` the matadors, or 0.

    ``aim``: what stands on its sheet. Wins are 1, a loss −1; points, those that a side is ahead by.
    """

    rules: Ruleset
    declared: Declare
    declarer: Seat | None
    kontra: int = 1
    bid: int | None = None
    run: int = 0
    aim: Objective = Objective.SCORE

    @property
    def side(self) -> Side:
        """The declarer's side; forehand's in ramsch."""
        return Side.FOREHAND if self.declarer is None else self.declarer.side


def above(mark: float, mean: float, spread: float) -> float:
    """How likely a result is beyond a mark, 0–1."""
    return 0.5 - 0.5 * erf((mark - mean) / spread / _ROOT)


@dataclass(frozen=True, slots=True)
class Steps:
    """A score sheet: the score for nothing, and by how much it rises beyond each mark.

    ``slope``: by how much it rises with every point.
    """

    least: float
    marks: tuple[tuple[float, float], ...]
    slope: float = 0.0

    def expected(self, mean: float, spread: float) -> float:
        """The score to be expected of the declarer's side, less the other's.

        ``mean`` card points of its side are expected, and the end may lie ``spread`` from them.
        """
        rise = sum([step * above(mark, mean, spread) for mark, step in self.marks])
        return self.least + rise + self.slope * mean


def expected(game: Game, mean: float, spread: float) -> float:
    """The same of a game."""
    return steps_of(game).expected(mean, spread)


def null_score(game: Game, chance: float) -> float:
    """The same of a null that is won with some chance; it has no points, but a score."""
    won, lost = _score(game, (0, 0), (0, 1)), _score(game, (0, 0), (1, 0))
    return chance * won + (1 - chance) * lost


@lru_cache(maxsize=4096)
def steps_of(game: Game) -> Steps:
    """The sheet of a game."""
    if game.aim is Objective.POINTS:
        return _RAMSCH_POINTS if game.declared.contract is Contract.R else _POINTS
    scores = _scores(game)
    nothing = _at(game, 0, swept=-1)
    everything = _at(game, _ALL, swept=1)
    swept = _RAMSCH_SWEPT if game.declared.contract is Contract.R else _SWEPT
    marks = [_ALL - swept, *[points - 0.5 for points in range(1, _ALL + 1)], swept]
    levels = [nothing, *scores, everything]
    steps = [
        (mark, after - before)
        for mark, before, after in zip(marks, levels, levels[1:], strict=False)
        if after != before
    ]
    return Steps(nothing, tuple(steps))


_POINTS, _RAMSCH_POINTS = Steps(-_ALL, (), slope=2.0), Steps(_ALL, (), slope=-2.0)
"""What the declarer's side is ahead by; in ramsch it is forehand's, and wants few."""


def _scores(game: Game) -> list[float]:
    """The score for each number of points; but for ramsch it only rises, between few marks."""
    if game.declared.contract is Contract.R:
        return [_at(game, points, swept=0) for points in range(_ALL + 1)]
    scores = [_at(game, 0, swept=0)] * (_ALL + 1)
    _fill(game, scores, 0, _ALL, _at(game, _ALL, swept=0))
    return scores


def _fill(game: Game, scores: list[float], low: int, high: int, last: float) -> None:
    """What is level at both ends is level between; the rest is halved until it is."""
    if scores[low] == last or high - low == 1:
        scores[low + 1 : high + 1] = [scores[low]] * (high - low - 1) + [last]
        return
    middle = (low + high) // 2
    _fill(game, scores, low, middle, _at(game, middle, swept=0))
    _fill(game, scores, middle, high, last)


def _at(game: Game, points: int, *, swept: int) -> float:
    """The score for so many points of the declarer's side; ``swept`` 1 or −1 if it took all, none."""
    tricks = game.rules.tricks
    by_side = {1: (tricks, 0), -1: (0, tricks)}.get(swept, (1, tricks - 1))
    return _score(game, (points, _ALL - points), by_side)


def _score(game: Game, points: tuple[int, int], tricks: tuple[int, int]) -> float:
    outcome = Outcome(
        contract=game.declared,
        declarer=game.declarer,
        points=points,
        tricks=tricks,
        kontra=game.kontra,
        matadors=Matadors(with_=True, count=game.run) if game.run else None,
        bid=game.bid,
    )
    result = result_of(game.rules, outcome)
    if game.aim is Objective.WIN:
        return {0: 1.0, 1: -1.0, None: 0.0}[result.winner]
    score = result.score
    assert score is not None
    net = sum(score[Side.FOREHAND :: 2]) - sum(score[Side.DEALER :: 2])
    return float(net if game.side is Side.FOREHAND else -net)
