"""How much memory a process takes after 200 and after 1,000 analyses, solved and analysed, mixed.

    python bench/memory.py [--analyses 1000] [--quick]

One engine with the default memory, every ruleset, all figures, half of the hands solved as well. At
the end a process must hold no more than its engine's bound above what it held before, and hardly
more than it did after the first fifth. Reads /proc, so it runs on Linux only.
"""

import argparse
import random
import sys
from pathlib import Path

from offiziersskat.analysis import Engine, Limit, LimitReached, open_position
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase
from offiziersskat.deal import numbered_seed, shuffled

_ANALYSES, _QUICK = 1_000, 100
_BOUND = 256
_GROWTH = 24
"""Megabytes by which a process may have grown between a fifth of the analyses and all of them."""


def held() -> float:
    """Megabytes that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20


def game(number: int) -> Game:
    """A hand of random play at some card; its ruleset goes round."""
    rng = random.Random(number)
    rules = preset(list(PRESETS)[number % len(PRESETS)])
    while True:
        found = new_game(rules, shuffled(numbered_seed(rng.randrange(10**6), 0)))
        plies = rng.randrange(8, 34)
        while found.to_act is not None and (plies > 0 or found.phase is not Phase.PLAY):
            plies -= 1
            found = apply(found, rng.choice(legal(observe(found, found.to_act))[-60:]))
        if found.to_act is not None:
            return found


def ask(engine: Engine, number: int) -> None:
    """One hand: analysed in one of the figures, and each second one solved."""
    found = game(number)
    objective = ("points", "win", "score", "all")[number % 4]
    engine.analyse(observe(found, found.to_act), objective=objective, limit=Limit(time=0.1))
    if number % 2:
        try:
            engine.solve(open_position(found), Limit(time=0.1))
        except LimitReached:
            return


def main() -> int:
    """Measure; 1 if the process grows."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--analyses", type=int, default=_ANALYSES)
    parser.add_argument("--quick", action="store_true", help=f"{_QUICK} analyses")
    options = parser.parse_args()
    if not Path("/proc/self/statm").exists():
        print("There is no /proc here: nothing to read.")
        return 0
    wanted = _QUICK if options.quick else options.analyses
    before, early = held(), 0.0
    print(f"before {before:.0f} MB")
    engine = Engine(memory_mb=_BOUND)
    for number in range(wanted):
        ask(engine, number)
        if number + 1 == wanted // 5:
            early = held()
            print(f"after {number + 1} analyses {early:.0f} MB")
    late = held()
    print(f"after {wanted} analyses {late:.0f} MB, bound {_BOUND} MB above the first")
    return 0 if late - early <= _GROWTH and late - before <= _BOUND else 1


if __name__ == "__main__":
    sys.exit(main())
