"""``Sight``: what can be seen of a hand, by one seat or by all of them together.

Luck is what nobody could see before, so it is measured between sights of all; a decision is
measured by what its seat could see. Both are the same where nobody holds cards of his own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from offiziersskat.core.cards import ALL_CARDS, Card, cards_in, mask_of
from offiziersskat.core.events import Cards, Event, Hidden
from offiziersskat.core.game import Game, observe
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Board, Place, View

__all__ = ["Sight", "laid_open", "seen_by", "seen_by_all"]


@dataclass(frozen=True, eq=False)
class Sight:
    """The board, the hands and the stock as far as they are seen, and whose the seen cards were.

    ``owned`` are masks of the seen cards that each seat was dealt, and last those of the stock;
    ``None`` where the deal is not known. A sight is the same only as itself.
    """

    board: Board
    hands: tuple[Cards, ...]
    stock: Cards
    log: tuple[Event, ...]
    owned: tuple[int, ...] | None

    @cached_property
    def view(self) -> View:
        """As the seat to act would see it, if this is what he saw."""
        return View(self.board, self.board.to_act, self.hands, self.stock, self.log)

    @cached_property
    def unseen(self) -> int:
        """The mask of the cards that are not seen."""
        return mask_of(self.view.unseen)

    def exchanged(self, cards: Mapping[Card, Card]) -> "Sight":
        """The same with other cards in place of some that have just come to light."""
        board = replace(
            self.board,
            places=tuple(
                tuple([_other(place, cards) for place in row]) for row in self.board.places
            ),
        )
        hands = tuple(_others(hand, cards) for hand in self.hands)
        owned = self.owned
        if owned is not None:
            fresh = mask_of(cards)
            owned = tuple(
                mask & ~fresh | mask_of(cards[card] for card in cards_in(mask & fresh))
                for mask in owned
            )
        return Sight(board, hands, _others(self.stock, cards), self.log, owned)

    def veiled(self, cards: int) -> "Sight":
        """The same with some open cards face down again, as if they had not been turned yet."""
        row = tuple(tuple([_veiled(place, cards) for place in row]) for row in self.board.places)
        owned = None if self.owned is None else tuple(mask & ~cards for mask in self.owned)
        return Sight(replace(self.board, places=row), self.hands, self.stock, self.log, owned)


def _other(place: Place, cards: Mapping[Card, Card]) -> Place:
    card = place.up
    return place if card is None or card not in cards else Place(cards[card], place.covered)


def _others(held: Cards, cards: Mapping[Card, Card]) -> Cards:
    if isinstance(held, Hidden):
        return held
    return tuple(sorted(cards.get(card, card) for card in held))


def _veiled(place: Place, cards: int) -> Place:
    card = place.up
    return place if card is None or not card.bit & cards else Place(None, covered=True)


def seen_by(game: Game, seat: Seat) -> Sight:
    """What a seat sees."""
    view = observe(game, seat)
    return _sight(game, view.hands, view.stock, view.log)


def seen_by_all(game: Game) -> Sight:
    """What the seats would see if they showed each other their hands."""
    truth = game.truth
    stock: Cards = truth.stock if game.board.took_stock else Hidden(len(truth.stock))
    return _sight(game, truth.hands, stock, truth.log)


def _sight(game: Game, hands: tuple[Cards, ...], stock: Cards, log: tuple[Event, ...]) -> Sight:
    bare = Sight(game.board, hands, stock, log, None)
    dealt = game.truth.dealt
    if dealt is None:
        return bare
    seen = ALL_CARDS & ~bare.unseen
    return replace(bare, owned=tuple(mask & seen for mask in dealt))


def laid_open(sight: Sight) -> View | None:
    """The same play with every hand on the table, as public search takes it.

    ``None`` while there is a stock that nobody has seen.
    """
    board = sight.board
    if isinstance(sight.stock, Hidden) and sight.stock.count:
        return None
    hands = [hand if isinstance(hand, tuple) else () for hand in sight.hands]
    places = tuple(
        (*row, *(Place(card, covered=False) for card in hand))
        for row, hand in zip(board.places, hands, strict=True)
    )
    points, gone = list(board.points), board.gone
    if isinstance(sight.stock, tuple) and board.declarer is not None:
        points[board.declarer.side] += sum(card.points for card in sight.stock)
        gone |= mask_of(sight.stock)
    opened = replace(
        board,
        places=places,
        hand_sizes=(0,) * len(hands),
        stock_size=0,
        points=(points[0], points[1]),
        gone=gone,
    )
    return View(opened, board.to_act, ((),) * len(hands), (), sight.log)
