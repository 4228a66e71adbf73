"""What each player loses by a decision in mid-game positions, whose values are found by rollouts.

    python bench/rollout_losses.py --make --positions 300
    python bench/rollout_losses.py --players rules pimc expert-quick
    python bench/rollout_losses.py --players rules pimc-quick --against expert-quick

Positions of ``classic`` (every second one), ``japanese`` and ``simple`` with 7 to 10 unknown cards,
from hands that ``rules`` plays against itself, ramsch left out; they and their values stand in ``bench/midgame.jsonl``, which
``--make`` goes on writing. A card's value is the mean over drawn worlds, the same for every card of
a position: there both sides play on as ``rules`` does until 3 cards are unknown, and from there the
value is exact. Figures are the score of the seat to act, and card points, each less the other side's.

The worlds are drawn in two halves. What is best by one is valued by the other, so that chance does
not make the best card better than it is; a loss can therefore come out negative. ``error`` is the
standard error of what a card loses against the best. ``oracle`` sees each world and plays as if
everybody did: it loses less than nothing, which is the ceiling. With ``--against`` a second line
tells how much more a player loses than another one on the same positions, which is far more certain.
``--stage opening`` takes positions with 11 to 14 unknown cards, in ``bench/opening.jsonl``.
"""

import argparse
import json
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from offiziersskat.analysis.payoff import own_side
from offiziersskat.analysis.world import world_values
from offiziersskat.core.actions import Play, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.notation import parse_rules
from offiziersskat.players import PLAYERS, SEARCHING, advise, player
from offiziersskat.search.chance import ChanceSearch, Objective
from offiziersskat.search.restore import world_game
from offiziersskat.search.solver import Solver
from offiziersskat.search.worlds import Worlds

_FOLDER = Path(__file__).parent
_CLASSIC, _SIMPLE = "classic; contracts=CSHDG", "simple; contracts=CSHDG"
_RULES = (_CLASSIC, "japanese", _CLASSIC, _SIMPLE)
_UNKNOWN = {"midgame": (7, 8, 9, 10), "opening": (11, 12, 13, 14)}
_EXACT = 3
_WORLDS = 16
_SEED = 300
_THIN = 10
_WIDTH = 1.96

Figures = tuple[float, float]


def main() -> None:
    """Write positions, or print a line for each player."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--make", action="store_true")
    parser.add_argument("--players", nargs="+", default=list(PLAYERS))
    parser.add_argument("--stage", choices=_UNKNOWN, default="midgame")
    parser.add_argument("--against", help="a player that the others are compared with")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--quick", action="store_true", help="quick forms on every tenth")
    wanted = parser.parse_args()
    if wanted.make:
        _make(wanted.stage, wanted.positions)
        return
    cases, names = _cases(wanted.stage)[: wanted.positions], wanted.players
    if wanted.quick:
        cases = cases[::_THIN]
        names = [f"{name}-quick" if name in SEARCHING else name for name in names]
    errors = [card["error"] for case in cases for card in case["cards"].values()]
    print(f"{len(cases)} positions; standard error of a card's loss {fmean(errors):.2f}")
    other = _losses(cases, wanted.against) if wanted.against else None
    for name in names:
        losses = _losses(cases, name)
        print(_line(name, losses), flush=True)
        if other is not None:
            pairs = zip(losses, other, strict=True)
            print(_line("  more", [_more(one, two) for one, two in pairs]), flush=True)
    print(_line("oracle", [_loss(case, "oracle") for case in cases]))


def _losses(cases: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [_loss(case, _choice(case, name)) for case in cases]


def _more(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return one | {what: one[what] - other[what] for what in ("score", "points")}


def _file(stage: str) -> Path:
    return _FOLDER / f"{stage}.jsonl"


def _cases(stage: str) -> list[dict[str, Any]]:
    there = _file(stage).exists()
    lines = _file(stage).read_text(encoding="utf-8").splitlines() if there else []
    return [json.loads(line) for line in lines]


# ---- making them --------------------------------------------------------------------------------


def _make(stage: str, count: int) -> None:
    """Append what is missing; the same file however often it is broken off."""
    there = len(_cases(stage))
    with _file(stage).open("a", encoding="utf-8") as file:
        for number in range(there, count):
            file.write(json.dumps(_valued(stage, number)) + "\n")
            file.flush()


def _valued(stage: str, number: int) -> dict[str, Any]:
    """A position, and what each of its cards is worth."""
    rules, unknown = _RULES[number % 4], _UNKNOWN[stage][number // 4 % 4]
    deal = number * 100
    while (found := _position(rules, deal, unknown)) is None:
        deal += 1
    game, actions = found
    view = observe(game, game.to_act)
    cards = [action.card for action in legal(view) if isinstance(action, Play)]
    rng, worlds = Stream(numbered_seed(_SEED + 1, number)), Worlds(view)
    rows, oracle = [], []
    for _ in range(_WORLDS):
        world = world_game(view, worlds.sample(rng))
        row = {card: _rolled(apply(world, Play(card)), game) for card in cards}
        rows.append(row)
        oracle.append(row[_seen_through(world)])
    best = max(cards, key=lambda card: fmean(row[card][0] for row in rows))
    return {
        "rules": rules,
        "deal": deal,
        "actions": actions,
        "unknown": unknown,
        "worlds": _WORLDS,
        "cards": {
            card.code: {
                **_halves([row[card] for row in rows]),
                "error": _error([row[best][0] - row[card][0] for row in rows]),
            }
            for card in cards
        },
        "oracle": _halves(oracle),
    }


def _position(rules: str, deal: int, unknown: int) -> tuple[Game, list[str]] | None:
    """The first decision of a deal with so many unknown cards and a choice, and what led to it."""
    game = new_game(parse_rules(rules), shuffled(numbered_seed(_SEED, deal)))
    actions: list[str] = []
    while game.to_act is not None:
        view = observe(game, game.to_act)
        left = len(view.unseen)
        if game.phase is Phase.PLAY and left < unknown:
            return None
        if game.phase is Phase.PLAY and left == unknown and len(legal(view)) > 1:
            return game, actions
        action = advise(view).action
        actions.append(text_of(action))
        game = apply(game, action)
    return None


def _rolled(game: Game, root: Game) -> Figures:
    """Played on by both sides until the rest can be known for certain."""
    assert root.to_act is not None
    while game.to_act is not None:
        view = observe(game, game.to_act)
        if len(view.unseen) <= _EXACT:
            return _exact(view, root)
        game = apply(game, advise(view).action)
    raise AssertionError


_CHANCE = ChanceSearch(bits=18)


def _exact(view: View, root: Game) -> Figures:
    assert view.seat is not None and root.to_act is not None
    side = root.to_act.side
    score = float(_CHANCE.value(view, Objective.SCORE).value)
    points = float(_CHANCE.value(view, Objective.POINTS).value)
    ahead = 2 * points + 120 if points < 0 else 2 * points - 120
    return (
        score if view.seat.side is side else -score,
        ahead if own_side(view.board) is side else -ahead,
    )


def _seen_through(world: Game) -> Card:
    """What somebody plays who sees every card."""
    assert world.to_act is not None
    sign = 1 if world.to_act.side is own_side(world.board) else -1
    values = {
        action.card: (worth.score or 0.0, sign * worth.points)
        for action, worth in world_values(world, _solver(), lambda: False)
        if isinstance(action, Play)
    }
    return max(values, key=lambda card: values[card])


@cache
def _solver() -> Solver:
    return Solver(table_bits=18)


def _halves(figures: list[Figures]) -> dict[str, list[float]]:
    middle = len(figures) // 2
    parts = figures[:middle], figures[middle:]
    return {
        name: [round(fmean(one[what] for one in part), 3) for part in parts]
        for what, name in enumerate(("score", "points"))
    }


def _error(losses: list[float]) -> float:
    return round(stdev(losses) / sqrt(len(losses)), 3)


# ---- measuring players --------------------------------------------------------------------------


def _choice(case: dict[str, Any], name: str) -> str:
    game = new_game(parse_rules(case["rules"]), shuffled(numbered_seed(_SEED, case["deal"])))
    for text in case["actions"]:
        offered = {text_of(action): action for action in legal(observe(game, game.to_act))}
        game = apply(game, offered[text])
    rng = Stream(f"midgame:{case['deal']}".encode())
    action = player(name).choose(observe(game, game.to_act), rng)
    assert isinstance(action, Play)
    return action.card.code


def _loss(case: dict[str, Any], code: str) -> dict[str, Any]:
    """What a card loses, by ruleset: the best by each half, valued by the other."""
    cards = case["cards"]
    chosen = case["oracle"] if code == "oracle" else cards[code]
    found: dict[str, Any] = {"rules": case["rules"]}
    for what in ("score", "points"):
        halves = []
        for half in (0, 1):
            best = max(cards.values(), key=lambda card: card[what][half])
            halves.append(best[what][1 - half] - chosen[what][1 - half])
        found[what] = fmean(halves)
    return found


def _line(name: str, losses: list[dict[str, Any]]) -> str:
    skat = [loss["score"] for loss in losses if loss["rules"].startswith("classic")]
    others = [loss["score"] for loss in losses if not loss["rules"].startswith("classic")]
    points = [loss["points"] for loss in losses]
    return (
        f"{name:13} score in classic {_told(skat)}  elsewhere {_told(others)}"
        f"  card points {_told(points)}"
    )


def _told(losses: list[float]) -> str:
    return f"{fmean(losses):6.2f} ± {_WIDTH * stdev(losses) / sqrt(len(losses)):.2f}"


if __name__ == "__main__":
    main()
