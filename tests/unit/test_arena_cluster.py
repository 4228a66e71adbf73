"""The arena on a cluster: a real scheduler and two worker processes, one of which is killed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.command import called

from offiziersskat.arena import Match, play_pair

_PAIRS = 24
_PATIENCE = 120.0
"""Seconds, for a machine that has much else to do."""

_CLUSTER = """
import json, logging, sys
from distributed import LocalCluster

logging.disable(logging.CRITICAL)
with LocalCluster(
    n_workers=2,
    threads_per_worker=1,
    dashboard_address=None,
    worker_dashboard_address=None,
) as cluster:
    pids = [worker.pid for worker in cluster.workers.values()]
    print(json.dumps([cluster.scheduler_address, pids]), flush=True)
    sys.stdin.read()
"""


@contextmanager
def _cluster() -> Iterator[tuple[str, list[int]]]:
    """The address of a scheduler, and the processes of its two workers."""
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", _CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        address, pids = json.loads(process.stdout.readline())
        yield address, pids
    finally:
        process.stdin.close()
        process.stdout.close()
        process.wait(timeout=_PATIENCE)


def test_a_match_on_a_cluster_outlives_one_of_its_workers(tmp_path: Path) -> None:
    """What the worker had is played again by the other, and every pair is what it always is."""
    out = tmp_path / "match.json"
    path = tmp_path / "rules-greedy-classic-1.jsonl"
    with _cluster() as (address, pids), out.open("w") as told:
        arena = subprocess.Popen(
            [
                *(sys.executable, "-m", "offiziersskat", "arena", "rules", "greedy", "--json"),
                *("--pairs", str(_PAIRS), "--scheduler", address, "--out", str(tmp_path)),
            ],
            stdout=told,
            stderr=subprocess.PIPE,
            text=True,
        )
        deadline = time.monotonic() + _PATIENCE
        while not _lines(path) and arena.poll() is None and time.monotonic() < deadline:
            time.sleep(0.01)
        done = _lines(path) - 1
        os.kill(pids[0], signal.SIGKILL)
        _, complaints = arena.communicate(timeout=_PATIENCE)

    assert 0 < done < _PAIRS
    assert (0, "") == (arena.returncode, complaints)
    assert _PAIRS == json.loads(out.read_text())["pairs"]
    kept = {line["number"]: line for line in map(json.loads, path.read_text().splitlines()[1:])}
    assert set(range(_PAIRS)) == set(kept)
    for number in (0, _PAIRS - 1):
        pair = play_pair(Match("rules", "greedy", "classic", 1), number)
        assert (pair.score, pair.points) == (kept[number]["score"], kept[number]["points"])
        assert list(pair.lucky) == kept[number]["lucky"]


def _lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 0


def test_a_scheduler_that_is_not_there_is_told() -> None:
    """One message, after a few seconds; Dask itself would try for minutes."""
    said = called("arena", "rules", "greedy", "--pairs", "2", "--scheduler", "nowhere")

    assert (2, "") == (said.status, said.out)
    assert "nowhere" in said.err


@pytest.mark.parametrize(
    ("option", "package", "hidden"),
    [
        (("--scheduler", "tcp://127.0.0.1:1"), "distributed", "distributed"),
        (("--jobs", "2"), "joblib", "joblib"),
    ],
)
def test_what_is_not_installed_is_named(
    option: tuple[str, str], package: str, hidden: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither comes with the game: the message says what to install."""
    monkeypatch.setitem(sys.modules, hidden, None)
    said = called("arena", "rules", "greedy", "--pairs", "2", *option)

    assert (2, "") == (said.status, said.out)
    assert package in said.err and "pip install" in said.err
