"""The state of a table as a value, and what can be asked of it. What events make of it: ``fold``."""

from dataclasses import dataclass

from offiziersskat.core.actions import TakeStock
from offiziersskat.core.game import observe
from offiziersskat.core.match import Match
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.errors import MoveError
from offiziersskat.table.clock import Clock
from offiziersskat.table.dealing import Dealing
from offiziersskat.table.events import PlayerInfo
from offiziersskat.table.hand import Hand
from offiziersskat.table.people import SILENCE, Talk
from offiziersskat.table.shuffle import Shuffle
from offiziersskat.table.terms import Options

__all__ = ["State"]


@dataclass(frozen=True, slots=True)
class State:
    """A match, and the hand being played or just finished; ``seq`` of the last event.

    ``shuffle`` is that of the next hand while it comes about, ``given`` a deal that is to be played
    in its place; ``clock`` is that of this hand.
    """

    game: str
    seq: int
    players: tuple[PlayerInfo, ...]
    practice: bool
    match: Match
    options: Options
    hand: Hand | None = None
    talk: Talk = SILENCE
    shuffle: Shuffle | None = None
    given: Dealing | None = None
    clock: Clock | None = None

    def seat_of(self, player: int) -> Seat:
        """The seat of a player in this hand; between hands, in the next one."""
        self.check_player(player)
        return self.match.seat_of(player, hand=self.hand.number if self.hand else None)

    def check_player(self, player: int) -> None:
        """Raise ``MoveError`` ``no-such-player`` for a number that nobody has."""
        if not 0 <= player < len(self.players):
            raise MoveError("no-such-player", player=player)

    def player_at(self, seat: Seat) -> int:
        """The player at a seat in this hand; between hands, in the next one."""
        return self.match.player_at(seat, hand=self.hand.number if self.hand else None)

    @property
    def to_act(self) -> int | None:
        """The player whose turn it is."""
        seat = None if self.hand is None else self.hand.game.to_act
        return None if seat is None else self.player_at(seat)

    @property
    def people(self) -> tuple[int, ...]:
        """The players who are persons."""
        return tuple([number for number, who in enumerate(self.players) if who.is_human])

    @property
    def is_full(self) -> bool:
        """Whether somebody sits on each seat."""
        return not any(who.is_empty for who in self.players)

    @property
    def is_running(self) -> bool:
        """Whether a hand is being played."""
        return self.hand is not None and not self.hand.is_over

    @property
    def wants_hand(self) -> bool:
        """Whether another hand is to be dealt as soon as all seats are taken."""
        if self.is_running or self.match.is_over:
            return False
        return self.hand is None or self.talk.ready.issuperset(self.people)

    def dealt_hand(self) -> Hand:
        """The hand being played or just finished; raises ``MoveError`` before the first."""
        if self.hand is None:
            raise MoveError("no-hand")
        return self.hand

    def view(self, player: int | None) -> View:
        """What a player, or with ``None`` a spectator, may know now."""
        seat = None if player is None else self.seat_of(player)
        return observe(self.dealt_hand().game, seat)

    def last_decision(self, player: int) -> int:
        """The ply of a player's last own decision in the running hand, to which he may go back.

        Raises ``MoveError``: ``take-back-off``, ``no-hand``, ``hand-over``, ``take-back-nothing``,
        ``take-back-stock``: who has seen the stock can no longer play a hand game.
        """
        if not self.practice:
            raise MoveError("take-back-off")
        hand = self.dealt_hand().running()
        for number in range(len(hand.plies) - 1, hand.opening - 1, -1):
            if hand.plies[number].player == player:
                if isinstance(hand.plies[number].action, TakeStock):
                    raise MoveError("take-back-stock")
                return number
        raise MoveError("take-back-nothing")

    def seen_since(self, player: int, ply: int) -> int:
        """How many cards a player has seen that he could not see at an earlier ply."""
        then = observe(self.dealt_hand().before(ply), self.seat_of(player))
        return len(set(then.unseen) - set(self.view(player).unseen))
