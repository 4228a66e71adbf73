"""The tables and searchers of an engine, made when they are first needed and then kept.

Memory is shared out here, so that all of it stays below one bound. One analysis at a time may
work in it.
"""

import threading
from collections.abc import Iterator, MutableSequence
from contextlib import contextmanager
from fractions import Fraction

from offiziersskat.analysis.limits import THREADS_MEMORY
from offiziersskat.analysis.running import Brake
from offiziersskat.search.chance import ChanceSearch
from offiziersskat.search.solver import Solver, Stopped

__all__ = ["Workshop"]

_MEGABYTE = 1 << 20
# Of each entry there are 8 bytes in the table for two seats, and 12 in that for all others.
_ENTRY = 20
_SOLVERS_SHARE = 8
_FEWEST_BITS, _MOST_BITS = 12, 22
# Bytes an entry takes in the tables of both kernels, and the part of the memory they may have.
_CHANCE_ENTRY, _CHANCE_SHARE = 80, Fraction(3, 4)
_CHANCE_THREADS = 2
_TURN = 0.01


class Workshop:
    """Solvers, one for each thread, and the search over reveals, under one stop flag."""

    def __init__(self, memory_mb: int, threads: int) -> None:
        """Nothing is made yet."""
        self.threads = threads
        # The rest is for the dense table that each solver may need for itself.
        self.memory = (memory_mb - THREADS_MEMORY * threads) * _MEGABYTE
        self.stop = bytearray(1)
        self._solvers: list[Solver] = []
        self._chance: ChanceSearch | None = None
        self._gate = threading.Lock()
        self._nodes = 0
        self._busy: list[tuple[Solver | ChanceSearch, int]] = []

    @property
    def solvers(self) -> list[Solver]:
        """As many as there are threads."""
        entries = self.memory // _SOLVERS_SHARE // (_ENTRY * self.threads)
        bits = min(max(entries.bit_length() - 1, _FEWEST_BITS), _MOST_BITS)
        while len(self._solvers) < self.threads:
            self._solvers.append(Solver(table_bits=bits, stop=self.stop))
        return self._solvers

    @property
    def chance(self) -> ChanceSearch:
        """The search over reveals; it knows what to do with two threads at most."""
        if self._chance is None:
            entries = self.memory * _CHANCE_SHARE // _CHANCE_ENTRY
            bits = max(int(entries).bit_length() - 1, _FEWEST_BITS)
            threads = min(self.threads, _CHANCE_THREADS)
            self._chance = ChanceSearch(bits=bits, threads=threads, stop=self.stop)
        return self._chance

    @property
    def flags(self) -> tuple[MutableSequence[int], ...]:
        """What stops everything here."""
        return (self.stop,)

    @contextmanager
    def counting(self, solver: Solver | ChanceSearch) -> Iterator[None]:
        """While it is at work its nodes count as they come, and afterwards as they came to."""
        entry = (solver, solver.spent if isinstance(solver, Solver) else 0)
        self._busy.append(entry)
        try:
            yield
        finally:
            self._busy.remove(entry)
            self._nodes += _cost(*entry)

    @property
    def nodes(self) -> int:
        """Positions that this analysis has cost so far."""
        return self._nodes + sum(_cost(*entry) for entry in tuple(self._busy))

    @contextmanager
    def used_by(self, brake: Brake) -> Iterator[None]:
        """Wait for one's turn, and put the brake on what works here.

        Raises ``Stopped`` if it is cancelled meanwhile: what works here works for somebody else.
        """
        while not self._gate.acquire(timeout=_TURN):
            if brake.cancelled.is_set():
                raise Stopped
        try:
            self._nodes = 0
            brake.attach(self.flags, lambda: self.nodes)
            yield
        finally:
            brake.release()
            self._gate.release()


def _cost(solver: Solver | ChanceSearch, before: int) -> int:
    """A solver takes up several positions for one world; a search over reveals answers at once."""
    return solver.spent - before if isinstance(solver, Solver) else solver.nodes
