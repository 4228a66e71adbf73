"""A network that learns one set: how it is set up, where it starts, whom it is measured by."""

from array import array
from hashlib import sha256

from offiziersskat.core.cards import Card, Rank
from offiziersskat.core.contracts import TRUMP, Contract, order
from offiziersskat.deal import Stream
from offiziersskat.search.evaluate import shape
from offiziersskat.search.kernel.selfplay import SelfPlay
from offiziersskat.search.kernel.tables import tables
from offiziersskat.search.netfile import FIRST, SECOND, START, Weights
from offiziersskat.train.plan import Lesson

__all__ = ["NUMBERS", "beginner", "fresh", "learner", "settled"]

NUMBERS = FIRST + SECOND + START
"""How many numbers learn."""

_PLAYED_OUT = 3
_NULL_LEAST = 2.0
_UNITS = 64
_SPREADS = (0.2, 0.08)
_BYTE = 256


def learner(lesson: Lesson) -> SelfPlay:
    """A network with the rules of its game, and no weights yet."""
    cards = tables(lesson.contract, lesson.ten)
    net = SelfPlay(*shape(lesson.contract, lesson.ten))
    net.rules(list(cards.suit), list(cards.beat), _PLAYED_OUT)
    shuns = lesson.contract in (Contract.N, Contract.R)
    net.value(-1.0 if shuns else 1.0, [0.0] * 121)
    tempting = [_lure(card, lesson) for card in cards.card]
    mean = sum(tempting) / len(tempting)
    least = _NULL_LEAST if lesson.contract is Contract.N else 0.0
    net.habits(lesson.at_once, [lure - mean for lure in tempting], least)
    return net


def _lure(card: Card, lesson: Lesson) -> float:
    """How much a card speaks for declaring: trumps, high cards, or low ones."""
    table = order(lesson.contract, lesson.ten)
    match lesson.contract:
        case Contract.N:
            return -float(table.strength[card])
        case Contract.R:
            return -float(card.points)
        case Contract.G:
            return 3.0 if card.is_jack else 2.0 if card.rank is Rank.A else 0.0
        case _:
            return 1.0 if table.follow[card] == TRUMP else 0.0


def fresh(seed: int, lesson: Lesson) -> "array[float]":
    """Weights to begin with: small ones at random, and a mean of one half."""
    chance = Stream(sha256(f"offiziersskat:weights:{seed}:{lesson.name}".encode()).digest())

    def around(spread: float) -> float:
        step = chance.below(_BYTE) * _BYTE + chance.below(_BYTE)
        return spread * (2 * step / _BYTE**2 - 1)

    numbers = array("d", [around(_SPREADS[0]) for _ in range(FIRST)])
    numbers[FIRST - _UNITS :] = array("d", [0.4]) * _UNITS
    numbers.extend(around(_SPREADS[1]) for _ in range(SECOND))
    numbers.extend(-(((share - 15) / 6) ** 2) / 2 for share in range(31))
    numbers.append(0.5)
    return numbers


def beginner(lesson: Lesson) -> SelfPlay:
    """Whom the curve measures by: looks one trick ahead and takes the rest to be shared evenly."""
    net = learner(lesson)
    net.take(array("d", bytes(8 * (NUMBERS - 1))) + array("d", [0.5]))
    return net


def settled(numbers: "array[float]", lesson: Lesson) -> Weights:
    """The whole numbers that play."""
    net = learner(lesson)
    net.take(numbers)
    weights = Weights(
        array("h", bytes(2 * FIRST)), array("h", bytes(2 * SECOND)), array("i", bytes(4 * START))
    )
    net.whole(weights.first, weights.second, weights.start)
    return weights
