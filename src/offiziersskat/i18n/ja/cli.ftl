# コマンド：ヘルプ、その中のclickの言葉、複数のサブコマンドに共通する文。
# 「click-」で始まる識別子は英語の文から作られる。残りはclick.ftlにある。

## コマンド

help = 将校スカート（Offiziersskat）：表向きと裏向きのカードで遊ぶ二人用スカート。対戦、ルールの参照、得点計算、棋譜の再生と検証ができます。
help-epilog = 各コマンドの詳しい説明は「offiziersskat コマンド --help」で表示します。コマンドなしで起動するとブラウザーでテーブルが開きます。端末で一局：offiziersskat play
metavar-options = [オプション]
metavar-command = コマンド [引数]…
option-lang = ヘルプとメッセージの言語。省略時はシステムの設定に従います。
option-version = バージョンを表示します。
version = offiziersskat バージョン { $version }

command-serve = ブラウザーやボットにテーブルを提供する（このコンピューター、またはローカルネットワーク）。
command-play = 端末で遊ぶ（コンピューターと、または二人で）。
command-rules = ルールの表示・比較・保存、名前の由来と用語集。
command-score = 本物のカードで遊んだ一局の得点を計算する。
command-replay = 記録された局を一手ずつ再生する。
command-random = 最後まで打たれたランダムな局を作る。
command-convert = 記録をテキストとJSONの間で変換する。
command-verify = 誰もカードを選べなかったことを確かめる。
command-solve = すべてのカードが分かっている局面を解きます。
command-analyse = 見えているカードから何を出すべきか：期待点、勝率、得点。
command-review = 一局のうち、運と実力の内訳。
command-stats = 多くの局の成績：運を含めたものと除いたもの。
command-exercise = 終盤、宣言、自分の対局の失敗を練習します。
command-arena = プログラムどうしを対戦させ、強さを確かめる。
command-train = 自己対戦で局面の評価値を学習させる。

## 複数のコマンドに共通

metavar-file = ファイル
metavar-number = 数
metavar-rules = ルール
argument-file = 「ファイル」には一局以上の記録を、テキストまたは1行に1つのJSONで入れます。「-」は標準入力を読みます。
option-json = テキストの代わりに、1行に1つのJSONを出力します。
option-rules = ルールセットの名前。必要なら項目を付けます："classic; spitzen=on"。
output-failed = 出力を書き込めません：{ $reason }

## clickの言葉

click-usage = 使い方：
click-options = オプション
click-commands = コマンド
click-show-this-message-and-exit = このヘルプを表示します。
