"""What a hand came to: the outcome the scorers read, and the result they write.

Points, tricks and winner stand by side, 0 the declarer's; in ramsch, which has no declarer, 0 is
forehand's. Scores stand by seat (notation.md §4).
"""

from dataclasses import dataclass
from enum import Enum

from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract, Ten, trumps_in_order
from offiziersskat.core.seats import Seat

__all__ = ["Ending", "Matadors", "Outcome", "Result", "matadors"]


class Ending(Enum):
    """How a hand came to its end."""

    PLAYED = "played"
    REPLAY = "replay"
    THROWN_IN = "thrown_in"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class Matadors:
    """The unbroken run of highest trumps that the declarer's side has, or lacks."""

    with_: bool
    count: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The facts that a result is worked out from.

    ``points`` (cards laid away included) and ``tricks`` by side, 0 the declarer's; ``kontra``
    1, 2 or 4; ``matadors`` ``None`` if they are not known; ``ending`` played or resigned.
    """

    contract: Declare
    declarer: Seat | None
    points: tuple[int, int]
    tricks: tuple[int, int]
    kontra: int = 1
    matadors: Matadors | None = None
    bid: int | None = None
    ending: Ending = Ending.PLAYED
    resigned: Seat | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """A finished hand as records hold it (notation.md §4); ``None`` where a field has no meaning.

    ``winner`` is a side: 0 the declarer's (in ramsch forehand's), 1 the other, ``None`` nobody.
    ``score`` is ``None`` only where a position does not tell the matadors.
    """

    contract: Contract | None
    declarer: Seat | None
    points: tuple[int, int] | None
    tricks: tuple[int, int] | None
    winner: int | None
    schneider: bool | None
    schwarz: bool | None
    matadors: Matadors | None
    kontra: int
    value: int | None
    score: tuple[int, ...] | None
    bid: int | None
    overbid: bool | None
    ending: Ending


def matadors(held: int, contract: Contract, *, ten: Ten, spitzen: bool) -> Matadors:
    """Count the matadors of a mask of cards (rules.md §6).

    Jacks only, 1–4; with ``spitzen`` the run goes on through the trump suit, up to 11.
    """
    trumps = trumps_in_order(contract, ten)
    run = trumps if spitzen else trumps[:4]
    has_top = bool(held & run[0].bit)
    return Matadors(has_top, _run_length(held, run, has=has_top))


def _run_length(held: int, run: tuple[Card, ...], *, has: bool) -> int:
    for length, card in enumerate(run):
        if bool(held & card.bit) is not has:
            return length
    return len(run)
