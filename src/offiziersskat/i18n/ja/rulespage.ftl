# 読めるルールページ。コマンド「rules」がルールセットの各項目から組み立てる文。
# 一段落は一行に書く。識別子と変数は三言語で同じ。

## ページ

page-title = ルールセット「{ $title }」
page-rulesets = ルールセット一覧
page-cards = カードと点数
page-course = 配り方と進行
page-bidding = ビッド
page-contracts = 宣言できるゲーム
page-announcements = ハンドゲームとアナウンス
page-kontra = コントラとレ
page-play = プレイ
page-result = 勝敗
page-scoring = 得点の記録
page-ramsch = ラムシュ
page-null = ヌル
page-match = マッチ
page-fields = このルールセットの項目
page-sources = 出典
page-difference = 違い
page-difference-line = { $field }：{ $left } ｜ { $right }
page-difference-none = 二つのルールセットはすべての項目が同じです。
page-source = 出典：{ $source }
page-based-on = 「{ $title }」をもとに変更：{ $fields }
page-names = ゲームの名前
page-glossary = 用語集

## 出典

source-de = DE：このプログラムのもとになったドイツ語のルール解説。書かれていないことはスカートに従うとしています。
source-ja = JA：このプログラムのもとになった日本語のルール解説。
source-isko = ISkO：国際スカート規則。
source-house-rule = ハウスルール：一部で行われている取り決めで、どの出典にもないもの。
source-our-reading = 本プロジェクトの解釈：どの出典にも書かれていないため、こう定めました。
source-none = 出典なし

## ルールセット

ruleset-classic-title = クラシック
ruleset-classic-summary = 各自16枚を八つの山に並べます。裏向きの1枚の上に表向きの1枚を重ねたものが一山です。フォアハンドは最初の表向き4枚だけを見てゲームを宣言し、残りはそのあとで配られます。コントラとレがあり、得点はスカートと同じく基礎点とマタドールで計算します。
ruleset-classic-source = DE。ラムシュの得点、コントラとレの倍率、マッチの形式は本プロジェクトの解釈
ruleset-simple-title = シンプル得点
ruleset-simple-summary = 配り方とプレイはクラシックと同じで、得点の記録だけが簡単です。勝てば2点、シュナイダーなら3点、シュヴァルツなら4点。60対60なら双方に1点ずつ。コントラも基礎点もマタドールもありません。
ruleset-simple-source = DE（簡略化した得点方式）
ruleset-japanese-title = 日本式
ruleset-japanese-summary = 両者の八つの山がすべて並んでからフォアハンドが宣言します。10はKより弱く、出したカードの下の1枚はその場で表になります。勝ちは1点、シュナイダー2点、シュヴァルツ3点、グランドなら2倍。60対60は再試合です。
ruleset-japanese-source = JA。シュヴァルツの「120点」は本プロジェクトの解釈
ruleset-half-open-title = 半公開
ruleset-half-open-summary = 場に四つの山、手には自分だけが見る8枚の手札を持ちます。宣言はクラシックと同じく最初の表向き4枚を見て行います。計画も駆け引きも増えます。
ruleset-half-open-source = DE（「半公開」のゲーム）。レの時機は本プロジェクトの解釈
ruleset-auction-title = ビッド式
ruleset-auction-summary = 五つの山、手札5枚、スカート2枚。誰が宣言者になるかはスカートと同じくビッドで決めます。宣言者は2枚を取って手札から2枚を伏せて捨てるか、取らずにハンドで戦います。ヌル、ウーヴェル、シュナイダーやシュヴァルツのアナウンスがあり、オーバービッドの危険もあります。
ruleset-auction-source = DE（ビッドつきの変種）、その他はISkO。DEにない点は二人でスカートをするクラブの慣例による
ruleset-sixteen-title = 手札16枚
ruleset-sixteen-summary = 場には並べず、16枚ずつを手札として配ります。32枚すべてが配られるので相手の手は計算で分かりますが、卓上では伏せたままです。カードの強さと得点は日本式と同じです。
ruleset-sixteen-source = JA（簡易版）
ruleset-double-title = ダブルスカート（4人）
ruleset-double-summary = 向かい合う二人がパートナーになる4人用で、1組のカードを使います。各自四つの山を持ち、8トリックを行います。得た点はパートナー同士で合計します。得点は日本式と同じです。
ruleset-double-source = JA（ダブルスカート）。1組のカードで四山ずつとするのは本プロジェクトの解釈
ruleset-own-title = { $name }
ruleset-own-summary = 「{ $title }」をもとにした自作のルールセットです。
ruleset-own-source = ハウスルール

## カード

cards-text = スカート用の32枚を使います。スートは上からクラブ、スペード、ハート、ダイヤの順で、各スートにA、10、K、Q、J、9、8、7があります。
cards-points-text = 点数はAが11点、10が10点、Kが4点、Qが3点、Jが2点で、9、8、7は0点です。合計は120点になります。
cards-jacks-text = ヌル以外のゲームでは4枚のJが最も強い切り札で、強い順にクラブ、スペード、ハート、ダイヤです。Jは印刷されたスートではなく切り札に属します。
cards-order-high = 各スートの強さはA、10、K、Q、9、8、7の順。切り札スートではその上に4枚のJが並びます。
cards-order-below-king = 各スートの強さはA、K、10、Q、9、8、7の順。切り札スートではその上に4枚のJが並びます。10の点数は10点のままです。
cards-order-null = ヌルには切り札がありません。各スートの強さはA、K、Q、J、10、9、8、7の順です。
cards-piles-text = 山は裏向き1枚とその上の表向き1枚からなります。裏向きのカードは持ち主も含めて誰にも分かりません。出せるのは表向きのカードだけです。
cards-piles-and-hand-text = 山は裏向き1枚とその上の表向き1枚からなります。裏向きのカードは持ち主も含めて誰にも分かりません。表向きのカードと手札を出すことができ、手札は持ち主だけが見ます。
cards-hand-text = カードはすべて手札で、見えるのは自分の手札だけです。
cards-open-text = 下にカードのない表向きのカードが場に並び、全員に見えています。

## 席と進行

seat-forehand = フォアハンド
seat-dealer = ディーラー
seat-n = 席{ $n }
seats-two-text = 一人がディーラー、もう一人がフォアハンドです。フォアハンドがカットします。
seats-four-text = ディーラーの左隣がフォアハンドで、以下時計回りに座り、向かい合う二人がパートナーです。フォアハンドが席0、そのパートナーが席2、ディーラーが席3です。ディーラーの右隣がカットします。

step-deal-down = { $seat }：裏向きに{ $count }枚、左から順に並べる
step-deal-up = { $seat }：裏向きのカードの上に表向きで{ $count }枚
step-deal-open = { $seat }：下に何もない表向きのカードを{ $count }枚
step-deal-hand = { $seat }：手札を{ $count }枚
step-deal-stock = スカートとして{ $count }枚を伏せて置く
step-bid = ビッド：ディーラーが値を言い、フォアハンドはホールドするかパスする。
step-stock = 宣言者はスカートを取って手札を2枚伏せて捨てるか、取らずにハンドで戦う。
step-declare = 宣言者がゲームを宣言する。
step-kontra = 宣言者の相手はコントラを言うことができる。
step-re = コントラに対し、宣言者はレを言うことができる。
step-play = { $tricks }トリックのプレイ。

## ゲーム

contract-C = クラブ
contract-C-value = 基礎点12
contract-C-text = 4枚のJとすべてのクラブ、合わせて11枚が切り札です。
contract-S = スペード
contract-S-value = 基礎点11
contract-S-text = 4枚のJとすべてのスペード、合わせて11枚が切り札です。
contract-H = ハート
contract-H-value = 基礎点10
contract-H-text = 4枚のJとすべてのハート、合わせて11枚が切り札です。
contract-D = ダイヤ
contract-D-value = 基礎点9
contract-D-text = 4枚のJとすべてのダイヤ、合わせて11枚が切り札です。
contract-G = グランド
contract-G-value = 基礎点24
contract-G-text = 4枚のJだけが切り札です。
contract-N = ヌル
contract-N-value = 固定値23、ハンド35、ウーヴェル46、ハンドウーヴェル59
contract-N-text = 切り札なし。宣言者は1トリックも取らなければ勝ちです。Jはそれぞれのスートに戻り、Qと10の間に入ります。
contract-R = ラムシュ
contract-R-value = 基礎点なし、取った点で計算
contract-R-text = グランドと同じくJだけが切り札ですが、取った点の少ないほうが勝ちます。宣言者という立場はなくなり、ラムシュと言った人がリードします。
contract-declare-text = 宣言者はこの中から一つを必ず宣言します。パスはできません。
contract-declare-bidding-text = ビッドに勝った人がこの中から一つを宣言します。

## プレイ

play-text = リードする人が出せるカードから1枚を出し、ほかの人が順に答えます。出せるのは表向きのカードと手札です。
play-follow-text = マストフォローです。切り札のリードには切り札で、それ以外のスートのリードには同じスートで答えます。ただしその時点で出せるカードにあればの話で、なければ切り札を出しても何を捨ててもかまいません。切り札を出す義務も、上回る義務もありません。
play-hidden-text = 裏向きのカードにフォローの義務はありません。表になったばかりのカードも、同じトリックでは出せません。
play-win-text = 最も強い切り札が、切り札がなければリードされたスートの最も強いカードがトリックを取ります。取った人が次のリードをします。
play-example-text = 例：ハートが切り札で、クラブのJがリードされました。表向きのカードがハートの7とクラブのAだけなら、ハートの7を出さなければなりません。Jはクラブではなく切り札だからです。

## 勝敗

result-text = スートゲームとグランドでは、宣言者側が61点以上を取れば勝ちです。
result-schneider-text = 30点以下に終わった側はシュナイダーです。このとき相手は90点以上です。
result-both-text = シュナイダーとシュヴァルツは、そうなった側に不利に働きます。負けた宣言者も例外ではありません。
result-stock-text = 伏せて捨てた2枚、または手をつけなかったスカートは宣言者のものです。点は数えますが、トリックには数えません。
result-played-out-text = 勝敗が決まっても最後まで打ちます。ヌルだけは宣言者がトリックを取った時点で終わります。
result-resigned-text = 投了すると、残りのカードとトリックはすべて相手側のものになります。

## 得点

scoring-skat-text = ゲームの値＝基礎点×（マタドール数＋1、さらにハンド、シュナイダー、シュナイダーのアナウンス、シュヴァルツ、シュヴァルツのアナウンス、ウーヴェルごとに1を加える）。宣言者が勝てばこの値を得点し、負ければ2倍を失います。相手には何も記録しません。
scoring-skat-base-text = 基礎点：ダイヤ9、ハート10、スペード11、クラブ12、グランド24。
scoring-skat-matadors-text = マタドールはクラブのJから下へ途切れずに続く枚数です。宣言者が持っていれば「あり」、持っていなければ「なし」で数えます。裏向きのカードとスカートも含め、宣言者に配られたすべてのカードで数えます。
scoring-skat-example-text = 例：ハート、クラブのJあり、スペードのJなし、91点。マタドール1あり、＋1で2、シュナイダーで3、3×10＝30点。もし29点しか取れなければ宣言者自身がシュナイダーで、2×30＝60点を失います。
scoring-simple-text = 勝った側の各人が2点、シュナイダーなら3点、シュヴァルツなら4点を得ます。どのゲームを宣言したかは関係ありません。
scoring-simple-example-text = 例：91対29なら勝者に3点、61対59なら2点。宣言者かどうかは問いません。
scoring-japanese-text = 勝った側の各人が1点、シュナイダーなら2点、シュヴァルツなら3点を得ます。
scoring-japanese-example-text = 例：スートゲームを91対29で勝てば2点。グランドの得点は項目「グランド2倍」で決まります。
kontra-text = コントラで2倍、レでさらに2倍になります。倍になるのは記録する得点で、ゲームの値ではありません。ラムシュにコントラはありません。
kontra-after-declaration-text = 宣言の直後、最初のリードの前に尋ねます。
kontra-in-course-text = 配り方の途中、決められたところで尋ねます。
kontra-four-text = 4人ではディーラーがコントラを、宣言者がレを言います。
null-text = 宣言者側が1トリックも取らなければ固定値を得点します。1トリックでも取ればその時点で負けで、2倍を失います。マタドールも加算もありません。
null-simple-text = ヌルは普通の勝ちと同じ得点です。シュナイダーとシュヴァルツはありません。
ramsch-text = 取った点の少ないほうが勝ちです。
ramsch-durchmarsch-text = すべてのトリックを取ればドゥルヒマルシュで、取った側は120点、相手は0点です。
ramsch-simple-text = ラムシュは普通の勝ちと同じ得点です。シュナイダーとシュヴァルツはありません。60対60なら誰も得点せず、再試合もしません。

## ビッド

bidding-text = ビッドできるのはスカートのゲームが取りうる63の値、18から264までです。ディーラーが値を言い、フォアハンドはホールドするかパスします。次の値は前より高くなければなりません。パスした人はビッドから降ります。
bidding-pass-text = ディーラーがすぐにパスしたら、フォアハンドは18で引き受けるか、やはりパスするかを選べます。両者がパスすれば流れで、得点はなく、次の人がディーラーになります。
bidding-values-text = ビッドの値：{ $values }
bidding-stock-text = 宣言者はスカートの2枚を手札に加え、手札から2枚を伏せて捨てます。取らずにハンドで戦うこともでき、その場合スカートの中身は終わるまで分かりません。
announcements-text = スカートを取ったらスートゲーム、グランド、ヌルのどれかを宣言し、ヌルはウーヴェルにもできます。ハンドゲームは1段階上がります。スートゲームとグランドのハンドではシュナイダー、またはシュナイダーとシュヴァルツ、さらにウーヴェルをアナウンスできます。ハンドのヌルもウーヴェルにできます。
announcements-ouvert-text = ウーヴェルでは手札を表向きに広げます。裏向きのカードは裏向きのままです。
announcements-missed-text = シュナイダーやシュヴァルツをアナウンスして達成できなければ負けで、アナウンスした段階も加算されます。シュヴァルツのアナウンスは全トリックを取る約束です。
announcements-full-text = 勝ったゲームは、ビッドが低くても本来の値をすべて得点します。
overbid-text = ゲームの値がビッドに届かなければオーバービッドで負けです。ビッドに届く最小の基礎点の倍数を、2倍にして失います。ビッドに届かないヌルは宣言できません。
overbid-example-text = 例：クラブのハンド、46までビッドし、マタドール2なしのつもりでした。スカートにクラブのJがあれば1ありにすぎず、1＋1＋ハンド1＝3、3×12＝36。74点を取っても2×48＝96点を失います。95点ならシュナイダーで4×12＝48となり、救われます。

## マッチ

match-text = 一局ごとにディーラーは相手に、4人なら左隣に移ります。最初のディーラーはくじで決めます。最後は記録した得点の合計で順位を決めます。
match-sides-text = 4人ではチームの合計で競います。
match-replay-text = 60対60で再試合になった局は、決めた局数に数えません。
match-thrown-in-text = 流れた局も、決めた局数に数えます。

## 項目：名称、各値の説明（一文）、その出典

field-course = 進行
field-course-source = DE、JA、ISkO。自作の進行はハウスルール
field-course-text = 自作の進行：{ $course }
field-course-classic = フォアハンドは最初の表向き4枚を見て宣言し、そのあとディーラーが最初の表向き4枚を受け、残りも4枚ずつ配ります。
field-course-classic-source = DE
field-course-simple = 配り方はクラシックと同じで、最初の表向き4枚を見て宣言します。
field-course-simple-source = DE
field-course-japanese = 双方がまず裏向き8枚、次にその上に表向き8枚を並べ、すべて並んでから宣言します。
field-course-japanese-source = JA
field-course-half-open = クラシックと同じく四山ずつ並べ、残りの8枚は手札にします。
field-course-half-open-source = DE。レの時機は本プロジェクトの解釈
field-course-auction = 五山と手札5枚ずつ、スカート2枚を配り、ビッドに入ります。
field-course-auction-source = DE、ISkO
field-course-sixteen = 16枚ずつを手札として、4枚ずつ配ります。
field-course-sixteen-source = JA
field-course-double = 4人に四山ずつ配り、すべて並んでから宣言します。
field-course-double-source = JA。四山は本プロジェクトの解釈
field-course-own = 進行は自作で、表向き、裏向き、手札の枚数が異なります。
field-course-own-source = ハウスルール

field-contracts = 宣言できるゲーム
field-contracts-source = スートとグランドはDEとJA、ラムシュはDE、ヌルはISkO
field-contracts-text = 宣言できるゲーム：{ $list }。
field-contracts-C = クラブを宣言できます。
field-contracts-C-source = DE、JA
field-contracts-S = スペードを宣言できます。
field-contracts-S-source = DE、JA
field-contracts-H = ハートを宣言できます。
field-contracts-H-source = DE、JA
field-contracts-D = ダイヤを宣言できます。
field-contracts-D-source = DE、JA
field-contracts-G = グランドを宣言できます。Jだけが切り札です。
field-contracts-G-source = DE、JA
field-contracts-N = ヌルを宣言できます。宣言者は1トリックも取らないことを目指します。
field-contracts-N-source = ISkO
field-contracts-R = ラムシュを宣言できます。取った点の少ないほうが勝ちます。
field-contracts-R-source = DE

field-trump = 切り札
field-trump-source = DE、JA。引いて決めるのはハウスルール
field-trump-declared = 切り札は宣言者が決めます。
field-trump-declared-source = DE、JA
field-trump-drawn = 配る前に1枚引き、そのスートを切り札とします。Jならグランドで、引いたカードは元に戻します。
field-trump-drawn-source = ハウスルール

field-lead = 最初のリード
field-lead-source = DE、JA。ビッド式ではISkO 4.1.1
field-lead-declarer = 最初のトリックは宣言者がリードします。
field-lead-declarer-source = DE、JA
field-lead-forehand = 誰が宣言者でも、最初のトリックはフォアハンドがリードします。
field-lead-forehand-source = ISkO 4.1.1

field-ten = 10の強さ
field-ten-source = DEとISkOはAの次、JAはKの下
field-ten-high = 10はスカートと同じくAの次に強く、A 10 K Q 9 8 7の順です。
field-ten-high-source = DE、ISkO
field-ten-below-king = 10はKより弱く、A K 10 Q 9 8 7の順です。点数は10点のままです。
field-ten-below-king-source = JA

field-flip = めくる時機
field-flip-source = DEはトリックのあと、JAはその場で
field-flip-after-trick = トリックで上のカードがなくなった裏向きのカードは、トリックが終わってから表にします。
field-flip-after-trick-source = DE
field-flip-at-once = 上のカードを出すとすぐに下のカードを表にします。相手はそれを見てから答えます。
field-flip-at-once-source = JA

field-kontra = コントラとレ
field-kontra-source = DE
field-kontra-on = 宣言者の相手はコントラを、それに対して宣言者はレを言えます。
field-kontra-on-source = DE。2倍と4倍は本プロジェクトの解釈
field-kontra-off = コントラとレはありません。
field-kontra-off-source = JAとDEの簡略得点にはコントラの記述なし。ビッド式では本プロジェクトの解釈

field-tie = 60対60
field-tie-source = DE、ISkO、JAでそれぞれ異なる
field-tie-declarer-loses = 60対60なら宣言者の負けです。
field-tie-declarer-loses-source = DE、ISkO
field-tie-split = 60対60なら各自1点を得ます。この1点は倍になりません。
field-tie-split-source = DE（簡略化した得点方式）
field-tie-replay = 60対60なら得点はなく、同じディーラーが配り直します。
field-tie-replay-source = JA

field-schwarz = シュヴァルツ
field-schwarz-source = DEはトリックなし、JAは120点
field-schwarz-tricks = 1トリックも取れなかった側がシュヴァルツです。0点のトリックでも一つ取れば免れます。
field-schwarz-tricks-source = DE
field-schwarz-points = 1点も取れなかった側、つまり相手に120点すべてを取られた側がシュヴァルツです。0点のトリックを取っても免れません。
field-schwarz-points-source = JA。本プロジェクトの解釈

field-scoring = 得点方式
field-scoring-source = DEはスカート式または簡略式、JAは日本式
field-scoring-skat = スカートと同じく、基礎点にマタドールと各段階を掛けます。記録は宣言者だけで、負ければ2倍です。
field-scoring-skat-source = DE
field-scoring-simple = 勝者は2点、シュナイダーなら3点、シュヴァルツなら4点です。
field-scoring-simple-source = DE
field-scoring-japanese = 勝者は1点、シュナイダーなら2点、シュヴァルツなら3点です。
field-scoring-japanese-source = JA

field-spitzen = 切り札のマタドール（シュピッツェン）
field-spitzen-source = DE、ISkO
field-spitzen-on = マタドールはJの下の切り札スートまで続けて数え、最大11枚です。グランドでは4枚までです。
field-spitzen-on-source = DE（選択）、ISkO
field-spitzen-off = マタドールに数えるのはJだけで、1枚から4枚です。
field-spitzen-off-source = DE

field-ramsch = ラムシュ
field-ramsch-source = DEにあるのは勝者の決め方だけで、得点は本プロジェクトの解釈
field-ramsch-loser = 点の多いほうが自分の取った点をマイナスとして記録します。60対60なら記録しません。
field-ramsch-loser-source = 本プロジェクトの解釈
field-ramsch-both = 各自が自分の取った点をマイナスとして記録します。
field-ramsch-both-source = ハウスルール

field-simple-kontra = 簡略得点でのコントラ
field-simple-kontra-source = DEのこの方式にはコントラの記述なし
field-simple-kontra-on = 簡略得点でもコントラで勝者の得点が2倍、レで4倍になります。60対60の1点ずつはそのままです。
field-simple-kontra-on-source = ハウスルール
field-simple-kontra-off = 簡略得点では何も倍になりません。
field-simple-kontra-off-source = DE

field-grand-double = グランド2倍
field-grand-double-source = JA
field-grand-double-any = 誰が宣言しても、グランドでの勝ちは2倍になります。
field-grand-double-any-source = JA
field-grand-double-declarer = グランドは宣言者が勝ったときだけ2倍になります。
field-grand-double-declarer-source = ハウスルール
field-grand-double-off = グランドもスートゲームと同じ得点です。
field-grand-double-off-source = ハウスルール

field-hands = 局数
field-hands-source = 本プロジェクトの解釈
field-hands-count = マッチは{ $n }局です。全員が同じ回数だけ宣言します。
field-hands-count-source = 本プロジェクトの解釈

field-target = 目標点
field-target-source = 本プロジェクトの解釈
field-target-points = 誰かが{ $n }点に達するまで続けます。全員が同じ回数ディーラーをしたときにだけ判定し、複数いれば合計の多いほうが勝ち、並べばもう一巡します。
field-target-points-source = 本プロジェクトの解釈
