# どのページにもある言葉、スタート画面、ルールセットと相手の呼び名。

## どのページにも

shell-menu = メニュー
shell-language = 言語
shell-theme = 配色：{ $theme }
shell-home = スタート画面
page-loading = お待ちください……
rules-title = ルール
games-title = 対局一覧
watch-title = 観戦
me-title = あなた
me-theme-auto = 端末に合わせる
me-theme-light = 明るい
me-theme-dark = 暗い
page-again = もう一度

## スタート

start-tagline = 二人で遊ぶスカート。カードの半分は表向き、残りはその下に伏せられ、自分にも分かりません。
start-play = 遊ぶ
start-play-as = { $rules }・相手は{ $opponent }
start-play-friend = 友だちと遊ぶ
start-play-friend-text = リンクを送るか、コードを読み取ってもらうだけ。登録は不要です。
start-learn = 覚える
start-learn-text = 実際のカードで短い12ステップ。5分ほどです。
exercises-title = 練習問題
start-change = ルールと相手を変える
start-your-name = お名前は？
start-your-name-hint = 空欄でも可。同じテーブルの人に見えます。
start-name-default = ゲスト
start-running = 続きがあります
start-your-turn = あなたの番
start-their-turn = 相手の番
start-waiting = 相手を待っています
start-hand = 第{ $number }局
start-against = 相手：{ $names }
start-all-games = これまでの対局
start-watch = 観戦する
start-rules = ルールを読む
start-games = 対局一覧
start-import = 棋譜を開く
start-verify = シャッフルを検証
start-opening = シャッフルしています……

## 名前

preset-classic = クラシック
preset-simple = シンプル得点
preset-japanese = 日本式
preset-half-open = 半公開
preset-auction = ビッド式
preset-sixteen = 手札16枚
preset-double = ダブルスカート（4人）

chooser-kind-engine = コンピューター（{ $level }）
level-random = 気まぐれ
level-greedy = 欲張り
level-rules = 定石どおり
level-beginner = 初心者
level-casual = 愛好者
level-club = クラブプレイヤー
level-expert = エキスパート
level-master = 名人
level-other = コンピューター「{ $name }」
