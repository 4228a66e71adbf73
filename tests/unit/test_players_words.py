"""What a hint says: a sentence for every reason, in three languages, with cards as people name them."""

import re

import pytest
from tests.players import RULESETS, decisions

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card, Suit
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import observe
from offiziersskat.core.seats import Seat
from offiziersskat.i18n import LANGUAGES, Language, catalogue
from offiziersskat.notation import read_record, start
from offiziersskat.players import Advice, Code, Why, advise, explain


def _said(language: Language, *reasons: Why) -> str:
    return explain(Advice(Play(Card.CJ), reasons), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: Language) -> None:
    """And in each language it is a whole one."""
    messages = catalogue("players", language)

    assert [] == [code for code in Code if not messages.has(code.value)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_filled_in(language: Language) -> None:
    """No parameter is missing from any sentence that is said in play."""
    said = {
        explain(decision.advice, language) for name in RULESETS for decision in decisions(name, 4)
    }

    assert [] == [text for text in said if re.search(r"[{}$]|None", text) or not text]
    assert all(text.endswith(("。", ".")) for text in said)


def test_cards_are_named_as_germans_name_them() -> None:
    """Glyph and letter, and the letters are A K D B."""
    why = Why(Code.PROTECT_TEN, {"card": Card.HT, "by": Card.CJ})

    assert "♥10 bleibt zurück: ♣B würde sie nehmen." == _said(Language.DE, why)
    assert "♥10 stays back: ♣J would take it." == _said(Language.EN, why)
    assert "♥10は温存します。今出すと♣Jに取られます。" == _said(Language.JA, why)


def test_trumps_are_counted_in_the_singular_and_the_plural() -> None:
    """One trump is not "1 Trümpfe"."""
    one, three = (Why(Code.DRAW_TRUMPS, {"count": count}) for count in (1, 3))

    assert "Trumpf ziehen: Der Gegner hat noch einen Trumpf offen." == _said(Language.DE, one)
    assert "Trumpf ziehen: Der Gegner hat noch 3 Trümpfe offen." == _said(Language.DE, three)
    assert "Draw trumps: the other side still shows one." == _said(Language.EN, one)
    assert "切り札を狩ります。相手にはまだ3枚見えています。" == _said(Language.JA, three)


def test_suits_and_contracts_have_their_names() -> None:
    """Hearts are Herz, a grand is a Grand."""
    suit = Why(Code.FORCE_TRUMP, {"suit": Suit.H})
    value = Why(Code.WORTH_BID, {"contract": Contract.G, "value": 48, "bid": 18})

    assert "Der Gegner hat kein Herz: Er muss stechen oder abwerfen." == _said(Language.DE, suit)
    assert "Grand ist mindestens 48 wert; 18 sind also gedeckt." == _said(Language.DE, value)


def test_two_reasons_stand_in_one_line() -> None:
    """Japanese needs no blank between sentences."""
    reasons = (Why(Code.CHEAP_LEAD, {"card": Card.S7}), Why(Code.UNCOVERS, {"card": Card.S7}))

    assert "♠7 costs nothing. There is another card under ♠7." == _said(Language.EN, *reasons)
    assert " " not in _said(Language.JA, *reasons)


def test_a_trick_that_cannot_be_avoided_is_not_said_to_count_less_than_it_will() -> None:
    """Of a card that is led only its own points are certain: here the king comes to it."""
    record = read_record("classic R 0 94-0 - CA SA -- -- -- -- -- -- | CK S8 -- -- -- -- -- --")
    why = next(
        why
        for why in advise(observe(start(record), Seat.FOREHAND)).reasons
        if why.code is Code.TAKES_CHEAPLY
    )

    assert {"points": 11} == why.params
    assert "The trick cannot be avoided; no card adds less than 11 to it." == _said(
        Language.EN, why
    )
    assert "Der Stich ist nicht zu vermeiden; diese Karte legt nichts dazu." == _said(
        Language.DE, Why(Code.TAKES_CHEAPLY, {"points": 0})
    )
