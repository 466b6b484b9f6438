"""The observation of a trick game by one seat, made by the rules: all that bots and windows ever get.

Cards played, robbed or turned up are public; a hand is known to its seat alone, but for a dummy's, which is
open. The sides are public too, except in Zifuli: `sides` is None until the cards have revealed them (Z5).
"""

from cucu_desktop.engine.actions import CHANCE, Decision, DueKind
from cucu_desktop.engine.cards import HIDDEN, Card, SeenCard
from cucu_desktop.engine.options import TrickOptions
from cucu_desktop.engine.tricks.events import Trick
from cucu_desktop.engine.tricks.seating import across, turned
from cucu_desktop.engine.tricks.state import Sides, TrickState
from cucu_desktop.frozen import frozen


@frozen
class TrickObservation:
    """The deal as seen from one seat (or by a spectator).

    Attributes:
        seat: whose view this is.
        options: the game's options.
        number: the number of this deal in its match.
        phase: the phase of the rules under way.
        dealer: who deals.
        order: the seats in playing order, the dealer last.
        dummies: the seats without a player, in playing order.
        to_act: the seat that decides, or None.
        decision: the decision, if it is this seat's.
        kind: what kind of decision is due, or "".
        about: the dummy whose card is due, or None.
        hands: for each seat its cards, `HIDDEN` if they are not this seat's to see.
        lacks: for each seat the designs that its play has shown it not to hold, as bits.
        leader: the leader of the trick under way.
        trick: the cards played to it so far.
        series: the series to be followed, or None before a lead.
        tricks: the finished tricks.
        bids: the bids in order: the seat and the card named, or None for a pass.
        sides: the seats of each side, as far as this seat may know them; else None.
        robbed: for each seat the cards that it has robbed.
        peeked: the card of the pile that this seat has looked at and that still lies there, or None.
        indicator: the card turned up to tell the trump card, or None.
        discards: the cards laid away in order: the seat, and the card if it was this seat's.
        pile: the number of cards not dealt.
        points, recount: the points of the sides at the end; `recount` is None unless needed.
        winners: the seats that won, () for a drawn deal, None before the end.
        tokens: the tokens each seat has won by this deal.
        standing: the deals, or tokens, each seat has won in earlier deals.
        played: how many deals before this one count: a deal thrown in does not.
        length: the number of deals in the match, unless `target` ends it.
        partners_change: whether partners change from deal to deal, so that each player has their own points
            (H4).
    """

    seat: int
    options: TrickOptions
    number: int
    phase: str
    dealer: int
    order: tuple[int, ...]
    dummies: tuple[int, ...]
    to_act: int | None
    decision: Decision | None
    kind: DueKind
    about: int | None
    hands: tuple[tuple[SeenCard, ...], ...]
    lacks: tuple[int, ...]
    leader: int
    trick: tuple[Card, ...]
    series: str | None
    tricks: tuple[Trick, ...]
    bids: tuple[tuple[int, Card | None], ...]
    sides: Sides | None
    robbed: tuple[tuple[Card, ...], ...]
    peeked: Card | None
    indicator: Card | None
    discards: tuple[tuple[int, SeenCard], ...]
    pile: int
    points: tuple[float, ...]
    recount: tuple[float, ...] | None
    winners: tuple[int, ...] | None
    tokens: tuple[int, ...]
    standing: tuple[int, ...]
    played: int
    length: int
    partners_change: bool

    @property
    def players(self) -> int:
        """The number of seats, dummies included."""
        return len(self.hands)

    @property
    def deals(self) -> int:
        """The number of this deal in its match, under the name that `Observation` has for it."""
        return self.number

    @property
    def highest_bid(self) -> tuple[int, Card] | None:
        """The last bidder and the card they named; None before the first bid."""
        return next(((seat, card) for seat, card in reversed(self.bids) if card), None)

    def is_in(self, seat: int) -> bool:
        """Return whether the seat plays: in a trick game every seat always does."""
        return seat < len(self.hands)

    def seats_from(self, first: int) -> tuple[int, ...]:
        """Return the seats in playing order from this one on, as they play to its lead."""
        return turned(self.order, first)

    def player_for(self, seat: int) -> int:
        """Return the seat that decides for a seat: itself, or a dummy's partner (H2)."""
        return across(self.order, seat) if seat in self.dummies else seat


def observe(state: TrickState, seat: int) -> TrickObservation:
    """Return the observation of a seat; a number past the seats is a spectator's."""
    table, due = state.table, state.decision
    at_table = due is not None and due.seat != CHANCE
    return TrickObservation(
        seat=seat,
        options=state.options,
        number=state.number,
        phase=state.phase,
        dealer=state.dealer,
        order=state.order,
        dummies=tuple(other for other in state.order if other in state.dummies),
        to_act=due.seat if due and at_table else None,
        decision=due if due and due.seat == seat else None,
        kind=due.kind if due else "",
        about=due.other if due else None,
        hands=tuple(
            tuple(hand) if other == seat or table.faceup[other] else (HIDDEN,) * len(hand)
            for other, hand in enumerate(table.hands)
        ),
        lacks=_lacks(state),
        leader=table.leader,
        trick=tuple(table.trick),
        series=table.series,
        tricks=tuple(table.tricks),
        bids=tuple(table.bids),
        sides=state.sides_known_to(seat),
        robbed=tuple(tuple(robbed) for robbed in table.robbed),
        peeked=table.peeked.get(seat),
        indicator=table.indicator,
        discards=tuple((other, card if other == seat else HIDDEN) for other, card in table.discards),
        pile=len(table.pile),
        points=state.points,
        recount=state.recount,
        winners=state.winners,
        tokens=tuple(table.tokens),
        standing=state.standing,
        played=state.played,
        length=state.length,
        partners_change=state.partners_change,
    )


def _lacks(state: TrickState) -> tuple[int, ...]:
    """Return for each seat the designs that its play has shown it not to hold."""
    table, lacks = state.table, [0] * state.seats
    tricks = [(trick.leader, trick.cards, trick.series) for trick in table.tricks]
    if table.series is not None:
        tricks.append((table.leader, tuple(table.trick), table.series))
    for leader, cards, series in tricks:
        led = None
        for seat, card in zip(turned(state.order, leader), cards, strict=False):
            lacks[seat] |= state.lacked_by(card, led, series)
            led = cards[0]
    return tuple(lacks)
