"""Worlds drawn for a view, each with its lines and with what their ends are worth.

Draws follow ``search``: every world alike where nobody holds cards of his own, and weighted by
bids and plays where hands are hidden. How many worlds there can be is told in *states*, which
do not depend on the machine: positions that the tables of all worlds hold.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from offiziersskat.analysis.payoff import with_deal
from offiziersskat.analysis.positions import open_position
from offiziersskat.core.cards import mask_of
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.events import Hidden
from offiziersskat.core.result import matadors
from offiziersskat.core.rules import Flip, Scoring
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.players.protocol import Rng
from offiziersskat.players.utility import Stake, Utility, utility_of
from offiziersskat.search.chance_worth import Objective
from offiziersskat.search.inference import Evidence, sample_of
from offiziersskat.search.last_tricks import states_on
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.restore import world_game
from offiziersskat.search.worlds import World, Worlds

__all__ = [
    "Dealt",
    "dealt",
    "has_guess",
    "is_public",
    "states_of",
    "turns_at_once",
    "worlds_for",
]

_OWN_AIM = (Contract.N, Contract.R)
_DEAR = 4
"""Null has no such table; to search it takes about so many times as long."""
_FOUR_SEATS, _SHRINKS = 650_000, 4.2
"""What four seats' first trick takes, as measured, and by how much less each later one."""
_SPREAD = 0.6
"""By so many points a trick a value found with open cards may well be wrong."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A world as search takes it, its utility, and by seat the cards that only he sees.

    ``turning`` are the face-down cards that the end of this trick will turn.
    """

    position: OpenPosition
    utility: Utility
    private: tuple[int, ...]
    turning: tuple[int, ...]


def is_public(view: View) -> bool:
    """Whether nobody holds, or has laid away, cards that others do not see."""
    return not any(view.board.hand_sizes) and not view.board.stock_size


def worlds_for(
    worlds: Worlds,
    view: View,
    rng: Rng,
    most: int,
    glance: Callable[[], None] = lambda: None,
    *,
    evenly: int = 0,
) -> tuple[World, ...]:
    """So many of a view's worlds, or every one there is; ``glance`` may end the draw by what it raises.

    ``evenly``: where nobody has cards of his own so many instead; in these, and in those drawn by what
    bids and plays tell, every card lies everywhere about as often as is likely.
    """
    public = is_public(view)
    if worlds.count == 1 or (public and worlds.count <= max(most, evenly)):
        return tuple(worlds)
    if public and evenly:
        return worlds.evenly(rng, evenly)
    if public:
        return tuple(worlds.sample(rng) for _ in range(most))
    return sample_of(worlds, Evidence(view), rng, most, glance, evenly=bool(evenly)).worlds


def dealt(
    view: View,
    worlds: tuple[World, ...],
    aim: Objective = Objective.SCORE,
    *,
    guessed: bool = False,
) -> Iterator[Dealt]:
    """The worlds one by one, their ends worth what they are for an aim; ``view`` is of card play.

    Ends that are ``guessed`` are uncertain where there is but one world, too.
    """
    is_certain = len(worlds) == 1 and not guessed
    spread = 0.0 if is_certain else _SPREAD * _tricks_left(view)
    for world in worlds:
        game = with_deal(world_game(view, world), None)
        position = open_position(game)
        run = _run(view, game.truth.dealt)
        private = tuple(
            mask_of(cards) if isinstance(seen, Hidden) else 0
            for cards, seen in zip(world.hands, view.hands, strict=True)
        )
        utility = utility_of(_stake(view, position, run, spread), aim)
        yield Dealt(position, utility, private, _turning(view, world))


def states_of(view: View) -> int:
    """What the lines of a world cost, in states, the same for every world of a view."""
    if view.rules.seats > len("FD"):
        return max(1, _FOUR_SEATS // int(_SHRINKS ** sum(view.board.tricks)))
    assert view.board.contract is not None
    states = states_on(view.board)
    return states * _DEAR if view.board.contract.contract is Contract.N else states


def has_guess(view: View) -> bool:
    """Whether search can guess what cards left are worth: two seats that play for points."""
    assert view.board.contract is not None
    return view.rules.seats == len("FD") and view.board.contract.contract not in _OWN_AIM


def _turning(view: View, world: World) -> tuple[int, ...]:
    """What lies bare already, its upper card in the trick."""
    return tuple(
        int(card)
        for places, downs in zip(view.board.places, world.downs, strict=True)
        for place, card in zip(places, downs, strict=True)
        if card is not None and place.up is None
    )


def _tricks_left(view: View) -> int:
    return view.rules.tricks - sum(view.board.tricks)


def _stake(view: View, position: OpenPosition, run: int, spread: float) -> Stake:
    board = view.board
    assert board.contract is not None and board.phase is Phase.PLAY
    return Stake(
        rules=board.rules,
        declared=board.contract,
        declarer=board.declarer,
        kontra=board.kontra,
        bid=board.bid,
        taken=position.taken,
        run=run,
        spread=spread,
    )


def _run(view: View, masks: tuple[int, ...] | None) -> int:
    """The matadors of a world; 1 where the deal is not known, 0 where none count."""
    board, rules = view.board, view.rules
    assert board.contract is not None
    contract = board.contract.contract
    if rules.scoring is not Scoring.SKAT or contract in _OWN_AIM:
        return 0
    if masks is None or board.declarer is None:
        return 1
    held = masks[-1]
    for seat in range(rules.seats):
        if Seat(seat).side is board.declarer.side:
            held |= masks[seat]
    held &= mask_of(trumps_in_order(contract, rules.ten))
    return matadors(held, contract, ten=rules.ten, spitzen=bool(rules.spitzen)).count


def turns_at_once(view: View) -> bool:
    """Whether an uncovered card is seen before the trick is over."""
    return view.rules.flip is Flip.AT_ONCE
