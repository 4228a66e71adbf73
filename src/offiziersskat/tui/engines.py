"""Which program sits at a seat, by the kind that a table knows it by.

A kind is ``engine:rules@1``: who plays, and in which version of his rules.
"""

import re

from offiziersskat.players import Player, player
from offiziersskat.tui.setup import HUMAN
from offiziersskat.tui.words import Words

__all__ = ["engine_for", "engine_name", "engine_title"]

_KIND = re.compile(r"engine:([^@]+)(?:@.*)?")


def engine_name(kind: str) -> str:
    """``engine:rules@1`` → ``rules``; another kind as it is."""
    found = _KIND.fullmatch(kind)
    return found[1] if found else kind


def engine_title(kind: str, words: Words) -> str:
    """What people call the program of a kind; its name where they have no word for it."""
    name = engine_name(kind)
    return words(f"engine-{name}") if words.has(f"engine-{name}") else name


def engine_for(kind: str) -> Player | None:
    """The program of a kind, ``None`` for a person; raises ``InputError`` if there is none."""
    return None if kind == HUMAN else player(engine_name(kind))
