"""One person's decision: the question, and everything he may type until he has decided.

It talks to the table only as that player: his view, his actions, his take-backs. Wishes that do
not change the game are answered here.
"""

from dataclasses import replace
from typing import assert_never

from offiziersskat.core.actions import Action, Declare, IllegalAction, Play, Reason
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.errors import InputError, MoveError
from offiziersskat.i18n import Language
from offiziersskat.players import advise, explain
from offiziersskat.table.dealing import chance
from offiziersskat.tui.audience import Audience
from offiziersskat.tui.commands import is_yes, parse
from offiziersskat.tui.console import InputEnded
from offiziersskat.tui.declaring import level_from
from offiziersskat.tui.desk import Desk
from offiziersskat.tui.draw import table as drawn
from offiziersskat.tui.narrate import action_words
from offiziersskat.tui.panel import last_trick
from offiziersskat.tui.prompts import example_card, explained, level_lines, prompt, unclear
from offiziersskat.tui.sheet import sheet
from offiziersskat.tui.style import Tone
from offiziersskat.tui.wanted import (
    Announce,
    Ask,
    Command,
    Do,
    NoCard,
    Save,
    Unclear,
    Unsure,
    Wish,
)

__all__ = ["Left", "Turn"]


_MOST_ASKED = 200
_HINT = b"hint"
"""Who asks twice is told the same."""


class Left(Exception):
    """The person has got up; the game waits."""


class Turn:
    """A player's decision, from the question to what comes of it."""

    def __init__(self, desk: Desk, audience: Audience, player: int) -> None:
        """It is the player's turn."""
        self.desk = desk
        self.table = desk.table
        self.speech = desk.speech
        self.audience = audience
        self.player = player

    def take(self) -> None:
        """Ask until the game has changed; raises ``Left``, ``InputEnded``, ``StorageError``."""
        self._show()
        asked = 1
        while not self._obey(self._ask()):
            asked += 1
            # A pipe that never says anything usable would go on for ever.
            if asked > _MOST_ASKED and not self.speech.console.is_interactive:
                raise InputEnded

    @property
    def _view(self) -> View:
        return self.table.view(self.player)

    @property
    def _name(self) -> str:
        return self.table.players[self.player].name

    def _show(self) -> None:
        """The table, and what the choices mean."""
        words = self.speech.words
        scene = self.audience.scene(self.player, self.desk.heading())
        notes, choices = self.desk.notes(self._view), explained(self._view, words)
        if self._view.phase is Phase.DECLARE and notes and not words.style.is_narrow:
            # With notes and choices one above the other the table would not fit a low screen.
            notes, choices = (*notes, choices[0]), choices[1:]
        self.speech.show(["", *drawn(replace(scene, notes=notes), words)])
        self.speech.tell(choices, indent="     ")

    def _ask(self) -> Command:
        view = self._view
        text = self.speech.ask(prompt(view, self._name, self.speech.words))
        return parse(text, view, self.speech.language)

    def _obey(self, command: Command) -> bool:
        """Whether the game has changed."""
        match command:
            case Do(action):
                return self._act(action)
            case Announce(contract):
                return self._announce(contract)
            case Unsure(contract, wish):
                return self._be_sure(contract, wish)
            case Ask(wish):
                return self._grant(wish)
            case Save(path):
                self.desk.save(path)
            case NoCard(number):
                laying = self._view.phase is Phase.DISCARD
                message = "number-no-hand-card" if laying else "number-empty"
                self.speech.say(message, tone=Tone.WARN, number=number)
            case Unclear(text):
                message = unclear(text, self._view, self.speech.words)
                self.speech.tell([message], tone=Tone.WARN)
            case _:
                assert_never(command)
        return False

    def _act(self, action: Action) -> bool:
        try:
            self.table.act(self.player, action)
        except IllegalAction as error:
            self._refuse(error)
            return False
        except (MoveError, InputError) as error:
            self.speech.fault(error)
            return False
        return True

    def _refuse(self, error: IllegalAction) -> None:
        """Say why not; of a card that is not there, in the words of whoever looks for it."""
        card = error.params.get("card")
        if error.reason is not Reason.NOT_PLAYABLE or card not in Card.__members__:
            self.speech.fault(error)
            return
        laying = self._view.phase is Phase.DISCARD
        words = self.speech.words
        message = "card-not-in-hand" if laying else "card-not-there"
        self.speech.say(message, tone=Tone.WARN, card=words.card(Card[str(card)]))

    def _be_sure(self, contract: Contract, wish: Wish) -> bool:
        """Ask back at a letter that means something else everywhere else, until one knows it.

        A pipe cannot be asked: it knows what it says. A game that nobody offers was not meant.
        """
        offered = {one.contract for one in legal(self._view) if isinstance(one, Declare)}
        if contract not in offered:
            return self._grant(wish)
        if self.speech.console.is_interactive and not self.desk.knows_letters:
            words = self.speech.words
            named = words.contract(contract)
            answer = self.speech.ask(words("declare-sure", game=named, letter=wish.value))
            if not is_yes(answer, self.speech.language):
                return self._grant(wish) if wish is Wish.HELP else False
            self.desk.knows_letters = True
        return self._act(Declare(contract))

    def _announce(self, contract: Contract) -> bool:
        """Ask what is announced with a game from the hand; an empty line goes back."""
        games = tuple(
            action
            for action in legal(self._view)
            if isinstance(action, Declare) and action.contract is contract
        )
        self.speech.tell(level_lines(games, self.speech.words), indent="     ")
        while text := self.speech.ask(self.speech.words("ask-level") + ":").strip():
            chosen = level_from(text, games, self.speech.language)
            if chosen is not None:
                return self._act(chosen)
            self.speech.tell([unclear(text, self._view, self.speech.words)], tone=Tone.WARN)
        return False

    # ---- wishes -------------------------------------------------------------------------------

    def _grant(self, wish: Wish) -> bool:
        match wish:
            case Wish.SHOW:
                self._show()
            case Wish.HINT:
                self._hint()
            case Wish.BACK:
                return self._take_back()
            case Wish.LAST:
                self._last_trick()
            case Wish.SHEET:
                names = tuple(player.name for player in self.table.players)
                self.speech.show(sheet(self.table.match, names, self.speech.words))
            case Wish.HELP:
                self._help()
            case Wish.QUIT:
                raise Left
            case Wish.RESIGN:
                return self._resign()
            case _:
                assert_never(wish)
        return False

    def _hint(self) -> None:
        action, reason = _advised(self._view, self.speech.language)
        # The record says so before anybody sees it.
        self.table.note_hint(self.player)
        words = self.speech.words
        self.speech.say(
            "hint-line",
            tone=Tone.ACCENT,
            action=action_words(action, words, self._view.phase),
            reason=words.fit(reason),
        )

    def _take_back(self) -> bool:
        player = self.audience.last_to_decide(self.player)
        try:
            self.table.take_back(player)
        except MoveError as error:
            self.speech.fault(error)
            return False
        self.audience.go_back()
        self.speech.say("said-taken-back", name=self.table.players[player].name)
        return True

    def _last_trick(self) -> None:
        trick = self._view.board.last_trick
        if trick is None:
            self.speech.say("nothing-last")
            return
        self.speech.tell([last_trick(trick, self.audience.names, self.speech.words)])

    def _resign(self) -> bool:
        """Ask once more: there is no way back from it."""
        declared = self._view.board.contract
        if declared is not None:
            special = {Contract.R: "-ramsch", Contract.N: "-null"}.get(declared.contract, "")
            answer = self.speech.ask(self.speech.words(f"resign-sure{special}"))
            if not is_yes(answer, self.speech.language):
                return False
        try:
            self.table.resign(self.player)
        except MoveError as error:
            self.speech.fault(error)
            return False
        self.speech.say("said-resigned", name=self._name)
        return True

    def _help(self) -> None:
        words = self.speech.words
        example = example_card(self._view, words)
        cards = [action.card for action in legal(self._view) if isinstance(action, Play)]
        if cards:
            example = words.typed(cards[0])
        topics = ["play", "hint", "back", "last", "sheet", "resign", "save", "quit", "enter"]
        if self._view.phase is Phase.DECLARE:
            topics.append("colon")
        topics += ["codes", "legend" if words.style.glyphs else "legend-ascii"]
        lines = [words(f"help-{topic}", example=example) for topic in topics]
        self.speech.tell([words("help-title"), *(f"  {line}" for line in lines)], indent="    ")


def _advised(view: View, language: Language) -> tuple[Action, str]:
    """What is exact and quickly found, or can be expected, goes before what is a good rule."""
    # The search is loaded by the first hint, not by the start of the game.
    from offiziersskat.analysis.hint import explain_hint, hint
    from offiziersskat.players.counsel import counsel, explain_counsel

    exact = hint(view)
    if exact is not None:
        return exact.action, explain_hint(exact, language)
    found = counsel(view, chance(_HINT))
    if found is not None:
        return found.action, explain_counsel(found, language)
    advice = advise(view)
    return advice.action, explain(advice, language)
