"""Players that see Views only: yardsticks, ``rules``, which can say why, and the engine's levels."""

from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.explain import explain
from offiziersskat.players.protocol import Player, Rng
from offiziersskat.players.registry import AIMING, LEVELS, PLAYERS, SEARCHING, is_player, player
from offiziersskat.players.rules import advise

__all__ = [
    "AIMING",
    "LEVELS",
    "PLAYERS",
    "SEARCHING",
    "Advice",
    "Code",
    "Player",
    "Rng",
    "Why",
    "advise",
    "explain",
    "is_player",
    "player",
]
