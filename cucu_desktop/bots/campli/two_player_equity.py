"""What tokens are worth at Campli, and to the last two every option: the chance of taking the pool."""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.campli.last_two import DealTree, Ends, dealer_draws, dealer_keeps, solve
from cucu_desktop.bots.win_chance import can_come_back, win_chance_among
from cucu_desktop.engine.actions import AGREE, ASK, EXCHANGE, KEEP, REFUSE, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import XI

MOST_TOKENS: Final = 9
"""Scores with more tokens are not solved: the options of a game allow no more."""


def win_chance(seat: int, tokens: Sequence[int], dealer: int | None, full: int) -> float:
    """Return the chance that the seat takes the pool, given everybody's tokens before a deal.

    For two players who cannot come back it is exact.

    Args:
        seat: whose chance.
        tokens: what each seat has.
        dealer: who deals next, if it matters.
        full: how many tokens players begin and come back with.
    """
    mine = tokens[seat]
    if mine <= 0:
        return 0.0
    rivals = [count for other, count in enumerate(tokens) if count > 0 and other != seat]
    if not rivals:
        return 1.0
    most = max(full, mine, *rivals)
    if len(rivals) > 1 or most > MOST_TOKENS:
        return win_chance_among(mine, rivals)
    chances = solve(most).chances
    eldest, dealing = chances[mine, rivals[0]], 1 - chances[rivals[0], mine]
    return (eldest + dealing) / 2 if dealer is None else dealing if dealer == seat else eldest


def is_solved(observation: Observation) -> bool:
    """Tell whether only two are left, nobody can come back any more, and they have not agreed (C8)."""
    tokens = [observation.tokens[seat] for seat in observation.order]
    within = min(tokens, default=0) > 0 and max(tokens, default=0) <= observation.options.tokens
    return (
        observation.kind in _KINDS
        and len(tokens) == 2
        and within
        and observation.options.tokens <= MOST_TOKENS
        and not observation.agreement
        and not can_come_back(observation)
    )


def assess_last_two(observation: Observation) -> Assessment | None:
    """Return the exact chance to win the game with each option, and which one best play chooses.

    Args:
        observation: what the seat to act may know; None is returned for one that is not solved.
    """
    if not is_solved(observation):
        return None
    eldest, dealer = observation.order
    solution = solve(observation.options.tokens)
    score = observation.tokens[eldest], observation.tokens[dealer]
    deal = DealTree(score, solution.plans[score], solution.after(score))
    worths = {
        action: deal.worth(ends) if observation.seat == eldest else 1 - deal.worth(ends)
        for action, ends in _options(observation, deal, eldest).items()
    }
    # Of options that are worth the same the first one is played: the plan rests on it.
    return Assessment.of("chance", worths)


def dealer_plan(observation: Observation) -> frozenset[int]:
    """Return the ranks with which the dealer draws after "keep", if nobody can come back."""
    tokens = tuple(min(observation.tokens[seat], MOST_TOKENS) for seat in observation.order)
    most = max(observation.options.tokens, *tokens)
    return solve(most).plans[tokens[0], tokens[-1]].drawn


_KINDS: Final = ("turn", "inn", "promise")


def _options(observation: Observation, deal: DealTree, eldest: int) -> dict[Action, Ends]:
    """Return how the deal ends after each option; of equal ones the better comes first."""
    if observation.kind == "promise":
        agrees, refuses = deal.at_the_inn()
        return {AGREE: agrees, REFUSE: refuses}
    card = observation.card
    assert isinstance(card, Card)  # whoever is asked holds a card and has seen it
    if observation.kind == "inn":
        return {ASK: deal.asked(card.rank), KEEP: dealer_keeps(card.rank, XI.rank)}
    if observation.seat == eldest:
        return {KEEP: deal.kept(card.rank), EXCHANGE: deal.exchanged(card.rank)}
    other = observation.cards[eldest]
    if isinstance(other, Card):
        keeps, draws = dealer_keeps(other.rank, card.rank), dealer_draws(other.rank, card.rank)
    else:
        keeps, draws = deal.after_keep(card.rank)
    return {KEEP: keeps, EXCHANGE: draws}
