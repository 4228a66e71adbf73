# Die Unterbefehle: ihre Hilfe, ihre Optionen und was sie sagen.

metavar-name = NAME

## rules

rules-help = Regelwerke lesen, vergleichen und speichern. Ohne Unterbefehl werden sie aufgezählt.
rules-list-help = Die Regelwerke aufzählen, die eigenen eingeschlossen.
rules-show-help = Ein Regelwerk zum Nachlesen zeigen, mit Quellen. REGELN ist ein Name, bei Bedarf mit Feldern: "classic; spitzen=on".
rules-compare-help = Zeigen, worin sich zwei Regelwerke unterscheiden.
rules-names-help = Die Namen des Spiels und ihre Herkunft; ein Glossar deutsch, englisch, japanisch.
rules-save-help = Ein eigenes Regelwerk unter einem Namen speichern: rules save stammtisch "classic; spitzen=on".
rules-remove-help = Ein gespeichertes Regelwerk entfernen.
rules-list-hint = „offiziersskat rules show NAME“ zeigt ein Regelwerk zum Nachlesen; Felder lassen sich ändern: "classic; spitzen=on".
rules-saved = Gespeichert als „{ $name }“: { $rules }
rules-removed = Entfernt: „{ $name }“
