"""``exercise --make``: a file of endings, each with exactly one best card, made and checked in one run."""

import sys
from pathlib import Path

from offiziersskat.cli.progress import Progress
from offiziersskat.i18n import Language, catalogue
from offiziersskat.table.files import write_atomically
from offiziersskat.trainer.making import COUNT, SEED, line_of, made

__all__ = ["make"]


def make(path: str, count: int | None, seed: int | None, language: Language) -> int:
    """Write so many endings; the same seed makes the same bytes. Raises ``StorageError``."""
    words = catalogue("exercise", language)
    total = COUNT if count is None else count
    progress = Progress(words.text("making"), total)
    lines: list[str] = []
    for ending in made(total, seed=SEED if seed is None else seed):
        lines.append(line_of(ending))
        progress.show(len(lines))
    progress.close()
    write_atomically(Path(path), "".join(lines))
    print(words.text("made", count=total, path=path), file=sys.stderr)
    return 0
