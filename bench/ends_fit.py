"""How much of what cards promise before the play comes true: ``players.deciding.weights``.

    python bench/ends_fit.py --rules classic half_open --games 200

A player plays against itself, in three of four games declaring as the rule book would, in the
fourth at random. For suit games, grand and ramsch: the end by the promise of the whole deal, as a
line through both means, and how far the ends lie from it; for null, how many are won by the number
of weak spots. Intervals are of 95 %.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import fmean

from offiziersskat.core.actions import Bid, Declare, Hold, Pass
from offiziersskat.core.cards import DECK
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.notation import parse_rules
from offiziersskat.players import Player, advise, player
from offiziersskat.players.deciding.layout import DOWN, HAND, LAID, UP, Dealt
from offiziersskat.players.deciding.model import judge, kind_of, null_marks

_ADVISED = 3
"""In so many of four games what is done before play is what the rule book says."""
_HIGHEST = 30
_WIDTH = 1.96
_FEWEST = 8

Ends = list[tuple[float, float]]
"""What was promised, or how many weak spots there were, and what came of it."""


def main() -> None:
    """Print a line for each kind of game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", nargs="+", default=["classic"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=67)
    parser.add_argument("--player", default="rules")
    parser.add_argument("--quick", action="store_true")
    wanted = parser.parse_args()
    if wanted.quick:
        wanted.games = 60
    for name in wanted.rules:
        rules, found = parse_rules(name), dict[str, Ends]()
        for number in range(wanted.games):
            _play(rules, wanted.seed, number, player(wanted.player), found)
        for kind, ends in sorted(found.items()):
            if len(ends) >= _FEWEST:
                print(f"{name:20} {kind:7} {_null(ends) if kind == 'null' else _line(ends)}")


def _play(rules: Ruleset, seed: int, number: int, who: Player, found: dict[str, Ends]) -> None:
    chance = Stream(numbered_seed(seed, number) + b"ends")
    game = _before_play(rules, seed, number, chance)
    if game.phase is Phase.OVER:
        return
    contract, seat = _declared(game), game.board.declarer or Seat.FOREHAND
    where = _where(game)
    promise = judge(rules, contract, seat).points(Dealt(where, ()))
    seen = [card for card in DECK if where[card] != LAID]
    weak = null_marks(where, seen, seat.side, rules.ten)
    while game.to_act is not None:
        game = apply(game, who.choose(observe(game, game.to_act), chance))
    result = game.result
    assert result is not None and result.points is not None
    if contract is Contract.N:
        found.setdefault("null", []).append((weak, float(result.winner == 0)))
    else:
        found.setdefault(kind_of(contract), []).append((promise, result.points[0]))


def _declared(game: Game) -> Contract:
    assert game.board.contract is not None
    return game.board.contract.contract


def _before_play(rules: Ruleset, seed: int, number: int, chance: Stream) -> Game:
    """As the rule book would have it, or with a contract at random."""
    game = new_game(rules, shuffled(numbered_seed(seed, number)))
    advised = number % (_ADVISED + 1) < _ADVISED
    while game.phase not in (Phase.PLAY, Phase.OVER):
        view = observe(game, game.to_act)
        action = advise(view).action
        if not advised and game.phase is Phase.BID and game.board.bid is None:
            action = legal(view)[0]
        if not advised and game.phase is Phase.DECLARE:
            plain = [a for a in legal(view) if isinstance(a, Declare)]
            plain = [a for a in plain if not (a.schneider or a.ouvert)]
            action = plain[chance.below(len(plain))]
        if isinstance(action, Bid | Hold) and (game.board.bid or 0) > _HIGHEST:
            action = Pass()
        game = apply(game, action)
    return game


def _where(game: Game) -> tuple[int, ...]:
    """The spot of every card before the first is played."""
    board, truth = game.board, game.truth
    where = [LAID] * len(DECK)
    for seat in map(Seat, range(board.rules.seats)):
        base = 3 if seat.side is Side.DEALER else 0
        for place, down in zip(board.places[seat], truth.downs[seat], strict=True):
            if place.up is not None:
                where[place.up] = base + UP
            if down is not None:
                where[down] = base + DOWN
        for card in truth.hands[seat]:
            where[card] = base + HAND
    return tuple(where)


def _line(ends: Ends) -> str:
    said, came = fmean(x for x, _ in ends), fmean(y for _, y in ends)
    wide = sum((x - said) ** 2 for x, _ in ends)
    slope = sum((x - said) * (y - came) for x, y in ends) / wide
    rest = sqrt(fmean((y - came - slope * (x - said)) ** 2 for x, y in ends))
    half = _WIDTH * rest
    return (
        f"{len(ends):4} games, promised {said:.1f}, came {came:.1f} ± {half / sqrt(len(ends)):.1f},"
        f" by the promise {slope:.2f} ± {half / sqrt(wide):.2f}, rest {rest:.1f}"
    )


def _null(ends: Ends) -> str:
    parts = []
    for weak in sorted({weak for weak, _ in ends}):
        won: Sequence[float] = [y for x, y in ends if x == weak]
        parts.append(f"{weak:.0f}: {fmean(won):.2f} of {len(won)}")
    return ", ".join(parts)


if __name__ == "__main__":
    main()
