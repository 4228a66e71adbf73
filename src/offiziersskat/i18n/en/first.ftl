# The first minute at the table: each note once, each can be put away.

first-title = Good to know
first-close = Got it
first-off = No more notes
first-piles = Under each open card another lies face down. Nobody knows it, not even you.
first-hand = Only you see the cards in your hand.
first-sixteen = Every card is dealt: what you do not see, the other one has.
first-declare = You see only part of the cards yet. Many of one suit, and jacks with them: that makes good trumps.
first-declare-german = You see only part of the cards yet. Many of one suit, and unters with them: that makes good trumps.
first-bid = Bidding says how much you dare: whoever bids higher plays, and must then win a game of that worth.
first-kontra = Do you think the other one will lose? Then say kontra, and everything counts double.
first-lead = You lead: any card that stands out may be played.
first-follow = Follow if you can: the suit that was led, or trump on trump. The raised cards may be played.
first-follow-null = Follow the suit that was led if you can. There are no trumps in null.
first-forced = Only one card is raised: it is the only one that follows.
first-free = You cannot follow. Take the trick with a trump, or throw something away.
first-jack = A jack is always a trump here. Its own suit does not matter.
first-jack-german = An unter is always a trump here. Its own suit does not matter.
first-aim = There are 120 points in all; you need { $points }. Ace 11, ten 10, king 4, queen 3, jack 2.
first-aim-german = There are 120 points in all; you need { $points }. Deuce 11, ten 10, king 4, ober 3, unter 2.
first-fewest = In ramsch whoever takes fewer points wins.
first-no-trick = In null the declarer must not take a single trick.
first-turned = What you uncovered has been turned up. From now on it plays too.
first-bar = The bar: your points grow from the left, theirs from the right. From 31 you are out of schneider; at { $points } the hand is won.
first-bar-fewest = The bar: your points grow from the left, theirs from the right. In ramsch you want your side to be the shorter one.
first-hint = Not sure? Hint says what a good player would do, and why.
