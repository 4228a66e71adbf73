"""Decisions before the play in a review: all actions weighed, for their side, on what their seat sees."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from tests.secrecy.noninterference import Played, played, worlds

from offiziersskat.analysis.review import (
    LEVEL,
    SETTINGS,
    Drawn,
    Figures,
    Finding,
    How,
    Mark,
    Reviewer,
    mark_of,
)
from offiziersskat.analysis.review.exactly import Reach
from offiziersskat.analysis.review.sight import seen_by
from offiziersskat.core.actions import Action, Declare, Kontra, Pass
from offiziersskat.core.catalogue import preset
from offiziersskat.core.game import observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream
from offiziersskat.players.appraising import RuleBook

RULES = ("classic", "half_open", "auction", "double")
WEIGHED = {Phase.DECLARE, Phase.KONTRA, Phase.RE, Phase.DISCARD}
DEALS = 36


def weighed(hand: Played, seat: Seat) -> Drawn | None:
    """What the rule book's appraisal says of the decision at which a hand stands."""
    return RuleBook().weighed(seen_by(hand.game, seat), Stream(b"weighing"), DEALS)


@cache
def decisions() -> tuple[tuple[Played, Seat], ...]:
    """Decisions before the play of some random hands."""
    return tuple(_found())


def _found() -> Iterator[tuple[Played, Seat]]:
    for rules in RULES:
        for number in range(5):
            whole = played(preset(rules), random.Random(f"{rules} {number}"))
            for ply in range(len(whole.actions)):
                hand = whole.until(ply)
                seat = hand.game.to_act
                assert seat is not None
                if hand.game.phase is Phase.PLAY:
                    break
                if len(legal(observe(hand.game, seat))) > 1:
                    yield hand, seat


def test_every_action_is_weighed_in_the_phases_that_can_be() -> None:
    """Bids and the stock are not; the standard error of nothing is nothing."""
    seen = set()
    for hand, seat in decisions():
        found = weighed(hand, seat)
        assert (found is not None) == (hand.game.phase in WEIGHED), hand.game.phase
        if found is None:
            continue
        seen.add(hand.game.phase)
        offered = set(legal(observe(hand.game, seat)))
        assert offered == set(found.values)
        one, other = sorted(offered, key=str)[:2]
        assert Figures(0, 0) == found.stderr(one, one)
        assert min(found.stderr(one, other)) >= 0
    assert seen == WEIGHED


def test_nothing_that_a_seat_cannot_see_weighs() -> None:
    """Other cards in the dark, the same values: those that know better would blame a seat for luck."""
    rng, compared = random.Random("weighing"), 0
    for hand, seat in decisions()[::2]:
        if hand.game.phase not in WEIGHED:
            continue
        here = weighed(hand, seat)
        assert here is not None
        for other in worlds(hand, seat, rng, tries=2):
            there = weighed(other, seat)
            assert there is not None
            assert here.values == there.values
            compared += 1
    assert compared > 5


def test_score_and_points_are_both_of_forehands_side() -> None:
    """Whoever decides: many points bring forehand, who has declared, a score, and few cost one."""
    told: set[tuple[Phase, bool]] = set()
    for hand, seat in decisions():
        found = weighed(hand, seat)
        # After a high bid a game is lost with any points.
        if found is None or hand.rules.preset == "auction":
            continue
        for action, figures in found.values.items():
            game = action if isinstance(action, Declare) else hand.game.board.contract
            assert game is not None
            if game.contract.value in "CSHDG" and not 0 < figures.points < 15:
                assert (figures.points > 0) == (figures.score > 0), (action, figures)
                told.add((hand.game.phase, figures.points > 0))
    assert {phase for phase, _ in told} == WEIGHED - {Phase.DISCARD}
    assert {is_ahead for _, is_ahead in told} == {True, False}


def test_before_the_play_only_clear_mistakes_are_marked() -> None:
    """What cards promise may be off by what makes a decision dubious."""
    values: dict[Action, Figures] = {Pass(): Figures(0, 0), Kontra(): Figures(0, 30)}
    bare = Finding(1, Seat.SECOND, Phase.KONTRA, Pass(), LEVEL, values=values, how=How.DEALS)

    def marked(score: float, error: float) -> Mark | None:
        told = replace(bare, loss=Figures(0, score), stderr=Figures(0, error))
        return mark_of(told, preset("classic"))

    assert [None, Mark.MISTAKE, Mark.BLUNDER, None] == [
        marked(4, 0),
        marked(12, 0),
        marked(30, 1),
        marked(30, 16),
    ]


def test_the_normal_setting_weighs_and_the_fast_one_does_not() -> None:
    """A declaration is told with its error, and what is told adds up as ever."""
    hand = played(preset("simple"), random.Random(3))
    short = replace(SETTINGS["normal"], reach=Reach(3, 16), worlds=0, deals=0, orders=4, layouts=24)
    for setting, how in ((short, How.DEALS), (SETTINGS["fast"], How.GLANCE)):
        account = Reviewer(RuleBook(), setting).account(hand.rules, hand.deck, hand.actions)
        assert how is account.findings[1].how
        assert (account.findings[1].stderr.score > 0) == (how is How.DEALS)
        assert max(map(abs, account.gap)) < 1e-9
