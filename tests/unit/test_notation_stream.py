"""Reading any input hand by hand: what form it has, from what source, in how much memory."""

import io
import json
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.records import CLASSIC, played

from offiziersskat.notation import (
    Fault,
    HeadersVisitor,
    Record,
    Visitor,
    read_hands,
    read_record,
    read_records,
    write_json,
    write_osk,
)
from offiziersskat.notation.lines import LONGEST, Source

_RECORD = played(plies=4)
_OSK = write_osk(_RECORD)
_JSON = write_json(_RECORD)
_POSITION = "classic C 0 98-0 - CA SA -- -- -- -- -- -- | H7 H8 -- -- -- -- -- --"


class _Counter(Visitor[int]):
    """Counts what it hears and builds nothing."""

    def __init__(self) -> None:
        self.moves = 0

    def move(self, text: str) -> None:
        self.moves += 1

    def end(self) -> int:
        return self.moves


@pytest.mark.parametrize("form", [_OSK, _JSON + "\n"])
def test_the_form_shows_by_itself(form: str) -> None:
    """Text and JSON say the same."""
    assert [read_record(_OSK)] * 3 == list(read_records("\n".join([form] * 3)))


def test_a_position_string_is_a_record_without_moves() -> None:
    """One a line, with empty lines between them if need be."""
    records = list(read_records(f"{_POSITION}\n\n  {_POSITION}  \n"))
    assert 2 == len(records)
    for record in records:
        assert isinstance(record, Record) and record.layout is not None
        assert ((), 14) == (record.moves, record.layout.taken)
    assert read_record(write_osk(read_record(_POSITION))).layout == read_record(_POSITION).layout


def test_forms_of_one_line_may_be_mixed() -> None:
    """And what is none of them is a fault of its line; text follows to the end."""
    text = f"{_JSON}\nnonsense\n{_POSITION}\n {_POSITION} x\n{_OSK}\n{_OSK}"
    hands = list(read_records(text))
    faults = [hand.error for hand in hands if isinstance(hand, Fault)]
    assert [("record-none", 2, 1), ("card-unreadable", 4, 71)] == [
        (fault.code, fault.line, fault.column) for fault in faults
    ]
    assert 6 == len(hands)


@pytest.mark.parametrize("bad", ["[x", "[abc", "[Game", "[null]", '{"format"', "[1, 2", "oops"])
def test_a_bad_line_among_objects_costs_one_hand(bad: str) -> None:
    """Whatever it begins like: the objects before and behind it are answered."""
    hands = list(read_records(f"{_JSON}\n{bad}\n{_JSON}\n{_JSON}\n"))
    assert [Record, Fault, Record, Record] == [type(hand) for hand in hands]


@pytest.mark.parametrize("form", [_JSON, json.dumps(json.loads(_JSON), indent=1)])
def test_objects_behind_text_are_answered(form: str) -> None:
    """Whether the text was sound, misspelt, or no more than a comment."""
    cases: list[tuple[str, list[type]]] = [
        (_OSK, [Record]),
        ('[Rules classic]\n[Deck "CA"]\n\n=C pass *\n', [Fault]),
        (_OSK.replace("\n*", "\n} *"), [Fault]),
        ("; a comment", []),
        ("[abc", [Fault]),
    ]
    for text, expected in cases:
        hands = list(read_records(f"{text}\n{form}\n{_OSK}\n{form}\n"))
        assert [*expected, Record, Record, Record] == [type(hand) for hand in hands]


def test_a_page_of_the_web_is_one_fault() -> None:
    """However many lines it has, and whatever stands in them; hands behind it are answered."""
    page = '<!DOCTYPE html>\n<html>\n<p>Anna | Ben</p>\n[Game "x"]\n{"a": 1}\n</body></html>'
    for begun in (page, "\n  <HTML>\n<script>{</script>\n</HTML >", "<?xml ?>\n<html/>\n</html>"):
        fault, hand = read_records(f"{begun}\n{_JSON}\n")
        assert isinstance(fault, Fault) and isinstance(hand, Record)
        assert "record-page" == fault.error.code
    assert 1 == len(list(read_records("<html>\nno end\n" + _OSK)))


def test_a_comment_in_quotes_is_no_object() -> None:
    """Nor is one whose brace stands alone."""
    for comment in ('{"Well played"}', '{\n"Well played"}', "{\n}"):
        hands = list(read_records(f"{_OSK}\n{comment}\n{_OSK}"))
        assert [Record, Record] == [type(hand) for hand in hands]


def test_a_line_that_is_no_text_is_a_fault() -> None:
    """Whatever it was meant to be."""
    (fault,) = read_records(b"class\xffic")
    assert isinstance(fault, Fault)
    assert ("not-utf8", 1, 6) == (fault.error.code, fault.error.line, fault.error.column)


def test_what_is_no_text_is_one_fault_however_many_lines_it_has() -> None:
    """As of a picture, or a file in UTF-16; the hands behind it are read."""
    noise = b"\x89PNG\xff\n\x00\x1a\nIHDR\n\xfe\xfe{\n"
    for good in (_OSK.encode(), _JSON.encode(), _JSON.encode() + b"\n" + _JSON.encode()):
        fault, *hands = read_records(noise + good)
        assert isinstance(fault, Fault)
        assert ("not-utf8", 1, 1) == (fault.error.code, fault.error.line, fault.error.column)
        assert {Record} == {type(hand) for hand in hands}
    assert 1 == len(list(read_records("classic S D |".encode("utf-16") + b"\n" + noise)))


@pytest.mark.parametrize("piece", [b"x", b'{"a":"', b"[Game ", b"[" + _JSON.encode() + b","])
def test_a_line_beyond_reason_is_one_fault(piece: bytes) -> None:
    """It is not read in parts, as so many hands; what comes behind it is."""
    long = piece * (LONGEST // len(piece) + 1)
    bad, good = read_records([long, b"\n", _JSON.encode()])
    assert isinstance(bad, Fault)
    assert ("line-too-long", 1) == (bad.error.code, bad.error.line)
    assert isinstance(good, Record)


def test_an_empty_input_has_no_hands() -> None:
    """Nor has one of white space."""
    inputs: tuple[Source, ...] = ("", " \n\n", "\ufeff", b"", [], "[]", "[\n]\n", "; a comment")
    for nothing in inputs:
        assert [] == list(read_records(nothing))


def test_every_kind_of_source_is_read(tmp_path: Path) -> None:
    """Open files, text or bytes, in any encoding; lists and generators of lines."""
    path = tmp_path / "games.osk"
    path.write_text(CLASSIC, encoding="utf-8")
    expected = read_record(CLASSIC)
    with path.open("rb") as file:
        assert expected == read_record(file)
    with path.open(encoding="ascii") as file:
        assert expected == read_record(file)
    assert expected == read_record(io.StringIO(CLASSIC))
    assert expected == read_record(CLASSIC.splitlines())
    assert expected == read_record(line.encode() for line in CLASSIC.splitlines(keepends=True))


def test_a_source_that_cannot_decode_is_a_fault() -> None:
    """Not an error of another kind; nothing more can be had of it."""
    (fault,) = read_records(_cut_short())
    assert isinstance(fault, Fault)
    assert ("not-utf8", 3) == (fault.error.code, fault.error.line)


def _cut_short() -> Iterator[str]:
    yield from _OSK.splitlines()[:2]
    yield b"\xff".decode()


def test_the_source_is_read_no_further_than_needed() -> None:
    """A hand is given out before the next one is there."""
    taken: list[str] = []

    def lines() -> Iterator[str]:
        for line in (_OSK + "\n" + _OSK).split("\n"):
            taken.append(line)
            yield line

    hands = read_records(lines())
    next(hands)
    assert len(taken) <= len(_OSK.split("\n"))


@pytest.mark.parametrize(
    ("form", "count"),
    [(f"[{_JSON}, {_JSON}", 1_000), (_OSK.replace("\n", " {a} "), 1_000)],
    ids=["json", "osk"],
)
def test_many_hands_may_stand_in_one_line(form: str, count: int) -> None:
    """Without the line being copied again and again."""
    hands = list(read_hands(form * (count // 2), HeadersVisitor()))
    assert all(isinstance(hand, dict) for hand in hands)
    assert len(hands) in (count, count // 2)


def test_a_visitor_hears_of_every_hand() -> None:
    """Counting builds no records, and headers pass over the moves."""
    assert [4, 8] == list(read_hands(_OSK + "\n" + _OSK, _Counter()))
    assert [4, 8] == list(read_hands(_JSON + "\n" + _JSON, _Counter()))
    assert [0] == list(read_hands(_POSITION, _Counter()))
    headers = list(read_hands(CLASSIC.replace("kontra", "what?") + _OSK, HeadersVisitor()))
    first = headers[0]
    assert isinstance(first, dict)
    assert ("Anna", "-168 0") == (first["Seat0"], first["Score"])
    assert 2 == len(headers)


def test_passing_over_the_moves_needs_an_end_too() -> None:
    """Half a record is a fault even for who wants its headers only."""
    (fault,) = read_hands(_OSK.replace("*", ""), HeadersVisitor())
    assert isinstance(fault, Fault)
    assert "result-missing" == fault.error.code


_SHORT = f'[Rules "classic"]\n[Layout "{_POSITION}"]\n\n1. CA H7\n*'


@pytest.mark.parametrize(
    ("form", "hands"),
    [(_SHORT, 2_000), (_POSITION, 20_000), (_JSON, 1_000)],
    ids=["osk", "position", "json"],
)
def test_memory_does_not_grow_with_the_number_of_hands(form: str, hands: int) -> None:
    """Many hands need no more than 200 do."""
    lines = [f"{line}\n" for line in f"{form}\n".split("\n")]

    def peak(count: int) -> int:
        source = (line for _ in range(count) for line in lines)
        tracemalloc.reset_peak()
        assert count == sum(isinstance(hand, dict) for hand in read_hands(source, HeadersVisitor()))
        return tracemalloc.get_traced_memory()[1]

    tracemalloc.start()
    try:
        few, many = peak(200), peak(hands)
    finally:
        tracemalloc.stop()
    assert many < few + 100_000


def test_records_are_not_kept() -> None:
    """Neither does memory grow where each hand becomes a record."""
    lines = [f"{line}\n" for line in f"{_OSK}\n".split("\n")]

    def peak(count: int) -> int:
        source = (line for _ in range(count) for line in lines)
        tracemalloc.reset_peak()
        assert count == sum(isinstance(hand, Record) for hand in read_records(source))
        return tracemalloc.get_traced_memory()[1]

    tracemalloc.start()
    try:
        few, many = peak(500), peak(1_000)
    finally:
        tracemalloc.stop()
    assert many < few + 100_000


@pytest.mark.parametrize("text", ["hallo", "hallo, wie geht es dir heute Abend", "1. e4 e5 2. Nf3"])
def test_what_is_neither_record_nor_position_is_called_that(text: str) -> None:
    """And not a ruleset that nobody knows; where a table stands, the ruleset is what is wrong."""
    (fault,) = read_records(text)
    assert isinstance(fault, Fault)
    assert "record-none" == fault.error.code
    (fault,) = read_records("klassisch - 0 0-0 - CA -- -- -- | -- -- -- --")
    assert isinstance(fault, Fault)
    assert "rules-unknown-preset" == fault.error.code
