"""What lies ready around the table: the words, the kept settings, the file to save to.

It belongs to one sitting. It knows which notes of the first minute were shown, and what stands
above the table; it decides nothing in the game.
"""

from pathlib import Path

from offiziersskat.core.view import View
from offiziersskat.errors import OffiziersskatError, StorageError
from offiziersskat.table.authority import Table
from offiziersskat.table.files import storage_errors
from offiziersskat.table.folders import Folders
from offiziersskat.table.settings import Settings, save_settings
from offiziersskat.tui.again import Again
from offiziersskat.tui.commands import is_yes
from offiziersskat.tui.notes import due
from offiziersskat.tui.remembered import remember_notes, remembered_notes
from offiziersskat.tui.saving import write_hand
from offiziersskat.tui.speech import Speech
from offiziersskat.tui.titles import hand_title

__all__ = ["Desk"]


class Desk:
    """The surroundings of a match."""

    def __init__(
        self,
        table: Table,
        speech: Speech,
        folders: Folders,
        kept: Settings,
        *,
        again: Again | None = None,
    ) -> None:
        """``kept`` are the settings as they stand in the user's folder."""
        self.table = table
        self.speech = speech
        self.folders = folders
        self.kept = kept
        self.again = again or Again()
        self.knows_letters = False
        """Whether somebody here has seen that H, S and R are games while one is declared."""
        self._seen = remembered_notes(folders)

    def heading(self) -> str:
        """Which hand it is, and the standing."""
        words, match = self.speech.words, self.table.match
        number = match.counted + (0 if self.table.is_hand_over else 1)
        text = hand_title(match, number, words)
        if not match.results:
            return text
        names = [player.name for player in self.table.players]
        sides = ["+".join(names[side::2]) for side in range(2)]
        totals = zip(sides, match.totals, strict=True)
        standing = words.listed(f"{name} {total}".replace("-", "−") for name, total in totals)
        return words.listed([text, words("heading-standing", standing=standing)])

    def notes(self, view: View) -> tuple[str, ...]:
        """What explains the table in somebody's first hand; each is told once and never again."""
        notes = due(view, self._seen) if self.table.hand == 0 else ()
        if notes:
            self._seen += notes
            remember_notes(self.folders, self._seen)
        return tuple(self._note(note) for note in notes)

    def _note(self, note: str) -> str:
        words = self.speech.words
        plain = f"{note}-ascii"
        return words(plain if not words.style.glyphs and words.has(plain) else note)

    def keep(self, settings: Settings) -> None:
        """Keep settings; a folder that refuses them is no reason to stop playing."""
        self.kept = settings
        try:
            save_settings(self.folders, settings)
        except StorageError as error:
            self.speech.fault(error)

    def save(self, path: Path | None) -> None:
        """Write the running hand to a file of the person's choice."""
        if path is None:
            self.speech.say("save-where")
            return
        try:
            with storage_errors(path):
                is_there = path.exists()
            if is_there and not self._may_replace(path):
                return
            write_hand(path, self.table)
        except OffiziersskatError as error:
            self.speech.fault(error)
            return
        command = self.again.with_options("--resume", str(path))
        self.speech.say("saved-file", path=str(path), command=command)

    def _may_replace(self, path: Path) -> bool:
        answer = self.speech.ask(self.speech.words("save-replace", path=str(path)))
        return is_yes(answer, self.speech.language)
