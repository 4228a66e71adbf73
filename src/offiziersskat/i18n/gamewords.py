"""Cards, seats and declarations as people write them, for everybody who tells of a game.

Sentences stand in the catalogues; here are the words that fill them.
"""

from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import Card, Rank, Suit
from offiziersskat.core.rules import Ruleset
from offiziersskat.i18n.catalogue import Language, catalogue

__all__ = ["card_face", "declaration", "seat_names", "suit_sign"]

_SIGNS = {Suit.C: "♣", Suit.S: "♠", Suit.H: "♥", Suit.D: "♦"}
_GERMAN_RANKS = {Rank.Q: "D", Rank.J: "B"}


def suit_sign(suit: Suit, *, glyphs: bool = True) -> str:
    """♣, or C where only ASCII is to be had."""
    return _SIGNS[suit] if glyphs else suit.name


def card_face(card: Card, language: Language, *, glyphs: bool = True) -> str:
    """``♣10``, ``♥D`` in German; in ASCII the international letters, ``C10`` and ``HQ``."""
    return suit_sign(card.suit, glyphs=glyphs) + _rank_sign(card.rank, language, glyphs=glyphs)


def _rank_sign(rank: Rank, language: Language, *, glyphs: bool) -> str:
    if rank is Rank.T:
        return "10"
    code = Card(rank).code[1]
    # In ASCII a D would mean both a suit and a queen: there the codes of the notation stay.
    german = language is Language.DE and glyphs
    return _GERMAN_RANKS.get(rank, code) if german else code


def seat_names(rules: Ruleset, language: Language) -> list[str]:
    """What the seats are called where nobody has a name."""
    text = catalogue("rulespage", language).text
    if rules.seats == 2:
        return [text("seat-forehand"), text("seat-dealer")]
    return [text("seat-n", n=seat) for seat in range(rules.seats)]


def declaration(declared: Declare, language: Language) -> str:
    """``clubs, hand, schneider announced``."""
    text = catalogue("score", language).text
    levels = {
        "hand": declared.hand,
        "schneider": declared.schneider,
        "schwarz": declared.schwarz,
        "ouvert": declared.ouvert,
    }
    said = [text(f"said-{level}") for level, is_said in levels.items() if is_said]
    contract = catalogue("rulespage", language).text(f"contract-{declared.contract.value}")
    return ("、" if language is Language.JA else ", ").join([contract, *said])
