"""How a view is analysed: which method it gets, what each finds, and what is said of it.

Where everything can be worked out, the open-card solver is exact. Where cards are unknown to all,
expectiminimax over their reveals is, if there is time for it. All else is estimated: worlds are
drawn and each is solved as if its cards were seen. Such estimates are *biased*, however many worlds
there are, since in each of them both sides know what nobody can know.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

from offiziersskat.analysis.case import Case
from offiziersskat.analysis.exact import MOST_UNKNOWN, chance_values
from offiziersskat.analysis.limits import BadLimit
from offiziersskat.analysis.running import Brake
from offiziersskat.analysis.samples import Samples
from offiziersskat.analysis.values import Analysis, Info, MoveValues, Objective
from offiziersskat.analysis.workshop import Workshop
from offiziersskat.analysis.world import Worth, world_values
from offiziersskat.core.actions import Action, Declare, index_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game
from offiziersskat.core.view import Phase
from offiziersskat.search.position import BadPosition
from offiziersskat.search.solver import Solver, Stopped
from offiziersskat.search.worlds import World

__all__ = ["Study"]

_SOON = 8
"""So many unknown cards are searched exactly even where no limit is set."""

_EXACT_SHARE = 0.8
_WORLDS = 400
"""Worlds that are solved where neither time nor nodes are limited."""


class Study:
    """One analysis of one view."""

    def __init__(
        self,
        case: Case,
        objective: Objective,
        *,
        workshop: Workshop,
        brake: Brake,
        report: Callable[[Info], None],
    ) -> None:
        """``report`` is told whenever values change."""
        self._case = case
        self._objective = objective
        self._shop = workshop
        self._brake = brake
        self._report = report
        self._samples = self._no_samples(certain=True)
        self._lock = Lock()

    def run(self, *, exactly: bool) -> Analysis:
        """The whole, which is also reported last.

        Raises ``BadLimit`` if it is wanted ``exactly`` and cannot be had.
        """
        analysis = self._run(exactly=exactly)
        self._report(Info(analysis, ()))
        return analysis

    def _run(self, *, exactly: bool) -> Analysis:
        case = self._case
        if case.is_over:
            return self._analysis(exact=True)
        if exactly:
            self._check_reach()
        if case.is_known:
            exact = self._know()
        else:
            tried = self._is_worth_trying(exactly=exactly)
            exact = tried and self._expect(exactly=exactly)
            if not exact and not exactly:
                self._estimate(_EXACT_SHARE if tried else 0.0)
        if exactly and not exact:
            raise BadLimit("analyse-too-long", unknown=case.unknown)
        return self._analysis(exact=exact)

    def _check_reach(self) -> None:
        case = self._case
        if case.known_to_all:
            return
        if not self._is_chance:
            raise BadLimit("analyse-never-exact")
        if case.unknown > MOST_UNKNOWN:
            raise BadLimit("analyse-out-of-reach", unknown=case.unknown, most=MOST_UNKNOWN)

    # ---- every card can be worked out -----------------------------------------------------------

    def _know(self) -> bool:
        """Solve the one world there is; whether this answers the question exactly."""
        case, solver = self._case, self._shop.solvers[0]
        game = case.game(case.worlds.at(0))
        complete = False
        with self._brake.phase(), self._shop.counting(solver):
            try:
                for action, worth in world_values(game, solver, self._is_pulled):
                    self._samples.add_one(action, worth)
                    self._tell(action)
                complete = not self._is_pulled()
            except Stopped:
                pass
        self._samples.worlds = 1
        return complete and case.known_to_all

    # ---- cards that nobody knows ----------------------------------------------------------------

    @property
    def _is_chance(self) -> bool:
        """Whether play from here on is a public game of chance."""
        case = self._case
        return case.is_public and not case.is_known and case.view.phase is Phase.PLAY

    def _is_worth_trying(self, *, exactly: bool) -> bool:
        unknown, limit = self._case.unknown, self._brake.limit
        if not self._is_chance or unknown > MOST_UNKNOWN:
            return False
        limited = limit.time is not None or limit.nodes is not None
        return exactly or limited or unknown <= _SOON

    def _expect(self, *, exactly: bool) -> bool:
        """Expectiminimax over reveals; whether it came to its end."""
        with self._brake.phase(0.0, 1.0 if exactly else _EXACT_SHARE):
            try:
                for action, coin, value in chance_values(
                    self._case, self._objective.coins, self._shop
                ):
                    self._samples.set_exact(action, coin, value)
                    self._tell(action)
            except Stopped:
                return False
            except BadPosition:
                if exactly:
                    raise
                return False
        return True

    # ---- worlds ---------------------------------------------------------------------------------

    def _estimate(self, begin: float) -> None:
        """Solve worlds until the limit, or so many of them."""
        self._samples = self._no_samples(certain=False)
        limit = self._brake.limit
        most = _WORLDS if limit.time is None and limit.nodes is None else None
        drawn, solvers = self._case.drawn(most, self._glance), self._shop.solvers
        with self._brake.phase(begin, 1.0):
            if len(solvers) == 1:
                self._solve(drawn, solvers[0])
            else:
                with ThreadPoolExecutor(len(solvers)) as pool:
                    for part in [pool.submit(self._solve, drawn, solver) for solver in solvers]:
                        part.result()
            self._samples.certain = self._case.lists(most) and not self._is_pulled()

    def _solve(self, drawn: Iterator[tuple[World, float]], solver: Solver) -> None:
        while not self._is_pulled():
            try:
                with self._lock:
                    item = next(drawn, None)
                if item is None:
                    return
                with self._shop.counting(solver):
                    self._solve_one(self._case.game(item[0]), item[1], solver)
            except Stopped:
                return

    def _solve_one(self, game: Game, weight: float, solver: Solver) -> None:
        """A world counts as a whole; but the first one's values are better than none."""
        worths: dict[Action, Worth] = {}
        first = not self._samples.worlds and not self._samples.sums
        for action, worth in world_values(game, solver, self._is_pulled):
            if self._is_pulled():
                raise Stopped
            worths[action] = worth
            if first:
                with self._lock:
                    self._samples.add_one(action, worth, weight)
                    self._tell(action)
        with self._lock:
            self._samples.worlds += 1
            if not first:
                for action, worth in worths.items():
                    self._samples.add_one(action, worth, weight)
                self._tell(*worths)

    # ---- what is said ---------------------------------------------------------------------------

    def _no_samples(self, *, certain: bool) -> Samples:
        return Samples(self._case.sides, self._objective.coins, certain=certain)

    def _is_pulled(self) -> bool:
        return self._brake.is_pulled

    def _glance(self) -> None:
        """Raise ``Stopped`` if what runs now should end."""
        if self._is_pulled():
            raise Stopped

    def _tell(self, *fresh: Action) -> None:
        self._report(Info(self._analysis(exact=False), fresh))

    def _analysis(self, *, exact: bool) -> Analysis:
        case, samples = self._case, self._samples
        # Whose hand is hidden may do what he can do in one of the worlds.
        actions = case.actions
        if actions is None:
            actions = tuple(sorted(samples.sums, key=index_of))
        moves = samples.values(actions)
        best = self._best(moves)
        coin = self._objective.coins[0]
        error: float | None = 0.0
        if not exact:
            error = moves[best].stderr.get(coin) if best is not None else None
        return Analysis(
            objective=self._objective,
            side=None if case.is_over else case.sides.acting,
            moves=moves,
            best=best,
            exact=exact,
            stderr=error,
            unknown=case.unknown,
            worlds=samples.worlds,
            nodes=self._shop.nodes,
        )

    def _best(self, moves: dict[Action, MoveValues]) -> Action | None:
        """The first of the best; for all three figures, that with the best points.

        Before the declaration points compare only games that are played for points: null and
        ramsch are named where nothing else is offered, or another figure is asked for.
        """
        coin = self._objective.coins[0]
        if coin is Objective.POINTS:
            moves = {one: moves[one] for one in moves if not _has_own_aim(one)} or moves
        sign = 1 if self._case.sides.wants_more(coin) else -1
        best, most = None, -float("inf")
        for action, values in moves.items():
            value = values.of(coin)
            if value is not None and sign * value.value > most:
                best, most = action, sign * value.value
        return best


def _has_own_aim(action: Action) -> bool:
    """Whether it declares a game whose value is not the declarer's card points."""
    return isinstance(action, Declare) and action.contract in (Contract.N, Contract.R)
