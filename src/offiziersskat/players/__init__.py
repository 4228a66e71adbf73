"""Players that see Views only: ``random``, ``greedy`` and ``rules``, which can say why."""

from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.explain import explain
from offiziersskat.players.protocol import Player, Rng
from offiziersskat.players.registry import PLAYERS, player
from offiziersskat.players.rules import advise

__all__ = [
    "PLAYERS",
    "Advice",
    "Code",
    "Player",
    "Rng",
    "Why",
    "advise",
    "explain",
    "player",
]
