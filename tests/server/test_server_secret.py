"""The server's secret in its folder: made once, kept, and made anew when it is damaged."""

from pathlib import Path

import pytest

from offiziersskat.server.tokens import server_secret


def test_the_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    """Who starts the server again finds the same."""
    secret = server_secret(tmp_path)
    assert len(secret) >= 40
    assert secret == server_secret(tmp_path)
    assert 0o600 == (tmp_path / "server.key").stat().st_mode & 0o777


@pytest.mark.parametrize("damaged", [b"", b"\x00", b"short", b"\xff" * 50, "ü".encode() * 40])
def test_a_damaged_secret_gives_way_to_a_new_one(tmp_path: Path, damaged: bytes) -> None:
    """Nobody signs with what everybody can guess, and the server starts."""
    (tmp_path / "server.key").write_bytes(damaged)
    secret = server_secret(tmp_path)
    assert len(secret) >= 40
    assert secret.encode() != damaged
    assert secret == server_secret(tmp_path)
