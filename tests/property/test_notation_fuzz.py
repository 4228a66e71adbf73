"""Whatever is read, nothing but ``BadNotation`` comes of it, and it has a place."""

import io
import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.records import CLASSIC, played

from offiziersskat.notation import (
    BadNotation,
    Fault,
    HeadersVisitor,
    Record,
    conclusion,
    parse_action,
    parse_deck,
    parse_layout,
    parse_position,
    parse_rules,
    read_hands,
    read_record,
    read_records,
    rules_from,
    write_json,
    write_osk,
)

_REVEALS = (Path(__file__).parents[1] / "unit" / "data" / "reveals.txt").read_text().splitlines()
_RECORDS = [played(name) for name in ("classic", "auction", "double")]
_VALID = [
    CLASSIC,
    *map(write_osk, _RECORDS),
    *map(write_json, _RECORDS),
    "\n".join(map(write_osk, _RECORDS)),
    "\n".join(map(write_json, _RECORDS)),
    json.dumps(json.loads(write_json(_RECORDS[0])), indent=1),
    *_REVEALS[:5],
]
_ODD = '[]{}()"\\;$?/|+&*-=,:.@ \n\r\t\x00\x1f\u2028\ufeff\ud800é♣Ⅷ01C10SHDATKQJ987'


@st.composite
def _spoilt(draw: st.DrawFn) -> str:
    """A valid input after a few cuts, doublings and strange letters."""
    text = draw(st.sampled_from(_VALID))
    for _ in range(draw(st.integers(1, 6))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.sampled_from([0, 1, 3, 40, 10_000])))
        middle = draw(
            st.sampled_from(["", text[start:end] * 2]) | st.text(st.sampled_from(_ODD), max_size=3)
        )
        text = text[:start] + middle + text[end:]
    return text


def _check(source: str | bytes) -> None:
    """Read all; what can be read can be replayed, and written in both forms."""
    for hand in read_records(source):
        if isinstance(hand, Fault):
            assert isinstance(hand.error, BadNotation)
            assert hand.error.line >= 1 and hand.error.column >= 1
            continue
        assert conclusion(hand) is not None
        text, line = write_osk(hand), write_json(hand)
        assert text == write_osk(read_record(line)) == write_osk(read_record(text.encode()))
        assert line == write_json(read_record(line)) == write_json(read_record(text.encode()))
    for headers in read_hands(source, HeadersVisitor()):
        assert isinstance(headers, (dict, Fault))


@given(_spoilt())
@settings(max_examples=400)
def test_spoilt_records_give_faults_only(text: str) -> None:
    """As text and as bytes."""
    _check(text)
    _check(text.encode("utf-8", "surrogatepass"))


@given(st.text(max_size=300) | st.text(st.sampled_from(_ODD), max_size=300))
@settings(max_examples=200)
@example("\ufeff[")
@example('[A "')
@example('{"')
def test_any_text_gives_faults_only(text: str) -> None:
    """Be it never so strange."""
    _check(text)
    _check('[Rules "classic"]\n' + text)
    _check("{" + text)


@given(st.binary(max_size=300))
@settings(max_examples=200)
def test_any_bytes_give_faults_only(data: bytes) -> None:
    """From an open file as well."""
    _check(data)
    assert list(read_records(data)) is not None
    for hand in read_records(io.BytesIO(data)):
        assert isinstance(hand, (Fault, Record))


@pytest.mark.parametrize("text", _VALID, ids=range(len(_VALID)))
def test_truncated_inputs_give_faults_only(text: str) -> None:
    """Wherever they end."""
    for length in range(0, len(text), 7):
        for hand in read_records(text[:length]):
            assert isinstance(hand, (Fault, Record))


@given(st.text(max_size=60) | st.text(st.sampled_from(_ODD), max_size=60))
@settings(max_examples=300)
def test_small_parsers_raise_nothing_else(text: str) -> None:
    """Each of them alone."""
    for parse in (parse_action, parse_deck, parse_layout, parse_position, parse_rules, rules_from):
        with suppress(BadNotation):
            parse(text)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["preset", "comment", "nags", "winner", "0"]), inner)
    ),
    max_leaves=10,
)


@given(
    st.dictionaries(
        st.sampled_from(
            "rules seats deck layout actions result commit salt entropy cut tags notes x".split()
        ),
        _JSON,
        max_size=4,
    )
)
@settings(max_examples=300)
def test_values_of_any_type_give_faults_only(fields: dict[str, object]) -> None:
    """In every key of an object."""
    base = json.loads(write_json(played(plies=6)))
    _check(json.dumps({**base, **fields}))


@pytest.mark.parametrize(
    "text",
    [
        '{"a": ' + "[" * 100_000,
        '{"a": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"a": ' + "9" * 100_000 + "}",
        '{"a": 1e' + "9" * 100_000 + "}",
        '{"a": "' + "\\" * 100_001 + '"}',
        '[Rules "' + "\\" * 100_001 + '"]',
        '[Rules "classic"]\n' + "{" * 100_000,
        '[Rules "classic"]\n' + "-" * 100_000,
        '[Rules "classic"]\n' + "1." * 100_000 + "*",
        '[Rules "classic"]\n' + "$" + "1" * 100_000,
        "[" * 100_000,
        "classic C 0 0-0 - " + "CA " * 100_000,
        "classic C 0 0-0 - " + "??*32 " * 30_000 + "|",
        "classic;" * 50_000,
        "\x00" * 100_000,
    ],
    ids=range(15),
)
def test_long_and_deep_inputs_give_faults_only(text: str) -> None:
    """In reasonable time."""
    assert any(isinstance(hand, Fault) for hand in read_records(text)) or text.startswith("[[")
