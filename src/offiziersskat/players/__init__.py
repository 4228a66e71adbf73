"""Players that see Views only: yardsticks, ``rules``, which can say why, and the engine's levels."""

from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.explain import explain
from offiziersskat.players.protocol import Player, Rng
from offiziersskat.players.registry import LEVELS, PLAYERS, SEARCHING, player
from offiziersskat.players.rules import advise

__all__ = [
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
    "player",
]
