"""Card play by search: exact where that is quick, else plans over drawn worlds.

Effort is told in numbers that do not depend on the machine, so that the same view and the same
chance give the same card everywhere. A clock may break a search off; the ``Thought`` says so. Every
thread has tables of its own, and its own brake.
"""

from contextlib import suppress
from dataclasses import replace

from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Side
from offiziersskat.core.view import View
from offiziersskat.players.effort import Effort, Thought
from offiziersskat.players.guess import guessed
from offiziersskat.players.known import known, pays_to_ask
from offiziersskat.players.plan import (
    Forecast,
    forecast,
    is_clear,
    outcomes,
    planned,
    reach,
)
from offiziersskat.players.protocol import Rng
from offiziersskat.players.sampled import (
    dealt,
    has_guess,
    is_public,
    states_of,
    turns_at_once,
    worlds_for,
)
from offiziersskat.players.tools import TOOLS, glance
from offiziersskat.search.chance import Best, Objective, Spent
from offiziersskat.search.last_tricks import MOST_STATES
from offiziersskat.search.position import BadPosition
from offiziersskat.search.solver import Stopped
from offiziersskat.search.state import state_of
from offiziersskat.search.worlds import World, Worlds

__all__ = ["best_of", "think"]

_NODES = 4
"""A position searched takes about as long as so many states of a table."""
_LINES = 400
"""And a line that is planned, as long as so many."""
_AT_ONCE = 5
"""With so many unknown cards a search to the end costs less than to draw worlds for its order."""
_ALONE = 3
"""A world that is the only one may hold so many times the states, as far as a table does."""
_SURE = 2.0
"""Standard errors by which a card must be ahead for no more worlds to be asked."""


def think(view: View, rng: Rng, effort: Effort, aim: Objective = Objective.SCORE) -> Thought:
    """What the cards of the seat to act are worth to it, for an aim; raises ``Cancelled``.

    A search to the end tells of the best card alone, and of those as good.
    """
    assert view.seat is not None
    counted = is_public(view) and 0 < len(view.unseen) <= effort.exact
    cut = False
    # Where four play the order of cards spares nothing.
    unordered = len(view.unseen) <= _AT_ONCE or view.rules.seats > len("FD") or not effort.worlds
    if counted and unordered:
        found = _counted(view, effort, aim, Thought({}, "none"))
        if found.how == "exact":
            return found
        counted, cut = False, found.cut
    if not effort.worlds and view.unseen:
        return Thought({}, "none", cut=cut)
    drawn = _drawn(view, rng, effort, aim)
    if counted and not drawn.cut:
        return _counted(view, effort, aim, drawn)
    return replace(drawn, cut=drawn.cut or cut)


def _counted(view: View, effort: Effort, aim: Objective, drawn: Thought) -> Thought:
    """Search to the end, what worlds promise first; what is thought already, if that is too much."""
    cards = [action.card for action in legal(view) if isinstance(action, Play)]
    cards.sort(key=lambda card: -drawn.values.get(card, 0.0))
    try:
        with TOOLS.brake.within_half():
            values, whole = _exactly(view, effort.nodes, aim, cards)
    except Spent:
        return drawn
    except Stopped:
        TOOLS.brake.go_on()
        return replace(drawn, cut=True)
    return Thought(values, "exact" if whole else "part")


def _drawn(view: View, rng: Rng, effort: Effort, aim: Objective) -> Thought:
    """The mean of plans over worlds, or the best card of the only one."""
    there = Worlds(view)
    if there.count == 1 and pays_to_ask(view, effort):
        return known(view, there.at(0), effort, aim)
    room = effort.states * (effort.four if view.rules.seats > len("FD") else 1)
    if there.count == 1:
        room = max(room, min(_ALONE * room, MOST_STATES))
    fewest = min(max(1, effort.fewest), there.count)
    fits = states_of(view) * fewest <= room
    ahead = effort.ahead if not fits and has_guess(view) else 0
    if not fits and not ahead:
        return Thought({}, "none")
    try:
        drawn = worlds_for(there, view, rng, max(1, effort.worlds), glance, evenly=effort.evenly)
    except Stopped:
        TOOLS.brake.go_on()
        return Thought({}, "none", cut=True)
    worlds, plies, cut = _forecasts(view, drawn, effort, aim, left=room, ahead=ahead)
    if len(worlds) < min(fewest, len(drawn)):
        return Thought({}, "none", cut=cut)
    if ahead:
        return replace(guessed(view, worlds), cut=cut)
    values, stopped = _plan(view, worlds, 1 if cut else plies)
    return Thought(values, "worlds", len(worlds), cut=cut or stopped)


def _plan(view: View, worlds: list[Forecast], plies: int) -> tuple[dict[Card, float], bool]:
    """The values, and whether a clock let nothing be planned but the next card."""
    mine, at_once = worlds[0].start.side, turns_at_once(view)
    if plies > 1:
        try:
            plan = planned(worlds, mine=mine, plies=plies, at_once=at_once, glance=glance)
        except Stopped:
            TOOLS.brake.go_on()
        else:
            return plan, False
    return planned(worlds, mine=mine, plies=1, at_once=at_once), plies > 1


def _exactly(
    view: View, nodes: int, aim: Objective, cards: list[Card]
) -> tuple[dict[Card, float], bool]:
    """The best of the cards by the aim, and where that is level by card points.

    Points that are level are told apart by the score. And whether all was searched: if not, the best
    of what was. A position that was set up may not tell its matadors, and so no score; then points
    alone decide. A win is one of the declarer's side, forehand's in ramsch: a tie is none.
    """
    try:
        first = _best(view, aim, nodes, cards)
    except BadPosition:
        aim = Objective.POINTS
        first = _best(view, aim, nodes, cards)
    level, whole = list(first.cards), first.reached == len(cards)
    if len(level) > 1 and _has_points(view):
        other = Objective.SCORE if aim is Objective.POINTS else Objective.POINTS
        with suppress(Spent, BadPosition):
            level = list(_best(view, other, nodes, level).cards)
    return dict.fromkeys(level, float(first.value)), whole


def _best(view: View, aim: Objective, nodes: int, cards: list[Card]) -> Best:
    """The best of the cards as the seat's side sees it."""
    found = TOOLS.chance.best(view, aim, cards, nodes=nodes)
    # A score is told to the seat already.
    sign = 1 if aim is Objective.SCORE else _sign(view)
    return replace(found, value=sign * found.value)


def _has_points(view: View) -> bool:
    assert view.board.contract is not None
    return view.board.contract.contract is not Contract.N


def _sign(view: View) -> int:
    """1 for the declarer's side, forehand's in ramsch, which wants much of what search counts."""
    declarer, seat = view.board.declarer, view.seat
    assert seat is not None
    own = Side.FOREHAND if declarer is None else declarer.side
    return 1 if seat.side is own else -1


def _forecasts(
    view: View, drawn: tuple[World, ...], effort: Effort, aim: Objective, *, left: int, ahead: int
) -> tuple[list[Forecast], int, bool]:
    """Worlds, as many as the states left allow, how far they are planned, and whether a clock ended it.

    One drawn again costs nothing. Where four play nothing is planned: the next card to be turned parts
    all worlds.
    """
    assert view.seat is not None
    found: list[Forecast] = []
    known: dict[World, Forecast] = {}
    step = 0 if is_public(view) else effort.step
    cost = 0 if ahead else states_of(view)
    plans = not ahead and view.rules.seats == len("FD")
    plies = effort.plies if plans else 1
    ends = dealt(view, drawn, aim, guessed=bool(ahead))
    for drawn_world, one in zip(drawn, ends, strict=True):
        if drawn_world not in known and cost > left:
            break
        if not found and plans:
            # Many worlds tell more than a plan that goes far.
            lines = min(effort.lines, max(0, left // len(set(drawn)) - cost) // _LINES)
            plies = max(plies, reach(state_of(one.position), lines))
        try:
            glance()
            world = known.get(drawn_world) or forecast(
                one,
                TOOLS.solver,
                side=view.seat.side,
                plies=plies,
                states=MOST_STATES,
                ahead=ahead,
            )
        except Stopped:
            TOOLS.brake.go_on()
            return found, plies, True
        if drawn_world not in known:
            left -= max(cost, _NODES * world.nodes) + _LINES * len(world.values)
        known[drawn_world] = world
        found.append(world)
        may_end = step and not len(found) % step and len(found) >= effort.fewest
        if may_end and _seen_enough(view, found, plies):
            break
    return found, plies, False


def _seen_enough(view: View, worlds: list[Forecast], plies: int) -> bool:
    """Whether more worlds would hardly change which card is best."""
    mine, at_once = worlds[0].start.side, turns_at_once(view)
    return is_clear(outcomes(worlds, mine=mine, plies=plies, at_once=at_once), _SURE)


def best_of(values: dict[Card, float]) -> Action:
    """The card with the greatest value, the first in deck order of several."""
    return Play(max(sorted(values), key=lambda card: values[card]))
