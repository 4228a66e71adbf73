"""Two figures for one thing: card points and score, both as forehand's side sees them.

*Points* are card points beyond an even share, +14 for 74 of 120. In ramsch, where points are a
burden, those below it; a null counts as all points or none; a hand thrown in is level. *Score* is
the side's score less the other side's. What one side gains in either figure the other loses.
"""

from collections.abc import Iterable
from typing import NamedTuple

from offiziersskat.analysis.payoff import final_value, net_score, own_side
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game
from offiziersskat.core.seats import Side

__all__ = ["HALF", "LEVEL", "Figures", "best_of", "figures_of", "margin"]

HALF = 60.0
"""An even share of the card points."""


class Figures(NamedTuple):
    """Points and score; a sum, a difference or a mean of such is one again."""

    points: float
    score: float

    def plus(self, other: "Figures") -> "Figures":
        """Both added up."""
        return Figures(self.points + other.points, self.score + other.score)

    def less(self, other: "Figures") -> "Figures":
        """The other taken away."""
        return Figures(self.points - other.points, self.score - other.score)

    def times(self, factor: float) -> "Figures":
        """Both so many times; −1 is the other side's view."""
        return Figures(self.points * factor, self.score * factor)

    def seen_by(self, side: Side) -> "Figures":
        """The same as a side sees it."""
        return self if side is Side.FOREHAND else self.times(-1.0)


def best_of(values: Iterable[Figures], side: Side) -> Figures:
    """Each figure as a side that can choose among some would have it."""
    best = max if side is Side.FOREHAND else min
    return Figures(*(best(coin) for coin in zip(*values, strict=True)))


LEVEL = Figures(0.0, 0.0)
"""Neither side is ahead."""


def margin(contract: Contract, value: float) -> float:
    """The points of the declarer's side (forehand's in ramsch) from a value as search gives it."""
    if contract is Contract.N:
        return HALF * (2 * value - 1)
    return value + HALF if contract is Contract.R else value - HALF


def figures_of(game: Game) -> Figures:
    """What a finished hand came to."""
    result = game.result
    assert result is not None and result.score is not None
    value = final_value(result)
    score = net_score(result, Side.FOREHAND)
    assert score is not None
    if value is None or result.contract is None:
        return Figures(0.0, float(score))
    points = margin(result.contract, value)
    own = own_side(game.board)
    return Figures(points if own is Side.FOREHAND else -points, float(score))
