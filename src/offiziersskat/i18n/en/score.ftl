# Working out a score, and results in words.

## The command

help = Work out the score of a hand played with real cards. What is missing is asked for at a terminal.
metavar-contract = CONTRACT
metavar-seat = SEAT
option-contract = What was declared: C S H D G N R with announcements as in records (CHS), or in words: "clubs hand schneider".
option-declarer = Who declared, with bidding: forehand (0) or dealer (1).
option-bid = The bid that won, with bidding.
option-points = Card points of the declarer's side, the cards laid away included; in ramsch those of forehand's side.
option-tricks = Tricks of the declarer's side (in ramsch of forehand's); needed only where points do not tell.
option-with = With so many matadors.
option-without = Without so many matadors.
option-kontra = Kontra was said.
option-re = Kontra and re were said.

ask-contract = What was declared ({ $contracts })?
ask-declarer = Who declared: forehand (0) or dealer (1)?
ask-bid = Bid up to?
ask-points = Card points of { $whose ->
    [forehand] forehand's side
   *[declarer] the declarer's side
}?
ask-tricks = Tricks of { $whose ->
    [forehand] forehand's side
   *[declarer] the declarer's side
} (of { $most })?
ask-matadors = With or without how many matadors (“with 2”, “without 1”)?
ask-kontra = Kontra or re (kontra, re; Enter for neither)?

## How the value comes about

said-hand = hand
said-schneider = schneider announced
said-schwarz = schwarz announced
said-ouvert = ouvert
with = with { $n }
without = without { $n }
level-game = game { $n }
level-hand = hand { $n }
level-schneider = schneider { $n }
level-schneider-announced = announced { $n }
level-schwarz = schwarz { $n }
level-schwarz-announced = announced { $n }
level-ouvert = ouvert { $n }
levels = { $steps } × { $base } = { $value }
null-value = Null: fixed value { $value }
overbid = Overbid: { $bid } was bid, and the game is worth { $value }; charged is { $charged }.
matadors-unknown = The score cannot be told without the matadors.

## Who won

game-won = Won, { $mine }–{ $theirs }
game-lost = Lost, { $mine }–{ $theirs }
suffix-schneider = , schneider
suffix-schwarz = , schwarz
null-won = Null won
null-lost = Null lost
missed = What was announced was not reached.
split = 60–60: each player gets one point.
replay = 60–60: nobody scores, the same dealer deals again.
resigned = The hand was resigned.
thrown-in = Thrown in: nobody scores.
product = { $kontra ->
    [kontra] Kontra: { $product } = { $amount }
    [re] Kontra and re: { $product } = { $amount }
   *[none] { $product } = { $amount }
}
each = Each player on the winning side scores { $amount }{ $grand ->
    [yes] , doubled for grand
   *[no] { "" }
}{ $kontra ->
    [kontra] , doubled by kontra
    [re] , quadrupled by kontra and re
   *[none] { "" }
}.
ramsch-points = Ramsch, { $mine }–{ $theirs }
ramsch-even = Nobody has more card points than the other.
ramsch-winner = Fewer card points: { $name }
durchmarsch = Durchmarsch: every trick
entry = { $name }: { $score }
sheet = Score – { $entries }
