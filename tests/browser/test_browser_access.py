"""Everybody can use every page: axe finds nothing, at any size, in light and dark."""

import json
from pathlib import Path

import pytest
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.sights import PAGES, SCREENS, TABLES, on_screens

AXE = Path("web/node_modules/axe-core/axe.min.js")
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
"""Version 2.2, levels A and AA."""
FOUND = f"""axe.run(document, {{runOnly: {json.dumps(WCAG)}}}).then(found => JSON.stringify(
    found.violations.map(it => [it.id, ...it.nodes.map(node => node.html.slice(0, 200))])))"""
PHONE_AND_DESK = tuple(screen for screen in SCREENS if screen.width in {320, 1280})


def assert_open_to_all(person: Person) -> None:
    """Let axe look, on a phone and on a desk.

    It comes in as a developer's console does: the page's own security policy stays in force.
    """
    session = person.page.context.new_cdp_session(person.page)
    session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
    complaints = {}
    for screen in on_screens(person, PHONE_AND_DESK):
        answer = session.send(
            "Runtime.evaluate",
            {"expression": FOUND, "awaitPromise": True, "returnByValue": True},
        )
        complaints[str(screen)] = json.loads(answer["result"]["value"])
        wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{screen}: {wide} pixels too wide"
    session.detach()
    assert {name: [] for name in complaints} == complaints
    assert [] == person.faults


def test_a_barrier_is_found(sit: Sit) -> None:
    """A planted one, and the promise that axe does look at what is there."""
    anna = sit()
    anna.go("/watch")
    anna.page.locator("main h1").evaluate(
        "title => title.append(Object.assign(document.createElement('button'), {tabIndex: 3}))"
    )

    with pytest.raises(AssertionError, match="button-name"):
        assert_open_to_all(anna)


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_open_to_all(sit: Sit, page: str) -> None:
    """No barrier, nothing too wide, nothing on the console, no request to strangers."""
    anna = sit()

    PAGES[page](anna)

    assert_open_to_all(anna)


@pytest.mark.parametrize(
    "table",
    ["waiting", "cut", "declare", "bid", "discard", "classic", "double", "half-open", "over"],
)
def test_the_table_is_open_to_all(sit: Sit, table: str) -> None:
    """Whatever is asked, cards and panels can be read and reached."""
    anna = sit()

    TABLES[table](anna)

    assert_open_to_all(anna)


@pytest.mark.parametrize("window", ["settings", "sheet", "resign"])
def test_what_opens_over_the_table_is_open_to_all(sit: Sit, window: str) -> None:
    """Dialogs as well."""
    anna = sit()

    TABLES[window](anna)

    assert_open_to_all(anna)
