"""What the other seat's actions tell about its cards."""

import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations, islice
from math import exp, inf, log, prod
from pathlib import Path
from typing import TypeVar

import pytest
from bench.inference import gains, mean_gain
from tests.worlds import actions_of, deck_of, random_hand, true_world

from offiziersskat.core.actions import (
    Action,
    Bid,
    Declare,
    Hold,
    Kontra,
    LayAway,
    Pass,
    Play,
    PlayHand,
    Re,
    TakeStock,
)
from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.course import Kind
from offiziersskat.core.events import Dealt, Event, StockTaken
from offiziersskat.core.game import Game, apply, new_game, observe, play_out
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import player
from offiziersskat.search.inference import (
    Evidence,
    goes_on,
    habits,
    sample_of,
    sample_worlds,
    systematic,
    weigh,
    weighted,
)
from offiziersskat.search.inference.calls import (
    CALLS,
    CLAIMS,
    DOUBLES,
    LAYINGS,
    Row,
    Standing,
    asked,
    claim_row,
    double_row,
    hand_row,
    laying_rows,
    value_row,
)
from offiziersskat.search.inference.cards import CARDS, Aim, Turn, describe
from offiziersskat.search.inference.table import Decision, retell
from offiziersskat.search.restore import world_game
from offiziersskat.search.worlds import NoWorld, World, Worlds, sample_world

K = TypeVar("K")
ROOT = Path(__file__).parents[2]


def stream(number: int) -> Stream:
    """Chance that is the same in every run."""
    return Stream(numbered_seed(number, 78))


def self_played(rules: Ruleset, number: int) -> Iterator[Game]:
    """A hand by ``rules`` players, before each decision."""
    game = new_game(rules, shuffled(numbered_seed(number, 5)))
    while game.to_act is not None:
        yield game
        game = apply(game, player("rules").choose(observe(game, game.to_act), stream(number)))


# ---- what it is worth ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["half_open", "auction"])
def test_the_truth_is_likelier_by_the_weights_than_by_the_deal(name: str) -> None:
    """On a fixed sample of self-played hands, by more than two standard errors."""
    mean, error = mean_gain(gains(name, hands=12, seed=99, worlds=30))

    assert mean > 2 * error > 0


# ---- what it is ---------------------------------------------------------------------------------

KONTRA = ruleset("auction", {"kontra": "on"})
LATE = ruleset("classic", {"course": "F8h D8h declare F4d D4d F4u D4u play"})


@pytest.mark.parametrize(
    ("rules", "hands"),
    [
        pytest.param(preset("half_open"), range(8), id="half_open"),
        pytest.param(KONTRA, range(10), id="kontra"),
        pytest.param(LATE, range(8), id="late"),
        pytest.param(ruleset("auction", {"contracts": "NG"}), range(8), id="null"),
    ],
)
def test_weights_are_the_chances_of_the_actions_one_by_one(rules: Ruleset, hands: range) -> None:
    """Against an oracle that plays each world from its deck and asks what was legal."""
    chance, seen = stream(1), Counter[bool]()
    for number in hands:
        games = list(random_hand(rules, number))
        view = observe(games[len(games) * (number % 7 + 3) // 10], Seat(number % 2))
        first, *others = (sample_world(view, chance) for _ in range(4))
        for other in others:
            slow = log_chance(view, other) - log_chance(view, first)

            assert weigh(view, other) - weigh(view, first) == pytest.approx(slow, abs=1e-9)
            seen[slow != 0] += 1

    assert seen[True] > 8


def log_chance(view: View, world: World) -> float:
    """How likely all actions of the seats that are not seen are, over all stocks that fit."""
    assert view.seat is not None
    other = Seat(1 - view.seat)
    chances = [
        exp(sum(_logs(view.rules, deck_of(view.rules, world, log_), log_, other, view)))
        for log_ in _stories(view, world, other)
    ]
    return log(sum(chances) / len(chances))


def _stories(view: View, world: World, other: Seat) -> Iterator[tuple[Event, ...]]:
    """The log in every way in which the stock may have been taken."""
    told = world_game(view, world).truth.log
    taken = [e for e in told if isinstance(e, StockTaken) and e.seat == other]
    if not taken:
        yield told
        return
    dealt = next(e for e in told if isinstance(e, Dealt) and (e.seat, e.kind) == (other, Kind.HAND))
    assert isinstance(dealt.cards, tuple) and isinstance(taken[0].cards, tuple)
    pool = dealt.cards + taken[0].cards
    for pair in combinations(sorted(pool), 2):
        rest = tuple(card for card in pool if card not in pair)
        yield tuple(
            replace(e, cards=pair) if e is taken[0] else replace(e, cards=rest) if e is dealt else e
            for e in told
        )


def _logs(
    rules: Ruleset, deck: list[Card], told: tuple[Event, ...], other: Seat, view: View
) -> Iterator[float]:
    game = new_game(rules, deck)
    contract = view.board.contract
    bids: list[tuple[float, bool]] = []
    for decision, action in zip(retell(rules, told), actions_of(told), strict=True):
        mine = observe(game, game.to_act)
        if game.to_act == other and decision.dealt == rules.hand_size:
            if decision.contract is None and isinstance(action, Bid | Hold | Pass):
                bids.append((_log_of_bid(rules, decision, mine), action != Pass()))
            else:
                yield _log_of(decision, action, mine, contract)
        game = play_out(game, [action])
    blind = prod(0.75 if goes_on else 0.25 for _, goes_on in bids)
    yield log(0.95 * exp(sum(chance for chance, _ in bids)) + 0.05 * blind)


def _log_of_bid(rules: Ruleset, decision: Decision, mine: View) -> float:
    """The chance of one call; all of them together are smoothed as one."""
    here = Standing.of(decision.shown[decision.seat] | _hand(mine), decision.against)
    row = (*hand_row(here), *value_row(here, asked(rules, decision)))
    score = sum(habits.BID[n] * x for n, x in row)
    return -log(1 + exp(score if decision.action == Pass() else -score))


def _hand(mine: View) -> int:
    assert mine.seat is not None
    return mask_of(mine.hand(mine.seat))


def _log_of(decision: Decision, action: Action, mine: View, contract: Declare | None) -> float:
    """The chance of one action among those that were legal."""
    shown = decision.shown[decision.seat]
    standing = Standing.of(shown | _hand(mine), decision.against)
    match action:
        case Play(card):
            here = decision.here
            assert here is not None
            rows = {
                offer.card: tuple(describe(here, offer.card))
                for offer in legal(mine)
                if isinstance(offer, Play)
            }
            return _chosen(rows, card, habits.PLAY[here.turn(card), here.aim])
        case TakeStock() | PlayHand():
            row = hand_row(standing)
            return _chosen({True: row, False: ()}, action == TakeStock(), habits.STOCK)
        case LayAway(first, second) if contract is not None:
            one = laying_rows(_hand(mine), shown, contract.contract)
            pairs = {pair: (*one[pair[0]], *one[pair[1]]) for pair in combinations(sorted(one), 2)}
            coefficients = habits.LAYING[contract.contract is Contract.N]
            return _chosen(pairs, (first, second), coefficients)
        case Declare():
            offers = {o.contract for o in legal(mine) if isinstance(o, Declare)}
            claims = {offer: claim_row(standing, offer, decision.bid) for offer in offers}
            return _chosen(claims, action.contract, habits.CLAIM)
        case Kontra() | Re() | Pass() if decision.contract is not None:
            if decision.contract.contract in (Contract.N, Contract.R):
                return 0.0
            row = double_row(standing, decision.contract.contract, declarer=decision.declarer)
            return _chosen({True: row, False: ()}, action != Pass(), habits.DOUBLE)
        case _:
            return 0.0


def _chosen(rows: Mapping[K, Row], taken: K, coefficients: tuple[float, ...]) -> float:
    weights = {key: exp(sum(coefficients[n] * x for n, x in row)) for key, row in rows.items()}
    return log(0.95 * weights[taken] / sum(weights.values()) + 0.05 / len(rows))


def test_where_nobody_has_secrets_every_world_weighs_nothing() -> None:
    """Classic: both seats see the same cards, so that nothing can be read from what they do."""
    chance = stream(2)
    for game in random_hand(preset("classic"), 1):
        view = observe(game, Seat.SECOND)

        assert weigh(view, sample_world(view, chance)) == 0


def test_a_position_without_a_past_weighs_nothing() -> None:
    """There is nobody's action to learn from."""
    game = [g for g in random_hand(preset("half_open"), 1) if g.phase is Phase.PLAY][9]
    view = replace(observe(game, Seat.SECOND), log=())
    evidence, chance = Evidence(view), stream(2)

    assert {0} == {evidence.weigh(sample_world(view, chance)) for _ in range(5)}


def test_face_down_cards_weigh_nothing() -> None:
    """Their owner does not know them either: weights depend on hands and stock alone."""
    game = [g for g in random_hand(preset("half_open"), 1) if g.phase is Phase.PLAY][9]
    view = observe(game, game.to_act)
    worlds, evidence, chance = Worlds(view), Evidence(view), stream(3)
    drawn = {evidence.weigh(worlds.of_split(1, chance)) for _ in range(9)}

    assert drawn == {evidence.weigh_held(*worlds.held_in(1))} != {0}


def test_what_a_split_holds_is_told_without_making_its_worlds() -> None:
    """The hands and the stock of each of its worlds, and so what it weighs."""
    for name in ("auction", "half_open"):
        game = [g for g in random_hand(preset(name), 2) if g.phase is Phase.PLAY][5]
        view = observe(game, game.to_act)
        worlds, evidence, chance = Worlds(view), Evidence(view), stream(6)
        for split in range(0, worlds.splits, worlds.splits // 20):
            world = worlds.of_split(split, chance)
            hands, stock = worlds.held_in(split)

            assert tuple(map(mask_of, world.hands)) == hands
            assert mask_of(world.stock) == stock
            assert evidence.weigh(world) == evidence.weigh_held(hands, stock)


def test_a_spectator_weighs_what_both_seats_did() -> None:
    """His weight is the product of what each tells of its own hand."""
    game = [g for g in random_hand(preset("half_open"), 3) if g.phase is Phase.PLAY][11]
    evidence = {seat: Evidence(observe(game, seat)) for seat in (None, Seat(0), Seat(1))}
    truth, chance = true_world(game, observe(game, None)), stream(4)
    for seat in (Seat.FOREHAND, Seat.SECOND):
        other = sample_world(observe(game, seat), chance)
        gained = [evidence[who].weigh(truth) - evidence[who].weigh(other) for who in (None, seat)]

        assert gained[0] == pytest.approx(gained[1])
        assert gained[0] != 0


def test_who_bids_is_taken_to_have_more_trumps_than_who_passes() -> None:
    """The dealer's first word, read by forehand: the weighted mean of his jacks and longest suit."""
    game = next(
        game
        for number in range(99)
        for game in [new_game(preset("auction"), shuffled(numbered_seed(number, 4)))]
        if _longest(observe(game, None).open_cards(Seat.SECOND)) == 2
    )
    means = {}
    for word in (Bid(18), Pass()):
        view = observe(apply(game, word), Seat.FOREHAND)
        shown = view.open_cards(Seat.SECOND)
        means[word] = sum(
            weight * _longest((*world.hands[1], *shown))
            for world, weight in weighted(view, stream(5), 600)
        )

    assert means[Bid(18)] > means[Pass()] + 0.1


def test_who_has_more_goes_on_more_readily_but_not_beyond_what_a_game_can_be_worth() -> None:
    """A chance for each hand and value, never certain."""
    strong = mask_of([Card.CJ, Card.SJ, Card.HJ, Card.CA, Card.CT, Card.CK, Card.CQ, Card.HA])
    weak = mask_of([Card.S7, Card.S8, Card.H9, Card.HQ, Card.D7, Card.D9, Card.DQ, Card.CT])
    against = mask_of([Card.D8, Card.DK, Card.SK, Card.H7])
    assert 0 < goes_on(weak, against, 18) < goes_on(strong, against, 18) < 1
    assert goes_on(strong, against, 264) < goes_on(strong, against, 48)


def test_systematic_draws_come_as_often_as_they_weigh() -> None:
    """But for one, up or down; the same chance gives the same draw."""
    weights = [0.5, 0.0, 3.0, 1.25, 0.25]
    for seed in range(20):
        drawn = Counter(systematic(weights, stream(seed), 40))

        assert 40 == drawn.total()
        for number, weight in enumerate(weights):
            assert abs(drawn[number] - 40 * weight / sum(weights)) < 1
        assert drawn == Counter(systematic(weights, stream(seed), 40))


def _longest(cards: tuple[Card, ...]) -> int:
    jacks = sum(card.is_jack for card in cards)
    return jacks + max(sum(c.suit == n and not c.is_jack for c in cards) for n in range(4))


def test_jacks_are_not_expected_among_the_cards_laid_away() -> None:
    """Fewer than in the worlds as they are dealt."""
    view = next(
        view
        for number in range(99)
        for game in self_played(preset("auction"), number)
        if game.board.took_stock and game.phase is Phase.PLAY
        for view in [observe(game, Seat(1 - (game.board.declarer or 0)))]
        if any(card.is_jack for card in view.unseen)
    )
    found = weighted(view, stream(6), 600)
    laid = [sum(card.is_jack for card in world.stock) for world, _ in found]
    mean = sum(weight * jacks for (_, weight), jacks in zip(found, laid, strict=True))

    assert mean < 0.8 * sum(laid) / len(laid)


# ---- drawing by weight --------------------------------------------------------------------------


def view_of(name: str, *, splits: range) -> View:
    """Of a self-played hand that has gone on for a while, with so many ways to fill a hand."""
    return next(
        view
        for number in range(99)
        for game in self_played(preset(name), number)
        if game.phase is Phase.PLAY and sum(game.board.tricks) > 1
        for view in [observe(game, game.to_act)]
        if Worlds(view).splits in splits
    )


def test_of_few_splits_each_is_drawn_as_often_as_it_weighs() -> None:
    """The draw is systematic: no split is more than one draw off."""
    view, n = view_of("half_open", splits=range(5, 80)), 400
    evidence = Evidence(view)
    sample = sample_worlds(view, stream(7), n)
    splits = Worlds(view)
    weights = {
        _private(world): exp(evidence.weigh(world))
        for world in (splits.of_split(number, stream(8)) for number in range(splits.splits))
    }
    drawn = Counter(_private(world) for world in sample.worlds)

    assert inf == sample.effective
    assert n == len(sample.worlds)
    for key, weight in weights.items():
        assert abs(drawn[key] - n * weight / sum(weights.values())) <= 1


@pytest.mark.parametrize("splits", [range(30, 300), range(3_001, 99_999)])
def test_drawn_evenly_a_card_is_everywhere_as_often_as_it_weighs(splits: range) -> None:
    """On the mean of many draws, and in each of them closer to it than where each draws for itself."""
    view = view_of("half_open", splits=splits)
    worlds, evidence = Worlds(view), Evidence(view)
    truth = _lying(view, weighted(view, stream(1), 20_000))
    far: dict[bool, list[float]] = {False: [], True: []}
    means = dict.fromkeys(truth, 0.0)
    for evenly, misses in far.items():
        for number in range(60):
            drawn = sample_of(worlds, evidence, stream(number), 24, evenly=evenly).worlds
            assert 24 == len(drawn)
            lying = _lying(view, [(world, 1 / 24) for world in drawn])
            misses.append(sum((lying[where] - truth[where]) ** 2 for where in truth))
            if evenly:
                means = {where: means[where] + lying[where] / 60 for where in truth}

    assert sum(far[True]) < 0.9 * sum(far[False])
    assert all(abs(means[where] - truth[where]) < 0.06 for where in truth)


def _lying(view: View, found: Iterable[tuple[World, float]]) -> dict[tuple[Card, str], float]:
    """By card and place how likely it lies there; a hand is one place."""
    lying: dict[tuple[Card, str], float] = defaultdict(float)
    for world, weight in found:
        for seat, (hand, row) in enumerate(zip(world.hands, world.downs, strict=True)):
            at = [(card, f"hand {seat}") for card in hand]
            at += [(card, f"{seat} {place}") for place, card in enumerate(row) if card is not None]
            for card, where in at:
                if card in view.unseen:
                    lying[card, where] += weight
    return lying


def _private(world: World) -> tuple[object, ...]:
    return (*world.hands, world.stock)


def test_of_many_splits_a_pool_is_weighed_and_says_what_it_is_worth() -> None:
    """Between one world and the whole pool; and every world drawn agrees with the view."""
    view = view_of("half_open", splits=range(1_001, 9_999))
    sample = sample_worlds(view, stream(8), 50)

    assert 1 < sample.effective < 400
    assert 50 == len(sample.worlds)
    for world in islice(sample.worlds, 10):
        assert view == observe(world_game(view, world), view.seat)


def test_drawing_by_weight_raises_the_mean_weight() -> None:
    """Against a uniform draw from the same view."""
    view = view_of("auction", splits=range(1_001, 20_000))
    evidence, chance = Evidence(view), stream(9)
    drawn = [evidence.weigh(world) for world in sample_worlds(view, chance, 200).worlds]
    uniform = [evidence.weigh(sample_world(view, chance)) for _ in range(200)]

    assert sum(drawn) > sum(uniform) + 40


def test_weights_add_up_to_one_and_no_draw_gives_no_world() -> None:
    """The former are normalised, the latter is an empty sample."""
    view = view_of("half_open", splits=range(5, 80))

    assert 1 == pytest.approx(sum(weight for _, weight in weighted(view, stream(1), 9)))
    assert () == sample_worlds(view, stream(1), 0).worlds


def test_nothing_is_drawn_from_a_contradiction() -> None:
    """One card too many has gone."""
    view = view_of("half_open", splits=range(5, 80))
    gone = view.board.gone | view.unseen[0].bit
    broken = replace(view, board=replace(view.board, gone=gone))

    with pytest.raises(NoWorld, match="no-world"):
        sample_worlds(broken, stream(1), 5)


# ---- coefficients -------------------------------------------------------------------------------


def test_there_is_a_coefficient_for_every_feature() -> None:
    """As many as the features have numbers."""
    assert {(turn, aim) for turn in Turn for aim in Aim} == set(habits.PLAY)
    assert {CARDS} == {len(row) for row in habits.PLAY.values()}
    assert {LAYINGS} == {len(row) for row in habits.LAYING.values()}
    assert [CALLS, CALLS, CLAIMS, DOUBLES] == [
        len(row) for row in (habits.BID, habits.STOCK, habits.CLAIM, habits.DOUBLE)
    ]


def test_the_fitting_finds_more_than_chance_in_a_few_hands() -> None:
    """The script runs as its first lines say, and reports a gain for leading."""
    script = [sys.executable, "tools/fit_inference.py", "--hands", "12", "--check"]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=True)
    line = next(line for line in done.stdout.splitlines() if line.startswith("play lead points"))

    assert "gain 0." in line and "gain 0.0" not in line
