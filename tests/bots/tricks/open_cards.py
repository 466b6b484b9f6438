"""Endings with open cards, and the plainest search there is: every card, to the end, nothing remembered."""

from cucu_desktop.bots.tricks.deck import Deck
from cucu_desktop.bots.tricks.habits import upward
from cucu_desktop.bots.tricks.position import Contest, Position
from cucu_desktop.games import coch, trionfo, zifuli

DECKS = {
    "coch": Deck(coch.RANKS, coch.POINTS, 2),
    "zifuli": Deck(zifuli.RANKS, coch.POINTS, 2),
    "trionfo": Deck(trionfo.RANKS, trionfo.VALUES, 1),
}
SIDES = {
    "coch": (True, False, True, False),
    "zifuli": (True, False, False, True, False),
    "trionfo": (True, False, True, False),
}


def any_ending(game, cards, random):
    """Some contest of a game and hands of so many cards."""
    deck = DECKS[game]
    bits = random.sample(list(deck.cards), cards * len(SIDES[game]))
    hands = [sum(bits[place * cards : (place + 1) * cards]) for place in range(len(SIDES[game]))]
    if game != "trionfo":
        return Contest(deck, SIDES[game]), hands
    trump = random.choice(list(deck.cards))
    other = deck.low[trump] + deck.high[trump] - trump  # lies on the table, as the indicator
    hands = [hand & ~other for hand in hands]
    while len({hand.bit_count() for hand in hands}) > 1:
        most = max(range(len(hands)), key=lambda seat: hands[seat].bit_count())
        hands[most] ^= random.choice(
            [card for card in upward(hands[most]) if card != trump or hands[most] == trump]
        )
    return Contest(deck, SIDES[game], trump, random.random() < 0.7), hands


def moves(contest, hand, position):
    """What may be played: the cards, the trump card led with either series."""
    for card in upward(contest.playable(hand, position.series, position.worthy)):
        names = list(contest.deck.series) if card == contest.trump and not position.series else [None]
        for named in names:
            yield card, named


def value(contest, hands, position):
    """What our side takes from here on, by trying everything."""
    if not position.to_come:
        taken = position.points if contest.ours[position.winner] else 0
        return taken + value(contest, hands, Position(position.winner, len(hands)))
    hand = hands[position.seat]
    if not hand:
        return 0
    found = []
    for card, named in moves(contest, hand, position):
        left = [*hands]
        left[position.seat] ^= card
        found.append(value(contest, left, position.after(card, contest, named)))
    return max(found) if contest.ours[position.seat] else min(found)
