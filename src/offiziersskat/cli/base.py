"""What every command is made of: click's classes, with help that counts columns.

Knows neither the commands nor the game.
"""

from collections.abc import Iterable

import click

from offiziersskat.cli.paragraphs import filled, screen_width
from offiziersskat.cli.words import click_word
from offiziersskat.tui.style import padded, width_of

__all__ = ["Command", "Formatter", "Group"]

_WIDEST_TERM = 26


class Formatter(click.HelpFormatter):
    """click's formatter, but it counts columns, so that Japanese is not broken askew."""

    def __init__(
        self, indent_increment: int = 2, width: int | None = None, max_width: int | None = None
    ) -> None:
        """As wide as all that the command writes."""
        super().__init__(indent_increment, width or screen_width(), max_width)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how the command is called; where it is too long, further in on new lines."""
        word = f"{prefix or click_word('Usage:')} "
        head = f"{word}{prog} "
        if width_of(head) > self.width // 2:
            self.write(filled(f"{prog} {args}", width=self.width, first=word, rest="    ") + "\n")
        else:
            self.write(filled(args, width=self.width, first=head) + "\n")

    def write_text(self, text: str) -> None:
        """Write paragraphs, separated by empty lines."""
        indent = " " * self.current_indent
        parts = [part for part in text.split("\n\n") if part.strip()]
        shown = [filled(part, width=self.width, first=indent) for part in parts]
        self.write("\n\n".join(shown) + "\n")

    def write_dl(
        self,
        rows: Iterable[tuple[str, str]],
        col_max: int = _WIDEST_TERM,
        col_spacing: int = 2,
    ) -> None:
        """Write terms with what they mean; long terms stand on a line of their own."""
        pairs = list(rows)
        widest = min(col_max, self.width // 2 - self.current_indent)
        term = min(max(width_of(first) for first, _ in pairs), widest) + col_spacing
        left = " " * self.current_indent
        for first, second in pairs:
            start = left + padded(first, term)
            if width_of(first) > term - col_spacing:
                self.write(f"{left}{first}\n")
                start = left + " " * term
            self.write(filled(second, width=self.width, first=start, rest=left + " " * term) + "\n")


class _Context(click.Context):
    formatter_class = Formatter


def _show_help(context: click.Context, _option: click.Parameter, asked: bool) -> None:  # noqa: FBT001 - click's
    # click.echo would write UTF-8 to a terminal that says it has ASCII only.
    if asked and not context.resilient_parsing:
        print(context.get_help())
        context.exit()


class _Plain(click.Command):
    """A command whose help goes through our output."""

    context_class = _Context

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option of click's with what we do about it."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.callback = _show_help
        return option


class Command(_Plain):
    """A command whose help is set by columns."""


class Group(_Plain, click.Group):
    """A group of commands whose help is set by columns; they stand in the order given."""

    heading = ""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order in which the commands were given."""
        return list(self.commands)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands with the whole of what each does."""
        with formatter.section(self.heading):
            formatter.write_dl([(name, one.help or "") for name, one in self.commands.items()])
