"""Bots of Cuckoo. Its last two are solved, with all house rules: it is Le Her with lives.

A hand is named by its rank; if the other player has an open King (K7) by as many more as there are ranks,
since its holder then decides with different information, if at all.
"""

from dataclasses import replace
from functools import partial
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.playouts.rules_judge import turn_judge
from cucu_desktop.bots.standard.cuckoo_playout import CuckooPlayout, rules_of
from cucu_desktop.bots.strategy import Strategy, exact_first
from cucu_desktop.bots.two_players.deal import DEALER, ELDEST, End, Pair, ValuedDeal
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
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.cuckoo import GAME, KINGS, Options

NOBODY: Final = -1
MANY: Final = 99
"""More lives than can be lost in a deal."""
SHARED: Final = (0.5, 0.5)
"""The value to both players if nobody is left, and they share the pool (K4)."""


@kept
def cuckoo_rules(options: Options) -> PlayedDeal[CuckooPlayout]:
    """Return the ends of a deal with two cards, by the rules of these options.

    An end has the lives lost in the comparison by the eldest hand and the dealer, and the player who has
    lost one before to a King from the pack.
    """
    rules, pack = rules_of(options), GAME.pack_of(options)
    counts = [sum(card.rank == rank for card in pack.cards) for rank in range(len(pack.half))]
    drawable = counts.copy()
    if rules.drawn_king == "next":
        drawable[rules.king] = 0
    return PlayedDeal(counts, partial(CuckooPlayout, rules), _end, drawable)


def _end(deal: CuckooPlayout) -> End:
    fined = deal.fined
    lost = deal.lost((ELDEST, DEALER), (MANY, MANY))[fined is not None :]
    return lost.count(ELDEST), lost.count(DEALER), NOBODY if fined is None else fined


@kept
def cuckoo_series(options: Options, most: int, nobody: Pair | None = None) -> SolvedSeries[ValuedDeal]:
    """Return the solution of the last two of Cuckoo.

    Args:
        options: the game's options; those that do not concern a deal are the usual ones.
        most: the largest number of lives of a player.
        nobody: the value to both if nobody is left; None: they go on with all lives (K10).
    """
    king, ranks = rules_of(options).king, len(GAME.pack_of(options).half)
    shown = (king,) if options.kings == "open" else ()
    deal = cuckoo_rules(options).deal(shown)
    full = max(most, options.tokens) if nobody is None else most
    after = partial(_after, again=options.tokens, nobody=nobody, replays=options.all_out == "replay")
    return series_of(ranks * (1 + len(shown)), scores_up_to(full), lambda _: deal, after)


def _after(
    chances: Chances, score: Score, end: End, *, again: int, nobody: Pair | None, replays: bool
) -> Pair:
    assert isinstance(end, tuple)  # the lives lost by both, and the player fined before
    *lost, fined = end
    lives = list(score)
    if fined != NOBODY:
        lives[fined] -= 1
        if not lives[fined]:  # the other has won (K11)
            return float(fined != ELDEST), float(fined != DEALER)
    left = [held - less for held, less in zip(lives, lost, strict=True)]
    if any(left):
        return passed_on(chances, *left)
    if replays:
        return passed_on(chances, *lives)
    return passed_on(chances, again, again) if nobody is None else nobody


def assess_cuckoo(observation: Observation) -> Assessment | None:
    """Return the exact chance to win with each option, if this is a turn of the last two."""
    score = score_of_two(observation)
    if score is None:
        return None
    options = observation.options
    assert isinstance(options, Options)
    eldest, dealer = observation.order
    nobody = worth_of_nobody(observation)
    usual = Options()
    told = replace(options, stake=usual.stake, talk=usual.talk, direction=usual.direction)
    if nobody is not None:
        told = replace(told, tokens=usual.tokens)
    series, held = cuckoo_series(told, max(score), nobody), cuckoo_rules(told).kept
    other = observation.cards[dealer if observation.seat == eldest else eldest]
    sees_king = options.kings == "open" and isinstance(other, Card) and other in KINGS
    shift = len(GAME.pack_of(options).half) * sees_king
    return assess_turn_of_two(observation, series.valued(score), series.plans[score], held, shift)


def worth_of_nobody(observation: Observation) -> Pair | None:
    """Return the value to the last two if nobody is left; None: these two go on alone.

    Returning players are equally likely to win.
    """
    options = observation.options
    assert isinstance(options, Options)
    coins = observation.coins[: observation.players]
    if options.all_out not in ("carry", "stake"):
        return SHARED
    due = options.stake if options.all_out == "stake" else 0
    back = [seat for seat, held in enumerate(coins) if held >= due]
    if len(back) < 2:
        return SHARED
    if sorted(observation.order) == back:
        return None
    eldest, dealer = ((seat in back) / len(back) for seat in observation.order)
    return eldest, dealer


CUCKOO: Final = Strategy(judges={"turn": exact_first(assess_cuckoo, turn_judge())})
