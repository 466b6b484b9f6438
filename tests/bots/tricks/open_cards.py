"""Endings with open cards, and the plainest search there is: every card, to the end, nothing remembered."""

from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.heuristics import upward
from cucu_desktop.bots.tricks.trick_position import DealContext, Position
from cucu_desktop.engine.tricks.seating import following
from cucu_desktop.games import coch, trionfo, zifuli

BIT_PACKS = {
    "coch": BitPack(coch.RANKS, coch.POINTS, 2),
    "zifuli": BitPack(zifuli.RANKS, coch.POINTS, 2),
    "trionfo": BitPack(trionfo.RANKS, trionfo.VALUES, 1),
}
SIDES = {
    "coch": (True, False, True, False),
    "zifuli": (True, False, False, True, False),
    "trionfo": (True, False, True, False),
}
AFTER = {game: following(tuple(range(len(sides)))) for game, sides in SIDES.items()}


def any_ending(game, cards, random):
    """A random deal of a game, with this number of cards in hand."""
    pack = BIT_PACKS[game]
    bits = random.sample(list(pack.cards), cards * len(SIDES[game]))
    hands = [sum(bits[index * cards : (index + 1) * cards]) for index in range(len(SIDES[game]))]
    if game != "trionfo":
        return DealContext(pack, SIDES[game], AFTER[game]), hands
    trump = random.choice(list(pack.cards))
    other = pack.low[trump] + pack.high[trump] - trump  # lies on the table, as the indicator
    hands = [hand & ~other for hand in hands]
    while len({hand.bit_count() for hand in hands}) > 1:
        most = max(range(len(hands)), key=lambda seat: hands[seat].bit_count())
        hands[most] ^= random.choice(
            [card for card in upward(hands[most]) if card != trump or hands[most] == trump]
        )
    return DealContext(pack, SIDES[game], AFTER[game], trump, random.random() < 0.7), hands


def moves(context, hand, position):
    """What may be played: the cards, the trump card led with either series."""
    for card in upward(context.playable(hand, position.series, position.worthy)):
        names = list(context.pack.series) if card == context.trump and not position.series else [None]
        for named in names:
            yield card, named


def value(context, hands, position):
    """What our side takes from here on, by trying everything."""
    if not position.to_come:
        taken = position.points if context.ours[position.winner] else 0
        return taken + value(context, hands, Position(position.winner, len(hands)))
    hand = hands[position.seat]
    if not hand:
        return 0
    found = []
    for card, named in moves(context, hand, position):
        left = [*hands]
        left[position.seat] ^= card
        found.append(value(context, left, position.after(card, context, named)))
    return max(found) if context.ours[position.seat] else min(found)
