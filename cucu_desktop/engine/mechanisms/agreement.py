"""The agreement of the last two: before a deal they may divide the pool between them (000, C8).

The eldest hand speaks first, then the dealer; a proposal is accepted, declined, or answered once with
another. They are asked again only when a token has changed hands since they last talked.
"""

from typing import Final

from cucu_desktop.engine.actions import ACCEPT, DECLINE, PLAY_ON, Action, Amount, Decision, Option
from cucu_desktop.engine.events import DivisionAnswered, DivisionProposed
from cucu_desktop.engine.exchange import ExchangeState, Talk
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.vocabulary import PERCENT, PROPOSE, Vocabulary

ANY_DIVISION: Final = Amount(PROPOSE.word, PERCENT[0], PERCENT[-1], percent=True)
LAST_TWO: Final = 2


class Agreement(Phase[ExchangeState, ExchangeOptions]):
    """The last two talk about the pool."""

    def enter(self, state: ExchangeState) -> None:
        """Clear an agreement that no longer applies."""
        state.talk.said = LAST_TWO
        if state.how_many_in_game() != LAST_TWO:
            state.settled = ()  # when all have returned, the old talk is void
            return
        if not state.options.agreement or state.agreement:
            return
        if not state.deals:  # two who begin a game have nothing to divide yet
            return
        tokens = tuple(state.table.tokens)
        if state.settled != tokens:
            state.settled = tokens
            state.talk = Talk()

    def ask(self, state: ExchangeState) -> Decision | None:
        """Ask the player whose word it is to propose, or to answer a proposal."""
        talk = state.talk
        if talk.said >= LAST_TWO and not talk.proposed:
            return None
        order = state.order_from(state.deal.dealer)
        seat, other = order[talk.speaker], order[1 - talk.speaker]
        options: tuple[Option, ...]
        if talk.proposed is None:
            options = (ANY_DIVISION, PLAY_ON)
        elif talk.said < LAST_TWO:
            options = (ACCEPT, ANY_DIVISION, DECLINE)
        else:
            options = (ACCEPT, DECLINE)
        return Decision(seat, "agreement", options, other)

    def answer(self, state: ExchangeState, action: Action) -> None:
        """Propose, accept or decline."""
        talk, table = state.talk, state.table
        order = state.order_from(state.deal.dealer)
        seat, other = order[talk.speaker], order[1 - talk.speaker]
        talk.speaker = 1 - talk.speaker
        talk.said += 1
        if action.percent is not None:
            talk.proposed = (seat, action.percent)
            table.record(DivisionProposed, seat, other, action.percent)
            return
        accepts = action.word == "accept"
        table.record(DivisionAnswered, seat, accepts)
        if accepts and talk.proposed:
            state.agreement = {other: talk.proposed[1], seat: 100 - talk.proposed[1]}
        if talk.proposed:
            talk.proposed, talk.said = None, LAST_TWO

    def vocabulary(self, options: ExchangeOptions) -> Vocabulary:
        return {"agreement": (PROPOSE, PLAY_ON, ACCEPT, DECLINE)} if options.agreement else {}


AGREEMENT: Final = Agreement()
