"""A game as it is agreed on for learning programs: seats, options, coins, and numbers for all of it.

Nothing here is about one game: what is in the catalogue of games has its environments.
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.families import GameState, seen_from, sit_down
from cucu_desktop.engine.mechanisms.calls import CallState
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame, TrickGame
from cucu_desktop.research.action_ids import ActionIds
from cucu_desktop.research.exchange_layout import exchange_layout
from cucu_desktop.research.few_deals import few_deals
from cucu_desktop.research.layout import Layout, Table
from cucu_desktop.research.parts import Values
from cucu_desktop.research.trick_layout import TOKENS, trick_layout

if TYPE_CHECKING:
    from cucu_desktop.engine.options import ExchangeOptions, GameOptions, TrickOptions
    from cucu_desktop.engine.state import State

Setting = int | str | bool
PURSE: Final = 100
AMOUNT_STEPS: Final = 5
MAX_MOVES: Final = 10_000


class Configuration:
    """What an environment is of one game.

    Attributes:
        game: the game.
        options: its options.
        seats: how many play.
        purse: the coins that everybody has at first.
        dealer: who deals first.
        max_moves: after so many decisions of players a game is given up.
        deals: after so many deals an exchange game is over; 0: when its rules say so.
        actions: the numbers of the actions.
        layout: the parts of an observation vector.
        kinds: a card of each kind that can be told apart; where suits do not matter, one of each rank.
    """

    def __init__(self, game: str, settings: dict[str, Setting]) -> None:
        """Agree on a game of the catalogue.

        Args:
            game: its id.
            settings: any of `defaults` by name; what is not named is as it is there.

        Raises:
            ValueError: there is no such game or setting, or it cannot be chosen.
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
        """Pickle as what was agreed on; there is one object for each in a process."""
        return _same, (self.game.id, tuple(self.settings.items()))

    def _layout(self, kinds: tuple[str, ...]) -> Layout:
        kind: type[State] = self.game.state_class
        interrupting = (phase for phases in kind.interrupts.values() for phase in phases)
        phases = tuple(dict.fromkeys(map(repr, (*kind.phases, *interrupting))))
        pack, coins = self.game.pack_of(self.options), self.seats * self.purse
        names = {card: self.name_of(card) for card in pack.designs}
        if isinstance(self.game, TrickGame):
            table = Table(self.game.hands, pack, names, coins, kinds, phases)
            return trick_layout(table, cast("TrickOptions", self.options), tuple(self.game.ranks))
        return exchange_layout(
            Table(self.seats, pack, names, coins, kinds, phases), cast("ExchangeOptions", self.options)
        )

    def begin(self, *, recording: bool = False) -> GameState:
        """Return a new game, its first decision due; `recording` tells whether it writes its journal."""
        return self._begin_anew() if recording else self._first.clone()

    def _begin_anew(self) -> GameState:
        coins = [self.purse] * self.seats
        kind = self.game.state_class
        if self.deals:
            assert issubclass(kind, ExchangeState)  # trick games have an option for that
            kind = few_deals(kind, self.deals)
        state = sit_down(kind, self.options, coins, self.dealer)
        if isinstance(state, CallState):
            state.asks_all = True  # or to be asked would tell that one may call (B11)
        state.start()
        return state

    def vector(self, state: GameState, seat: int) -> Values:
        """Return what the seat may know, in numbers."""
        return self.layout.vector(seen_from(state, seat))

    def won(self, state: GameState) -> Sequence[float]:
        """Return what each player has: coins, or the deals or tokens that count in a match.

        Where a game ends after so many deals, what lies in the pool counts, too: each player's part of it is
        that of the tokens which they have left.
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
        """Return what a card is called: where suits do not matter, all of one value are called the same."""
        return card.id if self.game.suits_matter else card.value

    def kind_of(self, card: Card) -> Card:
        """Return the card of `kinds` that nobody can tell from this one."""
        return self._kind_of[card]

    def payoffs(self, state: GameState) -> list[float]:
        """Return by how much each player has more than all have on average; they add up to 0."""
        won = self.won(state)
        average = sum(won) / self.seats
        return [each - average for each in won]

    @property
    def best_payoff(self) -> float:
        """What no payoff is above; none is below its opposite."""
        game, options = self.game, self.options
        if isinstance(game, ExchangeGame):
            return float(self.purse * (self.seats - 1))
        agreed = cast("TrickOptions", options)
        open_ended = self.max_moves // game.hands + 1  # a deal that counts takes a decision of each hand
        return float(TOKENS * (open_ended if agreed.target else game.length_of(agreed, self.seats)))


_OURS: Final = ("seats", "purse", "dealer", "amount_steps", "max_moves")
DEALS: Final = "deals"


def defaults(game: ExchangeGame | TrickGame) -> dict[str, Setting]:
    """Return all that may be set for a game, with what is usual.

    seats: how many play. purse: the coins that everybody has at first. dealer: the seat that deals first, -1
    for the last one, so that seat 0 begins. amount_steps: into how many steps amounts are cut. max_moves:
    after so many decisions a game is given up. deals: after so many deals a game is over; in an exchange game
    0 for as many as it takes. The others are the game's own options; one that is called like one of these has
    `_rule` after its name, as `dealer_rule` in Coucou.
    """
    ours = dict(zip(_OURS, (game.usual_seats, PURSE, -1, AMOUNT_STEPS, MAX_MOVES), strict=True))
    if isinstance(game, ExchangeGame):
        ours[DEALS] = 0
    options = {_setting_of(option.name): getattr(game.usual, option.name) for option in fields(game.options)}
    return ours | options


def _setting_of(option: str) -> str:
    """Return what an option is called among the settings: of a name that one has already, as a rule."""
    return f"{option}_rule" if option in _OURS else option


def _whole(agreed: dict[str, Setting], name: str) -> int:
    value = agreed[name]
    if type(value) is not int:
        raise ValueError(f"{value!r} cannot be chosen for {name}")
    return value


@lru_cache(maxsize=64)
def _same(game: str, settings: tuple[tuple[str, Setting], ...]) -> Configuration:
    return Configuration(game, dict(settings))
