"""``Advice``: an action and the reasons for it, as codes with parameters, never as sentences.

Each reason states a fact about the view that can be checked: ``claims`` has a checker for every
code, ``explain`` a sentence in three languages.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from offiziersskat.core.actions import Action
from offiziersskat.core.cards import Card, Suit
from offiziersskat.core.contracts import Contract

__all__ = ["Advice", "Code", "Param", "Why"]

Param = Card | Suit | Contract | int


class Code(StrEnum):
    """Every reason there is; the value is the id of its sentence in ``players.ftl``."""

    ONLY_LEGAL = "only-legal"
    # Declaring.
    LONGEST_SUIT = "longest-suit"
    STRONGEST_SUIT = "strongest-suit"
    HURTS_OPPONENT = "hurts-opponent"
    MANY_JACKS = "many-jacks"
    ACES = "aces"
    LOW_CARDS = "low-cards"
    NO_GAME = "no-game"
    CHEAPEST = "cheapest"
    EXPECTS = "expects"
    # Bidding, stock, laying away.
    WORTH_BID = "worth-bid"
    TOO_HIGH = "too-high"
    TOO_WEAK = "too-weak"
    STOCK_HELPS = "stock-helps"
    STRONG_HAND = "strong-hand"
    NULL_ODDS = "null-odds"
    LAYS_POINTS = "lays-points"
    LAYS_TEN = "lays-ten"
    MAKES_VOID = "makes-void"
    KEEPS_TRUMPS = "keeps-trumps"
    # Kontra and re.
    MORE_TRUMPS = "more-trumps"
    MORE_HIGH = "more-high"
    FEWER_TRUMPS = "fewer-trumps"
    DECLARER_EXPECTS = "declarer-expects"
    # Counting.
    REACHES_MARK = "reaches-mark"
    STOPS_MARK = "stops-mark"
    NEEDS = "needs"
    LIMIT_LOSS = "limit-loss"
    FOR_SCHNEIDER = "for-schneider"
    COUNTED_OUT = "counted-out"
    COUNTED_LOW = "counted-low"
    # Leading.
    DRAW_TRUMPS = "draw-trumps"
    SURE_TRICK = "sure-trick"
    TEN_SAFE = "ten-safe"
    HUNT_TEN = "hunt-ten"
    FORCE_TRUMP = "force-trump"
    CHEAP_LEAD = "cheap-lead"
    # Following.
    CATCH_TEN = "catch-ten"
    THROW_POINTS = "throw-points"
    SMEAR = "smear"
    TRUMP_IN = "trump-in"
    WIN_CHEAPLY = "win-cheaply"
    CHEAP_LOSS = "cheap-loss"
    DUCK = "duck"
    # Cards to keep, cards to turn.
    PROTECT_TEN = "protect-ten"
    KEEP_TOP_JACK = "keep-top-jack"
    SPEND_JACK = "spend-jack"
    TURNED_MINE = "turned-mine"
    TURNED_FOE = "turned-foe"
    UNCOVERS = "uncovers"
    # Ramsch and null.
    STAYS_UNDER = "stays-under"
    MUST_TAKE = "must-take"
    GIVES_POINTS = "gives-points"
    TAKES_CHEAPLY = "takes-cheaply"
    THROWS_DANGER = "throws-danger"
    # When nothing else is to be said.
    ANSWER_WINS = "answer-wins"
    ANSWER_COSTS = "answer-costs"
    WORST_CASE = "worst-case"
    KEEPS_BELOW = "keeps-below"


@dataclass(frozen=True, slots=True)
class Why:
    """One reason: what is claimed, and about which cards and numbers."""

    code: Code
    params: Mapping[str, Param] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do now, and why: at least one reason, the weightiest first."""

    action: Action
    reasons: tuple[Why, ...]
