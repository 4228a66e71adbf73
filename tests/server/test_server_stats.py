"""Statistics of one's own finished hands: worked out, kept, shared or not, and deleted."""

import asyncio
import csv
import io
import json
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, text
from tests.records import played
from tests.server.people import ENGINE, ME, Json, Person, guest, seated
from tests.server.serving import Address, Running, running

from offiziersskat.notation import write_osk
from offiziersskat.server.database import migrate, open_database
from offiziersskat.server.schema import accounts

_SECONDS = 60


def _wait(server: Running, work: Any) -> Any:  # noqa: ANN401 - whatever it gives
    loop = server.house._writer.get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(30)


def _play(address: Address, person: Person, **more: object) -> str:
    """A match of two hands against the computer; the name of its table."""
    table = person.table(ME, ENGINE, practice=False, **more)
    with seated(address, table["table"], table["players"][0]["token"]) as player:
        player.play(until="match_over")
    return str(table["table"])


def _stats(person: Person, query: str = "") -> Json:
    """Once all is worked out."""
    until = monotonic() + _SECONDS
    while (told := person.get(f"/api/me/stats{query}"))["pending"]:
        assert monotonic() < until
        sleep(0.1)
    return told


def _rows_of(server: Running, person: Person) -> int:
    async def count() -> int:
        async with server.house.engine.connect() as connection:
            query = select(func.count()).select_from(accounts).where(accounts.c.guest == person.id)
            return int((await connection.execute(query)).scalar_one())

    return int(_wait(server, count()))


def test_finished_hands_are_worked_out_and_summed_up(server: Running) -> None:
    """The score is that of the match; luck and the rest make it up; nothing is pending in the end."""
    with guest(server.address) as anna:
        assert 0 == anna.get("/api/me/stats")["pending"]
        name = _play(server.address, anna)
        told = _stats(anna)
        (table,) = anna.get("/api/me/tables")["tables"]
        assert name == table["table"]
        first, second = table["standing"]
        total = told["total"]

        assert 2 == total["hands"]
        assert (first - second) / 2 == pytest.approx(total["score"])
        assert total["score"] == pytest.approx(total["luck"] + total["adjusted"])
        assert [0, 0, 0] == told["course"][0][:3]
        assert [2, first - second] == told["course"][-1][:2]
        assert (["classic"], ["rules"], 0) == (told["rules"], told["levels"], told["helped"])
        assert sum(group["hands"] for group in told["contracts"]) == 2
        assert not told["shared"]
        # Worked out once.
        assert 2 == _rows_of(server, anna)
        assert told == _stats(anna)


def test_hands_are_narrowed_down_and_taken_along(address: Address) -> None:
    """By rules, opponent and days; as CSV, JSON and Parquet, with the same rows."""
    from pyarrow import BufferReader, parquet  # type: ignore[import-untyped]

    with guest(address) as anna:
        _play(address, anna)
        _play(address, anna, rules="japanese; hands=2")
        assert 4 == _stats(anna)["total"]["hands"]
        assert 2 == _stats(anna, "?rules=japanese&days=7")["total"]["hands"]
        assert 4 == _stats(anna, "?level=rules")["total"]["hands"]
        assert _stats(anna, "?level=club")["total"] is None

        rows = anna.http.get("/api/me/stats/hands.json").json()
        table = anna.http.get("/api/me/stats/hands.csv")
        columns = parquet.read_table(
            BufferReader(anna.http.get("/api/me/stats/hands.parquet").content)
        )
        assert 4 == len(rows)
        assert rows == columns.to_pylist()
        assert [row["rules"] for row in rows] == [
            row["rules"] for row in csv.DictReader(io.StringIO(table.text))
        ]
        assert "text/csv; charset=utf-8" == table.headers["content-type"]
        assert "person" not in rows[0]
        assert 2 == len(anna.http.get("/api/me/stats/hands.json?rules=japanese").json())
        assert rows == anna.get("/api/me/export")["statistics"]


def test_hands_with_help_count_only_where_that_is_asked_for(address: Address) -> None:
    """It is told how many there are."""
    with guest(address) as anna:
        table = anna.table(ME, ENGINE, practice=True)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over", plies=1)
            while not (player.is_awaited() and player.state["status"] == "playing"):
                player.step() if player.is_awaited() else player.hear()
            player.say("hint")
            player.play(until="match_over")
        told = _stats(anna)

        assert (1, 1) == (told["total"]["hands"], told["helped"])
        assert 2 == _stats(anna, "?helped=true")["total"]["hands"]


def test_records_that_one_has_brought_along_count_by_ones_name(address: Address) -> None:
    """Each hand once; those of others, and what cannot be reviewed, not at all."""
    with guest(address) as anna:
        name = _play(address, anna)
        own = anna.http.get(f"/api/tables/{name}/hands/0.osk").text
        others = write_osk(replace(played("classic"), names=("Ben", "Cleo")))
        mine = write_osk(replace(played("japanese"), names=("engine:club@1", "Anna")))
        broken = write_osk(played("classic", plies=5, result=False))
        anna.post("/api/records", text=f"{own}\n{others}\n{mine}\n{broken}")
        told = _stats(anna)

        assert 3 == told["total"]["hands"]
        assert ["club", "rules"] == told["levels"]
        assert 1 == sum(g["hands"] for g in told["against"] if g["level"] == "club")
        # Under another name it is another's.
        anna.http.patch("/api/me", json={"name": "Annabella"})
        assert 2 == _stats(anna)["total"]["hands"]


# ---- who may see it -------------------------------------------------------------------------------


def _seen(address: Address, anna: Person, headers: dict[str, str]) -> httpx.Response:
    return httpx.get(f"{address.http}/api/guests/{anna.id}/stats", headers=headers)


def test_nobody_sees_anothers_statistics_unless_he_says_so(address: Address) -> None:
    """With whatever key, and none; who does not say so looks like who is not there, byte for byte."""
    with guest(address) as anna, guest(address, "Eve") as eve:
        _play(address, anna)
        own = _stats(anna)
        nobody = httpx.get(f"{address.http}/api/guests/nobody/stats")
        for headers in ({}, {"Authorization": f"Bearer {eve.key}"}):
            seen = _seen(address, anna, headers)
            assert (404, nobody.content) == (seen.status_code, seen.content)
        assert "stats-unknown" == nobody.json()["error"]["code"]

        anna.http.put("/api/me/stats/shared", json={"shared": True})
        told = _seen(address, anna, {}).json()
        assert ("Anna", own["total"]) == (told["name"], told["total"])
        assert not {"pending", "shared"} & set(told)
        anna.http.put("/api/me/stats/shared", json={"shared": False})
        assert nobody.content == _seen(address, anna, {}).content


def test_what_is_not_shared_changes_nothing_for_anybody_else(address: Address) -> None:
    """Others are told the same before and after somebody has played, byte for byte."""

    def heard(eve: Person, anna: Person) -> list[bytes]:
        paths = ("/api/me/stats", "/api/me/export", "/api/lobby", f"/api/guests/{anna.id}/stats")
        return [eve.http.get(path).content for path in paths]

    with guest(address) as anna, guest(address, "Eve") as eve:
        before = heard(eve, anna)
        _play(address, anna)
        _stats(anna)
        assert before == heard(eve, anna)


def test_doors_are_closed_to_who_has_no_key(address: Address) -> None:
    """Reading, taking along and sharing are one's own; what is asked for has to make sense."""
    with guest(address) as anna:
        for method, path in (
            ("GET", "me/stats"),
            ("GET", "me/stats/hands.csv"),
            ("PUT", "me/stats/shared"),
        ):
            answer = httpx.request(method, f"{address.http}/api/{path}", json={"shared": True})
            assert (401, "key-missing") == (answer.status_code, answer.json()["error"]["code"])
        for path in ("?days=0", "?days=x", f"?rules={'x' * 500}", "/hands.exe"):
            answer = anna.http.get(f"/api/me/stats{path}")
            assert 400 <= answer.status_code < 500, path
        answer = anna.http.put("/api/me/stats/shared", json={"shared": "yes"})
        assert 422 == answer.status_code
        # What is no such ruleset is only one that nobody has played.
        assert anna.get("/api/me/stats?rules=';DROP TABLE accounts")["total"] is None


def test_without_its_package_parquet_is_refused(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a word; the page does not offer it."""
    import importlib.util
    import sys

    honest = importlib.util.find_spec
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr(
        "offiziersskat.analysis.stats.export.find_spec",
        lambda name: None if name == "pyarrow" else honest(name),
    )
    with guest(address) as anna:
        assert ["csv", "json"] == anna.get("/api/me/stats")["forms"]
        answer = anna.http.get("/api/me/stats/hands.parquet")
        assert (400, "parquet-missing") == (answer.status_code, answer.json()["error"]["code"])


# ---- deleted ----------------------------------------------------------------------------------------


def test_what_is_forgotten_does_not_count_any_more(server: Running) -> None:
    """One game by itself, and everything with the guest."""
    with guest(server.address) as anna:
        first, _second = (_play(server.address, anna) for _ in range(2))
        assert 4 == _stats(anna)["total"]["hands"]
        anna.http.delete(f"/api/me/tables/{first}")
        assert 2 == _stats(anna)["total"]["hands"]
        assert 2 == _rows_of(server, anna)

        anna.http.put("/api/me/stats/shared", json={"shared": True})
        assert 204 == anna.http.delete("/api/me").status_code
        assert 404 == _seen(server.address, anna, {}).status_code
        assert 0 == _rows_of(server, anna)


def test_who_goes_while_he_is_worked_out_leaves_nothing(server: Running) -> None:
    """The accountant finds nobody to keep it for, and goes on with others."""
    with guest(server.address) as anna, guest(server.address, "Ben") as ben:
        _play(server.address, anna)
        _play(server.address, ben)
        anna.post("/api/records", text=write_osk(replace(played(), names=("Anna",))))
        assert 3 == anna.get("/api/me/stats")["pending"]
        anna.http.delete("/api/me")
        assert 2 == _stats(ben)["total"]["hands"]
        assert 0 == _rows_of(server, anna)


def test_a_hand_that_cannot_be_worked_out_spoils_no_other(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not count, and is not tried for ever."""
    from offiziersskat.server.accounting import Counted, of_table
    from offiziersskat.server.problems import Busy
    from offiziersskat.server.workers import Workers

    tried: list[tuple[int, ...]] = []

    async def run(self: Workers, seconds: float, work: Any, *args: Any) -> Any:  # noqa: ANN401 - as there
        if work is of_table:
            bodies, numbers = args
            tried.append(numbers)
            if 0 in numbers:
                raise Busy("worker-died")
            return of_table(bodies, numbers)
        return Counted(0, {})

    with guest(server.address) as anna:
        _play(server.address, anna)
        monkeypatch.setattr("offiziersskat.server.accountant.Workers.run", run)
        assert 1 == _stats(anna)["total"]["hands"]
        assert [(0, 1), (0,), (1,)] == tried
        _stats(anna)
        assert 3 == len(tried)


def test_a_server_that_closes_does_not_wait_for_the_accountant(tmp_path: Path) -> None:
    """What is left is worked out when it is open again."""
    with running(tmp_path) as server, guest(server.address) as anna:
        _play(server.address, anna)
        assert 2 == anna.get("/api/me/stats")["pending"]
        key = anna.http.headers["Authorization"]
        begun = monotonic()
    assert monotonic() - begun < 10
    with running(tmp_path) as server, guest(server.address, "Ben") as ben:
        ben.http.headers["Authorization"] = key
        assert 2 == _stats(ben)["total"]["hands"]


def test_a_database_of_the_first_shape_is_brought_to_this_one(own_database: str) -> None:
    """Guests stay, and show nothing to others until they say so."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import Connection

    from offiziersskat.server.database import _MIGRATIONS, database_url

    def older(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(_MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    async def brought() -> tuple[bool, int]:
        engine = open_database(database_url(own_database, Path("unused")))
        async with engine.begin() as connection:
            await connection.run_sync(older)
            row = "'g', 'Anna', 'en', 'hash', '{}', 0"
            await connection.execute(text(f"INSERT INTO guests VALUES ({row})"))
        await migrate(engine)
        async with engine.connect() as connection:
            shown = (await connection.execute(text("SELECT shows_stats FROM guests"))).scalar_one()
            count = (
                await connection.execute(select(func.count()).select_from(accounts))
            ).scalar_one()
        await engine.dispose()
        return bool(shown), int(count)

    assert (False, 0) == asyncio.run(brought())


def test_no_card_is_kept_with_the_figures(server: Running) -> None:
    """Who reads the accounts knows how it ended, and not what was played."""
    with guest(server.address) as anna:
        _play(server.address, anna)
        _stats(anna)

        async def bodies() -> list[str]:
            async with server.house.engine.connect() as connection:
                query = select(accounts.c.body).where(accounts.c.guest == anna.id)
                return list((await connection.execute(query)).scalars())

        for body in _wait(server, bodies()):
            told = json.loads(body)
            assert {"share", "helped", "hash"} == set(told)
            assert not any(isinstance(value, list | dict) for value in told["share"].values())
            assert "" == told["share"]["person"]
