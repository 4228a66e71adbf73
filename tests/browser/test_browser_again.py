"""What is done with a hand beside playing it: saved, left to the computer, played once more."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.company import ENGINE, ME, OPEN, invitation, join
from tests.browser.conftest import Sit
from tests.browser.person import Person

from offiziersskat.core.cards import DECK
from offiziersskat.notation import completed, read_record, write_osk


def downloaded(person: Person, message: str, room: str) -> str:
    """The text of the file that a button saves."""
    with person.page.expect_download() as download:
        person.button(message, room).click()
    return Path(download.value.path()).read_text("utf-8")


def to_the_cards(person: Person) -> None:
    """Answer whatever is asked before the first card."""
    while not (seen := person.asked()).playable or seen.asks:
        person.answer()


def shown(person: Person) -> list[str]:
    """The open cards on the table, in no order."""
    cards = person.page.locator(".place [data-card]").evaluate_all(
        "found => found.map(card => card.dataset.card)"
    )
    return sorted(cards)


def test_a_running_hand_is_saved_and_opened_again(sit: Sit) -> None:
    """It holds what lies open, and is a record like any other; before that it is said why not."""
    anna = sit()
    anna.open_table([ME, ENGINE], "japanese", practice=True)
    to_the_cards(anna)
    anna.answer()
    anna.asked()
    up = shown(anna)
    anna.button("table-hand").first.click()
    text = downloaded(anna, "hand-save-osk", "hand")
    assert downloaded(anna, "hand-save-json", "hand")
    record = read_record(text)
    assert record.deck is None
    assert record.layout is not None
    named = {card.code for card in record.layout.layout.shown}
    assert set(up) <= named
    assert named != {card.code for card in DECK}

    anna.go("/games")
    anna.page.get_by_label(anna.words("games-import-paste", "pages")).fill(text)
    anna.button("games-import-read", "pages").click()
    anna.page.wait_for_url("**/record/*")
    expect(anna.page.locator(".replay .table [data-card]").first).to_be_visible()
    assert set(shown(anna)) <= named
    assert [] == anna.faults


def test_the_computer_plays_on_until_one_takes_over(sit: Sit) -> None:
    """Its cards are noted as hints; afterwards it plays the whole hand in one's place."""
    anna = sit()
    anna.open_table([ME, ENGINE], practice=True, first_dealer=1)
    to_the_cards(anna)
    stand_in(anna)
    anna.until(lambda: len(anna.log) > 30)
    anna.button("hand-engine-stop", "hand").click()
    expect(anna.button("hand-engine-stop", "hand")).to_have_count(0)
    anna.asked()
    before = anna.log
    anna.page.wait_for_timeout(1500)
    assert before == anna.log
    anna.answer()
    anna.button("table-take-back").click()
    anna.asked()
    stand_in(anna)
    anna.until(lambda: anna.glance().is_over)
    anna.shot("after-the-hand")
    expect(anna.button("hand-engine-stop", "hand")).to_have_count(0)
    record = read_record(downloaded(anna, "table-download", "web"))
    assert record.tag("Hints") is not None
    assert int((record.tag("Hints") or "0").split()[0]) > 5

    compare(anna, write_osk(record))


def stand_in(person: Person) -> None:
    """Let the computer play."""
    person.button("table-hand").first.click()
    person.button("hand-engine-go", "hand").click()
    expect(person.button("hand-engine-stop", "hand")).to_be_visible()


def compare(person: Person, mine: str) -> None:
    """The computer plays the same deal in one's place; both hands lie side by side."""
    person.page.get_by_role("link", name=person.words("hand-again-engine", "hand")).click()
    person.page.wait_for_url("**/record/*mine=*")
    sides = person.page.locator("fieldset label").filter(has=person.page.locator("[name=shown]"))
    expect(sides).to_have_count(2)
    expect(sides.nth(0)).to_contain_text("Anna ")
    expect(sides.nth(1)).to_contain_text(person.words("record-engine-for", "pages", name="Anna"))
    points = (completed(read_record(mine)) or {})["points"]
    assert isinstance(points, list)
    expect(sides.nth(0)).to_contain_text(f"Anna {points[0]} ")
    theirs = read_record(downloaded(person, "record-export-osk", "pages"))
    sides.nth(0).get_by_role("radio").check()
    own = read_record(downloaded(person, "record-export-osk", "pages"))
    assert own.deck == theirs.deck == read_record(mine).deck
    assert "Anna" in own.names
    assert ("engine:rules@1",) * 2 == theirs.names
    person.shot("compared")
    assert [] == person.faults


def test_the_same_deal_again_from_the_end_of_a_hand(sit: Sit) -> None:
    """The same cards in the same seats, at a table of its own."""
    anna = sit()
    first = anna.open_table([ME, ENGINE], "japanese", practice=True)
    anna.asked()
    while not shown(anna):
        anna.answer()
    up = shown(anna)
    anna.play_hand()
    anna.button("table-offer-same-deal").click()
    anna.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    anna.until(lambda: len(shown(anna)) == len(up))
    assert up == shown(anna)
    assert [] == anna.faults


def forget(person: Person) -> str:
    """Forget the first game of the list; what was said before."""
    person.button("games-forget", "pages").first.click()
    dialog = person.page.get_by_role("dialog")
    said = dialog.inner_text()
    person.button("games-forget-yes", "pages").click()
    expect(dialog).to_have_count(0)
    return said


def test_one_game_is_forgotten(sit: Sit) -> None:
    """Alone it is gone; with somebody it stays his, and the seat is free."""
    anna, ben = sit(), sit(width=390, height=844)
    anna.open_table([ME, ENGINE], name="Anna")
    alone = anna.page.url
    anna.open_table([ME, OPEN])
    shared = anna.page.url.rpartition("/")[2]
    join(ben, invitation(anna), "Ben")
    anna.go("/games")
    links = anna.page.locator("section ul a[href^='/table/']")
    expect(links).to_have_count(2)

    assert anna.words("games-forget-shared", "pages", names="Ben", count=1) in forget(anna)
    expect(links).to_have_count(1)
    expect(ben.page.locator("main.table")).to_contain_text(ben.words("table-waiting-players"))
    assert "Anna" not in str(
        ben.page.evaluate("id => fetch(`/api/tables/${id}`).then(it => it.text())", shared)
    )

    assert anna.words("games-forget-alone", "pages") in forget(anna)
    expect(anna.page.get_by_text(anna.words("games-none-running", "pages"))).to_be_visible()
    assert [] == anna.faults + ben.faults
    anna.page.goto(alone)
    expect(anna.page.locator(".alone")).to_be_visible()


def test_everybody_at_one_device_has_a_name(sit: Sit) -> None:
    """Four play, three of them here; and two where two play."""
    anna = sit()
    anna.go()
    page = anna.page
    page.locator(".change button").click()
    page.get_by_role("radio", name=anna.words("preset-double", "start")).check()
    for place, name in enumerate(("Ben", "Cora")):
        seat = page.locator(".seats > div").nth(place)
        seat.get_by_role("combobox").select_option("me")
        seat.get_by_role("textbox").fill(name)
    page.get_by_label(anna.words("start-your-name", "start")).fill("Anna")
    page.locator("section.chooser .go .primary").click()
    page.wait_for_url("**/table/*")
    anna.asked()
    assert ["Anna", "Ben", "Cora"] == seated_at(anna)[:3]

    anna.go()
    page.locator(".change button").click()
    page.get_by_role("radio", name=anna.words("preset-classic", "start")).first.check()
    page.locator(".chip").filter(has_text=anna.words("chooser-with-here", "chooser")).click()
    page.get_by_label(anna.words("chooser-second", "chooser")).fill("Anna")
    page.locator("section.chooser .go .primary").click()
    page.wait_for_url("**/table/*")
    anna.asked()
    assert ["Anna", "Anna 2"] == seated_at(anna)
    assert [] == anna.faults


def seated_at(person: Person) -> list[str]:
    """The names of who sits at the table, clockwise."""
    table = person.page.url.rpartition("/")[2]
    told = person.page.evaluate("id => fetch(`/api/tables/${id}`).then(it => it.json())", table)
    return [one["name"] for one in told["players"]]


@pytest.mark.parametrize("offer", ["new-deal", "same-deal"])
def test_a_running_hand_is_thrown_away_only_after_a_question(sit: Sit, offer: str) -> None:
    """Once a card has been played; before that another deal costs nothing and comes at once."""
    anna = sit(width=390, height=844)
    anna.open_table([ME, ENGINE], practice=True, first_dealer=1)
    while "cut" in anna.asked().asks:
        anna.answer()
    again(anna, offer)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)

    to_the_cards(anna)
    anna.answer()
    anna.asked()
    log = anna.log
    again(anna, offer)
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text(anna.words("hand-drop-sure", "hand"))
    anna.shot(f"drop-{offer}")
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    anna.page.wait_for_timeout(500)
    assert log == anna.log

    again(anna, offer)
    dialog.locator("button.primary").click()
    expect(dialog).to_have_count(0)
    anna.until(lambda: len(anna.log) < len(log))
    assert [] == anna.faults


def again(person: Person, offer: str) -> None:
    """Ask for another deal in the menu."""
    person.button("table-more").click()
    person.button(f"table-offer-{offer}").click()
