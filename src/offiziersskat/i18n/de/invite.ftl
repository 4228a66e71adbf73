# Die Einladung an einen Tisch, von beiden Seiten, und Links zum Weitergeben.

invite-title = Einladen
invite-text = Schick diesen Link oder lass den Code scannen. Wer ihn öffnet, bekommt den freien Platz.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert.
invite-select = Der Link ist markiert; kopiere ihn mit den Tasten deines Geräts.
invite-share = Teilen …
invite-share-text = Eine Runde Offiziersskat?
invite-code = Code mit dem Link zu diesem Tisch
invite-local = Der Link führt zu { $host }. Für jemanden an einem anderen Gerät muss es eine Adresse sein, die dieses Gerät in eurem Netz hat.
invite-waiting = Es geht los, sobald sich jemand hinsetzt.
join-title = Du bist eingeladen
join-text = Du spielst mit { $names }: { $rules }.
join-text-nobody = Ein Tisch wartet auf dich: { $rules }.
join-sit = Hinsetzen
join-watch = Nur zusehen
join-new = Neu hier? Das erste Spiel erklärt sich selbst.
join-full = Dieser Tisch ist voll.
join-broken = Diesem Link fehlt die Einladung. Lass ihn dir noch einmal ganz schicken.
join-gone = Diesen Tisch gibt es nicht mehr.
