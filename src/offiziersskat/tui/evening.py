"""A match from the first deal to the last score, or until somebody leaves.

It asks whoever's turn it is, people by ``Turn`` and engines by their views, and tells what has
happened. It holds no rules: what may be done and what it leads to, the table says.
"""

import datetime as dt

from offiziersskat.core.result import Result
from offiziersskat.core.seats import Seat
from offiziersskat.players.registry import is_compiled, is_searching, was_cut
from offiziersskat.tui.audience import Audience
from offiziersskat.tui.commands import parse
from offiziersskat.tui.desk import Desk
from offiziersskat.tui.draw import bar_lines
from offiziersskat.tui.engines import engine_for, engine_name
from offiziersskat.tui.fate import Fate
from offiziersskat.tui.narrate import narrated
from offiziersskat.tui.sheet import Hand, match_lines, outcome, sheet
from offiziersskat.tui.style import FEWEST_COLUMNS, Tone
from offiziersskat.tui.thinking import Thinker
from offiziersskat.tui.turn import Left, Turn
from offiziersskat.tui.wanted import Ask, Save, Unclear, Wish

__all__ = ["Evening"]


class Evening:
    """One match at one keyboard."""

    def __init__(self, desk: Desk, fate: Fate) -> None:
        """The table of the desk may be new, or in the middle of a hand."""
        self.desk = desk
        self.table = desk.table
        self.speech = desk.speech
        self.fate = fate
        self.audience = Audience(desk.table)
        self._engines = [engine_for(player.kind) for player in desk.table.players]
        self._thinker = Thinker(desk.speech)
        if self.table.is_running:
            self.audience.catch_up()

    def run(self) -> None:
        """Play to the end of the match.

        Raises ``Left``, ``InputEnded``, and ``StorageError`` when the game can be kept no longer.
        """
        self._tell_of_search()
        self._tell_of_width()
        while True:
            if self.table.is_running:
                self._move()
            elif self.table.is_hand_over:
                self._finish_hand()
                if self.table.is_match_over:
                    self._finish_match()
                    return
                self._between_hands()
                self._deal()
            else:
                self._deal()

    def _deal(self) -> None:
        number = len(self.table.match.results)
        today = dt.datetime.now().astimezone().strftime("%Y.%m.%d")
        self.table.deal(self.fate.dealing(number), date=today)
        self.audience.start_hand()

    def _tell_of_search(self) -> None:
        """Say so if somebody thinks less than his level says."""
        names = [engine_name(player.kind) for player in self.table.players if not player.is_human]
        if any(map(is_searching, names)) and not is_compiled():
            self.speech.say("search-uncompiled", tone=Tone.WARN)

    def _tell_of_width(self) -> None:
        """Say so if rows will not fit, once: it is up to the person what to do about it."""
        if self.speech.console.style.width < FEWEST_COLUMNS:
            self.speech.say("screen-narrow", tone=Tone.WARN, least=FEWEST_COLUMNS)

    # ---- one decision -------------------------------------------------------------------------

    def _move(self) -> None:
        player = self.table.to_act
        assert player is not None
        engine = self._engines[player]
        if engine is not None:
            rng = self.fate.engine(hand=self.table.hand or 0, ply=self.table.plies, player=player)
            name, view = self.table.players[player].name, self.table.view(player)
            self.table.act(player, self._thinker.choose(engine, name, view, rng))
            if was_cut(engine):
                self.speech.say("engine-cut", name=name)
        else:
            self._pass_screen(player)
            self._tell_news()
            Turn(self.desk, self.audience, player).take()
        self._tell_news()

    def _pass_screen(self, player: int) -> None:
        """Nothing of the last holder's may be left when the next one looks."""
        if not self.audience.must_pass_to(player):
            return
        self.audience.pass_to(None)
        self.speech.console.wipe()
        name = self.table.players[player].name
        text = self.speech.ask(self.speech.words("pass-screen", name=name))
        if parse(text, self.table.view(None), self.speech.language) == Ask(Wish.QUIT):
            raise Left
        self.audience.pass_to(player)

    def _tell_news(self) -> None:
        """What happened since the reader was told last."""
        if self.audience.is_waiting_for_screen:
            return
        view, since = self.audience.news()
        lines = narrated(view, self.audience.names, self.speech.words, since=since)
        self.speech.tell(f"  {line}" for line in lines)

    # ---- ends ---------------------------------------------------------------------------------

    def _finish_hand(self) -> None:
        # Nothing is hidden any more, and the result shall be there to be read tomorrow.
        self.speech.console.restore()
        if not self.audience.is_waiting_for_screen:
            self._tell_news()
        result = self.table.match.results[-1]
        people = self.audience.people
        scene = self.audience.scene(people[0] if len(people) == 1 else None)
        self.speech.show(["", *bar_lines(scene, self.speech.words)])
        reader = self.table.seat_of(people[0]) if len(people) == 1 else None
        self.speech.tell(outcome(self._told(result, reader), self.speech.words), tone=Tone.BOLD)
        if self.table.filing_error is not None:
            self.speech.fault(self.table.filing_error)

    def _told(self, result: Result, reader: Seat | None) -> Hand:
        declared = self.table.view(None).board.contract
        return Hand(result, declared, self.audience.names, reader)

    def _finish_match(self) -> None:
        names = tuple(player.name for player in self.table.players)
        words = self.speech.words
        self.speech.show(["", *sheet(self.table.match, names, words)])
        self.speech.tell(match_lines(self.table.match, names, words), tone=Tone.BOLD)

    def _between_hands(self) -> None:
        """Wait for a sign to go on; people alone need one."""
        if not self.audience.people:
            return
        while True:
            text = self.speech.ask(self.speech.words("next-hand"))
            command = parse(text, self.table.view(None), self.speech.language)
            match command:
                case Ask(Wish.SHOW):
                    return
                case Ask(Wish.QUIT):
                    raise Left
                case Ask(Wish.SHEET):
                    names = tuple(player.name for player in self.table.players)
                    self.speech.show(sheet(self.table.match, names, self.speech.words))
                case Save(path):
                    self.desk.save(path)
                case Ask() | Unclear():
                    continue
                case _:
                    continue
