"""Means over worlds, with their standard errors, for every action.

Weighted sums alone are kept, so that a million worlds take no more room than one. What a world is
worth is not decided here.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from offiziersskat.analysis.payoff import points_total
from offiziersskat.analysis.values import COINS, MoveValues, Objective, PovValue
from offiziersskat.analysis.world import Worth
from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Side

__all__ = ["Samples", "Sides"]


@dataclass(frozen=True, slots=True)
class Sides:
    """Whose the figures are: the declarer's side, the side to act; the contract, if there is one yet."""

    own: Side
    acting: Side
    contract: Contract

    def wants_more(self, coin: Objective) -> bool:
        """Whether the side to act wants much of a figure, as it is told."""
        return coin is Objective.SCORE or self.acting is self.own

    def pov(self, coin: Objective, value: float, action: Action) -> PovValue:
        """The figure of an action with the side it belongs to."""
        match coin:
            case Objective.SCORE:
                return PovValue(value, self.acting)
            case Objective.WIN:
                return PovValue(value, self.own, 1)
            case _:
                contract = action.contract if isinstance(action, Declare) else self.contract
                return PovValue(value, self.own, points_total(contract))


@dataclass(slots=True)
class _Sum:
    """Sums of w, w², wx, w²x, w²x² over samples x of weight w."""

    count: int = 0
    weight: float = 0.0
    squares: float = 0.0
    first: float = 0.0
    cross: float = 0.0
    second: float = 0.0

    def add(self, value: float, weight: float) -> None:
        square = weight * weight
        self.count += 1
        self.weight += weight
        self.squares += square
        self.first += weight * value
        self.cross += square * value
        self.second += square * value * value

    @property
    def mean(self) -> float:
        return self.first / self.weight

    @property
    def stderr(self) -> float | None:
        """Of a ratio of sums; there is none for a single sample."""
        if self.count < 2:
            return None
        mean = self.mean
        spread = self.second - 2 * mean * self.cross + mean * mean * self.squares
        bessel = self.count / (self.count - 1)
        return sqrt(max(0.0, spread * bessel)) / self.weight


@dataclass
class Samples:
    """What has been seen of every action; ``coins`` are the figures that are wanted.

    ``certain``: there is no chance in it, since everything has been seen.
    """

    sides: Sides
    coins: tuple[Objective, ...]
    certain: bool = False
    worlds: int = 0
    sums: dict[Action, dict[Objective, _Sum]] = field(default_factory=dict)

    def add_one(self, action: Action, worth: Worth, weight: float = 1.0) -> None:
        """One action of a world; one that a world does not offer is not counted in it."""
        figures = (worth.points, worth.win, worth.score)
        sums = self.sums.setdefault(action, {coin: _Sum() for coin in self.coins})
        for coin, figure in zip(COINS, figures, strict=True):
            if coin in sums:
                if figure is None:
                    del sums[coin]
                else:
                    sums[coin].add(figure, weight)

    def set_exact(self, action: Action, coin: Objective, value: float | None) -> None:
        """The figure of an action once and for all; ``None`` if it cannot be told."""
        if value is None:
            self.sums.setdefault(action, {})
            return
        total = _Sum()
        total.add(value, 1.0)
        self.sums.setdefault(action, {})[coin] = total

    def values(self, actions: Iterable[Action]) -> dict[Action, MoveValues]:
        """The means, in the order of the actions; nothing where nothing has been seen."""
        return {action: self._value(action) for action in actions}

    def _value(self, action: Action) -> MoveValues:
        sums = self.sums.get(action, {})
        errors: dict[Objective, float] = {}
        for coin, total in sums.items():
            error = 0.0 if self.certain else total.stderr
            if error is not None:
                errors[coin] = error
        told = {
            coin.value: self.sides.pov(coin, total.mean, action) for coin, total in sums.items()
        }
        return MoveValues(**told, stderr=errors)
