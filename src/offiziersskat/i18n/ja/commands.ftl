# サブコマンド：ヘルプ、オプション、表示する文。

metavar-name = 名前

## rules

rules-help = ルールセットを読む・比べる・保存する。サブコマンドなしでは一覧を表示します。
rules-list-help = 自作のものも含めてルールセットを一覧にします。
rules-show-help = ルールセットを出典つきの読み物として表示します。「ルール」は名前で、必要なら項目を付けます："classic; spitzen=on"。
rules-compare-help = 二つのルールセットの違いを表示します。
rules-names-help = ゲームの名前とその由来、ドイツ語・英語・日本語の用語集。
rules-save-help = 自作のルールセットに名前を付けて保存します：rules save uchi "classic; spitzen=on"。
rules-remove-help = 保存したルールセットを削除します。
option-replace = 同じ名前のルールセットを置き換えます。
rules-list-hint = 「offiziersskat rules show 名前」でルールを読めます。項目は変更できます："classic; spitzen=on"。
rules-saved = 「{ $name }」として保存しました：{ $rules }
rules-removed = 削除しました：「{ $name }」

## replay

replay-help = 記録された局を再生します。宣言、トリック、点数、結果を表示し、--jsonでは一手につき1行で、その席から見えたものと選べた手も出力します。終了コードは、ルール違反のある記録では1、読めない記録では2です。
replay-heading = 第{ $number }局 · { $rules } · { $names }
replay-call = { $name }：{ $said }
replay-trick = { $name }のトリック   { $mine } : { $theirs }
replay-unfinished = 途中で終わっています。{ $name }の番です。
replay-legal = 選べる手：{ $actions }
replay-illegal = { $ply }手目（0から）、{ $name }：{ $message }
replay-wrong-result = 記録された結果が違います。記録では{ $stored }。実際は{ $found }。
stored-field = { $field ->
    [contract] ゲーム：
    [declarer] 宣言者：
    [points] 点：
    [tricks] トリック：
    [winner] 勝ち：
    [schneider] シュナイダー：
    [schwarz] シュヴァルツ：
    [matadors] マタドール：
    [kontra] コントラ：
    [score] 得点：
    [bid] ビッド：
    [overbid] オーバービッド：
   *[value] ゲームの値：
}{ $value }
stored-times-4 = コントラとレ
stored-times-2 = コントラ
stored-times-1 = なし
stored-other-side = もう一方の側
stored-own-side = 宣言者の側（ラムシュではフォアハンドの側）
stored-no = いいえ
stored-yes = はい
stored-nothing = なし
stored-unfinished = 未完
said-kontra = コントラ
said-re = レ
said-pass = パス
said-hold = ホールド
said-take = スカートを取る
said-hand = ハンドで戦う
said-lay-away = { $cards }を捨てる

## random

random-help = 最後まで打たれたランダムな局を、1行に1つのJSONの記録として作ります。シードが同じなら、どこでも同じ局になります。
option-seed = カードと手を決める数（シード）。
option-hands = 局の数。
random-seed = シード { $seed }

## convert

convert-help = 記録をテキスト（osk）とJSONの間で変換します。書き出しは正規の形です。
option-to = 書き出す形式。

## Several hands

none-either = 続く{ $count }行も同様です。

## verify

verify-help = 記録にあるコミットメントを使って、約束どおりにシャッフルされたかを確かめます。違っていれば、またはルール違反のある局なら、終了コードは1です。
verify-verified = 第{ $number }局：シャッフルが証明されました。コミットメントとデッキは一致します。
verify-alone = 第{ $number }局：コミットメントとデッキは一致します。ただし、プレイヤーが乱数を加えていないので、配る側が何度も試すことはできました。
verify-not-commitment = 第{ $number }局：証明できません。ソルトがコミットメントと違います。
verify-not-deck = 第{ $number }局：証明できません。コミットメントからは別のデッキになります。
verify-illegal = 第{ $number }局：ただし、ルールどおりにプレイされていません。{ $what }
verify-wrong-result = 第{ $number }局：ただし、結果が正しくありません。{ $what }
verify-meaning = この証明が示すこと：サーバーもプレイヤーも、単独ではカードを選べませんでした。プレイヤーが乱数を加える前に、サーバーはコミットメントで縛られていたからです。示さないこと：サーバーとプレイヤーが結託している場合と、カードがどうプレイされたかは、この証明の範囲外です。

## play

metavar-players = プレイヤー…
metavar-names = 名前…
play-help = 端末で遊びます。プレイヤー：{ $players }。コンピューターの強さは beginner（初心者）、casual（愛好者）、club（クラブ級）、expert（上級者）、master（名人）で選べます：--players human club。club、expert、masterは得点を目指しますが、名前に「-points」か「-wins」を付けるとカード点か勝ちを目指します：expert-points。ルール、名前、見た目、言語は、指定しなければ前回と同じです。対局中は「h」で入力できるものを表示します。
option-players = テーブルに着くプレイヤー：二人で遊ぶときはhuman human。省略時はコンピューターとの対戦（human rules）。
option-names = プレイヤーの名前（同じ順）。
option-match-hands = マッチの局数。
option-target = マッチの目標点。
option-play-seed = 配り札とコンピューターの手を再現できるようにするシード。
option-continue = 最後に遊んだゲームを続けるか、新しく始めるか。省略時は尋ねます。
option-resume = 記録ファイルの最後の局を続けます。
option-ascii = ASCIIだけで表示するか、スートを記号で表示するか。
option-colour = 色を付けるかどうか。
option-width = 画面の桁数。

## solve と analyse

solve-help = すべてのカードが分かっている局面を解きます。双方が最善を尽くしたときの宣言者側の札点を、出せるカードごとに求め、最善の手順も示します。記録はその終わりの局面を表し、デッキが分かっているので裏向きのカードも見えているものとして扱います。宣言の前なら、どの切り札でいくらになるかを示します。
option-value-only = 値だけを求めます（速くなります）。
analyse-help = 手番の席が、見えているカードだけから何をすべきかを調べます。手ごとに、宣言者側の札点の期待値、勝率、または得点の期待値を示します。見えないカードが少ないか、すべて推理できるときは正確な値、そうでなければカードの配置を抽選した推定値と、その標準誤差です。
metavar-seconds = 秒数
option-seat = この席（0～3）から見た場合を調べます。
option-objective = 目標：札点（points）、勝ち（win）、得点（score）、またはそのすべて（all）。
option-time = 1局にかける秒数の上限。省略時は{ $seconds }秒。
option-exact = 推定せず、正確な答えが出るまで探します。
uncompiled = インストール時にCコンパイラがなかったため、探索はコンパイルされていません。約80倍遅くなります。
standing-hand = 第{ $number }局
standing-contract = { $contract }（{ $name }）
standing-turn = { $name }の番
values-points = 札点
values-win = 勝率
values-score = 得点
value-won = 勝ち
value-lost = 負け
solve-points = { $name }：札点{ $value }点。
solve-null = { $name }：{ $value }。
solve-ramsch = { $name }：{ $value }（札点のマイナス。全トリックを取れば+1、1つも取らなければ−121）。
solve-line = 最善の手順：{ $cards }
analyse-exact = 正確な値。{ $unknown ->
    [0] すべてのカードが推理できます
   *[other] 見えないカードは{ $unknown }枚
}。{ $seconds }秒。
analyse-estimate = { $worlds ->
    [0] カードの配置1通りの一部
   *[other] カードの配置{ $worlds }通り
}からの推定値、標準誤差{ $stderr }。見えないカードは{ $unknown }枚。{ $seconds }秒。
analyse-nothing = { $seconds }秒では何も分かりませんでした。見えないカードは{ $unknown }枚です。時間を延ばしてください。

## serve

serve-help = テーブルを提供します。このコンピューターのブラウザーに、--lan を付けるとローカルネットワークの全員に開きます。8377以降の空いているポートを使い、ブラウザーを開きます。テーブルと棋譜はユーザーのデータフォルダー、または --database で指定したデータベースに保存されます。
serve-epilog = 環境変数でも指定できます： OFFIZIERSSKAT_DATA、 OFFIZIERSSKAT_HOST、 OFFIZIERSSKAT_PORT、 OFFIZIERSSKAT_DATABASE、 OFFIZIERSSKAT_ORIGINS と OFFIZIERSSKAT_PROXIES （空白区切り）、 OFFIZIERSSKAT_WORKERS、 OFFIZIERSSKAT_LOG、 OFFIZIERSSKAT_SECRET、 OFFIZIERSSKAT_RATE、 OFFIZIERSSKAT_BURST、 OFFIZIERSSKAT_IDLE。オプションが優先されます。詳しくは docs/server.md
option-host = 待ち受けるアドレス。
option-port = ポート。指定がなければ8377以降の最初の空きポート。
option-lan = ローカルネットワークのほかの人にも開き、そのアドレスを表示する。
option-browser = ブラウザーを開く、またはアドレスの表示だけにする。
option-database = 保存先：postgresql://… または sqlite:///…
option-origin = ここへの書き込みを許すほかのアドレス。複数指定可。
option-proxy = リクエストの送信元を伝えてよい、手前のプロキシのアドレス。
option-workers = コンピューターの思考に使うプロセスの数。
option-log = ログの詳しさ：debug、info、warning、error。
serve-at = Offiziersskat：{ $address }
serve-lan = 同じネットワークのほかの人は：{ $address }
serve-stop = Ctrl-C で終了します。
metavar-address = アドレス
metavar-url = URL
metavar-level = レベル
