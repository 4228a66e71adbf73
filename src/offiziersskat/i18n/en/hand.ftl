# What can be done with a hand, beside playing it: fetched when somebody wants that.

hand-save = Save
hand-save-text = The position as far as you know it; nothing that is hidden is in it.
hand-save-whole = The whole hand, as it was played.
hand-save-later = Just now something is being said. The hand can be saved when a game is to be named, or as soon as cards are played.
hand-save-osk = As text (.osk)
hand-save-json = As JSON
hand-engine = Let the computer play for you
hand-engine-text = It plays your cards to the end of this hand, as strong as your opponent ({ $level }). Each card is noted as a hint. You can take over at any time, and take cards back.
hand-engine-go = Let it play
hand-engine-plays = The computer plays for you.
hand-engine-stop = I play on
hand-again-engine = The computer in my place
hand-drop-sure = The running hand is then broken off and does not count.
hand-resign = All remaining cards and tricks then go to the other side.
hand-resign-ramsch = All points that are left then count for you, and the ramsch is lost.
hand-resign-null = You lose this null then.
hand-resign-do = Resign this hand
hand-gone-none = No card has been played yet.
hand-gone-pale = Pale cards have been played; the others are still out.
hand-gone-trumps = Trumps, { $count } still out
hand-gone-plain = Other cards
hand-gone-card = { $card }, played
