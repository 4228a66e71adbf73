"""What a game in the terminal starts from: what the command line said, and what it left open.

``None`` and empty tuples mean "not said": then the settings kept from last time decide, and
failing these the defaults. This module knows no terminal and no folder.
"""

from dataclasses import dataclass
from pathlib import Path

from offiziersskat.core.rules import Ruleset
from offiziersskat.i18n import Language

__all__ = ["HUMAN", "Setup"]

HUMAN = "human"
"""The player that sits at the keyboard; every other name is one for ``players.player``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """One call of ``play``.

    ``rules`` the ruleset (its ``hands`` or ``target`` say how long the match is); ``players`` one
    a seat of the table, ``human`` or the name of an engine; ``names`` how the players are called,
    in the same order, as far as given; ``seed`` makes deals, lot and engines repeatable.
    ``record`` a file whose last hand is to be gone on with. ``resume`` what becomes of a game
    that is still waiting: ``True`` go on without asking, ``False`` let it wait, ``None`` ask.
    ``colour`` and ``ascii`` force the looks; ``width`` the number of columns.
    """

    rules: Ruleset | None = None
    players: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    seed: int | None = None
    language: Language | None = None
    record: Path | None = None
    resume: bool | None = None
    colour: bool | None = None
    ascii: bool | None = None
    width: int | None = None

    @property
    def wants_new(self) -> bool:
        """Whether it was said how a new game is to be."""
        return bool(self.players or self.names) or self.rules is not None or self.seed is not None
