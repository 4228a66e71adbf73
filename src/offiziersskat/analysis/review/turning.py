"""Luck of turned cards by worlds: the same deal with the cards that came and with others.

What lies face down is dealt anew some times; each such deal is solved with open cards twice, with the
cards that were turned and with those that it would have turned. Only their exchange differs, so that
the mean of the differences is far less uncertain than either value; over all cards that might have
come it is level.
"""

from collections.abc import Mapping
from dataclasses import replace
from math import sqrt

from offiziersskat.analysis.payoff import Payoff, own_side
from offiziersskat.analysis.positions import open_position
from offiziersskat.analysis.review.figures import Figures, margin
from offiziersskat.analysis.review.sight import Sight
from offiziersskat.core.cards import Card, cards_in, mask_of
from offiziersskat.core.events import Hidden
from offiziersskat.core.game import Game
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase, Place
from offiziersskat.deal import Stream
from offiziersskat.search.last_tricks import states_on
from offiziersskat.search.solver import Solver

__all__ = ["Turning", "rearranged"]

_SOLVER_BITS = 18
_MOST_STATES = 1_500_000
"""About two tricks of a classic hand must be over, or it would take too long."""


class Turning:
    """Measures luck in so many deals."""

    def __init__(self, deals: int) -> None:
        """``deals`` is at least two."""
        self._deals = deals
        self._solver = Solver(table_bits=_SOLVER_BITS)

    def luck(
        self, before: Sight, game: Game, after: Sight, rng: Stream
    ) -> tuple[Figures, Figures] | None:
        """The luck of what came to light between two sights of all, and its standard error.

        ``game`` stands at ``after``. ``None`` where it would take too long, or a stock lies hidden.
        """
        if game.phase is not Phase.PLAY or not _is_quick(game):
            return None
        if isinstance(after.stock, Hidden) and after.stock.count:
            return None
        fresh = cards_in(before.unseen & ~after.unseen)
        unseen = cards_in(before.unseen)
        gains = [self._gain(game, fresh, unseen, rng) for _ in range(self._deals)]
        coins = tuple(zip(*gains, strict=True))
        means = [sum(coin) / len(coin) for coin in coins]
        errors = [
            sqrt(sum((x - mean) ** 2 for x in coin) / (len(coin) * (len(coin) - 1)))
            for coin, mean in zip(coins, means, strict=True)
        ]
        return Figures(*means), Figures(*errors)

    def _gain(
        self, game: Game, fresh: tuple[Card, ...], unseen: tuple[Card, ...], rng: Stream
    ) -> Figures:
        dealt = dict(zip(unseen, _shuffled(unseen, rng), strict=True))
        came = _with_own(dealt, fresh)
        if came == dealt:
            return Figures(0.0, 0.0)
        return self._value(rearranged(game, came)).less(self._value(rearranged(game, dealt)))

    def _value(self, game: Game) -> Figures:
        board = game.board
        assert board.contract is not None
        value = self._solver.value(open_position(game))
        points = margin(board.contract.contract, value)
        _, score = Payoff(game, Side.FOREHAND).of(value)
        own = own_side(board)
        return Figures(points if own is Side.FOREHAND else -points, score or 0.0)


def _is_quick(game: Game) -> bool:
    if game.rules.seats > len("FD"):
        return False
    return states_on(game.board) <= _MOST_STATES


def _shuffled(cards: tuple[Card, ...], rng: Stream) -> list[Card]:
    left, found = list(cards), []
    while left:
        found.append(left.pop(rng.below(len(left))))
    return found


def _with_own(dealt: Mapping[Card, Card], fresh: tuple[Card, ...]) -> dict[Card, Card]:
    """The same deal, but that the cards that were turned lie where they were turned."""
    came = dict(dealt)
    for card in fresh:
        place = next(one for one, lies in came.items() if lies is card)
        came[place], came[card] = came[card], card
    return came


def rearranged(game: Game, cards: Mapping[Card, Card]) -> Game:
    """The game with each of some cards replaced by another; a permutation of what lay unseen."""
    board, truth = game.board, game.truth
    places = tuple(
        tuple(
            [
                Place(cards.get(place.up, place.up), place.covered)
                if place.up is not None
                else place
                for place in row
            ]
        )
        for row in board.places
    )
    downs = tuple(tuple([c if c is None else cards.get(c, c) for c in row]) for row in truth.downs)
    moved = mask_of(cards)
    dealt = truth.dealt
    if dealt is not None:
        dealt = tuple(
            mask & ~moved | mask_of(cards[card] for card in cards_in(mask & moved))
            for mask in dealt
        )
    return Game(replace(board, places=places), replace(truth, downs=downs, dealt=dealt))
