"""What a terminal can bear, and how text gets into and out of it."""

import io

import pytest

from offiziersskat.tui.console import InputEnded, Terminal
from offiziersskat.tui.style import Colours


class Screen(io.TextIOWrapper):
    """A stream that may be a terminal."""

    def __init__(self, text: str = "", *, tty: bool = True, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(text.encode("utf-8")), encoding=encoding, newline="\n")
        self.tty = tty

    def isatty(self) -> bool:
        """As the test has it."""
        return self.tty

    @property
    def written(self) -> str:
        """What was written so far."""
        self.flush()
        buffer = self.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode(self.encoding)


def terminal(out: Screen, term: str = "xterm-256color", **more: object) -> Terminal:
    """A terminal on a screen; ``more`` are options and variables of the environment."""
    options = {name: more.pop(name) for name in ("colour", "ascii_only", "width") if name in more}
    environ = {"TERM": term, **{name: str(value) for name, value in more.items()}}
    return Terminal(environ=environ, source=Screen(), target=out, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("term", "more", "colours"),
    [
        ("xterm-256color", {}, Colours.FULL),
        ("xterm", {}, Colours.BASIC),
        ("xterm", {"COLORTERM": "truecolor"}, Colours.FULL),
        ("xterm-256color", {"NO_COLOR": "1"}, Colours.NONE),
        ("dumb", {}, Colours.NONE),
        ("xterm-256color", {"colour": False}, Colours.NONE),
        ("xterm-256color", {"NO_COLOR": "1", "colour": True}, Colours.FULL),
    ],
)
def test_colours_follow_the_terminal_and_the_wish(
    term: str, more: dict[str, object], colours: Colours
) -> None:
    """What was asked for counts most, then NO_COLOR, then what the terminal is."""
    assert colours is terminal(Screen(), term, **more).style.colours


def test_a_pipe_gets_ascii_without_colours() -> None:
    """Unless somebody asks for more."""
    style = terminal(Screen(tty=False)).style

    assert not style.glyphs and Colours.NONE is style.colours
    assert terminal(Screen(tty=False), ascii_only=False).style.glyphs


def test_an_old_encoding_gets_ascii() -> None:
    """Where a heart cannot be written, letters are."""
    assert not terminal(Screen(encoding="latin-1")).style.glyphs


def test_what_cannot_be_encoded_is_written_in_letters() -> None:
    """Names may hold anything; the screen never fails on them."""
    screen = Screen(encoding="ascii")
    terminal(screen).say(["Jörg – あおい ♥"])

    assert "Joerg - ??? H\n" == screen.written


def test_a_prompt_is_answered_by_a_line() -> None:
    """The answer comes without its end."""
    screen = Screen()
    console = Terminal(environ={}, source=Screen("HT\n"), target=screen)

    assert "HT" == console.ask("Card:")
    assert "Card: " == screen.written


def test_the_end_of_input_is_told_and_ends_the_line() -> None:
    """After Ctrl-D the next line begins at the left."""
    screen = Screen()

    with pytest.raises(InputEnded):
        Terminal(environ={}, source=Screen(""), target=screen).ask("Card:")
    assert "Card: \n" == screen.written


def test_a_pipe_ends_its_lines_itself() -> None:
    """Nobody has echoed what it delivers."""
    screen = Screen(tty=False)
    Terminal(environ={}, source=Screen("HT\n", tty=False), target=screen).ask("Card:")

    assert "Card: \n" == screen.written


def test_bytes_that_are_no_text_are_no_error() -> None:
    """They come in as question marks."""
    source = Screen()
    source.buffer.write(b"\xff\n")
    source.seek(0)

    assert "\ufffd" == Terminal(environ={}, source=source, target=Screen()).ask("Card:")


def test_wiping_leaves_the_scrollback_alone() -> None:
    """A screen aside is used, and left again once; a pipe has none."""
    screen, pipe = Screen(), Screen(tty=False)
    for out in (screen, pipe):
        console = Terminal(environ={"TERM": "xterm"}, source=Screen(""), target=out)
        for step in (console.restore, console.wipe, console.wipe, console.restore, console.restore):
            step()

    assert "\x1b[?1049h" + "\x1b[H\x1b[2J" * 3 + "\x1b[?1049l" == screen.written
    assert "" == pipe.written


@pytest.mark.parametrize("environ", [{"TERM": "dumb"}, {}])
def test_a_dumb_terminal_is_wiped_by_empty_lines(environ: dict[str, str]) -> None:
    """It understands no codes; what was shown has to leave the screen all the same."""
    screen = Screen()
    console = Terminal(environ=environ, source=Screen(""), target=screen)
    console.wipe()
    console.restore()

    assert set("\n") == set(screen.written)
    assert 24 <= len(screen.written)


def test_the_width_is_what_was_asked_for_or_what_there_is() -> None:
    """Never less than what a table needs to be one."""
    assert 40 == terminal(Screen(), width=40).style.width
    assert 20 == terminal(Screen(), width=3).style.width
    assert terminal(Screen()).style.width >= 20


def test_a_passing_line_leaves_nothing_behind() -> None:
    """It is written over; a pipe never sees it, and a dumb terminal keeps it as a line."""
    screen, pipe, dumb = Screen(), Screen(tty=False), Screen()
    for out, term in ((screen, "xterm"), (pipe, "xterm"), (dumb, "dumb")):
        one = terminal(out, term)
        one.passing("Otto is thinking")
        one.passing("")

    assert "\r\x1b[KOtto is thinking\r\x1b[K" == screen.written
    assert not pipe.written
    assert "Otto is thinking\n" == dumb.written
