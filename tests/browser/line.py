"""A line between a browser and the house that can be cut and mended."""

import socket
from contextlib import suppress
from threading import Lock, Thread

__all__ = ["Line"]


class Line:
    """Passes bytes from a port of its own to another one; while cut, nobody gets through."""

    def __init__(self, to: int) -> None:
        """Listen on a free port and pass everything on to the port ``to``."""
        self._to = to
        self._is_cut = False
        self._lock = Lock()
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Break all connections and let no new one through."""
        with self._lock:
            self._is_cut = True
            ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def mend(self) -> None:
        """Let people through again."""
        self._is_cut = False

    def close(self) -> None:
        """Take the line down."""
        self.cut()
        self._door.close()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            try:
                if self._is_cut:
                    raise ConnectionError
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            with self._lock:
                self._ends += [near, far]
            for one, other in ((near, far), (far, near)):
                Thread(target=self._pass, args=(one, other), daemon=True).start()

    @staticmethod
    def _pass(one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
