"""Bots of Cuckoo: low cards are passed on, Kings stay, all holders of the lowest rank pay (K1-K13)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.belief import Kinds
from cucu_desktop.bots.learnt_borders import borders_here
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import sample_count
from cucu_desktop.bots.slips import by_eye
from cucu_desktop.bots.standard.cuckoo_last_two import assess_cuckoo
from cucu_desktop.bots.standard.cuckoo_playout import CuckooPlayout, rules_of
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first, options_of
from cucu_desktop.bots.turn_sampling import TurnSampler, compare_turn
from cucu_desktop.bots.win_chance import BEST, Equity, unit_of_turn
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.cuckoo import GAME, Options


def part_if_nobody_is_left(observation: Observation) -> float:
    """Return a player's part of the pool if nobody is left (K4, K10), less the price of coming back.

    At a replay the share equals that of a division. Returning players are equally likely to win.
    """
    options, order = options_of(observation, Options), observation.order
    if options.all_out == "carry":
        return 1 / observation.players
    if options.all_out == "stake":
        able = [coins >= options.stake for coins in observation.coins[: observation.players]]
        if sum(able) > 1:
            return able[observation.seat] / sum(able)
    return 1 / len(order)


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of keeping and exchanging."""
    equity = Equity(unit_of_turn(person, observation), observation, part_if_nobody_is_left(observation))
    options, order = options_of(observation, Options), observation.order
    rules, tokens = rules_of(options), observation.tokens
    kinds = Kinds(GAME.pack_of(options), rules.king)
    sampler = TurnSampler(person, observation, heard, random, kinds, borders_here(observation))
    likely = dict(sampler.belief.likely)
    if rules.opens:  # no hidden card is a King
        likely = {
            seat: [weight * (rank != rules.king) for rank, weight in enumerate(weights)]
            for seat, weights in likely.items()
        }
    sampler.hide(likely)

    def begin(cards: list[int]) -> CuckooPlayout:
        return CuckooPlayout(rules, cards, sampler.pile.deal, sampler.borders)

    def worth(deal: CuckooPlayout) -> float:
        return equity.after(deal.lost(order, tokens))

    return compare_turn(
        person, equity, lambda: sampler.both_ways(begin, worth), sample_count(person, len(order))
    )


CUCKOO: Final = Strategy(
    judges={"turn": exact_first(assess_cuckoo, Judge(assess_turn, by_eye(), BEST))},
)
