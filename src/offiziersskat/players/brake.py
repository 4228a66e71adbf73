"""What ends a thought: a clock, or somebody who no longer wants the answer.

Every thread that thinks has a brake of its own, whose flag all its searches look at. Others may
pull it from their threads. It knows nothing of cards.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Lock, Timer, local

__all__ = ["Brake", "Cancelled", "adopt", "brake"]


class Cancelled(Exception):
    """Nobody wants the answer any more."""


@dataclass
class _Clock:
    seconds: float
    is_over: bool = False


class Brake:
    """``flag[0]`` is set while whatever thinks shall come to its end."""

    def __init__(self) -> None:
        """Loose."""
        self.flag = bytearray(1)
        self._is_pulled = False
        self._clocks: list[_Clock] = []
        self._lock = Lock()

    def pull(self) -> None:
        """End the thought for good; may be called from any thread."""
        with self._lock:
            self._is_pulled = True
            self._settle()

    def ready(self) -> None:
        """Before a thought that somebody wants."""
        with self._lock:
            self._is_pulled = False
            self._settle()

    def go_on(self) -> None:
        """After a search was stopped: go on with what the clock may have left.

        Raises ``Cancelled`` if it was not the clock.
        """
        if self._is_pulled:
            raise Cancelled

    @contextmanager
    def within(self, seconds: float | None) -> Iterator[None]:
        """Set the flag after so many seconds, unless the block has ended before; ``None``: never.

        Clocks may lie within each other.
        """
        if seconds is None:
            yield
            return
        clock = _Clock(seconds)
        timer = Timer(seconds, self._ring, (clock,))
        timer.daemon = True
        self._clocks.append(clock)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            with self._lock:
                self._clocks.pop()
                self._settle()

    @contextmanager
    def within_half(self) -> Iterator[None]:
        """Let the block have half the time of the clock that lies around it."""
        with self.within(self._clocks[-1].seconds / 2 if self._clocks else None):
            yield

    def _ring(self, clock: _Clock) -> None:
        with self._lock:
            clock.is_over = True
            self._settle()

    def _settle(self) -> None:
        self.flag[0] = int(self._is_pulled or any(clock.is_over for clock in self._clocks))


class _Brakes(local):
    def __init__(self) -> None:
        self.own = Brake()


_BRAKES = _Brakes()


def brake() -> Brake:
    """The brake of this thread."""
    return _BRAKES.own


def adopt(one: Brake) -> None:
    """Let this thread be stopped by a brake that others hold; before it thinks for the first time."""
    _BRAKES.own = one
