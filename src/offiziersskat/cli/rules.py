"""``rules``: the rulesets to read, compare and save, and the names of the game.

Pages are made by ``rulespage``, ``comparison`` and ``names``; here it is only decided which.
"""

import click

from offiziersskat.cli.base import Command, Group
from offiziersskat.cli.faults import sentence
from offiziersskat.cli.options import folders, read_by, rules_from
from offiziersskat.cli.paragraphs import filled, screen_width, table
from offiziersskat.core.catalogue import PRESETS
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import OffiziersskatError
from offiziersskat.i18n import Catalogue, catalogue
from offiziersskat.notation import rules_text
from offiziersskat.table.rulesets import load_ruleset, remove_ruleset, ruleset_names, save_ruleset

__all__ = ["build"]


def build(say: Catalogue) -> click.Command:
    """The group ``rules``; without a subcommand it lists them."""
    words = catalogue("commands", say.language)
    commands = _Commands(say, words)

    def by_default() -> None:
        if click.get_current_context().invoked_subcommand is None:
            commands.list()

    group = Group(
        "rules",
        commands=commands.all(),
        callback=by_default,
        invoke_without_command=True,
        help=words.text("rules-help"),
        options_metavar=say.text("metavar-options"),
        subcommand_metavar=say.text("metavar-command"),
    )
    group.heading = say.text("click-commands")
    return group


class _Commands:
    """The subcommands in one language."""

    def __init__(self, say: Catalogue, words: Catalogue) -> None:
        self._language = say.language
        self._options = say.text("metavar-options")
        self._rules = say.text("metavar-rules")
        self._words = words

    def all(self) -> dict[str, click.Command]:
        name = click.Argument(["name"], metavar=self._words.text("metavar-name"))
        replace = click.Option(["--replace"], is_flag=True, help=self._words.text("option-replace"))
        return {
            "list": self._command("list", self.list),
            "show": self._command("show", self.show, self._ruleset("rules")),
            "compare": self._command(
                "compare", self.compare, self._ruleset("left"), self._ruleset("right")
            ),
            "names": self._command("names", self.names),
            "save": self._command("save", self.save, name, self._ruleset("rules"), replace),
            "remove": self._command("remove", self.remove, name),
        }

    def _command(self, name: str, callback: object, *params: click.Parameter) -> Command:
        return Command(
            name,
            callback=callback,  # type: ignore[arg-type]
            params=list(params),
            help=self._words.text(f"rules-{name}-help"),
            options_metavar=self._options,
        )

    def _ruleset(self, name: str) -> click.Argument:
        return click.Argument([name], metavar=self._rules, callback=read_by(_named, self._language))

    def list(self) -> None:
        """The named rulesets, then the user's own."""
        text = catalogue("rulespage", self._language).text
        rows = []
        for name in PRESETS:
            stem = f"ruleset-{name.replace('_', '-')}"
            rows.append((name, text(f"{stem}-title")))
            rows.append(("", text(f"{stem}-summary")))
        rows += [(name, self._saved(name)) for name in ruleset_names(folders())]
        print(table(rows, width=screen_width()))
        print()
        print(filled(self._words.text("rules-list-hint"), width=screen_width()))

    def _saved(self, name: str) -> str:
        """What a saved ruleset holds, or why it cannot be read."""
        try:
            return rules_text(load_ruleset(folders(), name))
        except OffiziersskatError as error:
            return sentence(error, self._language)

    def show(self, rules: tuple[str, Ruleset]) -> None:
        """One ruleset as a page."""
        from offiziersskat.cli.rulespage import rules_page

        line, chosen = rules
        name = line.partition(";")[0].strip()
        own = None if name.lower() in PRESETS else name
        print(rules_page(chosen, self._language, width=screen_width(), name=own))

    def compare(self, left: tuple[str, Ruleset], right: tuple[str, Ruleset]) -> None:
        """Where two rulesets differ."""
        from offiziersskat.cli.comparison import comparison

        print(comparison(left, right, self._language, width=screen_width()))

    def names(self) -> None:
        """The names of the game, and the glossary."""
        from offiziersskat.cli.names import names_page

        print(names_page(self._language, width=screen_width()))

    def save(self, name: str, rules: tuple[str, Ruleset], *, replace: bool) -> None:
        """Keep a ruleset under a name; one of that name gives way only when that is said."""
        save_ruleset(folders(), name, rules[1], replace=replace)
        written = rules_text(rules[1])
        print(self._words.text("rules-saved", name=name, rules=written))

    def remove(self, name: str) -> None:
        """Forget a ruleset."""
        remove_ruleset(folders(), name)
        print(self._words.text("rules-removed", name=name))


def _named(text: str) -> tuple[str, Ruleset]:
    """The rules of ``NAME; field=value``, and the line itself to call them by."""
    return " ".join(text.split()), rules_from(text)
