"""The words of the framework come from the project's own catalogue."""

import ast
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from tests.command import called

from offiziersskat.cli.words import message_id
from offiziersskat.i18n import LANGUAGES, Language, catalogue

FOR_PROGRAMMERS = {
    "_termui_impl.py": "an editor and a pager, which the command never starts",
    "_winconsole.py": "the console of another system",
    "shell_completion.py": "speaks to a shell",
    "termui.py": "prompts, which the command makes by itself",
    "utils.py": "streams by name, which the command does not use",
}
"""Modules of click whose words no user of this command can see."""

UNSEEN = (
    "argument-takes-values arguments-take-exactly boolean-option choice confirm-the-action "
    "could-not deprecat directory do-you-want does-not-exist does-not-match file "
    "invalid-start-character is-a-directory is-a-file is-not-a-valid-uuid is-not-executable "
    "is-not-readable is-not-writable name-defined-twice no-options-defined path required-but "
    "show-the-version version unknown-error valid-boolean value-must-be-an-iterable"
).split()
"""What marks texts about deprecated options, files, dates and faults of a programmer."""


def _texts() -> Iterator[str]:
    """Every text that click hands to gettext."""
    for path in sorted(Path(click.__file__).parent.glob("*.py")):
        if path.name in FOR_PROGRAMMERS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                count = {"_": 1, "ngettext": 2}.get(node.func.id, 0)
                for arg in node.args[:count]:
                    if isinstance(arg, ast.Constant):
                        yield str(arg.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_click_that_can_be_seen_is_ours(language: Language) -> None:
    """A text of click without a message is one that this command never shows."""
    rooms = (catalogue("cli", language), catalogue("click", language))
    messages = {message_id(text) for text in _texts()}
    lacking = {one for one in messages if not any(room.has(one) for room in rooms)}

    assert [] == sorted(one for one in lacking if not any(part in one for part in UNSEEN))


def test_ids_are_made_from_the_english_text() -> None:
    """The places of a text do not count, nor do signs."""
    assert "click-no-such-option" == message_id("No such option {name!r}.")
    assert "click-is-not-one-of" == message_id("{value!r} is not one of {choices}.")


@pytest.mark.parametrize(
    ("args", "de", "en", "ja"),
    [
        (["--nonsense"], "gibt es nicht", "no option", "ありません"),
        (["nonsense"], "Den Befehl", "no command", "コマンド"),
        (["replay"], "Es fehlt das Argument", "Missing argument", "引数がありません"),
        (["convert", "x"], "Es fehlt die Option", "Missing option", "オプションがありません"),
        (["convert", "x", "--to", "y"], "keiner der Werte", "none of", "どれでもありません"),
        (["replay", "x", "--to", "y"], "gibt es nicht", "no option", "ありません"),
        (["replay", "x", "y"], "zu viel", "too many", "余分"),
        (["random", "--seed"], "braucht einen Wert", "needs a value", "値が必要"),
        (["replay", "x", "--json=1"], "keinen Wert", "no value", "値を取りません"),
        (["random", "--hands", "0"], "ganze Zahl", "whole number", "整数"),
        (["random", "--rules", "x"], "Regelwerk", "no ruleset", "ルールセット"),
    ],
)
def test_faults_in_the_arguments_are_told_in_every_language(
    args: list[str], de: str, en: str, ja: str
) -> None:
    """One message, exit status 2, nothing on standard output, no English left."""
    for lang, word in (("de", de), ("en", en), ("ja", ja)):
        said = called(*args, lang=lang)

        assert (2, "") == (said.status, said.out)
        assert word in said.err
        assert ("Error" in said.err) is (lang == "en")
        assert lang == "en" or "Usage" not in said.err


def test_a_language_that_does_not_exist_is_refused() -> None:
    """``--lang`` names the languages there are, wherever it stands."""
    for args in (["--lang", "fr"], ["rules", "list", "--lang=fr"]):
        said = called(*args, lang=None)

        assert 2 == said.status
        assert "'de', 'en', 'ja'" in said.err


def test_a_language_without_a_value_is_refused() -> None:
    """``--lang`` at the end lacks its value."""
    said = called("rules", "--lang", lang=None)

    assert (2, "") == (said.status, said.out)
    assert "--lang" in said.err


def test_the_language_may_stand_behind_the_command() -> None:
    """``rules --lang de`` speaks German, and so does ``--lang=de rules``."""
    assert called("rules", lang="de") == called("rules", "--lang", "de", lang=None)
    assert called("rules", lang="de") == called("--lang=de", "rules", lang=None)


def test_what_stands_behind_two_hyphens_is_no_language() -> None:
    """After ``--`` everything is an argument."""
    said = called("replay", "--", "--lang", lang=None)

    assert 2 == said.status
    assert "--lang" in said.err
