"""Everything deleted at its owner's word: searched for in every row and every byte of the database."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.people import ENGINE, ME, OPEN, guest, seated, together
from tests.server.serving import Address, Running

from offiziersskat.notation import read_record
from offiziersskat.server.schema import METADATA

NAME = "Wilhelmine Überall"


async def _rows(server: Running) -> str:
    engine = create_async_engine(server.house.engine.url)
    try:
        async with engine.connect() as connection:
            rows = []
            for table in METADATA.sorted_tables:
                rows += [str(tuple(row)) for row in await connection.execute(select(table))]
            return "\n".join(rows)
    finally:
        await engine.dispose()


def kept(server: Running) -> str:
    """All rows; of a file of SQLite every byte as well, what is only marked as free included."""
    url = server.house.engine.url
    told = asyncio.run(_rows(server))
    if url.get_backend_name() == "sqlite" and url.database is not None:
        path = Path(url.database)
        for file in sorted(path.parent.glob(path.name + "*")):
            told += file.read_bytes().decode("utf-8", "replace")
    return told


@pytest.fixture
def has_left(server: Running, address: Address) -> tuple[str, str, str]:
    """She has played a hand, left, and is deleted; the table, and the keys to both seats."""
    with guest(address, NAME) as gone, guest(address, "Ben") as ben:
        table = gone.table(ME, OPEN, spectators=True)
        name, mine = table["table"], table["players"][0]["token"]
        token = ben.join(name, table["invite"])["token"]
        with seated(address, name, mine) as first, seated(address, name, token) as second:
            together(first, second, until="hand_over")
            text = ben.http.get(f"/api/records/{name}.0").json()["text"]
            shared = ben.post("/api/records", text=text)["records"][0]["id"]
            first.connection.send('{"type": "leave"}')
            second.until(type="state")
        with guest(address, "Cem") as cem:
            cem.join(name, table["invite"])
        assert [{"table": name, "player": 0}] == gone.get("/api/me/export")["left"]
        assert NAME in kept(server)
        assert 204 == gone.http.delete("/api/me").status_code
    return name, token, shared


def test_who_left_before_leaves_no_name_behind(
    server: Running, address: Address, has_left: tuple[str, str, str]
) -> None:
    """Not in the events, not in a record that the other has kept, not in the file's free pages."""
    name, token, shared = has_left
    told = kept(server)
    assert NAME not in told
    assert ascii(NAME)[1:-1] not in told
    with seated(address, name, token) as second:
        # Who has taken her seat keeps his name, and so does who sat there all the time.
        assert {"Cem", "Ben"} == {one["name"] for one in second.state["players"]}
    with guest(address) as anna:
        record = read_record(anna.get(f"/api/records/{shared}")["text"])
        hand = read_record(anna.get(f"/api/records/{name}.0")["text"])
    assert {"–", "Ben"} == set(record.names)
    assert {"–", "Ben"} == set(hand.names)


def test_who_comes_after_takes_no_other_name_away(server: Running, address: Address) -> None:
    """He is deleted; she who sat there before him keeps her name in the hand she played."""
    with guest(address, "Annabella") as anna, guest(address, "Ben") as ben:
        table = anna.table(ME, OPEN)
        name, mine = table["table"], table["players"][0]["token"]
        token = ben.join(name, table["invite"])["token"]
        with seated(address, name, mine) as first, seated(address, name, token) as second:
            together(first, second, until="hand_over")
            first.connection.send('{"type": "leave"}')
            second.until(type="state")
        with guest(address, NAME) as gone:
            gone.join(name, table["invite"])
            assert 204 == gone.http.delete("/api/me").status_code
        record = read_record(ben.get(f"/api/records/{name}.0")["text"])
    assert {"Annabella", "Ben"} == set(record.names)
    assert NAME not in kept(server)


def test_a_table_that_she_left_to_nobody_goes_with_her(server: Running, address: Address) -> None:
    """An engine alone has nothing to remember."""
    with guest(address, NAME) as gone:
        table = gone.table(ME, ENGINE)
        with seated(address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over")
            player.connection.send('{"type": "leave"}')
            player.is_let_go()
        assert 204 == gone.http.delete("/api/me").status_code
    told = kept(server)
    assert NAME not in told
    assert table["table"] not in told


def test_the_shape_of_the_database_is_the_one_that_is_worked_with(server: Running) -> None:
    """What migrations have made, and what the code says, are the same tables."""
    assert [] == asyncio.run(_differences(server))


async def _differences(server: Running) -> list[object]:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = create_async_engine(server.house.engine.url)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(
                lambda one: compare_metadata(MigrationContext.configure(one), METADATA)
            )
    finally:
        await engine.dispose()
