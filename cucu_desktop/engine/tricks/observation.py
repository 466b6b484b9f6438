"""What one seat may know of a trick game, made by the rules: all that bots and windows ever get.

Cards played, robbed or turned up are everybody's; a hand is its seat's alone, but for a dummy's, which lies
open. Who plays together is everybody's too, but in Zifuli: `sides` is None until the cards have told (Z5).
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
        to_act: who has to decide, or None.
        decision: the decision, if it is this seat's.
        kind: what kind of decision is due, or "".
        about: the dummy whose card is due, or None.
        hands: for each seat its cards, `HIDDEN` if they are not this seat's to see.
        lacks: for each seat the designs that its play has shown it not to hold, as bits.
        leader: who leads, or has led, to the trick under way.
        trick: the cards played to it so far.
        series: the series to be followed, or None before a lead.
        tricks: the finished tricks.
        bids: what was bid: the seat and the card named, or None for a pass.
        sides: who plays together, as far as this seat may know it; else None.
        robbed: for each seat the cards that it has robbed.
        peeked: the card of the pile that this seat has looked at and that still lies there, or None.
        indicator: the card turned up to tell the trump card, or None.
        discards: the cards laid away in order: the seat, and the card if it was this seat's.
        pile: how many cards are not dealt.
        points, recount: what the sides have counted at the end; `recount` is None unless needed.
        winners: the seats that won, () for a drawn deal, None before the end.
        tokens: what each seat has won by this deal.
        standing: what each seat has won in the deals before: deals, or tokens.
        played: how many deals before this one count: a deal thrown in does not.
        length: how many deals are played, if not until somebody has won so many.
        partners_change: whether they do from deal to deal, so that everybody has points of their own (H4).
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
        """How many seats there are, dummies' too."""
        return len(self.hands)

    @property
    def deals(self) -> int:
        """The number of this deal in its match, by the name that the other family has for it."""
        return self.number

    @property
    def highest_bid(self) -> tuple[int, Card] | None:
        """Who has bid last, and the card they have named; None if nobody has."""
        return next(((seat, card) for seat, card in reversed(self.bids) if card), None)

    def is_in(self, seat: int) -> bool:
        """Tell whether the seat still plays: in a trick game everybody always does."""
        return seat < len(self.hands)

    def seats_from(self, first: int) -> tuple[int, ...]:
        """Return the seats round the table in playing order, this one first: who plays to its lead."""
        return turned(self.order, first)

    def player_for(self, seat: int) -> int:
        """Return who decides and speaks for a seat: its player, or a dummy's partner (H2)."""
        return across(self.order, seat) if seat in self.dummies else seat


def observe(state: TrickState, seat: int) -> TrickObservation:
    """Return what the seat may know; any number past the seats is a spectator's."""
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
