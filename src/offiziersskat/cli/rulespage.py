"""The page of a ruleset in lines, for a terminal. What it says is put together in ``i18n``."""

from itertools import groupby

from offiziersskat.cli.paragraphs import filled, table
from offiziersskat.core.rules import Ruleset
from offiziersskat.i18n import Language
from offiziersskat.i18n.rulespage import Block, Heading, Items, Paragraph, Table, rules_blocks
from offiziersskat.tui.style import width_of

__all__ = ["rules_page"]


def rules_page(rules: Ruleset, language: Language, *, width: int, name: str | None = None) -> str:
    """The page, in lines of at most ``width`` columns; ``name`` if the user gave it one."""
    blocks = rules_blocks(rules, language, name=name)
    # Tables that follow one another are parts of one.
    groups = groupby(enumerate(blocks), lambda at: Table if isinstance(at[1], Table) else at[0])
    return "\n\n".join(
        "\n".join(_lines(block, width=width) for _number, block in group) for _key, group in groups
    )


def _lines(block: Block, *, width: int) -> str:
    match block:
        case Heading(text, level):
            return f"{text}\n{('=' if level == 1 else '-') * min(width_of(text), width)}"
        case Paragraph(text):
            return filled(text, width=width)
        case Items(texts):
            numbered = [(f"{number:>2}.", text) for number, text in enumerate(texts, 1)]
            return table(numbered, width=width, indent="  ")
        case Table(rows, is_long=True):
            heads = [filled(name, width=width, first="  ") for name, _text in rows]
            means = [filled(text, width=width, first="    ") for _name, text in rows]
            return "\n".join(line for pair in zip(heads, means, strict=True) for line in pair)
        case Table(rows):
            return table(rows, width=width, indent="  ")
