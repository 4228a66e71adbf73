"""What a checker is, and how it reads the numbers of a reason."""

from collections.abc import Callable

from offiziersskat.core.view import View
from offiziersskat.players.advice import Advice, Why

__all__ = ["Checker", "number"]

Checker = Callable[[View, Advice, Why], bool]
"""Whether what is claimed is so, as far as the seat whose view this is can know."""


def number(why: Why, name: str) -> int:
    """A parameter that is a number; ``TypeError`` if it is something else."""
    value = why.params[name]
    if not isinstance(value, int):
        raise TypeError(name)
    return value
