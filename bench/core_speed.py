"""Microseconds a ply of the readable core: apply, observe and legal, by ruleset.

    python bench/core_speed.py [--hands 200] [--quick] [--profile]

The hands are random and the same in every run; the time is that of the processor, so that other
programs do not count. One step of a plain loop stands beside them, so that machines can be compared;
the limit of the project is 100 µs a ply.
"""

import argparse
import cProfile
import pstats
import random
import sys
import time

from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal

_HANDS = 200
_QUICK = 40
_LIMIT = 100.0


def _hands(name: str, count: int) -> tuple[int, float]:
    """Plies played and seconds spent in the three functions."""
    rules = preset(name)
    plies, spent = 0, 0.0
    for number in range(count):
        rng = random.Random(f"{name}:{number}")
        deck = list(DECK)
        rng.shuffle(deck)
        game = new_game(rules, deck)
        actions = legal(observe(game, game.to_act))
        while actions:
            action = rng.choice(actions)
            begun = time.process_time()
            game = apply(game, action)
            actions = legal(observe(game, game.to_act))
            spent += time.process_time() - begun
            plies += 1
    return plies, spent


def _floor() -> float:
    """Microseconds of a fixed loop, best of five: how fast this machine is just now."""
    best = float("inf")
    for _ in range(5):
        begun = time.process_time()
        total = 0
        for number in range(100_000):
            total += number
        best = min(best, time.process_time() - begun)
    return best / 100_000 * 1e6


def main() -> int:
    """Measure every named ruleset; 1 if one is above the limit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--hands", type=int, default=_HANDS)
    parser.add_argument("--quick", action="store_true", help=f"{_QUICK} hands each")
    parser.add_argument("--profile", action="store_true", help="say where the time goes")
    options = parser.parse_args()
    if options.profile:
        profile = cProfile.Profile()
        profile.runcall(lambda: [_hands(name, _QUICK) for name in PRESETS])
        pstats.Stats(profile).sort_stats("tottime").print_stats(25)
        return 0
    print(f"one step of a plain loop: {_floor():.4f} µs")
    slowest = 0.0
    for name in PRESETS:
        plies, spent = _hands(name, _QUICK if options.quick else options.hands)
        mean = spent / plies * 1e6
        slowest = max(slowest, mean)
        print(f"{name:10} {mean:6.1f} µs a ply   {1 / (spent / plies):8.0f} plies a second")
    print(f"slowest {slowest:.1f} µs, limit {_LIMIT:.0f} µs")
    return 0 if slowest <= _LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
