"""How hard an ending is: by who misses its best card, and by how much there is to count.

A look one trick ahead at the cards in sight, and the rule book: each that is wrong makes an ending a
grade harder. So does, where both are, that there is much to count; or that even who tries every
order of the unknown cards with open cards takes another card, the best on average, because he
forgets that nobody will know the cards when it comes to it.
"""

from fractions import Fraction

from offiziersskat.analysis.payoff import own_side
from offiziersskat.analysis.positions import open_position
from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.view import View
from offiziersskat.deal import Stream
from offiziersskat.notation import Position
from offiziersskat.players import player
from offiziersskat.search.restore import world_game
from offiziersskat.search.solver import Solver
from offiziersskat.search.worlds import Worlds
from offiziersskat.trainer.weighing import cards_left

__all__ = ["Grader"]

_GLANCES = ("lookahead", "rules")
_SEED = b"offiziersskat grade"
_MANY, _LONG = 4, 8
"""From so many unknown cards and so many cards still to be played on it is much."""


class Grader:
    """Grades one ending after the other; keeps its tables."""

    def __init__(self) -> None:
        """The tables are small: endings are."""
        self._solver = Solver(table_bits=14)

    def grade(self, position: Position, best: Card) -> int:
        """1, the easiest, to 4."""
        view = position.view()
        wrong = sum(_at_a_glance(view, name) is not best for name in _GLANCES)
        if wrong < len(_GLANCES):
            return 1 + wrong
        much = len(position.unseen) >= _MANY and cards_left(position) >= _LONG
        return 2 + wrong if much or self._seen_through(view) is not best else 1 + wrong

    def _seen_through(self, view: View) -> Card:
        """The card with the best mean over all worlds, each solved with open cards."""
        sums: dict[Card, Fraction] = {}
        for world in Worlds(view):
            position = open_position(world_game(view, world))
            for card, value in self._solver.moves(position):
                sums[card] = sums.get(card, Fraction(0)) + value
        board = view.board
        assert board.to_act is not None
        climbs = board.to_act.side is own_side(board)
        return (max if climbs else min)(sums, key=lambda card: sums[card])


def _at_a_glance(view: View, name: str) -> Card:
    action = player(name).choose(view, Stream(_SEED))
    assert isinstance(action, Play)
    return action.card
