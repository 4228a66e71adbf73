"""Actions: their texts, their numbers, and the error that refuses one."""

import pytest

from offiziersskat.core.actions import (
    ACTIONS,
    BIDS,
    DECLARATIONS,
    Action,
    Bid,
    Declare,
    Hold,
    IllegalAction,
    Kontra,
    LayAway,
    Pass,
    Play,
    PlayHand,
    Re,
    Reason,
    TakeStock,
    action_at,
    index_of,
    text_of,
)
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.errors import MoveError


def test_every_action_has_one_text() -> None:
    """The forms of notation.md §1."""
    texts: dict[str, Action] = {
        "=C": Declare(Contract.C),
        "=NO": Declare(Contract.N, ouvert=True),
        "=GHSZO": Declare(Contract.G, hand=True, schneider=True, schwarz=True, ouvert=True),
        "kontra": Kontra(),
        "re": Re(),
        "pass": Pass(),
        "18": Bid(18),
        "hold": Hold(),
        "take": TakeStock(),
        "hand": PlayHand(),
        "-CA -S7": LayAway(Card.CA, Card.S7),
        "HT": Play(Card.HT),
    }
    assert list(texts) == [text_of(action) for action in texts.values()]
    assert len(ACTIONS) == len({text_of(action) for action in ACTIONS})


def test_declarations_stand_in_canonical_order() -> None:
    """C S H D G N R, each with its announcements in the order of the table."""
    suits = [f"{s}{level}" for s in "CSHDG" for level in ("", "H", "HS", "HSZ", "HSZO")]
    assert [*suits, "N", "NO", "NH", "NHO", "R"] == [said.text for said in DECLARATIONS]


def test_there_are_63_bids_from_18_to_264() -> None:
    """Base × level, and the four values of null (rules.md §7)."""
    assert (63, 18, 264) == (len(BIDS), BIDS[0], BIDS[-1])
    assert sorted(set(BIDS)) == list(BIDS)
    assert {23, 35, 46, 59, 18, 20, 22, 24, 27, 48, 264} < set(BIDS)
    assert not {19, 21, 26, 34, 265} & set(BIDS)


def test_two_cards_are_laid_away_in_deck_order_however_they_are_named() -> None:
    """One action, two ways to say it."""
    assert LayAway(Card.CA, Card.S7) == LayAway(Card.S7, Card.CA)
    assert Card.CA is LayAway(Card.S7, Card.CA).first


def test_the_numbers_of_actions_do_not_change() -> None:
    """Records of other programs may hold them; new actions go to the end."""
    assert (0, 31) == (index_of(Play(Card.CA)), index_of(Play(Card.D7)))
    assert (32, 62) == (index_of(Declare(Contract.C)), index_of(Kontra()))
    assert 627 == len(ACTIONS)


@pytest.mark.parametrize("number", [-1, len(ACTIONS)])
def test_there_is_no_action_outside_the_list(number: int) -> None:
    """Negative numbers do not count from the end."""
    with pytest.raises(IndexError):
        action_at(number)


def test_an_illegal_action_says_what_and_why() -> None:
    """A reason, the action and parameters for the message, no sentence."""
    error = IllegalAction(Reason.MUST_FOLLOW, Play(Card.H7), led="CA")
    assert (Reason.MUST_FOLLOW, Play(Card.H7)) == (error.reason, error.action)
    assert "must_follow (action=H7, led=CA)" == str(error)
    assert isinstance(error, MoveError)


def test_an_error_without_parameters_is_its_code() -> None:
    """What developers see in a log."""
    assert "hand-over" == str(MoveError("hand-over"))
