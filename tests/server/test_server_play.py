"""A table among people and engines, from the guest's first request to the end of the match."""

import asyncio
import json

import httpx
import pytest
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.people import ENGINE, ME, OPEN, guest, seated, together, watching
from tests.server.serving import Address, Running

RULESETS = ("classic", "japanese", "double", "half_open", "auction", "sixteen", "simple")


@pytest.mark.parametrize("rules", RULESETS)
def test_a_whole_hand_against_engines(address: Address, rules: str) -> None:
    """By every named ruleset, from the shuffle to the record."""
    with guest(address) as anna:
        seats = [ME, *[ENGINE] * (3 if rules == "double" else 1)]
        table = anna.table(*seats, rules=rules)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over")
            assert "playing" in {one["status"] for one in player.heard if one["type"] == "state"}
        told = anna.get(f"/api/records/{table['table']}.0")
    assert told["verified"] is True
    assert told["result"] == told["record"]["result"]
    assert len(told["plies"]) == len(told["record"]["actions"]) + 1


def test_two_people_by_invitation_and_a_spectator(address: Address) -> None:
    """Both see the same hand to its end, and who looks on sees it with them."""
    with guest(address) as anna, guest(address, "Ben") as ben:
        table = anna.table(ME, OPEN, practice=False, spectators=True)
        name = table["table"]
        with seated(address, name, table["players"][0]["token"]) as first:
            assert "waiting" == first.state["status"]
            seat = ben.join(name, table["invite"])
            assert 1 == seat["player"]
            with seated(address, name, seat["token"]) as second, watching(address, name) as other:
                together(first, second, until="hand_over")
                other.catch_up(first.state["seq"])
                result = first.state["view"]["result"]
                assert result == second.state["view"]["result"] == other.state["view"]["result"]
                assert other.state["you"] is None


async def _newest(url: URL, table: str) -> int:
    """The last event of a table that is kept, read over a connection of one's own."""
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            query = text("SELECT max(seq) FROM events WHERE game = :game")
            return int((await connection.execute(query, {"game": table})).scalar_one())
    finally:
        await engine.dispose()


def test_an_accepted_action_is_in_the_database_before_it_is_answered(server: Running) -> None:
    """What a player is told of the number of events is what is kept."""
    address, url = server.address, server.house.engine.url
    steps = 0
    with guest(address) as anna:
        table = anna.table(ME, ENGINE)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            while steps < 8:
                if not player.is_awaited():
                    player.hear()
                    continue
                seq = player.step()["seq"]
                assert asyncio.run(_newest(url, table["table"])) >= seq
                steps += 1
    assert 8 == steps


def test_an_action_sent_twice_counts_once(address: Address) -> None:
    """The answer may have been lost on the way."""
    with guest(address) as anna:
        table = anna.table(ME, ENGINE)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over", plies=0)
            while not player.is_awaited():
                player.hear()
            action, ply = player.state["legal"][0], player.state["ply"]
            player.do("act", action=action, ply=ply)
            assert "ok" == player.say("act", action=action, ply=ply)["type"]
            log = [one for one in player.state["view"]["log"] if one["event"] == "acted"]
            mine = player.state["players"][0]["seat"]
            assert 1 == [one["seat"] for one in log].count(mine)


def test_two_sockets_on_one_seat_agree(address: Address) -> None:
    """Two tabs show the same, whichever of them acts."""
    with guest(address) as anna:
        table = anna.table(ME, ENGINE)
        name, token = table["table"], table["players"][0]["token"]
        with seated(address, name, token) as one, seated(address, name, token) as two:
            for number in range(10):
                acting, looking = (one, two) if number % 2 else (two, one)
                while not acting.is_awaited():
                    acting.hear()
                acting.step()
                looking.catch_up(acting.state["seq"])
            one.catch_up(two.state["seq"])
            two.catch_up(one.state["seq"])
            assert one.state["view"] == two.state["view"]


def test_who_was_away_gets_what_he_missed(address: Address) -> None:
    """He comes back with the last number that he saw, and the log is whole."""
    with guest(address) as anna, guest(address, "Ben") as ben:
        table = anna.table(ME, OPEN)
        name = table["table"]
        mine, yours = table["players"][0]["token"], ben.join(name, table["invite"])["token"]
        with seated(address, name, mine) as first:
            with seated(address, name, yours) as second:
                assert first.until(type="state")["players"][1]["here"]
                seen = second.state["seq"]
            assert not first.until(type="state")["players"][1]["here"]
            first.do("entropy", hex="ab" * 32)
            with seated(address, name, yours) as second:
                assert second.state["seq"] > seen
                assert second.state["shuffle"]["entropies"][0] is True


def test_a_hint_comes_with_its_reason_in_the_players_language(address: Address) -> None:
    """And is marked for all to see."""
    with guest(address) as anna:
        table = anna.table(ME, ENGINE)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over", plies=0)
            while not player.is_awaited():
                player.hear()
            assert "ok" == player.say("lang", lang="de")["type"]
            german = player.say("hint")
            assert german["action"] in player.state["legal"]
            player.do("lang", lang="ja")
            assert german["text"] != player.say("hint")["text"]
            assert 2 == player.state["marks"]["hints"][0]


def test_a_rematch_is_a_new_table_for_the_same_people(address: Address) -> None:
    """Everybody is told where, and has his seat there."""
    with guest(address) as anna:
        table = anna.table(ME, ENGINE, rules="classic; hands=2")
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="match_over")
            player.connection.send(json.dumps({"type": "offer", "offer": "rematch"}))
            found = player.until(type="rematch")["table"]
        assert found == anna.get(f"/api/tables/{table['table']}")["next"]
        token = anna.post(f"/api/tables/{found}/seat", player=0)["token"]
        with seated(address, found, token) as player:
            assert "shuffling" == player.state["status"]


def test_engines_play_for_who_looks_on(address: Address) -> None:
    """A table without people waits for a spectator."""
    with guest(address) as anna:
        table = anna.table(ENGINE, ENGINE)
        assert [] == table["players"]
        with watching(address, table["table"]) as other:
            other.until(type="state", status="match_over")


def test_a_deal_is_played_again(address: Address) -> None:
    """The same cards, against an engine."""
    with guest(address) as anna:
        table = anna.table(ME, ENGINE)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over")
        answer = anna.http.get(f"/api/tables/{table['table']}/hands/0.osk")
        again = anna.table(ME, ENGINE, deal={"record": answer.text})
        with seated(address, again["table"], again["players"][0]["token"]) as player:
            player.play(until="hand_over")
        first, second = (
            anna.get(f"/api/tables/{one['table']}/hands/0.json")["deck"] for one in (table, again)
        )
    assert first == second


def test_who_leaves_is_gone_and_his_seat_free(address: Address) -> None:
    """His token is worth nothing, and somebody else may sit down."""
    with guest(address) as anna, guest(address, "Ben") as ben, guest(address, "Cem") as cem:
        table = anna.table(ME, OPEN)
        name = table["table"]
        token = ben.join(name, table["invite"])["token"]
        with seated(address, name, token) as second:
            assert "ok" == second.say("leave")["type"]
            assert 4403 == second.is_let_go()
        body = {"type": "ready"}
        headers = {"Authorization": f"Seat {token}"}
        answer = httpx.post(f"{address.http}/api/tables/{name}/act", json=body, headers=headers)
        assert (401, "token-old") == (answer.status_code, answer.json()["error"]["code"])
        assert 1 == cem.join(name, table["invite"])["player"]
