"""``rules`` shows every ruleset as a page, compares two, and keeps those of the user."""

from pathlib import Path

import pytest
from tests.command import called

from offiziersskat.cli.comparison import comparison
from offiziersskat.cli.rulespage import rules_page
from offiziersskat.core.actions import BIDS
from offiziersskat.core.catalogue import PRESETS, preset, ruleset
from offiziersskat.core.fields import FIELDS
from offiziersskat.i18n import LANGUAGES, Language, catalogue
from offiziersskat.i18n.rulespage import rules_json
from offiziersskat.tui.style import width_of

OWN = [
    ("classic", {"spitzen": "on", "target": 100}),
    ("classic", {"contracts": "GR", "ramsch": "both"}),
    ("classic", {"trump": "drawn"}),
    ("classic", {"course": "F8o D8o F8h D8h declare play"}),
    ("simple", {"kontra": "on", "simple_kontra": "on"}),
    ("japanese", {"grand_double": "off", "contracts": "CN"}),
    ("double", {"hands": 4}),
]
ALL = [*((name, {}) for name in PRESETS), *OWN]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [39, 79])
@pytest.mark.parametrize(("name", "fields"), ALL)
def test_every_ruleset_is_a_page_to_read(
    name: str, fields: dict[str, object], width: int, language: Language
) -> None:
    """Each field that has a meaning stands in it with its value; nothing is wider than asked."""
    rules = ruleset(name, fields)
    page = rules_page(rules, language, width=width)
    joined = "".join(page.split())

    for field in FIELDS:
        assert (f"{field}=" in joined) is (getattr(rules, field) is not None), field
    assert [] == [line for line in page.splitlines() if width_of(line) > width]
    assert not set("{}") & set(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_what_is_special_and_no_more(language: Language) -> None:
    """Bidding, null and ramsch have their sections only where they are played."""
    text = catalogue("rulespage", language).text
    special = {
        "page-bidding": {"auction"},
        "page-null": {"auction"},
        "page-announcements": {"auction"},
        "page-ramsch": {"classic", "simple", "half_open"},
    }
    for heading, played in special.items():
        with_it = {
            name
            for name in PRESETS
            if f"\n{text(heading)}\n-" in rules_page(preset(name), language, width=100)
        }

        assert played == with_it, heading


def test_the_63_values_are_listed() -> None:
    """The page of the game with bidding names every bid."""
    words = rules_page(preset("auction"), Language.EN, width=79).split()

    assert [] == [bid for bid in BIDS if str(bid) not in words]


def test_a_changed_ruleset_says_what_was_changed() -> None:
    """The fields that differ from the preset stand at the top."""
    said = called("rules", "show", "classic; spitzen=on; ten=below_king")

    assert "Derived from “Classic”; changed: ten=below_king, spitzen=on" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 79])
def test_a_comparison_names_every_field_that_differs(language: Language, width: int) -> None:
    """And none that does not."""
    for left in PRESETS:
        for right in PRESETS:
            one, other = preset(left), preset(right)
            shown = comparison((left, one), (right, other), language, width=width)
            differing = {f for f in FIELDS if getattr(one, f) != getattr(other, f)}

            assert differing == {field for field in FIELDS if f"({field})" in shown}
            assert [] == [line for line in shown.splitlines() if width_of(line) > width]


def test_equal_rulesets_are_said_to_agree() -> None:
    """Nothing to compare."""
    said = called("rules", "compare", "classic", "classic; spitzen=off")

    assert (0, "") == (said.status, said.err)
    assert "agree in every field" in said.out


@pytest.mark.parametrize("lang", ["de", "en", "ja"])
def test_the_names_of_the_game_and_the_glossary_are_shown(lang: str) -> None:
    """Every name, and each term in all three languages."""
    out = called("rules", "names", lang=lang).out

    for name in ("Offiziersskat", "Bauernskat", "Räuberskat", "Zweimannskat", "将校スカート"):
        assert name in out
    assert "Vorhand · forehand · フォアハンド" in out


def test_rules_alone_lists_them() -> None:
    """``rules`` and ``rules list`` are the same."""
    said = called("rules")

    assert called("rules", "list") == said
    assert [] == [name for name in PRESETS if f"\n{name}" not in f"\n{said.out}"]


def test_a_ruleset_of_ones_own_is_kept_shown_used_and_removed(tmp_path: Path) -> None:
    """The whole life of a saved ruleset."""
    saved = called("rules", "save", "home", "classic; spitzen=on", data=tmp_path)
    assert (0, "") == (saved.status, saved.err)
    assert "home" in called("rules", "list", data=tmp_path).out
    assert "Ruleset “home”" in called("rules", "show", "home", data=tmp_path).out
    compared = called("rules", "compare", "home", "classic", data=tmp_path).out
    assert "(spitzen)" in compared and "(ten)" not in compared
    dealt = called("random", "--rules", "home; ten=below_king", "--seed", "1", data=tmp_path).out
    assert '{"preset": "classic", "ten": "below_king", "spitzen": true}' in dealt

    assert 0 == called("rules", "remove", "home", data=tmp_path).status
    assert 2 == called("rules", "show", "home", data=tmp_path).status
    assert 2 == called("rules", "remove", "home", data=tmp_path).status


def test_a_saved_ruleset_is_not_replaced_unasked(tmp_path: Path) -> None:
    """``--replace`` asks for it."""
    called("rules", "save", "home", "classic; spitzen=on", data=tmp_path)
    refused = called("rules", "save", "home", "simple", data=tmp_path)
    assert (2, "") == (refused.status, refused.out)
    assert "--replace" in refused.err
    assert "spitzen=on" in called("rules", "show", "home", data=tmp_path).out
    assert 0 == called("rules", "save", "--replace", "home", "simple", data=tmp_path).status
    assert "spitzen=on" not in called("rules", "show", "home", data=tmp_path).out


def test_what_comes_with_the_game_cannot_be_removed() -> None:
    """It is not unknown, as the message once had it."""
    said = called("rules", "remove", "classic")
    assert (2, "Error: “classic” comes with the game and cannot be removed.\n") == (
        said.status,
        said.err,
    )


def test_a_preset_in_capitals_is_that_preset() -> None:
    """As one may type it."""
    assert called("rules", "show", "classic") == called("rules", "show", "CLASSIC")


def test_a_broken_ruleset_does_not_spoil_the_list(tmp_path: Path) -> None:
    """The list says what is wrong with it, and goes on."""
    folder = tmp_path / "rulesets"
    folder.mkdir()
    (folder / "bad.toml").write_text('preset = "classic"\nspitzen = ', encoding="utf-8")
    (folder / "odd.toml").write_text('preset = "classic"\nten = "low"\n', encoding="utf-8")
    said = called("rules", "list", data=tmp_path)

    assert 0 == said.status
    assert "TOML" in said.out
    assert "“ten” cannot be “low”" in said.out
    assert 2 == called("rules", "show", "bad", data=tmp_path).status


@pytest.mark.parametrize(
    ("rules", "field"),
    [
        ("classic; tie=split", "tie"),
        ("japanese; kontra=on", "kontra"),
        ("auction; scoring=simple", "scoring"),
        ("classic; course=F8d D8d F8u declare play", "course"),
        ("classic; nonsense=1", "nonsense"),
        ("classic; hands=13", "hands"),
        ("double; hands=6", "hands"),
        ("classic; ten=low", "ten"),
        ("classic; spitzen", "spitzen"),
        ("nonsense", "nonsense"),
        ("", "“”"),
    ],
)
@pytest.mark.parametrize("lang", ["de", "en", "ja"])
def test_contradictions_are_refused_by_the_name_of_the_field(
    rules: str, field: str, lang: str
) -> None:
    """One message that names what is at fault, exit status 2."""
    said = called("rules", "show", rules, lang=lang)

    assert (2, "") == (said.status, said.out)
    assert field in said.err or field == "“”"


@pytest.mark.parametrize("name", ["classic", "a/b", "../x", "", "x" * 41])
def test_names_that_cannot_be_kept_are_refused(name: str, tmp_path: Path) -> None:
    """A preset's name, and what could lead out of the folder."""
    said = called("rules", "save", name, "classic", data=tmp_path)

    assert (2, "") == (said.status, said.out)
    assert [] == list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    said = called("rules", "save", "home", "classic", data=blocked)

    assert (2, "") == (said.status, said.out)
    assert str(blocked) in said.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "fields"), ALL)
def test_the_page_for_the_browser_says_what_the_terminal_says(
    name: str, fields: dict[str, object], language: Language
) -> None:
    """Every text of every block stands in the lines, in the same order; kinds are the known ones."""
    rules = ruleset(name, fields)
    page = "".join(rules_page(rules, language, width=10_000).split())
    blocks = rules_json(rules, language)
    at = 0

    assert {"h1", "h2", "p", "li", "table"} == {block["kind"] for block in blocks}
    for block in blocks:
        rows = block.get("rows", [[block.get("text")]])
        assert isinstance(rows, list)
        for text in (str(cell) for row in rows for cell in row):
            at = page.index("".join(text.split()), at)
