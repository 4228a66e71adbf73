"""What can be done with a hand: saved while it runs, played by engines, a game forgotten."""

import httpx
import pytest
from tests.records import played
from tests.server.people import ENGINE, ME, OPEN, guest, seated, together
from tests.server.serving import Address

from offiziersskat.notation import Finished, conclusion, read_record, write_osk


def test_a_running_hand_is_saved_without_what_is_hidden(address: Address) -> None:
    """It can be brought along again; deck, salt and face-down cards are not in it."""
    with guest(address) as anna:
        table = anna.table(ME, ENGINE, rules="japanese; hands=2")
        token = table["players"][0]["token"]
        path = f"/api/tables/{table['table']}/hands/0.osk"
        with seated(address, table["table"], token) as player:
            player.play(until="hand_over", plies=6)
            # While the engine may still act, what is fetched may be a card further on.
            while not player.is_awaited():
                player.hear()
            answer = anna.http.get(path, headers={"Authorization": f"Seat {token}"})
            assert answer.is_success, answer.text
            told = anna.post("/api/records", text=answer.text)
            assert [] == told["faults"]
            seen = anna.get(f"/api/records/{told['records'][0]['id']}")
            shown = player.state["view"]
            player.play(until="hand_over")
        record, whole = read_record(answer.text), read_record(anna.http.get(path).text)
    assert record.deck is None
    assert record.layout is not None
    assert whole.deck is not None
    assert not whole.salt or whole.salt not in answer.text
    places = [[spot["up"] for spot in seat["places"]] for seat in shown["seats"]]
    first = seen["plies"][0]["view"]
    assert places == [[spot["up"] for spot in seat["places"]] for seat in first["seats"]]
    assert not any(spot["down"] for seat in first["seats"] for spot in seat["places"])


@pytest.mark.parametrize("rules", ["classic", "auction", "double"])
def test_engines_play_a_deal_to_its_end(address: Address, rules: str) -> None:
    """The same cards, other players, piece by piece; the shuffle still checks."""
    with guest(address) as anna:
        seats = 4 if rules == "double" else 2
        table = anna.table(ME, *[ENGINE] * (seats - 1), rules=rules)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over")
        mine = anna.http.get(f"/api/tables/{table['table']}/hands/0.osk").text
        told = anna.post("/api/records/engines", record=mine, levels=["rules"] * seats)
        while not told["finished"]:
            told = anna.post("/api/records/engines", record=told["record"])
    first, second = read_record(mine), read_record(told["record"])
    assert first.deck == second.deck
    assert first.salt == second.salt
    assert ("engine:rules@1",) * seats == second.names
    assert isinstance(conclusion(second), Finished)
    assert second.tag("GameId") is None


@pytest.mark.parametrize(
    ("levels", "code"),
    [
        (["rules"], 422),
        (["rules"] * 3, 400),
        (["rules", "nobody"], 400),
        (None, 400),
    ],
)
def test_engines_that_do_not_fit_are_refused(
    address: Address, levels: list[str] | None, code: int
) -> None:
    """Too few, too many, unknown; a record of people has nobody to go on with."""
    with guest(address) as anna:
        table = anna.table(ME, ENGINE)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over")
        mine = anna.http.get(f"/api/tables/{table['table']}/hands/0.osk").text
        body = {"record": mine, "levels": levels}
        answer = httpx.post(f"{address.http}/api/records/engines", json=body)
    assert code == answer.status_code, answer.text


def test_a_line_that_was_not_played_is_retold(address: Address) -> None:
    """A record that goes on differently; it claims no shuffle, and says where it breaks off."""
    record = played("simple")
    text, start = write_osk(record), len(record.moves) - 6
    cards = [move.text for move in record.moves[start:]]
    path = f"{address.http}/api/records/line"
    same = httpx.post(path, json={"record": text, "ply": start, "cards": cards}).json()
    short = httpx.post(path, json={"record": text, "ply": start, "cards": cards[:2]}).json()
    wrong = httpx.post(path, json={"record": text, "ply": start, "cards": cards[:1] * 2}).json()

    assert record.result == same["result"]
    assert (None, None) == (same["fault"], same["verified"])
    assert len(record.moves) + 1 == len(same["plies"])
    assert (None, None, start + 3) == (short["result"], short["fault"], len(short["plies"]))
    assert cards[:2] == [ply["action"] for ply in short["plies"][start:-1]]
    assert start + 1 == wrong["fault"]["ply"]


@pytest.mark.parametrize(
    "body",
    [
        {"cards": []},
        {"cards": ["XX"]},
        {"cards": ["CA"] * 33},
        {"ply": -1},
        {"record": '[Rules "classic"]'},
    ],
)
def test_a_line_that_makes_no_sense_is_refused(address: Address, body: dict[str, object]) -> None:
    """No cards, none of the pack, too many; no decision; a record without its deck."""
    asked = {"record": write_osk(played("simple")), "ply": 1, "cards": ["CA"]} | body
    answer = httpx.post(f"{address.http}/api/records/line", json=asked)

    assert answer.status_code in {400, 422}, answer.text
    assert answer.json()["error"]["code"]


def test_an_engine_says_what_it_would_do(address: Address) -> None:
    """A hint of a level: one action, marked in the record as any hint."""
    with guest(address) as anna:
        table = anna.table(ME, ENGINE)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over", plies=0)
            while not player.is_awaited():
                player.hear()
            told = player.say("hint", level="casual")
            assert told["action"] in player.state["legal"]
            assert 1 == player.state["marks"]["hints"][0]
            assert "player-unknown" == player.say("hint", level="nobody")["code"]


def test_a_game_with_engines_is_forgotten_altogether(address: Address) -> None:
    """The other games stay."""
    with guest(address) as anna:
        gone, kept = anna.table(ME, ENGINE), anna.table(ME, ENGINE)
        with seated(address, gone["table"], gone["players"][0]["token"]) as player:
            player.play(until="hand_over")
            assert anna.http.delete(f"/api/me/tables/{gone['table']}").is_success
        assert [kept["table"]] == [one["table"] for one in anna.get("/api/me/tables")["tables"]]
        for path in (f"tables/{gone['table']}", f"records/{gone['table']}.0"):
            assert 404 == anna.http.get(f"/api/{path}").status_code
        assert gone["table"] not in str(anna.get("/api/me/export"))
        assert 404 == anna.http.delete(f"/api/me/tables/{gone['table']}").status_code


def test_a_game_with_somebody_stays_his_without_the_name(address: Address) -> None:
    """In the middle of a match the seat is free; what has been played stands."""
    with guest(address, "Annabella") as anna, guest(address, "Ben") as ben:
        table = anna.table(ME, OPEN, spectators=True)
        name = table["table"]
        token = ben.join(name, table["invite"])["token"]
        mine = table["players"][0]["token"]
        with seated(address, name, mine) as first, seated(address, name, token) as second:
            together(first, second, until="hand_over")
            players = anna.get("/api/me/tables")["tables"][0]["players"]
            assert [True, False] == [one["mine"] for one in players]
            assert anna.http.delete(f"/api/me/tables/{name}").is_success
            assert 4403 == first.is_let_go()
        assert [] == anna.get("/api/me/tables")["tables"]
        with seated(address, name, token) as second:
            assert [None, "Ben"] == [one["name"] for one in second.state["players"]]
            assert "Annabella" not in str(second.texts)
        assert "Annabella" not in str(ben.get(f"/api/records/{name}.0"))
        assert "Annabella" not in str(ben.get("/api/me/export"))
        with guest(address, "Cem") as cem:
            assert 0 == cem.join(name, table["invite"])["player"]
            assert 404 == cem.http.delete("/api/me/tables/nowhere").status_code


def test_nobody_forgets_another_ones_game(address: Address) -> None:
    """Who does not sit there is told that there is no such table."""
    with guest(address) as anna, guest(address, "Ben") as ben:
        table = anna.table(ME, ENGINE)["table"]
        assert 404 == ben.http.delete(f"/api/me/tables/{table}").status_code
        assert [table] == [one["table"] for one in anna.get("/api/me/tables")["tables"]]
