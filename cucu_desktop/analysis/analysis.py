"""Analysis of a match: of each game and deal, what the cards gave and what every decision lost.

For each seat a deal's result is what the cards gave, what its own decisions lost against the best, and what
it gained by the others' mistakes: of an opponent's at tricks all, of a rival's in a game for a pool as much
as it is likely to win instead. The three sum to the result, what was paid to come back taken off: the cards
are all that nobody has decided.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from types import MappingProxyType

from cucu_desktop.analysis.currency import Currency, currency_of
from cucu_desktop.analysis.judgement import Judgement, judge
from cucu_desktop.analysis.past_deal import PastDeal, deals_of
from cucu_desktop.analysis.report import CostlyDecision, GameAnalysis, Rating, Sitter, Split
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.past_decisions import go_through

Judgements = Mapping[int, Judgement | None]
"""What is judged, by the lines of the log; None where there was no choice."""


class Analysis:
    """The games of a match, judged decision by decision, as far as its deals are over.

    Attributes:
        decisions: how many decisions there are.
        judged: what is judged by now.
    """

    def __init__(self, log: Path, judged: Judgements = MappingProxyType({})) -> None:
        """Go through the log.

        Args:
            log: of the match.
            judged: what has been judged of it before.

        Raises:
            LogError: it cannot be read.
        """
        self._deals = list(deals_of(go_through(log)))
        self.decisions = sum(len(deal.decisions) for deal in self._deals)
        self.judged = dict(judged)

    def judge(self) -> Iterator[int]:
        """Judge one decision after the other, those known already at once; yield how many are judged."""
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
        """What there is to say of each game, by all that is judged."""
        by_game = groupby(self._deals, key=lambda deal: deal.begin.game)
        return tuple(_of_game(list(deals), self.judged) for _, deals in by_game)


def analyse(log: Path) -> tuple[GameAnalysis, ...]:
    """Return what there is to say of the games of a match, without a break.

    Raises:
        LogError: the log cannot be read.
    """
    analysis = Analysis(log)
    deque(analysis.judge(), maxlen=0)
    return analysis.games


def _of_game(deals: Sequence[PastDeal], judgements: Judgements) -> GameAnalysis:
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


def _costs(deal: PastDeal, ordinal: int, currency: Currency, judgements: Judgements) -> list[CostlyDecision]:
    """Return what each decision of a deal with a choice has cost, also if it was nothing."""
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


def _split(deal: PastDeal, costs: Iterable[CostlyDecision], currency: Currency) -> tuple[Split, ...]:
    """Return what a deal has brought every seat."""
    before, after = currency.before(deal), currency.after(deal)
    own, others = [0.0] * len(before), [0.0] * len(before)
    for cost in costs:
        if not cost.cost:
            continue
        own[cost.seat] -= cost.cost
        for seat in range(len(before)):
            if seat != cost.seat:
                others[seat] += cost.cost * currency.gain(deal, cost.seat, seat)
    return tuple(Split(*each) for each in zip(before, after, own, others, currency.paid(deal), strict=True))
