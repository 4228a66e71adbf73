"""Who may sit down in the arena: players by name, programs from outside, and the oracle.

Players and programs are shown the view of their seat and nothing else; the oracle alone is shown
the game.
"""

from functools import cache
from typing import Protocol

from offiziersskat.arena.bot import BotPlayer
from offiziersskat.arena.oracle import Oracle
from offiziersskat.core.actions import Action
from offiziersskat.core.game import Game, observe
from offiziersskat.core.seats import Seat
from offiziersskat.errors import InputError
from offiziersskat.players import PLAYERS, Player, Rng, is_player, player

__all__ = ["CONTESTANTS", "Contestant", "seated"]

_BOT = "bot:"

CONTESTANTS: tuple[str, ...] = (*PLAYERS, Oracle.name)
"""Everybody who has a name, from weak to strong."""


class Contestant(Protocol):
    """Somebody who plays in the arena."""

    def choose(self, game: Game, seat: Seat, rng: Rng, /) -> Action:
        """A legal action of the seat, whose turn it is."""
        ...


class _Blind:
    """A player, who sees what lies open to his seat."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, game: Game, seat: Seat, rng: Rng, /) -> Action:
        return self._player.choose(observe(game, seat), rng)


def seated(name: str) -> Contestant:
    """A contestant by name, or ``bot:COMMAND``; raises ``InputError`` for anything else.

    No clock ends what players think: a match is the same on every machine.
    """
    if name == Oracle.name:
        return Oracle()
    if name.startswith(_BOT):
        return _Blind(_bot(name))
    if not is_player(name):
        raise InputError("player-unknown", name=name, known=" ".join(CONTESTANTS))
    return _Blind(player(name, unhurried=True))


@cache
def _bot(name: str) -> BotPlayer:
    return BotPlayer(name, name.removeprefix(_BOT))
