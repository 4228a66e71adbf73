"""The core beside the naive program: random hands and random endings by random rulesets.

Both are told the same ruleset and deck; every legal list, seat, phase, visible card and result has
to agree. Where the two would part, rules.md is the judge.
"""

import random

import pytest
from bench.random_hands import random_rules
from tests.perft import naive
from tests.perft.twin import differences, random_ending, result_words, rule_words

from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import PRESETS, overrides, preset
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.scoring import result_of

HANDS_OF_A_RULESET = 60
BATCHES = range(10)
HANDS_OF_A_BATCH = 150
ENDINGS = 1_500


def _disagreements(rules: Ruleset, rng: random.Random) -> list[str]:
    deck = list(DECK)
    rng.shuffle(deck)
    found = list(differences(rules, deck, rng))
    return [f"{rules.preset} {overrides(rules)}", *found] if found else []


@pytest.mark.parametrize("name", PRESETS)
def test_both_programs_play_the_named_rulesets_alike(name: str) -> None:
    """Random hands, every decision compared for every eye."""
    rng = random.Random(name)
    for _ in range(HANDS_OF_A_RULESET):
        assert [] == _disagreements(preset(name), rng)


@pytest.mark.parametrize("batch", BATCHES)
def test_both_programs_play_random_rulesets_alike(batch: int) -> None:
    """Any fields and any course; another ruleset for every hand."""
    rng = random.Random(batch)
    for _ in range(HANDS_OF_A_BATCH):
        assert [] == _disagreements(random_rules(rng.randrange), rng)


@pytest.mark.parametrize("batch", BATCHES)
def test_both_programs_write_the_same_result_of_any_ending(batch: int) -> None:
    """Ties, schneider, schwarz, overbids and missed announcements as often as plain wins."""
    rng = random.Random(batch)
    for _ in range(ENDINGS):
        rules = random_rules(rng.randrange)
        outcome, state = random_ending(rules, rng)
        wanted = naive.outcome(state)
        assert wanted == result_words(result_of(rules, outcome)), (overrides(rules), outcome)


@pytest.mark.parametrize("name", PRESETS)
def test_both_programs_know_the_same_course_by_heart(name: str) -> None:
    """The table of layouts was typed twice from rules.md §3."""
    course = preset(name).course
    mine = rule_words(preset(name))["course"].replace("F", "0")
    other = naive.COURSES[name].replace("F", "0")
    assert other.replace("D", "1") == mine.replace("D", "1"), course
