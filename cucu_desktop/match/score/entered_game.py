"""The state of an exchange game that is played with real cards: its deals are told, not dealt.

A told game is the game's own state with other phases: the shuffle puts no pack down, dealing and turns are
left out, and the comparison waits until the whole deal has been told. Stakes, agreements, buy-backs,
purchases, penalties, eliminations and the pool are the phases of the game itself, so no rule is repeated.

No source has a rule for players who leave between two deals, or join. As a player who is out, one who leaves
has no token left, keeps all coins and any share bought in the winnings of others, and leaves the stake in the
pool; shares that others have bought in their winnings are lost. A player who joins pays the stake and has the
tokens of the beginning. In a game with pots, players come and go between games.
"""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from cucu_desktop.engine.actions import CHANCE, DECLINE, LEAVE, SHUFFLE, Action, Decision, Shuffled
from cucu_desktop.engine.events import Compared, DivisionEnded, GameBegan, Left
from cucu_desktop.engine.exchange import Comparison, ExchangeState, Shuffle, Stakes
from cucu_desktop.engine.mechanisms.bargain import BargainState, offers
from cucu_desktop.engine.mechanisms.fools_bargain import may_show_matto
from cucu_desktop.engine.mechanisms.lasting_pack import LastingState
from cucu_desktop.engine.mechanisms.pots import FEES, PotState
from cucu_desktop.engine.mechanisms.slippers import SlippersState, slippers_left
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.rarer_events import OfferAnswered, Offered
from cucu_desktop.engine.state import AnyPhase, Phase
from cucu_desktop.match.score.entry_limits import TellingError, check_comparison, check_penalty, limits
from cucu_desktop.match.score.sheet import NO_CARDS

if TYPE_CHECKING:
    from cucu_desktop.games.lu_stu import Options as LuStuOptions

IN_DEAL: Final = "told"
"""The reason of a token that was lost in a deal, before the comparison."""


class EnteredState(Protocol):
    """The attributes of a told game beyond the game's own state.

    Attributes:
        is_told: whether the deal under way has been told to its end.
        paying: for each seat told to have lost the comparison the tokens that it pays when the deal ends.
        penalised: the seats that have lost a token before the comparison, once for each.
        wins: the seats that have won a token.
        absent: the seats of players who have left the game, or not joined it yet.
    """

    absent: frozenset[int]
    is_told: bool
    paying: dict[int, int]
    penalised: tuple[int, ...]
    wins: tuple[int, ...]


def told(state: ExchangeState) -> EnteredState:
    """Return a told game as what it is besides the game's own state."""
    return cast("EnteredState", state)


def clear(state: ExchangeState, *, is_told: bool) -> None:
    """Forget what has been told of the last deal."""
    this = told(state)
    this.is_told, this.paying, this.penalised, this.wins = is_told, {}, (), ()


class TellingStakes(Stakes):
    """Every player who is present pays the stake and has the full tokens."""

    def enter(self, state: ExchangeState) -> None:
        present = [seat for seat in range(state.players) if seat not in told(state).absent]
        state.table.record(GameBegan, tuple(present), state.deal.dealer)
        for seat in present:
            state.table.pay(seat, state.options.stake, "stake")
            state.table.issue(seat, state.tokens_at_start(), virgin=True)


class TellingBegins(Shuffle):
    """The beginning of a deal whose cards are on a real table."""

    def shuffled(self, state: ExchangeState, shuffled: Shuffled) -> None:
        """Begin the deal, without a pack."""
        if isinstance(state, LastingState):
            state.come_in()
        super().shuffled(state, shuffled)
        if isinstance(state, LastingState):
            state.is_whole = False
        clear(state, is_told=False)


class Telling(Phase[ExchangeState, ExchangeOptions]):
    """The deal on a real table: to the rules it is one decision of chance."""

    def ask(self, state: ExchangeState) -> Decision | None:
        """Wait until the deal has been told."""
        return None if told(state).is_told else SHUFFLE

    def shuffled(self, state: ExchangeState, shuffled: Shuffled) -> None:
        """End the deal."""
        del shuffled  # no pack
        settle(state)
        state.table.record(Compared, state.deal.losers)
        told(state).is_told = True


TELLING_STAKES: Final = TellingStakes()
TELLING_BEGINS: Final = TellingBegins()
TOLD: Final = Telling()


@cache
def told_kind(kind: type[ExchangeState]) -> type[ExchangeState]:
    """Return the class of a told game of this kind."""
    phases = tuple(_told_phases(kind.phases))
    cycle = None if kind.cycle is None else phases.index(next(_told_phases(kind.phases[kind.cycle :])))
    interrupts = {phase: by for phase, by in kind.interrupts.items() if phase in phases}

    def clone(self: ExchangeState) -> ExchangeState:
        copy = kind.clone(self)
        ours, theirs = told(self), told(copy)
        theirs.is_told, theirs.paying = ours.is_told, dict(ours.paying)
        theirs.penalised, theirs.wins, theirs.absent = ours.penalised, ours.wins, ours.absent
        return copy

    members: dict[str, Any] = {
        "__slots__": ("absent", "is_told", "paying", "penalised", "wins"),
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
        if type(phase) is Stakes:
            yield TELLING_STAKES
        elif isinstance(phase, Shuffle):
            has_cards = True
            yield TELLING_BEGINS
        elif isinstance(phase, Comparison):
            has_cards = False
            yield TOLD
        elif not has_cards or phase is FEES:
            yield phase


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
        TellingError: the seat has no token to lose in this deal, or cannot by the rules of the game, or
            `by` is not in it.
    """
    _check_in_deal(state, seat)
    if by is not None:
        _check_in_deal(state, by)
    if by == seat:
        raise TellingError("cannot be stopped by their own card")
    this, table = told(state), state.table
    check_penalty(state, seat, this.penalised)
    if seat in this.paying and (isinstance(state, PotState) or _most(state, seat) <= this.paying[seat]):
        raise TellingError("has lost the comparison, and would be out before it")
    this.penalised += (seat,)
    if isinstance(state, PotState):
        table.fall(seat, IN_DEAL)
    else:
        _lose(state, seat, IN_DEAL)
        table.dead[seat] = not table.tokens[seat]


def paid(state: ExchangeState, seat: int) -> None:
    """Note that a seat has lost the comparison: it pays a token when the deal ends.

    Raises:
        TellingError: the seat is not compared, has no token left, or pays no more by the rules of the game.
    """
    _check_in_deal(state, seat)
    paying = told(state).paying
    before, most = paying.get(seat, 0), limits(state).payments(state)
    if before >= most:
        raise TellingError(
            f"has lost this deal already; it costs {most} at most (a token lost before is a penalty)", "twice"
        )
    if before >= _most(state, seat):
        raise TellingError("has no more token to lose")
    paying[seat] = before + 1


def settle(state: ExchangeState) -> None:
    """Make the losers of the comparison pay, in playing order; none if the comparison does not count."""
    paying, deal = told(state).paying, state.deal
    due = {seat: paying[seat] for seat in deal.order if seat in paying}
    if due and state.is_void(compared(state), due):
        due = {}
    deal.losers = tuple(due)
    if not isinstance(state, PotState):  # there losers are asked later
        for seat, tokens in due.items():
            for _ in range(tokens):
                _lose(state, seat, "lowest")
    paying.clear()


def settled(state: ExchangeState) -> ExchangeState:
    """Return a copy in which the losers told so far have paid, as when the deal ended now.

    Its journal has the events of that alone.
    """
    ahead = state.clone()
    ahead.table.recording = True
    settle(ahead)
    return ahead


def put_out(state: ExchangeState, seat: int) -> None:
    """Make a seat lose all its tokens in the comparison, whatever the rules say."""
    told(state).paying[seat] = _most(state, seat)


def compared(state: ExchangeState) -> list[int]:
    """Return the seats whose cards are compared, in playing order."""
    table = state.table
    return [seat for seat in state.deal.order if table.tokens[seat] and not table.dead[seat]]


def check_end(state: ExchangeState) -> None:
    """Check that the deal can end as it has been told.

    Raises:
        TellingError: no cards lead to this result.
    """
    this = told(state)
    check_comparison(state, compared(state), this.paying, this.wins)


def won(state: ExchangeState, seat: int) -> None:
    """Give a seat a token: two Matti win one each (003, rule 12).

    Raises:
        TellingError: no token is won in this game, or the seat is not in the deal.
    """
    if not isinstance(state, BargainState):
        raise TellingError("no token is won in this game")
    _check_in_deal(state, seat)
    this, options = told(state), cast("LuStuOptions", state.options)
    if options.matti == 1:
        raise TellingError("no token is won with one Matto in the pack")
    if seat in this.wins or len(this.wins) == options.matti:
        raise TellingError("two Matti win one token each, and no more")
    this.wins += (seat,)
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
    _check_in_deal(state, innkeeper)
    if not may_show_matto(state):  # rule 21: the opponent and those who are out bargain with its holder
        _check_in_deal(state, guest)
        if state.deal.order.index(guest) > state.deal.order.index(innkeeper):
            raise TellingError("the guest asks for the innkeeper's card, so the guest's turn is first")
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


def _most(state: ExchangeState, seat: int) -> int:
    """Return the number of tokens that a seat can lose: in slippers one more (N8)."""
    tokens = state.table.tokens[seat]
    if not isinstance(state, SlippersState) or state.slippers[seat]:
        return tokens
    return tokens + slippers_left(state.options.slippers, taken=state.slippers_taken)


def _lose(state: ExchangeState, seat: int, reason: str) -> None:
    if isinstance(state, SlippersState):
        state.pay(seat, reason)
    else:
        state.table.lose(seat, reason)


# Players who come and go


def leave(state: ExchangeState, seat: int) -> None:
    """Take a player out of the game; the last player left wins it.

    Raises:
        TellingError: the player has no token, a deal is under way, or the game has pots.
    """
    _check_between_deals(state)
    table = state.table
    if not table.tokens[seat]:
        raise TellingError("is out already")
    told(state).absent |= {seat}
    state.shares.pop(seat, None)
    table.record(Left, seat)
    if seat in state.agreement:
        state.agreement = {}
        table.record(DivisionEnded)
    keep_out(state)
    if state.how_many_in_game() == 1:
        state.apply(NO_CARDS)
        state.apply(NO_CARDS)


def join(state: ExchangeState, seat: int) -> None:
    """Take the stake of a player, who plays from the next deal on.

    Raises:
        TellingError: the player is in the game or too poor, a deal is under way, or the game has pots.
    """
    _check_between_deals(state)
    table, stake = state.table, state.options.stake
    if table.tokens[seat]:
        raise TellingError("is in the game already")
    if seat not in told(state).absent:
        raise TellingError("is out, and comes back only as the rules say")
    if table.coins[seat] < stake:
        raise TellingError(f"has {table.coins[seat]} coins, and the stake is {stake}")
    told(state).absent -= {seat}
    table.pay(seat, stake, "stake")
    table.issue(seat, state.options.tokens if state.deals else state.tokens_at_start(), virgin=True)


def _check_between_deals(state: ExchangeState) -> None:
    if isinstance(state, PotState):
        raise TellingError("can leave or join between games only, as the chips of all count")
    if not is_about_to_begin(state):
        raise TellingError("can leave or join between two deals only")


def keep_out(state: ExchangeState) -> None:
    """Take tokens, the deal and decisions from absent players, to whom a rule for all has given them."""
    absent = told(state).absent
    for seat in absent:
        state.table.issue(seat, 0, virgin=False)
    if state.deal.dealer in absent and state.how_many_in_game():
        state.deal.dealer = state.order_from(state.deal.dealer)[0]
    while (decision := state.decision) is not None and decision.seat != CHANCE and decision.seat in absent:
        state.apply(DECLINE if DECLINE in decision.options else LEAVE)
