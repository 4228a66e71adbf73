"""``advance``: what an event makes of the state of a table, and a match rebuilt from all of them.

A live table and a resumed one are the same fold over the same events, so they cannot differ.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from offiziersskat.core.match import new_match
from offiziersskat.errors import InputError, MoveError
from offiziersskat.table import steps
from offiziersskat.table.agree import among_people
from offiziersskat.table.events import (
    Acted,
    Event,
    HandFinished,
    HandStarted,
    HintShown,
    MatchStarted,
    Resigned,
    TakenBack,
)
from offiziersskat.table.state import State
from offiziersskat.table.terms import Options

__all__ = ["advance", "begin", "replayed", "states"]


def begin(event: MatchStarted) -> State:
    """The table before the first hand; raises ``InputError`` for a wrong number of players."""
    seats = event.rules.seats
    if len(event.players) != seats:
        raise InputError("player-count", count=len(event.players), seats=seats)
    match = new_match(event.rules, first_dealer=event.first_dealer)
    options = event.options or Options(event.practice)
    return State(event.game, event.seq, event.players, event.practice, match, options)


def replayed(events: Sequence[Event]) -> State:
    """The state after all events of a match.

    Raises ``InputError`` ``event-unfit`` with the ``seq`` of the event that does not follow from
    those before it, and the ``cause``.
    """
    *_, last = states(events)
    return last


def states(events: Sequence[Event]) -> Iterator[State]:
    """The state after each event of a match; raises as ``replayed``."""
    first = events[0] if events else None
    if not isinstance(first, MatchStarted) or first.seq != 0:
        raise InputError("event-unfit", seq=0, cause="event-first")
    state = _fitting(0, partial(begin, first))
    yield state
    for event in events[1:]:
        if (event.game, event.seq) != (state.game, state.seq + 1):
            raise InputError("event-unfit", seq=state.seq + 1, cause="event-order")
        state = _fitting(event.seq, partial(advance, state, event))
        yield state


def _fitting(seq: int, step: Callable[[], State]) -> State:
    try:
        return step()
    except (InputError, MoveError) as error:
        raise InputError("event-unfit", seq=seq, cause=error.code) from error


def advance(state: State, event: Event) -> State:
    """The state after an event; raises ``MoveError`` or ``InputError`` if it cannot follow."""
    match event:
        case MatchStarted():
            raise MoveError("match-running")
        case HandStarted():
            after = steps.start(state, event)
        case Acted():
            after = steps.act(state, event)
        case TakenBack():
            after = steps.take_back(state, event)
        case HintShown():
            after = steps.hint(state, event)
        case Resigned():
            after = steps.give_up(state, event)
        case HandFinished():
            after = steps.finish(state, event)
        case _:
            after = among_people(state, event)
    return replace(after, seq=event.seq)
