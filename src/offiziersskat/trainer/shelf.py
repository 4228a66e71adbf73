"""The endings that come with the package, and which of them is that of a day.

They were made in one run (``making``). Their number is a multiple of seven, so that a weekday always
brings the same grade: easy on Mondays, hard on Sundays. Everybody gets the same on the same date.
"""

import json
from collections.abc import Iterator
from datetime import date
from functools import cache
from importlib.resources import files

from offiziersskat.errors import InputError
from offiziersskat.trainer.exercise import Exercise
from offiziersskat.trainer.form import read_line

__all__ = ["SHELF", "all_endings", "by_id", "count", "daily", "ending_at", "has"]

SHELF = "endings.jsonl"
"""The name of the file in this package."""


@cache
def _lines() -> tuple[str, ...]:
    text = files("offiziersskat.trainer").joinpath(SHELF).read_text(encoding="utf-8")
    return tuple(text.splitlines())


def count() -> int:
    """How many there are."""
    return len(_lines())


def ending_at(number: int) -> Exercise:
    """The ending of a number, 0 … count − 1."""
    return read_line(_lines()[number])


def all_endings() -> Iterator[Exercise]:
    """All of them, in the order of the days."""
    return map(read_line, _lines())


def has(name: str) -> bool:
    """Whether an ending of this id is among them."""
    return name in _numbers()


def by_id(name: str) -> Exercise:
    """The ending of an id; raises ``InputError`` ``exercise-unknown``."""
    if not has(name):
        raise InputError("exercise-unknown", id=name)
    return ending_at(_numbers()[name])


@cache
def _numbers() -> dict[str, int]:
    return {json.loads(line)["id"]: number for number, line in enumerate(_lines())}


def daily(day: date) -> Exercise:
    """The ending of a day: a new one each day, until after more than a year they begin anew."""
    return ending_at((day.toordinal() - 1) % count())
