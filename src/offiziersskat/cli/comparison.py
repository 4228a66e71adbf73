"""Two rulesets side by side: the fields in which they differ, and what each value means.

Decides how the table stands on a wide and on a narrow screen; the sentences are the rules page's.
"""

from offiziersskat.cli.paragraphs import filled
from offiziersskat.core.fields import FIELDS
from offiziersskat.core.rules import Ruleset
from offiziersskat.i18n import Language, catalogue
from offiziersskat.i18n.fieldwords import FieldWords
from offiziersskat.tui.style import beside, wrapped

__all__ = ["comparison"]

_WIDE = 64
_LABEL = 18
_GAP = 4


def comparison(
    left: tuple[str, Ruleset], right: tuple[str, Ruleset], language: Language, *, width: int
) -> str:
    """The differences between two rulesets, each given with the name it is to bear."""
    text = catalogue("rulespage", language).text
    names = (left[0], right[0])
    rules = (left[1], right[1])
    words = FieldWords(language)
    fields = [field for field in FIELDS if getattr(rules[0], field) != getattr(rules[1], field)]
    if not fields:
        return filled(text("page-difference-none"), width=width)
    blocks = [
        _block(words.label(field), field, _cells(words, rules, field), width=width, names=names)
        for field in fields
    ]
    title = f"{text('page-difference')}: {names[0]} | {names[1]}"
    return "\n\n".join([filled(title, width=width), *blocks])


def _cells(words: FieldWords, rules: tuple[Ruleset, Ruleset], field: str) -> list[list[str]]:
    """For each ruleset the value as written, and its sentence if it has a meaning there."""
    return [
        [words.written(one, field)]
        + ([] if getattr(one, field) is None else [words.sentence(one, field)])
        for one in rules
    ]


def _block(
    label: str, field: str, cells: list[list[str]], *, width: int, names: tuple[str, str]
) -> str:
    if width < _WIDE:
        return _stacked(label, field, cells, width=width, names=names)
    column = (width - _LABEL) // 2 - _GAP
    left, right = ([line for part in cell for line in wrapped(part, column)] for cell in cells)
    heads = [*wrapped(label, _LABEL - 2), f"({field})"]
    lines = beside(heads, beside(left, right, columns=column + _GAP), columns=_LABEL)
    return "\n".join(lines)


def _stacked(
    label: str, field: str, cells: list[list[str]], *, width: int, names: tuple[str, str]
) -> str:
    parts = [filled(f"{label} ({field})", width=width)]
    for name, (written, *sentences) in zip(names, cells, strict=True):
        parts.append(filled(f"{name}: {written}", width=width, first="  "))
        parts += [filled(sentence, width=width, first="    ") for sentence in sentences]
    return "\n".join(parts)
