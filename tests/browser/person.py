"""A person at a browser: he finds things by the words he reads, as the catalogues have them.

He knows nothing of the server. Everything he was told on the way that he should not have been told
(errors on the console, requests to other hosts) is kept in ``faults``.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, expect

from offiziersskat.i18n import Catalogue, Language, catalogue

__all__ = ["SHOTS", "Glance", "Person"]

SHOTS = Path("build/screenshots")
"""Where the pictures that the tests take are kept."""

_PATIENCE = 60_000
_HAND = 300
_OPEN = """async wish => {
    const ask = async (path, body, key) => {
        const headers = {"Content-Type": "application/json"};
        if (key) headers.Authorization = `Bearer ${key}`;
        const answer = await fetch("/api" + path, {method: "POST", headers, body: JSON.stringify(body)});
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    };
    let me = JSON.parse(localStorage.getItem("offiziersskat.guest") ?? "null");
    if (!me) {
        const name = wish.name ?? "Anna";
        me = {...(await ask("/guests", {name, language: "en"})), name};
        localStorage.setItem("offiziersskat.guest", JSON.stringify(me));
    }
    delete wish.name;
    const {table, players, invite} = await ask("/tables", wish, me.key);
    localStorage.setItem("offiziersskat.seats", JSON.stringify({[table]: players}));
    localStorage.setItem(`offiziersskat.invite.${table}`, JSON.stringify(invite));
    return table;
}"""
_LOOK = """() => {
    const asking = [...document.querySelectorAll(".cut, .declare, .answers, .bid, .discard")];
    const own = [...document.querySelectorAll("button[data-own]")];
    return [
        document.querySelector("main.table")?.dataset.status ?? "",
        asking.map(it => it.classList[0]),
        asking.map(it => it.innerText),
        own.map(card => card.dataset.card),
        own.filter(card => card.getAttribute("aria-disabled") === "false").map(card => card.dataset.card),
        !asking.length && document.querySelector(".board .panel") !== null,
        document.querySelector(".over") !== null,
    ];
}"""
_LOG = """() => [...(document.querySelector("[role=log]")?.querySelectorAll("li") ?? [])].map(
    line => [...line.childNodes].filter(it => it.nodeType === 3).map(it => it.data).join("").trim())"""


@dataclass(frozen=True)
class Glance:
    """What one look at the table tells: it changes with everything that is answered."""

    status: str
    """``waiting shuffling playing hand_over match_over``; empty where there is no table."""
    asks: tuple[str, ...]
    """What is asked: ``cut declare answers bid discard``."""
    words: tuple[str, ...]
    own: tuple[str, ...]
    playable: tuple[str, ...]
    is_loading: bool
    """A panel is on its way; until it is there, cards may be touched for another reason."""

    is_over: bool
    """The hand is over, the last trick has been taken, and it is said how it ended."""

    @property
    def is_asked(self) -> bool:
        """Whether there is something to decide."""
        return bool(self.asks or (self.playable and not self.is_loading))


class Person:
    """One browser, one guest."""

    def __init__(self, page: Page, home: str, language: Language) -> None:
        """He stands before the address ``home`` and has not gone in yet."""
        self.page = page
        self.home = home
        self.language = language
        self.faults: list[str] = []
        page.set_default_timeout(_PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", lambda request: self._asked(request.url))
        page.on("response", self._answered)

    @classmethod
    def come(
        cls,
        browser: Browser,
        home: str,
        *,
        width: int = 1280,
        height: int = 800,
        language: Language = Language.EN,
        touch: bool = False,
    ) -> Self:
        """Come in with a device of this size; cards do not move, so that nobody waits for them."""
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language.value,
            has_touch=touch,
            is_mobile=touch,
            color_scheme="light",
            reduced_motion="reduce",
            accept_downloads=True,
        )
        return cls(context.new_page(), home, language)

    def leave(self) -> None:
        """Close the browser."""
        self.page.context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(f"{message.type}: {message.text}")

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if (
            parts.scheme in {"http", "https", "ws", "wss"}
            and parts.netloc != urlsplit(self.home).netloc
        ):
            self.faults.append(f"asked a stranger: {url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    # ---- words ------------------------------------------------------------------------------

    def words(self, message: str, room: str = "web", /, **params: object) -> str:
        """A message of the catalogues in this person's language."""
        return self.catalogue(room).text(message, **params)

    def catalogue(self, room: str) -> Catalogue:
        """All messages of a room."""
        return catalogue(room, self.language)

    def button(self, message: str, room: str = "web", /, **params: object) -> Locator:
        """The button with these words."""
        return self.page.get_by_role("button", name=self.words(message, room, **params), exact=True)

    # ---- going about ------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        """Open a page of the house and wait until it has something to say."""
        self.page.goto(self.home + path)
        expect(self.page.locator("main h1").first).to_be_attached(timeout=_PATIENCE)

    def open_table(
        self, seats: list[dict[str, str]], rules: str = "classic", **more: object
    ) -> str:
        """Open a table through the page's own door, as its start page does; returns its number.

        For tables that would take many clicks; the start page has tests of its own.
        """
        if self.page.url == "about:blank":
            self.go()
        wish = {"rules": rules, "seats": seats, "practice": False, "spectators": True} | more
        table = str(self.page.evaluate(_OPEN, wish))
        self.page.goto(f"{self.home}/table/{table}")
        self.until(lambda: bool(self.glance().status))
        return table

    def shot(self, name: str) -> None:
        """Keep a picture of what he sees."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    # ---- at the table -----------------------------------------------------------------------

    def glance(self) -> Glance:
        """Look at the table."""
        status, *lists, is_loading, is_over = self.page.evaluate(_LOOK)
        asks, words, own, playable = map(tuple, lists)
        return Glance(status, asks, words, own, playable, is_loading, is_over)

    @property
    def playable(self) -> Locator:
        """His cards that may be played now."""
        return self.page.locator("button[data-own][aria-disabled=false]")

    @property
    def log(self) -> list[str]:
        """The lines of the move log, without the numbers of tricks."""
        return list(self.page.evaluate(_LOG))

    def play_hand(self, *, at: Callable[[int], None] = lambda _: None) -> None:
        """Play until the hand is over; ``at`` is called before each card with its number, from 0."""
        played = 0
        for _ in range(_HAND):
            seen = self.asked()
            if seen.is_over:
                return
            if seen.playable and not seen.asks:
                at(played)
                played += 1
            # Meanwhile another window may have answered.
            if self.glance().is_asked:
                self.answer()
        raise AssertionError(self.log)

    def asked(self) -> Glance:
        """Wait until there is something to decide, or the hand is over."""
        self.until(lambda: (seen := self.glance()).is_asked or seen.is_over)
        return self.glance()

    def answer(self) -> None:
        """Decide whatever is asked: the first game, no kontra, the first card that is allowed."""
        page, before = self.page, self.glance()
        asked = before.asks[0] if before.asks else "play"
        if asked == "cut":
            self.press(page.locator(".cut button").last)
        elif asked == "declare":
            self.press(page.locator(".declare .game").first)
            self.press(page.locator(".declare button.primary"))
        elif asked == "discard":
            for code in before.playable[:2]:
                self.press(page.locator(f"button[data-own][data-card={code}]"))
            self.press(page.locator(".discard button.primary"))
        elif asked in {"bid", "answers"}:
            self.press(page.locator(f".{asked} button").last)
        else:
            self.play(before.playable[0])
        self.until(lambda: self.glance() != before)

    def press(self, found: Locator) -> None:
        """Press a button as this person does."""
        found.click()

    def play(self, code: str) -> None:
        """Play a card as this person does."""
        self.press(self.page.locator(f"button[data-own][data-card={code}]"))

    def until(self, holds: Callable[[], bool], *, seconds: float = 90) -> None:
        """Wait until ``holds()`` is true."""
        end = monotonic() + seconds
        while not holds():
            if monotonic() > end:
                SHOTS.mkdir(parents=True, exist_ok=True)
                self.shot("waited-in-vain")
                raise AssertionError([self.glance(), self.log[-5:], self.faults])
            self.page.wait_for_timeout(25)
