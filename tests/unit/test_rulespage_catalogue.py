"""The message catalogues: complete in three languages, and a sentence for every field of the rules.

Generic over all rooms: whatever ``.ftl`` lies under ``i18n`` is compared, by file, id and variable.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import offiziersskat
from offiziersskat.core.catalogue import PRESETS
from offiziersskat.core.contracts import Contract
from offiziersskat.core.fields import CHOICES, FIELDS

I18N = Path(offiziersskat.__file__).parent / "i18n"
DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("de", "en", "ja")
TRANSLATIONS = ("de", "ja")
OWN_ROOMS = ("rulespage.ftl", "glossary.ftl")

SAME_IN_GERMAN = frozenset(
    {
        "name-offiziersskat",
        "name-zweimannskat",
        "name-seemannsskat",
        "name-kutscherskat",
        "name-officers-skat",
        "name-two-handed-skat",
    }
)
"""Messages that are rightly the same in German and English."""


class _Variables(visitor.Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _Text(visitor.Visitor):
    """Collects the text of a message without its variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def _entries(path: Path) -> list[ast.Message | ast.Term]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


def _variables(entry: ast.Message | ast.Term) -> set[str]:
    found = _Variables()
    found.visit(entry)
    return found.names


def _text(entry: ast.Message | ast.Term) -> str:
    found = _Text()
    found.visit(entry)
    return "".join(found.parts)


@cache
def _room(language: str, name: str) -> dict[str, ast.Message | ast.Term]:
    return {entry.id.name: entry for entry in _entries(I18N / language / name)}


def _rooms() -> list[str]:
    return sorted({path.name for path in I18N.glob("*/*.ftl")})


def _ids() -> set[str]:
    return {key for room in OWN_ROOMS for key in _room("de", room)}


def _field_texts() -> Iterator[str]:
    """The ids that a field and each of its values need."""
    for field in FIELDS:
        stem = f"field-{field.replace('_', '-')}"
        yield from (stem, f"{stem}-source")
        for value in _values(field):
            word = value.replace("_", "-")
            yield from (f"{stem}-{word}", f"{stem}-{word}-source")


def _values(field: str) -> list[str]:
    if field in CHOICES:
        return [str(choice.value) for choice in CHOICES[field]]
    return {
        "course": [*PRESETS, "own"],
        "contracts": [contract.value for contract in Contract],
        "hands": ["count"],
        "target": ["points"],
    }.get(field, ["on", "off"])


def test_the_languages_have_the_same_rooms() -> None:
    """A room that exists in one language exists in all."""
    rooms = {
        language: sorted(p.name for p in (I18N / language).glob("*.ftl")) for language in LANGUAGES
    }

    assert dict.fromkeys(LANGUAGES, _rooms()) == rooms


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", _rooms())
def test_a_catalogue_is_well_formed(room: str, language: str) -> None:
    """Nothing in a catalogue is unreadable, empty or written twice."""
    text = (I18N / language / room).read_text(encoding="utf-8")
    junk = [
        entry.content for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)
    ]
    keys = [entry.id.name for entry in _entries(I18N / language / room)]
    empty = [
        entry.id.name
        for entry in _entries(I18N / language / room)
        if not _text(entry).strip() and not _variables(entry)
    ]

    assert [] == junk
    assert sorted(set(keys)) == sorted(keys)
    assert [] == empty


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("room", _rooms())
def test_every_message_exists_in_every_language(room: str, language: str) -> None:
    """The ids of a room are the same in all languages."""
    assert sorted(_room("en", room)) == sorted(_room(language, room))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("room", _rooms())
def test_every_message_has_the_same_variables_in_every_language(room: str, language: str) -> None:
    """What a message tells in one language it tells in all."""
    english = {key: _variables(entry) for key, entry in _room("en", room).items()}
    other = {key: _variables(entry) for key, entry in _room(language, room).items()}

    assert english == other


@pytest.mark.parametrize("room", _rooms())
def test_no_sentence_was_left_untranslated(room: str) -> None:
    """German and English differ wherever there is more than a word."""
    german = {key: _text(entry) for key, entry in _room("de", room).items()}
    left = {
        key: _text(entry)
        for key, entry in _room("en", room).items()
        if len(_text(entry)) > 12 and _text(entry) == german.get(key)
    }

    assert {} == {key: text for key, text in left.items() if key not in SAME_IN_GERMAN}


def test_every_field_and_value_of_the_rules_is_explained() -> None:
    """Each field has a label, each value a sentence, and both say where they come from."""
    assert [] == sorted(set(_field_texts()) - _ids())


def test_no_sentence_explains_a_value_that_does_not_exist() -> None:
    """A value that left the rules takes its text along."""
    more = {"field-contracts-text", "field-course-text"}
    ours = {key for key in _ids() if key.startswith("field-")}

    assert [] == sorted(ours - set(_field_texts()) - more)


def test_a_title_has_words_for_every_field_that_can_be_changed() -> None:
    """For each value where there is a choice, for the field alone where it is written freely."""
    wanted = {"rules-changed"}
    for field in FIELDS:
        stem = f"changed-{field.replace('_', '-')}"
        written = field in {"course", "contracts", "hands", "target"}
        wanted |= {stem} if written else {f"{stem}-{_dashed(value)}" for value in _values(field)}

    assert sorted(wanted) == sorted(_room("de", "changes.ftl"))


def _dashed(value: str) -> str:
    return value.replace("_", "-")


def test_every_ruleset_has_title_summary_and_source() -> None:
    """The page of a ruleset can be headed."""
    wanted = {
        f"ruleset-{name.replace('_', '-')}-{part}"
        for name in PRESETS
        for part in ("title", "summary", "source")
    }

    assert [] == sorted(wanted - _ids())


def test_every_contract_has_name_value_and_text() -> None:
    """The page can say what each contract is."""
    wanted = {
        f"contract-{contract.value}{part}"
        for contract in Contract
        for part in ("", "-value", "-text")
    }

    assert [] == sorted(wanted - _ids())


@pytest.mark.parametrize("prefix", ["glossary-", "name-"])
def test_every_term_is_explained(prefix: str) -> None:
    """A term of the glossary, and a name of the game, has a sentence."""
    keys = {
        key
        for key in _room("de", "glossary.ftl")
        if key.startswith(prefix) and not key.startswith("glossary-section-")
    }
    terms = {key for key in keys if not key.endswith("-text")}

    assert sorted(f"{key}-text" for key in terms) == sorted(keys - terms)
    assert len(terms) >= {"glossary-": 60, "name-": 10}[prefix]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", OWN_ROOMS)
@pytest.mark.parametrize("number", [1, 2, 16])
def test_messages_can_be_said(room: str, language: str, number: int) -> None:
    """Each message formats without a fault and leaves no bracket behind."""
    text = (I18N / language / room).read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for key, entry in _room(language, room).items():
        values = dict.fromkeys(_variables(entry), number)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, values)

        assert [] == errors
        assert not set("{}") & set(str(said)), key


def _said(language: str, key: str) -> str:
    return _text(_room(language, "glossary.ftl")[key])


def test_the_glossary_page_says_what_the_command_says() -> None:
    """Each term stands in the page with its sentence, in the three languages of one row."""
    page = (DOCS / "glossary.md").read_text(encoding="utf-8")
    terms = [
        key
        for key in _room("de", "glossary.ftl")
        if key.startswith("glossary-") and not key.endswith("-text") and "-section-" not in key
    ]
    rows = [
        "| "
        + " | ".join(
            f"**{_said(language, key)}**{colon}{_said(language, f'{key}-text')}"
            for language, colon in (("de", ": "), ("en", ": "), ("ja", "："))
        )
        + " |"
        for key in terms
    ]

    assert [] == [row for row in rows if row not in page]
    assert len(rows) == sum(line.startswith("| **") for line in page.splitlines())


def test_the_page_of_names_has_every_name() -> None:
    """Each name of the game that the command tells stands in the page of names."""
    page = (DOCS / "names.md").read_text(encoding="utf-8")
    names = [
        _text(entry)
        for key, entry in _room("en", "glossary.ftl").items()
        if key.startswith("name-") and not key.endswith("-text")
    ]

    assert [] == [name for name in names if name.lower() not in page.lower()]
