# The command: its help, the words of click in it, and what several subcommands say.
# Ids that begin with "click-" are made from its English texts; more of them in click.ftl.

## The command

help = Offiziersskat, the two-handed Skat with open and hidden cards: play it, read its rules, work out a score, and replay and check recorded hands.
help-epilog = “offiziersskat COMMAND --help” tells more about a command. Without one, the table opens in the browser; a game in the terminal: offiziersskat play
metavar-options = [OPTIONS]
metavar-command = COMMAND [ARGUMENTS]…
option-lang = Language of help and messages; otherwise what the system is set to.
option-version = Show the version and exit.
version = offiziersskat, version { $version }

command-serve = Serve the table to browsers and bots, here or in the local network.
command-play = Play in the terminal, against the computer or together.
command-rules = Show, compare and save rulesets; names and glossary.
command-score = Work out the score of a hand played with real cards.
command-replay = Replay recorded hands decision by decision.
command-random = Make up complete random hands.
command-convert = Turn records from text to JSON and back.
command-verify = Check that nobody chose the cards.
command-solve = Solve positions in which every card is known.
command-analyse = What to play on what can be seen: expected points, chances, scores.
command-review = What was luck in a hand, and what was one's own doing.
command-stats = What people came to over many hands, with their luck and without it.
command-exercise = Practise endings, declarations and the mistakes of your own games.
command-arena = Let programs play against each other, and see what it proves.
command-train = Teach the learned value of positions by self-play.

## What several commands have in common

metavar-file = FILE
metavar-number = NUMBER
metavar-rules = RULES
argument-file = FILE holds one hand or many, as text or as JSON, one a line; “-” reads standard input.
option-json = One JSON object a line instead of text.
option-rules = Ruleset: a name, with fields if need be: "classic; spitzen=on".
output-failed = The output cannot be written: { $reason }

## click's words

click-usage = Usage:
click-options = Options
click-commands = Commands
click-show-this-message-and-exit = Show this message and exit.
