# Was auf jeder Seite steht, die Startseite, und wie Regelwerke und Computer heißen.

## Auf jeder Seite

shell-menu = Menü
shell-language = Sprache
shell-theme = Farben: { $theme }
shell-home = Startseite
page-loading = Einen Moment …
rules-title = Regeln
games-title = Deine Spiele
watch-title = Zusehen
me-title = Du
me-theme-auto = wie das Gerät
me-theme-light = hell
me-theme-dark = dunkel
page-again = Noch einmal versuchen

## Start

start-tagline = Skat zu zweit. Die eine Hälfte der Karten liegt offen, die andere verdeckt darunter, und auch du weißt nicht, was da liegt.
start-play = Spielen
start-play-as = { $rules } · Gegner: { $opponent }
start-play-friend = Mit Freunden spielen
start-play-friend-text = Link schicken oder Code scannen lassen. Ohne Konto.
start-learn = Lernen
start-learn-text = Zwölf kurze Schritte an echten Karten. Fünf Minuten.
exercises-title = Übungen
start-change = Regeln und Gegner ändern
start-your-name = Wie dürfen wir dich nennen?
start-your-name-hint = Freiwillig. Die anderen am Tisch sehen den Namen.
start-name-default = Gast
start-running = Hier geht es weiter
start-your-turn = Du bist dran
start-their-turn = Der andere ist dran
start-waiting = Wartet auf einen Mitspieler
start-hand = Spiel { $number }
start-against = gegen { $names }
start-all-games = Alle deine Spiele
start-watch = Anderen zusehen
start-rules = Regeln zum Lesen
start-games = Deine Spiele
start-import = Aufzeichnung öffnen
start-verify = Mischen nachprüfen
start-opening = Es wird gemischt …

## Namen

preset-classic = Klassisch
preset-simple = Einfach
preset-japanese = Japanisch
preset-half-open = Halb offen
preset-auction = Mit Reizen
preset-sixteen = Sechzehn auf der Hand
preset-double = Doppelskat zu viert

chooser-kind-engine = Computer ({ $level })
level-random = Legt irgendwas
level-greedy = Nimmt alles
level-rules = Regelbuch
level-beginner = Anfänger
# Mit einem weichen Trennstrich, denn neben dem Tisch ist es schmal.
level-casual = Gelegenheits­spieler
level-club = Vereinsspieler
level-expert = Experte
level-master = Meister
level-other = Computer „{ $name }“
