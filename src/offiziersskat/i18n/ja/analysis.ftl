# 正確なヒントの文。mineは勝率が自分の側のものかどうか。

points-sure = 双方が最善を尽くせば確実に札点{ $points }点です。
points-expected = 期待できる札点は{ $points }点、{ $mine ->
    [own] 勝率は{ $percent }%
   *[other] 宣言者の勝率は{ $percent }%
}です。
null-sure = { $mine ->
    [own] { $percent ->
        [0] 相手が間違えないかぎりヌルは守れません。
       *[other] これでヌルは確実に勝ちです。
    }
   *[other] { $percent ->
        [0] これで宣言者は必ず1トリック取ることになります。
       *[other] 宣言者にトリックを取らせる方法はありません。
    }
}
null-expected = ヌルが成功する確率は{ $percent }%です。
ramsch-sure = 双方が最善を尽くせば、取らされる札点は{ $points }点です。
ramsch-expected = 取らされる札点はおよそ{ $points }点、フォアハンドの勝率は{ $percent }%です。
ramsch-march = 確実にドゥルヒマルシュになります。
ramsch-nothing = 相手のドゥルヒマルシュは防げません。
