"""The players by name. It knows them all and decides nothing about cards."""

from offiziersskat.errors import InputError
from offiziersskat.players.greedy import GreedyPlayer
from offiziersskat.players.protocol import Player
from offiziersskat.players.rules import RulesPlayer
from offiziersskat.players.uniform import RandomPlayer

__all__ = ["PLAYERS", "player"]

_PLAYERS: dict[str, Player] = {
    "random": RandomPlayer(),
    "greedy": GreedyPlayer(),
    "rules": RulesPlayer(),
}

PLAYERS: tuple[str, ...] = tuple(_PLAYERS)
"""The names, from weak to strong."""


def player(name: str) -> Player:
    """The player of a name; raises ``InputError`` ``player-unknown`` for any other."""
    if name not in _PLAYERS:
        raise InputError("player-unknown", name=name, known=" ".join(PLAYERS))
    return _PLAYERS[name]
