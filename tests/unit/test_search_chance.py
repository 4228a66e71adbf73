"""Expectiminimax over reveals: against an oracle that leaves nothing out, and its promises."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from threading import Timer

import pytest
from tests.chance_plain import Plain

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase, View
from offiziersskat.notation import parse_position
from offiziersskat.search.chance import ChanceSearch, Objective, Spent, Stopped, stopping_after
from offiziersskat.search.position import BadPosition

_PUBLIC: list[tuple[str, dict[str, object]]] = [
    ("classic", {}),
    ("classic", {"spitzen": True}),
    ("classic", {"flip": "at_once"}),
    ("classic", {"ten": "below_king", "schwarz": "points"}),
    ("classic", {"contracts": "R"}),
    ("classic", {"contracts": "R", "ramsch": "both"}),
    ("classic", {"contracts": "N"}),
    ("simple", {}),
    ("simple", {"kontra": True, "simple_kontra": True}),
    ("japanese", {}),
    ("japanese", {"flip": "after_trick"}),
    ("double", {}),
    ("double", {"flip": "after_trick"}),
]


def _random_view(rules: Ruleset, chance: Random, *, unknown: int, cards: int) -> View:
    """A position of random play with few unknown cards, before any card of a trick."""
    while True:
        deck = list(DECK)
        chance.shuffle(deck)
        game = new_game(rules, deck)
        while game.phase is not Phase.OVER:
            view = observe(game, game.to_act)
            left = 32 - view.board.gone.bit_count()
            if game.phase is Phase.PLAY and len(view.unseen) <= unknown and left <= cards:
                return view
            game = apply(game, chance.choice(legal(view)))


def _views(number: int, *, each: int, unknown: int, cards: int) -> Iterator[View]:
    name, fields = _PUBLIC[number]
    chance = Random(number)
    for _ in range(each):
        yield _random_view(ruleset(name, fields), chance, unknown=unknown, cards=cards)


@pytest.mark.parametrize("number", range(len(_PUBLIC)), ids=lambda n: f"{_PUBLIC[n]}")
@pytest.mark.parametrize("objective", Objective)
def test_every_move_is_worth_what_plain_enumeration_says(number: int, objective: Objective) -> None:
    """Points, wins and score of every public ruleset, both flips, exactly."""
    search = ChanceSearch(bits=14)
    for view in _views(number, each=5, unknown=3, cards=10):
        plain = Plain(view, objective)
        assert view.board.to_act is not None
        other = view.board.to_act.side is not plain.own.side
        sign = -1 if objective is Objective.SCORE and other else 1
        expected = {card: sign * value for card, value in plain.moves(plain.root()).items()}
        answer = search.values(view, objective)
        assert expected == answer.moves
        assert answer.value == search.value(view, objective).value
        assert answer.value == answer.moves[answer.best] if answer.best else False


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("double", {}),
        ("double", {"flip": "after_trick"}),
        ("double", {"contracts": "R"}),
        ("classic", {"contracts": "R"}),
        ("classic", {"contracts": "N", "flip": "at_once"}),
    ],
)
@pytest.mark.parametrize("objective", Objective)
def test_four_unknown_cards_are_still_what_plain_enumeration_says(
    name: str, fields: dict[str, object], objective: Objective
) -> None:
    """Four seats, ramsch and null, with so many unknown cards that positions come up again."""
    chance, search = Random(4), ChanceSearch(bits=8)
    for _ in range(3):
        view = _random_view(ruleset(name, fields), chance, unknown=4, cards=11)
        plain = Plain(view, objective)
        value = plain.value(plain.root())
        acting = view.board.to_act
        assert acting is not None
        turned = objective is Objective.SCORE and acting.side is not plain.own.side
        assert (-value if turned else value) == search.values(view, objective).value


def test_the_chance_of_so_many_points_falls_as_more_are_asked_for() -> None:
    """A threshold is a question of its own; 61 is what a win asks for."""
    search = ChanceSearch(bits=14)
    view = next(_views(0, each=1, unknown=4, cards=12))
    chances = [search.at_least(view, points).value for points in range(1, 121, 10)]
    assert chances == sorted(chances, reverse=True)
    assert search.value(view, Objective.WIN).value == search.at_least(view, 61).value


def test_two_threads_find_the_same_values() -> None:
    """A second thread only helps."""
    one, two = ChanceSearch(bits=14), ChanceSearch(bits=14, threads=2)
    for view in _views(0, each=5, unknown=5, cards=14):
        assert one.values(view, Objective.POINTS).moves == two.values(view, Objective.POINTS).moves


def test_a_small_table_gives_the_same_values() -> None:
    """The size of the table is a matter of time alone."""
    small, large = ChanceSearch(bits=5), ChanceSearch(bits=16)
    for view in _views(9, each=5, unknown=4, cards=13):
        assert small.value(view, Objective.SCORE).value == large.value(view, Objective.SCORE).value


def test_a_search_ends_when_its_flag_is_set() -> None:
    """From another thread, and after a time."""
    search = ChanceSearch(bits=16)
    view = _random_view(ruleset("classic"), Random(3), unknown=10, cards=28)
    timer = Timer(0.05, search.stop.__setitem__, (0, 1))
    timer.start()
    with pytest.raises(Stopped):
        search.values(view, Objective.POINTS)
    with stopping_after(0.05, search.stop), pytest.raises(Stopped):
        search.values(view, Objective.POINTS)


def test_a_search_that_was_stopped_answers_the_next_question() -> None:
    """Nothing of a broken-off search is believed."""
    search, fresh = ChanceSearch(bits=16), ChanceSearch(bits=16)
    view = next(_views(0, each=1, unknown=4, cards=14))
    search.stop[0] = 1
    hard = _random_view(view.rules, Random(3), unknown=10, cards=28)
    with pytest.raises(Stopped):
        search.value(hard, Objective.POINTS)
    search.stop[0] = 0
    assert fresh.value(view, Objective.POINTS).value == search.value(view, Objective.POINTS).value


@pytest.mark.parametrize("general", [False, True])
def test_a_search_ends_when_its_positions_are_spent(general: bool) -> None:  # noqa: FBT001 - a case
    """In either kernel, alike every time; the next question is answered as ever."""
    search = ChanceSearch(bits=16, general=general)
    view = next(_views(0, each=1, unknown=4, cards=14))
    hard = _random_view(view.rules, Random(3), unknown=10, cards=28)
    spent = []
    for _ in range(2):
        with pytest.raises(Spent):
            search.values(hard, Objective.POINTS, nodes=2_000)
        spent.append(search.nodes)
    values = search.values(view, Objective.POINTS)

    assert spent[0] == spent[1] < 2_000 * 5 + 20_000
    assert ChanceSearch(bits=16).values(view, Objective.POINTS).moves == values.moves
    assert values.moves == search.values(view, Objective.POINTS, nodes=10**9).moves


@pytest.mark.parametrize("number", range(len(_PUBLIC)), ids=lambda n: f"{_PUBLIC[n]}")
@pytest.mark.parametrize("objective", Objective)
def test_the_best_are_those_that_no_card_is_worth_more_than(
    number: int, objective: Objective
) -> None:
    """All that are level, whichever is asked about first; on the lead and in answer to one."""
    search = ChanceSearch(bits=14)
    for view in _replies(number, each=4):
        moves = ChanceSearch(bits=14).values(view, objective).moves
        wants = max if _rises(view, objective) else min
        level = {card for card in moves if moves[card] == wants(moves.values())}
        for cards in (list(moves), list(moves)[::-1]):
            found = search.best(view, objective, cards)
            assert len(moves) == found.reached
            assert level == set(found.cards)
            assert wants(moves.values()) == found.value


def _rises(view: View, objective: Objective) -> bool:
    """Whether the seat to act wants much of what the answer tells."""
    board = view.board
    assert board.to_act is not None
    own = board.to_act.side is (Side.FOREHAND if board.declarer is None else board.declarer.side)
    return objective is Objective.SCORE or own


def _replies(number: int, *, each: int) -> Iterator[View]:
    """Positions of random play, and what follows each lead of a card."""
    name, fields = _PUBLIC[number]
    chance = Random(100 + number)
    for _ in range(each):
        while True:
            deck = list(DECK)
            chance.shuffle(deck)
            game = new_game(ruleset(name, fields), deck)
            late = False
            while game.phase is not Phase.OVER and not late:
                view = observe(game, game.to_act)
                left = 32 - view.board.gone.bit_count()
                late = game.phase is Phase.PLAY and len(view.unseen) <= 3 and left <= 10
                last, game = game, apply(game, chance.choice(legal(view)))
            if late and game.phase is Phase.PLAY:
                break
        yield observe(last, last.to_act)
        yield observe(game, game.to_act)


def test_the_best_of_what_was_reached_is_told_where_positions_are_spent() -> None:
    """The first card's value is not lost because the others' would have taken too many."""
    view = _random_view(ruleset("classic", {"contracts": "C"}), Random(5), unknown=5, cards=18)
    cards = [action.card for action in legal(view) if isinstance(action, Play)]
    search = ChanceSearch(bits=16)
    assert len(cards) == search.best(view, Objective.POINTS, cards).reached > 2
    whole, found = search.nodes, None
    for share in range(1, 20):
        search = ChanceSearch(bits=16)
        with suppress(Spent):
            found = search.best(view, Objective.POINTS, cards, nodes=whole * share // 20)
            if 1 < found.reached:
                break
    assert found is not None
    moves = search.values(view, Objective.POINTS).moves
    wants = max if _rises(view, Objective.POINTS) else min

    assert 1 < found.reached < len(cards)
    assert found.value == wants(moves[card] for card in cards[: found.reached])
    with pytest.raises(Spent):
        ChanceSearch(bits=16).best(view, Objective.POINTS, cards, nodes=10)


def test_games_with_hands_are_refused() -> None:
    """Private cards make it another game (rules.md §3)."""
    view = _random_view(ruleset("half_open"), Random(1), unknown=16, cards=30)
    with pytest.raises(BadPosition, match="chance-private"):
        ChanceSearch(bits=5).value(view, Objective.POINTS)


def test_more_unknown_cards_than_can_be_counted_are_refused() -> None:
    """At the start sixteen cards lie face down."""
    view = _random_view(ruleset("classic"), Random(1), unknown=16, cards=32)
    with pytest.raises(BadPosition, match="chance-many"):
        ChanceSearch(bits=5).value(view, Objective.POINTS)


def test_a_score_needs_the_matadors_that_a_position_may_tell() -> None:
    """Gone jacks of a position without a log: nobody knows whose they were."""
    text = "classic C 0 31-44 - ST SA H7/?? HA -- -- -- -- | DK CK HJ CQ/?? -- -- -- -- ? S8 H8"
    view = parse_position(text).view()
    search = ChanceSearch(bits=10)
    with pytest.raises(BadPosition, match="chance-matadors"):
        search.value(view, Objective.SCORE)
    one = search.value(view, Objective.SCORE, told=Matadors(with_=True, count=1)).value
    two = search.value(view, Objective.SCORE, told=Matadors(with_=False, count=2)).value
    assert abs(one) < abs(two)


def test_the_answer_tells_the_score_as_the_seat_to_act_sees_it() -> None:
    """What one side hopes for the other fears."""
    search = ChanceSearch(bits=12)
    for view in _views(0, each=6, unknown=3, cards=10):
        plain = Plain(view, Objective.SCORE)
        value = plain.value(plain.root())
        mine = view.board.to_act is not None and view.board.to_act.side is Side.FOREHAND
        assert (value if mine else -value) == search.value(view, Objective.SCORE).value
