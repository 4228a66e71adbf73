"""Checks the shipped endings: that each has one best card, by programs that share no code.

    python -m tests.truth.exercises [--from 0] [--most-tables 5000]

Every line is searched anew, and by the general kernel; and walked by the second program
(``unpruned``), which leaves nothing out, unless that would need too many tables. In the end it says
how many lines each way has checked.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from tests.truth.methods import Figures, general, searched
from tests.truth.methods import walked as unpruned
from tests.truth.unpruned import TooLarge

from offiziersskat.notation import parse_position
from offiziersskat.trainer.shelf import SHELF

__all__ = ["checked", "read", "told"]

_HALF = 60


def read() -> list[dict[str, Any]]:
    """The lines that come with the package."""
    text = files("offiziersskat.trainer").joinpath(SHELF).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def told(line: dict[str, Any]) -> Figures:
    """What a line says, as the truth file says it: points and win of the declarer's side."""
    position, over = parse_position(line["position"]), line["over"]
    mine = position.seat.side is position.own_side
    contract = line["position"].split()[1][0]
    points = {}
    for card, (beyond, *_) in line["moves"].items():
        own = beyond if mine else -beyond
        points[card] = own - _HALF * over if contract == "R" else own + _HALF * over
    win = {card: win if mine else over - win for card, (_, _, win) in line["moves"].items()}
    return {
        "points": points,
        "win": win,
        "score": {card: score for card, (_, score, _) in line["moves"].items()},
    }


def one_best(line: dict[str, Any]) -> bool:
    """Whether one card is better than all others in points and in score, and wins no less often."""
    moves = sorted(line["moves"].values(), key=lambda figures: -figures[1])
    points, score, win = moves[0]
    return all(other[0] < points and other[1] < score and other[2] <= win for other in moves[1:])


def checked(line: dict[str, Any], *, most: int) -> Iterator[str]:
    """The names of the ways that agree; raises ``AssertionError``."""
    text = line["position"]
    assert one_best(line), text
    for name, method in (("searched", searched), ("general", general)):
        assert told(line) == method(text), (name, text)
        yield name
    try:
        assert told(line) == unpruned(text, most=most), text
    except TooLarge:
        return
    yield "unpruned"


def main() -> None:
    """All lines."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--most-tables", type=int, default=5_000)
    options = parser.parse_args()
    lines, ways = read(), Counter[str]()
    for number, line in enumerate(lines[options.first :], start=options.first):
        ways.update(checked(line, most=options.most_tables))
        print(f"{number + 1} of {len(lines)}", end="\r", flush=True)
    print(f"{len(lines)} lines:", ", ".join(f"{name} {count}" for name, count in ways.items()))


if __name__ == "__main__":
    main()
