"""Matches between programs: duplicate pairs, kept as they are played, and what they prove."""

from offiziersskat.arena.bot import BotPlayer, request
from offiziersskat.arena.cluster import on_cluster
from offiziersskat.arena.figures import Figure, Margins, Means, margins_of, settled
from offiziersskat.arena.match import UNKNOWN, Match, Pair, play_pair
from offiziersskat.arena.ratings import Rating, rated
from offiziersskat.arena.run import Plant, here, on_cores, played
from offiziersskat.arena.seated import CONTESTANTS, Contestant, seated
from offiziersskat.arena.shards import Shards

__all__ = [
    "CONTESTANTS",
    "UNKNOWN",
    "BotPlayer",
    "Contestant",
    "Figure",
    "Margins",
    "Match",
    "Means",
    "Pair",
    "Plant",
    "Rating",
    "Shards",
    "here",
    "margins_of",
    "on_cluster",
    "on_cores",
    "play_pair",
    "played",
    "rated",
    "request",
    "seated",
    "settled",
]
