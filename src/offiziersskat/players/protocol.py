"""What a player is, and where its chance comes from. It decides nothing itself.

A player is shown a ``View`` and names a legal action; the same view and the same chance give the
same action. Nothing in this room knows the truth behind a view.
"""

from typing import Protocol

from offiziersskat.core.actions import Action
from offiziersskat.core.view import View

__all__ = ["Player", "Rng"]


class Rng(Protocol):
    """A source of chance; ``deal.Stream`` is one."""

    def below(self, bound: int, /) -> int:
        """A uniform number 0 … bound − 1."""
        ...


class Player(Protocol):
    """Somebody who plays."""

    @property
    def name(self) -> str:
        """The name under which it is chosen on the command line."""
        ...

    def choose(self, view: View, rng: Rng) -> Action:
        """A legal action of the seat to act, whose view this is."""
        ...
