"""Whether reviews add up, and how much of a result they know to be luck.

    python bench/review_sum.py                                  10,000 random hands of random rulesets
    python bench/review_sum.py --hands 0 --player expert-quick --games 600 [--rules classic] [--jobs 2]

The first part checks the sum to 1e-9 in every hand. The second lets a player play itself, each game with
chance of its own, and prints for points and score: the mean luck with its 95 % interval, which
should hold zero, and the variance of a game's result without its luck as a part of that with it,
where a third or less is wanted; the loss per decision that matters; and the time a hand takes.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache, partial
from math import sqrt
from statistics import fmean, pvariance, stdev

from offiziersskat.analysis.review import SETTINGS, Account, Reviewer
from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.cards import Card
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, drawn_contract, numbered_seed, shuffled
from offiziersskat.notation import parse_rules
from offiziersskat.players import player
from offiziersskat.players.appraising import RuleBook
from random_hands import random_rules

_TOLERANCE = 1e-9
_WIDTH = 1.96
_SEED = 20_261_130


def main() -> None:
    """Print what was found; exit status 1 if a sum does not hold."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--player")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--rules", default="classic")
    parser.add_argument("--setting", choices=list(SETTINGS), default="fast")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--quick", action="store_true")
    wanted = parser.parse_args()
    if wanted.quick:
        wanted.hands = 40
    with ProcessPoolExecutor(wanted.jobs) as pool:
        spread = partial(pool.map, chunksize=20)
        if wanted.hands:
            _check(spread(_gap, range(wanted.hands)), wanted.hands)
        if wanted.player:
            numbers = range(wanted.first, wanted.first + wanted.games)
            play = partial(_played, wanted.rules, wanted.player, wanted.setting)
            _tell(wanted, list(spread(play, numbers)))


# ---- the sum --------------------------------------------------------------------------------------


def _check(gaps: Iterator[float], hands: int) -> None:
    largest = max(gaps)
    print(f"{hands} random hands: largest gap {largest:.1e}")
    if largest > _TOLERANCE:
        raise SystemExit(1)


def _gap(number: int) -> float:
    """The gap of one random hand by random rules."""
    rng = random.Random(_SEED + number)
    rules = random_rules(rng.randrange)
    deck, actions = _hand(rules, number, lambda game: _any(game, rng))
    # Few deals before the deal: rules differ from hand to hand.
    return max(map(abs, _reviewer("fast", 4).account(rules, deck, actions).gap))


def _any(game: Game, rng: random.Random) -> Action:
    offered = legal(observe(game, game.to_act))
    return offered[rng.randrange(len(offered))]


# ---- luck and results -----------------------------------------------------------------------------


def _played(rules_text: str, name: str, setting: str, number: int) -> tuple[Account, float]:
    rules = parse_rules(rules_text)
    chance = Stream(numbered_seed(_SEED, number))
    who = player(name)

    def choose(game: Game) -> Action:
        assert game.to_act is not None
        return who.choose(observe(game, game.to_act), chance)

    deck, actions = _hand(rules, number, choose)
    reviewer = _reviewer(setting, SETTINGS[setting].starts)
    reviewer.before(rules)
    began = time.process_time()
    account = reviewer.account(rules, deck, actions)
    return account, time.process_time() - began


def _tell(wanted: argparse.Namespace, games: list[tuple[Account, float]]) -> None:
    accounts = [account for account, _ in games]
    print(f"{len(games)} games of {wanted.player} against itself, {wanted.rules}, {wanted.setting}")
    for coin, name in enumerate(("points", "score")):
        luck = [account.luck[coin] for account in accounts]
        raw = [account.result[coin] for account in accounts]
        fair = [account.adjusted[coin] for account in accounts]
        half = _WIDTH * stdev(luck) / sqrt(len(luck))
        print(
            f"  {name:7} luck {fmean(luck):+.2f} ± {half:.2f}"
            f"  variance {pvariance(raw):.1f} → {pvariance(fair):.1f}"
            f" = {pvariance(fair) / pvariance(raw):.3f}"
            f"  rest {sqrt(fmean([a.rest[coin] ** 2 for a in accounts])):.2f}"
        )
    tallies = [account.tally(side) for account in accounts for side in Side]
    decisions = sum(tally.decisions for tally in tallies)
    for coin, name in enumerate(("points", "score")):
        print(f"  {name:7} loss a decision {sum(t.known[coin] for t in tallies) / decisions:.3f}")
    print(
        f"  share lost {sum(t.known.score for t in tallies) / sum(t.stake.score for t in tallies):.3f}"
    )
    seconds = sorted(spent for _, spent in games)
    print(f"  CPU a hand: median {seconds[len(seconds) // 2]:.3f} s, most {seconds[-1]:.3f} s")


# ---- both -----------------------------------------------------------------------------------------


def _hand(
    rules: Ruleset, number: int, choose: Callable[[Game], Action]
) -> tuple[tuple[Card, ...], list[Action]]:
    seed = numbered_seed(_SEED, number)
    deck, actions = shuffled(seed), list[Action]()
    game = new_game(rules, deck)
    while game.to_act is not None:
        drawn = game.phase is Phase.DECLARE and rules.trump is TrumpChoice.DRAWN
        actions.append(Declare(drawn_contract(seed)) if drawn else choose(game))
        game = apply(game, actions[-1])
    return deck, actions


@cache
def _reviewer(setting: str, starts: int) -> Reviewer:
    return Reviewer(RuleBook(), replace(SETTINGS[setting], starts=starts))


if __name__ == "__main__":
    main()
