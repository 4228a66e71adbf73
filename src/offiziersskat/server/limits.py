"""How often somebody may come: buckets that fill again with time. The time comes in as a value."""

from collections import OrderedDict
from dataclasses import dataclass

__all__ = ["Bucket", "Buckets"]

_MOST_ADDRESSES = 10_000


@dataclass(slots=True)
class Bucket:
    """Holds ``burst`` drops at most, and gains ``rate`` of them a second."""

    rate: float
    burst: float
    level: float
    since: float

    @classmethod
    def full(cls, rate: float, burst: float, now: float) -> "Bucket":
        """A bucket from which nothing has been taken."""
        return cls(rate, burst, burst, now)

    def take(self, now: float, drops: float = 1.0) -> bool:
        """Take so much, if it is there. A clock that is set back takes nothing away."""
        self.level = min(self.burst, self.level + max(0.0, now - self.since) * self.rate)
        self.since = now
        if self.level < drops:
            return False
        self.level -= drops
        return True


class Buckets:
    """A bucket for each address; the longest unseen is forgotten, so that memory is bounded."""

    def __init__(self, rate: float, burst: float) -> None:
        """All begin full."""
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, drops: float = 1.0) -> bool:
        """Take from an address's bucket, if there is enough in it."""
        bucket = self._of.pop(address, None) or Bucket.full(self._rate, self._burst, now)
        self._of[address] = bucket
        while len(self._of) > _MOST_ADDRESSES:
            self._of.popitem(last=False)
        return bucket.take(now, drops)
