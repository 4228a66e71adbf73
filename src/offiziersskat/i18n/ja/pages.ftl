# テーブルのまわりのページ：ルール、対局、棋譜、検証、観戦、ゲストのもの。


## ルール

rules-choose = ルールセット
rules-play = このルールで遊ぶ
rules-print = 印刷
rules-contents = 目次

## 対局

games-running = 進行中
games-played = 終わった対局
games-none-running = 続きのある対局はありません。
games-none-played = 遊んだ対局はここに残り、あとで見直したり、もう一度遊んだりできます。
games-hand = 第{ $number }局
games-score = 得点 { $score }
games-replay = 見直す
games-hands = { $count }局
games-last = 最後に遊んだのは{ $when }
games-forget = この対戦を削除
games-forget-sure = この対戦を削除しますか。
games-forget-alone = 対戦とすべての局が削除され、リンクも開けなくなります。取り消しはできません。
games-forget-shared = { $names }{ $count ->
    [1] の側
   *[other] のそれぞれの側
}には、あなたがプレイしたカードを含めて対戦が残ります。あなたの名前は取り除かれ、この一覧には出なくなります。取り消しはできません。
games-forget-running = まだ終わっていません。あなたの席は空き、ほかの人が座れるようになります。
games-forget-copies = リンクで渡した写しはここでは消えません。すべてのデータを削除すると消えます。
games-forget-yes = 削除する
games-forget-no = 残す
games-stats = 自分の統計
games-import = 棋譜を開く
games-import-text = ファイルをここに落とすか、テキストを貼るか、選択してください。一局でも複数でも、.oskでもJSONでも読めます。
games-import-choose = ファイルを選ぶ
games-import-paste = 棋譜のテキスト
games-import-read = 開く
games-import-reading = 読み込んでいます……
games-import-done = { $count }局を読み込みました。
games-import-none = 読める局がありませんでした。
games-import-faults = 誤り{ $count }件
games-fault = { $line }行{ $column }列：{ $reason }
games-fault-hand = 第{ $hand }局、{ $line }行{ $column }列：{ $reason }
games-import-binary = テキストファイルではありません。
games-import-large = 一度に読めるのは{ $limit } MBまでです。
games-import-empty = 局がありません。
games-import-export = これは棋譜ではなく、あなたの全データを書き出したファイルです。読み込んだ棋譜は入っていません。

## 棋譜

record-title = { $names }
record-untitled = 一局
seat-forehand-name = フォアハンド
seat-dealer-name = ディーラー
record-open = すべて表向き
record-as-seen = { $name }から見えたとおり
record-eyes = 表示
record-first = 最初へ
record-back = 戻る
record-forward = 進む
record-last = 最後へ
record-play = 自動で進める
record-pause = 止める
record-position = 位置
record-at = { $of }手中{ $at }手目
record-moves = 手順
record-end = 終局
record-keys = 左右の矢印キーで前後、Home・Endで両端へ。Oですべて表向き。
record-trump = { $contract }（宣言：{ $name }）
record-values = 各カードの値
record-values-text = この先双方が最善を尽くしたときの、宣言者側の平均点です。見えていたカードだけから計算しています。
record-values-none = ここではまだ伏せ札が多く、正確には計算できません。もう少し先へ進めてください。
record-values-working = 計算しています……
record-value = { $card }：{ $value }
record-value-best = { $card }：{ $value }（最善）
record-review = この局を振り返る
record-review-text = 何が運で、何を損したか、重要だった判断、そして勝てたかどうか。
record-marked = { $move }、{ $mark }
record-export = 保存
record-export-osk = テキスト（.osk）で
record-export-json = JSONで
record-share = この局へのリンク
record-shared = リンクをコピーしました。
record-again = 同じ配りでもう一度
record-again-text = 同じカードで最初から、コンピューター（{ $level }）と遊びます。
record-seat-as = { $name }の席で
record-broken = ここで途切れています：{ $reason }
record-move = { $name }：{ $action }
record-engine = { $name }の席をコンピューターに
record-engine-text = 同じカード、同じ相手でプレイし、二つの局を並べて見られます。
record-engine-level = コンピューターの強さ
record-engine-go = プレイさせる
record-engine-playing = コンピューターがプレイしています…
record-engine-for = { $name }の代わりのコンピューター
record-compare = 同じ配り
record-compare-side = { $name } { $points }点（{ $score }）
record-verified = この局のシャッフルは検証できました。
record-unverified = この局のシャッフルは一致しません。
record-gone = その棋譜はありません。
result-won = { $name }の勝ち、{ $points }：{ $score }
result-lost = { $name }の負け、{ $points }：{ $score }
result-ramsch = ラムシュ、{ $points }：{ $score }
result-thrown-in = 流れ：誰も引き受けませんでした。
result-none = 最後まで打たれませんでした。
result-plain = { $points }：{ $score }

## 検証

verify-title = シャッフルを検証
verify-text = あなたのブラウザーが乱数の一部を送る前に、サーバーはコミットメントで自らを縛ります。終局後はすべてが公開され、このページがあなたのブラウザーの中で計算し直します。
verify-paste = 棋譜のテキスト
verify-check = 検証する
verify-example = テキストは、終局後に「記録」で保存されるファイルの中にあります。
verify-hand = 第{ $number }局
verdict-yes = 一致しました。コミットメントもカードの順も合っています。
verdict-alone = コミットメントとカードの順は一致しますが、乱数を加えたプレイヤーがいないため、配る側が何通りも試した可能性は残ります。
verdict-no-commit = コミットメントがソルトと合いません。サーバーは公開した約束を守っていません。
verdict-no-deck = ソルト、乱数、カットから求めたカードの順が棋譜と違います。
verdict-no-proof = この局には証明がありません。
verify-step-commit = コミットメント
verify-step-commit-text = ソルトのSHA-256。対局前に公開
verify-step-seed = ソルトと乱数
verify-step-seed-text = シャッフルのシードは、これらすべてをつないだもののSHA-256
verify-step-cut = カット
verify-step-cut-text = { $cut ->
    [0] カットなし
   *[other] { $cut }枚目でカット
}
verify-step-deck = カードの順
verify-agrees = 一致
verify-differs = 不一致
verify-proves-title = これで分かること
verify-proves = サーバーも、どのプレイヤーも、一人でカードを選ぶことはできませんでした。サーバーはプレイヤーの乱数が届く前に縛られ、相手の乱数は誰にも予想できません。
verify-not-title = これでは分からないこと
verify-not = サーバーとプレイヤーの一人が結託していたかどうかは分かりません。二者が組めば、あなたが乱数を加える前にすべてを知っていたことになります。誰かが画面をのぞいたかどうかも分かりません。カードがどうプレイされたかも証明には含まれません。それは再生で確かめられます。
verify-file = ファイルを選ぶ

## 観戦

watch-text = いま対局中のテーブルです。持ち主だけが見る手札は、観る人にも伏せられています。
watch-none = いま公開中の対局はありません。
watch-go = 観る
watch-refresh = 更新

## あなた

me-name = 名前
me-save = 保存
me-saved = 保存しました。
me-link = あなたのリンク
me-link-text = アカウントはありません。このリンクを持つ人があなたです。別の端末で開けば、そこで続けられます。ほかの人には見せないでください。
me-link-show = リンクを表示
me-link-hide = 隠す
me-link-code = あなたのリンクを含むコード
me-moved = おかえりなさい、{ $name }さん。この端末はあなたのものになりました。
me-move-ask = このリンクを使うと、この端末は別のゲストのものになります。「{ $name }」の対局は、そのリンクに残ります。
me-move-yes = 引き継ぐ
me-move-no = このままにする
me-move-broken = リンクが途中で切れています。もう一度コピーしてください。
me-look = 表示
me-theme = 配色
me-language = 言語
me-deck = カードの絵柄
me-deck-french = フランス式・2色
me-deck-four = フランス式・4色
me-deck-tournament = スカート大会の4色
me-deck-german = ドイツ札
me-sounds = 音
me-motion = カードを動かす
me-keys = キーでゲームを選び、カードを出す
me-notes = 最初の一局の説明
me-notes-again = 説明をもう一度表示
me-data = あなたのデータ
me-export = すべてをファイルに保存
me-export-text = 名前、設定、ルールセット、統計、全対局とその中のミス、練習の記録をJSONで。
me-delete = すべて削除
me-delete-text = 名前、鍵、設定、ルールセット、統計、練習するミスとこの端末での練習の記録を消し、全対局から名前を外します。元に戻せません。
me-delete-sure = 本当にすべて削除しますか。
me-delete-yes = すべて削除
me-delete-no = 残す
me-deleted = すべて削除しました。
me-nobody = まだ遊んでいないので、保存されているものはありません。
