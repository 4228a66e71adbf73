"""Names for how well somebody played, by what he lost of what he could have lost.

The share does not depend on what is played for; the bounds lie between the levels of the engine
(docs/review.md). A few decisions tell nothing.
"""

from enum import Enum

__all__ = ["Band", "band_of"]


class Band(Enum):
    """From the best to the worst."""

    MASTERLY = "masterly"
    STRONG = "strong"
    SOLID = "solid"
    LEARNING = "learning"
    CARELESS = "careless"


_BOUNDS = (
    (Band.MASTERLY, 0.01),
    (Band.STRONG, 0.04),
    (Band.SOLID, 0.105),
    (Band.LEARNING, 0.25),
)
_FEWEST = 30
"""Decisions that matter and are known."""


def band_of(lost: float, stake: float, decisions: int) -> Band | None:
    """The band of a loss in score out of what was at stake; ``None`` after too few decisions."""
    if decisions < _FEWEST or stake <= 0:
        return None
    share = lost / stake
    return next((band for band, bound in _BOUNDS if share < bound), Band.CARELESS)
