"""A deal played out by habit: quick, and about what would come of it."""

from collections.abc import Sequence

from cucu_desktop.bots.tricks.deck import ABOVE_ALL
from cucu_desktop.bots.tricks.habits import Habit
from cucu_desktop.bots.tricks.position import Contest, Position


def play_out(contest: Contest, hands: Sequence[int], position: Position, habit: Habit) -> int:
    """Return what our side takes, in parts, from the trick under way on, if everybody plays by this habit."""
    deck, ours, trump, is_strict = contest
    seats, points_of, high, first_series = len(ours), deck.points, deck.high, deck.masks[0]
    left = list(hands)
    out = sum(left)
    seat, to_come, series, worthy, height, winner, points = position
    taken = 0
    while True:
        while to_come:
            hand = left[seat]
            cards = hand
            if hand & hand - 1:
                cards = (
                    contest.playable(hand, series, worthy) if trump or is_strict else hand & series or hand
                )
            if cards & cards - 1:
                trick = Position(seat, to_come, series, worthy, height, winner, points)
                cards = habit(cards, out & ~hand, trick, ours[winner] == ours[seat])
            left[seat] ^= cards
            out ^= cards
            points += points_of[cards]
            if not series:
                series = first_series if cards & first_series else deck.masks[1]
                worthy = deck.valued if is_strict and cards != trump else 0
            if cards == trump:
                height, winner = ABOVE_ALL, seat
            elif cards & series and cards > height:
                height, winner = high[cards], seat
            seat = (seat + 1) % seats
            to_come -= 1
        if ours[winner]:
            taken += points
        if not left[winner]:
            return taken
        seat, to_come, series, worthy, height, points = winner, seats, 0, 0, 0, 0
