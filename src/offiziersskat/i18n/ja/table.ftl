# 端末のテーブル。

## カードとゲーム

contract-c = クラブ
contract-s = スペード
contract-h = ハート
contract-d = ダイヤ
contract-g = グランド
contract-n = ヌル
contract-r = ラムシュ
level-hand = ハンド
level-schneider = シュナイダー
level-schwarz = シュヴァルツ
level-ouvert = ウーヴェル
comma = 、
and = と
jack-of-clubs = クラブのJ

## テーブルのそば

panel-undeclared = まだ宣言されていません。
panel-bidding = ビッド中です。
panel-declared = { $contract }（{ $name }の宣言）
panel-ramsch = ラムシュ：点の少ないほうが勝ち
panel-kontra = コントラ：得点2倍
panel-re = コントラとレ：得点4倍
panel-bid = ビッド：{ $bid }
panel-bid-short = ビッド：{ $bid }、値がまだ届かない
panel-trick = { $number }／{ $total }トリック目
panel-stock = スカート：裏向き{ $count }枚
panel-laid-away = 捨てたカード：{ $cards }（{ $points }点）
panel-laid-away-hidden = 捨てたカード：裏向き{ $count }枚
run-with = { $count }あり
run-without = { $count }なし
worth-exact = { $run }、{ $level }倍：{ $value }点のゲーム
worth-least = { $run }以上、{ $level }倍：少なくとも{ $value }点のゲーム
worth-unseen = { $jack }は未公開：少なくとも{ $value }点のゲーム
worth-fixed = { $value }点のゲーム
last-trick = 前のトリック：{ $cards } → { $name }、{ $points }点
heading-hands = 第{ $hand }局／{ $hands }局
heading-target = 第{ $hand }局、{ $target }点まで
heading-standing = 得点：{ $standing }
seat-dealer = ディーラー
seat-partner = パートナー
seat-tricks = { $count }トリック
hand-hidden = 手札{ $count }枚
trick-lead = { $name }のリード
trick-none = まだトリックなし

## あと何点

need-points = { $aim }点まで、あと{ $missing }点
need-of = { $name }：{ $need }
need-reached = { $aim }点に届きました。
need-fewest = 少ないほうが勝ち：{ $mine }対{ $theirs }
need-no-trick = 一つも取らなければヌルの勝ち。
need-one-trick = 宣言者が一つでも取ればヌルの負け。
need-every-trick = シュヴァルツ宣言：全部のトリックが必要。
need-any-trick = シュヴァルツ宣言：一つ取れば十分。

## できごと

said-declare = { $name }の宣言：{ $contract }
said-drawn = 引いたカードで決まった切り札：{ $contract }
said-kontra = { $name }「コントラ！」
said-re = { $name }「レ！」
said-no-kontra = { $name }はコントラなし。
said-no-re = { $name }はレなし。
said-bid = { $name }のビッド：{ $value }
said-hold = { $name }「受けます」
said-pass = { $name }はパス。
said-take = { $name }はスカートを取ります。
said-taken = スカートの中：{ $cards }
said-hand = { $name }はハンドで戦います。
said-laid = { $name }は{ $count }枚捨てました。
said-laid-cards = 捨てたカード：{ $cards }
said-opened = { $name }は手札を公開：{ $cards }
said-played = { $name }：{ $card }
said-won = { $name }がトリックを取って{ $points }点。
said-turned = 表になったカード：{ $cards }
said-turned-at-once = { $played }、{ $cards }が表に
said-resigned = { $name }は投了。
said-taken-back = 取り消しました。{ $name }の番に戻ります。

## たずねること

ask-play = { $name }さん、カードをどうぞ
ask-declare = { $name }さん、宣言をどうぞ
declare-sure = ここでの{ $letter }はゲームの名前です。{ $game }を宣言しますか。Enterならやめます。[y/N]
ask-level = 追加のアナウンス
ask-bid = { $name }さん、ビッドをどうぞ
ask-hold = { $name }さん、{ $bid }を受けますか
ask-stock = { $name }さん、スカートかハンドか
ask-discard = { $name }さん、2枚捨ててください
ask-kontra = { $name }さん、コントラは
ask-re = { $name }さん、レは
option-line = { $keys }  { $name }：{ $text }
keys-help = ?ヒント・h説明
keys-help-declare = ?ヒント・:h説明
keys-short = h説明
keys-short-declare = :h説明

explain-declare = どのゲームにしますか。伏せたカードも含めてすべてのカードに効きます。
explain-suit = { $suit }と4枚のJが切り札
explain-grand = 4枚のJだけが切り札
explain-null = 切り札なし。宣言者は一つも取ってはいけない
explain-null-ouvert = ヌルで、手札を公開する
explain-ramsch = 宣言者なし。Jだけが切り札で、点の少ないほうが勝ち
explain-base = 基礎点{ $base }
explain-value = { $value }点
explain-level-none = なし
explain-level-schneider = 相手を30点以下に抑える
explain-level-schwarz = 全部のトリックを取る
explain-level-ouvert = 全部のトリックを取り、手札も公開する
explain-hand = ハンドは1段高くなります。たとえば{ $example }は、ハンドとシュナイダー。
explain-bid = 高くビッドしたほうが宣言者です。最後にゲームの値がビッドに届かなければ、オーバービッドで負けです。
explain-bids = 選べる値：{ $values }
explain-bids-more = 選べる値：{ $values } … { $last }
explain-forehand = だれもビッドしませんでした。18で宣言者になれます。
option-pass = パス
option-pass-text = ビッドから降りる
option-hold = 受ける
option-hold-text = { $bid }を受ける
option-bid = ビッド
option-bid-text = 値か、一覧の番号を入力。+だけなら{ $next }
option-take = 取る
option-take-text = 2枚を加えて選び、手札から2枚捨てる
option-hand = ハンド
option-hand-text = スカートを見ずに戦う。1段高くなる
explain-discard = 手札から2枚捨てます。その点は自分のものですが、トリックには数えません。
option-kontra = コントラ
option-kontra-text = 宣言者が負けると思うなら。得点2倍
option-re = レ
option-re-text = それでも勝つと思うなら。得点4倍
option-no = パス
option-no-text = そのまま続ける

## 入力

word-help = 説明 ヘルプ
word-hint = ヒント
word-back = 戻す 取消
word-last = 前
word-sheet = 得点表
word-quit = 終了 やめる
word-resign = 投了
word-save = 保存
word-yes = y はい
word-no = n いいえ パス
word-hold = はい 受ける
word-take = 取る スカート
word-hand = ハンド
word-kontra = コントラ
word-re = レ

hint-line = ヒント：{ $action }。{ $reason }
unclear = 「{ $text }」はここでは分かりません。{ $hint }
unclear-play = { $example }のようなカードか、その番号を。hで説明。
unclear-declare = 表の文字か番号をどうぞ。
unclear-bid = 値か、次の値なら+、パスならp。
unclear-hold = 受けるならy、パスならp。
unclear-stock = 1か2をどうぞ。
unclear-discard = 2枚のカードを。たとえば { $example }
unclear-yes-no = 1か2をどうぞ。
number-empty = { $number }番に出せるカードはありません。
number-no-hand-card = { $number }番の手札はありません。
card-not-there = 出せる{ $card }はありません。
card-not-in-hand = 捨てられる{ $card }は手札にありません。
nothing-last = まだトリックは終わっていません。
save-where = どこに？ たとえば save game.osk
save-replace = { $path } はすでにあります。置き換えますか。[y/N]
saved-file = { $path } に保存しました。続きは { $command }
sheet-title = 得点表
sheet-empty = まだ終わった局はありません。
sheet-hand = 局
sheet-total = 合計
sheet-thrown-in = 流れ
sheet-replay = { $contract }、60対60
sheet-game = { $contract }（{ $name }）
resign-sure = 本当に投了しますか。残りは相手のものになります。[y/N]
resign-sure-ramsch = 本当に投了しますか。残りの点は全部自分のものになり、ラムシュは負けです。[y/N]
resign-sure-null = 本当に投了しますか。このヌルは負けになります。[y/N]

help-title = 遊び方：
help-play = カード：{ $example }、またはカードの番号
help-hint = ? 理由つきのヒント
help-back = u 一手戻す
help-last = l 前のトリックを見る
help-sheet = s 得点表を見る
help-resign = r この局を投了する
help-save = save ファイル名 ゲームをファイルに保存（.jsonならJSON）
help-quit = q やめる（ゲームは保存されます）
help-enter = Enter テーブルをもう一度見る
help-colon = 宣言のときのH、S、Rはゲームの名前です。説明は :h、得点表は :s です。
help-codes = カードはスート、数字の順。Cクラブ、Sスペード、Hハート、Dダイヤ。A T(10) K Q J 9 8 7。
help-legend = カードの下や横の▒は、裏向きの1枚がまだあるしるし。
help-legend-ascii = カードの下や横の#は、裏向きの1枚がまだあるしるし。

## 一局の終わりとマッチの終わり

outcome-won = 勝ち、{ $points }点 – { $game }：{ $score }
outcome-lost = 負け、{ $points }点 – { $game }：{ $score }
outcome-won-by = { $count ->
    [one] { $name }
   *[other] { $name }組
}の勝ち、{ $points }点 – { $game }：{ $score }
outcome-won-plain = 勝ち – { $game }：{ $score }
outcome-lost-plain = 負け – { $game }：{ $score }
outcome-won-by-plain = { $count ->
    [one] { $name }
   *[other] { $name }組
}の勝ち – { $game }：{ $score }
outcome-march = { $name }のドゥルヒマルシュ（全トリック）：{ $score }
outcome-tie = 60対60 – { $game }：{ $score }
outcome-replay = 60対60 – 数えません。同じ人がもう一度配ります。
outcome-thrown-in = だれも受けませんでした。次の人が配ります。
outcome-overbid = オーバービッド：ビッドは{ $bid }、ゲームは{ $value }点でした。
outcome-missed = アナウンスに届きませんでした。
game-level = { $level }倍
game-schneider = シュナイダー
game-schneider-announced = アナウンス
game-schwarz = シュヴァルツ
game-schwarz-announced = アナウンス
game-kontra = コントラ
game-re = レ
score-none = 得点なし
score-of = { $name } { $score }
next-hand = Enter：次の局・s：得点表・q：やめる
match-won = マッチは{ $score }点で{ $count ->
    [one] { $name }
   *[other] { $name }組
}の勝ち。
match-level = マッチは引き分けです。

## まわりのこと

welcome = { $rules }：{ $names }
opponent-kind = { $name }（{ $kind }）
engine-rules = コンピューター
engine-greedy = コンピューター・欲ばり
engine-random = コンピューター・でたらめ
engine-lookahead = コンピューター・一手読み
engine-beginner = コンピューター・初心者
engine-casual = コンピューター・愛好者
engine-club = コンピューター・クラブ級
engine-expert = コンピューター・上級者
engine-master = コンピューター・名人
engine-net = コンピューター・学習評価
engine-pimc = コンピューター・抽出読み
engine-mcts = コンピューター・木探索
resume-ask = { $names }とのゲームが途中です（{ $about }）。続けますか。[Y/n]
resume-instead = { $names }とのゲームが途中です（{ $about }）。新しく始めずに、そちらを続けますか。[y/N]
resume-list = 途中のゲーム：
resume-which = どれを続けますか。番号、新しいゲームはn [1]：
resume-which-new = どれを続けますか。番号、新しいゲームはEnter：
resume-unclear = 1から{ $most }の番号、nで新しいゲーム、qで終わり。
resumed = 続きです。{ $rules }：{ $names }
resume-auto = 途中のゲームがあります（{ $names }）。続けるには --continue を。これは新しいゲームです。
resume-none = 途中のゲームはありません。新しいゲームを始めます。
resume-in-use = 途中のゲームは別の画面で開かれています。新しいゲームを始めます。
resume-broken = 途中のゲームが読めないので、そのままにします：{ $reason }
pass-screen = 画面を{ $name }さんに渡してから、Enterを押してください。
quit-saved = ゲームは保存されました。続きは { $command }
quit-nothing = また今度。
nothing-kept = このまま遊べますが、何も保存されません。
engine-cut = { $name } は持ち時間を使い切りました。もっと速い機械なら違う手だったかもしれません。
engine-thinks = { $name } が考えています…
search-uncompiled = 探索がコンパイルされていないため、クラブ級以上は十分の一しか読みません。
screen-narrow = ウィンドウの幅が足りません。テーブルには{ $least }桁必要です。狭いままだと行が折り返されます。
input-ended = 入力が終わりました。ゲームは保存されています。続きは { $command }
record-over = このファイルの最後の局は終わっています。次の局に進みます。

## はじめの一分

note-piles = ▒のあるカードの下には裏向きの1枚があります。持ち主も知りません。
note-piles-ascii = #のあるカードの下には裏向きの1枚があります。持ち主も知りません。
note-declare = まだ一部のカードしか見えません。一つのスートが多く、Jもあれば、よいゲームです。
note-hand = 手札は自分にしか見えません。
note-sixteen = カードは全部配られました。見えないカードは相手が持っています。
note-follow = マストフォロー：リードされたスート、切り札には切り札を出します。番号のあるカードが出せます。
note-aim = 全部で120点、61点で勝ちです。Aは11点、10は10点、Kは4点、Qは3点、Jは2点。
note-turned = 下のカードはトリックのあとで表になり、そこから使えます。
note-turned-at-once = 下のカードはすぐ表になりますが、使えるのは次のトリックからです。
note-bar = バー：左が自分の点、右が相手の点。31でシュナイダーを免れ、61で勝ちです。
note-hint = ?で理由つきのヒント、uで一手戻せます。
