"""A stored result in words, field by field, beside the true one: nothing of it looks like code.

What is stored may be anything that JSON can hold; what is no value of its field is repeated as it
stands there.
"""

import json
from collections.abc import Iterable, Mapping, Sequence

from offiziersskat.core.contracts import Contract
from offiziersskat.i18n import Language, catalogue
from offiziersskat.notation.faults import shown

__all__ = ["StoredWords"]

_MISSING = object()


class StoredWords:
    """The words for the fields of results, for players of given names (by seat)."""

    def __init__(self, names: Sequence[str], language: Language) -> None:
        """``names`` by seat."""
        self._names = names
        self._text = catalogue("commands", language).text
        self._score = catalogue("score", language).text
        self._rule = catalogue("rulespage", language).text
        self._parting = "、" if language is Language.JA else ", "

    def listed(self, result: Mapping[str, object], keys: Iterable[str]) -> str:
        """Some fields of a result, each with its value; without one the hand is unfinished."""
        return self._parting.join(
            self._text("stored-field", field=key, value=self._value(key, result)) for key in keys
        )

    def _value(self, key: str, result: Mapping[str, object]) -> str:
        value = result.get(key, _MISSING)
        if value is _MISSING:
            return self._text("stored-unfinished")
        if value is None:
            return self._text("stored-nothing")
        if isinstance(value, bool):
            return self._text("stored-yes" if value else "stored-no")
        return self._by_field(key, value) or _as_it_is(value)

    def _by_field(self, key: str, value: object) -> str | None:
        match key, value:
            case "contract", str() if value in {contract.value for contract in Contract}:
                return self._rule(f"contract-{value}")
            case "declarer", int() if 0 <= value < len(self._names):
                return self._names[value]
            case "winner", 0 | 1:
                return self._text("stored-own-side" if value == 0 else "stored-other-side")
            case "kontra", 1 | 2 | 4:
                return self._text(f"stored-times-{value}")
            case "matadors", {"with": bool(with_), "count": int(count)}:
                return self._score("with" if with_ else "without", n=count)
            case "points" | "tricks" | "score", [*numbers]:
                return " : ".join(str(number).replace("-", "−") for number in numbers)
            case _:
                return None


def _as_it_is(value: object) -> str:
    return shown(json.dumps(value, ensure_ascii=False))
