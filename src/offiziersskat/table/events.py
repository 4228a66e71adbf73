"""What happens at a table, one frozen record for each step; a match is rebuilt from them exactly.

Events are append-only and numbered: ``(game, seq)`` is unique. They hold the deck, so they are the
authority's own; what a player may know goes out through ``Table.view`` alone.
"""

from dataclasses import dataclass
from enum import Enum

from offiziersskat.core.actions import Action
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError
from offiziersskat.table.dealing import Dealing

__all__ = [
    "Acted",
    "Event",
    "HandFinished",
    "HandStarted",
    "HintShown",
    "Mark",
    "MarkKind",
    "MatchStarted",
    "PlayerInfo",
    "Resigned",
    "TakenBack",
]

HUMAN = "human"
_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """Who plays: a name of 1–40 printable characters, and ``human`` or ``engine:rules@1``."""

    name: str
    kind: str = HUMAN

    def __post_init__(self) -> None:
        """Refuse what would not fit on one line of a record or a screen: ``InputError``."""
        for text in (self.name, self.kind):
            if not text.strip() or len(text) > _LONGEST_NAME or not text.isprintable():
                raise InputError("player-name", name=ascii(text), longest=_LONGEST_NAME)

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.kind == HUMAN


class MarkKind(Enum):
    """What is noted beside a ply."""

    HINT = "hint"
    TAKE_BACK = "take_back"


@dataclass(frozen=True, slots=True)
class Mark:
    """A hint shown before a ply, or a take-back to it after ``seen`` cards were seen."""

    kind: MarkKind
    ply: int
    player: int
    seen: int = 0


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """Players sit down, clockwise; ``practice`` allows take-backs."""

    game: str
    seq: int
    rules: Ruleset
    players: tuple[PlayerInfo, ...]
    first_dealer: int
    practice: bool


@dataclass(frozen=True, slots=True)
class HandStarted:
    """A hand is dealt; ``hand`` counts from 0, replayed ties included; ``date`` 2026.11.30.

    ``marks`` are those that a saved hand brings with it.
    """

    game: str
    seq: int
    hand: int
    dealing: Dealing
    date: str | None
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Acted:
    """A player acted."""

    game: str
    seq: int
    player: int
    action: Action


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A player took the hand back to ply ``ply``, having seen ``seen`` cards since then."""

    game: str
    seq: int
    player: int
    ply: int
    seen: int


@dataclass(frozen=True, slots=True)
class HintShown:
    """A player was shown a hint before ply ``ply``."""

    game: str
    seq: int
    player: int
    ply: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gave the hand up."""

    game: str
    seq: int
    player: int


@dataclass(frozen=True, slots=True)
class HandFinished:
    """The finished hand stands among the records; ``score`` by player."""

    game: str
    seq: int
    hand: int
    score: tuple[int, ...]


Event = MatchStarted | HandStarted | Acted | TakenBack | HintShown | Resigned | HandFinished
