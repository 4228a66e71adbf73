"""Rulesets as text (``classic; spitzen=on``), as an object of JSON or TOML, and as one word.

Written is what differs from the preset and no more. Which fields there are and what they may hold
is decided in ``core.fields`` and ``core.catalogue``.
"""

import json
import re
from collections.abc import Mapping
from functools import lru_cache

from offiziersskat.core.catalogue import overrides, ruleset
from offiziersskat.core.fields import BadRules, Plain
from offiziersskat.core.rules import Ruleset
from offiziersskat.notation.faults import BadNotation, shown

__all__ = ["parse_rules", "rules_dict", "rules_from", "rules_text", "rules_toml", "rules_word"]

_PART = re.compile(r"[^;]*")


def rules_text(rules: Ruleset) -> str:
    """``classic; spitzen=on``, as the tag ``Rules`` holds it."""
    return "; ".join(_parts(rules))


def rules_word(rules: Ruleset) -> str:
    """``classic;spitzen=on``, without spaces, as position strings begin (notation.md §2)."""
    return ";".join(_parts(rules)).replace(" ", ".")


def _parts(rules: Ruleset) -> list[str]:
    fields = rules_dict(rules)
    del fields["preset"]
    return [rules.preset, *(f"{name}={_text(value)}" for name, value in fields.items())]


def _text(value: Plain) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def rules_dict(rules: Ruleset) -> dict[str, Plain]:
    """The object of JSON and TOML: the preset, and the fields that differ from it."""
    return dict(_dict_items(rules))


@lru_cache(maxsize=64)
def _dict_items(rules: Ruleset) -> tuple[tuple[str, Plain], ...]:
    return (("preset", rules.preset), *overrides(rules).items())


def rules_toml(rules: Ruleset) -> str:
    """The same as a TOML document; its plain values are written as in JSON."""
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in rules_dict(rules).items())


def parse_rules(text: str) -> Ruleset:
    """Read the text form, or the word of a position string; raises ``BadNotation``."""
    return _parse_rules(text)


@lru_cache(maxsize=256)
def _parse_rules(text: str) -> Ruleset:
    preset = ""
    fields: dict[str, object] = {}
    columns: dict[str, int] = {}
    for part in _PART.finditer(text):
        column = part.start() + 1 + len(part[0]) - len(part[0].lstrip())
        if part.start() == 0:
            preset = part[0].strip().lower()
        elif part[0].strip():
            name, value = _field(part[0], column)
            if name in fields:
                raise BadNotation("rules-doubled", column=column, field=shown(name))
            fields[name], columns[name] = value, column
    return _made(preset, fields, columns)


def _field(part: str, column: int) -> tuple[str, str]:
    name, equals, value = part.partition("=")
    if not equals:
        raise BadNotation("rules-no-value", column=column, field=shown(name.strip()))
    return name.strip().lower(), value.strip()


def _made(preset: str, fields: Mapping[str, object], columns: Mapping[str, int]) -> Ruleset:
    try:
        return ruleset(preset, fields)
    except BadRules as error:
        raise BadNotation.of(error, column=columns.get(error.field, 1)) from None


def rules_from(plain: object) -> Ruleset:
    """Rules as JSON and TOML hold them: a preset's name, the text form, or an object.

    Raises ``BadNotation``.
    """
    if isinstance(plain, str):
        return parse_rules(plain)
    if not isinstance(plain, Mapping) or not isinstance(plain.get("preset"), str):
        raise BadNotation("rules-no-preset")
    return _from_json(json.dumps(dict(plain), default=repr))


@lru_cache(maxsize=256)
def _from_json(text: str) -> Ruleset:
    fields = json.loads(text)
    return _made(fields.pop("preset"), fields, {})
