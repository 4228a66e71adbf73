"""Card play with every card known: the best card, or the best guess that loses no mark.

In a hand too long to find its points in time, whether it reaches a mark, 31, 61 or 90, is told in a
hundredth of a second or a tenth.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from offiziersskat.core.cards import Card
from offiziersskat.core.view import View
from offiziersskat.players.effort import Effort, Thought
from offiziersskat.players.guess import guessed
from offiziersskat.players.plan import forecast
from offiziersskat.players.sampled import dealt, has_guess, states_of
from offiziersskat.players.tools import TOOLS
from offiziersskat.search.chance import Objective
from offiziersskat.search.solver import Lines, Stopped
from offiziersskat.search.state import OpenState
from offiziersskat.search.worlds import World

__all__ = ["best_card", "keeping", "known", "pays_to_ask", "reached"]

_SMALL = 200_000
"""A table of so many states takes no longer than to ask which card is best."""


def pays_to_ask(view: View, effort: Effort) -> bool:
    """Whether the only world is too large for a table of all that may come."""
    return bool(effort.alone) and has_guess(view) and states_of(view) > _SMALL


def known(view: View, world: World, effort: Effort, aim: Objective) -> Thought:
    """The best card of the only world; in a very large one the best guess that loses no mark."""
    assert view.seat is not None
    guess = Thought({}, "none")
    try:
        [one] = dealt(view, (world,), aim)
        if states_of(view) <= effort.alone:
            card, value = best_card(TOOLS.solver.lines(one.position))
            return Thought({card: one.utility.of(value, view.seat.side)}, "exact")
        guess = _guess_alone(view, world, effort, aim)
        cards = sorted(guess.values, key=lambda card: -guess.values[card])
        kept = next(keeping(TOOLS.solver.lines(one.position), one.utility.marks, cards))
    except Stopped:
        TOOLS.brake.go_on()
        return replace(guess, cut=True)
    return Thought({kept: guess.values[kept]}, "marks", 1)


def _guess_alone(view: View, world: World, effort: Effort, aim: Objective) -> Thought:
    """What some tricks of the only world come to; raises ``Stopped``."""
    assert view.seat is not None
    [one] = dealt(view, (world,), aim, guessed=True)
    side, ahead = view.seat.side, effort.ahead
    looked = forecast(one, TOOLS.solver, side=side, plies=1, states=0, ahead=ahead)
    return guessed(view, [looked])


def reached(lines: Lines, state: OpenState, marks: Sequence[int], least: int = 0) -> int:
    """How many of the marks side 0 reaches, if the first ``least`` are; raises ``Stopped``."""
    return bisect_left(
        range(len(marks)), 1, least, key=lambda n: not lines.reaches(state, marks[n])
    )


def best_card(lines: Lines) -> tuple[Card, int]:
    """The best card of the side to act, and side 0's value with it; raises ``Stopped``.

    Each card is asked only whether it betters the best so far.
    """
    start = lines.start
    own = start.side == 0
    best, *others = start.moves()
    value = lines.value(start.play(best))
    for move in others:
        after = start.play(move)
        if lines.reaches(after, value + 1 if own else value) is own:
            best, value = move, lines.value(after)
    return start.card(best), value


def keeping(lines: Lines, marks: Sequence[int], cards: Iterable[Card]) -> Iterator[Card]:
    """Those of the cards, in their order, that lose no mark for the side to act; raises ``Stopped``."""
    start = lines.start
    moves = {start.card(move): move for move in start.moves()}
    count, own = reached(lines, start, marks), start.side == 0
    at_stake = marks[max(0, count - 1) : count] if own else marks[count : count + 1]
    for card in cards:
        after = start.play(moves[card])
        if all(lines.reaches(after, mark) is own for mark in at_stake):
            yield card
