"""Analysis of a match: of each game and deal, the gain by the cards and the loss of every decision.

A seat's result of a deal is the sum of the gain by the cards, the loss of its own decisions against the best,
and its gain by the others' mistakes: at tricks an opponent's whole loss, in a game for a pool a rival's loss
times the probability of winning instead. Payments for coming back are taken off the result. The gain by the
cards is the remainder.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from types import MappingProxyType

from cucu_desktop.analysis.currency import Currency, currency_of
from cucu_desktop.analysis.judgement import Judgement, judge
from cucu_desktop.analysis.past_deal import AnalysedDeal, deals_of
from cucu_desktop.analysis.report import CostlyDecision, GameAnalysis, Rating, Sitter, Split
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.past_decisions import go_through

Judgements = Mapping[int, Judgement | None]
"""The judgements, by the lines of the log; None where the decision had no choice."""


class Analysis:
    """The games of a match, judged decision by decision, as far as its deals are over."""

    def __init__(self, log: Path, judged: Judgements = MappingProxyType({})) -> None:
        """Read the log of a match; `judged` are earlier judgements of it.

        Raises:
            LogError: it cannot be read.
        """
        self._deals = list(deals_of(go_through(log)))
        self.decisions = sum(len(deal.decisions) for deal in self._deals)
        self.judged = dict(judged)

    def judge(self) -> Iterator[int]:
        """Judge the decisions in order, known ones at once; yield the number of judged ones."""
        done = 0
        for deal in self._deals:
            for decision in deal.decisions:
                if decision.line not in self.judged:
                    is_player = decision.seat < len(deal.begin.players)
                    self.judged[decision.line] = judge(decision) if is_player else None
                done += 1
                yield done

    @property
    def games(self) -> tuple[GameAnalysis, ...]:
        """The analyses of the games, from the judgements so far."""
        by_game = groupby(self._deals, key=lambda deal: deal.begin.game)
        return tuple(_of_game(list(deals), self.judged) for _, deals in by_game)


def analyse(log: Path) -> tuple[GameAnalysis, ...]:
    """Return the analyses of the games of a match, without interruption.

    Raises:
        LogError: the log cannot be read.
    """
    analysis = Analysis(log)
    deque(analysis.judge(), maxlen=0)
    return analysis.games


def _of_game(deals: Sequence[AnalysedDeal], judgements: Judgements) -> GameAnalysis:
    begin, end = deals[0].begin, deals[-1].end
    game = GAMES[begin.observation.options.game]
    currency = currency_of(game)
    seats = range(len(begin.players))
    splits: list[tuple[Split, ...]] = []
    costly: list[CostlyDecision] = []
    ratings = [Rating() for _ in seats]
    for ordinal, deal in enumerate(deals, 1):
        costs = _costs(deal, ordinal, currency, judgements)
        for cost in costs:
            ratings[cost.seat] += Rating(1, cost.cost, cost.cost**2)
        costly += [cost for cost in costs if cost.cost > 0]
        splits.append(_split(deal, costs, currency))
    return GameAnalysis(
        game.id,
        begin.game,
        currency.name,
        end.is_over,
        end.is_known,
        tuple(Sitter(player.name, player.bot) for player in begin.players),
        tuple(deal.begin.number for deal in deals),
        tuple(splits),
        tuple(costly),
        tuple(ratings),
    )


def _costs(
    deal: AnalysedDeal, ordinal: int, currency: Currency, judgements: Judgements
) -> list[CostlyDecision]:
    """Return the cost of each decision of a deal with a choice, also if it is 0."""
    found = []
    for decision in deal.decisions:
        judgement = judgements.get(decision.line)
        if judgement is None:
            continue
        seen = decision.observation
        price = currency.price(deal, seen, judgement.unit) if judgement.cost else 0.0
        found.append(
            CostlyDecision(
                ordinal,
                decision.line,
                decision.seat,
                seen.kind,
                str(decision.action),
                str(judgement.best),
                judgement.cost * price,
                judgement.error * price,
            )
        )
    return found


def _split(deal: AnalysedDeal, costs: Iterable[CostlyDecision], currency: Currency) -> tuple[Split, ...]:
    """Return the split of a deal's result for every seat."""
    before, after = currency.expected_before(deal), currency.worth_after(deal)
    own, others = [0.0] * len(before), [0.0] * len(before)
    for cost in costs:
        if not cost.cost:
            continue
        own[cost.seat] -= cost.cost
        for seat in range(len(before)):
            if seat != cost.seat:
                others[seat] += cost.cost * currency.gain(deal, cost.seat, seat)
    return tuple(Split(*each) for each in zip(before, after, own, others, currency.paid(deal), strict=True))
