"""The state of an exchange game that is played with real cards: its deals are told, not dealt.

A told game is the game's own state with other phases: the shuffle puts no pack down, dealing and turns are
left out, and the comparison waits until the whole deal has been told. Stakes, agreements, buy-backs,
purchases, penalties, eliminations and the pool are the phases of the game itself, so no rule is repeated.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Protocol, cast

from cucu_desktop.engine.actions import SHUFFLE, Action, Decision, Shuffled
from cucu_desktop.engine.events import Compared
from cucu_desktop.engine.exchange import Comparison, ExchangeState, Shuffle
from cucu_desktop.engine.mechanisms.bargain import BargainState, offers
from cucu_desktop.engine.mechanisms.lasting_pack import LastingState
from cucu_desktop.engine.mechanisms.pots import FEES, PotState
from cucu_desktop.engine.mechanisms.slippers import SlippersState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.rarer_events import OfferAnswered, Offered
from cucu_desktop.engine.state import AnyPhase, Phase

IN_DEAL: Final = "told"
"""The reason of a token that was lost in a deal, before the comparison."""


class TellingError(ValueError):
    """A text that is not possible; the message has the cause."""


class ToldState(Protocol):
    """The attributes of a told game beyond the game's own state.

    Attributes:
        is_told: whether the deal under way has been told to its end.
    """

    is_told: bool


class TellingBegins(Shuffle):
    """The beginning of a deal whose cards are on a real table."""

    def shuffled(self, state: ExchangeState, shuffled: Shuffled) -> None:
        """Begin the deal, without a pack."""
        if isinstance(state, LastingState):
            state.come_in()
        super().shuffled(state, shuffled)
        if isinstance(state, LastingState):
            state.is_whole = False
        cast("ToldState", state).is_told = False


class Telling(Phase[ExchangeState, ExchangeOptions]):
    """The deal on a real table: to the rules it is one decision of chance."""

    def ask(self, state: ExchangeState) -> Decision | None:
        """Wait until the deal has been told."""
        return None if cast("ToldState", state).is_told else SHUFFLE

    def shuffled(self, state: ExchangeState, shuffled: Shuffled) -> None:
        """End the deal."""
        del shuffled  # no pack
        state.table.record(Compared, state.deal.losers)
        cast("ToldState", state).is_told = True


TELLING_BEGINS: Final = TellingBegins()
TOLD: Final = Telling()


@cache
def told_kind(kind: type[ExchangeState]) -> type[ExchangeState]:
    """Return the class of a told game of this kind."""
    phases = tuple(_told_phases(kind.phases))
    cycle = None if kind.cycle is None else phases.index(_first_kept(kind.phases[kind.cycle :]))
    interrupts = {phase: by for phase, by in kind.interrupts.items() if phase in phases}

    def clone(self: ExchangeState) -> ExchangeState:
        copy = kind.clone(self)
        cast("ToldState", copy).is_told = cast("ToldState", self).is_told
        return copy

    members: dict[str, Any] = {
        "__slots__": ("is_told",),
        "__doc__": f"A told game of the kind {kind.__name__}.",
        "phases": phases,
        "cycle": cycle,
        "interrupts": interrupts,
        "clone": clone,
    }
    return cast("type[ExchangeState]", type(f"Told{kind.__name__}", (kind,), members))


def _told_phases(phases: tuple[AnyPhase, ...]) -> Iterator[AnyPhase]:
    """Replace the shuffle and the comparison; of the phases between only the payments stay."""
    has_cards = False
    for phase in phases:
        if isinstance(phase, Shuffle):
            has_cards = True
            yield TELLING_BEGINS
        elif isinstance(phase, Comparison):
            has_cards = False
            yield TOLD
        elif not has_cards or phase is FEES:
            yield phase


def _first_kept(phases: tuple[AnyPhase, ...]) -> AnyPhase:
    return next(_told_phases(phases))


def is_about_to_begin(state: ExchangeState) -> bool:
    """Return whether a deal comes next, without any text about it."""
    return state.decision is SHUFFLE and not state.deal.order


def penalty(state: ExchangeState, seat: int, by: int | None = None) -> None:
    """Take a token from a seat during the deal: for the cat, the hunter, an inn of Gnav.

    Args:
        state: the told game.
        seat: the seat that loses the token.
        by: the holder of the card, if given.

    Raises:
        TellingError: the seat has no token to lose in this deal, or `by` is not in it.
    """
    _check_in_deal(state, seat)
    if by is not None:
        _check_in_deal(state, by)
    table = state.table
    if isinstance(state, PotState):
        table.fall(seat, IN_DEAL)
    else:
        _lose(state, seat, IN_DEAL)
        table.dead[seat] = not table.tokens[seat]


def paid(state: ExchangeState, seat: int) -> None:
    """Take a token from a seat that has lost the comparison.

    Raises:
        TellingError: the seat has no token to lose in this deal.
    """
    _check_in_deal(state, seat)
    deal = state.deal
    if isinstance(state, PotState):
        if seat in deal.losers:
            raise TellingError("has lost this deal already")
    else:
        _lose(state, seat, "lowest")
    if seat not in deal.losers:
        deal.losers = tuple(each for each in deal.order if each in (*deal.losers, seat))


def won(state: ExchangeState, seat: int) -> None:
    """Give a seat a token: two Matti win one each (003, rule 12).

    Raises:
        TellingError: no token is won in this game, or the seat is not in the deal.
    """
    if not isinstance(state, BargainState):
        raise TellingError("no token is won in this game")
    _check_in_deal(state, seat)
    state.table.gain(seat, "matti")


def offer(state: ExchangeState, guest: int, innkeeper: int, offered: Action) -> None:
    """Settle an offer that `innkeeper` has accepted from `guest` (003, rules 13 and 21; L8).

    Raises:
        TellingError: the game has no bargains, or the offer cannot be made.
    """
    if not isinstance(state, BargainState):
        raise TellingError("there are no bargains in this game")
    if guest == innkeeper:
        raise TellingError("cannot bargain with themselves")
    if guest not in state.deal.order and innkeeper not in state.deal.order:
        raise TellingError("is not in this deal")
    if not any(option.includes(offered) for option in offers(state, guest) if not isinstance(option, Action)):
        most = "; ".join(str(getattr(option, "bounds", option)) for option in offers(state, guest))
        raise TellingError(f"cannot offer this; possible: {most}")
    state.table.record(Offered, guest, innkeeper, offered.coins or 0, offered.percent or 0)
    state.table.record(OfferAnswered, guest, innkeeper, True)
    state.seal(guest, innkeeper, offered, "inn")


def _check_in_deal(state: ExchangeState, seat: int) -> None:
    if seat not in state.deal.order:
        raise TellingError("is not in this deal")
    if state.table.dead[seat] or not state.table.tokens[seat]:
        raise TellingError("is out of this deal already")


def _lose(state: ExchangeState, seat: int, reason: str) -> None:
    if isinstance(state, SlippersState):
        state.pay(seat, reason)
    else:
        state.table.lose(seat, reason)
