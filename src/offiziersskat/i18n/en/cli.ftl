# The command: its help, the words of click in it, and what several subcommands say.
# Ids that begin with "click-" are made from click's English texts; see cli/words.py.

## The command

help = Offiziersskat, the two-handed Skat with open and hidden cards: play it, read its rules, work out a score, and replay and check recorded hands.
help-epilog = “offiziersskat COMMAND --help” tells more about a command. A first game: offiziersskat play
metavar-options = [OPTIONS]
metavar-command = COMMAND [ARGUMENTS]…
option-lang = Language of help and messages; otherwise what the system is set to.
option-version = Show the version and exit.
version = offiziersskat, version { $version }

command-play = Play in the terminal, against the computer or together.
command-rules = Show, compare and save rulesets; names and glossary.
command-score = Work out the score of a hand played with real cards.
command-replay = Replay recorded hands decision by decision.
command-random = Make up complete random hands.
command-convert = Turn records from text to JSON and back.
command-verify = Check that nobody chose the cards.

## What several commands have in common

metavar-file = FILE
metavar-number = NUMBER
metavar-rules = RULES
argument-file = File with the hands; “-” reads standard input.
option-json = One JSON object a line instead of text.
option-rules = Ruleset: a name, with fields if need be: "classic; spitzen=on".
output-failed = The output cannot be written: { $reason }

## click's words

click-usage = Usage:
click-options = Options
click-positional-arguments = Arguments
click-commands = Commands
click-error = Error: { $message }
click-try-for-help = Try “{ $command } { $option }” for help.
click-show-this-message-and-exit = Show this message and exit.
click-default = default: { $default }
click-env-var = environment variable: { $var }
click-dynamic = (computed)
click-required = required
click-missing-command = A command is missing.
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-parameter = Missing parameter
click-missing = Missing: { $param_type }
click-no-such-option = There is no option { $name }.
click-no-such-command = There is no command { $name }.
click-did-you-mean = Did you mean { $possibility }?
click-did-you-mean-one-of = (Did you mean one of these: { $possibilities }?)
click-got-unexpected-extra-argument = One argument too many: { $args }
click-got-unexpected-extra-arguments = Arguments too many: { $args }
click-takes-values-but-1-was-given = { $nargs } values are needed, one was given.
click-takes-values-but-were-given = { $nargs } values are needed, { $len } were given.
click-argument-takes-values = The argument { $name } needs { $nargs } values.
click-option-does-not-take-a-value = The option { $name } takes no value.
click-option-requires-an-argument = The option { $name } needs a value.
click-option-requires-arguments = The option { $name } needs { $nargs } values.
click-choose-from = One of these: { $choices }
click-invalid-value = Invalid value: { $message }
click-invalid-value-for = Invalid value for { $param_hint }: { $message }
click-is-not = { $value } is not { $choice }.
click-is-not-one-of = { $value } is none of { $choices }.
click-is-not-a-valid = { $value } cannot be used here ({ $number_type }).
click-is-not-in-the-range = { $value } is not in the range { $range }.
click-aborted = Broken off.
