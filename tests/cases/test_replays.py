"""Complete hands of every ruleset, computed by another program from the text of the rules.

``replays.jsonl`` holds one hand a line: the record with its result, and for every decision the
seat, the phase, the legal actions in canonical order (for laying away only their number) and the
action taken.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.perft.twin import BY_TEXT, result_words

from offiziersskat.core.actions import text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import PRESETS, ruleset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal

LINES = (Path(__file__).parent / "replays.jsonl").read_text(encoding="utf-8").splitlines()
CASES: list[dict[str, Any]] = [json.loads(line) for line in LINES]


def _game(record: dict[str, Any]) -> Game:
    fields = dict(record["rules"])
    rules = ruleset(fields.pop("preset"), fields)
    return new_game(rules, [Card[code] for code in record["deck"]])


def test_there_are_59_hands_of_every_ruleset() -> None:
    """A case that is lost must be missed."""
    assert 59 == len({case["id"] for case in CASES})
    assert set(PRESETS) >= {case["record"]["rules"]["preset"] for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_hand_is_replayed_decision_by_decision(case: dict[str, Any]) -> None:
    """Seats, phases, legal actions in their order, and the result are those of the record."""
    game = _game(case["record"])
    for step in case["steps"]:
        texts = [text_of(action) for action in legal(observe(game, game.to_act))]
        assert (step["seat"], step["phase"]) == (game.to_act, game.phase.value)
        assert step["legal"] == (texts if isinstance(step["legal"], list) else len(texts))
        game = apply(game, BY_TEXT[step["action"]])
    assert game.result is not None
    assert case["record"]["result"] == result_words(game.result)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_steps_are_the_actions_of_the_record(case: dict[str, Any]) -> None:
    """The data are whole: as many steps as actions, and the same ones."""
    assert case["record"]["actions"] == [step["action"] for step in case["steps"]]


def test_the_hands_ask_in_every_phase() -> None:
    """Bidding, stock, laying away, kontra and re are among the decisions."""
    phases = Counter(step["phase"] for case in CASES for step in case["steps"])
    assert set("bid stock discard declare kontra re play".split()) == set(phases)
