"""Suits are names: whoever thinks, the same cards in other suits are worth the same to him.

Where every world is looked at, or the end is searched, not a bit changes; where worlds are drawn,
no more than draws differ. Jacks keep their suits, whose order counts, and so do clubs, the one suit
that is trump here: a game in another counts less.
"""

from dataclasses import replace
from random import Random
from statistics import mean, stdev

import pytest

from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import DECK, Card, Suit
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed
from offiziersskat.players.levels import LEVELS
from offiziersskat.players.search_play import think

RULES = ruleset("classic", {"kontra": False, "contracts": "CG"})
PLAYED = {"club-quick": 26, "expert-quick": 24, "master-quick": 22}
TOLERANCE = 1e-9
DRAWS = 8
DRAWN_WITHIN = 4.5
"""How far means of values by drawn worlds may lie apart, in standard errors of their difference."""


def _other(card: Card, suits: list[Suit]) -> Card:
    if card.is_jack:
        return card
    return next(one for one in DECK if one.suit is suits[card.suit] and one.rank is card.rank)


def _turned(action: Action, suits: list[Suit]) -> Action:
    match action:
        case Play(card):
            return Play(_other(card, suits))
        case _:
            return action


def _twins(number: int, plies: int) -> tuple[View, View, list[Suit]]:
    """One hand played at random, and the same with every suit another."""
    rng = Random(number)
    deck, others = list(DECK), [Suit.S, Suit.H, Suit.D]
    rng.shuffle(deck)
    rng.shuffle(others)
    suits = [Suit.C, *others]
    games = [new_game(RULES, deck), new_game(RULES, [_other(card, suits) for card in deck])]
    left = plies
    while left:
        view = observe(games[0], games[0].to_act)
        if view.phase is Phase.PLAY:
            left -= 1
        action = rng.choice(legal(view))
        games = [apply(games[0], action), apply(games[1], _turned(action, suits))]
    first, second = (observe(game, _seat(game)) for game in games)
    return first, second, suits


def _seat(game: Game) -> Seat:
    assert game.to_act is not None
    return game.to_act


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("number", range(4))
def test_relabelling_suits_changes_no_value(name: str, number: int) -> None:
    """Near the end, where nothing is drawn."""
    view, twin, suits = _twins(number, PLAYED[name])
    values, others = (think(one, Stream(numbered_seed(5, 1)), LEVELS[name]) for one in (view, twin))

    assert "exact" == values.how == others.how
    assert {_other(card, suits): value for card, value in values.values.items()} == pytest.approx(
        others.values, abs=TOLERANCE
    )


@pytest.mark.parametrize("number", range(4))
def test_all_worlds_together_know_no_suit(number: int) -> None:
    """Every world is planned, and none drawn."""
    view, twin, suits = _twins(number, PLAYED["club-quick"])
    effort = replace(LEVELS["club-quick"], exact=0, worlds=1_000)
    values, others = (think(one, Stream(numbered_seed(5, 1)), effort) for one in (view, twin))

    assert "worlds" == values.how == others.how
    assert {_other(card, suits): value for card, value in values.values.items()} == pytest.approx(
        others.values, abs=TOLERANCE
    )


@pytest.mark.parametrize("number", range(3))
def test_drawn_worlds_differ_by_their_draws_alone(number: int) -> None:
    """In the middle of a hand; every draw another one."""
    view, twin, suits = _twins(number, 14)
    effort = LEVELS["club-quick"]
    values = [think(view, Stream(numbered_seed(5, seed)), effort).values for seed in range(DRAWS)]
    others = [
        think(twin, Stream(numbered_seed(5, seed)), effort).values
        for seed in range(DRAWS, 2 * DRAWS)
    ]

    for card in values[0]:
        left = [found[card] for found in values]
        right = [found[_other(card, suits)] for found in others]
        error = ((stdev(left) ** 2 + stdev(right) ** 2) / DRAWS) ** 0.5
        assert abs(mean(left) - mean(right)) <= DRAWN_WITHIN * error + TOLERANCE
