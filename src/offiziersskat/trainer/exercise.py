"""``Exercise``: a table to decide at, what every action is worth there, and what an answer came to.

Frozen data, made from a ``View``: what its seat cannot see is not in it, in the question or in the
answer. How exercises are made and where they are kept is decided elsewhere; docs/trainer.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from offiziersskat.analysis.review.account import EVEN, How
from offiziersskat.analysis.review.marks import Mark, at_stake, mark_of_loss
from offiziersskat.core.actions import Action
from offiziersskat.core.legality import check, legal
from offiziersskat.core.result import Matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import View

__all__ = ["GRADES", "Exercise", "Kind", "Margin", "Verdict", "Worth"]

GRADES = (1, 2, 3, 4)
"""How hard an ending is, from what a glance finds to what misleads even who looks through all cards."""

_CERTAIN = 2.0
"""So many standard errors a loss must exceed to count as one."""


class Kind(Enum):
    """Which card, which game to declare, and what somebody once did wrong."""

    ENDING = "ending"
    CONTRACT = "contract"
    MISTAKE = "mistake"


class Worth(NamedTuple):
    """What an action is worth to the side of the seat to act; more is better in each.

    ``points``: expected card points beyond 60; in ramsch below 60, and a null counts as all points
    or none (docs/review.md). ``score``: its expected score, less the other side's. ``win``: the
    probability that it wins. Each under play that is best for it; ``None`` what is not known.
    """

    points: float | None
    score: float
    win: float | None = None


class Margin(NamedTuple):
    """By how much one action is better than another; never below 0."""

    points: float | None
    score: float


@dataclass(frozen=True)
class Exercise:
    """A decision of the seat to act, whose ``view`` it is.

    ``id`` names it for good. ``values`` by legal action in canonical order, and ``how`` they were
    found; ``errors``: the standard error of the loss in score of those that drawn deals tell.
    ``matadors`` are those of a position whose view does not tell them. ``played``: what was done in
    the game that it is from.
    """

    id: str
    kind: Kind
    grade: int
    view: View
    values: Mapping[Action, Worth] = field(hash=False)
    how: How = How.EXACT
    errors: Mapping[Action, float] = field(default_factory=dict, hash=False)
    matadors: Matadors | None = None
    played: Action | None = None

    @property
    def rules(self) -> Ruleset:
        """The ruleset in force."""
        return self.view.rules

    @property
    def is_exact(self) -> bool:
        """Whether the values are those of best play by both sides on what they see."""
        return self.how is How.EXACT

    @property
    def stderr(self) -> float:
        """The greatest of the ``errors``; 0 if there are none."""
        return max(self.errors.values(), default=0.0)

    @property
    def unknown(self) -> int:
        """How many cards the seat to act has never seen."""
        return len(self.view.unseen)

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """What may be answered, in canonical order."""
        return tuple(action for action in legal(self.view) if action in self.values)

    @cached_property
    def best(self) -> Action:
        """The best action by score, of several the one with the most points."""
        return max(self.actions, key=lambda action: _rank(self.values[action]))

    @cached_property
    def margin(self) -> Margin:
        """By how much the best is better than the next best, in each figure by itself."""
        others = [worth for action, worth in self.values.items() if action != self.best]
        best = self.values[self.best]
        score = best.score - max(worth.score for worth in others)
        points = [worth.points for worth in others if worth.points is not None]
        if best.points is None or len(points) < len(others):
            return Margin(None, score)
        return Margin(best.points - max(points), score)

    def loss(self, action: Action) -> Margin:
        """What an action loses against the best one; what cannot be told apart loses nothing."""
        best, worth = self.values[self.best], self.values[action]
        points = None
        if best.points is not None and worth.points is not None:
            points = max(0.0, best.points - worth.points)
        return Margin(points, best.score - worth.score)

    def verdict(self, action: Action) -> "Verdict":
        """What an answer came to; raises ``IllegalAction``."""
        check(self.view, action)
        loss = self.loss(action)
        certain = loss.score > _CERTAIN * self.errors.get(action, 0.0)
        mark = mark_of_loss(loss.score, self.rules) if certain else None
        # Where values are drawn, what is as good as the best as far as can be told is right as well.
        is_best = _is_as_good(self.values[action], self.values[self.best])
        is_right = is_best or (mark is None and not self.is_exact)
        return Verdict(self, action, is_right, loss, mark)


def _rank(worth: Worth) -> tuple[float, float]:
    return worth.score, 0.0 if worth.points is None else worth.points


def _is_as_good(worth: Worth, best: Worth) -> bool:
    """In score and in points: of two neighbours in a suit neither is the one right card."""
    return all(own >= most - EVEN for own, most in zip(_rank(worth), _rank(best), strict=True))


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer, whether it ``is_right``, what it lost, and the mark that it would get in a review."""

    exercise: Exercise
    action: Action
    is_right: bool
    loss: Margin
    mark: Mark | None

    @property
    def share(self) -> float:
        """The loss as a part of what lies between a plain game won and lost."""
        return self.loss.score / at_stake(self.exercise.rules)
