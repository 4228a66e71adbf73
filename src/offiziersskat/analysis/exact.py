"""Exact figures where cards are unknown to all: expectiminimax over their reveals.

One figure after the other, since each is played for differently.
"""

from collections.abc import Iterator

from offiziersskat.analysis.case import Case
from offiziersskat.analysis.values import Objective
from offiziersskat.analysis.workshop import Workshop
from offiziersskat.core.actions import Action, Play
from offiziersskat.search import chance
from offiziersskat.search.chance_root import MOST_UNKNOWN
from offiziersskat.search.position import BadPosition

__all__ = ["MOST_UNKNOWN", "chance_values"]

_UNTOLD = "chance-matadors"


def chance_values(
    case: Case, coins: tuple[Objective, ...], workshop: Workshop
) -> Iterator[tuple[Action, Objective, float | None]]:
    """Every card with each figure as it is told; ``None`` for a score that cannot be told.

    Raises ``Stopped``, and ``BadPosition`` where the cards are too many to count with.
    """
    for coin in coins:
        try:
            with workshop.counting(workshop.chance):
                for card, value in workshop.chance.moves(
                    case.view, chance.Objective(coin.value), told=case.matadors
                ):
                    yield Play(card), coin, float(value)
        except BadPosition as error:
            if error.code != _UNTOLD:
                raise
            for action in case.actions or ():
                yield action, coin, None
