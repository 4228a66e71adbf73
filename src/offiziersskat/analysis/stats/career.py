"""``career_of``: somebody's hands in the order in which they were played, for pictures over time.

The course adds the score up hand by hand, as it was and without its luck. The band around the
second line says how sure that is: so many hands of the same mean lie in it 95 times in 100.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, sqrt

from offiziersskat.analysis.stats.shares import NONE, Share
from offiziersskat.analysis.stats.tally import WIDTH, Group, groups_of

__all__ = ["FEWEST", "Block", "Career", "Choice", "Moment", "career_of"]

_MOST_MOMENTS = 96
_MOST_BLOCKS = 8
FEWEST = 4
"""So many hands make a block, and an interval that is worth showing."""


@dataclass(frozen=True, slots=True)
class Moment:
    """After so many hands: both sums in score, and half the band's width, ``None`` for too few hands."""

    hands: int
    score: float
    adjusted: float
    half: float | None


@dataclass(frozen=True, slots=True)
class Block:
    """Hands ``first`` to ``last``, counted from 1, and the dates of these two, or empty."""

    first: int
    last: int
    since: str
    until: str
    group: Group


@dataclass(frozen=True, slots=True)
class Choice:
    """How often ``contract`` was declared where ``best`` was best, and what that lost in score."""

    contract: str
    best: str
    count: int
    loss: float


@dataclass(frozen=True, slots=True)
class Career:
    """All hands together, their course, blocks of equal size, and the hands by what they were."""

    total: Group | None
    moments: tuple[Moment, ...]
    blocks: tuple[Block, ...]
    contracts: tuple[Group, ...]
    levels: tuple[Group, ...]
    choices: tuple[Choice, ...]


def career_of(shares: Sequence[Share]) -> Career:
    """The career of one person; his hands come in order."""
    total = next(iter(groups_of(shares, ())), None)
    return Career(
        total,
        tuple(_moments(shares, None if len(shares) < FEWEST or total is None else total.spread)),
        tuple(_blocks(shares)),
        tuple(groups_of(shares, ("contract",))),
        tuple(groups_of(shares, ("level",))),
        tuple(_choices(shares)),
    )


def _moments(shares: Sequence[Share], spread: float | None) -> list[Moment]:
    step = max(1, ceil(len(shares) / _MOST_MOMENTS))
    found = [Moment(0, 0.0, 0.0, None if spread is None else 0.0)]
    score = adjusted = 0.0
    for number, share in enumerate(shares, 1):
        score += share.score
        adjusted += share.adjusted
        if number % step == 0 or number == len(shares):
            half = None if spread is None else WIDTH * spread * sqrt(number)
            found.append(Moment(number, score, adjusted, half))
    return found if shares else []


def _blocks(shares: Sequence[Share]) -> list[Block]:
    """As many as say something, none much smaller than the others."""
    count = max(1, min(_MOST_BLOCKS, len(shares) // FEWEST))
    bounds = [len(shares) * number // count for number in range(count + 1)]
    found = []
    for start, end in pairwise(bounds):
        some = shares[start:end]
        if some:
            (group,) = groups_of(some, ())
            found.append(Block(start + 1, end, some[0].date, some[-1].date, group))
    return found


def _choices(shares: Sequence[Share]) -> list[Choice]:
    declared = [share for share in shares if share.best != NONE]
    groups = groups_of(declared, ("contract", "best"))
    return [
        Choice(group.key["contract"], group.key["best"], group.hands, group.declared_loss)
        for group in groups
    ]
