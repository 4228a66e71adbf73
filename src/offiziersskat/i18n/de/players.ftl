# players

rank-a = A
rank-t = 10
rank-k = K
rank-q = D
rank-j = B
rank-nine = 9
rank-eight = 8
rank-seven = 7

suit-c = Kreuz
suit-s = Pik
suit-h = Herz
suit-d = Karo

contract-c = Kreuz
contract-s = Pik
contract-h = Herz
contract-d = Karo
contract-g = Grand
contract-n = Null
contract-r = Ramsch

only-legal = Nur diese Karte darf gespielt werden.
best-answer = So kommt der Stich auch gegen die beste Antwort am günstigsten.
