"""The open-card solver beside a plain tuned C program, on the same deals in one run.

    python bench/open_cards_ratio.py --baseline FOLDER [--deals 1000] [--seed 1] [--quick] [--equal]

FOLDER holds `open_cards.c`; it is compiled with gcc into a folder of its own. Both run on one core,
deal by deal in turn, and CPU time is compared, so that a noisy machine is noisy for both. Without
a baseline only our own figures are shown. With ``--equal`` exact values are compared and nothing
else is asked.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat
from offiziersskat.search.kernel import COMPILED
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.solver import Solver

SUITS_AND_GRAND = "CSHDG"


def main() -> int:
    """Measure, print, and fail if a value differs."""
    options = _options()
    if not COMPILED:
        print("The kernel is not compiled: these figures would say nothing.", file=sys.stderr)
        return 1
    deals = 40 if options.quick else options.deals
    draw = random.Random(options.seed)
    cases = [(draw.choice(SUITS_AND_GRAND), _shuffled(draw)) for _ in range(deals)]
    with tempfile.TemporaryDirectory() as folder:
        program = _compiled(options.baseline, Path(folder)) if options.baseline else None
        return _measure(cases, program, equal=options.equal)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--baseline", type=Path)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--equal", action="store_true")
    return parser.parse_args()


def _shuffled(draw: random.Random) -> list[Card]:
    deck = list(DECK)
    draw.shuffle(deck)
    return deck


def _compiled(folder: Path, target: Path) -> subprocess.Popen[str]:
    """The baseline, waiting for deals line by line."""
    program = target / "open_cards"
    source = folder / "open_cards.c"
    command = ["gcc", "-O3", "-march=native", "-w", str(source), "-o", str(program)]
    subprocess.run(command, check=True)
    # stdbuf: it answers a deal at a time, so that the two take turns.
    return subprocess.Popen(
        ["stdbuf", "-oL", str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def _ask(program: subprocess.Popen[str], contract: str, deck: list[Card]) -> tuple[int, float]:
    """Value and CPU milliseconds of the baseline."""
    assert program.stdin is not None and program.stdout is not None
    piles = " ".join(f"{deck[2 * n].code}/{deck[2 * n + 1].code}" for n in range(16))
    program.stdin.write(f"{contract} {piles}\n")
    program.stdin.flush()
    value, _nodes, spent = program.stdout.readline().split()
    return int(value), float(spent)


def _piles(deck: list[Card], contract: Contract) -> OpenPosition:
    places = tuple(
        tuple((deck[2 * n + 1], deck[2 * n]) for n in range(8 * seat, 8 * seat + 8))
        for seat in range(2)
    )
    return OpenPosition(preset("classic"), contract, Seat.FOREHAND, places, Seat.FOREHAND)


def _hands(deck: list[Card], contract: Contract) -> OpenPosition:
    places = tuple(tuple((card,) for card in deck[16 * seat : 16 * seat + 16]) for seat in range(2))
    return OpenPosition(preset("classic"), contract, Seat.FOREHAND, places, Seat.FOREHAND)


def _timed(work: Callable[[], object]) -> tuple[object, float]:
    start = time.process_time()
    answer = work()
    return answer, (time.process_time() - start) * 1000


def _measure(
    cases: list[tuple[str, list[Card]]], program: subprocess.Popen[str] | None, *, equal: bool
) -> int:
    solver = Solver()
    figures: dict[str, list[float]] = {}
    wrong = 0
    for number, (letter, deck) in enumerate(cases):
        position = _piles(deck, Contract(letter))
        value, spent = _timed(lambda: solver.value(position))  # noqa: B023 - asked at once
        figures.setdefault("exact value", []).append(spent)
        if not equal:
            at_least, spent = _timed(lambda: solver.at_least(position, 61))  # noqa: B023
            figures.setdefault("61 or more", []).append(spent)
            wrong += at_least is not (int(str(value)) >= 61)
        if number % 8 == 0 and not equal:
            _more(solver, position, deck, figures)
        if program is not None:
            known, spent = _ask(program, letter, deck)
            figures.setdefault("baseline", []).append(spent)
            wrong += known != value
    _print(figures)
    print(f"{len(cases)} deals, {wrong} values differ")
    return 1 if wrong else 0


def _more(
    solver: Solver, position: OpenPosition, deck: list[Card], figures: dict[str, list[float]]
) -> None:
    """The dearer questions, asked of every fourth deal."""
    five = [_piles(deck, Contract(letter)) for letter in SUITS_AND_GRAND]
    _, spent = _timed(lambda: [solver.value(each) for each in five])
    figures.setdefault("five contracts", []).append(spent)
    _, spent = _timed(lambda: solver.solve(position))
    figures.setdefault("every move and a line", []).append(spent)
    hands = _hands(deck, position.contract)
    _, spent = _timed(lambda: solver.at_least(hands, 61))
    figures.setdefault("sixteen, 61 or more", []).append(spent)
    _, spent = _timed(lambda: solver.value(hands))
    figures.setdefault("sixteen, exact value", []).append(spent)


def _print(figures: dict[str, list[float]]) -> None:
    base = figures.get("baseline")
    print(f"{'CPU ms':24}{'mean':>9}{'median':>9}{'p99':>9}   of the baseline's")
    for name, spent in figures.items():
        cells = [mean(spent), median(spent), _p99(spent)]
        line = f"{name:24}" + "".join(f"{cell:9.1f}" for cell in cells)
        if base is not None and name != "baseline":
            ratios = mean(spent) / mean(base), median(spent) / mean(base), _p99(spent) / _p99(base)
            line += "   mean/mean {:.2f}  median/mean {:.2f}  p99/p99 {:.2f}".format(*ratios)
        print(line)


def _p99(spent: list[float]) -> float:
    return sorted(spent)[min(len(spent) - 1, int(len(spent) * 0.99))]


if __name__ == "__main__":
    sys.exit(main())
