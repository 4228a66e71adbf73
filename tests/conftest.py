"""What all tests share: how Hypothesis behaves. It must not define fixtures about the game."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault of the code, so nothing here depends on how long an example takes.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# What lands must not depend on luck: the same examples in every run, other ones at the desk.
settings.register_profile("ci", settings.get_profile("default"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")

# What is started in the background is told to ignore Ctrl-C, and would tell the programs under test.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# They start programs, or drive a server from outside: whatever has to be covered the others cover,
# and counting lines would only make them slow. The browser's come last of all: its driver keeps an
# event loop running, beside which no other can be started.
_UNCOUNTED = ("e2e", "secrecy", "server", "browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Count no lines in the tests from outside; they come last, as what they leave in caches is not
    worked out, and so not counted, again.
    """
    here = Path(__file__).parent

    def place(item: pytest.Item) -> int:
        folder = item.path.relative_to(here).parts[0] if item.path.is_relative_to(here) else ""
        return _UNCOUNTED.index(folder) if folder in _UNCOUNTED else -1

    for item in items:
        if place(item) >= 0:
            item.add_marker("no_cover")
    items.sort(key=place)
