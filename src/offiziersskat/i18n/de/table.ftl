# Der Tisch im Terminal.

## Karten und Spiele

contract-c = Kreuz
contract-s = Pik
contract-h = Herz
contract-d = Karo
contract-g = Grand
contract-n = Null
contract-r = Ramsch
level-hand = Hand
level-schneider = Schneider
level-schwarz = Schwarz
level-ouvert = ouvert
comma = , {""}
and = {" "}und{" "}
jack-of-clubs = Kreuz-Bube

## Neben dem Tisch

panel-undeclared = Noch ist nichts angesagt.
panel-bidding = Es wird gereizt.
panel-declared = { $contract }, angesagt von { $name }
panel-ramsch = Ramsch: wer weniger Augen nimmt, gewinnt
panel-kontra = Kontra: zählt doppelt
panel-re = Kontra und Re: zählt vierfach
panel-bid = Gereizt: { $bid }
panel-bid-short = Gereizt: { $bid }, noch nicht gedeckt
panel-trick = Stich { $number } von { $total }
panel-stock = Skat: { $count } Karten, verdeckt
panel-laid-away = Gedrückt: { $cards } ({ $points })
panel-laid-away-hidden = Gedrückt: { $count } Karten, verdeckt
run-with = mit { $count }
run-without = ohne { $count }
worth-exact = { $run }, Spiel { $level }: Spielwert { $value }
worth-least = { $run } oder mehr, Spiel { $level }: mindestens { $value }
worth-unseen = { $jack } nicht zu sehen: mindestens { $value }
worth-fixed = Spielwert { $value }
last-trick = Letzter Stich: { $cards } – { $name }, { $points ->
    [one] ein Auge
   *[other] { $points } Augen
}
heading-hands = Spiel { $hand } von { $hands }
heading-target = Spiel { $hand }, bis { $target }
heading-standing = Stand: { $standing }
seat-dealer = Geber
seat-partner = Partner
seat-tricks = { $count ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $count } Stiche
}
hand-hidden = { $count } auf der Hand
trick-lead = { $name } spielt aus
trick-none = noch kein Stich

## Was noch fehlt

need-points = { $aim }: noch { $missing ->
    [one] ein Auge
   *[other] { $missing } Augen
}
need-of = { $name } – { $need }
need-reached = { $aim } Augen sind erreicht.
need-fewest = Weniger Augen gewinnen: { $mine } zu { $theirs }
need-no-trick = Kein Stich, dann ist der Null gewonnen.
need-one-trick = Ein Stich für den Ansager, und der Null ist verloren.
need-every-trick = Schwarz angesagt: alle Stiche müssen her.
need-any-trick = Schwarz angesagt: ein einziger Stich genügt.

## Was geschieht

said-declare = { $name } sagt { $contract } an.
said-drawn = Als Trumpf gezogen: { $contract }.
said-kontra = { $name } sagt Kontra!
said-re = { $name } sagt Re!
said-no-kontra = { $name } sagt kein Kontra.
said-no-re = { $name } sagt kein Re.
said-bid = { $name } reizt { $value }.
said-hold = { $name } hält.
said-pass = { $name } passt.
said-take = { $name } nimmt den Skat auf.
said-taken = Im Skat: { $cards }
said-hand = { $name } spielt aus der Hand.
said-laid = { $name } drückt { $count } Karten.
said-laid-cards = Gedrückt: { $cards }
said-opened = { $name } legt die Hand auf: { $cards }
said-played = { $name }: { $card }
said-won = { $name } macht den Stich, { $points ->
    [one] ein Auge
   *[other] { $points } Augen
}.
said-turned = Aufgedeckt: { $cards }
said-turned-at-once = { $played }, aufgedeckt { $cards }
said-resigned = { $name } gibt auf.
said-taken-back = Zurückgenommen. { $name } ist wieder dran.

## Was gefragt wird

ask-play = { $name }, deine Karte
ask-declare = { $name }, dein Spiel
declare-sure = { $letter } ist hier ein Spiel: { $game } ansagen? Enter lässt es. [j/N]
ask-level = Dazu ansagen
ask-bid = { $name }, dein Gebot
ask-hold = { $name }, hältst du { $bid }
ask-stock = { $name }, Skat oder Hand
ask-discard = { $name }, zwei Karten drücken
ask-kontra = { $name }, Kontra
ask-re = { $name }, Re
option-line = { $keys }  { $name } – { $text }
keys-help = ? Tipp · h Hilfe
keys-help-declare = ? Tipp · :h Hilfe
keys-short = h Hilfe
keys-short-declare = :h Hilfe

explain-declare = Welches Spiel? Es gilt für alle Karten, auch die verdeckten.
explain-suit = { $suit } und die vier Buben sind Trumpf
explain-grand = nur die vier Buben sind Trumpf
explain-null = kein Trumpf, und der Ansager darf keinen Stich machen
explain-null-ouvert = Null, und die Handkarten liegen offen
explain-ramsch = kein Ansager, nur Buben Trumpf, wer weniger Augen nimmt, gewinnt
explain-base = Grundwert { $base }
explain-value = zählt { $value }
explain-level-none = nichts weiter
explain-level-schneider = der andere bleibt bei höchstens 30 Augen
explain-level-schwarz = alle Stiche
explain-level-ouvert = alle Stiche, und die Handkarten liegen offen
explain-hand = Aus der Hand zählt das Spiel eine Stufe mehr. Angesagt wird zum Beispiel { $example }: Hand und Schneider.
explain-bid = Wer höher reizt, spielt. Das Spiel muss am Ende so viel wert sein, wie gereizt ist; sonst ist es überreizt und verloren.
explain-bids = Möglich: { $values }
explain-bids-more = Möglich: { $values } … { $last }
explain-forehand = Niemand hat geboten. Für 18 kannst du das Spiel haben.
option-pass = passen
option-pass-text = aus dem Reizen aussteigen
option-hold = halten
option-hold-text = mitgehen bei { $bid }
option-bid = reizen
option-bid-text = den Wert nennen oder seine Nummer in der Liste; ein bloßes + heißt { $next }
option-take = aufnehmen
option-take-text = zwei Karten mehr zur Wahl, dann zwei Handkarten drücken
option-hand = Hand
option-hand-text = ohne den Skat anzusehen, eine Stufe mehr
explain-discard = Zwei Handkarten weglegen. Ihre Augen zählen für dich, ein Stich sind sie nicht.
option-kontra = Kontra
option-kontra-text = du hältst das Spiel für verloren; alles zählt doppelt
option-re = Re
option-re-text = du glaubst, trotzdem zu gewinnen; alles zählt vierfach
option-no = weiter
option-no-text = es bleibt dabei

## Eingaben

word-help = hilfe
word-hint = tipp
word-back = zurück zurueck
word-last = letzter stich
word-sheet = liste stand
word-quit = ende schluss
word-resign = aufgeben
word-save = sichern speichern
word-yes = j ja
word-no = n nein weiter weg passe passen
word-hold = ja halten halte
word-take = aufnehmen nehmen skat
word-hand = hand
word-kontra = kontra
word-re = re

hint-line = Tipp: { $action }. { $reason }
unclear = „{ $text }“ verstehe ich hier nicht. { $hint }
unclear-play = Eine Karte wie { $example } oder ihre Nummer; h zeigt alles.
unclear-declare = Ein Buchstabe oder eine Nummer aus der Liste.
unclear-bid = Ein Wert, + für den nächsten, p für Passen.
unclear-hold = j für Halten, p für Passen.
unclear-stock = 1 oder 2.
unclear-discard = Zwei Karten, zum Beispiel { $example }.
unclear-yes-no = 1 oder 2.
number-empty = Unter der Nummer { $number } liegt keine Karte, die du spielen kannst.
number-no-hand-card = Unter der Nummer { $number } hast du keine Handkarte.
card-not-there = { $card } hast du nicht.
card-not-in-hand = Auf der Hand hast du { $card } nicht.
nothing-last = Noch ist kein Stich gemacht.
save-where = Wohin? Zum Beispiel: save spiel.osk
save-replace = { $path } gibt es schon. Ersetzen? [j/N]
saved-file = Gesichert in { $path }. Weiter geht es mit: { $command }
sheet-title = Punktezettel
sheet-empty = Noch ist kein Spiel zu Ende.
sheet-hand = Nr
sheet-total = Stand
sheet-thrown-in = eingepasst
sheet-replay = { $contract }, 60:60
sheet-game = { $contract } ({ $name })
resign-sure = Wirklich aufgeben? Der Rest geht an die anderen. [j/N]
resign-sure-ramsch = Wirklich aufgeben? Alle übrigen Augen zählen für dich, und der Ramsch ist verloren. [j/N]
resign-sure-null = Wirklich aufgeben? Dann hast du diesen Null verloren. [j/N]

help-title = So geht es:
help-play = Karte: { $example }, oder die Nummer an der Karte
help-hint = ? Tipp mit Begründung
help-back = u nimmt den letzten Zug zurück
help-last = l zeigt den letzten Stich
help-sheet = s zeigt den Punktezettel
help-resign = r gibt dieses Spiel auf
help-save = save DATEI schreibt das Spiel in eine Datei (DATEI.json als JSON)
help-quit = q hört auf; das Spiel bleibt gespeichert
help-enter = Enter zeigt den Tisch noch einmal
help-colon = Beim Ansagen sind H, S und R Spiele; dort ist :h die Hilfe, :s der Punktezettel.
help-codes = Karten: Farbe, dann Wert. C oder K Kreuz, S oder P Pik, H Herz, D Karo; A 10 (T) K D (Q) B (J) 9 8 7.
help-legend = ▒ unter oder neben einer Karte: dort liegt noch eine verdeckte.
help-legend-ascii = # unter oder neben einer Karte: dort liegt noch eine verdeckte.

## Ende eines Spiels und der Partie

outcome-won = Gewonnen mit { $points } – { $game }: { $score }.
outcome-lost = Verloren mit { $points } – { $game }: { $score }.
outcome-won-by = { $name } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $points } – { $game }: { $score }.
outcome-won-plain = Gewonnen – { $game }: { $score }.
outcome-lost-plain = Verloren – { $game }: { $score }.
outcome-won-by-plain = { $name } { $count ->
    [one] gewinnt
   *[other] gewinnen
} – { $game }: { $score }.
outcome-march = Durchmarsch von { $name } – alle Stiche: { $score }.
outcome-tie = 60 zu 60 – { $game }: { $score }.
outcome-replay = 60 zu 60 – das zählt nicht, dieselbe Seite gibt noch einmal.
outcome-thrown-in = Eingepasst – niemand wollte spielen, der Nächste gibt.
outcome-overbid = Überreizt: gereizt { $bid }, das Spiel ist nur { $value } wert.
outcome-missed = Die Ansage ist nicht erreicht.
game-level = Spiel { $level }
game-schneider = Schneider
game-schneider-announced = angesagt
game-schwarz = Schwarz
game-schwarz-announced = angesagt
game-kontra = Kontra
game-re = Re
score-none = kein Punkt
score-of = { $name } { $score }
next-hand = Enter: nächstes Spiel · s: Punktezettel · q: aufhören
match-won = { $name } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie mit { $score }.
match-level = Die Partie endet unentschieden.

## Rundherum

welcome = { $rules }: { $names }
opponent-kind = { $name } ({ $kind })
engine-rules = Computer
engine-greedy = Computer, gierig
engine-random = Computer, zufällig
engine-lookahead = Computer, einen Stich weit
engine-beginner = Computer, Anfänger
engine-casual = Computer, Gelegenheitsspieler
engine-club = Computer, Vereinsspieler
engine-expert = Computer, Experte
engine-master = Computer, Meister
engine-net = Computer, gelernte Bewertung
engine-pimc = Computer, Stichprobe
engine-mcts = Computer, Baumsuche
resume-ask = Ein Spiel gegen { $names } wartet ({ $about }): weiterspielen? [J/n]
resume-instead = Ein Spiel gegen { $names } wartet ({ $about }): stattdessen dort weiterspielen? [j/N]
resume-list = Diese Spiele warten:
resume-which = Welches? Eine Zahl, oder n für ein neues Spiel [1]:
resume-which-new = Welches? Eine Zahl, oder Enter für das neue Spiel:
resume-unclear = Eine Zahl von 1 bis { $most }, n für ein neues Spiel, q zum Aufhören.
resumed = Weiter geht es, { $rules }: { $names }
resume-auto = Ein Spiel wartet ({ $names }); mit --continue geht es dort weiter. Hier beginnt ein neues.
resume-none = Es wartet kein Spiel. Ein neues beginnt.
resume-in-use = Das wartende Spiel ist in einem anderen Fenster offen. Ein neues beginnt.
resume-broken = Ein wartendes Spiel ist nicht zu lesen und bleibt liegen: { $reason }
pass-screen = Bitte den Bildschirm an { $name } geben. Enter, wenn nur noch { $name } schaut.
quit-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
quit-nothing = Bis bald.
nothing-kept = Gespielt werden kann trotzdem, aber nichts davon bleibt erhalten.
engine-cut = { $name } hat die Bedenkzeit ausgeschöpft und auf einem schnelleren Rechner vielleicht anders gespielt.
engine-thinks = { $name } denkt nach …
search-uncompiled = Die Suche ist hier nicht kompiliert: Ab Vereinsspieler denkt der Computer nur ein Zehntel so viel.
screen-narrow = Dieses Fenster ist zu schmal für den Tisch, der { $least } Spalten braucht: Bis dahin brechen seine Reihen um.
input-ended = Keine Eingabe mehr. Das Spiel ist gespeichert. Weiter geht es mit: { $command }
record-over = Das letzte Spiel dieser Datei ist zu Ende; es geht mit dem nächsten weiter.

## Die erste Minute

note-piles = Unter jeder Karte mit ▒ liegt noch eine verdeckte. Auch ihr Besitzer kennt sie nicht.
note-piles-ascii = Unter jeder Karte mit # liegt noch eine verdeckte. Auch ihr Besitzer kennt sie nicht.
note-declare = Du siehst erst einen Teil der Karten. Viele von einer Farbe, dazu Buben: das ist ein gutes Spiel.
note-hand = Deine Handkarten siehst nur du.
note-sixteen = Alle Karten sind verteilt: was du nicht siehst, hat der andere.
note-follow = Wer kann, bedient: die ausgespielte Farbe, oder Trumpf auf Trumpf. Die Karten mit Nummer darfst du spielen.
note-aim = Zusammen sind es 120 Augen, mit 61 ist gewonnen. Ass 11, Zehn 10, König 4, Dame 3, Bube 2.
note-turned = Was frei wird, wird nach dem Stich aufgedeckt und spielt ab dann mit.
note-turned-at-once = Was frei wird, wird sofort aufgedeckt, spielt aber erst im nächsten Stich mit.
note-bar = Der Balken: links deine Augen, rechts die anderen. Ab 31 bist du aus dem Schneider, ab 61 gewinnst du.
note-hint = Mit ? gibt es einen Tipp mit Begründung, mit u einen Zug zurück.
