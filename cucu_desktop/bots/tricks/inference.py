"""What the play so far tells of hidden hands: worlds in which it would have been odd count less.

Nobody knows how the others think. But most of what is done at a table is done by habit, so a world in which
everybody did what habit tells is likelier than one in which they did not. In Zifuli that is how one guesses
who plays with the bidder.
"""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.bots.tricks.habits import Habit
from cucu_desktop.bots.tricks.position import Contest, Position
from cucu_desktop.bots.tricks.sight import Sight
from cucu_desktop.engine.trick_worlds import World

ODD: Final = 0.6
"""By so much a card that no habit would have picked makes a world less likely."""


def likelihood(sight: Sight, world: World, contest: Contest, habits: Sequence[Habit]) -> float:
    """Return how likely the play so far is in this world: 1 if all of it is by habit."""
    deck, seen = sight.deck, sight.observation
    seats = len(world.hands)
    hands = deck.lay(*world.hands)
    out = sum(hands)
    plays: list[tuple[int, str, list[int]]] = []
    for leader, cards, series in sight.tricks():
        laid = []
        for place, card in enumerate(cards):
            bit = deck.lows[card]
            if out & bit:
                bit <<= 1
            out |= bit
            hands[(leader + place) % seats] |= bit
            laid.append(bit)
        plays.append((leader, series, laid))
    known = {seen.seat, *seen.dummies}
    likely = 1.0
    for leader, series, laid in plays:
        position = Position(leader, seats)
        for bit in laid:
            seat = position.seat
            hand = hands[seat]
            legal = 0 if seat in known else contest.playable(hand, position.series, position.worthy)
            if legal & legal - 1:
                is_ours = contest.ours[position.winner] == contest.ours[seat]
                picks = (habit(legal, out & ~hand, position, is_ours) for habit in habits)
                if all(deck.low[pick] != deck.low[bit] for pick in picks):
                    likely *= ODD
            hands[seat] ^= bit
            out ^= bit
            position = position.after(bit, contest, series)
    return likely
