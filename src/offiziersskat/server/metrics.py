"""What is counted, for Prometheus. Labels come from short lists of ours, never from a request.

A metric must not tell who plays or what lies where.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

__all__ = [
    "ACTIONS",
    "COMMITS",
    "COMMIT_SECONDS",
    "ENGINE_MOVES",
    "ENGINE_SECONDS",
    "MOVE_SECONDS",
    "REFUSALS",
    "REQUESTS",
    "REQUEST_SECONDS",
    "SOCKETS",
    "TABLES",
    "WORKER_RESTARTS",
    "exposition",
]

_REGISTRY = CollectorRegistry()
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

REQUESTS = Counter(
    "offiziersskat_requests",
    "Requests by route and class of status",
    ("route", "status"),
    registry=_REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "offiziersskat_request_seconds",
    "From request to answer",
    registry=_REGISTRY,
    buckets=_QUICK,
)
SOCKETS = Gauge("offiziersskat_sockets", "Connections open now", ("kind",), registry=_REGISTRY)
TABLES = Gauge("offiziersskat_tables", "Tables in memory", registry=_REGISTRY)
ACTIONS = Counter(
    "offiziersskat_actions", "Messages acted upon", ("kind", "outcome"), registry=_REGISTRY
)
MOVE_SECONDS = Histogram(
    "offiziersskat_move_seconds",
    "From an accepted message to the views that show it",
    registry=_REGISTRY,
    buckets=_QUICK,
)
COMMITS = Counter(
    "offiziersskat_commits", "Entries of the journal", ("outcome",), registry=_REGISTRY
)
COMMIT_SECONDS = Histogram(
    "offiziersskat_commit_seconds", "One commit", registry=_REGISTRY, buckets=_QUICK
)
ENGINE_MOVES = Counter(
    "offiziersskat_engine_moves", "Moves of engines", ("outcome",), registry=_REGISTRY
)
ENGINE_SECONDS = Histogram(
    "offiziersskat_engine_seconds", "Thinking and waiting", registry=_REGISTRY, buckets=_QUICK
)
WORKER_RESTARTS = Counter(
    "offiziersskat_worker_restarts", "Workers started anew", registry=_REGISTRY
)
REFUSALS = Counter(
    "offiziersskat_refusals", "Turned away at the door", ("why",), registry=_REGISTRY
)


def exposition() -> bytes:
    """All figures in the text form of Prometheus."""
    return generate_latest(_REGISTRY)
