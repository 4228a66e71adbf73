# サブコマンド：ヘルプ、オプション、表示する文。

metavar-name = 名前

## rules

rules-help = ルールセットを読む・比べる・保存する。サブコマンドなしでは一覧を表示します。
rules-list-help = 自作のものも含めてルールセットを一覧にします。
rules-show-help = ルールセットを出典つきの読み物として表示します。「ルール」は名前で、必要なら項目を付けます："classic; spitzen=on"。
rules-compare-help = 二つのルールセットの違いを表示します。
rules-names-help = ゲームの名前とその由来、ドイツ語・英語・日本語の用語集。
rules-save-help = 自作のルールセットに名前を付けて保存します：rules save uchi "classic; spitzen=on"。
rules-remove-help = 保存したルールセットを削除します。
rules-list-hint = 「offiziersskat rules show 名前」でルールを読めます。項目は変更できます："classic; spitzen=on"。
rules-saved = 「{ $name }」として保存しました：{ $rules }
rules-removed = 削除しました：「{ $name }」

## replay

replay-help = 記録された局を再生します。宣言、トリック、点数、結果を表示し、--jsonでは一手につき1行で、その席から見えたものと選べた手も出力します。終了コードは、ルール違反のある記録では1、読めない記録では2です。
replay-heading = 第{ $number }局 · { $rules } · { $names }
replay-call = { $name }：{ $said }
replay-trick = { $name }のトリック   { $mine } : { $theirs }
replay-unfinished = 途中で終わっています。{ $name }の番です。
replay-legal = 選べる手：{ $actions }
replay-illegal = { $ply }手目（0から）、{ $name }：{ $message }
replay-wrong-result = 記録された結果が違います。記録では{ $stored }、実際は{ $found }です。
said-kontra = コントラ
said-re = レ
said-pass = パス
said-hold = ホールド
said-take = スカートを取る
said-hand = ハンドで戦う
said-lay-away = { $cards }を捨てる

## random

random-help = 最後まで打たれたランダムな局を、1行に1つのJSONの記録として作ります。シードが同じなら、どこでも同じ局になります。
option-seed = 札と手を決める数（シード）。
option-hands = 局の数。
random-seed = シード { $seed }

## convert

convert-help = 記録をテキスト（osk）とJSONの間で変換します。書き出しは正規の形です。
option-to = 書き出す形式。

## verify

verify-help = 記録にあるコミットメントを使って、約束どおりにシャッフルされたかを確かめます。違っていれば終了コードは1です。
verify-verified = 第{ $number }局：シャッフルが証明されました。コミットメントとデッキは一致します。
verify-alone = 第{ $number }局：コミットメントとデッキは一致します。ただし、プレイヤーが乱数を加えていないので、配る側が何度も試すことはできました。
verify-not-commitment = 第{ $number }局：証明できません。ソルトがコミットメントと違います。
verify-not-deck = 第{ $number }局：証明できません。コミットメントからは別のデッキになります。
verify-meaning = この証明が示すこと：サーバーもプレイヤーも、単独では札を選べませんでした。プレイヤーが乱数を加える前に、サーバーはコミットメントで縛られていたからです。示さないこと：サーバーとプレイヤーが結託している場合は、この証明の範囲外です。

## play

metavar-players = プレイヤー…
metavar-names = 名前…
play-help = 端末で遊びます。プレイヤー：{ $players }。指定しないことは前回と同じです。対局中は「h」で入力できるものを表示します。
option-players = 卓に着くプレイヤー：human rules、または二人で遊ぶときはhuman human。
option-names = プレイヤーの名前（同じ順）。
option-match-hands = マッチの局数。
option-target = マッチの目標点。
option-play-seed = 配り札とコンピュータの手を再現できるようにするシード。
option-continue = 待っているゲームを続けるか、新しく始めるか。省略時は尋ねます。
option-resume = 記録ファイルの最後の局を続けます。
option-ascii = ASCIIだけで表示するか、スートを記号で表示するか。
option-colour = 色を付けるかどうか。
option-width = 画面の桁数。

## solve と analyse

solve-help = すべての札が分かっている局面を解きます。双方が最善を尽くしたときの宣言者側の札点を、出せる札ごとに求め、最善の手順も示します。記録はその終わりの局面を表し、デッキが分かっているので裏向きの札も見えているものとして扱います。宣言の前なら、どの切り札でいくらになるかを示します。
option-value-only = 値だけを求めます（速くなります）。
analyse-help = 手番の席が、見えている札だけから何をすべきかを調べます。手ごとに、宣言者側の札点の期待値、勝率、または得点の期待値を示します。見えない札が少ないか、すべて推理できるときは正確な値、そうでなければ札の配置を抽選した推定値と、その標準誤差です。
metavar-seconds = 秒数
option-seat = この席（0～3）から見た場合を調べます。
option-objective = 目標：札点（points）、勝ち（win）、得点（score）、またはそのすべて（all）。
option-time = 1局にかける秒数の上限。省略時は{ $seconds }秒。
option-exact = 推定せず、正確な答えが出るまで探します。
uncompiled = インストール時にCコンパイラがなかったため、探索はコンパイルされていません。約80倍遅くなります。
standing-hand = 第{ $number }局
standing-contract = { $contract }（{ $name }）
standing-turn = { $name }の番
values-points = 札点
values-win = 勝率
values-score = 得点
value-won = 勝ち
value-lost = 負け
solve-points = { $name }：札点{ $value }点。
solve-null = { $name }：{ $value }。
solve-ramsch = { $name }：{ $value }（札点のマイナス。全トリックを取れば+1、1つも取らなければ−121）。
solve-line = 最善の手順：{ $cards }
analyse-exact = 正確な値。{ $unknown ->
    [0] すべての札が推理できます
   *[other] 見えない札は{ $unknown }枚
}。{ $seconds }秒。
analyse-estimate = { $worlds ->
    [0] 札の配置1通りの一部
   *[other] 札の配置{ $worlds }通り
}からの推定値、標準誤差{ $stderr }。見えない札は{ $unknown }枚。{ $seconds }秒。
analyse-nothing = { $seconds }秒では何も分かりませんでした。見えない札は{ $unknown }枚です。時間を延ばしてください。
