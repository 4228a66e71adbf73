"""Rulesets as text, as a word, as an object of JSON and as TOML."""

import tomllib

import pytest

from offiziersskat.core.catalogue import PRESETS, preset, ruleset
from offiziersskat.core.rules import Ruleset
from offiziersskat.notation import (
    BadNotation,
    parse_rules,
    rules_dict,
    rules_from,
    rules_text,
    rules_toml,
    rules_word,
)

_OWN = ruleset(
    "classic",
    {"course": "F8d D8d F8u D8u declare play", "spitzen": True, "hands": 24, "ten": "below_king"},
)
_RULESETS = [
    *map(preset, PRESETS),
    _OWN,
    ruleset("japanese", {"grand_double": "off"}),
    ruleset("simple", {"kontra": True, "simple_kontra": True, "target": 30}),
]


@pytest.mark.parametrize("rules", _RULESETS, ids=rules_text)
def test_every_form_of_a_ruleset_is_read_back(rules: Ruleset) -> None:
    """Text, word, JSON and TOML say the same."""
    assert rules == parse_rules(rules_text(rules))
    assert rules == parse_rules(rules_word(rules))
    assert rules == rules_from(rules_dict(rules))
    assert rules == rules_from(tomllib.loads(rules_toml(rules)))
    assert rules == rules_from(rules_text(rules))


def test_only_what_differs_from_the_preset_is_written() -> None:
    """A preset is its name and no more."""
    assert "classic" == rules_text(preset("classic"))
    assert {"preset": "classic", "spitzen": True} == rules_dict(
        ruleset("classic", {"spitzen": True, "kontra": True})
    )


def test_the_word_has_dots_for_spaces() -> None:
    """The fields of a position string are parted by spaces."""
    assert (
        "classic;course=F8d.D8d.F8u.D8u.declare.play;ten=below_king;spitzen=on;hands=24"
        == rules_word(_OWN)
    )


def test_the_text_is_read_leniently() -> None:
    """Spaces, capitals and an empty part do no harm."""
    assert ruleset("classic", {"spitzen": True}) == parse_rules(" Classic ;  Spitzen = on ; ")


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "rules-unknown-preset", 1),
        ("klassik; spitzen=on", "rules-unknown-preset", 1),
        ("classic; spitzen", "rules-no-value", 10),
        ("classic; ten=high;ten=high", "rules-doubled", 19),
        ("classic; tem=high", "rules-unknown-field", 10),
        ("classic;  tie=split", "rules-contradiction", 11),
        ("classic; ten=low", "rules-bad-value", 10),
    ],
)
def test_a_fault_in_the_text_has_its_column(text: str, code: str, column: int) -> None:
    """The field that is at fault, not the text as a whole."""
    with pytest.raises(BadNotation) as caught:
        parse_rules(text)
    assert (code, 1, column) == (caught.value.code, caught.value.line, caught.value.column)


@pytest.mark.parametrize(
    ("plain", "code"),
    [
        (None, "rules-no-preset"),
        (["classic"], "rules-no-preset"),
        ({}, "rules-no-preset"),
        ({"preset": 1}, "rules-no-preset"),
        ({"preset": "x"}, "rules-unknown-preset"),
        ({"preset": "classic", "ten": ["high"]}, "rules-bad-value"),
        ({"preset": "classic", "ten": {1}}, "rules-bad-value"),
    ],
)
def test_an_object_that_is_no_ruleset_is_refused(plain: object, code: str) -> None:
    """Whatever JSON or TOML can hold."""
    with pytest.raises(BadNotation, match=code):
        rules_from(plain)
