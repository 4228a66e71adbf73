"""What is said about a decision is true: remarks, reasons for the better action, and hindsight."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from offiziersskat.analysis import open_position
from offiziersskat.analysis.payoff import Payoff, own_side
from offiziersskat.analysis.review import (
    SETTINGS,
    Account,
    Fault,
    Figures,
    Finding,
    Hindsight,
    How,
    NotWon,
    Remark,
    Reviewer,
    doubtful,
    hindsight,
    loser_of,
    remarks,
    weightiest,
)
from offiziersskat.analysis.review.claims import CLAIMS, is_true
from offiziersskat.cli.paragraphs import filled
from offiziersskat.cli.reviewpage import page
from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.catalogue import preset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.i18n import LANGUAGES, Language, catalogue
from offiziersskat.i18n.gamewords import card_face
from offiziersskat.notation import Finished, Record, conclusion, record_of
from offiziersskat.players import Advice, advise
from offiziersskat.players.appraising import RuleBook
from offiziersskat.players.claims import CLAIMS as REASONS
from offiziersskat.players.speaking import reasons_for
from offiziersskat.players.telling import Report, ReviewWords
from offiziersskat.players.telling.page_json import page_json
from offiziersskat.search.solver import Solver

_HANDS = {"classic": 12, "half_open": 3, "auction": 3, "double": 2}


def _random_hand(rules: str, number: int) -> tuple[tuple[Card, ...], list[Game], list[Action]]:
    seed = numbered_seed(number, 3)
    deck, rng = shuffled(seed), Stream(seed)
    games, actions = [new_game(preset(rules), deck)], list[Action]()
    while (seat := games[-1].to_act) is not None:
        offered = legal(observe(games[-1], seat))
        actions.append(offered[rng.below(len(offered))])
        games.append(apply(games[-1], actions[-1]))
    return deck, games, actions


@cache
def _decisions() -> tuple[tuple[View, Finding], ...]:
    """Every decision of some random hands, with what its seat saw."""
    return tuple(_reviewed())


def _reviewed() -> Iterator[tuple[View, Finding]]:
    reviewer = Reviewer(RuleBook(), replace(SETTINGS["fast"], orders=2, starts=2))
    for rules, count in _HANDS.items():
        for number in range(count):
            deck, games, actions = _random_hand(rules, number)
            for finding in reviewer.findings(preset(rules), deck, actions):
                if finding.seat is not None:
                    yield observe(games[finding.ply], finding.seat), finding


def test_every_remark_is_true_and_every_one_is_made() -> None:
    """Each stands up to its checker; none is left that is never said."""
    made: Counter[Fault] = Counter()
    for view, finding in _decisions():
        for remark in remarks(view, finding):
            assert is_true(view, finding, remark), (remark, finding)
            made[remark.fault] += 1

    assert set(Fault) == set(made) == set(CLAIMS)


def test_every_checker_refuses_something() -> None:
    """The same remark about another card or number is false, and is seen to be."""
    refused: Counter[Fault] = Counter()
    for view, finding in _decisions():
        for remark in remarks(view, finding):
            refused[remark.fault] += not _stands(view, finding, _other(remark))

    assert set(Fault) == {fault for fault, count in refused.items() if count}


def _other(remark: Remark) -> Remark:
    """The same with the next card, or one point more."""
    return Remark(
        remark.fault,
        {
            name: DECK[(value + 1) % 32] if isinstance(value, Card) else value + 1
            for name, value in remark.params.items()
        },
    )


def _stands(view: View, finding: Finding, remark: Remark) -> bool:
    try:
        return is_true(view, finding, remark)
    except (AssertionError, KeyError):
        return False


@pytest.mark.parametrize("rules", ["classic", "half_open", "auction", "double", "sixteen"])
def test_reasons_for_any_action_are_true(rules: str) -> None:
    """Whatever is to be spoken for, nothing is said that is not so."""
    said = 0
    for number in range(2):
        _, games, actions = _random_hand(rules, number)
        for game, action in zip(games, actions, strict=False):
            assert game.to_act is not None
            view = observe(game, game.to_act)
            for why in reasons_for(view, action):
                said += 1
                assert REASONS[why.code](view, Advice(action, ()), why), (why, action)
    assert said > 20


def test_the_rule_book_s_own_choice_has_a_reason() -> None:
    """What it gives as its reason is a reason here too."""
    _, games, _ = _random_hand("classic", 1)
    for game in games[:-1]:
        assert game.to_act is not None
        view = observe(game, game.to_act)
        action = advise(view).action
        assert reasons_for(view, action) or len(legal(view)) == 1


@pytest.mark.parametrize("rules", ["classic", "simple", "japanese"])
def test_the_line_of_hindsight_wins(rules: str) -> None:
    """Played to its end it is a win of who lost, and nothing later would have been."""
    found, solver = 0, Solver(table_bits=16)
    for number in range(6):
        deck, games, actions = _random_hand(rules, number)
        loser = loser_of(games[-1])
        if loser is None:
            continue
        back = hindsight(preset(rules), deck, actions, loser, solver)
        if not isinstance(back, Hindsight):
            continue
        found += 1
        assert back.card is not None
        game = games[back.ply]
        assert (Phase.PLAY, loser, back.seat) == (game.phase, back.seat.side, game.to_act)
        assert actions[back.ply] != Play(back.card)
        for card in back.line:
            game = apply(game, Play(card))
        assert game.result is not None
        wins = 0 if loser is own_side(game.board) else 1
        assert wins == game.result.winner
    assert found


def test_what_is_too_long_is_not_said_to_be_lost() -> None:
    """Of four hands only the last tricks are worked out, and it is said from where on."""
    solver = Solver(table_bits=16)
    told = []
    for number in range(4):
        deck, games, actions = _random_hand("double", number)
        loser = loser_of(games[-1])
        if loser is not None:
            told.append(hindsight(preset("double"), deck, actions, loser, solver))
    since = [back.since for back in told if isinstance(back, NotWon)]

    assert since
    assert all(ply is not None and ply > 1 for ply in since)


def test_a_hand_given_up_too_early() -> None:
    """Who gives up what he still wins is told so; who gives up what is lost is not."""
    solver, found = Solver(table_bits=16), set()
    for number in range(8):
        deck, games, actions = _random_hand("classic", number)
        plays = [ply for ply, game in enumerate(games) if game.phase is Phase.PLAY]
        ply = plays[len(plays) // 2]
        seat = games[ply].to_act
        assert seat is not None
        rules = preset("classic")
        back = hindsight(rules, deck, actions[:ply], seat.side, solver, resigned=seat)
        assert back is not None
        wins = isinstance(back, Hindsight) and back.ply == ply
        position = open_position(games[ply])
        won, score = Payoff(games[ply], seat.side).of(solver.value(position))
        found.add(wins)

        assert wins is (score is not None and score > 0)
        if wins:
            assert isinstance(back, Hindsight) and back.card is None
            game = games[ply]
            for card in back.line:
                game = apply(game, Play(card))
            assert game.result is not None
            assert won == float(game.result.winner == 0)
    assert {False, True} == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_given_up_is_told_with_its_line(language: Language) -> None:
    """In words and for the page: no card that was missed, but how it would have gone on."""
    rules = preset("classic")
    deck, games, actions = _random_hand("classic", 0)
    ply = next(ply for ply, game in enumerate(games) if _still_wins(game))
    seat = games[ply].to_act
    assert seat is not None
    tags = {"Termination": f"resigned by {int(seat)}"}
    record = record_of(rules, deck, actions=actions[:ply], tags=tags, names=("Anna", "Ben"))
    end = conclusion(record)
    assert isinstance(end, Finished)
    reviewer = Reviewer(RuleBook(), replace(SETTINGS["fast"], orders=2, starts=2))
    account = reviewer.account(rules, deck, record.actions, seat)
    back = hindsight(rules, deck, record.actions, seat.side, Solver(table_bits=16), resigned=seat)
    assert isinstance(back, Hindsight)

    told = ReviewWords(0, record, end, (account, back), language, glyphs=True).told_back()
    line = " ".join(card_face(card, language) for card in back.line)
    name = record.names[seat]
    words = catalogue("review", language).text("could-win-given-up", name=name, line=line)
    assert words == told
    shown = page_json(record, end, account, back)["back"]
    assert isinstance(shown, dict)
    assert (ply, None, None) == (shown["ply"], shown["card"], shown["best"])


def _still_wins(game: Game) -> bool:
    """Whether the seat to act wins a hand with few cards left."""
    if game.phase is not Phase.PLAY or game.to_act is None or game.board.gone.bit_count() < 16:
        return False
    value = Solver(table_bits=16).value(open_position(game))
    score = Payoff(game, game.to_act.side).of(value)[1]
    return score is not None and score > 0


def _in_doubt() -> tuple[Record, Account, Finding]:
    """A reviewed hand, one decision of which may have cost a lot."""
    rules = preset("classic")
    deck, _, actions = _random_hand("classic", 1)
    record = record_of(rules, deck, actions=actions, names=("Anna", "Ben"))
    reviewer = Reviewer(RuleBook(), replace(SETTINGS["fast"], orders=2, starts=2))
    account = reviewer.account(rules, deck, actions)
    place = next(n for n, one in enumerate(account.findings) if one.matters)
    doubt = replace(
        account.findings[place],
        how=How.WORLDS,
        loss=Figures(3, 20),
        stderr=Figures(2, 12),
    )
    findings = (*account.findings[:place], doubt, *account.findings[place + 1 :])
    return record, replace(account, findings=findings), doubt


def test_large_losses_that_are_not_certain_are_told_as_such() -> None:
    """Neither small ones, nor certain ones, which bear a mark, nor a glance's."""
    _, account, doubt = _in_doubt()

    assert doubtful(account) == (doubt,)
    assert doubt not in weightiest(account, count=99)
    for other in (
        replace(doubt, loss=Figures(3, 5)),
        replace(doubt, stderr=Figures(1, 9)),
        replace(doubt, how=How.GLANCE),
    ):
        findings = tuple(other if one is doubt else one for one in account.findings)
        assert doubtful(replace(account, findings=findings)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_doubts_are_told_on_every_page(language: Language) -> None:
    """In the terminal, in the file for the browser and to the client, with their error."""
    record, account, doubt = _in_doubt()
    end = conclusion(record)
    assert isinstance(end, Finished)
    words = ReviewWords(0, record, end, (account, None), language, glyphs=True)
    (told,) = words.doubts()
    comma = language is Language.DE

    assert ("20,0 ± 12,0" if comma else "20.0 ± 12.0") in told
    assert str(doubt.ply + 1) in told
    title = catalogue("review", language).text("doubts-title")
    lines = list(page(words, language, width=400, glyphs=True))
    assert lines[lines.index(title) + 1] == filled(told, width=400, first="  ")
    report = Report(language)
    report.add(words)
    assert f"<h3>{title}</h3>\n<ol><li>{told}</li></ol>" in report.html()
    assert page_json(record, end, account, None)["doubtful"] == [doubt.ply]
