# Spiel gegen sich selbst: woher die gelernte Bewertung kommt.

train-help = Die gelernte Bewertung durch Spiel gegen sich selbst lehren. Jede Runde wird im Ordner festgehalten: Wer abbricht, macht mit denselben Angaben weiter, als wäre nichts gewesen. Am Ende liegen im Ordner die Gewichte (values.bin) und die Lernkurve als Tabelle (curve.csv) und als Bild (curve.svg). Gleiche Angaben ergeben gleiche Gewichte.
metavar-train-folder = ORDNER
metavar-set = SATZ
option-train-out = Der Ordner für den Lernstand, die Kurve und die Gewichte.
option-rounds = Wie viele Runden; nach jeder werden die Gewichte aller Mitspieler gemittelt und festgehalten.
option-games = Wie viele Farbspiele je Runde; die anderen Sätze bekommen einen Teil davon.
option-train-workers = Wie viele zugleich spielen. Das ändert das Ergebnis, denn jeder spielt eigene Spiele.
option-train-seed = Die Zahl, aus der alle Spiele und die ersten Gewichte entstehen.
option-only = Nur diesen Satz Gewichte lernen; darf mehrmals stehen.
train-progress = Runde { $round } von { $rounds } · { $name } · { $games } Spiele · Überraschung { $surprise } · vor einem Anfänger { $ahead } je Spiel
train-done = Gewichte geschrieben: { $path }
train-picture = Was die gelernte Bewertung einem Anfänger voraus hat
train-across = Spiele gegen sich selbst
train-up = Vorsprung je Spiel in Prozent
