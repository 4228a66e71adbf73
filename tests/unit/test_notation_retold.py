"""A record as a replay shows it: how it ended, and what is wrong with it."""

from dataclasses import replace

import pytest
from tests.records import played

from offiziersskat.core.actions import Reason
from offiziersskat.notation import Record, read_records
from offiziersskat.notation.retold import retold


def test_a_whole_hand_has_a_result_and_no_fault() -> None:
    """One step a decision, and one for the end."""
    record = played()
    told = retold(record)
    assert len(record.actions) + 1 == len(told["plies"])
    assert told["fault"] is None
    assert 120 == sum(told["result"]["points"])


def test_a_wrong_result_is_said_to_be_wrong_beside_the_true_one() -> None:
    """Such a hand was played to its end all the same."""
    record = played()
    right = retold(record)["result"]
    told = retold(replace(record, result={"score": [500, 0]}))
    assert right == told["result"]
    assert (Reason.WRONG_RESULT.value, len(record.moves)) == (
        told["fault"]["code"],
        told["fault"]["ply"],
    )


def test_a_card_that_is_not_there_ends_the_story() -> None:
    """What came before is told."""
    record = played()
    moves = (*record.moves[:5], record.moves[4], *record.moves[5:])
    told = retold(replace(record, moves=moves))
    assert 6 == len(told["plies"])
    assert 5 == told["fault"]["ply"]
    assert told["result"] is None


def test_a_hand_that_goes_on_has_neither_result_nor_fault() -> None:
    """It stands where it was broken off."""
    told = retold(played(plies=6, result=False))
    assert (None, None) == (told["result"], told["fault"])
    assert 7 == len(told["plies"])


def test_a_resigned_hand_ends_with_its_result() -> None:
    """The last step shows the table after that: nobody is to act."""
    record = played(plies=8, result=False)
    told = retold(replace(record, tags=(*record.tags, ("Termination", "resigned by 1"))))
    assert 120 == sum(told["result"]["points"])
    assert told["plies"][-1]["seat"] is None


@pytest.mark.parametrize("name", ["half_open", "auction"])
def test_hands_and_stock_lie_open_in_a_replay(name: str) -> None:
    """The other seat saw none of them."""
    first = retold(played(name))["plies"][0]
    hands = [seat["hand"] for seat in first["view"]["seats"]]
    assert all(hands) == (name == "auction")
    assert (name == "auction") == bool(first["view"]["stock"])
    assert first["seen"]["0"]["seats"][1]["hand"] is None


def test_a_position_tells_no_more_than_it_knows() -> None:
    """Where a card would be needed that it does not tell, the story ends there."""
    layout = (
        "classic C 0 29-14 - S8/?? H7 DK DT C9/?? CJ -- -- "
        "| HQ/?? HK HT/?? D9 DA C7 -- -- ? SA H9 HA CA"
    )
    text = f'[Rules "classic"]\n[Layout "{layout}"]\n\n1. S8 HQ 2. H7\n*\n'
    (record,) = read_records(text)
    assert isinstance(record, Record)
    told = retold(record)
    assert told["result"] is None
    assert told["fault"]["ply"] >= 1
    assert told["plies"][0]["view"]["seats"][0]["places"][0]["down"] is None
