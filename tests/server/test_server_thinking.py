"""Thinking on the server: it ends when nobody wants it, and the table says when it was less."""

import asyncio
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import sleep

import pytest
from tests.players import view_after
from tests.server.people import ENGINE, ME, Json, Player, guest, seated
from tests.server.serving import running
from tests.server.thoughts import endless, hasty, searching, wanted

from offiziersskat.core.catalogue import preset
from offiziersskat.server.workers import Workers

PATIENCE = 20.0
VIEW = view_after(preset("classic"), 1, plies=6)


def _survives(task: Callable[..., object], *args: object) -> bool:
    """Whether a process outlives a cancelled task, and does all that comes after it."""

    async def scene() -> bool:
        workers = Workers(1, queue=4)
        await workers.start()
        # What is imported for the first time does not listen meanwhile.
        before = await workers.run(PATIENCE, searching, VIEW, 0)
        asked = asyncio.create_task(workers.run(PATIENCE, task, *args))
        await asyncio.sleep(0.5)
        asked.cancel()
        after = await workers.run(PATIENCE, os.getpid)
        for number in range(40):
            unasked = asyncio.create_task(workers.run(PATIENCE, sleep, 0))
            await asyncio.sleep(number / 20_000)
            unasked.cancel()
            # Word about one task, whenever it comes, does not end the next.
            assert number == await workers.run(PATIENCE, wanted, number)
        await workers.close()
        return before == after

    return asyncio.run(scene())


def test_a_search_that_is_notwanted_leaves_its_process() -> None:
    """It hears of it and ends, and the next task finds the process that knows its tables."""
    assert _survives(searching, VIEW)


def test_what_does_not_listen_is_killed() -> None:
    """The next task gets another process."""
    assert not _survives(sleep, 60)


@pytest.mark.parametrize("end", ["resign", "take_back", "leave", "close"])
def test_a_thought_ends_with_what_it_was_about(
    end: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """When the game is given up, taken back or left, and when the last one closes his window."""
    mark = tmp_path / "thinking"
    monkeypatch.setattr("offiziersskat.server.live.choose", partial(endless, mark))
    with running(tmp_path) as server, guest(server.address) as anna:
        table = anna.table(ME, ENGINE)
        token = table["players"][0]["token"]
        with seated(server.address, table["table"], token) as player:
            while not _waits_for_the_engine(player.state):
                _ = player.step() if player.is_awaited() else player.hear()
            assert _soon(mark.exists)
            if end != "close":
                player.do(end)
        assert _soon(lambda: not mark.exists())

        if end == "close":
            # Whoever comes back finds the engine at it again.
            with seated(server.address, table["table"], token):
                assert _soon(mark.exists)


def _waits_for_the_engine(state: Json) -> bool:
    view = state["view"]
    if state["status"] != "playing" or view["phase"] != "play" or not any(view["tricks"]):
        return False
    return all(view["to_act"] != one["seat"] for one in state["players"] if one["kind"] == "human")


def _soon(is_so: Callable[[], bool]) -> bool:
    for _ in range(int(PATIENCE * 100)):
        if is_so():
            return True
        sleep(0.01)
    return False


def test_the_table_says_when_a_clock_cut_a_search_short(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whose it was; and nothing where none was cut."""
    with running(tmp_path) as server, guest(server.address) as anna:
        table = anna.table(ME, ENGINE)
        with seated(server.address, table["table"], table["players"][0]["token"]) as player:
            player.play(until="hand_over")
            assert not _notices(player)
            monkeypatch.setattr("offiziersskat.server.live.choose", hasty)
            player.play(until="playing")
            player.play(until="match_over")
            assert {("engine-cut", 1)} == set(_notices(player))


def _notices(player: Player) -> list[tuple[str, int | None]]:
    said = [one for one in player.heard if one["type"] == "notice"]
    return [(one["code"], one.get("player")) for one in said]


def test_the_table_says_when_search_is_not_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """To whoever comes to a table at which somebody searches, and to nobody else."""
    monkeypatch.setattr("offiziersskat.server.thinking.is_compiled", lambda: False)
    with running(tmp_path) as server, guest(server.address) as anna:
        for level, said in (("club", [("search-uncompiled", None)]), ("casual", [])):
            table = anna.table(ME, {"kind": "engine", "level": level})
            with seated(server.address, table["table"], table["players"][0]["token"]) as player:
                assert "pong" == player.say("ping")["type"]
                assert said == _notices(player)
