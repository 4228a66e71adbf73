"""Worlds drawn by their weight, and how much the draw is worth.

Weights depend on hands and stock alone, so worlds are taken by *splits*. A few splits are all
weighed, and the draw is exact; of many a pool is drawn uniformly, weighed, and drawn from again
(importance resampling). Both draws are systematic: one random offset, equal steps.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp

from offiziersskat.core.view import View
from offiziersskat.search.draws import Rng, below, fraction
from offiziersskat.search.inference.evidence import Evidence
from offiziersskat.search.worlds import NoWorld, World, Worlds

__all__ = ["Sample", "sample_of", "sample_worlds", "systematic", "weighted"]

_ALL_OF_THEM = 1_000
_LEAST_POOL = 256
_POOL_FACTOR = 8


@dataclass(frozen=True, slots=True)
class Sample:
    """Drawn worlds, each as good as the other, in no particular order.

    ``effective``: the effective sample size (Σw)²/Σw² of the pool they were drawn from; infinite
    where every split was weighed, since the draw is exact then.
    """

    worlds: tuple[World, ...]
    effective: float


@dataclass(frozen=True, slots=True)
class _Pool:
    splits: Sequence[int]
    weights: Sequence[float]
    exact: bool


def sample_worlds(view: View, rng: Rng, n: int) -> Sample:
    """``n`` worlds, 0 or more, drawn by their weight; raises ``NoWorld`` if the view contradicts itself.

    A pool has at least 256 worlds and 8 for each one wanted.
    """
    return sample_of(Worlds(view), Evidence(view), rng, n)


def sample_of(
    worlds: Worlds,
    evidence: Evidence,
    rng: Rng,
    n: int,
    glance: Callable[[], None] = lambda: None,
    *,
    evenly: bool = False,
) -> Sample:
    """As ``sample_worlds``, of worlds and evidence that are at hand.

    ``glance`` is called before each weighing; what it raises ends the draw. ``evenly``: each world
    is drawn as often, but together they stand for all better than as many draws (stratified).
    """
    pool = _pool(worlds, evidence, rng, max(_LEAST_POOL, _POOL_FACTOR * n), glance)
    total, squares = sum(pool.weights), sum(weight * weight for weight in pool.weights)
    if evenly:
        drawn = _evenly(worlds, pool, rng, n)
    else:
        drawn = tuple(
            worlds.of_split(pool.splits[number], rng) for number in systematic(pool.weights, rng, n)
        )
    return Sample(drawn, float("inf") if pool.exact else total * total / squares)


def _evenly(worlds: Worlds, pool: "_Pool", rng: Rng, n: int) -> tuple[World, ...]:
    """Splits in their pinned order, so that those next to each other are alike; then shuffled."""
    order = sorted(range(len(pool.splits)), key=lambda number: pool.splits[number])
    drawn = systematic([pool.weights[number] for number in order], rng, n)
    found = list(worlds.of_splits([pool.splits[order[number]] for number in drawn], rng))
    for place in range(len(found) - 1, 0, -1):
        other = rng.below(place + 1)
        found[place], found[other] = found[other], found[place]
    return tuple(found)


def weighted(view: View, rng: Rng, draws: int) -> tuple[tuple[World, float], ...]:
    """Worlds with normalised weights: one of every split, or ``draws`` drawn uniformly."""
    worlds = Worlds(view)
    pool = _pool(worlds, Evidence(view), rng, draws)
    total = sum(pool.weights)
    return tuple(
        (worlds.of_split(split, rng), weight / total)
        for split, weight in zip(pool.splits, pool.weights, strict=True)
    )


def _pool(
    worlds: Worlds,
    evidence: Evidence,
    rng: Rng,
    draws: int,
    glance: Callable[[], None] = lambda: None,
) -> _Pool:
    if not worlds.count:
        raise NoWorld("no-world")
    exact = worlds.splits <= max(_ALL_OF_THEM, draws)
    splits = range(worlds.splits) if exact else [below(rng, worlds.splits) for _ in range(draws)]
    logs = []
    for split in splits:
        glance()
        logs.append(evidence.weigh_held(*worlds.held_in(split)))
    top = max(logs)
    return _Pool(splits, [exp(value - top) for value in logs], exact)


def systematic(weights: Sequence[float], rng: Rng, n: int) -> list[int]:
    """``n`` numbers of weights, each about as often as its weight says, with one random offset."""
    step = sum(weights) / max(n, 1)
    mark = fraction(rng) * step
    found: list[int] = []
    reached = 0.0
    for number, weight in enumerate(weights):
        reached += weight
        while mark < reached and len(found) < n:
            found.append(number)
            mark += step
    # Sums of floats may fall short of the last mark by a rounding.
    while len(found) < n:
        found.append(len(weights) - 1)
    return found
