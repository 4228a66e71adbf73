"""A view as JSON: all that the view says, read back by itself, and no more."""

import json
from typing import Any

import pytest
from hypothesis import given
from tests.strategies import views

from offiziersskat.core.actions import Bid, Declare, Hold, LayAway, Pass, Play, TakeStock, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.game import Game, new_game, observe, play_out
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.deal import numbered_seed, shuffled
from offiziersskat.notation.results import result_json
from offiziersskat.notation.view_json import VIEW_FORMAT, view_json

KEYS = (
    "format seat phase to_act contract declarer kontra bid took_stock calls seats stock stock_size"
    " pack_size trick last_trick points tricks gone unseen order log result"
).split()


def sent(view: View) -> dict[str, Any]:
    """A view as it arrives."""
    found: dict[str, Any] = json.loads(json.dumps(view_json(view)))
    return found


def dealt(name: str, *, number: int = 1) -> Game:
    """A hand that has just been dealt."""
    return new_game(preset(name), shuffled(numbered_seed(number, 0)))


@given(views())
def test_every_view_has_a_form(view: View) -> None:
    """What it holds can be read from it; cards are cards, and each is in one place."""
    form, board = sent(view), view.board
    assert KEYS == list(form)
    assert (VIEW_FORMAT, board.phase.value, board.kontra, board.bid) == (
        form["format"],
        form["phase"],
        form["kontra"],
        form["bid"],
    )
    assert [list(board.points), list(board.tricks)] == [form["points"], form["tricks"]]
    for seat, row in enumerate(form["seats"]):
        ups = [place["up"] for place in row["places"] if place["up"]]
        assert [card.code for card in view.open_cards(Seat(seat))] == ups
        assert [place.covered for place in board.places[seat]] == [
            place["covered"] for place in row["places"]
        ]
        assert [card.code for card in view.hand(Seat(seat))] == (row["hand"] or [])
        assert board.hand_sizes[seat] == row["hand_size"]
    assert [card.code for card in view.unseen] == form["unseen"]
    in_sight = {card for row in form["seats"] for card in row["hand"] or []}
    in_sight |= {place["up"] for row in form["seats"] for place in row["places"]} - {None}
    lying = {*(form["trick"] or {"cards": []})["cards"], *(form["stock"] or [])}
    parts = [in_sight, {*form["unseen"]}, {*form["gone"]}]
    assert 32 == len(set().union(*parts, lying))
    assert not any(one & other for one in parts for other in parts if one is not other)
    assert len(view.log) == len(form["log"])
    assert (board.result and result_json(board.result)) == form["result"]


def test_a_hand_that_begins() -> None:
    """Face-down cards are covered places and nothing else."""
    game = dealt("classic")
    form = sent(observe(game, Seat.SECOND))
    assert (1, 0, "declare", None, [], None, []) == tuple(
        form[key] for key in ("seat", "to_act", "phase", "contract", "order", "trick", "calls")
    )
    assert {"event": "dealt", "seat": 0, "kind": "d", "cards": None, "count": 4} == form["log"][0]
    up = [place["up"] for place in form["seats"][0]["places"][:4]]
    assert {"event": "dealt", "seat": 0, "kind": "u", "cards": up, "count": 4} == form["log"][2]
    assert [{"up": None, "covered": True}] * 4 == form["seats"][1]["places"][:4]
    assert [{"up": None, "covered": False}] * 4 == form["seats"][1]["places"][4:]
    assert (None, 0, 20) == (form["seats"][0]["hand"], form["stock_size"], form["pack_size"])


def test_a_spectator_sits_nowhere() -> None:
    """And sees no hand."""
    form = sent(observe(dealt("sixteen"), None))
    assert (None, [None, None], [16, 16]) == (
        form["seat"],
        [row["hand"] for row in form["seats"]],
        [row["hand_size"] for row in form["seats"]],
    )
    assert {"event": "dealt", "seat": 0, "kind": "h", "cards": None, "count": 4} == form["log"][0]


@pytest.mark.parametrize("contract", [Contract.H, Contract.G, Contract.N])
def test_trumps_come_in_their_order(contract: Contract) -> None:
    """None in null."""
    game = play_out(dealt("auction"), [Bid(18), Pass(), TakeStock()])
    away = legal(observe(game, Seat.SECOND))[0]
    ouvert = contract is Contract.N
    game = play_out(game, [away, Declare(contract, ouvert=ouvert)])
    form = sent(observe(game, Seat.FOREHAND))
    assert [card.code for card in trumps_in_order(contract, game.rules.ten)] == form["order"]
    assert ("NO" if ouvert else contract.value, 1, 18, True) == tuple(
        form[key] for key in ("contract", "declarer", "bid", "took_stock")
    )


def test_bidding_and_the_stock_are_told() -> None:
    """Who said what; what was taken and laid away knows the declarer alone, an open hand all."""
    game = play_out(dealt("auction"), [Bid(18), Hold(), Pass(), TakeStock()])
    away = legal(observe(game, Seat.FOREHAND))[3]
    assert isinstance(away, LayAway)
    game = play_out(game, [away, Declare(Contract.N, ouvert=True)])
    own, other = (sent(observe(game, seat)) for seat in (Seat.FOREHAND, Seat.SECOND))
    assert [{"seat": 1, "action": "18"}, {"seat": 0, "action": "hold"}] == own["calls"][:2]
    cards = [away.first.code, away.second.code]
    assert (cards, None, 2) == (own["stock"], other["stock"], other["stock_size"])
    kinds = [event["event"] for event in own["log"] if event["event"] not in {"dealt", "acted"}]
    assert ["stock_taken", "laid_away", "opened"] == kinds
    told = {
        name: [event["cards"] for event in form["log"] if event["event"] in {"laid_away", "opened"}]
        for name, form in (("own", own), ("other", other))
    }
    open_hand = own["seats"][0]["hand"]
    assert {"own": [cards, open_hand], "other": [None, open_hand]} == told
    assert open_hand == other["seats"][0]["hand"]


def test_a_trick_is_told_card_by_card() -> None:
    """Who leads, what lies, who took it, what was turned."""
    game = play_out(dealt("classic"), [Declare(Contract.C), Pass()])
    led = legal(observe(game, Seat.FOREHAND))[0]
    game = play_out(game, [led])
    assert {"leader": 0, "cards": [text_of(led)], "winner": None} == sent(observe(game, None))[
        "trick"
    ]
    answer = legal(observe(game, Seat.SECOND))[0]
    game = play_out(game, [answer])
    form = sent(observe(game, None))
    assert game.board.last_trick is not None
    winner = game.board.last_trick.winner
    assert winner is not None
    assert (
        None,
        {"leader": 0, "cards": [text_of(led), text_of(answer)], "winner": int(winner)},
    ) == (
        form["trick"],
        form["last_trick"],
    )
    assert isinstance(led, Play) and isinstance(answer, Play)
    assert {led.card.code, answer.card.code} == {*form["gone"]}
    points = Card(led.card).points + Card(answer.card).points
    events = [event["event"] for event in form["log"][-3:]]
    assert {"event": "trick_won", "seat": int(winner), "points": points} in form["log"]
    turned = [event for event in form["log"] if event["event"] == "turned"]
    assert len(turned) == events.count("turned")
    for event in turned:
        assert event["card"] == form["seats"][event["seat"]]["places"][event["place"]]["up"]
