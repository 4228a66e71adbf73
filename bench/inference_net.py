"""What the learned value costs: microseconds a position, loading its weights, memory.

    python bench/inference_net.py [--positions 2000] [--quick]

Positions are random ones of every kind, valued in one batch; the time is that of the processor. A
card of a one-trick search and the same through the player's eyes stand beside it. Limits of the
project: 2 µs a position, 20 ms to load, 400 MB for a process.
"""

import argparse
import random
import resource
import subprocess
import sys
import time
from array import array

from offiziersskat.core.cards import DECK, mask_of
from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.search.evaluate import Stand, cards_of, net_for

_LOADING = """
import time
begun = time.process_time()
from offiziersskat.search import evaluate
imported = time.process_time()
evaluate.loaded()
print(1000 * (time.process_time() - imported), 1000 * (imported - begun))
"""
_LIMIT = 2.0
_MEGABYTE = 1024 if sys.platform != "darwin" else 1024 * 1024


def drawn(rng: random.Random) -> Stand:
    """Some position of a suit game before a trick, 1 to 8 piles a side."""
    cards = list(DECK)
    rng.shuffle(cards)
    piles = rng.randrange(1, 9)
    bare = [mask_of(cards.pop() for _ in range(rng.randrange(8 - piles + 1))) for _ in range(2)]
    covered = [mask_of(cards.pop() for _ in range(piles)) for _ in range(2)]
    unknown = mask_of(cards.pop() for _ in range(2 * piles))
    return Stand(Contract.C, Ten.HIGH, (bare[0], bare[1]), (covered[0], covered[1]), unknown, 0)


def main() -> int:
    """Measure; 1 if a position takes longer than the limit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--positions", type=int, default=2_000, help="in a batch")
    parser.add_argument("--quick", action="store_true", help="a tenth")
    options = parser.parse_args()
    count = options.positions // 10 if options.quick else options.positions
    rng = random.Random(1)
    stands = [drawn(rng) for _ in range(count)]
    words = array("I")
    for one in stands:
        words.extend((*one.bare, *one.covered, one.unknown, one.leader))
    net = net_for(Contract.C, Ten.HIGH)
    means, ends = array("d", bytes(8 * count)), array("d", bytes(8 * 121 * count))
    mean = _each(lambda: net.means(words, means), count)
    whole = _each(lambda: net.ends_of(words, ends), count)
    few = stands[: count // 10]
    card = _each(lambda: [cards_of(one) for one in few], len(few), rounds=1)
    print(f"mean of a position         {mean:8.2f} µs")
    print(f"chances of a position      {whole:8.2f} µs   limit {_LIMIT}")
    print(f"one-trick search, from Python {card:5.0f} µs")
    told = subprocess.run(
        [sys.executable, "-c", _LOADING], capture_output=True, text=True, check=True
    )
    loading, importing = map(float, told.stdout.split())
    print(f"loading the weights        {loading:8.2f} ms   importing the module {importing:.0f} ms")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / _MEGABYTE
    print(f"memory of this process     {most:8.0f} MB")
    return 0 if whole <= _LIMIT else 1


def _each(work: object, count: int, rounds: int = 40) -> float:
    """Microseconds for each of so many, the best of many rounds."""
    assert callable(work)
    best = float("inf")
    for _ in range(rounds):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return best / count * 1e6


if __name__ == "__main__":
    sys.exit(main())
