"""Whether the bots reckon with the rules that the engine plays.

A deal is stopped at the turn of the last player, or of the one before, and all its cards are laid open but
for the next cards of the pack, which are alike. What each option brings then follows from the rules, but for
the choices of those who come after: the engine plays all of them, which gives bounds, mostly equal ones. A
worth outside of them is reckoned with other cards, losers or payments than the engine has.
"""

from collections import Counter
from dataclasses import fields
from random import Random
from typing import NamedTuple

import pytest

from cucu_desktop.bots import dispatch
from cucu_desktop.bots.cambio.cambio_turn import PotEquity
from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.win_chance import HONOUR
from cucu_desktop.engine.actions import CHANCE, Action, Shuffled
from cucu_desktop.engine.events import EVERYBODY, DealBegan, redacted
from cucu_desktop.engine.families import sit_down
from cucu_desktop.engine.observation import observe
from cucu_desktop.games import cambio
from tests.transcripts.transcript import any_option

SEATS = 3
TOKENS = 9
"""More than any seat loses in a deal: then worths are tokens."""
DEALS = 2
"""For each card that comes next and each of the two last players."""
ORDINARY = 3
"""The number of cards without an effect that are tried, besides all with one."""
AFTER_DEAL = ("reentry", "backing", "agreement", "penalty")
ERRORS = 4
"""Sampled worths may be off by this many of their standard errors."""
SLACK = 1e-6
TWO = 10
"""The number of deals of two."""
MOST_DRAWN = 2
ROUNDED = 0.002
"""The error of leaving out that more cards are drawn."""
ANYTHING = (float("-inf"), float("inf"))


class Fault(NamedTuple):
    """A worth that the engine does not confirm."""

    options: object
    action: Action
    worth: float
    bounds: tuple[float, float]
    cards: str
    coming: str

    def __str__(self):
        low, high = self.bounds
        usual = type(self.options)()
        names = [each.name for each in fields(usual)]
        rules = ", ".join(
            f"{name}={getattr(self.options, name)}"
            for name in names
            if getattr(self.options, name) != getattr(usual, name)
        )
        told = f"{low:g}" if low == high else f"between {low:g} and {high:g}"
        return (
            f"by {rules or 'the usual rules'} {self.action} with {self.cards} before {self.coming} is worth "
            f"{self.worth:.3g} to them, but {told} in the game"
        )


class Trial:
    """What came of a number of situations: how many options had one possible worth, and the first fault."""

    def __init__(self, game, options, deals=DEALS, *, of_two=True):
        self.game, self.options = game, options
        self.exact, self.fault = 0, None
        with pytest.MonkeyPatch.context() as patched:
            # Learnt policies go by what was heard, and nobody has heard of the cards laid open here.
            patched.setattr(dispatch, "learnt_first", lambda judge: judge)
            self._try(Random(f"{game.id}/{options}"), deals, TWO if of_two else 0)

    def _try(self, random, deals, twos):
        for _ in range(twos):
            if not self.exact:  # one situation is enough: each has another score to solve
                self.fault = self.fault or self._check_two(random)
        for card in self._cards(random):
            for back in (1, 2):
                for _ in range(deals):
                    self.fault = self.fault or self._check(card, back, random)

    def _cards(self, random):
        """The cards to come next: all with an effect of their own, and some others."""
        state = self._begun()
        designs = list(dict.fromkeys(state.pack.cards))
        special = [card for card in designs if card in getattr(state, "arrests", ())]
        apart = [card for card in designs if card.id in self.game.apart]
        ordinary = [card for card in designs if card not in special + apart]
        special = list({card.rank: card for card in special + apart}.values())
        return special + random.sample(ordinary, min(ORDINARY, len(ordinary)))

    def _begun(self, players=SEATS, tokens=TOKENS):
        seats = self.game.seats_of(self.options)
        state = sit_down(
            self.game.state_class, self.options, [100] * min(max(players, seats[0]), seats[-1]), 0
        )
        state.start()
        while state.decision.seat != CHANCE:
            state.apply(any_option(state.decision.options[0]))
        if any(state.table.tokens) and not self.game.has_matador:  # who may be eliminated by one card
            state.table.tokens[:] = [tokens] * state.players
        return state

    def _at_turn(self, state, back, random):
        """Play a deal at random up to a turn of the last player but `back`; return whether it came."""
        state.apply(Shuffled.by(random, state.to_shuffle))
        while (due := state.decision) is not None and due.seat != CHANCE and due.kind not in AFTER_DEAL:
            if due.kind == "turn" and due.seat == state.deal.order[-back] and len(due.options) > 1:
                return True
            state.apply(any_option(random.choice(due.options)))
        return False

    def _check(self, card, back, random):
        """Check the worths in one situation; return the first that the engine does not confirm."""
        state = self._begun()
        if state.players < SEATS:  # of two the worths are by a table that knows no open pack
            return None
        if not self._at_turn(state, back, random) or not _open(state, card, random):
            return None
        return self._judge(state, card.id, bounds)

    def _check_two(self, random):
        """Check what the dealer of two expects who has got the other's card for the own, one life each."""
        state = self._begun(2, 1)
        if state.players != 2 or not self._at_turn(state, 1, random):  # else it has more players
            return None
        if not all(seen >> state.decision.seat & 1 for seen in state.table.seen):
            return None
        return self._judge(state, "any card", drawn_bounds, ROUNDED)

    def _judge(self, state, coming, bounds_of, rounded=SLACK):
        seat = state.decision.seat
        journal = state.table.events()
        began = max(at for at, event in enumerate(journal) if isinstance(event, DealBegan))
        heard = [redacted(event, seat) for event in journal[began:]]
        seen = observe(state, seat)
        state.table.recording = False
        try:
            found = assess(COUNSELLOR, seen, heard, Random(1))
            may_be = [bounds_of(state, option.action, End(seen, found.unit)) for option in found.options]
        except IndexError:  # more cards are drawn than there are alike
            return None
        if bounds_of is drawn_bounds and found.unit != "chance":
            return None
        told = [held.id if held else "-" for held in state.table.cards]
        for option, (low, high) in zip(found.options, may_be, strict=True):
            self.exact += low == high
            slack = ERRORS * option.error + rounded
            if not low - slack <= option.worth <= high + slack:
                held = f"{told[seat]} among {' '.join(told)}"
                return Fault(self.options, option.action, option.worth, (low, high), held, coming)
        return None


def _open(state, card, random):
    """Lay all cards open, and leave only cards of one design in the pack; return whether there are any.

    The last player has such a card as often as another one, where all are dealt a card first.
    """
    table, order = state.table, state.deal.order
    alike = [at for at, other in enumerate(table.stock) if other is card]
    last = order[-1]
    if alike and table.cards[last] is not None and last != state.decision.seat and random.random() < 0.5:
        at = alike.pop()
        table.stock[at], table.cards[last] = table.cards[last], table.stock[at]
    if not alike:
        return False
    table.laid += [(other, EVERYBODY) for other in table.stock if other is not card]
    table.laid = [(other, EVERYBODY) for other, _ in table.laid]
    table.stock = [card] * len(alike)
    table.seen = [EVERYBODY * (held is not None) for held in table.cards]
    return True


class End:
    """What a seat has from a deal that is over, as the least and the greatest value that it may be worth."""

    def __init__(self, seen, unit):
        self._seen, self._unit, self.seat = seen, unit, seen.seat
        self._pot = PotEquity(seen) if isinstance(seen.options, cambio.Options) else None

    def worth(self, state):
        seen, seat = self._seen, self.seat
        if self._pot is not None:
            return self._in_pot(state)
        if self._unit == "tokens":
            won = float(state.table.tokens[seat] - seen.tokens[seat])
            return won, won
        whole = 1 if self._unit == "chance" else seen.pool
        if state.decision is not None:
            may_win = (
                whole * (1 + HONOUR) if state.table.tokens[seat] or state.decision.kind == "reentry" else 0
            )
            return 0.0, may_win
        won = (seat in state.winners) / len(state.winners) * whole
        return won, won if whole == 1 else won * (1 + HONOUR)

    def _in_pot(self, state):
        losers = {*state.fallen(), *state.deal.losers}
        if not state.deal.order:  # they have left
            if state.is_over or state.coming.number != self._seen.number + 1:
                return ANYTHING
            losers = {*self._seen.order} - {*state.coming.players}
        worth = self._pot.after(len(losers), loses=self.seat in losers)
        return worth, worth


def bounds(state, action, end):
    """The least and the greatest value of an action, by the choices of all who still act."""
    after = state.clone()
    after.act(end.seat, action)
    return bounds_after(after, end)


def bounds_after(state, end):
    due = state.decision
    if due is not None and due.kind == "reshuffle":
        return ANYTHING
    if due is None or due.seat == CHANCE or due.kind in AFTER_DEAL:
        return end.worth(state)
    ways = dict.fromkeys(way for option in due.options for way in ways_of(option) if due.allows(way))
    found = []
    for way in ways:
        after = state.clone()
        after.apply(way)
        found.append(bounds_after(after, end))
    return min(low for low, _ in found), max(high for _, high in found)


def drawn_bounds(state, action, end, on_top=()):
    """The same on average over the next cards of the pack, as many as are drawn; `on_top` are drawn first."""
    low = high = 0.0
    stock = list(state.table.stock)
    for card in on_top:
        stock.remove(card)
    for card, count in Counter(stock).items():
        trial = state.clone()
        rest = list(stock)
        rest.remove(card)
        trial.table.stock = [*rest, card, *reversed(on_top)]
        before = len(trial.table.stock)
        trial.apply(action)
        if before - len(trial.table.stock) > len(on_top) + 1 and len(on_top) < MOST_DRAWN:
            found = drawn_bounds(state, action, end, (*on_top, card))
        else:
            found = bounds_after(trial, end)
        low, high = low + found[0] * count / len(stock), high + found[1] * count / len(stock)
    return low, high


def ways_of(option):
    """An option's action, or some with its amounts."""
    if isinstance(option, Action):
        return [option]
    return [any_option(option), option.of(option.low), option.of(option.high)]
