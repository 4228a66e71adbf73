# Die Unterbefehle: ihre Hilfe, ihre Optionen und was sie sagen.

metavar-name = NAME

## rules

rules-help = Regelwerke lesen, vergleichen und speichern. Ohne Unterbefehl werden sie aufgezählt.
rules-list-help = Die Regelwerke aufzählen, die eigenen eingeschlossen.
rules-show-help = Ein Regelwerk zum Nachlesen zeigen, mit Quellen. REGELN ist ein Name, bei Bedarf mit Feldern: "classic; spitzen=on".
rules-compare-help = Zeigen, worin sich zwei Regelwerke unterscheiden.
rules-names-help = Die Namen des Spiels und ihre Herkunft; ein Glossar deutsch, englisch, japanisch.
rules-save-help = Ein eigenes Regelwerk unter einem Namen speichern: rules save stammtisch "classic; spitzen=on".
rules-remove-help = Ein gespeichertes Regelwerk entfernen.
option-replace = Ein Regelwerk dieses Namens ersetzen.
rules-list-hint = „offiziersskat rules show NAME“ zeigt ein Regelwerk zum Nachlesen; Felder lassen sich ändern: "classic; spitzen=on".
rules-saved = Gespeichert als „{ $name }“: { $rules }
rules-removed = Entfernt: „{ $name }“

## replay

replay-help = Aufgezeichnete Spiele nachspielen: Ansagen, Stiche, Augen und Ergebnis; mit --json eine Zeile für jede Entscheidung, mit dem, was der Platz sah und tun konnte. Rückgabewert 1, wenn eine Aufzeichnung gegen die Regeln verstößt, 2, wenn sie nicht lesbar ist.
replay-heading = Spiel { $number } · { $rules } · { $names }
replay-call = { $name }: { $said }
replay-trick = Stich für { $name }   { $mine } : { $theirs }
replay-unfinished = Nicht zu Ende; an der Reihe ist { $name }.
replay-legal = Möglich: { $actions }
replay-illegal = Zug { $ply }, { $name }: { $message }
replay-wrong-result = Das gespeicherte Ergebnis stimmt nicht. Die Aufzeichnung sagt { $stored }; das Spiel ergibt { $found }.
stored-field = { $field ->
    [contract] Spiel:
    [declarer] Alleinspieler:
    [points] Augen:
    [tricks] Stiche:
    [winner] Gewinner:
    [schneider] Schneider:
    [schwarz] Schwarz:
    [matadors] Spitzen:
    [kontra] Kontra:
    [score] Anschrift:
    [bid] Reizwert:
    [overbid] überreizt:
   *[value] Spielwert:
} { $value }
stored-times-4 = Kontra und Re
stored-times-2 = Kontra
stored-times-1 = keins
stored-other-side = die Gegenseite
stored-own-side = die Seite des Alleinspielers (im Ramsch die der Vorhand)
stored-no = nein
stored-yes = ja
stored-nothing = keine Angabe
stored-unfinished = unbeendet
said-kontra = Kontra
said-re = Re
said-pass = passe
said-hold = ja
said-take = nimmt den Skat auf
said-hand = spielt aus der Hand
said-lay-away = drückt { $cards }

## random

random-help = Vollständige zufällige Spiele erzeugen, als JSON, eines je Zeile; bei gleicher Saat überall dieselben.
option-seed = Die Zahl (Saat), aus der Karten und Züge entstehen.
option-hands = Wie viele Spiele.
random-seed = Saat { $seed }

## convert

convert-help = Aufzeichnungen von Text (osk) in JSON umwandeln und zurück. Geschrieben wird immer die kanonische Form.
option-to = Die Form, die geschrieben wird.

## Several hands

none-either = { $count ->
    [one] Die Zeile danach ebenso wenig.
   *[other] Die { $count } Zeilen danach ebenso wenig.
}

## verify

verify-help = Mit der Zusage in einer Aufzeichnung prüfen, ob die Karten gemischt wurden wie versprochen. Rückgabewert 1, wenn nicht, oder wenn das Spiel gegen die Regeln verstößt.
verify-verified = Spiel { $number }: Das Mischen ist bewiesen; Zusage und Blatt stimmen überein.
verify-alone = Spiel { $number }: Zusage und Blatt stimmen überein; aber kein Spieler hat eigenen Zufall beigetragen, wer gab, hätte also mehrere Blätter versuchen können.
verify-not-commitment = Spiel { $number }: nicht bewiesen; das Salz ist nicht das zugesagte.
verify-not-deck = Spiel { $number }: nicht bewiesen; aus der Zusage folgt ein anderes Blatt.
verify-illegal = Spiel { $number }: Gespielt wurde aber nicht nach den Regeln. { $what }
verify-wrong-result = Spiel { $number }: Das Ergebnis ist aber nicht das richtige. { $what }
verify-meaning = Was ein Beweis sagt: Weder der Server noch ein Spieler allein hat die Karten ausgesucht, denn der Server war durch seine Zusage gebunden, ehe die Spieler ihren Zufall dazugaben. Was er nicht sagt: Ein Server, der mit einem Spieler unter einer Decke steckt, liegt außerhalb dieses Beweises, ebenso, wie gespielt wurde.

## play

metavar-players = SPIELER…
metavar-names = NAME…
play-help = Im Terminal spielen. Spieler: { $players }. Die Stufen des Computers heißen beginner (Anfänger), casual (Gelegenheitsspieler), club (Vereinsspieler), expert (Experte) und master (Meister): --players human club. Die letzten drei spielen auf Punkte, mit „-points“ oder „-wins“ am Namen auf Augen oder auf Gewinn: expert-points. Regeln, Namen, Aussehen und Sprache bleiben wie beim letzten Mal, wenn du nichts anderes sagst. Im Spiel zeigt „h“, was eingegeben werden kann.
option-players = Wer am Tisch sitzt: human human für zwei Leute an einer Tastatur; ohne Angabe du gegen den Computer (human rules).
option-names = Wie die Spieler heißen, in derselben Reihenfolge.
option-match-hands = Die Partie geht über so viele Spiele.
option-target = Die Partie geht bis zu so vielen Punkten.
option-play-seed = Karten und Computerspieler wiederholbar machen (Saat).
option-continue = Das zuletzt gespielte Spiel fortsetzen oder ein neues beginnen; sonst wird gefragt.
option-resume = Das letzte Spiel einer Aufzeichnung fortsetzen.
option-ascii = Reines ASCII oder Farben als Zeichen.
option-colour = Bunt oder ohne Farbe.
option-width = Die Zahl der Spalten.

## solve und analyse

solve-help = Stellungen lösen, in denen jede Karte bekannt ist: die Augen der Partei des Ansagers bei bestem Spiel beider, für jede Karte, und ein bester Verlauf. Eine Aufzeichnung steht für die Stellung an ihrem Ende; ihr Blatt ist bekannt, verdeckte Karten gelten also als gesehen. Vor der Ansage wird jedes Spiel bewertet.
option-value-only = Nur der Wert; das geht schneller.
analyse-help = Was der Platz, der an der Reihe ist, nach dem tun sollte, was er sieht: zu jeder Karte die erwarteten Augen der Partei des Ansagers, ihre Gewinnaussicht oder die erwarteten Punkte. Genau, wo wenige Karten unbekannt sind oder sich alle erschließen lassen; sonst geschätzt aus ausgelosten Kartenverteilungen, mit dem Standardfehler der Auslosung.
metavar-seconds = SEKUNDEN
option-seat = Mit den Augen dieses Platzes, 0 bis 3.
option-objective = Worum es geht: Augen (points), Gewinn (win), Punkte (score) oder eines nach dem anderen (all).
option-time = Höchstens so viele Sekunden je Spiel; ohne Angabe { $seconds }.
option-exact = Keine Schätzung: suchen, bis die Antwort genau ist.
uncompiled = Die Suche ist nicht übersetzt, weil bei der Installation kein C-Compiler da war; sie ist etwa achtzigmal langsamer.
standing-hand = Spiel { $number }
standing-contract = { $contract } ({ $name })
standing-turn = { $name } ist an der Reihe
values-points = Augen
values-win = Gewinn
values-score = Punkte
value-won = gewonnen
value-lost = verloren
solve-points = { $name }: { $value } Augen.
solve-null = { $name }: { $value }.
solve-ramsch = { $name }: { $value } (minus Augen; +1 mit allen Stichen, −121 ohne Stich).
solve-line = Bester Verlauf: { $cards }
analyse-exact = Genau; { $unknown ->
    [0] jede Karte lässt sich erschließen
    [one] eine Karte unbekannt
   *[other] { $unknown } Karten unbekannt
}; { $seconds } s.
analyse-estimate = Geschätzt aus { $worlds ->
    [0] einem Teil einer Verteilung
    [one] einer Verteilung
   *[other] { $worlds } Verteilungen
}, Standardfehler { $stderr }; { $unknown } Karten unbekannt; { $seconds } s.
analyse-nothing = In { $seconds } s nichts gefunden; { $unknown } Karten unbekannt. Mehr Zeit hilft.

## serve

serve-help = Den Tisch anbieten: dem Browser dieses Rechners, mit --lan allen im lokalen Netz. Genommen wird ein freier Port ab 8377, und der Browser geht auf. Tische und Aufzeichnungen liegen im Datenordner des Benutzers oder in der Datenbank, die --database nennt.
serve-epilog = Aus der Umgebung: OFFIZIERSSKAT_DATA, OFFIZIERSSKAT_HOST, OFFIZIERSSKAT_PORT, OFFIZIERSSKAT_DATABASE, OFFIZIERSSKAT_ORIGINS und OFFIZIERSSKAT_PROXIES (durch Leerzeichen getrennt), OFFIZIERSSKAT_WORKERS, OFFIZIERSSKAT_LOG, OFFIZIERSSKAT_SECRET, OFFIZIERSSKAT_RATE, OFFIZIERSSKAT_BURST, OFFIZIERSSKAT_IDLE. Eine Option geht vor. Mehr: docs/server.md
option-host = Die Adresse, an der gelauscht wird.
option-port = Der Port; sonst der erste freie ab 8377.
option-lan = Auch andere im lokalen Netz hereinlassen und die Adresse für sie ausgeben.
option-browser = Den Browser öffnen oder nur die Adresse ausgeben.
option-database = Wo alles liegt: postgresql://… oder sqlite:///…
option-origin = Eine weitere Adresse, deren Seiten hier schreiben dürfen; mehrfach möglich.
option-proxy = Die Adresse eines vorgeschalteten Proxys, der sagen darf, woher Anfragen kommen.
option-workers = Wie viele Prozesse für die Computerspieler rechnen.
option-log = Wie viel protokolliert wird: debug, info, warning, error.
serve-at = Offiziersskat ist unter { $address } zu erreichen.
serve-lan = Für andere in deinem Netz: { $address }
serve-stop = Strg-C beendet es.
metavar-address = ADRESSE
metavar-url = URL
metavar-level = STUFE
