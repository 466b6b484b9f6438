"""A match of a trick game: deal after deal with the score kept, until so many are played or somebody has won.

To a match a `Series` is what a state of an exchange game is: it has a table, a decision and winners, and it
does actions. It strings deals, each a state of its own; their events go into one journal. The deal passes to
the next player in playing order (001), and a deal that is thrown in passes it too, but does not count (Z3).

Fewer players than hands leave the last seats to dummies (H2).
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from cucu_desktop.engine.actions import Action, Decision, Shuffled
from cucu_desktop.engine.cards import Pack
from cucu_desktop.engine.events import GameWon
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.observation import observe as observe_exchange
from cucu_desktop.engine.trick_observation import observe as observe_tricks
from cucu_desktop.engine.trick_table import TrickTable
from cucu_desktop.engine.tricks import TrickState


class Series:
    """Deals of a trick game under way.

    Attributes:
        deal: the deal under way, or the last one.
        deals: how many have been dealt.
        played: how many have been played to their end and not thrown in.
        players: how many play; the other hands are dummies.
        standing: what each seat has won: deals, or tokens.
        winners: who has won most when the match is over: a side, or several if equal; before that nobody.
    """

    def __init__(
        self,
        game: ModuleType,
        options: Any,  # noqa: ANN401 - each game has its own
        coins: Sequence[int],
        dealer: int,
        onlookers: int = 0,
    ) -> None:
        """Sit down.

        Args:
            game: the game's module.
            options: the game's options.
            coins: what everybody at the table has, onlookers last.
            dealer: who deals first.
            onlookers: how many of them look on.
        """
        self._game = game
        self._options = options
        self._coins = list(coins)
        self._journal: list[tuple[Any, ...]] = []
        self._last: tuple[object, ...] = ()
        self.deals = 0
        self.played = 0
        self.players = len(coins) - onlookers
        self.standing: tuple[int, ...] = (0,) * game.State.seats
        self.winners: tuple[int, ...] = ()
        self.deal = self._new_deal(dealer)

    def _new_deal(self, dealer: int) -> TrickState:
        seats = self._game.State.seats
        deal: TrickState = self._game.State(
            self._options, dealer, range(self.players, seats), number=self.deals + 1
        )
        deal.table.journal = self._journal
        deal.table.coins = self._coins
        deal.standing, deal.played = self.standing, self.played
        return deal

    @property
    def table(self) -> TrickTable:
        """The table of the deal under way, with the journal of all deals."""
        return self.deal.table

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now; None when the match is over."""
        return self.deal.decision

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.winners)

    @property
    def pack(self) -> Pack:
        """The pack that is played with."""
        return self.deal.pack

    @property
    def to_shuffle(self) -> Pack:
        """What chance has to shuffle: the whole pack, every time."""
        return self.deal.pack

    def start(self) -> None:
        """Begin with the first deal."""
        self.deal.start()

    def apply(self, action: Action | Shuffled) -> None:
        """Do an action; when the deal is over, keep its score and begin the next one.

        Raises:
            IllegalActionError: the action is not among the options; nothing has changed.
        """
        self.deal.apply(action)
        if isinstance(action, Shuffled):
            self.deals += 1
        if self.deal.is_over:
            self._go_on()

    def _go_on(self) -> None:
        deal, options = self.deal, self._options
        self._last = (deal.points, deal.recount, deal.winners)
        self.played += deal.winners is not None
        self.standing = tuple(before + new for before, new in zip(self.standing, deal.credit(), strict=True))
        best = max(self.standing[: self.players])
        if best >= options.target if options.target else self.played == options.deals:
            self.winners = tuple(seat for seat in range(self.players) if self.standing[seat] == best)
            deal.standing = self.standing
            deal.table.record(GameWon, self.winners)
            return
        following = (seat for seat in deal.order if seat not in deal.dummies)
        self.deal = self._new_deal(next(following))
        self.deal.start()

    def told(self) -> tuple[object, ...]:
        """Return what a digest is made of: how the last deal ended, and where the match stands."""
        hands = [list(map(str, hand)) for hand in self.table.hands]
        return self.deals, self.deal.dealer, hands, self._last, self.standing


Game = ExchangeState | Series
"""What a match plays: a game of the one family or the other."""


def sit_down(
    game: ModuleType,
    options: Any,  # noqa: ANN401 - each game has its own
    coins: Sequence[int],
    dealer: int,
    onlookers: int = 0,
) -> Game:
    """Return a new game of either family, not yet started."""
    if issubclass(game.State, TrickState):
        return Series(game, options, coins, dealer, onlookers)
    state: ExchangeState = game.State(options, coins, dealer, onlookers)
    return state


def seen_from(game: Game, seat: int) -> Any:  # noqa: ANN401 - an observation of the game's family
    """Return what the seat may know now, by the rules of the game's family."""
    return observe_tricks(game.deal, seat) if isinstance(game, Series) else observe_exchange(game, seat)
