# Pages around the table: rules, games, records, proofs, watching, and what belongs to a guest.


## Rules

rules-choose = Ruleset
rules-play = Play by these rules
rules-print = Print
rules-contents = Contents

## Games

games-running = Running
games-played = Played
games-none-running = No game is waiting for you.
games-none-played = What you have played will be kept here, to look at and to play again.
games-hand = Hand { $number }
games-score = Score { $score }
games-replay = Replay
games-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}
games-last = last played { $when }
games-forget = Forget this game
games-forget-sure = Forget this game?
games-forget-alone = The game and all of its hands are deleted, and links to them lead nowhere. It cannot be undone.
games-forget-shared = { $names } { $count ->
    [one] keeps
   *[other] keep
} this game, with the cards you played. Your name goes out of it, and you will not find it here any more. It cannot be undone.
games-forget-running = It is not over yet: your seat is free then, and somebody else may take it.
games-forget-copies = Copies that you have passed on by a link are not deleted with it; they go when you delete everything.
games-forget-yes = Forget it
games-forget-no = Keep it
games-stats = My statistics
games-import = Open records
games-import-text = Drop a file here, paste its text, or choose it. One hand or many, as .osk or JSON.
games-import-choose = Choose files
games-import-paste = Text of a record
games-import-read = Open
games-import-reading = Reading …
games-import-done = { $count ->
    [one] One hand read.
   *[other] { $count } hands read.
}
games-import-none = No hand could be read.
games-import-faults = { $count ->
    [one] One fault
   *[other] { $count } faults
}
games-fault = Line { $line }, column { $column }: { $reason }
games-fault-hand = Hand { $hand }, line { $line }, column { $column }: { $reason }
games-import-binary = This is no text file.
games-import-large = This is too much at once: at most { $limit } MB.
games-import-empty = This contains no hand.
games-import-export = This is the file with all your data and no record. It holds no records that were brought along.

## A record

record-title = { $names }
record-untitled = A hand
seat-forehand-name = Forehand
seat-dealer-name = Dealer
record-open = Everything open
record-as-seen = As { $name } saw it
record-eyes = What is shown
record-first = To the beginning
record-back = Back
record-forward = Forward
record-last = To the end
record-play = Run by itself
record-pause = Stop
record-position = Position
record-at = { $at } of { $of }
record-moves = Moves
record-end = End of the hand
record-keys = Arrow keys go back and forward, Home and End to the ends; O opens everything.
record-trump = { $contract }, named by { $name }
record-values = What each card is worth
record-values-text = Average points of the declarer's side at the end, if both play on without a fault, reckoned from what could be seen.
record-values-none = Too much is still hidden here to reckon exactly. Go nearer to the end.
record-values-working = Reckoning …
record-value = { $card }: { $value }
record-value-best = { $card }: { $value }, best
record-review = Review this hand
record-review-text = What was luck, what was given away, the decisions that mattered, and whether it could have been won.
record-marked = { $move }, { $mark }
record-export = Save
record-export-osk = As text (.osk)
record-export-json = As JSON
record-share = Link to this hand
record-shared = The link is copied.
record-again = Play this deal again
record-again-text = The same cards, from the beginning, against the computer ({ $level }).
record-seat-as = As { $name }
record-broken = It breaks off here: { $reason }
record-move = { $name }: { $action }
record-engine = The computer in { $name }'s place
record-engine-text = The same cards against the same opponents; then the two hands lie side by side.
record-engine-level = How strong the computer plays
record-engine-go = Let it play
record-engine-playing = The computer plays …
record-engine-for = Computer for { $name }
record-compare = The same deal
record-compare-side = { $name } { $points } ({ $score })
record-verified = The shuffle of this hand checks.
record-unverified = The shuffle of this hand does not check.
record-gone = There is no such record.
result-won = { $name } wins with { $points }: { $score }
result-lost = { $name } loses with { $points }: { $score }
result-ramsch = Ramsch, { $points }: { $score }
result-thrown-in = Thrown in: nobody wanted to play.
result-none = The hand was not played to its end.
result-plain = { $points }: { $score }

## Verify

verify-title = Check a shuffle
verify-text = Before your browser sent its share of chance, the server had to bind itself with a commitment. After the hand everything lies open, and this page recomputes it, here in your browser.
verify-paste = Text of a record
verify-check = Check
verify-example = The text is in the file that “Record” saves after a hand.
verify-hand = Hand { $number }
verdict-yes = It checks: commitment and deck agree.
verdict-alone = Commitment and deck agree; but no player added chance of his own, so whoever dealt could have tried several decks.
verdict-no-commit = The commitment does not belong to the salt: the server did not keep to what it had published.
verdict-no-deck = From salt, shares of chance and cut comes another deck than the one in the record.
verdict-no-proof = This hand carries no proof.
verify-step-commit = Commitment
verify-step-commit-text = SHA-256 of the salt; published before the hand
verify-step-seed = Salt and shares of chance
verify-step-seed-text = The seed of the shuffle is the SHA-256 of all of these
verify-step-cut = Cut
verify-step-cut-text = { $cut ->
    [0] not cut
    [one] after one card
   *[other] after { $cut } cards
}
verify-step-deck = Deck
verify-agrees = agrees
verify-differs = differs
verify-proves-title = What this proves
verify-proves = Neither the server nor a player alone chose the cards: the server was bound before the players' chance arrived, and nobody could foresee the other's.
verify-not-title = What it does not prove
verify-not = It cannot tell whether the server and a player were in league: together they knew everything before you added your share. Nor does it say who looked at whose screen. How the cards were played is not part of it either; the replay shows that.
verify-file = Choose a file

## Watch

watch-text = Tables where others are playing. Hands that only their owners see stay hidden for you too.
watch-none = Nobody is playing in public just now.
watch-go = Watch
watch-refresh = Look again

## Me

me-name = Name
me-save = Save
me-saved = Saved.
me-link = Your link
me-link-text = There is no account. Whoever has this link is you: open it on another device to go on there. Show it to nobody else.
me-link-show = Show my link
me-link-hide = Hide it
me-link-code = Code with your link
me-moved = Welcome back, { $name }. This device is yours now.
me-move-ask = This link makes this device that of another guest. Games of “{ $name }” stay with its own link.
me-move-yes = Take over
me-move-no = Stay as I am
me-move-broken = This link is not whole. Copy it once more.
me-look = Appearance
me-theme = Theme
me-language = Language
me-deck = Cards
me-deck-french = French, two colours
me-deck-four = French, four colours
me-deck-tournament = Skat tournament colours
me-deck-german = German deck
me-sounds = Sounds
me-motion = Cards move
me-keys = Keys choose games and play cards
me-notes = Notes for the first hand
me-notes-again = Show the notes once more
me-data = Your data
me-export = Save everything as a file
me-export-text = Name, settings, rulesets, statistics, all games, your mistakes in them and what you have practised, as JSON.
me-delete = Delete everything
me-delete-text = Removes your name, key, settings, rulesets, statistics and the mistakes to practise, your name from all games, and what you have practised on this device. It cannot be undone.
me-delete-sure = Really delete everything?
me-delete-yes = Delete everything
me-delete-no = Keep it
me-deleted = Everything is deleted.
me-nobody = You have not played yet, so nothing is kept about you.
