"""What pairs prove: means with their intervals, and when a match may be stopped.

Intervals are from the means of pairs, since the two games of a pair are not independent. Who looks
again and again until an interval leaves zero will see it leave by chance; a match is therefore
stopped only by a wider interval, one that holds at all times together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean, stdev

from offiziersskat.arena.match import Pair

__all__ = ["Figure", "Margins", "Means", "margins_of", "settled"]

_WIDTH = 1.96
_MISS = 0.05
_TUNED = 100.0
"""The number of pairs at which the interval for stopping is narrowest."""
_FEWEST = 30
_LOOK = 4
_NOTHING = 1e-12
_FEW = 9
"""So many games won may lie on a line by chance, and would look certain."""
_TRUSTED = 20
"""So many pairs weighs what is known beforehand: that luck that was counted out is all taken out."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean, and half its 95 % interval."""

    mean: float
    half: float


@dataclass(frozen=True, slots=True)
class Means:
    """What the first player is ahead by a game, and the part of games it wins."""

    score: Figure
    points: Figure
    wins: Figure


@dataclass(frozen=True, slots=True)
class Margins:
    """The figures of so many pairs as they were played, and with the luck of the cards taken out."""

    pairs: int
    played: Means
    adjusted: Means


def margins_of(pairs: Sequence[Pair]) -> Margins | None:
    """The figures of a match; none of fewer than two pairs."""
    if len(pairs) < 2:
        return None
    score = [pair.score for pair in pairs]
    points = [pair.points for pair in pairs]
    wins = [pair.wins / 2 for pair in pairs]
    lucky_score, lucky_points = zip(*(pair.lucky for pair in pairs), strict=True)
    return Margins(
        pairs=len(pairs),
        played=Means(score=_figure(score), points=_figure(points), wins=_figure(wins)),
        # Who wins hangs on the score, and so does the luck of it.
        adjusted=Means(
            score=_calmed(score, lucky_score, trusted=_TRUSTED),
            points=_calmed(points, lucky_points, trusted=_TRUSTED),
            wins=_calmed(wins, lucky_score),
        ),
    )


def _calmed(values: Sequence[float], lucks: Sequence[float], *, trusted: int = 0) -> Figure:
    """The mean with as much of the luck taken out as makes it quietest (a control variate)."""
    sums = _Sums(trusted)
    for value, luck in zip(values, lucks, strict=True):
        sums.add(value, luck)
    return Figure(sums.mean, _WIDTH * sums.spread / sqrt(sums.count))


@dataclass(slots=True)
class _Sums:
    """Sums over pairs, from which a mean without luck can be told at any time.

    ``trusted``: luck is told in what results are told in, which weighs as much as so many pairs with
    luck in them; 0 if it is told in something else.
    """

    trusted: int
    count: int = 0
    chanced: int = 0
    value: float = 0.0
    luck: float = 0.0
    values: float = 0.0
    lucks: float = 0.0
    both: float = 0.0

    def add(self, value: float, luck: float) -> None:
        self.count += 1
        self.chanced += luck != 0.0
        self.value += value
        self.luck += luck
        self.values += value * value
        self.lucks += luck * luck
        self.both += value * luck

    @property
    def share(self) -> float:
        """How much of the luck is worth taking out: the slope of the results on it.

        A line through two points would leave nothing to judge it by, and one that nothing is known of
        beforehand may go through a few by chance.
        """
        if self.count <= (2 if self.trusted else _FEW) or self._varied <= _NOTHING:
            return 0.0
        known = self.trusted * self.lucks / self.chanced
        return (self._shared + known) / (self._varied + known)

    @property
    def _varied(self) -> float:
        return self.lucks - self.luck * self.luck / self.count

    @property
    def _shared(self) -> float:
        return self.both - self.value * self.luck / self.count

    @property
    def mean(self) -> float:
        return (self.value - self.share * self.luck) / self.count

    @property
    def spread(self) -> float:
        """The standard deviation that is left; a slope that was fitted costs a degree of freedom."""
        share = self.share
        varied = self.values - self.value * self.value / self.count
        varied += share * share * self._varied - 2 * share * self._shared
        free = self.count - (2 if share else 1)
        return sqrt(max(0.0, varied) / free) if free else float("inf")


def settled(pairs: Sequence[Pair], *, since: int = 0) -> int | None:
    """After how many pairs it was settled who scores more; ``None`` if it is not yet.

    Looked at after every fourth pair, in the order of their numbers, so that it does not matter
    which were finished first: a match stops at the same pair on one core and on many. ``since``
    so many it was looked at before.
    """
    sums = _Sums(_TRUSTED)
    for count, pair in enumerate(pairs, start=1):
        sums.add(pair.score, pair.lucky[0])
        looked = count % _LOOK == 0 and count > since
        if looked and abs(sums.mean) > _always(count, sums.spread):
            return count
    return None


def _figure(values: list[float]) -> Figure:
    return Figure(fmean(values), _WIDTH * stdev(values) / sqrt(len(values)))


def _always(count: int, spread: float) -> float:
    """Half of an interval that holds however often one looks: the normal mixture of Robbins.

    An asymptotic confidence sequence.
    """
    if count < _FEWEST:
        return float("inf")
    rate = (-2 * log(_MISS) + log(-2 * log(_MISS) + 1)) / _TUNED
    grown = count * rate + 1
    return spread * sqrt(2 * grown / (count * count * rate) * log(sqrt(grown) / _MISS))
