# レッスン：実際のカードでクラシックを覚える12のステップ。

lesson-title = ゲームを覚える
lesson-step = ステップ{ $n }／{ $of }
lesson-you = あなた
lesson-ben = ベン
lesson-next = 次へ
lesson-back = 戻る
lesson-again = もう一度
lesson-skip = このステップを飛ばす
lesson-show = 答えを見る
lesson-steps = ステップ一覧
lesson-done-step = { $title }（済み）
lesson-trumps = 切り札：{ $trumps }
lesson-no-trumps = 切り札はまだ決まっていません
lesson-points = あなた{ $mine }点、ベン{ $theirs }点
lesson-choice = どれにしますか

lesson-piles-title = 場の並び
lesson-piles-text = それぞれに八つの山があります。裏向きの一枚と、その上の表向きの一枚です。下のカードは持ち主も含めて誰も知りません。裏面の端がのぞいているのが見えます。
lesson-piles-task = あなたの表向きのカードのうち一枚だけ、下に何もありません。それを選んでください。
lesson-piles-right = はい、{ $card }だけが一枚で置かれています。こうして、まだ分からないカードがどれだけあるかいつでも見えます。
lesson-piles-wrong = { $card }の下にはまだカードがあります。裏面の端に注目してください。

lesson-points-title = カードの点数
lesson-points-text = Aは11点、10は10点、Kは4点、Qは3点、Jは2点、9・8・7は0点。合わせて120点で、これを取り合います。
lesson-points-task = あなたの表向きのカードで、いちばん点の高いのはどれでしょう。
lesson-points-right = そのとおり、Aは11点です。
lesson-points-wrong = { $card }は{ $points }点です。もっと高いカードがあります。

lesson-trick-title = トリック
lesson-trick-text = 一人がリードし、もう一人が応じます。そのスートで強いカードを出したほうが二枚とも取ります。スカートでは10がKより強く、A・10・K・Q・9・8・7の順です。
lesson-trick-task = ベンがハートのKをリードしました。ハートでトリックを取ってください。
lesson-trick-right-a = Aが最強です。15点を取り、次のリードもあなたです。
lesson-trick-right-t = 10はKに勝ちます。14点を取り、次のリードもあなたです。
lesson-trick-wrong = { $card }はハートではありません。ハートをお持ちで、そのうち二枚がトリックを取れます。

lesson-follow-title = フォロー
lesson-follow-text = リードされたスートを持っていれば、必ずそのスートを出します。数えるのは表向きのカードだけで、伏せたカードに義務はありません。
lesson-follow-task = ベンがスペードのQをリードしました。出さなければならないカードはどれでしょう。
lesson-follow-right = はい、スペードはそれ一枚です。3点はベンに渡りますが、そういうこともあります。
lesson-follow-wrong = { $card }ではフォローになりません。スペードが一枚あるので、それを出します。

lesson-trump-title = 切り札
lesson-trump-text = 切り札はハートです。切り札はほかのどのスートにも勝ちます。フォローできないときに出すことができます。
lesson-trump-task = ベンがクラブのA、11点をリードしました。あなたにクラブはありません。いちばん安いカードで取ってください。
lesson-trump-right = いちばん小さい切り札で足りました。7で11点です。
lesson-trump-wrong-cj = クラブのJでも取れますが、最強の切り札です。後に取っておきましょう。小さい切り札で十分です。
lesson-trump-wrong = { $card }を捨ててもかまいませんが、Aはベンのものになります。取れるのは切り札だけです。

lesson-jack-title = ジャック
lesson-jack-text = 4枚のJはいつも最強の切り札で、クラブ、スペード、ハート、ダイヤの順です。描かれたスートには属しません。今の切り札はスペードです。
lesson-jack-task = ベンがダイヤのJをリードしました。何を出さなければなりませんか。
lesson-jack-right = そのとおり。ダイヤのJは切り札なので、切り札で応じます。
lesson-jack-wrong-d = { $card }はダイヤですが、ダイヤのJはダイヤではなく切り札です。切り札はありますか。
lesson-jack-wrong = { $card }は切り札ではありません。切り札がリードされ、あなたは一枚持っています。

lesson-turn-title = めくる
lesson-turn-text = 山の上のカードを出すと、トリックのあとで下のカードが表になり、それからは使えます。いつめくるかが腕の見せどころです。
lesson-turn-task = ベンがハートのQをリードしました。取れるカードは二枚。下にカードがあるほうを出してください。
lesson-turn-right = 下にあったのはクラブのJでした。これからはあなたが使え、ベンにも見えています。
lesson-turn-wrong-ht = 10でもトリックは取れますが、下に何もありません。もう一枚のほうなら新しいカードが手に入ります。
lesson-turn-wrong = { $card }ではハートをフォローできません。ハートは二枚あります。

lesson-declare-title = 切り札の宣言
lesson-declare-text = 配らなかったほう、フォアハンドが、自分の表向きの4枚だけを見てゲームを宣言します。スートを選ぶと、その7枚と4枚のJ、計11枚が切り札です。グランドではJだけが切り札です。
lesson-declare-task = これが最初の4枚です。何を宣言しますか。
lesson-declare-right = ハートなら4枚すべてが切り札で、最強のJもあります。
lesson-declare-wrong-g = 大胆ですね。グランドの切り札はJだけで、見えているのは4枚中1枚です。あるスートなら切り札が4枚になります。
lesson-declare-wrong-r = ラムシュは点の少ないほうが勝ちますが、Aと10をお持ちです。このカードなら集めるほうがよいでしょう。
lesson-declare-wrong = Jを除くと、そのスートは一枚もありません。三枚あるのはどのスートでしょう。

lesson-kontra-title = コントラ
lesson-kontra-text = 今度はあなたが配り、ベンがダイヤを宣言しました。あなたの最初の表向き4枚が並んだところです。相手が負けると思えばコントラと言い、すべてが2倍になります。相手はレで応じることができます。
lesson-kontra-task = コントラを言いますか、それとも見送りますか。
lesson-kontra-right = コントラ！ 上位2枚のJに切り札のAと10。ベンには苦しい一局です。
lesson-kontra-wrong = 見送ってもかまいません。ですが、J二枚に相手の切り札のAと10。これほどのコントラはめったにありません。

lesson-aim-title = 61点
lesson-aim-text = 宣言者は120点のうち61点が必要で、60対60なら負けです。あなたは50点、あと11点。ベンがQ、3点をリードしました。
lesson-aim-task = この一局を今決めるカードはどれでしょう。
lesson-aim-right = 50と3と10で63点。勝ち！
lesson-aim-wrong-hk = Kでもトリックは取れますが、50と3と4で57点です。もっと取れるカードがあります。
lesson-aim-wrong = { $card }ではハートをフォローできません。ハートは二枚あります。

lesson-score-title = 得点の記録
lesson-score-text = クラブのJから順に、途切れず持っている枚数を数えます。これが「あり」。クラブのJがなければ、ない枚数を数えて「なし」。それに1を足し、基礎点を掛けます。ダイヤ9、ハート10、スペード11、クラブ12、グランド24。
lesson-score-task = クラブで勝ちました。クラブとスペードのJを持ち、ハートのJはベンの側です。何点を書きますか。
lesson-score-right = 2ありで3、12を掛けて36。相手が30点以下のシュナイダーで1段階、1トリックも取らせないシュヴァルツでさらに1段階上がります。負ければ2倍を引かれます。
lesson-score-wrong-24 = 「2あり」は正解ですが、ゲーム自体の1も足します。2＋1に12を掛けます。
lesson-score-wrong-48 = それは「3あり」のときです。ハートのJはベンの側なので、列はその手前で終わります。

lesson-ramsch-title = ラムシュ
lesson-ramsch-text = すべてが逆になるゲームです。切り札はJだけで、点の少ないほうが勝ちます。全トリックを取ればドゥルヒマルシュで、120点になります。
lesson-ramsch-task = ベンがスペードのKをリードしました。取らないでください。
lesson-ramsch-right = 下をくぐり、点もつきませんでした。ラムシュはこうして勝ちます。
lesson-ramsch-wrong-sa = Aだとトリックと15点を取ってしまいます。ラムシュでは避けたいところです。
lesson-ramsch-wrong = { $card }ではフォローになりません。スペードは二枚あります。

lesson-end-title = これで全部です
lesson-end-text = クラシックの遊び方が分かりました。あとは実戦で。どのカードを残すか、いつめくるか、相手の伏せ札は何か、少しずつ見えてきます。
lesson-end-play = 最初の一局へ
lesson-end-rules = ルールを全文で読む
