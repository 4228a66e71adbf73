"""What the other seats' actions tell about the cards that they alone see (docs/inference.md)."""

from offiziersskat.search.inference.evidence import Evidence, goes_on, weigh
from offiziersskat.search.inference.sample import (
    Sample,
    sample_of,
    sample_worlds,
    systematic,
    weighted,
)

__all__ = [
    "Evidence",
    "Sample",
    "goes_on",
    "sample_of",
    "sample_worlds",
    "systematic",
    "weigh",
    "weighted",
]
