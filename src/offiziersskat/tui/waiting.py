"""Games that wait: which of them is gone on with, if any.

One is offered by a question, several by a list. Who has said what he wants is not asked, and a
pipe cannot be asked: it gets the new game that it was told to start.
"""

import datetime as dt
import re

from offiziersskat.table.folders import Folders
from offiziersskat.table.storage import Waiting, games_in_use, waiting_games
from offiziersskat.tui.commands import is_no, is_quit, is_yes
from offiziersskat.tui.console import InputEnded
from offiziersskat.tui.setup import Setup
from offiziersskat.tui.speech import Speech
from offiziersskat.tui.style import Tone
from offiziersskat.tui.titles import hand_title, rules_title

__all__ = ["choose_waiting"]

_MOST = 20
"""More games than anybody would look through."""


def choose_waiting(setup: Setup, folders: Folders, speech: Speech) -> Waiting | None:
    """The game to go on with; ``None``: a new one. Raises ``StorageError``, ``InputEnded``."""
    games = waiting_games(folders)
    for game in games:
        if game.problem is not None:
            speech.say("resume-broken", reason=speech.sentence(game.problem))
    sound = [game for game in games if game.problem is None][:_MOST]
    if not sound:
        if setup.resume:
            speech.say("resume-in-use" if games_in_use(folders) else "resume-none")
        return None
    if setup.resume:
        return sound[0]
    if not speech.console.is_interactive:
        speech.say("resume-auto", names=_opponents(sound[0], speech))
        return None
    ask = _ask_for_one if len(sound) == 1 else _ask_which
    return ask(sound, speech, prefers_new=setup.wants_new)


def _ask_for_one(sound: list[Waiting], speech: Speech, *, prefers_new: bool) -> Waiting | None:
    """Enter goes on, unless it was said how a new game is to be."""
    (game,) = sound
    message = "resume-instead" if prefers_new else "resume-ask"
    about = speech.words.listed(_about(game, speech))
    answer = speech.ask(speech.words(message, names=_opponents(game, speech), about=about))
    _leave_if_wanted(answer, speech)
    wanted = is_yes(answer, speech.language) if prefers_new else not is_no(answer, speech.language)
    return game if wanted else None


def _ask_which(sound: list[Waiting], speech: Speech, *, prefers_new: bool) -> Waiting | None:
    words = speech.words
    speech.say("resume-list")
    for number, game in enumerate(sound, start=1):
        facts = [_opponents(game, speech), *_about(game, speech), _day(game)]
        speech.tell([f"  {number:>2}  {words.listed(facts)}"], indent="      ")
    while True:
        answer = speech.ask(words("resume-which-new" if prefers_new else "resume-which")).strip()
        _leave_if_wanted(answer, speech)
        if not answer:
            return None if prefers_new else sound[0]
        if is_no(answer, speech.language):
            return None
        number = int(answer) if re.fullmatch(r"[0-9]{1,3}", answer) else 0
        if 0 < number <= len(sound):
            return sound[number - 1]
        speech.say("resume-unclear", tone=Tone.WARN, most=len(sound))


def _leave_if_wanted(answer: str, speech: Speech) -> None:
    if is_quit(answer, speech.language):
        raise InputEnded


def _about(game: Waiting, speech: Speech) -> list[str]:
    """By what rules, and how far it is."""
    assert game.match is not None
    words = speech.words
    hand = hand_title(game.match, game.match.counted + 1, words)
    return [words.fit(rules_title(game.match.rules, speech.language)), hand]


def _day(game: Waiting) -> str:
    return dt.datetime.fromtimestamp(game.saved).astimezone().strftime("%Y-%m-%d %H:%M")


def _opponents(game: Waiting, speech: Speech) -> str:
    people = [player for player in game.players if player.is_human]
    others = [player.name for player in game.players if not player.is_human or len(people) > 1]
    return speech.words("and").join(others)
