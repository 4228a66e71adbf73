# Wie ein Regelwerk heißt, in dem einzelne Felder geändert sind: „Klassisch, alle Spitzen zählen“.

rules-changed = { $rules }, { $change }
changed-course = eigener Ablauf
changed-contracts = Spiele: { $list }
changed-trump-declared = Trumpf wird angesagt
changed-trump-drawn = Trumpf wird gezogen
changed-lead-declarer = der Ansager spielt aus
changed-lead-forehand = Vorhand spielt aus
changed-ten-high = Zehn über dem König
changed-ten-below-king = Zehn unter dem König
changed-flip-after-trick = umgedreht wird nach dem Stich
changed-flip-at-once = umgedreht wird sofort
changed-kontra-on = mit Kontra und Re
changed-kontra-off = ohne Kontra
changed-tie-declarer-loses = 60:60 verliert der Ansager
changed-tie-split = 60:60 wird geteilt
changed-tie-replay = 60:60 wird wiederholt
changed-schwarz-tricks = Schwarz nach Stichen
changed-schwarz-points = Schwarz nach Augen
changed-scoring-skat = Abrechnung wie beim Skat
changed-scoring-simple = einfache Abrechnung
changed-scoring-japanese = japanische Abrechnung
changed-spitzen-on = alle Spitzen zählen
changed-spitzen-off = nur Buben zählen als Spitzen
changed-ramsch-loser = im Ramsch schreibt nur der Verlierer
changed-ramsch-both = im Ramsch schreiben beide
changed-simple-kontra-on = Kontra verdoppelt
changed-simple-kontra-off = Kontra verdoppelt nicht
changed-grand-double-any = Grand zählt doppelt
changed-grand-double-declarer = Grand zählt nur dem Ansager doppelt
changed-grand-double-off = Grand zählt einfach
changed-hands = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
changed-target = bis { $n } Punkte
