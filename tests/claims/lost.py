"""What a review says of a lost hand, whether it could have been won, tried on the facts.

The line that it gives is played out by the naive program. Where few cards are left, that program goes
through everything: the card wins against any answer, and where nothing is said to win, nothing does.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from tests.claims.hand import Hand
from tests.claims.hindsight import MOST_CARDS, can_win, cards_left, won_by
from tests.claims.values import worths
from tests.perft import naive
from tests.players import RULESETS

from offiziersskat.analysis.review import Finding, Hindsight, NotWon, as_good, hindsight, loser_of
from offiziersskat.core.actions import text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.game import observe, resign
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase
from offiziersskat.search.solver import Solver

__all__ = ["LOST", "said_of_loss"]

LOST = (
    *("could-win", "could-win-known", "could-win-unknown"),
    *("could-win-given-up", "could-not-win", "could-not-win-since"),
)
"""The templates."""

Verdict = tuple[str, Callable[[], bool | None]]
"""A template, and what finds out whether it is so; ``None`` where that cannot be tried."""

_EVEN = 1e-6


def said_of_loss(played: Hand, findings: Mapping[int, Finding]) -> Iterator[Verdict]:
    """What is said of the hand, if a side lost it."""
    loser = loser_of(played.games[-1])
    if loser is not None:
        back = hindsight(RULESETS[played.name], played.deck, played.actions, loser, _solver())
        yield from _tried(played, back, loser, findings)
    yield from _given_up(played)


def _given_up(played: Hand) -> Iterator[Verdict]:
    """The same hand, given up after some of its cards by who is to act."""
    plays = [ply for ply, game in enumerate(played.games) if game.phase is Phase.PLAY]
    if not plays:
        return
    ply = plays[len(plays) * (3 + played.number % 6) // 9]
    game, actions = played.games[ply], played.actions[:ply]
    assert game.to_act is not None
    by = game.to_act
    if loser_of(resign(game, by)) is by.side:
        rules = RULESETS[played.name]
        back = hindsight(rules, played.deck, actions, by.side, _solver(), resigned=by)
        yield from _tried(played, back, by.side, {}, end=ply)


def _tried(
    played: Hand,
    back: Hindsight | NotWon | None,
    loser: Side,
    findings: Mapping[int, Finding],
    *,
    end: int | None = None,
) -> Iterator[Verdict]:
    if back is None:
        return
    if isinstance(back, NotWon):
        since = 0 if back.since is None else back.since
        template = "could-not-win" if back.since is None else "could-not-win-since"
        yield template, partial(_never_won, played, int(loser), since, end)
        return
    if back.card is None:
        yield "could-win-given-up", partial(_wins, played, back)
        return
    yield "could-win", partial(_wins, played, back)
    finding = findings.get(back.ply)
    knew = None if finding is None else as_good(finding, back.card)
    if finding is not None and knew is not None:
        template = "could-win-known" if knew else "could-win-unknown"
        yield template, partial(_knew, played, finding, back.card, knew=knew)


def _wins(played: Hand, back: Hindsight) -> bool:
    """It is his turn; the line wins; and where it is short, no answer would have helped."""
    scene = played.scenes[back.ply]
    state = scene.state
    if back.card is not None and (scene.me, back.card) != (back.seat, back.line[0]):
        return False
    for card in back.line:
        if card.code not in naive.choices(state):
            return False
        state = naive.act(state, card.code)
    if state["phase"] != "over" or not won_by(state, back.seat):
        return False
    if cards_left(scene) > MOST_CARDS:
        return True
    begun = scene.state if back.card is None else naive.act(scene.state, back.card.code)
    return can_win(begun, back.seat)


def _never_won(played: Hand, loser: int, since: int, end: int | None) -> bool | None:
    """At none of his last decisions could he still have won, nor when it was given up."""
    plays = [
        scene.state
        for ply, scene in enumerate(played.scenes)
        if scene.state["phase"] == "play"
        and since <= ply
        and (end is None or ply <= end)
        and (scene.me % 2 == loser or ply == end)
        and cards_left(scene) <= MOST_CARDS
    ]
    return not any(can_win(state, loser) for state in plays) if plays else None


def _knew(played: Hand, finding: Finding, card: Card, *, knew: bool) -> bool | None:
    """On what could be seen, the score that is expected of the card is the best, or it is not."""
    assert finding.best is not None
    view = observe(played.games[finding.ply], Seat(played.scenes[finding.ply].me))
    found = worths(played.scenes[finding.ply], view)
    if found is None:
        return None
    most = max(score for score, _ in found.values())
    if knew:
        return most - found[card.code][0] < _EVEN
    return found[text_of(finding.best)][0] - found[card.code][0] > _EVEN


@cache
def _solver() -> Solver:
    return Solver(table_bits=18)
