"""A second program for what cards are worth: it leaves nothing out, and shares only the rules.

Every card, every reveal and every end is looked at, by the core's own game and score sheet; no
bounds, no tables of strengths, no kernel. Slow, and therefore for short endings only.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations

from offiziersskat.analysis.payoff import final_value, net_score, own_side
from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.game import Game, apply, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Board
from offiziersskat.notation import Position

__all__ = ["TooLong", "Values", "walked"]

Values = tuple[Fraction, Fraction, Fraction]
"""Value as search gives it, score and probability of winning: all of the declarer's side, or forehand's
in ramsch; each under play that is best for it."""


class TooLong(Exception):
    """The walk has met more tables than it was allowed to."""


def walked(position: Position, *, most: int) -> dict[Card, Values]:
    """Every legal card's values; raises ``TooLong`` after ``most`` tables.

    The position must tell its matadors if its score needs them.
    """
    walk = _Walk(most)
    return dict(walk.cards(_Table(position.filled(), position.unseen)))


@dataclass(frozen=True, slots=True)
class _Table:
    """A game whose face-down cards are place-holders, and the cards that nobody has seen."""

    game: Game
    unseen: tuple[Card, ...]


_Key = tuple[object, ...]


class _Walk:
    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[_Key, Values] = {}

    def cards(self, table: _Table) -> Iterator[tuple[Card, Values]]:
        game = table.game
        for action in legal(observe(game, game.to_act)):
            assert isinstance(action, Play)
            yield action.card, self._after(table, action)

    def _after(self, table: _Table, action: Play) -> Values:
        """The mean over all that may be turned."""
        played = apply(table.game, action)
        turned = [card for card in table.unseen if _lies_open(played.board, card)]
        if not turned:
            return self._value(_Table(played, table.unseen))
        found = []
        for drawn in permutations(table.unseen, len(turned)):
            game = apply(_exchanged(table, turned, drawn), action)
            rest = tuple(card for card in table.unseen if card not in drawn)
            found.append(self._value(_Table(game, rest)))
        return _mean(found)

    def _value(self, table: _Table) -> Values:
        game = table.game
        if game.result is not None:
            return _ended(game)
        key = _key(table)
        if key not in self._known:
            if len(self._known) >= self._most:
                raise TooLong
            moves = [values for _, values in self.cards(table)]
            assert game.to_act is not None
            best = max if game.to_act.side is own_side(game.board) else min
            points, score, win = zip(*moves, strict=True)
            self._known[key] = (best(points), best(score), best(win))
        return self._known[key]


def _lies_open(board: Board, card: Card) -> bool:
    return any(place.up is card for places in board.places for place in places)


def _exchanged(table: _Table, turned: list[Card], drawn: tuple[Card, ...]) -> Game:
    """The game in which other cards lie where those lay that are to be turned."""
    left = [card for card in table.unseen if card not in drawn]
    others = [card for card in table.unseen if card not in turned]
    lies = dict(zip([*turned, *others], [*drawn, *left], strict=True))
    truth = table.game.truth
    downs = tuple(
        tuple(None if card is None else lies[card] for card in places) for places in truth.downs
    )
    return replace(table.game, truth=replace(truth, downs=downs))


def _key(table: _Table) -> _Key:
    board = table.game.board
    return board.places, board.to_act, board.trick, board.points, board.tricks, table.unseen


def _ended(game: Game) -> Values:
    result = game.result
    assert result is not None
    value, score = final_value(result), net_score(result, own_side(game.board))
    assert value is not None and score is not None
    return Fraction(value), Fraction(score), Fraction(result.winner == 0)


def _mean(found: list[Values]) -> Values:
    points, score, win = (sum(coin, Fraction(0)) / len(found) for coin in zip(*found, strict=True))
    return points, score, win
