"""Whatever the OpenAPI allows, and much that it does not, is answered as it is described there.

Schemathesis makes up the requests; their number is bounded, and they are the same in every run.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.people import ENGINE, ME, guest
from tests.server.serving import running

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
# A stream does not end, and who is deleted cannot ask any more.
ELSEWHERE = {"GET /api/tables/{name}/events", "DELETE /api/me"}

_bounded = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_every_request_is_answered_as_described(tmp_path: Path) -> None:
    """Refused or not, and never by a fault of the server."""
    asked: list[str] = []
    with running(tmp_path, job_seconds=2.0) as server, guest(server.address) as anna:
        anna.table(ME, ENGINE)
        api = schemathesis.openapi.from_url(f"{server.address.http}/api/openapi.json")
        headers = {"Authorization": f"Bearer {anna.key}"}
        for found in api.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            if operation.label in ELSEWHERE:
                continue
            asked.append(operation.label)
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

                @_bounded
                @given(case=operation.as_strategy(generation_mode=mode))
                def attempt(case: "schemathesis.Case[Any]") -> None:
                    case.call_and_validate(checks=CHECKS, headers=headers, timeout=30)

                # Where nothing is sent there is nothing that could be wrong with it.
                with suppress(Unsatisfiable):
                    attempt()
    assert len(asked) >= 20


def test_the_description_needs_nobody_else(tmp_path: Path) -> None:
    """It names no other host, and there is no page that would load scripts from one."""
    with running(tmp_path) as server:
        told = httpx.get(f"{server.address.http}/api/openapi.json").text
        assert "https://" not in told
        for path in ("/docs", "/redoc"):
            assert "cdn" not in httpx.get(server.address.http + path).text
