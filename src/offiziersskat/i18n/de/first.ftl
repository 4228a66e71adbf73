# Die erste Minute am Tisch: jede Notiz einmal, jede lässt sich wegklicken.

first-title = Gut zu wissen
first-close = Verstanden
first-off = Keine Notizen mehr
first-piles = Unter jeder offenen Karte liegt noch eine verdeckte. Niemand kennt sie, auch du nicht.
first-hand = Deine Handkarten siehst nur du.
first-sixteen = Alle Karten sind verteilt: Was du nicht siehst, hat der andere.
first-declare = Du siehst erst einen Teil der Karten. Viele von einer Farbe, dazu Buben: Das ist ein guter Trumpf.
first-declare-german = Du siehst erst einen Teil der Karten. Viele von einer Farbe, dazu Unter: Das ist ein guter Trumpf.
first-bid = Beim Reizen sagst du, wie viel du dir zutraust: Wer höher reizt, spielt und muss dann ein Spiel von diesem Wert gewinnen.
first-kontra = Glaubst du, der andere verliert? Dann sag Kontra, und alles zählt doppelt.
first-lead = Du spielst aus: Jede angehobene Karte ist erlaubt.
first-follow = Wer kann, bedient: die ausgespielte Farbe, oder Trumpf auf Trumpf. Die angehobenen Karten darfst du spielen.
first-follow-null = Wer kann, bedient die ausgespielte Farbe. Trumpf gibt es im Null nicht.
first-forced = Nur eine Karte ist angehoben: Sie allein bedient.
first-free = Bedienen kannst du nicht. Stich mit Trumpf, oder wirf etwas ab.
first-jack = Ein Bube ist hier immer Trumpf. Seine Farbe spielt keine Rolle.
first-jack-german = Ein Unter ist hier immer Trumpf. Seine Farbe spielt keine Rolle.
first-aim = Zusammen sind es 120 Augen, du brauchst { $points }. Ass 11, Zehn 10, König 4, Dame 3, Bube 2.
first-aim-german = Zusammen sind es 120 Augen, du brauchst { $points }. Daus 11, Zehn 10, König 4, Ober 3, Unter 2.
first-fewest = Im Ramsch gewinnt, wer weniger Augen nimmt.
first-no-trick = Im Null darf der Ansager keinen einzigen Stich machen.
first-turned = Was du freigelegt hast, ist aufgedeckt. Ab jetzt spielt es mit.
first-bar = Der Balken: Deine Augen wachsen von links, die anderen von rechts. Ab 31 bist du aus dem Schneider, mit { $points } hast du gewonnen.
first-bar-fewest = Der Balken: Deine Augen wachsen von links, die anderen von rechts. Im Ramsch soll deine Seite die kürzere sein.
first-hint = Unsicher? Der Tipp sagt, was ein guter Spieler täte, und warum.
