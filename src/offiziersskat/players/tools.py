"""What a player searches with: a brake, a solver and a search to the end, for each thread its own.

Searches that stand on tables cannot be shared.
"""

from threading import local

from offiziersskat.players.brake import brake
from offiziersskat.search.chance import ChanceSearch
from offiziersskat.search.solver import Solver, Stopped

__all__ = ["TOOLS", "glance"]

_TABLE_BITS = 18
_CHANCE_BITS = 20


class _Tools(local):
    """By thread."""

    def __init__(self) -> None:
        self.brake = brake()
        self.solver = Solver(table_bits=_TABLE_BITS, stop=self.brake.flag)
        self.chance = ChanceSearch(bits=_CHANCE_BITS, stop=self.brake.flag)


TOOLS = _Tools()


def glance() -> None:
    """Raise ``Stopped`` if the thread's brake has been pulled."""
    if TOOLS.brake.flag[0]:
        raise Stopped
