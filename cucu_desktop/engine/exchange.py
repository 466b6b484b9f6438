"""The core of the exchange games: one card each, one chance to pass it on, the lowest card pays.

The hard idea is the *travelling card*. A player who exchanges passes a card to the next player, who may pass
it on again; so one card runs round the table while each player behind it holds a better card.
`ExchangeDeal.way` lists the exchanges it has made, so that a card that stops it can send it back. A player
who keeps, or whose exchange is arrested, ends the run, and the next begins with a card dealt anew.
"""

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import compress, count
from typing import Any, Final

from cucu_desktop.engine.actions import (
    EXCHANGE,
    KEEP,
    SHUFFLE,
    Action,
    Decision,
    Shuffled,
)
from cucu_desktop.engine.cards import Card, Pack
from cucu_desktop.engine.edition import EDITION
from cucu_desktop.engine.events import Asked, Compared, DealBegan, GameBegan, Kept
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.state import Phase, State
from cucu_desktop.engine.table import Table
from cucu_desktop.engine.values import Cloneable
from cucu_desktop.engine.vocabulary import Vocabulary

_BY_CARD: Final = ("turn", "matto")
"""The kinds of decisions that depend on the card of the seat to act: in their options, or altogether."""


@dataclass(slots=True)
class ExchangeDeal(Cloneable):
    """One deal under way.

    Attributes:
        dealer: who deals.
        order: the players in the game in playing order, the dealer last.
        at: the position in `order` of the player whose turn it is.
        way: the exchanges of the travelling card, as pairs of seats, the first one first.
        exchanger, target: positions in `order` of the two whose exchange is being settled.
        asked: the seat that has to speak at the inn, or None.
        promises: for each guest the innkeeper who will pay for a nulla (C6).
        losers: who lost a token in the comparison.
    """

    dealer: int
    order: tuple[int, ...] = ()
    at: int = 0
    way: list[tuple[int, int]] = field(default_factory=list)
    exchanger: int = 0
    target: int = 0
    asked: int | None = None
    promises: dict[int, int] = field(default_factory=dict)
    losers: tuple[int, ...] = ()


@dataclass(slots=True)
class Talk(Cloneable):
    """Talk between deals: a re-entry that others may share, or a division of the pool.

    Attributes:
        fallen: the players who lost their last token in this deal and are still to be asked, in playing
            order.
        returning: the seat that is being asked to come back, or None.
        cost: the price of coming back, in coins.
        raised: the coins that others are asked for; 0 before they are asked.
        pledged: the coins promised so far, by backer.
        backers: the seats still to be asked for coins.
        speaker: which of the last two has to speak (position in the order).
        proposed: the proposal on the table: the seat that made it and its percentage.
        said: how often the last two have spoken before this deal.
    """

    fallen: list[int] = field(default_factory=list)
    returning: int | None = None
    cost: int = 0
    raised: int = 0
    pledged: dict[int, int] = field(default_factory=dict)
    backers: list[int] = field(default_factory=list)
    speaker: int = 0
    proposed: tuple[int, int] | None = None
    said: int = 0


class ExchangeState(State):
    """A game of the exchange family under way; each game's own class adds its differences.

    Attributes:
        options: the game's options.
        players: the number of seats that play; seats after them only look on (they may back a re-entry).
        deal: the present deal.
        deals: how many deals have begun.
        talk: the talk between deals.
        eliminations, reentries: their numbers in this game.
        agreement: the percentages that the last two have agreed on, or empty (C8).
        settled: the last two's tokens when they last talked of a division.
        shares: for each player who came back with others' coins each backer's coins, the player first.
        winners: the winners, when the game is over.
        ended: whether the game is over.
        edition: the edition of the rulings of this match.
    """

    __slots__ = (
        "agreement", "deal", "deals", "edition", "eliminations", "ended", "options", "players", "reentries",
        "settled", "shares", "talk", "winners",
    )  # fmt: skip

    table: Table
    options: ExchangeOptions
    ended: bool
    arrests: "Mapping[Card, Callable[[Any, int, int], None]]"
    """The effect of each special card; called with the state and the exchanger's and holder's positions."""
    new_deal: type[ExchangeDeal] = ExchangeDeal
    """Makes the deal of a dealer; a game whose deals have more attributes uses a class of its own."""
    tokens_after_loss = False
    """Whether players get their tokens only when the first one is lost or won (003, rule 5)."""

    @property
    @abstractmethod
    def pack(self) -> Pack:
        """The cards that the game is played with."""

    def __init__(
        self,
        options: ExchangeOptions,
        coins: Sequence[int],
        dealer: int,
        onlookers: int = 0,
    ) -> None:
        """Seat the players, then the onlookers.

        Args:
            options: the game's options.
            coins: the coins of each seat, the onlookers' last.
            dealer: who deals first.
            onlookers: the number of seats that only look on.
        """
        super().__init__(Table(coins))
        self.options = options
        self.players = len(coins) - onlookers
        self.deal = self.new_deal(dealer)
        self.deals = 0
        self.talk = Talk()
        self.eliminations = 0
        self.reentries = 0
        self.agreement: dict[int, int] = {}
        self.settled: tuple[int, ...] = ()
        self.shares: dict[int, dict[int, int]] = {}
        self.winners: tuple[int, ...] = ()
        self.ended = False
        self.edition = EDITION

    def scores(self) -> tuple[int, ...]:
        return tuple(self.table.coins)

    @property
    def to_shuffle(self) -> Pack:
        """The cards that chance shuffles at its next decision."""
        return self.pack

    def in_game(self) -> list[int]:
        return list(compress(count(), self.table.tokens))

    def how_many_in_game(self) -> int:
        """Return the number of players who still have a token."""
        tokens = self.table.tokens
        return len(tokens) - tokens.count(0)

    def order_from(self, dealer: int) -> tuple[int, ...]:
        """Return the players in the game in playing order: the eldest hand first, this dealer last."""
        tokens, order = self.table.tokens, []
        for seat in _players_from(self.players, dealer):
            if tokens[seat]:
                order.append(seat)  # noqa: PERF401 - each deal asks twice, and a comprehension is a call
        return tuple(order)

    def round_table(self, dealer: int) -> tuple[int, ...]:
        """Return all seats: the players in playing order with this dealer last, then the onlookers."""
        return (*_players_from(self.players, dealer), *range(self.players, len(self.table.coins)))

    def held(self) -> dict[int, Card]:
        """Return the cards of this deal's players, by seat in playing order."""
        cards = self.table.cards
        return {seat: card for seat in self.deal.order if (card := cards[seat])}

    def end(self, winners: tuple[int, ...]) -> None:
        """End the game, which these players have won."""
        self.winners, self.ended = winners, True

    # Rules that each game of the family decides

    def reentry_cost(self) -> int | None:
        """Return the price in coins of the re-entry offered now; None if no player may buy back in."""

    @abstractmethod
    def turn(self, seat: int) -> Decision:
        """Return the decision of a player's turn."""

    def open_turn(self, seat: int) -> Decision:
        """Return the decision of a turn with the options of any card that the player might have."""
        return self.turn(seat)

    @property
    def open_due(self) -> Decision | None:
        due = self.due
        if due is None or due.kind not in _BY_CARD or self.table.shown[due.seat]:
            return due
        return self.open_turn(due.seat)

    @abstractmethod
    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the players who lose a token in the comparison of these cards, each with the reason."""

    def is_void(self, compared: Collection[int], due: Mapping[int, int]) -> bool:
        """Return whether a comparison does not count, by the rule for all who lose it.

        Args:
            compared: the seats whose cards are compared.
            due: the tokens that each loser would pay, in playing order.
        """
        del compared, due
        return False

    def gainers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the players who gain a token in it, each with the reason."""
        del held
        return {}

    def observed(self) -> dict[str, Any]:
        """Return the attributes of an observation that only this game has."""
        return {}

    def pay_after(self, seat: int, reason: str) -> None:
        """Take the payment of a loser of the comparison: a token."""
        self.table.lose(seat, reason)

    def tokens_at_start(self) -> int:
        """Return how many tokens each player begins with."""
        return self.options.tokens

    def settle(self, winner: int, coins: int) -> None:
        """Distribute the coins that the winner has collected, where others have a share."""

    # Exchanging

    def try_exchange(self, target: int) -> None:
        """Make the exchanger ask the player at this position in the order, who is dealt a card now (E3)."""
        deal, table = self.deal, self.table
        seat, other = deal.order[deal.exchanger], deal.order[target]
        if table.recording:
            table.journal.append((Asked, seat, other))
        card = table.deal(other)
        deal.target = target
        arrest = self.arrests.get(card)
        if arrest is None:
            table.low[other] = True
            self.cross(target, "turn")
        else:
            arrest(self, deal.exchanger, target)

    def cross(self, target: int, reason: str) -> None:
        """Exchange with the player at this position, whose turn it is then (E4)."""
        deal = self.deal
        seat, other = deal.order[deal.exchanger], deal.order[target]
        self.table.swap(seat, other, reason)
        deal.way.append((seat, other))
        deal.at = target

    def end_run(self, last: int) -> None:
        """End the travelling card's run; the next turn is that of the player after this position (E1)."""
        deal = self.deal
        deal.way.clear()
        deal.at = last + 1

    def exchange_with_pack(self, seat: int) -> None:
        """Exchange the last player's card with the pack."""
        if self.table.recording:
            self.table.journal.append((Asked, seat, None))
        self.table.draw(seat)

    def pay_for(self, exchanger: int, reason: str) -> None:
        """Take a token for an arrest from the exchanger at this position; after the last the card is dead."""
        seat = self.deal.order[exchanger]
        self.table.lose(seat, reason)
        if not self.table.tokens[seat]:
            self.table.bury(seat)


@cache
def _players_from(players: int, dealer: int) -> tuple[int, ...]:
    """Return the seats of a number of players in playing order, with this dealer last."""
    return (*range(dealer + 1, players), *range(dealer + 1))


class Stakes(Phase[ExchangeState, ExchangeOptions]):
    """Every player pays the stake and has the full tokens (000, "Seating and Stakes")."""

    def enter(self, state: ExchangeState) -> None:
        """Collect the stakes."""
        table, options = state.table, state.options
        table.record(GameBegan, tuple(range(state.players)), state.deal.dealer)
        for seat in range(state.players):
            table.pay(seat, options.stake, "stake")
            table.issue(seat, state.tokens_at_start(), virgin=True)


class Shuffle(Phase[ExchangeState, ExchangeOptions]):
    """The pack is shuffled: the one thing that chance decides."""

    def ask(self, state: ExchangeState) -> Decision | None:
        """Ask chance for the shuffle, once a deal."""
        return None if state.deal.order else SHUFFLE

    def enter(self, state: ExchangeState) -> None:
        """Clear the last deal away."""
        state.deal = state.new_deal(state.deal.dealer)

    def shuffled(self, state: ExchangeState, shuffled: Shuffled) -> None:
        """Put the pack down and begin the deal."""
        deal = state.deal
        state.table.gather(shuffled.cards)
        state.deals += 1
        deal.order = state.order_from(deal.dealer)
        state.table.record(DealBegan, state.deals, deal.dealer, deal.order)


class Turns(Phase[ExchangeState, ExchangeOptions]):
    """Everybody in turn is dealt a card, unless one came by exchange, and keeps it or exchanges it."""

    def ask(self, state: ExchangeState) -> Decision | None:
        """Deal a card to the next player and ask, until the dealer has had their turn."""
        deal = state.deal
        order, at = deal.order, deal.at
        if at >= len(order):
            return None
        seat = order[at]
        if state.table.cards[seat] is None:
            state.table.deal(seat)
        return state.turn(seat)

    def answer(self, state: ExchangeState, action: Action) -> None:
        """Keep, exchange with the next player, or, for the dealer, exchange with the pack."""
        deal, table = state.deal, state.table
        position = deal.at
        if action.word == "keep":
            if table.recording:
                table.journal.append((Kept, deal.order[position]))
            state.end_run(position)
        elif position == len(deal.order) - 1:
            state.exchange_with_pack(deal.order[position])
            state.end_run(position)
        else:
            deal.exchanger = position
            state.try_exchange(position + 1)

    def vocabulary(self, options: ExchangeOptions) -> Vocabulary:
        del options
        return {"turn": (KEEP, EXCHANGE)}


class Comparison(Phase[ExchangeState, ExchangeOptions]):
    """The cards of those who still have a token are turned up one after the other, and the lowest pays."""

    def enter(self, state: ExchangeState) -> None:
        """Expose, compare, pay."""
        table = state.table
        held = self.show(state)
        losers = state.losers(held)
        for seat, reason in state.gainers(held).items():
            table.gain(seat, reason)
        for seat, reason in losers.items():
            state.pay_after(seat, reason)
        state.deal.losers = tuple(losers)
        table.record(Compared, state.deal.losers, *lowest_of(losers, held))

    def show(self, state: ExchangeState) -> dict[int, Card]:
        """Turn up the cards to be compared, and return them by seat."""
        return state.table.show_down(state.deal.order)


def lowest_of(losers: Mapping[int, str], held: Mapping[int, Card]) -> tuple[str, tuple[int, ...]]:
    """Return the card of the first player who loses as the lowest, and the players with its rank.

    Args:
        losers: the reasons of the losses, by seat in playing order.
        held: the compared cards, by seat.
    """
    for seat, reason in losers.items():
        if reason == "lowest" and seat in held:
            rank = held[seat].rank
            return held[seat].id, tuple(other for other, card in held.items() if card.rank == rank)
    return "", ()


STAKES: Final = Stakes()
SHUFFLING: Final = Shuffle()
TURNS: Final = Turns()
COMPARISON: Final = Comparison()
