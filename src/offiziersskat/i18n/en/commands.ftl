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
option-replace = Replace a ruleset of that name.
rules-list-hint = “offiziersskat rules show NAME” shows a ruleset as a page to read; fields can be changed: "classic; spitzen=on".
rules-saved = Saved as “{ $name }”: { $rules }
rules-removed = Removed: “{ $name }”

## replay

replay-help = Replay recorded hands: calls, tricks, points and the result; with --json one line for each decision, with what the seat saw and could do. Exit status 1 if a record breaks the rules, 2 if it cannot be read.
replay-heading = Hand { $number } · { $rules } · { $names }
replay-call = { $name }: { $said }
replay-trick = { $name } takes it   { $mine } : { $theirs }
replay-unfinished = Unfinished; { $name } is to act.
replay-legal = Possible: { $actions }
replay-illegal = Ply { $ply }, { $name }: { $message }
replay-wrong-result = The stored result is wrong. The record says { $stored }; the hand gives { $found }.
stored-field = { $field ->
    [contract] contract:
    [declarer] declarer:
    [points] card points:
    [tricks] tricks:
    [winner] winner:
    [schneider] schneider:
    [schwarz] schwarz:
    [matadors] matadors:
    [kontra] kontra:
    [score] score:
    [bid] bid:
    [overbid] overbid:
   *[value] value:
} { $value }
stored-times-4 = kontra and re
stored-times-2 = kontra
stored-times-1 = none
stored-other-side = the other side
stored-own-side = the declarer's side (in ramsch forehand's)
stored-no = no
stored-yes = yes
stored-nothing = none
stored-unfinished = unfinished
said-kontra = kontra
said-re = re
said-pass = pass
said-hold = hold
said-take = takes the stock
said-hand = plays from the hand
said-lay-away = lays away { $cards }

## random

random-help = Make up complete random hands, as JSON records, one a line; the same for the same seed everywhere.
option-seed = The number from which cards and choices come.
option-hands = How many hands.
random-seed = Seed { $seed }

## convert

convert-help = Turn records from text (osk) to JSON and back. Records come out in canonical form.
option-to = The form to write.

## Several hands

none-either = { $count ->
    [one] The line after it is none either.
   *[other] The { $count } lines after it are none either.
}

## verify

verify-help = Check with the commitment in a record that the cards were shuffled as promised. Exit status 1 if they were not, or if the hand breaks the rules.
verify-verified = Hand { $number }: the shuffle is proved; commitment and deck agree.
verify-alone = Hand { $number }: commitment and deck agree; but no player added chance of his own, so whoever dealt could have tried several decks.
verify-not-commitment = Hand { $number }: not proved; the salt is not the one that was committed to.
verify-not-deck = Hand { $number }: not proved; the commitment gives another deck.
verify-illegal = Hand { $number }: it was not played by the rules, though. { $what }
verify-wrong-result = Hand { $number }: its result is not the true one, though. { $what }
verify-meaning = What a proof says: neither the server nor a player alone chose the cards, for the server was bound by its commitment before the players added their chance. What it does not say: a server in league with a player is outside this proof, and so is how the cards were played.

## play

metavar-players = PLAYER…
metavar-names = NAME…
play-help = Play in the terminal. Players: { $players }. The levels of the computer are beginner, casual, club, expert and master: --players human club. The last three play for the score; with “-points” or “-wins” after the name for card points or for wins: expert-points. Rules, names, looks and language are as they were last time unless you say otherwise. In the game “h” shows what can be typed.
option-players = Who sits at the table: human human for two people at one keyboard; you against the computer (human rules) if not given.
option-names = What the players are called, in the same order.
option-match-hands = The match is so many hands.
option-target = The match goes up to so many points.
option-play-seed = Make deals and engines repeatable.
option-continue = Go on with the game that was played last, or begin a new one; otherwise you are asked.
option-resume = Go on with the last hand of a record file.
option-ascii = Plain ASCII, or suits as signs.
option-colour = With colours or without.
option-width = The number of columns.

## solve and analyse

solve-help = Solve positions in which every card is known: the card points of the declarer's side under best play by both, for every move, and a line of best play. A record stands for the position at its end; its deck is known, so face-down cards count as seen. Before the declaration the value of every contract is told.
option-value-only = The value alone, which is quicker.
analyse-help = What the seat to act should do on what it can see: for every move the expected card points of the declarer's side, its chance of winning, or the expected score. Exact where few cards are unknown or all can be worked out; otherwise estimated from drawn worlds, with the standard error of the draw.
metavar-seconds = SECONDS
option-seat = Through the eyes of this seat, 0 to 3.
option-objective = What is played for: card points, winning, the score, or each in turn.
option-time = At most so many seconds for each hand; { $seconds } if not given.
option-exact = No estimate: search until the answer is exact.
uncompiled = The search has not been compiled, since there was no C compiler when this was installed; it is some eighty times slower.
standing-hand = Hand { $number }
standing-contract = { $contract } ({ $name })
standing-turn = { $name } is to act
values-points = points
values-win = wins
values-score = score
value-won = won
value-lost = lost
solve-points = { $name }: { $value } card points.
solve-null = { $name }: { $value }.
solve-ramsch = { $name }: { $value } (minus card points; +1 with every trick, −121 with none).
solve-line = Best play: { $cards }
analyse-exact = Exact; { $unknown ->
    [0] every card can be worked out
    [one] one card unknown
   *[other] { $unknown } cards unknown
}; { $seconds } s.
analyse-estimate = Estimated from { $worlds ->
    [0] a part of one world
    [one] one world
   *[other] { $worlds } worlds
}, standard error { $stderr }; { $unknown } cards unknown; { $seconds } s.
analyse-nothing = Nothing found in { $seconds } s; { $unknown } cards unknown. More time helps.

## serve

serve-help = Serve the table: to the browser of this computer, with --lan to all in the local network. A free port from 8377 on is taken, and the browser opened. Tables and records are kept in the user's data folder, or in the database that --database names.
serve-epilog = By environment: OFFIZIERSSKAT_DATA, OFFIZIERSSKAT_HOST, OFFIZIERSSKAT_PORT, OFFIZIERSSKAT_DATABASE, OFFIZIERSSKAT_ORIGINS and OFFIZIERSSKAT_PROXIES (separated by spaces), OFFIZIERSSKAT_WORKERS, OFFIZIERSSKAT_LOG, OFFIZIERSSKAT_SECRET, OFFIZIERSSKAT_RATE, OFFIZIERSSKAT_BURST, OFFIZIERSSKAT_IDLE. An option goes before them. More: docs/server.md
option-host = The address on which to listen.
option-port = The port; otherwise the first free one from 8377 on.
option-lan = Listen for others in the local network, and print the address for them.
option-browser = Open the browser, or only print the address.
option-database = Where everything is kept: postgresql://… or sqlite:///…
option-origin = Another address whose pages may write here; can be repeated.
option-proxy = The address of a proxy in front, which may say where requests come from.
option-workers = How many processes think for engines.
option-log = How much is logged: debug, info, warning, error.
serve-at = Offiziersskat is at { $address }
serve-lan = For others in your network: { $address }
serve-stop = Ctrl-C ends it.
metavar-address = ADDRESS
metavar-url = URL
metavar-level = LEVEL
