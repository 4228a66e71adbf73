"""Keys and tokens: a guest's key, of which only the hash is kept, and the signed token of a seat.

A token is bound to a table, a player, a guest and the seat's generation, and expires. Who may ask
for one is decided elsewhere.
"""

import hashlib
import os
import secrets
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from itsdangerous import BadData, SignatureExpired, URLSafeTimedSerializer

from offiziersskat.server.problems import Refused
from offiziersskat.table.files import make_folder, storage_errors

__all__ = ["SeatToken", "Tokens", "key_hash", "new_key", "new_name", "server_secret"]

_KEY_BYTES = 32
_LONGEST = 400
_SHORTEST_SECRET = 40


def new_key() -> str:
    """A secret of 256 bits, in letters that fit into an address."""
    return secrets.token_urlsafe(_KEY_BYTES)


def new_name() -> str:
    """A name that nobody guesses, of letters, digits, ``_`` and ``-``."""
    return secrets.token_urlsafe(12)


def key_hash(key: str) -> str:
    """What is kept of a key; the key is random, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode()).hexdigest()


def server_secret(folder: Path) -> str:
    """The secret kept in the user's folder, made when there is none; for its owner's eyes.

    One that is damaged gives way to a new one: seats are confirmed anew by their guests' keys.
    Raises ``StorageError``.
    """
    path = folder / "server.key"
    make_folder(folder)
    with storage_errors(path):
        if path.exists() and not _is_whole(_read(path)):
            path.unlink()
        if not path.exists():
            _make_secret(path)
        return _read(path)


def _read(path: Path) -> str:
    return path.read_text(encoding="ascii", errors="replace").strip()


def _is_whole(secret: str) -> bool:
    return secret.isascii() and len(secret) >= _SHORTEST_SECRET


def _make_secret(path: Path) -> None:
    # Made under another name first: nobody may find half a secret.
    draft = path.with_name(f"server.{os.getpid()}.new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(new_key())
    try:
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink()


@dataclass(frozen=True, slots=True)
class SeatToken:
    """What a token says."""

    table: str
    player: int
    guest: str
    generation: int


class Tokens:
    """Signs and reads the tokens of seats."""

    def __init__(self, secret: str, *, hours: float) -> None:
        """``secret`` is the server's; a token is good for so many hours."""
        self._signer = URLSafeTimedSerializer(
            secret, salt="offiziersskat seat", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._seconds = int(hours * 3600)

    def seat(self, token: SeatToken) -> str:
        """The signed text of a token."""
        return str(self._signer.dumps([token.table, token.player, token.guest, token.generation]))

    def read(self, text: str, table: str) -> SeatToken:
        """What a text says of a seat at this table; raises ``Refused``."""
        if len(text) > _LONGEST:
            raise Refused("token-bad")
        try:
            found = SeatToken(*self._signer.loads(text, max_age=self._seconds))
        except SignatureExpired:
            raise Refused("token-expired") from None
        except (BadData, TypeError):
            raise Refused("token-bad") from None
        if found.table != table:
            raise Refused("token-bad")
        return found
