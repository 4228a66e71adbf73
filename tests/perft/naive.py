"""A second program for the rules: strings and lists, written from rules.md alone.

It shares no line and no import with the package, so that two readings of the same text can be held
against each other. It is as plain and as slow as it likes; it knows no View, no notation but the
words of the actions, and judges no ruleset: it plays what it is given.
"""

from typing import Any

__all__ = ["COURSES", "PACK", "act", "choices", "outcome", "picture", "start"]

State = dict[str, Any]
Rules = dict[str, str]

# §1: suits C S H D; in each suit the ranks A T K Q J 9 8 7.
PACK = [suit + rank for suit in "CSHD" for rank in "ATKQJ987"]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
JACKS = ["CJ", "SJ", "HJ", "DJ"]

# §3, the table of layouts.
CLASSIC = "F4d D4d F4u declare D4u kontra F4d D4d F4u re D4u play"
COURSES = {
    "classic": CLASSIC,
    "simple": CLASSIC,
    "japanese": "F8d D8d F8u D8u declare play",
    "half_open": "F4d D4d F4u declare D4u kontra F4h D4h F4h re D4h play",
    "auction": "F5d D5d F5u D5u 2s F5h D5h bid stock declare play",
    "sixteen": "F4h D4h F4h D4h F4h D4h F4h D4h declare play",
    "double": "04d 14d 24d 34d 04u 14u 24u 34u declare play",
}

BASE = {"D": 9, "H": 10, "S": 11, "C": 12, "G": 24}
NULLS = {"N": 23, "NH": 35, "NO": 46, "NHO": 59}


def all_bids() -> list[int]:
    """§7: base times level (suits 2-18, grand 2-11) and the four nulls."""
    values = set(NULLS.values())
    for suit in "DHSC":
        for level in range(2, 19):
            values.add(BASE[suit] * level)
    for level in range(2, 12):
        values.add(24 * level)
    return sorted(values)


# ------------------------------------------------------------------------------------ the hand


def start(rules: Rules, deck: list[str]) -> State:
    """The state in which somebody is asked for the first time."""
    words = rules["course"].split()
    # §3: what the course does not name is asked right after the declaration; a re, of which
    # nothing else is said, right after the kontra.
    if rules["kontra"] == "on" and "kontra" not in words:
        words.insert(words.index("declare") + 1, "kontra")
    if rules["kontra"] == "on" and "re" not in words:
        words.insert(words.index("kontra") + 1, "re")
    seats = 4 if any(is_packet(word) and word[0] in "23" for word in words) else 2
    state: State = {
        "rules": rules,
        "seats": seats,
        "words": words,
        "pack": list(deck),
        "piles": [[] for _ in range(seats)],  # of [face-down card, face-up card], "" for none
        "hands": [[] for _ in range(seats)],
        "dealt": [[] for _ in range(seats)],
        "stock": [],
        "phase": "",
        "turn": None,
        "declarer": None,
        "contract": "",
        "factor": 1,
        "bid": 0,
        "high": None,  # who made or holds the highest bid
        "trick": [],
        "leader": 0,
        "points": [0, 0],  # of declarer's side, of the other
        "tricks": [0, 0],
        "away": [],
    }
    go_on(state)
    return state


def is_packet(word: str) -> bool:
    """Whether this word of a course gives cards to a seat."""
    return word[-1] in "duoh" and word[1:-1].isdigit()


def seat_of(state: State, word: str) -> int:
    """F is forehand and D the dealer, who is the last seat."""
    if word[0] == "F":
        return 0
    if word[0] == "D":
        return int(state["seats"]) - 1
    return int(word[0])


def copy(state: State) -> State:
    new = dict(state)
    new["words"] = list(state["words"])
    new["pack"] = list(state["pack"])
    new["piles"] = [[list(pile) for pile in row] for row in state["piles"]]
    new["hands"] = [list(hand) for hand in state["hands"]]
    new["dealt"] = [list(cards) for cards in state["dealt"]]
    for name in ("stock", "trick", "points", "tricks", "away"):
        new[name] = list(state[name])
    return new


def go_on(state: State) -> None:
    """Deal until somebody is asked."""
    while True:
        word = state["words"].pop(0)
        if word == "bid":
            state["phase"], state["turn"] = "bid", 1
            return
        if word == "stock":
            state["phase"], state["turn"] = "stock", state["declarer"]
            return
        if word == "declare":
            if state["declarer"] is None:
                state["declarer"] = 0
            state["phase"], state["turn"] = "declare", state["declarer"]
            return
        if word == "kontra":
            if state["rules"]["kontra"] == "on" and state["contract"] != "R":
                opponent = 3 if state["seats"] == 4 else 1 - state["declarer"]
                state["phase"], state["turn"] = "kontra", opponent
                return
        elif word == "re":
            if state["factor"] == 2:
                state["phase"], state["turn"] = "re", state["declarer"]
                return
        elif word == "play":
            state["phase"] = "play"
            # Nobody is declarer in a ramsch; who said it leads (§2).
            to_lead = state["declarer"]
            if state["rules"]["lead"] == "forehand" and state["contract"] != "R":
                to_lead = 0
            state["turn"] = state["leader"] = to_lead
            return
        else:
            deal(state, word)


def deal(state: State, word: str) -> None:
    kind = word[-1]
    if kind == "s":
        for _ in range(int(word[:-1])):
            state["stock"].append(state["pack"].pop(0))
        return
    seat = seat_of(state, word)
    for _ in range(int(word[1:-1])):
        card = state["pack"].pop(0)
        state["dealt"][seat].append(card)
        if kind == "h":
            state["hands"][seat].append(card)
        elif kind == "d":
            state["piles"][seat].append([card, ""])
        elif kind == "o":
            state["piles"][seat].append(["", card])
        else:
            for pile in state["piles"][seat]:
                if pile[1] == "":
                    pile[1] = card
                    break


# ------------------------------------------------------------------------------- what is allowed


def choices(state: State) -> list[str]:
    """What the seat to act may do, in the order of notation.md §1."""
    rules = state["rules"]
    phase = state["phase"]
    if phase == "bid":
        return bid_choices(state)
    if phase == "stock":
        # Taking is no choice where nothing could be declared after it (null alone, bid over 46).
        if declare_choices({**state, "took": True}):
            return ["take", "hand"]
        return ["hand"]
    if phase == "discard":
        hand = [card for card in PACK if card in state["hands"][state["turn"]]]
        return [f"-{one} -{two}" for one in hand for two in hand[hand.index(one) + 1 :]]
    if phase == "declare":
        return declare_choices(state)
    if phase in ("kontra", "re"):
        return [phase, "pass"]
    if phase == "play":
        cards = [card for card in PACK if card in playable(state, state["turn"])]
        if state["trick"]:
            led = suit_in(state, state["trick"][0][1])
            same = [card for card in cards if suit_in(state, card) == led]
            if same:
                return same
        return cards
    assert phase == "over", (rules, phase)
    return []


def bid_choices(state: State) -> list[str]:
    if state["turn"] == 1:
        # Where null is the only contract nobody could make good a bid above 59.
        most = 59 if state["rules"]["contracts"] == "N" else 264
        bids = [value for value in all_bids() if state["bid"] < value <= most]
        return [str(value) for value in bids] + ["pass"]
    if state["bid"] == 0:
        return ["18", "pass"]  # the dealer has passed at once
    return ["hold", "pass"]


def declare_choices(state: State) -> list[str]:
    rules = state["rules"]
    offered = []
    for contract in "CSHDGNR":
        if contract not in rules["contracts"]:
            continue
        if rules["trump"] == "drawn" and contract in "NR":
            continue
        if state["bid"] == 0:
            forms = [contract]
        elif state.get("took"):
            forms = ["N", "NO"] if contract == "N" else [contract]
        elif contract == "N":
            forms = ["NH", "NHO"]
        else:
            forms = [contract + "H", contract + "HS", contract + "HSZ", contract + "HSZO"]
        for form in forms:
            if form in NULLS and NULLS[form] < state["bid"]:
                continue  # §7: a null that cannot reach the bid may not be declared
            offered.append("=" + form)
    return offered


def playable(state: State, seat: int) -> list[str]:
    cards = [up for _, up in state["piles"][seat] if up]
    return cards + list(state["hands"][seat])


def suit_in(state: State, card: str) -> str:
    """The suit a card belongs to in this contract: a plain suit, or T for trump."""
    contract = state["contract"][0]
    if contract == "N":
        return card[0]
    if card[1] == "J" or card[0] == contract:
        return "T"
    return card[0]


# ------------------------------------------------------------------------------ what it leads to


def act(state: State, text: str) -> State:
    """The state after this action of the seat to act; it must be one of the choices."""
    state = copy(state)
    phase = state["phase"]
    seat = state["turn"]
    if phase == "bid":
        bid(state, text)
    elif phase == "stock":
        state["took"] = text == "take"
        if text == "take":
            state["hands"][seat] += state["stock"]
            state["stock"] = []
            state["phase"] = "discard"
        else:
            go_on(state)
    elif phase == "discard":
        for word in text.split():
            state["hands"][seat].remove(word[1:])
            state["away"].append(word[1:])
        go_on(state)
    elif phase == "declare":
        state["contract"] = text[1:]
        go_on(state)
    elif phase in ("kontra", "re"):
        if text != "pass":
            state["factor"] *= 2
        go_on(state)
    else:
        play(state, text)
    return state


def bid(state: State, text: str) -> None:
    seat = state["turn"]
    if text == "pass":
        if state["bid"] == 0 and seat == 1:
            state["turn"] = 0
        elif state["bid"] == 0:
            state["phase"], state["turn"] = "over", None
        else:
            state["declarer"] = 1 - seat
            go_on(state)
    elif text == "hold":
        state["turn"] = 1
    else:
        state["bid"] = int(text)
        if seat == 0:
            state["declarer"] = 0
            go_on(state)
        else:
            state["turn"] = 0


def play(state: State, card: str) -> None:
    seat = state["turn"]
    if card in state["hands"][seat]:
        state["hands"][seat].remove(card)
    for pile in state["piles"][seat]:
        if pile[1] == card:
            pile[1] = ""
    if state["rules"]["flip"] == "at_once":
        turn_over(state)
    state["trick"].append((seat, card))
    if len(state["trick"]) < state["seats"]:
        state["turn"] = (seat + 1) % state["seats"]
        return
    winner = taker(state)
    turn_over(state)
    side = (winner - state["declarer"]) % 2
    state["points"][side] += sum(POINTS[played[1]] for _, played in state["trick"])
    state["tricks"][side] += 1
    state["trick"] = []
    state["turn"] = state["leader"] = winner
    nobody_has_cards = not any(playable(state, each) for each in range(state["seats"]))
    if nobody_has_cards or (state["contract"][0] == "N" and side == 0):
        state["phase"], state["turn"] = "over", None


def turn_over(state: State) -> None:
    for row in state["piles"]:
        for pile in row:
            if pile[1] == "" and pile[0] != "":
                pile[0], pile[1] = "", pile[0]


def taker(state: State) -> int:
    best_seat, best_card = state["trick"][0]
    for seat, card in state["trick"][1:]:
        trump, best_trump = suit_in(state, card) == "T", suit_in(state, best_card) == "T"
        if trump and not best_trump:
            best_seat, best_card = seat, card
        elif suit_in(state, card) == suit_in(state, best_card):
            order = strengths(state, card)
            if order.index(card) < order.index(best_card):
                best_seat, best_card = seat, card
    assert isinstance(best_seat, int)
    return best_seat


def strengths(state: State, card: str) -> list[str]:
    """All cards of this card's suit in this contract, the highest first (§1)."""
    contract = state["contract"][0]
    if contract == "N":
        return [card[0] + rank for rank in "AKQJT987"]
    ranks = "ATKQ987" if state["rules"]["ten"] == "high" else "AKTQ987"
    if suit_in(state, card) == "T":
        return trumps(contract, ranks)
    return [card[0] + rank for rank in ranks]


def trumps(contract: str, ranks: str) -> list[str]:
    if contract in "GR":
        return JACKS
    return JACKS + [contract + rank for rank in ranks]


# -------------------------------------------------------------------------------- what it counts


def outcome(state: State) -> State:
    """The result of a hand that is over, in the shape of notation.md §4 (lists, no tuples)."""
    names = "contract declarer points tricks winner schneider schwarz matadors kontra value".split()
    found: State = dict.fromkeys([*names, "score", "bid", "overbid"])
    found["score"] = [0] * state["seats"]
    found["kontra"] = state["factor"]
    if state["contract"] == "":
        return found  # thrown in
    points = list(state["points"])
    points[0] += sum(POINTS[card[1]] for card in state["stock"] + state["away"])
    found["contract"] = state["contract"][0]
    found["points"] = points
    found["tricks"] = list(state["tricks"])
    if state["contract"] == "R":
        ramsch(state, found)
        return found
    found["declarer"] = state["declarer"]
    if state["bid"]:
        found["bid"] = state["bid"]
        found["overbid"] = False
    if state["contract"][0] == "N":
        null(state, found)
    else:
        suit_or_grand(state, found)
    return found


def side_gets(state: State, found: State, side: int, amount: int) -> None:
    for seat in range(state["seats"]):
        if (seat - state["declarer"]) % 2 == side:
            found["score"][seat] += amount


def ramsch(state: State, found: State) -> None:
    rules = state["rules"]
    points = found["points"]
    march = None
    for side in (0, 1):
        if found["tricks"][1 - side] == 0:
            march = side
    if march is not None:
        found["winner"] = march
    elif points[0] != points[1]:
        found["winner"] = 0 if points[0] < points[1] else 1
    if rules["scoring"] == "skat":
        if march is not None:
            side_gets(state, found, march, 120)
        elif rules["ramsch"] == "both":
            side_gets(state, found, 0, -points[0])
            side_gets(state, found, 1, -points[1])
        elif found["winner"] is not None:
            loser = 1 - found["winner"]
            side_gets(state, found, loser, -points[loser])
    elif found["winner"] is not None:
        side_gets(state, found, found["winner"], 2 if rules["scoring"] == "simple" else 1)


def null(state: State, found: State) -> None:
    rules = state["rules"]
    found["winner"] = 0 if found["tricks"][0] == 0 else 1
    if rules["scoring"] == "skat":
        value = NULLS[state["contract"]]
        found["value"] = value
        won = found["winner"] == 0
        found["score"][state["declarer"]] = (value if won else -2 * value) * state["factor"]
    elif rules["scoring"] == "simple":
        side_gets(state, found, found["winner"], 2 * simple_factor(state))
    else:
        side_gets(state, found, found["winner"], 1)


def simple_factor(state: State) -> int:
    return int(state["factor"]) if state["rules"]["simple_kontra"] == "on" else 1


def suit_or_grand(state: State, found: State) -> None:
    rules = state["rules"]
    points, tricks = found["points"], found["tricks"]
    found["schneider"] = min(points) <= 30
    if rules["schwarz"] == "tricks":
        found["schwarz"] = 0 in tricks
    else:
        found["schwarz"] = 120 in points
    if points[0] != 60:
        found["winner"] = 0 if points[0] > 60 else 1
    elif rules["tie"] == "declarer_loses":
        found["winner"] = 1
    if rules["scoring"] == "skat":
        skat(state, found)
    elif found["winner"] is None:
        if rules["tie"] == "split":
            found["score"] = [1] * state["seats"]
    else:
        level = 1 + (1 if found["schneider"] else 0)
        if found["schwarz"]:
            level = 3
        if rules["scoring"] == "simple":
            side_gets(state, found, found["winner"], (level + 1) * simple_factor(state))
            return
        doubled = rules["grand_double"] == "any" or (
            rules["grand_double"] == "declarer" and found["winner"] == 0
        )
        if state["contract"][0] == "G" and doubled:
            level *= 2
        side_gets(state, found, found["winner"], level)


def skat(state: State, found: State) -> None:
    said = state["contract"][1:]
    with_, count = matadors(state)
    found["matadors"] = {"with": with_, "count": count}
    # One for the game, one for each of H S Z O that was said, and schneider and schwarz
    # themselves: what was announced and missed counts all the same.
    level = count + 1 + len(said)
    if found["schneider"] or "S" in said:
        level += 1
    if found["schwarz"] or "Z" in said:
        level += 1
    base = BASE[state["contract"][0]]
    value = base * level
    found["value"] = value
    if "S" in said and found["points"][1] > 30:
        found["winner"] = 1
    if "Z" in said and found["tricks"][1] > 0:
        found["winner"] = 1
    charge = value
    if state["bid"] and value < state["bid"]:
        found["overbid"] = True
        found["winner"] = 1
        while charge < state["bid"]:
            charge += base
    if found["winner"] == 0:
        found["score"][state["declarer"]] = value * state["factor"]
    elif found["winner"] == 1:
        found["score"][state["declarer"]] = -2 * charge * state["factor"]


def matadors(state: State) -> tuple[bool, int]:
    own = []
    for seat in range(state["seats"]):
        if (seat - state["declarer"]) % 2 == 0:
            own += state["dealt"][seat]
    # The stock was dealt to the declarer, whether he took it, left it or laid away from it.
    own += [card for card in PACK if not any(card in dealt for dealt in state["dealt"])]
    run = JACKS
    if state["rules"]["spitzen"] == "on":
        ranks = "ATKQ987" if state["rules"]["ten"] == "high" else "AKTQ987"
        run = trumps(state["contract"][0], ranks)
    with_ = "CJ" in own
    count = 0
    while count < len(run) and (run[count] in own) == with_:
        count += 1
    return with_, count


# ------------------------------------------------------------------------------ what can be seen


def picture(state: State, eye: int | None) -> str:
    """The table as a seat sees it (None: a spectator), in the layout of notation.md §2."""
    groups = []
    for seat in range(state["seats"]):
        cells = [cell(pile) for pile in state["piles"][seat]]
        to_come = sum(
            int(word[1:-1])
            for word in state["words"]
            if is_packet(word) and word[-1] in "do" and seat_of(state, word) == seat
        )
        text = " ".join(cells + ["--"] * to_come)
        hand = [card for card in PACK if card in state["hands"][seat]]
        if hand:
            open_hand = "O" in state["contract"] and seat == state["declarer"]
            shown = seat == eye or open_hand
            text += " + " + (" ".join(hand) if shown else f"??*{len(hand)}")
        groups.append(text.strip())
    text = " | ".join(groups)
    aside = state["stock"] or state["away"]
    if aside:
        seen = bool(state["away"]) and eye == state["declarer"]
        cards = [card for card in PACK if card in aside]
        text += " ; " + (" ".join(cards) if seen else f"??*{len(aside)}")
    if state["pack"]:
        text += f" & ??*{len(state['pack'])}"
    return text


def cell(pile: list[str]) -> str:
    down, up = pile
    if up and down:
        return up + "/??"
    if up:
        return up
    return "/??" if down else "--"
