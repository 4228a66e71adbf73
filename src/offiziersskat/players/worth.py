"""What a card is worth to the side that keeps it, in card points."""

from offiziersskat.core.cards import DECK, Card, Rank
from offiziersskat.core.contracts import TRUMP
from offiziersskat.players.reading import Reading

__all__ = ["worth"]

_SIDE = {Rank.A: 1.7, Rank.T: -2.1, Rank.K: -4.2, Rank.Q: -4.9}
_TRUMP = {Rank.A: 3.1, Rank.T: 1.7, Rank.K: 1.0, Rank.Q: 0.7}
_JACKS = (3.5, 3.0, 2.3, 1.7)


def worth(reading: Reading) -> tuple[float, ...]:
    """By card, for any holder."""
    return tuple(_worth(card, reading.order.follow[card] == TRUMP) for card in DECK)


def _worth(card: Card, is_trump: bool) -> float:  # noqa: FBT001
    if is_trump:
        return _JACKS[card.suit] if card.is_jack else _TRUMP.get(card.rank, -0.4)
    return _SIDE.get(card.rank, -4.6)
