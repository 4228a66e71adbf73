"""The fields of a ruleset, and their plain values in text, JSON and TOML.

This is the only place that knows how a field is written; what a combination means is decided in
``catalogue``.
"""

from collections.abc import Callable
from enum import Enum

from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.core.course import BadCourse, Course, Step, format_course, parse_course
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
from offiziersskat.errors import InputError

__all__ = ["CHOICES", "FIELDS", "BadRules", "Plain", "Value", "parse_value", "plain_value"]

Value = tuple[Step, ...] | tuple[Contract, ...] | Enum | bool | int | None
"""What a field of ``Ruleset`` can hold."""

Plain = str | bool | int
"""What a field's value can be in text, JSON and TOML."""


class BadRules(InputError):
    """A ruleset that contradicts itself or does not exist; ``field`` is at fault."""

    def __init__(self, field: str, code: str, **params: object) -> None:
        """``code`` says what is wrong with the field."""
        super().__init__(code, field=field, **params)
        self.field = field


CHOICES: dict[str, type[Enum]] = {
    "trump": TrumpChoice,
    "lead": Lead,
    "ten": Ten,
    "flip": Flip,
    "tie": Tie,
    "schwarz": Schwarz,
    "scoring": Scoring,
    "ramsch": RamschScore,
    "grand_double": GrandDouble,
}
"""The fields that choose one of several words."""

_SWITCHES = ("kontra", "spitzen", "simple_kontra")
_NUMBERS = ("hands", "target")
_LARGEST_NUMBER = 1_000_000

FIELDS = (
    "course",
    "contracts",
    "trump",
    "lead",
    "ten",
    "flip",
    "kontra",
    "tie",
    "schwarz",
    "scoring",
    "spitzen",
    "ramsch",
    "simple_kontra",
    "grand_double",
    "hands",
    "target",
)
"""All fields that a user can set, in the order in which they are written."""


def parse_value(field: str, value: object) -> Value:
    """The typed value of a field from its plain one; raises ``BadRules``."""
    if not isinstance(value, (str, bool, int)):
        raise BadRules(field, "rules-bad-value", value=repr(value), allowed=_allowed(field))
    if field in CHOICES:
        return _parse_choice(field, value)
    return _PARSERS[field](field, value)


def _allowed(field: str) -> str:
    if field in CHOICES:
        return " ".join(choice.value for choice in CHOICES[field])
    return {"course": "F8d D8d … play", "contracts": "CSHDGNR"}.get(
        field, "on off" if field in _SWITCHES else "1 2 3 …"
    )


def _refuse(field: str, value: object) -> BadRules:
    return BadRules(field, "rules-bad-value", value=str(value), allowed=_allowed(field))


def _parse_choice(field: str, value: Plain) -> Value:
    # `off` is a word of grand_double, and JSON writes it as false (notation.md §4).
    text = "off" if value is False else str(value).lower()
    for choice in CHOICES[field]:
        if choice.value == text:
            return choice
    raise _refuse(field, value)


def _parse_switch(field: str, value: Plain) -> Value:
    words = {"on": True, "off": False, "true": True, "false": False}
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in words:
        return words[value.lower()]
    raise _refuse(field, value)


def _parse_number(field: str, value: Plain) -> Value:
    if isinstance(value, str) and value.isascii() and value.isdigit():
        value = int(value[:10])
    if isinstance(value, bool) or not isinstance(value, int) or not 0 < value <= _LARGEST_NUMBER:
        raise _refuse(field, value)
    return value


def _parse_contracts(field: str, value: Plain) -> Value:
    letters = str(value).upper()
    known = {contract.value for contract in Contract}
    if not isinstance(value, str) or not letters or set(letters) - known:
        raise _refuse(field, value)
    if len(set(letters)) < len(letters):
        raise _refuse(field, value)
    return tuple(contract for contract in Contract if contract.value in letters)


def _parse_course(field: str, value: Plain) -> Value:
    if not isinstance(value, str):
        raise _refuse(field, value)
    try:
        return parse_course(value)
    except BadCourse as error:
        raise BadRules(field, error.code, **error.params) from None


_PARSERS: dict[str, Callable[[str, Plain], Value]] = {
    "course": _parse_course,
    "contracts": _parse_contracts,
    **dict.fromkeys(_SWITCHES, _parse_switch),
    **dict.fromkeys(_NUMBERS, _parse_number),
}


def plain_value(field: str, value: Value) -> Plain:
    """The value as JSON and TOML hold it; ``off`` of ``grand_double`` is ``False`` there."""
    if field == "course":
        return format_course(_course(value))
    if isinstance(value, tuple):
        return "".join(item.value for item in value if isinstance(item, Contract))
    if isinstance(value, Enum):
        return False if value is GrandDouble.OFF else str(value.value)
    assert value is not None
    return value


def _course(value: Value) -> Course:
    assert isinstance(value, tuple)
    return value  # type: ignore[return-value]
