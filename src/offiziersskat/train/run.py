"""Runs a plan, round by round: workers play and learn side by side, then their weights are averaged.

Every worker begins a round with the same weights and plays games of its own, drawn from the seed,
the round and its number; so the outcome depends on nothing else. Workers are threads: the games are
played without the interpreter's lock.
"""

from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from threading import Event

from offiziersskat.search.kernel.selfplay import SelfPlay
from offiziersskat.search.netfile import Weights
from offiziersskat.train.lesson import NUMBERS, beginner, learner, settled
from offiziersskat.train.plan import SETS, Lesson, Plan
from offiziersskat.train.state import Course, Point, State, kept

__all__ = ["lessons", "weights_of"]

_AT_ONCE = 200
"""Games between two looks at whether to stop."""
_PAIRS = 200
_WIDTH = 1.96


def lessons(state: State, path: Path) -> Iterator[Point]:
    """Go on until the plan is done; a point of the curve after each set's round.

    The state is written after every round; raises ``StorageError`` if it cannot be.
    """
    plan = state.plan
    teams = {name: _Team(plan, SETS[name]) for name in plan.sets}
    while state.done < plan.rounds:
        for name in plan.sets:
            point = teams[name].round(state.done, state.courses[name])
            state.curve.append(point)
            yield point
        state.done += 1
        kept(state, path)


def weights_of(state: State) -> dict[str, Weights]:
    """The sets as they play."""
    return {name: settled(course.mean(), SETS[name]) for name, course in state.courses.items()}


class _Team:
    """The workers of one set, and the beginner that the curve measures by."""

    def __init__(self, plan: Plan, lesson: Lesson) -> None:
        self._plan, self._lesson = plan, lesson
        self._workers = [learner(lesson) for _ in range(plan.workers)]
        self._beginner = beginner(lesson)

    def round(self, number: int, course: Course) -> Point:
        """Play a round: the course's weights go on, and the curve gets a point."""
        stop = Event()
        with ThreadPoolExecutor(len(self._workers)) as pool:
            try:
                work = [
                    pool.submit(self._practised, worker, number, place, course.numbers, stop)
                    for place, worker in enumerate(self._workers)
                ]
                surprises = [one.result() for one in work]
            finally:
                # Ctrl-C: who still plays ends at once.
                stop.set()
        course.numbers = _mean([_given(worker) for worker in self._workers])
        if self._plan.counts(number):
            course.total = array(
                "d", [a + b for a, b in zip(course.total, course.numbers, strict=True)]
            )
            course.summed += 1
        squares = sum(square for square, _ in surprises)
        count = sum(lessons for _, lessons in surprises)
        ahead = self._ahead(course.mean())
        return Point(
            name=self._lesson.name,
            round=number,
            games=(number + 1) * self._plan.games_of(self._lesson) * len(self._workers),
            surprise=sqrt(squares / count),
            ahead=fmean(ahead),
            half=_WIDTH * stdev(ahead) / sqrt(len(ahead)),
        )

    def _practised(
        self, worker: SelfPlay, number: int, place: int, numbers: "array[float]", stop: Event
    ) -> tuple[float, int]:
        """The sum of the squared surprises of a worker's games, and how many there were."""
        plan = self._plan
        worker.take(numbers)
        left, part, squares, count = plan.games_of(self._lesson), 0, 0.0, 0
        while left and not stop.is_set():
            games = min(left, _AT_ONCE)
            seed = plan.chance(self._lesson.name, number, place, part)
            found = worker.practise(seed, games, plan.rate(number), plan.trace, plan.stray)
            squares, count = squares + found[0], count + found[1]
            left, part = left - games, part + 1
        return squares, count

    def _ahead(self, numbers: "array[float]") -> list[float]:
        """What the weights make more than a beginner, by pair; the same deals every time."""
        first = self._workers[0]
        first.take(numbers)
        found: list[float] = first.duel(
            self._beginner, self._plan.chance(self._lesson.name, "duel"), _PAIRS
        )
        return found


def _given(worker: SelfPlay) -> "array[float]":
    numbers = array("d", bytes(8 * NUMBERS))
    worker.give(numbers)
    return numbers


def _mean(parts: "list[array[float]]") -> "array[float]":
    if len(parts) == 1:
        return parts[0]
    return array("d", [sum(numbers) / len(parts) for numbers in zip(*parts, strict=True)])
