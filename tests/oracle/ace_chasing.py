"""Ace Chasing's scenarios played by a script, plainly, from source 004 and the rulings A."""

from __future__ import annotations

from tests.oracle.campli import demand, number, of_kind
from tests.oracle.common import FRENCH, Ask, read, read_pack, run_with, whole

PARTS = "down eliminated matador_survives".split()
ORDER = "A 2 3 4 5 6 7 8 9 10 J Q K".split()


def run(scenario):
    return run_with(scenario, table, play, PARTS)


def table(scenario):
    deal = read(scenario, "ace_chasing", 4, lambda _: 52, {"bets": ["matador", "either"]}, ["bets"])
    deal.pack = read_pack(scenario, FRENCH)
    deal.down, deal.eliminated, deal.matador_survives = [], [], None
    deal.agreed = None
    if "bets" in scenario:
        *players, matador = deal.players
        deal.agreed = []
        for name in of_kind(scenario, "bets", dict, None):
            demand(name in players, f"bets.{name}", "does not bet")
            coins = number(scenario["bets"], name, 0, "bets.")
            demand(coins <= deal.coins[name], f"bets.{name}", "has not the coins")
            deal.agreed.append((name, coins, "out"))
        demand(sum(bet[1] for bet in deal.agreed) <= deal.coins[matador], "bets", "more than the matador has")
    return deal


def betting(deal, player, matador):
    """One player's bet, agreed on; None if it is nothing."""
    either = deal.options["bets"] == "either"
    refused = []
    most = min(deal.coins[player], deal.coins[matador] - sum(coins for _, coins, _ in deal.agreed))

    def fine(text):
        words = text.split(" ")
        if words == ["bet", "0"]:
            return True
        if either and (len(words) != 3 or words[2] not in ("out", "through")):
            return False
        if not either and len(words) != 2:
            return False
        return whole(words[1], 1, most) and text not in refused

    def some(rng):
        coins = rng.choice([0, 1, most, rng.randint(0, most)])
        text = f"bet {coins}"
        if either and coins:
            text += rng.choice([" out", " through"])
        return text if fine(text) else "bet 0"

    while True:
        text = yield Ask(player, ["bet"], fine, some)
        if text == "bet 0":
            return None
        if (yield Ask(matador, ["agree", "refuse"])) == "agree":
            break
        refused.append(text)
    _, coins, *outcome = text.split(" ")
    return player, int(coins), (outcome or ["out"])[0]


def play(deal):
    *players, matador = deal.players
    for seat in deal.players:
        deal.hand[seat] = next(deal.pack)
    if deal.agreed is None:
        deal.agreed = []
        for player in players:
            bet = yield from betting(deal, player, matador)
            if bet:
                deal.agreed.append(bet)
    for player, following in zip(players, deal.players[1:], strict=True):
        if (yield Ask(player, ["keep", "exchange"])) == "exchange":
            deal.hand[player], deal.hand[following] = deal.hand[following], deal.hand[player]

    def rank(seat):
        return ORDER.index(deal.hand[seat][:-1])

    lying = [seat for seat in deal.players if seat == matador or rank(seat) < rank(matador)]
    aces = [deal.hand[seat][-1] for seat in lying if deal.hand[seat].startswith("A")]
    deal.down = [seat for seat in deal.players if seat in lying or deal.hand[seat][-1] in aces]
    deal.matador_survives = deal.down != [matador]
    deal.eliminated = [seat for seat in deal.down if seat != matador] or [matador]
    for player, coins, outcome in deal.agreed:
        won = coins if outcome == ("through" if deal.matador_survives else "out") else -coins
        deal.coins[player] += won
        deal.coins[matador] -= won
    left = [seat for seat in deal.players if seat not in deal.eliminated]
    if len(left) == 1:
        deal.winner = left[0]
