# The subcommands: their help, their options and what they say.

metavar-name = NAME

## rules

rules-help = Rulesets to read, compare and save. Without a subcommand it lists them.
rules-list-help = List the rulesets, your own included.
rules-show-help = Show a ruleset as a page to read, with its sources. RULES is a name, with fields if need be: "classic; spitzen=on".
rules-compare-help = Show where two rulesets differ.
rules-names-help = The names of the game and where they come from; a glossary in German, English and Japanese.
rules-save-help = Save a ruleset of your own under a name: rules save home "classic; spitzen=on".
rules-remove-help = Remove a saved ruleset.
rules-list-hint = “offiziersskat rules show NAME” shows a ruleset as a page to read; fields can be changed: "classic; spitzen=on".
rules-saved = Saved as “{ $name }”: { $rules }
rules-removed = Removed: “{ $name }”
