"""The pages around the table, as people use them: each from the first click to the last."""

import json
import random
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import FilePayload, expect
from tests.browser.company import ENGINE, ME, to_the_cards
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.records import played

from offiziersskat.i18n import Language
from offiziersskat.notation import write_osk

PROVED = Path("web/tests/pages/proved.osk")
LESSON = "D9 HA HT S7 H7 S8 HA H kontra HT 36 S9".split()
"""What is right at each step."""
BUTTONS = {"H": 2, "kontra": 0, "36": 1}
"""Answers that are buttons and not cards: the place of each."""


def paste(person: Person, text: str) -> None:
    """Bring records along, by pasting their text."""
    person.go("/games")
    person.page.get_by_label(person.words("games-import-paste", "pages")).fill(text)
    person.press(person.button("games-import-read", "pages"))


@pytest.mark.parametrize("language", [Language.EN, Language.JA])
def test_the_lesson_from_first_to_last(sit: Sit, language: Language) -> None:
    """A wrong answer gets a kind word, the right one leads on; at its end a game begins."""
    anna = sit(language=language, width=820, height=1180)
    anna.go("/learn")
    page = anna.page

    page.locator("[data-own][data-card=S7]").click()
    expect(page.locator(".said.wrong")).to_be_visible()
    for number, right in enumerate(LESSON, 1):
        count = anna.words("lesson-step", "lesson", n=number, of=len(LESSON))
        expect(page.get_by_text(count, exact=True)).to_be_visible()
        if right in BUTTONS:
            page.locator(".buttons button").nth(BUTTONS[right]).click()
        else:
            page.locator(f"[data-own][data-card={right}]").click()
        expect(page.locator(".said.right")).to_be_visible()
        anna.button("lesson-next", "lesson").click()

    anna.button("lesson-end-play", "lesson").click()
    anna.asked()
    assert [] == anna.faults


@pytest.mark.parametrize("path", ["/learn", "/exercises"])
def test_a_question_stands_beside_its_cards(sit: Sit, path: str) -> None:
    """Where there is room, on a phone on its side too; else above them, and the answer below."""
    anna = sit()
    anna.go(path)
    page = anna.page
    page.locator("[data-own]").first.wait_for()
    parts = [page.locator("main section h1"), page.locator(".board").first, page.locator(".does")]

    for width, height in ((1280, 800), (640, 320)):
        page.set_viewport_size({"width": width, "height": height})
        words, board, answer = (part.bounding_box() for part in parts)
        assert words and board and answer
        assert board["y"] < answer["y"]
        assert max(words["x"] + words["width"], answer["x"] + answer["width"]) < board["x"]
    page.set_viewport_size({"width": 320, "height": 2000})
    words, board, answer = (part.bounding_box() for part in parts)
    assert words and board and answer
    assert words["y"] + words["height"] < board["y"]
    assert board["y"] + board["height"] < answer["y"]
    assert [] == anna.faults


def test_a_record_with_a_fault_is_refused_by_its_line(sit: Sit) -> None:
    """The place is told, and a click leads the cursor there."""
    lines = write_osk(played()).splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("[Rules"))
    lines[number] = '[Rules "klassisch"]'
    anna = sit()

    paste(anna, "\n".join(lines))

    fault = anna.page.locator(".faults button")
    expect(fault).to_contain_text(f"Line {number + 1}, column ")
    fault.click()
    start = anna.page.locator("textarea").evaluate("area => area.selectionStart")
    assert number == "\n".join(lines)[:start].count("\n")
    assert [] == anna.faults


def choose(person: Person, *files: bytes) -> None:
    """Bring files along."""
    person.page.locator("input[type=file]").set_input_files(
        [
            FilePayload(name=f"{number}.osk", mimeType="", buffer=data)
            for number, data in enumerate(files)
        ]
    )


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (random.Random("noise").randbytes(10_000_000), "games-import-binary"),
        (random.Random("noise").randbytes(900_000), "games-import-binary"),
        (b"\xff\xd8\xff\xe0" + bytes(3_000_000), "games-import-binary"),
        (b"1. CA HA\n" * 200_000, "games-import-large"),
        (bytes(range(1, 127)) * 7000, "games-import-binary"),
        (b"", "games-import-empty"),
        (b"; nothing but a word\n", "games-import-empty"),
        (b'{"guest": "g", "records": [], "tables": []}', "games-import-export"),
    ],
    ids=["noise", "some-noise", "picture", "long", "controls", "empty", "remark", "everything"],
)
def test_a_wrong_file_is_known_at_a_glance(sit: Sit, data: bytes, message: str) -> None:
    """What it is stands there at once, in the reader's words, and the page goes on."""
    anna = sit()
    anna.go("/games")
    words = anna.words(message, "pages", limit=1)
    expect(anna.page.locator("textarea")).to_be_visible()

    begun = monotonic()
    choose(anna, data)
    expect(anna.page.get_by_role("alert")).to_have_text(words)
    assert monotonic() - begun < 15
    assert anna.page.evaluate("1 + 1") == 2


def test_a_long_text_of_strange_signs_is_answered_soon(sit: Sit) -> None:
    """It stands in the field only when one asks where its fault is."""
    rng = random.Random("signs")
    text = "".join(chr(rng.randrange(0x10000, 0x1F000)) for _ in range(200_000))
    anna = sit()
    anna.go("/games")
    expect(anna.page.locator("textarea")).to_be_visible()

    begun = monotonic()
    choose(anna, text.encode())
    expect(anna.page.locator(".faults button")).to_have_count(1)
    assert monotonic() - begun < 15
    expect(anna.page.locator("textarea")).to_have_value("")


def test_a_fault_in_a_long_text_is_shown(sit: Sit) -> None:
    """What has been read comes into the field, and the cursor to the fault."""
    good = write_osk(played())
    anna = sit()
    anna.go("/games")

    choose(anna, (good * (100_000 // len(good) + 1) + good.replace("[Rules", "[Roles")).encode())
    anna.page.locator(".faults button").first.click()

    anna.until(
        lambda: anna.page.locator("textarea").evaluate("area => area.selectionStart") > 100_000
    )


def test_records_of_all_one_has_saved_are_read_by_name(sit: Sit) -> None:
    """The file with everything holds them; levels of the computer are called by their names."""
    names = [("Engineer", "engine:casual@1"), ("engine:master@1", "Ben")]
    texts = [write_osk(replace(played(), names=pair)) for pair in names]
    everything = {"guest": "g", "records": [{"id": "r", "text": text} for text in texts]}
    anna = sit()
    anna.go("/games")

    choose(anna, json.dumps(everything).encode())

    casual, master = (
        anna.words("chooser-kind-engine", "start", level=anna.words(f"level-{level}", "start"))
        for level in ("casual", "master")
    )
    expect(anna.page.locator(".kept a")).to_have_text(
        [f"1. Engineer and {casual}", f"2. {master} and Ben"]
    )
    assert [] == anna.faults


def test_a_record_forwards_and_backwards(sit: Sit) -> None:
    """Import, replay by clicks and keys, with other eyes, and what every card is worth at the end."""
    anna = sit()
    paste(anna, write_osk(played()))
    page = anna.page
    page.wait_for_url("**/record/*")
    position = page.get_by_role("slider")
    shown = page.locator(".replay .table [data-card]")
    expect(position).to_have_value("0")
    last = int(position.get_attribute("max") or 0)

    at_first = shown.count()
    anna.button("record-forward", "pages").click()
    page.keyboard.press("ArrowRight")
    expect(position).to_have_value("2")
    page.keyboard.press("End")
    expect(position).to_have_value(str(last))
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    expect(position).to_have_value(str(last - 5))
    values = page.get_by_label(anna.words("record-values", "pages"))
    values.check()
    expect(page.locator(".values li").first).to_be_visible(timeout=60_000)
    expect(page.locator(".values li.best").first).to_be_visible()
    page.get_by_role("radio").nth(1).check()
    anna.button("record-first", "pages").click()
    expect(position).to_have_value("0")
    assert shown.count() <= at_first

    with page.expect_download() as download:
        anna.button("record-export-osk", "pages").click()
    assert write_osk(played()).split() == Path(download.value.path()).read_text("utf-8").split()
    assert [] == anna.faults


def test_a_deal_is_played_again(sit: Sit) -> None:
    """From a record to a table with the same cards."""
    record = played()
    anna = sit()
    paste(anna, write_osk(record))
    anna.page.wait_for_url("**/record/*")

    anna.page.locator("section.does .primary").click()
    anna.page.wait_for_url("**/table/*")

    anna.until(lambda: len(anna.log) >= 3)
    assert record.deck is not None
    up = anna.page.locator(".place [data-card]").evaluate_all(
        "found => found.map(card => card.dataset.card)"
    )
    dealt = {card.code for card in record.deck[:16]}
    assert up
    assert set(up) <= dealt
    assert [] == anna.faults


def test_a_shuffle_is_checked_by_the_browser(sit: Sit) -> None:
    """Three proofs hold, one of them without anybody's chance; a changed commitment is found."""
    text = PROVED.read_text(encoding="utf-8")
    anna = sit()
    anna.go("/verify")
    field = anna.page.get_by_label(anna.words("verify-paste", "pages"))

    field.fill(text)
    anna.button("verify-check", "pages").click()
    expect(anna.page.locator("section.good")).to_have_count(2)
    field.fill(text.replace("sha256:72", "sha256:73"))
    anna.button("verify-check", "pages").click()

    expect(anna.page.locator("section.bad")).to_have_count(3)
    assert [] == anna.faults


def test_ones_data_is_taken_along_and_deleted(sit: Sit) -> None:
    """The link makes another device that guest; everything can be saved and deleted."""
    anna, phone = sit(), sit(width=390, height=844, touch=True)
    anna.go()
    anna.button("start-play", "start").click()
    anna.page.wait_for_url("**/table/*")
    anna.go("/me")
    anna.page.get_by_role("textbox", name=anna.words("me-name", "pages")).fill("Anna <i>")
    anna.button("me-save", "pages").click()
    expect(anna.page.get_by_text(anna.words("me-saved", "pages"))).to_be_visible()
    anna.button("me-link-show", "pages").click()
    link = anna.page.get_by_role("textbox", name=anna.words("me-link", "pages")).input_value()

    phone.page.goto(link)
    name = phone.page.get_by_role("textbox", name=phone.words("me-name", "pages"))
    expect(name).to_have_value("Anna <i>")
    assert "key=" not in phone.page.url

    with anna.page.expect_download() as download:
        anna.button("me-export", "pages").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert "Anna <i>" in json.dumps(saved, ensure_ascii=False)
    anna.button("me-delete", "pages").click()
    anna.page.get_by_role("dialog").get_by_role("button").last.click()
    expect(anna.page.get_by_text(anna.words("me-deleted", "pages"))).to_be_visible()
    assert anna.page.evaluate("localStorage.getItem('offiziersskat.guest')") is None
    assert [] == anna.faults + phone.faults


def test_own_rules_are_kept_and_played(sit: Sit) -> None:
    """One rule changed, saved under a name, chosen again on another day, and played by."""
    anna = sit()
    anna.go()
    page = anna.page
    anna.page.locator(".change button").click()
    page.locator("details.more > summary").click()
    field = page.locator("details.field").filter(
        has=page.get_by_text(anna.words("field-ten", "rulespage"), exact=True)
    )
    field.locator("summary").click()
    field.locator(".values label").filter(has=page.locator("input:not(:checked)")).first.click()
    expect(field.locator("em")).to_be_visible()
    page.get_by_label(anna.words("chooser-save-name", "chooser"), exact=True).fill("Stammtisch")
    anna.button("chooser-save", "chooser").click()
    own = page.locator(".option").filter(has_text="Stammtisch")
    expect(own).to_be_visible()

    page.get_by_role("radio", name=anna.words("preset-simple", "start")).check()
    own.click()
    # The start page says it in words, after a reload as well.
    changed = anna.words("changed-ten-below-king", "changes")
    expect(page.locator(".as")).to_contain_text(changed)
    page.reload()
    expect(page.locator(".as")).to_contain_text(changed)
    page.locator(".change button").click()
    page.locator("section.chooser .go .primary").click()
    page.wait_for_url("**/table/*")

    anna.asked()
    table = page.url.rpartition("/")[2]
    rules = page.evaluate("id => fetch(`/api/tables/${id}`).then(it => it.json())", table)["rules"]
    assert "ten=" in json.dumps(rules) or "ten" in rules
    assert [] == anna.faults


@pytest.mark.parametrize("path", ["/table", "/table/"])
def test_a_table_without_its_number_is_no_page(sit: Sit, path: str) -> None:
    """Nobody waits there for a table to be laid."""
    anna = sit(width=390, height=844)
    anna.go(path)
    expect(anna.page.locator("main h1")).to_have_text(anna.words("table-no-page"))
    assert [] == anna.faults


def test_a_record_that_is_not_there_is_said_once(sit: Sit) -> None:
    """And a hand of a table that has not come so far, by the number people give it."""
    anna = sit()
    table = anna.open_table([ME, ENGINE], practice=True)
    anna.go("/record/nosuch")
    gone = anna.words("record-gone", "pages")
    expect(anna.page.locator("main h1")).to_have_text(gone)
    assert 1 == anna.page.locator("main").inner_text().count(gone)

    anna.go(f"/record/{table}.99")
    unfinished = anna.words("no-such-hand", "errors", hand=100)
    expect(anna.page.get_by_role("alert")).to_contain_text(unfinished)
    assert "100" in unfinished


def test_ones_own_table_is_not_among_those_to_watch(sit: Sit) -> None:
    """Others find it there; who sits at it does not, not even after his browser forgot the seat."""
    anna, ben = sit(), sit()
    table = anna.open_table([ME, ENGINE], name="Anna")
    link = f"main a[href='/table/{table}']"
    to_the_cards(anna)
    ben.go("/watch")
    expect(ben.page.locator(link)).to_be_visible()

    other = Person(anna.page.context.new_page(), anna.home, anna.language)
    listed = other.page.get_by_text(other.words("watch-none", "pages"))
    for _ in range(2):
        other.go("/watch")
        expect(listed.or_(other.page.locator("main li").first)).to_be_visible()
        expect(other.page.locator(link)).to_have_count(0)
        other.page.evaluate("localStorage.removeItem('offiziersskat.seats')")
    assert [] == anna.faults + ben.faults + other.faults
