"""``Truth``: the half of a game that no seat sees whole. Only ``game`` and ``draft`` touch it."""

from dataclasses import dataclass

from offiziersskat.core.cards import Card
from offiziersskat.core.events import Event
from offiziersskat.core.result import Matadors

__all__ = ["Truth"]


@dataclass(frozen=True, slots=True)
class Truth:
    """What lies hidden, and the log before it is masked.

    ``downs`` by seat and place; ``hands`` by seat, in deck order; ``pack`` the cards not yet dealt,
    top first; ``stock`` the stock, later the cards laid away; ``step`` the place in the course;
    ``dealt`` the masks of all cards dealt by seat and, last, to the stock: ``None`` where a
    position does not tell, and then ``matadors`` may.
    """

    downs: tuple[tuple[Card | None, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    pack: tuple[Card, ...]
    stock: tuple[Card, ...]
    step: int
    dealt: tuple[int, ...] | None
    matadors: Matadors | None
    log: tuple[Event, ...]
