# 練習：最善手が一つだけの終盤、宣言の選択、自分の失敗。

exercise-help = 練習：最善手がちょうど一つの終盤、どのゲームを宣言するか、そして自分の対局での失敗。間違えた問題は数日後にまた出ます。ファイルには終わった局を指定します。指定がなければ自分の対局を使います。
metavar-exercise-files = [ファイル]…
metavar-date = 年-月-日
metavar-person = 名前
option-kind = 何を練習するか。指定がなければ終盤、ファイルがあれば失敗。
option-daily = 今日の終盤問題。だれにとっても同じ問題です。
option-date = 今日ではない日の問題。
option-grade = この難しさの問題だけ：1が易しく、4が難しい。
option-person = だれの失敗か。指定がなければ、プログラム以外の全員。
option-count = 問題の数。--makeと使うと作る終盤の数。指定がなければqでやめるまで。
option-make = 付属の終盤問題を作り直して、このファイルに書きます。
option-make-seed = 終盤問題のもとになる数。
making = 終盤
made = 終盤{ $count }題を{ $path }に書き込みました。
reviewing = 第{ $hand }局を振り返っています…

## 問題

heading = 第{ $number }問・{ $kind ->
    [contract] どのゲーム？
    [mistake] 自分の対局から
   *[ending] 終盤
}・{ $rules }・難度{ $grade }
seat-opponent = 相手
seat-left = 左
seat-partner = 向かい
seat-right = 右
ask-ending = 最善の札はどれですか（?答え・q終了）：
ask-contract = どのゲームを宣言しますか（?答え・:q終了）：
ask-mistake = { $phase ->
    [declare] 何を宣言しますか（?答え・:q終了）：
   *[other] 何を出しますか（?答え・q終了）：
}
unseen = まだ見えていない札（{ $count }枚）：{ $cards }
help = 札かその番号で答えます。宣言では一覧の文字か番号。?は答えを見る（間違い扱い）、lは直前のトリック、Enterは場をもう一度、q（宣言中は:q）で終わります。

## 答え

right-best = 正解：{ $best }{ $kind ->
    [ending] がただ一つの最善手です。次に良い手との差は{ $lost }。
   *[other] が最善です。次に良いものとの差は{ $lost }。
}
right-near = よし：{ $action }は分かるかぎり最善と変わりません（{ $best }との差{ $lost }）。
wrong = 最善ではありません：{ $action }{ $mark }の損は{ $lost }。最善は{ $best }。
given-up = 最善は{ $best }。次に良いものとの差は{ $lost }。
lost-score = 得点{ $score }
lost-both = 得点{ $score }、カード点{ $points }
played = { $again ->
    [same] 対局でも同じでした。
   *[other] 対局では{ $action }でした。
}
speaks-for = { $best }の理由：{ $reasons }
head-score = 得点
head-win = 勝率
head-points = カード点
mark-yours = { " " }*
exact = 正確：双方最善、{ $unknown ->
    [0] すべての札が既知
   *[other] 見えない札{ $unknown }枚のあらゆる並びについて
}。*はあなたの答え。得点は自分側から相手側を引いた値です。
estimated = 札の並びを抽選した推定値。± { $error }は偶然の誤差です。*はあなたの答え。得点は自分側から相手側を引いた値です。

## 終わり

tally = { $asked }問中{ $right }問正解。
streak = { $count ->
    [1] 今日の終盤を終えました。
   *[other] 今日の終盤を終えました。{ $count }日連続です。
}
none-left = 復習の時期の問題も、新しい問題もありません。明日また来るか、種類・難度・ルールを変えてください。
