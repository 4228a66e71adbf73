"""What ``play`` keeps from one time to the next: rules, players, names, language, looks.

A settings file that cannot be understood is put aside under another name, never overwritten.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from offiziersskat.errors import InputError, OffiziersskatError, StorageError
from offiziersskat.table.files import storage_errors
from offiziersskat.table.folders import Folders
from offiziersskat.table.tomlfile import Scalar, read_toml, write_toml

__all__ = ["Settings", "load_settings", "save_settings"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """``None`` and empty tuples mean that nothing was kept.

    ``rules`` as ``named_rules`` reads them; ``players`` and ``names`` in the order of the table;
    ``language`` its code; ``colour`` and ``ascii`` the looks.
    """

    rules: str | None = None
    players: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    language: str | None = None
    colour: bool | None = None
    ascii: bool | None = None


def load_settings(folders: Folders) -> tuple[Settings, OffiziersskatError | None]:
    """What was kept, or the defaults and what is wrong with the file.

    The problem is ``InputError`` ``settings-broken`` with ``path``, ``line`` or the ``key`` at
    fault, and ``aside``, where the file is now; or a ``StorageError``.
    """
    path = folders.settings
    try:
        return _settings(path, read_toml(path)), None
    except StorageError as error:
        return Settings(), None if error.code == "storage-missing" else error
    except InputError as error:
        return Settings(), _put_aside(path, error)


def _settings(path: Path, values: dict[str, object]) -> Settings:
    """Unknown keys are of another version, and passed over."""
    found: dict[str, object] = {}
    for key, read in _READERS.items():
        if key in values:
            try:
                found[key] = read(values[key])
            except TypeError:
                raise InputError("settings-broken", path=str(path), key=key, line=0) from None
    return Settings(**found)  # type: ignore[arg-type]


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(value)
    return tuple(_text(item) for item in value)


_READERS: dict[str, Callable[[object], object]] = {
    "rules": _text,
    "players": _texts,
    "names": _texts,
    "language": _text,
    "colour": _switch,
    "ascii": _switch,
}


def _put_aside(path: Path, error: InputError) -> OffiziersskatError:
    aside = path.with_name(path.name + ".broken")
    try:
        with storage_errors(path):
            path.replace(aside)
    except StorageError as refusal:
        return refusal
    where = {"line": 0, "key": "-", **error.params}
    return InputError("settings-broken", **{**where, "aside": str(aside)})


def save_settings(folders: Folders, settings: Settings) -> None:
    """Keep the settings; raises ``StorageError``, those kept before then stand."""
    values: dict[str, Scalar | tuple[str, ...]] = {}
    for key in _READERS:
        value = getattr(settings, key)
        if value is not None and value != ():
            values[key] = value
    write_toml(folders.settings, values)
