"""``Ruleset``: everything in which the sources differ, as frozen data.

A ruleset says *what* holds; nowhere in the package is there a branch on a ruleset's name. How the
named ones are filled, and which combinations are refused, is decided in ``catalogue``.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.core.course import (
    Ask,
    Course,
    Deal,
    Kind,
    hand_cards,
    places_of,
    seats_of,
    tricks_of,
)
from offiziersskat.core.seats import Seat

__all__ = [
    "Flip",
    "GrandDouble",
    "Lead",
    "RamschScore",
    "Ruleset",
    "Schwarz",
    "Scoring",
    "Tie",
    "TrumpChoice",
]


class TrumpChoice(Enum):
    """Trump is declared, or drawn from the pack before the deal (rules.md §4)."""

    DECLARED = "declared"
    DRAWN = "drawn"


class Lead(Enum):
    """Who leads to the first trick (rules.md §5)."""

    DECLARER = "declarer"
    FOREHAND = "forehand"


class Flip(Enum):
    """When an uncovered card is turned (rules.md §5)."""

    AFTER_TRICK = "after_trick"
    AT_ONCE = "at_once"


class Tie(Enum):
    """What 60–60 means (rules.md §6)."""

    DECLARER_LOSES = "declarer_loses"
    SPLIT = "split"
    REPLAY = "replay"


class Schwarz(Enum):
    """Schwarz counts tricks, or points (rules.md §6)."""

    TRICKS = "tricks"
    POINTS = "points"


class Scoring(Enum):
    """The three score sheets (rules.md §6)."""

    SKAT = "skat"
    SIMPLE = "simple"
    JAPANESE = "japanese"


class RamschScore(Enum):
    """Who is charged in ramsch under Skat scoring (rules.md §6)."""

    LOSER = "loser"
    BOTH = "both"


class GrandDouble(Enum):
    """Which wins in a grand count twice under Japanese scoring (rules.md §6)."""

    ANY = "any"
    DECLARER = "declarer"
    OFF = "off"


@dataclass(frozen=True)
class Ruleset:
    """One way to play; ``None`` marks a field without meaning here (rules.md §9).

    Build it with ``catalogue.ruleset``, which refuses contradictions. ``preset`` is the named
    ruleset it was derived from; a match has ``hands`` deals, or goes up to ``target`` points.
    """

    preset: str
    course: Course
    contracts: tuple[Contract, ...]
    trump: TrumpChoice
    lead: Lead
    ten: Ten
    flip: Flip | None
    kontra: bool
    tie: Tie
    schwarz: Schwarz
    scoring: Scoring
    spitzen: bool | None
    ramsch: RamschScore | None
    simple_kontra: bool | None
    grand_double: GrandDouble | None
    hands: int | None
    target: int | None

    @cached_property
    def seats(self) -> int:
        """2 or 4."""
        return seats_of(self.course)

    @cached_property
    def places(self) -> int:
        """Places before each seat, piles and open cards."""
        return places_of(self.course)

    @cached_property
    def hand_size(self) -> int:
        """Cards dealt to each hand."""
        return hand_cards(self.course)

    @cached_property
    def tricks(self) -> int:
        """Tricks of a whole hand."""
        return tricks_of(self.course)

    @cached_property
    def bids(self) -> bool:
        """Whether the declarer is found by bidding."""
        return Ask.BID in self.course

    @cached_property
    def has_piles(self) -> bool:
        """Whether cards lie on face-down cards."""
        return any(isinstance(step, Deal) and step.kind is Kind.DOWN for step in self.course)

    @cached_property
    def dealer(self) -> Seat:
        """The last seat."""
        return Seat(self.seats - 1)

    @cached_property
    def steps(self) -> Course:
        """The course as it is played: kontra and re asked only where they are on.

        Where the course does not name them, both come right after the declaration (rules.md §3).
        """
        course = [step for step in self.course if self.kontra or step not in (Ask.KONTRA, Ask.RE)]
        if self.kontra and Ask.KONTRA not in course:
            course.insert(course.index(Ask.DECLARE) + 1, Ask.KONTRA)
        if self.kontra and Ask.RE not in course:
            course.insert(course.index(Ask.KONTRA) + 1, Ask.RE)
        return tuple(course)
