"""Why an answer was right or wrong: in every language, and true of the position."""

from collections import Counter

import pytest

from offiziersskat.analysis.review import How, remarks
from offiziersskat.analysis.review.claims import is_true
from offiziersskat.core.catalogue import preset
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.i18n import LANGUAGES, Language
from offiziersskat.players import player
from offiziersskat.trainer import Exercise, Kind, Worth, all_endings
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


@pytest.mark.parametrize(
    ("rules", "phase", "said"),
    [
        ("classic", Phase.KONTRA, "pass"),
        ("classic", Phase.RE, "pass"),
        ("auction", Phase.DISCARD, "♣"),
    ],
)
def test_what_is_decided_before_the_play_has_its_reasons_too(
    rules: str, phase: Phase, said: str
) -> None:
    """In every language, by the words that the table has for it."""
    told = [_best(view) for view in _views(rules, phase)]
    for language in LANGUAGES:
        sentences = [" ".join(why(one, one.best, language)) for one in told]
        assert any(sentences), language
        assert "{" not in "".join(sentences)
    english = "".join("".join(why(one, one.best, Language.EN)) for one in told)
    assert said in english.lower()


def _views(rules: str, phase: Phase) -> list[View]:
    """What the seat to act saw in this phase, of some hands of the rule book and who says anything."""
    found = []
    for number in range(12):
        seed = numbered_seed(3, number)
        rng, game = Stream(seed), new_game(preset(rules), shuffled(seed))
        while game.to_act is not None and game.phase is not Phase.PLAY:
            view = observe(game, game.to_act)
            if game.phase is phase:
                found.append(view)
            kind = "rules" if game.phase in (Phase.BID, Phase.STOCK, Phase.DISCARD) else "random"
            game = apply(game, player(kind).choose(view, rng))
    return found


def _best(view: View) -> Exercise:
    """An exercise whose answer is what the rule book would do."""
    chosen = player("rules").choose(view, Stream(b"x" * 32))
    values = {one: Worth(None, float(one == chosen)) for one in legal(view)}
    return Exercise("x", Kind.MISTAKE, 1, view, values, How.DEALS)
