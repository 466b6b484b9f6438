"""A player's information when a card is due, in the form of policies and searches: bits and positions."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.trick_position import DealContext, Position, Secret
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.cards import CUCCO, HIDDEN, Card
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.engine.tricks.seating import following
from cucu_desktop.engine.tricks.world_sampling import World
from cucu_desktop.games import trionfo


class TrickBelief(NamedTuple):
    """The trick under way from the seat whose card is due: a dummy's, if its partner decides.

    Attributes:
        observation: the observation that it is made from.
        pack: the game's cards.
        seat: the seat whose card is due.
        position: the trick.
        is_strict: whether Smith's restrictions hold.
    """

    observation: TrickObservation
    pack: BitPack
    seat: int
    position: Position
    is_strict: bool

    @classmethod
    def of(cls, observation: TrickObservation, pack: BitPack) -> "TrickBelief":
        """Return the belief of this observation."""
        seat = observation.seat if observation.about is None else observation.about
        is_strict = is_smiths(observation)
        ours = (True,) * len(observation.hands)
        bare = DealContext(pack, ours, following(observation.order), _trump(observation, pack), is_strict)
        position = Position(observation.leader, len(observation.hands))
        for index, card in enumerate(observation.trick):
            named = observation.series if not index else None
            position = position.after(pack.lows[card], bare, named)
        return cls(observation, pack, seat, position, is_strict)

    @property
    def options(self) -> tuple[Action, ...]:
        """The legal actions."""
        decision = self.observation.decision
        assert decision is not None  # this player decides
        return tuple(option for option in decision.options if isinstance(option, Action))

    def hand_and_others(self) -> list[int]:
        """Return the hand whose card is due, and the cards that are neither in it nor on the table."""
        seen = self.observation
        hand = [card for card in seen.hands[self.seat] if card is not HIDDEN]
        gone = [card for trick in seen.tricks for card in trick.cards] + [*hand, *seen.trick]
        gone += [seen.indicator] if seen.indicator else []
        return self.pack.lay(hand, (Counter(CUCCO.cards) - Counter(gone)).elements())

    def to_come(self) -> tuple[int, ...]:
        """Return the seats that play to this trick after the one whose card is due."""
        return self.observation.seats_from(self.seat)[1 : self.position.to_come]

    def may_hold(self, seats: Collection[int]) -> int:
        """Return the cards that one of these seats may hold, given this player's information.

        Of a card with one copy among them the low bit is set: only the number of copies matters here.
        """
        seen = self.observation
        shown = [card for hand in seen.hands for card in hand if card is not HIDDEN]
        shown += [card for _, card in seen.discards if card is not HIDDEN]
        shown += [card for card in (seen.indicator, seen.peeked) if card]
        shown += [card for _, cards, _ in self.tricks() for card in cards]
        hidden = Counter(CUCCO.cards) - Counter(shown)
        for seat in set(seen.order) - {seen.seat, *seen.dummies, *seats}:
            hidden -= self._kept(seat)
        found = [card for seat in seats for card in seen.hands[seat] if card is not HIDDEN]
        closed = [seen.lacks[seat] for seat in seats if HIDDEN in seen.hands[seat]]
        found += [card for card in hidden.elements() if not all(lacks >> card.rank & 1 for lacks in closed)]
        return self.pack.lay(found)[0]

    def _kept(self, seat: int) -> Counter[Card]:
        """Return the cards that a seat publicly has: named in its bids or robbed, and not played."""
        seen = self.observation
        named = {card for bidder, card in seen.bids if bidder == seat and card}
        return Counter([*seen.robbed[seat], *named]) - Counter(
            card
            for leader, cards, _ in self.tricks()
            for player, card in zip(seen.seats_from(leader), cards, strict=False)
            if player == seat
        )

    def tricks(self) -> list[tuple[int, tuple[Card, ...], str]]:
        """Return the leader, the cards and the series of each trick; the one under way is the last."""
        seen = self.observation
        tricks = [(trick.leader, trick.cards, trick.series) for trick in seen.tricks]
        return [*tricks, (seen.leader, seen.trick, seen.series)] if seen.series else tricks

    def secret(self, hands: Sequence[int]) -> Secret | None:
        """Return the bidder's partner with these hands as a secret, or None if the cards have revealed it."""
        bid = self.observation.highest_bid
        if bid is None or self._has_told(*bid):
            return None
        bidder, called = bid
        low = self.pack.lows[called]
        return Secret.of(bidder, low | low << 1, hands)

    def _has_told(self, bidder: int, called: Card) -> bool:
        """Return whether the card named has been played by another seat than the bidder."""
        return any(
            card is called and seat != bidder
            for leader, cards, _ in self.tricks()
            for seat, card in zip(self.observation.seats_from(leader), cards, strict=False)
        )

    def taken(self, context: DealContext) -> tuple[int, int]:
        """Return the points of our side and of the others in their tricks, in parts."""
        both = [0, 0]
        for trick in self.observation.tricks:
            both[context.ours[trick.winner]] += sum(
                self.pack.points[self.pack.lows[card]] for card in trick.cards
            )
        theirs, ours = both
        return ours, theirs

    def context(self, friends: Iterable[int]) -> DealContext:
        """Return the deal as one between these seats and the others."""
        ours = set(friends)
        seats = range(len(self.observation.hands))
        trump = _trump(self.observation, self.pack)
        after = following(self.observation.order)
        return DealContext(self.pack, tuple(seat in ours for seat in seats), after, trump, self.is_strict)

    def friends(self, world: World | None = None) -> tuple[int, ...]:
        """Return the side of the seat whose card is due, that seat included.

        If this is hidden, the world decides; without a world the others take all but the bidder for friends,
        and the bidder nobody.
        """
        seen = self.observation
        if seen.sides:
            return next(side for side in seen.sides if self.seat in side)
        assert seen.highest_bid  # otherwise the sides would be known
        bidder, called = seen.highest_bid
        seats = set(range(len(seen.hands)))
        if world:
            with_bidder = {seat for seat in seats if called in world.hands[seat]} | {bidder}
        else:
            with_bidder = {bidder}
        return tuple(with_bidder if self.seat in with_bidder else seats - with_bidder)


def is_smiths(observation: TrickObservation) -> bool:
    """Return whether Cuccu a trionfo is played by Smith's rules (R4)."""
    options = observation.options
    return isinstance(options, trionfo.Options) and options.sheet == "smith"


def _trump(observation: TrickObservation, pack: BitPack) -> int:
    return pack.lows[observation.indicator] if observation.indicator else 0
