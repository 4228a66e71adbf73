# Der Befehl: seine Hilfe, die Wörter von click darin und was mehrere Unterbefehle sagen.
# Bezeichner mit "click-" sind aus dessen englischen Texten gebildet; mehr davon in click.ftl.

## Der Befehl

help = Offiziersskat, der Skat zu zweit mit offenen und verdeckten Karten: spielen, Regeln nachlesen, Spiele abrechnen, aufgezeichnete Spiele nachspielen und prüfen.
help-epilog = „offiziersskat BEFEHL --help“ sagt mehr über einen Befehl. Ohne Befehl öffnet sich der Tisch im Browser; ein Spiel im Terminal: offiziersskat play
metavar-options = [OPTIONEN]
metavar-command = BEFEHL [ARGUMENTE]…
option-lang = Sprache von Hilfe und Meldungen; sonst die des Systems.
option-version = Die Version nennen.
version = offiziersskat, Version { $version }

command-serve = Den Tisch für Browser und Bots anbieten, hier oder im lokalen Netz.
command-play = Im Terminal spielen, gegen den Computer oder zusammen.
command-rules = Regelwerke zeigen, vergleichen und speichern; Namen und Glossar.
command-score = Ein Spiel abrechnen, das mit richtigen Karten gespielt wurde.
command-replay = Aufgezeichnete Spiele Zug für Zug nachspielen.
command-random = Vollständige zufällige Spiele erzeugen.
command-convert = Aufzeichnungen von Text in JSON umwandeln und zurück.
command-verify = Prüfen, dass niemand die Karten ausgesucht hat.
command-solve = Stellungen lösen, in denen jede Karte bekannt ist.
command-analyse = Was zu spielen ist nach dem, was man sieht: Augen, Aussichten, Punkte.
command-review = Was an einem Spiel Glück war und was eigenes Tun.
command-stats = Was Spieler über viele Spiele erreicht haben, mit ihrem Glück und ohne.
command-exercise = Endspiele, Ansagen und die Fehler aus eigenen Spielen üben.
command-arena = Programme gegeneinander spielen lassen und sehen, was das beweist.
command-train = Die gelernte Bewertung von Stellungen durch Spiel gegen sich selbst lehren.

## Was mehrere Befehle gemeinsam haben

metavar-file = DATEI
metavar-number = ZAHL
metavar-rules = REGELN
argument-file = DATEI enthält ein Spiel oder viele, als Text oder als JSON, je Zeile eines; „-“ liest die Standardeingabe.
option-json = Je Zeile ein JSON-Objekt statt Text.
option-rules = Regelwerk: ein Name, bei Bedarf mit Feldern: "classic; spitzen=on".
output-failed = Die Ausgabe lässt sich nicht schreiben: { $reason }

## Die Wörter von click

click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-show-this-message-and-exit = Diese Hilfe zeigen.
