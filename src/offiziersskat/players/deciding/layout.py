"""Where every card of a hand can lie once all is dealt, as one seat sees it before the play.

Before a card is played nothing tells the hidden places apart but what others have said. Where
nobody has, the unseen cards are laid in one random order and then turned round place by place, so
that every card lies in every place equally often: sums over cards are then exact, and only what
cards do together is left to chance. Where somebody has, deals weigh as he would have spoken on them
(docs/inference.md). The order depends on ranks and on where cards lie, not on the
names of suits.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import exp

from offiziersskat.core.actions import Bid, Hold
from offiziersskat.core.cards import DECK, Card, mask_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.course import Ask, Deal, Kind
from offiziersskat.core.events import Hidden
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase, View
from offiziersskat.players.brake import brake
from offiziersskat.players.protocol import Rng
from offiziersskat.search.inference import Evidence, systematic
from offiziersskat.search.worlds import World

__all__ = ["DOWN", "HAND", "LAID", "UP", "Dealt", "Layout", "Slot", "layout"]

UP, DOWN, HAND = range(3)
"""How a card lies; a *spot* is that, and three more for cards of the dealer's side."""
LAID = 6
"""The spot of the stock, and of cards laid away."""

_KINDS = {Kind.UP: UP, Kind.OPEN: UP, Kind.DOWN: DOWN, Kind.HAND: HAND}
_ASKS = {
    Phase.BID: Ask.BID,
    Phase.STOCK: Ask.STOCK,
    Phase.DISCARD: Ask.STOCK,
    Phase.DECLARE: Ask.DECLARE,
    Phase.KONTRA: Ask.KONTRA,
    Phase.RE: Ask.RE,
}

_POOL = 4
"""Where deals weigh differently, so many times as many are drawn to choose from."""

Where = tuple[int, ...]
"""The spot of each card of the deck."""


@dataclass(frozen=True, slots=True)
class Slot:
    """Room for an unseen card; ``step`` of the course that deals it, −1 if it lies already.

    ``place`` is that of a face-down card; of the pack how far from its top.
    """

    spot: int
    seat: Seat | None
    step: int
    place: int = 0


@dataclass(frozen=True, slots=True)
class Dealt:
    """One way in which all can lie: the spot of each card, the cards of the slots in order.

    ``weight`` is how likely it is among the deals that are looked at.
    """

    where: Where
    cards: tuple[Card, ...]
    weight: float = 1.0


@dataclass(frozen=True)
class Layout:
    """What a view leaves open before the play: the spots of the cards it shows, and the slots."""

    view: View
    spots: tuple[int, ...]
    slots: tuple[Slot, ...]

    @property
    def rules(self) -> Ruleset:
        """The ruleset in force."""
        return self.view.rules

    @cached_property
    def step(self) -> int:
        """Where in the course the hand stands."""
        return self.rules.steps.index(_ASKS[self.view.phase])

    @cached_property
    def shown(self) -> int:
        """The mask of the cards that lie open to all."""
        return mask_of(
            card for seat in range(self.rules.seats) for card in self.view.open_cards(Seat(seat))
        )

    @cached_property
    def own(self) -> int:
        """The mask of the cards that only this seat sees."""
        return self.view.visible & ~self.shown

    def step_of(self, ask: Ask) -> int | None:
        """Where a question stands in the course; ``None`` if it is over, or never asked."""
        if ask not in self.rules.steps:
            return None
        place = self.rules.steps.index(ask)
        return place if place >= self.step else None

    def seen_slots(self, seat: Seat, step: int, *, stock: bool) -> tuple[int, ...]:
        """The numbers of the slots whose cards a seat sees by a step of the course.

        ``stock`` if it has taken the stock.
        """
        return tuple(
            number
            for number, slot in enumerate(self.slots)
            if slot.step < step and self._sees(slot, seat, stock=stock)
        )

    def _sees(self, slot: Slot, seat: Seat, *, stock: bool) -> bool:
        if slot.spot == LAID:
            return stock
        kind = slot.spot % LAID % (HAND + 1)
        return kind == UP or (kind == HAND and slot.seat == seat)

    def seen_by(self, dealt: Dealt, seat: Seat, slots: Sequence[int]) -> int:
        """The mask of what a seat sees if it sees these slots."""
        mask = self.shown | (self.own if seat == self.view.seat else 0)
        for number in slots:
            mask |= dealt.cards[number].bit
        return mask

    # ---- deals --------------------------------------------------------------------------------

    def deals(self, rng: Rng, count: int, contract: Contract | None) -> tuple[Dealt, ...]:
        """About so many ways in which the unseen cards can lie, with weights that sum to 1.

        Those for a suit contract begin with its suit, so that suits that look alike are treated
        alike. Where others have spoken for cards that only they see, this is what weighs. Raises
        ``Cancelled``.
        """
        if not self.slots:
            return (self._dealt(()),)
        if not _has_spoken(self.view):
            found = list(self._turned(rng, count, contract))
            return tuple(replace(dealt, weight=1 / len(found)) for dealt in found)
        return tuple(self._weighted(rng, count, list(self._turned(rng, _POOL * count, contract))))

    def _weighted(self, rng: Rng, count: int, pool: Sequence[Dealt]) -> Iterator[Dealt]:
        """So many of a pool by weight; one that is drawn twice counts twice."""
        logs = list(self._logs(pool))
        most = max(logs)
        drawn = Counter(systematic([exp(value - most) for value in logs], rng, count))
        for number, times in drawn.items():
            yield replace(pool[number], weight=times / count)

    def _logs(self, deals: Sequence[Dealt]) -> Iterator[float]:
        """How likely what was said is on each deal; this takes longest, so that it may be ended."""
        evidence, stop = Evidence(self.view), brake()
        for dealt in deals:
            stop.go_on()
            yield evidence.weigh(self.world(dealt))

    def _turned(self, rng: Rng, count: int, contract: Contract | None) -> Iterator[Dealt]:
        cards = self._in_order(contract)
        size = len(cards)
        rounds = max(1, round(count / size))
        for _ in range(rounds):
            brake().go_on()
            for place in range(size - 1, 0, -1):
                other = rng.below(place + 1)
                cards[place], cards[other] = cards[other], cards[place]
            for turn in range(size) if count >= size else range(0, size, max(1, size // count)):
                yield self._dealt((*cards[turn:], *cards[:turn]))

    def _in_order(self, contract: Contract | None) -> list[Card]:
        """Unseen cards: jacks, the contract's suit, then suits by what is seen of them."""
        first = None if contract is None else contract.suit
        marks = [
            tuple(self.spots[8 * suit + rank] for rank in range(8) if rank != 4)
            for suit in range(4)
        ]
        ranked = sorted(range(4), key=lambda suit: (suit != first, marks[suit], suit))
        unseen = self.view.unseen
        jacks = [card for card in unseen if card.is_jack]
        plain = [card for card in unseen if not card.is_jack]
        return jacks + sorted(plain, key=lambda card: (ranked.index(card.suit), card.rank))

    def _dealt(self, cards: tuple[Card, ...]) -> Dealt:
        where = list(self.spots)
        for slot, card in zip(self.slots, cards, strict=True):
            where[card] = slot.spot
        return Dealt(tuple(where), cards)

    def world(self, dealt: Dealt) -> World:
        """The same as search takes it: only what has been dealt is laid out."""
        view = self.view
        downs = [[None] * len(places) for places in view.board.places]
        lying: list[list[Card | None]] = [list(places) for places in downs]
        hands = [list(view.hand(Seat(seat))) for seat in range(view.rules.seats)]
        stock = list(view.stock) if isinstance(view.stock, tuple) else []
        pack: list[Card] = []
        for slot, card in zip(self.slots, dealt.cards, strict=True):
            if slot.step >= 0:
                pack.append(card)
            elif slot.spot == LAID:
                stock.append(card)
            elif slot.seat is not None and slot.spot % (HAND + 1) == DOWN:
                lying[slot.seat][slot.place] = card
            elif slot.seat is not None:
                hands[slot.seat].append(card)
        return World(
            downs=tuple(map(tuple, lying)),
            hands=tuple(tuple(sorted(hand)) for hand in hands),
            stock=tuple(stock) if isinstance(view.stock, tuple) else tuple(sorted(stock)),
            pack=tuple(pack),
        )


def layout(view: View) -> Layout:
    """Read a view of a phase before the play."""
    spots = [-1] * len(DECK)
    slots: list[Slot] = []
    for seat in map(Seat, range(view.rules.seats)):
        base = 3 * seat.side
        for card in view.hand(seat):
            spots[card] = base + HAND
        cards = view.hands[seat]
        if isinstance(cards, Hidden):
            slots += [Slot(base + HAND, seat, -1)] * cards.count
        for number, place in enumerate(view.board.places[seat]):
            if place.up is not None:
                spots[place.up] = base + UP
            if place.covered:
                slots.append(Slot(base + DOWN, seat, -1, number))
    if isinstance(view.stock, tuple):
        for card in view.stock:
            spots[card] = LAID
    else:
        slots += [Slot(LAID, None, -1)] * view.stock.count
    return Layout(view, tuple(spots), (*slots, *_still_to_come(view)))


def _still_to_come(view: View) -> Iterator[Slot]:
    """The pack, from its top, as the course will deal it."""
    place = 0
    steps = view.rules.steps
    for number in range(steps.index(_ASKS[view.phase]), len(steps)):
        step = steps[number]
        if isinstance(step, Deal):
            side = Side.FOREHAND if step.seat is None else step.seat.side
            spot = LAID if step.seat is None else 3 * side + _KINDS[step.kind]
            for _ in range(step.count):
                yield Slot(spot, step.seat, number, place)
                place += 1


def _has_spoken(view: View) -> bool:
    """Whether somebody with hidden cards has bid, or declared: then not all deals are alike."""
    hidden = [isinstance(cards, Hidden) and cards.count > 0 for cards in view.hands]
    said = [(seat, action) for seat, action in view.board.calls if isinstance(action, Bid | Hold)]
    spoke = any(hidden[seat] for seat, _ in said)
    declarer = view.board.declarer
    return spoke or (declarer is not None and view.board.contract is not None and hidden[declarer])
