"""``hint``: the best card where it is known exactly and at once, with what it brings.

For people at a table, who do not want to wait: where an exact answer is not quick there is none,
and another adviser has the word. What is said is a code with parameters; the sentences stand in
``analysis.ftl``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from offiziersskat.analysis.case import Case
from offiziersskat.analysis.engine import Engine
from offiziersskat.analysis.limits import BadLimit, Limit
from offiziersskat.analysis.values import Analysis, MoveValues, Objective
from offiziersskat.core.actions import Action, Play
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase, View
from offiziersskat.i18n import Language, catalogue

__all__ = ["Hint", "explain_hint", "hint"]

_MOST_UNKNOWN = 5
_MOST_CARDS = 20
_SECONDS = 1.0
_MEMORY = 64
_EPSILON = 1e-9
_RAMSCH_MARCH, _RAMSCH_NOTHING = 1, -121


@dataclass(frozen=True, slots=True)
class Hint:
    """What to play, and the reason as the id of a sentence with its parameters."""

    action: Action
    code: str
    params: Mapping[str, object] = field(default_factory=dict, hash=False)


def hint(view: View, engine: Engine | None = None) -> Hint | None:
    """The best card for the seat to act, if this is certain and quickly found; else ``None``.

    Best is what is best for the score, where this is known, then for winning, then for card
    points. Takes at most a second. Raises ``NoWorld`` for a view that contradicts itself.
    """
    if view.phase is not Phase.PLAY or not view.is_my_turn or not _is_quick(view):
        return None
    try:
        analysis = (engine or _engine()).analyse(
            view, objective=Objective.ALL, limit=Limit(time=_SECONDS), exact=True
        )
    except BadLimit:
        return None
    action = _best(analysis)
    return _reasoned(view, action, analysis.moves[action], unknown=analysis.unknown)


@cache
def _engine() -> Engine:
    return Engine(memory_mb=_MEMORY)


def _is_quick(view: View) -> bool:
    board = view.board
    cards = sum(board.hand_sizes) + sum(
        (place.up is not None) + place.covered for places in board.places for place in places
    )
    if cards > _MOST_CARDS:
        return False
    case = Case(view)
    if case.known_to_all:
        return True
    return case.is_public and not case.is_known and case.unknown <= _MOST_UNKNOWN


def _best(analysis: Analysis) -> Action:
    """The first of the best; what makes no difference to one figure is decided by the next."""
    assert analysis.side is not None
    actions = list(analysis.moves)
    for coin in (Objective.SCORE, Objective.WIN, Objective.POINTS):
        values = {action: _worth(analysis.moves[action], coin, analysis.side) for action in actions}
        known = [value for value in values.values() if value is not None]
        if len(known) == len(actions):
            most = max(known)
            actions = [one for one in actions if (values[one] or 0) >= most - _EPSILON]
    return actions[0]


def _worth(values: MoveValues, coin: Objective, side: Side) -> float | None:
    value = values.of(coin)
    return None if value is None else value.pov(side).value


def _reasoned(view: View, action: Action, values: MoveValues, *, unknown: int) -> Hint:
    assert isinstance(action, Play)
    assert view.seat is not None and view.board.contract is not None
    assert values.points is not None and values.win is not None
    side = view.seat.side
    contract = view.board.contract.contract
    known = "expected" if unknown else "sure"
    mine = "own" if values.win.side is side else "other"
    params: dict[str, object] = {"mine": mine, "percent": round(100 * values.win.value)}
    if contract is Contract.N:
        return Hint(action, f"null-{known}", params)
    points = values.points.pov(side).value
    if contract is Contract.R:
        if not unknown and points in (_RAMSCH_MARCH, _RAMSCH_NOTHING):
            return Hint(action, "ramsch-march" if points > 0 else "ramsch-nothing", params)
        points = -points
        return Hint(action, f"ramsch-{known}", {**params, "points": _tenths(points)})
    return Hint(action, f"points-{known}", {**params, "points": _tenths(points)})


def _tenths(points: float) -> str:
    """Rounded here, since languages round halves differently."""
    return f"{points:.1f}".removesuffix(".0")


def explain_hint(found: Hint, language: Language) -> str:
    """The reason as a sentence."""
    params = dict(found.params)
    if language is Language.DE and "points" in params:
        params["points"] = str(params["points"]).replace(".", ",")
    return catalogue("analysis", language).text(found.code, **params)
