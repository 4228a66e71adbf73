# Seiten rund um den Tisch: Regeln, Spiele, Aufzeichnungen, Nachweise, Zusehen und was einem Gast gehört.


## Regeln

rules-choose = Regelwerk
rules-play = Nach diesen Regeln spielen
rules-print = Drucken
rules-contents = Inhalt

## Spiele

games-running = Laufend
games-played = Gespielt
games-none-running = Kein Spiel wartet auf dich.
games-none-played = Was du gespielt hast, liegt dann hier: zum Anschauen und zum Noch-einmal-Spielen.
games-hand = Spiel { $number }
games-score = Stand { $score }
games-replay = Nachspielen
games-hands = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
games-last = zuletzt { $when }
games-forget = Diese Partie vergessen
games-forget-sure = Diese Partie vergessen?
games-forget-alone = Die Partie und alle ihre Spiele werden gelöscht, Links auf sie führen ins Leere. Das lässt sich nicht rückgängig machen.
games-forget-shared = { $names } { $count ->
    [one] behält
   *[other] behalten
} diese Partie samt den Karten, die du gespielt hast. Dein Name wird daraus entfernt, und du findest sie hier nicht mehr. Das lässt sich nicht rückgängig machen.
games-forget-running = Sie ist noch nicht zu Ende: Dein Platz wird frei, jemand anders kann sich setzen.
games-forget-copies = Kopien, die du als Link weitergegeben hast, sind davon nicht betroffen; sie verschwinden, wenn du alles löschst.
games-forget-yes = Vergessen
games-forget-no = Behalten
games-stats = Meine Statistik
games-import = Aufzeichnungen öffnen
games-import-text = Datei hierher ziehen, Text einfügen oder auswählen. Ein Spiel oder viele, als .osk oder JSON.
games-import-choose = Dateien auswählen
games-import-paste = Text einer Aufzeichnung
games-import-read = Öffnen
games-import-reading = Wird gelesen …
games-import-done = { $count ->
    [one] Ein Spiel gelesen.
   *[other] { $count } Spiele gelesen.
}
games-import-none = Kein Spiel war zu lesen.
games-import-faults = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
}
games-fault = Zeile { $line }, Spalte { $column }: { $reason }
games-fault-hand = Spiel { $hand }, Zeile { $line }, Spalte { $column }: { $reason }
games-import-binary = Das ist keine Textdatei.
games-import-large = Das ist zu viel auf einmal: höchstens { $limit } MB.
games-import-empty = Das enthält kein Spiel.
games-import-export = Das ist die Datei mit allen deinen Daten und keine Aufzeichnung. Eingelesene Aufzeichnungen enthält sie nicht.

## Eine Aufzeichnung

record-title = { $names }
record-untitled = Ein Spiel
seat-forehand-name = Vorhand
seat-dealer-name = Geber
record-open = Alles offen
record-as-seen = Wie { $name } es sah
record-eyes = Was zu sehen ist
record-first = Zum Anfang
record-back = Zurück
record-forward = Vor
record-last = Zum Ende
record-play = Ablaufen lassen
record-pause = Anhalten
record-position = Stelle
record-at = { $at } von { $of }
record-moves = Züge
record-end = Ende des Spiels
record-keys = Pfeiltasten gehen vor und zurück, Pos1 und Ende an die Enden; O deckt alles auf.
record-trump = { $contract }, angesagt von { $name }
record-values = Was jede Karte bringt
record-values-text = Augen, auf die die Partei des Ansagers im Schnitt kommt, wenn beide fehlerlos weiterspielen; gerechnet nach dem, was zu sehen war.
record-values-none = Hier liegt noch zu viel verdeckt, um genau zu rechnen. Geh näher ans Ende.
record-values-working = Es wird gerechnet …
record-value = { $card }: { $value }
record-value-best = { $card }: { $value }, am besten
record-review = Dieses Spiel besprechen
record-review-text = Was Glück war, was verschenkt wurde, worauf es ankam, und ob es zu gewinnen war.
record-marked = { $move }, { $mark }
record-export = Speichern
record-export-osk = Als Text (.osk)
record-export-json = Als JSON
record-share = Link zu diesem Spiel
record-shared = Der Link ist kopiert.
record-again = Diese Karten noch einmal spielen
record-again-text = Dieselben Karten von Anfang an, gegen den Computer ({ $level }).
record-seat-as = Als { $name }
record-broken = Hier bricht es ab: { $reason }
record-move = { $name }: { $action }
record-engine = Der Computer an der Stelle von { $name }
record-engine-text = Dieselben Karten gegen dieselben Gegner; danach liegen beide Spiele nebeneinander.
record-engine-level = Wie stark der Computer spielt
record-engine-go = Spielen lassen
record-engine-playing = Der Computer spielt …
record-engine-for = Computer für { $name }
record-compare = Dieselben Karten
record-compare-side = { $name } { $points } ({ $score })
record-verified = Das Mischen dieses Spiels ist nachgeprüft.
record-unverified = Das Mischen dieses Spiels stimmt nicht.
record-gone = Diese Aufzeichnung gibt es nicht.
result-won = { $name } gewinnt mit { $points }: { $score }
result-lost = { $name } verliert mit { $points }: { $score }
result-ramsch = Ramsch, { $points }: { $score }
result-thrown-in = Eingepasst: Niemand wollte spielen.
result-none = Das Spiel wurde nicht zu Ende gespielt.
result-plain = { $points }: { $score }

## Nachprüfen

verify-title = Mischen nachprüfen
verify-text = Bevor dein Browser seinen Anteil am Zufall geschickt hat, musste sich der Server mit einem Siegel festlegen. Nach dem Spiel liegt alles offen, und diese Seite rechnet es nach, hier in deinem Browser.
verify-paste = Text einer Aufzeichnung
verify-check = Nachprüfen
verify-example = Der Text steht in der Datei, die „Aufzeichnung“ nach einem Spiel speichert.
verify-hand = Spiel { $number }
verdict-yes = Es stimmt: Siegel und Karten passen zusammen.
verdict-alone = Siegel und Karten passen zusammen; aber kein Spieler hat eigenen Zufall beigetragen, also könnte, wer gemischt hat, mehrere Kartenfolgen ausprobiert haben.
verdict-no-commit = Das Siegel gehört nicht zum Salz: Der Server hat sich nicht an das gehalten, was er veröffentlicht hatte.
verdict-no-deck = Aus Salz, Zufallsanteilen und Abheben ergibt sich eine andere Kartenfolge als die aufgezeichnete.
verdict-no-proof = Dieses Spiel trägt keinen Nachweis.
verify-step-commit = Siegel
verify-step-commit-text = SHA-256 des Salzes; vor dem Spiel veröffentlicht
verify-step-seed = Salz und Zufallsanteile
verify-step-seed-text = Der Startwert des Mischens ist der SHA-256 von allem zusammen
verify-step-cut = Abheben
verify-step-cut-text = { $cut ->
    [0] nicht abgehoben
    [one] nach einer Karte
   *[other] nach { $cut } Karten
}
verify-step-deck = Kartenfolge
verify-agrees = stimmt
verify-differs = stimmt nicht
verify-proves-title = Was das beweist
verify-proves = Weder der Server noch ein Spieler allein hat die Karten bestimmt: Der Server war gebunden, bevor der Zufall der Spieler kam, und niemand konnte den des anderen voraussehen.
verify-not-title = Was es nicht beweist
verify-not = Ob Server und ein Spieler unter einer Decke steckten, sagt es nicht: Zusammen wussten sie alles, bevor du deinen Anteil gabst. Auch nicht, wer wem auf den Bildschirm geschaut hat. Auch wie gespielt wurde, gehört nicht dazu; das zeigt das Nachspielen.
verify-file = Datei auswählen

## Zusehen

watch-text = Tische, an denen gerade gespielt wird. Was nur sein Besitzer sieht, bleibt auch für dich verborgen.
watch-none = Gerade spielt niemand öffentlich.
watch-go = Zusehen
watch-refresh = Noch einmal nachsehen

## Du

me-name = Name
me-save = Speichern
me-saved = Gespeichert.
me-link = Dein Link
me-link-text = Ein Konto gibt es nicht. Wer diesen Link hat, spielt als du: Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen. Zeig ihn sonst niemandem.
me-link-show = Meinen Link zeigen
me-link-hide = Verbergen
me-link-code = Code mit deinem Link
me-moved = Willkommen zurück, { $name }. Dieses Gerät gehört jetzt dir.
me-move-ask = Dieser Link macht aus diesem Gerät das eines anderen Gastes. Die Spiele von „{ $name }“ bleiben bei dessen eigenem Link.
me-move-yes = Übernehmen
me-move-no = So bleiben
me-move-broken = Der Link ist nicht vollständig. Kopiere ihn noch einmal.
me-look = Aussehen
me-theme = Farben
me-language = Sprache
me-deck = Karten
me-deck-french = Französisch, zwei Farben
me-deck-four = Französisch, vier Farben
me-deck-tournament = Skat-Turnierfarben
me-deck-german = Deutsches Blatt
me-sounds = Töne
me-motion = Karten bewegen sich
me-keys = Tasten wählen Spiele und spielen Karten
me-notes = Notizen zum ersten Spiel
me-notes-again = Notizen noch einmal zeigen
me-data = Deine Daten
me-export = Alles als Datei speichern
me-export-text = Name, Einstellungen, Regelwerke, Statistik, alle Spiele, deine Fehler darin und was du geübt hast, als JSON.
me-delete = Alles löschen
me-delete-text = Entfernt deinen Namen, Schlüssel, Einstellungen, Regelwerke, Statistik und die Fehler zum Üben, deinen Namen aus allen Spielen, und was du auf diesem Gerät geübt hast. Rückgängig geht nicht.
me-delete-sure = Wirklich alles löschen?
me-delete-yes = Alles löschen
me-delete-no = Behalten
me-deleted = Alles ist gelöscht.
me-nobody = Du hast noch nicht gespielt, also ist nichts über dich gespeichert.
