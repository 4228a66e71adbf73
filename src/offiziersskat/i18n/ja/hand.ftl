# 局について、プレイのほかにできること。必要になったときに読み込む。

hand-save = 保存
hand-save-text = あなたに見えている範囲の局面です。伏せられたカードは含まれません。
hand-save-whole = プレイされた局の全体です。
hand-save-later = 今はビッドやコントラの途中です。保存できるのは、ゲームを宣言するときと、カードのプレイが始まってからです。
hand-save-osk = テキスト（.osk）
hand-save-json = JSON
hand-engine = コンピューターに代わってもらう
hand-engine-text = この局の終わりまで、相手と同じ強さ（{ $level }）であなたのカードをプレイします。1枚ごとにヒントとして記録されます。いつでも交代でき、待ったもできます。
hand-engine-go = 代わってもらう
hand-engine-plays = コンピューターが代わりにプレイしています。
hand-engine-stop = 自分でプレイする
hand-again-engine = 私の席をコンピューターに
hand-drop-sure = いまの局は途中で打ち切られ、得点には数えません。
hand-resign = 残りのカードとトリックはすべて相手のものになります。
hand-resign-ramsch = 残りの点は全部自分のものになり、ラムシュは負けです。
hand-resign-null = このヌルは負けになります。
hand-resign-do = この勝負を投了する
hand-gone-none = まだ1枚も出ていません。
hand-gone-pale = 薄いカードはもう出ました。ほかはまだ残っています。
hand-gone-trumps = 切り札（残り{ $count }枚）
hand-gone-plain = その他のカード
hand-gone-card = { $card }、もう出ました
