"""How a server is run: values alone. Where they come from, options or environment, is ``cli``'s.

It must not read the environment or open anything.
"""

from dataclasses import dataclass
from pathlib import Path

__all__ = ["STATIC", "Settings"]


STATIC = Path(__file__).with_name("static")
"""Where the built client lies."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with the value that suits a table at home.

    ``database`` is a URL, or ``None`` for SQLite in ``folder``. ``secret`` signs seats; ``None``:
    one is made and kept in ``folder``. ``origins`` are further hosts whose pages may write.
    ``outside`` is where others in the local network find the table, if that is known.
    """

    folder: Path
    database: str | None = None
    secret: str | None = None
    host: str = "127.0.0.1"
    port: int | None = None
    outside: str | None = None
    origins: tuple[str, ...] = ()
    proxies: str = ""
    workers: int = 1
    # Seconds for an engine's move, and how many may wait for a worker.
    move_seconds: float = 20.0
    queue: int = 200
    # Where engines are among themselves: seconds between moves, and between hands.
    pace_seconds: float = 1.2
    rest_seconds: float = 8.0
    # Seconds for reading records or analysing a position on request.
    job_seconds: float = 20.0
    # Requests a second from one address, and how many at once.
    rate: float = 50.0
    burst: int = 400
    # Messages a second on one socket, and how many at once.
    socket_rate: float = 20.0
    socket_burst: int = 40
    hello_seconds: float = 10.0
    # Seconds until a table at which nobody sits or looks on leaves the memory.
    idle_seconds: float = 600.0
    seat_hours: float = 24.0
    static: Path = STATIC
    log_level: str = "info"
