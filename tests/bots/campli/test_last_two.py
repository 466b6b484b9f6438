"""The last two of Campli: nobody gains by playing otherwise, at any score, and bots of level 3 play so."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from cucu_desktop.bots.campli.deal_of_two import AT_THE_INN, next_card
from cucu_desktop.bots.campli.odds import RANKS
from cucu_desktop.bots.campli.two_player_equity import (
    assess_last_two,
    campli_series,
    is_solved,
    worth_of_part,
)
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.engine.actions import AGREE, ASK, EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.campli import CampliState, Options
from tests.bots.playing import at_level

ROUND_TABLE = Options(reentry=False, sharing=False, agreement=False)
LOW = "LEONE MASCHERA SECCHIA NULLA I II III IV V VI VII".split()


def ranks(names):
    return {CUCCO[name].rank for name in names}


def done_with(chances):
    return {rank for rank, chance in enumerate(chances) if chance == 1}


def two(cards, *actions, tokens=(3, 3), options=ROUND_TABLE):
    """A deal of two, A the eldest hand, after these actions; the cards come from the pack in this order."""
    state = CampliState(options, (100, 100), 1)
    state.start()
    state.table.tokens[:] = tokens
    rest = list(CUCCO.cards)
    first = [CUCCO[name] for name in cards.split()]
    for card in first:
        rest.remove(card)
    state.apply(Shuffled((*first, *rest)))
    for action in actions:
        state.apply(action)
    return state, observe(state, state.decision.seat)


@pytest.mark.parametrize("tokens", [1, 2, 3, 5])
def test_nobody_gains_by_leaving_the_plan_at_any_score(tokens):
    solution = campli_series(tokens)
    assert set(solution.chances) == set(product(range(1, tokens + 1), repeat=2))
    assert solution.exploitability() < 1e-12


def test_the_chances_are_those_of_an_independent_solution():
    """Each score as a linear program, until all chances followed from each other."""
    found = {score: eldest for score, (eldest, _) in campli_series(3).chances.items()}
    known = {
        (1, 1): 0.4609296, (1, 2): 0.1980166, (1, 3): 0.0912495, (2, 1): 0.7515487, (2, 2): 0.4848215,
        (2, 3): 0.2736666, (3, 1): 0.8924489, (3, 2): 0.6906775, (3, 3): 0.4851144,
    }  # fmt: skip
    assert found == pytest.approx(known, abs=1e-7)


def test_best_play_at_three_tokens_each():
    plan = campli_series(3).plans[3, 3]
    assert done_with(plan.passes[:RANKS]) == ranks("LEONE MASCHERA SECCHIA NULLA I II".split())
    assert done_with(plan.draws[:RANKS]) == ranks(LOW)
    assert not any(plan.passes[AT_THE_INN : AT_THE_INN + CUCCO["XI"].rank])  # the guest asks
    assert not plan.draws[AT_THE_INN]  # the innkeeper agrees


@pytest.mark.parametrize("name", [design.id for design in CUCCO.designs])
def test_a_bot_of_level_three_plays_the_plan_with_every_card(name):
    plan = campli_series(3).plans[3, 3]
    _, view = two(f"{name} V")
    assert (choose(at_level(3), view, (), Random(1)) == EXCHANGE) == (plan.passes[CUCCO[name].rank] == 1)
    other = "V" if name != "V" else "VI"
    _, view = two(f"{other} {name}", KEEP)
    assert (choose(at_level(3), view, (), Random(1)) == EXCHANGE) == (plan.draws[CUCCO[name].rank] == 1)


@pytest.mark.parametrize("name", "LEONE MASCHERA SECCHIA NULLA I II III IV V VI VII VIII IX X".split())
def test_a_guest_asks_and_the_innkeeper_agrees(name):
    _, guest = two(f"{name} XI", EXCHANGE)
    assert choose(at_level(3), guest, (), Random(1)) == ASK
    _, innkeeper = two(f"{name} XI", EXCHANGE, ASK)
    assert choose(at_level(3), innkeeper, (), Random(1)) == AGREE


def test_what_the_dealer_cannot_see_makes_no_difference():
    worths = [assess_last_two(two(f"{name} VI", KEEP)[1]) for name in ("IV", "X", "XV")]
    assert worths[0] == worths[1] == worths[2]


@pytest.mark.parametrize("score", [*product((1, 2, 3), repeat=2)])
def test_the_worth_before_the_cards_is_the_mean_of_the_best_options(score):
    best = 0.0
    for design in CUCCO.designs:
        other = "V" if design.id != "V" else "VI"
        best += assess_last_two(two(f"{design.id} {other}", tokens=score)[1]).best.worth
    assert best / len(CUCCO.designs) == pytest.approx(campli_series(3).chances[score][0], abs=1e-12)


def test_who_can_be_challenged_again_is_not_solved():
    assert is_solved(two("V VI")[1])
    assert not is_solved(two("V VI", options=Options(agreement=False))[1])
    state, _ = two("V VI", options=Options(agreement=False))
    state.table.virgin[:] = [False, False]
    assert is_solved(observe(state, 0))
    state.agreement = {0: 50, 1: 50}
    assert is_solved(observe(state, 0))


def test_between_players_who_cannot_pay_for_a_return_it_is_solved_even_if_one_is_a_virgin():
    state, _ = two("V VI", options=Options(agreement=False, stake=2))
    state.table.coins[:] = [1, 0]
    assert is_solved(observe(state, 0))
    state.table.coins[:] = [1, 1]
    assert not is_solved(observe(state, 0))


def test_what_is_likely_is_kept_once_for_all_who_ask():
    """Of four hundred pairs of cards each would else keep eighteen numbers of its own."""
    after = {part for seen in product(range(1, 6), repeat=2) for part in map(id, next_card(*seen))}
    assert len(after) <= 2 * RANKS


def agreed(cards, *actions, tokens=(1, 1), part):
    """A deal of two who have agreed that the eldest hand gets this part, in percent."""
    state, _ = two(cards, tokens=tokens, options=Options(reentry=False, sharing=False))
    state.agreement = {0: part, 1: 100 - part}
    for action in actions:
        state.apply(action)
    return replace(observe(state, state.decision.seat), pool=200)


def keep_and_draw(part):
    """What both ways are worth to a dealer with a I who sees a VII, in coins."""
    assessment = assess_last_two(agreed("I VII", EXCHANGE, part=part))
    return [assessment.option(way).worth for way in (KEEP, EXCHANGE)]


@pytest.mark.parametrize("part", [10, 40, 50, 60, 90])
def test_under_an_agreement_nobody_gains_by_leaving_the_plan(part):
    series = campli_series(3, 2, part)
    assert set(series.chances) == set(product((1, 2, 3), (1, 2, 3), (0, 1)))
    assert series.exploitability() < 1e-6


def test_who_gets_little_by_an_agreement_wants_both_to_be_out():
    """A Matto and the lowest pay together, and a new game is worth more than ten of a hundred (C8, E6)."""
    keep, draw = (
        assess_last_two(agreed("I VII", EXCHANGE, part=90)).option(way).worth for way in (KEEP, EXCHANGE)
    )
    assert keep == pytest.approx(0.1 * 200)
    assert draw > keep + 5
    keep, draw = (
        assess_last_two(agreed("I VII", EXCHANGE, part=10)).option(way).worth for way in (KEEP, EXCHANGE)
    )
    assert keep == pytest.approx(0.9 * 200)
    assert draw < keep - 5


def test_an_agreement_is_worth_a_little_less_to_whom_it_gives_much():
    """Told by an independent solution: ninety of a hundred are worth 82.2 where both have one token."""
    assert campli_series(3, 2, 90).chances[1, 1, 0][0] == pytest.approx(0.822, abs=5e-4)
    assert worth_of_part(agreed("VII VI", part=50), 90) == pytest.approx(82.2, abs=0.05)
    between = 100 * campli_series(3, 2, 70).chances[1, 1, 0][0]
    assert worth_of_part(agreed("VII VI", part=50), 70) == pytest.approx(between, abs=0.1)


def test_where_others_were_in_the_game_it_is_no_good_to_be_out_together():
    """All six return with a sixth of the chances each (E6): a Matto is not kept for that."""
    series = campli_series(3, 6)
    assert series.exploitability() < 1e-5
    assert series.chances[1, 1] == pytest.approx((0.418, 0.506), abs=1e-3)
    matto = CUCCO["MATTO"].rank
    assert campli_series(3).plans[1, 1].passes[matto] == 0
    assert series.plans[1, 1].passes[matto] == 1
