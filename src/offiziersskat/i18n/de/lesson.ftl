# Die Lektion: zwölf Schritte an echten Karten, die das klassische Spiel lehren.

lesson-title = Das Spiel lernen
lesson-step = Schritt { $n } von { $of }
lesson-you = Du
lesson-ben = Ben
lesson-next = Weiter
lesson-back = Zurück
lesson-again = Noch einmal
lesson-skip = Schritt überspringen
lesson-show = Zeig es mir
lesson-steps = Schritte
lesson-done-step = { $title }, erledigt
lesson-trumps = Trumpf: { $trumps }
lesson-no-trumps = Noch kein Trumpf
lesson-points = Du { $mine }, Ben { $theirs }
lesson-choice = Deine Wahl

lesson-piles-title = Was da liegt
lesson-piles-text = Jeder hat acht Stapel: eine Karte verdeckt, eine offen darauf. Die unteren kennt niemand, auch ihr Besitzer nicht. Du siehst den Rand der Rückseite hervorschauen.
lesson-piles-task = Unter einer deiner offenen Karten liegt nichts mehr. Tipp sie an.
lesson-piles-right = Ja, { $card } liegt allein. So sieht man immer, wie viel noch unbekannt ist.
lesson-piles-wrong = Unter { $card } liegt noch eine Karte: Achte auf den Rand der Rückseite.

lesson-points-title = Was Karten zählen
lesson-points-text = Ass 11, Zehn 10, König 4, Dame 3, Bube 2; Neun, Acht und Sieben nichts. Zusammen sind das 120 Augen, und um die geht es.
lesson-points-task = Welche deiner offenen Karten zählt am meisten?
lesson-points-right = Richtig: Das Ass zählt 11.
lesson-points-wrong = { $card } zählt { $points }. Eine deiner Karten zählt mehr.

lesson-trick-title = Der Stich
lesson-trick-text = Einer spielt aus, der andere gibt zu; die höhere Karte der Farbe nimmt beide. Im Skat steht die Zehn über dem König: Ass, Zehn, König, Dame, Neun, Acht, Sieben.
lesson-trick-task = Ben spielt Herz-König aus. Nimm den Stich mit Herz.
lesson-trick-right-a = Das Ass ist am höchsten. 15 Augen für dich, und du spielst zum nächsten Stich aus.
lesson-trick-right-t = Die Zehn schlägt den König. 14 Augen für dich, und du spielst zum nächsten Stich aus.
lesson-trick-wrong = { $card } ist kein Herz, und Herz hast du. Zwei deiner Karten nehmen den Stich.

lesson-follow-title = Bedienen
lesson-follow-text = Wer kann, muss die ausgespielte Farbe bedienen. Nur offene Karten zählen: Was verdeckt liegt, verpflichtet zu nichts.
lesson-follow-task = Ben spielt Pik-Dame aus. Welche Karte musst du zugeben?
lesson-follow-right = Richtig, dein einziges Pik. Ben bekommt drei Augen; das kommt vor.
lesson-follow-wrong = { $card } bedient nicht. Du hast ein Pik, also muss es das sein.

lesson-trump-title = Trumpf
lesson-trump-text = Herz ist Trumpf. Ein Trumpf sticht jede andere Farbe; stechen darfst du, wenn du nicht bedienen kannst.
lesson-trump-task = Ben spielt Kreuz-Ass aus, elf Augen, und Kreuz hast du nicht. Nimm es so billig wie möglich.
lesson-trump-right = Der kleinste Trumpf hat gereicht: elf Augen für eine Sieben.
lesson-trump-wrong-cj = Der Kreuz-Bube sticht auch. Aber er ist der höchste Trumpf überhaupt, heb ihn auf. Ein kleiner genügt.
lesson-trump-wrong = { $card } abzuwerfen ist erlaubt, aber dann gehört das Ass Ben. Nur ein Trumpf nimmt es.

lesson-jack-title = Die Buben
lesson-jack-text = Die vier Buben sind immer Trumpf, und zwar die höchsten: Kreuz, Pik, Herz, Karo. Zu ihrer aufgedruckten Farbe gehören sie nicht. Trumpf ist jetzt Pik.
lesson-jack-task = Ben spielt Karo-Bube aus. Was musst du zugeben?
lesson-jack-right = Richtig: Der Karo-Bube ist Trumpf, und Trumpf wird mit Trumpf bedient.
lesson-jack-wrong-d = { $card } ist Karo, der Karo-Bube aber nicht: Er ist Trumpf. Hast du einen Trumpf?
lesson-jack-wrong = { $card } ist kein Trumpf. Trumpf ist ausgespielt, und du hast einen.

lesson-turn-title = Aufdecken
lesson-turn-text = Verlässt eine Karte ihren Stapel, wird die untere nach dem Stich umgedreht. Ab dann spielt sie mit. Im richtigen Moment aufzudecken ist die halbe Kunst.
lesson-turn-task = Ben spielt Herz-Dame aus. Zwei deiner Karten nehmen sie; spiel die, die etwas aufdeckt.
lesson-turn-right = Und was lag da? Der Kreuz-Bube. Jetzt darfst du ihn spielen, und Ben sieht ihn auch.
lesson-turn-wrong-ht = Die Zehn nimmt den Stich auch, aber unter ihr liegt nichts. Die andere bringt dir eine neue Karte.
lesson-turn-wrong = { $card } bedient Herz nicht. Du hast zwei Herz.

lesson-declare-title = Trumpf ansagen
lesson-declare-text = Vorhand, die nicht gegeben hat, sagt das Spiel an, wenn erst vier offene Karten liegen: ihre eigenen. Eine Farbe macht elf Trümpfe, ihre sieben Karten und die vier Buben. Im Grand sind es nur die Buben.
lesson-declare-task = Das sind deine ersten vier. Was sagst du an?
lesson-declare-right = Herz: Alle vier Karten sind Trumpf, der höchste Bube ist dabei.
lesson-declare-wrong-g = Mutig. Im Grand sind nur die Buben Trumpf, und du siehst einen von vieren. In einer Farbe hättest du vier Trümpfe.
lesson-declare-wrong-r = Im Ramsch gewinnt, wer weniger Augen nimmt, und du hast Ass und Zehn. Mit diesen Karten lieber sammeln.
lesson-declare-wrong = Außer dem Buben hast du nichts von dieser Farbe. Von welcher hast du drei?

lesson-kontra-title = Kontra
lesson-kontra-text = Diesmal hast du gegeben, und Ben hat Karo angesagt. Gerade liegen deine ersten vier offenen Karten da. Glaubst du, dass er verliert, dann sag Kontra: Alles zählt doppelt. Er darf mit Re antworten.
lesson-kontra-task = Kontra, oder lässt du es?
lesson-kontra-right = Kontra! Die zwei höchsten Buben, dazu Trumpf-Ass und -Zehn: Das wird Ben nicht freuen.
lesson-kontra-wrong = Du darfst es lassen. Aber zwei Buben, Ass und Zehn in seinem eigenen Trumpf: Besser wird ein Kontra selten.

lesson-aim-title = Einundsechzig
lesson-aim-text = Wer angesagt hat, braucht 61 von 120 Augen; bei 60 zu 60 hat er verloren. Du hast 50, es fehlen also 11, und Ben spielt eine Dame aus, drei Augen.
lesson-aim-task = Mit welcher Karte gewinnst du das Spiel jetzt?
lesson-aim-right = 50 und 3 und 10, das macht 63. Gewonnen!
lesson-aim-wrong-hk = Der König nimmt den Stich, aber 50 und 3 und 4 sind erst 57. Da geht mehr.
lesson-aim-wrong = { $card } bedient Herz nicht. Du hast zwei Herz.

lesson-score-title = Anschreiben
lesson-score-text = Zähl die Buben vom Kreuz-Buben abwärts, solange keiner fehlt: das ist „mit“. Fehlt dir schon der, zählst du die fehlenden: „ohne“. Dazu eins für das Spiel, und das mal Grundwert: Karo 9, Herz 10, Pik 11, Kreuz 12, Grand 24.
lesson-score-task = Du hast Kreuz gewonnen, mit Kreuz- und Pik-Bube; der Herz-Bube liegt bei Ben. Was schreibst du an?
lesson-score-right = Mit 2, Spiel 3, mal 12: 36. Schneider, wenn der andere höchstens 30 hat, bringt eine Stufe mehr; Schwarz, gar kein Stich, noch eine. Verloren kostet es das Doppelte.
lesson-score-wrong-24 = Mit 2 stimmt, aber das Spiel selbst zählt auch eins: 2 und 1, mal 12.
lesson-score-wrong-48 = Das wäre mit 3. Der Herz-Bube liegt bei Ben, also endet die Reihe davor.

lesson-ramsch-title = Ramsch
lesson-ramsch-text = Ein Spiel dreht alles um: Im Ramsch sind nur die Buben Trumpf, und wer weniger Augen hat, gewinnt. Wer alle Stiche macht, hat einen Durchmarsch geschafft; der bringt 120.
lesson-ramsch-task = Ben spielt Pik-König aus. Nimm ihn nicht.
lesson-ramsch-right = Drunter geblieben, und ganz ohne Augen. So gewinnt man Ramsch.
lesson-ramsch-wrong-sa = Das Ass nimmt den Stich und 15 Augen mit. Im Ramsch lieber nicht.
lesson-ramsch-wrong = { $card } bedient nicht. Du hast zwei Pik.

lesson-end-title = Mehr ist es nicht
lesson-end-text = Jetzt kennst du das klassische Spiel. Der Rest kommt beim Spielen: welche Karten man aufhebt, wann man aufdeckt, was beim anderen noch liegen kann.
lesson-end-play = Das erste Spiel
lesson-end-rules = Die ganzen Regeln lesen
