"""How much is thought about a card, in numbers that no machine changes, and what came of it."""

from dataclasses import dataclass

from offiziersskat.core.cards import Card

__all__ = ["Effort", "Thought"]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about a card.

    ``exact``: with at most so many unknown cards a public game is searched to its end, if ``nodes``
    positions are enough for that, 0 any number. Else ``worlds`` are drawn, at most, and ``fewest``
    at least or none; 0 leaves that to the rule book until every card is known. ``plies`` are
    planned for all of them together, and more where a world has no more ``lines`` than that;
    ``states`` is what their tables may hold, lines counted in. ``deals`` are looked at before the
    play, 0 leaves that to the rule book. ``evenly``: so many worlds in a public game instead, in
    which together every card lies everywhere about equally often; 0 draws them one by one there too.
    ``step``: where hands are hidden so many worlds at a time, until it is clear which card is best; 0
    looks at all. ``ahead``: where the fewest worlds would hold too many states so many tricks of each
    are searched, and what comes then is guessed; 0 leaves that to the rule book.
    ``alone``: with every card known, where a table would be large, but no larger than so many states, the
    best card is asked for; beyond, which cards lose no mark, and which contracts reach them; 0 asks
    nothing. ``contracts``: before the play of four seats these are asked about in so many worlds, 0 in
    none. ``four``: there each plays but eight cards, and so many times the states may be held for one.
    """

    exact: int
    worlds: int
    fewest: int
    plies: int
    states: int
    lines: int = 0
    deals: int = 0
    nodes: int = 0
    evenly: int = 0
    step: int = 0
    ahead: int = 0
    alone: int = 0
    contracts: int = 0
    four: int = 1


@dataclass(frozen=True, slots=True)
class Thought:
    """Values by card, as the seat's side sees them; none where it would take too long.

    ``how``: ``exact``; ``part``, where some cards alone could be searched to the end; ``marks``, where
    a guess loses none of them; ``worlds``, and how many; ``guess``, where a few tricks of each were
    searched; or ``none``. ``level``: cards that a guess does not tell from the best. ``cut`` if a
    clock ended it.
    """

    values: dict[Card, float]
    how: str
    worlds: int = 0
    cut: bool = False
    level: frozenset[Card] = frozenset()
