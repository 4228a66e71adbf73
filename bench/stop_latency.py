"""How long a search goes on after its flag is set: solving and analysing, every ruleset.

    python bench/stop_latency.py [--cancels 200] [--quick]

Each search is cancelled at a random moment. Told are the milliseconds of the processor, which other
programs do not change, and of the clock on the wall; the promise is 50. Searches that were over
before do not count. The first questions of an engine are among them, while its memory is new.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import wait

from offiziersskat.analysis import Engine, open_position
from offiziersskat.analysis.running import Running
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase
from offiziersskat.deal import numbered_seed, shuffled

_CANCELS, _QUICK = 200, 40
_PROMISE = 50.0
_LONGEST_WAIT = 0.4
_EACH_ENGINE = 8


def games(rng: random.Random) -> Iterator[Game]:
    """Decisions of random hands, most of them early, ruleset by ruleset."""
    while True:
        for name in PRESETS:
            game = new_game(preset(name), shuffled(numbered_seed(rng.randrange(10_000), 0)))
            plies = rng.randrange(24)
            while game.to_act is not None and (plies > 0 or not _is_asked(game)):
                plies -= 1
                game = apply(game, rng.choice(legal(observe(game, game.to_act))[-60:]))
            if game.to_act is not None:
                yield game


def _is_asked(game: Game) -> bool:
    return game.phase is Phase.PLAY


def cancelled(engine: Engine, game: Game, rng: random.Random) -> tuple[str, float, float] | None:
    """What was asked, and the milliseconds of processor and clock that it took to end."""
    running: Running[object]
    if rng.random() < 0.3:
        what = "solve"
        running = engine.start_solving(open_position(game))  # type: ignore[assignment]
    else:
        what = rng.choice(("points", "win", "score", "all"))
        running = engine.start(observe(game, game.to_act), objective=what)  # type: ignore[assignment]
    wait([running.future], timeout=_LONGEST_WAIT * rng.random() ** 2)
    if running.done:
        return None
    processor, clock = time.process_time(), time.perf_counter()
    running.cancel()
    wait([running.future])
    spent = time.process_time() - processor, time.perf_counter() - clock
    return f"{game.rules.preset} {what}", 1e3 * spent[0], 1e3 * spent[1]


def main() -> int:
    """Measure; 1 if the processor was busy for longer than promised."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--cancels", type=int, default=_CANCELS)
    parser.add_argument("--quick", action="store_true", help=f"{_QUICK} cancels")
    options = parser.parse_args()
    rng = random.Random(1)
    found: list[tuple[str, float, float]] = []
    source = games(rng)
    wanted = _QUICK if options.quick else options.cancels
    while len(found) < wanted:
        engine = Engine()
        for _ in range(_EACH_ENGINE):
            answer = cancelled(engine, next(source), rng)
            found += [] if answer is None else [answer]
    for name, column in (("processor", 1), ("clock", 2)):
        spent = sorted(answer[column] for answer in found)
        worst = max(found, key=lambda answer: answer[column])
        print(
            f"{name:9}  median {spent[len(spent) // 2]:5.1f} ms   "
            f"p99 {spent[int(0.99 * len(spent))]:5.1f} ms   max {spent[-1]:5.1f} ms ({worst[0]})"
        )
    print(f"{len(found)} cancels, promised {_PROMISE:.0f} ms")
    return 0 if max(answer[1] for answer in found) <= _PROMISE else 1


if __name__ == "__main__":
    sys.exit(main())
