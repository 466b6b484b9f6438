"""Playout: a deal played to its end by policies, for a quick estimate of its result."""

from collections.abc import Sequence

from cucu_desktop.bots.tricks.bitboard import ABOVE_ALL
from cucu_desktop.bots.tricks.heuristics import Policy
from cucu_desktop.bots.tricks.position import DealContext, Position


def play_out(
    context: DealContext,
    hands: Sequence[int],
    position: Position,
    policies: Sequence[Policy],
    lying: int = 0,
) -> tuple[int, int]:
    """Return what our side takes from the trick under way on, if each seat plays by its policy.

    Args:
        context: the deal.
        hands: the cards in hand.
        position: the trick under way.
        policies: how each seat plays.
        lying: the cards of that trick.

    Returns:
        What the cards taken count, in parts, and the cards.
    """
    pack, ours, following, trump, is_strict = context
    seats, points_of, high, first_series = len(ours), pack.points, pack.high, pack.masks[0]
    left = list(hands)
    out = sum(left)
    seat, to_come, series, worthy, height, winner, points = position
    taken = cards_taken = 0
    while True:
        while to_come:
            hand = left[seat]
            cards = hand
            if hand & hand - 1:
                cards = (
                    context.playable(hand, series, worthy) if trump or is_strict else hand & series or hand
                )
            if cards & cards - 1:
                trick = Position(seat, to_come, series, worthy, height, winner, points)
                cards = policies[seat](cards, out & ~hand, trick, ours[winner] == ours[seat])
            left[seat] ^= cards
            out ^= cards
            points += points_of[cards]
            lying |= cards
            if not series:
                series = first_series if cards & first_series else pack.masks[1]
                worthy = pack.valued if is_strict and cards != trump else 0
            if cards == trump:
                height, winner = ABOVE_ALL, seat
            elif cards & series and cards > height:
                height, winner = high[cards], seat
            seat = following[seat]
            to_come -= 1
        if ours[winner]:
            taken += points
            cards_taken |= lying
        if not left[winner]:
            return taken, cards_taken
        seat, to_come, series, worthy, height, points, lying = winner, seats, 0, 0, 0, 0, 0
