"""Everything a seat can do: one frozen type for each, one text form, one stable number.

The text forms are those of notation.md §1 and serve records, JSON, the protocol and logs alike.
Whether an action is legal is decided by ``view.legal``; what comes of it, by ``game.apply``.
"""

from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.contracts import Contract
from offiziersskat.errors import MoveError

__all__ = [
    "ACTIONS",
    "BIDS",
    "DECLARATIONS",
    "Action",
    "Bid",
    "Declare",
    "Hold",
    "IllegalAction",
    "Kontra",
    "LayAway",
    "Pass",
    "Play",
    "PlayHand",
    "PLAYS",
    "Re",
    "Reason",
    "TakeStock",
    "action_at",
    "index_of",
    "text_of",
]


@dataclass(frozen=True, slots=True)
class Declare:
    """Name the contract, with what is announced (rules.md §4, §7)."""

    contract: Contract
    hand: bool = False
    schneider: bool = False
    schwarz: bool = False
    ouvert: bool = False

    @property
    def text(self) -> str:
        """The declaration without its ``=``: ``C``, ``NO``, ``GHSZO``."""
        levels = (self.hand, self.schneider, self.schwarz, self.ouvert)
        marks = [mark for mark, said in zip("HSZO", levels, strict=True) if said]
        return self.contract.value + "".join(marks)


@dataclass(frozen=True, slots=True)
class Kontra:
    """The declarer's opponent doubles."""


@dataclass(frozen=True, slots=True)
class Re:
    """The declarer doubles again."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Neither kontra, nor re, nor a bid."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a value; legal are only the 63 of ``BIDS``."""

    value: int


@dataclass(frozen=True, slots=True)
class Hold:
    """Accept the value that was bid."""


@dataclass(frozen=True, slots=True)
class TakeStock:
    """Take the stock into the hand."""


@dataclass(frozen=True, slots=True)
class PlayHand:
    """Leave the stock face down."""


@dataclass(frozen=True, slots=True)
class LayAway:
    """Lay two hand cards away; kept in deck order."""

    first: Card
    second: Card

    def __post_init__(self) -> None:
        """Put the two cards in deck order, whichever way they were named."""
        if self.first > self.second:
            first, second = self.second, self.first
            object.__setattr__(self, "first", first)
            object.__setattr__(self, "second", second)


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card


Action = Declare | Kontra | Re | Pass | Bid | Hold | TakeStock | PlayHand | LayAway | Play


class Reason(Enum):
    """Why an action is refused (notation.md §6)."""

    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    NOT_PLAYABLE = "not_playable"
    MUST_FOLLOW = "must_follow"
    NOT_OFFERED = "not_offered"
    TOO_LOW = "too_low"
    UNKNOWN_CARD = "unknown_card"
    WRONG_RESULT = "wrong_result"


class IllegalAction(MoveError):
    """An action that the rules do not allow now; the game is unchanged."""

    def __init__(self, reason: Reason, action: Action, **params: object) -> None:
        """``params`` are for the message: the led card, the phase, the last bid."""
        super().__init__(reason.value, action=text_of(action), **params)
        self.reason = reason
        self.action = action


def _bids() -> tuple[int, ...]:
    """Every value a game can have: base × level, and the four of null (rules.md §7)."""
    values = {base * level for base in (9, 10, 11, 12) for level in range(2, 19)}
    values |= {24 * level for level in range(2, 12)}
    return tuple(sorted(values | {23, 35, 46, 59}))


BIDS = _bids()
"""The 63 values from 18 to 264."""


def _declarations() -> tuple[Declare, ...]:
    """Every declaration, each with its announcements in the order of notation.md §1."""
    found: list[Declare] = []
    for contract in Contract:
        found.append(Declare(contract))
        if contract is Contract.N:
            found.append(Declare(contract, ouvert=True))
            found.append(Declare(contract, hand=True))
            found.append(Declare(contract, hand=True, ouvert=True))
        elif contract is not Contract.R:
            found.append(Declare(contract, hand=True))
            found.append(Declare(contract, hand=True, schneider=True))
            found.append(Declare(contract, hand=True, schneider=True, schwarz=True))
            found.append(Declare(contract, hand=True, schneider=True, schwarz=True, ouvert=True))
    return tuple(found)


DECLARATIONS = _declarations()
"""Every declaration in canonical order; which of them are offered, the ruleset says."""

PLAYS = tuple(Play(card) for card in DECK)
"""The plays, by card: made once, since every hand lists them at every turn."""

ACTIONS: tuple[Action, ...] = (
    *PLAYS,
    *DECLARATIONS,
    Kontra(),
    Re(),
    Hold(),
    TakeStock(),
    PlayHand(),
    *(Bid(value) for value in BIDS),
    Pass(),
    *(LayAway(first, second) for first, second in combinations(DECK, 2)),
)
"""Every action there is; an action's number is its place here and never changes."""

_INDEX = {action: number for number, action in enumerate(ACTIONS)}


def index_of(action: Action) -> int:
    """The stable number of an action, 0 … len(ACTIONS) − 1. ``KeyError`` for an unlisted bid."""
    return _INDEX[action]


def action_at(index: int) -> Action:
    """The action of a number; ``IndexError`` outside 0 … len(ACTIONS) − 1."""
    if index < 0:
        raise IndexError(index)
    return ACTIONS[index]


def text_of(action: Action) -> str:
    """The one text form of an action (notation.md §1)."""
    match action:
        case Play(card):
            return card.code
        case Declare():
            return "=" + action.text
        case Bid(value):
            return str(value)
        case LayAway(first, second):
            return f"-{first.code} -{second.code}"
        case _:
            return _WORDS[type(action)]


_WORDS: dict[type, str] = {
    Kontra: "kontra",
    Re: "re",
    Pass: "pass",
    Hold: "hold",
    TakeStock: "take",
    PlayHand: "hand",
}
