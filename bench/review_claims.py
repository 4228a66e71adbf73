"""How often each sentence of a review is attached, how often its claim was tried, and was it so.

    python bench/review_claims.py [--each 1000] [--minutes 15] [--quick]

Hands of every ruleset, by the rule book, by chance and by both, reviewed at the fast setting, until each
template has been tried on so many positions or so many minutes of the processor are over; hands that
only go as far as the first lead give what is said before it. What tries the claims are
programs of the tests: the naive rules, and searches that leave nothing out (``tests/claims``). They share
no line with what chooses the sentences. Exit status 1 if something said is not so.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

_ROOT = Path(__file__).parents[1]
_EARLY = 0.3
"""Of the time, at most, for what is said before the first lead."""
_QUICK = 2
_SHOWN = 20


def main() -> None:
    """Print a line for each template, and what was false."""
    sys.path.insert(0, str(_ROOT))
    from tests.claims.collecting import EARLY, TEMPLATES, Tally, collect

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--each", type=int, default=1000, help="positions for each template")
    parser.add_argument("--minutes", type=float, default=15, help="of the processor, at most")
    parser.add_argument("--quick", action="store_true", help="two hands of each ruleset")
    wanted = parser.parse_args()
    tally = Tally(wanted.each)
    until = 60 * wanted.minutes

    def rounds(templates: tuple[str, ...], share: float, *, whole: bool) -> int:
        tally.useful.clear()
        number = 0
        while tally.wants(templates) and time.process_time() < share * until:
            collect(number, tally, whole=whole)
            number += 1
            if wanted.quick and number == _QUICK:
                break
        return number

    early = rounds(EARLY, _EARLY, whole=False)
    whole = rounds(TEMPLATES, 1.0, whole=True)
    print(
        f"{early} rounds of deals, {whole} of hands; {time.process_time():.0f} s of the processor"
    )
    print(f"{'template':22} {'attached':>9} {'tried':>6}")
    for template in TEMPLATES:
        print(f"{template:22} {tally.attached[template]:9,} {tally.tried[template]:6,}")
    print(f"{tally.tried.total():,} claims tried, {len(tally.false)} false")
    for template, count in Counter(line.partition(":")[0] for line in tally.false).items():
        print(f"{template:22} {count:9,} false")
    for line in tally.false[:_SHOWN]:
        print(line)
    if tally.false:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
