"""Which language is spoken, how messages are filled in, and how an error becomes a sentence."""

import pytest

from offiziersskat.core.actions import IllegalAction, Play, Reason
from offiziersskat.core.cards import Card
from offiziersskat.errors import InputError
from offiziersskat.i18n import LANGUAGES, Language, catalogue, choose_language, describe
from offiziersskat.i18n.catalogue import Catalogue

DE, EN, JA = Language.DE, Language.EN, Language.JA


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        (None, {}, EN),
        (None, {"LANG": "de_DE.UTF-8"}, DE),
        (None, {"LANG": "ja_JP.UTF-8"}, JA),
        (None, {"LANG": "en_GB.UTF-8"}, EN),
        (None, {"LANG": "ja"}, JA),
        (None, {"LANG": "de-AT"}, DE),
        (None, {"LANG": "C.UTF-8"}, EN),
        (None, {"LANG": "fr_FR.UTF-8"}, EN),
        (None, {"LANG": ""}, EN),
        (None, {"LC_ALL": "ja_JP", "LC_MESSAGES": "de_DE", "LANG": "en_US"}, JA),
        (None, {"LC_MESSAGES": "de_DE", "LANG": "en_US"}, DE),
        (None, {"LC_ALL": "", "LANG": "de_DE"}, DE),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, EN),
        (None, {"LANGUAGE": "fr:ja:de", "LANG": "en_US.UTF-8"}, JA),
        (None, {"LANGUAGE": "fr", "LANG": "de_DE.UTF-8"}, DE),
        (None, {"LANGUAGE": "de", "LANG": "C"}, EN),
        (None, {"LANGUAGE": "de"}, EN),
        ("de", {"LANG": "ja_JP.UTF-8"}, DE),
        ("JA", {}, JA),
        ("de_CH", {}, DE),
        ("fr", {"LANG": "de_DE.UTF-8"}, EN),
    ],
)
def test_the_language_is_what_was_asked_for_or_what_the_environment_says(
    wanted: str | None, environ: dict[str, str], language: Language
) -> None:
    """``--lang`` first, then the locale as POSIX and gettext read it, else English."""
    assert language is choose_language(wanted, environ)


def test_there_are_three_languages() -> None:
    """German, English and Japanese."""
    assert (DE, EN, JA) == LANGUAGES


def test_a_catalogue_is_read_once() -> None:
    """And knows what it is."""
    found = catalogue("errors", DE)
    assert found is catalogue("errors", DE)
    assert ("errors", DE) == (found.room, found.language)


def test_a_room_without_a_catalogue_is_a_fault_of_ours() -> None:
    """Found as soon as it is opened."""
    with pytest.raises(FileNotFoundError):
        Catalogue("no-such-room", EN)


def test_a_missing_message_is_a_fault_of_ours() -> None:
    """It raises, so that a test finds it; people never see a key."""
    found = catalogue("errors", EN)
    assert not found.has("no-such-message")
    with pytest.raises(KeyError, match=r"errors\.ftl: no-such-message"):
        found.text("no-such-message")


def test_a_message_of_attributes_alone_is_one_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to say in it."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("hollow =\n    .hint = nothing\n"))
    found = Catalogue("errors", EN)
    monkeypatch.setattr(found, "_bundle", bundle)
    with pytest.raises(KeyError, match="hollow is empty"):
        found.text("hollow")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_action_becomes_a_sentence(language: Language) -> None:
    """With its parameters in it, and no marks around them."""
    error = IllegalAction(Reason.MUST_FOLLOW, Play(Card.D7), card="D7", led="SA")
    sentence = describe(error, language)
    assert sentence and sentence != error.code
    assert not set(sentence) & {"\u2068", "\u2069", "{", "}"}


def test_the_same_error_speaks_three_languages() -> None:
    """A code with underscores or hyphens, one message each."""
    error = InputError("rules-unknown-preset", field="preset", name="bridge", known="classic")
    sentences = {describe(error, language) for language in LANGUAGES}
    assert 3 == len(sentences)
    assert all("bridge" in sentence for sentence in sentences)
