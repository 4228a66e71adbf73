"""One run that makes the endings which come with the package: what each day of the cycle is to hold.

Line n follows from the seed and from n, but for what earlier lines already hold: the same seed
makes the same bytes.
"""

import json
from collections.abc import Iterator

from offiziersskat.notation import write_position
from offiziersskat.trainer.endings import Ending, Maker, Slot

__all__ = ["COUNT", "SEED", "line_of", "made", "slot_of"]

COUNT = 7 * 60
"""Sixty weeks."""

SEED = 2026

_WEEK = (1, 1, 2, 2, 3, 3, 4)
"""The grades from Monday to Sunday."""

_TABLES = (
    ("classic", "CSHD"),
    ("japanese", "CSHDG"),
    ("simple", "CSHDG"),
    ("double", "CSHDG"),
    ("classic", "G"),
    ("japanese", "CSHDG"),
    ("classic", "CSHD"),
    ("simple", "CSHD"),
    ("classic", "R"),
    ("double", "CSHDG"),
    ("classic;spitzen=on", "CSHD"),
)
"""Rulesets and games, one after the other; eleven of them, so that each meets every weekday."""


def slot_of(number: int) -> Slot:
    """What line ``number`` is to hold."""
    grade = _WEEK[number % len(_WEEK)]
    rules, games = _TABLES[number % len(_TABLES)]
    # Four seats have few endings that are long, and short enough for the second program.
    if rules == "double" and grade == _WEEK[-1]:
        rules, games = _TABLES[1]
    return Slot(rules, games, grade)


def made(count: int, *, seed: int = SEED) -> Iterator[Ending]:
    """So many endings, each as soon as it is made."""
    maker = Maker()
    for number in range(count):
        yield maker.ending(slot_of(number), seed=seed, index=number)


def line_of(ending: Ending) -> str:
    """An ending as one line of JSON; figures as whole numbers, ``over`` the unit.

    ``deal``: the number of its game, ``numbered_seed(seed, deal)``.
    """
    line = {
        "id": ending.name,
        "grade": ending.grade,
        "position": write_position(ending.position),
        "over": ending.weighed.over,
        "moves": {card.code: list(figures) for card, figures in ending.weighed.moves.items()},
        "checks": [check.value for check in ending.checks],
        "deal": ending.deal,
    }
    return json.dumps(line, separators=(",", ":")) + "\n"
