"""From reasons to sentences: cards, suits and contracts are named as the reader names them.

The sentences stand in ``players.ftl``; this module decides only how their parameters look.
"""

from offiziersskat.core.cards import Card, Suit
from offiziersskat.core.contracts import Contract
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.players.advice import Advice, Param, Why

__all__ = ["explain", "named"]

_GLYPHS = "♣♠♥♦"
_BETWEEN = {Language.DE: " ", Language.EN: " ", Language.JA: ""}


def explain(advice: Advice, language: Language) -> str:
    """The reasons of an advice as sentences in one line."""
    messages = catalogue("players", language)
    return _BETWEEN[language].join(_sentence(why, messages) for why in advice.reasons)


def named(value: Param, language: Language) -> str | int:
    """A parameter of a reason as the sentences name it."""
    return _shown(value, catalogue("players", language))


def _sentence(why: Why, messages: Catalogue) -> str:
    params = {name: _shown(value, messages) for name, value in why.params.items()}
    return messages.text(why.code.value, **params)


def _shown(value: Param, messages: Catalogue) -> str | int:
    """``♥10``, ``Herz``, ``Grand``; numbers stay numbers, for Fluent to inflect by."""
    match value:
        case Card():
            return _GLYPHS[value.suit] + messages.text(f"rank-{value.rank.name.lower()}")
        case Suit():
            return messages.text(f"suit-{value.name.lower()}")
        case Contract():
            return messages.text(f"contract-{value.value.lower()}")
        case int():
            return value
