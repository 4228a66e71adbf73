# The lesson: twelve steps on real cards that teach the classic game.

lesson-title = Learn the game
lesson-step = Step { $n } of { $of }
lesson-you = You
lesson-ben = Ben
lesson-next = Next
lesson-back = Back
lesson-again = Once more
lesson-skip = Skip this step
lesson-show = Show me
lesson-steps = Steps
lesson-done-step = { $title }, done
lesson-trumps = Trumps: { $trumps }
lesson-no-trumps = No trumps yet
lesson-points = You { $mine }, Ben { $theirs }
lesson-choice = Your choice

lesson-piles-title = What lies there
lesson-piles-text = Each of you has eight piles: a card face down, and one face up on it. Nobody knows the lower cards, not even their owner. You see the edge of the back peeping out.
lesson-piles-task = One of your open cards has nothing under it any more. Tap it.
lesson-piles-right = Yes, the { $card } lies alone. So you always see how much is still unknown.
lesson-piles-wrong = A card still lies under the { $card }: look for the edge of the back.

lesson-points-title = What cards are worth
lesson-points-text = Ace 11, ten 10, king 4, queen 3, jack 2; nine, eight and seven nothing. All together that is 120 points, and you play for them.
lesson-points-task = Which of your open cards is worth most?
lesson-points-right = Right: the ace is worth 11.
lesson-points-wrong = The { $card } is worth { $points }. One of your cards is worth more.

lesson-trick-title = The trick
lesson-trick-text = One leads, the other answers; the higher card of the suit takes both. In Skat the ten stands above the king: ace, ten, king, queen, nine, eight, seven.
lesson-trick-task = Ben leads the king of hearts. Take the trick with a heart.
lesson-trick-right-a = The ace is highest. 15 points for you, and you lead to the next trick.
lesson-trick-right-t = The ten beats the king. 14 points for you, and you lead to the next trick.
lesson-trick-wrong = The { $card } is no heart, and hearts you have. Two of your cards take the trick.

lesson-follow-title = Following suit
lesson-follow-text = Whoever can must play the suit that was led. Only open cards count: what lies hidden obliges to nothing.
lesson-follow-task = Ben leads the queen of spades. Which card must you play?
lesson-follow-right = Right, the only spade. Ben gets three points for it; that happens.
lesson-follow-wrong = The { $card } does not follow. You have a spade, so it has to be that one.

lesson-trump-title = Trumps
lesson-trump-text = Hearts are trumps. A trump beats every card of another suit; you may play it when you cannot follow.
lesson-trump-task = Ben leads the ace of clubs, eleven points, and you have no clubs. Take it as cheaply as you can.
lesson-trump-right = The smallest trump was enough: eleven points for a seven.
lesson-trump-wrong-cj = The jack of clubs takes it too. But it is the highest trump of all, keep it for later. A small one will do.
lesson-trump-wrong = Throwing away the { $card } is allowed, but then the ace is Ben's. Only a trump takes it.

lesson-jack-title = The jacks
lesson-jack-text = The four jacks are always trumps, the highest: clubs, spades, hearts, diamonds. They do not belong to the suit printed on them. Spades are trumps now.
lesson-jack-task = Ben leads the jack of diamonds. What must you play?
lesson-jack-right = Right: the jack of diamonds is a trump, and trump is answered with trump.
lesson-jack-wrong-d = The { $card } is a diamond, but the jack of diamonds is not: it is a trump. Do you have a trump?
lesson-jack-wrong = The { $card } is no trump. A trump was led, and you have one.

lesson-turn-title = Turning up
lesson-turn-text = When a card leaves its pile, the one below is turned up after the trick. From then on it plays. Uncovering at the right moment is half the art.
lesson-turn-task = Ben leads the queen of hearts. Two of your cards take it; play the one that uncovers something.
lesson-turn-right = And what lay there? The jack of clubs. Now it is yours to play, and Ben sees it too.
lesson-turn-wrong-ht = The ten takes the trick as well, but nothing lies under it. The other one brings you a new card.
lesson-turn-wrong = The { $card } does not follow hearts. You have two hearts.

lesson-declare-title = Naming trumps
lesson-declare-text = Forehand, who did not deal, names the game when only four open cards lie there, her own. A suit makes eleven trumps: its seven cards and the four jacks. Grand: only the jacks.
lesson-declare-task = These are your first four. What do you name?
lesson-declare-right = Hearts: all four of your cards are trumps, with the highest jack among them.
lesson-declare-wrong-g = Bold. In grand only the jacks are trumps, and you see one of four. In one suit you would have four trumps.
lesson-declare-wrong-r = In ramsch the fewest points win, and you have an ace and a ten. Better collect with these cards.
lesson-declare-wrong = Apart from the jack you have none of that suit. Of which suit do you have three?

lesson-kontra-title = Kontra
lesson-kontra-text = This time you dealt, and Ben named diamonds. Your own first four open cards have just been laid. If you believe he will lose, say kontra: everything counts double. He may answer with re.
lesson-kontra-task = Kontra, or let it be?
lesson-kontra-right = Kontra! The two highest jacks and ace and ten of trumps: Ben will not enjoy this.
lesson-kontra-wrong = You may let it be. But two jacks, ace and ten of his own trumps: a kontra is seldom better.

lesson-aim-title = Sixty-one
lesson-aim-text = Whoever named trumps needs 61 of 120 points; at 60 to 60 he has lost. You have 50, so 11 are missing, and Ben leads a queen, worth 3.
lesson-aim-task = With which card do you win the hand now?
lesson-aim-right = 50 and 3 and 10: that makes 63. Won!
lesson-aim-wrong-hk = The king takes the trick, but 50 and 3 and 4 are only 57. There is more in it.
lesson-aim-wrong = The { $card } does not follow hearts. You have two hearts.

lesson-score-title = Writing down
lesson-score-text = Count the jacks from the jack of clubs down, as far as you have them all: that is “with”. If it is missing, count those you lack: “without”. Add one for the game, and multiply by the base value: diamonds 9, hearts 10, spades 11, clubs 12, grand 24.
lesson-score-task = You won clubs, with the jacks of clubs and spades; the jack of hearts is Ben's. What do you write down?
lesson-score-right = With 2, game 3, times 12: 36. Schneider, when the other has 30 or fewer, adds one level; schwarz, no trick at all, one more. A lost game costs twice as much.
lesson-score-wrong-24 = With 2 is right, but the game itself counts one as well: 2 and 1, times 12.
lesson-score-wrong-48 = That would be with 3. The jack of hearts is Ben's, so the run ends before it.

lesson-ramsch-title = Ramsch
lesson-ramsch-text = One game turns everything round: in ramsch only the jacks are trumps, and whoever has fewer points wins. Whoever takes every trick has made a Durchmarsch, which is worth 120.
lesson-ramsch-task = Ben leads the king of spades. Do not take it.
lesson-ramsch-right = Below him, and without any points. That is how ramsch is won.
lesson-ramsch-wrong-sa = The ace takes the trick, and 15 points with it. In ramsch you would rather not.
lesson-ramsch-wrong = The { $card } does not follow. You have two spades.

lesson-end-title = That is all there is to it
lesson-end-text = You know the classic game now. The rest comes with playing: which cards to keep, when to uncover, what the other one may have lying there.
lesson-end-play = Play the first hand
lesson-end-rules = Read the rules in full
