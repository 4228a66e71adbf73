"""Games to declare, and one's own mistakes: what is asked, and what it may hold."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from tests.unit.test_trainer_schedule import MONDAY

from offiziersskat.analysis.review import SETTINGS, Finding, How, Reviewer, mark_of
from offiziersskat.analysis.review.exactly import Reach
from offiziersskat.core.actions import Action, Declare, Re
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.notation import Record, parse_rules, record_of
from offiziersskat.players import player
from offiziersskat.players.appraising import RuleBook
from offiziersskat.table.folders import Folders
from offiziersskat.trainer import Kind, Progress, Worth, question_json
from offiziersskat.trainer.choosing import contracts_next, is_next
from offiziersskat.trainer.contracts import contract, contract_of, weigh_declarations
from offiziersskat.trainer.mistakes import exercises_of, hand_key, mistakes, noted, people
from offiziersskat.trainer.noticed import Noticed

SEATS = (Seat.FOREHAND, Seat.SECOND)
RULES = ("classic", "japanese", "half_open", "auction", "sixteen", "double")


# ---- declarations -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RULES)
def test_every_ruleset_has_hands_to_declare_on(name: str) -> None:
    """With all that may be declared, each with a score, and the best first among them."""
    exercise = contract(preset(name), seed=1, index=0)
    assert Phase.DECLARE is exercise.view.phase
    assert legal(exercise.view) == exercise.actions == tuple(exercise.values)
    best = exercise.values[exercise.best].score
    assert best == max(worth.score for worth in exercise.values.values())
    assert exercise.verdict(exercise.best).is_right
    assert (Kind.CONTRACT, False) == (exercise.kind, exercise.is_exact)
    assert 0 == exercise.errors[exercise.best]


def test_a_hand_follows_from_seed_and_index() -> None:
    """And is made again from its id."""
    rules = parse_rules("japanese; ten=high")
    exercise = contract(rules, seed=3, index=7)
    again = contract_of(exercise.id)
    assert exercise == again
    assert exercise.values == again.values
    others = [contract(rules, seed=3, index=8), contract(rules, seed=4, index=7)]
    assert exercise.view not in [other.view for other in others]


@pytest.mark.parametrize("name", ["contract:classic:1", "x:classic:1:1", "contract:classic:1:x"])
def test_what_is_no_id_is_refused(name: str) -> None:
    """With its text."""
    with pytest.raises(InputError) as caught:
        contract_of(name)
    assert ("exercise-unknown", name) == (caught.value.code, caught.value.params["id"])


def test_where_there_is_one_contract_there_is_nothing_to_ask() -> None:
    """It is refused at once, not after looking for ever."""
    for text in ("japanese; contracts=G", "classic; trump=drawn; contracts=CSHDG"):
        with pytest.raises(InputError) as caught:
            contract(parse_rules(text), seed=1, index=0)
        assert "exercise-no-choice" == caught.value.code


def test_a_clear_best_is_a_low_grade() -> None:
    """The further it is ahead of the next, the easier."""
    found = [contract(preset("japanese"), seed=1, index=number) for number in range(12)]
    by_grade = {exercise.grade: exercise.margin.score for exercise in found}
    assert len(by_grade) > 2
    assert list(by_grade) != sorted(by_grade)
    margins = [margin for _, margin in sorted(by_grade.items())]
    assert margins == sorted(margins, reverse=True)


def test_errors_are_those_of_the_draw() -> None:
    """Another draw of as many deals differs by no more than a few of them."""
    view = contract(preset("classic"), seed=1, index=0).view
    weighed = weigh_declarations(view)
    assert weighed == weigh_declarations(view)
    other = weigh_declarations(replace(view, log=()))
    assert weighed.scores.keys() == other.scores.keys()
    assert all(error >= 0 for error in weighed.errors.values())
    assert max(weighed.errors.values()) > 0


def test_what_is_due_comes_first_then_what_is_new() -> None:
    """And what was known does not come again."""
    rules = preset("japanese")
    names = [contract(rules, seed=1, index=number).id for number in range(4)]
    progress = Progress().answered(names[0], MONDAY, right=True)
    progress = progress.answered(names[2], MONDAY, right=False)
    later = MONDAY.replace(year=2027)
    found = contracts_next(progress, later, rules)
    assert [names[2], names[1], names[3]] == [next(found).id for _ in range(3)]
    assert 2 == next(contracts_next(Progress(), later, rules, grade=2)).grade


# ---- mistakes -----------------------------------------------------------------------------------


@cache
def _hand(name: str, number: int) -> tuple[Record, tuple[Finding, ...]]:
    """Somebody who plays anything against the rule book, reviewed at the fast setting."""
    rules, seed = preset(name), numbered_seed(77, number)
    players, rng = (player("random"), player("rules")), Stream(seed)
    deck, actions = shuffled(seed), list[Action]()
    game = new_game(rules, deck)
    while game.to_act is not None:
        seat = game.to_act
        actions.append(players[seat.side].choose(observe(game, seat), rng))
        game = apply(game, actions[-1])
    record = record_of(
        rules, deck, actions=actions, result=game.result, names=("Anna", "engine:rules@1")
    )
    findings = tuple(_reviewer().findings(rules, deck, actions))
    return record, findings


@cache
def _reviewer() -> Reviewer:
    return Reviewer(RuleBook(), replace(SETTINGS["fast"], orders=4, starts=4))


def test_people_are_those_who_are_no_engines() -> None:
    """Or who is named."""
    record, _ = _hand("classic", 0)
    assert (Seat.FOREHAND,) == people(record) == people(record, "Anna")
    assert () == people(record, "Ben")
    assert (Seat.FOREHAND, Seat.SECOND) == people(replace(record, names=()))


def test_marked_decisions_become_exercises() -> None:
    """With what was seen and what was done; the others do not."""
    found = 0
    for number in range(5):
        record, findings = _hand("simple", number)
        marked = [
            one for one in findings if one.seat is Seat.FOREHAND and mark_of(one, record.rules)
        ]
        exercises = [
            one
            for one in mistakes(record, findings, people(record))
            if one.view.phase is Phase.PLAY
        ]
        assert [one.action for one in marked] == [one.played for one in exercises]
        assert [one.best for one in marked] == [one.best for one in exercises]
        for finding, exercise in zip(marked, exercises, strict=True):
            assert exercise.played is not None
            assert not exercise.verdict(exercise.played).is_right
            assert exercise.verdict(exercise.best).is_right
            assert finding.loss.score == pytest.approx(exercise.loss(exercise.played).score)
            assert (Kind.MISTAKE, How.EXACT) == (exercise.kind, exercise.how)
        found += len(exercises)
    assert found >= 3


def test_a_declaration_that_was_bad_for_certain_is_one_too() -> None:
    """It is weighed as in the exercises on declaring."""
    found = [
        exercise
        for number in range(5)
        for exercise in mistakes(_hand("classic", number)[0], (), (Seat.FOREHAND,))
    ]
    assert found
    for exercise in found:
        assert isinstance(exercise.played, Declare)
        verdict = exercise.verdict(exercise.played)
        assert not verdict.is_right
        assert verdict.mark is not None
        assert Declare(exercise.best.contract) == exercise.best  # type: ignore[union-attr]
    assert Contract.N not in {
        action.contract for one in found for action in one.actions if isinstance(action, Declare)
    }


def test_each_decision_is_noted_once() -> None:
    """Also a declaration, which a thorough review judges as well; what is drawn tells its error."""
    reviewer = Reviewer(
        RuleBook(), replace(SETTINGS["normal"], reach=Reach(unknown=0, cards=0), worlds=0, starts=4)
    )
    kinds = set()
    for number in range(2):
        record, _ = _hand("classic", number)
        assert record.deck is not None
        findings = tuple(reviewer.findings(record.rules, record.deck, record.actions))
        found = noted(record, findings)
        assert len({one.ply for one in found}) == len(found)
        marked = {one.ply for one in findings if mark_of(one, record.rules)}
        assert 0 in marked
        for one in found:
            assert one.how is not How.EXACT
            assert 0 < max(one.errors.values())
            kinds.add((type(record.actions[one.ply]), one.how))
    assert {(Declare, How.WORLDS), (Re, How.DEALS)} == kinds


def test_nobody_is_blamed_for_what_others_did() -> None:
    """The engine's mistakes are its own."""
    record, findings = _hand("simple", 1)
    assert [] == list(mistakes(record, findings, ()))
    for exercise in mistakes(record, findings, (Seat.SECOND,)):
        assert Seat.SECOND is exercise.view.seat


def test_the_id_is_that_of_the_hand_up_to_the_decision() -> None:
    """Names and tags do not matter; what came after does not either."""
    record, findings = _hand("simple", 2)
    ids = [one.id for one in mistakes(record, findings, people(record))]
    other = replace(record, names=("Ben", "engine:club@1"), tags=(("Event", "x"),))
    assert ids == [one.id for one in mistakes(other, findings, people(other))]
    assert len(set(ids)) == len(ids)


def test_a_mistake_that_was_answered_comes_when_it_is_due() -> None:
    """Not before."""
    record, findings = _hand("simple", 2)
    exercise = next(mistakes(record, findings, people(record)))
    assert is_next(exercise, Progress(), MONDAY)
    progress = Progress().answered(exercise.id, MONDAY, right=False)
    assert not is_next(exercise, progress, MONDAY)
    assert is_next(exercise, progress, MONDAY.replace(year=2027))


@pytest.mark.parametrize("name", ["half_open", "sixteen"])
def test_a_mistake_holds_no_card_that_its_seat_did_not_see(name: str) -> None:
    """Whatever the record knows."""
    for number in range(2):
        record, findings = _hand(name, number)
        for exercise in mistakes(record, findings, people(record)):
            unseen = {card.code for card in exercise.view.unseen}
            asked = question_json(exercise)
            shown = json.dumps({**asked, "position": None, "view": {**asked["view"], "unseen": []}})
            assert not any(f'"{code}"' in shown for code in unseen)


# ---- what is kept of reviewed hands -------------------------------------------------------------


def test_what_was_noted_is_the_same_after_it_was_kept(tmp_path: Path) -> None:
    """So that the exercises are, too."""
    folders = Folders(tmp_path / "data", tmp_path)
    for name, number in (("simple", 1), ("classic", 1)):
        record, findings = _hand(name, number)
        found = noted(record, findings)
        Noticed(folders).add(hand_key(record), found)
        kept = Noticed(folders).of(hand_key(record))
        assert kept is not None
        assert [one.values for one in found] == [
            {action: Worth(*worth[:2]) for action, worth in one.values.items()} for one in kept
        ]
        assert list(exercises_of(record, found, SEATS)) == list(exercises_of(record, kept, SEATS))


def test_a_hand_without_mistakes_is_known_too(tmp_path: Path) -> None:
    """It need not be reviewed again; any other has to be."""
    folders = Folders(tmp_path, tmp_path)
    Noticed(folders).add("a", ())
    assert () == Noticed(folders).of("a")
    assert None is Noticed(folders).of("b")


def test_what_cannot_be_read_is_passed_over(tmp_path: Path) -> None:
    """Line by line; and a folder that is a file keeps nothing."""
    folders = Folders(tmp_path, tmp_path)
    Noticed(folders).add("a", ())
    with (tmp_path / "mistakes.jsonl").open("a", encoding="utf-8") as file:
        file.write('{\n[]\n{"version":1}\n{"version":1,"hand":"b","mistakes":[{}]}\n')
        file.write('{"version":1,"hand":"c","mistakes":[{"ply":1,"grade":1,"how":"x"}]}\n')
    Noticed(folders).add("d", ())
    noticed = Noticed(folders)
    assert [(), None, None, ()] == [noticed.of(hand) for hand in "abcd"]
    (tmp_path / "file").write_text("", "utf-8")
    nowhere = Noticed(Folders(tmp_path / "file", tmp_path))
    nowhere.add("a", ())
    assert () == nowhere.of("a")
