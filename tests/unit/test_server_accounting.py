"""The accountant's own work: which hands of a table count for whom, and that no card gets out of it."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.records import played
from tests.sittings import CHANCE, EMPTY, ENGINE, HUMAN, play_until, seated, shuffle

from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import ruleset
from offiziersskat.notation import write_osk
from offiziersskat.server.accounting import Counted, of_record, of_table
from offiziersskat.table.authority import MemoryStore
from offiziersskat.table.dealing import numbered_dealing
from offiziersskat.table.eventjson import event_json
from offiziersskat.table.sitting import PlayerInfo, Sitting

SHORT = ruleset("classic", {"hands": 4})


def _counted(store: MemoryStore, numbers: Sequence[int]) -> list[Counted]:
    return of_table([json.dumps(event_json(event)) for event in store.events], numbers)


def _hand(sitting: Sitting, rng: random.Random) -> None:
    """Shuffled and played to its end."""
    if sitting.table.hand is not None:
        for player in sitting.table.state.people:
            sitting.ready(player)
    shuffle(sitting, rng)
    play_until(sitting, lambda _: False, rng)


def test_each_player_has_his_share_of_each_hand() -> None:
    """By player and not by seat: the deal goes round; scores are those of the match, no name is told."""
    sitting, store = seated(SHORT, (HUMAN, ENGINE))
    for seed in range(2):
        _hand(sitting, CHANCE(seed))
    match = sitting.table.match

    for number, hand in enumerate(_counted(store, [0, 1])):
        first, second = match.scores(number)
        assert [first - second, second - first] == [
            hand.shares[player]["share"]["score"] for player in (0, 1)
        ]
        assert ["rules", "person"] == [hand.shares[n]["share"]["level"] for n in (0, 1)]
        # The length of the match changes nothing in a hand.
        assert "classic" == hand.shares[0]["share"]["rules"]
        assert "Anna" not in json.dumps(hand.shares)


def test_a_hand_that_is_not_over_has_nothing_to_tell() -> None:
    """Whatever lies hidden in it: what comes out is the same byte for byte."""
    said = set()
    for seed in range(4):
        sitting, store = seated(SHORT, (HUMAN, ENGINE))
        _hand(sitting, CHANCE(99))
        for player in sitting.table.state.people:
            sitting.ready(player)
        shuffle(sitting, CHANCE(seed))
        play_until(sitting, lambda one: one.table.plies >= 3, CHANCE(seed))
        assert sitting.table.is_running
        said.add(repr(_counted(store, [0, 1])))

    (only,) = said
    assert not any(f"'{card.code}'" in only for card in DECK)
    assert "Counted(number=1, shares={})" in only


def test_who_came_in_the_middle_has_not_played_the_hand() -> None:
    """It counts for the other; the next one for both."""
    sitting, store = seated(SHORT, (HUMAN, HUMAN))
    shuffle(sitting, CHANCE(1))
    play_until(sitting, lambda one: one.table.plies >= 4, CHANCE(1))
    sitting.leave_seat(1, now=0.0)
    sitting.take_seat(1, PlayerInfo("Cleo"), now=0.0)
    play_until(sitting, lambda _: False, CHANCE(1))
    _hand(sitting, CHANCE(2))

    assert [{0}, {0, 1}] == [set(hand.shares) for hand in _counted(store, [0, 1])]


def test_a_seat_that_was_free_before_the_deal_counts() -> None:
    """Somebody who was invited has played from the first card."""
    sitting, store = seated(SHORT, (HUMAN, EMPTY))
    sitting.take_seat(1, PlayerInfo("Ben"), now=0.0)
    _hand(sitting, CHANCE(3))

    assert [{0, 1}] == [set(hand.shares) for hand in _counted(store, [0])]


def test_a_deal_that_was_known_beforehand_does_not_count() -> None:
    """Neither one that was given, nor one that is dealt again."""
    sitting, store = seated(SHORT, (HUMAN, ENGINE))
    sitting.deal(numbered_dealing(7, 0), now=0.0)
    play_until(sitting, lambda _: False, CHANCE(1))
    _hand(sitting, CHANCE(2))

    assert [set(), {0, 1}] == [set(hand.shares) for hand in _counted(store, [0, 1])]


def test_help_is_noted_for_who_had_it() -> None:
    """A hint for one says nothing of the other."""
    sitting, store = seated(SHORT, (HUMAN, HUMAN))
    shuffle(sitting, CHANCE(5))
    asked = sitting.table.to_act
    assert asked is not None
    sitting.note_hint(asked)
    play_until(sitting, lambda _: False, CHANCE(5))
    (hand,) = _counted(store, [0])

    assert {asked: True, 1 - asked: False} == {n: one["helped"] for n, one in hand.shares.items()}


def test_a_record_tells_by_seat_and_name() -> None:
    """With the help that its tags tell of; the same hand has the same mark wherever it comes from."""
    record = replace(played("classic"), names=("Anna", "engine:club@1"), tags=(("Hints", "0 2"),))
    found = of_record(write_osk(record))

    assert ["Anna", "engine:club@1"] == [found.shares[n]["share"]["person"] for n in (0, 1)]
    assert [False, True] == [found.shares[n]["helped"] for n in (0, 1)]
    assert (
        found.shares[0]["hash"] == of_record(write_osk(replace(record, names=()))).shares[0]["hash"]
    )


@pytest.mark.parametrize("text", ["nonsense", ""])
def test_what_cannot_be_reviewed_counts_for_nobody(text: str) -> None:
    """No record, one without a deck, one that was not played to its end."""
    assert Counted(0, {}) == of_record(text)
    assert Counted(0, {}) == of_record(write_osk(played("classic", plies=5, result=False)))
