# Was an einem Spiel Glück war und was eigenes Tun.

review-help = Was an beendeten Spielen Glück war und was eigenes Tun: das Glück beim Geben, bei den Karten nach der Ansage und bei jeder aufgedeckten Karte, und was jede Entscheidung gegenüber der besten gekostet hat. Zusammen ergibt es das Ergebnis.
metavar-file-out = DATEI.html
metavar-files = DATEI…
option-fast = Nur die Werte, weniger als eine Zehntelsekunde je Spiel.

## Die Rechnung

head-score = Spielpunkte
head-points = Augen
table-title = Woraus das Ergebnis besteht, aus der Sicht von { $name }:
row-before = Vor dem Geben
row-luck-deal = Glück beim Geben
row-luck-trump = Glück beim gezogenen Trumpf
row-luck-packet = Glück bei den Karten danach
row-luck-stock = Glück beim Skat
row-luck-turn = Glück beim Aufdecken
row-loss = Verschenkt von { $name }
row-rest = Nicht zu trennen
row-result = Ergebnis
curve-title = Was das Spiel für { $name } wert war, in Spielpunkten, Schritt für Schritt:
sureness = Wie Glück und Verschenktes getrennt sind, kann um { $score } Spielpunkte und { $points } Augen falsch sein.
total-title = Alle { $count } Spiele zusammen, je Spiel:
step-deal = das Geben
step-resigned = aufgegeben
curve-legend = { $up } Glück für { $name }, { $down } Pech; ?! zweifelhaft, ? Fehler, ?? grober Fehler.
per-decision = { $name }: { $count ->
    [one] eine Entscheidung, auf die es ankam
   *[other] { $count } Entscheidungen, auf die es ankam
}; je Entscheidung { $score } Spielpunkte und { $points } Augen verschenkt.
no-decisions = { $name }: keine Entscheidung, auf die es ankam, ist sicher zu beurteilen.

## Die Entscheidungen, auf die es ankam

nothing-lost = Keine Entscheidung hat nachweislich etwas gekostet.
mattered-title = Die wichtigsten Entscheidungen:
decision = Schritt { $step }, { $name }: { $action } { $mark } – besser { $better }. Kostete { $score } Spielpunkte, { $points } Augen { $how ->
    [exact] (genau)
   *[worlds] (geschätzt, ± { $error })
}.
doubts-title = Vielleicht ein Fehler, aber nicht sicher:
doubt = Schritt { $step }, { $name }: { $action } – vielleicht besser { $better }. Kann etwa { $score } ± { $error } Spielpunkte gekostet haben.

## Was an einer Karte falsch war

loses-game = Mit { $card } war das Spiel gewonnen, mit dieser Karte verloren.
misses-trick = { $card } hätte den Stich mit { $points } Augen genommen.
is-beaten = { $chosen } konnte von { $by } gestochen werden, zusammen { $points } Augen.
gives-more = { $chosen } verschenkte { $points } Augen mehr als { $card }.
leaves-covered = { $card } hätte eine verdeckte Karte aufgedeckt, { $chosen } keine.
speaks-for = Für { $better }: { $reasons }

## War es zu gewinnen?

could-win = Hätte { $name } gewinnen können? So, wie die Karten lagen, ja: in Schritt { $step } mit { $card }. Das beste Spiel von da an: { $line }.
could-win-given-up = Hätte { $name } gewinnen können? So, wie die Karten lagen, ja: Das Spiel war noch zu gewinnen, als es aufgegeben wurde. Das beste Spiel von da an: { $line }.
could-win-known = Auch nach dem, was zu sehen war, { $how ->
    [exact] war keine Karte besser als { $card }.
   *[worlds] schien keine Karte besser als { $card }.
}
could-win-unknown = Nach dem, was zu sehen war, { $how ->
    [exact] war
   *[worlds] schien
} { $best } besser.
could-not-win = Hätte { $name } gewinnen können? So, wie die Karten lagen, mit keiner Karte.
could-not-win-since = Hätte { $name } gewinnen können? So, wie die Karten lagen, ab Schritt { $step } mit keiner Karte; was davor war, ist zu lang zum Durchrechnen.

## Eine Seite für den Browser

option-html = Eine Seite für den Browser schreiben, eine Datei, mit Kurven und Tabellen.
html-title = Glück und Können
html-legend = Die Linie: was das Spiel für { $name } wert war. Darunter: Glück als volle Balken, Verschenktes als Rahmen, nach oben, was für { $name } gut war. ?! zweifelhaft, ? Fehler, ?? grober Fehler.
html-steps = Jeder Schritt in Zahlen
html-written = Geschrieben: { $path }
step-name = Schritt
step-value = Wert
step-luck = Glück
step-loss = Verschenkt

## Die Besprechung im Browser

review-begins = Die Besprechung beginnt …
review-working = Schritt { $at } von { $of } wird betrachtet.
review-done = Die Besprechung ist fertig.
review-stop = Anhalten
review-stopped = Die Besprechung wurde angehalten.
review-again = Weiter
review-own = { $count ->
    [one] Eine deiner Entscheidungen darin ist jetzt eine Übung.
   *[other] { $count } deiner Entscheidungen darin sind jetzt Übungen.
}
review-practise = Fehler üben
review-save = Als Seite zum Drucken speichern
review-account = Die Rechnung
review-part = Anteil
review-position = Stelle auf der Kurve
review-show = Im Nachspielen zeigen
review-step = Schritt { $step }, { $name }: { $action }
review-deal = Das Geben
review-resigned = { $name }: aufgegeben
review-here = Wert { $value }, Glück { $luck }, verschenkt { $loss }.
review-better = Besser { $better }. Kostete { $score } Spielpunkte, { $points } Augen { $how ->
    [exact] (genau)
   *[worlds] (geschätzt, ± { $error })
}.
review-doubt = Vielleicht besser { $better }. Kann etwa { $score } ± { $error } Spielpunkte gekostet haben.
review-won = War es zu gewinnen?
review-won-open = Mit allen Karten offen
review-won-seen = Nach dem, was zu sehen war
review-won-unknown = Welche Karte danach die beste war, ist nicht sicher bekannt.
review-line-show = Dieses Spiel durchgehen
review-line-seen = Zeigen, was { $name } sah
review-line-title = So wurde nicht gespielt.
review-line-text = Das beste Spiel ab Schritt { $step }, so, wie die Karten lagen.
review-line-back = Zurück zum gespielten Spiel
review-line-at = Nicht gespielt: Karte { $at } von { $of }
review-line-move = { $move }, nicht gespielt
review-line-moves = Nicht gespielt
review-line-keys = Pfeiltasten gehen hier vor und zurück, Pos1 und Ende an die Enden; Esc führt zurück zum gespielten Spiel.
mark-dubious = zweifelhaft
mark-mistake = Fehler
mark-blunder = grober Fehler

## Viele Spiele

metavar-accounts = DATEI.jsonl
option-out = Zu jedem Spiel eine Zusammenfassung in dieser Datei festhalten und mit den fehlenden weitermachen.
option-jobs = Wie viele Prozesse zugleich arbeiten (mit --out).
progress = Besprochen
kept = { $path }: { $count } Spiele besprochen, { $before } waren schon da{ $faults ->
    [0] .
    [one] , eins davon kann nicht besprochen werden.
   *[other] , { $faults } davon können nicht besprochen werden.
}

## Statistik

stats-help = Was Spieler über viele Spiele erreicht haben: gewonnene Spiele, Spielpunkte mit ihrem Glück und ohne, Augen, und was sie je Entscheidung verschenkt haben. Nimmt beendete Spiele und was „review --out“ festgehalten hat.
metavar-by = SCHLÜSSEL
option-by = Wonach zusammengefasst wird: { $keys }. Kann mehrmals stehen.
option-each = Jedes Spiel jedes Platzes statt der Summen: eine Zeile JSON, mit --csv und --parquet eine Zeile der Tabelle.
option-csv = Durch Kommas getrennte Werte statt einer Tabelle.
metavar-parquet = DATEI.parquet
option-parquet = Dasselbe als Parquet in diese Datei schreiben; braucht pyarrow.
metavar-svg = DATEI.svg
option-svg = Die Spielpunkte in diese Datei zeichnen.
stats-left-out = { $count ->
    [one] Ein Spiel bleibt weg: es kann
   *[other] { $count } Spiele bleiben weg: sie können
} nicht besprochen werden. Warum, sagt „offiziersskat review“ mit derselben Datei.
unnamed = (ohne Namen)
by-person = Wer
by-rules = Regeln
by-contract = Spiel
by-role = Rolle
by-best = Bestes Spiel
by-level = Gegen
by-month = Monat
level-person = Menschen
role-declarer = Alleinspieler
role-defender = Gegner
role-nobody = –
stat-hands = Spiele
stat-wins = Gewonnen
stat-score = Spielpunkte
stat-luck = Glück
stat-adjusted = Ohne Glück
stat-half = 95 %
stat-points = Augen
stat-loss = Verschenkt/Zug
stat-declared = Verschenkt/Ansage
stat-band = Stufe
band-masterly = meisterlich
band-strong = stark
band-solid = solide
band-learning = lernend
band-careless = leichtsinnig
svg-title = Spielpunkte je Spiel
svg-legend = Umrandet: wie gespielt. Gefüllt: ohne Glück, mit dem 95-%-Intervall.
svg-losses = Verschenkte Spielpunkte je Entscheidung
