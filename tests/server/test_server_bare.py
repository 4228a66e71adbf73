"""``offiziersskat`` without arguments: the main job, as somebody types it for the first time."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from tests.server.postgres import free_port

_SECONDS = 60


def environ(folder: Path, **more: str) -> dict[str, str]:
    """A home of its own, a screen, and a browser that only notes what it was to open."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{folder}/opened"\n', encoding="utf-8")
    browser.chmod(0o755)
    own = {"OFFIZIERSSKAT_DATA": str(folder / "data"), "OFFIZIERSSKAT_PORT": str(free_port())}
    return {**os.environ, **own, "BROWSER": f"{browser} %s", "DISPLAY": ":99", **more}


def waited(path: Path) -> str:
    """What stands in a file, once it is there."""
    end = monotonic() + _SECONDS
    while not (path.exists() and path.read_text(encoding="utf-8").strip()):
        assert monotonic() < end
        sleep(0.05)
    return path.read_text(encoding="utf-8").strip()


def test_it_serves_the_table_opens_the_browser_and_stops_at_ctrl_c(tmp_path: Path) -> None:
    """It says where the table is, opens just that, and leaves without a word when interrupted."""
    started = subprocess.Popen(
        [sys.executable, "-m", "offiziersskat"],
        env=environ(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        address = waited(tmp_path / "opened")
        assert 200 == httpx.get(address + "readyz", timeout=_SECONDS).status_code
        started.send_signal(signal.SIGINT)
        said, faults = started.communicate(timeout=_SECONDS)
    finally:
        started.kill()

    assert address in said
    assert 130 == started.returncode
    assert not [line for line in faults.splitlines() if "Traceback" in line]


def test_without_a_screen_it_prints_the_address_alone(tmp_path: Path) -> None:
    """No browser is started that nobody would see."""
    where = environ(tmp_path, DISPLAY="", WAYLAND_DISPLAY="")
    started = subprocess.Popen(
        [sys.executable, "-m", "offiziersskat"], env=where, stdout=subprocess.PIPE, text=True
    )
    try:
        assert started.stdout is not None
        line = started.stdout.readline()
    finally:
        started.send_signal(signal.SIGINT)
        started.communicate(timeout=_SECONDS)

    assert f"http://127.0.0.1:{where['OFFIZIERSSKAT_PORT']}/" in line
    assert not (tmp_path / "opened").exists()


def _refused(where: dict[str, str]) -> str:
    """What a start that must fail has to say: one line, and no traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "offiziersskat"],
        env=where,
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        check=False,
    )
    assert 2 == done.returncode, done.stderr
    assert 1 == len(done.stderr.strip().splitlines()), done.stderr
    return done.stderr


def test_two_started_at_once_do_not_share_a_folder(tmp_path: Path) -> None:
    """One serves; the other says that the database is taken, whichever of them it is."""
    where = environ(tmp_path)
    started = [
        subprocess.Popen(
            [sys.executable, "-m", "offiziersskat", "serve", "--no-browser"],
            env={**where, "OFFIZIERSSKAT_PORT": str(free_port())},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    end = monotonic() + _SECONDS
    while all(one.poll() is None for one in started):
        assert monotonic() < end
        sleep(0.1)
    lost, won = sorted(started, key=lambda one: one.poll() is None)
    _, faults = lost.communicate(timeout=_SECONDS)
    assert won.stdout is not None
    assert "http://127.0.0.1:" in won.stdout.readline()
    won.send_signal(signal.SIGINT)
    won.communicate(timeout=_SECONDS)

    assert 2 == lost.returncode
    assert str(tmp_path / "data" / "tables.sqlite") in faults
    assert "Traceback" not in faults


def test_a_broken_database_is_named(tmp_path: Path) -> None:
    """Not a page of Python."""
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "tables.sqlite"
    file.write_bytes(b"not a database at all" * 100)

    assert str(file) in _refused(environ(tmp_path))


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    """A file lies where it should be."""
    (tmp_path / "data").write_text("", encoding="utf-8")

    assert str(tmp_path / "data") in _refused(environ(tmp_path))


def test_an_unreachable_database_is_named_without_its_password(tmp_path: Path) -> None:
    """Nobody listens there."""
    url = f"postgresql://anna:secret@127.0.0.1:{free_port()}/tables"
    said = _refused(environ(tmp_path, OFFIZIERSSKAT_DATABASE=url))

    assert "postgresql://anna:***@127.0.0.1" in said
    assert "secret" not in said


def test_an_address_that_is_not_ours_is_named(tmp_path: Path) -> None:
    """The port is not to blame."""
    assert "192.0.2.1" in _refused(environ(tmp_path, OFFIZIERSSKAT_HOST="192.0.2.1"))


@pytest.mark.parametrize(
    ("name", "value", "named"),
    [
        ("PORT", "70000", "70000"),
        ("RATE", "many", "many"),
        ("LOG", "loud", "loud"),
        # An address may hold a password.
        ("DATABASE", "mysql://nowhere", "postgresql://"),
    ],
)
def test_an_unusable_setting_is_named(tmp_path: Path, name: str, value: str, named: str) -> None:
    """One line on standard error, status 2."""
    assert named in _refused(environ(tmp_path, **{f"OFFIZIERSSKAT_{name}": value}))


def test_who_invites_at_home_is_told_where_others_find_the_table(tmp_path: Path) -> None:
    """With ``--lan`` the page knows the address that is printed; without, it knows none."""
    for option in ("--lan", "--host=127.0.0.1"):
        where = environ(tmp_path)
        command = [sys.executable, "-m", "offiziersskat", "serve", "--no-browser", option]
        with subprocess.Popen(command, env=where, stdout=subprocess.PIPE, text=True) as started:
            assert started.stdout is not None
            try:
                started.stdout.readline()
                home = f"http://127.0.0.1:{where['OFFIZIERSSKAT_PORT']}"
                told = httpx.get(f"{home}/api/address", timeout=_SECONDS).json()["address"]
            finally:
                started.send_signal(signal.SIGINT)
            more = started.stdout.read()
        assert (told or "") in more
        assert told is None or (option == "--lan" and "127.0.0.1" not in told)
        assert ("http" in more) == (told is not None)
