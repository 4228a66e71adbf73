# 自己対戦：学習した評価値の出どころ。

train-help = 自己対戦で評価値を学習させます。ラウンドごとにフォルダへ保存するので、中断しても、同じ指定で続ければ中断しなかったときと同じ結果になります。最後にフォルダには重み（values.bin）、学習曲線の表（curve.csv）と図（curve.svg）が残ります。同じ指定なら同じ重みになります。
metavar-train-folder = フォルダ
metavar-set = セット
option-train-out = 学習の経過、曲線、重みを保存するフォルダ。
option-rounds = ラウンドの数。ラウンドごとに全員の重みを平均して保存します。
option-games = 1ラウンドのスート戦の数。ほかのセットはその一部になります。
option-train-workers = 同時に打つ数。それぞれ別の対局をするので、結果も変わります。
option-train-seed = すべての対局と最初の重みのもとになる数。
option-only = このセットの重みだけを学習する。何度でも指定できます。
train-progress = ラウンド { $round }/{ $rounds }・{ $name }・{ $games } 局・驚き { $surprise }・初心者との差 { $ahead }（1局あたり）
train-done = 重みを書き込みました：{ $path }
train-picture = 学習した評価値と初心者との差
train-across = 自己対戦の局数
train-up = 1局あたりの差（%）
