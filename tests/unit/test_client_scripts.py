"""The client's own tests, types and weight, as a part of ours."""

import importlib
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401 - a module outside the package
    """What knows where npm is."""
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("client")


@pytest.mark.parametrize("name", ["check", "test"])
def test_the_client_passes_its_own(client: Any, name: str) -> None:  # noqa: ANN401 - as above
    """Types and components; logic in vitest."""
    client.script(name)


def test_the_client_weighs_no_more_than_promised(client: Any) -> None:  # noqa: ANN401 - as above
    """At most 70 kB gzipped for the start page, the table and the largest language."""
    client.script("size")


def test_a_script_that_fails_says_why(client: Any) -> None:  # noqa: ANN401 - as above
    """Otherwise the tests above could not fail."""
    with pytest.raises(SystemExit, match="no-such-script"):
        client.script("no-such-script")
