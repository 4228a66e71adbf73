"""A bar for somebody who watches: one line on standard error that is written over."""

import sys

__all__ = ["Progress"]

_BAR = 24


class Progress:
    """Silent unless standard error is a terminal; ``total`` is ``None`` where nobody knows it."""

    def __init__(self, label: str, total: int | None) -> None:
        """Nothing is shown yet."""
        self._label = label
        self._total = total
        self._live = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """So many are done."""
        if self._live:
            print(f"\r{self.line(done)}\x1b[K", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Leave the line as it is."""
        if self._live:
            print(file=sys.stderr)

    def line(self, done: int) -> str:
        """The bar with figures."""
        if not self._total:
            return f"{self._label} {done}"
        part = min(1.0, done / self._total)
        full = round(part * _BAR)
        bar = "#" * full + "." * (_BAR - full)
        return f"{self._label} [{bar}] {done} / {self._total} ({100 * part:.0f} %)"
