"""How a sitting begins: what was asked for, what was kept, a game that waits, a file, a new game.

It turns a ``Setup`` and the kept settings into a table with a store; what is played there, it does
not know.
"""

import getpass
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from offiziersskat.core.catalogue import preset
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError, MoveError, OffiziersskatError, StorageError
from offiziersskat.i18n import Language, catalogue, choose_language
from offiziersskat.notation import BadNotation, Finished, Record, conclusion, rules_text
from offiziersskat.players import player as engine_named
from offiziersskat.table.authority import Table
from offiziersskat.table.events import PlayerInfo
from offiziersskat.table.folders import Folders
from offiziersskat.table.rulesets import named_rules
from offiziersskat.table.settings import Settings
from offiziersskat.table.storage import (
    FileStore,
    Waiting,
    resume_table,
    start_table,
    waiting_games,
)
from offiziersskat.tui.commands import is_no
from offiziersskat.tui.engines import engine_for, engine_name
from offiziersskat.tui.fate import Fate
from offiziersskat.tui.saving import kinds_in, last_hand, seated
from offiziersskat.tui.setup import HUMAN, Setup
from offiziersskat.tui.speech import Speech

__all__ = ["Sitting", "language_for", "rules_title", "sit_down", "to_keep"]


def language_for(setup: Setup, kept: Settings, environ: Mapping[str, str]) -> Language:
    """What was asked for, else what was asked for once, else what the environment says."""
    if setup.language is not None:
        return setup.language
    return choose_language(kept.language, environ)


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table and its store, and whether the match is a new one."""

    table: Table
    store: FileStore
    is_new: bool


def sit_down(setup: Setup, kept: Settings, folders: Folders, speech: Speech) -> Sitting:
    """A waiting game, the game of a file, or a new one.

    Raises ``InputError`` and ``StorageError`` when there is none to be had, ``InputEnded``.
    """
    if setup.record is not None:
        return _from_file(setup, setup.record, folders, speech)
    if setup.resume is not False:
        waiting = _choose_waiting(setup, folders, speech)
        if waiting is not None:
            table, store = resume_table(folders, waiting.game)
            return Sitting(table, store, is_new=False)
    return _new(setup, kept, folders, speech)


# ---- a game that waits --------------------------------------------------------------------------


def _choose_waiting(setup: Setup, folders: Folders, speech: Speech) -> Waiting | None:
    games = waiting_games(folders)
    for game in games:
        if game.problem is not None:
            reason = _reason(game, speech)
            speech.say("resume-broken", reason=reason)
    sound = [game for game in games if game.problem is None]
    if not sound:
        if setup.resume:
            speech.say("resume-none")
        return None
    return sound[0] if _wants(setup, sound[0], speech) else None


def _reason(game: Waiting, speech: Speech) -> str:
    assert game.problem is not None
    return speech.sentence(game.problem)


def _wants(setup: Setup, game: Waiting, speech: Speech) -> bool:
    """Ask a person; a pipe cannot be asked, so it gets the new game that it was told to start."""
    if setup.resume:
        return True
    names = _opponents(game, speech)
    if not speech.console.is_interactive:
        speech.say("resume-auto", names=names)
        return False
    return not is_no(speech.ask(speech.words("resume-ask", names=names)), speech.language)


def _opponents(game: Waiting, speech: Speech) -> str:
    people = [player for player in game.players if player.is_human]
    others = [player.name for player in game.players if not player.is_human or len(people) > 1]
    return speech.words("and").join(others)


# ---- the game of a file ------------------------------------------------------------------------


def _from_file(setup: Setup, path: Path, folders: Folders, speech: Speech) -> Sitting:
    """A new match that begins with the unfinished hand of a file, everybody at his seat."""
    try:
        record = last_hand(path)
    except BadNotation as error:
        raise _unusable(path, error, speech, line=error.line, column=error.column) from error
    if record is None:
        raise InputError("record-empty", path=str(path))
    rules = record.rules
    default = (HUMAN, *["engine:rules@1"] * (rules.seats - 1))
    asked = _kinds_asked(setup, rules)
    kinds = asked or kinds_in(record, default=default)
    for kind in kinds:
        engine_for(kind)
    names = _spare_names(setup.names, rules.seats, speech.language)
    players = seated(record, kinds=kinds, names=names)
    # Forehand is player 0 when the last player deals.
    table, store = start_table(
        folders, rules, players, first_dealer=rules.seats - 1, game=Fate(setup.seed).new_name()
    )
    try:
        _restore(table, record, path, speech)
    except BaseException:
        store.end()
        store.close()
        raise
    return Sitting(table, store, is_new=False)


def _restore(table: Table, record: Record, path: Path, speech: Speech) -> None:
    if isinstance(conclusion(record), Finished):
        speech.say("record-over")
        return
    try:
        table.restore(record, date=record.tag("Date"))
    except (InputError, MoveError) as error:
        raise _unusable(path, error, speech, line=record.line, column=1) from error


def _unusable(
    path: Path, error: OffiziersskatError, speech: Speech, *, line: int, column: int
) -> InputError:
    reason = speech.sentence(error)
    return InputError("record-unusable", path=str(path), line=line, column=column, reason=reason)


def _spare_names(given: tuple[str, ...], seats: int, language: Language) -> tuple[str, ...]:
    spare = [name for name in _NAMES[language] if name not in given]
    return (*given, *spare)[:seats]


# ---- a new game ---------------------------------------------------------------------------------

_NAMES = {
    Language.DE: ("Anna", "Ben", "Clara", "David"),
    Language.EN: ("Anna", "Ben", "Clara", "David"),
    Language.JA: ("あおい", "りく", "りん", "れん"),
}


def _new(setup: Setup, kept: Settings, folders: Folders, speech: Speech) -> Sitting:
    rules = _rules(setup, kept, folders, speech)
    kinds = _kinds(setup, kept, rules)
    names = _names(setup, kept, kinds, speech.language)
    players = [PlayerInfo(name, kind) for name, kind in zip(names, kinds, strict=True)]
    fate = Fate(setup.seed)
    first = fate.first_dealer(range(rules.seats))
    table, store = start_table(folders, rules, players, first_dealer=first, game=fate.new_name())
    return Sitting(table, store, is_new=True)


def _rules(setup: Setup, kept: Settings, folders: Folders, speech: Speech) -> Ruleset:
    if setup.rules is not None:
        return setup.rules
    try:
        return named_rules(kept.rules, folders) if kept.rules else preset("classic")
    except (InputError, StorageError) as error:
        speech.fault(error)
        return preset("classic")


def _kinds(setup: Setup, kept: Settings, rules: Ruleset) -> tuple[str, ...]:
    asked = _kinds_asked(setup, rules)
    if asked:
        return asked
    if len(kept.players) == rules.seats:
        # Settings may name a player of another version; nobody is locked out by that.
        with suppress(InputError):
            return tuple(map(_kind, kept.players))
    return (HUMAN, *[_kind("rules")] * (rules.seats - 1))


def _kinds_asked(setup: Setup, rules: Ruleset) -> tuple[str, ...]:
    """What ``--players`` said, as kinds of ``PlayerInfo``; empty if nothing was said."""
    if setup.players and len(setup.players) != rules.seats:
        raise InputError("player-count", count=len(setup.players), seats=rules.seats)
    return tuple(map(_kind, setup.players))


def _kind(name: str) -> str:
    """``rules`` → ``engine:rules@1``; raises ``InputError`` for a player that does not exist."""
    return HUMAN if name == HUMAN else f"engine:{engine_named(name).name}@1"


def _names(
    setup: Setup, kept: Settings, kinds: tuple[str, ...], language: Language
) -> tuple[str, ...]:
    """Given names first, then those kept for as many players; the rest from a list."""
    if len(setup.names) > len(kinds):
        raise InputError("player-count", count=len(setup.names), seats=len(kinds))
    given = setup.names or _usable(kept.names, len(kinds))
    if not given and kinds.count(HUMAN) == 1 and kinds[0] == HUMAN:
        given = _own_name()
    return _spare_names(given, len(kinds), language)


def _usable(names: tuple[str, ...], count: int) -> tuple[str, ...]:
    """Kept names for as many players, unless the settings hold some that cannot be names."""
    try:
        return tuple(PlayerInfo(name).name for name in names) if len(names) == count else ()
    except InputError:
        return ()


def _own_name() -> tuple[str, ...]:
    """How the system calls who sits here, where that is a person's name."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ()
    if login == "root" or not login.isalpha() or len(login) > _LONGEST_LOGIN:
        return ()
    return (login.capitalize(),)


_LONGEST_LOGIN = 16


def to_keep(setup: Setup, kept: Settings, table: Table) -> Settings:
    """The settings after this start: what is played now, and the looks once asked for."""
    kinds = [engine_name(player.kind) for player in table.players]
    return replace(
        kept,
        rules=rules_text(table.rules),
        players=tuple(kinds),
        names=tuple(player.name for player in table.players),
        language=setup.language.value if setup.language else kept.language,
        colour=kept.colour if setup.colour is None else setup.colour,
        ascii=kept.ascii if setup.ascii is None else setup.ascii,
    )


def rules_title(rules: Ruleset, language: Language) -> str:
    """How people call the rules: the preset's title, and the fields that differ."""
    name = rules.preset.replace("_", "-")
    title = catalogue("rulespage", language).text(f"ruleset-{name}-title")
    fields = rules_text(rules).partition(";")[2].strip()
    return f"{title} ({fields})" if fields else title
