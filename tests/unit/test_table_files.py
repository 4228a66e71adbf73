"""Files of the user's folder: whole or as they were, whatever the system refuses."""

import errno
import os
from pathlib import Path

import pytest

from offiziersskat.errors import StorageError
from offiziersskat.table import files
from offiziersskat.table.files import (
    acquired,
    make_folder,
    storage_errors,
    sync_folder,
    write_all,
    write_atomically,
)


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "storage-full"),
        (errno.EDQUOT, "storage-full"),
        (errno.EACCES, "storage-denied"),
        (errno.EROFS, "storage-denied"),
        (errno.ENOTDIR, "storage-no-folder"),
        (errno.EISDIR, "storage-no-file"),
        (errno.ENOENT, "storage-missing"),
        (errno.EIO, "storage-failed"),
    ],
)
def test_what_the_system_refuses_has_a_code_and_a_path(number: int, code: str) -> None:
    """Each refusal becomes a StorageError that says what and where."""
    with pytest.raises(StorageError) as caught, storage_errors(Path("there")):
        raise OSError(number, os.strerror(number))
    assert (code, "there") == (caught.value.code, caught.value.params["path"])
    assert os.strerror(number) == caught.value.params["detail"]


def test_a_refusal_without_number_is_told_all_the_same() -> None:
    """An OSError need not carry a number or words."""
    with pytest.raises(StorageError, match="storage-failed") as caught, storage_errors(Path("x")):
        raise OSError
    assert "OSError" == caught.value.params["detail"]


def test_a_folder_below_a_file_cannot_be_made(tmp_path: Path) -> None:
    """The data folder's name may be taken by a file: one clear error."""
    (tmp_path / "file").write_text("x")
    with pytest.raises(StorageError, match="storage-no-folder"):
        make_folder(tmp_path / "file" / "games")
    with pytest.raises(StorageError, match="storage-no-folder"):
        make_folder(tmp_path / "file")


def test_a_folder_is_made_with_those_above_it_for_its_owner_alone(tmp_path: Path) -> None:
    """Journals hold decks, so nobody else may look into a folder that is made for them."""
    make_folder(tmp_path / "a" / "b")
    make_folder(tmp_path / "a" / "b")
    assert 0o700 == (tmp_path / "a" / "b").stat().st_mode & 0o777


def test_everything_is_written_however_little_is_taken_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system may write less than it is given."""
    real = os.write
    monkeypatch.setattr(os, "write", lambda fd, data: real(fd, bytes(data)[:3]))
    write_atomically(tmp_path / "file", "ten letters")
    assert "ten letters" == (tmp_path / "file").read_text()


def test_a_full_disk_is_seen() -> None:
    """/dev/full refuses every byte."""
    descriptor = os.open("/dev/full", os.O_WRONLY)
    try:
        with pytest.raises(StorageError, match="storage-full"), storage_errors(Path("/dev/full")):
            write_all(descriptor, b"x")
    finally:
        os.close(descriptor)


def test_a_file_that_cannot_be_replaced_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk leaves the old text and no draft."""
    path = tmp_path / "file"
    write_atomically(path, "old")

    def full(descriptor: int, data: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(StorageError, match="storage-full"):
        write_atomically(path, "new")
    assert "old" == path.read_text()
    assert [path] == list(tmp_path.iterdir())


def test_a_file_in_a_place_where_nothing_can_be_made_is_refused() -> None:
    """Even the administrator cannot make a file in /proc."""
    with pytest.raises(StorageError):
        write_atomically(Path("/proc/offiziersskat"), "x")


def test_a_folder_that_cannot_be_synced_is_no_fault(tmp_path: Path) -> None:
    """Some systems have no way to sync a folder."""
    sync_folder(tmp_path)
    sync_folder(tmp_path / "missing")


def test_a_lock_is_held_by_one(tmp_path: Path) -> None:
    """The second to ask is refused with the code he gave; after the release he gets it."""
    path = tmp_path / "file"
    lock = acquired(path, seconds=0, code="taken")
    with pytest.raises(StorageError, match="taken"):
        acquired(path, seconds=0, code="taken")
    lock.release()
    acquired(path, seconds=0, code="taken").release()


def test_a_lock_left_by_a_dead_process_is_free(tmp_path: Path) -> None:
    """The file of a lock means nothing; only a living process holds one."""
    (tmp_path / "file.lock").write_text("")
    acquired(tmp_path / "file", seconds=0, code="taken").release()


def test_a_lock_that_cannot_be_made_is_no_lock_that_is_held(tmp_path: Path) -> None:
    """A missing folder is told as what it is, and at once."""
    with pytest.raises(StorageError, match="storage-missing"):
        acquired(tmp_path / "missing" / "file", seconds=0, code="taken")


def test_a_lock_that_the_system_refuses_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file system may know no locks."""

    class Refusing:
        def __init__(self, *args: object, **kwargs: object) -> None: ...

        def acquire(self) -> None:
            raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(files, "FileLock", Refusing)
    with pytest.raises(StorageError, match="storage-failed"):
        acquired(tmp_path / "file", seconds=0, code="taken")


def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    """Settings kept elsewhere, behind a link, are written where they are."""
    (tmp_path / "real").write_text("old", encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "real")

    write_atomically(tmp_path / "link", "new")

    assert (tmp_path / "link").is_symlink()
    assert "new" == (tmp_path / "real").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", ["/", ".", "/dev/null", "/dev/full"])
def test_what_is_no_ordinary_file_is_left_alone(path: str) -> None:
    """Devices and folders are not replaced, not even by root."""
    with pytest.raises(StorageError) as caught:
        write_atomically(Path(path), "x")

    assert "storage-no-file" == caught.value.code
    assert not Path(path).is_file()
