"""``Limit``: how long an analysis may take, in seconds and in positions searched.

What is no sensible limit is refused here, once for the API and the command; nothing here knows how
time passes.
"""

from dataclasses import dataclass
from math import isfinite

from offiziersskat.errors import InputError

__all__ = [
    "LONGEST",
    "MOST_MEMORY",
    "MOST_NODES",
    "MOST_THREADS",
    "THREADS_MEMORY",
    "BadLimit",
    "Limit",
    "check_memory",
    "check_threads",
]

LONGEST = 86_400
"""The longest time that may be asked for, in seconds: a day."""

MOST_NODES = 10**12
MOST_THREADS = 64
THREADS_MEMORY, MOST_MEMORY = 32, 65_536
"""Megabytes: what each thread takes for itself, and the most of all."""


class BadLimit(InputError):
    """A limit of nothing, of less, or beyond all measure."""


@dataclass(frozen=True, slots=True)
class Limit:
    """``time`` in seconds, ``nodes`` in positions; ``None`` is without that limit.

    Raises ``BadLimit``: code ``limit-time`` for a time that is not more than 0 and at most a day,
    ``limit-nodes`` for a number of nodes that is not 1 to 10^12.
    """

    time: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        """Refuse what is no limit, ``nan`` and infinity included."""
        if self.time is not None and not (_is_number(self.time) and 0 < self.time <= LONGEST):
            raise BadLimit("limit-time", value=str(self.time), high=LONGEST)
        if self.nodes is not None and not (_is_whole(self.nodes) and 0 < self.nodes <= MOST_NODES):
            raise BadLimit("limit-nodes", value=str(self.nodes), high=str(MOST_NODES))


def check_memory(megabytes: int, threads: int) -> int:
    """The same number; raises ``BadLimit`` ``limit-memory`` if so many threads need more."""
    least = THREADS_MEMORY * (threads + 1)
    if not (_is_whole(megabytes) and least <= megabytes <= MOST_MEMORY):
        raise BadLimit("limit-memory", value=str(megabytes), low=least, high=str(MOST_MEMORY))
    return megabytes


def check_threads(threads: int) -> int:
    """The same number; raises ``BadLimit`` ``limit-threads``."""
    if not (_is_whole(threads) and 0 < threads <= MOST_THREADS):
        raise BadLimit("limit-threads", value=str(threads), high=MOST_THREADS)
    return threads


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return _is_whole(value) or (isinstance(value, float) and isfinite(value))
