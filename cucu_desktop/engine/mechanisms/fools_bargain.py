"""The Matto's bargain: in a final with one token each its holder sells the choice (003, rule 21).

A Matto that is kept takes both last tokens and brings all players back; one that is passed on lets the game
go on. So the holder may show it and hear offers: first the opponent's, for passing it, then those of the
players who are out, for keeping it. Accepting a side's offers binds the holder; coins are paid at once,
shares go into the ledger. A Matto that is passed on gives its next holder the same chance (L14).
"""

from typing import Final

from cucu_desktop.engine.actions import EXCHANGE, HIDE, KEEP, NO_OFFER, REFUSE, SHOW, Action, Decision, Option
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.edition import FIRST
from cucu_desktop.engine.exchange import TURNS, Turns
from cucu_desktop.engine.mechanisms.bargain import BargainState, offers
from cucu_desktop.engine.options import BargainOptions
from cucu_desktop.engine.rarer_events import OfferAnswered, Offered
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.vocabulary import OFFER, Vocabulary

MATTO: Final = CUCCO["MATTO"]


def may_show_matto(state: BargainState) -> bool:
    """Return whether a holder of a Matto may show it before their turn, as all players know (21)."""
    order, tokens = state.deal.order, state.table.tokens
    return state.options.fools_bargain and len(order) == 2 and all(tokens[seat] == 1 for seat in order)


class FinalTurns(Turns):
    """The turns; a Matto in a final between two with one token each may be bargained about first."""

    def ask(self, state: BargainState) -> Decision | None:  # type: ignore[override]
        """Ask the next player; a Matto's holder is first asked whether to show it."""
        due, deal = TURNS.ask(state), state.deal
        if due is None or not may_show_matto(state) or state.table.cards[due.seat] is not MATTO:
            return due
        if due.seat in deal.heard or (deal.heard and state.edition == FIRST):
            return due
        deal.heard += (due.seat,)
        state.interrupt(FOOLS_BARGAIN)
        return FOOLS_BARGAIN.ask(state)


class FoolsBargain(Phase[BargainState, BargainOptions]):
    """The holder shows the Matto or not, the others offer, the holder accepts one side's offers or none."""

    def enter(self, state: BargainState) -> None:
        """Queue the opponent, then the players who are out; offers to an earlier holder are void."""
        deal = state.deal
        deal.bids = ()
        holder = deal.asked = deal.order[deal.at]
        others = [seat for seat in state.round_table(deal.dealer)[: state.players] if seat != holder]
        deal.bidders = tuple(sorted(others, key=lambda seat: not state.table.tokens[seat]))

    def ask(self, state: BargainState) -> Decision | None:
        """Ask the holder, then each bidder, then the holder again."""
        deal = state.deal
        holder = deal.asked
        if holder is None:
            return None
        if not state.table.shown[holder]:
            return Decision(holder, "matto", (SHOW, HIDE))
        while deal.bidders and len(offers(state, deal.bidders[0])) == 1:
            deal.bidders = deal.bidders[1:]
        if deal.bidders:
            return Decision(deal.bidders[0], "bargain", offers(state, deal.bidders[0]), holder)
        sides = {self._side(state, seat) for seat, _ in deal.bids}
        options: list[Option] = [side for side in (KEEP, EXCHANGE) if side in sides]
        return Decision(holder, "offer", (*options, REFUSE)) if options else None

    def _side(self, state: BargainState, seat: int) -> Action:
        return EXCHANGE if state.table.tokens[seat] else KEEP

    def answer(self, state: BargainState, action: Action) -> None:
        """Show the Matto or not, offer something or nothing, accept a side's offers or none."""
        deal, table = state.deal, state.table
        holder = deal.asked
        assert holder is not None  # a bidder or the holder is asked
        if action.word == "show":
            table.expose(holder)
        elif action.word == "hide":
            deal.asked = None
        elif deal.bidders:
            table.record(Offered, deal.bidders[0], holder, action.coins or 0, action.percent or 0)
            if action.word == OFFER.word:
                deal.bids += ((deal.bidders[0], action),)
            deal.bidders = deal.bidders[1:]
        else:
            self._take(state, holder, action)

    def _take(self, state: BargainState, holder: int, side: Action) -> None:
        deal = state.deal
        deal.asked, deal.bound = None, None if side == REFUSE else (holder, side)
        for seat, offer in deal.bids:
            taken = self._side(state, seat) == side
            state.table.record(OfferAnswered, seat, holder, taken)
            if taken:
                state.seal(seat, holder, offer, "matto")

    def vocabulary(self, options: BargainOptions) -> Vocabulary:
        if not options.fools_bargain:
            return {}
        return {"matto": (SHOW, HIDE), "bargain": (OFFER, NO_OFFER), "offer": (KEEP, EXCHANGE, REFUSE)}


FINAL_TURNS: Final = FinalTurns()
FOOLS_BARGAIN: Final = FoolsBargain()
