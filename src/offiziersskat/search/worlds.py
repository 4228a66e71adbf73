"""Worlds: all that can lie where a seat cannot see; counted, numbered, listed, drawn.

A world puts a card into every hidden place. Those consistent with a view (``hidden`` says which)
have numbers from 0 to their count − 1, so that listing and drawing are one thing: the world of a
number, found without looking at the others. All arithmetic is on whole numbers, nothing rounds.

Each world is as likely as every other as far as the deal goes; what the other seat's *actions*
make of that is decided in ``inference``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import factorial, prod
from typing import NamedTuple

from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.result import Matadors
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.errors import InputError
from offiziersskat.search.draws import Rng, below
from offiziersskat.search.hidden import Group, Slot, Spot, riddle

__all__ = ["NoWorld", "World", "Worlds", "count_worlds", "enumerate_worlds", "sample_world"]


_STRANGE = "a world that is not of this view"


class NoWorld(InputError):
    """A view that contradicts itself: no deal whatever can look like this."""


@dataclass(frozen=True, slots=True)
class World:
    """Where every card is that has not been played; shaped as the truth behind a game.

    ``downs`` by seat and place, ``None`` where no card lies face down; ``hands`` by seat, whole, in
    deck order; ``stock`` the stock or the cards laid away, in deck order where they are not seen;
    ``pack`` top first.
    """

    downs: tuple[tuple[Card | None, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    pack: tuple[Card, ...]


class Worlds:
    """The worlds consistent with a view, in a pinned order.

    The unseen cards, in deck order, go each to the first group of hidden places that can take it,
    then to the second, and so on: hands by seat, stock, face-down cards and pack. Of worlds alike
    in this the face-down cards (by seat and place, then the pack from its top) stand in
    lexicographic order of the deck.
    """

    def __init__(self, view: View, matadors: Matadors | None = None) -> None:
        """Read the view once; everything else is arithmetic.

        ``matadors`` are those that a position tells beside what its view shows.
        """
        self._view = view
        self._riddle = riddle(view, matadors)
        self._memo: dict[_Room, tuple[_Step, ...]] = {}
        sizes = tuple(len(group.slots) for group in self._riddle.groups)
        self._room = _Room(sizes, self._riddle.stock_points)
        fits = sum(sizes) == len(self._riddle.cards)
        self._splits = self._ways(0, self._room) if fits else 0
        self._orders = prod(factorial(len(group.slots)) for group in self._ordered)
        self._known_hands = [mask_of(view.hand(Seat(seat))) for seat in range(view.rules.seats)]
        self._known_stock = mask_of(view.stock) if isinstance(view.stock, tuple) else 0

    @property
    def _ordered(self) -> tuple[Group, ...]:
        return tuple(group for group in self._riddle.groups if group.ordered)

    @property
    def count(self) -> int:
        """How many worlds there are, exactly."""
        return self._splits * self._orders

    @property
    def splits(self) -> int:
        """In how many ways hands and stock can be filled, whatever lies face down where."""
        return self._splits

    def __iter__(self) -> Iterator[World]:
        """One after the other, each made when it is asked for."""
        return (self.at(number) for number in range(self.count))

    def at(self, number: int) -> World:
        """The world of a number; ``IndexError`` outside 0 … count − 1."""
        if not 0 <= number < self.count:
            raise IndexError(number)
        split, order = divmod(number, self._orders)
        return self._world(self._split(split), order)

    def held_in(self, split: int) -> tuple[tuple[int, ...], int]:
        """What a split, 0 … splits − 1, puts into the hands by seat and into the stock, as masks."""
        hands, stock = list(self._known_hands), self._known_stock
        for group, cards in zip(self._riddle.groups, self._split(split), strict=True):
            match group.slots[0]:
                case Slot(Spot.HAND, Seat() as seat):
                    hands[seat] |= mask_of(cards)
                case Slot(Spot.STOCK):
                    stock |= mask_of(cards)
                case _:
                    pass
        return tuple(hands), stock

    def of_split(self, split: int, rng: Rng) -> World:
        """A world of the given split, 0 … splits − 1, every order of what lies face down alike."""
        return self.at(split * self._orders + below(rng, self._orders))

    def sample(self, rng: Rng) -> World:
        """A world drawn so that each is exactly as likely; raises ``NoWorld`` if there is none."""
        if not self.count:
            raise NoWorld("no-world")
        return self.at(below(rng, self.count))

    def evenly(self, rng: Rng, most: int) -> tuple[World, ...]:
        """So many worlds in which every card lies in every place about equally often.

        Draws turned round: what lies face down first, then last, and so on. Each by itself is as
        likely as any other; together they stand for all better than as many draws. Raises
        ``NoWorld`` if there is none.
        """
        if not self.count:
            raise NoWorld("no-world")
        turns = max((len(group.slots) for group in self._ordered), default=1)
        found: list[World] = []
        while len(found) < most:
            split, order = divmod(below(rng, self.count), self._orders)
            cards = self._split(split)
            found += (self._world(cards, order, turn) for turn in range(turns))
        return tuple(found[:most])

    def of_splits(self, splits: Sequence[int], rng: Rng) -> tuple[World, ...]:
        """A world of each split, together evenly too if splits that are much alike follow each other.

        One order of what lies face down, turned on from world to world until it is round.
        """
        turns = max((len(group.slots) for group in self._ordered), default=1)
        found, order = list[World](), 0
        for number, split in enumerate(splits):
            if not number % turns:
                order = below(rng, self._orders)
            found.append(self._world(self._split(split), order, number % turns))
        return tuple(found)

    def number(self, world: World) -> int:
        """The number of a world; ``ValueError`` if the view contradicts it."""
        lists = [_lying(world, group) for group in self._riddle.groups]
        split = self._number_of_split([set(cards) for cards in lists])
        order = 0
        for group, cards in zip(self._riddle.groups, lists, strict=True):
            if group.ordered:
                order = order * factorial(len(cards)) + _number_of_order(cards)
        number = split * self._orders + order
        if self.at(number) != world:
            raise ValueError(_STRANGE)
        return number

    # ---- arithmetic -----------------------------------------------------------------------------

    def _ways(self, card: int, room: "_Room") -> int:
        """In how many ways the cards from the given one on can fill what room is left."""
        if card == len(self._riddle.cards):
            return 0 if room.points else 1
        return sum(ways for _, _, ways in self._steps(card, room))

    def _steps(self, card: int, room: "_Room") -> "tuple[_Step, ...]":
        """The groups that can take a card, the room that it leaves, and the ways from there on."""
        known = self._memo.get(room)
        if known is None:
            steps = (
                (group, left, self._ways(card + 1, left))
                for group, left in self._takers(card, room)
            )
            known = self._memo[room] = tuple(step for step in steps if step[-1])
        return known

    def _takers(self, card: int, room: "_Room") -> Iterator[tuple[int, "_Room"]]:
        this = self._riddle.cards[card]
        for number, group in enumerate(self._riddle.groups):
            if not room.sizes[number] or not group.mask & this.bit:
                continue
            points = room.points
            if points is not None and group.slots[0].spot is Spot.STOCK:
                points -= this.points
                if points < 0:
                    continue
            sizes = room.sizes
            yield number, _Room((*sizes[:number], sizes[number] - 1, *sizes[number + 1 :]), points)

    def _split(self, number: int) -> list[list[Card]]:
        """Which cards each group gets in the split of a number."""
        cards: list[list[Card]] = [[] for _ in self._riddle.groups]
        room = self._room
        for place, card in enumerate(self._riddle.cards):
            for group, left, ways in self._steps(place, room):
                if number < ways:
                    cards[group].append(card)
                    room = left
                    break
                number -= ways
        return cards

    def _number_of_split(self, cards: list[set[Card]]) -> int:
        number, room = 0, self._room
        for place, card in enumerate(self._riddle.cards):
            for group, left, ways in self._steps(place, room):
                if card in cards[group]:
                    room = left
                    break
                number += ways
            else:
                raise ValueError(_STRANGE)
        return number

    def _world(self, split: list[list[Card]], order: int, turn: int = 0) -> World:
        view = self._view
        downs: list[list[Card | None]] = [[None] * len(places) for places in view.board.places]
        hands = [list(view.hand(Seat(seat))) for seat in range(view.rules.seats)]
        stock = list(view.stock) if isinstance(view.stock, tuple) else []
        pack: list[Card] = []
        for group, cards in zip(reversed(self._riddle.groups), reversed(split), strict=True):
            lying = cards
            if group.ordered:
                order, own = divmod(order, factorial(len(cards)))
                lying = _turned(_in_order(cards, own), turn)
            for slot, card in zip(group.slots, lying, strict=True):
                match slot:
                    case Slot(Spot.HAND, Seat() as seat):
                        hands[seat].append(card)
                    case Slot(Spot.DOWN, Seat() as seat, place):
                        downs[seat][place] = card
                    case Slot(Spot.STOCK):
                        stock.append(card)
                    case _:
                        pack.append(card)
        return World(
            downs=tuple(map(tuple, downs)),
            hands=tuple(map(tuple, hands)),
            stock=tuple(stock),
            pack=tuple(pack),
        )


class _Room(NamedTuple):
    """Free places by group, and the points that the stock still lacks, if they are known."""

    sizes: tuple[int, ...]
    points: int | None


_Step = tuple[int, _Room, int]
"""A group that takes a card, the room left, and in how many ways the other cards can fill it."""


def _lying(world: World, group: Group) -> list[Card]:
    """The cards that a world puts into a group of hidden places."""
    first = group.slots[0]
    if first.spot is Spot.HAND and first.seat is not None:
        return list(world.hands[first.seat])
    if first.spot is Spot.STOCK:
        return list(world.stock)
    lying = []
    for slot in group.slots:
        if slot.spot is Spot.DOWN and slot.seat is not None:
            card = world.downs[slot.seat][slot.place]
        else:
            card = world.pack[slot.place]
        if card is None:
            raise ValueError(_STRANGE)
        lying.append(card)
    return lying


def _in_order(cards: Sequence[Card], number: int) -> list[Card]:
    """The permutation of a number, 0 … n! − 1, in lexicographic order."""
    pool, found = list(cards), []
    for left in range(len(pool), 0, -1):
        place, number = divmod(number, factorial(left - 1))
        found.append(pool.pop(place))
    return found


def _turned(cards: list[Card], turn: int) -> list[Card]:
    """So many from the front put at the end, one by one."""
    turn %= max(1, len(cards))
    return cards[turn:] + cards[:turn]


def _number_of_order(cards: Sequence[Card]) -> int:
    pool, number = sorted(cards), 0
    for card in cards:
        place = pool.index(card)
        number = number * len(pool) + place
        pool.pop(place)
    return number


def count_worlds(view: View) -> int:
    """How many worlds are consistent with a view; 0 if it contradicts itself."""
    return Worlds(view).count


def enumerate_worlds(view: View) -> Iterator[World]:
    """All of them in their pinned order, each made when it is asked for."""
    return iter(Worlds(view))


def sample_world(view: View, rng: Rng) -> World:
    """One of them, each exactly as likely; raises ``NoWorld`` if there is none."""
    return Worlds(view).sample(rng)
