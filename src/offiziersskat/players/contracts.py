"""Which contract to declare, by a search of the whole hand: in the only world, or in some that are drawn.

What is asked is not how many points a contract comes to but which marks it reaches, 31, 61, 90 …:
that is all the score depends on where no matadors count. Exact where every card is known, as in
``sixteen``; else the mean over worlds, as if both sides saw every card from the first trick on.
Where null, ramsch or matadors count this module has nothing to say. Who plays for points declares by
the score here in the only world, and is told nothing where worlds are drawn.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import nextafter

from offiziersskat.analysis.positions import after_declaring
from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.rules import Scoring
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase, View
from offiziersskat.players.deciding import BESIDES
from offiziersskat.players.effort import Effort
from offiziersskat.players.known import reached
from offiziersskat.players.plan import level_with, mean_of
from offiziersskat.players.protocol import Rng
from offiziersskat.players.sampled import worlds_for
from offiziersskat.players.tools import TOOLS, glance
from offiziersskat.players.utility import Stake, Utility, utility_of
from offiziersskat.search.chance_worth import Objective
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.restore import world_game
from offiziersskat.search.solver import Solver, Stopped
from offiziersskat.search.worlds import World, Worlds

__all__ = ["declaration", "declared"]

_NOTHING = float("-inf")
_FEWEST = 6
"""After so many worlds what is clearly worse than another contract is looked at no further."""
_ALL = 120
_CLEAR = 2.0
"""Standard errors that make it clear."""


def declared(
    view: View,
    rng: Rng,
    offered: Iterable[Action],
    effort: Effort,
    aim: Objective = Objective.SCORE,
) -> Action | None:
    """The best declaration by search of whole hands, the first offered of several; none if that is too long.

    Raises ``Cancelled``.
    """
    if not effort.alone or not _applies(view):
        return None
    there = Worlds(view)
    may_draw = view.rules.seats > len("FD") and aim is not Objective.POINTS
    if there.count > 1 and not (may_draw and effort.contracts):
        return None
    games = [action for action in offered if isinstance(action, Declare)]
    try:
        worlds = worlds_for(there, view, rng, effort.contracts, glance, evenly=effort.contracts)
        return declaration(view, worlds, TOOLS.solver, games, aim)
    except Stopped:
        TOOLS.brake.go_on()
        return None


def declaration(
    view: View,
    worlds: Sequence[World],
    solver: Solver,
    offered: Iterable[Declare],
    aim: Objective = Objective.SCORE,
) -> Declare:
    """The best declaration by the mean of the worlds, the first offered of several.

    ``view`` is one whose score marks tell. Raises ``Stopped``.
    """
    told = Objective.SCORE if aim is Objective.POINTS else aim
    asked = _Asked(view, solver, tuple(offered), told)
    return asked.only(worlds[0]) if len(worlds) == 1 else asked.on_the_whole(worlds)


@dataclass(frozen=True, slots=True)
class _Game:
    """A declaration in one world: where it starts, and what each number of marks is worth."""

    position: OpenPosition
    marks: tuple[int, ...]
    worth: tuple[float, ...]

    def reached(self, solver: Solver, beyond: float = _NOTHING) -> int | None:
        """How many marks it reaches, if that is worth more than so much."""
        least = bisect_right(self.worth, beyond)
        if least == len(self.worth):
            return None
        lines = solver.lines(self.position)
        if least and not lines.reaches(lines.start, self.marks[least - 1]):
            return None
        return reached(lines, lines.start, self.marks, least)

    def ahead(self, count: int) -> float:
        """By how many card points the declarer is about ahead with so many marks."""
        ends = (0, *self.marks, _ALL + 1)
        return ends[count] + ends[count + 1] - 1 - _ALL


@dataclass(frozen=True, slots=True)
class _Asked:
    """Declarations, and what is asked about them."""

    view: View
    solver: Solver
    offered: tuple[Declare, ...]
    aim: Objective

    def only(self, world: World) -> Declare:
        """The best in one world; a game is searched only as far as it may be better than the others."""
        games = self._games(world)
        best, most = self.offered[-1], _NOTHING
        for action in sorted(games, key=lambda action: -games[action].worth[-1]):
            earlier = self.offered.index(action) < self.offered.index(best)
            beyond = nextafter(most, _NOTHING) if earlier else most
            count = games[action].reached(self.solver, beyond)
            if count is not None:
                best, most = action, games[action].worth[count]
        return best

    def on_the_whole(self, worlds: Sequence[World]) -> Declare:
        """The best by the mean; where the score is played for card points count a little besides."""
        found: dict[Declare, dict[int, float]] = {action: {} for action in self.offered}
        for number, world in enumerate(worlds):
            games = self._games(world)
            for action, values in found.items():
                game = games[action]
                count = game.reached(self.solver)
                assert count is not None
                values[number] = game.worth[count] + self._share(games) * game.ahead(count)
            if number + 1 >= _FEWEST:
                found = _not_behind(found)
            if len(found) == 1:
                break
        return _best(found)

    def _share(self, games: dict[Declare, _Game]) -> float:
        """What a card point ahead is worth."""
        if self.aim is not Objective.SCORE:
            return 0.0
        return BESIDES * min(worth for game in games.values() for worth in game.worth if worth > 0)

    def _games(self, world: World) -> dict[Declare, _Game]:
        assert self.view.seat is not None
        side = self.view.seat.side
        positions = after_declaring(world_game(self.view, world))
        games = {}
        for action in self.offered:
            position = positions[action.contract]
            sheet = utility_of(_stake(self.view, action, position), self.aim)
            games[action] = _Game(position, sheet.marks, _worth(sheet, side))
        return games


def _applies(view: View) -> bool:
    """Whether marks tell the score of whatever is declared."""
    own_aims = {Contract.N, Contract.R} & set(view.rules.contracts)
    return view.phase is Phase.DECLARE and not own_aims and view.rules.scoring is not Scoring.SKAT


def _worth(sheet: Utility, side: Side) -> tuple[float, ...]:
    """What each number of marks is worth to the declarer."""
    return sheet.plain if side is Side.FOREHAND else tuple(-worth for worth in sheet.plain)


def _best(found: dict[Declare, dict[int, float]]) -> Declare:
    return max(found, key=lambda action: mean_of(found[action]))


def _not_behind(found: dict[Declare, dict[int, float]]) -> dict[Declare, dict[int, float]]:
    """Those that are not clearly worse than the best so far."""
    return {action: found[action] for action in level_with(_best(found), found, _CLEAR)}


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
