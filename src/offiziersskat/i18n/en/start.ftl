# What stands on every page, the start page, and what rulesets and engines are called.

## Around every page

shell-menu = Menu
shell-language = Language
shell-theme = Theme: { $theme }
shell-home = Start page
page-loading = One moment …
rules-title = Rules
games-title = Your games
watch-title = Watch
me-title = You
me-theme-auto = like the device
me-theme-light = light
me-theme-dark = dark
page-again = Try again

## Start

start-tagline = Skat for two. Half of the cards lie open, the other half lie hidden under them, and even you do not know which they are.
start-play = Play
start-play-as = { $rules } · opponent: { $opponent }
start-play-friend = Play with a friend
start-play-friend-text = Send a link, or let them scan a code. No account.
start-learn = Learn
start-learn-text = Twelve short steps on real cards. Five minutes.
exercises-title = Exercises
start-change = Change rules and opponent
start-your-name = What shall we call you?
start-your-name-hint = Optional. Others at the table see it.
start-name-default = Guest
start-running = Waiting for you
start-your-turn = Your turn
start-their-turn = Their turn
start-waiting = Waiting for the other player
start-hand = Hand { $number }
start-against = against { $names }
start-all-games = All your games
start-watch = Watch others play
start-rules = Rules to read
start-games = Your games
start-import = Open a record
start-verify = Check a shuffle
start-opening = The cards are being shuffled …

## Names

preset-classic = Classic
preset-simple = Simple
preset-japanese = Japanese
preset-half-open = Half open
preset-auction = Auction
preset-sixteen = Sixteen in the hand
preset-double = Double, for four

chooser-kind-engine = Computer ({ $level })
level-random = Plays anything
level-greedy = Takes all
level-rules = Rule book
level-beginner = Beginner
level-casual = Casual player
level-club = Club player
level-expert = Expert
level-master = Master
level-other = Computer “{ $name }”
