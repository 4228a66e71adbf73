"""Whether a position can arise: every card once, sizes, points, tricks, and the trick itself.

Each fault has one code and the column of the field it stands in. Reading the string is the
business of ``position_text``.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from offiziersskat.core.actions import BIDS, Bid, Declare, Pass, PlayHand
from offiziersskat.core.cards import DECK, Card, cards_in, points_of
from offiziersskat.core.contracts import Contract, Order, order, trumps_in_order
from offiziersskat.core.game import new_game, play_out
from offiziersskat.core.rules import Flip, Lead, Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Board, Place
from offiziersskat.notation.faults import BadNotation
from offiziersskat.notation.layout import hidden, known
from offiziersskat.notation.position import Position, matadors_dealt, said_text

__all__ = ["check_position"]


def check_position(position: Position, columns: Mapping[str, int]) -> None:
    """Raise ``BadNotation`` for the first thing that cannot be.

    ``columns`` of the fields: rules contract seat points trick layout unseen.
    """
    checks = _ALWAYS + (_TO_DECLARE if position.contract is None else _IN_PLAY)
    for field, check in checks:
        fault = check(position)
        if fault is not None:
            raise fault.moved(1, columns[field])


# ---- contract and seat ------------------------------------------------------------------------


def _check_contract(position: Position) -> BadNotation | None:
    """The ruleset offers it, with announcements only after bidding (rules.md §4, §7)."""
    rules, contract = position.rules, position.contract
    if contract is None or (contract.contract in rules.contracts and rules.bids):
        return None
    if contract.contract in rules.contracts and contract == Declare(contract.contract):
        return None
    return BadNotation("position-contract", text=contract.text)


def _check_marks(position: Position) -> BadNotation | None:
    """Kontra, bid and declarer stand only where they mean something."""
    rules, declarer = position.rules, position.declarer
    doubled = position.contract is not None and declarer is not None and rules.kontra
    if position.kontra > 1 and not doubled:
        return BadNotation("position-mark", text=f"x{position.kontra}")
    if position.bid is not None and (not rules.bids or position.bid not in BIDS):
        return BadNotation("position-mark", text=f"b{position.bid}")
    nobody = position.contract is None and not rules.bids
    if position.contract is not None and position.contract.contract is Contract.R:
        nobody = True
    if declarer is not None and (nobody or declarer >= rules.seats):
        return BadNotation("position-mark", text=f"@{int(declarer)}")
    return None


def _check_matadors(position: Position) -> BadNotation | None:
    """A run of trumps that there is, and that of the deal, where that is known."""
    said, contract = position.matadors, position.contract
    if said is None:
        return None
    run = () if contract is None else _run(position.rules, contract.contract)
    if not 0 < said.count <= len(run):
        return BadNotation("position-mark", text=said_text(said))
    return None


def _run(rules: Ruleset, contract: Contract) -> tuple[Card, ...]:
    """The trumps that count as matadors; none in null and ramsch (rules.md §6)."""
    if contract is Contract.R:
        return ()
    trumps = trumps_in_order(contract, rules.ten)
    return trumps if rules.spitzen else trumps[:4]


def _check_seat(position: Position) -> BadNotation | None:
    """Forehand declares, or who won the bidding."""
    declares = position.declarer or Seat.FOREHAND
    wrong = position.contract is None and position.seat != declares
    if position.seat >= position.rules.seats or wrong:
        return BadNotation("position-seat", text=str(int(position.seat)))
    return None


# ---- the table --------------------------------------------------------------------------------


def _check_places(position: Position) -> BadNotation | None:
    rules, table = position.rules, position.layout
    if len(table.places) != rules.seats:
        return BadNotation("layout-seats", count=len(table.places), expected=rules.seats)
    for seat, places in enumerate(table.places):
        if len(places) != rules.places:
            return BadNotation("layout-places", seat=seat, count=len(places), expected=rules.places)
    stock = len(known(table.stock)) + hidden(table.stock)
    if stock != _stock_size(rules):
        return BadNotation("layout-stock", count=stock, expected=_stock_size(rules))
    return None


def _stock_size(rules: Ruleset) -> int:
    return 2 if rules.bids else 0


def _check_once(position: Position) -> BadNotation | None:
    """No card stands in two places."""
    seen: set[Card] = set()
    for card in (*position.trick, *position.layout.shown, *position.unseen):
        if card in seen:
            return BadNotation("position-card-twice", card=card.code)
        seen.add(card)
    return None


def _check_unseen(position: Position) -> BadNotation | None:
    """As many cards as marks, else the fault names both numbers (notation.md §2)."""
    marks, cards = position.layout.marks, len(position.unseen)
    if marks != cards:
        return BadNotation("position-unseen", marks=marks, cards=cards)
    return None


# ---- before the declaration -------------------------------------------------------------------


def _check_dealt(position: Position) -> BadNotation | None:
    """What has been dealt before the declaration lies there, and no more."""
    table, board = position.layout, _board_to_declare(position.rules)
    for seat, places in enumerate(table.places):
        lies = tuple((spot.up is not None, spot.covered) for spot in places)
        hand = len(known(table.hands[seat])) + hidden(table.hands[seat])
        if lies != _shape(board.places[seat]) or hand != board.hand_sizes[seat]:
            return BadNotation("position-not-dealt", seat=seat)
    pack = len(known(table.pack)) + hidden(table.pack)
    if pack != board.pack_size:
        return BadNotation("position-pack", count=pack, expected=board.pack_size)
    return None


def _shape(places: tuple[Place, ...]) -> tuple[tuple[bool, bool], ...]:
    return tuple((place.up is not None, place.covered) for place in places)


@lru_cache(maxsize=64)
def _board_to_declare(rules: Ruleset) -> Board:
    """Any deal by these rules, as it lies when the contract is to be declared."""
    game = new_game(rules, DECK)
    if rules.bids:
        game = play_out(game, (Pass(), Bid(BIDS[0]), PlayHand()))
    return game.board


def _check_nothing_taken(position: Position) -> BadNotation | None:
    if position.points != (0, 0) or position.tricks not in (None, (0, 0)):
        return BadNotation("position-points", text="-".join(map(str, position.points)))
    return None


def _check_no_trick(position: Position) -> BadNotation | None:
    if position.trick:
        return BadNotation("position-trick", cards=_codes(position.trick))
    return None


def _codes(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in cards)


# ---- card play --------------------------------------------------------------------------------


def _check_pack(position: Position) -> BadNotation | None:
    pack = len(known(position.layout.pack)) + hidden(position.layout.pack)
    return BadNotation("position-pack", count=pack, expected=0) if pack else None


def _check_trick_size(position: Position) -> BadNotation | None:
    if len(position.trick) >= position.rules.seats:
        return BadNotation("position-trick", cards=_codes(position.trick))
    return None


def _check_sizes(position: Position) -> BadNotation | None:
    """Every seat has as many cards as tricks are to come, less one if it has played to this."""
    seats, table = range(position.rules.seats), position.layout
    left = max(table.size(seat) + _has_played(position, seat) for seat in seats)
    for seat in seats:
        count, expected = table.size(seat), left - _has_played(position, seat)
        if count != expected:
            return BadNotation("position-sizes", seat=seat, count=count, expected=expected)
    if not 0 < left <= position.rules.tricks:
        return BadNotation("position-over")
    return None


def _has_played(position: Position, seat: int) -> bool:
    return (seat - position.leader) % position.rules.seats < len(position.trick)


def _check_turned(position: Position) -> BadNotation | None:
    """A face-down card lies bare only where its owner has just uncovered it (rules.md §5)."""
    for seat, places in enumerate(position.layout.places):
        bare = sum(spot.covered and spot.up is None for spot in places)
        waits = _has_played(position, seat) and position.rules.flip is Flip.AFTER_TRICK
        if bare > waits:
            return BadNotation("position-not-turned", seat=seat)
    return None


def _check_points(position: Position) -> BadNotation | None:
    """The cards that are gone have as many points as the sides took."""
    gone = points_of(cards_in(position.gone))
    if sum(position.points) != gone:
        return BadNotation("position-points-sum", count=sum(position.points), expected=gone)
    return None


def _check_tricks(position: Position) -> BadNotation | None:
    """The tricks are those that are gone; who has points, or leads, has taken one."""
    floors, taken = position.trick_floors, position.taken
    tricks = position.tricks or (max(floors[0], taken - floors[1]), floors[1])
    if sum(tricks) != taken:
        return BadNotation("position-tricks-sum", count=sum(tricks), expected=taken)
    if tricks[0] < floors[0] or tricks[1] < floors[1]:
        return BadNotation("position-tricks", count=tricks[0], other=tricks[1])
    return None


def _check_null(position: Position) -> BadNotation | None:
    """A null in which the declarer's side has a trick is over (rules.md §5)."""
    assert position.contract is not None
    lost = position.contract.contract is Contract.N and position.tricks_by_side[0] > 0
    return BadNotation("position-over") if lost else None


def _check_leader(position: Position) -> BadNotation | None:
    """The first trick is led by the declarer, or by forehand (rules.md §5)."""
    declarer = position.declarer
    first = Seat.FOREHAND
    if position.rules.lead is Lead.DECLARER and declarer is not None:
        first = declarer
    if not position.gone and position.leader != first:
        return BadNotation("position-seat", text=str(int(position.seat)))
    return None


def _check_followed(position: Position) -> BadNotation | None:
    """Nobody who could follow suit has played another class (rules.md §5)."""
    assert position.contract is not None
    table = order(position.contract.contract, position.rules.ten)
    for number, card in enumerate(position.trick):
        seat = (position.leader + number) % position.rules.seats
        led = table.follow[position.trick[0]]
        if table.follow[card] != led and _could_follow(position, seat, table, led=led):
            return BadNotation("position-not-followed", seat=seat, card=card.code)
    return None


def _could_follow(position: Position, seat: int, table: Order, *, led: int) -> bool:
    """Whether a card of the led class was playable; one may have been turned only just now."""
    spots = [spot for spot in position.layout.places[seat] if _is_of(spot.up, table, led)]
    in_hand = [card for card in known(position.layout.hands[seat]) if table.follow[card] == led]
    turned = position.rules.flip is Flip.AT_ONCE and any(not spot.covered for spot in spots)
    return len(spots) + len(in_hand) > turned


def _is_of(card: Card | None, table: Order, led: int) -> bool:
    return card is not None and table.follow[card] == led


def _check_deal(position: Position) -> BadNotation | None:
    """Matadors that can be counted are what they are said to be."""
    said, counted = position.matadors, matadors_dealt(position, position.filled().truth.dealt)
    if said is None or counted is None or counted == said:
        return None
    return BadNotation("position-matadors", count=said_text(said), expected=said_text(counted))


_Checks = tuple[tuple[str, Callable[[Position], BadNotation | None]], ...]

_ALWAYS: _Checks = (
    ("contract", _check_contract),
    ("contract", _check_marks),
    ("contract", _check_matadors),
    ("seat", _check_seat),
    ("layout", _check_places),
    ("layout", _check_once),
)
_TO_DECLARE: _Checks = (
    ("points", _check_nothing_taken),
    ("trick", _check_no_trick),
    ("unseen", _check_unseen),
    ("layout", _check_dealt),
)
_IN_PLAY: _Checks = (
    ("layout", _check_pack),
    ("trick", _check_trick_size),
    ("unseen", _check_unseen),
    ("layout", _check_sizes),
    ("layout", _check_turned),
    ("points", _check_points),
    ("points", _check_tricks),
    ("seat", _check_leader),
    ("points", _check_null),
    ("trick", _check_followed),
    ("contract", _check_deal),
)
