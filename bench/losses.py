"""What each player loses by a decision, on public positions whose values are known for certain.

    python bench/losses.py
    python bench/losses.py --players rules pimc expert --positions 100

Loss is what the card played is worth less than the best, in the ruleset's own score and in card
points, each with 95 % intervals; errors are cards that lose score. Positions of
``tests/truth`` whose matadors the table tells, with at least one card that loses. The arena's oracle
has no place here: what it plays is right or wrong by cards that these values average over.
"""

import argparse
import json
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from offiziersskat.core.actions import Play
from offiziersskat.core.seats import Side
from offiziersskat.deal import Stream
from offiziersskat.notation import parse_position
from offiziersskat.players import PLAYERS, SEARCHING, player

_TRUTH = Path(__file__).parents[1] / "tests" / "truth" / "positions.jsonl"
_WIDTH = 1.96
_THIN = 20


def main() -> None:
    """Print a line for each player."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", nargs="+", default=list(PLAYERS))
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--quick", action="store_true", help="quick forms on every twentieth")
    wanted = parser.parse_args()
    cases = [json.loads(line) for line in _TRUTH.read_text(encoding="utf-8").splitlines()]
    cases = [case for case in cases if _counts(case)][: wanted.positions]
    names = wanted.players
    if wanted.quick:
        cases = cases[::_THIN]
        names = [f"{name}-quick" if name in SEARCHING else name for name in names]
    print(f"{len(cases)} positions")
    for name in names:
        losses = [_losses(case, name) for case in cases]
        score, points = ([loss[what] for loss in losses] for what in range(2))
        errors = fmean(loss > 0 for loss in score)
        print(f"{name:13} score {_told(score)}  points {_told(points)}  errors {errors:.1%}")


def _counts(case: dict[str, Any]) -> bool:
    told = "," in case["position"].split()[1]
    return not told and len(set(case["score"]["moves"].values())) > 1


def _losses(case: dict[str, Any], name: str) -> tuple[float, float]:
    view = parse_position(case["position"]).view()
    action = player(name).choose(view, Stream(case["id"].encode()))
    assert isinstance(action, Play)
    assert view.seat is not None
    code, over = action.card.code, case["over"]
    score, points = case["score"], case["points"]
    sign = 1 if view.seat.side is Side.FOREHAND else -1
    return (
        (score["value"] - score["moves"][code]) / over,
        sign * (points["value"] - points["moves"][code]) / over,
    )


def _told(losses: list[float]) -> str:
    return f"{fmean(losses):6.3f} ± {_WIDTH * stdev(losses) / sqrt(len(losses)):.3f}"


if __name__ == "__main__":
    main()
