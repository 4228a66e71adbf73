"""How long each level thinks about a card: mean, median, p99 and the longest, ruleset by ruleset.

    python bench/levels.py --hands 2
    python bench/levels.py --levels club expert --rules classic auction --hands 10
    python bench/levels.py --levels club-quick expert-quick master-quick --hands 50
    python bench/levels.py --levels master --cancels 50

Times are milliseconds of the processor, without the clocks that end long thoughts at a table, for
each decision that is more than the only legal one; in seeded hands that the level plays against itself, or, with ``--thin N``, that
``rules`` plays and in which every N-th decision is asked. ``over`` counts moves above the promise:
a second, of master five, of the quick forms 30 on average. ``--cancels`` breaks thoughts off at random
moments and tells how long they went on.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from statistics import fmean

from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import LEVELS, Player, player
from offiziersskat.players.brake import Brake, Cancelled, adopt
from offiziersskat.players.called import called
from offiziersskat.players.engine import EnginePlayer
from offiziersskat.players.levels import level

_PROMISED = {"master": 5000.0}
_SECOND, _ARENA = 1000.0, 30.0
_FIRST_SEED = 7_000


@dataclass(frozen=True, slots=True)
class Move:
    """One decision: where it was, and how many milliseconds it took."""

    where: str
    ms: float


def _unhurried(name: str) -> Player:
    """A player who is not broken off, whatever else this machine has to do."""
    return player(name, unhurried=True)


def moves(who: Player, rules: str, hands: int, thin: int) -> Iterator[Move]:
    """Every decision of some hands, or every ``thin``-th of hands that ``rules`` plays."""
    others, asked = player("rules"), 0
    for hand in range(hands):
        game = new_game(preset(rules), shuffled(numbered_seed(_FIRST_SEED, hand)))
        chance = Stream(numbered_seed(_FIRST_SEED + 1, hand))
        while game.to_act is not None:
            view = observe(game, game.to_act)
            open_to_choice = len(legal(view)) > 1
            asked += open_to_choice
            if open_to_choice and asked % thin == 0:
                begun = time.process_time()
                action = who.choose(view, chance)
                ms = 1e3 * (time.process_time() - begun)
                yield Move(_where(rules, hand, view), ms)
            if thin > 1 or not open_to_choice:
                action = others.choose(view, chance)
            game = apply(game, action)


def _where(rules: str, hand: int, view: View) -> str:
    tricks = sum(view.board.tricks)
    return f"{rules} {hand} {view.phase.value} {tricks}, {len(view.unseen)} unseen"


def _line(name: str, rules: str, found: list[Move]) -> str:
    spent = sorted(move.ms for move in found)
    promised = _PROMISED.get(called(name).form, _SECOND)
    over = sum(ms > promised for ms in spent)
    worst = max(found, key=lambda move: move.ms)
    return (
        f"{name:13} {rules:10} {len(spent):5} {fmean(spent):8.1f} {spent[len(spent) // 2]:8.1f} "
        f"{spent[int(0.99 * len(spent))]:8.1f} {spent[-1]:8.1f} {over:5}  {worst.where}"
    )


def measured(names: list[str], rulesets: list[str], hands: int, thin: int) -> bool:
    """Print a line for each level and ruleset, and whether the promises were kept."""
    print(
        f"{'level':13} {'rules':10} {'moves':>5} {'mean':>8} {'p50':>8} {'p99':>8} {'max':>8} "
        f"{'over':>5}  longest"
    )
    kept = True
    for name in names:
        everything: list[Move] = []
        for rules in rulesets:
            found = list(moves(_unhurried(name), rules, hands, thin))
            everything += found
            print(_line(name, rules, found), flush=True)
        print(_line(name, "all", everything), flush=True)
        spent = sorted(move.ms for move in everything)
        if called(name).quick:
            kept &= fmean(spent) <= _ARENA
        else:
            kept &= spent[int(0.99 * len(spent))] <= _PROMISED.get(called(name).form, _SECOND)
    return kept


def cancelled(names: list[str], rulesets: list[str], cancels: int) -> None:
    """How long thoughts go on that nobody wants."""
    rng, brake = random.Random(1), Brake()
    late: list[tuple[float, float, str]] = []
    with ThreadPoolExecutor(1, initializer=adopt, initargs=(brake,)) as thread:
        while len(late) < cancels:
            name, rules = rng.choice(names), rng.choice(rulesets)
            view = _somewhere(rules, rng)
            who = EnginePlayer(name, level(name))
            brake.ready()
            thought = thread.submit(who.choose, view, Stream(b"cancelled"))
            wait([thought], timeout=0.5 * rng.random())
            if thought.done():
                continue
            processor, clock = time.process_time(), time.perf_counter()
            brake.pull()
            wait([thought])
            assert thought.exception() is None or isinstance(thought.exception(), Cancelled)
            spent = time.process_time() - processor, time.perf_counter() - clock
            late.append((1e3 * spent[0], 1e3 * spent[1], f"{name} {rules}"))
    for what, column in (("processor", 0), ("clock", 1)):
        spent_all = sorted(one[column] for one in late)
        worst = max(late, key=lambda one: one[column])
        print(
            f"{what:9} median {spent_all[len(late) // 2]:6.1f} ms  "
            f"p99 {spent_all[int(0.99 * len(late))]:6.1f} ms  max {spent_all[-1]:6.1f} ms ({worst[2]})"
        )


def _somewhere(rules: str, rng: random.Random) -> View:
    """A decision of a hand of ``rules``, rather early than late."""
    game = new_game(preset(rules), shuffled(numbered_seed(_FIRST_SEED, rng.randrange(1000))))
    plies = rng.randrange(20)
    while game.to_act is not None and (plies > 0 or len(legal(observe(game, game.to_act))) == 1):
        plies -= 1
        game = apply(game, player("rules").choose(observe(game, game.to_act), Stream(b"")))
    return _somewhere(rules, rng) if game.to_act is None else observe(game, game.to_act)


def main() -> int:
    """Measure; 1 if a promise was not kept."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--levels", nargs="+", default=list(LEVELS))
    parser.add_argument("--rules", nargs="+", default=list(PRESETS))
    parser.add_argument("--hands", type=int, default=2)
    parser.add_argument("--thin", type=int, default=1)
    parser.add_argument("--cancels", type=int, default=0)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    if options.quick:
        options.levels, options.rules, options.hands = ["club-quick"], ["classic"], 1
    if options.cancels:
        cancelled(options.levels, options.rules, options.cancels)
        return 0
    return 0 if measured(options.levels, options.rules, options.hands, options.thin) else 1


if __name__ == "__main__":
    sys.exit(main())
