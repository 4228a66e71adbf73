# エラーの文。識別子はエラーのコード（「_」は「-」）、変数はそのパラメーター。

## ルールセット

rules-unknown-preset = ルールセット「{ $name }」はありません。使えるもの：{ $known }
rules-unknown-field = ルールセットに項目「{ $field }」はありません。項目：{ $known }
rules-bad-value = 項目「{ $field }」に「{ $value }」は使えません。使える値：{ $allowed }
rules-contradiction = 項目「{ $field }」：「{ $value }」は「{ $because }」と両立しません。
rules-bidding-scoring = 項目「{ $field }」：ビッドにはスカート式の得点（scoring=skat）が必要です。
rules-hands = 項目「{ $field }」：{ $value }局は{ $seats }人に等しく分けられません。{ $seats }の倍数にしてください。

## 学習した評価値

weights-unreadable = 学習済みの重みではないか、壊れています。
train-set = 重みのセット「{ $name }」はありません。使えるもの：{ $known }
train-unreadable = { $path } を学習の経過として読めません。
train-other = { $path } は別の指定のものです。別のフォルダにするか、同じ指定にしてください。

## 進行

course-word = 項目「course」：「{ $word }」はカードの束（F4d、D8u、2sなど）でも進行の語でもありません。
course-cards = 項目「course」で配られるカードは{ $count }枚です。32枚でなければなりません。
course-empty-packet = 項目「course」に0枚の束があります。
course-unequal = 項目「course」：種類「{ $kind }」の枚数が席によって違います。
course-uncovered = 項目「course」：裏向きのカードにはそれぞれ表向きのカードが要ります（「u」と「d」は同数）。
course-order = 項目「course」：bid、stock、declare、kontra、re、playはこの順に一度ずつしか書けません。
course-missing = 項目「course」に「{ $word }」がありません。
course-after-play = 項目「course」は「play」で終わらなければなりません。
course-no-pile = 項目「course」：席{ $seat }で、表向きのカードをのせる裏向きのカードが足りません。
course-bid-stock = 項目「course」：「bid」と「stock」は必ず一緒に使います。
course-stock = 項目「course」ではスカートが{ $count }枚です。ビッドがあれば2枚、なければ0枚です。
course-late-stock = 項目「course」：スカートが、使う段階のあとで配られています。

## デッキと手

deck-doubled = カード{ $card }が重複しています。
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
not-playable = { $action }はできません。{ $card }は表向きのカードにも手札にもありません。
must-follow = { $card }は{ $led }をフォローしていません。フォローできるカードがあるときは、それを出さなければなりません（マストフォロー）。
not-offered = ここでは{ $action }は選べません。
too-low = { $action }は低すぎます。ビッドはもう{ $bid }です。
unknown-card = { $action }はできません。そのようなカードはここにありません。
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

player-unknown = プレイヤー「{ $name }」はいません。選べるもの：{ $known }。探索するものには「expert-quick」のような速い形があります。club、expert、masterは、末尾に「-points」を付けるとカード点を、「-wins」を付けると勝ちを目指します。

## テーブル

player-name = 「{ $name }」は名前に使えません。見える文字で1～{ $longest }字にしてください。
player-names-same = 「{ $name }」という名前のプレイヤーが二人います。別の名前にしてください。
player-count = このテーブルは{ $seats }人用です（{ $count }人は座れません）。
option-not-with = { $option }は{ $other }と一緒に使えません。続きのゲームでは、もう決まっています。
no-such-player = このテーブルに{ $player }番のプレイヤーはいません。
no-hand = まだカードが配られていません。
hand-running = まだ局の途中です。
hand-over = 局は終わっています。
match-over = マッチは終わっています。
match-running = 記録が壊れています。マッチの開始が二度あります。
take-back-off = このテーブルでは「待った」はできません。
take-back-nothing = 戻せる手がありません。
take-back-stock = スカートを見たので、もう取り消せません。
no-drawn-trump = このルールでは切り札を引いて決めますが、カードが引かれていません。
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
record-none = 棋譜でも局面でもありません。棋譜は[Rules "classic"]のような行で、JSONなら波かっこで始まります。
record-page = これはウェブページで、棋譜ではありません。棋譜は[Rules "classic"]のような行で、JSONなら波かっこで始まります。
record-empty = { $path }に局がありません。
game-name-taken = 「{ $game }」という名前のゲームはもう対局中です。

## テーブルの人々

stale = その間にテーブルの状況が変わりました。
time-over = この手の持ち時間が切れました。
seat-taken = { $player }番の席はふさがっています。
seat-empty = { $player }番の席には誰もいません。
no-person = { $player }番の席にいるのは人ではありません。
deal-not-now = 今は次の局を始められません。
deal-practice = 同じ配りをもう一度使えるのは練習だけです。
no-shuffle = 今はシャッフル中ではありません。
entropy-given = シャッフルにはもう加わっています。
cut-not-now = 今カットするのはあなたではありません。
claim-not-now = 勝ちを申し立てられるほど長く席を離れている人はいません。
offer-open = 返事待ちの申し出がほかにあります。
offer-none = 返事をする申し出がありません。
offer-not-now = 今はこの申し出ができません。
take-back-ask = ほかの人の同意が必要です。申し出てください。
hint-off = このテーブルではヒントは使えません。
hint-not-now = ヒントは自分の番のときに使えます。
extract-not-now = 今はビッドやコントラの途中です。保存できるのは、ゲームを宣言するときと、カードのプレイが始まってからです。
no-such-hand = このテーブルの第{ $hand }局はまだ終わっていません。
clock-rule = 時計は、1手ごと、または1局全体、あるいはその両方に、1～{ $longest }秒で設定します。
clock-increment = 加算時間を使うには、1局全体の持ち時間が必要です。
away-window = 席を離れていられる時間は1～{ $longest }秒です。

## ファイル

file-missing = { $file }：ファイルがありません。
file-is-folder = { $file }はファイルではなくフォルダーです。
file-denied = { $file }：読む権限がありません。
file-unreadable = { $file }を読めません：{ $reason }
file-binary = { $file }はテキストファイルではありません。
input-binary = 標準入力はテキストではありません。
file-no-hand = { $file }に局がありません。
input-no-hand = 標準入力に局がありません。

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
ruleset-fixed = 「{ $name }」は付属のルールセットなので削除できません。
ruleset-kept = 「{ $name }」には別のルールが保存されています。--replaceで置き換えます。
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
score-points-impossible = { $value }点はありえません。1点のカードはないからです。
score-tricks = トリックは全部で{ $most }です。{ $value }はありえません。
score-tricks-points = { $tricks }トリックで{ $points }点にはなりません。
score-matadors = ここでのマタドールは1枚から{ $most }枚です（{ $value }枚はありえません）。
score-matadors-unread = 「{ $value }」：「あり2」「なし1」のように答えてください。
score-with-without = --withと--withoutは同時に使えません。
score-kontra = 「{ $value }」：kontra、reのどちらか、または空にしてください。
score-no-meaning = このルールとゲームでは{ $option }に意味がありません。
score-missing = { $option }が足りません。

## 記法

card-unreadable = 「{ $text }」はカードではありません。カードはスートとランクで書きます：CJ、S10、♥7
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
line-too-long = この行は長すぎます（{ $most }メガバイトを超えています）。
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
json-too-many-lines = このJSONオブジェクトは{ $most }行を超えています。一局がそれほど長くなることはありません。
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

layout-count = 見えないカードの数{ $count }は使えません。1から32までです。
layout-order = ここに「{ $text }」は書けません。順序は、場所、「+」手札、「;」スカート、「&」山札です。
layout-seats = 局面の席が{ $count }個です。ルールと合いません。
layout-mixed = ここでは、分かっているカードと見えないカードを混ぜられません。
layout-places = 席{ $seat }の場所が{ $count }個です。{ $expected }個でなければなりません。
layout-stock = スカートが{ $count }枚です。{ $expected }枚でなければなりません。
position-fields = 局面には5つの項目と配置（RULES CONTRACT SEAT POINTS TRICK LAYOUT）が必要です。ここには{ $count }語しかありません。
position-contract = 「{ $text }」はこのルールのゲームではありません。
position-mark = 付記「{ $text }」はここでは使えません。
position-seat = 席「{ $text }」の番ではありえません。
position-points = 「{ $text }」は点数として合いません。23-17、トリック数を付けるなら23:2-17:1と書きます。
position-points-sum = 点数の合計が{ $count }点ですが、出たカードは{ $expected }点です。
position-tricks-sum = トリック数の合計が{ $count }ですが、終わったトリックは{ $expected }です。
position-tricks = トリック数{ $count }と{ $other }は、点数やリードする席と合いません。
position-trick = トリックにこのカードは置けません：{ $cards }
position-unseen = 見えないカードの印が{ $marks }個ありますが、当てはまるカードは{ $cards }枚です。
position-card-twice = カード{ $card }が二度あります。
position-not-dealt = 席{ $seat }のカードが、配り方と合いません。
position-pack = 山札が{ $count }枚です。{ $expected }枚でなければなりません。
position-sizes = 席{ $seat }のカードが{ $count }枚です。{ $expected }枚でなければなりません。
position-over = 局が終わっています。局面は終わる前のものです。
position-not-turned = 席{ $seat }に、めくられているはずの裏向きのカードがあります。
position-not-followed = 席{ $seat }の{ $card }はフォローしていません。フォローできるカードがありました。
position-matadors = マタドールが{ $count }とありますが、配られたカードでは{ $expected }です。
position-phase = この段階（{ $phase }）の局面文字列はありません。
position-unknown = 分かっていないカードが{ $count }枚あります。
position-own-hand = 手番の席の手札が局面に書かれていません。
position-card-unknown = めくられたカードが局面に書かれていないので、先へ進めません。
position-stock-unknown = 捨て札が分からないので、結果も分かりません。

## 解析

limit-time = 「{ $value }」は考慮時間になりません。0より長く、{ $high }秒以下です。
limit-nodes = 「{ $value }」は探索する局面の数になりません。1から{ $high }までです。
limit-memory = メモリを「{ $value }」MBにはできません。{ $low }から{ $high }までです。
limit-threads = スレッドを「{ $value }」本にはできません。1から{ $high }までです。
limit-reached = 局面を解き終える前に制限に達しました。
objective-unknown = 「{ $value }」は目標になりません。選べるもの：{ $known }。
position-doubled = { $card }が2枚あります。
position-unequal = 席{ $seat }のカードの枚数が他の席と合いません。
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
analyse-never-exact = 席ごとに知っているカードが違うので、ここでは正確な答えはありません。--exactを付けなければ推定します。
analyse-out-of-reach = 見えないカードが{ $unknown }枚あります。正確に求められるのは{ $most }枚までです。
analyse-too-long = 正確な答えを出すには時間が足りませんでした（見えないカードは{ $unknown }枚）。
no-world = このように見えるカードの配置はありません。
chance-phase = めくれるカードを考えて探索できるのはカードプレイだけです。
chance-private = 他の席に見えないカードを持つ席があるので、運だけのゲームではありません。
chance-many = 見えないカードが{ $count }枚あります。計算できるのは{ $most }枚までです。
chance-matadors = { $card }が誰に配られたか分からないので、マタドールも分かりません。

## サーバー

key-missing = どなたか分かりません。ゲストのキーがありません。
key-bad = このキーはここでは使えません。データが削除されたのかもしれません。
token-missing = 席のトークンがありません。
token-bad = このトークンはこのテーブルでは使えません。
token-old = このトークンは前にこの席にいた人のものです。
token-expired = このトークンは期限切れです。席の新しいトークンを取得できます。
hello-late = 時間内に名乗りがありませんでした。
invite-bad = この招待はこのテーブルのものではありません。
seat-not-yours = この席はほかの人のものです。
table-unknown = そのようなテーブルはありません。
table-full = このテーブルは満席です。
table-dealer = 最初のディーラーは{ $seats }人の対戦者の中から選んでください。
table-nobody = コンピューターだけで観戦もできないテーブルは、誰にも見えません。
table-deal-open = 同じ配札をもう一度使えるのは、空席のないテーブルだけです。
no-spectators = このテーブルは観戦できません。
spectator = 観戦中は操作できません。
record-unknown = そのような棋譜はありません。
records-many = { $most }局を超えています。分けて送ってください。
not-exact = ここでは正確なことは言えません。
message-bad = このメッセージは理解できません（{ $where }）。
request-bad = このリクエストは形式が正しくありません（{ $where }）。
body-large = 大きすぎます。受け付けられるのは{ $most }バイトまでです。
too-often = 短い間にリクエストが多すぎます。少し待ってからもう一度お試しください。
server-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。
server-storage = サーバーは今保存ができません。この操作は取り消されました。少し待ってからもう一度お試しください。
server-closing = サーバーを再起動しています。少し待ってからもう一度お試しください。
server-fault = サーバーで問題が起きました。
worker-slow = 時間がかかりすぎたため中断しました。
worker-died = 途中で中断されました。もう一度お試しください。
origin-foreign = ほかのサーバーのページからは操作できません。
no-such-page = そのようなページはありません。
method-wrong = このアドレスはその種類のリクエストに対応していません。
settings-large = 設定が大きすぎます。{ $most }文字までです。
rulesets-many = 保存できるルールセットは{ $most }個までです。
database-url = ここで使えるデータベースのアドレスではありません。使えるもの：{ $known }
port-taken = ポート{ $port }はほかのプログラムが使っています。
host-unknown = 「{ $host }」はこのコンピューターのアドレスではありません。
port-denied = ポート{ $port }を使う権限がありません。
database-owned = このデータベースはほかのサーバーが使っています：{ $path }
database-unusable = このデータベースは使えません：{ $path }（{ $detail }）
log-level = ログの詳しさ{ $value }はありません。使えるもの：{ $known }

## アリーナ

arena-players = アリーナには二者以上が必要です（指定は{ $count }）。
arena-twice = プレイヤー「{ $name }」が二度指定されています。自分とは対戦できません。
arena-no-result = 数えられる結果にならなかった局があります。
arena-unreadable = { $path } を対戦として読めません。
arena-other-match = { $path } には別の対戦か、運の除き方が違う対戦（別の --luck、以前の版）が入っています。ほかのフォルダを指定してください。
arena-folder = フォルダ { $path } を作れません：{ $reason }
arena-write = { $path } に書き込めません：{ $reason }
arena-joblib = 複数のプロセスには joblib が必要です：{ $python } -m pip install joblib
arena-dask = クラスタには distributed が必要です：{ $python } -m pip install distributed
arena-process = 対戦中のプロセスが外から終了されました。メモリ不足かもしれません。--out で残した分から続けられます。
arena-jobs-scheduler = --scheduler では同時に打つ数をクラスタが決めます。--jobs は付けないでください。
arena-scheduler = { $address } に Dask スケジューラーがありません。
arena-workers = { $address } のスケジューラーに使えるワーカーがありません。
arena-lost = { $address } のスケジューラーがなくなりました。--out で残した分から続けられます。
bot-start = プログラム「{ $command }」を起動できません。
bot-silent = プログラム「{ $command }」から応答がありません。
bot-ended = プログラム「{ $command }」は応答せずに終了しました（状態{ $status }）。
bot-illegal = プログラム「{ $command }」の応答「{ $answer }」は許されません。

review-needs-deck = デッキのある記録だけが振り返れます。
review-unfinished = 局が終わっていません。終わった局だけが振り返れます。
review-faulty = この局は規則に反しているか、結果が正しくないため、振り返れません。
review-write = 振り返りを「{ $path }」に書き込めません：{ $reason }
review-other = 「{ $path }」の中身は、これらのファイルのこの振り返りではありません。
review-jobs = --jobsには--outが必要です。ページと一手ごとの結果は一局ずつ出力されます。
parquet-missing = Parquet には追加のパッケージが必要です: pip install 'offiziersskat[parquet]'
stats-unknown = この統計は公開されていません。
stats-nothing = 集計できる局がありません。

## 練習

exercise-unknown = 問題「{ $id }」はありません。
exercise-no-choice = ルール「{ $rules }」では、宣言で選ぶものがありません。
exercise-date = 「{ $value }」は日付ではありません。2026-11-30のように書いてください。
exercise-option = { $option }は{ $other }と一緒に使えません。
exercise-seed = --seedには--makeが必要です。
exercise-no-records = 終わった自分の対局がまだありません（{ $path }）。記録のファイルを指定するか、先に対局してください。
exercise-no-hand = { $file }に、見直せる局がありません。
progress-broken = 練習の記録を読めませんでした（{ $path }）。ファイルを{ $aside }に移し、最初から始めます。
