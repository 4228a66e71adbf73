"""The players by name. It knows them all and decides nothing about cards.

Those that search are imported when one of them is wanted: search takes its time to load.
"""

from functools import cache
from importlib import import_module
from typing import cast

from offiziersskat.errors import InputError
from offiziersskat.players.called import called
from offiziersskat.players.greedy import GreedyPlayer
from offiziersskat.players.lookahead import LookaheadPlayer
from offiziersskat.players.people import BeginnerPlayer, CasualPlayer
from offiziersskat.players.protocol import Player
from offiziersskat.players.rules import RulesPlayer
from offiziersskat.players.uniform import RandomPlayer

__all__ = [
    "AIMING",
    "LEVELS",
    "PLAYERS",
    "SEARCHING",
    "is_compiled",
    "is_player",
    "is_searching",
    "player",
    "was_cut",
]

_PLAYERS: dict[str, Player] = {
    "random": RandomPlayer(),
    "greedy": GreedyPlayer(),
    "lookahead": LookaheadPlayer(),
    "beginner": BeginnerPlayer(),
    "casual": CasualPlayer(),
    "rules": RulesPlayer(),
}

SEARCHING = ("net", "pimc", "mcts", "club", "expert", "master")
"""Players that search; each has a quick form, ``expert-quick``."""

AIMING = ("club", "expert", "master")
"""Of these, who plays for card points or for wins if its name says so: ``expert-quick-points``."""

LEVELS = ("beginner", "casual", "club", "expert", "master")
"""The levels of the engine, from weak to strong."""

PLAYERS: tuple[str, ...] = (*_PLAYERS, *SEARCHING)
"""The names, from weak to strong, levels and yardsticks alike."""


def player(name: str, *, unhurried: bool = False) -> Player:
    """The player of a name; raises ``InputError`` ``player-unknown`` for any other.

    ``unhurried``: no clock ends its thoughts, so that it plays the same on every machine.
    """
    if not is_player(name):
        raise InputError("player-unknown", name=name, known=" ".join(PLAYERS))
    return _PLAYERS[name] if name in _PLAYERS else _searching(name, unhurried=unhurried)


def is_player(name: str) -> bool:
    """Whether there is a player of this name, quick forms and aims included."""
    return name in _PLAYERS or is_searching(name)


def is_searching(name: str) -> bool:
    """Whether a player searches, in its quick form too, and whatever it plays for."""
    found = called(name)
    return found.who in (AIMING if found.aim else SEARCHING)


def is_compiled() -> bool:
    """Whether search is compiled here; where it is not, levels think a tenth."""
    # Only who lets somebody search has to load it.
    from offiziersskat.search.kernel import COMPILED

    return bool(COMPILED)


def was_cut(found: Player) -> bool:
    """Whether a clock ended its last search: on a faster machine it may play otherwise."""
    thought = getattr(found, "thought", None)
    return thought is not None and bool(thought.cut)


@cache
def _searching(name: str, *, unhurried: bool) -> Player:
    who = called(name).who
    if who not in _YARDSTICKS:
        engine = import_module("offiziersskat.players.engine")
        # With an effort of its own it has no clock; yardsticks never have one.
        effort = engine.level(name) if unhurried else None
        return cast("Player", engine.EnginePlayer(name, effort))
    module, kind = _YARDSTICKS[who]
    return cast("Player", getattr(import_module(f"offiziersskat.players.{module}"), kind)(name))


_YARDSTICKS = {
    "net": ("net_player", "NetPlayer"),
    "pimc": ("pimc", "PimcPlayer"),
    "mcts": ("mcts", "MctsPlayer"),
}
