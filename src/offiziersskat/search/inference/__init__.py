"""What the other seats' actions tell about the cards that they alone see (docs/inference.md)."""

from offiziersskat.search.inference.evidence import Evidence, weigh
from offiziersskat.search.inference.sample import Sample, sample_of, sample_worlds, weighted

__all__ = ["Evidence", "Sample", "sample_of", "sample_worlds", "weigh", "weighted"]
