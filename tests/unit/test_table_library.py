"""games.osk: each hand once and whole, whoever writes, whoever is killed."""

import errno
import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from offiziersskat.errors import StorageError
from offiziersskat.table import library
from offiziersskat.table.files import acquired, write_all
from offiziersskat.table.library import Library

ONE, TWO = '[GameId "a"]\n[Hand "0"]\n\n=C\n1-0\n', '[GameId "a"]\n[Hand "1"]\n\n=S\n0-1\n'
KEY_ONE, KEY_TWO = '[GameId "a"]\n[Hand "0"]', '[GameId "a"]\n[Hand "1"]'


def test_hands_follow_one_another_after_an_empty_line(tmp_path: Path) -> None:
    """The folder and the file are made; nothing else stays beside it but the lock."""
    shelf = Library(tmp_path / "data" / "games.osk")
    shelf.add(ONE, key=KEY_ONE)
    shelf.add(TWO, key=KEY_TWO)
    assert ONE + "\n" + TWO == shelf.path.read_text()
    assert {"games.osk"} == {path.name for path in shelf.path.parent.iterdir()} - {"games.osk.lock"}


def test_a_hand_is_added_once(tmp_path: Path) -> None:
    """Asked again, even after others, nothing happens."""
    shelf = Library(tmp_path / "games.osk")
    for _ in range(2):
        shelf.add(ONE, key=KEY_ONE)
        shelf.add(TWO, key=KEY_TWO)
    assert ONE + "\n" + TWO == shelf.path.read_text()


@pytest.mark.parametrize(
    ("before", "between"), [("", ""), ("x", "\n\n"), ("x\n", "\n"), ("x\n\n", ""), ("\n", "\n")]
)
def test_what_somebody_else_has_written_stays_apart(
    tmp_path: Path, before: str, between: str
) -> None:
    """However his text ends."""
    shelf = Library(tmp_path / "games.osk")
    shelf.path.write_text(before)
    shelf.add(ONE, key=KEY_ONE)
    assert before + between + ONE == shelf.path.read_text()


@pytest.mark.parametrize("room", [0, 1, 20])
def test_a_full_disk_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    """No half of a hand, and the next one can be added when there is room."""
    shelf = Library(tmp_path / "games.osk")
    shelf.add(ONE, key=KEY_ONE)
    fill_disk(monkeypatch, room)
    with pytest.raises(StorageError, match="storage-full"):
        shelf.add(TWO, key=KEY_TWO)
    assert ONE == shelf.path.read_text()
    assert not list(tmp_path.glob("*.pending"))
    monkeypatch.undo()
    shelf.add(TWO, key=KEY_TWO)
    assert ONE + "\n" + TWO == shelf.path.read_text()


def fill_disk(monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    """Let only so many bytes into the records; notes beside them still fit."""

    def filling(descriptor: int, data: bytes) -> None:
        write_all(descriptor, data[:room])
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("offiziersskat.table.library.write_all", filling)


def test_half_a_hand_that_cannot_be_cut_away_is_completed_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note says what is missing."""
    shelf = Library(tmp_path / "games.osk")

    def refusing(descriptor: int, size: int) -> None:
        raise OSError(errno.EIO, "broken")

    with monkeypatch.context() as patch:
        fill_disk(patch, 5)
        patch.setattr(os, "ftruncate", refusing)
        with pytest.raises(StorageError, match="storage-full"):
            shelf.add(ONE, key=KEY_ONE)
    assert ONE[:5] == shelf.path.read_text()
    shelf.add(TWO, key=KEY_TWO)
    shelf.add(ONE, key=KEY_ONE)
    assert ONE + "\n" + TWO == shelf.path.read_text()


def test_a_disk_too_full_for_the_note_leaves_the_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a note nothing is begun."""
    shelf = Library(tmp_path / "games.osk")
    shelf.add(ONE, key=KEY_ONE)

    def full(descriptor: int, data: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(StorageError, match="storage-full"):
            shelf.add(TWO, key=KEY_TWO)
    assert ONE == shelf.path.read_text()


def test_a_killed_process_is_completed_wherever_it_was(tmp_path: Path) -> None:
    """At every byte: the hand stands once and whole, and the next one after it."""
    data = "\n" + TWO
    for size in range(len(data) + 1):
        shelf = Library(tmp_path / str(size) / "games.osk")
        shelf.add(ONE, key=KEY_ONE)
        note = shelf.path.with_name("games.osk.pending")
        note.write_text(json.dumps({"offset": len(ONE), "text": data}))
        shelf.path.write_text(ONE + data[:size])
        shelf.add(TWO, key=KEY_TWO)
        assert ONE + data == shelf.path.read_text()
        assert not note.exists()


@pytest.mark.parametrize(
    "note",
    [
        "",
        "[]",
        "{}",
        '{"offset": "x", "text": ""}',
        '{"offset": null, "text": ""}',
        '{"offset": 99, "text": "lost"}',
        '{"offset": 1, "text": "somebody has changed this place"}',
    ],
)
def test_a_note_that_does_not_fit_the_file_changes_nothing(tmp_path: Path, note: str) -> None:
    """Somebody has edited or removed the file: his text is left alone."""
    shelf = Library(tmp_path / "games.osk")
    shelf.path.write_text(ONE)
    shelf.path.with_name("games.osk.pending").write_text(note)
    shelf.add(TWO, key=KEY_TWO)
    assert ONE + "\n" + TWO == shelf.path.read_text()


def test_a_file_that_another_holds_for_too_long_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some patience; then it works again."""
    monkeypatch.setattr(library, "_PATIENCE", 0.05)
    shelf = Library(tmp_path / "games.osk")
    lock = acquired(shelf.path, seconds=0, code="x")
    with pytest.raises(StorageError, match="storage-busy"):
        shelf.add(ONE, key=KEY_ONE)
    lock.release()
    shelf.add(ONE, key=KEY_ONE)
    assert ONE == shelf.path.read_text()


@pytest.mark.parametrize("make", ["folder", "file-above"])
def test_a_place_where_no_file_can_be_is_told(tmp_path: Path, make: str) -> None:
    """The name may be a folder's, the folder's a file's."""
    path = tmp_path / "data" / "games.osk"
    if make == "folder":
        path.mkdir(parents=True)
    else:
        (tmp_path / "data").write_text("")
    with pytest.raises(StorageError, match="storage-no"):
        Library(path).add(ONE, key=KEY_ONE)


WRITER = """
    import sys
    from pathlib import Path
    from offiziersskat.table.library import Library
    shelf, name = Library(Path(sys.argv[1])), sys.argv[2]
    for hand in range(40):
        key = f'[GameId "{name}"]\\n[Hand "{hand}"]'
        shelf.add(key + "\\n\\n" + (name * 300 + "\\n") * 20 + "1-0\\n", key=key)
"""


def writer(path: Path, name: str) -> "subprocess.Popen[bytes]":
    """A process that adds forty hands of 6 kB."""
    return subprocess.Popen([sys.executable, "-c", textwrap.dedent(WRITER), str(path), name])


def test_two_processes_add_hands_at_once(tmp_path: Path) -> None:
    """Every hand is there, whole, and none within another."""
    path = tmp_path / "games.osk"
    processes = [writer(path, name) for name in "xy"]
    assert [0, 0] == [process.wait(60) for process in processes]
    assert_whole(path, {"x": 40, "y": 40})


def assert_whole(path: Path, counts: dict[str, int]) -> None:
    """Each hand of each writer stands once, in order, whole."""
    hands = path.read_text().split("[GameId ")[1:]
    for name, count in counts.items():
        own = [hand.rstrip("\n") for hand in hands if hand.startswith(f'"{name}"')]
        body = "\n\n" + (name * 300 + "\n") * 20 + "1-0"
        assert [f'"{name}"]\n[Hand "{n}"]{body}' for n in range(count)] == own


@pytest.mark.parametrize("after", [1, 9])
def test_a_killed_writer_leaves_no_half_and_a_second_try_doubles_nothing(
    tmp_path: Path, after: int
) -> None:
    """Killed by -9 in the middle, then run again to the end."""
    path = tmp_path / "games.osk"
    process = writer(path, "x")
    while not path.exists() or path.stat().st_size < after * 6000:
        assert process.poll() is None
    process.kill()
    process.wait()
    assert 0 == writer(path, "x").wait(60)
    assert_whole(path, {"x": 40})
