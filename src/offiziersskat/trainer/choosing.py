"""Which exercise is next: what is due comes first, then what has never been asked.

Takes somebody's progress and the day; asks no calendar and keeps nothing.
"""

from collections.abc import Iterator
from datetime import date
from itertools import count

from offiziersskat.core.rules import Ruleset
from offiziersskat.trainer import shelf
from offiziersskat.trainer.contracts import contract, contract_of
from offiziersskat.trainer.exercise import Exercise, Kind
from offiziersskat.trainer.schedule import Progress

__all__ = ["DEALS", "contracts_next", "endings_next", "is_next"]

DEALS = 1
"""The seed of the hands of which somebody is asked what he would declare."""

_KINDS = {"contract": Kind.CONTRACT, "mistake": Kind.MISTAKE}


def endings_next(
    progress: Progress, day: date, *, rules: Ruleset | None = None, grade: int | None = None
) -> Iterator[Exercise]:
    """The endings of the shelf by these rules and this grade, if any are wanted."""

    def fits(exercise: Exercise) -> bool:
        return rules in (None, exercise.rules) and grade in (None, exercise.grade)

    waiting = [name for name in progress.due(day) if _kind(name) is Kind.ENDING]
    yield from filter(fits, (shelf.by_id(name) for name in waiting if shelf.has(name)))
    yield from (one for one in shelf.all_endings() if one.id not in progress.recalls and fits(one))


def contracts_next(
    progress: Progress, day: date, rules: Ruleset, *, grade: int | None = None
) -> Iterator[Exercise]:
    """Hands to declare on, without end; raises ``InputError`` ``exercise-no-choice``."""
    for name in progress.due(day):
        if _kind(name) is Kind.CONTRACT:
            exercise = contract_of(name)
            if exercise.rules == rules and grade in (None, exercise.grade):
                yield exercise
    for index in count():
        exercise = contract(rules, seed=DEALS, index=index)
        if exercise.id not in progress.recalls and grade in (None, exercise.grade):
            yield exercise


def is_next(exercise: Exercise, progress: Progress, day: date) -> bool:
    """Whether an exercise is due, or new."""
    return exercise.id not in progress.recalls or exercise.id in progress.due(day)


def _kind(name: str) -> Kind:
    return _KINDS.get(name.partition(":")[0], Kind.ENDING)
