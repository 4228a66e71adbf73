# Exercises: endings with one best card, games to declare, one's own mistakes.

exercise-help = Practise: endings with exactly one best card, which game to declare, and the mistakes of your own games. What you missed comes back after some days. FILES hold finished games; without them your own are taken.
metavar-exercise-files = [FILES]…
metavar-date = YYYY-MM-DD
metavar-person = NAME
option-kind = What to practise; endings if nothing is said, mistakes if files are named.
option-daily = The ending of the day, the same for everybody.
option-date = Another day than today.
option-grade = Only exercises as hard as this: 1 easy, 4 hard.
option-person = Whose mistakes; without it those of everybody who is not an engine.
option-count = So many exercises, or with --make so many endings; without it until you leave with q.
option-make = Make the endings that come with the game anew, into this file.
option-make-seed = The number from which the endings are made.
making = Endings
made = { $count } endings written to { $path }.
reviewing = Reviewing game { $hand } …

## The question

heading = Exercise { $number } · { $kind ->
    [contract] Which game?
    [mistake] From your own game
   *[ending] Ending
} · { $rules } · Grade { $grade }
seat-opponent = Opponent
seat-left = Left
seat-partner = Opposite
seat-right = Right
ask-ending = Which card is the best? (? solution · q leave):
ask-contract = Which game would you declare? (? solution · :q leave):
ask-mistake = What would you { $phase ->
    [declare] declare now? (? solution · :q leave):
   *[other] play now? (? solution · q leave):
}
unseen = { $count ->
    [one] One card has not been seen yet: { $cards }
   *[other] { $count } cards have not been seen yet: { $cards }
}
help = A card, or its number; at a declaration a letter or a number from the list. ? shows the solution and counts as missed, l the last trick, Enter the table once more, q (:q while a game is declared) leaves.

## The answer

right-best = Right: { $best } { $kind ->
    [ending] is the only best card. The next best is worth less by { $lost }.
   *[other] is best. The next best is worth less by { $lost }.
}
right-near = Good: { $action } is as good as the best as far as can be told ({ $best } by { $lost }).
wrong = Not the best: { $action }{ $mark } loses { $lost }. Better is { $best }.
given-up = The best is { $best }. The next best is worth less by { $lost }.
lost-score = { $score } in score
lost-both = { $score } in score and { $points } card points
played = { $again ->
    [same] In the game you did the same.
   *[other] In the game it was { $action }.
}
speaks-for = For { $best }: { $reasons }
head-score = score
head-win = wins
head-points = card points
mark-yours = { " " }*
exact = Exact: best play by both sides, { $unknown ->
    [0] every card known
    [one] one card unknown
   *[other] over every order of the { $unknown } unknown cards
}. * is your answer; score is yours less the other side’s.
estimated = Estimated over drawn deals; ± { $error } of it may be chance. * is your answer; score is yours less the other side’s.

## At the end

tally = { $right } of { $asked } right.
streak = { $count ->
    [one] The ending of the day is done.
   *[other] The ending of the day is done, { $count } days in a row.
}
none-left = Nothing is due, and nothing here is new to you. Come back tomorrow, or choose another kind, grade or ruleset.
