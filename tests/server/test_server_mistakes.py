"""One's own mistakes: found by a review, practised, nobody else's business, and gone with the hand."""

import asyncio
import json
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from tests.records import played
from tests.server.people import ME, OPEN, Json, Person, guest, seated, together
from tests.server.serving import Address, Running, running
from tests.server.test_server_exercises import ANSWERS, SQL
from tests.server.test_server_forgotten import kept

from offiziersskat.i18n import LANGUAGES
from offiziersskat.notation import write_osk
from offiziersskat.server.exercising import Mistake, question_of_mistake
from offiziersskat.server.guests import Guest
from offiziersskat.server.schema import mistakes

LONG = 90.0
HAND = played("classic")
FOREHAND, DEALER = [0, 2, 15, 20, 22], [14, 21]
"""At which plies of this hand either side has given something away for certain."""
NAMES = ("Anna", "engine:rules@1")


def _wait(server: Running, work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - whatever it gives
    loop = server.house._writer.get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(30)


def _brought(person: Person, *, names: tuple[str, str] = NAMES) -> str:
    text = write_osk(replace(HAND, names=names))
    return str(person.post("/api/records", text=text)["records"][0]["id"])


def _reviewed(person: Person, hand: str) -> list[Json]:
    """Read its review to the end; what is kept of it then."""
    answer = person.http.post(f"/api/records/{hand}/review", timeout=LONG)
    assert answer.is_success, answer.text
    assert "account" in json.loads(answer.text.splitlines()[-1])
    return _mine(person)


def _mine(person: Person) -> list[Json]:
    found: list[Json] = person.get("/api/me/mistakes")["mistakes"]
    return found


def _answered(person: Person, name: str, **body: object) -> Json:
    return person.post(f"/api/me/mistakes/{name}", **body)


def _refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def _table(address: Address, person: Person, **more: object) -> str:
    """The same hand played at a table, forehand by this guest; its name among the records."""
    seats = (ME, {**ME, "name": "Beate"})
    deal = {"record": write_osk(HAND)}
    table = person.table(*seats, practice=True, first_dealer=1, deal=deal, **more)
    first, second = (one["token"] for one in table["players"])
    name = str(table["table"])
    with seated(address, name, first) as one, seated(address, name, second) as other:
        together(one, other, until="hand_over")
    return f"{name}.0"


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Person, list[Json]]]:
    """Anna, whose hand has been reviewed."""
    folder = tmp_path_factory.mktemp("mistakes")
    with running(folder) as server, guest(server.address) as anna:
        yield server, anna, _reviewed(anna, _brought(anna))


Known = tuple[Running, Person, list[Json]]


def test_what_a_review_has_found_is_asked_and_judged(known: Known) -> None:
    """One's own alone; every action with its value, the best is right, what was done is not."""
    _, anna, found = known
    assert FOREHAND == [one["ply"] for one in found]
    assert {"classic"} == {one["rules"] for one in found}
    phases = []
    for one in found:
        question = anna.get(f"/api/me/mistakes/{one['id']}")
        phases.append(question["view"]["phase"])
        asked = (question["id"], question["grade"], question["kind"])
        assert (one["id"], one["grade"], "mistake") == asked
        assert not ANSWERS & question.keys()
        told = {action: _answered(anna, one["id"], action=action) for action in question["legal"]}
        solved = _answered(anna, one["id"])
        assert (None, False) == (solved["action"], solved["right"])
        assert told[solved["best"]]["right"]
        for verdict in told.values():
            assert set(question["legal"]) == set(verdict["moves"])
        was = solved["played"]
        assert not told[was]["right"]
        assert told[was]["mark"] == {1: "??", 2: "?", 3: "?!"}[one["grade"]]
    assert ["declare", "re", "play", "play", "play"] == phases


def test_reasons_come_in_ones_own_language(known: Known) -> None:
    """The same figures with other sentences."""
    _, anna, found = known
    told = [
        _answered(anna, found[-1]["id"], lang=language.value, action=None) for language in LANGUAGES
    ]
    assert len(LANGUAGES) == len({json.dumps(one.pop("why")) for one in told})
    assert [told[0]] * len(told) == told


def test_no_question_shows_what_came_later(known: Known) -> None:
    """No card that lay face down, and nothing that was played after it."""
    _, anna, found = known
    for one in found:
        question = anna.get(f"/api/me/mistakes/{one['id']}")
        view = question["view"]
        # Which cards are trumps says nothing of where they lie.
        silent = {**view, "unseen": [], "order": []}
        shown = json.dumps({**question, "position": None, "view": silent})
        assert not any(f'"{card}"' in shown for card in view["unseen"])
        cards = [event for event in view["log"] if event["event"] == "played"]
        assert len(cards) <= one["ply"]


def test_no_question_depends_on_what_lay_face_down_or_on_the_answer(known: Known) -> None:
    """Not a byte of it; the name alone is made of the whole deal."""
    server, anna, _ = known
    for body in _rows(server, anna):
        honest = question_of_mistake(body)
        told = json.loads(body)
        told["moves"] = dict(zip(told["moves"], reversed(told["moves"].values()), strict=True))
        unseen = honest["view"]["unseen"]
        swapped = dict(zip(unseen, reversed(unseen), strict=True))
        head, deck = told["record"].split('[Deck "')
        cards, rest = deck.split('"', 1)
        cards = " ".join(swapped.get(card, card) for card in cards.split())
        told["record"] = f'{head}[Deck "{cards}"{rest}'
        assert {**honest, "id": ""} == {**question_of_mistake(json.dumps(told)), "id": ""}


def test_nobody_else_is_told(known: Known) -> None:
    """Not that there is one: it is as if nobody had it; and without a key nothing at all."""
    server, _, found = known
    path = f"/api/me/mistakes/{found[0]['id']}"
    with guest(server.address, "Anna") as eve:
        assert [] == _mine(eve)
        assert (404, "exercise-unknown") == _refused(eve.http.get(path))
        assert (404, "exercise-unknown") == _refused(eve.http.post(path, json={}))
        assert [] == eve.get("/api/me/export")["mistakes"]
    url = server.address.http
    assert (401, "key-missing") == _refused(httpx.get(f"{url}/api/me/mistakes"))
    assert (401, "key-missing") == _refused(httpx.get(url + path))
    assert (401, "key-missing") == _refused(httpx.post(url + path, json={}))
    assert (404, "exercise-unknown") == _refused(httpx.get(f"{url}/api/exercises/{found[0]['id']}"))


def test_pages_of_other_hosts_get_no_verdict(known: Known) -> None:
    """Whatever key they have."""
    _, anna, found = known
    path = f"/api/me/mistakes/{found[0]['id']}"
    answer = anna.http.post(path, json={}, headers={"Origin": "https://evil.example"})
    assert (403, "origin-foreign") == _refused(answer)


@pytest.mark.parametrize("name", ["x", SQL, "mistake:", "mistake:%00", "mistake:0", "a" * 3000])
def test_what_is_no_mistake_is_not_found(known: Known, name: str) -> None:
    """Whatever is asked for in its place."""
    _, anna, _ = known
    path = f"/api/me/mistakes/{name if '%' in name else httpx.QueryParams(x=name)['x']}"
    assert (404, "exercise-unknown") == _refused(anna.http.get(path))
    assert (404, "exercise-unknown") == _refused(anna.http.post(path, json={}))


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"action": "SA"}, 400),
        ({"action": "=C"}, 400),
        ({"action": SQL}, 400),
        ({"action": ""}, 400),
        ({"action": "x" * 41}, 422),
        ({"action": 5}, 422),
        ({"lang": "fr"}, 422),
        ({"more": 1}, 422),
    ],
)
def test_what_is_no_answer_is_refused(known: Known, body: Json, status: int) -> None:
    """One clear code, and nothing of the solution."""
    _, anna, found = known
    answer = anna.http.post(f"/api/me/mistakes/{found[-1]['id']}", json=body)
    assert status == answer.status_code
    assert {"error"} == answer.json().keys()


# ---- whose they are -----------------------------------------------------------------------------


def test_a_hand_of_a_table_and_the_one_who_sat_there(server: Running) -> None:
    """His own seat's, once however often it is reviewed; who looks on has done nothing wrong."""
    with guest(server.address) as anna, guest(server.address, "Eve") as eve:
        hand = _table(server.address, anna, spectators=True)
        assert [] == _reviewed(eve, hand)
        assert [] == _mine(anna)
        found = _reviewed(anna, hand)
        assert (FOREHAND, {hand}) == ([one["ply"] for one in found], {one["hand"] for one in found})
        assert [] == _mine(eve)
        assert len(found) == len(_reviewed(anna, hand))
        # The same hand brought along is the same mistakes.
        again = _reviewed(anna, _brought(anna))
        assert [one["id"] for one in found] == [one["id"] for one in again]


def test_a_record_is_his_who_brought_it_and_bears_his_name(server: Running) -> None:
    """Another's name, or another's record, and they are nobody's."""
    with guest(server.address) as anna, guest(server.address, "Ben") as ben:
        assert [] == _reviewed(anna, _brought(anna, names=("Ben", "Cem")))
        assert [] == _reviewed(ben, _brought(anna, names=("Ben", "Cem")))
        found = _reviewed(anna, _brought(anna, names=("Ben", "Anna")))
        assert DEALER == [one["ply"] for one in found]


def test_who_came_in_the_middle_has_not_played_the_hand(server: Running) -> None:
    """She who sat there all the time has; he who has left has nothing more to do with it."""
    with (
        guest(server.address) as anna,
        guest(server.address, "Ben") as ben,
        guest(server.address, "Cem") as cem,
    ):
        table = anna.table(ME, OPEN, rules="simple; hands=2")
        name, mine = table["table"], table["players"][0]["token"]
        token = ben.join(name, table["invite"])["token"]
        with seated(server.address, name, mine) as first:
            with seated(server.address, name, token) as second:
                together(first, second, until="hand_over", plies=4)
                second.connection.send('{"type": "leave"}')
                second.is_let_go()
            token = cem.join(name, table["invite"])["token"]
            with seated(server.address, name, token) as third:
                together(first, third, until="hand_over")
        found = tuple(
            Mistake(f"mistake:{seat}", seat, "", 3, 1, "simple", "{}") for seat in range(2)
        )
        _wait(server, _keep(server, name, found, anna, ben, cem))
        assert 1 == len(_mine(anna))
        assert [] == _mine(ben)
        assert [] == _mine(cem)


async def _keep(server: Running, name: str, found: tuple[Mistake, ...], *people: Person) -> None:
    async with server.house.at(name) as table:
        match = await table.look(lambda sitting: sitting.table.match)
    for person in people:
        who = Guest(person.id, person.name, "en", {}, 0.0)
        await server.house.mistakes.keep_of_table(who, (name, 0), match, found, 1.0)


def test_the_oldest_make_room(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many are kept of one guest; others do not count."""
    monkeypatch.setattr("offiziersskat.server.mistakes._MOST", 3)
    with guest(server.address) as anna:
        who, name = Guest(anna.id, "Anna", "en", {}, 0.0), _brought(anna)
        for number in range(5):
            one = Mistake(f"mistake:{number}", 0, "Anna", number, 1, "classic", "{}")
            again = _brought(anna) if number else name
            work = server.house.mistakes.keep_of_record(who, again, (one,), float(number))
            _wait(server, work)
        assert [4, 3, 2] == [one["ply"] for one in _mine(anna)]


# ---- taken along and deleted --------------------------------------------------------------------


def _rows(server: Running, person: Person) -> list[str]:
    async def bodies() -> list[str]:
        async with server.house.engine.connect() as connection:
            query = select(mistakes.c.body).where(mistakes.c.guest == person.id)
            return list((await connection.execute(query)).scalars())

    found: list[str] = _wait(server, bodies())
    return found


def test_they_are_taken_along_and_hold_no_name(server: Running) -> None:
    """All of it, with the values; whoever else sat there has his name nowhere in it."""
    with guest(server.address, "Annegret") as anna:
        found = _reviewed(anna, _brought(anna, names=("Annegret", "Bertholdine")))
        told = anna.get("/api/me/export")["mistakes"]
        assert [one["id"] for one in found] == [one["id"] for one in told]
        assert all(one["moves"] and "classic" in one["record"] for one in told)
        rows = "".join(_rows(server, anna))
        assert "Anne" not in rows
        assert "Berthold" not in rows


def test_who_forgets_a_game_forgets_what_was_wrong_in_it(server: Running) -> None:
    """Nothing else; and a review that is still read does not bring it back."""
    with guest(server.address) as anna:
        hand, other = _table(server.address, anna), _brought(anna, names=("Ben", "Anna"))
        _reviewed(anna, other)
        assert len(FOREHAND) + len(DEALER) == len(_reviewed(anna, hand))
        name = hand.partition(".")[0]
        match = _wait(server, _match(server, name))
        assert anna.http.delete(f"/api/me/tables/{name}").is_success
        assert {other} == {one["hand"] for one in _mine(anna)}
        who = Guest(anna.id, "Anna", "en", {}, 0.0)
        late = (Mistake("mistake:aa", 0, "Anna", 0, 1, "classic", "{}"),)
        _wait(server, server.house.mistakes.keep_of_table(who, (name, 0), match, late, 1.0))
        assert len(DEALER) == len(_mine(anna))


async def _match(server: Running, name: str) -> Any:  # noqa: ANN401 - handed on
    async with server.house.at(name) as table:
        return await table.look(lambda sitting: sitting.table.match)


def test_who_is_deleted_leaves_none_behind(server: Running) -> None:
    """No row, and in a file of SQLite no byte."""
    with guest(server.address) as anna:
        hand = _table(server.address, anna)
        assert _reviewed(anna, hand)
        assert hand in kept(server)
        assert 204 == anna.http.delete("/api/me").status_code
        assert [] == _rows(server, anna)
        assert hand not in kept(server)
        assert anna.id not in kept(server)
        who = Guest(anna.id, "Anna", "en", {}, 0.0)
        late = (Mistake("mistake:aa", 0, "Anna", 0, 1, "classic", "{}"),)
        _wait(server, server.house.mistakes.keep_of_record(who, "nobody", late, 1.0))
        assert [] == _rows(server, anna)


def test_they_are_there_when_the_server_comes_back(tmp_path: Path) -> None:
    """With the same key."""
    with running(tmp_path) as server, guest(server.address) as anna:
        found = _reviewed(anna, _brought(anna))
        key = anna.http.headers["Authorization"]
    with running(tmp_path) as server, guest(server.address, "Ben") as ben:
        ben.http.headers["Authorization"] = key
        assert found == _mine(ben)


def test_a_review_is_told_to_the_end_where_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of the database is in the log, and not in the reader's way."""

    async def fails(*_: object) -> None:
        raise SQLAlchemyError

    monkeypatch.setattr("offiziersskat.server.mistakes._replace", fails)
    with running(tmp_path) as server, guest(server.address) as anna:
        assert [] == _reviewed(anna, _brought(anna))
