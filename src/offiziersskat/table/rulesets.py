"""Rulesets that a user has saved under names of his own, and how rules are named in one line.

``classic; spitzen=on`` is a preset, or a user's ruleset, and some fields of their own. A saved
ruleset holds its preset and fields, which is also what records write (rules.md §9).
"""

import re
from collections.abc import Mapping
from unicodedata import normalize

from offiziersskat.core.catalogue import PRESETS, ruleset
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError, StorageError
from offiziersskat.notation.rules_text import rules_dict
from offiziersskat.table.files import storage_errors
from offiziersskat.table.folders import Folders
from offiziersskat.table.tomlfile import read_toml, write_toml

__all__ = [
    "checked_name",
    "load_ruleset",
    "named_rules",
    "remove_ruleset",
    "ruleset_names",
    "save_ruleset",
]

_NAME = re.compile(r"\w[\w-]{0,39}")
_SUFFIX = ".toml"


def checked_name(name: str) -> str:
    """A name that a ruleset can bear: 1–40 letters, digits, ``_`` and ``-``, so that it cannot lead
    out of a folder, and no preset's. Raises ``InputError`` ``ruleset-name``, ``ruleset-name-taken``.
    """
    name = _checked(name)
    if name.lower() in PRESETS:
        raise InputError("ruleset-name-taken", name=name)
    return name


def _checked(name: str) -> str:
    name = normalize("NFC", name)
    if not _NAME.fullmatch(name):
        raise InputError("ruleset-name", name=ascii(name))
    return name


def save_ruleset(folders: Folders, name: str, rules: Ruleset, *, replace: bool = True) -> None:
    """Keep a ruleset under a name, replacing one of that name. Raises ``InputError``
    ``ruleset-name`` or ``ruleset-name-taken`` (a preset's), ``StorageError``; without ``replace``
    ``ruleset-kept`` where other rules have that name.
    """
    name = checked_name(name)
    if not replace and name in ruleset_names(folders) and _kept(folders, name) != rules:
        raise InputError("ruleset-kept", name=name)
    path = folders.rulesets / (name + _SUFFIX)
    write_toml(path, rules_dict(rules))


def _kept(folders: Folders, name: str) -> Ruleset | None:
    """What is saved under a name; ``None`` if it cannot be read."""
    try:
        return load_ruleset(folders, name)
    except InputError:
        return None


def load_ruleset(folders: Folders, name: str) -> Ruleset:
    """The ruleset saved under a name. Raises ``InputError``: ``ruleset-name``,
    ``ruleset-unknown``, ``toml-broken``, or ``BadRules`` where its fields contradict each other.
    """
    preset, fields = _load(folders, name)
    return ruleset(preset, fields)


def _load(folders: Folders, name: str) -> tuple[str, dict[str, object]]:
    name = _checked(name)
    try:
        values = read_toml(folders.rulesets / (name + _SUFFIX))
    except StorageError as error:
        if error.code != "storage-missing":
            raise
        known = " ".join((*PRESETS, *ruleset_names(folders)))
        raise InputError("ruleset-unknown", name=name, known=known) from None
    return str(values.pop("preset", "classic")), values


def ruleset_names(folders: Folders) -> tuple[str, ...]:
    """The names under which rulesets are saved, in order."""
    with storage_errors(folders.rulesets):
        if not folders.rulesets.exists():
            return ()
        found = [path.stem for path in folders.rulesets.iterdir() if path.suffix == _SUFFIX]
    return tuple(sorted(name for name in found if _NAME.fullmatch(name)))


def remove_ruleset(folders: Folders, name: str) -> None:
    """Forget a saved ruleset; raises ``InputError`` ``ruleset-unknown``, or ``ruleset-fixed`` for
    a preset, and ``StorageError``.
    """
    load_name = _checked(name)
    path = folders.rulesets / (load_name + _SUFFIX)
    if load_name in PRESETS:
        raise InputError("ruleset-fixed", name=load_name)
    if load_name not in ruleset_names(folders):
        known = " ".join(ruleset_names(folders)) or "-"
        raise InputError("ruleset-unknown", name=load_name, known=known)
    with storage_errors(path):
        path.unlink()


def named_rules(text: str, folders: Folders) -> Ruleset:
    """The rules of ``NAME; field=value; …``, NAME a preset's or a saved ruleset's.

    Capitals make no difference to presets, fields and values. Raises ``InputError``:
    ``rules-syntax``, ``rules-doubled``, ``ruleset-…``, or ``BadRules`` naming the field.
    """
    name, *parts = [part.strip() for part in text.split(";")]
    chosen: dict[str, str] = {}
    for field, value in [_field(part) for part in parts if part]:
        if field in chosen:
            raise InputError("rules-doubled", field=field)
        chosen[field] = value
    if name.lower() in PRESETS and (name in PRESETS or name not in ruleset_names(folders)):
        return ruleset(name.lower(), chosen)
    preset, fields = _load(folders, name)
    return ruleset(preset, _merged(fields, chosen))


def _field(part: str) -> tuple[str, str]:
    name, equals, value = part.partition("=")
    if not equals:
        raise InputError("rules-syntax", part=ascii(part))
    return name.strip().lower(), value.strip()


def _merged(fields: Mapping[str, object], chosen: Mapping[str, object]) -> dict[str, object]:
    """A match is ``hands`` long or up to ``target``: who names one lets the other go."""
    rivals = {"hands": "target", "target": "hands"}
    dropped = {rivals[field] for field in chosen if field in rivals}
    return {**{field: fields[field] for field in fields if field not in dropped}, **chosen}
