"""What somebody at the table can want: a closed set of commands.

They are values without behaviour; what was typed to get them is ``commands``' business.
"""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from offiziersskat.core.actions import Action
from offiziersskat.core.contracts import Contract

__all__ = [
    "Announce",
    "Ask",
    "Command",
    "Do",
    "NoCard",
    "Save",
    "Unclear",
    "Unsure",
    "Wish",
]


class Wish(Enum):
    """What can be asked for without an argument; the value is the letter, or sign, for it."""

    HINT = "?"
    BACK = "u"
    LAST = "l"
    SHEET = "s"
    HELP = "h"
    QUIT = "q"
    RESIGN = "r"
    SHOW = ""


@dataclass(frozen=True, slots=True)
class Do:
    """Try an action."""

    action: Action


@dataclass(frozen=True, slots=True)
class Announce:
    """A contract was named, and what is announced with it is still to be asked."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class Unsure:
    """A letter that names a contract here and a wish everywhere else."""

    contract: Contract
    wish: Wish


@dataclass(frozen=True, slots=True)
class Ask:
    """A wish that is no action in the game."""

    wish: Wish


@dataclass(frozen=True, slots=True)
class Save:
    """Write the game to a file; ``None`` if none was named."""

    path: Path | None


@dataclass(frozen=True, slots=True)
class NoCard:
    """A number at which no card lies that this seat could play, or lay away."""

    number: int


@dataclass(frozen=True, slots=True)
class Unclear:
    """Nothing that is understood in this phase."""

    text: str


Command = Do | Announce | Unsure | Ask | Save | NoCard | Unclear
