# 練習のページ：最善手が一つだけの終盤と、宣言の選択。

exercises-kinds = 練習の種類
exercises-daily = 今日
exercises-endings = 終盤
exercises-declarations = 宣言
exercises-mistakes = ミス
exercises-of-day = 今日の終盤、{ $date }
exercises-rules = ルール
exercises-all-rules = すべてのルール
exercises-grade = 難しさ
exercises-all-grades = すべての難しさ
exercises-grade-1 = 易しい
exercises-grade-2 = ふつう
exercises-grade-3 = 難しい
exercises-grade-4 = とても難しい
exercises-due = 復習する問題が{ $count }題あります
exercises-own = 自分の対局から
exercises-own-due = 練習する自分のミスが{ $count }題あります
exercises-own-hand = この局をすべて見る
exercises-own-none = ここでは自分のミスを練習します。まず終わった局を振り返ってください。確かに損をした判断がここに出題されます。
exercises-own-later = 今日練習するミスはありません。次は{ $date }です。
exercises-own-done = 自分のミスはすべて覚えました。別の局を振り返ると、損をした判断がここに出題されます。
exercises-own-review = 振り返る局を選ぶ
exercises-done-today = 今日は済みました
exercises-missed-before = 前に間違えた問題

## 問題

exercises-you = あなた
exercises-opponent = 相手
exercises-left = 左
exercises-partner = 向かい
exercises-right = 右
exercises-we = 自分側
exercises-they = 相手側
exercises-game = { $contract }（{ $name }）
exercises-score = { $points }点、{ $tricks }トリック
exercises-ask-ending = 最善の札はどれですか。
exercises-ask-contract = どのゲームを宣言しますか。
exercises-ask-kontra = コントラを宣言しますか。
exercises-ask-re = レを宣言しますか。
exercises-ask-discard = どの2枚を捨てますか。
exercises-unseen-many = まだ見えていない札{ $count }枚
exercises-unseen = まだ見えていない札（{ $count }枚）：
exercises-not-legal = { $card }は今は出せません。
exercises-solution = 答えを見る

## 答え

exercises-right-best = 正解：{ $best }{ $kind ->
    [ending] がただ一つの最善手です。次に良い手との差は{ $lost }。
   *[other] が最善です。次に良いものとの差は{ $lost }。
}
exercises-right-near = よし：{ $action }は分かるかぎり最善と変わりません（{ $best }との差{ $lost }）。
exercises-wrong = 最善ではありません：{ $action }の損は{ $lost }。最善は{ $best }。
exercises-given-up = 最善は{ $best }。次に良いものとの差は{ $lost }。
exercises-right-same = 正解：{ $best }より良い手はありません。
exercises-given-up-same = { $best }より良い手はなく、同じ値の手がほかにもあります。
exercises-played = { $again ->
    [same] 対局でも同じ選択でした。
   *[other] 対局での選択：{ $action }。
}
exercises-about = 約{ $value } ± { $error }
exercises-lost-score = { $scores ->
    [1] 得点わずか{ $score }
   *[other] 得点{ $score }
}
exercises-lost-both = { $scores ->
    [1] 得点わずか{ $score }
   *[other] 得点{ $score }
}、{ $eyes ->
    [1] カード点わずか{ $points }
   *[other] カード点{ $points }
}
exercises-values = それぞれの答えの値
exercises-head-card = 札
exercises-head-game = ゲーム
exercises-head-answer = 答え
exercises-head-score = 得点
exercises-head-win = 勝率
exercises-head-points = カード点
exercises-values-of = { $count }通りのうち主な{ $shown }通り。
exercises-yours = あなた
exercises-exact = 正確な値：双方最善、{ $unknown ->
    [0] すべての札が既知
   *[other] 見えない札{ $unknown }枚のあらゆる並びについて
}。得点は自分側から相手側を引いた値です。
exercises-estimated = 札の並びを抽選した推定値。± { $error }は偶然の誤差です。得点は自分側から相手側を引いた値です。
exercises-guessed = 札の見込みからの推定値。得点は自分側から相手側を引いた値です。
exercises-next = 次の問題
exercises-more = 終盤をもっと解く
exercises-streak = { $count ->
    [1] 今日の終盤を終えました。明日は新しい問題です。
   *[other] 今日の終盤を終えました。{ $count }日連続です。明日は新しい問題です。
}
exercises-none-left = 復習の時期の問題も、新しい問題もありません。明日また来るか、ルールか難しさを変えてください。
