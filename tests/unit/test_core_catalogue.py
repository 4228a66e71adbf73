"""The named rulesets, the fields that can be set, and the contradictions that are refused."""

import re
from enum import Enum
from pathlib import Path

import pytest

from offiziersskat.core.catalogue import PRESETS, SOURCES, overrides, preset, ruleset
from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.core.course import parse_course
from offiziersskat.core.fields import CHOICES, FIELDS, BadRules, parse_value, plain_value
from offiziersskat.core.rules import (
    Flip,
    GrandDouble,
    Lead,
    RamschScore,
    Schwarz,
    Scoring,
    Tie,
    TrumpChoice,
)
from offiziersskat.core.seats import Seat

# The table of rules.md §9; `-` where a field has no meaning.
DEFAULTS = """
field         classic        simple      japanese   half_open      auction        sixteen    double
contracts     CSHDGR         CSHDGR      CSHDG      CSHDGR         CSHDGN         CSHDG      CSHDG
trump         declared       declared    declared   declared       declared       declared   declared
lead          declarer       declarer    declarer   declarer       forehand       declarer   declarer
ten           high           high        below_king high           high           below_king below_king
flip          after_trick    after_trick at_once    after_trick    after_trick    -          at_once
kontra        on             off         off        on             off            off        off
tie           declarer_loses split       replay     declarer_loses declarer_loses replay     replay
schwarz       tricks         tricks      points     tricks         tricks         points     points
scoring       skat           simple      japanese   skat           skat           japanese   japanese
spitzen       off            -           -          off            on             -          -
ramsch        loser          -           -          loser          -              -          -
simple_kontra -              off         -          -              -              -          -
grand_double  -              -           any        -              -              any        any
hands         12             12          12         12             12             12         12
target        -              -           -          -              -              -          -
"""
ROWS = [line.split() for line in DEFAULTS.strip().splitlines()]
TABLE = {
    name: {row[0]: row[column] for row in ROWS[1:]}
    for column, name in enumerate(ROWS[0])
    if column > 0
}


def _plain(field: str, value: object) -> str:
    if value is None:
        return "-"
    plain = plain_value(field, value)  # type: ignore[arg-type]
    return {True: "on", False: "off"}[plain] if isinstance(plain, bool) else str(plain)


@pytest.mark.parametrize("name", PRESETS)
def test_a_named_ruleset_has_the_defaults_of_the_table(name: str) -> None:
    """Every field of rules.md §9."""
    rules = preset(name)
    found = {field: _plain(field, getattr(rules, field)) for field in TABLE[name]}
    assert TABLE[name] == found
    assert {} == overrides(rules)


def test_the_table_speaks_of_every_ruleset_and_every_field() -> None:
    """A ruleset or a field that is added must be added there."""
    assert list(PRESETS) == ROWS[0][1:]
    assert set(FIELDS) - {"course"} == {row[0] for row in ROWS[1:]}
    assert set(PRESETS) == set(SOURCES)


def test_the_derived_facts_of_a_ruleset() -> None:
    """Seats, sizes, the dealer, and what its course brings with it."""
    auction, double = preset("auction"), preset("double")
    assert (2, 5, 5, 15, Seat.SECOND) == (
        auction.seats,
        auction.places,
        auction.hand_size,
        auction.tricks,
        auction.dealer,
    )
    assert (4, 4, 0, 8, Seat.FOURTH) == (
        double.seats,
        double.places,
        double.hand_size,
        double.tricks,
        double.dealer,
    )
    assert [name == "auction" for name in PRESETS] == [preset(name).bids for name in PRESETS]
    assert [name != "sixteen" for name in PRESETS] == [preset(name).has_piles for name in PRESETS]


@pytest.mark.parametrize(
    ("name", "fields", "dropped"),
    [
        ("classic", {"contracts": "R"}, {"kontra": "off", "spitzen": "-", "ramsch": "loser"}),
        ("classic", {"contracts": "NR"}, {"kontra": "on", "spitzen": "-"}),
        ("classic", {"scoring": "simple"}, {"kontra": "off", "spitzen": "-", "ramsch": "-"}),
        ("classic", {"scoring": "japanese"}, {"kontra": "off", "grand_double": "any"}),
        ("classic", {"trump": "drawn"}, {"contracts": "CSHDG", "ramsch": "-"}),
        ("classic", {"trump": "drawn", "contracts": "GDHSC"}, {"contracts": "CSHDG"}),
        ("japanese", {"trump": "drawn"}, {"contracts": "CSHDG"}),
        ("classic", {"contracts": "CSHDG"}, {"ramsch": "-"}),
        ("sixteen", {"course": "F8d D8d F8u D8u declare play"}, {"flip": "after_trick"}),
        ("simple", {"scoring": "skat"}, {"tie": "declarer_loses", "simple_kontra": "-"}),
        ("japanese", {"scoring": "skat"}, {"grand_double": "-", "spitzen": "off", "tie": "replay"}),
        ("japanese", {"scoring": "skat", "contracts": "CSHDGR"}, {"ramsch": "loser"}),
        ("double", {"course": "F16h D16h declare play"}, {"flip": "-"}),
        (
            "classic",
            {"course": "F15h D15h 2s bid stock declare play"},
            {"contracts": "CSHDG", "ramsch": "-", "flip": "-"},
        ),
        ("classic", {"target": 61}, {"hands": "-"}),
        ("classic", {"scoring": "simple", "simple_kontra": "on"}, {"kontra": "on"}),
    ],
)
def test_a_value_of_the_preset_that_loses_its_meaning_is_dropped(
    name: str, fields: dict[str, object], dropped: dict[str, str]
) -> None:
    """Silently, since the user did not write it (rules.md §9)."""
    rules = ruleset(name, fields)
    assert dropped == {field: _plain(field, getattr(rules, field)) for field in dropped}
    assert rules == ruleset(name, overrides(rules))


@pytest.mark.parametrize(
    ("field", "name", "fields"),
    [
        # Contradictions of rules.md §4, §6, §7, §8 and §9.
        ("kontra", "japanese", {"kontra": "on"}),
        ("kontra", "classic", {"scoring": "japanese", "kontra": "on"}),
        ("kontra", "simple", {"kontra": "on"}),
        ("simple_kontra", "simple", {"simple_kontra": "on"}),
        ("simple_kontra", "classic", {"simple_kontra": "off"}),
        ("simple_kontra", "japanese", {"simple_kontra": "on"}),
        ("tie", "classic", {"tie": "split"}),
        ("tie", "simple", {"scoring": "skat", "tie": "split"}),
        ("scoring", "auction", {"scoring": "simple"}),
        (
            "scoring",
            "japanese",
            {"scoring": "simple", "course": "F15h D15h 2s bid stock declare play"},
        ),
        ("course", "japanese", {"course": "F15h D15h 2s bid stock declare play"}),
        ("contracts", "auction", {"contracts": "CSHDGR"}),
        ("contracts", "classic", {"trump": "drawn", "contracts": "CSHDGN"}),
        ("contracts", "classic", {"trump": "drawn", "contracts": "CSHDGR"}),
        ("trump", "auction", {"trump": "drawn"}),
        ("spitzen", "japanese", {"spitzen": "on"}),
        ("spitzen", "classic", {"contracts": "R", "spitzen": "on"}),
        ("spitzen", "classic", {"contracts": "NR", "spitzen": "on"}),
        ("kontra", "classic", {"contracts": "R", "kontra": "on"}),
        ("kontra", "simple", {"contracts": "R", "kontra": "on", "simple_kontra": "on"}),
        ("spitzen", "simple", {"spitzen": "off"}),
        ("ramsch", "auction", {"ramsch": "both"}),
        ("ramsch", "simple", {"ramsch": "loser"}),
        ("ramsch", "classic", {"contracts": "CSHDG", "ramsch": "both"}),
        ("grand_double", "classic", {"grand_double": "off"}),
        ("flip", "sixteen", {"flip": "at_once"}),
        ("hands", "classic", {"hands": 13}),
        ("hands", "double", {"hands": 6}),
        ("hands", "classic", {"hands": 4, "target": 100}),
        # Values that no field has.
        ("course", "classic", {"course": "F15h D16h declare play"}),
        ("course", "classic", {"course": 31}),
        ("contracts", "classic", {"contracts": ""}),
        ("contracts", "classic", {"contracts": "CSX"}),
        ("contracts", "classic", {"contracts": "CC"}),
        ("contracts", "classic", {"contracts": True}),
        ("trump", "classic", {"trump": "guessed"}),
        ("ten", "classic", {"ten": True}),
        ("flip", "classic", {"flip": "off"}),
        ("kontra", "classic", {"kontra": "maybe"}),
        ("kontra", "classic", {"kontra": 1}),
        ("hands", "classic", {"hands": 0}),
        ("hands", "classic", {"hands": -2}),
        ("hands", "classic", {"hands": True}),
        ("hands", "classic", {"hands": "many"}),
        ("hands", "classic", {"hands": "99999999999"}),
        ("hands", "classic", {"hands": "²"}),
        ("target", "classic", {"target": 1_000_001}),
        ("lead", "classic", {"lead": None}),
        ("target", "classic", {"target": 1.5}),
        # Fields and rulesets that do not exist.
        ("colour", "classic", {"colour": "red"}),
        ("preset", "bridge", {}),
    ],
)
def test_a_bad_ruleset_is_refused_and_its_field_is_named(
    field: str, name: str, fields: dict[str, object]
) -> None:
    """The field at fault stands in the error and in its parameters."""
    with pytest.raises(BadRules) as caught:
        ruleset(name, fields)
    assert (field, field) == (caught.value.field, caught.value.params["field"])


def test_a_refused_word_comes_with_the_words_that_are_allowed() -> None:
    """For the message."""
    for field in ("ten", "kontra", "contracts", "course", "hands"):
        with pytest.raises(BadRules) as caught:
            parse_value(field, "no such word")
        if field != "course":
            assert caught.value.params["allowed"]
    with pytest.raises(BadRules) as caught:
        parse_value("ten", 1.5)
    assert ("1.5", "high below_king") == (
        caught.value.params["value"],
        caught.value.params["allowed"],
    )


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("kontra", "on", True),
        ("kontra", "off", False),
        ("kontra", "TRUE", True),
        ("tie", "REPLAY", Tie.REPLAY),
        ("spitzen", "false", False),
        ("simple_kontra", True, True),
        ("contracts", "gdc", (Contract.C, Contract.D, Contract.G)),
        ("trump", "drawn", TrumpChoice.DRAWN),
        ("lead", "forehand", Lead.FOREHAND),
        ("ten", "below_king", Ten.BELOW_KING),
        ("flip", "at_once", Flip.AT_ONCE),
        ("tie", "replay", Tie.REPLAY),
        ("schwarz", "points", Schwarz.POINTS),
        ("scoring", "simple", Scoring.SIMPLE),
        ("ramsch", "both", RamschScore.BOTH),
        ("grand_double", "declarer", GrandDouble.DECLARER),
        ("grand_double", "off", GrandDouble.OFF),
        ("grand_double", False, GrandDouble.OFF),
        ("hands", "24", 24),
        ("target", 500, 500),
        ("course", "F16h.D16h.declare.play", parse_course("F16h D16h declare play")),
    ],
)
def test_a_value_is_read_from_its_plain_form(field: str, text: object, value: object) -> None:
    """As people write it, as JSON has it, and as TOML has it."""
    assert value == parse_value(field, text)


def test_every_choice_can_be_written_and_read() -> None:
    """Every word of every field that has words."""
    for field, choice in CHOICES.items():
        for value in choice:
            assert isinstance(value, Enum)
            assert value is parse_value(field, plain_value(field, value))


def test_kontra_and_re_come_right_after_the_declaration_where_no_course_names_them() -> None:
    """And where a course names one of them, that one stays where it stands (rules.md §3)."""

    def asked(course: str, kontra: str = "on") -> str:
        rules = ruleset("classic", {"course": course, "kontra": kontra})
        return " ".join(step.value for step in rules.steps if isinstance(step, Enum))

    assert "declare kontra re play" == asked("F16h D16h declare play")
    assert "declare play" == asked("F16h D16h declare kontra re play", "off")
    assert "declare kontra re play" == asked("F8h D8h declare F8h kontra D8h play")
    assert "declare kontra re play" == asked("F8h D8h declare F8h re D8h play")


def test_the_rules_text_of_a_course_is_the_one_of_the_preset() -> None:
    """An override that says what the preset says is none."""
    course = str(plain_value("course", preset("auction").course))
    assert {} == overrides(ruleset("auction", {"course": course}))
    assert {"course": "F16h D16h declare play"} == overrides(
        ruleset("sixteen", {"course": "F16h D16h declare play"})
    )


def test_nothing_branches_on_the_name_of_a_ruleset() -> None:
    """Rules are data: no other module of the core mentions a preset's name."""
    core = Path(parse_course.__code__.co_filename).parent
    # `simple` and `japanese` are words of the field `scoring` too.
    words = "|".join(set(PRESETS) - {"simple", "japanese"})
    names = re.compile(f"[\"'](?:{words})[\"']")
    mentions = [
        file.name for file in core.glob("*.py") if names.search(file.read_text(encoding="utf-8"))
    ]
    assert ["catalogue.py"] == mentions
