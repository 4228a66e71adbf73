"""One duplicate pair: the same deal twice, the players' seats changed; what each game came to.

The luck of the deal falls on both sides alike, so that the mean of a pair says more than two games.
Every decision has chance of its own, derived from the seed, the pair and the number of the action: a
pair is the same whoever else plays, in whatever order, on whatever machine. In both games it is the
same chance, so that players part only where they decide differently, and one is level with itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from offiziersskat.arena.luck import NO_LUCK, lucky
from offiziersskat.arena.seated import Contestant, seated
from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, drawn_contract, numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.notation import parse_rules

__all__ = ["UNKNOWN", "Match", "Pair", "play_pair"]

UNKNOWN = 4
"""Luck is counted out up to so many unknown cards, unless it is said otherwise."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom by which rules, from which seed; all of it text or numbers, as files hold it.

    ``luck``: up to how many unknown cards it is counted out; 0 for no account of luck at all.
    """

    first: str
    second: str
    rules: str
    seed: int
    luck: int = UNKNOWN


@dataclass(frozen=True, slots=True)
class Pair:
    """What the first player is ahead by, a game: score, card points, and games won less lost.

    ``wins`` counts games of the pair, 0 to 2, a level game as half. ``lucky`` is the part of score
    and card points that chance gave it.
    """

    number: int
    score: float
    points: float
    wins: float
    lucky: tuple[float, float] = NO_LUCK


def play_pair(match: Match, number: int) -> Pair:
    """Both games of a deal."""
    rules = parse_rules(match.rules)
    players = seated(match.first), seated(match.second)
    there = _played(rules, match, number, players)
    back = _played(rules, match, number, players[::-1])
    score, points = (
        (mine - theirs) / 2
        for mine, theirs in zip(_margins(there.end), _margins(back.end), strict=True)
    )
    wins = _won(there.end) + 1 - _won(back.end)
    return Pair(number, score, points, wins, _lucky(rules, match, there, back))


@dataclass(frozen=True, slots=True)
class _Played:
    """A game that is over."""

    deck: Sequence[Card]
    actions: Sequence[Action]
    end: Game


def _lucky(rules: Ruleset, match: Match, there: _Played, back: _Played) -> tuple[float, float]:
    """What chance gave the first player."""
    mine, theirs = lucky(rules, there.deck, (there.actions, back.actions), match.luck)
    return (mine[0] - theirs[0]) / 2, (mine[1] - theirs[1]) / 2


def _played(rules: Ruleset, match: Match, number: int, players: tuple[Contestant, ...]) -> _Played:
    """A game from the deal to its end; players by side."""
    seed = numbered_seed(match.seed, number)
    deck, actions = shuffled(seed), list[Action]()
    state = new_game(rules, deck)
    while (seat := state.to_act) is not None:
        if state.phase is Phase.DECLARE and rules.trump is TrumpChoice.DRAWN:
            actions.append(Declare(drawn_contract(seed)))
        else:
            chance = _chance(match, number, len(actions))
            actions.append(players[seat.side].choose(state, seat, chance))
        state = apply(state, actions[-1])
    return _Played(deck, actions, state)


def _chance(match: Match, number: int, action: int) -> Stream:
    text = f"offiziersskat:arena:{match.seed}:{number}:{action}"
    return Stream(sha256(text.encode("ascii")).digest())


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
