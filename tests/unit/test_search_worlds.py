"""Worlds: what can lie where a seat cannot see."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise
from math import comb, factorial, sqrt

import pytest
from tests.worlds import all_worlds, is_true, random_hand, true_world

from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import PRESETS, preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Acted
from offiziersskat.core.game import Game, new_game, observe, resign
from offiziersskat.core.result import Ending, Matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.search.draws import below, fraction
from offiziersskat.search.hidden import voids
from offiziersskat.search.restore import world_game
from offiziersskat.search.worlds import (
    NoWorld,
    World,
    Worlds,
    count_worlds,
    enumerate_worlds,
    sample_world,
)

FOUR = " ".join(f"{seat}{packet}" for packet in ("2d", "2u", "4h") for seat in range(4))

MIXED = "F4h D4h F4d D4d declare F4u D4u kontra F4o D4o play"

HIDDEN_HANDS = [
    pytest.param(preset("half_open"), id="half_open"),
    pytest.param(preset("auction"), id="auction"),
    pytest.param(ruleset("auction", {"contracts": "N", "flip": "at_once"}), id="null"),
    pytest.param(ruleset("auction", {"kontra": "on", "spitzen": "off"}), id="kontra"),
    pytest.param(ruleset("classic", {"course": MIXED}), id="mixed"),
    pytest.param(ruleset("double", {"course": f"{FOUR} declare play"}), id="four"),
]
"""Rulesets under which somebody has cards that others do not see."""


def stream(number: int) -> Stream:
    """Chance that is the same in every run."""
    return Stream(numbered_seed(number, 77))


def views(rules: Ruleset, number: int) -> Iterator[tuple[Game, View]]:
    """Every view of a random hand, spectators' included."""
    for game in random_hand(rules, number):
        for seat in (None, *map(Seat, range(rules.seats))):
            yield game, observe(game, seat)


def short_views(rules: Ruleset, *, unseen: int, hands: range) -> Iterator[View]:
    """Views of random hands in which few cards are unseen, though some are."""
    for number in hands:
        for _, view in views(rules, number):
            if 2 <= len(view.unseen) <= unseen:
                yield view


def chi_square_limit(cells: int) -> float:
    """The 99.9 % point of chi-square with one degree of freedom less (Wilson–Hilferty)."""
    free = cells - 1
    return free * (1 - 2 / (9 * free) + 3.0902 * sqrt(2 / (9 * free))) ** 3


# ---- counting, listing, drawing -----------------------------------------------------------------


def test_a_fresh_classic_deal_hides_twenty_eight_cards_in_any_order() -> None:
    """Four face-up cards are seen; eight lie face down, twenty are in the pack."""
    view = observe(new_game(preset("classic"), shuffled(numbered_seed(1, 0))), Seat.FOREHAND)

    assert factorial(28) == count_worlds(view)


def test_a_fresh_auction_hides_a_hand_a_stock_and_ten_face_down_cards() -> None:
    """Of 17 unseen cards five are the other hand, two the stock; the rest lie in some order."""
    view = observe(new_game(preset("auction"), shuffled(numbered_seed(1, 0))), Seat.SECOND)

    assert comb(17, 5) * comb(12, 2) * factorial(10) == count_worlds(view)


def test_in_sixteen_the_other_hand_is_known() -> None:
    """My sixteen cards tell me yours (rules.md §3)."""
    game = new_game(preset("sixteen"), shuffled(numbered_seed(1, 0)))

    assert [true_world(game, observe(game, Seat.SECOND))] == list(
        enumerate_worlds(observe(game, Seat.SECOND))
    )


@pytest.mark.parametrize("rules", HIDDEN_HANDS)
def test_as_many_worlds_are_listed_as_are_counted_and_each_once(rules: Ruleset) -> None:
    """In the order of their numbers."""
    for view in short_views(rules, unseen=5, hands=range(3)):
        worlds = Worlds(view)
        listed = list(worlds)

        assert len(listed) == len(set(listed)) == worlds.count
        assert list(range(worlds.count)) == [worlds.number(world) for world in listed]
        assert listed == list(enumerate_worlds(view))


def test_the_order_of_worlds_is_pinned() -> None:
    """Hands in lexicographic order of the deck, then what lies face down."""
    view = next(short_views(preset("half_open"), unseen=4, hands=range(3)))
    keys = [
        (world.hands[1], world.hands[0], *(card for row in world.downs for card in row if card))
        for world in enumerate_worlds(view)
    ]

    assert 1 < len(keys)
    assert all(earlier < later for earlier, later in pairwise(keys))


def test_a_number_beyond_the_count_is_no_world() -> None:
    """Neither is a negative one."""
    worlds = Worlds(next(short_views(preset("half_open"), unseen=4, hands=range(3))))

    for number in (-1, worlds.count):
        with pytest.raises(IndexError):
            worlds.at(number)


@pytest.mark.parametrize("rules", HIDDEN_HANDS[:2])
def test_drawn_worlds_are_uniform(rules: Ruleset) -> None:
    """By chi-square over all worlds of a view, with a fixed seed."""
    view = next(v for v in short_views(rules, unseen=6, hands=range(9)) if count_worlds(v) > 40)
    worlds, chance = Worlds(view), stream(3)
    expected = 60
    found = Counter(worlds.number(worlds.sample(chance)) for _ in range(expected * worlds.count))
    square = sum((found[n] - expected) ** 2 / expected for n in range(worlds.count))

    assert chi_square_limit(worlds.count) > square


def test_drawing_from_astronomical_numbers_reaches_every_card_and_place() -> None:
    """Of 28! worlds: each unseen card is on top of the pack about as often as any other."""
    view = observe(new_game(preset("classic"), shuffled(numbered_seed(1, 0))), None)
    chance, draws = stream(4), 2_800
    found = Counter(sample_world(view, chance).pack[0] for _ in range(draws))
    expected = draws / 28
    square = sum((found[card] - expected) ** 2 / expected for card in view.unseen)

    assert chi_square_limit(28) > square


# ---- what is certain ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_no_drawn_world_contradicts_the_view(name: str) -> None:
    """Over whole hands, all seats and spectators; and the truth is one of the worlds."""
    chance = stream(5)
    for number in range(3):
        for game, view in views(preset(name), number):
            worlds = Worlds(view)
            world, truth = worlds.sample(chance), true_world(game, view)

            assert view == observe(world_game(view, world), view.seat)
            assert truth == worlds.at(worlds.number(truth))


@pytest.mark.parametrize("rules", [*HIDDEN_HANDS, pytest.param(preset("classic"), id="classic")])
def test_drawn_worlds_can_be_played_from_their_deck_to_the_same_view(rules: Ruleset) -> None:
    """Every action of the hand is legal again, failures to follow included."""
    chance = stream(6)
    for number in range(2):
        for game in random_hand(rules, number):
            view = observe(game, Seat(number % rules.seats))

            assert is_true(view, sample_world(view, chance))


@pytest.mark.parametrize("rules", HIDDEN_HANDS)
def test_the_worlds_are_exactly_those_that_can_be_played(rules: Ruleset) -> None:
    """Against an oracle that tries every order of the unseen cards."""
    some = list(islice(short_views(rules, unseen=4, hands=range(10, 200)), 24))

    assert 24 == len(some)
    for view in some:
        assert all_worlds(view) == set(enumerate_worlds(view))


def test_who_did_not_follow_has_none_of_the_suit_in_his_hand() -> None:
    """What he holds now he held then; and without the failure there were more worlds."""
    bound = 0
    for game, view in (pair for n in range(6) for pair in views(preset("half_open"), n)):
        for seat, classes in voids(view).items():
            order = view.order
            assert order is not None
            hand = game.truth.hands[seat]

            assert not [card for card in hand if order.follow[card] in classes]

        free = replace(view, log=(), board=replace(view.board, trick=None, last_trick=None))
        bound += count_worlds(view) < count_worlds(free)

    assert bound > 20


def test_a_position_without_a_past_knows_the_last_trick_from_the_board() -> None:
    """The log of a set-up position begins in the middle; what it tells half is left out."""
    seen = 0
    for _, view in (pair for n in range(6) for pair in views(preset("half_open"), n)):
        plays = [n for n, event in enumerate(view.log) if isinstance(event, Acted)]
        late = replace(view, log=view.log[plays[-1] :]) if plays else view

        assert count_worlds(view) <= count_worlds(late)
        seen += bool(voids(late))

    assert seen > 5


@pytest.mark.parametrize("fields", [{}, {"spitzen": "off"}, {"contracts": "N"}], ids=str)
def test_a_result_tells_what_was_laid_away_and_who_had_the_matadors(fields: dict[str, str]) -> None:
    """Hands resigned late: the worlds are exactly those with the same result."""
    some = list(islice(resigned_late(ruleset("auction", fields)), 24))

    assert 24 == len(some)
    for quitter, view in some:
        assert all_worlds(view, resigned=quitter) == set(enumerate_worlds(view))


def resigned_late(rules: Ruleset) -> Iterator[tuple[Seat, View]]:
    """Who resigned, and a view of it in which few cards are unseen."""
    for number in range(300):
        for game in random_hand(rules, number):
            quitter, seat = Seat(number % 2), Seat(number // 2 % 2)
            if game.phase is Phase.PLAY:
                view = observe(resign(game, quitter), seat)
                if 3 <= len(view.unseen) <= 5:
                    yield quitter, view


def test_matadors_told_by_a_result_bind_face_down_cards() -> None:
    """Resigned at once, classic: the run lies on the declarer's side, and ends there."""
    for number in range(12):
        game = next(g for g in random_hand(preset("classic"), number) if g.phase is Phase.PLAY)
        if game.board.declarer is None:
            continue
        over = resign(game, Seat.FOREHAND)
        view = observe(over, Seat.SECOND)
        chance = stream(number)
        for _ in range(20):
            again = resign(
                world_game(observe(game, Seat.SECOND), sample_world(view, chance)), Seat.FOREHAND
            )

            assert over.result == again.result


def test_matadors_told_by_a_position_bind_what_is_unseen() -> None:
    """With one: the jack of clubs is the declarer's and that of spades is not; and so on."""
    some = 0
    for number in range(12):
        for game in random_hand(preset("half_open"), number):
            contract, declarer = game.board.contract, game.board.declarer
            if game.phase is not Phase.PLAY or contract is None or declarer is None:
                continue
            view = observe(game, Seat(1 - declarer))
            jacks = {card for card in view.unseen if card.is_jack}
            held = {*game.truth.hands[declarer], *filter(None, game.truth.downs[declarer])}
            told = matadors_of(game)
            top = [Card.CJ, Card.SJ, Card.HJ, Card.DJ][: told.count]
            for world in (Worlds(view, told).sample(stream(n)) for n in range(5)):
                his = {*world.hands[declarer], *filter(None, world.downs[declarer])}

                assert his & jacks & set(top) == held & jacks & set(top)
                some += bool(jacks)

    assert some > 100


def matadors_of(game: Game) -> Matadors:
    """The matadors of a hand that is being played, from a resignation of it."""
    result = resign(game, Seat.FOREHAND).result
    assert result is not None and result.matadors is not None
    return result.matadors


def test_a_null_lost_early_tells_the_points_laid_away() -> None:
    """The hand ends with the declarer's first trick; its cards stay hidden, their sum does not."""
    rules = ruleset("auction", {"contracts": "N"})
    over = [list(random_hand(rules, number))[-1] for number in range(40)]
    chance, seen = stream(8), 0
    for game in over:
        result, declarer = game.result, game.board.declarer
        if result is None or declarer is None or result.ending is not Ending.PLAYED:
            continue
        view = observe(game, Seat(1 - declarer))
        points = sum(card.points for card in game.truth.stock)

        assert {points} == {
            sum(card.points for card in sample_world(view, chance).stock) for _ in range(10)
        }
        seen += 1

    assert seen > 5


# ---- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_the_game_of_the_true_world_is_the_game(name: str) -> None:
    """But for the order in which hidden hands were dealt, and for a stock that was taken unseen."""
    for game, view in views(preset(name), 2):
        again = world_game(view, true_world(game, view))

        assert game.board == again.board
        assert game.truth.step == again.truth.step
        assert game.truth.downs == again.truth.downs
        if not game.board.took_stock:
            assert game.truth.dealt == again.truth.dealt
        elif game.truth.dealt is not None and again.truth.dealt is not None:
            both = {0: game.truth.dealt, 1: again.truth.dealt}
            declarer = game.board.declarer or 0
            assert 1 == len({d[declarer] | d[-1] for d in both.values()})


def test_the_game_of_a_position_without_a_past_keeps_what_it_cannot_know_open() -> None:
    """No deal in the log: no cards dealt are made up."""
    game = [g for g in random_hand(preset("half_open"), 1) if g.phase is Phase.PLAY][12]
    view = replace(observe(game, Seat.SECOND), log=())

    assert world_game(view, sample_world(view, stream(1))).truth.dealt is None


# ---- nonsense -----------------------------------------------------------------------------------


def test_a_view_that_contradicts_itself_has_no_world() -> None:
    """A card too many has gone: fewer unseen cards than places for them."""
    view = observe(new_game(preset("half_open"), shuffled(numbered_seed(1, 0))), Seat.FOREHAND)
    broken = replace(view, board=replace(view.board, gone=view.unseen[0].bit))

    assert 0 == count_worlds(broken)
    assert [] == list(enumerate_worlds(broken))
    with pytest.raises(NoWorld, match="no-world"):
        sample_world(broken, stream(1))


def test_a_world_of_another_view_has_no_number() -> None:
    """The same holds for one that gives a hand what it cannot have."""
    first, second = (
        observe(new_game(preset("auction"), shuffled(numbered_seed(n, 0))), Seat.FOREHAND)
        for n in (1, 2)
    )
    world = sample_world(first, stream(1))
    bare = World(((None,) * 5, (None,) * 5), world.hands, world.stock, world.pack)

    for view, stranger in ((second, world), (first, bare)):
        with pytest.raises(ValueError, match="not of this view"):
            Worlds(view).number(stranger)


# ---- chance -------------------------------------------------------------------------------------


@pytest.mark.parametrize("bound", [1, 7, 1 << 16, (1 << 16) + 1, 3 << 40, factorial(28)])
def test_large_numbers_are_drawn_without_bias(bound: int) -> None:
    """Ten equal parts of the range are hit about equally often, and the top is reached."""
    chance, draws = stream(9), 2_000
    found = [below(chance, bound) for _ in range(draws)]

    assert 0 <= min(found) and max(found) < bound
    if bound >= 10:
        tenths = Counter(number * 10 // bound for number in found)
        assert chi_square_limit(10) > sum((tenths[n] - 200) ** 2 / 200 for n in range(10))


def test_every_number_below_a_large_bound_can_come() -> None:
    """A source that gives the largest number each time is answered with the largest that fits."""

    class Script:
        def __init__(self, *numbers: int) -> None:
            self._numbers = list(numbers)

        def below(self, bound: int, /) -> int:
            number = self._numbers.pop(0)
            assert number < bound
            return number

    assert 0x1FFFF == below(Script(1, 0xFFFF), 1 << 17)
    assert 0x10005 == below(Script(1, 0x0006, 1, 0x0005), 0x10006)
    assert fraction(Script(0x8000, 0, 0)) == pytest.approx(0.5)


def test_the_unseen_cards_are_all_that_a_world_adds() -> None:
    """A world holds every card that has not been played, once."""
    chance = stream(10)
    for _, view in views(preset("auction"), 4):
        world = sample_world(view, chance)
        lying = [card for row in (*world.downs, *world.hands) for card in row if card]
        cards: list[Card] = [*lying, *world.stock, *world.pack]
        shown = [c for seat in range(2) for c in view.open_cards(Seat(seat))]
        trick = view.board.trick.cards if view.board.trick else ()

        assert 32 == len({*cards, *shown, *trick}) + view.board.gone.bit_count()
        assert len(cards) == len(set(cards))


def test_contracts_change_which_hands_are_possible() -> None:
    """A jack is a trump but in null: the same failure to follow excludes other cards."""
    kinds = Counter(
        (view.board.contract.contract is Contract.N, *sorted(classes))
        for n in range(10)
        for _, view in views(ruleset("auction", {"contracts": "N"}), n)
        for classes in voids(view).values()
        if view.board.contract is not None
    )

    assert kinds and all(4 not in kind[1:] for kind in kinds)


@pytest.mark.parametrize("name", ["classic", "japanese", "simple", "double"])
def test_worlds_drawn_evenly_put_every_card_everywhere(name: str) -> None:
    """Over the turns of a draw once each; worlds of the view, and further draws are others."""
    for number in range(3):
        view = next(v for _, v in views(preset(name), number) if 5 <= len(v.unseen) <= 8)
        worlds, many = Worlds(view), len(view.unseen)
        found = worlds.evenly(stream(number), 2 * many)
        lying = [
            [card for downs in world.downs for card in downs if card in view.unseen]
            for world in found
        ]

        assert many > 1
        assert 2 * many == len({worlds.number(world) for world in found})
        for half in (lying[:many], lying[many:]):
            assert all(set(view.unseen) == set(cards) for cards in zip(*half, strict=True))
        assert found[: many + 1] == worlds.evenly(stream(number), many + 1)


def test_worlds_drawn_evenly_have_hands_of_their_own() -> None:
    """Where hands are hidden each draw deals them anew; a contradiction has no world."""
    game = list(random_hand(preset("half_open"), 1))[12]
    view = observe(game, game.to_act)
    found = Worlds(view).evenly(stream(1), 60)

    assert all(is_true(view, world) for world in found)
    assert len({world.hands for world in found}) > 3


def test_worlds_of_splits_lie_evenly_one_after_the_other() -> None:
    """Each in its split; of one split's turns every card is everywhere once."""
    game = next(
        game
        for number in range(9)
        for game in random_hand(preset("half_open"), number)
        if sum(game.board.tricks) == 8 and game.phase is Phase.PLAY
    )
    view = observe(game, game.to_act)
    worlds = Worlds(view)
    asked = [0, worlds.splits - 1, worlds.splits // 2, 0]
    found = worlds.of_splits(asked, stream(3))
    orders = worlds.count // worlds.splits
    down = sum(card in view.unseen for row in found[0].downs for card in row)
    turned = worlds.of_splits([worlds.splits // 3] * (2 * down), stream(4))
    lying = [
        [card for row in world.downs for card in row if card in view.unseen] for world in turned
    ]

    assert down > 2 and worlds.splits > 9
    assert asked == [worlds.number(world) // orders for world in found]
    assert len({worlds.number(world) for world in turned}) > down
    for half in (lying[:down], lying[down:]):
        assert all(down == len(set(cards)) for cards in zip(*half, strict=True))
