"""What the fields of a ruleset are called and what their values mean, for pages and tables.

The one place that knows how ids of ``rulespage.ftl`` are made from fields and values.
"""

from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.fields import plain_value
from offiziersskat.core.rules import Ruleset
from offiziersskat.i18n.catalogue import Language, catalogue

__all__ = ["FieldWords"]


class FieldWords:
    """The words for fields in one language."""

    def __init__(self, language: Language) -> None:
        """Read the catalogue of the rules page."""
        self._text = catalogue("rulespage", language).text
        self._comma = "、" if language is Language.JA else ", "

    def label(self, field: str) -> str:
        """The name of a field as people call it."""
        return self._text(_stem(field))

    def setting(self, rules: Ruleset, field: str) -> str:
        """The field as it is written: ``spitzen=on``."""
        return f"{field}={self.written(rules, field)}"

    def written(self, rules: Ruleset, field: str) -> str:
        """The value as it is written, ``–`` where the field has no meaning."""
        if getattr(rules, field) is None:
            return "–"
        value = plain_value(field, getattr(rules, field))
        return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)

    def sentence(self, rules: Ruleset, field: str) -> str:
        """What the value means; ``–`` where the field has no meaning."""
        value = getattr(rules, field)
        if value is None:
            return "–"
        if field == "contracts":
            return self._text("field-contracts-text", list=self._contracts(rules.contracts))
        if field == "course" and self._key(rules, field).endswith("-own"):
            own = self.written(rules, field)
            return f"{self._text('field-course-own')} {self._text('field-course-text', course=own)}"
        return self._text(self._key(rules, field), n=value if isinstance(value, int) else 0)

    def source(self, rules: Ruleset, field: str) -> str:
        """Where the value comes from."""
        if field == "contracts":
            return self._text("field-contracts-source")
        return self._text(f"{self._key(rules, field)}-source")

    def _contracts(self, contracts: tuple[Contract, ...]) -> str:
        return self._comma.join(self._text(f"contract-{contract.value}") for contract in contracts)

    def _key(self, rules: Ruleset, field: str) -> str:
        """The id of the sentence on a field's value."""
        if field == "course":
            known = rules.course == preset(rules.preset).course
            return f"{_stem(field)}-{rules.preset.replace('_', '-') if known else 'own'}"
        if field in _COUNTS:
            return f"{_stem(field)}-{_COUNTS[field]}"
        return f"{_stem(field)}-{self.written(rules, field).replace('_', '-')}"


_COUNTS = {"hands": "count", "target": "points"}


def _stem(field: str) -> str:
    return f"field-{field.replace('_', '-')}"
