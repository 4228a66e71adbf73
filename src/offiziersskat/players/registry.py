"""The players by name. It knows them all and decides nothing about cards.

Those that search are imported when one of them is wanted: search takes its time to load.
"""

from functools import cache
from importlib import import_module

from offiziersskat.errors import InputError
from offiziersskat.players.greedy import GreedyPlayer
from offiziersskat.players.lookahead import LookaheadPlayer
from offiziersskat.players.people import BeginnerPlayer, CasualPlayer
from offiziersskat.players.protocol import Player
from offiziersskat.players.rules import RulesPlayer
from offiziersskat.players.uniform import RandomPlayer

__all__ = ["LEVELS", "PLAYERS", "SEARCHING", "is_compiled", "is_searching", "player", "was_cut"]

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

LEVELS = ("beginner", "casual", "club", "expert", "master")
"""The levels of the engine, from weak to strong."""

PLAYERS: tuple[str, ...] = (*_PLAYERS, *SEARCHING)
"""The names, from weak to strong, levels and yardsticks alike."""

_QUICK = "-quick"


def player(name: str) -> Player:
    """The player of a name; raises ``InputError`` ``player-unknown`` for any other."""
    if name in _PLAYERS:
        return _PLAYERS[name]
    if not is_searching(name):
        raise InputError("player-unknown", name=name, known=" ".join(PLAYERS))
    return _searching(name)


def is_searching(name: str) -> bool:
    """Whether a player searches, in its quick form too."""
    return name.removesuffix(_QUICK) in SEARCHING


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
def _searching(name: str) -> Player:
    module, kind = _YARDSTICKS.get(name.removesuffix(_QUICK), ("engine", "EnginePlayer"))
    found: Player = getattr(import_module(f"offiziersskat.players.{module}"), kind)(name)
    return found


_YARDSTICKS = {
    "net": ("net_player", "NetPlayer"),
    "pimc": ("pimc", "PimcPlayer"),
    "mcts": ("mcts", "MctsPlayer"),
}
