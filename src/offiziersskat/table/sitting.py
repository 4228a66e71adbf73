"""``Sitting``: a match among people, as a server runs it; sans I/O.

It adds to a table what people between them do: take and leave seats, shuffle and cut, act in time,
propose, answer, speak. Time comes in as ``now``, in seconds; chance as bytes. All that changes is
an event of the one journal, kept before it is shown.
"""

from collections.abc import Sequence
from typing import Self

from offiziersskat.core.actions import Action
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import MoveError
from offiziersskat.table.authority import Store, Table
from offiziersskat.table.dealer import can_deal, shuffled_dealing
from offiziersskat.table.dealing import Dealing
from offiziersskat.table.events import (
    NOBODY,
    Acted,
    Answered,
    DealGiven,
    EntropyGiven,
    Event,
    HandStarted,
    MatchStarted,
    Offered,
    PlayerInfo,
    Readied,
    Resigned,
    Said,
    SeatLeft,
    SeatTaken,
    ShuffleBegun,
)
from offiziersskat.table.fold import begin, states
from offiziersskat.table.hand import Ply
from offiziersskat.table.live import LiveTable, Status, remember
from offiziersskat.table.overdue import claimable, done_for
from offiziersskat.table.shuffle import Awaited, checked_seed
from offiziersskat.table.terms import ClockRule, Offer, Options, Phrase, Why

__all__ = ["ClockRule", "Offer", "Options", "Phrase", "PlayerInfo", "Sitting", "Status"]


class Sitting(LiveTable):
    """A match among people. Players are numbered clockwise from 0, seats anew in every hand."""

    @classmethod
    def open(
        cls,
        rules: Ruleset,
        seats: Sequence[PlayerInfo | None],
        *,
        options: Options,
        first_dealer: int,
        store: Store,
        game: str,
        dealing: Dealing | None = None,
        now: float = 0.0,
    ) -> Self:
        """Set up a table; ``None`` is a seat that somebody may still take.

        With a ``dealing`` the first hand is that deal, as soon as all seats are taken; in practice
        only. Raises ``InputError`` for a wrong number of seats, ``deal-practice``; ``StorageError``.
        """
        players = tuple(NOBODY if who is None else who for who in seats)
        event = MatchStarted(game, 0, rules, players, first_dealer, options.practice, options)
        state = begin(event)
        store.append(event)
        sitting = cls(Table(state, (event,), store), [])
        if dealing is not None:
            sitting.table.put(DealGiven(*sitting._next, dealing))
            sitting._deal_when_ready(now)
        return sitting

    @classmethod
    def resume(cls, events: Sequence[Event], store: Store, *, now: float) -> Self:
        """Go on where a match stood; the store already holds the events.

        Nobody is there until he comes back, and whoever is asked gets his time for this decision
        anew. Raises ``InputError``, ``StorageError``.
        """
        records: list[str] = []
        for state in states(events):
            remember(state, records)
        sitting = cls(Table(state, events, store), records)
        sitting.table.file_quietly()
        sitting.table.forget()
        for player in state.people:
            sitting.away(player, now)
        sitting._turn_at = now
        sitting._deal_when_ready(now)
        return sitting

    # ---- seats --------------------------------------------------------------------------------

    def take_seat(self, player: int, info: PlayerInfo, *, now: float) -> None:
        """Sit down, or put an engine, on an empty seat; also in the middle of a hand.

        Who is asked then has his time for this decision anew. Raises ``MoveError`` ``seat-taken``.
        """
        self._put(SeatTaken(*self._next, player, info), now)
        self._presence.returned(player)
        if self.table.to_act == player:
            self._turn_at = now
        self._deal_when_ready(now)

    def leave_seat(self, player: int, *, now: float) -> None:
        """Leave for good. The seat is free; while it is, the other side may claim the hand."""
        self._put(SeatLeft(*self._next, player), now)
        self._presence.returned(player)

    def claim(self, player: int, now: float) -> None:
        """Take the hand of an opponent who is gone; before card play, have him pass, or do the
        first that is legal. Raises ``MoveError`` ``claim-not-now``, ``StorageError``.
        """
        self._state.check_player(player)
        gone = claimable(self._state, self._presence, player, now)
        if not gone:
            raise MoveError("claim-not-now")
        self._put(done_for(self._state, gone[0], Why.ABSENT, spent=self._spent(now)), now)

    # ---- the shuffle --------------------------------------------------------------------------

    def commit(self, salt: bytes, *, now: float, date: str | None = None) -> None:
        """Begin the shuffle of the next hand with 32 random bytes; only their hash is shown.

        ``date`` as ``2026.11.30``, for the record. Raises ``BadProof``, ``MoveError``
        ``deal-not-now``, ``StorageError``.
        """
        self.table.file()
        self._put(ShuffleBegun(*self._next, checked_seed("salt", salt), date), now)
        self._deal_when_ready(now)

    def give_entropy(self, player: int, entropy: bytes, *, now: float) -> None:
        """Add a person's 32 random bytes, once; saying the same again changes nothing.

        Raises ``BadProof``; ``MoveError`` ``no-shuffle``, ``entropy-given``; ``StorageError``.
        """
        given, shuffle = checked_seed("entropy", entropy), self._state.shuffle
        if shuffle is not None and given in shuffle.entropies[player : player + 1]:
            return
        self._put(EntropyGiven(*self._next, player, given), now)
        self._deal_when_ready(now)

    def cut(self, player: int, number: int, *, now: float) -> None:
        """Cut, at one of 31 places, or with 0 let it be; then the hand is dealt.

        Raises ``MoveError`` ``no-shuffle``, ``cut-not-now``; ``BadProof`` ``cut-range``.
        """
        awaiting = self.awaiting
        if awaiting is not None and awaiting.cutter != player:
            raise MoveError("cut-not-now")
        self._deal_shuffled(number, now)

    def _deal_when_ready(self, now: float) -> None:
        """A deal that is given needs players only, a shuffle no cut where an engine would cut."""
        if self._state.given is not None and can_deal(self._state):
            self._start(self._state.given, None, now)
        elif self.awaiting == Awaited((), None):
            self._deal_shuffled(0, now)

    def _deal_shuffled(self, cut: int, now: float) -> None:
        dealing = shuffled_dealing(self._state, cut=cut)
        assert self._state.shuffle is not None
        self._start(dealing, self._state.shuffle.date, now)

    def deal(self, dealing: Dealing, *, now: float, date: str | None = None) -> None:
        """Deal a deck that is given, in place of a shuffle: to play a deal again.

        Raises ``MoveError`` ``deal-not-now``, ``StorageError``.
        """
        self.table.file()
        if not can_deal(self._state):
            raise MoveError("deal-not-now")
        self._start(dealing, date, now)

    def _start(self, dealing: Dealing, date: str | None, now: float) -> None:
        number = len(self._state.match.results)
        self._put(HandStarted(*self._next, number, dealing, date), now)
        self.table.forget()

    def ready(self, player: int) -> None:
        """Ask for the next hand; asking twice changes nothing."""
        if player not in self._state.talk.ready:
            self.table.put(Readied(*self._next, player))

    # ---- the hand -----------------------------------------------------------------------------

    def act(self, player: int, action: Action, *, ply: int, now: float) -> None:
        """Decide as the ``ply``-th in this hand; a decision that stands already changes nothing.

        Raises ``IllegalAction``; ``MoveError`` ``stale`` if something else has happened there,
        ``time-over``; ``StorageError``.
        """
        self._state.check_player(player)
        plies = self._state.dealt_hand().plies
        if ply < len(plies) and plies[ply] == Ply(player, action):
            return
        if self._time_out(now):
            raise MoveError("time-over")
        if ply != len(plies):
            raise MoveError("stale")
        spent = self._spent(now) if self._state.players[player].is_human else 0
        self._put(Acted(*self._next, player, action, spent), now)

    def resign(self, player: int, *, now: float) -> None:
        """Give the hand up; ``MoveError`` ``resign-not-now`` before a contract stands."""
        self._put(Resigned(*self._next, player), now)

    def note_hint(self, player: int) -> None:
        """Mark that a player is shown a hint; ``MoveError`` ``hint-off``, ``not-your-turn``."""
        if not self._state.practice:
            raise MoveError("hint-off")
        if self.table.to_act != player:
            raise MoveError("hint-not-now")
        self.table.note_hint(player)

    def take_back(self, player: int, *, now: float) -> None:
        """Go back to one's last decision; ``MoveError`` ``take-back-ask`` if others have a say."""
        if any(other != player for other in self._state.people):
            raise MoveError("take-back-ask")
        self.offer(player, Offer.TAKE_BACK, now=now)

    # ---- between people -----------------------------------------------------------------------

    def offer(self, player: int, offer: Offer, *, now: float) -> None:
        """Propose something; where nobody else has a say, or who has proposes the same, it is done.

        Raises ``MoveError``: ``offer-open`` while there is another, or why it cannot be.
        """
        talk = self._state.talk
        if talk.offer is not None and talk.offer.offer is offer:
            if player not in talk.offer.agreed:
                self.answer(player, accepted=True, now=now)
            return
        self._put(Offered(*self._next, player, offer), now)

    def answer(self, player: int, *, accepted: bool, now: float) -> None:
        """Accept the offer or refuse it; ``MoveError`` ``offer-none``."""
        self._put(Answered(*self._next, player, accepted), now)

    def say(self, player: int, phrase: Phrase) -> None:
        """Say something; how often, is the server's to limit."""
        self.table.put(Said(*self._next, player, phrase))
