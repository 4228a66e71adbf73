# Die Seite mit den Übungen: Endspiele mit einer besten Karte, und welches Spiel anzusagen ist.

exercises-kinds = Was geübt wird
exercises-daily = Heute
exercises-endings = Endspiele
exercises-declarations = Ansagen
exercises-mistakes = Fehler
exercises-of-day = Endspiel des Tages, { $date }
exercises-rules = Regeln
exercises-all-rules = Alle Regeln
exercises-grade = Schwierigkeit
exercises-all-grades = Jede Schwierigkeit
exercises-grade-1 = leicht
exercises-grade-2 = mittel
exercises-grade-3 = schwer
exercises-grade-4 = sehr schwer
exercises-due = { $count ->
    [one] eine Übung zum Wiederholen
   *[other] { $count } Übungen zum Wiederholen
}
exercises-own = Aus deinen eigenen Spielen
exercises-own-due = { $count ->
    [one] ein eigener Fehler zum Üben
   *[other] { $count } eigene Fehler zum Üben
}
exercises-own-hand = Das ganze Spiel ansehen
exercises-own-none = Hier übst du, was du selbst falsch gemacht hast. Besprich erst ein beendetes Spiel: Was du darin sicher verschenkt hast, kommt dann hierher.
exercises-own-later = Heute wartet kein Fehler auf dich. Der nächste kommt am { $date } wieder.
exercises-own-done = Alle deine Fehler sitzen. Besprich ein neues Spiel: Was du darin verschenkt hast, kommt hierher.
exercises-own-review = Ein Spiel zum Besprechen aussuchen
exercises-done-today = heute erledigt
exercises-missed-before = schon einmal verfehlt

## Die Frage

exercises-you = Du
exercises-opponent = Gegner
exercises-left = Links
exercises-partner = Gegenüber
exercises-right = Rechts
exercises-we = Ihr
exercises-they = Die anderen
exercises-game = { $contract } ({ $name })
exercises-score = { $points } Augen, { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}
exercises-ask-ending = Welche Karte ist die beste?
exercises-ask-contract = Welches Spiel sagst du an?
exercises-ask-kontra = Sagst du Kontra?
exercises-ask-re = Sagst du Re?
exercises-ask-discard = Welche zwei Karten drückst du?
exercises-unseen-many = { $count } Karten waren noch nicht zu sehen
exercises-unseen = { $count ->
    [one] Diese Karte war noch nicht zu sehen:
   *[other] Diese { $count } Karten waren noch nicht zu sehen:
}
exercises-not-legal = { $card } darfst du jetzt nicht spielen.
exercises-solution = Lösung zeigen

## Die Antwort

exercises-right-best = Richtig: { $best } { $kind ->
    [ending] ist die einzige beste Karte. Die nächstbeste ist um { $lost } schlechter.
   *[other] ist am besten. Das Nächstbeste ist um { $lost } schlechter.
}
exercises-right-near = Gut: { $action } ist, soweit sich das sagen lässt, so gut wie das Beste ({ $best }, Unterschied { $lost }).
exercises-wrong = Nicht am besten: { $action } verschenkt { $lost }. Besser ist { $best }.
exercises-given-up = Am besten ist { $best }. Das Nächstbeste ist um { $lost } schlechter.
exercises-right-same = Richtig: Besser als { $best } ist nichts.
exercises-given-up-same = Besser als { $best } ist nichts; anderes ist genauso gut.
exercises-played = { $again ->
    [same] Im Spiel hast du es genauso gemacht.
   *[other] Im Spiel war deine Wahl: { $action }.
}
exercises-about = etwa { $value } ± { $error }
exercises-lost-score = { $scores ->
    [one] { $score } Spielpunkt
   *[other] { $score } Spielpunkte
}
exercises-lost-both = { $scores ->
    [one] { $score } Spielpunkt
   *[other] { $score } Spielpunkte
} und { $eyes ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
exercises-values = Was jede Antwort wert ist
exercises-head-card = Karte
exercises-head-game = Spiel
exercises-head-answer = Antwort
exercises-head-score = Spiel­punkte
exercises-head-win = Gewinn
exercises-head-points = Augen
exercises-values-of = Die { $shown } wichtigsten von { $count } Möglichkeiten.
exercises-yours = deine
exercises-exact = Genau gerechnet: beide Seiten spielen am besten, { $unknown ->
    [0] alle Karten sind bekannt
    [one] eine Karte ist unbekannt
   *[other] über jede Lage der { $unknown } unbekannten Karten
}. Spielpunkte sind deine weniger die der anderen Seite.
exercises-estimated = Geschätzt über ausgeloste Blätter; ± { $error } davon kann Zufall sein. Spielpunkte sind deine weniger die der anderen Seite.
exercises-guessed = Geschätzt nach dem, was die Karten versprechen. Spielpunkte sind deine weniger die der anderen Seite.
exercises-next = Nächste Übung
exercises-more = Weiter mit Endspielen
exercises-streak = { $count ->
    [one] Das Endspiel des Tages ist erledigt. Morgen kommt ein neues.
   *[other] Das Endspiel des Tages ist erledigt, { $count } Tage hintereinander. Morgen kommt ein neues.
}
exercises-none-left = Nichts ist fällig, und nichts ist hier neu für dich. Komm morgen wieder, oder nimm andere Regeln oder eine andere Schwierigkeit.
