"""The table: stock, the card before each seat, tokens, coins and pool.

Its methods are the only code that changes it and the only source of events, so the two cannot diverge. A
method that moves a card also sets the seats that see it. All players see where each card goes, if not its
face; so a seat that has once seen a card knows it for the rest of the deal, and `seen` travels with the card.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import (
    EVERYBODY,
    Arrested,
    CardDied,
    CoinsPaid,
    CoinsTaken,
    Dealt,
    Drew,
    Event,
    Exchanged,
    Exposed,
    TokenLost,
)
from cucu_desktop.engine.rarer_events import (
    Chosen,
    CoinsGiven,
    Discarded,
    Fell,
    KingOpened,
    Knocked,
    Lowered,
    PackRenewed,
    RarerEvent,
    SetAside,
    TokenGained,
    TurnedUp,
)
from cucu_desktop.engine.values import Cloneable, Comparable


class Table(Comparable, Cloneable):
    """The table's contents; seats are numbered in playing order round the table.

    Attributes:
        stock: the cards still in the pack, the next one last.
        cards: the card before each seat, or None.
        seen: for each seat the audience that knows its card, as bits.
        low: for each seat whether all know, by the rules, that its card is no special one.
        shown: for each seat whether its card is face up.
        dead: for each seat whether its card is dead (000, "Dead card").
        laid: the cards laid away in this deal, in order, each with its audience.
        tokens, coins: of each seat.
        virgin: for each seat whether it has never lost a token in this game.
        pool: the coins in the middle.
        journal: all events so far, if `recording`: the kind and the attributes of each.
    """

    __slots__ = (
        "cards", "coins", "dead", "journal", "laid", "low", "pool", "recording", "seen", "shown", "stock",
        "tokens", "virgin",
    )  # fmt: skip

    def __init__(self, coins: Sequence[int]) -> None:
        seats = len(coins)
        self.stock: list[Card] = []
        self.cards: list[Card | None] = [None] * seats
        self.seen = [0] * seats
        self.low = [False] * seats
        self.shown = [False] * seats
        self.dead = [False] * seats
        self.laid: list[tuple[Card, int]] = []
        self.tokens = [0] * seats
        self.virgin = [False] * seats
        self.coins = list(coins)
        self.pool = 0
        self.journal: list[tuple[Any, ...]] = []
        self.recording = True

    def clone(self) -> Self:
        """Return a copy without the journal, which stays empty."""
        copy = super().clone()
        copy.journal = []
        copy.recording = False
        return copy

    def record(self, kind: Callable[..., Event | RarerEvent], *attributes: object) -> None:
        """Record an event that moves nothing on the table."""
        if self.recording:
            self.journal.append((kind, *attributes))

    def events(self, since: int = 0) -> list[Event]:
        """Return the events from the journal's entry `since` on.

        The event objects are made here: simulations and searches record thousands that are never read.
        """
        return [kind(*attributes) for kind, *attributes in self.journal[since:]]

    # Cards

    def gather(self, pack: Iterable[Card]) -> None:
        """Collect all cards and put down this pack, its first card to be dealt first."""
        seats = len(self.cards)
        self.stock = list(pack)
        self.stock.reverse()
        self.cards = [None] * seats
        self.seen = [0] * seats
        self.low = [False] * seats
        self.shown = [False] * seats
        self.dead = [False] * seats
        self.laid = []

    def go_on(self, pack: Iterable[Card]) -> None:
        """Put down the rest of the pack, in this order; cards on the pile stay there (B15)."""
        self.stock = list(pack)
        self.stock.reverse()
        self.dead = [False] * len(self.cards)

    def deal(self, seat: int) -> Card:
        """Deal the next card (E2) to a seat, whose player looks at it."""
        card = self.cards[seat] = self.stock.pop()
        bit = self.seen[seat] = 1 << seat
        if self.recording:
            self.journal.append((Dealt, seat, card, bit))
        return card

    def swap(self, seat: int, other: int, reason: str) -> None:
        """Swap the cards of two seats as they lie; both players look at their new card."""
        cards, seen, low, shown = self.cards, self.seen, self.low, self.shown
        audience = 1 << seat | 1 << other
        given, taken = cards[seat], cards[other]
        cards[seat], cards[other] = taken, given
        seen[seat], seen[other] = seen[other] | audience, seen[seat] | audience
        low[seat], low[other] = low[other], low[seat]
        shown[seat], shown[other] = shown[other], shown[seat]
        if self.recording:
            assert given is not None  # only cards on the table are exchanged
            assert taken is not None
            self.journal.append((Exchanged, seat, other, given, taken, reason, audience))

    def draw(self, seat: int) -> None:
        """Lay the seat's card away and deal it the next card of the pack, which its player looks at."""
        laid = self.cards[seat]
        assert laid is not None  # only a player with a card exchanges
        self.laid.append((laid, self.seen[seat]))
        card = self.cards[seat] = self.stock.pop()
        bit = self.seen[seat] = 1 << seat
        self.low[seat] = self.shown[seat] = False
        if self.recording:
            self.journal.append((Drew, seat, laid, card, bit))

    def discard(self, seat: int) -> None:
        """Lay the seat's card away, without a new one."""
        card = self.cards[seat]
        assert card is not None  # only a player with a card discards
        self.laid.append((card, self.seen[seat]))
        if self.recording:
            self.journal.append((Discarded, seat, card, self.seen[seat]))
        self._clear(seat)

    def set_aside(self, seat: int) -> None:
        """Lay the card of a player who is out under the pack: it is dealt to nobody (L6)."""
        card = self.cards[seat]
        assert card is not None  # an exchanger has a card
        self.laid.append((card, self.seen[seat]))
        self._clear(seat)
        if self.recording:
            self.journal.append((SetAside, seat))

    def _clear(self, seat: int) -> None:
        self.cards[seat] = None
        self.seen[seat] = 0
        self.low[seat] = self.shown[seat] = False

    def choose(self, seat: int) -> None:
        """Deal a seat two more cards of the pack, keep the highest and lay the others under the pack (D2).

        Of equal cards the first dealt is kept. Cards under the pack are not dealt again.
        """
        card = self.cards[seat]
        assert card is not None  # the first of the three was dealt
        three = [card, self.stock.pop(), self.stock.pop()]
        best = max(three, key=lambda card: card.rank)
        three.remove(best)
        bit = 1 << seat
        self.cards[seat] = best
        self.laid += [(other, bit) for other in three]
        if self.recording:
            self.journal.append((Chosen, seat, best, *three, bit))

    def open_king(self, seat: int) -> None:
        """Lay the seat's card open before the first turn (K7)."""
        card = self.cards[seat]
        assert card is not None  # everybody was dealt one
        self.seen[seat] = EVERYBODY
        self.shown[seat] = True
        if self.recording:
            self.journal.append((KingOpened, seat, card, EVERYBODY))

    def turn_up(self, seat: int) -> None:
        """Turn up the next card of the pack for a seat that may not keep it, and lay it away (K2)."""
        card = self.stock.pop()
        self.laid.append((card, EVERYBODY))
        if self.recording:
            self.journal.append((TurnedUp, seat, card, EVERYBODY))

    def renew(self, pack: Iterable[Card]) -> None:
        """Make a new pack of the discards, in this order (T4)."""
        self.stock = list(pack)
        self.stock.reverse()
        self.laid = []
        if self.recording:
            self.journal.append((PackRenewed, len(self.stock)))

    def announce(self, holder: int, exchanger: int, *, show: bool = True) -> None:
        """Announce the holder's card to all; `show` turns it up too."""
        card = self.cards[holder]
        assert card is not None  # a card that is announced was dealt
        self.seen[holder] = EVERYBODY
        self.shown[holder] = self.shown[holder] or show
        if self.recording:
            self.journal.append((Arrested, holder, exchanger, card, show, EVERYBODY))

    def skip(self, holder: int, exchanger: int) -> None:
        """Record the answer that the exchanger is to ask the next player, without naming the card."""
        if self.recording:
            card, audience = self.cards[holder], self.seen[holder]
            self.journal.append((Arrested, holder, exchanger, card, False, audience))

    def knock(self, seat: int) -> None:
        """Announce the card that the seat was dealt; it stays face down (N11)."""
        card = self.cards[seat]
        assert card is not None  # a player who knocks was dealt a card
        self.seen[seat] = EVERYBODY
        if self.recording:
            self.journal.append((Knocked, seat, card, EVERYBODY))

    def fall(self, seat: int, reason: str) -> None:
        """Put the seat's player out of this deal, with their present card (cambio)."""
        self.dead[seat] = True
        if self.recording:
            self.journal.append((Fell, seat, reason))

    def expose(self, seat: int) -> None:
        """Turn up the seat's card."""
        card = self.cards[seat]
        assert card is not None  # a player who shows a card has one
        self.seen[seat] = EVERYBODY
        self.shown[seat] = True
        if self.recording:
            self.journal.append((Exposed, seat, card, EVERYBODY))

    def lower(self, seat: int) -> None:
        """Turn up the seat's card, which is no longer the highest (KL3)."""
        card = self.cards[seat]
        assert card is not None  # only a player with a card exchanges
        self.seen[seat] = EVERYBODY
        self.shown[seat] = True
        if self.recording:
            self.journal.append((Lowered, seat, card, EVERYBODY))

    def show_down(self, order: Iterable[int]) -> dict[int, Card]:
        """Turn up the cards of those who still have a token (C2), in this order; return them by seat."""
        cards, seen, shown, tokens, journal = self.cards, self.seen, self.shown, self.tokens, self.journal
        held = {}
        for seat in order:
            card = cards[seat]
            if tokens[seat] and card:
                held[seat] = card
                seen[seat] = EVERYBODY
                shown[seat] = True
                if self.recording:
                    journal.append((Exposed, seat, card, EVERYBODY))
        return held

    # Tokens and coins

    def issue(self, seat: int, tokens: int, *, virgin: bool) -> None:
        """Give a seat its tokens."""
        self.tokens[seat] = tokens
        self.virgin[seat] = virgin

    def lose(self, seat: int, reason: str) -> None:
        """Take a token from a seat."""
        self.tokens[seat] -= 1
        self.virgin[seat] = False
        if self.recording:
            self.journal.append((TokenLost, seat, self.tokens[seat], reason))

    def gain(self, seat: int, reason: str) -> None:
        """Give a seat a token; a virgin stays one (L10)."""
        self.tokens[seat] += 1
        if self.recording:
            self.journal.append((TokenGained, seat, self.tokens[seat], reason))

    def bury(self, seat: int) -> None:
        """Declare the seat's card dead: it is neither shown nor compared (000, "Dead card")."""
        self.dead[seat] = True
        if self.recording:
            self.journal.append((CardDied, seat))

    def pay(self, seat: int, coins: int, reason: str) -> None:
        """Move coins from a seat to the pool."""
        self.coins[seat] -= coins
        self.pool += coins
        if self.recording:
            self.journal.append((CoinsPaid, seat, coins, reason))

    def give(self, seat: int, other: int, coins: int, reason: str) -> None:
        """Move coins from one seat to another."""
        self.coins[seat] -= coins
        self.coins[other] += coins
        if self.recording:
            self.journal.append((CoinsGiven, seat, other, coins, reason))

    def collect(self, seat: int, coins: int, reason: str) -> None:
        """Move coins from the pool to a seat."""
        self.pool -= coins
        self.coins[seat] += coins
        if self.recording:
            self.journal.append((CoinsTaken, seat, coins, reason))
