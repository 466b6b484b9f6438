"""The last two players of Campli, solved: best play for both and the chance to win, at every score.

Between two players who cannot come back a game is a zero-sum stochastic game. Its states are the tokens of
eldest hand and dealer before a deal; the deal passes each time (E7), and who are out together both return
with all their tokens (E6). Within a deal the eldest hand knows one card when keeping or exchanging, and the
dealer one card after "keep" and both after an exchange. At the inn the dealer does not know the guest's card.

At every score there is a saddle point in pure strategies: neither side gains by leaving it. `solve` finds it
by policy iteration. Best responses within a deal are worked out card by card, and the chances of all scores
follow from each other. `LastTwo.exploitability` says how much either side could gain, and is 0 but for
rounding.

A division of the pool under C8 is worth its percentage, whatever happens in the deal: it is fair at exactly
the chance to win.
"""

from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Final

from cucu_desktop.bots.campli.comparison import losers
from cucu_desktop.bots.campli.odds import ARREST, COPIES, PACK, RANKS
from cucu_desktop.frozen import frozen
from cucu_desktop.games.campli import NULLA, XI, XIII, XV, V

Score = tuple[int, int]
"""The tokens of the eldest hand and of the dealer."""
Loss = tuple[int, int]
"""The tokens that the eldest hand and the dealer lose in a deal."""
Ends = dict[Loss, float]
"""How likely a deal ends with which losses."""
After = Callable[[Loss], float]
"""The eldest hand's chance to win the game when the deal has ended with these losses."""

EVERY_RANK: Final = range(RANKS)
ASKERS: Final = frozenset(range(XI.rank))
"""With any of these the guest asks at the inn: to be refused would bring a better card."""
_PRECISION: Final = 1e-13
_ROUNDS: Final = 100


@frozen
class Plan:
    """How both play a deal at one score; every other choice of theirs is made with both cards known.

    Attributes:
        passed: the ranks with which the eldest hand exchanges.
        drawn: the ranks with which the dealer exchanges with the pack after the eldest hand has kept.
        refuses: whether the dealer, as innkeeper, gives the inn away.
    """

    passed: frozenset[int]
    drawn: frozenset[int]
    refuses: bool


_FIRST_PLAN: Final = Plan(
    passed=frozenset(range(1, V.rank - 1)), drawn=frozenset(range(1, V.rank + 3)), refuses=False
)


@frozen
class LastTwo:
    """The solution for one number of tokens that players begin and come back with.

    Attributes:
        tokens: that number.
        chances: for each score the eldest hand's chance to win the game.
        plans: for each score how both play.
    """

    tokens: int
    chances: dict[Score, float]
    plans: dict[Score, Plan]

    def after(self, score: Score) -> After:
        """Return what the losses of a deal at this score leave the eldest hand."""
        eldest, dealer = score

        def chance(loss: Loss) -> float:
            mine, theirs = max(eldest - loss[0], 0), max(dealer - loss[1], 0)
            if not mine:
                return 0.0 if theirs else 1 - self.chances[self.tokens, self.tokens]
            return 1 - self.chances[theirs, mine] if theirs else 1.0

        return chance

    def exploitability(self) -> float:
        """Return by how much winning chance either side could gain in one deal at any score, at most."""
        worst = 0.0
        for score in self.chances:
            deal = DealTree(score, self.plans[score], self.after(score))
            options = (deal.kept, deal.exchanged)
            gains = [max(deal.worth(option(card)) for option in options) for card in EVERY_RANK]
            reply = DealTree(score, deal.best_dealer(), self.after(score))
            least = reply.worth(reply.ends())
            worst = max(worst, sum(gains) / RANKS - self.chances[score], self.chances[score] - least)
        return worst


class DealTree:
    """A deal at one score: how it ends after every option, and what that is worth to the eldest hand.

    Every method that returns `Ends` averages over the cards that nobody has seen; choices that are made with
    both cards known are the best ones.
    """

    def __init__(self, score: Score, plan: Plan, after: After) -> None:
        """Look at one deal.

        Args:
            score: the tokens before it.
            plan: how both are expected to play where the other does not know the card.
            after: what its end is worth.
        """
        self._last = score[0] == 1
        self._plan = plan
        self._after = after

    def worth(self, ends: Ends) -> float:
        """Return the eldest hand's chance to win the game."""
        return sum([chance * self._after(loss) for loss, chance in ends.items()])

    def ends(self) -> Ends:
        """Return how the deal ends if both play the plan."""
        passed = self._plan.passed
        options = [self.exchanged(card) if card in passed else self.kept(card) for card in EVERY_RANK]
        return _mixed([(1 / RANKS, ends) for ends in options])

    # The eldest hand's options

    def kept(self, card: int) -> Ends:
        """Return how the deal ends when the eldest hand keeps this card."""
        drawn = self._plan.drawn
        return _mixed(
            [
                (chance, (dealer_draws if dealt in drawn else dealer_keeps)(card, dealt))
                for dealt, chance in next_card(card)
            ]
        )

    def exchanged(self, card: int) -> Ends:
        """Return how the deal ends when the eldest hand exchanges this card."""
        return _mixed([(chance, self._met(card, dealt)) for dealt, chance in next_card(card)])

    def _met(self, card: int, dealt: int) -> Ends:
        """Return how the deal ends when this card meets that one at the dealer."""
        if dealt < ARREST:
            return self.dealer_decides(dealt, card)
        if dealt == XI.rank:
            return self.asked(card) if card in ASKERS else dealer_keeps(card, dealt)
        return arrested(card, dealt, last=self._last)

    def asked(self, card: int) -> Ends:
        """Return how the deal ends when the guest with this card asks the innkeeper for the promise."""
        return self.refused(card) if self._plan.refuses else agreed(card)

    def best_eldest(self) -> frozenset[int]:
        """Return the ranks that are better exchanged than kept."""
        return frozenset(
            card
            for card in EVERY_RANK
            if self.worth(self.exchanged(card)) > self.worth(self.kept(card)) + _PRECISION
        )

    # The dealer's options

    def dealer_decides(self, mine: int, dealers: int) -> Ends:
        """Return how the deal ends when the dealer knows both cards: the eldest hand's, then their own."""
        keeps, draws = dealer_keeps(mine, dealers), dealer_draws(mine, dealers)
        return draws if self.worth(draws) < self.worth(keeps) else keeps

    def refused(self, card: int) -> Ends:
        """Return how the deal ends when the inn is given away for this card, on which the dealer decides."""
        return self.dealer_decides(XI.rank, card)

    def after_keep(self, dealers: int) -> tuple[Ends, Ends]:
        """Return how the deal ends when the dealer keeps, and draws, after the eldest hand has kept."""
        odds = odds_of(set(EVERY_RANK) - self._plan.passed, dealers)
        keeps = _mixed([(chance, dealer_keeps(card, dealers)) for card, chance in odds])
        return keeps, _mixed([(chance, dealer_draws(card, dealers)) for card, chance in odds])

    def at_the_inn(self) -> tuple[Ends, Ends]:
        """Return how the deal ends when the innkeeper agrees, and refuses, not knowing the guest's card."""
        odds = odds_of(self._plan.passed & ASKERS or ASKERS, XI.rank)
        agrees = _mixed([(chance, agreed(card)) for card, chance in odds])
        return agrees, _mixed([(chance, self.refused(card)) for card, chance in odds])

    def best_dealer(self) -> Plan:
        """Return the dealer's best reply to the eldest hand's part of the plan."""
        drawn = []
        for dealers in EVERY_RANK:
            keeps, draws = self.after_keep(dealers)
            if self.worth(draws) < self.worth(keeps) - _PRECISION:
                drawn.append(dealers)
        agrees, refuses = self.at_the_inn()
        return Plan(
            self._plan.passed, frozenset(drawn), self.worth(refuses) < self.worth(agrees) - _PRECISION
        )


@cache
def next_card(*seen: int) -> tuple[tuple[int, float], ...]:
    """Return how likely the next card of the pack is of which rank, when these have been seen."""
    left = PACK - len(seen)
    return tuple(_likely(rank, count, left) for rank in EVERY_RANK if (count := COPIES - seen.count(rank)))


@cache
def _likely(rank: int, count: int, left: int) -> tuple[int, float]:
    """Return a rank and how likely it is: one value for all who ask, or they would take a megabyte."""
    return rank, count / left


@cache
def dealer_keeps(mine: int, dealers: int) -> Ends:
    """Return how a comparison of these cards ends."""
    return _certain(_compared(mine, dealers))


@cache
def _certain(loss: Loss) -> Ends:
    return {loss: 1.0}


@cache
def dealer_draws(mine: int, dealers: int) -> Ends:
    """Return how the deal ends when the dealer lays a card away and takes the next one of the pack."""
    cards = next_card(mine, dealers)
    ends = _mixed([(chance, _certain(_compared(mine, drawn))) for drawn, chance in cards])
    return _DRAWN.setdefault(tuple(ends.items()), ends)


_DRAWN: Final[dict[tuple[tuple[Loss, float], ...], Ends]] = {}
"""The ways to end of which there are few for hundreds of pairs of cards."""


@cache
def agreed(card: int) -> Ends:
    """Return how the deal ends when the innkeeper has promised to pay for a nulla (C6)."""
    mine, theirs = _compared(card, XI.rank)
    return {(0, theirs + mine) if card == NULLA.rank else (mine, theirs): 1.0}


@cache
def arrested(card: int, dealt: int, *, last: bool) -> Ends:
    """Return how the deal ends when this card is stopped by the dealer's cat, horse, hunter or cuckoo.

    Args:
        card: the eldest hand's rank.
        dealt: the dealer's, XII to XV.
        last: whether the eldest hand has one token only; lost, their card is dead (C2).
    """
    if dealt == XIII.rank:
        return _mixed([(chance, {_compared(drawn, dealt): 1.0}) for drawn, chance in next_card(card, dealt)])
    if dealt == XV.rank:
        return {_compared(card, dealt): 1.0}
    if last:
        return {(1, 1): 1.0}  # the dealer's card is the only live one, and so the lowest (C3)
    mine, theirs = _compared(card, dealt)
    return {(1 + mine, theirs): 1.0}


@cache
def _compared(mine: int, dealers: int) -> Loss:
    """Return who loses how much when the eldest hand's card is compared with the dealer's."""
    paying = losers({0: mine, 1: dealers}, {})
    return paying.count(0), paying.count(1)


def odds_of(ranks: Collection[int], seen: int) -> tuple[tuple[int, float], ...]:
    """Return how likely a card of one of these ranks is which of them, to somebody who has seen one card."""
    odds = [(rank, float(COPIES - (rank == seen))) for rank in sorted(ranks)]
    whole = sum(count for _, count in odds)
    return tuple((rank, count / whole) for rank, count in odds)


def _mixed(parts: Iterable[tuple[float, Ends]]) -> Ends:
    """Return how it ends if each of these happens with its chance."""
    mixed: Ends = {}
    for part, ends in parts:
        for loss, chance in ends.items():
            mixed[loss] = mixed.get(loss, 0.0) + part * chance
    return mixed


@cache
def solve(tokens: int) -> LastTwo:
    """Return the solution for games in which players begin and come back with so many tokens."""
    numbers = range(1, tokens + 1)
    chances = {(mine, theirs): mine / (mine + theirs) for mine in numbers for theirs in numbers}
    solution = LastTwo(tokens, chances, dict.fromkeys(chances, _FIRST_PLAN))
    for _ in range(_ROUNDS):
        ends = {}
        for score in chances:
            ends[score] = _improve(score, solution)
        if _settle(solution, ends) < _PRECISION:
            break
    return solution


def _improve(score: Score, solution: LastTwo) -> Ends:
    """Set the plan of a score to one that is a best reply to itself; return how its deal ends."""
    after = solution.after(score)
    plan = solution.plans[score]
    for _ in range(_ROUNDS):
        before = plan
        plan = Plan(DealTree(score, plan, after).best_eldest(), plan.drawn, plan.refuses)
        plan = DealTree(score, plan, after).best_dealer()
        if plan == before:
            break
    solution.plans[score] = plan
    return DealTree(score, plan, after).ends()


def _settle(solution: LastTwo, ends: dict[Score, Ends]) -> float:
    """Set the chances to what these ends bring, which follow from each other; return the largest change."""
    before = dict(solution.chances)
    change = 1.0
    while change > _PRECISION:
        change = 0.0
        for score, losses in ends.items():
            after = solution.after(score)
            chance = sum(odds * after(loss) for loss, odds in losses.items())
            change = max(change, abs(chance - solution.chances[score]))
            solution.chances[score] = chance
    return max(abs(chance - before[score]) for score, chance in solution.chances.items())
