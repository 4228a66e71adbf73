# The page of exercises: endings with one best card, and which game to declare.

exercises-kinds = What to practise
exercises-daily = Today
exercises-endings = Endings
exercises-declarations = Declaring
exercises-mistakes = Mistakes
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
exercises-own = From your own games
exercises-own-due = { $count ->
    [one] one mistake of yours to practise
   *[other] { $count } mistakes of yours to practise
}
exercises-own-hand = Look at the whole hand
exercises-own-none = Here you practise what you yourself got wrong. Review a finished hand first: whatever you certainly gave away in it comes here.
exercises-own-later = No mistake waits for you today. The next one comes back on { $date }.
exercises-own-done = You have got all of your mistakes right. Review another hand: what you gave away in it comes here.
exercises-own-review = Choose a hand to review
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
exercises-ask-kontra = Do you say kontra?
exercises-ask-re = Do you say re?
exercises-ask-discard = Which two cards do you lay away?
exercises-unseen-many = { $count } cards have not been seen yet
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
exercises-right-same = Right: nothing is better than { $best }.
exercises-given-up-same = Nothing is better than { $best }; something else is as good.
exercises-played = { $again ->
    [same] In the game you did the same.
   *[other] In the game your choice was { $action }.
}
exercises-about = about { $value } ± { $error }
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
exercises-head-answer = Answer
exercises-head-score = Score
exercises-head-win = Wins
exercises-head-points = Card points
exercises-values-of = The { $shown } that matter most, of { $count }.
exercises-yours = yours
exercises-exact = Exact: best play by both sides, { $unknown ->
    [0] every card known
    [one] one card unknown
   *[other] over every order of the { $unknown } unknown cards
}. Score is yours less the other side’s.
exercises-estimated = Estimated over drawn deals; ± { $error } of it may be chance. Score is yours less the other side’s.
exercises-guessed = Estimated by what the cards promise. Score is yours less the other side’s.
exercises-next = Next exercise
exercises-more = On to more endings
exercises-streak = { $count ->
    [one] The ending of the day is done. There is a new one tomorrow.
   *[other] The ending of the day is done, { $count } days in a row. There is a new one tomorrow.
}
exercises-none-left = Nothing is due, and nothing here is new to you. Come back tomorrow, or choose other rules or another difficulty.
