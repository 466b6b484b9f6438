"""The result of a scenario, without its comparison with the expected one."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Generic, TypeVar

from cucu_desktop.engine.actions import CHANCE
from cucu_desktop.engine.events import (
    IN_COMPARISON,
    Arrested,
    CoinsPaid,
    CoinsTaken,
    Compared,
    Dealt,
    Drew,
    Event,
    Promised,
    Reentered,
    TokenLost,
)
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.mechanisms.calls import callers
from cucu_desktop.engine.mechanisms.pots import PotState
from cucu_desktop.engine.mechanisms.powers import PowerState
from cucu_desktop.engine.mechanisms.slippers import SlippersState
from cucu_desktop.engine.mechanisms.ties import TieState
from cucu_desktop.engine.rarer_events import (
    Called,
    Discarded,
    Fell,
    Judged,
    Knocked,
    OfferAnswered,
    Offered,
    PotCarried,
    RarerEvent,
    RunsBack,
    TokenGained,
    TurnedUp,
)
from cucu_desktop.engine.tricks.state import TrickState
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.kille import KilleState
from cucu_desktop.match.scenario.scenario_fields import Table

AnyState = TypeVar("AnyState", bound=ExchangeState | TrickState)


def to_act(state: ExchangeState | TrickState) -> int | None:
    """Return the seat of the decision that is due, the dummy's and not its partner's, or None."""
    decision = state.due
    if decision is None or decision.seat == CHANCE:
        return None
    is_dummy = isinstance(state, TrickState) and decision.other is not None
    return decision.other if is_dummy else decision.seat


class Outcome(Generic[AnyState]):
    """The result of a scenario's deal; the methods of subclasses return its parts by name.

    Attributes:
        common: the parts that all games of the family have, besides state, seat and legal actions.
    """

    common: tuple[str, ...] = ()

    def __init__(self, state: AnyState, names: Sequence[str]) -> None:
        self._state = state
        self._names = names
        decision = state.due
        self._decision = decision if decision and decision.seat != CHANCE else None

    def as_table(self, parts: Sequence[str]) -> Table:
        """Return the common parts of all games of the family, and the named ones."""
        state, decision = self._state, self._decision
        is_over = isinstance(state, ExchangeState) and state.is_over
        return {
            "state": "decision" if decision else "game over" if is_over else "deal over",
            "to_act": self._name(to_act(state)),
            "legal": [str(option) for option in decision.options] if decision else [],
            **{part: getattr(self, part)() for part in (*self.common, *parts)},
        }

    def _by_seat(self, value: Callable[[int], Any]) -> Table:
        return {name: value(seat) for seat, name in enumerate(self._names)}

    def _name(self, seat: int | None) -> str | None:
        return None if seat is None else self._names[seat]

    def _named(self, seats: Sequence[int]) -> list[str]:
        return [self._names[seat] for seat in seats]


class ExchangeOutcome(Outcome[ExchangeState]):
    """The result of a deal of an exchange game."""

    common = ("cards", "coins", "winner")

    def __init__(self, state: ExchangeState, names: Sequence[str]) -> None:
        super().__init__(state, names)
        self._table = state.table
        self._events: list[Event | RarerEvent] = [*state.table.events()]

    def cards(self) -> Table:
        """The cards in front of the players, without dead ones."""
        table = self._table
        return self._by_seat(
            lambda seat: None if table.dead[seat] or not (card := table.cards[seat]) else card.id
        )

    def coins(self) -> Table:
        return self._by_seat(self._table.coins.__getitem__)

    def winner(self) -> str | list[str] | None:
        winners = self._named(self._state.winners)
        return winners if len(winners) > 1 else winners[0] if winners else None

    def cost(self) -> int | None:
        """The price of the re-entry on offer."""
        return self._decision.cost if self._decision else None

    def tokens(self) -> Table:
        """The tokens now; slippers are none."""
        worn = self._worn()
        return self._by_seat(lambda seat: self._table.tokens[seat] - worn[seat])

    def _worn(self) -> Sequence[bool]:
        state = self._state
        return state.slippers if isinstance(state, SlippersState) else [False] * len(self._names)

    def slippers(self) -> Table:
        return self._by_seat(self._worn().__getitem__)

    def knocked(self) -> list[str]:
        """The players who were dealt the fool and knocked."""
        return self._named([event.seat for event in self._events if isinstance(event, Knocked)])

    def drawn(self) -> list[Table]:
        """The cards that left the pack after the deal, with their seats."""
        return [
            {"seat": self._names[event.seat], "card": str(event.card)}
            for event in self._events
            if isinstance(event, Drew | TurnedUp)
        ]

    def dead(self) -> list[str]:
        """The players who died in this deal, in order."""
        return self._named([event.seat for event in self._events if isinstance(event, TokenLost)])

    def _kille(self) -> KilleState:
        state = self._state
        assert isinstance(state, KilleState)  # the only game with purchases, and a Harlekin
        return state

    def bought(self) -> Table:
        return self._by_seat(self._kille().bought.__getitem__)

    def lowered(self) -> list[str]:
        """The players with a Harlekin that was exchanged."""
        dead = self._table.dead
        return self._named([seat for seat, low in enumerate(self._kille().lowered) if low and not dead[seat]])

    def virgin(self) -> Table:
        """Whether each player has never lost a token."""
        return self._by_seat(self._table.virgin.__getitem__)

    def lost(self) -> Table:
        counted = Counter(event.seat for event in self._events if isinstance(event, TokenLost))
        return self._by_seat(counted.__getitem__)

    def gained(self) -> Table:
        counted = Counter(event.seat for event in self._events if isinstance(event, TokenGained))
        return self._by_seat(counted.__getitem__)

    def losers(self) -> list[str]:
        """The players who lost a token in the comparison; without a comparison, all who lost one."""
        if isinstance(self._state, PowerState) or not GAMES[self._state.options.game].has_tokens:
            compared = (event.losers for event in self._events if isinstance(event, Compared))
            return self._named(next(compared, ()))
        lost = (event for event in self._events if isinstance(event, TokenLost))
        return self._named([event.seat for event in lost if event.reason in IN_COMPARISON])

    def arrests(self) -> list[Table]:
        """The cards that were announced; an inn that was given away does not count."""
        return [
            {
                "card": str(event.card),
                "holder": self._names[event.holder],
                "exchanger": self._names[event.exchanger],
                "reverse": isinstance(self._events[index - 1], RunsBack),
            }
            for index, event in enumerate(self._events)
            if isinstance(event, Arrested) and (event.shown or holds(self._events[index:]))
        ]

    def out(self) -> list[str]:
        return [name for seat, name in enumerate(self._names) if not self._table.tokens[seat]]

    def reentered(self) -> list[str]:
        return self._named([event.seat for event in self._events if isinstance(event, Reentered)])

    def _judged(self) -> Judged | None:
        return next((event for event in self._events if isinstance(event, Judged)), None)

    def down(self) -> list[str]:
        """The players whose cards went face up, the matador's included."""
        judged = self._judged()
        return self._named(judged.down) if judged else []

    def eliminated(self) -> list[str]:
        judged = self._judged()
        return self._named(judged.eliminated) if judged else []

    def matador_survives(self) -> bool | None:
        """The matador's fate, once it is settled."""
        judged = self._judged()
        return judged.survives if judged else None

    def rounds(self) -> list[list[Table]]:
        """The settled ties, by round, without empty rounds."""
        state = self._state
        assert isinstance(state, TieState)  # only for games with rounds of ties
        return [
            [
                {"rank": tie.rank, "seats": self._named(tie.seats), "cards": [card.id for card in tie.cards]}
                for tie in ties
            ]
            for ties in state.rounds
            if ties
        ]

    def pool(self) -> int:
        return self._table.pool


class PotOutcome(ExchangeOutcome):
    """The result of a deal of a game with pots."""

    _state: PotState

    def cards(self) -> Table:
        """The cards in front of the players, those of the fallen included."""
        cards = self._table.cards
        return self._by_seat(lambda seat: str(card) if (card := cards[seat]) else None)

    def may_call(self) -> list[str]:
        """The players who may call now, the one to act included."""
        return self._named(callers(self._state))

    def caller(self) -> str | None:
        return next((self._names[event.seat] for event in self._events if isinstance(event, Called)), None)

    def fallen(self) -> list[Table]:
        """The players who have fallen, in order, with the card that struck."""
        return [
            {"seat": self._names[event.seat], "card": event.reason}
            for event in self._events
            if isinstance(event, Fell)
        ]

    def arrests(self) -> list[Table]:
        """The cards that refused or skipped."""
        names = self._names
        return [
            {
                "card": str(event.card),
                "holder": names[event.holder],
                "exchanger": names[event.exchanger],
                "reverse": False,
            }
            for event in self._events
            if isinstance(event, Arrested)
        ]

    def drawn(self) -> list[Table]:
        """The cards drawn from the pack, kept or not."""
        return [
            {"seat": self._names[event.seat], "card": str(event.card)}
            for before, event in pairwise(self._events)
            if isinstance(event, TurnedUp) or (isinstance(event, Dealt) and isinstance(before, Discarded))
        ]

    def paid(self) -> Table:
        """The chips that each player has paid to stay."""
        counted: Counter[int] = Counter()
        for event in self._events:
            if isinstance(event, CoinsPaid) and event.reason == "penalty":
                counted[event.seat] += event.coins
        return self._by_seat(counted.__getitem__)

    def pile(self) -> list[str]:
        """The open cards, those of the comparison included."""
        return [*(card.id for card, _ in self._table.laid), *(card.id for card in self._state.compared)]

    def pack(self) -> list[str]:
        """The face-down cards, the next one first."""
        return [card.id for card in reversed(self._table.stock)]

    def pot_winner(self) -> str | None:
        """The player who has taken the pot."""
        taken = (event.seat for event in self._events if isinstance(event, CoinsTaken))
        return next((self._names[seat] for seat in taken), None)

    def carried(self) -> bool:
        return any(isinstance(event, PotCarried) for event in self._events)

    def next(self) -> Table | None:
        """The next deal."""
        state = self._state
        if self._decision or state.is_over:
            return None
        *_, dealer = players = self._named(state.coming.players)
        return {"deal": state.coming.number, "dealer": dealer, "players": players, "fee": state.coming.fee}


def holds(events: Sequence[Event | RarerEvent]) -> bool:
    """Return whether the inn at the start of these events stopped its guest: not one given away."""
    for event in events:
        if isinstance(event, Promised) and event.answer != "asked":
            return event.answer != "refused"
        if isinstance(event, OfferAnswered):
            return not event.accepted
        if isinstance(event, Offered) and not (event.coins or event.percent):
            return True
    return False
