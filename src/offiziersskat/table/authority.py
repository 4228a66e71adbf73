"""``Table``: the authority of a match, the same for a terminal, a browser's server and an arena.

It does no I/O and knows neither clock nor chance: a ``Store`` keeps the events, the deck of each
hand is an argument. Every accepted step is kept by the store *before* it is shown.

What a player may know leaves through one door, ``view``. Made from it or from what lies open to
everyone are ``legal``, the refusals of ``act``, ``running_journal``, ``match``, ``marks``, and
``record`` once the hand is over. ``events`` and ``saved`` hold the deck: for files alone.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol, Self

from offiziersskat.core.actions import Action
from offiziersskat.core.legality import legal
from offiziersskat.core.match import Match
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.errors import InputError, MoveError, StorageError
from offiziersskat.notation.record import Record
from offiziersskat.table.dealing import Dealing
from offiziersskat.table.eventjson import Json
from offiziersskat.table.events import (
    Acted,
    Event,
    HandFinished,
    HandStarted,
    HintShown,
    Mark,
    MatchStarted,
    PlayerInfo,
    Resigned,
    TakenBack,
)
from offiziersskat.table.fold import advance, begin, replayed
from offiziersskat.table.records import record_of_hand, saved_hand
from offiziersskat.table.shown import shown_events
from offiziersskat.table.state import State

__all__ = ["MemoryStore", "Store", "Table"]


class Store(Protocol):
    """Where events and finished hands are kept; each method raises ``StorageError``."""

    def append(self, event: Event) -> None:
        """Keep an event; durable when it returns, and nothing kept when it raises."""
        ...

    def finish(self, record: Record) -> None:
        """Put a finished hand among the records, once, however often this is called."""
        ...

    def end(self) -> None:
        """The match is over and all its hands stand among the records."""
        ...


class MemoryStore:
    """Keeps everything in lists, for matches that need not outlive the program."""

    def __init__(self) -> None:
        """Nothing is kept yet."""
        self.events: list[Event] = []
        self.records: list[Record] = []
        self.is_ended = False

    def append(self, event: Event) -> None:
        """Keep an event, in the place of one of its number."""
        self.events[event.seq :] = [event]

    def finish(self, record: Record) -> None:
        """Keep a finished hand, once."""
        if record not in self.records:
            self.records.append(record)

    def end(self) -> None:
        """Note that the match is over."""
        self.is_ended = True


class Table:
    """A match in progress. Players are numbered clockwise from 0, seats anew in every hand."""

    def __init__(self, state: State, events: Iterable[Event], store: Store) -> None:
        """Use ``start`` or ``resume``."""
        self._state = state
        self._events = list(events)
        self._store = store
        self._filing_error: StorageError | None = None

    @classmethod
    def start(
        cls,
        rules: Ruleset,
        players: Sequence[PlayerInfo],
        *,
        first_dealer: int,
        store: Store,
        game: str,
        practice: bool = True,
    ) -> Self:
        """Sit down to a new match, named ``game``; ``practice`` allows take-backs.

        Raises ``InputError`` for a wrong number of players, ``StorageError``.
        """
        event = MatchStarted(game, 0, rules, tuple(players), first_dealer, practice)
        state = begin(event)
        store.append(event)
        return cls(state, (event,), store)

    @classmethod
    def resume(cls, events: Sequence[Event], store: Store) -> Self:
        """Sit down again where a match stood; ``store`` already holds the events.

        A finished hand that was not yet put among the records is put there now. Raises
        ``InputError`` or ``MoveError`` when the events do not follow from each other.
        """
        table = cls(replayed(events), events, store)
        table.file_quietly()
        return table

    # ---- what everyone knows ------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of this match, unique among all."""
        return self._state.game

    @property
    def rules(self) -> Ruleset:
        """The ruleset in force."""
        return self._state.match.rules

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        """Who plays, clockwise."""
        return self._state.players

    @property
    def match(self) -> Match:
        """Results and standing; a hand is entered as soon as it is over."""
        return self._state.match

    @property
    def hand(self) -> int | None:
        """The number of the hand being played or just finished, from 0; ``None`` before it."""
        return None if self._state.hand is None else self._state.hand.number

    @property
    def is_running(self) -> bool:
        """Whether a hand is being played."""
        return self._state.hand is not None and not self._state.hand.is_over

    @property
    def is_hand_over(self) -> bool:
        """Whether a hand has just been finished."""
        return self._state.hand is not None and self._state.hand.is_over

    @property
    def is_match_over(self) -> bool:
        """Whether no further hand is to be dealt."""
        return self._state.match.is_over

    @property
    def to_act(self) -> int | None:
        """The player whose turn it is."""
        return self._state.to_act

    def seat_of(self, player: int) -> Seat:
        """The seat of a player in this hand; before the first hand, in that one."""
        return self._state.seat_of(player)

    def player_at(self, seat: Seat) -> int:
        """The player at a seat in this hand; before the first hand, in that one."""
        return self._state.player_at(seat)

    @property
    def plies(self) -> int:
        """How many decisions stand in this hand."""
        return 0 if self._state.hand is None else len(self._state.hand.plies)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The hints and take-backs of this hand."""
        return () if self._state.hand is None else self._state.hand.marks

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, or is not forgotten, decks included: not for players."""
        return tuple(self._events)

    @property
    def state(self) -> State:
        """The truth: for ``sitting`` alone, which shows nothing of it but views."""
        return self._state

    # ---- the one door out ---------------------------------------------------------------------

    def view(self, player: int | None) -> View:
        """What a player, or with ``None`` a spectator, may know of the hand now.

        Raises ``MoveError`` before the first hand.
        """
        return self._state.view(player)

    def legal(self, player: int) -> tuple[Action, ...]:
        """What a player may do now, in canonical order; empty when it is not his turn."""
        return legal(self.view(player)) if self._state.hand else ()

    def running_journal(self, player: int | None) -> tuple[Json, ...]:
        """The events as a player, or with ``None`` a spectator, may know them, as JSON objects.

        Of the running hand no hidden card, deck or salt is among them.
        """
        return shown_events(self._state, self.events, player)

    def record(self) -> Record:
        """The record of the hand just finished, when all is revealed (notation.md §5).

        Raises ``MoveError`` ``hand-running`` before its end, ``no-hand``.
        """
        if not self._state.dealt_hand().is_over:
            raise MoveError("hand-running")
        return record_of_hand(self._state)

    def saved(self) -> Record:
        """The hand as it stands, to be written to a file and restored from it.

        It holds the deck: it is for the file alone, and nothing of it may be shown. Raises
        ``MoveError`` ``no-hand``.
        """
        return record_of_hand(self._state)

    # ---- what is done -------------------------------------------------------------------------

    def deal(self, dealing: Dealing, *, date: str | None = None) -> None:
        """Deal the next hand; ``date`` as ``2026.11.30``, for the record.

        Raises ``MoveError`` while a hand is running or when the match is over, ``StorageError``,
        also when the last hand could not be put among the records and still cannot.
        """
        self.file()
        number = len(self._state.match.results)
        self.put(HandStarted(self.game, self.next_seq, number, dealing, date))

    def restore(self, record: Record, *, date: str | None = None) -> None:
        """Go on with a hand that was saved before its end, as the next hand of this match.

        Hints and take-backs that it is marked with are kept. Raises ``InputError``:
        ``saved-rules`` if it was played by other rules, ``saved-no-deck``, ``saved-finished``,
        ``saved-wrong``; ``MoveError``, ``StorageError`` as ``deal``.
        """
        if _of_a_hand(record.rules) != _of_a_hand(self.rules):
            raise InputError("saved-rules")
        saved = saved_hand(record)
        self.file()
        number = len(self._state.match.results)
        at = self._state.match.player_at
        marks = tuple(replace(mark, player=at(Seat(mark.player))) for mark in saved.marks)
        self.put(HandStarted(self.game, self.next_seq, number, saved.dealing, date, marks))
        for action in saved.actions[self.plies :]:
            assert self.to_act is not None
            self.act(self.to_act, action)

    def act(self, player: int, action: Action) -> None:
        """Let a player act. Raises ``IllegalAction``, ``MoveError``, ``StorageError``; then
        nothing has changed.
        """
        self.put(Acted(self.game, self.next_seq, player, action))
        self.file_quietly()

    def resign(self, player: int) -> None:
        """Give the hand up (rules.md §8); ``MoveError`` before a contract stands."""
        self.put(Resigned(self.game, self.next_seq, player))
        self.file_quietly()

    def note_hint(self, player: int) -> None:
        """Mark in the record that a player was shown a hint for the decision before him."""
        self.put(HintShown(self.game, self.next_seq, player, self.plies))

    def can_take_back(self, player: int) -> bool:
        """Whether ``take_back`` would be allowed now."""
        try:
            self._state.last_decision(player)
        except MoveError:
            return False
        return True

    def take_back(self, player: int) -> None:
        """Go back to a player's last own decision in this hand.

        Cards that have been seen since cannot be unseen: they are counted, and the take-back is
        marked in the record. Raises ``MoveError``.
        """
        ply = self._state.last_decision(player)
        seen = self._state.seen_since(player, ply)
        self.put(TakenBack(self.game, self.next_seq, player, ply, seen))

    # ---- keeping ------------------------------------------------------------------------------

    @property
    def filing_error(self) -> StorageError | None:
        """Why the finished hand could not be put among the records; it is safe in the events."""
        return self._filing_error

    def file(self) -> None:
        """Put the finished hand among the records, if that is still to do; ``StorageError``."""
        hand = self._state.hand
        if hand is None or not hand.is_over:
            return
        if not hand.is_filed:
            self._store.finish(record_of_hand(self._state))
            score = self._state.match.scores(hand.number)
            self.put(HandFinished(self.game, self.next_seq, hand.number, score))
        if self.is_match_over:
            self._store.end()
        self._filing_error = None

    def file_quietly(self) -> None:
        """``file``, or note why not: the step that ended the hand is kept and stands anyhow."""
        try:
            self.file()
        except StorageError as error:
            self._filing_error = error

    @property
    def next_seq(self) -> int:
        """The number of the next event."""
        return self._state.seq + 1

    def put(self, event: Event) -> None:
        """Check an event of this number, keep it, and only then show what it makes of the match.

        Raises ``IllegalAction``, ``MoveError``, ``InputError`` or ``StorageError``; then nothing
        has changed.
        """
        after = advance(self._state, event)
        self._store.append(event)
        self._state = after
        self._events.append(event)

    def forget(self) -> None:
        """Drop the events before this hand, which the store has, to keep a long match small."""
        last = max(n for n, event in enumerate(self._events) if n == 0 or _deals(event))
        self._events = [*self._events[:1], *self._events[max(1, last) :]]


def _deals(event: Event) -> bool:
    return isinstance(event, HandStarted)


def _of_a_hand(rules: Ruleset) -> Ruleset:
    """The rules of a hand: by what name, and how many of them, does not matter to it."""
    return replace(rules, preset="", hands=None, target=None)
