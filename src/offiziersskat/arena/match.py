"""One duplicate pair: the same deal twice, the players' seats changed; what each game came to.

The luck of the deal falls on both sides alike, so that the mean of a pair says more than two games.
Every seat has chance of its own, derived from the seed, the pair and the game: a pair is the same
whoever else plays, in whatever order, on whatever machine.
"""

from dataclasses import dataclass
from hashlib import sha256

from offiziersskat.analysis.luck import luck_of, total
from offiziersskat.arena.seated import Contestant, seated
from offiziersskat.arena.worth import promise
from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, drawn_contract, numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.notation import parse_rules

__all__ = ["Match", "Pair", "play_pair"]


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom by which rules, from which seed; all of it text, as files hold it."""

    first: str
    second: str
    rules: str
    seed: int


@dataclass(frozen=True, slots=True)
class Pair:
    """What the first player is ahead by, a game: score, card points, and games won less lost.

    ``wins`` counts games of the pair, 0 to 2, a level game as half. ``lucky`` is the part of these
    three that chance gave it (``analysis.luck``), in the same units.
    """

    number: int
    score: float
    points: float
    wins: float
    lucky: tuple[float, float, float] = (0.0, 0.0, 0.0)


def play_pair(match: Match, number: int) -> Pair:
    """Both games of a deal."""
    rules = parse_rules(match.rules)
    players = seated(match.first), seated(match.second)
    there = _played(rules, match, number, players, game=0)
    back = _played(rules, match, number, players[::-1], game=1)
    score, points = (
        (mine - theirs) / 2
        for mine, theirs in zip(_margins(there[-1]), _margins(back[-1]), strict=True)
    )
    wins = _won(there[-1]) + 1 - _won(back[-1])
    gave = [mine - theirs for mine, theirs in zip(_lucky(there), _lucky(back), strict=True)]
    return Pair(number, score, points, wins, (gave[0] / 2, gave[1] / 2, gave[2]))


def _played(
    rules: Ruleset, match: Match, number: int, players: tuple[Contestant, ...], *, game: int
) -> list[Game]:
    """A game from the deal to its end, step by step; players by side."""
    seed = numbered_seed(match.seed, number)
    chance = [_chance(match, number, game=game, side=side) for side in Side]
    state = new_game(rules, shuffled(seed))
    states = [state]
    while (seat := state.to_act) is not None:
        action: Action
        if state.phase is Phase.DECLARE and rules.trump is TrumpChoice.DRAWN:
            action = Declare(drawn_contract(seed))
        else:
            action = players[seat.side].choose(state, seat, chance[seat.side])
        state = apply(state, action)
        states.append(state)
    return states


def _chance(match: Match, number: int, *, game: int, side: Side) -> Stream:
    text = f"offiziersskat:arena:{match.seed}:{number}:{game}:{int(side)}"
    return Stream(sha256(text.encode("ascii")).digest())


def _lucky(states: list[Game]) -> tuple[float, float, float]:
    """What chance gave forehand's side after the first decision.

    What was dealt before is the same in both games, so that a pair takes it out by itself.
    """
    given = total(luck_of(states, promise, deal=False)) or (0.0, 0.0, 0.0)
    return given[0], given[1], given[2]


def _margins(game: Game) -> tuple[float, float]:
    """Score and card points of forehand's side, less those of the dealer's."""
    result = game.result
    if result is None or result.score is None:
        raise InputError("arena-no-result")
    score = sum(result.score[0::2]) - sum(result.score[1::2])
    if result.points is None or result.contract is Contract.N:
        return score, 0
    ahead = result.points[0] - result.points[1]
    if result.contract is Contract.R:
        return score, -ahead
    dealers = result.declarer is not None and result.declarer.side is Side.DEALER
    return score, -ahead if dealers else ahead


def _won(game: Game) -> float:
    """Whether forehand's side has won; half of a level game."""
    score, _ = _margins(game)
    return 0.5 + 0.5 * ((score > 0) - (score < 0))
