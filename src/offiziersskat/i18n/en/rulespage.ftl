# The readable rules page: what the command "rules" puts together from the fields of a ruleset.
# One paragraph, one line. Ids and variables are the same in all languages.

## Page

page-title = Ruleset “{ $title }”
page-rulesets = Rulesets
page-cards = Cards and points
page-course = Deal and course of a hand
page-bidding = Bidding
page-contracts = What may be declared
page-announcements = Hand games and announcements
page-kontra = Kontra and re
page-play = Play of the cards
page-result = Who wins
page-scoring = What is written down
page-ramsch = Ramsch (fewest points)
page-null = Null (no trick)
page-match = The match
page-fields = The fields of this ruleset
page-sources = Sources
page-difference = Where they differ
page-difference-line = { $field }: { $left } | { $right }
page-difference-none = The two rulesets agree in every field.
page-source = Source: { $source }
page-based-on = Derived from “{ $title }”; changed: { $fields }
page-names = Names of the game
page-glossary = Glossary

## Sources

source-de = DE: the German description of the game on which this program rests. Where it is silent, it refers to Skat.
source-ja = JA: the Japanese description of the game on which this program rests.
source-isko = ISkO: the International Skat Order.
source-house-rule = House rule: an agreement kept at some tables that stands in none of the sources.
source-our-reading = Our reading: no source says anything about it; this is what we settled on.
source-none = no source

## Rulesets

ruleset-classic-title = Classic
ruleset-classic-summary = Sixteen cards each on eight piles: one face down, one face up on it. Forehand names the contract when only the first four of her face-up cards lie there, and sees the rest afterwards. Kontra and re are allowed; the score is Skat's, base value times matadors and levels.
ruleset-classic-source = DE; for ramsch, the factors of kontra and re, and the match: our reading
ruleset-simple-title = Simple
ruleset-simple-summary = Dealt and played like the classic game, but with little to write down: two points for the winner, three with schneider, four with schwarz. At 60–60 each gets one point. No kontra, no base values, no matadors.
ruleset-simple-source = DE (simplified form of scoring)
ruleset-japanese-title = Japanese
ruleset-japanese-summary = All eight piles of both players lie on the table before forehand declares. The ten ranks below the king, and the card under a played card is turned at once. A win counts one point, with schneider two, with schwarz three, in a grand twice as much; 60–60 is played again.
ruleset-japanese-source = JA; “120 points” for schwarz: our reading
ruleset-half-open-title = Half open
ruleset-half-open-summary = Each player has four piles on the table and eight cards in the hand that nobody else sees. The contract is declared after the first four face-up cards, as in the classic game. There is more to plan and more to hide.
ruleset-half-open-source = DE (“half-open” game); the moment of re: our reading
ruleset-auction-title = Auction
ruleset-auction-summary = Five piles, five hand cards and a stock of two: bidding decides who declares, as in Skat. The declarer takes the stock and lays two cards away, or plays from the hand. With null, ouvert, announced schneider and schwarz, and the danger of overbidding.
ruleset-auction-source = DE (variant with bidding), the rest from ISkO; where DE is silent, as clubs play Skat for two
ruleset-sixteen-title = Sixteen in the hand
ruleset-sixteen-summary = Nothing lies on the table: each player is dealt sixteen cards to the hand. As all 32 cards are out you could work out the other hand, but at the table it stays hidden. Ranking and score are those of the Japanese game.
ruleset-sixteen-source = JA (simple form)
ruleset-double-title = Double Skat for four
ruleset-double-summary = Four players in two partnerships, partners opposite, with one pack: each has four piles, and there are eight tricks. The points of both partners count together. The score is that of the Japanese game.
ruleset-double-source = JA (Double Skat); one pack and so four piles each: our reading
ruleset-own-title = { $name }
ruleset-own-summary = A ruleset of your own, derived from “{ $title }”.
ruleset-own-source = house rule

## Cards

cards-text = The game uses the Skat pack: 32 cards in four suits. Clubs rank above spades, spades above hearts, hearts above diamonds; each suit has ace, ten, king, queen, jack, nine, eight and seven.
cards-points-text = An ace counts 11 card points, a ten 10, a king 4, a queen 3, a jack 2; nine, eight and seven count nothing. Together that makes 120.
cards-jacks-text = In every contract but null the four jacks are the highest trumps, in this order: clubs, spades, hearts, diamonds. They belong to the trumps and not to the suit printed on them.
cards-order-high = Order in each suit: ace, ten, king, queen, nine, eight, seven; in the trump suit the four jacks stand above them.
cards-order-below-king = Order in each suit: ace, king, ten, queen, nine, eight, seven; in the trump suit the four jacks stand above them. The ten still counts 10 points.
cards-order-null = In null there are no trumps. Order in each suit: ace, king, queen, jack, ten, nine, eight, seven.
cards-piles-text = A pile is one face-down card with one face-up card on it. Nobody knows the face-down cards, not even their owner. Only face-up cards may be played.
cards-piles-and-hand-text = A pile is one face-down card with one face-up card on it. Nobody knows the face-down cards, not even their owner. Face-up cards and hand cards may be played; hand cards are seen by their holder alone.
cards-hand-text = All cards are hand cards; everyone sees only his own.
cards-open-text = Single face-up cards lie on the table with nothing under them; everyone sees them.

## Seats and course

seat-forehand = Forehand
seat-dealer = Dealer
seat-n = Seat { $n }
seats-two-text = One player deals, the other is forehand. Forehand cuts.
seats-four-text = Forehand sits to the dealer's left, and the turn goes clockwise; partners sit opposite each other. Forehand has seat 0, the partner seat 2, the dealer seat 3. The player to the dealer's right cuts.

step-deal-down = { $seat }: { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}, side by side from left to right
step-deal-up = { $seat }: { $count ->
    [one] one card face up
   *[other] { $count } cards face up
} on the face-down ones
step-deal-open = { $seat }: { $count ->
    [one] one face-up card
   *[other] { $count } face-up cards
} with nothing under them
step-deal-hand = { $seat }: { $count ->
    [one] one card to the hand
   *[other] { $count } cards to the hand
}
step-deal-stock = { $count ->
    [one] One card is
   *[other] { $count } cards are
} put aside as the stock
step-bid = The bidding: the dealer bids, forehand holds or passes.
step-stock = The declarer takes the stock and lays two hand cards away, or plays from the hand.
step-declare = The declarer names the contract.
step-kontra = The declarer's opponent may say kontra.
step-re = After a kontra the declarer may say re.
step-play = The play: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.

## Contracts

contract-C = Clubs
contract-C-value = base value 12
contract-C-text = The four jacks and all clubs are trumps, eleven cards in all.
contract-S = Spades
contract-S-value = base value 11
contract-S-text = The four jacks and all spades are trumps, eleven cards in all.
contract-H = Hearts
contract-H-value = base value 10
contract-H-text = The four jacks and all hearts are trumps, eleven cards in all.
contract-D = Diamonds
contract-D-value = base value 9
contract-D-text = The four jacks and all diamonds are trumps, eleven cards in all.
contract-G = Grand
contract-G-value = base value 24
contract-G-text = Only the four jacks are trumps.
contract-N = Null
contract-N-value = fixed value 23, hand 35, ouvert 46, hand ouvert 59
contract-N-text = No trumps; the declarer wins by taking no trick at all. The jacks stand in their suits, between queen and ten.
contract-R = Ramsch
contract-R-value = no base value, the card points count
contract-R-text = The jacks are trumps as in grand, but whoever has fewer points wins. There is no declarer then; who said ramsch leads.
contract-declare-text = The declarer must name one of these; there is no pass.
contract-declare-bidding-text = Whoever wins the bidding names one of these.

## Play

play-text = The leader plays one of his playable cards, the others answer in turn. Playable are the cards that lie face up or are held in the hand.
play-follow-text = A led trump must be answered with a trump, a led plain suit with a card of that suit, if you have a playable one at that moment. Who cannot follow may trump or discard at will. Nobody has to trump, and nobody has to beat a card.
play-hidden-text = A face-down card obliges to nothing. Nor may a card that has just been turned be played in the same trick.
play-win-text = The highest trump takes the trick; without trumps, the highest card of the suit led. The winner leads to the next trick.
play-example-text = Example: hearts are trumps and the jack of clubs is led. A player whose only open cards are the seven of hearts and the ace of clubs must play the seven, for the jack is a trump and not a club.

## Result

result-text = In suit games and in grand the declarer's side wins with 61 or more card points.
result-schneider-text = A side with at most 30 points is schneider; the other then has at least 90.
result-both-text = Schneider and schwarz count against whichever side suffers them, a losing declarer included.
result-stock-text = The two cards laid away, or the untouched stock, belong to the declarer: their points count, but they are no trick.
result-played-out-text = Every hand is played out, even when the winner is certain; only null ends with the declarer's first trick.
result-resigned-text = Who resigns leaves all remaining cards and tricks to the other side.

## Scoring

scoring-skat-text = Value = base × (matadors + 1, and one level more for each of hand, schneider, schneider announced, schwarz, schwarz announced and ouvert). A declarer who wins scores the value; one who loses is charged twice the value. The opponent writes nothing down.
scoring-skat-base-text = Base values: diamonds 9, hearts 10, spades 11, clubs 12, grand 24.
scoring-skat-matadors-text = Matadors are counted from the jack of clubs downwards as far as the run goes unbroken: “with” if the declarer has them, “without” if they are missing. All cards dealt to the declarer count, the face-down ones and the stock included.
scoring-skat-example-text = Example: hearts with the jack of clubs but not the jack of spades, 91 points: with 1, game 2, schneider 3; 3 × 10 = 30. With only 29 points the declarer would be schneider and lose 2 × 30 = 60.
scoring-simple-text = Each player on the winning side writes down 2 points, with schneider 3, with schwarz 4. The contract makes no difference.
scoring-simple-example-text = Example: 91–29 gives the winner 3 points and 61–59 gives 2, whether he declared or not.
scoring-japanese-text = Each player on the winning side writes down 1 point, with schneider 2, with schwarz 3.
scoring-japanese-example-text = Example: a suit game won 91–29 gives 2 points. What a grand gives is settled by the field “Grand doubled”.
kontra-text = Kontra doubles, re doubles once more. They multiply what is written down, not the value of the game. There is no kontra in ramsch.
kontra-after-declaration-text = The question is put right after the declaration, before the first lead.
kontra-in-course-text = The question is put where it stands in the course of the hand.
kontra-four-text = With four players the dealer says kontra and the declarer re.
null-text = A null whose declarer's side takes no trick scores its fixed value; with that side's first trick it is lost and costs twice as much. There are no matadors or levels.
null-simple-text = A null counts like a plain win, without schneider or schwarz.
ramsch-text = Whoever has fewer points wins.
ramsch-durchmarsch-text = Taking every trick is a Durchmarsch: 120 points to whoever does it, 0 to the other.
ramsch-simple-text = A ramsch counts like a plain win, without schneider or schwarz. At 60–60 nobody scores, and the hand is not played again.

## Bidding

bidding-text = Bids are the 63 values that a Skat game can have, from 18 to 264. The dealer bids, forehand holds or passes; each bid must be above the last. Who passes is out.
bidding-pass-text = If the dealer passes at once, forehand may take the game at 18 or pass as well. If both have passed the hand is thrown in: nobody scores, and the deal passes on.
bidding-values-text = Bidding values: { $values }
bidding-stock-text = The declarer takes the two stock cards into the hand and lays two hand cards away face down. Or he leaves the stock and plays from the hand; then he does not learn until the end what was in it.
announcements-text = After taking the stock the declarer names a suit, grand or null, the null also ouvert. A hand game counts one level more; in suit and grand he may then announce schneider, or schneider and schwarz, or these and ouvert. A null from the hand may be ouvert.
announcements-ouvert-text = Ouvert means that the hand cards are laid open. Face-down cards stay face down.
announcements-missed-text = Who announces schneider or schwarz and misses it loses, and the announced level counts. An announced schwarz demands every trick.
announcements-full-text = A won game scores its full value even when the bid was lower.
overbid-text = If the value is below the bid, the declarer has overbid: the game is lost and charged at twice the smallest multiple of the base value that reaches the bid. A null that cannot reach the bid may not be declared.
overbid-example-text = Example: clubs from the hand, bid 46, believed to be without 2. If the jack of clubs lies in the stock it is only with 1: with 1, game 2, hand 3; 3 × 12 = 36. That costs 2 × 48 = 96 even with 74 points. With 95 points schneider saves it: 4 × 12 = 48.

## Match

match-text = After every hand the deal passes to the other player, with four players to the left. Lots decide who deals first. In the end the total of what was written down counts.
match-sides-text = With four players the total of the side counts.
match-replay-text = A hand that is played again because of 60–60 does not count towards the agreed number.
match-thrown-in-text = A hand thrown in counts towards the agreed number.

## Fields: the label, each value in one sentence, and where it comes from

field-course = Course
field-course-source = DE, JA, ISkO; a course of your own: house rule
field-course-text = A course of your own: { $course }
field-course-classic = Forehand declares after her first four face-up cards; then the dealer gets his first four, and the rest follows in packets of four.
field-course-classic-source = DE
field-course-simple = Dealt as in the classic game: the declaration comes after the first four face-up cards.
field-course-simple-source = DE
field-course-japanese = Both lay out eight cards face down and then eight face up on them; the declaration comes when everything lies.
field-course-japanese-source = JA
field-course-half-open = Four piles each as in the classic game, the other eight cards go to the hand.
field-course-half-open-source = DE; the moment of re: our reading
field-course-auction = Five piles and five hand cards each, two cards for the stock, then the bidding.
field-course-auction-source = DE, ISkO
field-course-sixteen = Sixteen cards to each hand, in packets of four.
field-course-sixteen-source = JA
field-course-double = Four players with four piles each, all laid out before the declaration.
field-course-double-source = JA; four piles: our reading
field-course-own = The course is self-made: other numbers of face-up, face-down or hand cards.
field-course-own-source = house rule

field-contracts = Contracts
field-contracts-source = suits and grand: DE and JA; ramsch: DE; null: ISkO
field-contracts-text = May be declared: { $list }.
field-contracts-C = Clubs may be declared.
field-contracts-C-source = DE, JA
field-contracts-S = Spades may be declared.
field-contracts-S-source = DE, JA
field-contracts-H = Hearts may be declared.
field-contracts-H-source = DE, JA
field-contracts-D = Diamonds may be declared.
field-contracts-D-source = DE, JA
field-contracts-G = Grand may be declared: only the jacks are trumps.
field-contracts-G-source = DE, JA
field-contracts-N = Null may be declared: the declarer wants no trick.
field-contracts-N-source = ISkO
field-contracts-R = Ramsch may be declared: whoever has fewer points wins.
field-contracts-R-source = DE

field-trump = Trumps
field-trump-source = DE, JA; drawn: house rule
field-trump-declared = The declarer chooses the trumps.
field-trump-declared-source = DE, JA
field-trump-drawn = Trumps are drawn before the deal: the suit of the drawn card is trumps, a jack means grand, and the card goes back into the pack.
field-trump-drawn-source = house rule

field-lead = First lead
field-lead-source = DE, JA; in the auction game ISkO 4.1.1
field-lead-declarer = The declarer leads to the first trick.
field-lead-declarer-source = DE, JA
field-lead-forehand = Forehand leads to the first trick, whoever declares.
field-lead-forehand-source = ISkO 4.1.1

field-ten = The ten
field-ten-source = DE and ISkO: high; JA: below the king
field-ten-high = The ten ranks just below the ace, as in Skat: A 10 K Q 9 8 7.
field-ten-high-source = DE, ISkO
field-ten-below-king = The ten ranks below the king: A K 10 Q 9 8 7; it keeps its 10 points.
field-ten-below-king-source = JA

field-flip = Turning
field-flip-source = DE: after the trick; JA: at once
field-flip-after-trick = Cards that a trick has uncovered are turned when the trick is complete.
field-flip-after-trick-source = DE
field-flip-at-once = A face-down card is turned as soon as the card above it is played, so the other player sees it before answering.
field-flip-at-once-source = JA

field-kontra = Kontra and re
field-kontra-source = DE
field-kontra-on = The declarer's opponent may say kontra, and the declarer re to that.
field-kontra-on-source = DE; ×2 and ×4: our reading
field-kontra-off = There is no kontra and no re.
field-kontra-off-source = JA and the simplified scoring of DE name no kontra; in the auction game our reading

field-tie = 60–60
field-tie-source = DE, ISkO, JA: each source differs
field-tie-declarer-loses = At 60–60 the declarer has lost.
field-tie-declarer-loses-source = DE, ISkO
field-tie-split = At 60–60 each player gets one point, which is never multiplied.
field-tie-split-source = DE (simplified scoring)
field-tie-replay = At 60–60 nobody scores, and the same dealer deals again.
field-tie-replay-source = JA

field-schwarz = Schwarz (all the tricks)
field-schwarz-source = DE: no trick; JA: 120 points
field-schwarz-tricks = A side is schwarz if it takes no trick; one trick is enough to escape, even if it is worth nothing.
field-schwarz-tricks-source = DE
field-schwarz-points = A side is schwarz if it has no points, that is, if the other has all 120; a worthless trick does not save it.
field-schwarz-points-source = JA; our reading

field-scoring = Scoring
field-scoring-source = DE: Skat or simplified; JA: Japanese
field-scoring-skat = Scored as in Skat: base value times matadors and levels, for the declarer alone, twice if lost.
field-scoring-skat-source = DE
field-scoring-simple = The winner writes down 2 points, with schneider 3, with schwarz 4.
field-scoring-simple-source = DE
field-scoring-japanese = The winner writes down 1 point, with schneider 2, with schwarz 3.
field-scoring-japanese-source = JA

field-spitzen = Matadors in trumps (Spitzen)
field-spitzen-source = DE, ISkO
field-spitzen-on = The run of matadors goes on beyond the jacks through the trump suit, up to eleven; in grand it ends at four.
field-spitzen-on-source = DE (optional), ISkO
field-spitzen-off = Only the jacks count as matadors, one to four.
field-spitzen-off-source = DE

field-ramsch = Ramsch
field-ramsch-source = DE names only the winner; what is written down: our reading
field-ramsch-loser = Whoever has more points is charged his own points; at 60–60 nobody is.
field-ramsch-loser-source = our reading
field-ramsch-both = Each is charged his own points.
field-ramsch-both-source = house rule

field-simple-kontra = Kontra in simple scoring
field-simple-kontra-source = DE names no kontra here
field-simple-kontra-on = In the simple scoring too kontra doubles the winner's points and re quadruples them; a split 60–60 stays as it is.
field-simple-kontra-on-source = house rule
field-simple-kontra-off = In the simple scoring nothing is doubled.
field-simple-kontra-off-source = DE

field-grand-double = Grand doubled
field-grand-double-source = JA
field-grand-double-any = A win in a grand counts double, whoever declared it.
field-grand-double-any-source = JA
field-grand-double-declarer = A grand counts double only if the declarer wins it.
field-grand-double-declarer-source = house rule
field-grand-double-off = A grand counts no more than a suit game.
field-grand-double-off-source = house rule

field-hands = Number of hands
field-hands-source = our reading
field-hands-count = { $n ->
    [one] The match is one hand.
   *[other] The match is { $n } hands, so that all declare equally often.
}
field-hands-count-source = our reading

field-target = Target
field-target-source = our reading
field-target-points = Play goes on until somebody has { $n } points, tested only when all have dealt equally often. If several have them, the highest total wins; if level, there is another round.
field-target-points-source = our reading
