# Fehler in Sätzen: Der Bezeichner ist der Code des Fehlers mit "-" statt "_", die Variablen sind seine Angaben.

## Regelwerke

rules-unknown-preset = Ein Regelwerk „{ $name }“ gibt es nicht. Es gibt: { $known }.
rules-unknown-field = Ein Regelwerk hat kein Feld „{ $field }“. Die Felder sind: { $known }.
rules-bad-value = Das Feld „{ $field }“ kann nicht „{ $value }“ sein; möglich: { $allowed }.
rules-contradiction = Das Feld „{ $field }“: „{ $value }“ verträgt sich nicht mit „{ $because }“.
rules-bidding-scoring = Das Feld „{ $field }“: Gereizt wird nur bei Abrechnung wie im Skat (scoring=skat).
rules-hands = Das Feld „{ $field }“: { $value } Spiele lassen sich nicht auf { $seats } Spieler verteilen; nötig ist ein Vielfaches von { $seats }.

## Der Ablauf eines Spiels

course-word = Das Feld „course“: „{ $word }“ ist weder ein Wurf Karten (F4d, D8u, 2s …) noch ein Wort des Ablaufs.
course-cards = Das Feld „course“ gibt { $count } Karten; es müssen 32 sein.
course-empty-packet = Das Feld „course“ gibt einen Wurf ohne Karten.
course-unequal = Das Feld „course“: Die Plätze bekommen ungleich viele Karten der Art „{ $kind }“.
course-uncovered = Das Feld „course“: Auf jede verdeckte Karte gehört eine offene (ebenso viele „u“ wie „d“).
course-order = Das Feld „course“: bid, stock, declare, kontra, re und play dürfen je einmal stehen, in dieser Reihenfolge.
course-missing = Dem Feld „course“ fehlt das Wort „{ $word }“.
course-after-play = Das Feld „course“ muss mit „play“ enden.
course-no-pile = Das Feld „course“: Auf Platz { $seat } liegt für eine offene Karte keine verdeckte bereit.
course-bid-stock = Das Feld „course“: „bid“ und „stock“ gibt es nur zusammen.
course-stock = Das Feld „course“ legt { $count } Karten in den Skat; beim Reizen sind es zwei, sonst keine.
course-bid-seats = Das Feld „course“: Gereizt wird nur zu zweit.
course-late-stock = Das Feld „course“ legt den Skat erst, nachdem nach ihm gefragt wird.

## Blatt und Züge

deck-doubled = Die Karte { $card } ist doppelt im Blatt.
deck-size = Das Blatt hat { $count } Karten; es müssen 32 sein.
not-your-turn = { $action } geht nicht: Sie sind nicht an der Reihe.
wrong-phase = { $action } geht an dieser Stelle des Spiels nicht ({ $phase ->
    [bid] Reizen
    [stock] Skat aufnehmen
    [discard] Drücken
    [declare] Ansagen
    [kontra] Kontra
    [re] Re
    [play] Ausspielen
   *[over] das Spiel ist aus
}).
not-playable = { $action } geht nicht: { $card } ist weder offen noch auf der Hand.
must-follow = { $card } bedient { $led } nicht; wer kann, muss bedienen.
not-offered = { $action } steht hier nicht zur Wahl.
too-low = { $action } ist zu niedrig; gereizt ist bis { $bid }.
unknown-card = { $action } geht nicht: Niemand weiß, wo diese Karte ist.
wrong-result = Das gespeicherte Ergebnis ist nicht das, was das Spiel ergibt.
resign-not-now = Aufgeben kann man erst nach der Ansage und nur, solange das Spiel läuft.

## Mischen, Abheben und Beweis

cut-range = Abgehoben wird mit einer Zahl von 0 bis 31, nicht { $number }.
proof-commitment = Die Zusage (Commit) passt nicht zum Salz (Salt).
proof-hex = { $what ->
    [salt] Das Salz (Salt)
   *[entropy] Der Zufall (Entropy)
} ist nicht in Hexadezimalziffern geschrieben.
proof-length = { $what ->
    [salt] Das Salz (Salt)
   *[entropy] Der Zufall (Entropy)
} hat { $count } Bytes; es müssen 32 sein.

## Spieler

player-unknown = Einen Spieler „{ $name }“ gibt es nicht. Es gibt: { $known }.

## Der Tisch

player-name = „{ $name }“ taugt nicht als Spielername: 1 bis { $longest } Zeichen, keines davon unsichtbar.
player-count = An diesem Tisch sitzen { $seats } Spieler, nicht { $count }.
no-such-player = Einen Spieler Nummer { $player } gibt es an diesem Tisch nicht.
no-hand = Es sind noch keine Karten gegeben.
hand-running = Das Spiel läuft noch.
hand-over = Das Spiel ist aus.
match-over = Die Partie ist zu Ende.
match-running = Das Protokoll ist beschädigt: Die Partie beginnt zweimal.
take-back-off = An diesem Tisch wird nichts zurückgenommen.
take-back-nothing = Es gibt nichts zurückzunehmen.
no-drawn-trump = Nach diesem Regelwerk wird der Trumpf gezogen, aber es ist keine Karte gezogen.
event-first = Das Protokoll ist beschädigt: Es beginnt nicht mit einer Partie.
event-unfit = Das Protokoll ist beschädigt: Ereignis { $seq } folgt nicht aus den früheren ({ $cause }).
wrong-score = Das Protokoll ist beschädigt: Spiel { $hand } (von 0 gezählt) ergibt etwas anderes als notiert.
event-version = Dieses Spiel hat eine neuere Version geschrieben (Format { $found }; dieses Programm kennt { $known }).
event-bad = Ein Eintrag des Protokolls ist beschädigt.
journal-broken = { $path }, Zeile { $line }: Das Protokoll des laufenden Spiels ist beschädigt ({ $cause }). Es bleibt, wie es ist.
game-unknown = Ein laufendes Spiel „{ $game }“ gibt es nicht.
game-in-use = { $path }: Dieses Spiel wird gerade von einem anderen Prozess gespielt.

## Dateien

file-missing = { $file }: Diese Datei gibt es nicht.
file-is-folder = { $file } ist ein Ordner, keine Datei.
file-denied = { $file }: Das Lesen ist nicht erlaubt.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }
file-not-text = { $file }, Zeile { $line }: Das ist kein Text in UTF-8.

## Ordner und Speicher

storage-full = { $path }: Auf dem Datenträger ist kein Platz mehr ({ $detail }).
storage-denied = { $path }: Der Zugriff ist nicht erlaubt ({ $detail }).
storage-no-folder = { $path }: Ein Teil dieses Pfades ist eine Datei, kein Ordner ({ $detail }).
storage-no-file = { $path } ist ein Ordner, erwartet war eine Datei ({ $detail }).
storage-missing = { $path } gibt es nicht ({ $detail }).
storage-failed = { $path }: Das System verweigert es ({ $detail }).
storage-busy = { $path } ist von einem anderen Spiel belegt; bitte gleich noch einmal versuchen.
toml-broken = { $path }, Zeile { $line }: Das ist kein lesbares TOML.
settings-broken = Die Einstellungen sind nicht lesbar ({ $path }, { $line ->
    [0] „{ $key }“
   *[other] Zeile { $line }
}); sie liegen jetzt in { $aside }, und die Vorgaben gelten.
ruleset-name = „{ $name }“ taugt nicht als Name eines Regelwerks: 1 bis 40 Buchstaben, Ziffern, „_“ und „-“.
ruleset-name-taken = „{ $name }“ heißt schon ein mitgeliefertes Regelwerk; nehmen Sie einen anderen Namen.
ruleset-unknown = Ein Regelwerk „{ $name }“ gibt es nicht. Bekannt: { $known }
rules-syntax = „{ $part }“ hat nicht die Form Feld=Wert.

## Der Befehl

number-range = „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }.
number-at-least = „{ $value }“ ist keine ganze Zahl ab { $low }.
