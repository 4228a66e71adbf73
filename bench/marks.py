"""What declarations lose by worlds searched whole, and which cards lose a mark where all are known.

    python bench/marks.py --contracts --deals 80 --worlds 80 --seed 700
    python bench/marks.py --cards --deals 30 --seed 5

With ``--contracts``, in ``double``: the mean score of each contract over evenly drawn worlds, both sides
seeing every card from the first trick on, and by how much what a player declares is below the best of
them. With ``--cards``, in ``sixteen``: in the first four tricks of hands that ``rules`` plays, how many
cards of a player lose one of the marks 31, 61 and 90. 95 % intervals.
"""

import argparse
from collections import Counter, defaultdict
from statistics import fmean, stdev

from offiziersskat.analysis.payoff import with_deal
from offiziersskat.analysis.positions import after_declaring, open_position
from offiziersskat.core.actions import Declare
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import player
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.restore import world_game
from offiziersskat.search.solver import Solver
from offiziersskat.search.worlds import Worlds

_MARKS = (31, 61, 90)
_SCORES = (-2, -1, 1, 2)
_TRICKS = 4
_WIDTH = 1.96


def _reached(solver: Solver, position: OpenPosition) -> int:
    """How many marks; schwarz is not told from schneider."""
    return sum(solver.at_least(position, mark) for mark in _MARKS)


def contracts(names: list[str], deals: int, worlds: int, seed: int) -> None:
    """Print what each player loses a declaration."""
    solver, lost = Solver(table_bits=18), defaultdict[str, list[float]](list)
    for deal in range(deals):
        game = new_game(preset("double"), shuffled(numbered_seed(seed, deal)))
        view = observe(game, game.to_act)
        scores = defaultdict[Contract, list[int]](list)
        for world in Worlds(view).evenly(Stream(numbered_seed(seed + 1, deal)), worlds):
            for contract, position in after_declaring(world_game(view, world)).items():
                score = _SCORES[_reached(solver, position)]
                scores[contract].append(2 * score if contract is Contract.G else score)
        means = {contract: fmean(each) for contract, each in scores.items()}
        for name in names:
            action = player(name).choose(view, Stream(numbered_seed(seed + 2, deal)))
            assert isinstance(action, Declare)
            lost[name].append(max(means.values()) - means[action.contract])
    for name, each in lost.items():
        half = _WIDTH * stdev(each) / len(each) ** 0.5
        print(f"{name:14}  {fmean(each):.3f} ± {half:.3f} score a declaration, {len(each)} deals")


def cards(names: list[str], deals: int, seed: int) -> None:
    """Print how many cards of each player lose a mark."""
    solver, rules, chance = Solver(table_bits=18), player("rules"), Stream(numbered_seed(seed, 0))
    asked, lost = 0, Counter[str]()
    for deal in range(deals):
        game = new_game(preset("sixteen"), shuffled(numbered_seed(seed + 1, deal)))
        while game.to_act is not None and sum(game.board.tricks) < _TRICKS:
            view = observe(game, game.to_act)
            if view.phase is Phase.PLAY and len(legal(view)) > 1:
                asked += 1
                assert game.board.declarer is not None
                own = game.board.declarer.side is game.to_act.side
                best = _reached(solver, open_position(with_deal(game, None)))
                for name in names:
                    after = apply(game, player(name).choose(view, chance))
                    count = _reached(solver, open_position(with_deal(after, None)))
                    lost[name] += count < best if own else count > best
            game = apply(game, rules.choose(view, chance))
    for name in names:
        print(f"{name:14}  {lost[name]} of {asked} cards lose a mark")


def main() -> None:
    """Print a line for each player."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--contracts", action="store_true")
    parser.add_argument("--cards", action="store_true")
    parser.add_argument("--players", nargs="+", default=["rules", "expert-quick"])
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=700)
    args = parser.parse_args()
    if args.contracts or not args.cards:
        contracts(args.players, args.deals, args.worlds, args.seed)
    if args.cards or not args.contracts:
        cards(args.players, args.deals, args.seed)


if __name__ == "__main__":
    main()
