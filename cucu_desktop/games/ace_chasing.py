"""Ace Chasing: all players bet and play against the matador, who takes no turn.

Players: 4 to 52. Pack: the standard 52. Deal and play: clockwise. Source 004, first game, contributed by
Matthew Allen; rulings A1-A6.

1. Each player is dealt a card, the Ace low; the matador, who is the dealer, last (A1).
2. Each player bets on the matador's fate, and the matador accepts or refuses each bet (A3).
3. Each player but the matador keeps the card or exchanges it with the next one, who cannot refuse (A2).
4. The matador's card is turned up, then every lower one, then those of the suit of a face-up Ace (A4).
5. If any other card is up, its player is out and the matador collects the bets; if not, the matador is out
and pays them.
6. The nearest survivor at the matador's right is the next matador. The last player in the game wins.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from cucu_desktop.engine.actions import Decision
from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.events import Eliminated, GameBegan, GameWon
from cucu_desktop.engine.exchange import SHUFFLING, Turns
from cucu_desktop.engine.mechanisms.betting import BETTING, BetState
from cucu_desktop.engine.mechanisms.dealt_first import DEALING
from cucu_desktop.engine.rarer_events import Judged
from cucu_desktop.engine.state import Phase
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TABLE_TALK, ExchangeGame

ID: Final = "ace_chasing"


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        bets: the kind of bets: always against the "matador", or on "either" outcome (A3).
        talk: whether players may talk about their cards and plans, truly or not.
    """

    game: ClassVar[str] = ID
    bets: str = "matador"
    talk: bool = True
    stake: ClassVar[int] = 0
    tokens: ClassVar[int] = 1
    reentry: ClassVar[bool] = False
    sharing: ClassVar[bool] = False
    agreement: ClassVar[bool] = False


class Beginning(Phase["AceChasingState", Options]):
    """All players are in the game; there is no pool (A6)."""

    def enter(self, state: "AceChasingState") -> None:
        """Begin."""
        state.table.record(GameBegan, tuple(range(state.players)), state.deal.dealer)
        for seat in range(state.players):
            state.table.issue(seat, 1, virgin=False)


class PlayersTurns(Turns):
    """The turns of all players but the matador."""

    def ask(self, state: "AceChasingState") -> Decision | None:  # type: ignore[override]
        """Ask the next player, until only the matador is left."""
        return super().ask(state) if state.deal.at < len(state.deal.order) - 1 else None


class Reckoning(Phase["AceChasingState", Options]):
    """Cards go face up, bets are paid, and a player is out (source 004, steps 1 to 5)."""

    def enter(self, state: "AceChasingState") -> None:
        """Turn up, pay, and make the next player matador."""
        deal, table, matador = state.deal, state.table, state.deal.dealer
        held = state.held()
        state.down = cards_up(held, matador)
        table.expose(matador)
        for seat in state.down:
            if seat != matador:
                table.expose(seat)
        state.eliminated = tuple(state.losers(held))
        survives = matador not in state.eliminated
        table.record(Judged, matador, survives, state.down, state.eliminated)
        state.pay_bets(matador_survives=survives)
        for seat in state.eliminated:
            table.tokens[seat] = 0
            state.eliminations += 1
            table.record(Eliminated, seat, state.eliminations)
        left = state.in_game()
        if len(left) == 1:
            table.record(GameWon, tuple(left))
            state.end(tuple(left))
        else:
            deal.dealer = max((seat for seat in left if seat < matador), default=left[-1])


class AceChasingState(BetState):
    """A game of Ace Chasing under way, to the last survivor.

    In the state a player in the game has a token, which is no chip on the table.

    Attributes:
        down: the seats whose cards went face up in the last deal, the matador's included.
        eliminated: the players who were knocked out in it.
    """

    __slots__ = ("down", "eliminated")

    pack = STANDARD
    phases = (Beginning(), SHUFFLING, DEALING, BETTING, PlayersTurns(), Reckoning())
    cycle = 1
    options: Options

    def __init__(self, options: Options, coins: Sequence[int], dealer: int, onlookers: int = 0) -> None:
        super().__init__(options, coins, dealer, onlookers)
        self.down: tuple[int, ...] = ()
        self.eliminated: tuple[int, ...] = ()

    def observed(self) -> dict[str, Any]:
        return {**super().observed(), "down": self.down}

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the players knocked out: all others whose cards are up, or the matador if there are none."""
        matador = self.deal.dealer
        others = {seat: "up" for seat in cards_up(held, matador) if seat != matador}
        return others or {matador: "alone"}


def cards_up(held: Mapping[int, Card], matador: int) -> tuple[int, ...]:
    """Return the seats whose cards go face up, in playing order (source 004, steps 1 to 3; A4)."""
    highest = held[matador]
    up = {seat for seat, card in held.items() if card is highest or card.rank < highest.rank}
    suits = {held[seat].suit for seat in up if held[seat].value == "A"}
    return tuple([seat for seat, card in held.items() if seat in up or card.suit in suits])


ARRESTS: Final[dict[Card, Any]] = {}
"""Nobody can refuse an exchange (A2)."""


GAME: Final = ExchangeGame(
    id=ID,
    state_class=AceChasingState,
    seats=range(4, 53),
    usual_seats=8,
    clockwise=True,
    places=("parlour",),
    emblem="AC",
    deal_unit="coins",
    options=Options,
    choices={"bets": ("matador", "either")},
    presets={"ace_chasing": Options(), "either": Options(bets="either")},
    phrases=TABLE_TALK,
    sections=("start", "bets", "turn", "comparison", "pool", "talk"),
    suits_matter=True,
    dealt_first=True,
    has_tokens=False,
    has_pool=False,
    has_matador=True,
)
"""The presets: all bets against the matador; on either outcome."""
