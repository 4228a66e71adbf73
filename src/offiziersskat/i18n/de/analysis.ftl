# Was ein genauer Tipp sagt. „mine“: ob die Gewinnaussicht die der eigenen Partei ist.

points-sure = Bei bestem Spiel beider sind das sicher { $points } Augen.
points-expected = Zu erwarten sind { $points } Augen; { $mine ->
    [own] Gewinn in { $percent } %
   *[other] der Ansager gewinnt in { $percent } %
}.
null-sure = { $mine ->
    [own] { $percent ->
        [0] Der Null ist gegen gutes Spiel nicht mehr zu retten.
       *[other] Damit ist der Null sicher gewonnen.
    }
   *[other] { $percent ->
        [0] Damit muss der Ansager einen Stich nehmen.
       *[other] Der Ansager ist zu keinem Stich zu zwingen.
    }
}
null-expected = Der Null gelingt in { $percent } %.
ramsch-sure = Bei bestem Spiel beider bleiben { $points } Augen an dir hängen.
ramsch-expected = Etwa { $points } Augen bleiben an dir hängen; Vorhand gewinnt in { $percent } %.
ramsch-march = Das gibt sicher einen Durchmarsch.
ramsch-nothing = Der Durchmarsch des Gegners ist nicht zu verhindern.
