# What an exact hint says. "mine" tells whether the chance of winning is one's own side's.

points-sure = With best play by both that is { $points } card points, for certain.
points-expected = { $points } card points are to be expected; { $mine ->
    [own] won in { $percent } %
   *[other] the declarer wins in { $percent } %
}.
null-sure = { $mine ->
    [own] { $percent ->
        [0] The null cannot be saved if the other side plays well.
       *[other] Now the null is won for certain.
    }
   *[other] { $percent ->
        [0] Now the declarer must take a trick.
       *[other] The declarer cannot be made to take a trick.
    }
}
null-expected = The null is won in { $percent } %.
ramsch-sure = With best play by both you take { $points } card points.
ramsch-expected = You take about { $points } card points; forehand wins in { $percent } %.
ramsch-march = That is a Durchmarsch, for certain.
ramsch-nothing = The other side cannot be kept from its Durchmarsch.
