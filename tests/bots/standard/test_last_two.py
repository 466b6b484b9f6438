"""The last two of Cuckoo and Tie-break: nobody gains by playing otherwise, and bots of level 3 play so."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.standard.cuckoo_last_two import SHARED, cuckoo_series
from cucu_desktop.bots.standard.tiebreak_last_two import tiebreak_series, tied_deal
from cucu_desktop.bots.two_players.equilibrium import gains
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.cards import ITALIAN, STANDARD
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.cuckoo import CuckooState, Options
from cucu_desktop.games.tiebreak import Options as TieOptions
from cucu_desktop.games.tiebreak import TiebreakState
from tests.bots.playing import at_level

LIVES = (1, 2, 3)


def two(cards, *actions, tokens=(3, 3), options=None):
    """A deal of two, A the eldest hand, after these actions; the cards come from the pack in this order."""
    options = options or Options()
    is_tie = isinstance(options, TieOptions)
    state = (TiebreakState if is_tie else CuckooState)(options, (100,) * (2 + is_tie), 1 + is_tie)
    state.start()
    state.table.tokens[: len(state.table.tokens)] = (*tokens, 0)[: 2 + is_tie]
    state.deal.dealer = 1
    state.apply(Shuffled(state.pack.complete(state.pack[name] for name in cards.split())))
    for action in actions:
        state.apply(action)
    return observe(state, state.decision.seat)


def assessed(view):
    return assess(COUNSELLOR, view, (), Random(1))


HOUSE = [
    Options(),
    Options(pack="italian40", saltacavallo=True, all_out="replay"),
    Options(kings="open"),
    Options(kings="open", past_kings=True, drawn_king="life", pack="italian40"),
    Options(past_kings=True, ties="first", drawn_king="next", ace="high"),
    Options(ties="cancel", packs=2, pack="italian40", saltacavallo=True, drawn_king="life"),
    Options(kings="open", pack="italian40", saltacavallo=True, all_out="carry"),
]


@pytest.mark.parametrize("options", HOUSE, ids=str)
def test_nobody_gains_by_playing_cuckoo_otherwise_at_any_score(options):
    series = cuckoo_series(options, 3, None if options.all_out == "carry" else SHARED)
    assert series.exploitability() < 1e-10
    assert all(sum(pair) == pytest.approx(1) for pair in series.chances.values())


def test_nobody_gains_by_playing_a_tie_otherwise():
    series = tiebreak_series(3)
    assert series.exploitability() < 1e-10
    assert all(sum(pair) == pytest.approx(1) for pair in series.chances.values())


@pytest.mark.parametrize("options", [Options(), Options(pack="italian40", saltacavallo=True)])
@pytest.mark.parametrize("score", [(1, 1), (2, 3)])
def test_the_worth_before_the_cards_is_the_mean_of_the_best_options(options, score):
    pack = ITALIAN if getattr(options, "saltacavallo", False) else STANDARD
    best = [
        assessed(two(f"{card} {'2C' if card.id != '2C' else '2D'}", tokens=score, options=options)).best.worth
        for card in pack.half
    ]
    mean = sum(best) / len(best)
    series = cuckoo_series(options, max(score), SHARED)
    assert mean == pytest.approx(series.chances[score][0], abs=1e-12)


def test_the_first_tie_moves_the_chances_by_next_to_nothing():
    score = (2, 3)
    deal, plan = tied_deal(3, score, ())
    assert deal.worth(plan)[0] == pytest.approx(tiebreak_series(3).chances[score][0], abs=1e-4)
    assert max(gains(deal, plan)) < 1e-10


@pytest.mark.parametrize("options", [Options(), TieOptions()])
def test_what_the_dealer_cannot_see_makes_no_difference(options):
    views = [two(f"{card} 8D", KEEP, options=options) for card in ("9C", "KC", "8C")]
    assert assessed(views[0]) == assessed(views[1]) == assessed(views[2])


@pytest.mark.parametrize("options", [Options(), TieOptions()])
def test_a_dealer_who_knows_to_have_the_lower_card_draws(options):
    assert assessed(two("3C 9D", EXCHANGE, options=options)).best.action == EXCHANGE
    assert assessed(two("9C 3D", EXCHANGE, options=options)).best.action == KEEP


def test_the_second_tie_of_a_deal_is_assessed_too():
    cards = "5C 5D 7C 7D 9H 4H"
    found = assessed(two(cards, KEEP, KEEP, KEEP, KEEP, options=TieOptions()))
    assert found.unit == "chance"
    assert found.best.action == KEEP


def test_who_varies_does_so_as_often_as_the_plan_says():
    """Somewhere one has to vary; level 3 does it by chance."""
    series = cuckoo_series(replace(Options(), talk=True), 3, SHARED)
    score, rank = next(
        (score, rank)
        for score, plan in series.plans.items()
        for rank, chance in enumerate(plan.passes)
        if 0 < chance < 1
    )
    card = STANDARD.half[rank]
    view = two(f"{card} {'2D' if card.id != '2D' else '2H'}", tokens=score)
    done = Counter(choose(at_level(3), view, (), Random(seed)) for seed in range(400))
    assert done[EXCHANGE] / 400 == pytest.approx(series.plans[score].passes[rank], abs=0.08)
