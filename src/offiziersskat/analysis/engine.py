"""``Engine``: exact and estimated analyses for programs, from threads and from asyncio.

Everything is asked of a ``View``: what a seat does not see cannot enter. An engine keeps its tables
between analyses, within the memory it was given, and works on one at a time; others wait for
their turn. See docs/analysis.md.
"""

from collections.abc import Callable
from typing import TypeVar

from offiziersskat.analysis.case import Case
from offiziersskat.analysis.limits import Limit, check_memory, check_threads
from offiziersskat.analysis.running import Brake, Running
from offiziersskat.analysis.study import Study
from offiziersskat.analysis.values import Analysis, Info, Objective
from offiziersskat.analysis.workshop import Workshop
from offiziersskat.core.result import Matadors
from offiziersskat.core.view import View
from offiziersskat.errors import InputError
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.solver import Solution, Solver, Stopped

__all__ = ["Engine", "LimitReached"]

_T = TypeVar("_T")


class LimitReached(InputError):
    """The limit was too small for an answer that only counts when it is whole."""


class Engine:
    """Analyses views, and solves positions whose cards are all known."""

    def __init__(self, memory_mb: int = 256, threads: int = 1) -> None:
        """Tables take at most ``memory_mb`` megabytes, 32 and 32 a thread or more.

        Raises ``BadLimit``.
        """
        check_threads(threads)
        self._shop = Workshop(check_memory(memory_mb, threads), threads)

    def analyse(
        self,
        view: View,
        *,
        objective: Objective | str = Objective.POINTS,
        limit: Limit | None = None,
        exact: bool = False,
        matadors: Matadors | None = None,
        on_info: Callable[[Info], None] | None = None,
    ) -> Analysis:
        """What the seat to act should do on what the view shows; waits for the whole.

        Exact where every card can be worked out, and in public games where the limit allows
        expectiminimax over the unknown cards (without a limit up to 8). Otherwise an estimate,
        ``exact`` false: worlds are drawn, weighted where hands are hidden, and each is solved with
        open cards. Its standard error tells the chance of the draw, not the bias of the method:
        in each world both sides play as if they saw what they cannot see.

        ``exact=True`` accepts no estimate. ``matadors`` are those of a position, whose deal the
        view does not tell. ``on_info`` is called in this thread. Raises ``BadLimit`` (no such
        limit; ``analyse-never-exact``, ``analyse-out-of-reach``, ``analyse-too-long``),
        ``BadPosition`` (``analyse-phase``: nothing to weigh), ``NoWorld`` (a view that cannot be).
        """
        running = self.start(view, objective=objective, limit=limit, exact=exact, matadors=matadors)
        with running:
            for info in running:
                if on_info is not None:
                    on_info(info)
            return running.result()

    def start(
        self,
        view: View,
        *,
        objective: Objective | str = Objective.POINTS,
        limit: Limit | None = None,
        exact: bool = False,
        matadors: Matadors | None = None,
        listener: Callable[[Info], None] | None = None,
    ) -> Running[Analysis]:
        """Begin an analysis in a thread of its own; as ``analyse``, whose faults it raises.

        ``listener`` is called in that thread.
        """
        case = Case(view, matadors)
        wanted = _objective(objective)

        def task(brake: Brake, report: Callable[[Info], None]) -> Analysis:
            with self._shop.used_by(brake):
                study = Study(case, wanted, workshop=self._shop, brake=brake, report=report)
                return study.run(exactly=exact)

        return Running(task, Limit() if limit is None else limit, listener)

    async def analyse_async(
        self,
        view: View,
        *,
        objective: Objective | str = Objective.POINTS,
        limit: Limit | None = None,
        exact: bool = False,
        matadors: Matadors | None = None,
        on_info: Callable[[Info], None] | None = None,
    ) -> Analysis:
        """As ``analyse``, for asyncio: cancelling the task stops the search.

        ``on_info`` is called in the event loop.
        """
        from asyncio import get_running_loop

        loop = get_running_loop()

        def tell(info: Info) -> None:
            if on_info is not None and not loop.is_closed():
                loop.call_soon_threadsafe(on_info, info)

        running = self.start(
            view,
            objective=objective,
            limit=limit,
            exact=exact,
            matadors=matadors,
            listener=None if on_info is None else tell,
        )
        return await _awaited(running)

    def solve(
        self, position: OpenPosition, limit: Limit | None = None, *, value_only: bool = False
    ) -> Solution:
        """Value, every move's value and a line of best play, both sides seeing every card.

        ``value_only`` is quicker, and leaves moves and line empty. Raises ``LimitReached`` if the
        limit ends the search before.
        """
        with self.start_solving(position, limit, value_only=value_only) as running:
            return running.result()

    def start_solving(
        self, position: OpenPosition, limit: Limit | None = None, *, value_only: bool = False
    ) -> Running[Solution]:
        """Begin to solve in a thread of its own; nothing is reported before the end."""

        def search(solver: Solver) -> Solution:
            if not value_only:
                return solver.solve(position)
            return Solution(solver.value(position), {}, (), solver.nodes)

        return self._solving(limit, search)

    async def solve_async(
        self, position: OpenPosition, limit: Limit | None = None, *, value_only: bool = False
    ) -> Solution:
        """As ``solve``, for asyncio: cancelling the task stops the search."""
        return await _awaited(self.start_solving(position, limit, value_only=value_only))

    def at_least(self, position: OpenPosition, threshold: int, limit: Limit | None = None) -> bool:
        """Whether the value is at least so much, which is quicker still; raises ``LimitReached``."""
        with self._solving(limit, lambda solver: solver.at_least(position, threshold)) as running:
            return running.result()

    def _solving(self, limit: Limit | None, search: Callable[[Solver], _T]) -> Running[_T]:
        def task(brake: Brake, _report: Callable[[Info], None]) -> _T:
            with self._shop.used_by(brake):
                solver = self._shop.solvers[0]
                with brake.phase(), self._shop.counting(solver):
                    try:
                        return search(solver)
                    except Stopped:
                        raise LimitReached("limit-reached") from None

        return Running(task, Limit() if limit is None else limit)


async def _awaited(running: Running[_T]) -> _T:
    """The result, for asyncio; whoever no longer waits for it does not want it."""
    from asyncio import CancelledError, wrap_future

    try:
        return await wrap_future(running.future)
    except CancelledError:
        running.cancel()
        raise


def _objective(name: Objective | str) -> Objective:
    try:
        return Objective(name)
    except ValueError:
        known = " ".join(objective.value for objective in Objective)
        raise InputError("objective-unknown", value=str(name), known=known) from None
