"""The text of actions, read leniently; its canonical form."""

import pytest

from offiziersskat.core.actions import ACTIONS, Action, Bid, Declare, LayAway, Pass, Play, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.notation import BadNotation, Move, parse_action, parse_card, read_move
from offiziersskat.notation.faults import shown


@pytest.mark.parametrize("action", ACTIONS, ids=text_of)
def test_every_action_is_read_from_its_own_text(action: Action) -> None:
    """Writing and reading an action gives the action."""
    assert action == parse_action(text_of(action))


@pytest.mark.parametrize("text", ["HT", "ht", "H10", "h10", "♥T", "♥10", "♥️10", " HT "])
def test_a_card_is_read_as_people_write_it(text: str) -> None:
    """Readers accept 10 for T, lower case and glyphs (notation.md)."""
    assert Play(Card.HT) == parse_action(text)
    assert Card.HT == parse_card(text)


@pytest.mark.parametrize("text", ["-S7 -CA", "-ca-s7", "-♣A  -♠7"])
def test_cards_laid_away_are_read_in_either_order(text: str) -> None:
    """They are written in deck order."""
    assert LayAway(Card.CA, Card.S7) == parse_action(text)
    assert "-CA -S7" == read_move(text).text


def test_ten_of_a_suit_can_be_laid_away_as_a_number() -> None:
    """The ten's two spellings hold everywhere."""
    assert LayAway(Card.CT, Card.D7) == parse_action("-C10 -D7")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("=chs", Declare(Contract.C, hand=True, schneider=True)),
        ("=♥", Declare(Contract.H)),
        ("=no", Declare(Contract.N, ouvert=True)),
        ("PASS", Pass()),
        ("27", Bid(27)),
        ("999", Bid(999)),
    ],
)
def test_other_actions_are_read_leniently(text: str, action: Action) -> None:
    """A bid that is not listed is still a bid; whether it is offered, the rules say."""
    assert action == parse_action(text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [("C6", "C6"), ("x9", "X9"), ("??", "??"), ("CX", "CX"), ("-c6 -S7", "-C6 -S7"), ("7S", "7S")],
)
def test_what_looks_like_a_card_is_a_move_with_an_unknown_card(text: str, kept: str) -> None:
    """It is no fault of notation: a replay answers unknown_card."""
    assert Move(kept, None) == read_move(text)
    with pytest.raises(BadNotation, match="card-unreadable"):
        parse_action(text)


@pytest.mark.parametrize(
    "text",
    ["", "CJC", "0", "1000", "018", "=CS", "=X", "-CA", "-CA -", "kontra!", "ſ7", "C１０", "\0"],
)
def test_anything_else_is_unreadable(text: str) -> None:
    """And says so with a code, never otherwise."""
    with pytest.raises(BadNotation, match="action-unreadable"):
        read_move(text)


def test_a_card_of_another_pack_is_unreadable_as_a_card() -> None:
    """Decks and positions hold cards of the pack only."""
    with pytest.raises(BadNotation) as caught:
        parse_card("C6")
    assert ("card-unreadable", "C6") == (caught.value.code, caught.value.params["text"])


def test_a_message_repeats_the_input_short_and_printable() -> None:
    """No message is as long as the input, or rings a bell."""
    assert "a" * 39 + "…" == shown("a" * 1000)
    assert "a�b" == shown("a\x07b")
