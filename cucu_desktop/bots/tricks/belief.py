"""What a player sees when a card is due, in the terms that habits and searches think in."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from cucu_desktop.bots.tricks.deck import Deck
from cucu_desktop.bots.tricks.position import Contest, Position
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.cards import CUCCO, HIDDEN, Card
from cucu_desktop.engine.trick_observation import TrickObservation
from cucu_desktop.engine.trick_worlds import World


class Sight(NamedTuple):
    """The trick under way from the seat whose card is due: a dummy's, if it is its partner's to decide.

    Attributes:
        observation: what it is made from.
        deck: the game's cards.
        seat: whose card is due.
        position: the trick.
        is_strict: whether Smith's restrictions hold.
    """

    observation: TrickObservation
    deck: Deck
    seat: int
    position: Position
    is_strict: bool

    @classmethod
    def of(cls, observation: TrickObservation, deck: Deck) -> "Sight":
        """Return what this observation shows."""
        seat = observation.seat if observation.about is None else observation.about
        is_strict = getattr(observation.options, "sheet", "") == "smith"
        bare = Contest(deck, (True,) * len(observation.hands), _trump(observation, deck), is_strict)
        position = Position(observation.leader, len(observation.hands))
        for place, card in enumerate(observation.trick):
            named = observation.series if not place else None
            position = position.after(deck.lows[card], bare, named)
        return cls(observation, deck, seat, position, is_strict)

    @property
    def options(self) -> tuple[Action, ...]:
        """What may be played."""
        decision = self.observation.decision
        assert decision is not None  # the card is this player's to choose
        return tuple(option for option in decision.options if isinstance(option, Action))

    def hand_and_others(self) -> list[int]:
        """Return the hand that is due, and the cards that are neither in it nor on the table."""
        seen = self.observation
        hand = [card for card in seen.hands[self.seat] if card is not HIDDEN]
        gone = [card for trick in seen.tricks for card in trick.cards] + [*hand, *seen.trick]
        gone += [seen.indicator] if seen.indicator else []
        return self.deck.lay(hand, (Counter(CUCCO.cards) - Counter(gone)).elements())

    def tricks(self) -> list[tuple[int, tuple[Card, ...], str]]:
        """Return who led to each trick, its cards and its series; the one under way is the last."""
        seen = self.observation
        tricks = [(trick.leader, trick.cards, trick.series) for trick in seen.tricks]
        return [*tricks, (seen.leader, seen.trick, seen.series)] if seen.series else tricks

    def taken(self, contest: Contest) -> tuple[int, int]:
        """Return what our side and the others have in their tricks, in parts."""
        both = [0, 0]
        for trick in self.observation.tricks:
            both[contest.ours[trick.winner]] += sum(
                self.deck.points[self.deck.lows[card]] for card in trick.cards
            )
        theirs, ours = both
        return ours, theirs

    def contest(self, friends: Iterable[int]) -> Contest:
        """Return the deal as one between these seats and the others."""
        ours = set(friends)
        seats = range(len(self.observation.hands))
        trump = _trump(self.observation, self.deck)
        return Contest(self.deck, tuple(seat in ours for seat in seats), trump, self.is_strict)

    def friends(self, world: World | None = None) -> tuple[int, ...]:
        """Return who plays with the seat whose card is due, that seat included.

        What this player does not know of it is told by the world; without one, everybody but the bidder is
        taken for a friend by the others, and nobody by the bidder.
        """
        seen = self.observation
        if seen.sides:
            return next(side for side in seen.sides if self.seat in side)
        bidder, called = next((seat, card) for seat, card in reversed(seen.bids) if card)
        seats = set(range(len(seen.hands)))
        if world:
            with_bidder = {seat for seat in seats if called in world.hands[seat]} | {bidder}
        else:
            with_bidder = {bidder}
        return tuple(with_bidder if self.seat in with_bidder else seats - with_bidder)


def _trump(observation: TrickObservation, deck: Deck) -> int:
    return deck.lows[observation.indicator] if observation.indicator else 0
