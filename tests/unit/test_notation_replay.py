"""Replaying records: every step, and every way in which it can end."""

from dataclasses import replace

import pytest
from tests.records import DECK_TEXT, played

from offiziersskat.core.actions import Declare, Pass, Play, PlayHand, Reason, text_of
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Hidden
from offiziersskat.core.game import new_game, observe, play_out
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.notation import (
    Blocked,
    Finished,
    Illegal,
    Record,
    Step,
    Unfinished,
    WrongResult,
    conclusion,
    position_of,
    position_of_game,
    read_move,
    read_record,
    replay,
    result_json,
    result_token,
)

_HEAD = f'[Rules "{{}}"]\n[Deck "{DECK_TEXT}"]\n{{}}\n\n{{}}'


def _record(moves: str, *, rules: str = "classic", tags: str = "") -> Record:
    return read_record(_HEAD.format(rules, tags, moves))


@pytest.mark.parametrize("name", PRESETS)
def test_every_step_is_what_the_seat_saw(name: str) -> None:
    """Seat, phase, view and legal actions before each action, then the result."""
    record = played(name)
    *steps, end = replay(record)
    game = new_game(record.rules, DECK)
    for ply, step in enumerate(steps):
        assert isinstance(step, Step)
        view = observe(game, game.to_act)
        assert (ply, game.to_act, game.phase) == (step.ply, step.seat, step.phase)
        assert (view, legal(view), record.actions[ply]) == (step.view, step.legal, step.action)
        game = play_out(game, [step.action])
    assert Finished(game, game.result) == end if game.result else False
    assert end == conclusion(record)


def test_an_unfinished_record_ends_with_who_is_to_act() -> None:
    """And with what he can do."""
    end = conclusion(_record("=C *"))
    assert isinstance(end, Unfinished)
    assert (Seat(1), Phase.KONTRA) == (end.seat, end.phase)
    assert ["kontra", "pass"] == [text_of(action) for action in end.legal]
    assert end.view == observe(end.game, Seat(1))


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("CA *", (0, Seat(0), "CA", Reason.WRONG_PHASE, 6)),
        ("=N *", (0, Seat(0), "=N", Reason.NOT_OFFERED, 6)),
        ("=C pass C6 *", (2, Seat(0), "C6", Reason.UNKNOWN_CARD, 8)),
        ("=C pass -CA -S7 *", (2, Seat(0), "-CA -S7", Reason.WRONG_PHASE, 8)),
        ("=C pass CA *", (2, Seat(0), "CA", Reason.NOT_PLAYABLE, 8)),
        ("=C pass SA CJ 1-0", (3, Seat(1), "CJ", Reason.NOT_PLAYABLE, 3)),
    ],
)
def test_the_first_illegal_action_ends_the_replay(
    moves: str, expected: tuple[int, Seat, str, Reason, int]
) -> None:
    """With its reason, and with what was legal (notation.md §6)."""
    record = _record(moves)
    *steps, end = replay(record)
    assert isinstance(end, Illegal)
    assert expected == (end.ply, end.seat, end.text, end.reason, len(end.legal))
    assert end.ply == len(steps)
    assert end == conclusion(record)


def test_a_bid_that_is_not_listed_is_not_offered() -> None:
    """Too low is another thing."""
    for bid, reason in (("19", Reason.NOT_OFFERED), ("18", Reason.TOO_LOW)):
        end = conclusion(_record(f"18 hold {bid} *", rules="auction"))
        assert isinstance(end, Illegal)
        assert reason is end.reason


def test_why_an_action_is_illegal_has_its_parameters() -> None:
    """For the message: the card that was led."""
    end = conclusion(_record("=G pass SA HJ *"))
    assert isinstance(end, Illegal)
    assert "HJ" == end.params["card"] or "SA" == end.params["led"]


def test_nothing_is_legal_after_the_end() -> None:
    """Nobody is to act then."""
    record = played()
    after = replace(record, moves=(*record.moves, read_move("CA")))
    end = conclusion(after)
    assert isinstance(end, Illegal)
    assert (len(record.moves), None, "CA", Reason.WRONG_PHASE, ()) == (
        end.ply,
        end.seat,
        end.text,
        end.reason,
        end.legal,
    )
    unknown = replace(record, moves=(*record.moves, read_move("C6")))
    assert isinstance(conclusion(unknown), Illegal)


# ---- results --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stored", "keys"),
    [
        ({"winner": 0}, None),
        ({"winner": 1}, ("winner",)),
        ({"winner": None}, ("winner",)),
        ({"schneider": 1}, ("schneider",)),
        ({"declarer": False}, ("declarer",)),
        ({"declarer": 0, "nobody knows": 1}, None),
        ({"points": [120]}, ("points",)),
        ({"points": 120, "score": None}, ("points", "score")),
        ({"matadors": {"with": True}}, ("matadors",)),
        ({"matadors": {"with": 1, "count": 4}}, ("matadors",)),
        ({"matadors": None}, ("matadors",)),
    ],
)
def test_a_stored_result_is_compared_key_by_key(
    stored: dict[str, object], keys: tuple[str, ...] | None
) -> None:
    """What is not stored is not wrong; true is not 1."""
    end = conclusion(replace(played(), result=stored))
    if keys is None:
        assert isinstance(end, Finished)
        return
    assert isinstance(end, WrongResult)
    assert (keys, Reason.WRONG_RESULT) == (end.keys, end.reason)
    assert end.result == end.game.result


@pytest.mark.parametrize(
    ("moves", "tags", "kind"),
    [
        ("=C pass *", "", Unfinished),
        ("=C pass 1-0", "", WrongResult),
        ("=C pass *", '[Score "0 0"]', WrongResult),
        ("=C pass 1-0", '[Termination "rain"]', Unfinished),
        ("=C pass 0-1", '[Termination "resigned by 0"]', Finished),
        ("=C pass 1-0", '[Termination "resigned by 1"]', Finished),
        ("=C pass 1-0", '[Termination "resigned by 0"]', WrongResult),
        ("=C pass *", '[Termination "resigned by 0"]', WrongResult),
        ("0-1", '[Termination "resigned by 0"]', Illegal),
    ],
)
def test_the_end_of_the_text_is_compared_too(moves: str, tags: str, kind: type) -> None:
    """A star behind a finished hand, a win in an unfinished one, who gave up (rules.md §8)."""
    assert kind is type(conclusion(_record(moves, tags=tags)))


def test_a_hand_that_is_over_cannot_be_given_up() -> None:
    """Nor one without a contract: the reason is the phase."""
    record = replace(played(), tags=(("Termination", "resigned by 1"),))
    end = conclusion(record)
    assert isinstance(end, Illegal)
    assert (len(record.moves), None, "resigned by 1", Reason.WRONG_PHASE) == (
        end.ply,
        end.seat,
        end.text,
        end.reason,
    )


def test_the_result_has_every_key_of_the_format() -> None:
    """Thrown in: nothing but scores of nought (notation.md §4)."""
    end = conclusion(_record("pass pass 1/2", rules="auction"))
    assert isinstance(end, Finished)
    assert "1/2" == result_token(end.result)
    found = result_json(end.result)
    assert {"score": [0, 0], "kontra": 1} == {k: v for k, v in found.items() if v is not None}
    assert 13 == len(found)


# ---- from positions -------------------------------------------------------------------------


def _from(position: str, moves: str) -> Record:
    rules = position.split(maxsplit=1)[0]
    return read_record(f'[Rules "{rules}"]\n[Layout "{position}"]\n\n{moves} *')


def test_a_record_goes_on_from_a_position() -> None:
    """To the same result as the whole hand."""
    record = played()
    whole = conclusion(record)
    assert isinstance(whole, Finished)
    for ply in (0, 3, 7, 12, 30):
        position = position_of_game(play_out(new_game(record.rules, DECK), record.actions[:ply]))
        rest = read_record(f'[Rules "classic"]\n[Layout "{position}"]\n\n*')
        end = conclusion(replace(rest, moves=record.moves[ply:], unfinished=False))
        assert isinstance(end, Finished)
        assert whole.result == end.result


_UNKNOWN = f"classic G 0 {120 - 11 - 10 - 11 - 10}-0 - SA/?? ST C8 -- -- -- -- -- | HA/?? HT C7 -- -- -- -- -- ? S9 H9"


def test_a_card_that_is_not_known_blocks_the_replay_when_it_is_turned() -> None:
    """Until then the record goes on (notation.md §2)."""
    *steps, end = replay(_from(_UNKNOWN, "C8 C7"))
    assert [Step, Step] == [type(step) for step in steps]
    assert isinstance(end, Unfinished)
    for moves, ply in (("C8 C7 SA HA", 4), ("SA HA", 2), ("SA HA ST", 2)):
        blocked = conclusion(_from(_UNKNOWN, moves))
        assert isinstance(blocked, Blocked)
        assert ("position-card-unknown", ply, Seat(0)) == (
            blocked.error.code,
            blocked.ply,
            blocked.seat,
        )


def test_a_hand_that_is_not_known_blocks_the_replay() -> None:
    """Nobody can tell what was legal for it."""
    game = play_out(new_game(preset("half_open"), DECK), (Declare(Contract.G), Pass()))
    position = position_of(observe(game, Seat(0)))
    card = text_of(legal(observe(game, Seat(0)))[0])
    blocked = conclusion(_from(position, card))
    assert isinstance(blocked, Blocked)
    assert ("position-own-hand", 1) == (blocked.error.code, blocked.ply)
    assert 1 == blocked.error.params["seat"]
    more = conclusion(_from(position, f"{card} CA"))
    assert blocked == more or isinstance(more, Blocked)


def test_an_unknown_stock_blocks_an_early_end() -> None:
    """Its points count at the end, and are not known."""
    game = play_out(new_game(preset("auction"), DECK), played("auction").actions)
    before = [step for step in replay(played("auction")) if isinstance(step, Step)]
    first = next(step for step in before if step.phase is Phase.PLAY)
    assert game.result is not None
    position = position_of(replace(first.view, stock=Hidden(2)))
    given_up = '[Termination "resigned by 0"]'
    record = read_record(f'[Rules "auction"]\n[Layout "{position}"]\n{given_up}\n\n1-0')
    blocked = conclusion(record)
    assert isinstance(blocked, Blocked)
    assert "position-stock-unknown" == blocked.error.code
    assert None is blocked.seat


def test_cards_of_one_heap_do_not_block() -> None:
    """In sixteen each can work out the other's hand."""
    view = observe(new_game(preset("sixteen"), DECK), Seat(0))
    record = played("sixteen")
    end = conclusion(
        replace(
            _from(position_of(view), ""), moves=record.moves, unfinished=False, result=record.result
        )
    )
    assert isinstance(end, Finished)


def test_place_holders_are_in_no_view() -> None:
    """What a seat sees of a game with unknown cards is what it would see anyway."""
    game = play_out(
        new_game(preset("auction"), DECK),
        [action for action in played("auction").actions if not isinstance(action, Play)][:-1],
    )
    assert Phase.DECLARE is game.phase
    end = conclusion(_from(position_of(observe(game, game.to_act)), ""))
    assert isinstance(end, Unfinished)
    assert observe(game, game.to_act).hands == end.view.hands
    assert (Card.CA in DECK, PlayHand() in end.legal) == (True, False)
