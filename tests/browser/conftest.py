"""A house to play in, as people start it, and Debian's Chromium to look at it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.person import Person
from tests.server.postgres import free_port
from tests.server.serving import process

CHROMIUM = Path("/usr/bin/chromium")
QUIET = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
HOME = "table.home"
"""A name that is not localhost: there a page may not use what only secure pages may."""

Sit = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a screen; ``table.home`` leads to this machine, all other names nowhere."""
    names = f"MAP {HOME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*QUIET, f"--host-resolver-rules={names}"]
        )
        yield found
        found.close()


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Where the house that these tests share can be reached."""
    found = free_port()
    with process(tmp_path_factory.mktemp("house"), found):
        yield found


@pytest.fixture
def sit(browser: Browser, port: int) -> Iterator[Sit]:
    """People come in, each with a browser of his own: ``sit(width=320, …)``."""
    people: list[Person] = []

    def come(
        *,
        kind: type[Person] = Person,
        port: int = port,
        host: str = "127.0.0.1",
        **options: Any,  # noqa: ANN401 - handed on
    ) -> Person:
        person = kind.come(browser, f"http://{host}:{port}", **options)
        people.append(person)
        return person

    yield come
    for person in people:
        person.leave()
