"""Decisions before the play by value against those of the rule book, the same player playing on.

    python bench/decisions.py --rules classic auction --pairs 300
    python bench/decisions.py --rules auction --pairs 300 --leave bid stock
    python bench/decisions.py --rules auction --pairs 300 --leave stock --sold
    python bench/decisions.py --rules classic --games 200

The first plays duplicate pairs: what the side that decides by value is ahead by a game, with 95 %
intervals from the means of pairs. Chance is the same in both games of a deal, so that where all
decide alike both games are the same and need not be played. The second lets it play against itself
and compares the score it expected with what it came to, by what it expected.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev

from offiziersskat.core.actions import BIDS, Action, Bid, Declare, Pass
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.notation import parse_rules
from offiziersskat.players import Player, player
from offiziersskat.players.engine import EnginePlayer
from offiziersskat.players.levels import LEVELS

_WIDTH = 1.96
_GROUPS = 5


_ASKED = [phase.value for phase in Phase if phase not in (Phase.PLAY, Phase.OVER)]


@dataclass(frozen=True, slots=True)
class _Hand:
    """A hand before the play, how it came there, and what declaring it was expected to bring."""

    game: Game
    actions: tuple[Action, ...]
    expected: float | None
    declarer: Seat | None


def main() -> None:
    """Print a line for each ruleset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", nargs="+", default=["classic"])
    parser.add_argument("--level", default="expert-quick")
    parser.add_argument("--play", help="let another player play the cards: rules")
    parser.add_argument(
        "--leave", nargs="+", choices=_ASKED, help="questions left to the rule book"
    )
    parser.add_argument("--sold", action="store_true", help="without bidding")
    parser.add_argument("--deals", type=int, default=32)
    parser.add_argument("--pairs", type=int, default=0)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=71)
    parser.add_argument("--quick", action="store_true")
    wanted = parser.parse_args()
    if wanted.quick:
        wanted.level, wanted.play, wanted.pairs, wanted.games = "club-quick", "rules", 4, 60
    effort = LEVELS[wanted.level]
    looks = replace(effort, deals=wanted.deals)
    by_value = EnginePlayer(wanted.level, looks, by_rule=())
    left = [Phase(name) for name in wanted.leave or _ASKED]
    by_rule = EnginePlayer(wanted.level, looks, by_rule=left)
    plays = player(wanted.play) if wanted.play else by_rule
    for name in wanted.rules:
        rules = parse_rules(name)
        if wanted.pairs:
            _duel(name, rules, (by_value, by_rule, plays), wanted)
        if wanted.games:
            _calibration(name, rules, (by_value, plays), wanted)


def _duel(
    name: str,
    rules: Ruleset,
    players: tuple[EnginePlayer, EnginePlayer, Player],
    wanted: argparse.Namespace,
) -> None:
    first, second, plays = players
    margins, played = [], 0
    for number in range(wanted.pairs):
        found = []
        for start, one, other in _pairs(rules, wanted, number, first, second):
            hands = [_before_play(start, wanted.seed, number, pair) for pair in (one, other)]
            if hands[0].actions == hands[1].actions:
                found.append(0.0)
                continue
            played += 1
            ends = [_net(_played(hand.game, wanted.seed, number, plays)) for hand in hands]
            found.append((ends[0] - ends[1]) / 2)
        margins.append(sum(found))
    mean, half = fmean(margins), _WIDTH * stdev(margins) / sqrt(len(margins))
    print(
        f"{name:28} {mean:+.2f} ± {half:.2f}  {wanted.pairs} pairs, {played} decided otherwise",
        flush=True,
    )


Sides = tuple[EnginePlayer, EnginePlayer]
"""Who decides, by side."""


def _pairs(
    rules: Ruleset,
    wanted: argparse.Namespace,
    number: int,
    first: EnginePlayer,
    second: EnginePlayer,
) -> Iterator[tuple[Game, Sides, Sides]]:
    """Where two games begin, and who decides in each; half their difference is what ``first`` gains."""
    start = new_game(rules, shuffled(numbered_seed(wanted.seed, number)))
    if not wanted.sold:
        yield start, (first, second), (second, first)
        return
    least = Bid(BIDS[0])
    yield _after(start, Pass(), least), (first, second), (second, second)
    # Here the difference is that of side 0, which loses what the declarer gains.
    yield _after(start, least, Pass()), (second, second), (second, first)


def _after(game: Game, *actions: Action) -> Game:
    for action in actions:
        game = apply(game, action)
    return game


def _calibration(
    name: str, rules: Ruleset, players: tuple[EnginePlayer, Player], wanted: argparse.Namespace
) -> None:
    decides, plays = players
    found: list[tuple[float, float]] = []
    for number in range(wanted.games):
        start = new_game(rules, shuffled(numbered_seed(wanted.seed, number)))
        hand = _before_play(start, wanted.seed, number, (decides, decides))
        if hand.expected is not None and hand.declarer is not None:
            end = _net(_played(hand.game, wanted.seed, number, plays))
            found.append((hand.expected, end if hand.declarer.side == 0 else -end))
    found.sort()
    print(f"{name}: {len(found)} declarations, expected and achieved")
    for group in range(_GROUPS):
        part = found[group * len(found) // _GROUPS : (group + 1) * len(found) // _GROUPS]
        half = _WIDTH * stdev(end for _, end in part) / sqrt(len(part))
        mean = fmean(expected for expected, _ in part)
        print(f"  {mean:+8.2f} {fmean(end for _, end in part):+8.2f} ± {half:.2f}", flush=True)


def _before_play(game: Game, seed: int, number: int, players: Sides) -> _Hand:
    """Until the first card."""
    actions: list[Action] = []
    expected, declarer = None, None
    while game.phase not in (Phase.PLAY, Phase.OVER):
        assert game.to_act is not None
        decides = players[game.to_act.side]
        action = decides.choose(observe(game, game.to_act), _chance(seed, number, len(actions)))
        if isinstance(action, Declare) and decides.expectation is not None:
            expected, declarer = decides.expectation.values[action], game.to_act
        actions.append(action)
        game = apply(game, action)
    return _Hand(game, tuple(actions), expected, declarer)


def _played(game: Game, seed: int, number: int, plays: Player) -> Game:
    ply = 100
    while game.to_act is not None:
        view = observe(game, game.to_act)
        game = apply(game, plays.choose(view, _chance(seed, number, ply)))
        ply += 1
    return game


def _chance(seed: int, number: int, ply: int) -> Stream:
    return Stream(sha256(f"offiziersskat:decisions:{seed}:{number}:{ply}".encode()).digest())


def _net(game: Game) -> int:
    """Side 0's score, less side 1's."""
    assert game.result is not None and game.result.score is not None
    return sum(game.result.score[0::2]) - sum(game.result.score[1::2])


if __name__ == "__main__":
    main()
