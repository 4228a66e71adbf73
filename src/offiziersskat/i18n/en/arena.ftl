# The arena: programs against each other.

arena-help = Let programs play against each other: each deal twice, with the seats changed. Players: { $players }; with “-quick” in the form for long matches; club, expert and master with “-points” or “-wins” last, for card points or wins instead of the score; or bot:COMMAND for a program of your own (docs/bots.md). “oracle” sees every card and shows what there is to gain. More than two play everyone against everyone.
metavar-contestants = PLAYER PLAYER…
metavar-folder = FOLDER
option-pairs = How many deals, each played twice.
option-arena-seed = The number from which all deals come.
option-jobs = How many processes play at once; 1 without it.
option-out = Keep the pairs in this folder, and go on with what it holds.
option-luck = Count the luck of the cards out up to so many unknown cards, 0 to 6; 0: do not take it out.
option-until-clear = Stop as soon as the score, luck taken out, leaves no doubt, by an interval that allows looking at any time.
arena-progress = { $done } of { $pairs } pairs
arena-title = { $first } against { $second } · { $rules } · { $pairs } pairs · seed { $seed }
arena-score = Score a game
arena-points = Card points a game
arena-wins = Games won
arena-ladder = Ratings (Bradley–Terry, mean 0), and the score a game of each against each
metavar-address = URL
option-scheduler = Play on the cluster of this Dask scheduler, tcp://host:8786.
arena-left = { $time } left
arena-played = as played
arena-adjusted = luck of the cards taken out
arena-settled = Of at most { $pairs } pairs no more were needed: it is settled who scores more.
arena-not-settled = Not settled in { $pairs } pairs who scores more.
arena-kept = { $first } against { $second } was broken off after { $done } of { $pairs } pairs; the same command goes on from there.
arena-not-kept = { $first } against { $second } was broken off after { $done } of { $pairs } pairs; nothing is kept. With --out FOLDER one could go on.
