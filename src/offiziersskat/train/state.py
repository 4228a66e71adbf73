"""How far the learning has got, on disk: one file, replaced as a whole after every round.

It holds the plan, so that another one is refused, the weights of every set bit for bit, and the
curve; going on from it gives the same as never having stopped.
"""

import json
import sys
from array import array
from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass, field
from pathlib import Path

from offiziersskat.errors import InputError
from offiziersskat.table.files import storage_errors, write_atomically
from offiziersskat.train.lesson import NUMBERS, fresh
from offiziersskat.train.plan import SETS, Plan

__all__ = ["Course", "Point", "State", "began", "kept", "read"]

_FORMAT = "offiziersskat-train-1"


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the learning curve, after so many games of a set.

    ``surprise`` is the root mean square of what was learnt anew about a position, in card points
    (null: of the chance); ``ahead`` what the network makes more than a beginner, a game, and
    ``half`` of its 95 % interval.
    """

    name: str
    round: int
    games: int
    surprise: float
    ahead: float
    half: float


@dataclass(slots=True)
class Course:
    """A set on its way: the weights that learn, and the sum of those that count."""

    numbers: "array[float]"
    total: "array[float]"
    summed: int = 0

    def mean(self) -> "array[float]":
        """The weights to be used: the mean of those that count, before that the latest."""
        if not self.summed:
            return self.numbers
        return array("d", [number / self.summed for number in self.total])


@dataclass(slots=True)
class State:
    """After so many whole rounds of a plan."""

    plan: Plan
    done: int = 0
    courses: dict[str, Course] = field(default_factory=dict)
    curve: list[Point] = field(default_factory=list)


def began(plan: Plan) -> State:
    """Nothing learnt yet."""
    courses = {
        name: Course(fresh(plan.seed, SETS[name]), array("d", bytes(8 * NUMBERS)))
        for name in plan.sets
    }
    return State(plan, courses=courses)


def kept(state: State, path: Path) -> None:
    """Write it; raises ``StorageError``."""
    text = {
        "format": _FORMAT,
        "plan": asdict(state.plan),
        "done": state.done,
        "courses": {
            name: [_text(course.numbers), _text(course.total), course.summed]
            for name, course in state.courses.items()
        },
        "curve": [asdict(point) for point in state.curve],
    }
    write_atomically(path, json.dumps(text) + "\n")


def read(path: Path, plan: Plan) -> State | None:
    """What was kept of this plan; none where nothing is; raises ``InputError``, ``StorageError``."""
    if not path.exists():
        return None
    with storage_errors(path):
        data = path.read_bytes()
    try:
        found = json.loads(data)
        same = found["format"] == _FORMAT and found["plan"] == json.loads(json.dumps(asdict(plan)))
        courses = {
            str(name): Course(_numbers(course[0]), _numbers(course[1]), int(course[2]))
            for name, course in found["courses"].items()
        }
        curve = [Point(**point) for point in found["curve"]]
        done = int(found["done"])
    except (ValueError, KeyError, TypeError, IndexError):
        raise InputError("train-unreadable", path=str(path)) from None
    if not same:
        raise InputError("train-other", path=str(path))
    return State(plan, done, courses, curve)


def _text(numbers: "array[float]") -> str:
    return b64encode(_little(numbers).tobytes()).decode("ascii")


def _numbers(text: str) -> "array[float]":
    numbers = array("d")
    numbers.frombytes(b64decode(text, validate=True))
    if len(numbers) != NUMBERS:
        raise ValueError(len(numbers))
    return _little(numbers)


def _little(numbers: "array[float]") -> "array[float]":
    if sys.byteorder == "little":
        return numbers
    turned = numbers[:]
    turned.byteswap()
    return turned
