# Fehler in Sätzen: Der Bezeichner ist der Code des Fehlers mit "-" statt "_", die Variablen sind seine Angaben.

## Regelwerke

rules-unknown-preset = Ein Regelwerk „{ $name }“ gibt es nicht. Es gibt: { $known }.
rules-unknown-field = Ein Regelwerk hat kein Feld „{ $field }“. Die Felder sind: { $known }.
rules-bad-value = Das Feld „{ $field }“ kann nicht „{ $value }“ sein; möglich: { $allowed }.
rules-contradiction = Das Feld „{ $field }“: „{ $value }“ verträgt sich nicht mit „{ $because }“.
rules-bidding-scoring = Das Feld „{ $field }“: Gereizt wird nur bei Abrechnung wie im Skat (scoring=skat).
rules-hands = Das Feld „{ $field }“: { $value } Spiele lassen sich nicht auf { $seats } Spieler verteilen; nötig ist ein Vielfaches von { $seats }.

## Gelernte Werte

weights-unreadable = Das sind keine gelernten Gewichte, oder sie sind beschädigt.
train-set = Einen Satz Gewichte „{ $name }“ gibt es nicht. Es gibt: { $known }.
train-unreadable = { $path } lässt sich nicht als Lernstand lesen.
train-other = { $path } gehört zu anderen Angaben; bitte einen anderen Ordner nehmen oder dieselben Angaben machen.

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
course-late-stock = Das Feld „course“ legt den Skat erst, nachdem nach ihm gefragt wird.

## Blatt und Züge

deck-doubled = Die Karte { $card } ist doppelt im Blatt.
deck-size = Das Blatt hat { $count } Karten; es müssen 32 sein.
not-your-turn = { $action } geht nicht: du bist nicht an der Reihe.
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
unknown-card = { $action } geht nicht: Eine solche Karte gibt es hier nicht.
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
verify-no-commitment = Die Aufzeichnung enthält keine Zusage (Commit); es gibt nichts zu prüfen.
verify-no-salt = Die Aufzeichnung enthält eine Zusage, aber das Salz (Salt) ist nicht offengelegt.
verify-no-deck = Die Aufzeichnung enthält kein Blatt (Deck), das sich prüfen ließe.

## Spieler

player-unknown = Einen Spieler „{ $name }“ gibt es nicht. Es gibt: { $known }. Wer rechnet, hat eine schnelle Form: „expert-quick“. Mit „-points“ am Ende spielen club, expert und master auf Augen, mit „-wins“ auf Gewinn.

## Der Tisch

player-name = „{ $name }“ taugt nicht als Spielername: 1 bis { $longest } Zeichen, keines davon unsichtbar.
player-names-same = Zwei Spieler können nicht beide „{ $name }“ heißen.
player-count = An diesem Tisch sitzen { $seats } Spieler, nicht { $count }.
option-not-with = { $option } geht nicht zusammen mit { $other }: Ein Spiel, das weitergeht, bringt das mit.
no-such-player = Einen Spieler Nummer { $player } gibt es an diesem Tisch nicht.
no-hand = Es sind noch keine Karten gegeben.
hand-running = Das Spiel läuft noch.
hand-over = Das Spiel ist aus.
match-over = Die Partie ist zu Ende.
match-running = Das Protokoll ist beschädigt: Die Partie beginnt zweimal.
take-back-off = An diesem Tisch wird nichts zurückgenommen.
take-back-nothing = Es gibt nichts zurückzunehmen.
take-back-stock = Du hast den Skat gesehen; das lässt sich nicht zurücknehmen.
no-drawn-trump = Nach diesem Regelwerk wird der Trumpf gezogen, aber es ist keine Karte gezogen.
event-first = Das Protokoll ist beschädigt: Es beginnt nicht mit einer Partie.
event-unfit = Das Protokoll ist beschädigt: Ereignis { $seq } folgt nicht aus den früheren.
wrong-score = Das Protokoll ist beschädigt: Spiel { $hand } (von 0 gezählt) ergibt etwas anderes als notiert.
event-version = Dieses Spiel hat eine neuere Version geschrieben (Format { $found }; dieses Programm kennt { $known }).
event-bad = Ein Eintrag des Protokolls ist beschädigt.
journal-broken = { $path }, Zeile { $line }: Das Protokoll des laufenden Spiels ist beschädigt ({ $cause }). Es bleibt, wie es ist.
game-unknown = Ein laufendes Spiel „{ $game }“ gibt es nicht.
game-in-use = { $path }: Dieses Spiel wird gerade von einem anderen Prozess gespielt.
saved-rules = Das gespeicherte Spiel folgt anderen Regeln.
saved-no-deck = Das gespeicherte Spiel beginnt mit einer Stellung; fortsetzen lässt sich nur eines mit seinem Blatt (Deck).
saved-wrong = Das gespeicherte Spiel verstößt bei Zug { $ply } („{ $text }“) gegen die Regeln.
saved-finished = Das gespeicherte Spiel ist schon zu Ende.
event-order = Im Protokoll fehlt ein Eintrag, oder die Folge stimmt nicht.
record-unusable = { $path }:{ $line }:{ $column }: { $reason }
record-none = Das ist weder eine Aufzeichnung noch eine Stellung. Eine Aufzeichnung beginnt mit einer Zeile wie [Rules "classic"], als JSON mit einer geschweiften Klammer.
record-page = Das ist eine Webseite, keine Aufzeichnung. Eine Aufzeichnung beginnt mit einer Zeile wie [Rules "classic"], als JSON mit einer geschweiften Klammer.
record-empty = { $path } enthält kein Spiel.
game-name-taken = Den Namen „{ $game }“ hat schon ein laufendes Spiel.

## Leute am Tisch

stale = Am Tisch ist inzwischen etwas anderes geschehen.
time-over = Die Zeit für diese Entscheidung ist um.
seat-taken = Auf Platz { $player } sitzt schon jemand.
seat-empty = Auf Platz { $player } sitzt niemand.
no-person = Auf Platz { $player } sitzt kein Mensch.
deal-not-now = Jetzt kann kein neues Spiel gegeben werden.
deal-practice = Dasselbe Spiel noch einmal gibt es nur beim Üben.
no-shuffle = Es wird gerade nicht gemischt.
entropy-given = Du hast zum Mischen schon beigetragen.
cut-not-now = Du bist jetzt nicht mit dem Abheben dran.
claim-not-now = Niemand ist so lange weg, dass das Spiel an dich fiele.
offer-open = Ein anderes Angebot steht noch offen.
offer-none = Es gibt kein Angebot zu beantworten.
offer-not-now = Das kann jetzt nicht angeboten werden.
take-back-ask = Dabei haben die anderen mitzureden: Frag sie.
hint-off = An diesem Tisch gibt es keine Tipps.
hint-not-now = Einen Tipp gibt es, wenn du am Zug bist.
extract-not-now = Gerade wird etwas gesagt. Speichern lässt sich das Spiel, wenn anzusagen ist, oder sobald Karten gespielt werden.
no-such-hand = Spiel { $hand } an diesem Tisch ist nicht zu Ende gespielt.
clock-rule = Eine Uhr gibt 1 bis { $longest } Sekunden für jede Entscheidung, für das ganze Spiel oder beides.
clock-increment = Ein Zeitzuschlag braucht eine Zeit für das ganze Spiel.
away-window = Wegbleiben darf man 1 bis { $longest } Sekunden.

## Dateien

file-missing = { $file }: Diese Datei gibt es nicht.
file-is-folder = { $file } ist ein Ordner, keine Datei.
file-denied = { $file }: Das Lesen ist nicht erlaubt.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }
file-binary = { $file } ist keine Textdatei.
input-binary = Die Standardeingabe ist kein Text.
file-no-hand = { $file } enthält kein Spiel.
input-no-hand = Die Standardeingabe enthält kein Spiel.

## Ordner und Speicher

storage-full = { $path }: Auf dem Datenträger ist kein Platz mehr ({ $detail }).
storage-denied = { $path }: Der Zugriff ist nicht erlaubt ({ $detail }).
storage-no-folder = { $path }: Ein Teil dieses Pfades ist eine Datei, kein Ordner ({ $detail }).
storage-no-file = { $path } ist keine gewöhnliche Datei ({ $detail }).
storage-missing = { $path } gibt es nicht ({ $detail }).
storage-failed = { $path }: Das System verweigert es ({ $detail }).
storage-busy = { $path } ist von einem anderen Spiel belegt; bitte gleich noch einmal versuchen.
toml-broken = { $path }, Zeile { $line }: Das ist kein lesbares TOML.
settings-broken = Die Einstellungen sind nicht lesbar ({ $path }, { $line ->
    [0] „{ $key }“
   *[other] Zeile { $line }
}); sie liegen jetzt in { $aside }, und die Vorgaben gelten.
ruleset-name = „{ $name }“ taugt nicht als Name eines Regelwerks: 1 bis 40 Buchstaben, Ziffern, „_“ und „-“.
ruleset-name-taken = „{ $name }“ heißt schon ein mitgeliefertes Regelwerk; nimm einen anderen Namen.
ruleset-fixed = „{ $name }“ gehört zum Spiel und lässt sich nicht entfernen.
ruleset-kept = Ein Regelwerk „{ $name }“ mit anderen Regeln gibt es schon; --replace setzt diese an seine Stelle.
ruleset-unknown = Ein Regelwerk „{ $name }“ gibt es nicht. Bekannt: { $known }
rules-syntax = „{ $part }“ hat nicht die Form Feld=Wert.

## Der Befehl

number-range = „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }.
number-at-least = „{ $value }“ ist keine ganze Zahl ab { $low }.

## Abrechnung

score-contract = „{ $value }“ lässt sich nach diesem Regelwerk nicht ansagen; möglich: { $allowed }
score-declarer = „{ $value }“ ist weder Vorhand (0) noch Geber (1).
score-bid = { $value } lässt sich nicht reizen; die nächsten Reizwerte sind { $below } und { $above }.
score-bid-null = Ein Null, der { $worth } zählt, erreicht die gereizten { $value } nicht und konnte nicht angesagt werden.
score-points = Es gibt zusammen 120 Augen; { $value } kann nicht sein.
score-points-impossible = { $value ->
    [one] 1 Auge kann
   *[other] { $value } Augen können
} nicht sein: Keine Karte zählt 1.
score-tricks = Es gibt { $most } Stiche; { $value } können es nicht sein.
score-tricks-points = { $tricks } Stiche und { $points } Augen passen nicht zusammen.
score-matadors = Möglich sind hier 1 bis { $most } Spitzen, nicht { $value }.
score-matadors-unread = „{ $value }“: Bitte „mit 2“ oder „ohne 1“ angeben.
score-with-without = --with und --without schließen einander aus.
score-kontra = „{ $value }“: kontra, re oder nichts.
score-no-meaning = { $option } hat bei diesem Regelwerk und Spiel keinen Sinn.
score-missing = Es fehlt { $option }.

## Notation

card-unreadable = „{ $text }“ ist keine Karte; Karten schreibt man als Farbe und Wert: CJ, S10, ♥7.
action-unreadable = „{ $text }“ ist kein Zug.
cut-unreadable = „{ $text }“ ist kein Abheben; es ist eine Zahl von 0 bis 31.
termination-unreadable = „{ $text }“: Einen solchen Platz gibt es nicht; geschrieben wird „resigned by 0“ mit der Nummer des Platzes.
nag-unreadable = „{ $text }“ ist kein Kommentarzeichen; es gibt $0 bis $255.
result-unreadable = Der Wert von „{ $key }“ im Ergebnis ist nicht lesbar.
result-missing = Die Aufzeichnung bricht ab: Es fehlt das Ergebnis (1-0, 0-1, 1/2 oder *).
record-no-rules = In der Aufzeichnung fehlen die Regeln (Rules).
record-no-deck = In der Aufzeichnung fehlt das Blatt (Deck) oder die Lage (Layout).
record-deck-and-layout = Die Aufzeichnung hat ein Blatt (Deck) und eine Lage (Layout); nur eines davon kann gelten.
record-layout-rules = Die Regeln der Lage (Layout) sind nicht die der Aufzeichnung (Rules).
record-count = Erwartet war eine Aufzeichnung; hier { $count ->
    [0] ist keine
   *[other] sind mehrere
}.
score-unreadable = „{ $text }“ ist keine Punktzahl.
not-utf8 = Das ist kein Text in UTF-8.
line-too-long = Diese Zeile ist zu lang: mehr als { $most } Megabyte.
tag-expected = „{ $text }“: Eine Aufzeichnung beginnt mit Angaben wie [Rules "classic"].
tag-unreadable = „{ $text }“ ist keine Angabe; geschrieben wird [Name "Wert"].
tag-doubled = Die Angabe „{ $name }“ steht doppelt.
stray-character = „{ $text }“ hat hier nichts zu suchen.
comment-open = Der Kommentar ist nicht geschlossen; es fehlt „{ "}" }“.
lay-away-half = „{ $text }“: Gedrückt werden zwei Karten in einem Zug.
variation = Varianten in Klammern gehören nicht in eine Aufzeichnung.
rules-no-value = Das Feld „{ $field }“ hat keinen Wert; geschrieben wird Feld=Wert.
rules-no-preset = Den Regeln fehlt der Name eines Regelwerks (preset).
rules-doubled = Das Feld „{ $field }“ steht doppelt.
json-tag = „{ $text }“ ist kein JSON-Objekt.
json-number = Diese Zahl kann eine Aufzeichnung nicht enthalten.
json-key-doubled = Ein Schlüssel steht doppelt.
json-object-expected = „{ $text }“: Erwartet war ein JSON-Objekt.
json-cut-off = Das JSON-Objekt bricht ab.
json-too-many-lines = Dieses JSON-Objekt hat mehr als { $most } Zeilen; so lang ist kein Spiel.
json-too-deep = Das JSON-Objekt ist zu tief verschachtelt.
json-string-open = Die Zeichenkette ist nicht geschlossen.
json-unreadable = Das ist kein lesbares JSON.
json-surrogate = Ein halbes Zeichen (ein einzelnes Surrogat) ist nicht lesbar.
json-no-format = Es fehlt der Schlüssel „format“; er muss „{ $format }“ sein.
json-format = Das Format „{ $text }“ ist nicht bekannt; es muss „{ $format }“ sein.
json-control-character = Hier darf kein Steuerzeichen stehen.
json-seats = „{ $key }“ nennt { $count } Plätze; es gibt { $seats }.
json-tag-name = „{ $name }“ kann hier keine Angabe heißen.
json-note-ply = „{ $text }“ ist kein Zug dieses Spiels.
json-key = Der Schlüssel „{ $key }“ ist hier nicht bekannt.
json-type = Hier war ein anderer Wert erwartet: { $expected ->
    [string] eine Zeichenkette
    [number] eine Zahl
    [list] eine Liste
   *[object] ein Objekt
}.

## Stellungen

layout-count = { $count } ungesehene Karten sind hier nicht möglich, sondern 1 bis 32.
layout-order = „{ $text }“ kann hier nicht stehen; die Folge ist: Plätze, „+“ Hand, „;“ Skat, „&“ Talon.
layout-seats = Die Zahl der Plätze in der Lage ({ $count }) passt nicht zu den Regeln.
layout-mixed = Bekannte und ungesehene Karten lassen sich hier nicht mischen.
layout-places = Platz { $seat } hat { $count } Stellen; es müssen { $expected } sein.
layout-stock = Im Skat liegen { $count } Karten; es müssen { $expected } sein.
position-fields = Eine Stellung hat fünf Felder und eine Lage (RULES CONTRACT SEAT POINTS TRICK LAYOUT); hier stehen { $count } Wörter.
position-contract = „{ $text }“ ist nach diesen Regeln kein Spiel.
position-mark = Der Zusatz „{ $text }“ hat hier keinen Sinn.
position-seat = Platz „{ $text }“ kann nicht an der Reihe sein.
position-points = „{ $text }“ sind keine Augen, die hier passen; geschrieben wird 23-17 oder mit Stichen 23:2-17:1.
position-points-sum = Die Augen ergeben { $count }, die gespielten Karten zählen aber { $expected }.
position-tricks-sum = Die Stiche ergeben { $count }, gespielt sind aber { $expected }.
position-tricks = { $count } und { $other } Stiche passen nicht zu den Augen und dazu, wer ausspielt.
position-trick = Diese Karten können nicht im Stich liegen: { $cards }
position-unseen = Die Lage zeigt { $marks } ungesehene Karten, dafür gibt es aber { $cards } Karten.
position-card-twice = Die Karte { $card } ist doppelt da.
position-not-dealt = Die Karten von Platz { $seat } liegen nicht so, wie gegeben wird.
position-pack = Im Talon liegen { $count } Karten; es müssen { $expected } sein.
position-sizes = Platz { $seat } hat { $count } Karten; es müssen { $expected } sein.
position-over = Das Spiel ist aus; eine Stellung gibt es nur vor dem Ende.
position-not-turned = Auf Platz { $seat } liegt eine Karte verdeckt, die umgedreht sein müsste.
position-not-followed = Platz { $seat } hat mit { $card } nicht bedient, hätte es aber gekonnt.
position-matadors = Angegeben sind { $count } Spitzen; die gegebenen Karten ergeben { $expected }.
position-phase = Für diesen Abschnitt ({ $phase }) gibt es keine Stellungszeile.
position-unknown = { $count } Karten sind nicht bekannt.
position-own-hand = Die Handkarten dessen, der an der Reihe ist, stehen nicht in der Stellung.
position-card-unknown = Die Aufzeichnung geht nicht weiter: Eine Karte ist umgedreht, die die Stellung nicht nennt.
position-stock-unknown = Die gedrückten Karten sind nicht bekannt und damit auch nicht das Ergebnis.

## Lösen und analysieren

limit-time = „{ $value }“ ist keine Bedenkzeit: mehr als 0 und höchstens { $high } Sekunden.
limit-nodes = „{ $value }“ ist keine Zahl von Stellungen, die durchsucht werden können: 1 bis { $high }.
limit-memory = „{ $value }“ Megabyte gehen nicht: { $low } bis { $high }.
limit-threads = „{ $value }“ Threads gehen nicht: 1 bis { $high }.
limit-reached = Die Grenze war erreicht, ehe die Stellung gelöst war.
objective-unknown = Um „{ $value }“ lässt sich nicht spielen; möglich: { $known }.
position-doubled = Die Karte { $card } ist doppelt da.
position-unequal = Platz { $seat } hat mehr oder weniger Karten als die anderen.
solve-phase = Lösen lassen sich Ansage und Kartenspiel, nicht { $phase ->
    [bid] das Reizen
    [stock] das Aufnehmen des Skats
    [discard] das Drücken
   *[other] dieser Abschnitt
}.
analyse-phase = Analysieren lassen sich Ansage, Kontra, Re und Kartenspiel, nicht { $phase ->
    [bid] das Reizen
    [stock] das Aufnehmen des Skats
    [discard] das Drücken
   *[other] dieser Abschnitt
}.
analyse-seat = Einen Platz { $seat } gibt es hier nicht; der letzte ist { $last }.
analyse-never-exact = Eine genaue Antwort gibt es hier nicht: Die Plätze kennen verschiedene Karten. Ohne --exact wird geschätzt.
analyse-out-of-reach = { $unknown } Karten sind unbekannt; genau zu rechnen ist bis { $most }.
analyse-too-long = Die Zeit hat für eine genaue Antwort nicht gereicht ({ $unknown } Karten unbekannt).
no-world = So kann kein Blatt aussehen.
chance-phase = Nur im Kartenspiel wird nach dem gesucht, was aufgedeckt werden kann.
chance-private = Jemand hat Karten, die andere nicht sehen; dann entscheidet nicht der Zufall allein.
chance-many = { $count } Karten sind unbekannt; rechnen lässt sich mit { $most }.
chance-matadors = Wer { $card } bekommen hat, ist nicht zu erkennen, also auch nicht die Spitzen.

## Der Server

key-missing = Niemand hat gesagt, wer er ist: Der Schlüssel eines Gastes fehlt.
key-bad = Dieser Schlüssel passt hier nirgends. Vielleicht wurden seine Daten gelöscht.
token-missing = Die Marke eines Platzes fehlt.
token-bad = Diese Marke gilt an diesem Tisch nicht.
token-old = Diese Marke gehört jemandem, der den Platz früher hatte.
token-expired = Diese Marke ist abgelaufen; für den Platz ist eine neue zu haben.
hello-late = Es hat sich niemand rechtzeitig vorgestellt.
invite-bad = Diese Einladung gilt nicht für diesen Tisch.
seat-not-yours = Das ist der Platz eines anderen.
table-unknown = Diesen Tisch gibt es nicht.
table-full = An diesem Tisch sind alle Plätze besetzt.
table-dealer = Der erste Geber muss einer der { $seats } Spieler sein.
table-nobody = Diesen Tisch sähe niemand: nur Computer und keine Zuschauer.
table-deal-open = Ein Spiel lässt sich nur an einem Tisch ohne freie Plätze noch einmal geben.
no-spectators = An diesem Tisch darf niemand zusehen.
spectator = Wer zusieht, kann nicht mitspielen.
record-unknown = Diese Aufzeichnung gibt es nicht.
records-many = Das sind mehr als { $most } Spiele; bitte in Teilen.
not-exact = Hier lässt sich nichts genau sagen.
message-bad = Diese Nachricht ist nicht zu verstehen (bei „{ $where }“).
request-bad = Diese Anfrage hat nicht die Form, die sie haben müsste (bei „{ $where }“).
body-large = Das ist zu groß; höchstens { $most } Bytes werden angenommen.
too-often = Zu viele Anfragen in kurzer Zeit. Gleich noch einmal versuchen.
server-busy = Der Server hat gerade zu viel zu tun. Gleich noch einmal versuchen.
server-storage = Der Server kann gerade nichts speichern; der Schritt gilt nicht. Gleich noch einmal versuchen.
server-closing = Der Server wird neu gestartet. Gleich noch einmal versuchen.
server-fault = Im Server ist etwas schiefgegangen.
worker-slow = Das hat zu lange gedauert und wurde abgebrochen.
worker-died = Das wurde abgebrochen. Noch einmal versuchen.
origin-foreign = Eine Seite eines anderen Servers darf das nicht.
no-such-page = Diese Seite gibt es nicht.
method-wrong = Diese Adresse beantwortet solche Anfragen nicht.
settings-large = Diese Einstellungen sind zu groß: höchstens { $most } Zeichen.
rulesets-many = Mehr als { $most } Regelwerke lassen sich nicht aufheben.
database-url = Das ist keine Adresse einer Datenbank, die hier taugt; bekannt: { $known }.
port-taken = Den Port { $port } benutzt schon ein anderes Programm.
host-unknown = „{ $host }“ ist keine Adresse dieses Rechners.
port-denied = Für den Port { $port } reichen die Rechte nicht.
database-owned = Mit dieser Datenbank arbeitet schon ein anderer Server: { $path }
database-unusable = Diese Datenbank ist nicht zu gebrauchen: { $path } ({ $detail })
log-level = Die Protokollstufe { $value } gibt es nicht. Es gibt: { $known }.

## Die Arena

arena-players = Die Arena braucht mindestens zwei Spieler; genannt: { $count }.
arena-twice = Der Spieler „{ $name }“ ist zweimal genannt; niemand spielt gegen sich selbst.
arena-no-result = Ein Spiel kam zu keinem Ergebnis, das sich zählen lässt.
arena-unreadable = { $path } lässt sich nicht als Vergleich lesen.
arena-other-match = { $path } enthält einen anderen Vergleich oder rechnet das Kartenglück anders heraus (anderes --luck, ältere Fassung); bitte einen anderen Ordner nehmen.
arena-folder = Der Ordner { $path } lässt sich nicht anlegen: { $reason }.
arena-write = { $path } lässt sich nicht schreiben: { $reason }.
arena-joblib = Mehrere Prozesse brauchen das Paket joblib. So kommt es dazu: { $python } -m pip install joblib
arena-dask = Ein Rechnerverbund braucht das Paket distributed. So kommt es dazu: { $python } -m pip install distributed
arena-process = Ein Prozess des Vergleichs wurde von außen beendet; vielleicht reichte der Speicher nicht. Was mit --out festgehalten ist, wird beim nächsten Mal fortgesetzt.
arena-jobs-scheduler = Mit --scheduler bestimmt der Rechnerverbund, wie viele zugleich spielen; --jobs weglassen.
arena-scheduler = Unter { $address } ist kein Dask-Scheduler.
arena-workers = Kein Rechner des Schedulers unter { $address } ist bereit.
arena-lost = Der Scheduler unter { $address } ist weg. Was mit --out festgehalten ist, wird beim nächsten Mal fortgesetzt.
bot-start = Das Programm „{ $command }“ lässt sich nicht starten.
bot-silent = Das Programm „{ $command }“ hat nicht geantwortet.
bot-ended = Das Programm „{ $command }“ hat sich ohne Antwort beendet (Status { $status }).
bot-illegal = Das Programm „{ $command }“ hat „{ $answer }“ geantwortet; das ist nicht erlaubt.

review-needs-deck = Nur Aufzeichnungen mit dem ganzen Blatt können besprochen werden.
review-unfinished = Das Spiel ist nicht beendet; nur beendete Spiele können besprochen werden.
review-faulty = Das Spiel verstößt gegen die Regeln, oder sein Ergebnis stimmt nicht; so kann es nicht besprochen werden.
review-write = Die Besprechung kann nicht nach „{ $path }“ geschrieben werden: { $reason }
review-other = „{ $path }“ enthält etwas anderes als diese Besprechung dieser Dateien.
review-jobs = --jobs braucht --out: Seiten und Schritte werden Spiel für Spiel ausgegeben.
parquet-missing = Für Parquet fehlt ein Paket. So kommt es dazu: pip install 'offiziersskat[parquet]'
stats-unknown = Diese Statistik ist nicht zu sehen.
stats-nothing = Es gibt kein Spiel, das sich auswerten ließe.

## Übungen

exercise-unknown = Eine Übung „{ $id }“ gibt es nicht.
exercise-no-choice = Nach den Regeln „{ $rules }“ ist beim Ansagen nichts zu wählen.
exercise-date = „{ $value }“ ist kein Datum; zum Beispiel 2026-11-30.
exercise-option = { $option } geht nicht zusammen mit { $other }.
exercise-seed = --seed braucht --make.
exercise-no-records = Eigene beendete Spiele gibt es noch nicht ({ $path }). Nenne eine Datei mit Aufzeichnungen, oder spiele erst eines.
exercise-no-hand = { $file } enthält kein Spiel, das sich ansehen lässt.
progress-broken = Der Stand der Übungen ist nicht lesbar ({ $path }); die Datei heißt jetzt { $aside }, und alles beginnt von vorn.
