# players

rank-a = A
rank-t = 10
rank-k = K
rank-q = Q
rank-j = J
rank-nine = 9
rank-eight = 8
rank-seven = 7

suit-c = clubs
suit-s = spades
suit-h = hearts
suit-d = diamonds

contract-c = clubs
contract-s = spades
contract-h = hearts
contract-d = diamonds
contract-g = grand
contract-n = null
contract-r = ramsch

only-legal = This is the only legal move.
best-answer = Against the best reply this comes off best.
