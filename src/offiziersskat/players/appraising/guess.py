"""How many card points a side may expect, and how far off that may be: mean and spread.

Before the play, what each seen card is worth in the contract; in the play, what has been taken
and what the cards in sight promise of the rest. Cards that are not seen count as the mean of
them, so that what comes to light is neither good nor bad luck on average.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from math import exp, sqrt

from offiziersskat.analysis.review import Sight
from offiziersskat.core.cards import DECK, Suit, cards_in, mask_of, points_of
from offiziersskat.core.contracts import Contract, Ten, order
from offiziersskat.core.seats import Seat, Side
from offiziersskat.players.balance import balance_for
from offiziersskat.players.misere import PER_UNKNOWN, PER_WEAK_SPOT, null_chance
from offiziersskat.players.reading import known_cards
from offiziersskat.players.strength import weight

__all__ = ["Guess", "Table", "before_play"]

_HALF = 60.0
_LEAD = {Contract.R: 0.8, Contract.G: 0.5}
_SUIT_LEAD, _FOUR_LEAD = 1.5, 3.0
_SPREAD, _PER_UNKNOWN, _FOUR, _RAMSCH = 10.5, 0.34, 8.0, 1.25
_OPEN, _TURNED = 4.6, 3.0
"""In points that one side will take more: an open card instead of a face-down one, and what a card
that is about to be turned promises on average."""
_TRICKS = 16
_TRICK = 4.2
"""The spread that one trick more to play brings where there are 16; of several the squares add up."""


@dataclass(frozen=True, slots=True)
class Guess:
    """Card points of a side at the end, and their spread; in null the chance of winning, and 0."""

    points: float
    spread: float

    def shifted(self, points: float) -> "Guess":
        """So many points more."""
        return Guess(self.points + points, self.spread)


def before_play(sight: Sight, contract: Contract, side: Side, less: int = 0) -> Guess:
    """What a side may expect of a contract that it declares.

    ``less`` is the mask of its cards that it is about to lay away: they count by their points.
    """
    rules = sight.board.rules
    if contract is Contract.N:
        return Guess(null_chance(sight.view, side), 0.0)
    four = rules.seats > len("FD")
    weights = _weights(contract, rules.ten, four=four)
    masks = [mask & ~less for mask in known_masks(sight)]
    lead = _FOUR_LEAD if four and contract is not Contract.R else _LEAD.get(contract, _SUIT_LEAD)
    points = _HALF + lead + weights.of(masks[side]) - weights.of(masks[side.other])
    unseen = sight.unseen & ~masks[0] & ~masks[1]
    if unseen:
        ahead = masks[side.other].bit_count() - masks[side].bit_count()
        points += weights.of(unseen) / unseen.bit_count() * ahead
    points += _laid_away(sight, less) / 2
    spread = _SPREAD + _PER_UNKNOWN * unseen.bit_count() + (_FOUR if four else 0.0)
    return Guess(points, spread * (_RAMSCH if contract is Contract.R else 1.0))


@lru_cache(maxsize=64)
def known_masks(sight: Sight) -> tuple[int, int]:
    """By side the cards that it is known to hold, worked out once for a sight."""
    masks = [0, 0]
    for seat, cards in known_cards(sight.view):
        masks[seat.side] |= mask_of(cards)
    return masks[0], masks[1]


@dataclass(frozen=True, slots=True)
class _Weights:
    """By card what it is worth in a contract."""

    by_card: tuple[float, ...]

    def of(self, mask: int) -> float:
        total = 0.0
        while mask:
            low = mask & -mask
            total += self.by_card[low.bit_length() - 1]
            mask ^= low
        return total


@cache
def _weights(contract: Contract, ten: Ten, *, four: bool) -> _Weights:
    return _Weights(tuple([weight(card, contract, ten, four=four) for card in DECK]))


def _laid_away(sight: Sight, less: int) -> float:
    """Points of cards that count without being played, as far as they are seen, else their mean."""
    if less:
        return float(sum(card.points for card in DECK if card.bit & less))
    if isinstance(sight.stock, tuple):
        return float(points_of(sight.stock))
    if not sight.stock.count:
        return 0.0
    unseen = sight.view.unseen
    return sight.stock.count * points_of(unseen) / len(unseen) if unseen else 0.0


class Table:
    """A sight in the play, as masks: what a trick leaves behind is valued here."""

    def __init__(self, sight: Sight) -> None:
        """``sight`` stands at a decision of the play."""
        board = sight.board
        assert board.contract is not None
        self.sight = sight
        self.contract = board.contract.contract
        self.own = Side.FOREHAND if board.declarer is None else board.declarer.side
        self.four = board.rules.seats > len("FD")
        self.masks = known_masks(sight)
        self.unseen = sight.unseen & ~self.masks[0] & ~self.masks[1]
        stock = _laid_away(sight, 0)
        self.made = [float(board.points[Side.FOREHAND]), float(board.points[Side.DEALER])]
        self.made[self.own] += stock
        self.out = 120.0 - sum(self.made)
        self.tricks = board.rules.tricks - sum(board.tricks)
        self.all_tricks = board.rules.tricks
        self.balance = balance_for(self.contract, board.rules.ten, four=self.four)
        self._covers, self._bare = [0, 0], [0, 0]
        for seat, row in enumerate(board.places):
            covered = [place.up for place in row if place.covered]
            self._covers[seat % 2] |= mask_of(card for card in covered if card is not None)
            self._bare[seat % 2] += covered.count(None)

    def after(self, winner: Seat, points: int, cards: int) -> Guess:
        """The own side's guess once a trick of ``cards`` has been won; 0 of both between tricks."""
        own, kept = self.own, ~cards
        mine, theirs = self.masks[own] & kept, self.masks[own.other] & kept
        unseen = self.unseen & kept
        if self.contract is Contract.N:
            lost = cards and winner.side is own
            return Guess(0.0 if lost else self._unbeaten(mine, theirs, unseen), 0.0)
        played = 1 if cards else 0
        taken = points if winner.side is own else 0
        left = self.out - points
        if self.tricks <= played:
            return Guess(self.made[own] + taken, 0.0)
        lead = self.balance.lead if winner.side is own else -self.balance.lead
        swing = self.balance.of(mine, theirs, unseen) + lead
        turning = self._turning(own, cards) - self._turning(own.other, cards)
        swing += _OPEN * (mine.bit_count() - theirs.bit_count() + turning) + _TURNED * turning
        rest = min(max((left + swing) / 2, 0.0), left)
        return Guess(self.made[own] + taken + rest, self.spread(played))

    def _turning(self, side: Side, cards: int) -> int:
        """How many of a side's face-down cards the end of a trick with some cards turns."""
        return self._bare[side] + (self._covers[side] & cards).bit_count()

    def spread(self, played: int) -> float:
        """How far off a guess may be once so many more tricks are over."""
        if self.contract is Contract.N:
            return 0.0
        return _TRICK * sqrt((self.tricks - played) * _TRICKS / self.all_tricks)

    def _unbeaten(self, mine: int, theirs: int, unseen: int) -> float:
        """In null the chance to take no trick any more."""
        return exp(
            -PER_WEAK_SPOT * _weak_spots(mine, theirs, self.sight.board.rules.ten)
            - PER_UNKNOWN * unseen.bit_count()
        )


@lru_cache(maxsize=1 << 14)
def _weak_spots(mine: int, theirs: int, ten: Ten) -> int:
    """Cards of a null that lie above their match, suit by suit from the lowest."""
    strength = order(Contract.N, ten).strength
    weak = 0
    for suit in Suit:
        own, other = (
            sorted(strength[card] for card in cards_in(mask) if card.suit is suit)
            for mask in (mine, theirs)
        )
        weak += sum([high > low for high, low in zip(own, other, strict=False)])
    return weak
