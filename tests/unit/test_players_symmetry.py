"""Suits and seats are names: whoever thinks, the same cards are worth the same to him.

Where every world is looked at, or the end is searched, not a bit changes; where worlds are drawn,
no more than draws differ. When suits change, jacks keep theirs, whose order counts, and so do clubs,
the one suit that is trump here: a game in another counts less.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from statistics import mean, stdev

import pytest
from tests.truth.make import read

from offiziersskat.core.actions import Action, Bid, Pass, Play
from offiziersskat.core.cards import DECK, Card, Suit
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed
from offiziersskat.notation import parse_position
from offiziersskat.players.levels import LEVELS
from offiziersskat.players.search_play import think

RULES = ruleset("classic", {"kontra": False, "contracts": "CG"})
PLAYED = {"club-quick": 26, "expert-quick": 24, "master-quick": 22}
TOLERANCE = 1e-9
LEVEL_WITHIN = 2e-4
"""As TOLERANCE in ramsch: a millionth for each card point decides between level cards, and either
seat counts these from another end, up to 120 points apart."""
DRAWN = replace(LEVELS["expert-quick"], exact=0, worlds=8, plies=1, lines=0)
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
    _alike_but_for_draws(view, twin, lambda card: _other(card, suits))


def _alike_but_for_draws(view: View, twin: View, other: Callable[[Card], Card]) -> None:
    values = [think(view, Stream(numbered_seed(5, seed)), DRAWN).values for seed in range(DRAWS)]
    others = [
        think(twin, Stream(numbered_seed(5, seed)), DRAWN).values
        for seed in range(DRAWS, 2 * DRAWS)
    ]

    assert len(values[0]) > 1
    for card in values[0]:
        left = [found[card] for found in values]
        right = [found[other(card)] for found in others]
        error = ((stdev(left) ** 2 + stdev(right) ** 2) / DRAWS) ** 0.5
        assert abs(mean(left) - mean(right)) <= DRAWN_WITHIN * error + TOLERANCE


# ---- seats --------------------------------------------------------------------------------------

# Ramsch alone is played alike from both seats of a public game.
RAMSCH = [line for line in read() if " R " in line["position"] and line["unknown"] <= 5][:40:4]
AUCTION = ruleset("auction", {"lead": "declarer", "contracts": "CSHDG"})
PACKETS = (slice(5, 10), slice(5), slice(15, 20), slice(10, 15), slice(20, 22), slice(27, 32))
"""What each seat is dealt in ``auction``, in the order of the other's."""


def _sat_over(position: str) -> str:
    """The position with the seats changed."""
    rules, contract, to_act, taken, hands, *rest = position.split(" ")
    piles = " ".join(rest[: rest.index("|")]), " ".join(rest[rest.index("|") + 1 :])
    theirs, *more = piles[1].split(" ? ") if " ? " in piles[1] else (piles[1],)
    cards = f"{theirs} | {' ? '.join([piles[0], *more])}"
    parts = "-".join(reversed(taken.split("-")))
    return f"{rules} {contract} {1 - int(to_act)} {parts} {hands} {cards}"


def _less_best(values: dict[Card, float]) -> dict[Card, float]:
    """By how much each card is worse; ramsch counts card points from another end for each seat."""
    return {card: value - max(values.values()) for card, value in values.items()}


@pytest.mark.parametrize("line", RAMSCH, ids=lambda line: str(line["id"]))
def test_changing_seats_changes_no_value(line: dict[str, str]) -> None:
    """Searched to the end, and by all worlds planned together."""
    for effort in (LEVELS["expert-quick"], replace(LEVELS["expert"], exact=0, worlds=120, lines=0)):
        values, others = (
            think(parse_position(text).view(), Stream(numbered_seed(5, 1)), effort)
            for text in (line["position"], _sat_over(line["position"]))
        )

        assert ("worlds" if not effort.exact else "exact") == values.how == others.how
        assert _less_best(values.values) == pytest.approx(
            _less_best(others.values), abs=LEVEL_WITHIN
        )


@pytest.mark.parametrize("number", range(3))
def test_hidden_hands_are_drawn_alike_from_both_seats(number: int) -> None:
    """Who has bid leads and declares; one hand played at random by him as forehand and dealer."""
    rng = Random(number)
    deck = list(DECK)
    rng.shuffle(deck)
    over = [card for packet in (*PACKETS, slice(22, 27)) for card in deck[packet]]
    games = [new_game(AUCTION, deck), new_game(AUCTION, over)]
    games = [apply(apply(games[0], Pass()), Bid(18)), apply(apply(games[1], Bid(18)), Pass())]
    left = 12
    while left:
        view = observe(games[0], games[0].to_act)
        left -= view.phase is Phase.PLAY
        action = rng.choice(legal(view))
        games = [apply(game, action) for game in games]
    view, twin = (observe(game, _seat(game)) for game in games)

    assert view.seat is not twin.seat
    _alike_but_for_draws(view, twin, lambda card: card)
