"""``make terminal`` hands on how it was started, so that the game can say how to come back."""

import importlib
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
    monkeypatch.setattr(module, "ensure_environment", lambda _name: None)
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
