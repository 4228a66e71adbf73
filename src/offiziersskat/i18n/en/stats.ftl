# Statistics: what of one's own finished hands was luck, and what one's own doing.

stats-title = My statistics
stats-title-of = Statistics of { $name }
stats-intro = How much of your hands was luck, and what you added yourself.
stats-none = There is nothing to see here yet.
stats-none-text = As soon as you have finished a hand, it is worked out. Hands whose cards you knew beforehand do not count.
stats-none-chosen = No hand fits this choice.
stats-working = { $count ->
    [one] One hand is still being worked out …
   *[other] { $count } hands are still being worked out …
}
stats-done = All hands are worked out.

stats-choose = Choice
stats-rules = Rules
stats-rules-all = All rules
stats-level = Opponent
stats-level-all = All opponents
stats-people = People
stats-period = Period
stats-period-all = Since the first hand
stats-period-7 = Last week
stats-period-30 = Last month
stats-period-365 = Last year
stats-helped = { $count ->
    [one] Also one hand with a hint or a card taken back
   *[other] Also { $count } hands with a hint or a card taken back
}

stats-hands = Hands
stats-won = Won
stats-score = Score per hand
stats-fair = Without luck
stats-lost = Given away per decision
stats-band = Level
band-masterly = masterly
band-strong = strong
band-solid = solid
band-learning = learning
band-careless = careless
stats-band-none = not known yet
stats-unknown-yet = none yet

stats-course = Course
stats-course-text = After { $count ->
    [one] one hand
   *[other] { $count } hands
} a score of { $score }; without luck it would be { $fair }.
stats-line-raw = as played
stats-line-fair = without luck
stats-line-band = how sure that is (95 %)
stats-table-blocks = Score per hand, over time
stats-axis-hands = hands
stats-col-hands = Hands
stats-col-score = Score
stats-col-luck = Luck
stats-col-fair = Without
stats-col-half = ±

stats-losses = Given away per decision
stats-losses-text = { $loss } on average per decision that mattered, lately { $last }. The less, the better.
stats-losses-none = There was no decision yet that can be judged for certain.
stats-axis-until = up to hand
stats-average = mean
stats-col-decisions = Decisions
stats-col-lost = Given away
stats-col-band = Level

stats-contracts = By the contract that was played
stats-against = By the opponent
stats-bars-text = The frame shows the score per hand as played, the full bar without luck, the line how sure that is.
stats-col-game = Contract
stats-col-against = Opponent
stats-kind = { $count ->
    [one] one hand
   *[other] { $count } hands
}, { $won } won
stats-thrown-in = thrown in

stats-choices = Declared and best
stats-choices-text = { $best } of { $count } declarations chose the best contract, estimated at a glance. A declaration gave away { $loss } on average.
stats-choices-grid = Row: declared. Column: what had been best. On the diagonal both are the same.
stats-choice = { $contract } declared, { $best } best: { $count } times
stats-col-declared = Declared
stats-col-times = Times
stats-col-best = Best
stats-col-each = Given away

stats-share = Who may see this
stats-share-text = By itself nobody sees your statistics. If you allow it, everybody with the link sees the same pictures and figures as you, but no single hand and no card.
stats-share-on = Whoever has the link may see my statistics
stats-share-link = Link to your statistics
stats-share-code = Code with the link to your statistics
stats-save = Take it along
stats-save-text = Each hand of this choice as one row, without cards.
stats-save-as = As { $form }
