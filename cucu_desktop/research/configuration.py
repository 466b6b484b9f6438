"""The configuration of a game for learning programs: seats, options, coins, and the encoding of all of it.

This module knows no single game: every game in the catalogue has its environments.
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.families import GameState, seen_from, sit_down
from cucu_desktop.engine.mechanisms.calls import CallState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame, TrickGame
from cucu_desktop.research.action_ids import ActionIds
from cucu_desktop.research.vector_layout import (
    TOKENS,
    LayoutParameters,
    VectorLayout,
    exchange_layout,
    trick_layout,
)
from cucu_desktop.research.vector_parts import Values

if TYPE_CHECKING:
    from cucu_desktop.engine.options import GameOptions, TrickOptions
    from cucu_desktop.engine.state import State


class DealsPlayed(Phase[Any, ExchangeOptions]):
    """The end of the game after the given number of deals."""

    def enter(self, state: Any) -> None:  # noqa: ANN401 - of any such class
        """End the game without a winner after the last deal."""
        if state.deals >= state.most_deals:
            state.end(())


DEALS_PLAYED: Final = DealsPlayed()


@lru_cache(maxsize=64)
def few_deals(kind: type[ExchangeState], deals: int) -> type[ExchangeState]:
    """Return the class of this game's states that end after this number of deals, with one phase more.

    Many deals make a game tree too large to traverse; one makes a small one.
    """

    class FewDeals(kind):  # type: ignore[misc, valid-type]  # which one is known when it runs
        __slots__ = ()

        phases = (*kind.phases, DEALS_PLAYED)
        most_deals: ClassVar[int] = deals

        def __reduce_ex__(self, protocol: object) -> tuple[object, ...]:
            """Pickle by its arguments, as the class has no importable name."""
            _, _, attributes, *_ = super().__reduce_ex__(2)
            return _new, (kind, deals), attributes

    return FewDeals


def _new(kind: type[ExchangeState], deals: int) -> ExchangeState:
    found = few_deals(kind, deals)
    return found.__new__(found)


Setting = int | str | bool
PURSE: Final = 100
AMOUNT_STEPS: Final = 5
MAX_MOVES: Final = 10_000


class Configuration:
    """The configuration of an environment.

    Attributes:
        game: the game.
        options: its options.
        seats: the number of players.
        purse: the coins of each player at the start.
        dealer: who deals first.
        max_moves: the number of decisions after which a game is given up.
        deals: the number of deals after which an exchange game is over; 0: by its own rules.
        actions: the numbers of the actions.
        layout: the parts of an observation vector.
        kinds: one card of each distinguishable kind; where suits do not matter, one of each rank.
    """

    def __init__(self, game: str, settings: dict[str, Setting]) -> None:
        """Configure a game of the catalogue.

        Args:
            game: its id.
            settings: any of `defaults` by name; the others keep their defaults.

        Raises:
            ValueError: an unknown game or setting, or an impossible value.
        """
        if game not in GAMES:
            raise ValueError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
        self.game: ExchangeGame | TrickGame = GAMES[game]
        usual = defaults(self.game)
        unknown = ", ".join(settings.keys() - usual.keys())
        if unknown:
            raise ValueError(f"{game} has no setting {unknown}; it has {', '.join(usual)}")
        self.settings = settings
        agreed = usual | settings
        self.seats, self.purse, dealer, steps, self.max_moves = (_whole(agreed, name) for name in _OURS)
        self.deals = 0 if isinstance(self.game, TrickGame) else _whole(agreed, DEALS)
        self.options: GameOptions = self.game.options(
            **{option.name: agreed[_setting_of(option.name)] for option in fields(self.game.options)}
        )
        self.game.check(self.options)
        self.purse = self.game.coins_of(self.options, self.purse)
        possible = self.game.seats_of(self.options)
        if self.seats not in possible:
            raise ValueError(f"{game} is for {possible[0]} to {possible[-1]} players, not {self.seats}")
        self.dealer = self.seats - 1 if dealer < 0 else dealer
        if (
            self.dealer >= self.seats
            or self.purse < max(self.options.stake, 1)
            or steps < 2
            or self.max_moves < 1
            or self.deals < 0
        ):
            raise ValueError(
                "the dealer has no seat, the purse is less than the stake, or a number is too small"
            )
        vocabulary = self.game.state_class.vocabulary(self.options)
        self.actions = ActionIds(vocabulary, steps)
        self.layout = self._layout(tuple(vocabulary))
        named: dict[str, Card] = {}
        self._kind_of = {
            card: named.setdefault(self.name_of(card), card)
            for card in self.game.pack_of(self.options).designs
        }
        self.kinds = tuple(named.values())
        self._first = self._begin_anew()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the settings; a process has one object for each."""
        return _same, (self.game.id, tuple(self.settings.items()))

    def _layout(self, kinds: tuple[str, ...]) -> VectorLayout:
        kind: type[State] = self.game.state_class
        interrupting = (phase for phases in kind.interrupts.values() for phase in phases)
        phases = tuple(dict.fromkeys(map(repr, (*kind.phases, *interrupting))))
        pack, coins = self.game.pack_of(self.options), self.seats * self.purse
        names = {card: self.name_of(card) for card in pack.designs}
        if isinstance(self.game, TrickGame):
            table = LayoutParameters(self.game.hands, pack, names, coins, kinds, phases)
            return trick_layout(table, cast("TrickOptions", self.options), tuple(self.game.ranks))
        return exchange_layout(
            LayoutParameters(self.seats, pack, names, coins, kinds, phases),
            cast("ExchangeOptions", self.options),
        )

    def begin(self, *, recording: bool = False) -> GameState:
        """Return a new game with its first decision due; `recording`: whether it writes its journal."""
        return self._begin_anew() if recording else self._first.clone()

    def _begin_anew(self) -> GameState:
        coins = [self.purse] * self.seats
        kind = self.game.state_class
        if self.deals:
            assert issubclass(kind, ExchangeState)  # trick games have an option for the number of deals
            kind = few_deals(kind, self.deals)
        state = sit_down(kind, self.options, coins, self.dealer)
        if isinstance(state, CallState):
            state.asks_all = True  # else being asked would reveal that a seat may call (B11)
        state.start()
        return state

    def vector(self, state: GameState, seat: int) -> Values:
        """Return the seat's observation as a vector."""
        return self.layout.vector(seen_from(state, seat))

    def won(self, state: GameState) -> Sequence[float]:
        """Return each player's result: coins, or the deals or tokens of a match.

        In a game that ends after a number of deals the pool counts, too, divided by the tokens
        that players have left.
        """
        if isinstance(state, Series):
            return state.standing[: self.seats]
        table = state.table
        left = sum(table.tokens)
        if not self.deals or not left or not table.pool:
            return table.coins
        share = table.pool / left
        return [coins + share * tokens for coins, tokens in zip(table.coins, table.tokens, strict=True)]

    def name_of(self, card: Card) -> str:
        """Return the name of a card: where suits do not matter, cards of one value have the same name."""
        return card.id if self.game.suits_matter else card.value

    def kind_of(self, card: Card) -> Card:
        """Return the card of `kinds` of the same kind as this one."""
        return self._kind_of[card]

    def payoffs(self, state: GameState) -> list[float]:
        """Return each player's result less the average of all; they add up to 0."""
        won = self.won(state)
        average = sum(won) / self.seats
        return [each - average for each in won]

    @property
    def best_payoff(self) -> float:
        """An upper bound of payoffs; its opposite is the lower bound."""
        game, options = self.game, self.options
        if isinstance(game, ExchangeGame):
            return float(self.purse * (self.seats - 1))
        agreed = cast("TrickOptions", options)
        open_ended = self.max_moves // game.hands + 1  # a deal that counts takes a decision of each hand
        return float(TOKENS * (open_ended if agreed.target else game.length_of(agreed, self.seats)))


_OURS: Final = ("seats", "purse", "dealer", "amount_steps", "max_moves")
DEALS: Final = "deals"


def defaults(game: ExchangeGame | TrickGame) -> dict[str, Setting]:
    """Return the settings of a game, with their defaults.

    seats: the number of players. purse: the coins of each player at the start. dealer: the seat that deals
    first, -1 for the last one, so that seat 0 begins. amount_steps: the number of steps of an amount.
    max_moves: the number of decisions after which a game is given up. deals: the number of deals after which
    it is over; in an exchange game 0 for no limit. The others are the game's own options; one with the name
    of a setting has `_rule` after its name, as `dealer_rule` in Coucou.
    """
    ours = dict(zip(_OURS, (game.usual_seats, PURSE, -1, AMOUNT_STEPS, MAX_MOVES), strict=True))
    if isinstance(game, ExchangeGame):
        ours[DEALS] = 0
    options = {_setting_of(option.name): getattr(game.usual, option.name) for option in fields(game.options)}
    return ours | options


def _setting_of(option: str) -> str:
    """Return the setting's name of an option; a name that is taken gets the suffix `_rule`."""
    return f"{option}_rule" if option in _OURS else option


def _whole(agreed: dict[str, Setting], name: str) -> int:
    value = agreed[name]
    if type(value) is not int:
        raise ValueError(f"{value!r} cannot be chosen for {name}")
    return value


@lru_cache(maxsize=64)
def _same(game: str, settings: tuple[tuple[str, Setting], ...]) -> Configuration:
    return Configuration(game, dict(settings))
