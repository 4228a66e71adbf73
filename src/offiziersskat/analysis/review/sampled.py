"""Estimates of a decision by worlds: drawn for what the seat sees, each solved with open cards.

All actions are looked at in the same worlds, so that the error of a difference is much smaller
than that of a value. It tells the chance of the draw, not the bias of the method: in each world both sides
play as if they saw what they cannot see.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt

from offiziersskat.analysis.case import Case
from offiziersskat.analysis.payoff import own_side
from offiziersskat.analysis.review.figures import LEVEL, Figures, margin
from offiziersskat.analysis.world import world_values
from offiziersskat.core.actions import Action
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase, View
from offiziersskat.search.last_tricks import MOST_STATES, states_on
from offiziersskat.search.solver import Solver

__all__ = ["Drawn", "Worlds"]

_SOLVER_BITS = 18
_FEWEST = 4
_FOUR_SEATS_TRICKS = 4


@dataclass(frozen=True, slots=True)
class Drawn:
    """Means by action, forehand's side's, and in each world what they come from."""

    values: Mapping[Action, Figures]
    samples: tuple[Mapping[Action, Figures], ...]
    weights: tuple[float, ...]

    @classmethod
    def of(cls, samples: Sequence[Mapping[Action, Figures]], weights: Sequence[float]) -> "Drawn":
        """Means of samples that count so much."""
        return cls(_means(samples, weights), tuple(samples), tuple(weights))

    def stderr(self, one: Action, other: Action) -> Figures:
        """The standard error of the difference of two actions' values."""
        total = sum(self.weights)
        errors = []
        for coin in range(len(LEVEL)):
            gap = self.values[one][coin] - self.values[other][coin]
            squares = [
                (weight * (sample[one][coin] - sample[other][coin] - gap)) ** 2
                for sample, weight in zip(self.samples, self.weights, strict=True)
            ]
            count = len(squares)
            errors.append(sqrt(sum(squares) * count / max(1, count - 1)) / total)
        return Figures(*errors)


class Worlds:
    """Draws at most so many worlds for a card, and stops early once they have cost enough."""

    def __init__(self, most: int, nodes: int) -> None:
        """``nodes`` positions searched a decision; at least a few worlds are always looked at."""
        self._most = most
        self._nodes = nodes
        self._stop = bytearray(1)
        self._solver = Solver(table_bits=_SOLVER_BITS, stop=self._stop)

    def moves(self, view: View) -> Drawn | None:
        """The cards that the seat to act may play; ``None`` in other phases, or where a single
        world would take too long.
        """
        if view.phase is not Phase.PLAY or view.to_act is None or not _is_quick(view):
            return None
        case = Case(view)
        contract = view.board.contract
        assert contract is not None
        flips = own_side(view.board) is not Side.FOREHAND, view.to_act.side is not Side.FOREHAND
        samples: list[Mapping[Action, Figures]] = []
        weights: list[float] = []
        nodes = 0
        for world, weight in islice(case.drawn(self._most), self._most):
            found: dict[Action, Figures] = {}
            for action, worth in world_values(case.game(world), self._solver, lambda: False):
                points, score = margin(contract.contract, worth.points), worth.score or 0.0
                found[action] = Figures(
                    -points if flips[0] else points, -score if flips[1] else score
                )
                nodes += self._solver.nodes
            samples.append(found)
            weights.append(weight)
            if nodes > self._nodes and len(samples) >= _FEWEST:
                break
        return Drawn.of(samples, weights)


def _is_quick(view: View) -> bool:
    """Whether all that is still to be played fits a table, or is little."""
    board = view.board
    if board.rules.seats > len("FD"):
        return sum(board.tricks) >= board.rules.tricks - _FOUR_SEATS_TRICKS
    return states_on(board) <= MOST_STATES


def _means(
    samples: Sequence[Mapping[Action, Figures]], weights: Sequence[float]
) -> Mapping[Action, Figures]:
    total = sum(weights)
    means: dict[Action, Figures] = {}
    for action in samples[0]:
        sums = LEVEL
        for sample, weight in zip(samples, weights, strict=True):
            sums = sums.plus(sample[action].times(weight / total))
        means[action] = sums
    return means
