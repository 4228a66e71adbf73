"""Hands to look at, and an oracle for worlds that knows the rules only by playing them.

A world is true to a view exactly if the deck it comes from, played again from the top, is legal
throughout and looks like that view in the end.
"""

from collections.abc import Iterator
from itertools import permutations
from random import Random

from offiziersskat.core.actions import Action, IllegalAction, LayAway
from offiziersskat.core.cards import Card
from offiziersskat.core.course import Deal, Kind
from offiziersskat.core.events import Acted, Dealt, Event, Hidden, LaidAway, StockTaken, Turned
from offiziersskat.core.game import Game, apply, new_game, observe, play_out, resign
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.deal import numbered_seed, shuffled
from offiziersskat.search.restore import world_game
from offiziersskat.search.worlds import World

__all__ = ["actions_of", "all_worlds", "deck_of", "is_true", "random_hand", "true_world"]


def random_hand(rules: Ruleset, number: int) -> Iterator[Game]:
    """A hand by random players, before each decision and at its end."""
    chance = Random(number)
    game = new_game(rules, shuffled(numbered_seed(number, 0)))
    while game.to_act is not None:
        yield game
        game = apply(game, _somehow(game, chance))
    yield game


def _somehow(game: Game, chance: Random) -> Action:
    """Any legal action; of many bids a low one, lest every hand be a grand of 264."""
    return chance.choice(legal(observe(game, game.to_act))[-120:][:40])


def true_world(game: Game, view: View) -> World:
    """The world that is true; a stock that is not seen in deck order."""
    truth = game.truth
    stock = truth.stock if isinstance(view.stock, tuple) else tuple(sorted(truth.stock))
    return World(truth.downs, truth.hands, stock, truth.pack)


def is_true(view: View, world: World, *, resigned: Seat | None = None) -> bool:
    """Whether the hand of a world, played again, looks like the view."""
    log = world_game(view, world).truth.log
    try:
        game = play_out(new_game(view.rules, deck_of(view.rules, world, log)), actions_of(log))
    except IllegalAction:
        return False
    if resigned is not None:
        game = resign(game, resigned)
    return observe(game, view.seat) == view


def actions_of(log: tuple[Event, ...]) -> Iterator[Action]:
    """The actions of an unmasked log."""
    for event in log:
        match event:
            case Acted(_, action):
                yield action
            case LaidAway(_, (first, second)):
                yield LayAway(first, second)
            case _:
                pass


def deck_of(rules: Ruleset, world: World, log: tuple[Event, ...]) -> list[Card]:
    """The deck, packet by packet as the course has it."""
    dealt = [event for event in log if isinstance(event, Dealt)]
    turned = {(e.seat, e.place): e.card for e in log if isinstance(e, Turned)}
    taken = [event.cards for event in log if isinstance(event, StockTaken)]
    places = dict.fromkeys(range(rules.seats), 0)
    deck: list[Card] = []
    packets = (step for step in rules.course if isinstance(step, Deal))
    for packet, event in zip(packets, dealt, strict=False):
        cards = event.cards
        if packet.seat is None:
            cards = taken[0] if taken else world.stock
        elif packet.kind in (Kind.DOWN, Kind.OPEN):
            first = places[packet.seat]
            places[packet.seat] += packet.count
            if packet.kind is Kind.DOWN:
                here = range(first, first + packet.count)
                cards = tuple(_lower(world, turned, packet.seat, place) for place in here)
        assert not isinstance(cards, Hidden)
        deck += cards
    return [*deck, *world.pack]


def _lower(world: World, turned: dict[tuple[Seat, int], Card], seat: Seat, place: int) -> Card:
    card = turned.get((seat, place)) or world.downs[seat][place]
    assert card is not None
    return card


def all_worlds(view: View, *, resigned: Seat | None = None) -> set[World]:
    """Every world that is true, found by trying every order of the unseen cards."""
    found: set[World] = set()
    tried: set[World] = set()
    for cards in permutations(view.unseen):
        world = _filled(view, list(cards))
        if world not in tried:
            tried.add(world)
            if is_true(view, world, resigned=resigned):
                found.add(world)
    return found


def _filled(view: View, cards: list[Card]) -> World:
    """The unseen cards put where something is hidden, in whatever order they come."""
    hands = tuple(
        tuple(sorted(_taken(cards, hand.count))) if isinstance(hand, Hidden) else hand
        for hand in view.hands
    )
    stock = view.stock
    if isinstance(stock, Hidden):
        stock = tuple(sorted(_taken(cards, stock.count)))
    downs = tuple(
        tuple(cards.pop() if place.covered else None for place in places)
        for places in view.board.places
    )
    return World(downs, hands, stock, tuple(_taken(cards, view.board.pack_size)))


def _taken(cards: list[Card], count: int) -> list[Card]:
    return [cards.pop() for _ in range(count)]
