# Der Befehl: seine Hilfe, die Wörter von click darin und was mehrere Unterbefehle sagen.
# Bezeichner mit "click-" sind aus den englischen Texten von click gebildet; siehe cli/words.py.

## Der Befehl

help = Offiziersskat, der Skat zu zweit mit offenen und verdeckten Karten: spielen, Regeln nachlesen, Spiele abrechnen, aufgezeichnete Spiele nachspielen und prüfen.
help-epilog = „offiziersskat BEFEHL --help“ sagt mehr über einen Befehl. Das erste Spiel: offiziersskat play
metavar-options = [OPTIONEN]
metavar-command = BEFEHL [ARGUMENTE]…
option-lang = Sprache von Hilfe und Meldungen; sonst die des Systems.
option-version = Die Version nennen.
version = offiziersskat, Version { $version }

command-play = Im Terminal spielen, gegen den Computer oder zusammen.
command-rules = Regelwerke zeigen, vergleichen und speichern; Namen und Glossar.
command-score = Ein Spiel abrechnen, das mit richtigen Karten gespielt wurde.
command-replay = Aufgezeichnete Spiele Zug für Zug nachspielen.
command-random = Vollständige zufällige Spiele erzeugen.
command-convert = Aufzeichnungen von Text in JSON umwandeln und zurück.
command-verify = Prüfen, dass niemand die Karten ausgesucht hat.

## Was mehrere Befehle gemeinsam haben

metavar-file = DATEI
metavar-number = ZAHL
metavar-rules = REGELN
argument-file = Datei mit den Spielen; „-“ liest die Standardeingabe.
option-json = Je Zeile ein JSON-Objekt statt Text.
option-rules = Regelwerk: ein Name, bei Bedarf mit Feldern: "classic; spitzen=on".
output-failed = Die Ausgabe lässt sich nicht schreiben: { $reason }

## Die Wörter von click

click-usage = Aufruf:
click-options = Optionen
click-positional-arguments = Argumente
click-commands = Befehle
click-error = Fehler: { $message }
click-try-for-help = Hilfe gibt „{ $command } { $option }“.
click-show-this-message-and-exit = Diese Hilfe zeigen.
click-default = Vorgabe: { $default }
click-env-var = Umgebungsvariable: { $var }
click-dynamic = (berechnet)
click-required = nötig
click-missing-command = Es fehlt ein Befehl.
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-parameter = Es fehlt die Angabe
click-missing = Es fehlt: { $param_type }
click-no-such-option = Die Option { $name } gibt es nicht.
click-no-such-command = Den Befehl { $name } gibt es nicht.
click-did-you-mean = Ist { $possibility } gemeint?
click-did-you-mean-one-of = (Ist eines von diesen gemeint: { $possibilities }?)
click-got-unexpected-extra-argument = Ein Argument zu viel: { $args }
click-got-unexpected-extra-arguments = Zu viele Argumente: { $args }
click-takes-values-but-1-was-given = Nötig sind { $nargs } Werte, angegeben ist einer.
click-takes-values-but-were-given = Nötig sind { $nargs } Werte, angegeben sind { $len }.
click-argument-takes-values = Das Argument { $name } braucht { $nargs } Werte.
click-option-does-not-take-a-value = Die Option { $name } hat keinen Wert.
click-option-requires-an-argument = Die Option { $name } braucht einen Wert.
click-option-requires-arguments = Die Option { $name } braucht { $nargs } Werte.
click-choose-from = Möglich sind: { $choices }
click-invalid-value = Ungültiger Wert: { $message }
click-invalid-value-for = Ungültiger Wert für { $param_hint }: { $message }
click-is-not = { $value } ist nicht { $choice }.
click-is-not-one-of = { $value } ist keiner der Werte { $choices }.
click-is-not-a-valid = { $value } passt hier nicht ({ $number_type }).
click-is-not-in-the-range = { $value } liegt nicht im Bereich { $range }.
click-aborted = Abgebrochen.
