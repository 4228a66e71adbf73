"""What each named ruleset's hands are worth before they are dealt, at a glance.

    python bench/review_starts.py [--deals 3000]

Prints the table that ``players.appraising.starts`` holds; to be run again when the rule book's
figures change, which a test notices.
"""

import argparse
from dataclasses import replace

from offiziersskat.analysis.review import SETTINGS, Reviewer
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.rules import Ruleset
from offiziersskat.players.appraising import RuleBook


class _Unknowing(RuleBook):
    """Does not know the answers yet."""

    def start(self, rules: Ruleset) -> None:
        """Nothing."""


def main() -> None:
    """Print points and score with their standard errors, a line a ruleset."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=3_000)
    parser.add_argument("--quick", action="store_true")
    wanted = parser.parse_args()
    if wanted.quick:
        wanted.deals = 50
    for name in PRESETS:
        reviewer = Reviewer(_Unknowing(), replace(SETTINGS["fast"], starts=wanted.deals))
        means, errors = reviewer.before(preset(name))
        pairs = [f"Figures({one.points:.3f}, {one.score:.3f})" for one in (means, errors)]
        print(f'    "{name}": ({", ".join(pairs)}),', flush=True)


if __name__ == "__main__":
    main()
