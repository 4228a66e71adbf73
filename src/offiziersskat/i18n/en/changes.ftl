# What a ruleset is called in which some fields are changed: “Classic, all matadors count”.

rules-changed = { $rules }, { $change }
changed-course = own order of play
changed-contracts = games: { $list }
changed-trump-declared = trumps declared
changed-trump-drawn = trumps drawn
changed-lead-declarer = the declarer leads
changed-lead-forehand = forehand leads
changed-ten-high = ten above the king
changed-ten-below-king = ten below the king
changed-flip-after-trick = turned after the trick
changed-flip-at-once = turned at once
changed-kontra-on = with kontra and re
changed-kontra-off = no kontra
changed-tie-declarer-loses = 60–60 is lost by the declarer
changed-tie-split = 60–60 is shared
changed-tie-replay = 60–60 is played again
changed-schwarz-tricks = schwarz by tricks
changed-schwarz-points = schwarz by card points
changed-scoring-skat = scored as in Skat
changed-scoring-simple = simple scoring
changed-scoring-japanese = Japanese scoring
changed-spitzen-on = all matadors count
changed-spitzen-off = only jacks count as matadors
changed-ramsch-loser = in ramsch the loser alone scores
changed-ramsch-both = in ramsch both score
changed-simple-kontra-on = kontra doubles
changed-simple-kontra-off = kontra does not double
changed-grand-double-any = grand counts double
changed-grand-double-declarer = grand counts double for the declarer alone
changed-grand-double-off = grand counts single
changed-hands = { $n ->
    [one] one hand
   *[other] { $n } hands
}
changed-target = to { $n } points
