"""The learned value against the fitted one at equal time, one trick ahead both, and against others.

    python bench/net_matches.py [--pairs 300] [--rules classic] [--against fitted rules pimc-quick]
        [--seed 1] [--quick]

``fitted`` looks one trick ahead over the card weights of ``players.strength``, which were fitted to
games: what a side makes in the trick, and what the cards that both sides keep move the result.
Both read the view in the same way and are written in Python around that, so that they take about
as long; the milliseconds of a card stand in the table. Everything besides card play is ``rules``'.
"""

import argparse
import time
from collections.abc import Callable

from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.players import Player, player
from offiziersskat.players.greedy import sight
from offiziersskat.players.lookahead import looked_ahead
from offiziersskat.players.protocol import Rng
from offiziersskat.players.rules import advise
from offiziersskat.players.strength import weight
from offiziersskat.players.trick import Lookout, Stand
from players import duel

_QUICK = 10
_LEAD = 1.5


class FittedPlayer:
    """One trick ahead over fitted card weights."""

    name = "fitted"

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view."""
        if view.phase is not Phase.PLAY or len(legal(view)) == 1:
            return advise(view).action
        reading = sight(view)
        if reading.contract is Contract.N:
            values = looked_ahead(view)
        else:
            lookout = Lookout(reading, _leaf(view))
            cards = [action.card for action in legal(view) if isinstance(action, Play)]
            values = {card: lookout.value(card) for card in cards}
        return Play(max(values, key=lambda card: values[card]))


def _leaf(view: View) -> Callable[[Stand], float]:
    """Points and the lead to who takes the trick, and the weights of what both sides keep."""
    reading = sight(view)
    ramsch = reading.contract is Contract.R
    kept = [
        (card.bit, sign * weight(card, reading.contract, view.rules.ten, four=False))
        for mask, sign in ((reading.mine, 1.0), (reading.theirs, -1.0))
        for card in DECK
        if card.bit & mask
    ]

    def leaf(stand: Stand) -> float:
        rest = sum([worth for bit, worth in kept if not bit & stand.cards])
        ours = stand.owner.side is reading.side
        # A point more for one side is one less for the other; weights count from the middle.
        gained = (stand.points / 2 + _LEAD) * (1 if ours else -1)
        return (-1 if ramsch else 1) * (rest + gained)

    return leaf


class _Timed:
    """A player with a watch: thousandths of a second for each card it chose."""

    def __init__(self, who: Player) -> None:
        self.name, self._who = who.name, who
        self.spent, self.cards = 0.0, 0

    def choose(self, view: View, rng: Rng) -> Action:
        """What the other chooses."""
        begun = time.process_time()
        action = self._who.choose(view, rng)
        if view.phase is Phase.PLAY and len(legal(view)) > 1:
            self.spent += time.process_time() - begun
            self.cards += 1
        return action

    @property
    def each(self) -> float:
        """Thousandths of a second a card."""
        return 1000 * self.spent / max(1, self.cards)


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--rules", default="classic")
    parser.add_argument("--against", nargs="+", default=["fitted", "rules", "pimc-quick"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help=f"{_QUICK} pairs")
    options = parser.parse_args()
    pairs = _QUICK if options.quick else options.pairs
    rules = ruleset(*_named(options.rules))
    print(f"net, {options.rules}, {pairs} pairs, seed {options.seed}: its margin a hand")
    print(f"{'against':<14}{'score':>18}{'card points':>18}{'ms a card, net':>16}{'other':>8}")
    for name in options.against:
        mine = _Timed(player("net"))
        other = _Timed(FittedPlayer() if name == "fitted" else player(name))
        score, points = duel(rules, (mine, other), pairs=pairs, seed=options.seed)
        shown = [f"{one.mean:+.2f} ± {one.half:.2f}" for one in (score, points)]
        print(f"{name:<14}{shown[0]:>18}{shown[1]:>18}{mine.each:>16.2f}{other.each:>8.2f}")


def _named(text: str) -> tuple[str, dict[str, str]]:
    name, *fields = text.split(";")
    return name, dict(field.strip().split("=", 1) for field in fields)


if __name__ == "__main__":
    main()
