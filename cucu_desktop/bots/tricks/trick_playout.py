"""Playout: a deal played to its end by policies, for a quick estimate of its result."""

from collections.abc import Sequence

from cucu_desktop.bots.tricks.bitboard import ABOVE_ALL
from cucu_desktop.bots.tricks.heuristics import Policy
from cucu_desktop.bots.tricks.trick_position import DealContext, Position, Secret


def play_out(
    context: DealContext,
    hands: Sequence[int],
    position: Position,
    policies: Sequence[Policy],
    *,
    lying: int = 0,
    away: int = 0,
    secret: Secret | None = None,
) -> tuple[int, int]:
    """Return our side's points from the trick under way on, if each seat plays by its policy.

    A policy gets only its own player's information.

    Args:
        context: the deal.
        hands: the cards in hand.
        position: the trick under way.
        policies: the policy of each seat.
        lying: the cards of that trick.
        away: the cards that are out of play, which the players believe in others' hands.
        secret: the sides, as far as the seats do not know them yet.

    Returns:
        The value of the cards taken, in parts, and the cards.
    """
    pack, ours, following, trump, is_strict = context
    seats, points_of, high = len(ours), pack.points, pack.high
    left = list(hands)
    out = sum(left) | away
    believed, telling = secret or ((), 0)
    telling &= out
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
                is_ours = believed[seat][winner] if telling else ours[seat] == ours[winner]
                cards = policies[seat](cards, out & ~hand, trick, is_ours)
            left[seat] ^= cards
            out ^= cards
            points += points_of[cards]
            lying |= cards
            telling &= ~cards
            if not series:
                series = led_series(context, cards, out & ~left[seat])
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


def led_series(context: DealContext, card: int, others: int) -> int:
    """Return the series to be followed; the leader of the trump card names the one of greater value."""
    one, other = context.pack.masks
    if card == context.trump:
        return max(one, other, key=lambda mask: context.pack.average(others & mask))
    return one if card & one else other
