# Errors in sentences: the id is the code of the error with "_" as "-", the variables are its parameters.

## Rulesets

rules-unknown-preset = There is no ruleset “{ $name }”. There are: { $known }.
rules-unknown-field = A ruleset has no field “{ $field }”. The fields are: { $known }.
rules-bad-value = The field “{ $field }” cannot be “{ $value }”; possible: { $allowed }.
rules-contradiction = The field “{ $field }”: “{ $value }” does not go with “{ $because }”.
rules-bidding-scoring = The field “{ $field }”: bidding needs Skat scoring (scoring=skat).
rules-hands = The field “{ $field }”: { $value } hands cannot be shared out among { $seats } players; take a multiple of { $seats }.

## Learned values

weights-unreadable = These are no learned weights, or they are damaged.
train-set = There is no set of weights “{ $name }”. There are: { $known }.
train-unreadable = { $path } cannot be read as a course of learning.
train-other = { $path } belongs to other options; take another folder, or the same options again.

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
unknown-card = { $action } is not possible: there is no such card here.
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
verify-no-commitment = The record has no commitment (Commit), so there is nothing to verify.
verify-no-salt = The record has a commitment, but the salt (Salt) has not been revealed.
verify-no-deck = The record has no deck (Deck) that could be verified.

## Players

player-unknown = There is no player “{ $name }”. There are: { $known }. Those that search have a quick form, “expert-quick”. With “-points” last club, expert and master play for card points, with “-wins” for wins.

## The table

player-name = “{ $name }” is no name for a player: 1 to { $longest } characters, none of them invisible.
player-names-same = Two players cannot both be called “{ $name }”.
player-count = At this table sit { $seats } players, not { $count }.
option-not-with = { $option } does not go with { $other }: a game that is gone on with has its own.
no-such-player = There is no player number { $player } at this table.
no-hand = No cards have been dealt yet.
hand-running = The hand is still being played.
hand-over = The hand is over.
match-over = The match is over.
match-running = The journal is damaged: the match begins twice.
take-back-off = Taking back is not allowed at this table.
take-back-nothing = There is nothing to take back.
take-back-stock = You have seen the stock; that cannot be taken back.
no-drawn-trump = Trumps are drawn by this ruleset, but no card has been drawn.
event-first = The journal is damaged: it does not begin with a match.
event-unfit = The journal is damaged: event { $seq } does not follow from those before it.
wrong-score = The journal is damaged: the score of hand { $hand } (counted from 0) is not the one that was played.
event-version = This game was written by a newer version (format { $found }; this program knows { $known }).
event-bad = An entry of the journal is damaged.
journal-broken = { $path }, line { $line }: the journal of the running game is damaged ({ $cause }). It has been left as it is.
game-unknown = There is no running game “{ $game }”.
game-in-use = { $path }: this game is being played by another process.
saved-rules = The saved hand was played by other rules.
saved-no-deck = The saved hand begins with a position; only one with its deck (Deck) can be gone on with.
saved-wrong = The saved hand breaks the rules at ply { $ply } (“{ $text }”).
saved-finished = The saved hand is already over.
event-order = An entry of the journal is missing or out of order.
record-unusable = { $path }:{ $line }:{ $column }: { $reason }
record-none = This is neither a record nor a position. A record begins with a line like [Rules "classic"], one as JSON with a brace.
record-page = This is a web page, not a record. A record begins with a line like [Rules "classic"], one as JSON with a brace.
record-empty = { $path } contains no hand.
game-name-taken = The name “{ $game }” belongs to a game that is running.

## People at a table

stale = Something else has happened at the table in the meantime.
time-over = The time for this decision is over.
seat-taken = Somebody already sits at place { $player }.
seat-empty = Nobody sits at place { $player }.
no-person = Player { $player } is not a person.
deal-not-now = A new hand cannot be dealt now.
deal-practice = A deal can be played again in practice only.
no-shuffle = No cards are being shuffled.
entropy-given = You have already added to the shuffle.
cut-not-now = It is not for you to cut now.
claim-not-now = Nobody has been away long enough for the hand to be yours.
offer-open = Another offer is still open.
offer-none = There is no offer to answer.
offer-not-now = This cannot be offered now.
take-back-ask = The others have a say in this: ask them.
hint-off = There are no hints at this table.
hint-not-now = A hint is given when it is your turn.
extract-not-now = Just now something is being said. The hand can be saved when a game is to be named, or as soon as cards are played.
no-such-hand = Hand { $hand } of this table is not finished.
clock-rule = A clock gives 1 to { $longest } seconds for each decision, for the whole hand, or both.
clock-increment = An increment needs a time for the whole hand.
away-window = A player may be away for 1 to { $longest } seconds.

## Files

file-missing = { $file }: there is no such file.
file-is-folder = { $file } is a folder, not a file.
file-denied = { $file }: reading it is not permitted.
file-unreadable = { $file } cannot be read: { $reason }
file-binary = { $file } is no text file.
input-binary = Standard input is no text.
file-no-hand = { $file } contains no hand.
input-no-hand = Standard input contains no hand.

## Folders and storage

storage-full = { $path }: there is no room on the disk ({ $detail }).
storage-denied = { $path }: access is not permitted ({ $detail }).
storage-no-folder = { $path }: a part of this path is a file, not a folder ({ $detail }).
storage-no-file = { $path } is no ordinary file ({ $detail }).
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
ruleset-fixed = “{ $name }” comes with the game and cannot be removed.
ruleset-kept = There is already a ruleset “{ $name }”, with other rules; --replace puts these in its place.
ruleset-unknown = There is no ruleset “{ $name }”. Known: { $known }
rules-syntax = “{ $part }” is not of the form field=value.

## The command

number-range = “{ $value }” is no whole number from { $low } to { $high }.
number-at-least = “{ $value }” is no whole number of { $low } or more.

## Working out a score

score-contract = “{ $value }” cannot be declared by this ruleset; possible: { $allowed }
score-declarer = “{ $value }” is neither forehand (0) nor dealer (1).
score-bid = { $value } cannot be bid; the nearest values are { $below } and { $above }.
score-bid-null = A null worth { $worth } cannot reach the bid of { $value }, so it could not be declared.
score-points = There are 120 card points in all; { $value } cannot be.
score-points-impossible = { $value ->
    [one] 1 card point
   *[other] { $value } card points
} cannot be: no card counts 1.
score-tricks = There are { $most } tricks; { $value } cannot be.
score-tricks-points = { $tricks } tricks and { $points } card points cannot be had together.
score-matadors = With or without 1 to { $most } matadors is possible here, not { $value }.
score-matadors-unread = “{ $value }”: say “with 2” or “without 1”.
score-with-without = --with and --without exclude each other.
score-kontra = “{ $value }”: kontra, re or nothing.
score-no-meaning = { $option } has no meaning with this ruleset and contract.
score-missing = { $option } is missing.

## Notation

card-unreadable = “{ $text }” is no card; cards are written as suit and rank: CJ, S10, ♥7.
action-unreadable = “{ $text }” is no action.
cut-unreadable = “{ $text }” is no cut; it is a number from 0 to 31.
termination-unreadable = “{ $text }”: no such seat resigned; written is “resigned by 0”, the number a seat's.
nag-unreadable = “{ $text }” is no annotation glyph; these are $0 to $255.
result-unreadable = The value of “{ $key }” in the result cannot be read.
result-missing = The record breaks off: it has no result (1-0, 0-1, 1/2 or *).
record-no-rules = The record has no rules (Rules).
record-no-deck = The record has neither a deck (Deck) nor a layout (Layout).
record-deck-and-layout = The record has both a deck (Deck) and a layout (Layout); only one of them can hold.
record-layout-rules = The rules of the layout (Layout) are not those of the record (Rules).
record-count = One record was expected; here are { $count ->
    [0] none
   *[other] several
}.
score-unreadable = “{ $text }” is no score.
not-utf8 = This is not UTF-8 text.
line-too-long = This line is too long: more than { $most } megabytes.
tag-expected = “{ $text }”: a hand begins with tags such as [Rules "classic"].
tag-unreadable = “{ $text }” is no tag; written is [Name "value"].
tag-doubled = The tag “{ $name }” stands twice.
stray-character = “{ $text }” has no meaning here.
comment-open = The comment is not closed; “{ "}" }” is missing.
lay-away-half = “{ $text }”: two cards are laid away in one action.
variation = Variations in brackets are not part of a record.
rules-no-value = The field “{ $field }” has no value; written is field=value.
rules-no-preset = The rules need the name of a ruleset (preset).
rules-doubled = The field “{ $field }” stands twice.
json-tag = “{ $text }” is no JSON object.
json-number = This is no number that a record can hold.
json-key-doubled = A key stands twice.
json-object-expected = “{ $text }”: a JSON object was expected.
json-cut-off = The JSON object breaks off.
json-too-many-lines = This JSON object has more than { $most } lines; no hand is that long.
json-too-deep = The JSON object is nested too deeply.
json-string-open = The string is not closed.
json-unreadable = This is no readable JSON.
json-surrogate = Half a character (an unpaired surrogate) cannot be read.
json-no-format = The key “format” is missing; it must be “{ $format }”.
json-format = The format “{ $text }” is not known; it must be “{ $format }”.
json-control-character = A control character cannot stand here.
json-seats = “{ $key }” names { $count } seats; there are { $seats }.
json-tag-name = “{ $name }” cannot be the name of a tag here.
json-note-ply = “{ $text }” is no ply of this hand.
json-key = The key “{ $key }” is not known here.
json-type = Here a value of another kind was expected: { $expected ->
    [string] a string
    [number] a number
    [list] a list
   *[object] an object
}.

## Positions

layout-count = { $count } unseen cards are not possible here; 1 to 32 are.
layout-order = “{ $text }” cannot stand here; the order is places, “+” hand, “;” stock, “&” pack.
layout-seats = The number of seats in the layout ({ $count }) does not fit the rules.
layout-mixed = Known and unseen cards cannot be mixed here.
layout-places = Seat { $seat } has { $count } places; it must be { $expected }.
layout-stock = The stock has { $count } cards; it must be { $expected }.
position-fields = A position has five fields and a layout (RULES CONTRACT SEAT POINTS TRICK LAYOUT); here are { $count } words.
position-contract = “{ $text }” is no contract under these rules.
position-mark = The mark “{ $text }” has no meaning here.
position-seat = It cannot be the turn of seat “{ $text }”.
position-points = “{ $text }” are no points that fit here; written is 23-17, or with tricks 23:2-17:1.
position-points-sum = The points taken add up to { $count }, but the cards that are gone count { $expected }.
position-tricks-sum = The tricks add up to { $count }, but { $expected } have been played.
position-tricks = { $count } and { $other } tricks do not fit the points and who leads.
position-trick = These cards cannot lie in the trick: { $cards }
position-unseen = The layout marks { $marks } unseen cards, but there are { $cards } cards for them.
position-card-twice = The card { $card } is there twice.
position-not-dealt = The cards of seat { $seat } are not as the deal lays them.
position-pack = The pack has { $count } cards; it must be { $expected }.
position-sizes = Seat { $seat } has { $count } cards; it must be { $expected }.
position-over = The hand is over; a position stands before its end.
position-not-turned = At seat { $seat } a card lies face down that would have been turned.
position-not-followed = Seat { $seat } did not follow with { $card }, but could have.
position-matadors = The matadors are said to be { $count }; the cards dealt give { $expected }.
position-phase = There is no position string for this phase ({ $phase }).
position-unknown = { $count } cards are not known.
position-own-hand = The hand of the seat to act is not in the position.
position-card-unknown = The record cannot go on: a card has been turned that the position does not tell.
position-stock-unknown = The cards laid away are not known, and so the result is not.

## Solving and analysing

limit-time = “{ $value }” is no time to think: more than 0 and at most { $high } seconds.
limit-nodes = “{ $value }” is no number of positions to search: 1 to { $high }.
limit-memory = “{ $value }” megabytes cannot be: { $low } to { $high }.
limit-threads = “{ $value }” threads cannot be: 1 to { $high }.
limit-reached = The limit was reached before the position was solved.
objective-unknown = “{ $value }” is nothing to play for; possible: { $known }.
position-doubled = The card { $card } is there twice.
position-unequal = Seat { $seat } has more or fewer cards than the others.
solve-phase = Only declarations and card play can be solved, not { $phase ->
    [bid] the bidding
    [stock] taking the stock
    [discard] laying away
   *[other] this point of the hand
}.
analyse-phase = Only declarations, kontra, re and card play can be analysed, not { $phase ->
    [bid] the bidding
    [stock] taking the stock
    [discard] laying away
   *[other] this point of the hand
}.
analyse-seat = There is no seat { $seat } here; the last one is { $last }.
analyse-never-exact = There is no exact answer here: seats know different cards. Without --exact it is estimated.
analyse-out-of-reach = { $unknown } cards are unknown; an exact answer is within reach up to { $most }.
analyse-too-long = The time did not suffice for an exact answer ({ $unknown } cards unknown).
no-world = No deal whatever can look like this.
chance-phase = Only card play is searched for what may be turned.
chance-private = Somebody holds cards that others do not see; that is no game of chance alone.
chance-many = { $count } cards are unknown; the search can count with { $most }.
chance-matadors = Nobody can tell who was dealt { $card }, so the matadors are not known.

## The server

key-missing = Nobody has said who he is: the key of a guest is missing.
key-bad = This key opens nothing here. Perhaps its data was deleted.
token-missing = The token of a seat is missing.
token-bad = This token is not for this table.
token-old = This token belongs to somebody who held the seat before.
token-expired = This token has expired; a fresh one can be had for the seat.
hello-late = Nobody introduced himself in time.
invite-bad = This invitation is not for this table.
seat-not-yours = This seat is somebody else's.
table-unknown = There is no such table.
table-full = All seats at this table are taken.
table-dealer = The first dealer must be one of the { $seats } players.
table-nobody = Nobody would see this table: engines only, and no spectators.
table-deal-open = A deal can be played again only at a table without open seats.
no-spectators = Nobody may look on at this table.
spectator = Who looks on cannot act.
record-unknown = There is no such record.
records-many = These are more than { $most } hands; take them in parts.
not-exact = Here nothing can be said exactly.
message-bad = This message cannot be understood (at “{ $where }”).
request-bad = This request is not of the form that it should be (at “{ $where }”).
body-large = This is too large; at most { $most } bytes are taken.
too-often = Too many requests in a short time. Try again in a moment.
server-busy = The server has too much to do just now. Try again in a moment.
server-storage = The server cannot store anything just now; the step was not made. Try again in a moment.
server-closing = The server is being restarted. Try again in a moment.
server-fault = Something went wrong in the server.
worker-slow = That took too long and was broken off.
worker-died = That was broken off. Try again.
origin-foreign = A page of another server may not do this.
no-such-page = There is no such page.
method-wrong = This address does not answer that kind of request.
settings-large = These settings are too large: at most { $most } characters.
rulesets-many = No more than { $most } rulesets can be kept.
database-url = This is no address of a database that can be used here; known: { $known }.
port-taken = Port { $port } is taken by another program.
host-unknown = “{ $host }” is no address of this machine.
port-denied = Port { $port } is not for ordinary users.
database-owned = Another server works with this database already: { $path }
database-unusable = This database cannot be used: { $path } ({ $detail })
log-level = There is no log level { $value }. There are: { $known }.

## The arena

arena-players = The arena needs at least two players; { $count } named.
arena-twice = The player “{ $name }” is named twice; nobody plays against himself.
arena-no-result = A game came to no result that can be counted.
arena-unreadable = { $path } cannot be read as a match.
arena-other-match = { $path } holds another match, or took luck out differently (another --luck, an earlier version); take another folder.
arena-folder = The folder { $path } cannot be made: { $reason }.
arena-write = { $path } cannot be written: { $reason }.
arena-joblib = Several processes need the package joblib. To add it: { $python } -m pip install joblib
arena-dask = A cluster needs the package distributed. To add it: { $python } -m pip install distributed
arena-process = A process of the match was ended from outside; memory may have run out. What is kept with --out can be gone on with.
arena-jobs-scheduler = With --scheduler the cluster decides how many play at once; leave --jobs out.
arena-scheduler = There is no Dask scheduler at { $address }.
arena-workers = No worker of the scheduler at { $address } is ready.
arena-lost = The scheduler at { $address } is gone. What is kept with --out can be gone on with.
bot-start = The program “{ $command }” cannot be started.
bot-silent = The program “{ $command }” has not answered.
bot-ended = The program “{ $command }” has ended without an answer (status { $status }).
bot-illegal = The program “{ $command }” answered “{ $answer }”, which is not legal.

review-needs-deck = Only records that hold the deck can be reviewed.
review-unfinished = The hand is not finished; only finished hands can be reviewed.
review-faulty = The hand breaks the rules, or its result is not the true one; so it cannot be reviewed.
review-write = The review cannot be written to “{ $path }”: { $reason }
review-other = “{ $path }” holds something else than this review of these files.
review-jobs = --jobs needs --out: pages and findings are told one hand after the other.
parquet-missing = A package is missing for Parquet. To add it: pip install 'offiziersskat[parquet]'
stats-unknown = These statistics are not there to be seen.
stats-nothing = There is no hand that could be summed up.

## Exercises

exercise-unknown = There is no exercise “{ $id }”.
exercise-no-choice = With the rules “{ $rules }” there is nothing to choose in declaring.
exercise-date = “{ $value }” is no date; write it like 2026-11-30.
exercise-option = { $option } does not go with { $other }.
exercise-seed = --seed needs --make.
exercise-no-records = There are no finished games of yours yet ({ $path }). Name a file with records, or play one.
exercise-no-hand = { $file } contains no hand that could be looked at.
progress-broken = What you practised could not be read ({ $path }); the file is now { $aside }, and all begins anew.
