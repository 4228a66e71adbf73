# エラーの文。識別子はエラーのコード（「_」は「-」）、変数はそのパラメーター。

## ルールセット

rules-unknown-preset = ルールセット「{ $name }」はありません。使えるもの：{ $known }
rules-unknown-field = ルールセットに項目「{ $field }」はありません。項目：{ $known }
rules-bad-value = 項目「{ $field }」に「{ $value }」は使えません。使える値：{ $allowed }
rules-contradiction = 項目「{ $field }」：「{ $value }」は「{ $because }」と両立しません。
rules-bidding-scoring = 項目「{ $field }」：ビッドにはスカート式の得点（scoring=skat）が必要です。
rules-hands = 項目「{ $field }」：{ $value }局は{ $seats }人に等しく分けられません。{ $seats }の倍数にしてください。

## 進行

course-word = 項目「course」：「{ $word }」は札の束（F4d、D8u、2sなど）でも進行の語でもありません。
course-cards = 項目「course」で配られる札は{ $count }枚です。32枚でなければなりません。
course-empty-packet = 項目「course」に0枚の束があります。
course-unequal = 項目「course」：種類「{ $kind }」の枚数が席によって違います。
course-uncovered = 項目「course」：裏向きの札にはそれぞれ表向きの札が要ります（「u」と「d」は同数）。
course-order = 項目「course」：bid、stock、declare、kontra、re、playはこの順に一度ずつしか書けません。
course-missing = 項目「course」に「{ $word }」がありません。
course-after-play = 項目「course」は「play」で終わらなければなりません。
course-no-pile = 項目「course」：席{ $seat }で、表向きの札をのせる裏向きの札が足りません。
course-bid-stock = 項目「course」：「bid」と「stock」は必ず一緒に使います。
course-stock = 項目「course」ではスカートが{ $count }枚です。ビッドがあれば2枚、なければ0枚です。
course-late-stock = 項目「course」：スカートが、使う段階のあとで配られています。

## デッキと手

deck-doubled = 札{ $card }が重複しています。
deck-size = デッキが{ $count }枚です。32枚でなければなりません。
not-your-turn = { $action }はできません。あなたの番ではありません。
wrong-phase = { $action }は今はできません（{ $phase ->
    [bid] ビッド
    [stock] スカートを取る
    [discard] 捨て札
    [declare] 宣言
    [kontra] コントラ
    [re] レ
    [play] プレイ
   *[over] 局は終わっています
}）。
not-playable = { $action }はできません。{ $card }は表向きの札にも手札にもありません。
must-follow = { $card }は{ $led }をフォローしていません。フォローできる札があるときは、それを出さなければなりません（マストフォロー）。
not-offered = ここでは{ $action }は選べません。
too-low = { $action }は低すぎます。ビッドはもう{ $bid }です。
unknown-card = { $action }はできません。そのような札はここにありません。
wrong-result = 記録された結果が、実際の局の結果と違います。
resign-not-now = 投了できるのは、宣言のあと局が終わるまでの間だけです。

## シャッフル・カット・証明

cut-range = カットの数は0から31までです（{ $number }は使えません）。
proof-commitment = コミットメント（Commit）がソルト（Salt）と合いません。
proof-hex = { $what ->
    [salt] ソルト（Salt）
   *[entropy] エントロピー（Entropy）
}が16進数で書かれていません。
proof-length = { $what ->
    [salt] ソルト（Salt）
   *[entropy] エントロピー（Entropy）
}が{ $count }バイトです。32バイトでなければなりません。
verify-no-commitment = 記録にコミットメント（Commit）がないので、検証できません。
verify-no-salt = 記録にコミットメントはありますが、ソルト（Salt）が公開されていません。
verify-no-deck = 記録に、検証できるデッキ（Deck）がありません。

## プレイヤー

player-unknown = プレイヤー「{ $name }」はいません。選べるもの：{ $known }

## 卓

player-name = 「{ $name }」は名前に使えません。見える文字で1～{ $longest }字にしてください。
player-count = この卓は{ $seats }人用です（{ $count }人は座れません）。
no-such-player = この卓に{ $player }番のプレイヤーはいません。
no-hand = まだ札が配られていません。
hand-running = まだ局の途中です。
hand-over = 局は終わっています。
match-over = マッチは終わっています。
match-running = 記録が壊れています。マッチの開始が二度あります。
take-back-off = この卓では「待った」はできません。
take-back-nothing = 戻せる手がありません。
no-drawn-trump = このルールでは切り札を引いて決めますが、札が引かれていません。
event-first = 記録が壊れています。マッチの開始がありません。
event-unfit = 記録が壊れています。{ $seq }番の出来事が前と合いません。
wrong-score = 記録が壊れています。{ $hand }番の局（0から数えて）の得点が実際と違います。
event-version = この局は新しいバージョンで書かれています（形式{ $found }、このプログラムが読めるのは{ $known }まで）。
event-bad = 記録の項目が壊れています。
journal-broken = { $path }の{ $line }行目：対局中の記録が壊れています（{ $cause }）。ファイルには手を付けていません。
game-unknown = 対局中のゲーム「{ $game }」はありません。
game-in-use = { $path }：このゲームは別のプロセスで対局中です。
saved-rules = 保存された局はルールが違います。
saved-no-deck = 保存された局は局面から始まっています。続けられるのはデッキ（Deck）のある局だけです。
saved-wrong = 保存された局は{ $ply }手目（「{ $text }」）がルール違反です。
saved-finished = 保存された局はもう終わっています。
event-order = 記録の項目が欠けているか、順序が違います。
record-unusable = { $path }:{ $line }:{ $column }：{ $reason }
record-empty = { $path }に局がありません。
game-name-taken = 「{ $game }」という名前のゲームはもう対局中です。

## ファイル

file-missing = { $file }：ファイルがありません。
file-is-folder = { $file }はファイルではなくフォルダーです。
file-denied = { $file }：読む権限がありません。
file-unreadable = { $file }を読めません：{ $reason }
file-binary = { $file }はテキストファイルではありません。
file-no-hand = { $file }に局がありません。

## フォルダーと保存

storage-full = { $path }：ディスクに空きがありません（{ $detail }）。
storage-denied = { $path }：アクセスが許されていません（{ $detail }）。
storage-no-folder = { $path }：途中にフォルダーではなくファイルがあります（{ $detail }）。
storage-no-file = { $path }は普通のファイルではありません（{ $detail }）。
storage-missing = { $path }がありません（{ $detail }）。
storage-failed = { $path }：システムに拒否されました（{ $detail }）。
storage-busy = { $path }はほかのゲームが使用中です。少し待ってからやり直してください。
toml-broken = { $path }の{ $line }行目：TOMLとして読めません。
settings-broken = 設定を読めませんでした（{ $path }、{ $line ->
    [0] 「{ $key }」
   *[other] { $line }行目
}）。元のファイルは{ $aside }に移し、既定値を使います。
ruleset-name = 「{ $name }」はルールセットの名前に使えません。文字・数字・「_」・「-」を1～40字で指定してください。
ruleset-name-taken = 「{ $name }」は付属のルールセットの名前です。別の名前にしてください。
ruleset-unknown = ルールセット「{ $name }」はありません。使えるもの：{ $known }
rules-syntax = 「{ $part }」は「項目=値」の形ではありません。

## コマンド

number-range = 「{ $value }」は{ $low }から{ $high }までの整数ではありません。
number-at-least = 「{ $value }」は{ $low }以上の整数ではありません。

## 得点計算

score-contract = このルールでは「{ $value }」は宣言できません。宣言できるもの：{ $allowed }
score-declarer = 「{ $value }」はフォアハンド（0）でもディーラー（1）でもありません。
score-bid = { $value }というビッドはありません。近い値は{ $below }と{ $above }です。
score-bid-null = 値{ $worth }のヌルはビッド{ $value }に届かないので、宣言できなかったはずです。
score-points = 点数は全部で120点です。{ $value }点はありえません。
score-points-impossible = { $value }点はありえません。1点の札はないからです。
score-tricks = トリックは全部で{ $most }です。{ $value }はありえません。
score-tricks-points = { $tricks }トリックで{ $points }点にはなりません。
score-matadors = ここでのマタドールは1枚から{ $most }枚です（{ $value }枚はありえません）。
score-matadors-unread = 「{ $value }」：「あり2」「なし1」のように答えてください。
score-with-without = --withと--withoutは同時に使えません。
score-kontra = 「{ $value }」：kontra、reのどちらか、または空にしてください。
score-no-meaning = このルールとゲームでは{ $option }に意味がありません。
score-missing = { $option }が足りません。

## 記法

card-unreadable = 「{ $text }」は札ではありません。札はスートとランクで書きます：CJ、S10、♥7
action-unreadable = 「{ $text }」は手として読めません。
cut-unreadable = 「{ $text }」はカットの数ではありません。0から31までの数です。
termination-unreadable = 「{ $text }」：そのような席はありません。「resigned by 0」のように席の番号で書きます。
nag-unreadable = 「{ $text }」は注釈記号ではありません。$0から$255までです。
result-unreadable = 結果の「{ $key }」の値を読めません。
result-missing = 記録が途中で切れています。結果（1-0、0-1、1/2、*）がありません。
record-no-rules = 記録にルール（Rules）がありません。
record-no-deck = 記録にデッキ（Deck）も局面（Layout）もありません。
record-deck-and-layout = 記録にデッキ（Deck）と局面（Layout）の両方があります。どちらか一方だけです。
record-layout-rules = 局面（Layout）のルールが記録のルール（Rules）と違います。
record-count = 記録は1つだけ必要です。ここには{ $count ->
    [0] ありません
   *[other] 複数あります
}。
score-unreadable = 「{ $text }」は得点ではありません。
not-utf8 = UTF-8のテキストではありません。
tag-expected = 「{ $text }」：局の記録は[Rules "classic"]のようなタグで始まります。
tag-unreadable = 「{ $text }」はタグではありません。[Name "値"]と書きます。
tag-doubled = タグ「{ $name }」が二度あります。
stray-character = ここに「{ $text }」は書けません。
comment-open = コメントが閉じられていません。「{ "}" }」がありません。
lay-away-half = 「{ $text }」：捨て札は一手で2枚です。
variation = かっこで囲んだ変化手順は記録に書けません。
rules-no-value = 項目「{ $field }」に値がありません。「項目=値」と書きます。
rules-no-preset = ルールにはルールセットの名前（preset）が必要です。
rules-doubled = 項目「{ $field }」が二度あります。
json-tag = 「{ $text }」はJSONオブジェクトではありません。
json-number = 記録に書けない数です。
json-key-doubled = 同じキーが二度あります。
json-object-expected = 「{ $text }」：JSONオブジェクトが必要です。
json-cut-off = JSONオブジェクトが途中で切れています。
json-too-deep = JSONオブジェクトの入れ子が深すぎます。
json-string-open = 文字列が閉じられていません。
json-unreadable = JSONとして読めません。
json-surrogate = 文字の片割れ（単独のサロゲート）は読めません。
json-no-format = キー「format」がありません。「{ $format }」が必要です。
json-format = 形式「{ $text }」は読めません。「{ $format }」が必要です。
json-control-character = ここに制御文字は書けません。
json-seats = 「{ $key }」の席が{ $count }個あります。席は{ $seats }個です。
json-tag-name = 「{ $name }」はここではタグの名前に使えません。
json-note-ply = 「{ $text }」はこの局の手数ではありません。
json-key = キー「{ $key }」はここでは使えません。
json-type = ここには別の種類の値が必要です：{ $expected ->
    [string] 文字列
    [number] 数
    [list] リスト
   *[object] オブジェクト
}

## 局面

layout-count = 見えない札の数{ $count }は使えません。1から32までです。
layout-order = ここに「{ $text }」は書けません。順序は、場所、「+」手札、「;」スカート、「&」山札です。
layout-seats = 局面の席が{ $count }個です。ルールと合いません。
layout-mixed = ここでは、分かっている札と見えない札を混ぜられません。
layout-places = 席{ $seat }の場所が{ $count }個です。{ $expected }個でなければなりません。
layout-stock = スカートが{ $count }枚です。{ $expected }枚でなければなりません。
position-fields = 局面には5つの項目と配置（RULES CONTRACT SEAT POINTS TRICK LAYOUT）が必要です。ここには{ $count }語しかありません。
position-contract = 「{ $text }」はこのルールのゲームではありません。
position-mark = 付記「{ $text }」はここでは使えません。
position-seat = 席「{ $text }」の番ではありえません。
position-points = 「{ $text }」は点数として合いません。23-17、トリック数を付けるなら23:2-17:1と書きます。
position-points-sum = 点数の合計が{ $count }点ですが、出た札は{ $expected }点です。
position-tricks-sum = トリック数の合計が{ $count }ですが、終わったトリックは{ $expected }です。
position-tricks = トリック数{ $count }と{ $other }は、点数やリードする席と合いません。
position-trick = トリックにこの札は置けません：{ $cards }
position-unseen = 見えない札の印が{ $marks }個ありますが、当てはまる札は{ $cards }枚です。
position-card-twice = 札{ $card }が二度あります。
position-not-dealt = 席{ $seat }の札が、配り方と合いません。
position-pack = 山札が{ $count }枚です。{ $expected }枚でなければなりません。
position-sizes = 席{ $seat }の札が{ $count }枚です。{ $expected }枚でなければなりません。
position-over = 局が終わっています。局面は終わる前のものです。
position-not-turned = 席{ $seat }に、めくられているはずの裏向きの札があります。
position-not-followed = 席{ $seat }の{ $card }はフォローしていません。フォローできる札がありました。
position-matadors = マタドールが{ $count }とありますが、配られた札では{ $expected }です。
position-phase = この段階（{ $phase }）の局面文字列はありません。
position-unknown = 分かっていない札が{ $count }枚あります。
position-own-hand = 手番の席の手札が局面に書かれていません。
position-card-unknown = めくられた札が局面に書かれていないので、先へ進めません。
position-stock-unknown = 捨て札が分からないので、結果も分かりません。

## 解析

limit-time = 「{ $value }」は考慮時間になりません。0より長く、{ $high }秒以下です。
limit-nodes = 「{ $value }」は探索する局面の数になりません。1から{ $high }までです。
limit-memory = メモリを「{ $value }」MBにはできません。{ $low }から{ $high }までです。
limit-threads = スレッドを「{ $value }」本にはできません。1から{ $high }までです。
limit-reached = 局面を解き終える前に制限に達しました。
objective-unknown = 「{ $value }」は目標になりません。選べるもの：{ $known }。
position-doubled = { $card }が2枚あります。
position-unequal = 席{ $seat }の札の枚数が他の席と合いません。
solve-phase = 解けるのは宣言とカードプレイだけです（{ $phase ->
    [bid] ビッド
    [stock] スカートを取る場面
    [discard] 伏せ札を選ぶ場面
   *[other] この場面
}は解けません）。
analyse-phase = 調べられるのは宣言、コントラ、レ、カードプレイだけです（{ $phase ->
    [bid] ビッド
    [stock] スカートを取る場面
    [discard] 伏せ札を選ぶ場面
   *[other] この場面
}は調べられません）。
analyse-seat = 席{ $seat }はありません。最後の席は{ $last }です。
analyse-never-exact = 席ごとに知っている札が違うので、ここでは正確な答えはありません。--exactを付けなければ推定します。
analyse-out-of-reach = 見えない札が{ $unknown }枚あります。正確に求められるのは{ $most }枚までです。
analyse-too-long = 正確な答えを出すには時間が足りませんでした（見えない札は{ $unknown }枚）。
no-world = このように見える札の配置はありません。
chance-phase = めくれる札を考えて探索できるのはカードプレイだけです。
chance-private = 他の席に見えない札を持つ席があるので、運だけのゲームではありません。
chance-many = 見えない札が{ $count }枚あります。計算できるのは{ $most }枚までです。
chance-matadors = { $card }が誰に配られたか分からないので、マタドールも分かりません。
