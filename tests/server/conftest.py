"""A server for the tests of this folder, once with each database."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from tests.server.postgres import another, postgres
from tests.server.serving import Address, Running, running

KINDS = ("sqlite", "postgresql")

_NUMBERS = count()


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The URLs of both databases."""
    folder: Path = tmp_path_factory.mktemp("databases")
    with postgres() as url:
        yield {"sqlite": f"sqlite:///{folder / 'tables.sqlite'}", "postgresql": url}


@pytest.fixture(params=KINDS)
def own_database(request: pytest.FixtureRequest, databases: dict[str, str], tmp_path: Path) -> str:
    """The URL of an empty database that no other test uses: a server wants it for itself."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'own.sqlite'}"
    return another(databases["postgresql"], f"own_{next(_NUMBERS)}")


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest,
    databases: dict[str, str],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Running]:
    """A server that all tests share."""
    folder = tmp_path_factory.mktemp("server")
    with running(folder, database=databases[request.param]) as found:
        yield found


@pytest.fixture
def address(server: Running) -> Address:
    """Where it can be reached."""
    return server.address
