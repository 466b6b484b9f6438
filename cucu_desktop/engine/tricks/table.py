"""The table of a trick game: hands, pile, the trick in the middle, tricks taken.

As in `engine.table`, its methods are the only code that changes it and the only source of events,
and each method that moves a card sets the seats that see it.
"""

from collections.abc import Callable, Iterable
from typing import Any, Self

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import EVERYBODY, Dealt, Event
from cucu_desktop.engine.tricks.card_bits import bits_of
from cucu_desktop.engine.tricks.events import (
    BidMade,
    Discarded,
    IndicatorTurned,
    LookedAt,
    PartnerKnown,
    Passed,
    Played,
    Robbed,
    RobbingEnded,
    TokensMoved,
    Trick,
    TrickEvent,
    TrickTaken,
)
from cucu_desktop.engine.tricks.seating import Order, following, turned
from cucu_desktop.engine.values import Cloneable, Comparable


class TrickTable(Comparable, Cloneable):
    """The table's contents.

    Attributes:
        order: the seats in playing order round the table, the dealer last.
        following: for each seat the seat that plays after it.
        pile: the cards not dealt, the next one last, the lowest one first.
        hands: the cards that each seat holds, in the order dealt.
        held: for each seat the designs among them, as bits: the card of rank 3 is 1 << 3.
        faceup: for each seat whether its hand is face up: a dummy's.
        leader: the leader of the trick under way.
        to_play: the seat that plays the next card to it.
        trick: the cards played to it so far.
        series: the series to be followed; None before the lead.
        tricks: the finished tricks.
        bids: the bids in order: the seat and the card named, or None for a pass.
        called: the card named last, or None.
        is_partner_known: whether the cards have revealed the bidder's partner.
        looking: the seat that is looking at a card of the pile, to rob it or leave it, or None.
        peeked: for each seat that has looked at a card now in the pile: that card.
        robbed: the cards that each seat has robbed.
        indicator: the card turned up to determine the trump card, or None.
        trump_bit: its design as a bit, or 0.
        discards: the cards laid away face down, each with its seat.
        tokens: the tokens each seat has won by this deal.
        coins: the players' coins; no trick game moves them.
        journal: all events so far, if `recording`: the kind and the attributes of each.
    """

    __slots__ = (
        "bids", "called", "coins", "discards", "faceup", "following", "hands", "held", "indicator",
        "is_partner_known", "journal", "leader", "looking", "order", "peeked", "pile", "recording", "robbed",
        "series", "to_play", "tokens", "trick", "tricks", "trump_bit",
    )  # fmt: skip

    def __init__(self, order: Order, faceup: Iterable[int] = ()) -> None:
        seats = len(order)
        self.order = order
        self.following = following(order)
        self.pile: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.held = [0] * seats
        self.faceup = [False] * seats
        for seat in faceup:
            self.faceup[seat] = True
        self.leader = self.to_play = 0
        self.trick: list[Card] = []
        self.series: str | None = None
        self.tricks: list[Trick] = []
        self.bids: list[tuple[int, Card | None]] = []
        self.called: Card | None = None
        self.is_partner_known = False
        self.looking: int | None = None
        self.peeked: dict[int, Card] = {}
        self.robbed: list[list[Card]] = [[] for _ in range(seats)]
        self.indicator: Card | None = None
        self.trump_bit = 0
        self.discards: list[tuple[int, Card]] = []
        self.tokens = [0] * seats
        self.coins: list[int] = []
        self.journal: list[tuple[Any, ...]] = []
        self.recording = True

    def clone(self) -> Self:
        """Return a copy without the journal, which stays empty."""
        copy = super().clone()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.robbed = [robbed.copy() for robbed in self.robbed]
        copy.journal = []
        copy.recording = False
        return copy

    def succeed(self, before: "TrickTable") -> None:
        """Take over the coins and the journal of the previous deal's table."""
        self.coins, self.journal, self.recording = before.coins, before.journal, before.recording

    def record(self, kind: Callable[..., TrickEvent | Event], *attributes: object) -> None:
        """Record an event that moves nothing on the table."""
        if self.recording:
            self.journal.append((kind, *attributes))

    def events(self, since: int = 0) -> list[TrickEvent]:
        """Return the events from the journal's entry `since` on; the objects are made here."""
        return [kind(*attributes) for kind, *attributes in self.journal[since:]]

    # Before the play

    def gather(self, pack: Iterable[Card]) -> None:
        """Put down this pack, its first card to be dealt first."""
        self.pile = list(pack)
        self.pile.reverse()

    def deal(self, seat: int, cards: int) -> None:
        """Deal a packet to a seat, whose player looks at it; a dummy's cards are seen by all."""
        audience = EVERYBODY if self.faceup[seat] else 1 << seat
        packet = self.pile[: -cards - 1 : -1]
        del self.pile[-cards:]
        self.hands[seat] += packet
        self.held[seat] |= bits_of(packet)
        if self.recording:
            self.journal += [(Dealt, seat, card, audience) for card in packet]

    def bid(self, seat: int, card: Card) -> None:
        """Bid a card, to play with the holder of its other copy."""
        self.bids.append((seat, card))
        self.called = card
        self.record(BidMade, seat, card.id)

    def pass_by(self, seat: int) -> None:
        """Pass in the bidding."""
        self.bids.append((seat, None))
        self.record(Passed, seat)

    def look(self, seat: int, index: int) -> None:
        """Show a player a card of the pile: the lowest (index 0) or the top one (index -1)."""
        self.looking = seat
        card = self.peeked[seat] = self.pile[index]
        self.record(LookedAt, seat, card, 1 << seat)

    def rob(self, seat: int, index: int) -> None:
        """Rob the card looked at, seen by all (R3)."""
        self.looking = None
        del self.peeked[seat]
        card = self.pile.pop(index)
        self.hands[seat].append(card)
        self.held[seat] |= 1 << card.rank
        self.robbed[seat].append(card)
        self.record(Robbed, seat, card, EVERYBODY)

    def leave(self, seat: int) -> None:
        """Leave the card looked at in its place; nobody else sees it (R3)."""
        self.looking = None
        self.record(RobbingEnded, seat)

    def turn_indicator(self, dealer: int) -> None:
        """Turn up the top card of the pile, which the dealer may have looked at."""
        self.peeked.pop(dealer, None)
        self.indicator = self.pile.pop()
        self.trump_bit = 1 << self.indicator.rank
        self.record(IndicatorTurned, self.indicator, EVERYBODY)

    def discard(self, seat: int, card: Card) -> None:
        """Lay a card away, face down."""
        hand = self.hands[seat]
        hand.remove(card)
        if card not in hand:
            self.held[seat] ^= 1 << card.rank
        self.discards.append((seat, card))
        self.record(Discarded, seat, card, 1 << seat)

    # Play

    def give_lead(self, seat: int) -> None:
        self.leader = self.to_play = seat

    def demand(self, series: str) -> None:
        """Set the series to follow: that of the card about to be led, or the one that its player names."""
        self.series = series

    def play(self, card: Card, named: str | None) -> None:
        """Play a card from the hand of the seat `to_play`; `named` is the series named with it."""
        seat = self.to_play
        hand = self.hands[seat]
        hand.remove(card)
        if card not in hand:
            self.held[seat] ^= 1 << card.rank
        self.trick.append(card)
        self.to_play = self.following[seat]
        if self.recording:
            self.journal.append((Played, seat, card, named, EVERYBODY))

    def take(self, index: int) -> None:
        """Give the finished trick to the player of the card at this index, who leads to the next."""
        assert self.series is not None  # a card has been led
        winner = turned(self.order, self.leader)[index]
        self.tricks.append(Trick(self.leader, tuple(self.trick), winner, self.series))
        self.trick = []
        self.series = None
        self.leader = self.to_play = winner
        if self.recording:
            self.journal.append((TrickTaken, winner))

    def tell_partner(self, bidder: int, partner: int | None) -> None:
        """Record that the bidder's partner is now public."""
        self.is_partner_known = True
        self.record(PartnerKnown, bidder, partner)

    def pay(self, seat: int, tokens: int) -> None:
        """Give tokens to a seat for the deal, or take them (below 0)."""
        self.tokens[seat] += tokens
        self.record(TokensMoved, seat, tokens)
