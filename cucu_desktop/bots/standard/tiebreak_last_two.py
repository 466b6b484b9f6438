"""The last two of Tie-break Cuckoo, solved: it is Le Her with lives.

The first cards of a deal are exact, and so is the pack of its first tie, without the tied cards. Other cards
out of the pack, and those of a second tie, are ignored: this approximation moves the chance to win by less
than two in ten thousand before a tie, and by less than one in a thousand in one.
"""

from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.rank_playout import NONE
from cucu_desktop.bots.standard.cuckoo_playout import CuckooPlayout, CuckooRules
from cucu_desktop.bots.two_players.card_odds import Pack
from cucu_desktop.bots.two_players.deal import Deal, DealPlan, End, Pair, ValuedDeal
from cucu_desktop.bots.two_players.equilibrium import equilibrium
from cucu_desktop.bots.two_players.played_deal import Known, PlayedDeal
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.bots.two_players.solved_series import (
    MOST_SOLVED,
    Chances,
    Score,
    SolvedSeries,
    passed_on,
    score_of_two,
    scores_up_to,
    series_of,
)
from cucu_desktop.bots.two_players.turn_advice import assess_turn_of_two
from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games import tiebreak

COPIES: Final = 4
RANKS: Final = len(STANDARD.half)
TIE_KING: Final = RANKS - 1
RANK_OF: Final = {card.value: card.rank for card in STANDARD.designs}


def _end(deal: CuckooPlayout) -> End:
    """Return the chips that both lose, and the rank that is tied; a King asked for wins one back (T1-T5)."""
    mine, dealers = deal.cards
    won = len(deal.whinnied)
    if mine == dealers:
        return 0, -won, NONE if mine == TIE_KING else mine
    return int(mine < dealers), int(dealers < mine) - won, NONE


def pack_without(tied: Sequence[int]) -> Pack:
    """Return the standard pack without two cards of each rank that was tied."""
    return tuple(max(COPIES - 2 * tied.count(rank), 0) for rank in range(RANKS))


@kept
def _known_ends() -> Known:
    return {}


@kept
def tie_rules(tied: tuple[int, ...]) -> tuple[PlayedDeal[CuckooPlayout], Deal]:
    """Return the ends and the deal after ties of these ranks in the same deal."""
    begin = partial(CuckooPlayout, CuckooRules(TIE_KING))
    ends = PlayedDeal(pack_without(tied), begin, _end, known=_known_ends())
    return ends, ends.deal()


@kept
def tiebreak_series(chips: int) -> SolvedSeries[ValuedDeal]:
    """Return the solution of the last two of Tie-break, with a whole pack for every tie."""
    _, deal = tie_rules(())
    return series_of(RANKS, scores_up_to(chips), lambda _: deal, partial(_after_tiebreak, chips=chips))


def _after_tiebreak(chances: Chances, score: Score, end: End, *, chips: int) -> Pair:
    assert isinstance(end, tuple)  # the losses of both, and the tied rank
    lost, given, tied = end
    if tied != NONE:
        return chances[score]
    return passed_on(chances, score[0] - lost, min(score[1] - given, chips))


@kept
def tied_deal(chips: int, score: Score, tied: tuple[int, ...]) -> tuple[ValuedDeal, DealPlan]:
    """Return the deal after ties of these ranks, and the plans for it.

    Args:
        chips: the chips with which players begin.
        score: the chips of eldest hand and dealer.
        tied: the tied ranks, including the present tie; empty before the first.
    """
    series = tiebreak_series(chips)

    def after(end: End) -> Pair:
        assert isinstance(end, tuple)
        rank = end[2]
        if rank == NONE or tied:
            return _after_tiebreak(series.chances, score, end, chips=chips)
        return tied_worth(chips, score, rank)

    deal = ValuedDeal(tie_rules(tied)[1], RANKS, cache(after))
    return deal, equilibrium(deal, series.plans[score])


@kept
def tied_worth(chips: int, score: Score, rank: int) -> Pair:
    """Return the value to both players of a first tie of this rank in a deal.

    The deal itself is not cached: there is one for each rank at each score, and few are ever played.
    """
    deal, plan = tied_deal.__wrapped__(chips, score, (rank,))
    return deal.worth(plan)


def assess_tiebreak(observation: Observation) -> Assessment | None:
    """Return the chance to win with each option, if this is a turn of the last two."""
    score = score_of_two(observation)
    if score is None or sum(map(bool, observation.tokens)) != 2:
        return None
    options = observation.options
    assert isinstance(options, tiebreak.Options)
    if options.chips > MOST_SOLVED:
        return None
    tied = tuple(RANK_OF[rank] for rank in _tied(observation))
    deal, plan = tied_deal(options.chips, score, tied)
    return assess_turn_of_two(observation, deal, plan, tie_rules(tied)[0].kept)


def _tied(observation: Observation) -> list[str]:
    """Return the ranks tied in this deal so far, including the present tie."""
    settled = [tie[0] for ties in observation.rounds for tie in ties]
    return [*settled, observation.tie[0]] if observation.tie else settled
