"""What an analysis says: values that name the side they are seen from, moves, and how sure it is.

Frozen data without any search; ``engine`` fills it, the command and the terminal print it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from offiziersskat.core.actions import Action
from offiziersskat.core.seats import Side

__all__ = ["COINS", "Analysis", "Info", "MoveValues", "Objective", "PovValue"]


class Objective(Enum):
    """What is played for; ``ALL`` asks for each of the three under play that is best for it."""

    POINTS = "points"
    WIN = "win"
    SCORE = "score"
    ALL = "all"

    @property
    def coins(self) -> "tuple[Objective, ...]":
        """The figures that it asks for."""
        return COINS if self is Objective.ALL else (self,)


COINS = (Objective.POINTS, Objective.WIN, Objective.SCORE)
"""The three figures, in the order in which they are given."""


@dataclass(frozen=True, slots=True)
class PovValue:
    """A value as one side sees it; both sides' values add up to ``total``.

    Card points add up to 120 in a hand, probabilities of winning (for the other side: of not
    losing to it) to 1, scores to 0.
    """

    value: float
    side: Side
    total: float = 0

    def pov(self, side: Side) -> "PovValue":
        """The same as a side sees it."""
        if side is self.side:
            return self
        return replace(self, value=self.total - self.value, side=side)


@dataclass(frozen=True, slots=True)
class MoveValues:
    """What a move is worth; ``None`` what was not asked for, or cannot be told.

    ``points`` and ``win`` are the declarer's side's (forehand's in ramsch), ``score`` that of the
    side to act, less the other's. ``stderr`` by figure, 0 where there is no chance in it.
    """

    points: PovValue | None = None
    win: PovValue | None = None
    score: PovValue | None = None
    stderr: Mapping[Objective, float] = field(default_factory=dict, hash=False)

    def of(self, coin: Objective) -> PovValue | None:
        """One of the three figures by its name; that of ``ALL`` is the points."""
        return {Objective.WIN: self.win, Objective.SCORE: self.score}.get(coin, self.points)


@dataclass(frozen=True, slots=True)
class Analysis:
    """What the seat to act should do on what a view shows.

    ``moves`` in canonical order; ``best`` the first of those best for the side to act, ``None`` if
    there is nothing to do, or nothing is known yet. ``exact``: the values are those of best play
    by both sides on what they see. Else they are estimates: ``stderr`` is the standard error of
    the best move's figure, ``None`` if there is but one sample, and ``worlds`` the number of
    samples. ``unknown``: how many cards lie nobody can tell where. ``nodes``: positions searched.
    """

    objective: Objective
    side: Side | None
    moves: Mapping[Action, MoveValues]
    best: Action | None = None
    exact: bool = False
    stderr: float | None = 0.0
    unknown: int = 0
    worlds: int = 0
    nodes: int = 0

    @property
    def value(self) -> PovValue | None:
        """The best move's figure of the objective; that of ``ALL`` is the points."""
        return None if self.best is None else self.moves[self.best].of(self.objective)


@dataclass(frozen=True, slots=True)
class Info:
    """How far an analysis has got: ``fresh`` are the moves whose values have changed since.

    The last report of an analysis holds its result.
    """

    analysis: Analysis
    fresh: tuple[Action, ...]
