# The table in the browser, and the pages around it.

## Cards

table-card = { $rank } of { $suit }
table-card-german = { $rank } of { $suit }
table-suit-c = clubs
table-suit-s = spades
table-suit-h = hearts
table-suit-d = diamonds
table-rank-a = ace
table-rank-t = ten
table-rank-k = king
table-rank-q = queen
table-rank-j = jack
table-rank-9 = nine
table-rank-8 = eight
table-rank-7 = seven
table-german-c = acorns
table-german-s = leaves
table-german-h = hearts
table-german-d = bells
table-rank-german-a = deuce
table-rank-german-t = ten
table-rank-german-k = king
table-rank-german-q = ober
table-rank-german-j = unter
table-rank-german-9 = nine
table-rank-german-8 = eight
table-rank-german-7 = seven
table-german-explain-suit = { $suit } and the four unters are trumps
table-german-explain-grand = only the four unters are trumps
table-german-explain-ramsch = no declarer, only unters are trumps, fewer points win
table-card-not-now = { $card }, not playable now
table-face-down = face-down card
table-covers = , with a face-down card beneath

## Seats

table-board = Card table
table-trick = Trick
table-seat = Seat { $number }
table-nameless = Unknown player
table-own-cards = Your cards
table-cards-of = Cards of { $name }

## Faults

table-error-unknown = That did not work ({ $code }).
table-error-status = The server refused ({ $status }).
table-offline = No connection just now.
table-no-answer = The server does not answer.
table-refused = This table does not admit you.
table-page-lost = This page could not be loaded.
table-no-page = There is nothing here.
table-to-start = To the start page

## At the table

table-game = Officers’ Skat
table-connecting = Laying the table …
table-lost = Connection lost, trying again …
table-tools = Tools
table-close = Close
table-yes = Yes
table-no = No
table-take-back = Take back
table-hint = Hint
table-thinking = Thinking …
table-engine-cut = { $name } ran out of time to think.
table-search-uncompiled = Search is not compiled here: from club player up, the computer thinks a tenth as much.
table-last = Last trick
table-last-short = Trick
table-stock-known = In the stock: { $cards }
table-more = More
table-log = Move log
table-story = What happens
table-beside = Beside the table
table-gone = Cards played
table-gone-count = Trumps left: { $count }
table-hand = This hand
table-say = Say something
table-settings = Settings
table-resign = Resign
table-engine = Computer
table-away = away
table-empty-seat = still free
table-to-act = to play
table-turn-of = { $name } is to play.
table-you-lead = You lead.
table-race = Points: { $me } { $mine }, { $them } { $theirs }, still out { $left }
table-kontra-short = Kontra ×2
table-re-short = Re ×4

## Why not

table-trump = trumps
table-must-follow = Follow { $what }: { $card } was led.
table-not-your-turn = It is { $name }’s turn.
table-not-now = Not just now.
table-not-yet-play = First make your choice, then play a card.
table-lay-from-hand = Hand cards are laid away.

## What is asked

table-ask-declare = Which game?
table-ask-bid = Bidding
table-ask-stock = Stock or hand?
table-ask-discard = Lay away
table-ask-kontra = Kontra?
table-ask-re = Re?
table-declare-do = Declare { $contract }
table-declare-trumps = { $count ->
    [one] you see one of them on your side
   *[other] you see { $count } of them on your side
}
table-aim-points = Won with { $points } points.
table-aim-every = Won only with every trick.
table-aim-none = Won without a single trick.
table-declare-score = Won { $won }, lost { $lost }.
table-declare-least = Won at least { $won }, lost at least { $lost }.
table-declare-as-it-is = As it stands: { $lost }.
table-full-stop = .
table-declare-short = That does not yet reach the { $bid } bid.
table-answer-scores = { $name }: won { $won }, lost { $lost }
table-answer-least = { $name }: won at least { $won }, lost at least { $lost }
table-bid-do = Bid { $bid }
table-bid-hold = Hold { $bid }
table-bid-value = Another value
table-bid-needs = { $bid } needs at least:
table-bid-level = { $name } game { $level }
table-pass = Pass
table-lay-pick = { $count ->
    [one] Choose one more hand card
   *[other] Choose two hand cards
}
table-lay-away = Lay { $cards } away ({ $points ->
    [one] 1 point
   *[other] { $points } points
})

## Shuffle and cut

table-cut-title = Cut the pack
table-cut-text = The pack is shuffled. Where do you cut?
table-cut-place = How many cards are lifted
table-cut-do = { $count ->
    [one] Lift 1 card
   *[other] Lift { $count } cards
}
table-cut-not = Leave it
table-cut-waits = { $name } cuts.
table-shuffling = Shuffling.
table-shuffle-waits = Still waiting for chance from { $names }.
table-commitment = Commitment to the shuffle: { $commit } …
table-waiting-players = Waiting for players.
table-proof-proved = Checked: the shuffle was as promised.
table-proof-wrong-deck = Careful: the cards do not fit the revealed shuffle.
table-proof-commitment = Careful: the shuffle is not the promised one.
table-proof-hex = The revealed shuffle is unreadable.
table-proof-cut = The revealed cut cannot be right.

## After the hand

table-next-hand = Next hand
table-rematch = Rematch
table-replay = Replay
table-download = Record
table-waiting-for = Waiting for { $names }
table-ready-others = { $count ->
    [one] { $names } is ready for the next hand.
   *[other] { $names } are ready for the next hand.
}
table-ended-resigned = { $name } resigned.
table-ended-time = { $name } ran out of time.
table-ended-absent = { $name } was away too long.

## Offers

table-offer-rematch = Offer a rematch
table-offer-new-deal = New deal
table-offer-same-deal = Same deal again
table-offer-open = Your offer stands.
table-asked-take-back = { $name } would like to take back the last move.
table-asked-rematch = { $name } would like a rematch.
table-asked-new-deal = { $name } would like a new deal.
table-asked-same-deal = { $name } would like to play the same deal again.
table-claimable = { $name } has been away for a while.
table-claim = Take the hand
table-hand-over = Pass the device
table-hand-to = Please pass the device to { $name }.
table-hand-ready = Only { $name } is looking

## Phrases

table-phrase-hello = Hello
table-phrase-good-luck = Good luck
table-phrase-thanks = Thanks
table-phrase-well-played = Well played
table-phrase-lucky = Lucky
table-phrase-oops = Oops
table-phrase-one-moment = One moment
table-phrase-back-again = Back again
table-phrase-good-game = Good game
table-phrase-goodbye = Goodbye

## Move log

table-story-down = { $name } gets { $count } face-down cards.
table-story-up = { $name }, face up on them: { $cards }
table-story-open = { $name }, open: { $cards }
table-story-hand = { $name }, in hand: { $cards }
table-story-hidden = { $name } gets { $count } cards in hand.
table-story-stock = To the stock: { $count } cards.
table-story-turned = Turned up at { $name }, place { $place }: { $card }
