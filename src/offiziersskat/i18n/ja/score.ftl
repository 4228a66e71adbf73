# 得点計算と、結果の文。

## コマンド

help = 本物のカードで遊んだ一局の得点を計算します。足りないことは端末で尋ねます。
metavar-contract = ゲーム
metavar-seat = 席
option-contract = 宣言したゲーム。C S H D G N Rに記録と同じアナウンスを付けるか（CHS）、言葉で："クラブ ハンド シュナイダー"。
option-declarer = ビッドがあるときの宣言者：フォアハンド（0）またはディーラー（1）。
option-bid = 決まったビッドの値。
option-points = 宣言者側の点数（捨て札を含む）。ラムシュではフォアハンド側の点数。
option-tricks = 宣言者側（ラムシュではフォアハンド側）のトリック数。点数だけで決まらないときに必要です。
option-with = マタドールを持っている枚数（ウィズ）。
option-without = マタドールが欠けている枚数（ウィズアウト）。
option-kontra = コントラがあった。
option-re = コントラとレがあった。

ask-contract = 宣言したゲームは（{ $contracts }）？
ask-declarer = 宣言者はフォアハンド（0）、ディーラー（1）のどちらですか？
ask-bid = ビッドはいくつまで？
ask-points = { $whose ->
    [forehand] フォアハンド
   *[declarer] 宣言者
}側の点数は？
ask-tricks = { $whose ->
    [forehand] フォアハンド
   *[declarer] 宣言者
}側のトリック数は（全{ $most }）？
ask-matadors = マタドールはありで何枚、またはなしで何枚（「あり2」「なし1」）？
ask-kontra = コントラ、レは（kontra、re、なければEnter）？

## 得点の求め方

said-hand = ハンド
said-schneider = シュナイダー宣言
said-schwarz = シュヴァルツ宣言
said-ouvert = ウーヴェル
with = あり{ $n }
without = なし{ $n }
level-game = ゲーム{ $n }
level-hand = ハンド{ $n }
level-schneider = シュナイダー{ $n }
level-schneider-announced = その宣言{ $n }
level-schwarz = シュヴァルツ{ $n }
level-schwarz-announced = その宣言{ $n }
level-ouvert = ウーヴェル{ $n }
levels = { $steps } × { $base } = { $value }
null-value = ヌル：定額{ $value }
overbid = オーバービッド：ビッド{ $bid }に対してゲームの値は{ $value }。計算に使う値は{ $charged }。
matadors-unknown = マタドールが分からないので得点を計算できません。

## 勝敗

game-won = 宣言者側の勝ち、{ $mine }対{ $theirs }
game-lost = 宣言者側の負け、{ $mine }対{ $theirs }
suffix-schneider = 、シュナイダー
suffix-schwarz = 、シュヴァルツ
null-won = ヌル成功
null-lost = ヌル失敗
missed = アナウンスは達成されませんでした。
split = 60対60：各自1点。
replay = 60対60：得点はなく、同じディーラーが配り直します。
resigned = 投了で終わりました。
thrown-in = 流局：得点はありません。
product = { $kontra ->
    [kontra] コントラ：{ $product } = { $amount }
    [re] コントラとレ：{ $product } = { $amount }
   *[none] { $product } = { $amount }
}
each = 勝った側は各自{ $amount }点{ $grand ->
    [yes] （グランドで2倍）
   *[no] { "" }
}{ $kontra ->
    [kontra] （コントラで2倍）
    [re] （コントラとレで4倍）
   *[none] { "" }
}。
ramsch-points = ラムシュ、{ $mine }対{ $theirs }
ramsch-even = 双方の点数は同じです。
ramsch-winner = 点の少ないほう：{ $name }
durchmarsch = ドゥルヒマルシュ：全トリック
entry = { $name }：{ $score }
sheet = 得点 – { $entries }
