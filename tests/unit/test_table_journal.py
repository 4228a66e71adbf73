"""The journal: durable before it counts, tolerant of a torn last line, locked while it is played."""

import errno
import json
import os
import random
import signal
import subprocess
import sys
import textwrap
from dataclasses import replace
from pathlib import Path

import pytest
from tests.tables import SHORT, new_table, play_match

from offiziersskat.errors import InputError, StorageError
from offiziersskat.table.authority import MemoryStore
from offiziersskat.table.events import Event, Resigned
from offiziersskat.table.journal import create_journal, open_journal


def events_of_a_match() -> list[Event]:
    """A whole match with hints and take-backs."""
    store = MemoryStore()
    play_match(new_table(SHORT["auction"], store=store), random.Random(5))
    return store.events


EVENTS = events_of_a_match()


def written(folder: Path, events: list[Event]) -> Path:
    """A closed journal of some events."""
    journal = create_journal(folder, "g")
    for event in events:
        journal.append(event)
    journal.close()
    return journal.path


def reread(folder: Path) -> list[Event]:
    """The events of the journal, which is closed again."""
    journal = open_journal(folder, "g")
    journal.close()
    return list(journal.events)


def test_a_journal_gives_back_what_was_kept(tmp_path: Path) -> None:
    """One line of JSON an event; each with the version of its form."""
    path = written(tmp_path / "games", EVENTS)
    assert EVENTS == reread(tmp_path / "games")
    lines = path.read_text().splitlines()
    assert len(EVENTS) == len(lines)
    assert {"offiziersskat-event/1"} == {json.loads(line)["format"] for line in lines}
    assert 0o600 == path.stat().st_mode & 0o777


def test_each_event_is_on_the_disk_when_append_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Written, and then synced."""
    journal = create_journal(tmp_path, "g")
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda fd: sizes.append(os.fstat(fd).st_size))
    journal.append(EVENTS[0])
    assert [journal.path.stat().st_size] == sizes
    journal.append(EVENTS[1])
    assert journal.path.stat().st_size == sizes[1]
    journal.close()
    journal.close()


def test_a_torn_last_line_is_dropped_at_every_byte(tmp_path: Path) -> None:
    """However much of the last line was written: its event was never shown."""
    path = written(tmp_path, EVENTS[:3])
    data = path.read_bytes()
    whole = data[: data.rindex(b"\n", 0, -1) + 1]
    for size in range(len(whole), len(data) - 1):
        path.write_bytes(data[:size])
        assert EVENTS[:2] == reread(tmp_path)
        assert whole == path.read_bytes()


@pytest.mark.parametrize("count", [1, 3])
def test_a_last_line_that_lacks_only_its_end_counts(tmp_path: Path, count: int) -> None:
    """As some editors leave it; the next event gets a line of its own."""
    path = written(tmp_path, EVENTS[:count])
    path.write_bytes(path.read_bytes()[:-1])
    assert EVENTS[:count] == reread(tmp_path)
    journal = open_journal(tmp_path, "g")
    journal.append(EVENTS[count])
    journal.close()
    assert EVENTS[: count + 1] == reread(tmp_path)


@pytest.mark.parametrize("rest", [b"Dear Anna", b"[" * 100_000, b"17"])
def test_what_was_never_a_journal_is_not_removed(tmp_path: Path, rest: bytes) -> None:
    """Somebody may have put it there; it is named, and left alone."""
    path = written(tmp_path, [])
    path.write_bytes(rest)
    with pytest.raises(InputError, match="journal-broken"):
        open_journal(tmp_path, "g")
    assert rest == path.read_bytes()


def test_a_resumed_journal_goes_on_after_the_torn_line(tmp_path: Path) -> None:
    """The next event takes the place of the half one."""
    path = written(tmp_path, EVENTS[:3])
    path.write_bytes(path.read_bytes()[:-7])
    journal = open_journal(tmp_path, "g")
    journal.append(EVENTS[2])
    journal.append(EVENTS[3])
    journal.close()
    assert EVENTS[:4] == reread(tmp_path)


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        (b"nonsense", "event-bad"),
        (b"", "event-bad"),
        (b"[1]", "event-bad"),
        (b"\xff\xfe", "event-bad"),
        (b'{"format": "offiziersskat-event/9"}', "event-version"),
        (b'{"format": "offiziersskat-event/1"}', "event-bad"),
        (b"[" * 100_000, "event-bad"),
        (b"9" * 5000, "event-bad"),
    ],
)
def test_any_other_damage_is_one_error_and_the_file_is_left(
    tmp_path: Path, line: bytes, cause: str
) -> None:
    """With the path, the line and the cause."""
    path = written(tmp_path, EVENTS[:4])
    lines = path.read_bytes().split(b"\n")
    lines[2] = line
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(InputError, match="journal-broken") as caught:
        open_journal(tmp_path, "g")
    assert (3, cause) == (caught.value.params["line"], caught.value.params["cause"])
    assert str(path) == caught.value.params["path"]
    assert b"\n".join(lines) == path.read_bytes()
    with pytest.raises(InputError, match="journal-broken"):
        open_journal(tmp_path, "g")


def test_an_event_that_does_not_fit_on_the_disk_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of it was written, then the disk was full: the journal is as before, and goes on."""
    journal = create_journal(tmp_path, "g")
    journal.append(EVENTS[0])
    real = os.write
    room = [10]

    def filling(descriptor: int, data: bytes) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, "full")
        size = real(descriptor, bytes(data)[: room[0]])
        room[0] -= size
        return size

    monkeypatch.setattr(os, "write", filling)
    with pytest.raises(StorageError, match="storage-full"):
        journal.append(EVENTS[1])
    assert 1 == journal.path.read_bytes().count(b"\n")
    assert journal.path.read_bytes().endswith(b"\n")
    room[0] = 10**6
    journal.append(EVENTS[1])
    journal.close()
    assert EVENTS[:2] == reread(tmp_path)


def test_half_an_event_that_could_not_be_cut_away_is_cut_away_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even cutting may fail; the next event finds its place all the same."""
    journal = create_journal(tmp_path, "g")
    journal.append(EVENTS[0])
    real = os.ftruncate
    calls: list[int] = []

    def failing_after_the_first(descriptor: int, size: int) -> None:
        calls.append(size)
        if len(calls) > 1:
            raise OSError(errno.EIO, "broken")
        real(descriptor, size)

    def unsynced(descriptor: int) -> None:
        raise OSError(errno.EIO, "broken")

    with monkeypatch.context() as patch:
        patch.setattr(os, "ftruncate", failing_after_the_first)
        patch.setattr(os, "fsync", unsynced)
        with pytest.raises(StorageError, match="storage-failed"):
            journal.append(replace(EVENTS[5], seq=1))
    assert 2 == len(calls)
    journal.append(EVENTS[1])
    journal.close()
    assert EVENTS[:2] == reread(tmp_path)


def test_a_journal_on_a_full_disk_is_refused() -> None:
    """The real thing: /dev/full."""
    descriptor = os.open("/dev/full", os.O_WRONLY)
    with pytest.raises(OSError, match="No space"):
        os.write(descriptor, b"x")
    os.close(descriptor)


def test_a_game_is_played_by_one(tmp_path: Path) -> None:
    """The second to open it is told so; when the first lets it go, he can."""
    journal = create_journal(tmp_path, "g")
    journal.append(EVENTS[0])
    with pytest.raises(StorageError, match="game-in-use"):
        open_journal(tmp_path, "g")
    with pytest.raises(InputError, match="game-name-taken"):
        create_journal(tmp_path, "g")
    journal.close()
    assert EVENTS[:1] == reread(tmp_path)


def test_a_name_is_used_once(tmp_path: Path) -> None:
    """A new game never overwrites an old one, and the old one can still be opened."""
    written(tmp_path, EVENTS[:1])
    with pytest.raises(InputError, match="game-name-taken"):
        create_journal(tmp_path, "g")
    assert EVENTS[:1] == reread(tmp_path)


def test_an_event_that_was_kept_but_not_accepted_gives_way(tmp_path: Path) -> None:
    """Interrupted between the two: the next event has the same number, and is the true one."""
    journal = create_journal(tmp_path, "g")
    for event in (*EVENTS[:3], replace(EVENTS[2], seq=1)):
        journal.append(event)
    journal.close()
    assert [EVENTS[0], replace(EVENTS[2], seq=1)] == reread(tmp_path)
    journal = open_journal(tmp_path, "g")
    journal.append(EVENTS[1])
    journal.append(EVENTS[2])
    journal.close()
    assert EVENTS[:3] == reread(tmp_path)


@pytest.mark.parametrize("game", ["", "../g", "a/b", "a.b", "ü", "g\n", "x" * 65])
def test_names_of_games_cannot_lead_out_of_the_folder(tmp_path: Path, game: str) -> None:
    """Neither to be made nor to be opened."""
    with pytest.raises(InputError, match="game-unknown"):
        create_journal(tmp_path / "games", game)
    with pytest.raises(InputError, match="game-unknown"):
        open_journal(tmp_path / "games", game)


def test_an_unknown_game_is_told(tmp_path: Path) -> None:
    """And no lock is left for it."""
    with pytest.raises(InputError, match="game-unknown"):
        open_journal(tmp_path, "g")
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("rest", [b"", b'{"format": "offi'])
def test_a_game_killed_before_it_began_is_no_game(tmp_path: Path, rest: bytes) -> None:
    """Nothing is lost, so nothing is left."""
    written(tmp_path, []).write_bytes(rest)
    with pytest.raises(InputError, match="game-unknown"):
        open_journal(tmp_path, "g")
    assert [] == list(tmp_path.iterdir())


def test_a_discarded_journal_is_gone_with_its_lock(tmp_path: Path) -> None:
    """Also when somebody has removed it already."""
    journal = create_journal(tmp_path, "g")
    journal.discard()
    journal.discard()
    journal.close()
    assert [] == list(tmp_path.iterdir())


def test_a_journal_below_a_file_is_refused(tmp_path: Path) -> None:
    """The data folder may be anything."""
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="storage-no-folder"):
        create_journal(tmp_path / "file", "g")
    with pytest.raises(StorageError):
        create_journal(Path("/proc"), "g")


def test_a_journal_that_is_a_folder_is_told(tmp_path: Path) -> None:
    """One clear error, and the lock is let go."""
    (tmp_path / "g.journal").mkdir()
    for _ in range(2):
        with pytest.raises(StorageError, match="storage-no-file"):
            open_journal(tmp_path, "g")


WRITER = """
    import sys
    from dataclasses import replace
    from pathlib import Path
    from offiziersskat.table.journal import create_journal
    from tests.unit.test_table_journal import EVENTS
    journal, number = create_journal(Path(sys.argv[1]), "g"), 0
    print("begun", flush=True)
    while True:
        journal.append(replace(EVENTS[number % len(EVENTS)], seq=number))
        number += 1
"""


@pytest.mark.parametrize("delay", range(4))
def test_a_process_killed_while_it_writes_leaves_a_readable_journal(
    tmp_path: Path, delay: int
) -> None:
    """Killed by -9 in the middle: whole events alone, in their order, and the lock is free."""
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(WRITER), str(tmp_path)],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    assert process.stdout is not None and b"begun\n" == process.stdout.readline()
    target = 2000 * (delay + 1) + 777
    while (tmp_path / "g.journal").stat().st_size < target:
        assert process.poll() is None
    os.kill(process.pid, signal.SIGKILL)
    assert -signal.SIGKILL == process.wait()
    process.stdout.close()
    found = reread(tmp_path)
    assert found
    assert [replace(EVENTS[n % len(EVENTS)], seq=n) for n in range(len(found))] == found
    journal = open_journal(tmp_path, "g")
    journal.append(Resigned("g", len(found), 0))
    journal.close()
