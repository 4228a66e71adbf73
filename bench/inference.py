"""What the weights of ``search.inference`` are worth on self-played hands.

    python bench/inference.py [--hands 1000] [--seed 20] [--worlds 100] [--player rules] [--quick]
        [--rules half_open auction]

At every decision of a seat that does not see the other hand: the logarithm of the true world's
weight over the mean weight of all worlds, in nats; that is how much more likely than the deal alone
the weights make what is true. Where hands and stock can be filled in few ways the mean is taken over
all of them. Elsewhere over so many worlds drawn uniformly *and* the true one, which errs on the
side of too little. The standard error is that of a mean over hands, not over decisions.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log, sqrt

from offiziersskat.core.catalogue import preset
from offiziersskat.core.events import Hidden
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import player
from offiziersskat.search.draws import below
from offiziersskat.search.inference import Evidence
from offiziersskat.search.worlds import World, Worlds

__all__ = ["Gain", "gains", "mean_gain"]


@dataclass(frozen=True)
class Gain:
    """One hand: the sum of its gains in nats, and the number of its decisions."""

    total: float
    decisions: int


def games(rules: Ruleset, *, seed: int, hand: int, name: str) -> Iterator[Game]:
    """The game before each decision of a hand."""
    chance = Stream(numbered_seed(seed, hand + 1_000_000))
    who = player(name)
    game = new_game(rules, shuffled(numbered_seed(seed, hand)))
    while game.to_act is not None:
        yield game
        game = apply(game, who.choose(observe(game, game.to_act), chance))


def gains(name: str, *, hands: int, seed: int, worlds: int, who: str = "rules") -> list[Gain]:
    """The gain of each hand."""
    found = []
    for hand in range(hands):
        chance = Stream(numbered_seed(seed, hand + 2_000_000))
        own = [
            gain(observe(game, game.to_act), true_world(game), chance, worlds)
            for game in games(preset(name), seed=seed, hand=hand, name=who)
            if hides_a_hand(observe(game, game.to_act))
        ]
        found.append(Gain(sum(own), len(own)))
    return found


def hides_a_hand(view: View) -> bool:
    """Whether somebody's hand is not seen."""
    return any(isinstance(cards, Hidden) and cards.count for cards in view.hands)


def true_world(game: Game) -> World:
    """The world that is true."""
    truth = game.truth
    return World(truth.downs, truth.hands, tuple(sorted(truth.stock)), truth.pack)


def gain(view: View, truth: World, chance: Stream, draws: int) -> float:
    """The gain at one decision, in nats."""
    evidence, worlds = Evidence(view), Worlds(view)
    own = evidence.weigh(truth)
    if worlds.splits <= draws:
        logs = [evidence.weigh_held(*worlds.held_in(split)) for split in range(worlds.splits)]
    else:
        logs = [own]
        for _ in range(draws):
            split = below(chance, worlds.splits)
            logs.append(evidence.weigh_held(*worlds.held_in(split)))
    top = max(logs)
    return own - top - log(sum(exp(value - top) for value in logs) / len(logs))


def mean_gain(found: list[Gain]) -> tuple[float, float]:
    """The mean over all decisions, and its standard error, decisions of a hand taken together."""
    decisions = sum(item.decisions for item in found)
    mean = sum(item.total for item in found) / decisions
    spread = sum((item.total - mean * item.decisions) ** 2 for item in found)
    return mean, sqrt(spread) / decisions


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--player", default="rules")
    parser.add_argument("--rules", nargs="+", default=["half_open", "auction"])
    parser.add_argument("--quick", action="store_true", help="40 hands of each")
    options = parser.parse_args()
    hands = 40 if options.quick else options.hands
    for name in options.rules:
        start = time.perf_counter()
        found = gains(
            name, hands=hands, seed=options.seed, worlds=options.worlds, who=options.player
        )
        mean, error = mean_gain(found)
        played = [item for item in found if item.decisions > 3]
        print(f"{name}, {hands} hands of {options.player}: ", end="")
        print(f"{mean:+.3f} ± {error:.3f} nats a decision", end="")
        if 0 < len(played) < hands:
            print(f"; {len(played)} of them played: {mean_gain(played)[0]:+.3f}", end="")
        print(f" ({time.perf_counter() - start:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
