"""``/api/rules``: the named rulesets, the fields a ruleset has, and its page to read."""

from enum import Enum
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, ConfigDict, Field

from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.fields import CHOICES, FIELDS, plain_value
from offiziersskat.core.rules import Ruleset
from offiziersskat.i18n import Language
from offiziersskat.i18n.rulespage import rules_json
from offiziersskat.notation import parse_rules, rules_text
from offiziersskat.players.registry import LEVELS
from offiziersskat.server.messages import LanguageCode

__all__ = ["router"]

router = APIRouter(prefix="/api/rules", tags=["rules"])

Json = dict[str, Any]
_KINDS = {"course": "course", "contracts": "contracts", "hands": "number", "target": "number"}


class RulesLine(BaseModel):
    """Rules in one line, as ``classic; spitzen=on``."""

    model_config = ConfigDict(extra="forbid")

    text: Annotated[str, Field(max_length=2000)]


@router.get("")
async def all_rules() -> Json:
    """The named rulesets, the fields and what they may hold, the engines' levels."""
    return _catalogue()


@cache
def _catalogue() -> Json:
    return {
        "presets": [
            {"name": name, "rules": _fields(preset(name)), "seats": preset(name).seats}
            for name in PRESETS
        ],
        "fields": [_field(name) for name in FIELDS],
        "levels": list(LEVELS),
    }


def _fields(rules: Ruleset) -> Json:
    """Every field as JSON has it; ``null`` where it has no meaning."""
    values = {name: getattr(rules, name) for name in FIELDS}
    return {
        "preset": rules.preset,
        **{
            name: None if value is None else plain_value(name, value)
            for name, value in values.items()
        },
    }


def _field(name: str) -> Json:
    if name in CHOICES:
        return {"name": name, "kind": "choice", "values": [_word(one) for one in CHOICES[name]]}
    if name in _KINDS:
        values = list("CSHDGNR") if name == "contracts" else []
        return {"name": name, "kind": _KINDS[name], "values": values}
    return {"name": name, "kind": "switch", "values": [True, False]}


def _word(choice: Enum) -> str:
    return str(choice.value)


@router.post("/check")
async def check(body: RulesLine) -> Json:
    """The canonical form of a line of rules, or what is wrong with it."""
    rules = parse_rules(body.text)
    return {"rules": rules_text(rules), "seats": rules.seats, "fields": _fields(rules)}


@router.get("/page")
async def page(
    rules: Annotated[str, Query(max_length=2000)] = "classic", lang: LanguageCode = "en"
) -> Json:
    """The page of a ruleset in a language, as blocks."""
    return {"blocks": rules_json(parse_rules(rules), Language(lang))}
