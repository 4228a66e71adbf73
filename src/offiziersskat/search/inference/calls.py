"""What a hand says before play: the features of bids, stock, laying away, declaring, kontra.

A hand is here the mask of all cards that a seat sees as its own: face-up cards and hand cards. What
the features weigh is written in ``habits``.
"""

from enum import IntEnum
from functools import cache

from offiziersskat.core.actions import BIDS, Bid, Declare
from offiziersskat.core.cards import DECK, Card, Rank, Suit, cards_in, mask_of
from offiziersskat.core.contracts import SUIT_OF, TRUMP, Contract, Ten
from offiziersskat.core.result import matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.scoring import BASE, NULL_VALUES
from offiziersskat.search.inference.cards import class_masks, kind_of
from offiziersskat.search.inference.table import Decision

__all__ = [
    "CALLS",
    "CLAIMS",
    "LAYINGS",
    "PROSPECTS",
    "Call",
    "Claim",
    "Prospect",
    "Row",
    "asked",
    "bid_row",
    "claim_row",
    "laying_rows",
    "offered",
    "prospect_row",
    "stock_row",
]

Row = tuple[tuple[int, float], ...]
"""Features that are not nothing, by number, each with its amount."""

CALLS, CLAIMS, LAYINGS, PROSPECTS = 10, 19, 15, 8
"""How many features each model has."""

_JACKS = mask_of(card for card in DECK if card.is_jack)
_ACES = mask_of(card for card in DECK if card.rank is Rank.A)
_TENS = mask_of(card for card in DECK if card.rank is Rank.T)
_LOW = mask_of(card for card in DECK if card.rank in (Rank.NINE, Rank.EIGHT, Rank.SEVEN))
_HIGH = mask_of(card for card in DECK if card.rank in (Rank.A, Rank.K, Rank.Q))
_SUIT_CONTRACTS = tuple(SUIT_OF)
_FEW, _MANY = 4, 9


class Call(IntEnum):
    """Bidding on, or passing: 0–5 the trumps of the best suit, four or fewer up to nine or more."""

    JACKS = 6
    ACES = 7
    MARGIN = 8
    BEYOND = 9


class Claim(IntEnum):
    """A contract: 0–5 trumps of a suit contract as in ``Call``; each contract has its constant."""

    JACKS = 6
    MOST = 7
    POINTS = 8
    ACES = 9
    LOW = 10
    HIGH = 11
    CONSTANT = 12
    """The first of seven, in the order of ``Contract``."""


class Prospect(IntEnum):
    """The prospect of winning: own cards, and what the other side shows."""

    CONSTANT = 0
    DECLARER = 1
    TRUMPS = 2
    JACKS = 3
    ACES = 4
    TENS = 5
    SHOWN_TRUMPS = 6
    SHOWN_JACKS = 7


@cache
def _trump_mask(contract: Contract) -> int:
    return class_masks(contract)[TRUMP]


def _bucket(trumps: int) -> int:
    return min(max(trumps, _FEW), _MANY) - _FEW


def _best_suit(hand: int) -> tuple[Contract, int]:
    """The suit contract with the most trumps, clubs first, and their number."""
    jacks = (hand & _JACKS).bit_count()
    best, most = _SUIT_CONTRACTS[0], -1
    for contract, suit in SUIT_OF.items():
        trumps = (hand & _SUITS[suit]).bit_count()
        if trumps > most:
            best, most = contract, trumps
    return best, most + jacks


_SUITS = tuple(mask_of(c for c in DECK if c.suit is suit and not c.is_jack) for suit in Suit)


def bid_row(hand: int, value: int, ten: Ten) -> Row:
    """Whether to bid or hold a value: margin counts steps up to what the hand is worth."""
    contract, trumps = _best_suit(hand)
    run = matadors(hand, contract, ten=ten, spitzen=False)
    margin = (BASE[contract] * (run.count + 1) - value) / BASE[contract]
    return (
        (_bucket(trumps), 1.0),
        (Call.JACKS, (hand & _JACKS).bit_count() / 2),
        (Call.ACES, (hand & _ACES).bit_count() / 2),
        (Call.MARGIN, min(max(margin, -2.0), 2.0)),
        (Call.BEYOND, 1.0 if margin < 0 else 0.0),
    )


def stock_row(hand: int) -> Row:
    """Whether to take the stock rather than to play hand."""
    _, trumps = _best_suit(hand)
    return (
        (_bucket(trumps), 1.0),
        (Call.JACKS, (hand & _JACKS).bit_count() / 2),
        (Call.ACES, (hand & _ACES).bit_count() / 2),
    )


def claim_row(hand: int, contract: Contract) -> Row:
    """Whether to declare a contract rather than another."""
    constant = (Claim.CONSTANT + _CONTRACTS.index(contract), 1.0)
    jacks = (Claim.JACKS, (hand & _JACKS).bit_count() / 2)
    aces = (Claim.ACES, (hand & _ACES).bit_count() / 2)
    if contract in SUIT_OF:
        mask = _trump_mask(contract)
        trumps = (hand & mask).bit_count()
        most = _best_suit(hand)[1]
        points = sum(card.points for card in cards_in(hand & mask))
        return (
            constant,
            (_bucket(trumps), 1.0),
            (Claim.MOST, 1.0 if trumps == most else 0.0),
            (Claim.POINTS, points / 10),
        )
    if contract is Contract.G:
        return (constant, jacks, aces)
    low = (Claim.LOW, (hand & _LOW).bit_count() / 2)
    return (constant, low, (Claim.HIGH, (hand & _HIGH).bit_count() / 2))


_CONTRACTS = tuple(Contract)


def laying_rows(hand: int, shown: int, contract: Contract) -> dict[Card, Row]:
    """Each hand card that may be laid away before a contract: its kind, and whether it is alone."""
    masks = class_masks(contract)
    found: dict[Card, Row] = {}
    for card in cards_in(hand):
        others = next(mask for mask in masks if mask & card.bit) & (hand | shown)
        alone = (_ALONE, 1.0 if others == card.bit else 0.0)
        found[card] = ((kind_of(card, contract), 1.0), alone)
    return found


_ALONE = 14


def prospect_row(hand: int, shown: int, contract: Contract, *, declarer: bool) -> Row:
    """Whether a seat can expect to win a suit game or grand; ``shown`` lies open against it."""
    trumps = _trump_mask(contract)
    plain = hand & ~trumps
    return (
        (Prospect.CONSTANT, 1.0),
        (Prospect.DECLARER, 1.0 if declarer else 0.0),
        (Prospect.TRUMPS, (hand & trumps).bit_count() / 4),
        (Prospect.JACKS, (hand & _JACKS).bit_count() / 2),
        (Prospect.ACES, (plain & _ACES).bit_count() / 2),
        (Prospect.TENS, (plain & _TENS).bit_count() / 2),
        (Prospect.SHOWN_TRUMPS, (shown & trumps).bit_count() / 4),
        (Prospect.SHOWN_JACKS, (shown & _JACKS).bit_count() / 2),
    )


def asked(rules: Ruleset, decision: Decision) -> int:
    """The value that a seat bids or holds, or that it passes on."""
    if isinstance(decision.action, Bid):
        return decision.action.value
    if decision.seat == rules.dealer:
        return next((value for value in BIDS if value > decision.bid), BIDS[-1])
    return decision.bid or BIDS[0]


def offered(rules: Ruleset, decision: Decision) -> tuple[Contract, ...]:
    """The contracts that a seat could declare: no null that cannot reach the bid (rules.md §7)."""
    hand = isinstance(decision.action, Declare) and decision.action.hand
    most = max(NULL_VALUES[hand, ouvert] for ouvert in (False, True))
    if not rules.bids or most >= decision.bid:
        return rules.contracts
    return tuple(contract for contract in rules.contracts if contract is not Contract.N)
