"""Read the text of an action leniently (notation.md §1): ``10``, lower case, ♣♠♥♦.

The canonical form is the core's ``text_of``. What looks like a card but is none of the pack is not
unreadable: it is a move with an unknown card, and replaying it says so. Whether an action is legal
is nobody's business here.
"""

import re
from dataclasses import dataclass

from offiziersskat.core.actions import (
    DECLARATIONS,
    Action,
    Bid,
    Hold,
    Kontra,
    LayAway,
    Pass,
    Play,
    PlayHand,
    Re,
    TakeStock,
    text_of,
)
from offiziersskat.core.cards import DECK, Card
from offiziersskat.notation.faults import BadNotation, shown

__all__ = ["UNSEEN", "Move", "parse_action", "parse_card", "plain_text", "read_move"]

UNSEEN = "??"
"""The mark of a card that nobody has seen."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a record in its canonical text; ``action`` is ``None`` if its card is no card."""

    text: str
    action: Action | None


_GLYPHS = str.maketrans({"♣": "C", "♠": "S", "♥": "H", "♦": "D", "\ufe0f": None})
_CARDS = {card.code: card for card in DECK}
_WORDS: tuple[Action, ...] = (Kontra(), Re(), Pass(), Hold(), TakeStock(), PlayHand())
_SIMPLE = {text_of(action).upper(): action for action in (*DECLARATIONS, *_WORDS)}
_BID = re.compile(r"[1-9][0-9]{0,2}")
# Two letters, digits or marks, but no number: whatever a player would take for a card.
_CARD_SHAPED = re.compile(r"(?![0-9]{2})[A-Z0-9?]{2}")
_LAY_AWAY = re.compile(r"-\s*([A-Z0-9?]+)\s*-\s*([A-Z0-9?]+)")


def plain_text(text: str) -> str:
    """The text in capital letters, with letters for glyphs; empty if that is not ASCII."""
    plain = text.strip().translate(_GLYPHS)
    return plain.upper() if plain.isascii() else ""


def parse_card(text: str) -> Card:
    """The card of a code; raises ``BadNotation``."""
    card = _CARDS.get(_code(plain_text(text)))
    if card is None:
        raise BadNotation("card-unreadable", text=shown(text))
    return card


def _code(plain: str) -> str:
    return plain[:-2] + "T" if plain.endswith("10") else plain


def parse_action(text: str) -> Action:
    """The action of a text; raises ``BadNotation``, for a card that is none of the pack too."""
    action = read_move(text).action
    if action is None:
        raise BadNotation("card-unreadable", text=shown(text))
    return action


def read_move(text: str) -> Move:
    """The move of a text; raises ``BadNotation`` for what is no action at all."""
    plain = plain_text(text)
    action = _SIMPLE.get(plain)
    if action is None and _BID.fullmatch(plain):
        action = Bid(int(plain))
    if action is not None:
        return Move(text_of(action), action)
    found = _LAY_AWAY.fullmatch(plain)
    codes = [_code(part) for part in (found.groups() if found else (plain,))]
    if not all(_CARD_SHAPED.fullmatch(code) for code in codes):
        raise BadNotation("action-unreadable", text=shown(text))
    cards = [_CARDS[code] for code in codes if code in _CARDS]
    if len(cards) < len(codes):
        return Move(" ".join(f"-{code}" for code in codes) if found else codes[0], None)
    action = LayAway(*cards) if found else Play(cards[0])
    return Move(text_of(action), action)
