"""A PostgreSQL of the tests' own: a cluster in a temporary folder, on a free port, gone at the end.

It runs as the user ``postgres`` where the tests are run by root, who may not start one.
"""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

__all__ = ["another", "free_port", "postgres"]

_USER = "postgres"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _program(name: str) -> str:
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(newest[-1]) if newest else shutil.which(name)
    assert found, "PostgreSQL is missing; requirements/debian.txt names it"
    return found


def _as_its_user(*command: str) -> list[str]:
    return ["runuser", "-u", _USER, "--", *command] if os.geteuid() == 0 else list(command)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="offiziersskat-pg-"))
    data, port = folder / "data", free_port()
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, _USER)
        _run(_program("initdb"), "-D", str(data), "-U", _USER, "-A", "trust", "-E", "UTF8", "-N")
        process = subprocess.Popen(
            _as_its_user(
                *(_program("postgres"), "-D", str(data), "-p", str(port), "-k", str(folder)),
                *("-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"),
            ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=folder,
        )
        try:
            _wait(port)
            yield f"postgresql://{_USER}@127.0.0.1:{port}/postgres"
        finally:
            _run(_program("pg_ctl"), "stop", "-D", str(data), "-m", "immediate")
            process.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def another(url: str, name: str) -> str:
    """The URL of one more empty database of the same cluster."""
    _run(_program("createdb"), "--maintenance-db", url, name)
    return url.rpartition("/")[0] + f"/{name}"


def _run(*command: str) -> None:
    subprocess.run(_as_its_user(*command), check=True, capture_output=True, cwd="/")


def _wait(port: int) -> None:
    ready = [_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(200):
        if subprocess.run(ready, check=False).returncode == 0:
            return
        sleep(0.1)
    raise AssertionError("PostgreSQL does not start")
