"""A review adds up to the result, tells luck from skill where it can, and blames nobody for luck."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, reduce
from itertools import pairwise, permutations

import pytest

from offiziersskat.analysis.payoff import with_deal
from offiziersskat.analysis.review import (
    LEVEL,
    SETTINGS,
    Account,
    Figures,
    Finding,
    How,
    Kind,
    Mark,
    Reviewer,
    mark_of,
    weightiest,
)
from offiziersskat.analysis.review.chances import fortune
from offiziersskat.analysis.review.exactly import Exact, Reach
from offiziersskat.analysis.review.sight import seen_by, seen_by_all
from offiziersskat.core.actions import Action, Declare, Pass, Play
from offiziersskat.core.cards import Card, cards_in
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.notation import parse_rules
from offiziersskat.players.appraising import RuleBook
from offiziersskat.search.restore import world_game
from offiziersskat.search.worlds import Worlds

_FEW_STARTS = replace(SETTINGS["fast"], orders=8, starts=8)
_DRAWN = "classic; trump=drawn; contracts=CSHDG"


@cache
def _reviewer() -> Reviewer:
    return Reviewer(RuleBook(), _FEW_STARTS)


def _random_hand(rules: Ruleset, number: int) -> tuple[tuple[Card, ...], list[Action]]:
    seed = numbered_seed(number, 0)
    deck, rng = shuffled(seed), Stream(seed)
    game, actions = new_game(rules, deck), list[Action]()
    while game.to_act is not None:
        offered = legal(observe(game, game.to_act))
        actions.append(offered[rng.below(len(offered))])
        game = apply(game, actions[-1])
    return deck, actions


@cache
def _account(rules_text: str, number: int) -> Account:
    rules = parse_rules(rules_text)
    return _reviewer().account(rules, *_random_hand(rules, number))


def _largest(figures: Figures) -> float:
    return max(map(abs, figures))


_NULL_ALONE = "auction; contracts=N"
RULES = [
    *PRESETS,
    _DRAWN,
    "classic; contracts=N",
    _NULL_ALONE,
    "auction; spitzen=off",
    "simple; ten=below_king",
]


@pytest.mark.parametrize("rules", RULES)
def test_all_parts_add_up_to_the_result(rules: str) -> None:
    """Before, luck, losses and rest are the result, to rounding, and the result is the score's."""
    for number in range(2):
        account = _account(rules, number)

        assert _largest(account.gap) < 1e-9
        parts = account.before.plus(account.luck).plus(account.rest)
        for side in Side:
            loss = account.tally(side).loss
            assert min(loss) >= 0
            parts = parts.less(loss.seen_by(side))
        assert _largest(parts.less(account.result)) < 1e-9


@pytest.mark.parametrize("rules", ["classic", "auction", "double", _DRAWN, "classic; contracts=N"])
def test_luck_alone_is_that_of_the_account(rules: str) -> None:
    """The sum over all steps but the deal, though no decision is judged."""
    steps = _account(rules, 1).findings[1:]
    deck, actions = _random_hand(parse_rules(rules), 1)
    luck = _reviewer().luck(parse_rules(rules), deck, actions)

    assert luck != LEVEL
    assert _largest(reduce(Figures.plus, [step.luck for step in steps], LEVEL).less(luck)) < 1e-9


@pytest.mark.parametrize("rules", ["classic", "half_open", "japanese"])
def test_drawn_worlds_add_up_too(rules: str) -> None:
    """The normal setting, cut short: luck and losses carry their errors, and the sum is the same."""
    short = replace(SETTINGS["normal"], reach=Reach(3, 16), worlds=3, nodes=1, deals=2, orders=4)
    chosen = preset(rules)
    deck, actions = _random_hand(chosen, 1)
    account = Reviewer(RuleBook(), short).account(chosen, deck, actions)

    assert _largest(account.gap) < 1e-9
    assert account.result == _account(rules, 1).result
    drawn = [finding for finding in account.findings if finding.how is How.WORLDS]
    assert drawn
    assert any(finding.stderr.points > 0 for finding in drawn)
    assert all(min(finding.loss) >= 0 for finding in drawn)
    assert account.stderr.points > account.before_stderr.points


@pytest.mark.parametrize("rules", ["classic", "auction"])
def test_a_review_can_go_on_in_the_middle(rules: str) -> None:
    """Whoever begins at a later ply finds the very same steps."""
    deck, actions = _random_hand(preset(rules), 1)
    whole = list(_account(rules, 1).findings)

    for start in (0, 1, len(actions) // 2, len(actions) - 1):
        assert whole[start + 1 :] == list(
            Reviewer(RuleBook(), _FEW_STARTS).findings(preset(rules), deck, actions, start=start)
        )


@pytest.mark.parametrize("rules", PRESETS)
def test_the_result_is_that_of_the_score_sheet(rules: str) -> None:
    """The last value is the score that was written down, forehand's side's less the other's."""
    deck, actions = _random_hand(preset(rules), 1)
    game = new_game(preset(rules), deck)
    for action in actions:
        game = apply(game, action)
    assert game.result is not None and game.result.score is not None
    score = sum(game.result.score[::2]) - sum(game.result.score[1::2])

    assert score == _account(rules, 1).result.score


def _exact_steps(rules: str) -> Iterator[tuple[Finding, Finding]]:
    for number in range(3):
        findings = _account(rules, number).findings
        for one, following in pairwise(findings):
            if one.how is How.EXACT and one.values:
                yield one, following


@pytest.mark.parametrize("rules", ["classic", "japanese", "half_open", "double"])
def test_nothing_is_left_over_where_values_are_exact(rules: str) -> None:
    """A step is luck and loss alone: two searches, before and after, agree to the last fraction."""
    steps = list(_exact_steps(rules))

    assert steps
    assert any(_largest(step.loss) > 0 for step, _ in steps)
    for step, _ in steps:
        assert _largest(step.rest) < 1e-6


def test_exact_luck_is_level_over_all_that_might_be_turned() -> None:
    """The mean luck of a card is nothing: every order of what lies unseen is played out."""
    rules = preset("classic")
    exact, found = Exact(Reach(unknown=4, cards=16)), 0
    for number in range(3):
        deck, actions = _random_hand(rules, number)
        game = new_game(rules, deck)
        for action in actions:
            values = exact.moves(game, seen_by_all(game))
            if values and len(seen_by_all(game).view.unseen) > 1:
                after = apply(game, action)
                fresh = cards_in(seen_by_all(game).unseen & ~seen_by_all(after).unseen)
                if fresh and after.result is None:
                    found += 1
                    assert _mean_after(exact, game, action, fresh) == pytest.approx(
                        tuple(values[action]), abs=1e-9
                    )
            game = apply(game, action)
    assert found >= 4


@pytest.mark.parametrize("rules", ["classic", "japanese", "half_open"])
def test_the_luck_of_a_card_into_what_is_counted_out_is_exact(rules: str) -> None:
    """What a card promised before it was turned is the mean of all that might have been turned."""
    chosen = preset(rules)
    exact, found = Exact(Reach(unknown=3, cards=16, turned=True)), 0
    for number in range(4):
        deck, actions = _random_hand(chosen, number)
        game = new_game(chosen, deck)
        for action in actions:
            sight = seen_by_all(game)
            hoped = exact.hoped(game, sight, action.card) if isinstance(action, Play) else None
            after = apply(game, action)
            fresh = cards_in(sight.unseen & ~seen_by_all(after).unseen)
            if hoped is not None and fresh and exact.moves(after, seen_by_all(after)):
                assert sight.unseen.bit_count() == 4
                found += 1
                assert _mean_after(exact, game, action, fresh) == pytest.approx(
                    tuple(hoped), abs=1e-9
                )
            game = after
    assert found


def _mean_after(
    exact: Exact, game: Game, action: Action, fresh: tuple[Card, ...]
) -> tuple[float, ...]:
    """Over all orders of the unseen cards, the best value after an action."""
    unseen = cards_in(seen_by_all(game).unseen)
    totals, count = [0.0, 0.0], 0
    for order in permutations(unseen):
        after = apply(_swapped(game, dict(zip(unseen, order, strict=True))), action)
        values = exact.moves(after, seen_by_all(after))
        assert values is not None and after.to_act is not None
        best = max if after.to_act.side is Side.FOREHAND else min
        totals = [
            t + best(c) for t, c in zip(totals, zip(*values.values(), strict=True), strict=True)
        ]
        count += 1
    assert fresh
    return tuple(total / count for total in totals)


def _swapped(game: Game, cards: dict[Card, Card]) -> Game:
    """The same to look at, with other cards face down."""
    truth = game.truth
    downs = tuple(tuple([c if c is None else cards[c] for c in row]) for row in truth.downs)
    assert truth.dealt is not None
    moved = sum(card.bit for card in cards)
    dealt = list(truth.dealt)
    for seat, row in enumerate(truth.downs):
        mine = [card for card in row if card is not None]
        dealt[seat] &= ~sum(card.bit for card in mine)
        dealt[seat] |= sum(cards[card].bit for card in mine)
    assert moved == sum(card.bit for card in cards.values())
    return replace(game, truth=replace(truth, downs=downs, dealt=tuple(dealt)))


@pytest.mark.parametrize("rules", ["classic", "half_open", "auction", "japanese"])
def test_estimated_luck_is_level_over_all_that_might_come_to_light(rules: str) -> None:
    """Over all cards that might have come luck adds up to nothing, by the learned value too."""
    chosen, book = preset(rules), RuleBook()
    deck, actions = _random_hand(chosen, 2)
    game, found = new_game(chosen, deck), 0
    for action in actions:
        before, after = seen_by_all(game), seen_by_all(apply(game, action))
        fresh = cards_in(before.unseen & ~after.unseen)
        if len(fresh) == 1 and after.board.result is None:
            others = cards_in(before.unseen)
            came = [
                fortune(before, one, book.hopes, Stream(b"any"), len(others))
                for one in (after.exchanged({fresh[0]: other}) for other in others)
            ]
            assert sum(one.luck.score for one in came) == pytest.approx(0, abs=1e-9)
            assert sum(one.luck.points for one in came) == pytest.approx(0, abs=1e-9)
            assert {one.stderr for one in came} == {LEVEL}
            found += any(abs(one.luck.score) > 0 for one in came)
        game = apply(game, action)
    assert found


def test_drawn_orders_come_with_their_error() -> None:
    """Where there are too many orders the mean is one of some, and says so."""
    rules = preset("classic")
    game = new_game(rules, shuffled(numbered_seed(1, 1)))
    after = apply(game, Declare(Contract.C))
    hopes = RuleBook().hopes
    few = fortune(seen_by_all(game), seen_by_all(after), hopes, Stream(b"1"), 200)
    many = fortune(seen_by_all(game), seen_by_all(after), hopes, Stream(b"2"), 800)

    assert 0 < many.stderr.score < few.stderr.score
    assert abs(few.luck.score - many.luck.score) < 5 * few.stderr.score


@pytest.mark.parametrize("rules", ["half_open", "auction"])
def test_a_decision_is_judged_by_what_its_seat_could_see(rules: str) -> None:
    """Hidden cards are changed, those of the other hand too, and the judgement stays the same."""
    chosen, book = preset(rules), RuleBook()
    deck, actions = _random_hand(chosen, 3)
    game = new_game(chosen, deck)
    while not (game.phase is Phase.PLAY and any(game.board.hand_sizes)):
        game, actions = apply(game, actions[0]), actions[1:]
    seat = game.to_act
    assert seat is not None
    view, rng = observe(game, seat), Stream(b"worlds")
    other = with_deal(world_game(view, Worlds(view).sample(rng)), None)

    assert seen_by_all(game).unseen != seen_by_all(other).unseen
    first, second = (book.moves(seen_by(one, seat), actions[0]) for one in (game, other))
    assert first == second
    assert len(first) > 1


def test_a_resignation_loses_what_the_hand_was_still_worth() -> None:
    """Giving up a hand that stands well is the loss of who gives it up."""
    rules = preset("classic")
    deck, actions = _random_hand(rules, 1)
    account = _reviewer().account(rules, deck, actions[:20], Seat.SECOND)
    last = account.findings[-1]

    assert (Seat.SECOND, None) == (last.seat, last.action)
    assert _largest(account.gap) < 1e-9
    assert account.tally(Side.DEALER).loss.points >= last.loss.points >= 0


def test_a_hand_without_an_end_cannot_be_reviewed() -> None:
    """There is no result to be split."""
    rules = preset("classic")
    deck, actions = _random_hand(rules, 1)
    with pytest.raises(InputError) as raised:
        list(_reviewer().findings(rules, deck, actions[:-1]))
    assert raised.value.code == "review-unfinished"


def test_a_drawn_trump_is_luck_and_nobody_s_decision() -> None:
    """Forehand did not choose it, so that it can lose nothing."""
    declared = _account(_DRAWN, 1).findings[1]

    assert (Phase.DECLARE, Kind.TRUMP) == (declared.phase, declared.kind)
    assert (LEVEL, False) == (declared.loss, declared.matters)


def test_one_legal_action_is_no_decision_that_matters() -> None:
    """Nor are several that are worth the same."""
    bare = Finding(0, Seat.FOREHAND, Phase.PLAY, Play(Card.CJ), LEVEL)
    one: dict[Action, Figures] = {Play(Card.CJ): Figures(1, 2)}
    two: dict[Action, Figures] = {**one, Play(Card.C7): Figures(0, 2)}
    three: dict[Action, Figures] = {**two, Play(Card.C8): Figures(0, 1)}

    assert [False, False, True] == [
        replace(bare, values=values).matters for values in (one, two, three)
    ]


def test_only_certain_losses_are_marked() -> None:
    """Exact ones by their size, drawn ones beyond their error, glances never."""
    rules = preset("classic")
    values: dict[Action, Figures] = {Play(Card.CJ): Figures(0, 0), Play(Card.C7): Figures(0, 9)}

    def marked(score: float, how: How, error: float = 0.0) -> Mark | None:
        finding = Finding(
            0,
            Seat.SECOND,
            Phase.PLAY,
            Play(Card.CJ),
            LEVEL,
            loss=Figures(0, score),
            values=values,
            how=how,
            stderr=Figures(0, error),
        )
        return mark_of(finding, rules)

    assert [None, Mark.DUBIOUS, Mark.MISTAKE, Mark.BLUNDER] == [
        marked(score, How.EXACT) for score in (1, 4, 12, 40)
    ]
    assert (None, Mark.BLUNDER) == (marked(40, How.WORLDS, 21), marked(40, How.WORLDS, 19))
    assert marked(100, How.GLANCE) is None


def test_the_weightiest_decisions_come_first() -> None:
    """Three at most, the greatest loss first, each of them marked."""
    account = _account("classic", 1)
    losses = [finding.loss.score for finding in weightiest(account)]

    assert losses == sorted(losses, reverse=True)
    assert 0 < len(losses) <= 3
    marked = [f.loss.score for f in account.findings if mark_of(f, account.rules)]
    assert max(marked) == losses[0]


def test_kontra_is_weighed() -> None:
    """Before a doomed game kontra is better than passing, before a sure one it is not."""
    rules, book = preset("classic"), RuleBook()
    gains = []
    for number in range(12):
        game = apply(new_game(rules, shuffled(numbered_seed(4, number))), Declare(Contract.C))
        values = book.moves(seen_by_all(game), Pass())
        found = {type(action).__name__: figures.score for action, figures in values.items()}
        single = found["Pass"]
        gains.append((single, found["Kontra"]))
    # Forehand declares: the dealer wants little.
    assert any(double < single < 0 for single, double in gains)
    assert any(double > single > 0 for single, double in gains)
    assert not any(double < single and single > 0 for single, double in gains)
