# Errors in sentences: the id is the code of the error with "_" as "-", the variables are its parameters.

## Rulesets

rules-unknown-preset = There is no ruleset “{ $name }”. There are: { $known }.
rules-unknown-field = A ruleset has no field “{ $field }”. The fields are: { $known }.
rules-bad-value = The field “{ $field }” cannot be “{ $value }”; possible: { $allowed }.
rules-contradiction = The field “{ $field }”: “{ $value }” does not go with “{ $because }”.
rules-bidding-scoring = The field “{ $field }”: bidding needs Skat scoring (scoring=skat).
rules-hands = The field “{ $field }”: { $value } hands cannot be shared out among { $seats } players; take a multiple of { $seats }.

## The course of a hand

course-word = The field “course”: “{ $word }” is neither a packet (F4d, D8u, 2s …) nor a word of the course.
course-cards = The field “course” deals { $count } cards; it must be 32.
course-empty-packet = The field “course” deals a packet of no cards.
course-unequal = The field “course”: the seats get unequal numbers of cards of the kind “{ $kind }”.
course-uncovered = The field “course”: each face-down card needs a face-up one on it (as many “u” as “d”).
course-order = The field “course”: bid, stock, declare, kontra, re and play may each stand once, in this order.
course-missing = The field “course” lacks the word “{ $word }”.
course-after-play = The field “course” must end with “play”.
course-no-pile = The field “course”: at seat { $seat } a face-up card finds no face-down one to lie on.
course-bid-stock = The field “course”: “bid” and “stock” go together only.
course-stock = The field “course” puts { $count } cards into the stock; with bidding it has two, otherwise none.
course-bid-seats = The field “course”: bidding is for two players.
course-late-stock = The field “course” deals the stock only after it is asked for.

## Deck and actions

deck-doubled = The card { $card } is in the deck twice.
deck-size = The deck has { $count } cards; it must be 32.
not-your-turn = { $action } is not possible: it is not your turn.
wrong-phase = { $action } is not possible at this point of the hand ({ $phase ->
    [bid] bidding
    [stock] taking the stock
    [discard] laying away
    [declare] declaring
    [kontra] kontra
    [re] re
    [play] card play
   *[over] the hand is over
}).
not-playable = { $action } is not possible: { $card } is not at hand to be played or laid away.
must-follow = { $card } does not follow { $led }; who can must follow suit.
not-offered = { $action } is not offered here.
too-low = { $action } is too low; { $bid } has been reached.
unknown-card = { $action } is not possible: nobody knows where that card is.
wrong-result = The stored result is not the one that the hand gives.
resign-not-now = One can resign only after the declaration and before the hand is over.

## Shuffle, cut and proof

cut-range = The cut must be a number from 0 to 31, not { $number }.
proof-commitment = The commitment does not fit the salt.
proof-hex = { $what ->
    [salt] The salt
   *[entropy] The entropy
} is not written in hex digits.
proof-length = { $what ->
    [salt] The salt
   *[entropy] The entropy
} has { $count } bytes; it must be 32.

## Players

player-unknown = There is no player “{ $name }”. There are: { $known }.

## The table

player-name = “{ $name }” is no name for a player: 1 to { $longest } characters, none of them invisible.
player-count = At this table sit { $seats } players, not { $count }.
no-such-player = There is no player number { $player } at this table.
no-hand = No cards have been dealt yet.
hand-running = The hand is still being played.
hand-over = The hand is over.
match-over = The match is over.
match-running = The journal is damaged: the match begins twice.
take-back-off = Taking back is not allowed at this table.
take-back-nothing = There is nothing to take back.
no-drawn-trump = Trumps are drawn by this ruleset, but no card has been drawn.
event-first = The journal is damaged: it does not begin with a match.
event-unfit = The journal is damaged: event { $seq } does not follow from those before it ({ $cause }).
wrong-score = The journal is damaged: the score of hand { $hand } (counted from 0) is not the one that was played.
event-version = This game was written by a newer version (format { $found }; this program knows { $known }).
event-bad = An entry of the journal is damaged.
journal-broken = { $path }, line { $line }: the journal of the running game is damaged ({ $cause }). It has been left as it is.
game-unknown = There is no running game “{ $game }”.
game-in-use = { $path }: this game is being played by another process.

## Files

file-missing = { $file }: there is no such file.
file-is-folder = { $file } is a folder, not a file.
file-denied = { $file }: reading it is not permitted.
file-unreadable = { $file } cannot be read: { $reason }
file-not-text = { $file }, line { $line }: this is not UTF-8 text.

## Folders and storage

storage-full = { $path }: there is no room on the disk ({ $detail }).
storage-denied = { $path }: access is not permitted ({ $detail }).
storage-no-folder = { $path }: a part of this path is a file, not a folder ({ $detail }).
storage-no-file = { $path } is a folder; a file was expected ({ $detail }).
storage-missing = { $path } does not exist ({ $detail }).
storage-failed = { $path }: the system refuses ({ $detail }).
storage-busy = { $path } is held by another game; try again in a moment.
toml-broken = { $path }, line { $line }: this is no readable TOML.
settings-broken = The settings could not be read ({ $path }, { $line ->
    [0] “{ $key }”
   *[other] line { $line }
}); they are now in { $aside }, and the defaults hold.
ruleset-name = “{ $name }” cannot be the name of a ruleset: 1 to 40 letters, digits, “_” and “-”.
ruleset-name-taken = “{ $name }” is one of the ruleset names that come with the game; choose another.
ruleset-unknown = There is no ruleset “{ $name }”. Known: { $known }
rules-syntax = “{ $part }” is not of the form field=value.

## The command

number-range = “{ $value }” is no whole number from { $low } to { $high }.
number-at-least = “{ $value }” is no whole number of { $low } or more.
