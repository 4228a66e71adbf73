"""How cards are written on the screen, and read from the keyboard."""

import pytest

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.contracts import Contract
from offiziersskat.i18n import LANGUAGES, Language
from offiziersskat.tui.cards import card_from, contract_from, face, typed
from offiziersskat.tui.style import Colours, Style

GLYPHS = Style(glyphs=True, colours=Colours.NONE, width=80)
ASCII = Style(glyphs=False, colours=Colours.NONE, width=80)


def test_ranks_are_named_as_the_language_names_them() -> None:
    """A German queen is a Dame, a jack a Bube; elsewhere they are Q and J."""
    assert "♥D ♣B ♠10 ♦K" == " ".join(
        face(card, Language.DE, GLYPHS) for card in (Card.HQ, Card.CJ, Card.ST, Card.DK)
    )
    assert "♥Q" == face(Card.HQ, Language.EN, GLYPHS)
    assert "♣J" == face(Card.CJ, Language.JA, GLYPHS)


def test_ascii_faces_are_unmistakable_in_german_too() -> None:
    """In ASCII a D could be a suit and a queen: the international letters stay."""
    assert "DQ" == face(Card.DQ, Language.DE, ASCII)
    assert 32 == len({face(card, Language.DE, ASCII) for card in DECK})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_and_every_face_is_read_back(language: Language) -> None:
    """Whatever is shown can be typed, in either case."""
    for card in DECK:
        for text in (card.code, card.code.lower(), face(card, language, GLYPHS)):
            assert card is card_from(text, language)


@pytest.mark.parametrize(
    "text", ["HT", "h10", "♥10", "♥ 10", "♥\ufe0f10", "Ｈ１０", "hearts ten", "10♥"]
)
def test_the_ten_of_hearts_has_many_spellings(text: str) -> None:
    """Codes, signs, full-width letters and words mean the same card."""
    assert Card.HT is card_from(text, Language.EN)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("HD", Card.HQ),
        ("KB", Card.CJ),
        ("KA", Card.CA),
        ("KaA", Card.DA),
        ("DD", Card.DQ),
        ("PB", Card.SJ),
        ("Herz-Dame", Card.HQ),
        ("Karo 10", Card.DT),
        ("Kreuz Bube", Card.CJ),
        ("DK", Card.DK),
        ("CK", Card.CK),
    ],
)
def test_german_letters_are_read_in_german(text: str, card: Card) -> None:
    """B, D, K and P are taken as German letters where no international code is meant."""
    assert card is card_from(text, Language.DE)


@pytest.mark.parametrize("text", ["HD", "KB", "PB"])
def test_german_letters_mean_nothing_in_english(text: str) -> None:
    """Elsewhere only the codes of the notation are read."""
    assert card_from(text, Language.EN) is None


def test_japanese_suits_are_read() -> None:
    """A suit may be written in kana."""
    assert Card.HA is card_from("ハートA", Language.JA)
    assert Card.CJ is card_from("クラブJ", Language.JA)


@pytest.mark.parametrize("text", ["", "H", "10", "H1", "HX", "♥", "AH", "H10H"])
def test_what_is_no_card_is_none(text: str) -> None:
    """Nonsense is not guessed at; letters must stand suit first."""
    assert card_from(text, Language.EN) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_contracts_are_named_by_letter_in_every_language(language: Language) -> None:
    """The letters of the notation always work."""
    assert list(Contract) == [contract_from(item.value.lower(), language) for item in Contract]


def test_german_contracts_have_german_letters_too() -> None:
    """K and P are Kreuz and Pik; C and S go on to work."""
    assert Contract.C is contract_from("K", Language.DE)
    assert Contract.S is contract_from("pik", Language.DE)
    assert contract_from("k", Language.EN) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_given_as_an_example_can_be_typed(language: Language) -> None:
    """In German with German letters: a K that is no Kreuz would be a riddle."""
    assert DECK == tuple(card_from(typed(card, language), language) for card in DECK)
    assert ("KK" if language is Language.DE else "CK") == typed(Card.CK, language)
    assert ("PB" if language is Language.DE else "SJ") == typed(Card.SJ, language)
