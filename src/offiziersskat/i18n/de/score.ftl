# Abrechnung, und Ergebnisse in Worten.

## Der Befehl

help = Ein Spiel abrechnen, das mit richtigen Karten gespielt wurde. Was fehlt, wird im Terminal gefragt.
metavar-contract = SPIEL
metavar-seat = PLATZ
option-contract = Was angesagt wurde: C S H D G N R mit Ansagen wie in Aufzeichnungen (CHS) oder in Worten: "Kreuz Hand Schneider".
option-declarer = Wer das Spiel hatte, wenn gereizt wurde: Vorhand (0) oder Geber (1).
option-bid = Bis wohin gereizt wurde.
option-points = Augen der Partei des Ansagers mit dem Gedrückten; im Ramsch die von Vorhand.
option-tricks = Stiche der Partei des Ansagers (im Ramsch die von Vorhand); nur nötig, wo die Augen nicht genügen.
option-with = Mit so vielen Spitzen.
option-without = Ohne so viele Spitzen.
option-kontra = Kontra wurde gesagt.
option-re = Kontra und Re wurden gesagt.

ask-contract = Was wurde angesagt ({ $contracts })?
ask-declarer = Wer hatte das Spiel: Vorhand (0) oder Geber (1)?
ask-bid = Gereizt bis?
ask-points = Augen { $whose ->
    [forehand] von Vorhand
   *[declarer] des Ansagers
}?
ask-tricks = Stiche { $whose ->
    [forehand] von Vorhand
   *[declarer] des Ansagers
} (von { $most })?
ask-matadors = Mit oder ohne wie viele Spitzen („mit 2“, „ohne 1“)?
ask-kontra = Kontra oder Re (kontra, re; Eingabetaste für keines)?

## Wie der Spielwert zustande kommt

said-hand = Hand
said-schneider = Schneider angesagt
said-schwarz = Schwarz angesagt
said-ouvert = ouvert
with = mit { $n }
without = ohne { $n }
level-game = Spiel { $n }
level-hand = Hand { $n }
level-schneider = Schneider { $n }
level-schneider-announced = angesagt { $n }
level-schwarz = Schwarz { $n }
level-schwarz-announced = angesagt { $n }
level-ouvert = ouvert { $n }
levels = { $steps } × { $base } = { $value }
null-value = Null: fester Wert { $value }
overbid = Überreizt: Gereizt war bis { $bid }, das Spiel zählt { $value }; berechnet werden { $charged }.
matadors-unknown = Ohne die Spitzen lässt sich das Spiel nicht abrechnen.

## Wer gewonnen hat

game-won = Gewonnen mit { $mine } zu { $theirs }
game-lost = Verloren mit { $mine } zu { $theirs }
suffix-schneider = , Schneider
suffix-schwarz = , Schwarz
null-won = Null gewonnen
null-lost = Null verloren
missed = Die Ansage wurde nicht erreicht.
split = 60:60, jeder bekommt einen Punkt.
replay = 60:60, niemand schreibt etwas an; derselbe Geber gibt noch einmal.
resigned = Das Spiel wurde aufgegeben.
thrown-in = Eingepasst: Niemand schreibt etwas an.
product = { $kontra ->
    [kontra] Kontra: { $product } = { $amount }
    [re] Kontra und Re: { $product } = { $amount }
   *[none] { $product } = { $amount }
}
each = Die Sieger schreiben je { $amount } an{ $grand ->
    [yes] , verdoppelt im Grand
   *[no] { "" }
}{ $kontra ->
    [kontra] , verdoppelt durch Kontra
    [re] , vervierfacht durch Kontra und Re
   *[none] { "" }
}.
ramsch-points = Ramsch, { $mine } zu { $theirs }
ramsch-even = Beide haben gleich viele Augen.
ramsch-winner = Weniger Augen: { $name }
durchmarsch = Durchmarsch: alle Stiche
entry = { $name }: { $score }
sheet = Angeschrieben – { $entries }
