# コマンド：ヘルプ、その中のclickの言葉、複数のサブコマンドに共通する文。
# 「click-」で始まる識別子はclickの英語の文から作られる。cli/words.pyを参照。

## コマンド

help = 将校スカート（Offiziersskat）：表向きと裏向きの札で遊ぶ二人用スカート。対戦、ルールの参照、得点計算、棋譜の再生と検証ができます。
help-epilog = 各コマンドの詳しい説明は「offiziersskat コマンド --help」で表示します。まずは一局：offiziersskat play
metavar-options = [オプション]
metavar-command = コマンド [引数]…
option-lang = ヘルプとメッセージの言語。省略時はシステムの設定に従います。
option-version = バージョンを表示します。
version = offiziersskat バージョン { $version }

command-play = 端末で遊ぶ（コンピュータと、または二人で）。
command-rules = ルールの表示・比較・保存、名前の由来と用語集。
command-score = 本物のカードで遊んだ一局の得点を計算する。
command-replay = 記録された局を一手ずつ再生する。
command-random = 最後まで打たれたランダムな局を作る。
command-convert = 記録をテキストとJSONの間で変換する。
command-verify = 誰もカードを選べなかったことを確かめる。

## 複数のコマンドに共通

metavar-file = ファイル
metavar-number = 数
metavar-rules = ルール
argument-file = 局の入ったファイル。「-」は標準入力を読みます。
option-json = テキストの代わりに、1行に1つのJSONを出力します。
option-rules = ルールセットの名前。必要なら項目を付けます："classic; spitzen=on"。
output-failed = 出力を書き込めません：{ $reason }

## clickの言葉

click-usage = 使い方：
click-options = オプション
click-positional-arguments = 引数
click-commands = コマンド
click-error = エラー：{ $message }
click-try-for-help = ヘルプは「{ $command } { $option }」で表示します。
click-show-this-message-and-exit = このヘルプを表示します。
click-default = 既定値：{ $default }
click-env-var = 環境変数：{ $var }
click-dynamic = （自動）
click-required = 必須
click-missing-command = コマンドがありません。
click-missing-argument = 引数がありません：
click-missing-option = オプションがありません：
click-missing-parameter = 指定がありません：
click-missing = 足りません：{ $param_type }
click-no-such-option = オプション{ $name }はありません。
click-no-such-command = コマンド{ $name }はありません。
click-did-you-mean = { $possibility }のことですか。
click-did-you-mean-one-of = （次のどれかですか：{ $possibilities }）
click-got-unexpected-extra-argument = 余分な引数があります：{ $args }
click-got-unexpected-extra-arguments = 余分な引数があります：{ $args }
click-takes-values-but-1-was-given = 値が{ $nargs }個必要ですが、1個しかありません。
click-takes-values-but-were-given = 値が{ $nargs }個必要ですが、{ $len }個あります。
click-argument-takes-values = 引数{ $name }には値が{ $nargs }個必要です。
click-option-does-not-take-a-value = オプション{ $name }は値を取りません。
click-option-requires-an-argument = オプション{ $name }には値が必要です。
click-option-requires-arguments = オプション{ $name }には値が{ $nargs }個必要です。
click-choose-from = 次から選んでください：{ $choices }
click-invalid-value = 値が正しくありません：{ $message }
click-invalid-value-for = { $param_hint }の値が正しくありません：{ $message }
click-is-not = { $value }は{ $choice }ではありません。
click-is-not-one-of = { $value }は{ $choices }のどれでもありません。
click-is-not-a-valid = { $value }はここでは使えません（{ $number_type }）。
click-is-not-in-the-range = { $value }は範囲{ $range }の外です。
click-aborted = 中止しました。
