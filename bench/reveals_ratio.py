"""Expectiminimax beside the yardstick ``reveals``: same positions, one run, CPU time.

    python bench/reveals_ratio.py --baseline FOLDER [UNKNOWN COUNT SEED]… [--win] [--all] [--threads]
    python bench/reveals_ratio.py --baseline FOLDER --equal

FOLDER holds `reveals.c`; it is compiled with gcc into a folder of its own. For each triple it makes
COUNT positions with UNKNOWN unknown cards and values them, then the search values them: first the
value alone, with ``--all`` every move's too, with ``--threads`` with two threads against one by the
clock on the wall, which other work on the machine spoils: the best of five rounds counts. Values must agree; with ``--equal`` they are compared on 500 positions for points
and on 500 for wins. Without a baseline there is nothing to compare with.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from offiziersskat.core.view import View
from offiziersskat.notation import parse_position
from offiziersskat.search.chance import ChanceSearch, Objective

_DEFAULT = (5, 60, 1, 6, 20, 2, 7, 6, 3)
_QUICK = (4, 10, 1, 5, 5, 1)
_ROUNDS = 5
_EQUAL = (2, 80, 11, 3, 100, 12, 4, 120, 13, 5, 160, 14, 6, 40, 15)


@dataclass(frozen=True)
class Sample:
    """A position of the yardstick, its value and its milliseconds."""

    value: float
    ms: float
    view: View


def samples(program: str, numbers: list[str], *, win: bool) -> list[Sample]:
    """Let the yardstick make and value positions."""
    command = [program, *numbers, *(["p"] if win else [])]
    found = []
    for line in subprocess.run(
        command, capture_output=True, text=True, check=True
    ).stdout.splitlines():
        value, ms, position = line.split(" ", 2)
        found.append(Sample(float(value), float(ms), parse_position(position).view()))
    return found


def main() -> int:
    """Run what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("numbers", nargs="*", type=int, help="UNKNOWN COUNT SEED, in threes")
    parser.add_argument("--baseline", type=Path)
    parser.add_argument("--quick", action="store_true")
    for flag in ("--win", "--all", "--threads", "--equal"):
        parser.add_argument(flag, action="store_true")
    options = parser.parse_args()
    if options.baseline is None:
        print("Name the folder of reveals.c with --baseline: nothing to compare with.")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(options.baseline, Path(folder))
        if options.equal:
            for options.win in (False, True):
                number = run(program, _EQUAL, options)
                print(f"{number} positions, {'win' if options.win else 'points'}: 0 values differ")
        else:
            run(program, options.numbers or (_QUICK if options.quick else _DEFAULT), options)
    return 0


def run(program: str, numbers: Sequence[int], options: argparse.Namespace) -> int:
    """Each triple; how many positions there were."""
    for start in range(0, len(numbers), 3):
        compare(program, [str(number) for number in numbers[start : start + 3]], options)
    return sum(numbers[1::3])


def compiled(folder: Path, target: Path) -> str:
    """The yardstick, built as its page says."""
    program = target / "reveals"
    source = folder / "reveals.c"
    command = ["gcc", "-O3", "-march=native", "-w", str(source), "-o", str(program), "-lm"]
    subprocess.run(command, check=True)
    return str(program)


def compare(program: str, numbers: list[str], options: argparse.Namespace) -> None:
    """One triple: the yardstick's mean, ours, and their ratio."""
    objective = Objective.WIN if options.win else Objective.POINTS
    search = ChanceSearch(bits=22)
    found = samples(program, numbers, win=options.win)
    theirs = sum(sample.ms for sample in found) / len(found)
    print(f"{numbers[0]} unknown, {len(found)} positions, {objective.value}: {theirs:.1f} ms")
    value = mean(search, found, objective, every=False)
    print(f"  value alone {value:.1f} ms, ratio {value / theirs:.3f}")
    if options.all:
        every = mean(search, found, objective, every=True)
        print(f"  every move  {every:.1f} ms, ratio {every / theirs:.3f}")
    if options.threads:
        compare_threads(search, found, objective)


def mean(search: ChanceSearch, found: list[Sample], objective: Objective, *, every: bool) -> float:
    """Mean milliseconds of CPU; stops at a value that differs."""
    start = time.process_time()
    for sample in found:
        ask = search.values if every else search.value
        answer = ask(sample.view, objective)
        if abs(float(answer.value) - sample.value) > 1e-6:
            sys.exit(f"differs: {float(answer.value)} instead of {sample.value}")
    return (time.process_time() - start) * 1e3 / len(found)


def compare_threads(one: ChanceSearch, found: list[Sample], objective: Objective) -> None:
    """Wall clock of one thread and of two: the best of five rounds each, turn about."""
    searches = (one, ChanceSearch(bits=22, threads=2))
    clocks = [float("inf")] * 2
    for _ in range(_ROUNDS):
        for number, search in enumerate(searches):
            clocks[number] = min(clocks[number], wall_clock(search, found, objective))
    print(
        f"  one thread {clocks[0]:.1f} ms, two {clocks[1]:.1f} ms, {clocks[0] / clocks[1]:.2f} times"
    )


def wall_clock(search: ChanceSearch, found: list[Sample], objective: Objective) -> float:
    """Mean milliseconds a position, by the clock on the wall."""
    start = time.perf_counter()
    for sample in found:
        search.value(sample.view, objective)
    return (time.perf_counter() - start) * 1e3 / len(found)


if __name__ == "__main__":
    sys.exit(main())
