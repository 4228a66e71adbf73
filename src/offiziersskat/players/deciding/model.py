"""How many card points a side should take, from where the cards lie; for null, how likely it wins.

A deal is judged card by card: by how many points each moves the expectation away from 60 for the
side that has it, depending on how it lies. A card that somebody does not see may lie, for him, in
every place that he does not see. The weights are those of ``strength``; ``weights`` says how much
of what they promise comes true.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.contracts import Contract, Ten, order
from offiziersskat.core.rules import Lead, Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.players.deciding.layout import DOWN, HAND, LAID, UP, Dealt, Layout
from offiziersskat.players.deciding.weights import FAMILIES
from offiziersskat.players.misere import PER_UNKNOWN, PER_WEAK_SPOT
from offiziersskat.players.strength import lead_of, weight

__all__ = [
    "OUVERT",
    "Eye",
    "Judge",
    "family_of",
    "judge",
    "kind_of",
    "null_chance",
    "null_marks",
]

OUVERT = 0.85
"""So many of the nulls that are won closed are won with the hand cards open; our reading."""
_HALF = 60.0
_TWO = 2


def kind_of(contract: Contract) -> str:
    """``suit``, ``grand`` or ``ramsch``; null, which is not played for points, is none of them."""
    return {Contract.G: "grand", Contract.R: "ramsch"}.get(contract, "suit")


def family_of(rules: Ruleset) -> str:
    """Games that are alike: by seats, by how cards lie, and by the place of the ten."""
    if rules.seats > _TWO:
        return "four"
    if not rules.has_piles:
        return "open"
    if rules.tricks * _TWO < len(DECK):
        return "auction"
    if rules.hand_size:
        return "half"
    return "piles" if rules.ten is Ten.HIGH else "low_ten"


@dataclass(frozen=True, slots=True)
class Judge:
    """A contract as a side of the table plays it: ``rows`` by card, then by spot.

    ``base`` what is expected of no card at all; ``noise`` by how much the end may differ from what
    all the cards promise.
    """

    rows: tuple[tuple[float, ...], ...]
    base: float
    noise: float

    def points(self, dealt: Dealt) -> float:
        """What is to be expected of a whole deal."""
        return self.base + sum(
            [row[spot] for row, spot in zip(self.rows, dealt.where, strict=True)]
        )


@lru_cache(maxsize=128)
def judge(rules: Ruleset, contract: Contract, declarer: Seat) -> Judge:
    """The weights of a contract as a seat plays it; ramsch is forehand's."""
    trust = FAMILIES[family_of(rules)][kind_of(contract)]
    side, four = declarer.side, rules.seats > _TWO
    rows = tuple(
        _row(trust.scale * weight(c, contract, rules.ten, four=four), c, side) for c in DECK
    )
    leads = side is Side.FOREHAND or rules.lead is Lead.DECLARER
    lead = trust.scale * lead_of(contract, four=four)
    return Judge(rows, _HALF + trust.shift + (lead if leads else -lead), trust.noise)


def _row(worth: float, card: Card, side: Side) -> tuple[float, ...]:
    """By spot; a card laid away brings half its points, since play would not have lost them all."""
    signs = [1 if whose is side else -1 for whose in Side]
    return (*(sign * worth for sign in signs for _ in (UP, DOWN, HAND)), card.points / 2)


class Eye:
    """What a seat may expect of a contract by some step of the course, on what it sees then.

    ``stock`` if it has taken the stock, whose cards are then in its hand.
    """

    def __init__(self, layout: Layout, found: Judge, seat: Seat, step: int, *, stock: bool) -> None:
        """Everything that is the same for all deals of the layout."""
        self._judge = found
        self.slots = layout.seen_slots(seat, step, stock=stock)
        self._known = _cards_of(layout.shown | (layout.own if seat == layout.view.seat else 0))
        self.rest = _rest(layout, seat, self.slots)
        self.hidden = sum(self.rest)
        parts = [count / self.hidden if self.hidden else 0.0 for count in self.rest]
        used = [(spot, part) for spot, part in enumerate(parts) if part]
        self._means = [sum([part * row[spot] for spot, part in used]) for row in found.rows]
        self._base = found.base + sum(self._means)

    def seen(self, dealt: Dealt) -> list[Card]:
        """The cards that the seat sees."""
        return [*self._known, *[dealt.cards[slot] for slot in self.slots]]

    def points(self, dealt: Dealt, where: Sequence[int] | None = None) -> float:
        """The expectation; ``where`` if it has moved cards that it sees."""
        rows, means, spots = self._judge.rows, self._means, where or dealt.where
        return self._base + sum(
            [rows[card][spots[card]] - means[card] for card in self.seen(dealt)]
        )

    def spread(self, dealt: Dealt) -> float:
        """How far from it the end may lie: by the play, and by what the unseen cards are.

        The second is the deviation of a sum over a random permutation (Hoeffding 1951).
        """
        if self.hidden < _TWO:
            return self._judge.noise
        seen = {int(card) for card in self.seen(dealt)}
        rows = [row for number, row in enumerate(self._judge.rows) if number not in seen]
        spots = [(spot, count) for spot, count in enumerate(self.rest) if count]
        size = len(rows)
        columns = {spot: sum([row[spot] for row in rows]) / size for spot, _ in spots}
        mean = sum([count * columns[spot] for spot, count in spots]) / self.hidden
        total = 0.0
        for row in rows:
            own = sum([count * row[spot] for spot, count in spots]) / self.hidden
            total += sum([n * (row[spot] - own - columns[spot] + mean) ** 2 for spot, n in spots])
        return sqrt(self._judge.noise**2 + total / (size - 1))


def _cards_of(mask: int) -> tuple[Card, ...]:
    return tuple([card for card in DECK if mask & card.bit])


def _rest(layout: Layout, seat: Seat, seen: Sequence[int]) -> tuple[int, ...]:
    """How many cards the seat does not see, by spot."""
    counts = [0] * (LAID + 1)
    for number, slot in enumerate(layout.slots):
        if number not in seen:
            counts[slot.spot] += 1
    if seat != layout.view.seat:
        for card in _cards_of(layout.own):
            counts[layout.spots[card]] += 1
    return tuple(counts)


# ---- null ---------------------------------------------------------------------------------------


def null_marks(where: Sequence[int], seen: Sequence[Card], side: Side, ten: Ten) -> int:
    """How bare the cards of a side lie in null.

    Suit by suit its cards that are seen are matched from the lowest with the other side's; one
    above its match is a weak spot, and so is one that has none and is higher than a nine.
    """
    strength = order(Contract.N, ten).strength
    own: list[list[int]] = [[], [], [], []]
    other: list[list[int]] = [[], [], [], []]
    for card in seen:
        spot = where[card]
        if spot != LAID:
            (own if spot // 3 == side else other)[card.suit].append(strength[card])
    weak = 0
    for mine, theirs in zip(own, other, strict=True):
        mine.sort()
        theirs.sort()
        weak += sum([low > lower for low, lower in zip(mine, theirs, strict=False)])
        weak += sum([low > strength[Card.C9] for low in mine[len(theirs) :]])
    return weak


def null_chance(rules: Ruleset, where: Sequence[int], seen: Sequence[Card], side: Side) -> float:
    """How likely a side wins the null that it plays, on cards that are seen (``misere``)."""
    weak = null_marks(where, seen, side, rules.ten)
    return exp(-PER_WEAK_SPOT * weak - PER_UNKNOWN * (len(DECK) - len(seen)))
