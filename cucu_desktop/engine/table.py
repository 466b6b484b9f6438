"""The table: stock, the card before each seat, tokens, coins and pool.

Its verbs are the only things that change it and the only source of events, so the two cannot drift apart. A
verb that moves a card also says who sees it. Everybody sees every card's way over the table, if not its face;
so who has once seen a card knows it for the rest of the deal, wherever it goes, and `seen` travels with the
card.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

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
from cucu_desktop.engine.values import Comparable


class Table(Comparable):
    """What lies on the table and before each seat; seats are numbered in playing order round the table.

    Attributes:
        stock: the cards still in the pack, the next one last.
        cards: the card before each seat, or None.
        seen: for each seat the audience that knows its card, as bits.
        low: for each seat whether everybody knows, by the rules, that its card is no special one.
        shown: for each seat whether the card lies face up.
        dead: for each seat whether its card is dead (000, "Dead card").
        laid: the cards laid away in this deal, in order, and who knows each.
        tokens, coins: what each seat has.
        virgin: for each seat whether it has never lost a token in this game.
        pool: the coins in the middle.
        journal: all that happened so far, if `recording`: of each event its kind and its attributes.
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

    def clone(self) -> "Table":
        """Return a copy that shares nothing that changes; its journal is empty and stays so."""
        copy = Table.__new__(Table)
        for name in ("stock", "cards", "seen", "low", "shown", "dead", "laid", "tokens", "virgin", "coins"):
            setattr(copy, name, getattr(self, name).copy())
        copy.pool = self.pool
        copy.journal = []
        copy.recording = False
        return copy

    def record(self, kind: Callable[..., Event | RarerEvent], *attributes: object) -> None:
        """Write down something that happened which moves nothing on the table."""
        if self.recording:
            self.journal.append((kind, *attributes))

    def events(self, since: int = 0) -> list[Event]:
        """Return what happened, from the journal's entry `since` on.

        The events are made when somebody reads them: simulations and searches write thousands that nobody
        looks at.
        """
        return [kind(*attributes) for kind, *attributes in self.journal[since:]]

    # Cards

    def gather(self, pack: Iterable[Card]) -> None:
        """Take all cards in and put down this pack, its first card to be dealt first."""
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
        """Put down what is left of the pack, in this order; what lies on the pile stays there (B15)."""
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
        """Cross the cards of two seats, as they lie; both players look at what they get."""
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
        """Lay the seat's card away and give it the next of the pack, which its player looks at."""
        laid = self.cards[seat]
        assert laid is not None  # only who has a card exchanges
        self.laid.append((laid, self.seen[seat]))
        card = self.cards[seat] = self.stock.pop()
        bit = self.seen[seat] = 1 << seat
        self.low[seat] = self.shown[seat] = False
        if self.recording:
            self.journal.append((Drew, seat, laid, card, bit))

    def discard(self, seat: int) -> None:
        """Lay the seat's card away; it has none then."""
        card = self.cards[seat]
        assert card is not None  # only who has a card lays one away
        self.laid.append((card, self.seen[seat]))
        if self.recording:
            self.journal.append((Discarded, seat, card, self.seen[seat]))
        self._clear(seat)

    def set_aside(self, seat: int) -> None:
        """Lay the card of a player who is out under the pack: it is dealt to nobody (L6)."""
        card = self.cards[seat]
        assert card is not None  # who exchanges has a card
        self.laid.append((card, self.seen[seat]))
        self._clear(seat)
        if self.recording:
            self.journal.append((SetAside, seat))

    def _clear(self, seat: int) -> None:
        self.cards[seat] = None
        self.seen[seat] = 0
        self.low[seat] = self.shown[seat] = False

    def choose(self, seat: int) -> None:
        """Let a seat take two more cards of the pack, keep the highest and lay the others under it (D2).

        Of equal ones the first dealt is kept. Nobody gets those under the pack again.
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
        """Turn the next card of the pack up for a seat that may not take it, and lay it away (K2)."""
        card = self.stock.pop()
        self.laid.append((card, EVERYBODY))
        if self.recording:
            self.journal.append((TurnedUp, seat, card, EVERYBODY))

    def renew(self, pack: Iterable[Card]) -> None:
        """Make a new pack of the cards that were laid away, in this order (T4)."""
        self.stock = list(pack)
        self.stock.reverse()
        self.laid = []
        if self.recording:
            self.journal.append((PackRenewed, len(self.stock)))

    def announce(self, holder: int, exchanger: int, *, show: bool = True) -> None:
        """Announce the holder's card to everybody; `show` turns it up too."""
        card = self.cards[holder]
        assert card is not None  # a card that is announced was dealt
        self.seen[holder] = EVERYBODY
        self.shown[holder] = self.shown[holder] or show
        if self.recording:
            self.journal.append((Arrested, holder, exchanger, card, show, EVERYBODY))

    def skip(self, holder: int, exchanger: int) -> None:
        """Let the holder say only that the exchanger is to ask the next one: not with which card."""
        if self.recording:
            card, audience = self.cards[holder], self.seen[holder]
            self.journal.append((Arrested, holder, exchanger, card, False, audience))

    def knock(self, seat: int) -> None:
        """Tell everybody which card the seat was dealt; it stays face down (N11)."""
        card = self.cards[seat]
        assert card is not None  # who knocks was dealt a card
        self.seen[seat] = EVERYBODY
        if self.recording:
            self.journal.append((Knocked, seat, card, EVERYBODY))

    def fall(self, seat: int, reason: str) -> None:
        """Let the seat's player fall: out of this deal, with the card that lies there (cambio)."""
        self.dead[seat] = True
        if self.recording:
            self.journal.append((Fell, seat, reason))

    def expose(self, seat: int) -> None:
        """Turn up the seat's card."""
        card = self.cards[seat]
        assert card is not None  # who is asked to show a card has one
        self.seen[seat] = EVERYBODY
        self.shown[seat] = True
        if self.recording:
            self.journal.append((Exposed, seat, card, EVERYBODY))

    def lower(self, seat: int) -> None:
        """Turn up the seat's card, which stays the highest no longer (KL3)."""
        card = self.cards[seat]
        assert card is not None  # only who has a card exchanges
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
        """Declare the seat's card dead: it is not shown and does not count (000, "Dead card")."""
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
