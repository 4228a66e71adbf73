"""Self-play: the same plan gives the same weights, broken off or not, and it learns."""

import csv
import io
import subprocess
import sys
from array import array
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.command import called
from tests.unit.test_analysis_uncompiled import PROGRAM

from offiziersskat.errors import InputError
from offiziersskat.search.netfile import pack, unpack
from offiziersskat.train.curve import picture, table
from offiziersskat.train.lesson import NUMBERS, beginner, fresh, learner, settled
from offiziersskat.train.plan import SETS, Plan
from offiziersskat.train.run import lessons, weights_of
from offiziersskat.train.state import Point, State, began, read

SMALL = Plan(seed=3, rounds=4, games=24, workers=2, sets=("suit-high", "null"))
SOURCE = Path(__file__).parents[2] / "src"


def learnt(plan: Plan, path: Path, points: int | None = None) -> State:
    """Go on with a plan, to its end or until so many points of the curve are there."""
    state = read(path, plan) or began(plan)
    for number, _ in enumerate(lessons(state, path), start=1):
        if number == points:
            break
    return state


def test_going_on_gives_what_an_unbroken_run_gives(tmp_path: Path) -> None:
    """Broken off after two rounds, and once more in the middle of the third."""
    whole = learnt(SMALL, tmp_path / "whole.json")
    parts = tmp_path / "parts.json"
    learnt(SMALL, parts, points=5)
    again = learnt(SMALL, parts, points=1)
    assert again.done == 2
    resumed = learnt(SMALL, parts)
    assert resumed == whole
    assert (tmp_path / "whole.json").read_bytes() == parts.read_bytes()
    assert pack(weights_of(resumed)) == pack(weights_of(whole))


def test_seed_and_number_of_workers_decide(tmp_path: Path) -> None:
    """Each worker plays games of its own; which of them is ready first does not matter."""
    one = replace(SMALL, rounds=1, sets=("suit-high",))
    plans = [one, one, replace(one, seed=4), replace(one, workers=1)]
    states = [learnt(plan, tmp_path / f"{n}.json") for n, plan in enumerate(plans)]
    numbers = [state.courses["suit-high"].numbers for state in states]
    assert numbers[0] == numbers[1]
    assert numbers[0] != numbers[2]
    assert numbers[0] != numbers[3]


def test_a_set_does_not_depend_on_those_beside_it(tmp_path: Path) -> None:
    """So that one can be learnt alone."""
    alone = learnt(replace(SMALL, rounds=2, sets=("null",)), tmp_path / "alone.json")
    beside = learnt(replace(SMALL, rounds=2), tmp_path / "beside.json")
    assert alone.courses["null"] == beside.courses["null"]


def test_it_learns() -> None:
    """A thousand games, and what comes is foreseen better than before them, by a quarter."""
    net = learner(SETS["grand-high"])
    net.take(fresh(1, SETS["grand-high"]))
    first, count = net.practise(5, 60, 0.006, 0.8, 0.1)
    net.practise(6, 1000, 0.003, 0.8, 0.1)
    last, counted = net.practise(5, 60, 0.001, 0.8, 0.1)
    assert last / counted < first / count / 1.25


def test_what_is_learnt_wins() -> None:
    """After two thousand games it beats who only counts the points of a trick, clearly."""
    lesson = SETS["grand-high"]
    net = learner(lesson)
    net.take(fresh(1, lesson))
    for part in range(4):
        net.practise(10 + part, 500, 0.005 / (1 + part), 0.8, 0.05)
    margins = net.duel(beginner(lesson), 99, 150)
    assert sum(margins) / len(margins) > 4
    assert net.duel(net, 99, 20) == [0.0] * 20


@pytest.mark.parametrize("name", SETS)
def test_every_set_can_be_learnt(name: str) -> None:
    """Whatever is dealt: weights stay in their bounds, and shares add up."""
    lesson = SETS[name]
    net = learner(lesson)
    net.take(fresh(2, lesson))
    squares, count = net.practise(7, 40, 0.005, 0.8, 0.3)
    assert count > 40 and 0 < squares < count * 60**2
    numbers = array("d", bytes(8 * NUMBERS))
    net.give(numbers)
    assert all(abs(number) < 60 for number in numbers)
    assert unpack(pack({name: settled(numbers, lesson)})) == {name: settled(numbers, lesson)}


UNCOMPILED = (
    PROGRAM.split("from offiziersskat.cli")[0]
    + """
from array import array
from offiziersskat.train.lesson import NUMBERS, fresh, learner
from offiziersskat.train.plan import SETS
for name in ("suit-below_king", "null"):
    net = learner(SETS[name])
    net.take(fresh(2, SETS[name]))
    print(net.practise(11, 1, 0.005, 0.8, 0.3))
    numbers = array("d", bytes(8 * NUMBERS))
    net.give(numbers)
    print(numbers.tobytes().hex())
"""
)


def test_uncompiled_it_learns_the_same() -> None:
    """To the last bit."""
    done = subprocess.run(
        [sys.executable, "-c", UNCOMPILED, str(SOURCE)], capture_output=True, text=True, check=True
    )
    told = done.stdout.splitlines()
    for place, name in enumerate(("suit-below_king", "null")):
        net = learner(SETS[name])
        net.take(fresh(2, SETS[name]))
        assert told[2 * place] == str(net.practise(11, 1, 0.005, 0.8, 0.3))
        numbers = array("d", bytes(8 * NUMBERS))
        net.give(numbers)
        assert told[2 * place + 1] == numbers.tobytes().hex()


CURVE = [
    Point(name, number, 1000 * (number + 1), 9.5 - number, 3.0 * number, 1.25)
    for number in range(3)
    for name in ("suit-high", "null")
]


def test_the_curve_is_a_table_and_a_picture() -> None:
    """Every point in the table, a line for each set in the picture; words are escaped."""
    rows = list(csv.DictReader(io.StringIO(table(CURVE))))
    assert [row["name"] for row in rows] == [point.name for point in CURVE]
    assert float(rows[4]["ahead"]) == 6.0
    drawn = ET.fromstring(picture(CURVE, title="A & B", across="games", up="<%>"))
    lines = [one for one in drawn.iter() if one.tag.endswith("polyline")]
    assert [len(line.attrib["points"].split()) for line in lines] == [3, 3]
    words = [one.text for one in drawn.iter() if one.tag.endswith("text")]
    assert {"A & B", "games", "<%>", "suit-high", "null", "3k"} <= set(words)


def test_the_command_leaves_weights_curve_and_state(tmp_path: Path) -> None:
    """And, asked again, does nothing more."""
    args = ("train", "--out", str(tmp_path / "new"), "--rounds", "2", "--games", "10")
    said = called(*args, "--only", "ramsch-high", lang="en")
    assert said.status == 0
    assert "Round 2 of 2 · ramsch-high · 8 games" in said.out.replace("\u2068", "").replace(
        "\u2069", ""
    )
    found = {path.name for path in (tmp_path / "new").iterdir()}
    assert found == {"state.json", "values.bin", "curve.csv", "curve.svg"}
    assert list(unpack((tmp_path / "new" / "values.bin").read_bytes())) == ["ramsch-high"]
    before = (tmp_path / "new" / "values.bin").read_bytes()
    assert called(*args, "--only", "ramsch-high", "--json").out == ""
    assert (tmp_path / "new" / "values.bin").read_bytes() == before


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("--only", "skat"), "skat"),
        (("--rounds", "3"), "state.json"),
        (("--workers", "0"), "--workers"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    args: tuple[str, ...], code: str, tmp_path: Path
) -> None:
    """Another plan in the same folder, a set that is none, nobody to play."""
    first = ("train", "--out", str(tmp_path), "--games", "4", "--only", "null")
    assert called(*first, "--rounds", "1").status == 0
    said = called(*first, *args)
    assert said.status == 2
    assert code in said.err and "Traceback" not in said.err


def test_a_damaged_state_is_refused(tmp_path: Path) -> None:
    """Cut off, or of another kind."""
    path = tmp_path / "state.json"
    learnt(replace(SMALL, rounds=1), path)
    data = path.read_bytes()
    for bad in (data[: len(data) // 2], b"{}", data.replace(b'"courses"', b'"cases"')):
        path.write_bytes(bad)
        with pytest.raises(InputError, match="train-unreadable"):
            read(path, replace(SMALL, rounds=1))
