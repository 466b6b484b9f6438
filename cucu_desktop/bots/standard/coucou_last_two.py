"""Bots of Coucou. Its last two are solved: the dealer may have the best of three cards and no turn (D2)."""

from functools import cache, partial
from itertools import accumulate
from math import comb
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.playouts.rules_judge import turn_judge
from cucu_desktop.bots.standard.cuckoo_playout import CuckooPlayout, CuckooRules
from cucu_desktop.bots.strategy import Strategy, exact_first, options_of
from cucu_desktop.bots.two_players.card_odds import Pack as Counts
from cucu_desktop.bots.two_players.card_odds import next_card
from cucu_desktop.bots.two_players.deal import Deal, End, Ends, Meeting, Pair, ValuedDeal, mixed
from cucu_desktop.bots.two_players.played_deal import PlayedDeal
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.bots.two_players.solved_series import (
    Chances,
    Score,
    SolvedSeries,
    passed_on,
    score_of_two,
    scores_up_to,
    series_of,
)
from cucu_desktop.bots.two_players.turn_advice import assess_turn_of_two
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.coucou import PACKS, Options

RANKS: Final = 13
KING: Final = RANKS - 1
RULES: Final = CuckooRules(KING)


@cache
def counts(pack: str) -> Counts:
    """Return by rank the number of cards."""
    cards = PACKS[pack].cards
    return tuple(sum(card.rank == rank for card in cards) for rank in range(RANKS))


def compared(mine: int, dealers: int) -> End:
    """Return the tokens that both lose: the lower card one; of equal ones neither (D5)."""
    return int(mine < dealers), int(dealers < mine)


@kept
def ends_of(pack: Counts) -> PlayedDeal[CuckooPlayout]:
    return PlayedDeal(pack, partial(CuckooPlayout, RULES), lambda deal: compared(*deal.cards))


@kept
def dealers_three(pack: Counts) -> Deal:
    """Return the deal in which the dealer has the best of three, and the other player keeps or draws (D2)."""
    found: dict[tuple[int, int], list[tuple[float, Ends]]] = {}
    for mine, first in next_card(pack):
        for drawn_card, second in next_card(pack, mine):
            for best, third in _best_of_three(pack, mine, drawn_card):
                taken = mine if drawn_card == KING else drawn_card
                part = first * second * third, {compared(taken, best): 1.0}
                found.setdefault((mine, best), []).append(part)
    deal = {}
    for (mine, best), parts in found.items():
        chance = sum(part for part, _ in parts)
        ends = mixed((part / chance, ends) for part, ends in parts)
        deal[mine, best] = Meeting(chance, ({compared(mine, best): 1.0},), (ends,))
    return deal


def _best_of_three(pack: Counts, *gone: int) -> list[tuple[int, float]]:
    """Return the distribution of the best of three cards, given these seen cards."""
    left = [count - gone.count(rank) for rank, count in enumerate(pack)]
    upto = [0, *accumulate(left)]
    ways = [comb(upto[rank + 1], 3) - comb(upto[rank], 3) for rank in range(len(pack))]
    return [(rank, way / comb(upto[-1], 3)) for rank, way in enumerate(ways) if way]


@kept
def coucou_series(pack: str, dealer: str, most: int) -> SolvedSeries[ValuedDeal]:
    """Return the solution of the last two, with at most this many tokens."""
    cards = counts(pack)
    deal = dealers_three(cards) if dealer == "three" else ends_of(cards).deal()
    return series_of(RANKS, scores_up_to(most), lambda _: deal, _after)


def _after(chances: Chances, score: Score, end: End) -> Pair:
    assert isinstance(end, tuple)  # the losses of both
    return passed_on(chances, score[0] - end[0], score[1] - end[1])


def solve(observation: Observation) -> Assessment | None:
    """Return the exact chance to win with each option, if this is a turn of the last two."""
    score = score_of_two(observation)
    if score is None:
        return None
    options = options_of(observation, Options)
    series = coucou_series(options.pack, options.dealer, max(score))
    held = ends_of(counts(options.pack)).kept
    return assess_turn_of_two(observation, series.valued(score), series.plans[score], held)


COUCOU: Final = Strategy(judges={"turn": exact_first(solve, turn_judge())})
