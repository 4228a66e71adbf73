# テーブルへの招待（送る側と受ける側）と、渡すためのリンク。

invite-title = 招待
invite-text = このリンクを送るか、コードを読み取ってもらってください。開いた人が空いた席に座ります。
invite-link = このテーブルへのリンク
invite-copy = リンクをコピー
invite-copied = コピーしました。
invite-select = リンクを選択しました。端末の操作でコピーしてください。
invite-share = 共有……
invite-share-text = 将校スカートを一局いかがですか
invite-code = このテーブルへのリンクを含むコード
invite-local = リンク先は{ $host }です。別の端末から開くには、この端末のネットワーク内のアドレスである必要があります。
invite-waiting = 誰かが席に着くと始まります。
join-title = 招待が届いています
join-text = { $names }さんがあなたと遊びたいそうです：{ $rules }
join-text-nobody = テーブルがあなたを待っています：{ $rules }
join-sit = 席に着く
join-watch = 観るだけ
join-new = 初めてでも大丈夫。最初の一局は説明つきです。
join-full = このテーブルは満席です。
join-broken = このリンクには招待の部分がありません。もう一度全体を送ってもらってください。
join-gone = このテーブルはもうありません。
