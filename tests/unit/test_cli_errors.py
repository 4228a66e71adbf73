"""Every error that the package can raise has a sentence in every language, with what it needs.

The source is walked for error codes, so a code without a sentence cannot be added unnoticed.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.command import called

import offiziersskat
from offiziersskat.cli.faults import sentence
from offiziersskat.core.actions import Reason
from offiziersskat.errors import OffiziersskatError
from offiziersskat.i18n import LANGUAGES, Language

SOURCE = Path(offiziersskat.__file__).parent
CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

ADDED = {
    "BadRules": {"field"},
    "BadNotation": {"line", "column"},
    "IllegalAction": {"action"},
}
"""Parameters that an error class adds by itself."""

ADDED_LATER = {
    "settings-broken": {"aside"},
}
"""Parameters that an error gets before it leaves the room in which it was raised."""

NO_CODES = {
    "utf-8": "an encoding",
    "none-either": "said of what follows a fault",
}
"""Strings in modules that make codes, which look like codes and are none."""


@dataclass(frozen=True)
class Raised:
    """A code, where it stands, and the parameters given with it (``None``: not to be seen)."""

    code: str
    place: str
    params: frozenset[str] | None


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def _sentences(language: Language) -> dict[str, frozenset[str]]:
    """The variables of each message of ``errors.ftl``."""
    text = (SOURCE / "i18n" / language.value / "errors.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def _modules() -> dict[str, ast.Module]:
    return {
        str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


@cache
def _error_classes() -> frozenset[str]:
    """The names of all classes that derive from the package's error."""
    names = {"OffiziersskatError"}
    classes = [
        node
        for tree in _modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    while True:
        more = {
            node.name
            for node in classes
            if any(isinstance(base, ast.Name) and base.id in names for base in node.bases)
        }
        if more <= names:
            return frozenset(names)
        names |= more


def _called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def _codes_in(node: ast.Call) -> list[str]:
    """The codes among the arguments of a call; a helper's may be of one word."""
    values = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
    values += [
        keyword.value.value
        for keyword in node.keywords
        if keyword.arg in ("code", "cause") and isinstance(keyword.value, ast.Constant)
    ]
    words = [value for value in values if isinstance(value, str)]
    form = WORD if _called(node) in _helpers() else CODE
    return [word for word in words if form.fullmatch(word)]


def _params(node: ast.Call) -> frozenset[str] | None:
    names = {keyword.arg for keyword in node.keywords}
    if None in names:
        return None
    added = ADDED.get(_called(node), {"line", "column"} if _called(node) in _helpers() else set())
    return frozenset(name for name in names if name) | added


def _has_code_in_a_variable(node: ast.Call, helpers: frozenset[str]) -> bool:
    """Whether an error, or a helper that makes one, gets its code handed on."""
    makes = _called(node) in _error_classes() | helpers
    return makes and any(isinstance(arg, ast.Name) and arg.id == "code" for arg in node.args)


@cache
def _helpers() -> frozenset[str]:
    """The functions that make an error of a code that they are given."""
    names: frozenset[str] = frozenset()
    functions = [
        node
        for tree in _modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and "code" in {arg.arg for arg in node.args.args}
    ]
    while True:
        more = names | {
            function.name
            for function in functions
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and _has_code_in_a_variable(node, names)
        }
        if more == names:
            return names
        names = more


def _raised() -> Iterator[Raised]:
    """Every code in the source: given to an error, to a helper, or kept for one."""
    for module, tree in _modules().items():
        seen: set[str] = set()
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for node in calls:
            if _called(node) in _error_classes() | _helpers():
                for code in _codes_in(node):
                    seen.add(code)
                    yield Raised(code, f"{module}:{node.lineno}", _params(node))
        if any(_has_code_in_a_variable(node, frozenset()) for node in calls):
            yield from _kept(module, tree, seen)


def _kept(module: str, tree: ast.Module, seen: set[str]) -> Iterator[Raised]:
    """Where a code is handed on in a variable, every string like a code may be one."""
    for constant in ast.walk(tree):
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
            code = constant.value
            if CODE.fullmatch(code) and code not in seen and code not in NO_CODES:
                yield Raised(code, f"{module}:{constant.lineno}", None)


def test_the_walk_finds_what_is_raised() -> None:
    """The walk itself works: it sees codes of several rooms, direct and handed on."""
    codes = {raised.code for raised in _raised()}

    assert {"deck-size", "course-cards", "rules-contradiction", "proof-hex"} <= codes
    assert {"file-missing", "storage-full", "score-bid", "number-range"} <= codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: Language) -> None:
    """No code is raised for which there is no message."""
    known = _sentences(language)
    lacking = {raised.code: raised.place for raised in _raised() if raised.code not in known}

    assert {} == lacking


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: Language) -> None:
    """An illegal action can be explained whatever is wrong with it."""
    reasons = {reason.value.replace("_", "-") for reason in Reason}

    assert set() == reasons - _sentences(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_asks_for_what_is_not_given(language: Language) -> None:
    """The variables of a message are parameters of the error, wherever it is raised."""
    known = _sentences(language)
    lacking = {}
    for raised in _raised():
        if raised.params is not None and raised.code in known:
            given = raised.params | ADDED_LATER.get(raised.code, set())
            if not known[raised.code] <= given:
                lacking[f"{raised.place} {raised.code}"] = sorted(known[raised.code] - given)

    assert {} == lacking


def test_no_sentence_is_left_of_an_error_that_is_gone() -> None:
    """Each message belongs to a code in the source, or to a reason."""
    strings = {
        node.value
        for tree in _modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    reasons = {reason.value.replace("_", "-") for reason in Reason}

    assert [] == sorted(_sentences(Language.EN).keys() - strings - reasons)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (Language.DE, "♥7 bedient ♠10 nicht; wer kann, muss bedienen."),
        (Language.EN, "♥7 does not follow ♠10; who can must follow suit."),
    ],
)
def test_cards_in_a_sentence_are_written_as_people_write_them(
    language: Language, expected: str
) -> None:
    """Codes of the notation become suit signs and ranks."""
    error = OffiziersskatError("must_follow", action="H7", card="H7", led="ST")

    assert expected == sentence(error, language)


def test_switches_and_long_numbers_are_written_plainly() -> None:
    """A truth value is ``on`` or ``off``, and digits are not grouped."""
    contradiction = OffiziersskatError(
        "rules-contradiction", field="kontra", value=True, because="scoring=japanese"
    )
    seed = OffiziersskatError("number-at-least", value="x", low=1234567)

    assert "“on” does not go with" in sentence(contradiction, Language.EN)
    assert "1234567" in sentence(seed, Language.EN)


def test_brackets_without_end_are_no_hand(tmp_path: Path) -> None:
    """However deep they are nested: a message, no traceback."""
    path = tmp_path / "deep.json"
    path.write_text("[" * 200_000, encoding="utf-8")
    for command in ("stats", "replay"):
        said = called(command, str(path))
        assert 2 == said.status
        assert "Traceback" not in said.err
