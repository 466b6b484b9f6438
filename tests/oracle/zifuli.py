"""Zifuli's scenarios played by a script, from sources 001, 002 and rulings Z1-Z6 alone."""

from __future__ import annotations

from tests.oracle.coch import count_twice, follow, highest
from tests.oracle.trick_reading import play_tricks

SEATS, HAND, UNDEALT, DUMMIES, OPTIONS = 5, 8, 0, False, {}
BLACK = "I II III IV V VI VII VIII IX X".split()
RED = "MASCHERA SECCHIA NULLA MATTO XI XII XIII XIV XV LEONE".split()


def play(deal):
    deal.told = {"bidder": None, "bid": None, "partner": None}
    left = list(deal.seats)
    sleeve = {seat: list(hand) for seat, hand in deal.hands.items()}
    turn = 0
    while left and left != [deal.told["bidder"]]:
        seat = deal.seats[turn % 5]
        turn += 1
        if seat not in left:
            continue
        action = yield seat, ["pass", *(f"bid {card}" for card in higher(deal.told["bid"], deal.hands[seat]))]
        if action == "pass":
            left.remove(seat)
        else:
            deal.told |= {"bidder": seat, "bid": action.removeprefix("bid ")}
    if not left:
        return
    for seat in deal.seats:
        if seat != deal.told["bidder"] and deal.told["bid"] in sleeve[seat]:
            deal.told["partner"] = seat
    deal.told["playing"] = True
    yield from play_tricks(deal, deal.seats[0], follow(BLACK, RED), highest(BLACK, RED))


def higher(bid, hand):
    """A higher bid is a lower card of the series first named."""
    if bid is None:
        return sorted(set(hand))
    series = BLACK if bid in BLACK else RED
    return [card for card in series[: series.index(bid)] if card in hand]


def describe(deal):
    nothing = {"points": None, "recount": None, "result": None, "score": dict.fromkeys(deal.seats, 0)}
    said = {key: deal.told[key] for key in ("bidder", "bid", "partner")}
    if "playing" not in deal.told:
        return said | nothing
    ours = [seat for seat in deal.seats if seat in (said["bidder"], said["partner"])]
    theirs = [seat for seat in deal.seats if seat not in ours]
    found = said | nothing | count_twice(deal, [ours, theirs])
    if found["result"] in (None, "draw"):
        return found
    won = 1 if found["result"] == "+".join(ours) else -1
    if said["partner"] is None:
        found["score"] = {seat: won * (8 if seat in ours else -2) for seat in deal.seats}
    else:
        found["score"] = {seat: won * (1 if seat in ours else -1) for seat in deal.seats}
        found["score"][said["bidder"]] = won * 2
    return found
