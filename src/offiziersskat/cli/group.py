"""The command and its subcommands, each loaded only when it is called.

Help of the whole costs no import of the parts: what each does stands in ``cli.ftl`` under
``command-…``. What a subcommand does is its own module's business.
"""

from importlib import import_module

import click

from offiziersskat.cli.base import Group
from offiziersskat.i18n import LANGUAGES, Catalogue

__all__ = ["COMMANDS", "build_group"]

COMMANDS = {
    "serve": "offiziersskat.cli.serve",
    "play": "offiziersskat.cli.play",
    "rules": "offiziersskat.cli.rules",
    "score": "offiziersskat.cli.score",
    "replay": "offiziersskat.cli.replay",
    "random": "offiziersskat.cli.chance",
    "convert": "offiziersskat.cli.convert",
    "verify": "offiziersskat.cli.verify",
    "solve": "offiziersskat.cli.solve",
    "analyse": "offiziersskat.cli.analyse",
    "review": "offiziersskat.cli.review",
    "stats": "offiziersskat.cli.stats",
    "exercise": "offiziersskat.cli.exercise",
    "arena": "offiziersskat.cli.arena",
    "train": "offiziersskat.cli.train",
}
"""The subcommands in the order of the help, and the module whose ``build`` makes each."""


class _Lazy(Group):
    """A group that imports a subcommand when it is asked for."""

    def __init__(self, say: Catalogue, *, params: list[click.Parameter]) -> None:
        """Name itself in the language of the catalogue."""
        super().__init__(
            "offiziersskat",
            params=params,
            help=say.text("help"),
            epilog=say.text("help-epilog"),
            options_metavar=say.text("metavar-options"),
            subcommand_metavar=say.text("metavar-command"),
            # Without arguments it serves the table.
            invoke_without_command=True,
            no_args_is_help=False,
            context_settings={"help_option_names": HELP},
        )
        self.heading = say.text("click-commands")
        self._say = say

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(COMMANDS[cmd_name]).build(self._say)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, self._say.text(f"command-{name}")) for name in COMMANDS]
        with formatter.section(self.heading):
            formatter.write_dl(rows)


HELP = ["-h", "--help"]


def _greet() -> int:
    """Without a subcommand, open the table in the browser."""
    context = click.get_current_context()
    group = context.command
    if context.invoked_subcommand is not None or not isinstance(group, click.Group):
        return 0
    command = group.get_command(context, "serve")
    assert command is not None
    with command.make_context("serve", [], parent=context) as inner:
        return int(command.invoke(inner) or 0)


def build_group(say: Catalogue, version: str) -> click.Group:
    """The whole command in one language."""

    def tell_version(context: click.Context, _option: click.Parameter, asked: bool) -> None:  # noqa: FBT001 - click's
        if asked and not context.resilient_parsing:
            print(say.text("version", version=version))
            context.exit()

    languages = [language.value for language in LANGUAGES]
    group = _Lazy(
        say,
        params=[
            # Read before this tree is built; it stands here for the help and for its faults.
            click.Option(
                ["--lang"],
                type=click.Choice(languages),
                help=say.text("option-lang"),
                expose_value=False,
            ),
            click.Option(
                ["--version"],
                is_flag=True,
                is_eager=True,
                help=say.text("option-version"),
                expose_value=False,
                callback=tell_version,
            ),
        ],
    )
    group.callback = _greet
    return group
