# Die lesbare Regelseite: Was der Befehl „rules“ aus den Feldern eines Regelwerks zusammensetzt.
# Ein Absatz steht in einer Zeile. Kennungen und Variablen sind in allen Sprachen gleich.

## Seite

page-title = Regelwerk „{ $title }“
page-rulesets = Regelwerke
page-cards = Karten und Augen
page-course = Geben und Ablauf
page-bidding = Reizen
page-contracts = Was angesagt werden kann
page-announcements = Handspiel und weitere Ansagen
page-kontra = Kontra und Re
page-play = Das Ausspielen
page-result = Wer gewinnt
page-scoring = Was angeschrieben wird
page-ramsch = Ramsch
page-null = Null
page-match = Die Partie
page-fields = Die Felder dieses Regelwerks
page-sources = Quellen
page-difference = Worin sie sich unterscheiden
page-difference-line = { $field }: { $left } | { $right }
page-difference-none = Die beiden Regelwerke stimmen in allen Feldern überein.
page-source = Quelle: { $source }
page-based-on = Abgeleitet von „{ $title }“; geändert: { $fields }
page-names = Namen des Spiels
page-glossary = Wörterverzeichnis

## Quellen

source-de = DE: die deutsche Beschreibung des Spiels, die diesem Programm zugrunde liegt. Wo sie schweigt, verweist sie auf den Skat.
source-ja = JA: die japanische Beschreibung des Spiels, die diesem Programm zugrunde liegt.
source-isko = ISkO: die Internationale Skatordnung.
source-house-rule = Hausregel: eine Absprache, die an manchen Tischen gilt, in keiner der Quellen aber steht.
source-our-reading = Unsere Lesart: Darüber sagt keine Quelle etwas; so haben wir es festgelegt.
source-none = ohne Quelle

## Regelwerke

ruleset-classic-title = Klassisch
ruleset-classic-summary = Sechzehn Karten für jeden, auf acht Stapeln: eine verdeckt, eine offen darauf. Vorhand sagt das Spiel an, wenn erst ihre ersten vier offenen Karten liegen, und sieht den Rest erst danach. Kontra und Re sind erlaubt; abgerechnet wird wie beim Skat nach Grundwert und Spitzen.
ruleset-classic-source = DE; für Ramsch, den Faktor von Kontra und Re und die Partie: unsere Lesart
ruleset-simple-title = Vereinfacht
ruleset-simple-summary = Gegeben und gespielt wird wie im klassischen Spiel, angeschrieben aber nur wenig: zwei Punkte für den Sieger, drei mit Schneider, vier mit Schwarz. Bei 60:60 bekommt jeder einen Punkt. Kein Kontra, keine Grundwerte, kein Rechnen mit Spitzen.
ruleset-simple-source = DE (vereinfachte Form der Spielbewertung)
ruleset-japanese-title = Japanisch
ruleset-japanese-summary = Alle acht Stapel beider Spieler liegen schon, bevor Vorhand ansagt. Die Zehn steht unter dem König, und was unter einer Karte liegt, wird umgedreht, sobald sie ausgespielt ist. Ein Sieg zählt einen Punkt, mit Schneider zwei, mit Schwarz drei, im Grand das Doppelte; 60:60 wird noch einmal gespielt.
ruleset-japanese-source = JA; „120 Augen“ für Schwarz: unsere Lesart
ruleset-half-open-title = Halb offen
ruleset-half-open-summary = Jeder hat vier Stapel auf dem Tisch und acht Karten auf der Hand, die nur er selbst sieht. Angesagt wird wie im klassischen Spiel nach den ersten vier offenen Karten. Dadurch gibt es mehr zu planen und mehr zu verbergen.
ruleset-half-open-source = DE („halb-offenes“ Spiel); Zeitpunkt des Re: unsere Lesart
ruleset-auction-title = Reizspiel
ruleset-auction-summary = Fünf Stapel, fünf Handkarten und ein Skat aus zwei Karten: Wer spielt, wird wie beim Skat durch Reizen entschieden. Der Ansager nimmt den Skat auf und drückt zwei Karten, oder er spielt aus der Hand. Mit Null, Ouvert, angesagtem Schneider und Schwarz und mit der Gefahr, sich zu überreizen.
ruleset-auction-source = DE (Variante mit Reizen), alles Weitere nach ISkO; wo DE schweigt, so wie Vereine zu zweit spielen
ruleset-sixteen-title = Sechzehn auf der Hand
ruleset-sixteen-summary = Ohne Auslage: Jeder bekommt sechzehn Karten auf die Hand. Weil alle 32 Karten verteilt sind, könnte man sich die Karten des Gegners ausrechnen, am Tisch bleiben sie aber verdeckt. Rangfolge und Abrechnung wie im japanischen Spiel.
ruleset-sixteen-source = JA (vereinfachte Form)
ruleset-double-title = Doppelskat zu viert
ruleset-double-summary = Vier Spieler, je zwei gegenüber als Partner, mit einem Blatt: Jeder hat vier Stapel, gespielt werden acht Stiche. Die Augen beider Partner zählen zusammen. Abgerechnet wird wie im japanischen Spiel.
ruleset-double-source = JA (Double Skat); ein Blatt und darum vier Stapel für jeden: unsere Lesart
ruleset-own-title = { $name }
ruleset-own-summary = Ein eigenes Regelwerk, abgeleitet von „{ $title }“.
ruleset-own-source = Hausregel

## Karten

cards-text = Gespielt wird mit dem Skatblatt: 32 Karten in vier Farben. Kreuz steht über Pik, Pik über Herz, Herz über Karo; in jeder Farbe gibt es Ass, Zehn, König, Dame, Bube, Neun, Acht und Sieben.
cards-points-text = Das Ass zählt 11 Augen, die Zehn 10, der König 4, die Dame 3, der Bube 2; Neun, Acht und Sieben zählen nichts. Zusammen sind es 120 Augen.
cards-jacks-text = Die vier Buben sind in allen Spielen außer Null die höchsten Trümpfe, in dieser Folge: Kreuz, Pik, Herz, Karo. Sie gehören zum Trumpf und nicht zu der Farbe, die auf ihnen steht.
cards-order-high = Rangfolge in jeder Farbe: Ass, Zehn, König, Dame, Neun, Acht, Sieben; in der Trumpffarbe stehen die vier Buben darüber.
cards-order-below-king = Rangfolge in jeder Farbe: Ass, König, Zehn, Dame, Neun, Acht, Sieben; in der Trumpffarbe stehen die vier Buben darüber. Die Zehn zählt trotzdem 10 Augen.
cards-order-null = Im Null gibt es keinen Trumpf. Rangfolge in jeder Farbe: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben.
cards-piles-text = Ein Stapel besteht aus einer verdeckten und einer offenen Karte darauf. Die verdeckten Karten kennt niemand, auch nicht ihr Besitzer. Spielen darf man nur offene Karten.
cards-piles-and-hand-text = Ein Stapel besteht aus einer verdeckten und einer offenen Karte darauf. Die verdeckten Karten kennt niemand, auch nicht ihr Besitzer. Spielen darf man offene Karten und Handkarten; die Handkarten sieht nur, wer sie hält.
cards-hand-text = Alle Karten sind Handkarten; jeder sieht nur die eigenen.
cards-open-text = Einzelne offene Karten liegen auf dem Tisch, ohne dass darunter etwas liegt; jeder sieht sie.

## Plätze und Ablauf

seat-forehand = Vorhand
seat-dealer = Geber
seat-n = Platz { $n }
seats-two-text = Der eine gibt, der andere ist Vorhand. Vorhand hebt ab.
seats-four-text = Vorhand sitzt links vom Geber, dann geht es im Uhrzeigersinn weiter; Partner sitzen einander gegenüber. Vorhand hat Platz 0, ihr Partner Platz 2, der Geber Platz 3. Der Spieler rechts vom Geber hebt ab.

step-deal-down = { $seat }: { $count ->
    [one] eine Karte verdeckt
   *[other] { $count } Karten verdeckt
}, von links nach rechts nebeneinander
step-deal-up = { $seat }: { $count ->
    [one] eine Karte offen
   *[other] { $count } Karten offen
} auf die verdeckten
step-deal-open = { $seat }: { $count ->
    [one] eine offene Karte
   *[other] { $count } offene Karten
}, unter denen nichts liegt
step-deal-hand = { $seat }: { $count ->
    [one] eine Karte auf die Hand
   *[other] { $count } Karten auf die Hand
}
step-deal-stock = { $count ->
    [one] Eine Karte wird
   *[other] { $count } Karten werden
} als Skat beiseite gelegt
step-bid = Es wird gereizt: Der Geber sagt, Vorhand hält oder passt.
step-stock = Der Ansager nimmt den Skat auf und drückt zwei Handkarten, oder er spielt aus der Hand.
step-declare = Der Ansager nennt sein Spiel.
step-kontra = Der Gegner des Ansagers kann Kontra sagen.
step-re = Auf ein Kontra kann der Ansager Re sagen.
step-play = Gespielt wird um { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}.

## Spiele

contract-C = Kreuz
contract-C-value = Grundwert 12
contract-C-text = Die vier Buben und alle Kreuz sind Trumpf, elf Karten zusammen.
contract-S = Pik
contract-S-value = Grundwert 11
contract-S-text = Die vier Buben und alle Pik sind Trumpf, elf Karten zusammen.
contract-H = Herz
contract-H-value = Grundwert 10
contract-H-text = Die vier Buben und alle Herz sind Trumpf, elf Karten zusammen.
contract-D = Karo
contract-D-value = Grundwert 9
contract-D-text = Die vier Buben und alle Karo sind Trumpf, elf Karten zusammen.
contract-G = Grand
contract-G-value = Grundwert 24
contract-G-text = Nur die vier Buben sind Trumpf.
contract-N = Null
contract-N-value = fester Wert 23, Hand 35, ouvert 46, Hand ouvert 59
contract-N-text = Kein Trumpf; der Ansager gewinnt, wenn er keinen einzigen Stich bekommt. Die Buben stehen in ihrer Farbe zwischen Dame und Zehn.
contract-R = Ramsch
contract-R-value = ohne Grundwert, es zählen die Augen
contract-R-text = Trumpf sind die Buben wie im Grand, doch gewinnt, wer weniger Augen hat. Einen Ansager gibt es dann nicht mehr; wer Ramsch gesagt hat, spielt aus.
contract-declare-text = Der Ansager muss eines dieser Spiele ansagen; passen kann er nicht.
contract-declare-bidding-text = Wer das Reizen gewonnen hat, sagt eines dieser Spiele an.

## Ausspielen

play-text = Wer ausspielt, legt eine seiner spielbaren Karten; die anderen geben reihum zu. Die Karten sind spielbar, die offen liegen oder auf der Hand sind.
play-follow-text = Trumpf muss mit Trumpf bedient werden, eine Fehlfarbe mit derselben Farbe, wenn man in diesem Augenblick eine spielbare Karte davon hat. Wer nicht bedienen kann, darf stechen oder abwerfen, was er will. Stechzwang gibt es nicht, und man muss auch nicht überstechen.
play-hidden-text = Eine verdeckte Karte verpflichtet zu nichts. Auch eine eben umgedrehte Karte darf nicht mehr in demselben Stich gespielt werden.
play-win-text = Den Stich bekommt der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn hat, spielt zum nächsten aus.
play-example-text = Beispiel: Herz ist Trumpf, der Kreuz-Bube wird ausgespielt. Wer offen nur Herz-Sieben und Kreuz-Ass hat, muss die Herz-Sieben geben, denn der Bube ist Trumpf und nicht Kreuz.

## Ergebnis

result-text = Im Farbspiel und im Grand gewinnt die Partei des Ansagers mit 61 oder mehr Augen.
result-schneider-text = Schneider ist, wer höchstens 30 Augen hat; der andere hat dann mindestens 90.
result-both-text = Schneider und Schwarz zählen gegen die Partei, der es geschieht, also auch gegen einen Ansager, der verliert.
result-stock-text = Die beiden gedrückten Karten oder der liegengelassene Skat gehören dem Ansager: Ihre Augen zählen, als Stich zählen sie nicht.
result-played-out-text = Alle Spiele werden zu Ende gespielt, auch wenn schon feststeht, wer gewinnt; nur der Null endet mit dem ersten Stich des Ansagers.
result-resigned-text = Wer aufgibt, überlässt der anderen Partei alle übrigen Karten und Stiche.

## Abrechnung

scoring-skat-text = Spielwert = Grundwert × (Spitzen + 1, dazu je eine Stufe für Hand, Schneider, angesagten Schneider, Schwarz, angesagtes Schwarz und Ouvert). Gewinnt der Ansager, bekommt er den Spielwert; verliert er, wird ihm das Doppelte abgezogen. Der Gegner schreibt nichts an.
scoring-skat-base-text = Grundwerte: Karo 9, Herz 10, Pik 11, Kreuz 12, Grand 24.
scoring-skat-matadors-text = Die Spitzen zählt man vom Kreuz-Buben abwärts, so lange die Reihe nicht abreißt: „mit“, wenn der Ansager sie hat, „ohne“, wenn sie ihm fehlen. Alle Karten zählen, die er bekommen hat, auch seine verdeckten und der Skat.
scoring-skat-example-text = Beispiel: Herz mit Kreuz-Bube, aber ohne Pik-Bube, 91 Augen: mit 1, Spiel 2, Schneider 3; 3 × 10 = 30. Mit nur 29 Augen wäre der Ansager selbst Schneider und verlöre 2 × 30 = 60.
scoring-simple-text = Jeder auf der siegreichen Seite schreibt 2 Punkte an, mit Schneider 3, mit Schwarz 4. Welches Spiel angesagt war, ist gleich.
scoring-simple-example-text = Beispiel: 91:29 bringt dem Sieger 3 Punkte, 61:59 bringt 2, einerlei ob er angesagt hat.
scoring-japanese-text = Jeder auf der siegreichen Seite schreibt 1 Punkt an, mit Schneider 2, mit Schwarz 3.
scoring-japanese-example-text = Beispiel: Ein mit 91:29 gewonnenes Farbspiel bringt 2 Punkte. Den Grand regelt das Feld „Grand doppelt“.
kontra-text = Kontra verdoppelt, Re verdoppelt noch einmal. Beides vervielfacht, was angeschrieben wird, nicht den Spielwert. Im Ramsch gibt es kein Kontra.
kontra-after-declaration-text = Gefragt wird gleich nach der Ansage, vor dem ersten Ausspiel.
kontra-in-course-text = Gefragt wird, wo es im Ablauf steht.
kontra-four-text = Zu viert sagt der Geber Kontra, der Ansager Re.
null-text = Gewinnt die Partei des Ansagers keinen Stich, zählt der Null seinen festen Wert; mit ihrem ersten Stich ist er verloren und kostet das Doppelte. Spitzen und Stufen gibt es nicht.
null-simple-text = Ein gewonnener Null zählt wie ein einfacher Sieg; Schneider und Schwarz gibt es dabei nicht.
ramsch-text = Es gewinnt, wer weniger Augen hat.
ramsch-durchmarsch-text = Wer alle Stiche macht, hat einen Durchmarsch: Er bekommt 120 Punkte gut, der andere 0.
ramsch-simple-text = Ein gewonnener Ramsch zählt wie ein einfacher Sieg; Schneider und Schwarz gibt es dabei nicht. Bei 60:60 schreibt niemand etwas an, auch nicht als Wiederholung.

## Reizen

bidding-text = Gereizt wird mit den 63 Werten, die ein Skatspiel haben kann, von 18 bis 264. Der Geber sagt, Vorhand hält oder passt; jedes Gebot muss über dem vorigen liegen. Wer passt, ist aus dem Reizen.
bidding-pass-text = Passt der Geber sofort, kann Vorhand das Spiel zu 18 nehmen oder auch passen. Haben beide gepasst, ist eingepasst: Niemand schreibt etwas an, der Nächste gibt.
bidding-values-text = Reizwerte: { $values }
bidding-stock-text = Der Ansager nimmt die beiden Karten des Skats auf die Hand und drückt verdeckt zwei Handkarten. Oder er lässt den Skat liegen und spielt aus der Hand; dann weiß er bis zum Ende nicht, was darin liegt.
announcements-text = Nach dem Aufnehmen kann Farbe, Grand oder Null angesagt werden, Null auch ouvert. Ein Handspiel zählt eine Stufe mehr; in Farbe und Grand kann der Ansager dann Schneider ansagen, oder Schneider und Schwarz, oder beides und ouvert. Ein Null Hand kann ouvert sein.
announcements-ouvert-text = Ouvert heißt: Die Handkarten werden aufgelegt. Verdeckte Karten bleiben verdeckt.
announcements-missed-text = Wer Schneider oder Schwarz ansagt und es nicht schafft, verliert; die angesagte Stufe zählt dabei mit. Angesagtes Schwarz verlangt jeden Stich.
announcements-full-text = Ein gewonnenes Spiel zählt seinen vollen Wert, auch wenn niedriger gereizt wurde.
overbid-text = Liegt der Spielwert unter dem Reizwert, hat sich der Ansager überreizt: Das Spiel ist verloren, gezählt wird doppelt das kleinste Vielfache des Grundwerts, das den Reizwert erreicht. Ein Null, der das Gebot nicht erreichen kann, darf nicht angesagt werden.
overbid-example-text = Beispiel: Kreuz Hand, bis 46 gereizt, vermeintlich ohne 2. Liegt der Kreuz-Bube im Skat, ist es nur mit 1: mit 1, Spiel 2, Hand 3; 3 × 12 = 36. Das kostet 2 × 48 = 96, auch mit 74 Augen. Mit 95 Augen rettet Schneider das Spiel: 4 × 12 = 48.

## Partie

match-text = Nach jedem Spiel gibt der andere, zu viert der Nächste im Uhrzeigersinn. Wer zuerst gibt, entscheidet das Los. Am Ende zählt die Summe der angeschriebenen Punkte.
match-sides-text = Zu viert zählt die Summe der Partei.
match-replay-text = Ein Spiel, das wegen 60:60 wiederholt wird, zählt nicht zur vereinbarten Zahl.
match-thrown-in-text = Ein eingepasstes Spiel zählt zur vereinbarten Zahl.

## Felder: die Bezeichnung, jeder Wert in einem Satz und woher er stammt

field-course = Ablauf
field-course-source = DE, JA, ISkO; ein eigener Ablauf: Hausregel
field-course-text = Eigener Ablauf: { $course }
field-course-classic = Vorhand sagt nach ihren ersten vier offenen Karten an; danach bekommt der Geber seine ersten vier, der Rest folgt in Päckchen zu vieren.
field-course-classic-source = DE
field-course-simple = Gegeben wird wie im klassischen Spiel: Angesagt wird nach den ersten vier offenen Karten.
field-course-simple-source = DE
field-course-japanese = Beide legen erst acht Karten verdeckt und dann acht offen darauf; angesagt wird, wenn alles liegt.
field-course-japanese-source = JA
field-course-half-open = Vier Stapel für jeden wie im klassischen Spiel, die übrigen acht Karten kommen auf die Hand.
field-course-half-open-source = DE; Zeitpunkt des Re: unsere Lesart
field-course-auction = Fünf Stapel und fünf Handkarten für jeden, zwei Karten in den Skat, dann wird gereizt.
field-course-auction-source = DE, ISkO
field-course-sixteen = Jeder bekommt sechzehn Karten auf die Hand, in Päckchen zu vieren.
field-course-sixteen-source = JA
field-course-double = Vier Spieler mit je vier Stapeln, alle liegen vor der Ansage.
field-course-double-source = JA; vier Stapel: unsere Lesart
field-course-own = Der Ablauf ist selbst geschrieben: andere Zahlen offener, verdeckter oder Handkarten.
field-course-own-source = Hausregel

field-contracts = Erlaubte Spiele
field-contracts-source = Farbe und Grand: DE und JA; Ramsch: DE; Null: ISkO
field-contracts-text = Angesagt werden darf: { $list }.
field-contracts-C = Kreuz darf angesagt werden.
field-contracts-C-source = DE, JA
field-contracts-S = Pik darf angesagt werden.
field-contracts-S-source = DE, JA
field-contracts-H = Herz darf angesagt werden.
field-contracts-H-source = DE, JA
field-contracts-D = Karo darf angesagt werden.
field-contracts-D-source = DE, JA
field-contracts-G = Grand darf angesagt werden: Nur die Buben sind Trumpf.
field-contracts-G-source = DE, JA
field-contracts-N = Null darf angesagt werden: Der Ansager will keinen Stich.
field-contracts-N-source = ISkO
field-contracts-R = Ramsch darf angesagt werden: Wer weniger Augen hat, gewinnt.
field-contracts-R-source = DE

field-trump = Trumpf
field-trump-source = DE, JA; gezogen: Hausregel
field-trump-declared = Den Trumpf bestimmt der Ansager.
field-trump-declared-source = DE, JA
field-trump-drawn = Der Trumpf wird vor dem Geben gezogen: Die Farbe der gezogenen Karte ist Trumpf, ein Bube bedeutet Grand, und die Karte kommt zurück ins Blatt.
field-trump-drawn-source = Hausregel

field-lead = Ausspiel
field-lead-source = DE, JA; im Reizspiel ISkO 4.1.1
field-lead-declarer = Zum ersten Stich spielt der Ansager aus.
field-lead-declarer-source = DE, JA
field-lead-forehand = Zum ersten Stich spielt Vorhand aus, gleich wer ansagt.
field-lead-forehand-source = ISkO 4.1.1

field-ten = Die Zehn
field-ten-source = DE und ISkO: hoch; JA: unter dem König
field-ten-high = Die Zehn steht wie beim Skat gleich unter dem Ass: A 10 K D 9 8 7.
field-ten-high-source = DE, ISkO
field-ten-below-king = Die Zehn steht unter dem König: A K 10 D 9 8 7; ihre 10 Augen behält sie.
field-ten-below-king-source = JA

field-flip = Umdrehen
field-flip-source = DE: nach dem Stich; JA: sofort
field-flip-after-trick = Was ein Stich frei gemacht hat, wird umgedreht, wenn der Stich vollständig ist.
field-flip-after-trick-source = DE
field-flip-at-once = Eine verdeckte Karte wird umgedreht, sobald die Karte darüber ausgespielt ist; der andere sieht sie also, bevor er zugibt.
field-flip-at-once-source = JA

field-kontra = Kontra und Re
field-kontra-source = DE
field-kontra-on = Der Gegner des Ansagers darf Kontra sagen, der Ansager darauf Re.
field-kontra-on-source = DE; ×2 und ×4: unsere Lesart
field-kontra-off = Kontra und Re gibt es nicht.
field-kontra-off-source = JA und die vereinfachte Bewertung in DE nennen kein Kontra; im Reizspiel unsere Lesart

field-tie = 60:60
field-tie-source = DE, ISkO, JA: jede Quelle anders
field-tie-declarer-loses = Bei 60:60 hat der Ansager verloren.
field-tie-declarer-loses-source = DE, ISkO
field-tie-split = Bei 60:60 bekommt jeder einen Punkt; er wird nie vervielfacht.
field-tie-split-source = DE (vereinfachte Bewertung)
field-tie-replay = Bei 60:60 schreibt niemand etwas an; derselbe Geber gibt noch einmal.
field-tie-replay-source = JA

field-schwarz = Schwarz
field-schwarz-source = DE: kein Stich; JA: 120 Augen
field-schwarz-tricks = Schwarz ist, wer keinen Stich bekommt; ein einziger Stich genügt, auch wenn er nichts zählt.
field-schwarz-tricks-source = DE
field-schwarz-points = Schwarz ist, wer kein Auge bekommt, wenn also die andere Seite alle 120 hat; ein leerer Stich rettet nicht.
field-schwarz-points-source = JA; unsere Lesart

field-scoring = Abrechnung
field-scoring-source = DE: Skat oder vereinfacht; JA: japanisch
field-scoring-skat = Abgerechnet wird wie beim Skat: Grundwert mal Spitzen und Stufen, nur für den Ansager, verloren doppelt.
field-scoring-skat-source = DE
field-scoring-simple = Der Sieger schreibt 2 Punkte an, mit Schneider 3, mit Schwarz 4.
field-scoring-simple-source = DE
field-scoring-japanese = Der Sieger schreibt 1 Punkt an, mit Schneider 2, mit Schwarz 3.
field-scoring-japanese-source = JA

field-spitzen = Spitzen im Trumpf
field-spitzen-source = DE, ISkO
field-spitzen-on = Die Reihe der Spitzen geht über die Buben hinaus durch die Trumpffarbe, bis zu elf; im Grand sind es höchstens vier.
field-spitzen-on-source = DE (wahlweise), ISkO
field-spitzen-off = Nur die Buben zählen als Spitzen, eine bis vier.
field-spitzen-off-source = DE

field-ramsch = Ramsch
field-ramsch-source = DE nennt nur den Gewinner; was angeschrieben wird: unsere Lesart
field-ramsch-loser = Wer mehr Augen hat, schreibt sie als Minus an; bei 60:60 schreibt keiner etwas an.
field-ramsch-loser-source = unsere Lesart
field-ramsch-both = Jeder schreibt seine eigenen Augen als Minus an.
field-ramsch-both-source = Hausregel

field-simple-kontra = Kontra vereinfacht
field-simple-kontra-source = DE nennt hier kein Kontra
field-simple-kontra-on = Auch in der vereinfachten Abrechnung verdoppelt Kontra die Punkte des Siegers, Re vervierfacht sie; das geteilte 60:60 bleibt, wie es ist.
field-simple-kontra-on-source = Hausregel
field-simple-kontra-off = In der vereinfachten Abrechnung wird nichts verdoppelt.
field-simple-kontra-off-source = DE

field-grand-double = Grand doppelt
field-grand-double-source = JA
field-grand-double-any = Wer einen Grand gewinnt, schreibt doppelt an, gleich wer ihn angesagt hat.
field-grand-double-any-source = JA
field-grand-double-declarer = Doppelt zählt ein Grand nur, wenn der Ansager ihn gewinnt.
field-grand-double-declarer-source = Hausregel
field-grand-double-off = Ein Grand zählt nicht mehr als ein Farbspiel.
field-grand-double-off-source = Hausregel

field-hands = Zahl der Spiele
field-hands-source = unsere Lesart
field-hands-count = { $n ->
    [one] Die Partie geht über ein Spiel.
   *[other] Die Partie geht über { $n } Spiele, damit jeder gleich oft ansagt.
}
field-hands-count-source = unsere Lesart

field-target = Ziel
field-target-source = unsere Lesart
field-target-points = Gespielt wird, bis jemand { $n } Punkte hat; geprüft wird nur, wenn alle gleich oft gegeben haben. Haben es mehrere, gewinnt, wer mehr hat; bei Gleichstand folgt noch eine Runde.
field-target-points-source = unsere Lesart
