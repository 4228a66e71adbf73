# ブラウザーのテーブルと、その周りのページ。

## カード

table-card = { $suit }の{ $rank }
table-card-german = { $suit }の{ $rank }
table-suit-c = クラブ
table-suit-s = スペード
table-suit-h = ハート
table-suit-d = ダイヤ
table-rank-a = エース
table-rank-t = 10
table-rank-k = キング
table-rank-q = クイーン
table-rank-j = ジャック
table-rank-9 = 9
table-rank-8 = 8
table-rank-7 = 7
table-german-c = どんぐり
table-german-s = 木の葉
table-german-h = ハート
table-german-d = 鈴
table-rank-german-a = ダウス
table-rank-german-t = 10
table-rank-german-k = ケーニヒ
table-rank-german-q = オーバー
table-rank-german-j = ウンター
table-rank-german-9 = 9
table-rank-german-8 = 8
table-rank-german-7 = 7
table-german-explain-suit = { $suit }と4枚のウンターが切り札
table-german-explain-grand = 4枚のウンターだけが切り札
table-german-explain-ramsch = 宣言者なし。ウンターだけが切り札で、点の少ないほうが勝ち
table-card-not-now = { $card }、今は出せません
table-face-down = 伏せたカード
table-covers = 、下に伏せたカードが1枚

## 席

table-board = カードテーブル
table-trick = トリック
table-seat = 席{ $number }
table-nameless = 名前なし
table-own-cards = あなたのカード
table-cards-of = { $name }のカード

## 不具合

table-error-unknown = うまくいきませんでした({ $code })。
table-error-status = サーバーに断られました({ $status })。
table-offline = 今は接続がありません。
table-no-answer = サーバーから返事がありません。
table-refused = このテーブルには入れません。
table-page-lost = このページを読み込めませんでした。
table-no-page = ここには何もありません。
table-to-start = 最初のページへ

## テーブルで

table-game = 将校スカート
table-connecting = テーブルを用意しています…
table-lost = 接続が切れました。つなぎ直しています…
table-tools = 操作
table-close = 閉じる
table-yes = はい
table-no = いいえ
table-take-back = 待った
table-hint = ヒント
table-thinking = 考えています…
table-engine-cut = { $name } は持ち時間を使い切りました。
table-search-uncompiled = 探索が未コンパイルのため、クラブ級以上は十分の一しか読みません。
table-last = 前のトリック
table-last-short = 前の
table-stock-known = スカート：{ $cards }
table-more = メニュー
table-log = 棋譜
table-story = 進行
table-beside = テーブルの横
table-gone = 出たカード
table-gone-count = 残りの切り札：{ $count }
table-hand = この局
table-say = ひとこと
table-settings = 設定
table-resign = 投了
table-engine = コンピューター
table-away = 離席中
table-empty-seat = 空席
table-to-act = の番
table-turn-of = { $name }の番です。
table-you-lead = あなたのリードです。
table-race = 点数：{ $me } { $mine }、{ $them } { $theirs }、残り{ $left }
table-kontra-short = コントラ ×2
table-re-short = レ ×4

## 出せない理由

table-trump = 切り札
table-must-follow = { $what }をフォローしてください。リードは{ $card }です。
table-not-your-turn = 今は{ $name }の番です。
table-not-now = 今はできません。
table-not-yet-play = カードを出す前に、まず選んでください。
table-lay-from-hand = 捨てられるのは手札だけです。

## 問いかけ

table-ask-declare = 何を宣言しますか
table-ask-bid = ビッド
table-ask-stock = スカートを取りますか
table-ask-discard = 捨て札
table-ask-kontra = コントラしますか
table-ask-re = レしますか
table-declare-do = { $contract }を宣言する
table-declare-trumps = そのうち{ $count }枚があなたの側に見えています
table-aim-points = { $points }点で勝ちです。
table-aim-every = 全トリックを取れば勝ちです。
table-aim-none = 1トリックも取らなければ勝ちです。
table-declare-score = 勝てば{ $won }、負ければ{ $lost }。
table-declare-least = 勝てば{ $won }以上、負ければ{ $lost }以上。
table-declare-as-it-is = このままでは{ $lost }。
table-full-stop = 。
table-declare-short = ビッドした{ $bid }にはまだ届きません。
table-answer-scores = { $name }：勝てば{ $won }、負ければ{ $lost }
table-answer-least = { $name }：勝てば{ $won }以上、負ければ{ $lost }以上
table-bid-do = { $bid }をビッド
table-bid-hold = { $bid }を受ける
table-bid-value = ほかの値
table-bid-needs = { $bid }に必要なのは：
table-bid-level = { $name } ゲーム{ $level }
table-pass = パス
table-lay-pick = 手札をあと{ $count }枚選んでください
table-lay-away = { $cards }を捨てる（{ $points }点）

## シャッフルとカット

table-cut-title = カット
table-cut-text = シャッフルが済みました。どこでカットしますか。
table-cut-place = 持ち上げる枚数
table-cut-do = { $count }枚でカットする
table-cut-not = カットしない
table-cut-waits = { $name }がカットします。
table-shuffling = シャッフルしています。
table-shuffle-waits = { $names }の乱数を待っています。
table-commitment = シャッフルの約束値：{ $commit } …
table-waiting-players = プレイヤーを待っています。
table-proof-proved = 確認済み：シャッフルは約束どおりでした。
table-proof-wrong-deck = 注意：カードが公開されたシャッフルと一致しません。
table-proof-commitment = 注意：約束されたシャッフルではありません。
table-proof-hex = 公開されたシャッフルを読み取れません。
table-proof-cut = 公開されたカットが正しくありません。

## 勝負のあと

table-next-hand = 次の勝負へ
table-rematch = もう一局
table-replay = 棋譜を見る
table-download = 記録
table-waiting-for = { $names }を待っています
table-ready-others = { $count ->
    [1] { $names }は次のゲームを待っています。
   *[other] { $names }とも次のゲームを待っています。
}
table-ended-resigned = { $name }が投了しました。
table-ended-time = { $name }の時間切れです。
table-ended-absent = { $name }が長く離席しました。

## 申し出

table-offer-rematch = もう一局を申し込む
table-offer-new-deal = 配り直し
table-offer-same-deal = 同じ配りで最初から
table-offer-open = 申し出の返事を待っています。
table-asked-take-back = { $name }が「待った」を求めています。
table-asked-rematch = { $name }がもう一局を望んでいます。
table-asked-new-deal = { $name }が配り直しを望んでいます。
table-asked-same-deal = { $name }が同じ配りでのやり直しを望んでいます。
table-claimable = { $name }がしばらく離席しています。
table-claim = この勝負をもらう
table-hand-over = 端末を渡す
table-hand-to = 端末を{ $name }に渡してください。
table-hand-ready = { $name }だけが見ています

## ひとこと

table-phrase-hello = こんにちは
table-phrase-good-luck = よろしく
table-phrase-thanks = ありがとう
table-phrase-well-played = お見事
table-phrase-lucky = 運がよかった
table-phrase-oops = しまった
table-phrase-one-moment = 少し待って
table-phrase-back-again = 戻りました
table-phrase-good-game = いい勝負でした
table-phrase-goodbye = さようなら

## 棋譜

table-story-down = { $name }に伏せ札{ $count }枚。
table-story-up = { $name }、その上に表向き：{ $cards }
table-story-open = { $name }、表向き：{ $cards }
table-story-hand = { $name }、手札：{ $cards }
table-story-hidden = { $name }に手札{ $count }枚。
table-story-stock = スカートに{ $count }枚。
table-story-turned = { $name }の{ $place }番目が表に：{ $card }
