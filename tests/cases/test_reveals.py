"""The shared positions with unknown cards and their exact values, points and wins.

``reveals.jsonl`` holds one position a line; those with 2 and 3 unknown cards were checked by a
second, unpruned program, those with more by a third.
"""

import json
from pathlib import Path

import pytest

from offiziersskat.notation import parse_position
from offiziersskat.search.chance import ChanceSearch, Objective
from offiziersskat.search.kernel.chance import COMPILED

LINES = (Path(__file__).parent / "reveals.jsonl").read_text(encoding="utf-8").splitlines()
CASES = [json.loads(line) for line in LINES]
# Uncompiled, the positions with six and seven unknown cards would take minutes.
MOST = 7 if COMPILED else 4


@pytest.mark.parametrize("objective", [Objective.POINTS, Objective.WIN])
def test_positions_are_worth_what_their_cases_say(objective: Objective) -> None:
    """To nine digits, as the cases give them."""
    search = ChanceSearch(bits=18)
    cases = [case for case in CASES if objective.value in case and case["unknown"] <= MOST]
    assert len(cases) > 20
    for case in cases:
        answer = search.value(parse_position(case["position"]).view(), objective)
        assert case[objective.value] == pytest.approx(float(answer.value), abs=1e-8), case["id"]
