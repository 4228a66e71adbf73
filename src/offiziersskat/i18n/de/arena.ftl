# Die Arena: Programme gegeneinander.

arena-help = Programme gegeneinander spielen lassen: jede Kartenverteilung zweimal, mit vertauschten Plätzen. Spieler: { $players }; mit „-quick“ in der Form für lange Vergleiche; club, expert und master mit „-points“ oder „-wins“ am Ende auf Augen oder auf Gewinn statt auf Punkte; oder bot:BEFEHL für ein eigenes Programm (docs/bots.md). „oracle“ sieht alle Karten und zeigt, was zu holen ist. Mehr als zwei spielen jeder gegen jeden.
metavar-contestants = SPIELER SPIELER…
metavar-folder = ORDNER
option-pairs = Wie viele Kartenverteilungen, jede zweimal gespielt.
option-arena-seed = Die Zahl, aus der alle Kartenverteilungen entstehen.
option-jobs = Wie viele Prozesse zugleich spielen; ohne Angabe einer.
option-out = Die Paare in diesem Ordner festhalten und mit dem weitermachen, was dort liegt.
option-luck = Kartenglück bis zu so vielen unbekannten Karten genau berechnen, 0 bis 6; bei 0 bleibt es drin.
option-until-clear = Aufhören, sobald die Spielpunkte ohne das Kartenglück keinen Zweifel lassen, nach einem Intervall, das jederzeit angesehen werden darf.
arena-progress = { $done } von { $pairs } Paaren
arena-title = { $first } gegen { $second } · { $rules } · { $pairs } Paare · Startzahl { $seed }
arena-score = Spielpunkte je Spiel
arena-points = Augen je Spiel
arena-wins = Gewonnene Spiele
arena-ladder = Wertungen (Bradley–Terry, Mittel 0) und die Spielpunkte je Spiel jedes gegen jeden
metavar-address = URL
option-scheduler = Auf den Rechnern dieses Dask-Schedulers spielen, tcp://host:8786.
arena-left = noch { $time }
arena-played = wie gespielt
arena-adjusted = ohne Kartenglück
arena-settled = Von höchstens { $pairs } Paaren waren nicht mehr nötig: Es steht fest, wer mehr schreibt.
arena-not-settled = Nach { $pairs } Paaren steht noch nicht fest, wer mehr schreibt.
arena-kept = { $first } gegen { $second } ist nach { $done } von { $pairs } Paaren abgebrochen; derselbe Befehl macht dort weiter.
arena-not-kept = { $first } gegen { $second } ist nach { $done } von { $pairs } Paaren abgebrochen; nichts ist festgehalten. Mit --out ORDNER ließe sich weitermachen.
