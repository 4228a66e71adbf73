# テーブルの好み：カードのデザイン、色、言語、音。開いたときに読み込まれます。

look-deck = カードの絵柄
look-deck-french = フランス式
look-deck-four = 4色
look-deck-tournament = 大会用
look-deck-german = ドイツ式
look-theme = 配色
look-theme-auto = 端末に合わせる
look-theme-light = 明るい
look-theme-dark = 暗い
look-language = 言語
look-sounds = 効果音
look-motion = カードの動き
look-keys = キー入力：Hでハートを選択、HTでハートの10、?でヒント
look-notes = 初めての説明
