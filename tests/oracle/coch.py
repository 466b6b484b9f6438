"""Cöch's scenarios played by a script, from sources 001, 002 and rulings H1-H3 alone."""

from __future__ import annotations

from tests.oracle.trick_reading import counted, more, play_tricks, plays

SEATS, HAND, UNDEALT, DUMMIES, OPTIONS = 4, 10, 0, True, {}
FIGURE = "I II III IV V VI VII VIII IX X".split()
MATTE = "MATTO MASCHERA SECCHIA NULLA XI XII XIII XIV XV LEONE".split()


def play(deal):
    yield from play_tricks(deal, deal.seats[0], follow(FIGURE, MATTE), highest(FIGURE, MATTE))


def follow(*series):
    def legal(deal, seat, words):
        hand = deal.hands[seat]
        if not words:
            return plays(hand)
        (led,) = [cards for cards in series if words[0].split(" ")[1] in cards]
        return plays([card for card in hand if card in led]) or plays(hand)

    return legal


def highest(*series):
    def wins(words):
        cards = [word.split(" ")[1] for word in words]
        (led,) = [cards_of for cards_of in series if cards[0] in cards_of]
        best = [card for card in led if card in cards][-1]
        return cards.index(best)

    return wins


def tens(card):
    """A card with an X or the lion 1; one with a V but without an X a half."""
    if card == "LEONE" or card in "X XI XII XIII XIV XV".split():
        return 1
    return 0.5 if card in "V VI VII VIII IX".split() else 0


def ones(card):
    """Every I counts 1, in IV and IX (written IIII and VIIII) too."""
    special = {"LEONE": 6, "XV": 5, "IV": 4, "IX": 4, "XIV": 4}
    if card in special:
        return special[card]
    return 0 if card in ("MATTO", "MASCHERA", "SECCHIA", "NULLA") else card.count("I")


def describe(deal):
    a, b, c, d = deal.seats
    return count_twice(deal, [[a, c], [b, d]])


def count_twice(deal, sides):
    points = counted(deal, sides, tens)
    recount = None
    if deal.finished and set(points.values()) == {9.5}:
        recount = counted(deal, sides, ones)
    return {
        "points": points,
        "recount": recount,
        "result": more(recount or points) if deal.finished else None,
    }
