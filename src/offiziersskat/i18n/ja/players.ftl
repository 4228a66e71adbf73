# players

rank-a = A
rank-t = 10
rank-k = K
rank-q = Q
rank-j = J
rank-nine = 9
rank-eight = 8
rank-seven = 7

suit-c = クラブ
suit-s = スペード
suit-h = ハート
suit-d = ダイヤ

contract-c = クラブ
contract-s = スペード
contract-h = ハート
contract-d = ダイヤ
contract-g = グランド
contract-n = ヌル
contract-r = ラムシュ

only-legal = 出せるのはこれだけです。
best-answer = 最善の応手に対しても、これが一番有利です。
