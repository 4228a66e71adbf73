"""Nothing is lost and nothing doubled, however the server ends; both databases."""

import json
import signal
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from tests.server.people import ENGINE, ME, OPEN, Json, Person, Player, guest, seated, together
from tests.server.postgres import free_port
from tests.server.serving import Address, process, running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from offiziersskat.errors import StorageError
from offiziersskat.server.guests import GuestBook
from offiziersskat.server.journal import Journal


def _plies(player: Player) -> list[Json]:
    return [one for one in player.state["view"]["log"] if one["event"] == "acted"]


def test_killed_in_the_middle_of_a_trick(own_database: str, tmp_path: Path) -> None:
    """Both come back with the tokens they have, see the same trick, and play on to the end."""
    port = free_port()
    address, environ = Address(port), {"OFFIZIERSSKAT_DATABASE": own_database}
    with process(tmp_path, port, **environ) as server:
        anna, ben = Person(address, "Anna"), Person(address, "Ben")
        table = anna.table(ME, OPEN, rules="classic; hands=2")
        name = table["table"]
        mine, yours = table["players"][0]["token"], ben.join(name, table["invite"])["token"]
        with seated(address, name, mine) as first, seated(address, name, yours) as second:
            together(first, second, until="hand_over", plies=6)
            while (
                not first.state["view"]["trick"] or len(first.state["view"]["trick"]["cards"]) != 1
            ):
                together(first, second, until="hand_over", plies=first.state["ply"] + 1)
            before, seq = first.state["view"], first.state["seq"]
            server.send_signal(signal.SIGKILL)
            server.wait()
            with pytest.raises(ConnectionClosed):
                first.until(type="closing")
    with process(tmp_path, port, **environ):
        with seated(address, name, mine) as first, seated(address, name, yours) as second:
            assert (before, seq) == (first.state["view"], first.state["seq"])
            done = len(_plies(first))
            together(first, second, until="hand_over")
            assert done < len(_plies(first))
            assert 120 == sum(first.state["view"]["result"]["points"])
        assert anna.get(f"/api/records/{name}.0")["verified"] is True
        anna.http.close()
        ben.http.close()


def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    """Everybody hears ``closing``, and comes back to the same table."""
    port = free_port()
    address = Address(port)
    with process(tmp_path, port) as server:
        with guest(address) as anna:
            table = anna.table(ME, ENGINE)
        name, token = table["table"], table["players"][0]["token"]
        with seated(address, name, token) as player:
            player.do("entropy", hex="01" * 32)
            server.send_signal(signal.SIGTERM)
            assert "closing" == player.until(type="closing")["type"]
            assert 1012 == player.is_let_go()
        server.wait(30)
    with process(tmp_path, port), seated(address, name, token) as player:
        assert player.state["shuffle"]["entropies"][0]


def test_what_cannot_be_kept_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The action is refused, nobody sees it, and the table goes on where the database stands."""
    with running(tmp_path) as server, guest(server.address) as anna:
        table = anna.table(ME, ENGINE)
        with seated(server.address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over", plies=2)
            while not player.is_awaited():
                player.hear()
            seq, state = player.state["seq"], player.state

            async def fail(*_: object) -> None:
                raise StorageError("storage-full", path="/secret/path", detail="")

            with monkeypatch.context() as broken:
                broken.setattr(Journal, "append", fail)
                answer = player.say("act", action=state["legal"][0], ply=state["ply"])
                assert ("error", "server-storage") == (answer["type"], answer["code"])
                assert "/secret" not in "".join(player.texts)
                # How it stands is read anew, and told without being asked for.
                player.until(type="state")
            assert seq == player.state["seq"]
            player.step()
            assert seq < player.state["seq"]


def test_a_full_disk_is_told_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where no table is concerned: later it may do, and what was to be kept is not repeated."""

    async def fail(*_: object, **__: object) -> None:
        raise OperationalError("INSERT", {"name": "Unmistakable"}, Exception("disk is full"))

    with running(tmp_path) as server, monkeypatch.context() as broken:
        broken.setattr(GuestBook, "add", fail)
        answer = httpx.post(f"{server.address.http}/api/guests", json={"name": "Unmistakable"})
    assert 503 == answer.status_code
    assert {"error": {"code": "server-storage", "params": {}}} == answer.json()


def test_one_tables_fault_is_not_anothers(tmp_path: Path) -> None:
    """Entries that are committed together fail one by one."""
    import asyncio

    from offiziersskat.server.journal import Entry

    kept: list[int] = []

    async def commit(entries: "list[Entry]") -> None:
        numbers = [int(str(entry.note["name"])) for entry in entries]
        if 3 in numbers:
            raise OperationalError("INSERT", {}, Exception("no"))
        kept.extend(numbers)

    async def scene() -> list[object]:
        journal = Journal(commit)  # type: ignore[arg-type]
        writing = asyncio.create_task(journal.run())
        entries = [Entry([], {"name": str(number)}) for number in range(5)]
        results = await asyncio.gather(
            *(journal.append(entry) for entry in entries), return_exceptions=True
        )
        journal.close()
        await writing
        return list(results)

    results = asyncio.run(scene())
    assert [0, 1, 2, 4] == sorted(kept)
    assert [3] == [n for n, result in enumerate(results) if isinstance(result, StorageError)]


def test_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    """A table at which nothing happens is read again when somebody comes."""
    from time import sleep

    with running(tmp_path, idle_seconds=0.2) as server, guest(server.address) as anna:
        table = anna.table(ME, ENGINE)
        name, token = table["table"], table["players"][0]["token"]
        with seated(server.address, name, token) as player:
            state = player.play(until="hand_over", plies=1)
        for _ in range(100):
            if name not in server.house._tables:
                break
            sleep(0.1)
        assert name not in server.house._tables
        with seated(server.address, name, token) as player:
            assert state["seq"] <= player.state["seq"]


def test_a_worker_that_is_killed_is_started_anew(tmp_path: Path) -> None:
    """The engine's move comes all the same."""
    import os

    with running(tmp_path) as server, guest(server.address) as anna:
        table = anna.table(ME, ENGINE)
        with seated(server.address, table["table"], table["players"][0]["token"]) as player:
            for _ in range(3):
                worker = server.house.workers._workers[0]
                if worker._pid is not None and worker._pool is not None:
                    os.kill(worker._pid, signal.SIGKILL)
                player.play(until="hand_over", plies=player.state["ply"] + 3)
            player.play(until="hand_over")


def test_a_worker_that_takes_too_long_is_stopped(tmp_path: Path) -> None:
    """And who waits is told; too many may not wait."""
    import asyncio
    from time import sleep

    from offiziersskat.server.problems import Busy
    from offiziersskat.server.workers import Workers

    async def scene() -> list[object]:
        workers = Workers(1, queue=1)
        await workers.start()
        asked = [asyncio.create_task(workers.run(0.3, sleep, 60)) for _ in range(3)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        await workers.close()
        return list(results)

    results = asyncio.run(scene())
    codes = sorted(result.code for result in results if isinstance(result, Busy))
    assert ["server-busy", "worker-slow", "worker-slow"] == codes


def test_raw_socket_messages_before_the_hello(tmp_path: Path) -> None:
    """Who does not introduce himself in time is let go."""
    with running(tmp_path, hello_seconds=0.2) as server, guest(server.address) as anna:
        table = anna.table(ME, ENGINE)
        with connect(server.address.socket(table["table"])) as socket:
            told = json.loads(socket.recv(10))
            assert "hello-late" == told["code"]
