# 一局のうち、運と実力の内訳。

review-help = 終わった局の振り返り：配札の運、宣言後に配られた札の運、めくられた札ごとの運、そして一手ごとに最善手と比べて失ったもの。すべて足すと結果になります。
metavar-file-out = ファイル.html
metavar-files = ファイル…
option-fast = 値だけを出します。一局0.1秒未満。

## 内訳

head-score = 得点
head-points = カード点
table-title = 結果の内訳（{ $name }から見て）：
row-before = 配る前
row-luck-deal = 配札の運
row-luck-trump = 引いた切り札の運
row-luck-packet = 宣言後の札の運
row-luck-stock = スカートの運
row-luck-turn = めくり札の運
row-loss = { $name }の損
row-rest = 分けられない分
row-result = 結果
curve-title = { $name }にとっての局の価値（得点、一手ごと）：
sureness = 運と損の分け方の誤差は得点{ $score }、カード点{ $points }ほどです。
total-title = 全{ $count }局の合計（一局あたり）：
step-deal = 配札
step-resigned = 投了
curve-legend = { $up }は{ $name }の幸運、{ $down }は不運；?!疑問、?失策、??大失策。
per-decision = { $name }：意味のある判断{ $count }回、一回あたりの損は得点{ $score }、カード点{ $points }。
no-decisions = { $name }：確実に評価できる重要な判断はありませんでした。

## 重要だった判断

nothing-lost = 確実に損をした判断はありません。
mattered-title = 特に重要だった判断：
decision = { $step }手目、{ $name }：{ $action } { $mark }　最善は{ $better }。損は得点{ $score }、カード点{ $points }{ $how ->
    [exact] （正確）
   *[worlds] （推定、± { $error }）
}。
doubts-title = 失策かもしれないが、確かではない判断：
doubt = { $step }手目、{ $name }：{ $action }　{ $better }のほうが良かったかもしれません。損は得点{ $score } ± { $error }ほどの見込み。

## そのカードの何がまずかったか

loses-game = { $card }なら勝ち、このカードで負けになりました。
misses-trick = { $card }なら{ $points }点のトリックを取れました。
is-beaten = { $chosen }は{ $by }に取られ、合わせて{ $points }点でした。
gives-more = { $chosen }は{ $card }より{ $points }点多く与えました。
leaves-covered = { $card }なら伏せ札を一枚めくれましたが、{ $chosen }では何もめくれません。
speaks-for = { $better }の理由：{ $reasons }

## 勝てたか

could-win = { $name }は勝てたか。実際の札の並びなら、{ $step }手目の{ $card }で勝てました。そこからの最善の進行：{ $line }。
could-win-given-up = { $name }は勝てたか。実際の札の並びなら、投了した時点でまだ勝てました。そこからの最善の進行：{ $line }。
could-win-known = 見えていた範囲でも、{ $card }より良い手は{ $how ->
    [exact] ありませんでした
   *[worlds] なかったと見られます
}。
could-win-unknown = 見えていた範囲では{ $best }のほうが{ $how ->
    [exact] 良い手でした
   *[worlds] 良い手だったと見られます
}。
could-not-win = { $name }は勝てたか。実際の札の並びでは、カードの出し方では勝てませんでした。
could-not-win-since = { $name }は勝てたか。実際の札の並びでは、{ $step }手目以降、カードの出し方では勝てませんでした。それより前は長すぎて計算できません。

## ブラウザ用のページ

option-html = グラフと表の入ったブラウザ用のページを一つのファイルに書きます。
html-title = 運と実力
html-legend = 線は{ $name }にとっての局の価値。下の塗りつぶしの棒は運、枠だけの棒は損で、上向きが{ $name }に有利。?!疑問、?失策、??大失策。
html-steps = 一手ごとの数値
html-written = 書き出しました：{ $path }
step-name = 手
step-value = 価値
step-luck = 運
step-loss = 損

## ブラウザでの振り返り

review-begins = 振り返りを始めます…
review-working = { $of }手のうち{ $at }手目を調べています。
review-done = 振り返りが終わりました。
review-stop = 止める
review-stopped = 振り返りを止めました。
review-again = 続ける
review-own = この局でのあなたの判断のうち{ $count }つが練習問題になりました。
review-practise = ミスを練習する
review-save = 印刷用のページとして保存
review-account = 内訳
review-part = 項目
review-position = 曲線上の位置
review-show = 棋譜で見る
review-step = { $step }手目、{ $name }：{ $action }
review-deal = 配札
review-resigned = { $name }：投了
review-here = 価値{ $value }、運{ $luck }、損{ $loss }。
review-better = 最善は{ $better }。損は得点{ $score }、カード点{ $points }{ $how ->
    [exact] （正確）
   *[worlds] （推定、± { $error }）
}。
review-doubt = { $better }のほうが良かったかもしれません。損は得点{ $score } ± { $error }ほどの見込み。
review-won = 勝てたか
review-won-open = すべての札が見えていれば
review-won-seen = 見えていた範囲では
review-won-unknown = この範囲でどの札が最善だったかは、確かには分かりません。
review-line-show = この進行をたどる
review-line-seen = { $name }に見えていたものを表示
review-line-title = 実際の進行ではありません。
review-line-text = { $step }手目からの、実際の札の並びでの最善の進行です。
review-line-back = 実際の対局に戻る
review-line-at = 実際にはない進行：{ $of }枚中{ $at }枚目
review-line-move = { $move }、実際にはない手
review-line-moves = 実際にはない進行
review-line-keys = 矢印キーでこの進行を前後に、HomeとEndで両端に移ります。Escで実際の対局に戻ります。
mark-dubious = 疑問手
mark-mistake = 失策
mark-blunder = 大失策

## 多くの局

metavar-accounts = ファイル.jsonl
option-out = 各局の要約をこのファイルに残し、足りない分だけ続けます。
option-jobs = 同時に働くプロセスの数（--outとともに）。
progress = 振り返り済み
kept = { $path }：{ $count }局を振り返りました（すでに{ $before }局）{ $faults ->
    [0] 。
   *[other] 。{ $faults }局は振り返れません。
}

## 統計

stats-help = 多くの局の成績：勝数、運を含めた得点と運を除いた得点、カード点、一判断あたりの損。終わった局と「review --out」が残したものを読みます。
metavar-by = キー
option-by = まとめ方：{ $keys }。何度でも指定できます。
option-each = 合計の代わりに、席ごとの各ゲームを出力します。JSON は 1 行ずつ、--csv と --parquet では表の 1 行ずつ。
option-csv = 表の代わりにCSVで出力します。
metavar-parquet = ファイル.parquet
option-parquet = 同じ内容を Parquet としてこのファイルに書きます。pyarrow が必要です。
metavar-svg = ファイル.svg
option-svg = 得点をこのファイルに描きます。
stats-left-out = { $count }局は振り返れないため除きました。理由は同じファイルで「offiziersskat review」が示します。
unnamed = （名前なし）
by-person = 誰
by-rules = 規則
by-contract = 契約
by-role = 役割
by-best = 最善の契約
by-level = 相手
by-month = 月
level-person = 人
role-declarer = 宣言者
role-defender = 相手方
role-nobody = –
stat-hands = 局数
stat-wins = 勝ち
stat-score = 得点
stat-luck = 運
stat-adjusted = 運抜き
stat-half = 95 %
stat-points = カード点
stat-loss = 損／判断
stat-declared = 損／宣言
stat-band = 段階
band-masterly = 名人級
band-strong = 強い
band-solid = 堅実
band-learning = 修行中
band-careless = 不用意
svg-title = 一局あたりの得点
svg-legend = 枠：実際の得点。塗り：運を除いた得点と95 %区間。
svg-losses = 1 手あたりに失った得点
