"""Why an action is refused: one reason each, and parameters that name open things only."""

import pytest
from tests.perft.twin import BY_TEXT

from offiziersskat.core.actions import Bid, Declare, IllegalAction, LayAway, Play, Reason
from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, new_game, observe, play_out
from offiziersskat.core.legality import check, legal
from offiziersskat.core.seats import Seat


def _game(name: str, texts: str, **fields: object) -> Game:
    actions = [BY_TEXT[text.replace("/", " ")] for text in texts.split()]
    return play_out(new_game(ruleset(name, fields), DECK), actions)


def _refused(game: Game, text: str, *, seat: int | None) -> IllegalAction:
    eye = None if seat is None else Seat(seat)
    with pytest.raises(IllegalAction) as caught:
        check(observe(game, eye), BY_TEXT[text])
    return caught.value


@pytest.mark.parametrize(
    ("reason", "name", "texts", "text", "seat"),
    [
        (Reason.WRONG_PHASE, "classic", "", "kontra", 0),
        (Reason.WRONG_PHASE, "classic", "", "SA", 0),
        (Reason.WRONG_PHASE, "classic", "=C", "=C", 1),
        (Reason.WRONG_PHASE, "classic", "=C kontra", "kontra", 0),
        (Reason.WRONG_PHASE, "auction", "", "take", 1),
        (Reason.WRONG_PHASE, "auction", "pass pass", "pass", 0),
        (Reason.NOT_YOUR_TURN, "classic", "", "=C", 1),
        (Reason.NOT_YOUR_TURN, "classic", "", "=C", None),
        (Reason.NOT_YOUR_TURN, "classic", "=C", "kontra", 0),
        (Reason.NOT_OFFERED, "classic", "", "=N", 0),
        (Reason.NOT_OFFERED, "classic", "", "=CH", 0),
        (Reason.NOT_OFFERED, "auction", "18 pass hand", "=C", 1),
        (Reason.NOT_OFFERED, "auction", "", "hold", 1),
        (Reason.NOT_OFFERED, "auction", "18", "20", 0),
        (Reason.NOT_OFFERED, "auction", "pass", "20", 0),
        (Reason.TOO_LOW, "auction", "20 hold", "20", 1),
        (Reason.TOO_LOW, "auction", "20 hold", "18", 1),
        (Reason.NOT_PLAYABLE, "classic", "=C pass", "S7", 0),
        (Reason.NOT_PLAYABLE, "classic", "=C pass", "CA", 0),
        (Reason.NOT_PLAYABLE, "classic", "=C pass SA", "C7", 1),
        (Reason.MUST_FOLLOW, "classic", "=C pass SA", "D7", 1),
        (Reason.MUST_FOLLOW, "classic", "=C pass SA", "DJ", 1),
    ],
)
def test_each_refusal_has_its_reason(
    reason: Reason, name: str, texts: str, text: str, seat: int | None
) -> None:
    """The reasons of notation.md §6."""
    assert reason is _refused(_game(name, texts), text, seat=seat).reason


def test_a_bid_that_is_no_value_of_a_game_is_not_offered() -> None:
    """19 is none of the 63 (rules.md §7)."""
    with pytest.raises(IllegalAction) as caught:
        check(observe(_game("auction", ""), Seat.SECOND), Bid(19))
    assert Reason.NOT_OFFERED is caught.value.reason


def test_the_first_bid_must_be_at_least_18() -> None:
    """Too low, and the error names the lowest."""
    with pytest.raises(IllegalAction) as caught:
        check(observe(_game("auction", ""), Seat.SECOND), Bid(17))
    assert (Reason.TOO_LOW, 18) == (caught.value.reason, caught.value.params["bid"])


def test_who_must_follow_is_told_the_card_that_was_led() -> None:
    """Nothing else is needed for the sentence."""
    error = _refused(_game("classic", "=C pass SA"), "D7", seat=1)
    assert {"action": "D7", "card": "D7", "led": "SA"} == error.params


@pytest.mark.parametrize(
    ("text", "missing"),
    [("-CA -DQ", "CA"), ("-HJ -DT", "DT"), ("-CA -CT", "CA"), ("-SJ -HJ", "SJ")],
)
def test_who_lays_away_a_card_he_does_not_hold_is_told_which(text: str, missing: str) -> None:
    """Cards that lie open before him are no hand cards either (rules.md §7)."""
    error = _refused(_game("auction", "18 pass take"), text, seat=1)
    assert (Reason.NOT_PLAYABLE, missing) == (error.reason, error.params["card"])


def test_only_hand_cards_can_be_laid_away() -> None:
    """All pairs of the seven, in deck order."""
    game = _game("auction", "18 pass take")
    view = observe(game, Seat.SECOND)
    pairs = legal(view)
    assert 21 == len(pairs) == len(set(pairs))
    assert all(isinstance(pair, LayAway) for pair in pairs)
    held = {
        card for pair in pairs if isinstance(pair, LayAway) for card in (pair.first, pair.second)
    }
    assert set(view.hand(Seat.SECOND)) == held


def test_a_hand_card_obliges_as_an_open_one_does() -> None:
    """A seat's playable cards are its open cards and its hand (rules.md §3)."""
    game = _game("half_open", "=S pass")
    view = observe(game, Seat.FOREHAND)
    assert set(view.open_cards(Seat.FOREHAND)) | set(view.hand(Seat.FOREHAND)) == {
        action.card for action in legal(view) if isinstance(action, Play)
    }
    assert list(legal(view)) == sorted(legal(view), key=lambda action: getattr(action, "card", 0))


def test_legal_actions_are_asked_for_without_an_error() -> None:
    """By idle seats and by spectators: there are none."""
    game = new_game(preset("classic"), DECK)
    assert (6, 0, 0) == tuple(
        len(legal(observe(game, eye))) for eye in (Seat.FOREHAND, Seat.SECOND, None)
    )
    assert Declare(Contract.R) == legal(observe(game, Seat.FOREHAND))[-1]
