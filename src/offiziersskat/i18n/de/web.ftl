# Der Tisch im Browser und die Seiten drumherum.

## Karten

table-card = { $suit }-{ $rank }
table-card-german = { $suit }-{ $rank }
table-suit-c = Kreuz
table-suit-s = Pik
table-suit-h = Herz
table-suit-d = Karo
table-rank-a = Ass
table-rank-t = Zehn
table-rank-k = König
table-rank-q = Dame
table-rank-j = Bube
table-rank-9 = Neun
table-rank-8 = Acht
table-rank-7 = Sieben
table-german-c = Eichel
table-german-s = Grün
table-german-h = Herz
table-german-d = Schellen
table-rank-german-a = Daus
table-rank-german-t = Zehn
table-rank-german-k = König
table-rank-german-q = Ober
table-rank-german-j = Unter
table-rank-german-9 = Neun
table-rank-german-8 = Acht
table-rank-german-7 = Sieben
table-german-explain-suit = { $suit } und die vier Unter sind Trumpf
table-german-explain-grand = nur die vier Unter sind Trumpf
table-german-explain-ramsch = kein Ansager, nur Unter Trumpf, wer weniger Augen nimmt, gewinnt
table-card-not-now = { $card }, jetzt nicht spielbar
table-face-down = verdeckte Karte
table-covers = , darunter eine verdeckte Karte

## Plätze

table-board = Kartentisch
table-trick = Stich
table-seat = Platz { $number }
table-nameless = Unbekannt
table-own-cards = Deine Karten
table-cards-of = Karten von { $name }

## Fehler

table-error-unknown = Das ging nicht ({ $code }).
table-error-status = Der Server hat abgelehnt ({ $status }).
table-offline = Gerade keine Verbindung.
table-no-answer = Der Server antwortet nicht.
table-refused = Zu diesem Tisch hast du keinen Zugang.
table-page-lost = Diese Seite ließ sich nicht laden.
table-no-page = Hier ist nichts.
table-to-start = Zur Startseite

## Am Tisch

table-game = Offiziersskat
table-connecting = Der Tisch wird gedeckt …
table-lost = Verbindung unterbrochen, es geht gleich weiter …
table-tools = Werkzeuge
table-close = Schließen
table-yes = Ja
table-no = Nein
table-take-back = Zurück
table-hint = Tipp
table-thinking = Wird überlegt …
table-engine-cut = { $name } hat die Bedenkzeit ausgeschöpft.
table-search-uncompiled = Die Suche ist hier nicht kompiliert: Ab Vereinsspieler denkt der Computer nur ein Zehntel so viel.
table-last = Letzter Stich
table-last-short = Stich
table-stock-known = Im Skat: { $cards }
table-more = Mehr
table-log = Verlauf
table-story = Was geschieht
table-beside = Neben dem Tisch
table-gone = Gefallene Karten
table-gone-count = Trümpfe: noch { $count }
table-hand = Dieses Spiel
table-say = Sprüche
table-settings = Einstellungen
table-resign = Aufgeben
table-engine = Computer
table-away = nicht da
table-empty-seat = noch frei
table-to-act = ist dran
table-turn-of = { $name } ist dran.
table-you-lead = Du spielst aus.
table-race = Augen: { $me } { $mine }, { $them } { $theirs }, noch im Spiel { $left }
table-kontra-short = Kontra ×2
table-re-short = Re ×4

## Warum nicht

table-trump = Trumpf
table-must-follow = { $what } bedienen: ausgespielt ist { $card }.
table-not-your-turn = { $name } ist dran.
table-not-now = Das geht gerade nicht.
table-not-yet-play = Erst wählst du, dann wird gespielt.
table-lay-from-hand = Gedrückt werden Handkarten.

## Was gefragt wird

table-ask-declare = Welches Spiel?
table-ask-bid = Reizen
table-ask-stock = Skat oder Hand?
table-ask-discard = Drücken
table-ask-kontra = Kontra?
table-ask-re = Re?
table-declare-do = { $contract } ansagen
table-declare-trumps = { $count ->
    [one] einer davon liegt bei dir offen
   *[other] { $count } davon siehst du bei dir
}
table-aim-points = Gewonnen ab { $points } Augen.
table-aim-every = Gewonnen nur mit allen Stichen.
table-aim-none = Gewonnen ohne einen einzigen Stich.
table-declare-score = Gewonnen { $won }, verloren { $lost }.
table-declare-least = Gewonnen mindestens { $won }, verloren mindestens { $lost }.
table-declare-as-it-is = So stünde es bei { $lost }.
table-full-stop = .
table-declare-short = Das reicht noch nicht für die gereizten { $bid }.
table-answer-scores = { $name }: gewonnen { $won }, verloren { $lost }
table-answer-least = { $name }: gewonnen mindestens { $won }, verloren mindestens { $lost }
table-bid-do = { $bid } reizen
table-bid-hold = { $bid } halten
table-bid-value = Anderer Reizwert
table-bid-needs = Für { $bid } braucht es mindestens:
table-bid-level = { $name } Spiel { $level }
table-pass = Passen
table-lay-pick = { $count ->
    [one] Noch eine Handkarte wählen
   *[other] Zwei Handkarten wählen
}
table-lay-away = { $cards } drücken ({ $points ->
    [one] 1 Auge
   *[other] { $points } Augen
})

## Mischen und Abheben

table-cut-title = Abheben
table-cut-text = Der Stapel ist gemischt. Wo hebst du ab?
table-cut-place = Wie viele Karten abgehoben werden
table-cut-do = { $count ->
    [one] 1 Karte abheben
   *[other] { $count } Karten abheben
}
table-cut-not = Nicht abheben
table-cut-waits = { $name } hebt ab.
table-shuffling = Es wird gemischt.
table-shuffle-waits = Zum Mischen fehlt noch der Beitrag von { $names }.
table-commitment = Zusage des Mischens: { $commit } …
table-waiting-players = Es fehlen noch Mitspieler.
table-proof-proved = Geprüft: Das Mischen war so, wie es zugesagt war.
table-proof-wrong-deck = Achtung: Die Karten passen nicht zum offengelegten Mischen.
table-proof-commitment = Achtung: Das Mischen ist nicht das zugesagte.
table-proof-hex = Das offengelegte Mischen ist nicht lesbar.
table-proof-cut = Das offengelegte Abheben kann nicht stimmen.

## Nach dem Spiel

table-next-hand = Nächstes Spiel
table-rematch = Noch eine Partie
table-replay = Nachspielen
table-download = Aufzeichnung
table-waiting-for = Es fehlt noch: { $names }
table-ready-others = { $count ->
    [one] { $names } ist bereit fürs nächste Spiel.
   *[other] { $names } sind bereit fürs nächste Spiel.
}
table-ended-resigned = { $name } hat aufgegeben.
table-ended-time = Die Zeit von { $name } ist abgelaufen.
table-ended-absent = { $name } war zu lange fort.

## Angebote

table-offer-rematch = Noch eine Partie anbieten
table-offer-new-deal = Neu geben
table-offer-same-deal = Dasselbe Blatt von vorn
table-offer-open = Dein Angebot steht.
table-asked-take-back = { $name } möchte den letzten Zug zurücknehmen.
table-asked-rematch = { $name } möchte noch eine Partie.
table-asked-new-deal = { $name } möchte neu geben.
table-asked-same-deal = { $name } möchte dasselbe Blatt von vorn spielen.
table-claimable = { $name } ist schon länger fort.
table-claim = Das Spiel nehmen
table-hand-over = Gerät weitergeben
table-hand-to = Bitte das Gerät an { $name } geben.
table-hand-ready = { $name } schaut allein

## Sprüche

table-phrase-hello = Hallo
table-phrase-good-luck = Gut Blatt
table-phrase-thanks = Danke
table-phrase-well-played = Schön gespielt
table-phrase-lucky = Glück gehabt
table-phrase-oops = Hoppla
table-phrase-one-moment = Moment bitte
table-phrase-back-again = Wieder da
table-phrase-good-game = Gutes Spiel
table-phrase-goodbye = Tschüss

## Verlauf

table-story-down = { $name } bekommt { $count } verdeckte Karten.
table-story-up = { $name }, offen darauf: { $cards }
table-story-open = { $name }, offen: { $cards }
table-story-hand = { $name }, auf die Hand: { $cards }
table-story-hidden = { $name } bekommt { $count } Karten auf die Hand.
table-story-stock = In den Skat: { $count } Karten.
table-story-turned = Aufgedeckt bei { $name }, Platz { $place }: { $card }
