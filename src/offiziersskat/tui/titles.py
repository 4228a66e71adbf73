"""What rules and matches are called when people speak of them."""

from offiziersskat.core.match import Match
from offiziersskat.core.rules import Ruleset
from offiziersskat.i18n import Language, catalogue
from offiziersskat.notation import rules_text
from offiziersskat.tui.words import Words

__all__ = ["hand_title", "rules_title"]


def rules_title(rules: Ruleset, language: Language) -> str:
    """The preset's title, and the fields that differ."""
    name = rules.preset.replace("_", "-")
    title = catalogue("rulespage", language).text(f"ruleset-{name}-title")
    fields = rules_text(rules).partition(";")[2].strip()
    return f"{title} ({fields})" if fields else title


def hand_title(match: Match, number: int, words: Words) -> str:
    """Which hand of a match it is, counted from 1."""
    if match.rules.hands is not None:
        return words("heading-hands", hand=number, hands=match.rules.hands)
    return words("heading-target", hand=number, target=match.rules.target)
