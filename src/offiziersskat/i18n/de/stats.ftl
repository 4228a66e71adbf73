# Die Statistik: was an den eigenen beendeten Spielen Glück war und was eigenes Tun.

stats-title = Meine Statistik
stats-title-of = Statistik von { $name }
stats-intro = Wie viel an deinen Spielen Glück war, und was du selbst dazu getan hast.
stats-none = Hier ist noch nichts zu sehen.
stats-none-text = Sobald du ein Spiel zu Ende gespielt hast, wird es durchgerechnet. Spiele mit Karten, die du vorher kanntest, zählen nicht.
stats-none-chosen = Zu dieser Auswahl gibt es kein Spiel.
stats-working = { $count ->
    [one] Ein Spiel wird noch durchgerechnet …
   *[other] { $count } Spiele werden noch durchgerechnet …
}
stats-done = Alle Spiele sind durchgerechnet.

stats-choose = Auswahl
stats-rules = Regeln
stats-rules-all = Alle Regeln
stats-level = Gegner
stats-level-all = Alle Gegner
stats-people = Menschen
stats-period = Zeitraum
stats-period-all = Seit Beginn
stats-period-7 = Letzte Woche
stats-period-30 = Letzter Monat
stats-period-365 = Letztes Jahr
stats-helped = { $count ->
    [one] Auch ein Spiel mit Tipp oder zurückgenommener Karte
   *[other] Auch { $count } Spiele mit Tipp oder zurückgenommener Karte
}

stats-hands = Spiele
stats-won = Gewonnen
stats-score = Spielpunkte je Spiel
stats-fair = Ohne Glück
stats-lost = Verschenkt je Entscheidung
stats-band = Stufe
band-masterly = meisterlich
band-strong = stark
band-solid = solide
band-learning = lernend
band-careless = leichtsinnig
stats-band-none = noch offen
stats-unknown-yet = noch keine

stats-course = Verlauf
stats-course-text = Nach { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
} { $score } Spielpunkte, ohne Glück wären es { $fair }.
stats-line-raw = wie gespielt
stats-line-fair = ohne Glück
stats-line-band = wie sicher das ist (95 %)
stats-table-blocks = Spielpunkte je Spiel, nach der Zeit
stats-axis-hands = Spiele
stats-col-hands = Spiele
stats-col-score = Punkte
stats-col-luck = Glück
stats-col-fair = Ohne
stats-col-half = ±

stats-losses = Verschenkt je Entscheidung
stats-losses-text = Im Mittel { $loss } Spielpunkte je Entscheidung, auf die es ankam, zuletzt { $last }. Je weniger, desto besser.
stats-losses-none = Es war noch keine Entscheidung dabei, die sich sicher beurteilen lässt.
stats-axis-until = bis Spiel
stats-average = Mittel
stats-col-decisions = Entsch.
stats-col-lost = Verschenkt
stats-col-band = Stufe

stats-contracts = Nach dem Spiel, das gespielt wurde
stats-against = Nach dem Gegner
stats-bars-text = Der Rahmen zeigt die Spielpunkte je Spiel, wie gespielt, der volle Balken ohne Glück, der Strich, wie sicher das ist.
stats-col-game = Spiel
stats-col-against = Gegner
stats-kind = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}, { $won } gewonnen
stats-thrown-in = eingepasst

stats-choices = Angesagt und am besten
stats-choices-text = In { $best } von { $count } Ansagen war das beste Spiel angesagt, auf einen Blick geschätzt. Eine Ansage verschenkte im Mittel { $loss } Spielpunkte.
stats-choices-grid = Zeile: angesagt. Spalte: was am besten gewesen wäre. Auf der Diagonale beides dasselbe.
stats-choice = { $contract } angesagt, { $best } am besten: { $count }-mal
stats-col-declared = Angesagt
stats-col-times = Mal
stats-col-best = Am besten
stats-col-each = Verschenkt

stats-share = Wer das sehen darf
stats-share-text = Von selbst sieht deine Statistik niemand. Erlaubst du es, sieht jeder mit dem Link dieselben Bilder und Zahlen wie du, aber kein einzelnes Spiel und keine Karte.
stats-share-on = Wer den Link hat, darf meine Statistik sehen
stats-share-link = Link zu deiner Statistik
stats-share-code = Code mit dem Link zu deiner Statistik
stats-save = Mitnehmen
stats-save-text = Jedes Spiel dieser Auswahl als eine Zeile, ohne Karten.
stats-save-as = Als { $form }
