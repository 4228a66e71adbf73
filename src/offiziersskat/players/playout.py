"""Hands played out in the search's numbers, quickly, with what lies face down dealt anew each time.

A ``Layout`` is a view with the hands of one world; ``Run`` plays hands of it, one after the other.
Where no hand is hidden one layout stands for all worlds. Which cards are played is the caller's
business, but for the end of a hand, which is played at random.
"""

from dataclasses import dataclass, replace

from offiziersskat.analysis.payoff import own_side, with_deal
from offiziersskat.analysis.positions import open_position
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.rules import Flip, Scoring
from offiziersskat.core.view import View
from offiziersskat.players.protocol import Rng
from offiziersskat.players.sampled import is_public, worlds_for
from offiziersskat.players.utility import Stake, utility_of
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.restore import world_game
from offiziersskat.search.state import AIMS, OpenState, state_of
from offiziersskat.search.worlds import World, Worlds

__all__ = ["Layout", "Run", "layout_of", "layouts_of", "worth_of"]

_NULL, _RAMSCH = AIMS[Contract.N], AIMS[Contract.R]
_MARCH, _NO_TRICK = 1, -121


@dataclass(frozen=True)
class Layout:
    """A view of card play and the hands of one world, seats counted from the declarer.

    ``covers`` are the numbers of open cards that lie on a face-down one, ``bare`` the seats whose
    face-down card this trick will turn, ``loose`` the face-down cards, the same number in all.
    ``run`` are the trumps that count for matadors, from the highest on; ``known`` the mask of those
    that are known to be side 0's; ``bounds`` the least and the most that forehand's side can get.
    """

    state: OpenState
    visible: tuple[int, ...]
    covers: tuple[int, ...]
    bare: tuple[int, ...]
    loose: tuple[int, ...]
    at_once: bool
    stake: Stake
    known: int
    run: tuple[int, ...]
    bounds: tuple[float, float]

    def card(self, number: int) -> Card:
        """The card of a number."""
        return self.state.card(number)


def layouts_of(view: View, rng: Rng, most: int) -> list[Layout]:
    """One where nobody's hand is hidden, else up to so many, drawn as likely as they are."""
    worlds = worlds_for(Worlds(view), view, rng, 1 if is_public(view) else most)
    return [layout_of(view, world) for world in worlds]


def layout_of(view: View, world: World) -> Layout:
    """The layout of a world; its face-down cards are those that will lie anywhere."""
    game = with_deal(world_game(view, world), None)
    position = open_position(game)
    state = state_of(position)
    number = state.deal.tables.number
    turn = 0 if position.declarer is None else int(position.declarer)
    visible = list(state.visible)
    covers, under, bare, turning = [], [], [], []
    for seat, places in enumerate(view.board.places):
        for place, card in zip(places, world.downs[seat], strict=True):
            if card is None:
                continue
            if place.up is not None:
                covers.append(number[place.up])
                under.append(number[card])
            else:
                owner = (seat - turn) % view.rules.seats
                bare.append(owner)
                turning.append(number[card])
                visible[owner] &= ~(1 << number[card])
    loose = (*under, *turning)
    run = _counted(view)
    known = sum(1 << number[card] for card in run if _is_own(view, game.truth.dealt, card))
    known &= ~sum(1 << card for card in loose)
    stake = _stake(view, position)
    if run and game.truth.dealt is None:
        run, stake = (), replace(stake, run=1)
    return Layout(
        state=state,
        visible=tuple(visible),
        covers=tuple(covers),
        bare=tuple(bare),
        loose=loose,
        at_once=view.rules.flip is Flip.AT_ONCE,
        stake=stake,
        known=known,
        run=tuple(number[card] for card in run),
        bounds=_bounds(stake, len(run)),
    )


def _counted(view: View) -> tuple[Card, ...]:
    """The trumps that may be matadors; none where no matadors count."""
    board, rules = view.board, view.rules
    assert board.contract is not None
    contract = board.contract.contract
    if rules.scoring is not Scoring.SKAT or contract in AIMS:
        return ()
    trumps = trumps_in_order(contract, rules.ten)
    return trumps if rules.spitzen else trumps[:4]


def _is_own(view: View, dealt: tuple[int, ...] | None, card: Card) -> bool:
    """Whether a card was dealt to the declarer's side, or to the stock, which counts as his."""
    if dealt is None:
        return False
    own = own_side(view.board)
    held = dealt[-1]
    for seat in range(view.rules.seats):
        held |= dealt[seat] if seat % 2 == own else 0
    return bool(held & card.bit)


def _stake(view: View, position: OpenPosition) -> Stake:
    board = view.board
    assert board.contract is not None
    return Stake(
        rules=board.rules,
        declared=board.contract,
        declarer=board.declarer,
        kontra=board.kontra,
        bid=board.bid,
        taken=position.taken,
        run=0,
        spread=0.0,
    )


def _bounds(stake: Stake, run: int) -> tuple[float, float]:
    """The least and the most that can come of it."""
    counts = (1, run) if run else (stake.run,)
    ends = [end for count in counts for end in utility_of(replace(stake, run=count)).ends.values()]
    return min(ends), max(ends)


class Run:
    """Hands of a layout, played card by card; chance is its own, from a seed."""

    def __init__(self, seed: int) -> None:
        """Nothing is played yet."""
        self._chance = seed * 2 + 1
        self._worth: dict[tuple[Stake, int], dict[int, float]] = {}

    def below(self, bound: int) -> int:
        """A number 0 … bound − 1, for small bounds (a linear congruential generator)."""
        self._chance = (self._chance * 6364136223846793005 + 1442695040888963407) & _WORD
        return (self._chance >> 33) % bound

    def start(self, layout: Layout) -> None:
        """Deal what lies face down anew."""
        state = layout.state
        self._layout = layout
        self._suit, self._beat = state.deal.tables.suit, state.deal.tables.beat
        self._points, self._aim, self._seats = (
            state.deal.tables.points,
            state.deal.aim,
            state.deal.seats,
        )
        self._visible = list(layout.visible)
        self._leader, self._trick = state.leader, list(state.trick)
        self._best, self._best_seat = state.best, state.best_seat
        self._made, self._taken = state.past, state.taken
        self._left = state.rest.bit_count() + len(state.trick)
        self.over = state.is_over
        loose = list(layout.loose)
        for place in range(len(loose) - 1, 0, -1):
            other = self.below(place + 1)
            loose[place], loose[other] = loose[other], loose[place]
        self._under = dict(zip(layout.covers, loose, strict=False))
        self._bare = list(zip(layout.bare, loose[len(layout.covers) :], strict=True))
        self._loose = loose

    @property
    def side(self) -> int:
        """0 where the seat to play wants much, 1 where it wants little."""
        return (self._leader + len(self._trick)) % self._seats % 2

    def moves(self) -> list[int]:
        """The numbers of the cards that may be played."""
        cards = self._offered()
        found = []
        while cards:
            low = cards & -cards
            found.append(low.bit_length() - 1)
            cards ^= low
        return found

    def _offered(self) -> int:
        trick = self._trick
        cards = self._visible[(self._leader + len(trick)) % self._seats]
        return (cards & self._suit[trick[0]] or cards) if trick else cards

    def play(self, number: int) -> int:
        """Play a card; the mask of the cards that this turns."""
        trick = self._trick
        seat = (self._leader + len(trick)) % self._seats
        self._visible[seat] &= ~(1 << number)
        if not trick or self._beat[self._best] >> number & 1:
            self._best, self._best_seat = number, seat
        trick.append(number)
        turned = 0
        if number in self._under:
            lower = self._under[number]
            if self._layout.at_once:
                turned = 1 << lower
                self._visible[seat] |= turned
            else:
                self._bare.append((seat, lower))
        if len(trick) == self._seats:
            turned |= self._close()
        return turned

    def _close(self) -> int:
        """The trick is complete: count it, and turn what lies bare."""
        turned, side = 0, self._best_seat % 2
        for seat, lower in self._bare:
            turned |= 1 << lower
            self._visible[seat] |= 1 << lower
        self._bare = []
        self._taken |= 1 << side
        if side == 0 and self._aim != _NULL:
            points = sum([self._points[card] for card in self._trick])
            self._made += -points if self._aim == _RAMSCH else points
        self._left -= self._seats
        self._leader, self._trick, self._best = self._best_seat, [], -1
        self.over = not self._left or (self._aim == _NULL and side == 0)
        return turned

    def lying(self) -> dict[int, int]:
        """By the number of an open card that of the face-down one below it, as dealt this time."""
        return dict(self._under)

    def play_out(self) -> None:
        """Play to the end, any card that may be played."""
        while not self.over:
            cards = self._offered()
            for _ in range(self.below(cards.bit_count())):
                cards &= cards - 1
            self.play((cards & -cards).bit_length() - 1)

    def end(self) -> float:
        """What the hand has come to for side 0: 0 is the worst that was possible, 1 the best."""
        value = self._made
        if self._aim == _NULL:
            value = int(not self._taken & 1)
        elif self._aim == _RAMSCH:
            value = {1: _MARCH, 2: _NO_TRICK}.get(self._taken, value)
        layout = self._layout
        run = self._matadors() if layout.run else layout.stake.run
        key = (layout.stake, run)
        worth = self._worth.get(key)
        if worth is None:
            worth = self._worth[key] = worth_of(layout, run)
        return worth[value]

    def _matadors(self) -> int:
        """How many the declarer's side has, or lacks, as the cards lie this time."""
        return _length(self._layout.known | self._own_loose(), self._layout.run)

    def _own_loose(self) -> int:
        """The face-down cards of side 0."""
        layout, mask = self._layout, 0
        own = [layout.state.deal.own[seat] for seat in range(0, self._seats, 2)]
        for upper, lower in self._under.items():
            if any(cards >> upper & 1 for cards in own):
                mask |= 1 << lower
        for seat, lower in zip(layout.bare, self._loose[len(layout.covers) :], strict=True):
            mask |= 0 if seat % 2 else 1 << lower
        return mask


_WORD = (1 << 64) - 1


def _length(held: int, run: tuple[int, ...]) -> int:
    has = held >> run[0] & 1
    for length, card in enumerate(run):
        if held >> card & 1 != has:
            return length
    return len(run)


def worth_of(layout: Layout, run: int) -> dict[int, float]:
    """By value what an end with so many matadors is worth to side 0: 0 the worst, 1 the best."""
    low, high = layout.bounds
    own = 1.0 if (layout.stake.declarer or 0) % 2 == 0 else -1.0
    if own < 0:
        low, high = -high, -low
    ends = utility_of(replace(layout.stake, run=run)).ends
    width = (high - low) or 1.0
    return {value: (own * end - low) / width for value, end in ends.items()}
