"""Every ruleset has a recorded playthrough, and plays as it is recorded.

``python -m tests.playthroughs.make`` writes the files anew, after a change that is meant.
"""

import pytest
from tests.playthroughs.make import FOLDER, OPENINGS, hands_in, path_of, told, write

from offiziersskat.core.catalogue import PRESETS, preset, ruleset


@pytest.mark.parametrize("name", PRESETS)
def test_a_ruleset_plays_as_its_playthrough_says(name: str) -> None:
    """Every observable of every state; a missing file fails too."""
    recorded = path_of(name).read_text(encoding="utf-8")
    assert recorded.splitlines() == write(preset(name), hands_in(recorded)).splitlines()


@pytest.mark.parametrize("name", PRESETS)
def test_a_playthrough_goes_to_the_end_of_each_hand(name: str) -> None:
    """A file that was cut short, or emptied, would prove nothing."""
    recorded = path_of(name).read_text(encoding="utf-8")
    hands = hands_in(recorded)
    assert max(1, len(OPENINGS.get(name, ()))) == len(hands)
    assert len(hands) == recorded.count("ending = ")
    assert max(len(hand.actions) for hand in hands) > preset(name).tricks


def test_no_playthrough_is_left_of_a_ruleset_that_is_gone() -> None:
    """Files and catalogue name each other."""
    assert set(PRESETS) == {path.stem for path in FOLDER.glob("*.txt")}


def test_a_playthrough_tells_a_changed_rule() -> None:
    """Other cards are turned, at another time: the text differs."""
    hand = hands_in(path_of("classic").read_text(encoding="utf-8"))[0]
    assert told(preset("classic"), hand) != told(ruleset("classic", {"flip": "at_once"}), hand)


def test_the_playthroughs_ask_everything_that_can_be_asked() -> None:
    """Bidding, stock, laying away, kontra, re, null, ramsch, a hand thrown in."""
    texts = "\n".join(path_of(name).read_text(encoding="utf-8") for name in PRESETS)
    for phase in "bid stock discard declare kontra re play over".split():
        assert f"phase:{phase} " in texts
    for word in ("contract = N", "contract = R", "ending = thrown_in", "StockTaken", "Opened"):
        assert word in texts
