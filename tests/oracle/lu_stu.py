"""Lu Stù's scenarios played by a script, plainly, from source 003 and the rulings E and L."""

from __future__ import annotations

from tests.oracle.campli import CARDS, LOW_TO_HIGH, read_agreement
from tests.oracle.common import Ask, arrest, divided, read, read_pack, run_with, whole

NUMERALS_AND_LOW = ["MATTO", *LOW_TO_HIGH[: LOW_TO_HIGH.index("XI")]]
PARTS = "cost tokens virgin lost gained losers arrests out reentered pool".split()
OPTIONS = {"reentry": ["double", "stake"], "matti": [2, 1], "lions": [True, False]}


def run(scenario):
    return run_with(scenario, table, play, PARTS)


def table(scenario):
    deal = read(scenario, "lu_stu", 2, most, OPTIONS, ["agreement"])
    cards = sorted([*CARDS, *CARDS], key=CARDS.index)[2 - deal.options["matti"] :]
    deal.pack = read_pack(scenario, [card for card in cards if card != "LEONE" or deal.options["lions"]])
    deal.agreement = read_agreement(scenario, deal.players)
    deal.bargains = []  # (guest, innkeeper, percent)
    deal.traded_inns = []  # where they are now
    deal.hosts = {}
    return deal


def most(options):
    return 39 - (options.get("matti") == 1) - 2 * (options.get("lions") is False)


def lose(deal, seat):
    deal.tokens[seat] -= 1
    deal.lost[seat] += 1
    deal.virgin[seat] = False


def hit(deal, seat):
    """By a cat or a hunter: with the last token the player is out at once, and the card aside (L6)."""
    lose(deal, seat)
    if not deal.tokens[seat]:
        deal.hand[seat] = None


def play(deal):
    number = 0
    while number < len(deal.players):
        number = yield from turn(deal, number)
    compare(deal)
    yield from returning(deal)
    finish(deal)


def turn(deal, number):
    """The turn of this player; gives the number of the next to have one."""
    me, dealer = deal.players[number], deal.players[-1]
    if me not in deal.hand:
        deal.hand[me] = next(deal.pack)
    card = deal.hand[me]
    can_improve = card != "XV" if me == dealer else card in NUMERALS_AND_LOW
    choice = yield Ask(me, ["keep", "exchange"] if can_improve else ["keep"])
    if choice == "keep":
        return number + 1
    for other_number in range(number + 1, len(deal.players)):
        other = deal.players[other_number]
        met = deal.hand[other] = next(deal.pack)
        if met in NUMERALS_AND_LOW:
            deal.hand[me], deal.hand[other] = met, card
            return other_number
        if met == "XI":
            if (yield from bargain(deal, me, other)):
                deal.hand[me], deal.hand[other] = met, card
                deal.traded_inns.append(me)
                return other_number
            deal.hosts[me] = other
        arrest(deal, other, me)
        if met in ("XII", "XIV"):
            hit(deal, me)
        if met == "XII" and deal.tokens[me]:
            run_back(deal, number)
        if met != "XIII":
            return other_number + 1
    deal.hand[me] = next(deal.pack)
    return len(deal.players)


def bargain(deal, guest, host):
    """True if the inn is sold."""
    promised = sum(percent for who, _, percent in deal.bargains if who == guest)
    purse, share = deal.coins[guest], 100 - promised

    def fine(text):
        words = text.split(" ")[1:]
        shares = [word for word in words if word.endswith("%")]
        sums = [word for word in words if not word.endswith("%")]
        return (
            words in ([*sums], [*shares], sums + shares)
            and 1 <= len(words) <= 2
            and len(sums) <= 1
            and len(shares) <= 1
            and all(whole(word, 1, purse) for word in sums)
            and all(whole(word[:-1], 1, share) for word in shares)
        )

    def some(rng):
        coins = f" {rng.choice([1, purse, rng.randint(1, purse)])}" if purse else ""
        percent = f" {rng.choice([1, share, rng.randint(1, share)])}%"
        return "offer" + rng.choice([coins or percent, percent, coins + percent])

    offer = yield Ask(guest, ["offer", "no-offer"], fine, some)
    if offer == "no-offer":
        return False
    answer = yield Ask(host, ["accept", "refuse"])
    if answer == "refuse":
        return False
    for word in offer.split()[1:]:
        if word.endswith("%"):
            deal.bargains.append((guest, host, int(word[:-1])))
        else:
            deal.coins[guest] -= int(word)
            deal.coins[host] += int(word)
    return True


def run_back(deal, number):
    """L7: the holder of the travelling card tries the nearest remaining player before."""
    at = deal.players[number]
    earlier = [seat for seat in deal.players[:number] if deal.tokens[seat]]
    while earlier:
        seat = earlier.pop()
        card = deal.hand[seat]
        if card == "XI" and seat in deal.traded_inns:
            deal.traded_inns.remove(seat)
            deal.traded_inns.append(at)
        elif card not in NUMERALS_AND_LOW:
            arrest(deal, seat, at, reverse=True)
            if card in ("XII", "XIV"):
                hit(deal, at)
            if card == "XIII":
                continue
            return
        deal.hand[seat], deal.hand[at] = deal.hand[at], card
        at = seat


def compare(deal):
    left = [seat for seat in deal.players if deal.tokens[seat]]
    if len(left) == 1:
        return
    fools = [seat for seat in left if deal.hand[seat] == "MATTO"]
    rest = sorted(
        (seat for seat in left if seat not in fools), key=lambda seat: LOW_TO_HIGH.index(deal.hand[seat])
    )  # sorting keeps the earlier of equals first
    paying = []
    if rest:
        lowest = rest[0]
        if deal.hand[lowest] == "NULLA" and lowest in deal.hosts:
            lowest = deal.hosts[lowest]
        paying.append(lowest)
    if len(fools) == 1:
        paying += fools
    if len(fools) == 2:
        for seat in fools if rest else [deal.players[-1]]:
            deal.tokens[seat] += 1
            deal.gained[seat] += 1
    for seat in paying:
        lose(deal, seat)
    deal.losers = [seat for seat in deal.players if seat in paying]


def returning(deal):
    if sum(deal.tokens.values()) == 0:
        for seat in deal.seats:
            deal.tokens[seat], deal.virgin[seat] = 3, False
        deal.reentered = list(deal.seats)
        return
    for seat in [seat for seat in deal.players if deal.tokens[seat] == 0]:
        if not any(deal.virgin[other] and deal.tokens[other] for other in deal.players):
            continue
        factor = 2 if deal.options["reentry"] == "double" else 1
        deal.cost = deal.stake * factor * 2**deal.reentries
        answer = yield Ask(seat, ["reenter", "leave"] if deal.coins[seat] >= deal.cost else ["leave"])
        if answer == "reenter":
            deal.reentries += 1
            deal.coins[seat] -= deal.cost
            deal.pool += deal.cost
            deal.tokens[seat] = 3
            deal.reentered.append(seat)
        deal.cost = None


def finish(deal):
    alive = [seat for seat in deal.seats if deal.tokens[seat]]
    if len(alive) != 1:
        return
    deal.winner = alive[0]
    parts = divided(
        deal.pool,
        {seat: deal.agreement[seat] for seat in deal.players if seat in deal.agreement}
        if deal.agreement
        else {deal.winner: 100},
    )
    deal.pool = 0
    own = parts.pop(deal.winner)
    owed = dict.fromkeys(deal.players, 0)
    owed[deal.winner] = 100
    for guest, host, percent in deal.bargains:
        if guest == deal.winner:
            owed[guest] -= percent
            owed[host] += percent
    for division in (parts, divided(own, owed)):
        for seat, coins in division.items():
            deal.coins[seat] += coins
