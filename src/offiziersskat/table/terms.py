"""On what terms people sit down: clock, spectators, absence; and the few things they can say.

Plain values that events and messages share. What follows from them is decided by the fold
(``state``) and by ``sitting``.
"""

from dataclasses import dataclass
from enum import Enum

from offiziersskat.errors import InputError

__all__ = ["ClockRule", "Offer", "Options", "Phrase", "Why"]

_LONGEST = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class ClockRule:
    """Time to think, in whole seconds; ``None`` where there is no such limit.

    ``per_move`` for each decision; ``total`` for all decisions of a hand, to which every decision
    adds ``increment``.
    """

    per_move: int | None = None
    total: int | None = None
    increment: int = 0

    def __post_init__(self) -> None:
        """Refuse a clock that never runs, or that nobody could bear: ``InputError``."""
        limits = [limit for limit in (self.per_move, self.total) if limit is not None]
        in_range = all(1 <= limit <= _LONGEST for limit in limits)
        if not limits or not in_range or not 0 <= self.increment <= _LONGEST:
            raise InputError("clock-rule", longest=_LONGEST)
        if self.increment and self.total is None:
            raise InputError("clock-increment")


@dataclass(frozen=True, slots=True)
class Options:
    """How a match is held: ``practice`` allows hints and take-backs.

    ``window`` is for how many seconds a player may be away before the other side can take the hand.
    """

    practice: bool = True
    clock: ClockRule | None = None
    spectators: bool = True
    window: int = 60

    def __post_init__(self) -> None:
        """Refuse a window without sense: ``InputError``."""
        if not 1 <= self.window <= _LONGEST:
            raise InputError("away-window", longest=_LONGEST)


class Offer(Enum):
    """What one may propose to the others.

    Take back the last decision; play another match; throw this hand away for a new one; begin
    this hand again with the same cards.
    """

    TAKE_BACK = "take_back"
    REMATCH = "rematch"
    NEW_DEAL = "new_deal"
    SAME_DEAL = "same_deal"


class Phrase(Enum):
    """What can be said at the table; each language has its words for it."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    THANKS = "thanks"
    WELL_PLAYED = "well-played"
    LUCKY = "lucky"
    OOPS = "oops"
    ONE_MOMENT = "one-moment"
    BACK_AGAIN = "back-again"
    GOOD_GAME = "good-game"
    GOODBYE = "goodbye"


class Why(Enum):
    """Why a hand was given up, or a decision taken for somebody."""

    RESIGNED = "resigned"
    TIME = "time"
    ABSENT = "absent"
