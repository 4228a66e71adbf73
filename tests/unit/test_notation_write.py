"""The canonical text and JSON of a record, and how each is made of the other."""

import json
from dataclasses import replace

import pytest
from tests.records import DECK_TEXT, played

from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import preset
from offiziersskat.deal import Proof
from offiziersskat.notation import (
    BEFORE_FIRST,
    Finished,
    Note,
    Record,
    WrongResult,
    conclusion,
    read_record,
    read_records,
    record_of,
    write_json,
    write_osk,
)


def test_the_text_of_a_whole_hand_is_stable() -> None:
    """Tags in their order, calls, tricks in lines of 80 columns, result (notation.md §3)."""
    proof = Proof("sha256:00", "01", ("", "02"), 13)
    record = record_of(
        preset("auction"),
        DECK,
        actions=played("auction").actions,
        names=["Anna", ""],
        proof=proof,
        tags={"Event": "x", "Termination": "rain", "Date": "2026.11.30"},
        notes={BEFORE_FIRST: Note("first"), 1: Note("well", (3,))},
    )
    lines = write_osk(record).split("\n")
    assert [
        '[Game "Offiziersskat"]',
        '[Rules "auction"]',
        '[Date "2026.11.30"]',
        '[Seat0 "Anna"]',
        f'[Deck "{DECK_TEXT}"]',
        '[Commit "sha256:00"]',
        '[Salt "01"]',
        '[Entropy1 "02"]',
        '[Cut "13"]',
    ] == lines[:9]
    assert ['[Termination "rain"]', '[Event "x"]', "", "{first}"] == lines[10:14]
    assert lines[14].startswith("18 hold $3 {well} 20 hold 22 hold")
    assert any(line.startswith("1. ") for line in lines)
    assert all(len(line) <= 80 for line in lines if not line.startswith("["))
    assert lines[-2] in ("1-0", "0-1") and "" == lines[-1]


def test_hands_are_parted_by_an_empty_line() -> None:
    """Then they follow one another as games do in a PGN file."""
    record = played(plies=3)
    assert [record, record] == list(read_records(write_osk(record) + "\n" + write_osk(record)))


@pytest.mark.parametrize("token", ["1-0", "*"])
def test_a_missing_result_is_worked_out(token: str) -> None:
    """A finished hand has its token and its score, an unfinished one its star."""
    record = played(result=False) if token == "1-0" else played(plies=9)
    text = write_osk(record)
    assert text.endswith(f"\n{token}\n")
    assert (token == "1-0") is ("[Score " in text)


def test_a_result_of_text_becomes_a_whole_one_in_json() -> None:
    """If a replay agrees with it; else it stays as it is."""
    whole = played()
    text = write_osk(whole).split("\n")
    bare = read_record("\n".join(line for line in text if not line.startswith("[Score")))
    assert {"winner": 0} == bare.result
    assert write_json(whole) == write_json(bare)
    wrong = replace(bare, result={"winner": 1})
    assert {"winner": 1} == json.loads(write_json(wrong))["result"]
    assert wrong.result == read_record(write_osk(wrong)).result


@pytest.mark.parametrize(
    "result",
    [
        {"winner": 1, "value": 99},
        {"value": 99},
        {"winner": 0, "by": "tablet"},
        {"contract": {"a": [1.5, None, "x"]}},
        {"score": [1, 2, 3]},
        {"winner": None, "score": None},
    ],
)
def test_a_wrong_result_stays_wrong_in_both_forms(result: dict[str, object]) -> None:
    """Nothing is mended on the way: that is for who reads the fault."""
    record = replace(played(), result=result)
    as_json = read_record(write_json(record))
    as_text = read_record(write_osk(record))
    assert write_json(as_json) == write_json(as_text) == write_json(record)
    assert write_osk(as_json) == write_osk(as_text) == write_osk(record)
    assert type(conclusion(record)) is type(conclusion(as_text)) is type(conclusion(as_json))


def test_a_star_behind_a_finished_hand_stays_wrong() -> None:
    """In JSON as well."""
    wrong = read_record(
        write_osk(played(result=False)).replace("\n1-0\n", "\n*\n").replace("[Score", "[Sc0re")
    )
    assert isinstance(conclusion(wrong), WrongResult)
    as_json = write_json(wrong)
    assert "*" == json.loads(as_json)["result"]
    assert isinstance(conclusion(read_record(as_json)), WrongResult)
    assert write_osk(wrong) == write_osk(read_record(as_json))
    right = read_record(write_osk(played(plies=8)))
    assert right.unfinished and json.loads(write_json(right))["result"] is None


def test_what_nobody_knows_is_kept_in_both_forms() -> None:
    """Keys of JSON go through text in a tag of their own."""
    record = replace(played(), extra={"id": "r000", "steps": [{"a": "\n\x7f\u2028\\"}, 1.5, None]})
    assert record == read_record(write_json(record))
    assert record.extra == read_record(write_osk(record)).extra
    assert write_json(record) == write_json(read_record(write_osk(record)))


@pytest.mark.parametrize(
    "comment",
    [
        "}",
        "a\nb",
        "a } b\n\n c",
        '\n[Rules "classic"]\n',
        'a\n [x "',
        ' ; ( ) [ $1 1-0 \\ " {',
        "x" * 200,
        "\n",
        "a\x00\x0b\u2028b",
    ],
)
def test_every_comment_survives(comment: str) -> None:
    """Whatever is in it, at the beginning, in the middle, before another."""
    notes = {BEFORE_FIRST: Note(comment), 0: Note(comment, (1, 2)), 3: Note(comment)}
    record = replace(played(plies=6), notes=notes)
    text = write_osk(record)
    assert record == read_record(text)
    assert record == read_record(write_json(record))
    assert text == write_osk(read_record(text))


@pytest.mark.parametrize("value", ["", "\\", '"', '\\"', "a\\\\", "[x]", "ü 将校\t☃"])
def test_every_tag_survives(value: str) -> None:
    """Quotes and backslashes are escaped."""
    record = replace(played(plies=2), tags=(("A", value),), names=("x" + value, "y"))
    assert record == read_record(write_osk(record)) == read_record(write_json(record))


def test_unknown_cards_survive() -> None:
    """A false record is a record."""
    text = write_osk(played(plies=2)).replace("*", "C6 -X9 -CA ?? *")
    record = read_record(text)
    assert record == read_record(write_osk(record)) == read_record(write_json(record))
    assert "\n1. C6 -X9 -CA ??\n" in write_osk(record)


def test_tricks_are_numbered_on_from_a_position() -> None:
    """Also from the middle of a trick."""
    position = "classic C 1 98-0 CA SA -- -- -- -- -- -- -- | H7 H8 -- -- -- -- -- --"
    record = read_record(f'[Rules "classic"]\n[Layout "{position}"]\n\nH7 SA H8 1-0')
    assert isinstance(conclusion(record), Finished)
    assert "\n15. H7 16. SA H8\n1-0\n" in write_osk(record)
    assert write_osk(record) == write_osk(read_record(write_json(record)))


def test_names_at_the_end_that_say_nothing_are_dropped() -> None:
    """So equal records are equal."""
    assert Record(preset("classic"), names=("", "")) == Record(preset("classic"))
