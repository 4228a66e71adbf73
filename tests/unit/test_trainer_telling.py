"""Why an answer was right or wrong: in every language, and true of the position."""

from collections import Counter

import pytest

from offiziersskat.analysis.review import remarks
from offiziersskat.analysis.review.claims import is_true
from offiziersskat.core.catalogue import preset
from offiziersskat.i18n import LANGUAGES, Language
from offiziersskat.trainer import all_endings
from offiziersskat.trainer.contracts import contract
from offiziersskat.trainer.telling import _finding, why

ENDINGS = list(all_endings())


def test_what_is_said_against_a_card_is_true() -> None:
    """Of every card of every ending that comes with the package, by the checkers of the review."""
    said: Counter[str] = Counter()
    for exercise in ENDINGS:
        for action in exercise.actions:
            finding = _finding(exercise, action)
            for remark in remarks(exercise.view, finding):
                assert is_true(exercise.view, finding, remark), (exercise.id, remark)
                said[remark.fault] += 1
    assert len(said) > 3


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.value)
def test_there_are_sentences_in_every_language(language: Language) -> None:
    """With cards as people write them, and nothing that has not been filled in."""
    told = [why(one, action, language) for one in ENDINGS[::7] for action in one.actions]
    assert sum(map(bool, told)) > len(told) / 2
    for sentence in (sentence for sentences in told for sentence in sentences):
        assert "{" not in sentence
        assert any(glyph in sentence for glyph in "♣♠♥♦")


def test_nothing_is_said_against_the_best_card() -> None:
    """What speaks for it is said to everybody."""
    for exercise in ENDINGS[::20]:
        right = why(exercise, exercise.best, Language.EN)
        assert len(right) <= 1
        for action in exercise.actions:
            assert right == why(exercise, action, Language.EN)[-len(right) :] or not right


def test_a_declaration_has_its_reasons_too() -> None:
    """For the game that is best."""
    told = [contract(preset("japanese"), seed=1, index=number) for number in range(6)]
    sentences = [why(one, one.actions[0], Language.EN) for one in told]
    assert any("trumps" in " ".join(one) for one in sentences)
