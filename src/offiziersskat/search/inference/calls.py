"""What a hand says before play: the features of bids, stock, laying away, declaring, kontra.

A hand is here the mask of all cards that a seat sees as its own, face-up cards and hand cards;
what lies open against it is ``shown``. What the features weigh is written in ``habits``.
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from operator import sub

from offiziersskat.core.actions import BIDS, Bid, Declare
from offiziersskat.core.cards import DECK, Card, Rank, Suit, cards_in, mask_of
from offiziersskat.core.contracts import TRUMP, Contract
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.scoring import BASE, NULL_VALUES
from offiziersskat.search.inference.cards import class_masks, kind_of
from offiziersskat.search.inference.table import Decision

__all__ = [
    "CALLS",
    "CLAIMS",
    "DOUBLES",
    "LAYINGS",
    "Call",
    "Claim",
    "Double",
    "Row",
    "Standing",
    "asked",
    "bidder_model",
    "claim_row",
    "double_row",
    "hand_row",
    "laying_rows",
    "offered",
    "value_row",
]

Row = tuple[tuple[int, float], ...]
"""Features that are not nothing, by number, each with its amount."""

CALLS, CLAIMS, LAYINGS, DOUBLES = 14, 21, 15, 5
"""How many features each model has."""


class Call(IntEnum):
    """Bidding on, or taking the stock; 0–5 the trumps of the best suit, from four to nine."""

    JACKS = 6
    ACES = 7
    BEST = 8
    REACHES = 9
    BEYOND = 10
    VALUE = 11
    FIRST = 12
    LOW = 13


class Claim(IntEnum):
    """A contract: 0–5 trumps of a suit contract as in ``Call``; each contract has its constant."""

    STRENGTH = 6
    MOST = 7
    VALUE = 8
    MEETS = 9
    STRONGEST = 10
    NULL_LOW = 11
    NULL_HIGH = 12
    RAMSCH = 13
    CONSTANT = 14
    """The first of seven, in the order of ``Contract``."""


class Double(IntEnum):
    """Kontra, and re."""

    KONTRA = 0
    RE = 1
    KONTRA_STRENGTH = 2
    RE_STRENGTH = 3
    JACKS = 4


_JACKS = mask_of(card for card in DECK if card.is_jack)
_ACES = mask_of(card for card in DECK if card.rank is Rank.A)
_LOW = mask_of(card for card in DECK if card.rank in (Rank.NINE, Rank.EIGHT, Rank.SEVEN))
_HIGH = mask_of(card for card in DECK if card.rank in (Rank.A, Rank.K, Rank.Q))
_SUITS = tuple(mask_of(c for c in DECK if c.suit is suit and not c.is_jack) for suit in Suit)
_RUN = tuple(sorted(cards_in(_JACKS), key=lambda card: card.suit))
_GAMES = tuple(BASE)
_REACHES = tuple(tuple(BASE[game] * (run + 1) for game in _GAMES) for run in range(5))
_CONTRACTS = tuple(Contract)
_FEW, _MANY = 4, 9
_NULL = NULL_VALUES[False, False]

# What keeping a card is worth, in card points: fitted on solved positions (design, §4).
_SIDE = {Rank.A: 1.7, Rank.T: -2.1, Rank.K: -4.2, Rank.Q: -4.9}
_TRUMPS = {Rank.A: 3.1, Rank.T: 1.7, Rank.K: 1.0, Rank.Q: 0.6}
_JACK = (3.5, 3.0, 2.4, 1.7)
_LOW_SIDE, _LOW_TRUMP = -4.6, -0.4


def _worth(card: Card, contract: Contract) -> float:
    if card.is_jack:
        return _JACK[card.suit]
    if card.suit is contract.suit:
        return _TRUMPS.get(card.rank, _LOW_TRUMP)
    return _SIDE.get(card.rank, _LOW_SIDE)


Worths = tuple[float, ...]
"""By game, in the order of ``_GAMES``, in tens of card points."""


@cache
def _suit_worths() -> tuple[tuple[Worths, ...], ...]:
    """By suit and by the eight bits that its cards have in a mask."""
    return tuple(
        tuple(
            tuple(
                sum(_worth(card, game) for card in cards_in(bits << 8 * suit)) / 10
                for game in _GAMES
            )
            for bits in range(256)
        )
        for suit in range(4)
    )


def _worths(mask: int) -> Worths:
    clubs, spades, hearts, diamonds = _suit_worths()
    rows = (
        clubs[mask & 255],
        spades[mask >> 8 & 255],
        hearts[mask >> 16 & 255],
        diamonds[mask >> 24],
    )
    return tuple(map(sum, zip(*rows, strict=True)))


@cache
def bidder_model() -> tuple[object, ...]:
    """What ``kernel.bidder`` counts a hand's features by; see there.

    Worths by suit, byte and game; values by sure run and game; the jacks from the highest on, the
    suits without them, aces and low cards as masks; the fewest trumps and the most that are told apart,
    the first bid, and what null is worth at least.
    """
    worths = [worth for suit in _suit_worths() for row in suit for worth in row]
    reaches = [value for row in _REACHES for value in row]
    jacks = [card.bit for card in _RUN]
    return (worths, reaches, jacks, _SUITS, _ACES, _LOW, (_FEW, _MANY, BIDS[0], _NULL))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a hand stands against what is shown: everything about it that calls depend on.

    ``strength`` and ``reach`` by suit contract and grand, in the order of ``_GAMES``: worth in tens
    of card points less that of the other side's cards, and the value of the game with the matadors
    that are certain. ``trumps`` are those of the suit in which there are most.
    """

    hand: int
    strength: Worths
    reach: tuple[int, ...]
    trumps: int
    jacks: int

    @classmethod
    def of(cls, hand: int, shown: int) -> "Standing":
        """Weigh a hand."""
        jacks = (hand & _JACKS).bit_count()
        run = _sure_run(hand, shown)
        return cls(
            hand=hand,
            strength=tuple(map(sub, _worths(hand), _worths(shown))),
            reach=_REACHES[run],
            trumps=jacks + max([(hand & suit).bit_count() for suit in _SUITS]),
            jacks=jacks,
        )


def _sure_run(hand: int, shown: int) -> int:
    """The matadors among the jacks that are certain: at least one, with or without."""
    for cards in (hand, shown):
        length = 0
        while length < len(_RUN) and cards & _RUN[length].bit:
            length += 1
        if length:
            return length
    return 1


def _bucket(trumps: int) -> int:
    return min(max(trumps, _FEW), _MANY) - _FEW


# ---- rows ---------------------------------------------------------------------------------------


def hand_row(here: Standing) -> Row:
    """What makes a hand bid at all, or take the stock rather than play hand."""
    return (
        (_bucket(here.trumps), 1.0),
        (Call.JACKS, here.jacks / 2),
        (Call.ACES, (here.hand & _ACES).bit_count() / 2),
        (Call.BEST, max(here.strength)),
    )


def value_row(here: Standing, value: int) -> Row:
    """What it takes to bid or hold a value: the strongest game that reaches it."""
    reaching = [
        strength
        for strength, reach in zip(here.strength, here.reach, strict=True)
        if reach >= value
    ]
    low = (here.hand & _LOW).bit_count() / 4 if value <= _NULL else 0.0
    return (
        (Call.REACHES, max(reaching, default=0.0)),
        (Call.BEYOND, 0.0 if reaching else 1.0),
        (Call.VALUE, value / 50),
        (Call.FIRST, 1.0 if value == BIDS[0] else 0.0),
        (Call.LOW, low),
    )


def claim_row(here: Standing, contract: Contract, bid: int) -> Row:
    """Whether to declare a contract rather than another."""
    constant = (Claim.CONSTANT + _CONTRACTS.index(contract), 1.0)
    if contract is Contract.N:
        low = (Claim.NULL_LOW, (here.hand & _LOW).bit_count() / 4)
        return (constant, low, (Claim.NULL_HIGH, (here.hand & _HIGH).bit_count() / 4))
    if contract is Contract.R:
        return (constant, (Claim.RAMSCH, here.strength[_GAMES.index(Contract.G)]))
    number = _GAMES.index(contract)
    strength, reach = here.strength[number], here.reach[number]
    game = (
        constant,
        (Claim.STRENGTH, strength),
        (Claim.VALUE, reach / 50),
        (Claim.MEETS, 1.0 if reach >= bid else 0.0),
        (Claim.STRONGEST, strength - max(here.strength)),
    )
    if contract is Contract.G:
        return game
    trumps = (here.hand & class_masks(contract)[TRUMP]).bit_count()
    most = (Claim.MOST, 1.0 if trumps == here.trumps else 0.0)
    return (*game, (_bucket(trumps), 1.0), most)


def laying_rows(hand: int, shown: int, contract: Contract) -> dict[Card, Row]:
    """Each hand card that may be laid away: its kind, and whether it is alone.

    ``shown`` are the face-up cards of the same seat.
    """
    masks = class_masks(contract)
    found: dict[Card, Row] = {}
    for card in cards_in(hand):
        others = next(mask for mask in masks if mask & card.bit) & (hand | shown)
        alone = (_ALONE, 1.0 if others == card.bit else 0.0)
        found[card] = ((kind_of(card, contract), 1.0), alone)
    return found


_ALONE = 14


def double_row(here: Standing, contract: Contract, *, declarer: bool) -> Row:
    """Whether to say kontra, or re, against or in a suit game or grand."""
    strength = here.strength[_GAMES.index(contract)]
    jacks = (Double.JACKS, here.jacks / 2)
    if declarer:
        return ((Double.RE, 1.0), (Double.RE_STRENGTH, strength), jacks)
    return ((Double.KONTRA, 1.0), (Double.KONTRA_STRENGTH, strength), jacks)


# ---- what was asked -----------------------------------------------------------------------------


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
