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
course-bid-seats = 項目「course」：ビッドは二人のときだけです。
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
unknown-card = { $action }はできません。その札がどこにあるか分かりません。
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
event-unfit = 記録が壊れています。{ $seq }番の出来事が前と合いません（{ $cause }）。
wrong-score = 記録が壊れています。{ $hand }番の局（0から数えて）の得点が実際と違います。
event-version = この局は新しいバージョンで書かれています（形式{ $found }、このプログラムが読めるのは{ $known }まで）。
event-bad = 記録の項目が壊れています。
journal-broken = { $path }の{ $line }行目：対局中の記録が壊れています（{ $cause }）。ファイルには手を付けていません。
game-unknown = 対局中のゲーム「{ $game }」はありません。
game-in-use = { $path }：このゲームは別のプロセスで対局中です。

## ファイル

file-missing = { $file }：ファイルがありません。
file-is-folder = { $file }はファイルではなくフォルダーです。
file-denied = { $file }：読む権限がありません。
file-unreadable = { $file }を読めません：{ $reason }
file-not-text = { $file }の{ $line }行目：UTF-8のテキストではありません。

## フォルダーと保存

storage-full = { $path }：ディスクに空きがありません（{ $detail }）。
storage-denied = { $path }：アクセスが許されていません（{ $detail }）。
storage-no-folder = { $path }：途中にフォルダーではなくファイルがあります（{ $detail }）。
storage-no-file = { $path }はフォルダーです。ファイルが必要です（{ $detail }）。
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
