"""Between two deals: re-entries, their backers, and the end of the game (E5-E7, C7, C8).

A player without tokens is asked whether to come back at the current price, and may first ask those who
are out and those who look on to put in coins. A player who puts coins into a re-entry has a share, in that
proportion, of all that the returning player collects from the pool in the end, as winner or by an agreement.
A share is bought with one set of three tokens and is lost with it, but not before an agreement is paid (C10).
"""

from typing import Final

from cucu_desktop.engine.actions import DECLINE, LEAVE, REENTER, Action, Amount, Decision, Option
from cucu_desktop.engine.edition import FIRST
from cucu_desktop.engine.events import (
    BackingAsked,
    BackingGiven,
    DivisionEnded,
    Eliminated,
    GameWon,
    Left,
    Reentered,
    ReentryOffered,
)
from cucu_desktop.engine.exchange import ExchangeState, Talk
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.split_coins import divide
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.vocabulary import BACK, RAISE, Vocabulary

NO_WAY_BACK: Final = (False, "never")
"""The value of the option `reentry` by which a player who is out stays out."""


class Reentry(Phase[ExchangeState, ExchangeOptions]):
    """Players who have just lost their last token are asked in playing order, while a virgin is left (E5)."""

    def enter(self, state: ExchangeState) -> None:
        """Return all players if nobody has a token (E6); otherwise queue those to be asked."""
        table, order = state.table, state.deal.order
        left = state.how_many_in_game()
        if left == len(order):
            return  # nobody has fallen
        fallen = [seat for seat in order if not table.tokens[seat]]
        state.talk = Talk(fallen)
        for seat in fallen:
            if seat not in state.agreement or state.edition == FIRST:
                state.shares.pop(seat, None)
        if not left:
            for seat in fallen:
                state.eliminations += 1
                table.record(Eliminated, seat, state.eliminations)
            state.talk.fallen = []
            for seat in range(state.players):
                table.issue(seat, state.options.tokens, virgin=False)
                table.record(Reentered, seat, state.options.tokens, True)
            state.shares = {}
            _end_division(state)

    def ask(self, state: ExchangeState) -> Decision | None:
        """Ask the returning player, or the next one who has fallen."""
        talk = state.talk
        while talk.returning is None:
            if not talk.fallen:
                return None
            seat = talk.fallen.pop(0)
            state.eliminations += 1
            state.table.record(Eliminated, seat, state.eliminations)
            cost = state.reentry_cost()
            if cost is not None and any(state.table.virgin):
                talk.returning, talk.raised, talk.pledged, talk.cost = seat, 0, {}, cost
                state.table.record(ReentryOffered, seat, talk.cost)
        seat = talk.returning
        return Decision(seat, "reentry", self._options(state, seat), cost=talk.cost)

    def _options(self, state: ExchangeState, seat: int) -> tuple[Option, ...]:
        talk, coins = state.talk, state.table.coins
        options: list[Option] = []
        if coins[seat] + sum(talk.pledged.values()) >= talk.cost:
            options.append(REENTER)
        if state.options.sharing and not talk.raised:
            least = max(1, talk.cost - coins[seat])
            most = min(talk.cost, sum([coins[backer] for backer in possible_backers(state, seat)]))
            if least <= most:
                options.append(Amount(RAISE.word, least, most))
        options.append(LEAVE)
        return tuple(options)

    def answer(self, state: ExchangeState, action: Action) -> None:
        """Come back, leave, or ask others for coins."""
        talk = state.talk
        seat = talk.returning
        assert seat is not None  # only a player who is asked answers
        if action.word == RAISE.word:
            talk.raised = action.coins or 0
            talk.backers = possible_backers(state, seat)
            state.table.record(BackingAsked, seat, talk.raised)
            state.interrupt(BACKING)
            return
        talk.returning = None
        if action.word == "leave":
            state.table.record(Left, seat)
        else:
            self._return(state, seat)

    def _return(self, state: ExchangeState, seat: int) -> None:
        table, talk = state.table, state.talk
        own = talk.cost - sum(talk.pledged.values())
        if own:
            table.pay(seat, own, "reentry")
        for backer, coins in talk.pledged.items():
            table.pay(backer, coins, "backing")
        state.shares.pop(seat, None)
        if talk.pledged:
            state.shares[seat] = {seat: own, **talk.pledged}
        state.reentries += 1
        table.issue(seat, state.options.tokens, virgin=False)
        table.record(Reentered, seat, state.options.tokens, False)
        if seat in state.agreement:
            _end_division(state)

    def vocabulary(self, options: ExchangeOptions) -> Vocabulary:
        if options.reentry in NO_WAY_BACK:
            return {}
        return {"reentry": (REENTER, RAISE, LEAVE) if options.sharing else (REENTER, LEAVE)}


class Backing(Phase[ExchangeState, ExchangeOptions]):
    """Players who are out or look on are asked in turn to put coins into a re-entry."""

    def ask(self, state: ExchangeState) -> Decision | None:
        """Ask the next backer who has coins, until the sum is complete."""
        talk = state.talk
        missing = talk.raised - sum(talk.pledged.values())
        if not missing or not talk.backers:
            return None
        backer = talk.backers[0]
        most = min(missing, state.table.coins[backer])
        return Decision(backer, "backing", (Amount(BACK.word, 1, most), DECLINE), talk.returning, talk.cost)

    def answer(self, state: ExchangeState, action: Action) -> None:
        """Promise the coins, or not."""
        talk = state.talk
        backer = talk.backers.pop(0)
        if action.coins:
            talk.pledged[backer] = action.coins
        assert talk.returning is not None  # backers are asked for a returning player
        state.table.record(BackingGiven, backer, talk.returning, action.coins or 0)

    def vocabulary(self, options: ExchangeOptions) -> Vocabulary:
        is_asked = options.sharing and options.reentry not in NO_WAY_BACK
        return {"backing": (BACK, DECLINE)} if is_asked else {}


class Pool(Phase[ExchangeState, ExchangeOptions]):
    """The last player with a token takes the pool; otherwise the deal passes (E7)."""

    def enter(self, state: ExchangeState) -> None:
        """Pay out, or pass the deal to the next player in the game."""
        left, table = state.order_from(state.deal.dealer), state.table
        if len(left) > 1:
            state.deal.dealer = left[0]
            return
        (winner,) = left
        table.record(GameWon, (winner,))
        order = state.deal.order
        division = {seat: state.agreement[seat] for seat in order if seat in state.agreement} or {winner: 100}
        for seat, part in divide(table.pool, division).items():
            own = self._pay_out(state, seat, part, "win" if seat == winner else "agreement")
            if seat == winner:
                state.settle(winner, own)
        state.end((winner,))

    def _pay_out(self, state: ExchangeState, seat: int, part: int, reason: str) -> int:
        """Pay a player's part to the player and all sharers, earlier players first (E9); return it."""
        shares = state.shares.get(seat)
        if shares is None:
            if part:
                state.table.collect(seat, part, reason)
            return part
        in_order = [holder for holder in state.round_table(state.deal.dealer) if holder in shares]
        parts = divide(part, {who: shares[who] for who in in_order})
        for holder, coins in parts.items():
            if coins:
                state.table.collect(holder, coins, reason if holder == seat else "share")
        return parts[seat]


def possible_backers(state: ExchangeState, seat: int) -> list[int]:
    """Return the seats that may share this re-entry: players out, in playing order, then onlookers."""
    tokens, coins = state.table.tokens, state.table.coins
    pending = (seat, *state.talk.fallen)
    return [
        other
        for other in state.round_table(state.deal.dealer)
        if not tokens[other] and coins[other] and other not in pending
    ]


def _end_division(state: ExchangeState) -> None:
    """End the agreement of the last two without paying (C8)."""
    if state.agreement:
        state.agreement = {}
        state.table.record(DivisionEnded)


REENTRY: Final = Reentry()
BACKING: Final = Backing()
POOL: Final = Pool()
