"""Decisions before the play by the score that is to be expected (``players.deciding``), for reviews.

What a seat does not see is laid out in several batches, each by itself, so that their spread tells the
error of the draw. Bids and the stock are left to the glance, as the levels leave them to the rule book.
"""

from collections.abc import Mapping

from offiziersskat.analysis.review import Drawn, Figures, Sight, margin
from offiziersskat.core.actions import Action, Pass
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase
from offiziersskat.players.appraising.auction import auction_moves
from offiziersskat.players.deciding import Prospect, expectation
from offiziersskat.players.protocol import Rng

__all__ = ["weighed"]

_BATCHES = 6
_PHASES = (Phase.DISCARD, Phase.DECLARE, Phase.KONTRA, Phase.RE)


def weighed(sight: Sight, rng: Rng, deals: int) -> Drawn | None:
    """What actions are worth over about so many deals; ``None`` in other phases."""
    if sight.view.phase not in _PHASES:
        return None
    # What is laid away is not told in card points: those are the glance's.
    glance = auction_moves(sight, Pass()) if sight.view.phase is Phase.DISCARD else {}
    batches = [_batch(sight, rng, deals // _BATCHES, glance) for _ in range(_BATCHES)]
    return Drawn.of(batches, [1.0] * _BATCHES)


def _batch(
    sight: Sight, rng: Rng, deals: int, glance: Mapping[Action, Figures]
) -> Mapping[Action, Figures]:
    view = sight.view
    assert view.seat is not None
    found = expectation(view, rng, deals)
    return {
        action: Figures(
            _points(found.prospects[action]) if found.prospects else glance[action].points,
            score if view.seat.side is Side.FOREHAND else -score,
        )
        for action, score in found.values.items()
    }


def _points(prospect: Prospect) -> float:
    """Forehand's side's, beyond an even share."""
    contract = prospect.game.declared.contract
    # In ramsch a value is what the points cost.
    points = margin(contract, prospect.points * (-1 if contract is Contract.R else 1))
    return points if prospect.game.side is Side.FOREHAND else -points
