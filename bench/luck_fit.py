"""How far luck should trust the learned value, how far the glance: ``players.appraising.hopes``.

    python bench/luck_fit.py --player club-quick --rules classic --games 200

A player plays itself, and every hand is reviewed at the fast setting with several shares of the
learned value. For points and score, ramsch and other games apart: the variance of results without
their luck as a part of that with it. The share with the least belongs into ``SHARES``.
"""

import argparse
from collections.abc import Mapping, Sequence
from statistics import pvariance

from offiziersskat.analysis.review import SETTINGS, Account, Figures, Reviewer, Sight
from offiziersskat.core.actions import Action
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.notation import parse_rules
from offiziersskat.players import player
from offiziersskat.players.appraising import RuleBook
from offiziersskat.players.appraising.hopes import Shares, hopes

_FEWEST = 8


class _Sharing(RuleBook):
    """Trusts the learned value so far, whatever is played."""

    def __init__(self, share: float) -> None:
        self._shares = Shares(ramsch=share, game=share)

    def hopes(self, sight: Sight, orders: Sequence[Mapping[Card, Card]]) -> Sequence[Figures]:
        """Both together, in the share that is tried."""
        return hopes(sight, orders, self.value, self._shares)


def main() -> None:
    """Print a line for each share."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="classic")
    parser.add_argument("--player", default="rules")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=68)
    parser.add_argument("--shares", type=float, nargs="+", default=[0.0, 0.3, 0.5, 0.7, 1.0])
    parser.add_argument("--quick", action="store_true")
    wanted = parser.parse_args()
    if wanted.quick:
        wanted.games, wanted.shares = 20, [0.0, 1.0]
    rules = parse_rules(wanted.rules)
    hands = [_hand(wanted, number) for number in range(wanted.games)]
    for share in wanted.shares:
        reviewer = Reviewer(_Sharing(share), SETTINGS["fast"])
        accounts = [
            (reviewer.account(rules, deck, actions), ramsch) for deck, actions, ramsch in hands
        ]
        parts = [
            f"{name}: {_ratios([one for one, is_one in accounts if is_one is ramsch])}"
            for name, ramsch in (("ramsch", True), ("other games", False))
        ]
        print(f"share {share:.2f}  " + "  ".join(parts), flush=True)


def _hand(
    wanted: argparse.Namespace, number: int
) -> tuple[tuple[Card, ...], Sequence[Action], bool]:
    """The deck, what was done, and whether ramsch was played."""
    deck, who = shuffled(numbered_seed(wanted.seed, number)), player(wanted.player)
    chance = Stream(numbered_seed(wanted.seed, number) + b"luck")
    game: Game = new_game(parse_rules(wanted.rules), deck)
    actions: list[Action] = []
    while game.to_act is not None:
        actions.append(who.choose(observe(game, game.to_act), chance))
        game = apply(game, actions[-1])
    declared = game.board.contract
    return deck, actions, declared is not None and declared.contract is Contract.R


def _ratios(accounts: Sequence[Account]) -> str:
    if len(accounts) < _FEWEST:
        return f"{len(accounts)} games"
    found = []
    for coin in range(2):
        raw = pvariance([account.result[coin] for account in accounts])
        found.append(pvariance([account.adjusted[coin] for account in accounts]) / raw)
    return f"points {found[0]:.3f}, score {found[1]:.3f} of {len(accounts)} games"


if __name__ == "__main__":
    main()
