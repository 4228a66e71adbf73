"""``LiveTable``: a table as time passes over it: what is shown of it, and what time does to it.

Time comes in as ``now``, in seconds. It knows who is away just now and when the decision before us
began, which are no events; what people do at it is in ``sitting``. What goes out to a player or a
spectator goes through ``message``.
"""

from enum import Enum

from offiziersskat.core.view import View
from offiziersskat.errors import MoveError
from offiziersskat.notation.record import Record
from offiziersskat.notation.stream import read_record
from offiziersskat.notation.write import write_json
from offiziersskat.table.authority import Table
from offiziersskat.table.dealer import awaited
from offiziersskat.table.eventjson import Json
from offiziersskat.table.events import Event
from offiziersskat.table.extract import extract
from offiziersskat.table.message import Mine, Telling
from offiziersskat.table.moment import Moment, moment_of, offers_of
from offiziersskat.table.overdue import claimable, done_for, time_over, waited_for
from offiziersskat.table.presence import Presence
from offiziersskat.table.records import names_of, record_of_hand
from offiziersskat.table.shuffle import Awaited
from offiziersskat.table.state import State
from offiziersskat.table.terms import Options, Why

__all__ = ["LiveTable", "Status", "remember"]


class Status(Enum):
    """What a match is waiting for: players, the shuffle, a decision, the next hand, nothing."""

    WAITING = "waiting"
    SHUFFLING = "shuffling"
    PLAYING = "playing"
    HAND_OVER = "hand_over"
    MATCH_OVER = "match_over"


class LiveTable:
    """A table at which time passes. ``records`` are those of finished hands, as JSON."""

    def __init__(self, table: Table, records: list[str]) -> None:
        """Everybody is here, until somebody says otherwise."""
        self.table = table
        self._records = records
        self._presence = Presence(table.state.options.window)
        self._turn_at = 0.0
        self._last_told: tuple[State, float, Telling] | None = None

    # ---- what everyone knows ------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """What the match is waiting for."""
        state = self._state
        if state.is_running:
            return Status.PLAYING
        if state.match.is_over:
            return Status.MATCH_OVER
        if not state.wants_hand:
            return Status.HAND_OVER
        return Status.SHUFFLING if state.is_full else Status.WAITING

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self._state.seq

    @property
    def options(self) -> Options:
        """On what terms is played."""
        return self._state.options

    @property
    def wants_rematch(self) -> bool:
        """Whether all have agreed on another match, which is a new sitting."""
        return self._state.talk.rematch

    @property
    def awaiting(self) -> Awaited | None:
        """What the shuffle waits for; ``None`` when there is none."""
        return awaited(self._state)

    @property
    def engine_to_act(self) -> tuple[int, str, View] | None:
        """The player for whom an engine has to decide now, of which kind, and what it sees.

        While an offer is open engines wait, since an action would end it.
        """
        player = self.table.to_act
        if player is None or self._state.talk.offer is not None:
            return None
        who = self._state.players[player]
        if who.is_human or who.is_empty:
            return None
        return player, who.kind, self.table.view(player)

    # ---- the one door out ---------------------------------------------------------------------

    def message(self, player: int | None, *, now: float) -> Json:
        """What is sent to a player, or with ``None`` to a spectator.

        Raises ``MoveError`` ``no-such-player``.
        """
        state = self._state
        if player is not None:
            state.check_player(player)
        view = None if state.hand is None else state.view(player)
        mine = None if player is None else self._mine(player, now)
        return self._telling(now).message(view, player, mine)

    def _mine(self, player: int, now: float) -> Mine:
        state = self._state
        gone = claimable(state, self._presence, player, now)
        return Mine(gone, offers_of(state, player))

    def _telling(self, now: float) -> Telling:
        """The same one for all who are told one after the other how it stands now."""
        last = self._last_told
        if last is None or last[0] is not self._state or last[1] != now:
            last = self._last_told = (self._state, now, Telling(self._moment(now)))
        return last[2]

    def journal(self, player: int | None) -> tuple[Json, ...]:
        """The events since this hand was dealt, as this player or a spectator may know them."""
        return self.table.running_journal(player)

    def running_record(self, player: int | None) -> Record:
        """The hand being played, as far as this player or a spectator knows it.

        Raises ``MoveError``: ``hand-over``, ``no-hand``, ``extract-not-now``.
        """
        state = self._state
        state.dealt_hand().running()
        return extract(state.view(player), names_of(state), state.dealt_hand().date)

    def hand_record(self, number: int) -> Record:
        """The record of a finished hand, from 0; raises ``MoveError`` ``no-such-hand``."""
        if not 0 <= number < len(self._records):
            raise MoveError("no-such-hand", hand=number + 1)
        return read_record(self._records[number])

    # ---- who is there -----------------------------------------------------------------------

    def away(self, player: int, now: float) -> None:
        """A player is not there any more."""
        self._last_told = None
        self._presence.left(player, now)

    def back(self, player: int, now: float) -> None:
        """A player is there again."""
        self._last_told = None
        self._presence.returned(player)

    # ---- time ---------------------------------------------------------------------------------

    def deadline(self) -> float | None:
        """When ``tick`` should be called at the latest; ``None`` if nothing is going to happen."""
        missed = self._presence.next_change(waited_for(self._state))
        moments = [time_over(self._state, self._turn_at), missed]
        return min([moment for moment in moments if moment is not None], default=None)

    def tick(self, now: float) -> bool:
        """Let time have its effect; whether there is something new to be shown.

        Who has used up his time loses the hand; before the play he passes, or does the first that
        is legal.
        """
        is_over = self._time_out(now)
        is_gone = self._presence.newly_gone(waited_for(self._state), now)
        return is_over or is_gone

    def _time_out(self, now: float) -> bool:
        over, player = time_over(self._state, self._turn_at), self._state.to_act
        if over is None or player is None or now < over:
            return False
        self._put(done_for(self._state, player, Why.TIME, spent=self._spent(now)), now)
        return True

    def _spent(self, now: float) -> int:
        """Milliseconds since the decision began; what a clock would count."""
        return 0 if self._state.clock is None else max(0, round((now - self._turn_at) * 1000))

    # ---- keeping ------------------------------------------------------------------------------

    @property
    def _state(self) -> State:
        return self.table.state

    @property
    def _next(self) -> tuple[str, int]:
        return self.table.game, self.table.next_seq

    def _put(self, event: Event, now: float) -> None:
        before = self._state.hand
        self.table.put(event)
        remember(self._state, self._records)
        self.table.file_quietly()
        after = self._state.hand
        if before is None or after is None or before.game is not after.game:
            self._turn_at = now

    def _moment(self, now: float) -> Moment:
        presence = [self._presence.away_for(p, now) for p in range(len(self._state.players))]
        return moment_of(
            self._state,
            status=self.status.value,
            away=tuple(presence),
            thinking=self._spent(now),
        )


def remember(state: State, records: list[str]) -> None:
    """Keep the record of a hand that has come to its end."""
    if state.hand is not None and state.hand.is_over and state.hand.number == len(records):
        records.append(write_json(record_of_hand(state)))
