"""What public positions are worth by the learned value, before anything is searched.

A ``Stand`` is a position between two tricks as both sides see it: no truth is in it. A hand that is
seen, or was drawn, counts as cards lying open and bare. Two seats only; a table of four falls back
on its caller's own estimate. Side 0 is the declarer's, or forehand's in ramsch.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.search.kernel.net import Net
from offiziersskat.search.kernel.net_search import NetSearch
from offiziersskat.search.kernel.tables import Tables, tables
from offiziersskat.search.netfile import Weights, unpack

__all__ = [
    "Stand",
    "cards_of",
    "ends_of",
    "loaded",
    "means_of",
    "net_for",
    "search_for",
    "set_name",
    "shape",
    "worths_of",
]

_ENDS = 121
_PLAYED_OUT = 4
_FILE = Path(__file__).parent / "learned" / "values.bin"


@dataclass(frozen=True, slots=True)
class Stand:
    """A position between two tricks; all cards as masks, bit ``n`` for ``Card(n)``.

    ``bare`` and ``covered`` by side: open cards with nothing under them, and those that lie on a
    card nobody knows; ``unknown`` the cards nobody knows; ``leader`` the side that leads;
    ``turning`` by side whether it is about to turn one of its cards (0 or 1), so that a trick can
    be valued before what it uncovers is known. There are as many unknown cards as covered ones and
    turnings.
    """

    contract: Contract
    ten: Ten
    bare: tuple[int, int]
    covered: tuple[int, int]
    unknown: int
    leader: int
    turning: tuple[int, int] = (0, 0)


def means_of(stands: Sequence[Stand]) -> list[float]:
    """How many of the card points still to be won side 0 should make.

    In null: how likely the declarer still takes a trick. Both sides are taken to play for points.
    """
    out = array("d", bytes(8 * len(stands)))
    for net, places in _by_net(stands):
        found = array("d", bytes(8 * len(places)))
        net.means(_words([stands[place] for place in places]), found)
        for place, mean in zip(places, found, strict=True):
            out[place] = mean
    return list(out)


def ends_of(stands: Sequence[Stand]) -> list[tuple[float, ...]]:
    """Side 0's chances to make exactly 0 … 120 of the points still to be won: 121 numbers each.

    In null number 1 is the chance that the declarer still takes a trick, and number 0 the other.
    """
    out: list[tuple[float, ...]] = [()] * len(stands)
    for net, places in _by_net(stands):
        found = array("d", bytes(8 * _ENDS * len(places)))
        net.ends_of(_words([stands[place] for place in places]), found)
        for number, place in enumerate(places):
            out[place] = tuple(found[_ENDS * number : _ENDS * (number + 1)])
    return out


def worths_of(stands: Sequence[Stand], worths: Sequence[Sequence[float]]) -> list[float]:
    """What each position is worth, by a table of its own: entry k for k of the points to come."""
    return [
        sum(chance * worth for chance, worth in zip(ends, table, strict=True) if chance)
        for ends, table in zip(ends_of(stands), worths, strict=True)
    ]


def cards_of(
    stand: Stand, led: Card | None = None, worth: Sequence[float] | None = None
) -> dict[Card, float]:
    """What each card that may be played comes to for side 0, by a search of this trick.

    ``led`` is the card lying in the trick, still among the cards of who led it (covered, if what
    lies under it is turned after the trick). ``worth`` is a table as in ``worths_of``, for the
    points from this trick on; without one it is card points (null: 1 for no trick, ramsch: minus
    the points). Once all is known the last four tricks are played out.
    """
    cards, search = tables(stand.contract, stand.ten), _searching(stand.contract, stand.ten)
    shuns = stand.contract in (Contract.N, Contract.R)
    slope = (-1.0 if shuns else 1.0) if worth is None else 0.0
    search.value(slope, [0.0] * _ENDS if worth is None else list(worth))
    masks = [_renumbered(mask, cards) for mask in (*stand.bare, *stand.covered, stand.unknown)]
    lying = -1 if led is None else cards.number[led]
    found: dict[int, float] = search.moves(masks[:2], masks[2:4], masks[4], stand.leader, lying)
    seat = stand.leader if led is None else 1 - stand.leader
    mine = masks[seat] | masks[2 + seat]
    if led is not None:
        mine = mine & cards.suit[lying] or mine
    # Of cards that are worth the same the kernel names the highest only.
    known = 0.0
    values: dict[Card, float] = {}
    for number in reversed(range(32)):
        if mine >> number & 1:
            known = values[cards.card[number]] = found.get(number, known)
    plain = 1.0 if worth is None and stand.contract is Contract.N else 0.0
    return {card: values[card] + plain for card in sorted(values)}


def _renumbered(mask: int, cards: Tables) -> int:
    return sum(1 << cards.number[card] for card in DECK if card.bit & mask)


@cache
def _searching(contract: Contract, ten: Ten) -> NetSearch:
    return search_for(contract, ten)


def set_name(contract: Contract, ten: Ten) -> str:
    """The set of weights that serves a contract; relabelling suits makes no difference."""
    if contract is Contract.N:
        return "null"
    kinds = {Contract.G: "grand", Contract.R: "ramsch"}
    return f"{kinds.get(contract, 'suit')}-{ten.value}"


@cache
def loaded() -> dict[str, Weights]:
    """The weights that come with the package."""
    return unpack(_FILE.read_bytes())


@cache
def net_for(contract: Contract, ten: Ten) -> Net:
    """The network for a contract, with its weights."""
    net = Net(*shape(contract, ten))
    _fill(net, contract, ten)
    return net


def search_for(contract: Contract, ten: Ten, *, tricks: int = _PLAYED_OUT) -> NetSearch:
    """The same that looks a trick ahead, and plays the last ``tricks`` out when all is known."""
    cards = tables(contract, ten)
    net = NetSearch(*shape(contract, ten))
    _fill(net, contract, ten)
    net.rules(list(cards.suit), list(cards.beat), tricks)
    return net


def shape(contract: Contract, ten: Ten) -> tuple[int, int, list[int], list[int], bool]:
    """What the kernel asks for: plain suits, cards in each, numbers, points, whether it is null."""
    cards, null = tables(contract, ten), contract is Contract.N
    points = [0] * 32 if null else list(cards.points)
    suits = 4 if contract.suit is None else 3
    return suits, 8 if null else 7, list(cards.number), points, null


def _fill(net: Net, contract: Contract, ten: Ten) -> None:
    weights = loaded()[set_name(contract, ten)]
    net.load(weights.first, weights.second, weights.start)


def _by_net(stands: Sequence[Stand]) -> list[tuple[Net, list[int]]]:
    """The places of positions that one network serves."""
    found: dict[tuple[Contract, Ten], list[int]] = {}
    for place, stand in enumerate(stands):
        found.setdefault((stand.contract, stand.ten), []).append(place)
    return [(net_for(*key), places) for key, places in found.items()]


def _words(stands: Sequence[Stand]) -> "array[int]":
    words: list[int] = []
    for stand in stands:
        words += stand.bare
        words += stand.covered
        turning = stand.turning[0] | stand.turning[1] << 1
        words += (stand.unknown, stand.leader | turning << 1)
    return array("I", words)
