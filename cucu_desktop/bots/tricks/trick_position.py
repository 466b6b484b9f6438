"""A deal with open cards, between two cards played: the input of solver and playouts."""

from collections.abc import Sequence
from typing import NamedTuple

from cucu_desktop.bots.tricks.bitboard import ABOVE_ALL, BitPack


class DealContext(NamedTuple):
    """The constants of a deal during a playout: cards, sides, trump and restrictions.

    Attributes:
        pack: the cards.
        ours: for each seat whether it is on the deciding seat's side.
        following: for each seat the seat that plays after it.
        trump: the trump card, or 0.
        is_strict: whether Smith's restrictions on cards without value hold (001, a trionfo, 3 to 5).
    """

    pack: BitPack
    ours: tuple[bool, ...]
    following: tuple[int, ...]
    trump: int = 0
    is_strict: bool = False

    def playable(self, hand: int, series: int, worthy: int) -> int:
        """Return the legal cards of a hand; `series` and `worthy` as in a `Position`."""
        if not series:
            return (hand & (self.pack.valued | self.trump) if self.is_strict else 0) or hand
        follow = hand & series
        if not follow:
            return hand
        return (follow & worthy or follow) | hand & self.trump


class Secret(NamedTuple):
    """The bidder's partner in Zifuli, known to their side alone until the cards reveal it (Z5).

    Attributes:
        friends: for each seat the seats that it takes for friends until then.
        telling: the copies of the card named that reveal it once all of them have been played.
    """

    friends: tuple[tuple[bool, ...], ...]
    telling: int

    @classmethod
    def of(cls, bidder: int, called: int, hands: Sequence[int]) -> "Secret":
        """Return the secret of these hands; both copies of the card named, `called`, must be in them.

        It must not be called after the partner's copy has been played: the partner is public then.
        """
        seats = range(len(hands))
        holder = next((seat for seat in seats if hands[seat] & called and seat != bidder), bidder)
        friends = [tuple(other != bidder for other in seats) for _ in seats]
        friends[bidder] = tuple(other == bidder for other in seats)
        if holder != bidder:
            friends[holder] = tuple(other in {bidder, holder} for other in seats)
        return cls(tuple(friends), hands[holder] & called)


class Position(NamedTuple):
    """The trick under way.

    Attributes:
        seat: the seat that plays the next card.
        to_come: the number of cards still to be played to the trick, this one included.
        series: the cards that follow, or 0 before a lead.
        worthy: the cards with which a hand has to follow if it can (restriction 4), or 0 for no such rule.
        height: the higher copy of the card that wins so far, `ABOVE_ALL` for the trump card.
        winner: its player.
        points: the value of the trick so far.
    """

    seat: int
    to_come: int
    series: int = 0
    worthy: int = 0
    height: int = 0
    winner: int = 0
    points: int = 0

    def after(self, card: int, context: DealContext, named: str | None = None) -> "Position":
        """Return the trick with this card played to it; `named` is the series named with the trump card."""
        pack = context.pack
        series, worthy, height, winner = self.series, self.worthy, self.height, self.winner
        if not series:
            series = pack.series[named] if named else next(mask for mask in pack.masks if card & mask)
            worthy = pack.valued if context.is_strict and card != context.trump else 0
        if card == context.trump:
            height, winner = ABOVE_ALL, self.seat
        elif card & series and card > height:
            height, winner = pack.high[card], self.seat
        seat = context.following[self.seat]
        points = self.points + pack.points[card]
        return Position(seat, self.to_come - 1, series, worthy, height, winner, points)
