"""A hand that somebody else plays on: decisions made on views, done on the truth.

Who decides sees what the seat sees; when to stop is the caller's, since time is an argument.
"""

from collections.abc import Callable

from offiziersskat.core.actions import Action
from offiziersskat.core.game import Game, apply, observe
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View

__all__ = ["onward"]


def onward(
    game: Game, decide: Callable[[Seat, View], Action], *, goes_on: Callable[[], bool]
) -> tuple[Game, list[Action]]:
    """The hand further on, by one decision at least, and its new decisions.

    Raises ``IllegalAction`` if ``decide`` does what its view does not allow.
    """
    done: list[Action] = []
    while game.to_act is not None and (not done or goes_on()):
        action = decide(game.to_act, observe(game, game.to_act))
        game = apply(game, action)
        done.append(action)
    return game, done
