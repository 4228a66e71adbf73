"""How soon the first page can be used in headless Chromium, beside a page that holds nothing.

    python bench/first_page.py [--times 9] [--quick]

A new browser context each time, so that nothing is in its cache. The time is from asking for the
page until its first button can be clicked, and the same for the table that this button opens; the
server and the browser share the machine. The aim: one second on two cores.
"""

import argparse
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

_CHROMIUM = Path("/usr/bin/chromium")
_ARGUMENTS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking".split()
_NOTHING = "data:text/html,<!doctype html><title>Nothing</title><button class=play>Play</button>"
_BUTTON, _CUT = "button.play", ".cut button"
_LIMIT = 1000.0
_PATIENCE = 30_000


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def _house() -> Iterator[str]:
    """A server with a folder of its own."""
    port = _free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "offiziersskat",
            "serve",
            "--no-browser",
            "--port",
            str(port),
        ]
        environ = {**os.environ, "OFFIZIERSSKAT_DATA": folder, "OFFIZIERSSKAT_LOG": "error"}
        program = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL)
        try:
            for _ in range(600):
                with socket.socket() as probe:
                    if not probe.connect_ex(("127.0.0.1", port)):
                        break
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}/"
        finally:
            program.terminate()
            program.wait()


def _visit(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds until the page can be used, and until the table behind its first button can."""
    context = browser.new_context()
    page = context.new_page()
    page.set_default_timeout(_PATIENCE)
    try:
        begun = time.perf_counter()
        page.goto(address, wait_until="commit")
        page.locator(_BUTTON).click(trial=True)
        usable = (time.perf_counter() - begun) * 1000
        return usable, usable if address == _NOTHING else _table(page)
    finally:
        context.close()


def _table(page: Page) -> float:
    """From a click on what the start page offers first until the pack can be cut."""
    begun = time.perf_counter()
    page.locator(_BUTTON).click()
    page.locator(_CUT).first.click(trial=True)
    return (time.perf_counter() - begun) * 1000


def _told(name: str, found: list[float]) -> float:
    middle = statistics.median(found)
    print(f"{name:28} median {middle:6.0f} ms, slowest {max(found):6.0f} ms")
    return middle


def main() -> None:
    """Print the times and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9)
    parser.add_argument("--quick", action="store_true", help="three times")
    options = parser.parse_args()
    times = 3 if options.quick else options.times
    with _house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_CHROMIUM, args=_ARGUMENTS)
        _visit(browser, address)  # The server writes its first page.
        empty = [_visit(browser, _NOTHING)[0] for _ in range(times)]
        found = [_visit(browser, address) for _ in range(times)]
        browser.close()
    least = _told("an empty page", empty)
    first = _told("the first page, usable", [usable for usable, _ in found])
    _told("then a table, to cut at", [table for _, table in found])
    print(f"ratio {first / least:.1f}; aim: {_LIMIT:.0f} ms")


if __name__ == "__main__":
    main()
