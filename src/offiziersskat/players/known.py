"""Declaring with every card known, as in ``sixteen``: what each contract is worth in best play.

Exact for wins, and for the score as far as it depends on marks, which is asked instead of the points:
31, 61 and 90. Elsewhere, and where null, ramsch or matadors count, this module has nothing to say. To
find the points themselves would take too long: who plays for them declares by the score here.
"""

from offiziersskat.analysis.positions import after_declaring
from offiziersskat.core.actions import Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Scoring
from offiziersskat.core.view import Phase, View
from offiziersskat.players.utility import Stake, utility_of
from offiziersskat.search.chance_worth import Objective
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.restore import world_game
from offiziersskat.search.solver import Solver
from offiziersskat.search.worlds import Worlds

__all__ = ["declarations"]

_SCHNEIDER, _GAME, _OTHERS_SCHNEIDER = 90, 61, 31


def declarations(
    view: View, solver: Solver, aim: Objective = Objective.SCORE
) -> dict[Declare, float]:
    """What each declaration is worth to the seat that declares; raises ``Stopped``."""
    if not _applies(view):
        return {}
    worlds = Worlds(view)
    if worlds.count != 1:
        return {}
    assert view.seat is not None
    told = Objective.SCORE if aim is Objective.POINTS else aim
    positions = after_declaring(world_game(view, worlds.at(0)))
    found: dict[Declare, float] = {}
    for action in legal(view):
        if isinstance(action, Declare):
            value = _mark(positions[action.contract], solver)
            utility = utility_of(_stake(view, action, positions[action.contract]), told)
            found[action] = utility.of(value, view.seat.side)
    return found


def _applies(view: View) -> bool:
    own_aims = {Contract.N, Contract.R} & set(view.rules.contracts)
    two = view.rules.seats == len("FD")
    return view.phase is Phase.DECLARE and two and not own_aims and _no_matadors(view)


def _no_matadors(view: View) -> bool:
    return view.rules.scoring is not Scoring.SKAT


def _mark(position: OpenPosition, solver: Solver) -> int:
    """The highest mark that the declarer reaches; 0 if none."""
    if solver.at_least(position, _GAME):
        return _SCHNEIDER if solver.at_least(position, _SCHNEIDER) else _GAME
    return _OTHERS_SCHNEIDER if solver.at_least(position, _OTHERS_SCHNEIDER) else 0


def _stake(view: View, declared: Declare, position: OpenPosition) -> Stake:
    return Stake(
        rules=view.rules,
        declared=declared,
        declarer=view.seat,
        kontra=1,
        bid=None,
        taken=position.taken,
        run=0,
        spread=0.0,
    )
