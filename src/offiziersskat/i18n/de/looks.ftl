# Was jemand am Tisch mag: Blatt, Farben, Sprache, Klänge. Wird geholt, wenn jemand danach sieht.

look-deck = Blatt
look-deck-french = Französisch
look-deck-four = Vier Farben
look-deck-tournament = Turnier
look-deck-german = Deutsch
look-theme = Farben
look-theme-auto = wie das Gerät
look-theme-light = hell
look-theme-dark = dunkel
look-language = Sprache
look-sounds = Geräusche
look-motion = Karten bewegen sich
look-keys = Tasten: H wählt Herz als Spiel, HT spielt die Herz-Zehn, ? gibt einen Tipp
look-notes = Erklärungen beim ersten Mal
