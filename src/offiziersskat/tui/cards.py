"""Cards and contracts as people write them: suit signs, ranks in their language, words to read.

Reading takes the codes of the notation first; German letters (B, D and K for Kreuz, P for Pik)
stand only where no code of the notation can be meant. Nothing here knows what is legal.
"""

import re
import unicodedata

from offiziersskat.core.cards import Card, Rank, Suit
from offiziersskat.core.contracts import Contract
from offiziersskat.i18n import Language, gamewords
from offiziersskat.tui.style import Style, Tone, paint

__all__ = ["card_from", "coloured", "contract_from", "face", "folded", "suit_sign", "typed"]

_RED = (Suit.H, Suit.D)


def suit_sign(suit: Suit, style: Style) -> str:
    """♣, or C where only ASCII is to be had."""
    return gamewords.suit_sign(suit, glyphs=style.glyphs)


def face(card: Card, language: Language, style: Style) -> str:
    """``♣10``, ``♥D`` in German; in ASCII the international letters, ``C10`` and ``HQ``."""
    return gamewords.card_face(card, language, glyphs=style.glyphs)


def typed(card: Card, language: Language) -> str:
    """A card as people type it: ``CK``, in German ``KK``, which is read back as the same card."""
    if language is not Language.DE:
        return card.code
    suit, rank = card.code[0], card.code[1]
    return _GERMAN_SUITS_TYPED.get(suit, suit) + _GERMAN_RANKS_TYPED.get(rank, rank)


_GERMAN_SUITS_TYPED = {"C": "K", "S": "P"}
_GERMAN_RANKS_TYPED = {"T": "10", "Q": "D", "J": "B"}


def coloured(card: Card, language: Language, style: Style) -> str:
    """The face as it stands in running text."""
    text = face(card, language, style)
    return paint(text, Tone.RED, style) if card.suit in _RED else paint(text, Tone.BOLD, style)


def folded(text: str) -> str:
    """Typed text in one form: full-width letters made narrow, no case, no stray signs."""
    narrow = unicodedata.normalize("NFKC", text).replace("\ufe0e", "").replace("\ufe0f", "")
    return " ".join(narrow.casefold().split())


_SUIT_WORDS = {
    Suit.C: "c ♣ ♧ clubs club kreuz クラブ クローバー",
    Suit.S: "s ♠ ♤ spades spade pik スペード",
    Suit.H: "h ♥ ♡ hearts heart herz ハート",
    Suit.D: "d ♦ ♢ diamonds diamond karo ダイヤ ダイヤモンド",
}
_RANK_WORDS = {
    Rank.A: "a ace ass エース",
    Rank.T: "t 10 ten zehn",
    Rank.K: "k king könig koenig キング",
    Rank.Q: "q queen dame クイーン",
    Rank.J: "j jack bube ジャック",
    Rank.NINE: "9 nine neun",
    Rank.EIGHT: "8 eight acht",
    Rank.SEVEN: "7 seven sieben",
}
_GERMAN_SUIT_WORDS = {Suit.C: "k kr", Suit.S: "p", Suit.D: "ka"}
_GERMAN_RANK_WORDS = {Rank.Q: "d", Rank.J: "b"}


def _words(*tables: dict[Suit, str] | dict[Rank, str]) -> dict[str, int]:
    return {word: key for table in tables for key, words in table.items() for word in words.split()}


_SUITS = _words(_SUIT_WORDS)
_RANKS = _words(_RANK_WORDS)
_GERMAN_SUITS = _SUITS | _words(_GERMAN_SUIT_WORDS)
_GERMAN_RANKS_READ = _RANKS | _words(_GERMAN_RANK_WORDS)


def card_from(text: str, language: Language) -> Card | None:
    """The card that somebody typed: ``HT h10 ♥10 hearts ten``, in German ``HD KB Karo-Ass`` too."""
    typed = re.sub(r"(?<=.)[\s-]+(?=.)", "", folded(text))
    found = _split(typed, _SUITS, _RANKS)
    if found is None and language is Language.DE:
        found = _split(typed, _GERMAN_SUITS, _GERMAN_RANKS_READ)
    return found


def _split(typed: str, suits: dict[str, int], ranks: dict[str, int]) -> Card | None:
    for end in range(len(typed) - 1, 0, -1):
        if typed[:end] in suits and typed[end:] in ranks:
            return Card(suits[typed[:end]] * len(Rank) + ranks[typed[end:]])
    # A sign may also stand behind its rank: 10♥.
    if typed[-1:] in "♣♧♠♤♥♡♦♢" and typed[:-1] in ranks:
        return Card(suits[typed[-1]] * len(Rank) + ranks[typed[:-1]])
    return None


_CONTRACT_WORDS = {
    **{Contract(suit.name): words for suit, words in _SUIT_WORDS.items()},
    Contract.G: "g grand グランド",
    Contract.N: "n null ヌル",
    Contract.R: "r ramsch ラムシュ",
}
_GERMAN_CONTRACT_WORDS = {Contract.C: "k kr", Contract.S: "p", Contract.D: "ka"}


def contract_from(text: str, language: Language) -> Contract | None:
    """The contract that somebody named, by letter, sign or word; in German ``K`` is Kreuz."""
    # As the table writes it, ``♥ Herz``, the sign says no more than the word.
    typed = re.sub(r"^[♣♠♥♦] (?=.)", "", folded(text))
    for contract, words in _CONTRACT_WORDS.items():
        if typed in words.split():
            return contract
    if language is Language.DE:
        for contract, words in _GERMAN_CONTRACT_WORDS.items():
            if typed in words.split():
                return contract
    return None
