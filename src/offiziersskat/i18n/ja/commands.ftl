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
rules-list-hint = 「offiziersskat rules show 名前」でルールを読めます。項目は変更できます："classic; spitzen=on"。
rules-saved = 「{ $name }」として保存しました：{ $rules }
rules-removed = 削除しました：「{ $name }」
