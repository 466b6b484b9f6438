"""What exchanging a card saves where all before have kept theirs, in the real engine, beside the advice.

    python -m tests.benchmarks.bench_kept_by_all [GAME [SEATS [DEALS [SEED]]]]

All seats are played by level 3. The cards are those of a first deal in which every player before keeps by
their own choice; the player on trial keeps and exchanges with the same cards to come and the same chance.

Bar: wherever the difference is beyond three errors, the advice is the better action.
"""

import sys
from math import sqrt
from random import Random
from unittest.mock import patch

from cucu_desktop.bots import turn_sampling
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import advise

CARDS = {"kille": ((4, "5"), (3, "5"), (2, "5"), (2, "4"), (3, "4"), (0, "3"))}
"""Place and card of the player on trial, by game."""
PURSE = 100
ERRORS = 3


class Trial:
    """A game at its first deal.

    Attributes:
        kept: by place and card whether a player keeps, if all before have kept: it depends on no more.
    """

    def __init__(self, game, seats):
        self.game, self.seats = GAMES[game], seats
        self.kept = {}
        before = self._before()
        self.pack = before.to_shuffle.cards

    def _before(self):
        state = self.game.state_class(self.game.usual, [PURSE] * self.seats, self.seats - 1)
        state.start()
        return state

    def deal(self, cards, kept):
        """Deal these cards; the first players keep."""
        state = self._before()
        state.apply(Shuffled(tuple(cards)))
        for _ in range(kept):
            if state.decision.kind != "turn" or KEEP not in state.decision.options:
                return None
            state.apply(KEEP)
        decision = state.decision
        is_turn = decision is not None and decision.kind == "turn" and {KEEP, EXCHANGE} == {*decision.options}
        return state if is_turn else None

    def keeps(self, place, card, cards):
        if (place, card) not in self.kept:
            state = self.deal(cards, place)
            if state is None:
                return False
            self.kept[place, card] = choose(COUNSELLOR, *view(state), Random(0)) == KEEP
        return self.kept[place, card]

    def dealt(self, place, card, random):
        """Return the turn of the player at a place with a card, after a deal in which all before keep."""
        own = next(each for each in self.pack if each.id == card)
        while True:
            cards = random.sample(self.pack, len(self.pack))
            at = cards.index(own)
            cards[at], cards[place] = cards[place], own
            if all(self.keeps(seat, cards[seat], cards) for seat in range(place)):
                state = self.deal(cards, place)
                if state is not None:
                    return state


def view(state):
    seat = state.decision.seat
    return observe(state, seat), [redacted(event, seat) for event in state.table.events()]


def lives_after(state, action, seat, dice):
    """Play the deal on after an action; return whether the player keeps their life."""
    state = state.clone()
    state.apply(action)
    random = Random(dice)
    while state.decision is not None and state.decision.kind == "turn":
        with patch.object(turn_sampling, "stops", return_value=True):  # as persons do
            state.apply(choose(COUNSELLOR, *view(state), random))
    return state.table.tokens[seat]


def saved(trial, place, card, deals, seed):
    """Return what exchanging saves in lives, with its standard error."""
    random = Random(f"{seed}/{place}/{card}")
    found = []
    for _ in range(deals):
        state, dice = trial.dealt(place, card, random), random.random()
        seat = state.decision.seat
        kept, exchanged = (lives_after(state, action, seat, dice) for action in (KEEP, EXCHANGE))
        found.append(exchanged - kept)
    mean = sum(found) / deals
    return mean, sqrt(sum((each - mean) ** 2 for each in found) / deals / (deals - 1))


def main(game="kille", seats="5", deals="1000", seed="1"):
    trial, wrong = Trial(game, int(seats)), 0
    for place, card in CARDS[game]:
        mean, error = saved(trial, place, card, int(deals), seed)
        advice = advise(*view(trial.dealt(place, card, Random(seed))))
        worths = " / ".join(f"{option.action} {option.worth:.3f}" for option in advice.assessment.options)
        better = EXCHANGE if mean > 0 else KEEP
        is_wrong = abs(mean) > ERRORS * error and advice.action != better
        wrong += is_wrong
        print(
            f"after {place}: {card:>6} exchanging saves {mean:+.3f} +- {error:.3f}; {worths}; {advice.action}"
        )
    sys.exit(wrong)


if __name__ == "__main__":
    main(*sys.argv[1:])
