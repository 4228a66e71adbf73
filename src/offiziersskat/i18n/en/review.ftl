# What was luck in a hand, and what was one's own doing.

review-help = What was luck in finished hands, and what was the players' own doing: the luck of the deal, of the cards dealt after the declaration and of every card turned, and what every decision lost against the best. It all adds up to the result.
metavar-file-out = FILE.html
metavar-files = FILE…
option-fast = Values alone, less than a tenth of a second a hand.

## The account

head-score = Score
head-points = Points
table-title = What the result is made of, as { $name } sees it:
row-before = Before the deal
row-luck-deal = Luck of the deal
row-luck-trump = Luck of the trump drawn
row-luck-packet = Luck of the cards dealt after
row-luck-stock = Luck of the stock
row-luck-turn = Luck of the cards turned
row-loss = Lost by { $name }
row-rest = Not told apart
row-result = Result
curve-title = What the hand was worth to { $name }, in score, step by step:
sureness = How luck and losses are told apart may be off by { $score } in score and { $points } points.
total-title = All { $count } hands together, per hand:
step-deal = the deal
step-resigned = given up
curve-legend = { $up } luck for { $name }, { $down } luck against; ?! dubious, ? mistake, ?? blunder.
per-decision = { $name }: { $count ->
    [one] one decision that mattered
   *[other] { $count } decisions that mattered
}; a loss of { $score } in score, { $points } points for each.
no-decisions = { $name }: no decision that mattered is known for certain.

## The decisions that mattered

nothing-lost = No decision is known to have lost anything.
mattered-title = The decisions that mattered most:
decision = Step { $step }, { $name }: { $action } { $mark } – better { $better }. Lost: { $score } in score, { $points } points { $how ->
    [exact] (exact)
   *[worlds] (estimated, ± { $error })
}.
doubts-title = Perhaps a mistake, which cannot be told for certain:
doubt = Step { $step }, { $name }: { $action } – perhaps better { $better }. May have cost about { $score } ± { $error } in score.

## What was wrong with a card

loses-game = With { $card } the game was won, with this card it was lost.
misses-trick = { $card } would have taken the trick with { $points } points.
is-beaten = { $chosen } could be taken by { $by }, { $points } points in all.
gives-more = { $chosen } gave away { $points } points more than { $card }.
leaves-covered = { $card } would have turned a face-down card, { $chosen } turned none.
speaks-for = For { $better }: { $reasons }

## Could it have been won?

could-win = Could { $name } have won? Yes, with the cards as they lay: at step { $step } with { $card }. Best play from there: { $line }.
could-win-given-up = Could { $name } have won? Yes, as the cards lay the hand could still be won when it was given up. Best play from there: { $line }.
could-win-known = On what could be seen, no card { $how ->
    [exact] was better than { $card }.
   *[worlds] seemed better than { $card }.
}
could-win-unknown = On what could be seen, { $best } { $how ->
    [exact] was
   *[worlds] seemed
} better.
could-not-win = Could { $name } have won? Not by the play of the cards as they lay.
could-not-win-since = Could { $name } have won? From step { $step } on not by the play of the cards as they lay; what came before is too long to be worked out.

## A page for the browser

option-html = Write a page for the browser, one file, with curves and tables.
html-title = Luck and skill
html-legend = The line: what the hand was worth to { $name }. Below: luck as filled bars, losses as bars in outline, upwards what was good for { $name }. ?! dubious, ? mistake, ?? blunder.
html-steps = Every step in figures
html-written = Written: { $path }
step-name = Step
step-value = Worth
step-luck = Luck
step-loss = Losses

## The review in the browser

review-begins = The review begins …
review-working = Step { $at } of { $of } is being looked at.
review-done = The review is complete.
review-stop = Stop
review-stopped = The review was stopped.
review-again = Go on
review-own = { $count ->
    [one] One of your decisions in it is an exercise now.
   *[other] { $count } of your decisions in it are exercises now.
}
review-practise = Practise your mistakes
review-save = Save as a page to print
review-account = The account
review-part = Part
review-position = Position on the curve
review-show = Show in the replay
review-step = Step { $step }, { $name }: { $action }
review-deal = The deal
review-resigned = { $name }: given up
review-here = Worth { $value }, luck { $luck }, losses { $loss }.
review-better = Better { $better }. Lost: { $score } in score, { $points } points { $how ->
    [exact] (exact)
   *[worlds] (estimated, ± { $error })
}.
review-doubt = Perhaps better { $better }. May have cost about { $score } ± { $error } in score.
review-won = Could it have been won?
review-won-open = With all cards seen
review-won-seen = On what could be seen
review-won-unknown = Which card was best on that is not known for certain.
review-line-show = Play through this line
review-line-seen = Show what { $name } saw
review-line-title = This was not played.
review-line-text = The best line from step { $step } on, as the cards lay.
review-line-back = Back to the hand as it was played
review-line-at = Not played: card { $at } of { $of }
review-line-move = { $move }, not played
review-line-moves = Not played
review-line-keys = Arrow keys go back and forward in this line, Home and End to its ends; Esc leads back to the hand as it was played.
mark-dubious = dubious
mark-mistake = mistake
mark-blunder = blunder

## Many hands

metavar-accounts = FILE.jsonl
option-out = Keep a summary of each hand in this file, and go on with those that are missing.
option-jobs = How many processes review at once (with --out).
progress = Reviewed
kept = { $path }: { $count } hands reviewed, { $before } were there{ $faults ->
    [0] .
    [one] , one of them cannot be reviewed.
   *[other] , { $faults } of them cannot be reviewed.
}

## Statistics

stats-help = What people came to over many hands: wins, score with their luck and without it, points, and the loss per decision. Takes finished hands, and what “review --out” has kept.
metavar-by = KEY
option-by = What hands are grouped by: { $keys }. May be given several times.
option-each = Every hand of every seat in place of the sums: a line of JSON, with --csv and --parquet a row.
option-csv = Comma-separated values instead of a table.
metavar-parquet = FILE.parquet
option-parquet = Write the same as Parquet to this file; needs pyarrow.
metavar-svg = FILE.svg
option-svg = Draw the scores into this file.
stats-left-out = { $count ->
    [one] One hand is left out: it
   *[other] { $count } hands are left out: they
} cannot be reviewed. “offiziersskat review” with the same file says why.
unnamed = (no name)
by-person = Who
by-rules = Rules
by-contract = Contract
by-role = Role
by-best = Best contract
by-level = Against
by-month = Month
level-person = people
role-declarer = declarer
role-defender = defender
role-nobody = –
stat-hands = Hands
stat-wins = Won
stat-score = Score
stat-luck = Luck
stat-adjusted = Without luck
stat-half = 95 %
stat-points = Points
stat-loss = Loss/decision
stat-declared = Lost/declaration
stat-band = Level
band-masterly = masterly
band-strong = strong
band-solid = solid
band-learning = learning
band-careless = careless
svg-title = Score per hand
svg-legend = Outline: as it was. Filled: without luck, with its 95 % interval.
svg-losses = Score given away per decision
