# The table in the terminal.

## Cards and games

contract-c = clubs
contract-s = spades
contract-h = hearts
contract-d = diamonds
contract-g = grand
contract-n = null
contract-r = ramsch
level-hand = hand
level-schneider = schneider
level-schwarz = schwarz
level-ouvert = ouvert
comma = , {""}
and = {" "}and{" "}
jack-of-clubs = jack of clubs

## Beside the table

panel-undeclared = Nothing is declared yet.
panel-bidding = The bidding is on.
panel-declared = { $contract }, declared by { $name }
panel-ramsch = Ramsch: fewer points win
panel-kontra = Kontra: counts twice
panel-re = Kontra and re: counts four times
panel-bid = Bid: { $bid }
panel-bid-short = Bid: { $bid }, not worth that yet
panel-trick = Trick { $number } of { $total }
panel-stock = Stock: { $count } cards, face down
panel-laid-away = Laid away: { $cards } ({ $points })
panel-laid-away-hidden = Laid away: { $count } cards, face down
run-with = with { $count }
run-without = without { $count }
worth-exact = { $run }, game { $level }: worth { $value }
worth-least = { $run } or more, game { $level }: at least { $value }
worth-unseen = { $jack } unseen: at least { $value }
worth-fixed = worth { $value }
last-trick = Last trick: { $cards } – { $name }, { $points ->
    [one] one point
   *[other] { $points } points
}
heading-hands = Hand { $hand } of { $hands }
heading-target = Hand { $hand }, up to { $target }
heading-standing = Score: { $standing }
seat-dealer = dealer
seat-partner = partner
seat-tricks = { $count ->
    [0] no trick
    [one] 1 trick
   *[other] { $count } tricks
}
hand-hidden = { $count } in hand
trick-lead = { $name } leads
trick-none = no trick yet

## What is still needed

need-points = { $aim }: { $missing ->
    [one] one more point
   *[other] { $missing } more points
} needed
need-of = { $name } – { $need }
need-reached = { $aim } points are reached.
need-fewest = Fewer points win: { $mine } to { $theirs }
need-no-trick = No trick, and the null is won.
need-one-trick = One trick for the declarer, and the null is lost.
need-every-trick = Schwarz announced: every trick is needed.
need-any-trick = Schwarz announced: a single trick is enough.

## What happens

said-declare = { $name } declares { $contract }.
said-drawn = Drawn as trump: { $contract }.
said-kontra = { $name } says kontra!
said-re = { $name } says re!
said-no-kontra = { $name } says no kontra.
said-no-re = { $name } says no re.
said-bid = { $name } bids { $value }.
said-hold = { $name } holds.
said-pass = { $name } passes.
said-take = { $name } takes the stock.
said-taken = In the stock: { $cards }
said-hand = { $name } plays hand.
said-laid = { $name } lays { $count } cards away.
said-laid-cards = Laid away: { $cards }
said-opened = { $name } lays the hand open: { $cards }
said-played = { $name }: { $card }
said-won = { $name } takes the trick, { $points ->
    [one] one point
   *[other] { $points } points
}.
said-turned = Turned up: { $cards }
said-turned-at-once = { $played }, turned up { $cards }
said-resigned = { $name } resigns.
said-taken-back = Taken back. { $name } is to play again.

## What is asked

ask-play = { $name }, your card
ask-declare = { $name }, your game
declare-sure = { $letter } is a game here: declare { $game }? Enter does not. [y/N]
ask-level = Announce as well
ask-bid = { $name }, your bid
ask-hold = { $name }, do you hold { $bid }
ask-stock = { $name }, stock or hand
ask-discard = { $name }, lay two cards away
ask-kontra = { $name }, kontra
ask-re = { $name }, re
option-line = { $keys }  { $name } – { $text }
keys-help = ? hint · h help
keys-help-declare = ? hint · :h help
keys-short = h help
keys-short-declare = :h help

explain-declare = Which game? It holds for all cards, the hidden ones too.
explain-suit = { $suit } and the four jacks are trumps
explain-grand = only the four jacks are trumps
explain-null = no trumps, and the declarer must not take a trick
explain-null-ouvert = null, with the hand cards laid open
explain-ramsch = no declarer, only jacks are trumps, fewer points win
explain-base = base value { $base }
explain-value = counts { $value }
explain-level-none = nothing more
explain-level-schneider = the other side stays at 30 points or fewer
explain-level-schwarz = every trick
explain-level-ouvert = every trick, and the hand cards are laid open
explain-hand = Played from the hand the game counts one level more. Name it like { $example }: hand and schneider.
explain-bid = Who bids higher plays. In the end the game must be worth as much as was bid; else it is overbid and lost.
explain-bids = Possible: { $values }
explain-bids-more = Possible: { $values } … { $last }
explain-forehand = Nobody has bid. The game is yours for 18.
option-pass = pass
option-pass-text = leave the bidding
option-hold = hold
option-hold-text = go along at { $bid }
option-bid = bid
option-bid-text = type the value, or its number in the list; a bare + means { $next }
option-take = take
option-take-text = two more cards to choose from, then lay two hand cards away
option-hand = hand
option-hand-text = without looking at the stock, one level more
explain-discard = Lay two hand cards away. Their points count for you; a trick they are not.
option-kontra = kontra
option-kontra-text = you think the game is lost; everything counts twice
option-re = re
option-re-text = you think you win all the same; everything counts four times
option-no = pass
option-no-text = leave it as it is

## Typing

word-help = help
word-hint = hint
word-back = undo back
word-last = last
word-sheet = sheet score
word-quit = quit exit
word-resign = resign
word-save = save
word-yes = y yes
word-no = n no pass
word-hold = hold yes
word-take = take stock
word-hand = hand
word-kontra = kontra
word-re = re

hint-line = Hint: { $action }. { $reason }
unclear = I do not understand “{ $text }” here. { $hint }
unclear-play = A card like { $example }, or its number; h shows everything.
unclear-declare = A letter or a number from the list.
unclear-bid = A value, + for the next one, p to pass.
unclear-hold = y to hold, p to pass.
unclear-stock = 1 or 2.
unclear-discard = Two cards, for example { $example }.
unclear-yes-no = 1 or 2.
number-empty = There is no card of yours to play at number { $number }.
number-no-hand-card = You have no hand card with the number { $number }.
card-not-there = You have no { $card } to play.
card-not-in-hand = You have no { $card } in your hand to lay away.
nothing-last = No trick has been taken yet.
save-where = Where to? For example: save game.osk
save-replace = { $path } exists already. Replace it? [y/N]
saved-file = Saved in { $path }. Go on with: { $command }
sheet-title = Score sheet
sheet-empty = No hand is finished yet.
sheet-hand = No.
sheet-total = Total
sheet-thrown-in = thrown in
sheet-replay = { $contract }, 60:60
sheet-game = { $contract } ({ $name })
resign-sure = Really resign? The others get the rest. [y/N]
resign-sure-ramsch = Really resign? All points that are left count for you, and the ramsch is lost. [y/N]
resign-sure-null = Really resign? You lose this null then. [y/N]

help-title = How to play:
help-play = A card: { $example }, or the number at the card
help-hint = ? a hint with its reason
help-back = u takes your last move back
help-last = l shows the last trick
help-sheet = s shows the score sheet
help-resign = r resigns this hand
help-save = save FILE writes the game to a file (FILE.json as JSON)
help-quit = q stops; the game stays saved
help-enter = Enter shows the table again
help-colon = While declaring H, S and R are games; there help is :h, the score sheet :s.
help-codes = Cards: suit, then rank. C clubs, S spades, H hearts, D diamonds; A T (10) K Q J 9 8 7.
help-legend = ▒ beneath or beside a card: a face-down card still lies there.
help-legend-ascii = # beneath or beside a card: a face-down card still lies there.

## The end of a hand and of the match

outcome-won = Won with { $points } – { $game }: { $score }.
outcome-lost = Lost with { $points } – { $game }: { $score }.
outcome-won-by = { $name } { $count ->
    [one] wins
   *[other] win
} with { $points } – { $game }: { $score }.
outcome-won-plain = Won – { $game }: { $score }.
outcome-lost-plain = Lost – { $game }: { $score }.
outcome-won-by-plain = { $name } { $count ->
    [one] wins
   *[other] win
} – { $game }: { $score }.
outcome-march = Durchmarsch by { $name } – every trick: { $score }.
outcome-tie = 60 to 60 – { $game }: { $score }.
outcome-replay = 60 to 60 – it does not count; the same side deals again.
outcome-thrown-in = Thrown in – nobody wanted to play, the deal passes on.
outcome-overbid = Overbid: { $bid } was bid, the game is worth only { $value }.
outcome-missed = What was announced was not reached.
game-level = game { $level }
game-schneider = schneider
game-schneider-announced = announced
game-schwarz = schwarz
game-schwarz-announced = announced
game-kontra = kontra
game-re = re
score-none = no point
score-of = { $name } { $score }
next-hand = Enter: next hand · s: score sheet · q: stop
match-won = { $name } { $count ->
    [one] wins
   *[other] win
} the match with { $score }.
match-level = The match ends level.

## All around

welcome = { $rules }: { $names }
opponent-kind = { $name } ({ $kind })
engine-rules = computer
engine-greedy = computer, greedy
engine-random = computer, by chance
engine-lookahead = computer, one trick ahead
engine-beginner = computer, beginner
engine-casual = computer, casual player
engine-club = computer, club player
engine-expert = computer, expert
engine-master = computer, master
engine-net = computer, learned value
engine-pimc = computer, sampling
engine-mcts = computer, tree search
resume-ask = A game against { $names } is waiting ({ $about }): continue? [Y/n]
resume-instead = A game against { $names } is waiting ({ $about }): continue that one instead? [y/N]
resume-list = These games are waiting:
resume-which = Which one? A number, or n for a new game [1]:
resume-which-new = Which one? A number, or Enter for the new game:
resume-unclear = A number from 1 to { $most }, n for a new game, q to leave.
resumed = Going on, { $rules }: { $names }
resume-auto = A game is waiting ({ $names }); --continue goes on with it. This is a new one.
resume-none = No game is waiting. A new one begins.
resume-in-use = The game that is waiting is open in another window. A new one begins.
resume-broken = A waiting game cannot be read and is left alone: { $reason }
pass-screen = Pass the screen to { $name }, then press Enter.
quit-saved = The game is saved. Go on with: { $command }
quit-nothing = See you soon.
nothing-kept = You can play all the same, but nothing of it will be kept.
engine-cut = { $name } ran out of time to think, and might have played differently on a faster computer.
engine-thinks = { $name } is thinking …
search-uncompiled = Search is not compiled here: from club player up, the computer thinks a tenth as much.
screen-narrow = This window is too narrow for the table, which needs { $least } columns: until then its rows are broken.
input-ended = No more input. The game is saved. Go on with: { $command }
record-over = The last hand of this file is finished; it goes on with the next one.

## The first minute

note-piles = Beneath every card with ▒ lies another, face down. Not even its owner knows it.
note-piles-ascii = Beneath every card with # lies another, face down. Not even its owner knows it.
note-declare = You see only part of the cards yet. Many of one suit, and jacks with them: that is a good game.
note-hand = Only you see the cards in your hand.
note-sixteen = All cards are dealt: what you do not see, the other player has.
note-follow = Follow if you can: the suit that was led, or trump to trump. Cards with a number may be played.
note-aim = There are 120 points in all, and 61 win. Ace 11, ten 10, king 4, queen 3, jack 2.
note-turned = What is uncovered is turned up after the trick and plays from then on.
note-turned-at-once = What is uncovered is turned up at once, but plays only from the next trick on.
note-bar = The bar: your points from the left, theirs from the right. From 31 you are out of schneider, with 61 you win.
note-hint = ? gives a hint with its reason, u takes a move back.
