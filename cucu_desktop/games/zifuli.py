"""Zifuli: five players, a bidder, and a secret partner until the called card falls.

Players: 5. Pack: Cucco, 40 cards. Deal and play: anticlockwise. Sources 001 and 002; rulings Z1-Z6.

1. Each player is dealt 2 x 4 cards. Series, following and counting are those of Cöch, but the Matto stands
   between Nulla and XI (Z2). The I to X are called the black ones, the pictures the red ones.
2. Bidding goes round from dealer's right (Z1). A bid names a card of which the bidder holds a copy; the next
bid has to be a lower card of the same series. A player who has passed is out of the bidding. If all pass, the
cards are
   thrown in (Z3).
3. The last bidder plays with the holder of the other copy of the card named, who says nothing; alone, if
   the bidder has both. The partnership shows when the card falls (Z5).
4. The player at dealer's right leads (Z6).
5. The side with more points wins, at nine and a half each by the recount (Z4). The bidder gets two tokens,
   the partner one, each opponent pays one; alone: two from each of four. A lost contract reverses all
   payments; after a draw nobody pays.
"""

from typing import ClassVar, Final

from cucu_desktop.engine.actions import BID, PASS, Action, Decision
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.tricks.card_bits import bids, bits_of
from cucu_desktop.engine.tricks.events import ThrownIn
from cucu_desktop.engine.tricks.seating import Order
from cucu_desktop.engine.tricks.state import (
    COUNTING,
    DEALING,
    PLAYING,
    SHUFFLING,
    Sides,
    TrickState,
    in_series,
)
from cucu_desktop.engine.vocabulary import Vocabulary
from cucu_desktop.frozen import frozen
from cucu_desktop.games.coch import BRESCIA, FIGURE, ONES, POINTS
from cucu_desktop.games.game import TrickGame

ID: Final = "zifuli"

RED: Final = "MASCHERA SECCHIA NULLA MATTO XI XII XIII XIV XV LEONE"
RANKS: Final = in_series(black=FIGURE, red=RED)
LOWER: Final = {
    card: bits_of(other for other in ranks if ranks[other] < ranks[card])
    for ranks in RANKS.values()
    for card in ranks
}
"""For each card the lower ones of its series, which outbid it."""


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        deals: the number of deals.
        target: if not 0, the number of tokens to win the match, however many deals are played.
    """

    game: ClassVar[str] = ID
    deals: int = 5
    target: int = 0
    stake: ClassVar[int] = 0
    talk: ClassVar[bool] = False


class Bidding(Phase["ZifuliState", Options]):
    """Each player in turn names a card or passes, until all but the highest bidder have passed."""

    def ask(self, state: "ZifuliState") -> Decision | None:
        """Ask the next player who has not passed."""
        said = state.table.bids
        passed = [seat for seat, card in said if card is None]
        if state.thrown_in or (len(passed) == state.seats - 1 and state.bidder is not None):
            return None
        following = state.table.following
        seat = following[said[-1][0]] if said else state.order[0]
        while seat in passed:
            seat = following[seat]
        held, bid = state.table.held[seat], state.bid
        return Decision(seat, "bid", (PASS, *bids(held if bid is None else held & LOWER[bid])))

    def answer(self, state: "ZifuliState", action: Action) -> None:
        """Pass, or name a card. When all have passed, the cards are thrown in (Z3)."""
        assert state.decision is not None  # an action answers a decision
        seat, table = state.decision.seat, state.table
        if action.card is None:
            table.pass_by(seat)
            if state.bidder is None and len(table.bids) == state.seats:
                state.thrown_in = True
                table.record(ThrownIn)
        else:
            table.bid(seat, action.card)
            state.bidder, state.bid = seat, action.card

    def vocabulary(self, options: object) -> Vocabulary:
        del options
        return {"bid": (PASS, *BID.values())}


class Contract(Phase["ZifuliState", Options]):
    """The holder of the other copy of the card named is the partner, and says nothing."""

    def enter(self, state: "ZifuliState") -> None:
        """Find the partner; with both copies the bidder has none."""
        hands, bidder = state.table.hands, state.bidder
        holders = [seat for seat in state.order if state.bid in hands[seat] and seat != bidder]
        state.side_with_bidder(holders[0] if holders else None)


class Payment(Phase["ZifuliState", Options]):
    """The losers pay the winners in tokens."""

    def enter(self, state: "ZifuliState") -> None:
        """Pay."""
        declarers, opponents = state.contract
        if not state.winners:
            return
        sign = 1 if state.winners == declarers else -1
        each = 2 if state.partner is None else 1
        for seat in state.order:
            if seat in opponents:
                state.table.pay(seat, -sign * each)
            elif seat == state.partner:
                state.table.pay(seat, sign)
            else:
                state.table.pay(seat, sign * (2 if state.partner is not None else each * len(opponents)))


class ZifuliState(TrickState):
    """A deal of Zifuli under way.

    Attributes:
        bidder: the highest bidder so far, or None.
        bid: the card named in that bid, or None.
        partner: the bidder's partner; None before the play, and if the bidder is alone. Hidden from the
            others until the cards reveal it (Z5).
        contract: the bidder's side and the other, hidden as well; empty before the play.
        thrown_in: whether all players have passed.
    """

    __slots__ = ("bid", "bidder", "contract", "partner", "thrown_in")

    pack = CUCCO
    seats = 5
    packets = (4, 4)
    phases = (SHUFFLING, DEALING, Bidding(), Contract(), PLAYING, COUNTING, Payment())
    early_ends = (Bidding(),)
    ranks = RANKS
    values = POINTS
    second_values = ONES

    def __init__(
        self,
        options: Options,
        dealer: int,
        dummies: tuple[()] = (),
        number: int = 1,
        order: Order | None = None,
    ) -> None:
        super().__init__(options, dealer, dummies, number, order)
        self.bidder: int | None = None
        self.bid: Card | None = None
        self.partner: int | None = None
        self.contract: Sides = ()
        self.thrown_in = False

    @property
    def ended(self) -> bool:
        """Whether the last phase is over, or all players have passed."""
        return self.thrown_in or super().ended

    def scores(self) -> tuple[int, ...]:
        return tuple(self.table.tokens)

    def credit(self) -> tuple[int, ...]:
        """Return the tokens that each seat has won or lost, the score of a match."""
        return self.scores()

    def sides(self) -> Sides:
        """Return the bidder's side and the other; empty before the play."""
        return self.contract

    def sides_known_to(self, seat: int) -> Sides | None:
        """Return the sides once the cards, or this seat's own cards, have revealed them; else None."""
        insider = self.bidder if self.partner is None else self.partner
        return self.contract or None if self.table.is_partner_known or seat == insider else None

    def side_with_bidder(self, partner: int | None) -> None:
        """Set the bidder's partner, None if the bidder is alone, and with it the two sides."""
        self.partner = partner
        with_bidder = tuple(seat for seat in self.order if seat in (self.bidder, partner))
        self.contract = with_bidder, tuple(seat for seat in self.order if seat not in with_bidder)

    def called_card_fell(self, seat: int) -> None:
        """Record that the partner is public, when the card named reveals it (Z5)."""
        table, bidder = self.table, self.bidder
        assert bidder is not None  # a bidder has named the card
        is_told = seat != bidder or (self.partner is None and self.bid not in table.hands[seat])
        if is_told and not table.is_partner_known:
            table.tell_partner(bidder, self.partner)


GAME: Final = TrickGame(
    id=ID,
    state_class=ZifuliState,
    seats=range(5, 6),
    usual_seats=5,
    names_partner=True,
    places=("iseo",),
    emblem="XIV",
    drawings=BRESCIA,
    options=Options,
    limits={"deals": range(1, 41), "target": range(41)},
    presets={"zifuli": Options()},
    sections=("start", "series", "deal", "bidding", "partner", "tricks", "counting", "tokens", "match"),
)
"""No table talk: it might inform the partner."""
