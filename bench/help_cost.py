"""What ``offiziersskat --help`` costs beside the bare interpreter: CPU seconds, side by side.

Prints the median of several runs of each, their ratio and their difference, for each language.
The aim is a difference of at most 0.20 s.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys

_LANGUAGES = ("de", "en", "ja")


def cpu_seconds(args: list[str]) -> float:
    """User and system time of one child process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *args], check=True, stdout=subprocess.DEVNULL, env=_plain())
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _plain() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if not key.startswith("COV")}


def main() -> None:
    """Measure the two in turn, so that a busy machine is busy for both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--quick", action="store_true", help="three runs of each")
    options = parser.parse_args()
    runs = 3 if options.quick else options.runs
    for language in _LANGUAGES:
        bare, helped = [], []
        for _ in range(runs):
            bare.append(cpu_seconds(["-c", "pass"]))
            helped.append(cpu_seconds(["-m", "offiziersskat", "--lang", language, "--help"]))
        low, high = statistics.median(bare), statistics.median(helped)
        print(
            f"{language}: bare {low:.3f} s, --help {high:.3f} s, "
            f"ratio {high / low:.1f}, difference {high - low:.3f} s"
        )


if __name__ == "__main__":
    main()
