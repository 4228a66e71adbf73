"""The players by name: legal everywhere, the same for the same view, and good by their measure."""

import pytest
from bench.players import duel, play_hand, play_pair
from tests.players import RULESETS, SWIFT, sat_down, view_after

from offiziersskat.core.actions import Pass, Play, TakeStock
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import PRESETS, preset, ruleset
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.notation import parse_position
from offiziersskat.players import PLAYERS, advise, player


def test_the_players_are_known_by_name() -> None:
    """The names that the command offers, from weak to strong."""
    yardsticks = ("random", "greedy", "lookahead", "beginner", "casual", "rules")
    assert (*yardsticks, "net", "pimc", "mcts", "club", "expert", "master") == PLAYERS
    assert PLAYERS == tuple(player(name).name for name in PLAYERS)


def test_an_unknown_player_is_refused_by_name() -> None:
    """The error says who was asked for, and who is there."""
    with pytest.raises(InputError) as caught:
        player("grandmaster")

    assert "player-unknown" == caught.value.code
    assert {"name": "grandmaster", "known": " ".join(PLAYERS)} == caught.value.params


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("who", PLAYERS)
def test_every_player_plays_every_ruleset_to_its_end(who: str, name: str) -> None:
    """Whatever is asked, from the bid to the last card, is answered with a legal action."""
    rng = Stream(numbered_seed(3, 0))
    for number in range(5 if who in SWIFT else 1):
        game = new_game(RULESETS[name], shuffled(numbered_seed(4, number)))
        while game.to_act is not None:
            view = observe(game, game.to_act)
            action = sat_down(who).choose(view, rng)
            assert action in legal(view)
            game = apply(game, action)

        assert Phase.OVER is game.phase


@pytest.mark.parametrize("who", ["greedy", "rules"])
def test_the_same_view_is_answered_alike(who: str) -> None:
    """``greedy`` and ``rules`` need no chance."""
    for plies in range(0, 30, 3):
        view = view_after(preset("half_open"), 1, plies=plies)

        first = player(who).choose(view, Stream(b"one"))
        assert first == player(who).choose(view, Stream(b"two"))


def test_random_plays_each_legal_action_at_times() -> None:
    """The draw is uniform, so that each is met before long."""
    view = view_after(preset("japanese"), 2, plies=1)
    rng = Stream(b"chance")

    seen = {player("random").choose(view, rng) for _ in range(200)}

    assert set(legal(view)) == seen


def test_advice_is_only_for_the_seat_to_act() -> None:
    """Who is not asked has nothing to do."""
    game = new_game(preset("classic"), shuffled(numbered_seed(5, 0)))

    with pytest.raises(ValueError, match="DECLARE"):
        advise(observe(game, game.rules.dealer))


def test_greedy_takes_the_richest_trick_that_it_can_have_now() -> None:
    """It sees that the ace of hearts takes the ten, and that nothing takes more."""
    position = parse_position(
        "japanese C 0 59-37 - HA DQ -- -- -- -- -- -- | HT D7 -- -- -- -- -- --"
    )

    assert Play(Card.HA) == player("greedy").choose(position.view(), Stream(b""))


def test_greedy_takes_the_stock_and_never_doubles() -> None:
    """Its habits outside of card play."""
    auction = new_game(preset("auction"), shuffled(numbered_seed(6, 0)))
    while auction.phase is Phase.BID:
        offers = legal(observe(auction, auction.to_act))
        auction = apply(auction, offers[0] if auction.board.bid is None else Pass())
    classic = new_game(preset("classic"), shuffled(numbered_seed(6, 1)))
    classic = apply(classic, legal(observe(classic, classic.to_act))[0])

    assert TakeStock() == player("greedy").choose(observe(auction, auction.to_act), Stream(b""))
    assert Phase.KONTRA is classic.phase
    assert Pass() == player("greedy").choose(observe(classic, classic.to_act), Stream(b""))


@pytest.mark.parametrize("name", PRESETS)
def test_rules_beats_greedy_in_every_ruleset(name: str) -> None:
    """A small slice of ``bench/players.py``: it scores more and its margin is no accident."""
    score, _ = duel(preset(name), (player("rules"), player("greedy")), pairs=60, seed=1)

    assert 0 < score.mean


@pytest.mark.parametrize("name", PRESETS)
def test_greedy_beats_random_in_every_ruleset(name: str) -> None:
    """The first step up."""
    score, _ = duel(preset(name), (player("greedy"), player("random")), pairs=60, seed=1)

    assert 0 < score.mean


def test_a_player_has_no_margin_over_itself() -> None:
    """A duplicate pair takes out the luck of the cards altogether."""
    both = (player("rules"), player("rules"))

    assert (0, 0) == play_pair(preset("classic"), numbered_seed(1, 1), both, Stream(b""))


def test_the_margin_of_a_side_is_that_of_its_seats() -> None:
    """In ``double`` both partners score for a win, so a hand is worth two, four, or more."""
    both = (player("rules"), player("greedy"))

    score, points = play_hand(preset("double"), numbered_seed(1, 2), both, Stream(b""))

    assert 0 == score % 2
    assert (score > 0) == (points > 0)


def test_a_hand_thrown_in_is_level() -> None:
    """Nobody scores where nobody bids."""

    class Timid:
        name = "timid"

        def choose(self, view: object, rng: object) -> Pass:
            return Pass()

    rules = ruleset("auction", {"contracts": "D"})
    timid = Timid()

    assert (0, 0) == play_hand(rules, numbered_seed(1, 3), (timid, timid), Stream(b""))
