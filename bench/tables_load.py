"""Many tables of bots on one server process: from a move to the views that show it, beside an echo.

Each table has two bots at sockets of their own and makes one move every two seconds; SQLite with
WAL and ``synchronous=NORMAL``. The time is from sending a move to the other bot's new view. The
echo is the same number of sockets on the same uvicorn, paced alike, that sends back what it gets.
The aim: median at most 10 ms, 95th percentile at most 50 ms.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PACE = 2.0
_ECHO = """
import uvicorn

async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})

uvicorn.run(app, port=PORT, log_level="error", ws="websockets-sansio", lifespan="off",
            ws_per_message_deflate=False)
"""


class Bots:
    """Both bots of a table; the one whose turn it is makes a move."""

    def __init__(self, table: str, lines: list[ClientConnection]) -> None:
        self.table = table
        self.lines = lines
        self.states: list[dict[str, Any]] = [{}, {}]
        self.sent: tuple[int, float] | None = None
        self.seq = 0
        self.seated = asyncio.Event()
        self.times: list[float] = []
        self.faults: Counter[str] = Counter()

    async def listen(self, player: int) -> None:
        """Keep the newest state, and stop the clock of a move that is shown."""
        async for text in self.lines[player]:
            now = perf_counter()
            if '"type":"state"' not in text[:20]:
                if '"type":"error"' in text[:20]:
                    self.faults[json.loads(text)["code"]] += 1
                continue
            state = json.loads(text)
            self.states[player] = state
            if all(self.states):
                self.seated.set()
            is_other = self.sent is not None and self.sent[0] != player
            if is_other and self.sent is not None and state["seq"] > self.seq:
                self.times.append(now - self.sent[1])
                self.sent = None

    async def move(self) -> None:
        """One step of whoever is awaited; only moves are timed."""
        for player, state in enumerate(self.states):
            message = _step(player, state)
            if message is None:
                continue
            if message["type"] == "act":
                self.seq = state["seq"]
                self.sent = (player, perf_counter())
            await self.lines[player].send(json.dumps(message))
            if message["type"] == "act":
                return

    async def play(self, until: float) -> None:
        """A move every two seconds, from a random moment on."""
        await asyncio.sleep(random.random() * PACE)
        due = perf_counter()
        while due < until:
            await self.move()
            due += PACE
            await asyncio.sleep(max(0.0, due - perf_counter()))


def _step(player: int, state: dict[str, Any]) -> dict[str, Any] | None:
    if state["status"] == "shuffling":
        if not state["shuffle"]["entropies"][player]:
            return {"type": "entropy", "hex": secrets.token_hex(32)}
        is_given = all(state["shuffle"]["entropies"])
        is_mine = is_given and state["shuffle"]["cutter"] == player
        return {"type": "cut", "number": 5} if is_mine else None
    if state["status"] == "hand_over":
        return None if state["players"][player]["ready"] else {"type": "ready"}
    if state["legal"]:
        return {"type": "act", "action": random.choice(state["legal"]), "ply": state["ply"]}
    return None


async def _table(http: httpx.AsyncClient, base: str) -> Bots:
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"rules": "classic; hands=1000", "seats": seats, "practice": False}
    told = (await http.post("/api/tables", json=body)).raise_for_status().json()
    lines = []
    for one in told["players"]:
        line = await connect(f"{base}/api/tables/{told['table']}/ws", compression=None)
        await line.send(json.dumps({"type": "hello", "token": one["token"]}))
        lines.append(line)
    return Bots(told["table"], lines)


async def load(
    port: int, tables: int, seconds: float, *, pid: int
) -> tuple[list[float], "Counter[str]", float]:
    """The times of all moves, how many messages were refused, how busy the process was."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        told = await http.post("/api/guests", json={"name": "Bot"})
        http.headers["Authorization"] = f"Bearer {told.json()['key']}"
        bots = [await _table(http, f"ws://127.0.0.1:{port}") for _ in range(tables)]
    listening = [asyncio.create_task(bot.listen(p)) for bot in bots for p in (0, 1)]
    await asyncio.gather(*(bot.seated.wait() for bot in bots))
    # The first seconds, in which all shuffle at once, are not counted.
    await asyncio.gather(*(bot.play(perf_counter() + 4 * PACE) for bot in bots))
    for bot in bots:
        bot.times.clear()
    begun = perf_counter(), _cpu(pid)
    await asyncio.gather(*(bot.play(perf_counter() + seconds) for bot in bots))
    busy = (_cpu(pid) - begun[1]) / (perf_counter() - begun[0])
    await asyncio.sleep(1)
    for task in listening:
        task.cancel()
    for bot in bots:
        for line in bot.lines:
            await line.close()
    return (
        [one for bot in bots for one in bot.times],
        sum((bot.faults for bot in bots), Counter()),
        busy,
    )


async def echo(port: int, tables: int, seconds: float) -> list[float]:
    """The times of a bare echo: as many sockets, as many messages."""
    lines = [await connect(f"ws://127.0.0.1:{port}", compression=None) for _ in range(tables)]
    idle = [await connect(f"ws://127.0.0.1:{port}", compression=None) for _ in range(tables)]
    times: list[float] = []

    async def play(line: ClientConnection, until: float) -> None:
        await asyncio.sleep(random.random() * PACE)
        due = perf_counter()
        while due < until:
            begun = perf_counter()
            await line.send(json.dumps({"type": "act", "action": "CJ", "ply": 7}))
            await line.recv()
            times.append(perf_counter() - begun)
            due += PACE
            await asyncio.sleep(max(0.0, due - perf_counter()))

    await asyncio.gather(*(play(line, perf_counter() + seconds) for line in lines))
    for line in (*lines, *idle):
        await line.close()
    return times


def told(name: str, times: list[float]) -> tuple[float, float]:
    """Print median and percentile in milliseconds."""
    median = statistics.median(times) * 1000
    late = statistics.quantiles(times, n=20)[18] * 1000
    print(f"{name}: {len(times)} messages, median {median:.1f} ms, p95 {late:.1f} ms", flush=True)
    return median, late


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _answers(port: int) -> None:
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise SystemExit("The server does not start.")


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _measured(tables: int, seconds: float) -> None:
    port = _free_port()
    with _program(port, "-c", _ECHO.replace("PORT", str(port))):
        low = told("echo  ", asyncio.run(echo(port, tables, seconds)))
    port = _free_port()
    command = [*"-m offiziersskat serve --no-browser --port".split(), str(port)]
    with _program(port, *command) as server:
        times, faults, busy = asyncio.run(load(port, tables, seconds, pid=server.pid))
        high = told("tables", times)
    each = 1000 * busy / (tables / PACE)
    print(f"refused: {dict(faults)}; {100 * busy:.0f} % of a core, {each:.2f} ms a move")
    print(f"ratio: median {high[0] / low[0]:.1f}, p95 {high[1] / low[1]:.1f}")


@contextmanager
def _program(port: int, *arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A server as a process of its own, with a folder of its own, once it answers."""
    with tempfile.TemporaryDirectory() as folder:
        environ = {
            **os.environ,
            "OFFIZIERSSKAT_DATA": folder,
            "OFFIZIERSSKAT_LOG": "error",
            "OFFIZIERSSKAT_RATE": "1000000",
            "OFFIZIERSSKAT_BURST": "1000000",
        }
        command = [sys.executable, *arguments]
        program = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL)
        try:
            asyncio.run(_answers(port))
            yield program
        finally:
            program.terminate()
            program.wait()


def main() -> None:
    """Measure both, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--quick", action="store_true", help="40 tables for six seconds")
    options = parser.parse_args()
    if options.quick:
        options.tables, options.seconds = 40, 6.0
    _measured(options.tables, options.seconds)


if __name__ == "__main__":
    main()
