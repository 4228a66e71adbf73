"""What happens at a table, one frozen record for each step; a match is rebuilt from them exactly.

Events are append-only and numbered: ``(game, seq)`` is unique. They hold the deck, so they are the
authority's own; what a player may know goes out through ``Table.view`` and ``Sitting.message``.
"""

from dataclasses import dataclass
from enum import Enum

from offiziersskat.core.actions import Action
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError
from offiziersskat.table.dealing import Dealing
from offiziersskat.table.terms import Offer, Options, Phrase, Why

__all__ = [
    "NOBODY",
    "Acted",
    "Answered",
    "DealGiven",
    "EntropyGiven",
    "Event",
    "HandFinished",
    "HandStarted",
    "HintShown",
    "Mark",
    "MarkKind",
    "MatchStarted",
    "Offered",
    "PlayerInfo",
    "Readied",
    "Resigned",
    "Said",
    "SeatLeft",
    "SeatTaken",
    "ShuffleBegun",
    "TakenBack",
]

HUMAN = "human"
EMPTY = "empty"
_LONGEST_NAME = 40
# They are seen by what they join: letters of some scripts, parts of one emoji.
_JOINERS = str.maketrans("", "", "\u200c\u200d")


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """Who plays: a name of 1–40 printable characters, and ``human`` or ``engine:rules@1``.

    A seat at which nobody sits is of the kind ``empty``.
    """

    name: str
    kind: str = HUMAN

    def __post_init__(self) -> None:
        """Refuse what would not fit on one line of a record or a screen: ``InputError``."""
        for text in (self.name, self.kind):
            seen = text.translate(_JOINERS)
            if not seen.strip() or len(text) > _LONGEST_NAME or not seen.isprintable():
                raise InputError("player-name", name=ascii(text), longest=_LONGEST_NAME)

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.kind == HUMAN

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits here."""
        return self.kind == EMPTY


NOBODY = PlayerInfo("–", EMPTY)
"""An empty seat."""


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
    """Players sit down, clockwise; ``practice`` allows take-backs.

    ``options`` say more where people play with each other; they agree with ``practice``.
    """

    game: str
    seq: int
    rules: Ruleset
    players: tuple[PlayerInfo, ...]
    first_dealer: int
    practice: bool
    options: Options | None = None


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
    """A player acted, after so many milliseconds; ``forced`` says why it was done for him."""

    game: str
    seq: int
    player: int
    action: Action
    spent: int = 0
    forced: Why | None = None


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
    """A player gave the hand up, or lost it by ``why``."""

    game: str
    seq: int
    player: int
    why: Why = Why.RESIGNED


@dataclass(frozen=True, slots=True)
class HandFinished:
    """The finished hand stands among the records; ``score`` by player."""

    game: str
    seq: int
    hand: int
    score: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody sat down on an empty seat."""

    game: str
    seq: int
    player: int
    info: PlayerInfo


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Somebody left his seat for good; it is empty."""

    game: str
    seq: int
    player: int


@dataclass(frozen=True, slots=True)
class Readied:
    """A player wants the next hand."""

    game: str
    seq: int
    player: int


@dataclass(frozen=True, slots=True)
class Offered:
    """A player proposed something; where nobody else has a say it is done at once."""

    game: str
    seq: int
    player: int
    offer: Offer


@dataclass(frozen=True, slots=True)
class Answered:
    """A player answered the offer; it is done when all have accepted."""

    game: str
    seq: int
    player: int
    accepted: bool


@dataclass(frozen=True, slots=True)
class Said:
    """A player said something."""

    game: str
    seq: int
    player: int
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class DealGiven:
    """The first hand is not shuffled: this deal is played again."""

    game: str
    seq: int
    dealing: Dealing


@dataclass(frozen=True, slots=True)
class ShuffleBegun:
    """The salt of the next hand is fixed, in hex; ``date`` is that of the hand."""

    game: str
    seq: int
    salt: str
    date: str | None


@dataclass(frozen=True, slots=True)
class EntropyGiven:
    """A player added to the chance of the next hand, in hex."""

    game: str
    seq: int
    player: int
    entropy: str


Event = (
    MatchStarted
    | HandStarted
    | Acted
    | TakenBack
    | HintShown
    | Resigned
    | HandFinished
    | SeatTaken
    | SeatLeft
    | Readied
    | Offered
    | Answered
    | Said
    | DealGiven
    | ShuffleBegun
    | EntropyGiven
)
