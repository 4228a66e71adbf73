"""What the end of a hand is worth to one side: the score of the ruleset, and a little for points.

Who plays for wins takes a win for 1, a loss for −1 and a tie for nothing, with as little for points;
who plays for card points, what a side is ahead by, or in ramsch behind. Null counts none and goes by
the score.

The score sheets are the core's own. A value that search gives to one possible deal is uncertain,
the more tricks are still to be played; so that a mark just missed counts for something, the sheet
is smoothed by as much. Where everything is known nothing is smoothed.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import exp
from operator import mul

from offiziersskat.core.actions import Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.result import Matadors, Outcome, Result
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat, Side
from offiziersskat.search.chance_worth import Objective

__all__ = ["Stake", "Utility", "utility_of"]

_ALL = 120
_MARCH, _NO_TRICK = 1, -121
_POINT = 1 / 240
"""What a card point is worth besides, as a part of the greatest score at stake."""


@dataclass(frozen=True, slots=True)
class Stake:
    """All that the score of a hand depends on, besides who takes what.

    ``taken`` whether the declarer's side and the other have a trick; ``run`` the matadors, 0 where
    none count; ``spread`` by how many points a value may well be wrong.
    """

    rules: Ruleset
    declared: Declare
    declarer: Seat | None
    kontra: int
    bid: int | None
    taken: tuple[bool, bool]
    run: int
    spread: float


@dataclass(frozen=True, slots=True)
class Utility:
    """By value, as ``search.solver`` tells it, what the end is worth to forehand's side.

    ``marks``: the values from which on more changes than card points, and ``plain`` what is played for
    without them, below the first mark and from each on.
    """

    ends: dict[int, float]
    marks: tuple[int, ...] = ()
    plain: tuple[float, ...] = (0.0,)

    def of(self, value: int, side: Side) -> float:
        """What a value is worth to a side; the other's is the same with the other sign."""
        return self.ends[value] if side is Side.FOREHAND else -self.ends[value]


@lru_cache(maxsize=256)
def utility_of(stake: Stake, aim: Objective = Objective.SCORE) -> Utility:
    """The table of a stake, for what is played for."""
    values = _values(stake.declared.contract)
    if aim is Objective.POINTS and stake.declared.contract is not Contract.N:
        return Utility({value: _margin(stake, value) for value in values})
    worth = _win if aim is Objective.WIN else _score
    scores = [worth(stake, value) for value in values]
    marks = [
        value for value, pair in zip(values[1:], pairwise(scores), strict=True) if len({*pair}) > 1
    ]
    plain = (scores[0], *(scores[mark - values[0]] for mark in marks))
    if stake.declared.contract is not Contract.N:
        scores = _smoothed(scores, stake.spread)
        most = max(map(abs, scores))
        own = 1 if _own(stake) is Side.FOREHAND else -1
        scores = [
            score + own * most * _POINT * value for score, value in zip(scores, values, strict=True)
        ]
    return Utility(dict(zip(values, scores, strict=True)), tuple(marks), plain)


def _own(stake: Stake) -> Side:
    return Side.FOREHAND if stake.declarer is None else stake.declarer.side


def _values(contract: Contract) -> range:
    """Every value that search can give (notation.md §6), from bad to good for side 0."""
    if contract is Contract.N:
        return range(2)
    if contract is Contract.R:
        return range(_NO_TRICK, _MARCH + 1)
    return range(_ALL + 1)


def _margin(stake: Stake, value: int) -> float:
    """By how many points forehand's side is ahead; in ramsch a value is of points taken, below 0."""
    nothing = _ALL if stake.declared.contract is Contract.R else -_ALL
    ahead = float(nothing + 2 * value)
    return ahead if _own(stake) is Side.FOREHAND else -ahead


def _win(stake: Stake, value: int) -> float:
    winner = _result(stake, value).winner
    if winner is None:
        return 0.0
    return 1.0 if (winner == 0) is (_own(stake) is Side.FOREHAND) else -1.0


def _score(stake: Stake, value: int) -> float:
    score = _result(stake, value).score
    assert score is not None
    return float(sum(score[Side.FOREHAND :: 2]) - sum(score[Side.DEALER :: 2]))


def _result(stake: Stake, value: int) -> Result:
    points, tricks = _end(stake, value)
    outcome = Outcome(
        contract=stake.declared,
        declarer=stake.declarer,
        points=points,
        tricks=tricks,
        kontra=stake.kontra,
        matadors=Matadors(with_=True, count=stake.run) if stake.run else None,
        bid=stake.bid,
    )
    return result_of(stake.rules, outcome)


def _end(stake: Stake, value: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Card points and, as far as they matter, tricks by side; 0 the declarer's."""
    if stake.declared.contract is Contract.N:
        return (0, 0), (0 if value else 1, stake.rules.tricks)
    if stake.declared.contract is Contract.R:
        if value == _MARCH:
            return (_ALL, 0), (stake.rules.tricks, 0)
        if value == _NO_TRICK:
            return (0, _ALL), (0, stake.rules.tricks)
        return (-value, _ALL + value), (1, 1)
    mine, theirs = stake.taken
    return (value, _ALL - value), (int(mine or value > 0), int(theirs or value < _ALL))


def _smoothed(scores: list[float], spread: float) -> list[float]:
    """Each score with those around it, the nearer the more; what lies at the ends stays in."""
    if spread <= 0:
        return scores
    reach = int(3 * spread) + 1
    shares = [exp(-0.5 * (step / spread) ** 2) for step in range(-reach, reach + 1)]
    around = [scores[0]] * reach + scores + [scores[-1]] * reach
    whole = sum(shares)
    return [
        sum(map(mul, shares, around[place : place + len(shares)])) / whole
        for place in range(len(scores))
    ]
