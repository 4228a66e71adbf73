"""What each player loses by a decision where many cards are unknown, against exact values.

    python bench/exact_losses.py --unknown 7 --positions 100
    python bench/exact_losses.py --players rules expert-quick master --unknown 8 --nodes 40000000
    python bench/exact_losses.py --contract R --unknown 6

Positions come from seeded hands of ``rules``, rulesets in turn: one of each hand, where some card
loses score. Their values are found by searching to the end; how many would have taken more than
``--nodes`` positions is told. Levels are asked as they would play if they could not search to the
end (``--as-they-are`` lets them), so that what drawn worlds cost is seen. Score as the side to act
sees it, with 95 % intervals.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import Player, player
from offiziersskat.players.called import called
from offiziersskat.players.engine import EnginePlayer
from offiziersskat.players.levels import LEVELS
from offiziersskat.search.chance import ChanceSearch, Objective, Spent

_RULES = ("classic", "japanese", "simple")
_PLAYERS = ("rules", "pimc-quick", "expert-quick", "expert")
_WIDTH = 1.96
_QUICK = 6
_CARDS = tuple(Contract(letter) for letter in "CSHDG")


@dataclass(frozen=True, slots=True)
class Case:
    """A position in which some card loses, and what every card is worth."""

    rules: str
    view: View
    values: dict[Card, float]


def cases(
    seed: int, unknown: int, contracts: tuple[Contract, ...], nodes: int
) -> Iterator[Case | None]:
    """One of every hand that has one; none where it would have taken too many positions."""
    search, who, hand = ChanceSearch(bits=22), player("rules"), 0
    while True:
        rules = _RULES[hand % len(_RULES)]
        game = new_game(preset(rules), shuffled(numbered_seed(seed, hand)))
        chance = Stream(numbered_seed(seed + 1, hand))
        hand += 1
        while game.to_act is not None:
            view = observe(game, game.to_act)
            if _fits(view, unknown, contracts):
                try:
                    found = search.values(view, Objective.SCORE, nodes=nodes).moves
                except Spent:
                    yield None
                    break
                if len(set(found.values())) > 1:
                    yield Case(rules, view, {card: float(found[card]) for card in found})
                    break
            game = apply(game, who.choose(view, chance))


def _fits(view: View, unknown: int, contracts: tuple[Contract, ...]) -> bool:
    if view.phase is not Phase.PLAY or len(view.unseen) != unknown or len(legal(view)) == 1:
        return False
    assert view.board.contract is not None
    return view.board.contract.contract in contracts


def seated(name: str, *, as_they_are: bool) -> Player:
    """A player by name; a level without its search to the end, unless it is taken as it is."""
    form = called(name).form
    if form not in LEVELS or as_they_are:
        return player(name)
    return EnginePlayer(name, replace(LEVELS[form], exact=0))


def main() -> None:
    """Print a line for each player."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", nargs="+", default=list(_PLAYERS))
    parser.add_argument("--unknown", type=int, default=7)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--contract", choices=[contract.value for contract in Contract])
    parser.add_argument("--nodes", type=int, default=6_000_000)
    parser.add_argument("--seed", type=int, default=500)
    parser.add_argument("--as-they-are", action="store_true")
    parser.add_argument("--quick", action="store_true", help="a few positions, 5 unknown cards")
    wanted = parser.parse_args()
    if wanted.quick:
        wanted.positions, wanted.unknown, wanted.players = _QUICK, 5, ["rules", "expert-quick"]
    contracts = (Contract(wanted.contract),) if wanted.contract else _CARDS
    found: list[Case] = []
    given_up = 0
    for case in cases(wanted.seed, wanted.unknown, contracts, wanted.nodes):
        if case is None:
            given_up += 1
        else:
            found.append(case)
        if len(found) == wanted.positions:
            break
    print(f"{len(found)} positions, {wanted.unknown} unknown cards; {given_up} took too long")
    for name in wanted.players:
        print(f"{name:13}", _told(found, seated(name, as_they_are=wanted.as_they_are)), flush=True)


def _told(found: list[Case], who: Player) -> str:
    lost: dict[str, list[float]] = {}
    for number, case in enumerate(found):
        action = who.choose(case.view, Stream(numbered_seed(1, number)))
        assert isinstance(action, Play)
        loss = max(case.values.values()) - case.values[action.card]
        lost.setdefault(case.rules, []).append(loss)
    return "  ".join(
        f"{rules} {fmean(losses):.3f} ± {_WIDTH * stdev(losses) / sqrt(len(losses)):.3f}"
        for rules, losses in sorted(lost.items())
        if len(losses) > 1
    )


if __name__ == "__main__":
    main()
