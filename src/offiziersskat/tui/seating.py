"""How a sitting begins: what was asked for, what was kept, a game that waits, a file, a new game.

It turns a ``Setup`` and the kept settings into a table with a store; what is played there, it does
not know.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from offiziersskat.core.catalogue import preset
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError, MoveError, OffiziersskatError, StorageError
from offiziersskat.i18n import Language, choose_language
from offiziersskat.notation import BadNotation, Finished, Record, conclusion, rules_text
from offiziersskat.players import player as engine_named
from offiziersskat.table.authority import MemoryStore, Table
from offiziersskat.table.events import PlayerInfo
from offiziersskat.table.folders import Folders
from offiziersskat.table.rulesets import named_rules
from offiziersskat.table.settings import Settings
from offiziersskat.table.storage import Waiting, resume_table, start_table
from offiziersskat.tui.engines import engine_for
from offiziersskat.tui.fate import Fate
from offiziersskat.tui.names import filled, known_names, names_for
from offiziersskat.tui.saving import kinds_in, last_hand, names_in
from offiziersskat.tui.setup import HUMAN, Setup
from offiziersskat.tui.speech import Speech
from offiziersskat.tui.style import Tone
from offiziersskat.tui.waiting import choose_waiting

__all__ = ["Sitting", "language_for", "sit_down", "to_keep"]


def language_for(setup: Setup, kept: Settings, environ: Mapping[str, str]) -> Language:
    """What was asked for, else what was asked for once, else what the environment says."""
    if setup.language is not None:
        return setup.language
    return choose_language(kept.language, environ)


class _Kept(Protocol):
    """What a match is kept in, as far as a sitting has to do with it."""

    def end(self) -> None:
        """The match is given up."""
        ...

    def close(self) -> None:
        """Let the match go."""
        ...


class _Nowhere(MemoryStore):
    """Where nothing can be written: the match lasts as long as the program."""

    def close(self) -> None:
        """Nothing was opened."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table and its store, whether the match is a new one, and whether it outlives the program."""

    table: Table
    store: _Kept
    is_new: bool
    is_kept: bool = True


def sit_down(setup: Setup, kept: Settings, folders: Folders, speech: Speech) -> Sitting:
    """A waiting game, the game of a file, or a new one.

    Raises ``InputError`` and ``StorageError`` when there is none to be had, ``InputEnded``. A new
    one is to be had even where nothing can be written.
    """
    if setup.record is not None:
        return _from_file(setup, setup.record, folders, speech)
    if setup.resume is not False:
        waiting = _waiting(setup, folders, speech)
        if waiting is not None:
            table, store = resume_table(folders, waiting.game)
            return Sitting(table, store, is_new=False)
    return _new(setup, kept, folders, speech)


def _waiting(setup: Setup, folders: Folders, speech: Speech) -> Waiting | None:
    try:
        return choose_waiting(setup, folders, speech)
    except StorageError:
        if setup.resume:
            raise
        # What is wrong with the folder is told when the new game cannot be kept in it.
        return None


def _started(
    folders: Folders,
    rules: Ruleset,
    players: Sequence[PlayerInfo],
    *,
    first: int,
    fate: Fate,
    speech: Speech,
) -> Sitting:
    """A new match, kept where that is possible."""
    game = fate.new_name()
    try:
        table, store = start_table(folders, rules, players, first_dealer=first, game=game)
    except StorageError as error:
        speech.fault(error)
        speech.say("nothing-kept", tone=Tone.WARN)
        nowhere = _Nowhere()
        table = Table.start(rules, players, first_dealer=first, store=nowhere, game=game)
        return Sitting(table, nowhere, is_new=True, is_kept=False)
    return Sitting(table, store, is_new=True)


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
    kinds = _kinds_asked(setup, rules) or kinds_in(record, default=_usual_kinds(rules))
    for kind in kinds:
        engine_for(kind)
    said = names_for(setup.names, (), kinds, speech.language) if setup.names else ()
    players = [
        PlayerInfo(name, kind)
        for name, kind in zip(
            filled(names_in(record, kinds=kinds, said=said), speech.language), kinds, strict=True
        )
    ]
    # Forehand is player 0 when the last player deals.
    sitting = _started(
        folders, rules, players, first=rules.seats - 1, fate=Fate(setup.seed), speech=speech
    )
    try:
        _restore(sitting.table, record, path, speech)
    except BaseException:
        sitting.store.end()
        sitting.store.close()
        raise
    return replace(sitting, is_new=False)


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


# ---- a new game ---------------------------------------------------------------------------------


def _new(setup: Setup, kept: Settings, folders: Folders, speech: Speech) -> Sitting:
    rules = _rules(setup, kept, folders, speech)
    kinds = _kinds_asked(setup, rules) or _usual_kinds(rules)
    names = names_for(setup.names, kept.names, kinds, speech.language)
    players = [PlayerInfo(name, kind) for name, kind in zip(names, kinds, strict=True)]
    fate = Fate(setup.seed)
    first = fate.first_dealer(range(rules.seats))
    return _started(folders, rules, players, first=first, fate=fate, speech=speech)


def _rules(setup: Setup, kept: Settings, folders: Folders, speech: Speech) -> Ruleset:
    if setup.rules is not None:
        return setup.rules
    seats = len(setup.players) or None
    try:
        rules = named_rules(kept.rules, folders) if kept.rules else preset("classic")
    except (InputError, StorageError) as error:
        speech.fault(error)
        rules = preset("classic")
    # Who is to play was said now, the rules are those of last time.
    return rules if seats in (None, rules.seats) else _usual_rules(seats)


def _usual_rules(seats: int | None) -> Ruleset:
    """A game for so many."""
    double = preset("double")
    return double if seats == double.seats else preset("classic")


def _usual_kinds(rules: Ruleset) -> tuple[str, ...]:
    """One person against the computer, whatever was played last time."""
    return (HUMAN, *[_kind("rules")] * (rules.seats - 1))


def _kinds_asked(setup: Setup, rules: Ruleset) -> tuple[str, ...]:
    """What ``--players`` said, as kinds of ``PlayerInfo``; empty if nothing was said."""
    if setup.players and len(setup.players) != rules.seats:
        raise InputError("player-count", count=len(setup.players), seats=rules.seats)
    return tuple(map(_kind, setup.players))


def _kind(name: str) -> str:
    """``rules`` → ``engine:rules@1``; raises ``InputError`` for a player that does not exist."""
    return HUMAN if name == HUMAN else f"engine:{engine_named(name).name}@1"


def to_keep(setup: Setup, kept: Settings, table: Table) -> Settings:
    """The settings after this start: what is played now, and the looks once asked for."""
    return replace(
        kept,
        rules=rules_text(table.rules),
        players=(),
        names=known_names(table.players, kept.names),
        language=setup.language.value if setup.language else kept.language,
        colour=kept.colour if setup.colour is None else setup.colour,
        ascii=kept.ascii if setup.ascii is None else setup.ascii,
    )
