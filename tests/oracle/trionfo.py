"""Cuccu a trionfo's scenarios played by a script, from source 001 and rulings R1-R11 alone."""

from __future__ import annotations

from tests.oracle.trick_reading import NUMERALS, counted, more, play_tricks, plays

SEATS, HAND, UNDEALT, DUMMIES = 4, 8, 8, False
OPTIONS = {"sheet": ["smith", "masenghini"]}
NUMERI = "I II III IV V VI VII VIII IX X".split()
FIGURE = "MATTO LEONE MASCHERA SECCHIA NULLA XI XII XIII XIV XV".split()
NOTHING = FIGURE[:5]


def by_smith(deal):
    return deal.options.get("sheet", "smith") == "smith"


def play(deal):
    _, _, cutter, dealer = deal.seats
    deal.told = {"robbed": {seat: [] for seat in deal.seats}, "indicator": None, "discarded": []}
    yield from rob(deal, cutter, -1)
    yield from rob(deal, dealer, 0)
    deal.told["indicator"] = deal.rest.pop(0)
    for seat in (cutter, dealer):
        deal.hands[seat] += deal.told["robbed"][seat]
    for seat in (cutter, dealer):
        while len(deal.hands[seat]) > 8:
            action = yield seat, [f"discard {card}" for card in set(deal.hands[seat])]
            card = action.removeprefix("discard ")
            deal.hands[seat].remove(card)
            deal.told["discarded"].append(card)
    yield from play_tricks(deal, deal.seats[0], legal, lambda words: wins(deal, words))


def rob(deal, seat, index):
    robbed = deal.told["robbed"][seat]
    while not (by_smith(deal) and len(robbed) == 3):
        may = deal.rest[index] in ("X", "XIV", "XV")
        if (yield seat, ["rob", "leave"] if may else ["leave"]) == "leave":
            return
        robbed.append(deal.rest.pop(index))


def legal(deal, seat, words):
    hand, trump = deal.hands[seat], deal.told["indicator"]
    worth = [card for card in hand if card not in NOTHING]
    if not words:
        cards = [card for card in hand if card != trump]
        if by_smith(deal) and (worth or trump in hand):  # restriction 3, R7
            cards = [card for card in cards if card in worth]
        return plays(cards) + [f"play {trump} {name}" for name in ("numeri", "figure") if trump in hand]
    series, is_trump = demanded(words[0])
    following = [card for card in hand if card in series]
    if not following:
        return plays(hand)
    pictures = [card for card in following if card in worth]
    if by_smith(deal) and series == FIGURE and pictures and not is_trump:  # restriction 4
        following = pictures
    if trump in hand:
        following.append(trump)
    return plays(following)


def demanded(lead):
    """The series that the first card of a trick demands, and whether that card is the trump card."""
    _, card, *named = lead.split(" ")
    if named:
        return (NUMERI if named == ["numeri"] else FIGURE), True
    return (NUMERI if card in NUMERI else FIGURE), False


def wins(deal, words):
    cards = [word.split(" ")[1] for word in words]
    if deal.told["indicator"] in cards:
        return cards.index(deal.told["indicator"])
    series, _ = demanded(words[0])
    return cards.index([card for card in series if card in cards][-1])


def describe(deal):
    a, b, c, d = deal.seats
    indicator = deal.told["indicator"]
    points = counted(deal, [[a, c], [b, d]], lambda card: 0 if card in NOTHING else NUMERALS.index(card) + 1)
    return {
        "robbed": deal.told["robbed"],
        "indicator": indicator,
        "trump": None if indicator in deal.rest + deal.told["discarded"] else indicator,
        "points": points,
        "result": more(points) if deal.finished else None,
    }
