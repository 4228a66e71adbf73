"""The one message of a table among people: complete, the same for all but what is private."""

import json
from typing import Any

import pytest
from tests.sittings import (
    CHANCE,
    EMPTY,
    ENGINE,
    HUMAN,
    act,
    dealt,
    phase,
    plain,
    play_until,
    seated,
    shuffle,
)
from tests.tables import PLAYED

from offiziersskat.core.actions import Bid, Declare, Pass, Play, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.view import Phase
from offiziersskat.table.dealing import numbered_dealing
from offiziersskat.table.sitting import Offer, Options, Sitting

SALT, ONE, TWO = bytes(range(32)), b"\x01" * 32, b"\x02" * 32
KEYS = (
    "type format seq table status rules facts practice spectators window players hand ply match"
    " clock offers rematch shuffle proof ended said marks you claimable can view need worth legal"
    " refused choices"
).split()


def sent(sitting: Sitting, player: int | None = 0) -> dict[str, Any]:
    """What a player is sent, as it arrives."""
    return plain(sitting.message(player, now=0.0))


def test_a_message_always_has_the_same_parts() -> None:
    """Before the first hand, in it, after it; for a player, for a spectator."""
    sitting, _ = seated()
    before = sent(sitting)
    shuffle(sitting, CHANCE(1))
    during = sent(sitting)
    act(sitting)
    sitting.resign(0, now=0.0)
    for message in (before, during, sent(sitting), sent(sitting, None)):
        assert KEYS == list(message)
        assert ("state", "offiziersskat-table/1", "game-1") == tuple(
            message[key] for key in ("type", "format", "table")
        )


def test_who_sits_where() -> None:
    """An empty seat has no name; seats are those of this hand."""
    sitting, _ = seated("double", (HUMAN, EMPTY, ENGINE, HUMAN))
    sitting.away(3, -2.04)
    assert [
        ("Anna", "human", 0, True, None),
        (None, "empty", 1, False, None),
        ("Cora", ENGINE, 2, True, None),
        ("Dirk", "human", 3, False, 2.0),
    ] == [
        (who["name"], who["kind"], who["seat"], who["here"], who["away_for"])
        for who in sent(sitting)["players"]
    ]
    assert "waiting" == sent(sitting)["status"]


def test_what_follows_from_the_rules_is_told() -> None:
    """For a client that does not know the rulesets."""
    facts = sent(seated(ruleset("auction"))[0])["facts"]
    assert (2, 5, 5, 15, True, True) == tuple(
        facts[key] for key in ("seats", "places", "hand_size", "tricks", "piles", "bids")
    )
    rules = ruleset("classic", {"spitzen": True})
    message = sent(seated(rules)[0])
    assert {"preset": "classic", "spitzen": True} == message["rules"]
    assert (True, "after_trick") == (message["facts"]["spitzen"], message["facts"]["flip"])


# ---- the shuffle --------------------------------------------------------------------------------


def test_of_a_shuffle_the_commitment_is_shown_first() -> None:
    """Entropies once all are in, the cut when it is made, the salt when the hand is over."""
    sitting, _ = seated()
    assert sent(sitting)["shuffle"] is None
    sitting.commit(SALT, now=0.0)
    commit = sent(sitting)["shuffle"]["commit"]
    assert ([False, False], 0, None) == shown_of(sitting)
    sitting.give_entropy(1, TWO, now=0.0)
    assert ([False, True], 0, None) == shown_of(sitting)
    sitting.give_entropy(0, ONE, now=0.0)
    assert ([ONE.hex(), TWO.hex()], 0, None) == shown_of(sitting)
    sitting.cut(0, 7, now=0.0)
    assert ([ONE.hex(), TWO.hex()], 0, 7) == shown_of(sitting)
    act(sitting)
    assert sent(sitting)["proof"] is None
    sitting.resign(0, now=0.0)
    assert {"commit": commit, "salt": SALT.hex()} | {
        "entropies": [ONE.hex(), TWO.hex()],
        "cut": 7,
    } == sent(sitting)["proof"]


def shown_of(sitting: Sitting) -> tuple[list[object], int, int | None]:
    """Entropies, cutter and cut as they are shown."""
    found = sent(sitting)["shuffle"]
    return found["entropies"], found["cutter"], found["cut"]


def test_no_salt_or_entropy_is_told_too_early() -> None:
    """Neither in a message nor in a journal, to nobody; and none of a shuffle that came to naught."""
    sitting, _ = seated()
    old, other = b"\x07" * 32, b"\x08" * 32
    sitting.commit(old, now=0.0)
    sitting.give_entropy(1, other, now=0.0)
    sitting.leave_seat(1, now=0.0)
    sitting.take_seat(1, sitting.table.players[0], now=0.0)
    sitting.commit(SALT, now=0.0)
    sitting.give_entropy(1, TWO, now=0.0)
    early = everything(sitting)
    assert not [secret for secret in (SALT, TWO, old, other) if secret.hex() in early]
    sitting.give_entropy(0, ONE, now=0.0)
    sitting.cut(0, 7, now=0.0)
    act(sitting)
    running = everything(sitting)
    assert not [secret for secret in (SALT, old, other) if secret.hex() in running]
    assert TWO.hex() in running
    sitting.resign(0, now=0.0)
    assert SALT.hex() in everything(sitting)


def everything(sitting: Sitting) -> str:
    """All that goes out to anybody."""
    who = (0, 1, None)
    journals = [sitting.journal(player) for player in who]
    return json.dumps([[sent(sitting, player) for player in who], journals])


def test_a_shuffle_with_engines_knows_whose_entropy_is_whose() -> None:
    """By player; an engine has none."""
    sitting, _ = seated("double", (ENGINE, HUMAN, ENGINE, HUMAN))
    sitting.commit(SALT, now=0.0)
    assert [None, False, None, False] == sent(sitting)["shuffle"]["entropies"]
    sitting.give_entropy(1, ONE, now=0.0)
    sitting.give_entropy(3, TWO, now=0.0)
    found = sent(sitting)["shuffle"]
    assert ([None, ONE.hex(), None, TWO.hex()], 2, 0) == (
        found["entropies"],
        found["cutter"],
        found["cut"],
    )


def test_a_deal_without_a_proof_shows_none() -> None:
    """One that was given."""
    sitting, _ = seated()
    sitting.deal(numbered_dealing(1, 0), now=0.0)
    assert sent(sitting)["shuffle"] is None


# ---- the hand -----------------------------------------------------------------------------------


def test_what_is_legal_is_said_as_it_is_played() -> None:
    """And only to who is asked."""
    sitting = dealt()
    assert (["=C", "=S", "=H", "=D", "=G", "=R"], []) == (
        sent(sitting)["legal"],
        sent(sitting, 1)["legal"],
    )
    assert [] == sent(sitting, None)["legal"]


@pytest.mark.parametrize("name", PLAYED)
def test_each_card_in_sight_is_legal_or_refused(name: str) -> None:
    """With the reason, the card led; to the others nothing is refused."""
    rules = PLAYED[name]
    refused, seed = 0, 0
    sitting = dealt(rules, (HUMAN,) * rules.seats)
    while not play_until(sitting, lambda it: phase(it) is Phase.PLAY, CHANCE(seed)):
        # In auction all may have passed.
        seed += 1
        sitting = dealt(rules, (HUMAN,) * rules.seats, seed=seed)
    while sitting.table.to_act is not None:
        player = sitting.table.to_act
        message, view = sent(sitting, player), sitting.table.view(player)
        assert view.seat is not None
        cards = {card.code for card in view.playable(view.seat)}
        assert cards == {*message["legal"], *message["refused"]}
        assert not {*message["legal"]} & {*message["refused"]}
        for card, why in message["refused"].items():
            assert view.board.trick is not None
            led = view.board.trick.cards[0].code
            assert {
                "code": "must_follow",
                "params": {"action": card, "card": card, "led": led},
            } == why
        refused += len(message["refused"])
        assert {} == sent(sitting, (player + 1) % rules.seats)["refused"]
        act(sitting, CHANCE(refused).choice(sitting.table.legal(player)))
    assert refused > 3


def test_needs_and_worth_come_with_the_contract() -> None:
    """As the terminal tells them."""
    sitting = dealt()
    assert ([None, None], None) == (sent(sitting)["need"], sent(sitting)["worth"])
    act(sitting, Declare(Contract.S))
    message = sent(sitting, None)
    assert [
        {"aim": "points", "points": 61, "missing": 61},
        {"aim": "points", "points": 60, "missing": 60},
    ] == message["need"]
    assert 11 == message["worth"]["base"]


def test_marks_are_counted_by_player() -> None:
    """Hints and take-backs of this hand."""
    sitting = dealt(kinds=(HUMAN, ENGINE))
    sitting.note_hint(0)
    act(sitting)
    sitting.take_back(0, now=0.0)
    sitting.note_hint(0)
    assert {"hints": [2, 0], "take_backs": [1, 0]} == sent(sitting)["marks"]


def test_results_stand_by_player() -> None:
    """In the order of the hands, with the standing."""
    sitting = dealt()
    act(sitting, Declare(Contract.C))
    sitting.resign(1, now=0.0)
    for player in (0, 1):
        sitting.ready(player)
    assert [True, True] == [who["ready"] for who in sent(sitting)["players"]]
    shuffle(sitting, CHANCE(2))
    act(sitting, Declare(Contract.C))
    sitting.resign(1, now=0.0)
    found = sent(sitting)["match"]
    (first, zero), (naught, second) = found["results"]
    assert (0, 0) == (zero, naught)
    assert first > 0 > second
    assert ([first, second], 2, 12, None, False, None) == tuple(
        found[key] for key in ("standing", "played", "hands", "target", "over", "winner")
    )


def test_a_tie_that_is_played_again_is_no_result() -> None:
    """`replay` (rules.md §6): the hand does not count."""
    rules = ruleset("japanese", {"hands": 2})
    for seed in range(4000):
        sitting = dealt(rules, seed=seed)
        play_until(sitting, lambda _: False, CHANCE(seed))
        found = sent(sitting)["match"]
        if not found["played"]:
            break
    assert ([], [0, 0], 0) == (found["results"], found["standing"], found["played"])


# ---- what one can do ----------------------------------------------------------------------------


def can(sitting: Sitting, player: int | None = 0) -> dict[str, Any]:
    """What else than actions is open to a player."""
    found: dict[str, Any] = sent(sitting, player)["can"]
    return found


NOTHING = {"take_back": False, "resign": False, "hint": False, "offer": [], "say": False}


def test_what_one_can_do_alone() -> None:
    """Everything is done at once."""
    sitting = dealt(kinds=(HUMAN, ENGINE))
    assert NOTHING | {"hint": True, "offer": ["new_deal", "same_deal"], "say": True} == can(sitting)
    act(sitting)
    assert can(sitting)["take_back"] and can(sitting)["resign"] and not can(sitting)["hint"]
    assert NOTHING == can(sitting, 1) == can(sitting, None)


def test_what_one_can_do_with_others() -> None:
    """Ask, while no other offer is open; the offer says who has agreed."""
    sitting = dealt()
    act(sitting)
    assert (False, ["take_back", "new_deal", "same_deal"]) == (
        can(sitting)["take_back"],
        can(sitting)["offer"],
    )
    sitting.offer(0, Offer.TAKE_BACK, now=0.0)
    assert [{"from": 0, "offer": "take_back", "agreed": [0]}] == sent(sitting, 1)["offers"]
    assert [] == can(sitting)["offer"]


def test_where_it_counts_there_are_no_hints() -> None:
    """Nor is anything taken back; a new deal needs the other's consent."""
    sitting = dealt(options=Options(practice=False))
    assert NOTHING | {"offer": ["new_deal"], "say": True} == can(sitting)


def test_when_it_is_over_one_can_ask_for_another() -> None:
    """And is told when it is agreed on."""
    sitting, _ = seated(ruleset("simple", {"hands": 2}), (HUMAN, ENGINE))
    for seed in range(2):
        if seed:
            sitting.ready(0)
        shuffle(sitting, CHANCE(seed))
        play_until(sitting, lambda _: False, CHANCE(seed))
    message = sent(sitting)
    assert ("match_over", ["rematch"], False, False) == (
        message["status"],
        message["can"]["offer"],
        message["can"]["resign"],
        message["rematch"],
    )
    sitting.offer(0, Offer.REMATCH, now=0.0)
    assert (True, []) == (sent(sitting)["rematch"], can(sitting)["offer"])


# ---- what is private ----------------------------------------------------------------------------


def test_each_sees_his_own_hand() -> None:
    """A spectator sees none; all else is the same for everyone."""
    sitting = dealt("half_open")
    play_until(sitting, lambda it: it.table.plies > 8, CHANCE(3))
    seats = [sent(sitting, player)["view"]["seats"] for player in (0, 1, None)]
    assert [[True, False], [False, True], [False, False]] == [
        [seat["hand"] is not None for seat in row] for row in seats
    ]
    own = {"you", "can", "view", "legal", "refused", "worth", "choices"}
    messages = [sent(sitting, player) for player in (0, 1, None)]
    public = [{k: v for k, v in message.items() if k not in own} for message in messages]
    assert public[0] == public[1] == public[2]


def test_what_was_laid_away_is_the_declarers() -> None:
    """Others know that two cards lie there."""
    sitting = dealt("auction")
    for action in (Bid(18), Pass()):
        act(sitting, action)
    for _ in range(2):
        act(sitting)
    declarer = sitting.table.to_act
    assert declarer is not None
    views = [sent(sitting, player)["view"] for player in (declarer, 1 - declarer, None)]
    assert [2, 2, 2] == [view["stock_size"] for view in views]
    assert [False, True, True] == [view["stock"] is None for view in views]
    laid = [[e["cards"] for e in view["log"] if e["event"] == "laid_away"] for view in views]
    assert [[views[0]["stock"]], [None], [None]] == laid


def test_a_play_is_seen_by_all() -> None:
    """In the trick and in the log."""
    sitting = dealt()
    act(sitting, Declare(Contract.G))
    act(sitting, Pass())
    card = sitting.table.legal(0)[0]
    assert isinstance(card, Play) and isinstance(card.card, Card)
    act(sitting, card)
    view = sent(sitting, None)["view"]
    assert {"leader": 0, "cards": [text_of(card)], "winner": None} == view["trick"]
    assert {"event": "acted", "seat": 0, "action": text_of(card)} == view["log"][-1]
