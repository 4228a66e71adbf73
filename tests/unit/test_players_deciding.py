"""Decisions before the play: expectations that add up, for every ruleset and every phase."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from statistics import mean

import pytest
from tests.players import RULESETS

from offiziersskat.core.actions import Action, Bid, Declare, Hold, Kontra, Pass, Re
from offiziersskat.core.cards import DECK, Card, Suit, mask_of
from offiziersskat.core.catalogue import PRESETS, preset, ruleset
from offiziersskat.core.contracts import SUIT_OF, Contract
from offiziersskat.core.course import Ask
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors, Outcome
from offiziersskat.core.rules import Scoring
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import advise
from offiziersskat.players.deciding import best_action, expectation
from offiziersskat.players.deciding.auction import Player
from offiziersskat.players.deciding.doubling import kontra_below, re_above
from offiziersskat.players.deciding.games import Games
from offiziersskat.players.deciding.layout import layout
from offiziersskat.players.deciding.model import Eye, judge
from offiziersskat.players.deciding.prospect import Case, Prospect, run_of
from offiziersskat.players.deciding.sheet import Game, expected, steps_of
from offiziersskat.players.engine import EnginePlayer, left_to_rules
from offiziersskat.players.levels import LEVELS
from offiziersskat.search.chance_worth import Objective
from offiziersskat.search.worlds import Worlds

CLASSIC = preset("classic")
MORE = {
    "classic;contracts=CSHDGNR": ruleset("classic", {"contracts": "CSHDGNR"}),
    "auction;kontra=on": ruleset("auction", {"kontra": "on"}),
    "simple": ruleset("simple", {"kontra": "on", "simple_kontra": "on"}),
}


@cache
def _before_play(name: str, number: int) -> tuple[View, ...]:
    """What the seats saw of a hand until a card was played."""
    return tuple(_views(name, number))


def _views(name: str, number: int) -> Iterator[View]:
    game = new_game({**RULESETS, **MORE}[name], shuffled(numbered_seed(31, number)))
    while game.phase not in (Phase.PLAY, Phase.OVER):
        view = observe(game, game.to_act)
        yield view
        game = apply(game, advise(view).action)


@pytest.mark.parametrize("name", [*RULESETS, *MORE])
def test_every_phase_is_decided_legally_and_the_same_twice(name: str) -> None:
    """Every legal declaration, answer, pair has its expectation; of bids the least and passing."""
    for view in _before_play(name, 1)[-5:]:
        found = expectation(view, Stream(b"once"), 8)

        assert set(found.values) <= set(legal(view))
        assert view.phase is Phase.BID or set(found.values) == set(legal(view))
        assert found.values == expectation(view, Stream(b"once"), 8).values


@pytest.mark.parametrize("name", [*RULESETS, *MORE])
def test_deals_are_worlds_of_the_view(name: str) -> None:
    """What is imagined can be so, every card in one place, and weights are chances."""
    for view in _before_play(name, 1)[-5:]:
        found, worlds = layout(view), Worlds(view)
        deals = found.deals(Stream(b"deals"), 8, None)

        assert 1 == pytest.approx(sum(dealt.weight for dealt in deals))
        for dealt in deals:
            assert 0 <= worlds.number(found.world(dealt)) < worlds.count
            assert mask_of(dealt.cards) == mask_of(view.unseen)
            assert -1 not in dealt.where


@pytest.mark.parametrize("name", ["classic", "japanese", "half_open", "double", "sixteen"])
def test_the_mean_of_all_turns_is_what_is_expected_on_what_is_seen(name: str) -> None:
    """Every card lies equally often in every place, so that sums over cards are exact."""
    rules = preset(name)
    view = next(_views(name, 3))
    found, judged = layout(view), judge(rules, Contract.C, Seat.FOREHAND)
    assert found.step_of(Ask.DECLARE) is not None
    deals = found.deals(Stream(b"turns"), 32, Contract.C)
    eye = Eye(found, judged, Seat.FOREHAND, found.step, stock=False)
    mean = sum(judged.points(dealt) for dealt in deals) / len(deals)

    assert eye.points(deals[0]) == pytest.approx(mean)


_TURNED = (Suit.H, Suit.C, Suit.D, Suit.S)
"""Clubs become hearts, and so on; jacks stay what they are."""


def _turned(card: Card) -> Card:
    return card if card.is_jack else Card(8 * _TURNED[card.suit] + card.rank)


@pytest.mark.parametrize("name", ["classic", "japanese", "half_open", "double"])
def test_names_of_suits_make_no_difference(name: str) -> None:
    """The same deal with suits renamed: card points and chances are those of the other suit."""
    rules = preset(name)
    for number in range(4):
        deck = shuffled(numbered_seed(41, number))
        views = [new_game(rules, cards) for cards in (deck, tuple(map(_turned, deck)))]
        plain, turned = (Games(observe(game, game.to_act), Stream(b"same"), 32) for game in views)
        for contract in rules.contracts:
            suit = SUIT_OF.get(contract)
            other = contract if suit is None else Contract(_TURNED[suit].name)
            here = plain.prospect(Declare(contract), Seat.FOREHAND)
            there = turned.prospect(Declare(other), Seat.FOREHAND)

            assert here.points == pytest.approx(there.points)
            assert here.win == pytest.approx(there.win)


@pytest.mark.parametrize("name", ["classic", "simple", "japanese", "auction"])
def test_the_expected_score_is_the_mean_of_the_sheet(name: str) -> None:
    """By its steps, and by asking the sheet of the core for every end."""
    rules = preset(name)
    game = Game(rules, Declare(Contract.H), Seat.FOREHAND, run=1 if name != "simple" else 0)
    prospect = Prospect(game, (Case(0.5, 70.0, 15.0, game.run), Case(0.5, 40.0, 12.0, game.run)))
    chances = prospect.distribution()
    total = 0.0
    for end, chance in enumerate(chances):
        outcome = Outcome(
            contract=game.declared,
            declarer=game.declarer,
            points=(end, 120 - end),
            tricks=(1, 15),
            matadors=Matadors(with_=True, count=1) if game.run else None,
        )
        score = result_of(rules, outcome).score
        assert score is not None
        total += chance * (score[0] - score[1])

    assert 1 == pytest.approx(sum(chances))
    assert prospect.win == pytest.approx(sum(chances[61:]))
    assert prospect.score(Side.FOREHAND) == pytest.approx(total, abs=0.15)
    assert prospect.score(Side.DEALER) == -prospect.score(Side.FOREHAND)


def test_null_is_won_as_often_as_its_chance_says() -> None:
    """23 for a null that is won, twice as much for one that is lost."""
    rules = ruleset("classic", {"contracts": "CSHDGN"})
    game = Game(rules, Declare(Contract.N), Seat.FOREHAND)
    prospect = Prospect(game, (Case(0.5, 1.0, 0.0, 0), Case(0.5, 0.5, 0.0, 0)))

    assert prospect.win == 0.75
    assert prospect.score(Side.FOREHAND) == pytest.approx(0.75 * 23 - 0.25 * 46)


def test_kontra_is_said_earlier_than_a_game_is_even_and_later_if_re_threatens() -> None:
    """In Skat scoring a game is even at two wins of three; re later takes some of that away."""
    game = Game(CLASSIC, Declare(Contract.C), Seat.FOREHAND, run=2)
    even, spread = re_above(game, 15.0), 15.0

    assert expected(game, even, spread) == pytest.approx(0, abs=0.1)
    assert kontra_below(game, 15.0, 15.0) == pytest.approx(even, abs=0.1)
    assert kontra_below(game, 20.0, 15.0) < re_above(game, 20.0)


def _asked(phase: Phase) -> Iterator[View]:
    for number in range(12):
        game = new_game(CLASSIC, shuffled(numbered_seed(31, number)))
        for action in (Declare(Contract.C), Kontra()):
            game = apply(game, action)
            if game.phase is phase:
                yield observe(game, game.to_act)


def test_who_is_likely_to_lose_is_doubled_and_doubles_only_what_pays() -> None:
    """Re doubles what is expected, so that it is said just when the declarer likes his game."""
    said = set()
    for view in _asked(Phase.RE):
        found = expectation(view, Stream(b"re"), 32)
        assert found.values[Re()] == pytest.approx(2 * found.values[Pass()])
        said.add(best_action(found, view))
    for view in _asked(Phase.KONTRA):
        found = expectation(view, Stream(b"kontra"), 32)
        assert found.prospects[Kontra()].points == found.prospects[Pass()].points
        said.add(best_action(found, view))

    assert {Kontra(), Re(), Pass()} == said


def test_the_runs_of_a_deal_are_the_cores() -> None:
    """All cards dealt to the declarer's side count, face-down ones and the stock too."""
    where = [0 if card.suit is Suit.C or card.is_jack else 3 for card in DECK]

    assert 4 == run_of(CLASSIC, Contract.C, where, Side.FOREHAND)
    assert 11 == run_of(preset("auction"), Contract.C, where, Side.FOREHAND)
    assert 4 == run_of(CLASSIC, Contract.H, where, Side.DEALER)
    assert 0 == run_of(CLASSIC, Contract.R, where, Side.FOREHAND)


@pytest.mark.parametrize("name", ["classic", "half_open", "auction"])
@pytest.mark.parametrize("asked", [None, (), (Phase.DECLARE,)])
def test_levels_decide_by_value_what_is_not_left_to_the_rule_book(
    name: str, asked: tuple[Phase, ...] | None
) -> None:
    """Some has not proved better (docs/deciding.md); one may ask otherwise."""
    effort = replace(LEVELS["expert-quick"], deals=8)
    by_rule = left_to_rules(preset(name)) if asked is None else asked
    for view in _before_play(name, 1)[-5:]:
        engine = EnginePlayer("by value", effort, by_rule=asked)
        by_value = best_action(expectation(view, Stream(b"same"), 8), view)

        chosen = engine.choose(view, Stream(b"same"))
        assert chosen == (advise(view).action if view.phase in by_rule else by_value)


def test_with_hidden_hands_all_is_left_to_the_rule_book() -> None:
    """And without them bids alone, which nobody makes there."""
    bids = {Phase.BID, Phase.STOCK}

    assert bids | {Phase.DISCARD, Phase.DECLARE} == set(left_to_rules(preset("auction")))
    assert bids | {Phase.DECLARE, Phase.KONTRA, Phase.RE} == set(left_to_rules(preset("half_open")))
    for name in ("auction", "half_open"):
        assert bids == set(left_to_rules(preset(name), Objective.POINTS))
    assert all(
        not {Phase.DECLARE, Phase.KONTRA, Phase.RE} & set(left_to_rules(preset(name)))
        for name in PRESETS
        if name not in {"auction", "half_open"}
    )


def test_between_games_as_good_card_points_decide() -> None:
    """A grand that promises hardly more score, and far fewer points, is not declared."""
    parted = 0
    for number in range(40):
        view = observe(
            new_game(preset("japanese"), shuffled(numbered_seed(5, number))), Seat.FOREHAND
        )
        found = expectation(view, Stream(b"points"), 8)
        by_score = max(legal(view), key=lambda action: found.values[action])
        chosen = best_action(found, view)
        if chosen == by_score:
            continue
        parted += 1
        gain, loss = (
            found.prospects[chosen].ahead(Side.FOREHAND)
            - found.prospects[by_score].ahead(Side.FOREHAND),
            found.values[by_score] - found.values[chosen],
        )
        assert 0 < 60 * loss < gain
    assert 0 < parted < 20


def test_who_takes_the_stock_looks_at_every_game() -> None:
    """With more games to choose from the best is never worse: grand alone may reach the bid."""
    fewer, more = RULESETS["auction;contracts=CSHD"], preset("auction")
    for number in range(6):
        found = []
        for rules in (fewer, more):
            game = new_game(rules, shuffled(numbered_seed(43, number)))
            games = Games(observe(game, game.to_act), Stream(b"stock"), 4)
            dealt = games.deals(Contract.G)[0]
            found.append(Player(games, Seat.FOREHAND).taking(dealt, 48))

        assert found[0] <= found[1]


def _auction(number: int, *actions: Action) -> View:
    game = new_game(preset("auction"), shuffled(numbered_seed(47, number)))
    for action in actions:
        game = apply(game, action)
    return observe(game, game.to_act)


@pytest.mark.parametrize("number", range(3))
def test_whoever_is_left_the_game_compares_it_with_nothing(number: int) -> None:
    """The dealer has passed; who then passes too has no score, who bids has the better of both ways."""
    view = _auction(number, Pass())
    games = Games(view, Stream(b"bids"), 16)
    me = Player(games, Seat.FOREHAND)
    deals = games.deals(Contract.G)
    takes = sum(dealt.weight * me.taking(dealt, 18) for dealt in deals)
    found = expectation(view, Stream(b"bids"), 16).values

    assert 0 == found[Pass()]
    assert found[Bid(18)] == pytest.approx(max(takes, me.by_hand(18)))


@pytest.mark.parametrize("number", range(3))
def test_who_goes_on_plays_only_where_the_other_passes(number: int) -> None:
    """Elsewhere it comes to what passing comes to, so that going on lies between the two."""
    view = _auction(number, Bid(18))
    games = Games(view, Stream(b"hold"), 16)
    me, foe = Player(games, Seat.FOREHAND), Player(games, Seat(1))
    deals = games.deals(Contract.G)
    plays = [max(me.taking(dealt, 18), me.by_hand(18)) for dealt in deals]
    left = [-foe.taking(dealt, 18) for dealt in deals]
    found = expectation(view, Stream(b"hold"), 16).values

    assert found[Pass()] == pytest.approx(
        sum(dealt.weight * rest for dealt, rest in zip(deals, left, strict=True))
    )
    assert min(*plays, *left) <= found[Hold()] <= max(*plays, *left)
    assert found[Hold()] != found[Pass()]


def test_deals_count_as_the_other_has_bid() -> None:
    """The higher he went, the more the same game of his is worth in the deals that are looked at."""
    low, high = (
        mean(_his_game(_auction(number, *calls)) for number in range(8))
        for calls in ((Bid(18),), (Bid(18), Hold(), Bid(48)))
    )

    assert high > low


def _his_game(view: View) -> float:
    games = Games(view, Stream(b"deals"), 64)
    dealer = Player(games, Seat(1))
    return sum(dealt.weight * dealer.taking(dealt, 18) for dealt in games.deals(Contract.G))


@pytest.mark.parametrize("name", [*RULESETS, *MORE])
def test_the_steps_of_a_sheet_are_found_without_looking_at_every_end(name: str) -> None:
    """At each number of points the score that the core tells."""
    rules = {**RULESETS, **MORE}[name]
    said = [Declare(contract) for contract in set(rules.contracts) - {Contract.N}]
    if rules.bids:
        said += [replace(one, hand=True, schneider=high) for one in said for high in (False, True)]
    for declared in said:
        owner = None if declared.contract is Contract.R else Seat.FOREHAND
        for bid in (None, 18, 48, 96) if rules.bids else (None,):
            run = 2 if rules.scoring is Scoring.SKAT and owner is not None else 0
            game = Game(rules, declared, owner, bid=bid, run=run)
            steps = steps_of(game)

            for end in range(121):
                assert steps.expected(end, 1e-6) == pytest.approx(_score_of(game, end))


def _score_of(game: Game, end: int) -> float:
    outcome = Outcome(
        contract=game.declared,
        declarer=game.declarer,
        points=(end, 120 - end),
        tricks=(1, game.rules.tricks - 1),
        matadors=Matadors(with_=True, count=game.run) if game.run else None,
        bid=game.bid,
    )
    score = result_of(game.rules, outcome).score
    assert score is not None
    return sum(score[0::2]) - sum(score[1::2])
