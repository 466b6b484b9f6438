"""A match of a trick game: deal after deal with the score kept, up to a number of deals or a target score.

To a match a `Series` is what the state of an exchange game is: it has a table, a decision and winners, and
applies actions. Each deal is a state of its own; the events of all go into one journal. The deal passes to
the next player in playing order (001), also after a deal that is thrown in, which does not count (Z3).

With fewer players than hands the last seats are dummies (H2). Where a lone dummy goes round, the match ends
when each player has had it for partner equally often (H4).
"""

from collections.abc import Sequence

from cucu_desktop.engine.actions import Action, Decision, Shuffled
from cucu_desktop.engine.cards import Pack
from cucu_desktop.engine.deciding import Deciding
from cucu_desktop.engine.edition import DUMMY_GOES_ROUND, EDITION
from cucu_desktop.engine.events import GameWon
from cucu_desktop.engine.options import TrickOptions
from cucu_desktop.engine.tricks.seating import (
    Order,
    first_order,
    next_order,
    next_order_around,
    opposite_dealer,
)
from cucu_desktop.engine.tricks.state import TrickState
from cucu_desktop.engine.tricks.table import TrickTable
from cucu_desktop.engine.values import Cloneable, Comparable


class Series(Deciding, Comparable, Cloneable):
    """Deals of a trick game under way.

    Attributes:
        kind: the class of the game's deals.
        options: the game's options.
        deal: the deal under way, or the last one.
        deals: how many have been dealt.
        played: how many have been played to their end and not thrown in.
        players: the number of players; the other hands are dummies.
        standing: the deals, or tokens, that each seat has won.
        winners: the seats that have won most when the match is over: a side, or several if equal; empty
            before.
        edition: the edition of the rulings.
        last: the end of the last deal: its points, its recount, and its winners.
    """

    __slots__ = (
        "deal", "deals", "edition", "kind", "last", "options", "played", "players", "standing", "winners",
    )  # fmt: skip

    def __init__(
        self,
        kind: type[TrickState],
        options: TrickOptions,
        coins: Sequence[int],
        dealer: int,
        onlookers: int = 0,
        edition: int = EDITION,
        order: Order | None = None,
    ) -> None:
        """Begin a match.

        Args:
            kind: the class of the game's deals.
            options: the game's options.
            coins: the coins of all seats, onlookers last.
            dealer: who deals first.
            onlookers: the number of onlookers among them.
            edition: the edition of the rulings.
            order: the playing order of the first deal, the dealer last; None for the usual one.
        """
        self.kind = kind
        self.edition = edition
        self.options = options
        self.last: tuple[object, ...] = ()
        self.deals = 0
        self.played = 0
        self.players = len(coins) - onlookers
        self.standing: tuple[int, ...] = (0,) * kind.seats
        self.winners: tuple[int, ...] = ()
        order = order or self._first_order(dealer)
        self.deal = self._new_deal(order)
        self.deal.table.coins = list(coins)

    @property
    def dummies(self) -> range:
        return range(self.players, self.kind.seats)

    @property
    def round(self) -> int:
        """The number of deals in which each player has the dummy once: a match ends with a round (H4)."""
        return self.kind.round_of(self.players) if self.edition >= DUMMY_GOES_ROUND else 1

    @property
    def dummy_goes_round(self) -> bool:
        """Whether one dummy is each player's partner in turn."""
        return self.round > 1

    @property
    def length(self) -> int:
        """The number of deals in the match, unless `target` ends it."""
        is_whole = self.dummy_goes_round
        return self.kind.length_of(self.options, self.players) if is_whole else self.options.deals

    def _first_order(self, dealer: int) -> Order:
        order = first_order(dealer, self.kind.seats)
        return opposite_dealer(order, self.players) if self.dummy_goes_round else order

    def _next_order(self, order: Order) -> Order:
        return (
            next_order_around(order, self.players)
            if self.dummy_goes_round
            else next_order(order, self.dummies)
        )

    def _new_deal(self, order: Order) -> TrickState:
        deal = self.kind(self.options, order[-1], self.dummies, self.deals + 1, order)
        deal.standing, deal.played = self.standing, self.played
        deal.length, deal.partners_change = self.length, self.dummy_goes_round
        return deal

    @property
    def table(self) -> TrickTable:
        return self.deal.table

    @property
    def decision(self) -> Decision | None:
        return self.deal.decision

    def scores(self) -> tuple[int, ...]:
        """Return the deals, or tokens, that each seat has won."""
        return self.standing

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    @property
    def pack(self) -> Pack:
        return self.deal.pack

    @property
    def to_shuffle(self) -> Pack:
        """The cards that chance shuffles: the whole pack, every time."""
        return self.deal.pack

    def start(self) -> None:
        self.deal.start()

    def apply(self, action: Action | Shuffled) -> None:
        """Apply an action; when the deal is over, keep its score and begin the next one.

        Raises:
            IllegalActionError: the action is not among the options; nothing has changed.
        """
        self.deal.apply(action)
        if isinstance(action, Shuffled):
            self.deals += 1
        if self.deal.is_over:
            self._go_on()

    def _go_on(self) -> None:
        deal, options = self.deal, self.options
        self.last = (deal.points, deal.recount, deal.winners)
        self.played += deal.winners is not None
        self.standing = tuple(before + new for before, new in zip(self.standing, deal.credit(), strict=True))
        best = max(self.standing[: self.players])
        is_enough = best >= options.target if options.target else self.played >= options.deals
        if is_enough and self.played % self.round == 0:
            self.winners = tuple(seat for seat in range(self.players) if self.standing[seat] == best)
            deal.standing = self.standing
            deal.table.record(GameWon, self.winners)
            return
        self.deal = self._new_deal(self._next_order(deal.order))
        self.deal.table.succeed(deal.table)
        self.deal.start()

    def told(self) -> tuple[object, ...]:
        """Return the state's parts for a digest: the end of the last deal, and the standing of the match."""
        hands = [list(map(str, hand)) for hand in self.table.hands]
        return self.deals, self.deal.dealer, hands, self.last, self.standing
