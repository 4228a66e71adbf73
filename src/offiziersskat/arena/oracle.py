"""The oracle: it sees every card. No player but a yardstick, the ceiling of what can be played.

It is shown the game itself, not a view, and is therefore none of ``players``: only the arena, which
deals the cards, may seat it. It takes everybody to see as much as it does and plays best open cards
from there, for the score, and where that is level for card points. Bids and what it lays away it
decides as ``rules`` does, on its own view.
"""

from functools import cache

from offiziersskat.analysis.payoff import own_side
from offiziersskat.analysis.world import ASKED, Worth, world_values
from offiziersskat.core.actions import Action
from offiziersskat.core.game import Game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.players import Rng, advise
from offiziersskat.search.solver import Solver

__all__ = ["Oracle"]

_TABLE_BITS = 18


class Oracle:
    """Plays with every card face up."""

    name = "oracle"

    def choose(self, game: Game, seat: Seat, rng: Rng) -> Action:
        """The same action for the same game; there is no chance in it."""
        view = observe(game, seat)
        offered = legal(view)
        if len(offered) == 1 or game.phase not in ASKED:
            return advise(view).action
        sign = 1 if seat.side is own_side(game.board) or game.board.contract is None else -1
        worths = dict(world_values(game, _solver(), lambda: False))
        return max(offered, key=lambda action: _merit(worths[action], sign))


def _merit(worth: Worth, sign: int) -> tuple[float, float]:
    assert worth.score is not None
    return worth.score, sign * worth.points


@cache
def _solver() -> Solver:
    return Solver(table_bits=_TABLE_BITS)
