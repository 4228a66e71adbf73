# Self-play: where the learned value comes from.

train-help = Teach the learned value by self-play. Every round is kept in the folder: broken off, it goes on with the same options as if nothing had happened. In the end the folder holds the weights (values.bin), the learning curve as a table (curve.csv) and as a picture (curve.svg). The same options give the same weights.
metavar-train-folder = FOLDER
metavar-set = SET
option-train-out = The folder that keeps the learning, its curve and the weights.
option-rounds = How many rounds; after each the workers' weights are averaged and kept.
option-games = How many games a round for the suit games; the other sets get a part of it.
option-train-workers = How many play at once. It changes the outcome, since each plays games of its own.
option-train-seed = The number from which all games and the first weights come.
option-only = Learn only this set of weights; may be given several times.
train-progress = Round { $round } of { $rounds } · { $name } · { $games } games · surprise { $surprise } · ahead of a beginner { $ahead } a game
train-done = Weights written to { $path }.
train-picture = What the learned value makes more than a beginner
train-across = games of self-play
train-up = ahead a game, per cent
