"""Players from outside: a program that is asked in lines of JSON and answers with a line of text.

What it is told is made of a view, as everything that leaves the table (docs/bots.md). It decides
nothing; a program that breaks the protocol ends the match with one message.
"""

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread

from offiziersskat.core.actions import Action, text_of
from offiziersskat.core.legality import legal
from offiziersskat.core.view import View
from offiziersskat.errors import InputError
from offiziersskat.notation import layout, rules_text
from offiziersskat.players import Rng

__all__ = ["BotPlayer", "request"]

_PATIENCE = 60.0
_GRACE = 1.0
_SHOWN = 80
_SEEDS = 1 << 16


def request(view: View, *, seed: int = 0) -> dict[str, object]:
    """What a program is asked: the table through the eyes of its seat, and what it may do."""
    board = view.board
    return {
        "rules": rules_text(view.rules),
        "phase": board.phase.value,
        "seat": None if view.seat is None else int(view.seat),
        "contract": None if board.contract is None else board.contract.text,
        "declarer": None if board.declarer is None else int(board.declarer),
        "bid": board.bid,
        "kontra": board.kontra,
        "layout": layout(view),
        "leader": None if board.trick is None else int(board.trick.leader),
        "trick": [] if board.trick is None else [card.code for card in board.trick.cards],
        "points": list(board.points),
        "tricks": list(board.tricks),
        "unseen": [card.code for card in view.unseen],
        "legal": [text_of(action) for action in legal(view)],
        "seed": seed,
    }


class BotPlayer:
    """A program of its own, started when it is first asked."""

    def __init__(self, name: str, command: str, *, patience: float = _PATIENCE) -> None:
        """``patience`` in seconds for each answer."""
        self.name = name
        self._command = command
        self._patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str | None] = Queue()

    def choose(self, view: View, rng: Rng) -> Action:
        """Its answer; raises ``InputError`` if there is none, or none that is legal."""
        process = self._started()
        line = json.dumps(request(view, seed=rng.below(_SEEDS)), ensure_ascii=False)
        assert process.stdin is not None
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            answer = self._answers.get(timeout=self._patience)
        except Empty:
            self.close()
            raise InputError("bot-silent", command=self._command) from None
        except OSError:
            answer = None
        if answer is None:
            raise InputError("bot-ended", command=self._command, status=self.close(_GRACE))
        answer = answer.strip()
        for action in legal(view):
            if text_of(action) == answer:
                return action
        self.close()
        raise InputError("bot-illegal", command=self._command, answer=answer[:_SHOWN])

    def close(self, grace: float = 0.0) -> int | None:
        """End the program, after so many seconds in which it may end by itself; its status."""
        status = None
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(grace)
            self._process.kill()
            status = self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                # What was still to be written goes nowhere.
                with suppress(OSError):
                    if stream is not None:
                        stream.close()
            self._process = None
        return status

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(  # noqa: S603 - the command that the user named
                    shlex.split(self._command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                    errors="replace",
                )
            except (OSError, ValueError, IndexError):
                raise InputError("bot-start", command=self._command) from None
            self._answers = Queue()
            Thread(target=self._listen, args=(self._process, self._answers), daemon=True).start()
        return self._process

    @staticmethod
    def _listen(process: "subprocess.Popen[str]", answers: "Queue[str | None]") -> None:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                answers.put(line)
        except ValueError:
            return
        # An end without an answer need not be waited for.
        answers.put(None)
