# プレイヤー「rules」の助言の理由。カードは ♥10 のように表す。

rank-a = A
rank-t = 10
rank-k = K
rank-q = Q
rank-j = J
rank-nine = 9
rank-eight = 8
rank-seven = 7

suit-c = クラブ
suit-s = スペード
suit-h = ハート
suit-d = ダイヤ

contract-c = クラブ
contract-s = スペード
contract-h = ハート
contract-d = ダイヤ
contract-g = グランド
contract-n = ヌル
contract-r = ラムシュ

only-legal = ほかに選べる手はありません。

## 宣言

longest-suit = { $suit }が一番長いスートで、見えている切り札は{ $count }枚です。
strongest-suit = { $suit }が一番強く、自分のカードだけで{ $points }点分あります。
hurts-opponent = 相手に不利なスートです。{ $count ->
    [0] 相手には切り札が1枚も見えていません。
   *[other] 相手に見えている切り札は{ $count }枚だけで、これより少ないスートはありません。
}
many-jacks = ジャックが{ $count }枚で相手より多いので、グランドが有力です。
aces = エースが{ $count }枚あります。グランドならまず負けません。
low-cards = { $total }枚のうち{ $count }枚が7、8、9で、点を取りにくい手です。
no-game = ほかのゲームのほうが良いとは言えません。{ $contract }なら約{ $points }点の見込みです。
cheapest = まだ勝ちとは言えません。{ $contract }なら負けても失点が最小です。
expects = 約{ $points }点が見込めます。

## ビッド、伏せ札

worth-bid = { $contract }は最低でも{ $value }の価値があるので、{ $bid }は安全です。
too-high = { $contract }で確実なのは{ $value }までで、{ $bid }は言い過ぎになりかねません。
too-weak = 手が弱すぎます。伏せ札なしでは{ $contract }でも約{ $points }点しか見込めません。
stock-helps = 伏せ札の2枚で選択肢が増えます。伏せ札なしの{ $contract }では約{ $points }点の見込みです。
strong-hand = 伏せ札なしでも十分です。{ $contract }で約{ $points }点が見込めます。
null-odds = ヌルが成功するのは100回に{ $points }回ほどです。
lays-points = 伏せて捨てる{ $points }点は確実に自分のものです。
lays-ten = { $card }はプレイ中に取られかねませんが、伏せて捨てれば安全です。
makes-void = これで{ $suit }がなくなり、切り札で取れるようになります。
keeps-trumps = { $contract }の切り札が{ $count }枚残ります。

## コントラとレ

more-trumps = 切り札は{ $mine }枚あり、相手に見えているのは{ $theirs }枚です。
more-high = エースと10が{ $mine }枚対{ $theirs }枚です。
fewer-trumps = 切り札は{ $mine ->
    [0] 1枚もなく
   *[other] { $mine }枚だけで
}、相手には{ $theirs }枚見えています。
declarer-expects = 宣言者には約{ $points }点が見込まれます。

## 点の計算

reaches-mark = このトリックで{ $points }点に届きます。
stops-mark = このトリックは渡せません。渡すと相手が{ $points }点に届きます。
needs = このトリックで{ $points }点。{ $goal }点まではあと{ $need }点です。
limit-loss = 61点にはもう届きません。あと{ $points }点でシュナイダーを免れます。
for-schneider = 勝ちは決まりました。あと{ $points }点でシュナイダーです。
counted-out = 最後まで数えると、少なくとも{ $points }点になります。
counted-low = 最後まで数えると、多くても{ $points }点で済みます。

## リード

draw-trumps = 切り札を狩ります。相手にはまだ{ $count }枚見えています。
sure-trick = { $card }は今、誰にも取られません。
ten-safe = { $card }は安全です。今これに勝てるカードはありません。
hunt-ten = 10を狙います。{ $card }は出さざるを得ません。
force-trump = 相手に{ $suit }はなく、切り札を使うか捨てるしかありません。
cheap-lead = { $card }なら失うものはありません。

## フォロー

catch-ten = { $card }を捕まえます。
throw-points = 確実に取れるので、{ $card }の点も持ち帰ります。
smear = パートナーのトリックなので、{ $card }の点を乗せます。
trump-in = 切り札で取ります。このトリックは{ $points }点です。
win-cheaply = { $card }で足ります。
cheap-loss = このトリックは取れません。{ $points ->
    [0] このカードなら失点はありません。
   *[other] 失点は最小の{ $points }点です。
}
duck = { $points ->
    [0] 0点のトリックなので見送ります。
   *[other] わずか{ $points }点のトリックなので見送ります。
}

## 温存とめくり

protect-ten = { $card }は温存します。今出すと{ $by }に取られます。
keep-top-jack = { $card }はもっと良いトリックのために温存します。
spend-jack = { $points }点のトリックなら{ $card }を使う価値があります。
turned-mine = { $card }は今めくられたばかりのカードです。
turned-foe = 今めくられた{ $card }は{ $over }に勝てません。
uncovers = { $card }の下にもう1枚あります。

## ラムシュとヌル

stays-under = { $card }のほうが強いので、トリックは相手に行きます。
must-take = { $card }は相手が取るしかありません。
gives-points = { $card }の点を相手に押し付けます。
takes-cheaply = このトリックは避けられません。{ $points ->
    [0] このカードなら点は増えません。
   *[other] 自分から足す点は{ $points }点が最少です。
}
throws-danger = { $card }をここで安全に手放せます。

## その他

answer-wins = 見えている最善の応手に対しても、{ $points ->
    [0] 失点はありません。
   *[other] このトリックで{ $points }点取れます。
}
answer-costs = 見えている限り、このトリックの失点は{ $points }点までです。
worst-case = { $points ->
    [0] このトリックに点はありません。
   *[other] 最悪でも、このトリックの点は{ $points }点です。
}
keeps-below = { $count ->
    [0] 同じスートに{ $card }より弱いカードは残りません。
   *[other] 同じスートに{ $card }より弱いカードが{ $count }枚残ります。
}

## 打つ前の見込み

expected-games = 得点の見込み：{ $games }。
expected-choice = 得点の見込みは{ $score }、そうでなければ{ $other }です。
expected-points = 差はわずかで、こちらのほうが札の点を多く見込めます。
