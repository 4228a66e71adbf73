# The page of exercises: endings with one best card, and which game to declare.

exercises-kinds = What to practise
exercises-daily = Today
exercises-endings = Endings
exercises-declarations = Declaring
exercises-of-day = Ending of the day, { $date }
exercises-rules = Rules
exercises-all-rules = All rules
exercises-grade = Difficulty
exercises-all-grades = Any difficulty
exercises-grade-1 = easy
exercises-grade-2 = medium
exercises-grade-3 = hard
exercises-grade-4 = very hard
exercises-due = { $count ->
    [one] one exercise to repeat
   *[other] { $count } exercises to repeat
}
exercises-done-today = done today
exercises-missed-before = missed before

## The question

exercises-you = You
exercises-opponent = Opponent
exercises-left = Left
exercises-partner = Opposite
exercises-right = Right
exercises-we = Your side
exercises-they = The others
exercises-game = { $contract } ({ $name })
exercises-score = { $points } points, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
exercises-ask-ending = Which card is the best?
exercises-ask-contract = Which game do you declare?
exercises-unseen = { $count ->
    [one] This card has not been seen yet:
   *[other] These { $count } cards have not been seen yet:
}
exercises-not-legal = You may not play the { $card } now.
exercises-solution = Show the solution

## The answer

exercises-right-best = Right: { $best } { $kind ->
    [ending] is the only best card. The next best is worth less by { $lost }.
   *[other] is best. The next best is worth less by { $lost }.
}
exercises-right-near = Good: { $action } is as good as the best as far as can be told ({ $best } by { $lost }).
exercises-wrong = Not the best: { $action } loses { $lost }. Better is { $best }.
exercises-given-up = The best is { $best }. The next best is worth less by { $lost }.
exercises-lost-score = { $scores ->
    [one] { $score } point of score
   *[other] { $score } points of score
}
exercises-lost-both = { $scores ->
    [one] { $score } point of score
   *[other] { $score } points of score
} and { $eyes ->
    [one] { $points } card point
   *[other] { $points } card points
}
exercises-values = What every answer is worth
exercises-head-card = Card
exercises-head-game = Game
exercises-head-score = Score
exercises-head-win = Wins
exercises-head-points = Card points
exercises-yours = yours
exercises-exact = Exact: best play by both sides, { $unknown ->
    [0] every card known
    [one] one card unknown
   *[other] over every order of the { $unknown } unknown cards
}. Score is yours less the other side’s.
exercises-estimated = Estimated over drawn deals; ± { $error } of it may be chance. Score is yours less the other side’s.
exercises-next = Next exercise
exercises-more = On to more endings
exercises-streak = { $count ->
    [one] The ending of the day is done. There is a new one tomorrow.
   *[other] The ending of the day is done, { $count } days in a row. There is a new one tomorrow.
}
exercises-none-left = Nothing is due, and nothing here is new to you. Come back tomorrow, or choose other rules or another difficulty.
