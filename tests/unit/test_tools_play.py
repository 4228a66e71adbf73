"""What the tasks of ``make`` hand on, and which failed tests get a second chance."""

import importlib
import json
import os
from pathlib import Path
from typing import Any

import pytest

from offiziersskat.tui.again import VARIABLE, Again

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def tasks(monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401 - a module outside the package
    """The tasks, building nothing and becoming nothing."""
    monkeypatch.syspath_prepend(str(TOOLS))
    module = importlib.import_module("tasks")
    for name in ("ensure_environment", "ensure_client", "ensure_debian_packages"):
        monkeypatch.setattr(module, name, lambda *_arguments: None)
    monkeypatch.setattr(module, "_become", lambda *arguments: arguments)
    monkeypatch.delenv(VARIABLE, raising=False)
    return module


@pytest.mark.parametrize(
    ("level", "wanted"),
    [("1", 'make terminal ARGS="--resume a"'), (None, f"sh {TOOLS}/run.sh terminal --resume a")],
)
def test_what_was_typed_is_handed_on(
    level: str | None,
    wanted: str,
    tasks: Any,  # noqa: ANN401 - a module outside the package
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By make, or by the script itself from wherever one is."""
    monkeypatch.delenv("MAKELEVEL", raising=False)
    if level is not None:
        monkeypatch.setenv("MAKELEVEL", level)
    with monkeypatch.context() as context:
        context.setattr(os, "environ", {**os.environ})
        assert "play" in tasks.terminal([])
        assert wanted == Again.of(os.environ).with_options("--resume", "a")


TIMED = "tests/browser/test_browser_hand.py::test_a_hand"


@pytest.mark.parametrize(
    ("codes", "failed", "status"),
    [
        ([0], [], 0),
        ([1, 0, 0], [TIMED], 0),
        ([1, 1], [TIMED], 1),
        ([1, 0, 2], [TIMED], 2),
        ([1], [TIMED, "tests/unit/test_cards.py::test_a_card"], 1),
        ([1], [f"{TIMED}[{n}]" for n in range(4)], 1),
        ([1], [], 1),
        ([2], [TIMED], 2),
    ],
    ids=["all-passed", "passed-alone", "failed-alone", "uncovered", "other", "many", "none", "cut"],
)
def test_only_what_runs_against_the_clock_is_tried_again(
    codes: list[int],
    failed: list[str],
    status: int,
    *,
    tasks: Any,  # noqa: ANN401 - a module outside the package
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """A few tests of the browser or of the terminal; coverage has to be reached all the same."""
    kept = tmp_path / "lastfailed"
    kept.write_text(json.dumps(dict.fromkeys(failed, True)), encoding="utf-8")
    monkeypatch.setattr(tasks, "LAST_FAILED", kept)
    left = iter(codes)
    monkeypatch.setattr(tasks, "_run", lambda *_command: next(left))

    assert status == tasks.test([])
    assert [] == list(left)
