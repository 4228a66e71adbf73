"""A fault as one sentence for a person: codes of cards and values become what people write.

What the sentences are is decided by ``errors.ftl``; here only their parameters are dressed.
"""

from offiziersskat.core.cards import Card
from offiziersskat.errors import OffiziersskatError
from offiziersskat.i18n import Language, describe
from offiziersskat.i18n.gamewords import card_face

__all__ = ["card_text", "sentence"]

_CARDS = frozenset({"action", "card", "led"})
_LONGEST = 200


def sentence(error: OffiziersskatError, language: Language, *, glyphs: bool = True) -> str:
    """The error in the reader's language, cards as ``♥10``, switches as ``on`` and ``off``."""
    params = {
        name: _dressed(name, value, language, glyphs=glyphs) for name, value in error.params.items()
    }
    return describe(OffiziersskatError(error.code, **params), language)


def _dressed(name: str, value: object, language: Language, *, glyphs: bool) -> object:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, int):
        # Fluent would group the digits of a line number.
        return value if abs(value) < 1000 else str(value)
    if isinstance(value, str) and name in _CARDS and value in Card.__members__:
        return card_text(Card[value], language, glyphs=glyphs)
    text = str(value)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def card_text(card: Card, language: Language, *, glyphs: bool) -> str:
    """A card as people write it: ``♥10``, in German ``♣B``; in ASCII ``H10``."""
    return card_face(card, language, glyphs=glyphs)
