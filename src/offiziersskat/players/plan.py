"""Plans over worlds: some plies ahead everybody decides on what he sees, and on nothing else.

To solve each world by itself, as plain determinization does, lets a player act differently in
worlds that he cannot tell apart. Here worlds stay together: at each decision the seat names one
card for all worlds that look alike to it, and they part only as cards are turned, or as somebody
cannot play a card. Beyond these plies, each world's line is ended by best open play.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar

from offiziersskat.core.cards import Card
from offiziersskat.core.seats import Side
from offiziersskat.players.sampled import Dealt
from offiziersskat.search.solver import Lines, Solver
from offiziersskat.search.state import OpenState

__all__ = [
    "Forecast",
    "forecast",
    "is_clear",
    "level_with",
    "mean_of",
    "means",
    "outcomes",
    "planned",
    "reach",
]

_FEWEST = 2
"""Fewer worlds than this know nothing of each other."""

Line = tuple[int, ...]
Choice = TypeVar("Choice")


@dataclass
class Forecast:
    """One world, and what the ends of its lines are worth to the side that plans."""

    dealt: Dealt
    start: OpenState
    nodes: int = 0
    values: dict[Line, float] = field(default_factory=dict)
    ended: set[Line] = field(default_factory=set)


def forecast(
    dealt: Dealt, solver: Solver, *, side: Side, plies: int, states: int, ahead: int = 0
) -> Forecast:
    """The value of every line of up to so many plies; raises ``Stopped``.

    ``states`` and ``ahead`` as ``Solver.lines`` takes them.
    """
    lines = solver.lines(dealt.position, states=states, ahead=ahead)
    found = Forecast(dealt, lines.start)
    _walk(found, lines, lines.start, (), side=side, plies=plies)
    found.nodes = lines.backend.nodes
    return found


def _walk(
    found: Forecast, lines: Lines, state: OpenState, line: Line, *, side: Side, plies: int
) -> None:
    if line:
        found.values[line] = found.dealt.utility.of(lines.value(state), side)
    if state.is_over:
        found.ended.add(line)
    elif plies:
        for card in state.moves():
            after = state.play(card)
            _walk(found, lines, after, (*line, card), side=side, plies=plies - 1)


def reach(start: OpenState, lines: int) -> int:
    """How many plies on there are no more lines than so many; 0 if the first has more."""
    plies, ends = 0, [start]
    while True:
        further = (state.play(card) for state in ends for card in state.moves())
        ends = list(islice(further, lines + 1))
        if not ends or len(ends) > lines:
            return plies
        plies += 1


def planned(
    worlds: Sequence[Forecast],
    *,
    mine: int,
    plies: int,
    at_once: bool,
    glance: Callable[[], None] = lambda: None,
) -> dict[Card, float]:
    """What each card of the seat to act is worth, by the mean of all worlds; see ``outcomes``."""
    return means(outcomes(worlds, mine=mine, plies=plies, at_once=at_once, glance=glance))


def means(found: Mapping[Card, Mapping[int, float]]) -> dict[Card, float]:
    """Over all worlds, card by card."""
    return {card: mean_of(values) for card, values in found.items()}


def outcomes(
    worlds: Sequence[Forecast],
    *,
    mine: int,
    plies: int,
    at_once: bool,
    glance: Callable[[], None] = lambda: None,
) -> dict[Card, Mapping[int, float]]:
    """What each card of the seat to act comes to in each world.

    ``mine`` is this side's number in the search; ``at_once`` if cards are turned at once. ``glance``
    is called before each decision; what it raises ends the planning.
    """
    plan = _Plan(worlds, mine, at_once=at_once, glance=glance)
    together = {number: world.start for number, world in enumerate(worlds)}
    start = next(iter(together.values()))
    return {
        start.card(card): plan.after(together, (), card, plies - 1)
        for card in sorted(start.moves())
    }


def is_clear(found: Mapping[Choice, Mapping[int, float]], errors: float) -> bool:
    """Whether one choice is ahead of every other by so many standard errors, or the same in all worlds."""
    best = max(found, key=lambda card: mean_of(found[card]))
    for card, values in found.items():
        ahead = [found[best][number] - value for number, value in values.items()]
        mean = sum(ahead) / len(ahead)
        spread = sum((one - mean) ** 2 for one in ahead) / max(1, len(ahead) - 1)
        if card != best and any(ahead) and mean * mean * len(ahead) < errors * errors * spread:
            return False
    return True


def level_with(
    best: Choice, found: Mapping[Choice, Mapping[int, float]], errors: float
) -> list[Choice]:
    """The best choice, and the others that it is not ahead of by so many standard errors."""
    return [
        choice
        for choice, values in found.items()
        if choice == best or not is_clear({best: found[best], choice: values}, errors)
    ]


def mean_of(values: Mapping[int, float]) -> float:
    """Of what something comes to in each world."""
    return sum(values.values()) / len(values)


_Worlds = Mapping[int, OpenState]
"""Worlds that are still together, by number, and where each of them stands."""


class _Plan:
    """Values by world, always this side's."""

    def __init__(
        self, worlds: Sequence[Forecast], mine: int, *, at_once: bool, glance: Callable[[], None]
    ) -> None:
        self._worlds = worlds
        self._mine = mine
        self._at_once = at_once
        self._glance = glance

    def value(self, together: _Worlds, line: Line, plies: int) -> dict[int, float]:
        """What a line comes to in each world, all seats going on by their plans."""
        if not plies or len(together) < _FEWEST:
            return {number: self._worlds[number].values[line] for number in together}
        if any(line in self._worlds[number].ended for number in together):
            return {number: self._worlds[number].values[line] for number in together}
        self._glance()
        offers = {number: state.moves() for number, state in together.items()}
        answers = {
            card: self.after(
                {number: together[number] for number in together if card in offers[number]},
                line,
                card,
                plies - 1,
            )
            for card in sorted({card for cards in offers.values() for card in cards})
        }
        return self._decided(together, answers)

    def after(self, together: _Worlds, line: Line, card: int, plies: int) -> dict[int, float]:
        """Everybody sees the card, and what is turned."""
        groups: dict[tuple[int, ...], dict[int, OpenState]] = {}
        for number, state in together.items():
            after = state.play(card)
            bare = () if after.trick else self._worlds[number].dealt.turning
            groups.setdefault((*bare, *self._turned(state, after, card)), {})[number] = after
        found: dict[int, float] = {}
        for group in groups.values():
            found |= self.value(group, (*line, card), plies)
        return found

    def _turned(self, before: OpenState, after: OpenState, card: int) -> tuple[int, ...]:
        """The cards that come to light with this one, place by place."""
        under = before.deal.under
        if self._at_once:
            return (under[card],)
        if after.trick:
            return ()
        return tuple([under[lying] for lying in (*before.trick, card)])

    def _decided(
        self, together: _Worlds, answers: Mapping[int, Mapping[int, float]]
    ) -> dict[int, float]:
        """The seat to act names one card for all worlds that look alike to it."""
        found: dict[int, float] = {}
        seat = next(iter(together.values())).seat
        sign = 1 if seat % 2 == self._mine else -1
        alike: dict[int, list[int]] = {}
        for number in together:
            alike.setdefault(self._private(number, seat), []).append(number)
        for group in alike.values():
            offered = [answer for answer in answers.values() if group[0] in answer]
            best = max(offered, key=lambda answer: sign * sum(answer[n] for n in group))
            found |= {number: best[number] for number in group}
        return found

    def _private(self, number: int, seat: int) -> int:
        """The cards that only the seat sees; seats of the search are counted from the declarer."""
        dealt = self._worlds[number].dealt
        turn = 0 if dealt.position.declarer is None else int(dealt.position.declarer)
        return dealt.private[(seat + turn) % len(dealt.private)]
