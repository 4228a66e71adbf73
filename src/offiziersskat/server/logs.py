"""The log: one JSON object a line on standard error. No card, key, token or name gets into it.

What may be logged is a list of fields; any other is dropped, so that a careless line cannot leak.
"""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

__all__ = ["FIELDS", "LOG", "start_logging"]

FIELDS = frozenset(
    "event level timestamp table player seq kind why code status route method ms count "
    "address port database version exception".split()
)
"""What a line may hold."""

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("offiziersskat")


def start_logging(level: str) -> None:
    """Log from ``level`` on, uvicorn's lines too."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            *shared,
            structlog.processors.format_exc_info,
            _only_fields,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                _only_fields,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(number, logging.WARNING))


def _only_fields(
    _logger: object, _method: str, line: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    return {name: value for name, value in line.items() if name in FIELDS}
