# アリーナ：プログラムどうしの対戦。

arena-help = プログラムどうしを対戦させます。同じ配札を席を入れ替えて二度打ちます。プレイヤー：{ $players }。「-quick」を付けると長い対戦用になります。club、expert、masterは、最後に「-points」か「-wins」を付けると、得点の代わりにカード点か勝ちを目指します。自作のプログラムは bot:コマンド（docs/bots.md）。「oracle」はすべての札が見え、上限の目安になります。三者以上は総当たりです。
metavar-contestants = プレイヤー プレイヤー…
metavar-folder = フォルダ
option-pairs = 配札の数（それぞれ二度打ちます）。
option-arena-seed = すべての配札のもとになる数。
option-jobs = 同時に打つプロセスの数。指定がなければ一つ。
option-out = 組の結果をこのフォルダに残し、途中からはその続きを打ちます。
option-luck = 札の運を、未知の札がこの枚数以下なら正確に計算します（0〜6）。0なら運を除きません。
option-until-clear = 札の運を除いた得点の優劣が、いつ見てもよい区間で明らかになったら終えます。
arena-progress = { $pairs }組中{ $done }組
arena-title = { $first } 対 { $second } · { $rules } · { $pairs }組 · 種 { $seed }
arena-score = 一局の得点差
arena-points = 一局の札点差
arena-wins = 勝率
arena-ladder = レーティング（ブラッドリー・テリー、平均0）と互いの一局の得点差
metavar-address = URL
option-scheduler = この Dask スケジューラーのクラスタで打ちます（tcp://host:8786）。
arena-left = 残り { $time }
arena-played = そのまま
arena-adjusted = 札の運を除く
arena-settled = 最大{ $pairs }組のうち、これで十分でした。得点の多いほうが決まりました。
arena-not-settled = { $pairs }組では、得点の多いほうは決まりませんでした。
arena-kept = { $first } 対 { $second } を{ $pairs }組中{ $done }組で中断しました。同じコマンドで続きから打てます。
arena-not-kept = { $first } 対 { $second } を{ $pairs }組中{ $done }組で中断しました。結果は残っていません。--out フォルダ を付ければ続きから打てます。
