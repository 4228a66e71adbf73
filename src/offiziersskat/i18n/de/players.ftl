# Warum der Spieler „rules“ etwas rät. Karten stehen als ♥10; A K D B wie im deutschen Blatt.

rank-a = A
rank-t = 10
rank-k = K
rank-q = D
rank-j = B
rank-nine = 9
rank-eight = 8
rank-seven = 7

suit-c = Kreuz
suit-s = Pik
suit-h = Herz
suit-d = Karo

contract-c = Kreuz
contract-s = Pik
contract-h = Herz
contract-d = Karo
contract-g = Grand
contract-n = Null
contract-r = Ramsch

only-legal = Etwas anderes ist nicht erlaubt.

## Ansage

longest-suit = { $suit } ist die längste Farbe: { $count ->
    [one] ein Trumpf liegt
   *[other] { $count } Trümpfe liegen
} offen oder auf der Hand.
strongest-suit = { $suit } ist die stärkste Farbe: Die eigenen Karten darin zählen { $points } Augen.
hurts-opponent = Das trifft den Gegner: { $count ->
    [0] Er zeigt dort keinen einzigen Trumpf.
    [one] Er zeigt dort nur einen Trumpf.
   *[other] Er zeigt dort nur { $count } Trümpfe, in keiner Farbe weniger.
}
many-jacks = { $count } Buben und damit mehr als der Gegner: Das spricht für Grand.
aces = { $count } Asse: Im Grand sticht sie kaum einer.
low-cards = { $count } von { $total } Karten sind Luschen, also 7, 8 oder 9: Damit nimmt man wenig.
no-game = Kein anderes Spiel verspricht mehr: In { $contract } wären etwa { $points } Augen zu erwarten.
cheapest = Gewonnen ist das noch nicht, und { $contract } kostet am wenigsten, wenn es verloren geht.
expects = Zu erwarten sind etwa { $points } Augen.

## Reizen, Skat, Drücken

worth-bid = { $contract } ist mindestens { $value } wert; { $bid } sind also gedeckt.
too-high = { $contract } ist nur { $value } sicher wert; mit { $bid } wäre leicht überreizt.
too-weak = Zu schwach: Selbst in { $contract } sind ohne den Skat nur etwa { $points } Augen zu erwarten.
stock-helps = Der Skat bringt zwei Karten zur Wahl; ohne ihn wären in { $contract } etwa { $points } Augen zu erwarten.
strong-hand = Stark genug aus der Hand: In { $contract } sind etwa { $points } Augen zu erwarten.
null-odds = Der Null gelingt etwa { $points }-mal von hundert.
lays-points = Gedrückt sind { $points } Augen sicher.
lays-ten = Die { $card } könnte im Spiel verloren gehen; gedrückt ist sie sicher.
makes-void = Danach ist { $suit } blank und kann gestochen werden.
keeps-trumps = Für { $contract } { $count ->
    [one] bleibt ein Trumpf.
   *[other] bleiben { $count } Trümpfe.
}

## Kontra und Re

more-trumps = { $mine ->
    [one] Ein Trumpf
   *[other] { $mine } Trümpfe
}, und beim Gegner { $theirs ->
    [0] liegt keiner
    [one] liegt nur einer
   *[other] liegen nur { $theirs }
} offen.
more-high = { $mine ->
    [one] Ein Ass oder eine Zehn
   *[other] { $mine } Asse und Zehnen
} gegen { $theirs }.
fewer-trumps = { $mine ->
    [0] Kein Trumpf
    [one] Nur ein Trumpf
   *[other] Nur { $mine } Trümpfe
} gegen { $theirs }, die der Gegner zeigt.
declarer-expects = Der Ansager kann etwa { $points } Augen erwarten.

## Zählen

reaches-mark = Mit diesem Stich sind { $points } Augen erreicht.
stops-mark = Der Gegner darf diesen Stich nicht haben: Er käme auf { $points }.
needs = Dieser Stich bringt { $points } Augen; { $need } fehlen bis { $goal }.
limit-loss = 61 sind nicht mehr zu erreichen; gegen den Schneider fehlen noch { $points ->
    [one] ein Auge
   *[other] { $points } Augen
}.
for-schneider = Gewonnen ist; zum Schneider fehlen noch { $points ->
    [one] ein Auge
   *[other] { $points } Augen
}.
counted-out = Zu Ende gezählt: Das ergibt mindestens { $points } Augen.
counted-low = Zu Ende gezählt: Es werden höchstens { $points } Augen.

## Ausspielen

draw-trumps = Trumpf ziehen: Der Gegner hat noch { $count ->
    [one] einen Trumpf
   *[other] { $count } Trümpfe
} offen.
sure-trick = { $card } kann jetzt keiner nehmen.
ten-safe = { $card } ist sicher: Keine Karte kann sie jetzt nehmen.
hunt-ten = Jagd auf die Zehn: { $card } muss fallen.
force-trump = Der Gegner hat kein { $suit }: Er muss stechen oder abwerfen.
cheap-lead = { $card } kostet nichts.

## Zugeben

catch-ten = { $card } wird gefangen.
throw-points = Der Stich ist sicher, also mit { $card } heim.
smear = Der Stich gehört dem Partner: { $card } schmieren.
trump-in = Stechen: { $points ->
    [one] ein Auge liegt
   *[other] { $points } Augen liegen
} darin.
win-cheaply = { $card } reicht schon für den Stich.
cheap-loss = Der Stich ist nicht zu holen; { $points ->
    [0] diese Karte kostet nichts.
   *[other] billiger als { $points } geht es nicht.
}
duck = { $points ->
    [0] Der Stich ist leer: laufen lassen.
    [one] Der Stich ist nur ein Auge wert: laufen lassen.
   *[other] Der Stich ist nur { $points } Augen wert: laufen lassen.
}

## Behalten und aufdecken

protect-ten = { $card } bleibt zurück: { $by } würde sie nehmen.
keep-top-jack = { $card } bleibt für einen besseren Stich.
spend-jack = { $points } Augen sind { $card } wert.
turned-mine = { $card } ist eben aufgedeckt worden.
turned-foe = Die eben aufgedeckte { $card } kommt an { $over } nicht heran.
uncovers = Unter { $card } liegt noch eine Karte.

## Ramsch und Null

stays-under = { $card } liegt darüber: Der Stich geht an den Gegner.
must-take = { $card } muss der Gegner nehmen.
gives-points = { $card } wandert zum Gegner.
takes-cheaply = Der Stich ist nicht zu vermeiden; { $points ->
    [0] diese Karte legt nichts dazu.
   *[other] weniger als { $points } Augen kommen nicht dazu.
}
throws-danger = { $card } wird man hier gefahrlos los.

## Sonst

answer-wins = Selbst gegen die beste sichtbare Antwort { $points ->
    [0] kostet der Stich nichts.
    [one] bringt der Stich ein Auge.
   *[other] bringt der Stich { $points } Augen.
}
answer-costs = Nach allem, was zu sehen ist, kostet der Stich höchstens { $points ->
    [one] ein Auge.
   *[other] { $points } Augen.
}
worst-case = { $points ->
    [0] Hier gibt es nichts zu nehmen.
    [one] Schlimmstenfalls bringt der Stich ein Auge.
   *[other] Schlimmstenfalls bringt der Stich { $points } Augen.
}
keeps-below = Unter { $card } { $count ->
    [0] bleibt keine eigene Karte der Farbe.
    [one] bleibt noch eine eigene Karte der Farbe.
   *[other] bleiben noch { $count } eigene Karten der Farbe.
}

## Erwartung vor dem Spiel

expected-games = Zu erwarten auf dem Zettel: { $games }.
expected-choice = Zu erwarten auf dem Zettel: { $score }, sonst { $other }.
expected-points = Das nimmt sich wenig; so sind mehr Augen zu erwarten.
