"""Luck apart from skill: what each card that came to light was worth, against all it could have been.

Whenever a card is turned, or dealt to where somebody sees it, every card that nobody has seen yet
could have been the one, each as likely: what is known of hands by bids and plays says nothing about
cards that no player knew. The luck of a card is the value after it, less the mean over all that
could have come. Whatever the value, luck has the mean 0; so a result less its luck is as fair a
measure as the result, and the better the value, the less chance there is left in it.

Values are anybody's who can tell one for a ``Standing``; nothing is valued here.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Protocol

from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import ALL_CARDS, Card, cards_in, mask_of
from offiziersskat.core.course import Kind
from offiziersskat.core.events import Dealt, Event, StockTaken, Turned
from offiziersskat.core.game import Game
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, Trick

__all__ = ["Figures", "Luck", "Standing", "Value", "luck_of", "standing_of", "total"]

Figures = tuple[float, ...]
"""What a value tells, in any units; always of forehand's side, less the other's."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A hand as far as all players together know it.

    ``cards`` by seat: the mask of what it can play, as far as somebody knows; ``owned`` by seat:
    the mask of all cards that somebody knows were dealt to it, played ones included; ``aside`` the
    cards laid away; ``unseen`` what nobody has seen, which lies face down, in the pack or in the
    stock. ``points`` and ``tricks`` by side, 0 forehand's.
    """

    rules: Ruleset
    phase: Phase
    to_act: Seat | None
    contract: Declare | None
    declarer: Seat | None
    kontra: int
    bid: int | None
    points: tuple[int, int]
    tricks: tuple[int, int]
    trick: Trick | None
    cards: tuple[int, ...]
    owned: tuple[int, ...]
    aside: int
    unseen: int

    def with_card(self, seat: Seat, bit: int) -> "Standing":
        """The same once an unseen card has come to light before, or in the hand of, a seat."""
        return replace(
            self,
            cards=_with(self.cards, seat, bit),
            owned=_with(self.owned, seat, bit),
            unseen=self.unseen & ~bit,
        )


class Value(Protocol):
    """A fixed value of standings: the same standing, the same figures, always as many."""

    def __call__(self, standing: Standing, /) -> Figures:
        """The figures of a standing in which somebody is to act."""
        ...


@dataclass(frozen=True, slots=True)
class Luck:
    """A card that came to light before, or in the hand of, a seat, and what that was worth.

    ``ply`` counts the games given, from 0, the deal: the luck is that of the step to this one.
    """

    ply: int
    seat: Seat
    card: Card
    figures: Figures


def luck_of(games: Iterable[Game], value: Value, *, deal: bool = True) -> Iterator[Luck]:
    """The luck of one hand, card by card; ``games`` are its states in order, from the deal on.

    Without ``deal`` the cards dealt before the first decision are left out.
    """
    known = list(games)
    if deal and known:
        yield from _lucks(0, known[0], known[0].truth.log, value)
    for ply, (before, after) in enumerate(pairwise(known), start=1):
        yield from _lucks(ply, after, after.truth.log[len(before.truth.log) :], value)


def total(lucks: Iterable[Luck]) -> Figures:
    """The sum of all; empty of none."""
    return tuple(sum(figures) for figures in zip(*(luck.figures for luck in lucks), strict=True))


def standing_of(game: Game) -> Standing:
    """What all players together know."""
    board, truth = game.board, game.truth
    seats = range(board.rules.seats)
    cards = tuple(
        mask_of(place.up for place in board.places[seat] if place.up) | mask_of(truth.hands[seat])
        for seat in seats
    )
    aside = mask_of(truth.stock) if board.took_stock else 0
    lying = mask_of(board.trick.cards) if board.trick else 0
    seen = board.gone | lying | aside
    for mask in cards:
        seen |= mask
    unseen = ALL_CARDS & ~seen
    return Standing(
        rules=board.rules,
        phase=board.phase,
        to_act=board.to_act,
        contract=board.contract,
        declarer=board.declarer,
        kontra=board.kontra,
        bid=board.bid,
        points=board.points,
        tricks=board.tricks,
        trick=board.trick,
        cards=cards,
        owned=_owned(game, unseen),
        aside=aside,
        unseen=unseen,
    )


def _owned(game: Game, unseen: int) -> tuple[int, ...]:
    """Whose each card was that somebody has seen; a position may not tell it of played ones."""
    board, dealt = game.board, game.truth.dealt
    if dealt is None:
        return (0,) * board.rules.seats
    owned = [mask & ~unseen for mask in dealt[: board.rules.seats]]
    if board.took_stock and board.declarer is not None:
        owned[board.declarer] |= dealt[-1]
    return tuple(owned)


def _come_to_light(log: Iterable[Event]) -> Iterator[tuple[Seat, Card]]:
    """Every card that somebody sees for the first time, in order, and whose it is."""
    for event in log:
        match event:
            case Dealt(Seat() as seat, Kind.UP | Kind.OPEN | Kind.HAND, tuple() as cards):
                yield from ((seat, card) for card in cards)
            case StockTaken(seat, tuple() as cards):
                yield from ((seat, card) for card in cards)
            case Turned(seat, _, card):
                yield seat, card
            case _:
                # What a game ouvert lays open was known to its owner before.
                pass


def _lucks(ply: int, after: Game, log: Sequence[Event], value: Value) -> Iterator[Luck]:
    """The luck of one step, as if its cards had come one after the other."""
    fresh = list(_come_to_light(log))
    if not fresh or after.result is not None:
        return
    standing = _without(standing_of(after), fresh)
    for seat, card in fresh:
        could = [value(standing.with_card(seat, other.bit)) for other in cards_in(standing.unseen)]
        standing = standing.with_card(seat, card.bit)
        came = value(standing)
        mean = [sum(figures) / len(could) for figures in zip(*could, strict=True)]
        yield Luck(ply, seat, card, tuple(a - b for a, b in zip(came, mean, strict=True)))


def _without(standing: Standing, fresh: Iterable[tuple[Seat, Card]]) -> Standing:
    """The standing before these cards came to light."""
    for seat, card in fresh:
        standing = replace(
            standing,
            cards=_without_bit(standing.cards, seat, card.bit),
            owned=_without_bit(standing.owned, seat, card.bit),
            unseen=standing.unseen | card.bit,
        )
    return standing


def _with(masks: tuple[int, ...], seat: Seat, bit: int) -> tuple[int, ...]:
    return (*masks[:seat], masks[seat] | bit, *masks[seat + 1 :])


def _without_bit(masks: tuple[int, ...], seat: Seat, bit: int) -> tuple[int, ...]:
    return (*masks[:seat], masks[seat] & ~bit, *masks[seat + 1 :])
