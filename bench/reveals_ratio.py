"""Expectiminimax against the yardstick ``reveals``: same positions, one core, CPU time.

    python bench/reveals_ratio.py REVEALS [UNKNOWN COUNT SEED]… [--win] [--all] [--threads]

REVEALS is the built yardstick; for each triple it makes COUNT positions with UNKNOWN unknown cards
and values them, then the search values them: first the value alone, with ``--all`` every move's
too, with ``--threads`` both with two threads against one by the clock on the wall. Values must
agree. Prints means and ratios.
"""

import subprocess
import sys
import time
from dataclasses import dataclass

from offiziersskat.core.view import View
from offiziersskat.notation import parse_position
from offiziersskat.search.chance import ChanceSearch, Objective

_DEFAULT = ("5", "60", "1", "6", "20", "2", "7", "6", "3")


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


def main(arguments: list[str]) -> None:
    """Run what the command line says."""
    flags = {word for word in arguments if word.startswith("--")}
    program, *numbers = [word for word in arguments if not word.startswith("--")]
    numbers = numbers or list(_DEFAULT)
    objective = Objective.WIN if "--win" in flags else Objective.POINTS
    one = ChanceSearch(bits=22)
    for start in range(0, len(numbers), 3):
        found = samples(program, numbers[start : start + 3], win=objective is Objective.WIN)
        theirs = sum(sample.ms for sample in found) / len(found)
        print(
            f"{numbers[start]} unknown, {len(found)} positions, {objective.value}: {theirs:.1f} ms"
        )
        value = mean(one, found, objective, every=False)
        print(f"  value alone {value:.1f} ms, ratio {value / theirs:.3f}")
        if "--all" in flags:
            every = mean(one, found, objective, every=True)
            print(f"  every move  {every:.1f} ms, ratio {every / theirs:.3f}")
        if "--threads" in flags:
            compare_threads(one, found, objective)


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
    """Wall clock of one thread and of two."""
    two = ChanceSearch(bits=22, threads=2)
    clocks = []
    for search in (one, two):
        start = time.perf_counter()
        for sample in found:
            search.value(sample.view, objective)
        clocks.append((time.perf_counter() - start) * 1e3 / len(found))
    print(
        f"  one thread {clocks[0]:.1f} ms, two {clocks[1]:.1f} ms, {clocks[0] / clocks[1]:.2f} times"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
