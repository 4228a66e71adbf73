"""Where the terminal game takes its chance from: the operating system, or ``--seed``.

With a seed the lot, the deals and the engines are the same every time, also after the game was
killed and resumed: the seed stands in the name of the game. What chance becomes is decided by
``table.dealing``.
"""

import os
import re
from collections.abc import Sequence
from hashlib import sha256

from offiziersskat.players import Rng
from offiziersskat.table.dealing import Dealing, chance, lot, numbered_dealing, salted_dealing

__all__ = ["Fate", "fate_of"]

_BYTES = 32
_LARGEST_CUT = 31
_SEEDED = re.compile(r"s(\d{1,24})-[0-9a-f]+")


class Fate:
    """All the chance of one match."""

    def __init__(self, seed: int | None) -> None:
        """``None``: every call asks the operating system."""
        self._seed = seed

    def _bytes(self, *what: object) -> bytes:
        if self._seed is None:
            return os.urandom(_BYTES)
        text = ":".join(map(str, ("offiziersskat", "play", self._seed, *what)))
        return sha256(text.encode("ascii")).digest()

    def new_name(self) -> str:
        """A name for a new match, never used before."""
        ending = os.urandom(8).hex()
        return f"g-{ending}" if self._seed is None else f"s{self._seed}-{ending}"

    def first_dealer(self, players: Sequence[int]) -> int:
        """Who deals first, by lot (rules.md §8)."""
        return lot(self._bytes("lot"), players)

    def dealing(self, hand: int) -> Dealing:
        """The deal of a hand, counted from 0; without a seed it is cut and can be proved."""
        if self._seed is not None:
            return numbered_dealing(self._seed, hand)
        cut = 1 + chance(os.urandom(_BYTES)).below(_LARGEST_CUT)
        return salted_dealing(os.urandom(_BYTES), cut=cut)

    def engine(self, *, hand: int, ply: int, player: int) -> Rng:
        """Chance for a player that chooses by it."""
        return chance(self._bytes("engine", hand, ply, player))


def fate_of(game: str) -> Fate:
    """The chance of a match that goes on: its name tells the seed, if it had one."""
    found = _SEEDED.fullmatch(game)
    return Fate(int(found.group(1)) if found else None)
