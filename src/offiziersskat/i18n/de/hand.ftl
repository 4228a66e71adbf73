# Was sich mit einem Spiel anfangen lässt, außer es zu spielen: geholt, wenn es jemand will.

hand-save = Speichern
hand-save-text = Die Stellung, soweit du sie kennst; was verdeckt ist, steht nicht darin.
hand-save-whole = Das ganze Spiel, wie es gespielt wurde.
hand-save-later = Gerade wird etwas gesagt. Speichern lässt sich das Spiel, wenn anzusagen ist, oder sobald Karten gespielt werden.
hand-save-osk = Als Text (.osk)
hand-save-json = Als JSON
hand-engine = Den Computer für dich spielen lassen
hand-engine-text = Er spielt deine Karten bis zum Ende dieses Spiels, so stark wie dein Gegner ({ $level }). Jede Karte wird wie ein Tipp vermerkt. Du kannst jederzeit wieder übernehmen und Karten zurücknehmen.
hand-engine-go = Spielen lassen
hand-engine-plays = Der Computer spielt für dich.
hand-engine-stop = Ich spiele weiter
hand-again-engine = Der Computer an meiner Stelle
hand-drop-sure = Das laufende Spiel wird dann abgebrochen und nicht gewertet.
hand-resign = Alle restlichen Karten und Stiche gehen dann an die andere Seite.
hand-resign-ramsch = Alle übrigen Augen zählen dann für dich, und der Ramsch ist verloren.
hand-resign-null = Du hast diesen Null dann verloren.
hand-resign-do = Dieses Spiel aufgeben
hand-gone-none = Noch ist keine Karte gefallen.
hand-gone-pale = Blasse Karten sind gefallen, die anderen noch im Spiel.
hand-gone-trumps = Trümpfe, { $count } noch im Spiel
hand-gone-plain = Andere Karten
hand-gone-card = { $card }, gefallen
