# 統計：自分の終わった局のうち、運だったものと自分の力だったもの。

stats-title = 自分の統計
stats-title-of = { $name }さんの統計
stats-intro = あなたの対局のうち、どこまでが運で、どこからが自分の力か。
stats-none = まだ何もありません。
stats-none-text = 1局終わると計算されます。前もってカードを知っていた局は数えません。
stats-none-chosen = この条件に合う局はありません。
stats-working = あと{ $count }局を計算しています…
stats-done = すべての局を計算しました。

stats-choose = 条件
stats-rules = ルール
stats-rules-all = すべてのルール
stats-level = 相手
stats-level-all = すべての相手
stats-people = 人
stats-period = 期間
stats-period-all = 最初の局から
stats-period-7 = この1週間
stats-period-30 = この1か月
stats-period-365 = この1年
stats-helped = ヒントや待ったを使った{ $count }局も含める

stats-hands = 局数
stats-won = 勝ち
stats-score = 1局あたりの得点
stats-fair = 運を除くと
stats-lost = 1手あたりの損
stats-band = 段階
band-masterly = 名人級
band-strong = 強い
band-solid = 堅実
band-learning = 修行中
band-careless = 不用意
stats-band-none = まだ不明
stats-unknown-yet = まだなし

stats-course = 経過
stats-course-text = { $count }局で得点{ $score }、運を除くと{ $fair }です。
stats-line-raw = 実際の得点
stats-line-fair = 運を除いた得点
stats-line-band = その確かさ（95 %）
stats-table-blocks = 1局あたりの得点の移り変わり
stats-axis-hands = 局
stats-col-hands = 局
stats-col-score = 得点
stats-col-luck = 運
stats-col-fair = 運抜き
stats-col-half = ±

stats-losses = 1手あたりの損
stats-losses-text = 勝負を分ける判断1回あたり平均{ $loss }点、最近は{ $last }点の損です。少ないほど良い数字です。
stats-losses-none = 確かに評価できる判断がまだありません。
stats-axis-until = 局まで
stats-average = 平均
stats-col-decisions = 判断
stats-col-lost = 損
stats-col-band = 段階

stats-contracts = ゲーム別
stats-against = 相手別
stats-bars-text = 枠は1局あたりの実際の得点、塗った棒は運を除いた得点、線はその確かさです。
stats-col-game = ゲーム
stats-col-against = 相手
stats-kind = { $count }局、勝率{ $won }
stats-thrown-in = 流れ

stats-choices = 宣言と最善
stats-choices-text = { $count }回の宣言のうち{ $best }回が最善でした（ひと目の見積もり）。宣言1回の損は平均{ $loss }点です。
stats-choices-grid = 行は宣言したゲーム、列は最善だったゲーム。対角線上は一致した回数です。
stats-choice = { $contract }を宣言、最善は{ $best }：{ $count }回
stats-col-declared = 宣言
stats-col-times = 回数
stats-col-best = 最善
stats-col-each = 損

stats-share = 誰が見られるか
stats-share-text = 何もしなければ、あなたの統計は誰にも見えません。許可すると、リンクを知っている人は同じ図と数字を見られますが、個々の局やカードは見られません。
stats-share-on = リンクを知っている人に統計を見せる
stats-share-link = 統計へのリンク
stats-share-code = 統計へのリンクのコード
stats-save = 保存
stats-save-text = この条件の各局を1行ずつ。カードは含みません。
stats-save-as = { $form }形式
