"""Whether the server lives, whether it can be asked, and its figures."""

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from offiziersskat.server.doors import TheHouse
from offiziersskat.server.metrics import exposition

__all__ = ["router"]

router = APIRouter(tags=["health"])


@router.get("/healthz")
async def healthz() -> dict[str, Any]:
    """Whether the process answers."""
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(house: TheHouse) -> Response:
    """Whether tables can be opened: the database answers, and nobody is closing."""
    status = "ready" if house.is_ready else "closing"
    try:
        async with house.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        status = "database"
    return JSONResponse({"status": status}, 200 if status == "ready" else 503)


@router.get("/metrics", response_class=Response)
async def metrics() -> Response:
    """All figures, for Prometheus."""
    return Response(exposition(), media_type=CONTENT_TYPE_LATEST)
