"""What there is to see, page by page and table by table, for those who look at all of it.

A sight is a name and a way to get there; a screen its size and whether it is dark.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace

from playwright.sync_api import expect
from tests.browser.company import ENGINE, ME, OPEN
from tests.browser.person import Person
from tests.claims.hand import hand
from tests.records import played
from tests.secrecy.noninterference import played as at_random

from offiziersskat.core.catalogue import preset
from offiziersskat.notation import Record, record_of, write_osk

__all__ = [
    "PAGES",
    "SCREENS",
    "TABLES",
    "Screen",
    "mistaken",
    "on_screens",
    "reviewed",
    "statistics",
    "winnable",
]


@dataclass(frozen=True)
class Screen:
    """Its size in pixels, and its theme."""

    width: int
    height: int
    is_dark: bool

    def __str__(self) -> str:
        """As part of the name of a picture."""
        return f"{self.width}x{self.height}-{'dark' if self.is_dark else 'light'}"


_SIZES = ((320, 640), (640, 320), (820, 1180), (1280, 800), (2560, 1440))
SCREENS = tuple(Screen(*size, is_dark) for size in _SIZES for is_dark in (False, True))


def on_screens(person: Person, screens: tuple[Screen, ...]) -> Iterator[Screen]:
    """Look at the same thing on one screen after another."""
    for screen in screens:
        person.page.set_viewport_size({"width": screen.width, "height": screen.height})
        person.page.emulate_media(
            color_scheme="dark" if screen.is_dark else "light", reduced_motion="reduce"
        )
        # Two frames: the table is laid out once its new size is known.
        person.page.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        yield screen


# ---- pages ------------------------------------------------------------------------------------


def _page(path: str) -> Callable[[Person], None]:
    def go(person: Person) -> None:
        person.go(path)
        with suppress(AssertionError):
            expect(person.page.get_by_role("status").filter(has_text="…")).to_have_count(0)

    return go


def _chooser(person: Person) -> None:
    person.go()
    person.page.locator(".change button").click()
    person.page.locator("details.more > summary").click()
    person.page.locator("details.field summary").nth(1).click()


def _record(person: Person) -> None:
    _brought(person, write_osk(played()))
    for _ in range(5):
        person.page.keyboard.press("ArrowRight")


def _brought(person: Person, text: str) -> None:
    person.go("/games")
    person.page.get_by_label(person.words("games-import-paste", "pages")).fill(text)
    person.button("games-import-read", "pages").click()
    person.page.wait_for_url("**/record/*")
    person.page.locator(".replay").wait_for()


def winnable() -> str:
    """The record of a lost hand that could have been won, by a card that was not best on what was seen."""
    lost = hand("classic", 23)
    result = lost.games[-1].result
    record = record_of(
        preset("classic"), lost.deck, actions=lost.actions, result=result, names=("Anna", "Ben")
    )
    return write_osk(record)


def _line(person: Person) -> None:
    """In the line with which it would have been won, some cards on."""
    _brought(person, winnable())
    reviewed(person)
    person.page.locator("button.line").click()
    person.page.locator(".unplayed.shown").wait_for()
    for _ in range(3):
        person.page.keyboard.press("ArrowRight")


def reviewed(person: Person) -> None:
    """Have the hand reviewed, and wait for all of it."""
    person.page.locator(".insight button").click()
    person.page.locator(".keep").wait_for()


def _review(person: Person) -> None:
    _record(person)
    reviewed(person)
    person.page.locator(".insight summary").click()


def _faults(person: Person) -> None:
    person.go("/games")
    person.page.get_by_label(person.words("games-import-paste", "pages")).fill("[Rules nonsense]")
    person.button("games-import-read", "pages").click()
    person.page.locator(".faults").wait_for()


def _me(person: Person) -> None:
    person.open_table([ME, ENGINE])
    person.go("/me")
    person.button("me-link-show", "pages").click()
    person.page.locator(".link svg").wait_for()


def _exercises(person: Person) -> None:
    person.go("/exercises")
    person.page.locator("[data-own][aria-disabled=false]").first.click()
    person.page.locator("table").wait_for()


_BRING = """async ([name, text]) => {
    const ask = async (path, body, key) => {
        const headers = {"Content-Type": "application/json"};
        if (key) headers.Authorization = `Bearer ${key}`;
        return (await fetch("/api" + path, {method: "POST", headers, body: JSON.stringify(body)})).json();
    };
    const me = {...(await ask("/guests", {name, language: "en"})), name};
    localStorage.setItem("offiziersskat.guest", JSON.stringify(me));
    return (await ask("/records", {text}, me.key)).records.length;
}"""


def mistaken(person: Person, record: Record | None = None) -> str:
    """Come in as Anna, who brings a hand along and has it reviewed; the name of the hand."""
    person.go()
    record = replace(record or played(), names=("Anna", "engine:rules@1"))
    assert 1 == person.page.evaluate(_BRING, ["Anna", write_osk(record)])
    hand = person.page.evaluate(_BROUGHT)
    person.go(f"/record/{hand}")
    person.page.locator(".insight button").click()
    person.page.locator(".insight .own a").wait_for()
    return str(hand)


_BROUGHT = """async () => {
    const {key} = JSON.parse(localStorage.getItem("offiziersskat.guest"));
    const answer = await fetch("/api/me/export", {headers: {Authorization: `Bearer ${key}`}});
    return (await answer.json()).records.at(-1).id;
}"""


def _mistakes(person: Person) -> None:
    mistaken(person)
    person.page.locator(".insight .own a").click()
    person.page.locator(".declare").wait_for()
    person.button("exercises-solution", "practice").click()
    person.page.locator("table").wait_for()


def hands(count: int, name: str) -> str:
    """Records of that many random hands of somebody against two levels of the computer."""
    rng, texts = random.Random("statistics"), []
    for number in range(count):
        hand = at_random(preset("auction" if number % 5 == 4 else "classic"), rng)
        names = (name, f"engine:{'club' if number % 3 else 'beginner'}@1")
        record = record_of(
            hand.rules,
            hand.deck,
            actions=hand.actions,
            result=hand.game.result,
            names=names if number % 2 else names[::-1],
            tags={"Date": f"2026.11.{number + 1:02}"},
        )
        texts.append(write_osk(record))
    return "\n".join(texts)


def statistics(person: Person, count: int = 12) -> None:
    """Come in as Anna, who brings records along, and wait until all is worked out."""
    person.go()
    assert count == person.page.evaluate(_BRING, ["Anna", hands(count, "Anna")])
    person.go("/stats")
    person.page.locator(".charts svg").last.wait_for()
    expect(person.page.locator(".working")).to_have_count(0, timeout=60_000)


def _invited(person: Person) -> None:
    table = person.open_table([ME, OPEN])
    # As somebody else: the host would be led back to his seat.
    person.page.evaluate("localStorage.clear()")
    person.go(f"/join/{table}#nothing")
    person.page.locator("form").wait_for()


PAGES: dict[str, Callable[[Person], None]] = {
    "start": _page("/"),
    "chooser": _chooser,
    "learn": _page("/learn"),
    "exercises": _exercises,
    "mistakes": _mistakes,
    "rules": _page("/rules"),
    "games": _faults,
    "record": _record,
    "review": _review,
    "line": _line,
    "verify": _page("/verify"),
    "watch": _page("/watch"),
    "me": _me,
    "stats": statistics,
    "join": _invited,
    "nothing": _page("/no/such/page"),
}


# ---- tables -----------------------------------------------------------------------------------


def _table(rules: str, asks: str = "play", cards: int = 2) -> Callable[[Person], None]:
    """A table at which one is asked this; a card question when that many have been answered."""

    def go(person: Person) -> None:
        count = 4 if rules == "double" else 2
        seats = [ME, *[ENGINE] * (count - 1)]
        person.open_table(seats, rules, practice=True, first_dealer=1)
        left = cards
        while True:
            seen = person.asked()
            kind = seen.asks[0] if seen.asks else "play"
            if asks == "over" and seen.is_over:
                person.page.locator(".over .verdict").first.wait_for()
                return
            if kind == asks:
                left -= kind == "play"
                if kind != "play" or left < 0:
                    return
            if seen.is_over:
                person.button("table-next-hand").click()
            elif "answers" in seen.asks:
                person.page.locator(".answers button").first.click()
            elif "bid" in seen.asks and asks != "bid":
                person.page.locator(".bid button.primary").click()
            else:
                person.answer()
                continue
            person.until(lambda seen=seen: person.glance() != seen)  # type: ignore[misc]

    return go


def _cut(person: Person) -> None:
    # Whoever does not deal cuts.
    person.open_table([ME, ENGINE], first_dealer=1)
    person.page.locator(".cut").wait_for()


def _waiting(person: Person) -> None:
    person.open_table([ME, OPEN])
    person.page.locator(".link svg").wait_for()


def _dialog(message: str, room: str = "web") -> Callable[[Person], None]:
    def go(person: Person) -> None:
        _table("classic")(person)
        person.button(message, room).first.click()
        person.page.get_by_role("dialog").wait_for()

    return go


TABLES: dict[str, Callable[[Person], None]] = {
    "classic": _table("classic", cards=5),
    "japanese": _table("japanese"),
    "half-open": _table("half_open"),
    "auction": _table("auction"),
    "sixteen": _table("sixteen"),
    "double": _table("double"),
    "waiting": _waiting,
    "cut": _cut,
    "declare": _table("classic", "declare"),
    "declare-double": _table("double", "declare"),
    "bid": _table("auction", "bid"),
    "discard": _table("auction", "discard"),
    "over": _table("classic", "over"),
    "settings": _dialog("table-settings"),
    "sheet": _dialog("sheet-title", "table"),
    "resign": _dialog("table-resign"),
}
