"""Tree search: its quick hands are those of the rules, its chance is fair, and it finds good cards."""

import json
from collections import Counter
from pathlib import Path

import pytest
from tests.players import RULESETS

from offiziersskat.analysis.payoff import final_value
from offiziersskat.core.actions import Play
from offiziersskat.core.catalogue import preset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.notation import parse_position
from offiziersskat.players import player
from offiziersskat.players.mcts import MctsPlayer, searched
from offiziersskat.players.playout import Layout, Run, layout_of, layouts_of, worth_of
from offiziersskat.search.worlds import World

TRUTH = Path(__file__).parents[1] / "truth" / "positions.jsonl"


class _Unmoved(Run):
    """Deals what lies face down as it lay, and always plays the card with the highest number."""

    def below(self, bound: int) -> int:
        return bound - 1


def _begun(rules: Ruleset, number: int, plies: int) -> Game | None:
    """A hand after some random plies of card play; none if it is over then."""
    game = new_game(rules, shuffled(numbered_seed(8, number)))
    rng, chance = Stream(numbered_seed(9, number)), player("random")
    played = 0
    while game.to_act is not None:
        if game.phase is Phase.PLAY:
            if played == plies:
                return game
            played += 1
        game = apply(game, chance.choose(observe(game, game.to_act), rng))
    return None


def _view(game: Game) -> View:
    return observe(game, game.to_act)


def _true_layout(game: Game) -> Layout:
    truth = game.truth
    return layout_of(_view(game), World(truth.downs, truth.hands, truth.stock, truth.pack))


@pytest.mark.parametrize("name", RULESETS)
def test_a_quick_hand_comes_to_what_the_rules_make_of_it(name: str) -> None:
    """Cards to follow, cards turned, tricks, matadors: card by card as in ``core``."""
    rules = RULESETS[name]
    for number in range(6):
        game = _begun(rules, number, plies=5 * number)
        if game is None:
            continue
        layout = _true_layout(game)
        run = _Unmoved(0)
        run.start(layout)
        while game.to_act is not None:
            cards = [action.card for action in legal(_view(game)) if isinstance(action, Play)]
            numbers = layout.state.deal.tables.number
            assert sorted(numbers[card] for card in cards) == run.moves()
            best = max(cards, key=lambda card: numbers[card])
            run.play(numbers[best])
            game = apply(game, Play(best))
        result = game.result
        assert result is not None and run.over
        value = final_value(result)
        assert value is not None
        count = layout.stake.run if result.matadors is None else result.matadors.count
        assert worth_of(layout, count)[value] == run.end()


def test_every_card_lies_under_every_other_alike() -> None:
    """What lies face down is dealt anew each time, each way as likely."""
    game = _begun(preset("classic"), 1, plies=20)
    assert game is not None
    (layout,) = layouts_of(_view(game), Stream(b"draw"), 5)
    run, seen = Run(3), Counter[tuple[int, int]]()
    for _ in range(3000):
        run.start(layout)
        seen.update(run.lying().items())

    expected = 3000 / len(layout.loose)
    assert len(layout.covers) * len(layout.loose) == len(seen)
    assert all(abs(count - expected) < 0.25 * expected for count in seen.values())


def test_hidden_hands_are_drawn() -> None:
    """Where a hand is hidden there are many layouts, and all of them fit what is seen."""
    game = _begun(preset("half_open"), 2, plies=4)
    assert game is not None
    layouts = layouts_of(_view(game), Stream(b"draw"), 20)

    assert 20 == len(layouts)
    assert 1 < len({layout.visible for layout in layouts})


def test_it_finds_what_matters() -> None:
    """On positions whose values are known it loses far less than a card at random does."""
    cases = [json.loads(line) for line in TRUTH.read_text(encoding="utf-8").splitlines()]
    cases = [case for case in cases if "," not in case["position"].split()[1]][:40]
    lost = dict.fromkeys(("mcts", "random"), 0.0)
    for case in cases:
        view = parse_position(case["position"]).view()
        score = case["score"]
        for name in lost:
            who = MctsPlayer(simulations=250) if name == "mcts" else player(name)
            action = who.choose(view, Stream(case["id"].encode()))
            assert isinstance(action, Play)
            lost[name] += (score["value"] - score["moves"][action.card.code]) / case["over"]

    assert lost["mcts"] < lost["random"] / 3


def test_all_simulations_are_counted() -> None:
    """Each tries one card of the seat to act."""
    game = _begun(preset("japanese"), 3, plies=11)
    assert game is not None
    view = _view(game)
    visits = searched(view, Stream(b"tree"), 200)

    assert 200 == sum(visits.values())
    assert set(visits) == {action.card for action in legal(view) if isinstance(action, Play)}
