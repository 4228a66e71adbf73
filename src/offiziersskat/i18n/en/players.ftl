# Why the player "rules" advises something. Cards look like ♥10.

rank-a = A
rank-t = 10
rank-k = K
rank-q = Q
rank-j = J
rank-nine = 9
rank-eight = 8
rank-seven = 7

suit-c = clubs
suit-s = spades
suit-h = hearts
suit-d = diamonds

contract-c = clubs
contract-s = spades
contract-h = hearts
contract-d = diamonds
contract-g = grand
contract-n = null
contract-r = ramsch

only-legal = Nothing else is legal.

## Declaring

longest-suit = The longest suit is { $suit }: { $count ->
    [one] one trump
   *[other] { $count } trumps
} in sight.
strongest-suit = The strongest suit is { $suit }: your cards in it count { $points } points.
hurts-opponent = It hurts the other side: { $count ->
    [0] they show no trump at all.
    [one] they show only one trump.
   *[other] they show only { $count } trumps, in no suit fewer.
}
many-jacks = { $count } jacks, more than the other side: that speaks for grand.
aces = { $count } aces: in grand hardly anything beats them.
low-cards = { $count } of { $total } cards are a 7, 8 or 9: they will take little.
no-game = No other game promises more: { $contract } should bring about { $points } points.
cheapest = It is not won yet, and { $contract } costs least if it is lost.
expects = You can expect about { $points } points.

## Bidding, stock, laying away

worth-bid = { $bid } is covered: { $contract } is worth at least { $value }.
too-high = { $contract } is only sure to be worth { $value }; { $bid } could well be an overbid.
too-weak = Too weak: without the stock even { $contract } should bring only about { $points } points.
stock-helps = The stock gives two cards to choose from; without it { $contract } should bring about { $points } points.
strong-hand = Strong enough without the stock: { $contract } should bring about { $points } points.
null-odds = The null succeeds about { $points } times in a hundred.
lays-points = Laid away, { $points } points are safe.
lays-ten = { $card } might be lost in play; laid away it is safe.
makes-void = That leaves no { $suit }, so they can be trumped.
keeps-trumps = { $count ->
    [one] One trump stays
   *[other] { $count } trumps stay
} for { $contract }.

## Kontra and re

more-trumps = { $mine ->
    [one] One trump
   *[other] { $mine } trumps
}, and the other side shows { $theirs ->
    [0] none
    [one] only one
   *[other] only { $theirs }
}.
more-high = { $mine ->
    [one] One ace or ten
   *[other] { $mine } aces and tens
} against { $theirs }.
fewer-trumps = { $mine ->
    [0] No trump
    [one] Only one trump
   *[other] Only { $mine } trumps
} against { $theirs } that the other side shows.
declarer-expects = The declarer can expect about { $points } points.

## Counting

reaches-mark = This trick makes it { $points } points.
stops-mark = The other side must not have this trick: it would take them to { $points }.
needs = This trick brings { $points } of the { $need } points missing to { $goal }.
limit-loss = 61 is out of reach; { $points ->
    [one] one more point avoids
   *[other] { $points } more points avoid
} schneider.
for-schneider = The game is won; { $points ->
    [one] one more point makes
   *[other] { $points } more points make
} schneider.
counted-out = Counted to the end: at least { $points } points.
counted-low = Counted to the end: at most { $points } points.

## Leading

draw-trumps = Draw trumps: the other side still shows { $count ->
    [one] one
   *[other] { $count }
}.
sure-trick = Nothing can take { $card } now.
ten-safe = { $card } is safe: no card can take it now.
hunt-ten = Hunt the ten: { $card } has to fall.
force-trump = They have no { $suit }: they must trump or throw a card away.
cheap-lead = { $card } costs nothing.

## Following

catch-ten = It catches { $card }.
throw-points = The trick is safe, so bring { $card } home.
smear = The trick is your partner's: give it { $card }.
trump-in = Trump it: there { $points ->
    [one] is one point
   *[other] are { $points } points
} in the trick.
win-cheaply = { $card } is enough to take it.
cheap-loss = The trick cannot be had; { $points ->
    [0] this card costs nothing.
   *[other] nothing costs less than { $points }.
}
duck = { $points ->
    [0] The trick is empty: let it go.
    [one] The trick is worth only one point: let it go.
   *[other] The trick is worth only { $points } points: let it go.
}

## Keeping and turning

protect-ten = { $card } stays back: { $by } would take it.
keep-top-jack = { $card } stays for a better trick.
spend-jack = { $points } points are worth { $card }.
turned-mine = { $card } has just been turned up.
turned-foe = { $card }, just turned up, cannot beat { $over }.
uncovers = There is another card under { $card }.

## Ramsch and null

stays-under = { $card } is higher: the other side takes the trick.
must-take = The other side has to take { $card }.
gives-points = { $card } goes to the other side.
takes-cheaply = The trick cannot be avoided; { $points ->
    [0] this card adds nothing to it.
   *[other] no card adds less than { $points } to it.
}
throws-danger = Here { $card } goes without danger.

## Otherwise

answer-wins = Even against the best answer in sight the trick { $points ->
    [0] costs nothing.
    [one] brings one point.
   *[other] brings { $points } points.
}
answer-costs = As far as can be seen, the trick costs at most { $points ->
    [one] one point.
   *[other] { $points } points.
}
worst-case = { $points ->
    [0] There is nothing to take here.
    [one] At worst the trick brings one point.
   *[other] At worst the trick brings { $points } points.
}
keeps-below = { $count ->
    [0] You keep no card of the suit below { $card }.
    [one] You keep one card of the suit below { $card }.
   *[other] You keep { $count } cards of the suit below { $card }.
}

## What is expected before the play

expected-games = Expected on the score sheet: { $games }.
expected-choice = Expected on the score sheet: { $score }, otherwise { $other }.
expected-points = The difference is small; this way more card points are to be expected.
