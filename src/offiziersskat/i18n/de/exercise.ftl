# Übungen: Endspiele mit einer besten Karte, Ansagen, die eigenen Fehler.

exercise-help = Üben: Endspiele mit genau einer besten Karte, welches Spiel anzusagen ist, und die Fehler aus eigenen Spielen. Was falsch war, kommt nach einigen Tagen wieder. DATEIEN enthalten beendete Spiele; ohne sie sind es die eigenen.
metavar-exercise-files = [DATEIEN]…
metavar-date = JJJJ-MM-TT
metavar-person = NAME
option-kind = Was geübt wird; ohne Angabe Endspiele, mit Dateien Fehler.
option-daily = Das Endspiel des Tages, für alle dasselbe.
option-date = Ein anderer Tag als heute.
option-grade = Nur Übungen dieser Schwierigkeit: 1 leicht, 4 schwer.
option-person = Wessen Fehler; ohne Angabe die aller, die kein Programm sind.
option-count = So viele Übungen, mit --make so viele Endspiele; ohne Angabe, bis du mit q gehst.
option-make = Die mitgelieferten Endspiele neu herstellen, in diese Datei.
option-make-seed = Die Zahl, aus der die Endspiele entstehen.
making = Endspiele
made = { $count } Endspiele stehen in { $path }.
reviewing = Spiel { $hand } wird besprochen …

## Die Frage

heading = Übung { $number } · { $kind ->
    [contract] Welches Spiel?
    [mistake] Aus dem eigenen Spiel
   *[ending] Endspiel
} · { $rules } · Schwierigkeit { $grade }
seat-opponent = Gegner
seat-left = Links
seat-partner = Gegenüber
seat-right = Rechts
ask-ending = Welche Karte ist die beste? (? Lösung · q Schluss):
ask-contract = Welches Spiel würdest du ansagen? (? Lösung · :q Schluss):
ask-mistake = { $phase ->
    [declare] Was sagst du jetzt an? (? Lösung · :q Schluss):
   *[other] Was spielst du jetzt? (? Lösung · q Schluss):
}
unseen = { $count ->
    [one] Eine Karte war noch nicht zu sehen: { $cards }
   *[other] { $count } Karten waren noch nicht zu sehen: { $cards }
}
help = Eine Karte oder ihre Nummer; bei der Ansage ein Buchstabe oder eine Nummer der Liste. ? zeigt die Lösung und zählt als verfehlt, l den letzten Stich, Enter noch einmal den Tisch, q (beim Ansagen :q) macht Schluss.

## Die Antwort

right-best = Richtig: { $best } { $kind ->
    [ending] ist die einzige beste Karte. Die nächstbeste ist um { $lost } schlechter.
   *[other] ist am besten. Das Nächstbeste ist um { $lost } schlechter.
}
right-near = Gut: { $action } ist, soweit sich das sagen lässt, so gut wie das Beste ({ $best }, Unterschied { $lost }).
wrong = Nicht am besten: { $action }{ $mark } verschenkt { $lost }. Besser ist { $best }.
given-up = Am besten ist { $best }. Das Nächstbeste ist um { $lost } schlechter.
lost-score = { $score } Spielpunkte
lost-both = { $score } Spielpunkte und { $points } Augen
played = { $again ->
    [same] Im Spiel war es dasselbe.
   *[other] Im Spiel war es { $action }.
}
speaks-for = Für { $best }: { $reasons }
head-score = Spielpunkte
head-win = Gewinn
head-points = Augen
mark-yours = { " " }*
exact = Genau: bestes Spiel beider Seiten, { $unknown ->
    [0] alle Karten bekannt
    [one] eine Karte unbekannt
   *[other] über jede Lage der { $unknown } unbekannten Karten
}. * ist deine Antwort; Spielpunkte sind deine weniger die der anderen Seite.
estimated = Geschätzt über ausgeloste Blätter; ± { $error } davon kann Zufall sein. * ist deine Antwort; Spielpunkte sind deine weniger die der anderen Seite.

## Am Ende

tally = { $right } von { $asked } richtig.
streak = { $count ->
    [one] Das Endspiel des Tages ist erledigt.
   *[other] Das Endspiel des Tages ist erledigt, { $count } Tage hintereinander.
}
none-left = Nichts ist fällig, und nichts ist hier neu für dich. Komm morgen wieder, oder nimm eine andere Art, Schwierigkeit oder andere Regeln.
