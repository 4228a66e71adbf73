"""Where the user's games, settings and rulesets lie; nothing is made before it is written.

``OFFIZIERSSKAT_DATA`` puts everything into one folder of the user's choice.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_config_path, user_data_path

__all__ = ["Folders", "user_folders"]

_NAME = "offiziersskat"
_VARIABLE = "OFFIZIERSSKAT_DATA"


@dataclass(frozen=True, slots=True)
class Folders:
    """``data`` for games and records, ``config`` for settings and rulesets."""

    data: Path
    config: Path

    @property
    def games(self) -> Path:
        """The folder of the journals of running games."""
        return self.data / "games"

    @property
    def records(self) -> Path:
        """The file of all finished hands."""
        return self.data / "games.osk"

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.toml"

    @property
    def rulesets(self) -> Path:
        """The folder of the user's own rulesets."""
        return self.config / "rulesets"


def user_folders(environ: Mapping[str, str]) -> Folders:
    """The folders of this user, by the system's custom or by ``OFFIZIERSSKAT_DATA``."""
    chosen = environ.get(_VARIABLE)
    if chosen:
        return Folders(Path(chosen).absolute(), Path(chosen).absolute())
    return Folders(user_data_path(_NAME, appauthor=False), user_config_path(_NAME, appauthor=False))
