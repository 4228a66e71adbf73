"""The reader of JSON records: types, places of faults, and how it goes on."""

import json
from collections.abc import Mapping

import pytest
from tests.records import CLASSIC, played

from offiziersskat.core.cards import DECK
from offiziersskat.notation import (
    BEFORE_FIRST,
    BadNotation,
    Fault,
    HeadersVisitor,
    Note,
    Record,
    read_hands,
    read_record,
    read_records,
    write_json,
    write_osk,
)
from offiziersskat.notation.json_text import Chunk

_CODES = [card.code for card in DECK]
_BASE: Mapping[str, object] = {
    "format": "offiziersskat/1",
    "rules": {"preset": "classic"},
    "deck": _CODES,
    "actions": ["=C", "pass", "SA"],
}


def _json(**fields: object) -> str:
    return json.dumps({**_BASE, **fields})


def _fault(text: str) -> tuple[str, str]:
    """The code of the one fault of a text, and what stands where it is said to be."""
    (hand,) = read_records(text)
    assert isinstance(hand, Fault)
    line = text.split("\n")[hand.error.line - 1]
    return hand.error.code, line[hand.error.column - 1 :][:9]


# ---- what is read ---------------------------------------------------------------------------


def test_only_three_keys_are_required() -> None:
    """Format, rules, and deck or layout (notation.md §4)."""
    record = read_record(json.dumps({key: _BASE[key] for key in ("format", "rules", "deck")}))
    assert (DECK, (), None, False) == (record.deck, record.moves, record.result, record.unfinished)


@pytest.mark.parametrize(
    "rules", ["classic;spitzen=on", {"preset": "classic", "spitzen": True}, "classic; spitzen=true"]
)
def test_rules_are_a_name_a_text_or_an_object(rules: object) -> None:
    """On and off are true and false."""
    assert read_record(_json(rules=rules)).rules.spitzen is True


def test_every_key_is_read() -> None:
    """And written back in its place."""
    text = _json(
        seats=["Anna", "engine:expert"],
        result=None,
        commit="sha256:00",
        salt="01",
        entropy=["", "02"],
        cut=13,
        tags={"Date": "2026.11.30", "Event": 'a "b" \\'},
        notes={"-1": {"comment": "x"}, "2": {"comment": "a\n}", "nags": [1, 255]}},
        id="r000",
    )
    record = read_record(text)
    assert {BEFORE_FIRST: Note("x"), 2: Note("a\n}", (1, 255))} == record.notes
    assert {"id": "r000"} == record.extra
    assert json.loads(text) == json.loads(write_json(record))
    assert record == read_record(write_osk(record))


def test_nothing_is_as_good_as_null() -> None:
    """Optional keys may say null, and names too."""
    keys = ("layout", "seats", "result", "commit", "salt", "entropy", "cut", "tags", "notes")
    assert read_record(_json()) == read_record(_json(**dict.fromkeys(keys)))
    assert ("", "Bert") == read_record(_json(seats=[None, "Bert"])).names


def test_the_result_may_be_the_token_of_text() -> None:
    """It says what an object could not: that the hand is said to be unfinished."""
    assert read_record(_json(result="*")).unfinished
    assert {"winner": 1} == read_record(_json(result="0-1")).result


def test_line_ends_in_comments_are_newlines() -> None:
    """Whatever system they come from."""
    notes = {"0": {"comment": "a\r\nb\rc"}}
    assert {0: Note("a\nb\nc")} == read_record(_json(notes=notes)).notes


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(_BASE, indent=2),
        json.dumps(_BASE, indent=0),
        json.dumps([_BASE]),
        json.dumps([_BASE], indent=1),
        f"[\n{json.dumps(_BASE)}\n]\n",
        "\ufeff \n" + _json() + " ,\r\n\n",
    ],
    ids=range(6),
)
def test_an_object_may_stand_in_many_lines_or_in_a_list(text: str) -> None:
    """One object a line is but what programs write."""
    assert read_record(_json()) == read_record(text)


@pytest.mark.parametrize(
    "text",
    [
        f"{_json()}\n{_json()}\n",
        _json() + _json(),
        json.dumps([_BASE, _BASE]),
        json.dumps([_BASE, _BASE], indent=0),
        json.dumps(_BASE, indent=1) + json.dumps(_BASE, indent=1),
    ],
    ids=range(5),
)
def test_many_objects_are_read_one_after_another(text: str) -> None:
    """Whether lines part them or not."""
    assert [read_record(_json())] * 2 == list(read_records(text))


def test_headers_alone_are_told_under_the_names_of_text() -> None:
    """A visitor needs to know one form only."""
    text = _json(seats=["Anna"], tags={"Event": "x"}, cut=3, result={"winner": 0}, notes={"0": {}})
    (headers,) = read_hands(text, HeadersVisitor())
    assert {
        "Rules": "classic",
        "Deck": " ".join(_CODES),
        "Seat0": "Anna",
        "Cut": "3",
        "Event": "x",
    } == headers


# ---- what is refused ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{}", ("json-no-format", "{}")),
        ('{"format": "offiziersskat/1"}', ("record-no-rules", '{"format"')),
        (_json(format="offiziersskat/2"), ("json-format", '"offizier')),
        (_json(format=1), ("json-format", '1, "rules')),
        (_json(rules=None), ("rules-no-preset", 'null, "de')),
        (_json(rules="klassik"), ("rules-unknown-preset", 'klassik",')),
        (_json(rules={"preset": "classic", "ten": "low"}), ("rules-bad-value", '{"preset"')),
        (_json(rules={"preset": "classic", "x": [{}]}), ("rules-unknown-field", '{"preset"')),
        (_json(deck=_CODES[1:]), ("deck-size", '["CT", "C')),
        (_json(deck=["CA", *_CODES[:-1]]), ("deck-doubled", '"CA", "CT')),
        (_json(deck=["C6", *_CODES[1:]]), ("card-unreadable", 'C6", "CT"')),
        (_json(deck="CA"), ("json-type", '"CA", "ac')),
        (_json(deck=[*_CODES[:-1], 7]), ("json-type", '7], "acti')),
        (_json(deck=None), ("record-no-deck", '{"format"')),
        (_json(layout="classic"), ("position-fields", '", "actio'.replace('", "actio', '"}'))),
        (_json(layout=5), ("json-type", "5}")),
        (_json(actions={}), ("json-type", "{}}")),
        (_json(actions=["=C", 18]), ("json-type", "18]}")),
        (_json(actions=["=C", "jack"]), ("action-unreadable", 'jack"]}')),
        (_json(seats="Anna"), ("json-type", '"Anna"}')),
        (_json(seats=["A", "B", "C"]), ("json-seats", '["A", "B"')),
        (_json(seats=["A", 1]), ("json-type", "1]}")),
        (_json(seats=["A\n"]), ("json-control-character", '"A\\n"]}')),
        (_json(entropy=["A", "B", "C"]), ("json-seats", '["A", "B"')),
        (_json(cut="3"), ("json-type", '"3"}')),
        (_json(cut=True), ("json-type", "true}")),
        (_json(cut=32), ("cut-unreadable", "32}")),
        (_json(cut=-1), ("cut-unreadable", "-1}")),
        (_json(tags=[]), ("json-type", "[]}")),
        (_json(tags={"A": 1}), ("json-type", "1}}")),
        (_json(tags={"A b": "x"}), ("json-tag-name", '"x"}}')),
        (_json(tags={"Deck": "x"}), ("json-tag-name", '"x"}}')),
        (_json(tags={"Seat1": "x"}), ("json-tag-name", '"x"}}')),
        (_json(tags={"Termination": "resigned by x"}), ("termination-unreadable", "resigned ")),
        (_json(notes={"3": {}}), ("json-note-ply", "{}}}")),
        (_json(notes={"01": {}}), ("json-note-ply", "{}}}")),
        (_json(notes={"x": {}}), ("json-note-ply", "{}}}")),
        (_json(notes={"1": {"nags": [256]}}), ("nag-unreadable", "[256]}}}")),
        (_json(notes={"1": {"nags": 2}}), ("json-type", "2}}}")),
        (_json(notes={"1": {"nags": [1.0]}}), ("json-type", "[1.0]}}}")),
        (_json(notes={"1": {"comment": 2}}), ("json-type", "2}}}")),
        (_json(notes={"1": {"text": "x"}}), ("json-key", '"x"}}}')),
        (_json(result="won"), ("json-type", '"won"}')),
        (_json(result=[]), ("json-type", "[]}")),
        (_json(result={"winner": "0"}), ("result-unreadable", '{"winner"')),
        (_json(result={"winner": True}), ("result-unreadable", '{"winner"')),
        (_json(result={"score": 1}), ("result-unreadable", '{"score":')),
        (_json(result={"score": [1, "2"]}), ("result-unreadable", '{"score":')),
        (_json(x=float("nan")), ("json-number", "NaN}")),
        (_json(x=float("-inf")), ("json-number", "-Infinity")),
        (_json(x=10**20), ("json-number", "100000000")),
        (_json(x=-(10**15)), ("json-number", "-10000000")),
        (_json(x=1)[:-2] + "1e999}", ("json-number", "1e999}")),
        (_json(x=1)[:-2] + '{"a": 1, "a": 2}}', ("json-key-doubled", 'a": 2}}')),
        (_json(x="\ud800"), ("json-surrogate", '\\ud800"}')),
        (_json(x="\ud83d\ude00", y="\udc00"), ("json-surrogate", "\\ud83d\\ud")),
        (_json(x=0)[:-2] + "[" * 50 + "]" * 50 + "}", ("json-too-deep", "[[[[[[[[[")),
        (_json()[:-1], ("json-cut-off", "")),
        (_json()[:-3], ("json-string-open", '"SA')),
        ("{" + "\n" * 6000 + "}", ("json-too-many-lines", "")),
        (_json() + " x", ("json-object-expected", "x")),
        ("[1]", ("json-object-expected", "1]")),
        (_json()[:-1] + ", }", ("json-unreadable", "}")),
        (_json().replace(":", "=", 1), ("json-unreadable", '= "offizi')),
        ("{]", ("json-unreadable", "]")),
    ],
)
def test_a_fault_stands_where_it_is(text: str, fault: tuple[str, str]) -> None:
    """Line and column lead to the value that is wrong."""
    hands = list(read_records(text))
    faults = [hand for hand in hands if isinstance(hand, Fault)]
    assert 1 == len(faults)
    error = faults[0].error
    line = text.split("\n")[error.line - 1]
    assert fault == (error.code, line[error.column - 1 :][:9])


def test_places_are_found_in_many_lines() -> None:
    """Also of what stands deep inside."""
    text = json.dumps({**_BASE, "seats": ["A", 7]}, indent=2)
    assert ("json-type", "7") == _fault(text)
    assert ("json-cut-off", "") == _fault(text[:-1])


def test_an_unknown_surrogate_pair_is_a_character() -> None:
    """Escapes are read as JSON wants them."""
    record = read_record(_json(tags={"A": "\\u😀"}))
    assert "\\u😀" == record.tag("A")


# ---- going on -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bad",
    [
        "{}",
        _json()[:50],
        _json()[:200],
        _json()[:-1],
        _json() + "}",
        "[}",
        json.dumps(_BASE, indent=1)[:200],
        json.dumps(_BASE, indent=1).replace('"CT"', '"CT'),
        json.dumps(_BASE, indent=1).replace('"CT"', '"C\udc80"'),
        "nonsense",
    ],
    ids=range(10),
)
def test_reading_goes_on_with_the_next_object(bad: str) -> None:
    """What is wrong with one object costs no other."""
    good = read_record(_json())
    before, *between, after = read_records(f"{_json()}\n{bad}\n{_json()}")
    assert good == before == after
    assert 1 == sum(isinstance(hand, Fault) for hand in between)


def test_a_chunk_counts_lines_and_columns_from_where_it_began() -> None:
    """The first line's column is that of the chunk, the others' their own."""
    chunk = Chunk('{\n "a": 1}', 7, 5)
    assert (7, 5) == chunk.spot(0)
    assert (8, 2) == chunk.spot(3)


def test_text_and_json_say_the_same() -> None:
    """A text read, written as JSON, read and written as text is the same text."""
    records = [read_record(CLASSIC), played(), played("auction"), played("double", plies=20)]
    for record in records:
        text = write_osk(record)
        assert text == write_osk(read_record(write_json(read_record(text))))
        assert isinstance(read_record(text), Record)


def test_a_record_of_another_version_is_named() -> None:
    """The fault tells the version."""
    with pytest.raises(BadNotation) as caught:
        read_record(_json(format="offiziersskat/2"))
    assert "offiziersskat/2" == caught.value.params["text"]


@pytest.mark.parametrize("number", [10**15 - 1, 1 - 10**15])
def test_a_sign_is_no_digit(number: int) -> None:
    """Numbers of fifteen digits are kept, whatever stands before them."""
    assert {"x": number} == read_record(_json(x=number)).extra
