"""Servers for the tests: in this process, in a thread of its own, or as a process to be killed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
from tests.server.postgres import free_port

from offiziersskat.server.house import House
from offiziersskat.server.serving import Server, bound, server_of
from offiziersskat.server.settings import Settings

__all__ = ["Address", "Running", "process", "running"]

_SECONDS = 60


@dataclass(frozen=True)
class Address:
    """Where a server can be reached."""

    port: int

    @property
    def http(self) -> str:
        """For requests."""
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        """For the socket of a table."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/ws"


@dataclass(frozen=True)
class Running:
    """A server in a thread of this process."""

    address: Address
    server: Server = field(repr=False)

    @property
    def house(self) -> House:
        """What it serves."""
        return self.server.house


@contextmanager
def running(folder: Path, **more: Any) -> Iterator[Running]:  # noqa: ANN401 - settings
    """A server with these settings; it is closed as a signal would close it."""
    generous = {"rate": 1e6, "burst": 1e6, "socket_rate": 1e6, "socket_burst": 1e6}
    generous |= {"pace_seconds": 0.01, "rest_seconds": 0.1}
    server = server_of(Settings(**{"folder": folder, **generous, **more}))
    listening = bound("127.0.0.1", free_port())
    thread = Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        _wait_until(lambda: server.started or not thread.is_alive())
        assert server.started
        yield Running(Address(listening.getsockname()[1]), server)
    finally:
        server.should_exit = True
        thread.join(_SECONDS)
        listening.close()
        assert not thread.is_alive()


@contextmanager
def process(folder: Path, port: int, **environ: str) -> Iterator["subprocess.Popen[bytes]"]:
    """``offiziersskat serve`` as people start it; whatever is left of it is killed."""
    log = (folder / "log").open("ab")
    started = subprocess.Popen(
        [sys.executable, "-m", "offiziersskat", "serve", "--no-browser", "--port", str(port)],
        stdout=log,
        stderr=log,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "OFFIZIERSSKAT_DATA": str(folder), **environ},
    )
    try:
        _wait_until(lambda: _is_ready(port) or started.poll() is not None)
        assert started.poll() is None, (folder / "log").read_text(encoding="utf-8")
        yield started
    finally:
        started.kill()
        started.wait(_SECONDS)
        log.close()


def _is_ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


def _wait_until(holds: Any) -> None:  # noqa: ANN401 - a question
    until = monotonic() + _SECONDS
    while not holds():
        assert monotonic() < until
        sleep(0.02)
