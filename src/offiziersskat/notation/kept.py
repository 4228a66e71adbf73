"""What was made of a value that does not change, found again by the value's identity.

A hash of a ruleset or of an event in the log takes longer than what it would save.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

__all__ = ["Kept"]

_K = TypeVar("_K")
_V = TypeVar("_V")


class Kept(Generic[_K, _V]):
    """A function that remembers; equal values that are not the same object are worked out anew."""

    def __init__(self, make: Callable[[_K], _V], *, most: int) -> None:
        """``make`` depends on nothing but its value; of at most ``most`` the results are kept."""
        self._make = make
        self._most = most
        self._kept: dict[int, tuple[_K, _V]] = {}

    def __call__(self, value: _K) -> _V:
        """What ``make`` gives; who is given it must not change it."""
        found = self._kept.get(id(value))
        if found is not None and found[0] is value:
            return found[1]
        if len(self._kept) >= self._most:
            self._kept.clear()
        made = self._make(value)
        # With the value itself, so that its identity is not given to another one.
        self._kept[id(value)] = value, made
        return made
