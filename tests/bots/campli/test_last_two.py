"""The last two of Campli: nobody gains by playing otherwise, at any score, and bots of level 3 play so."""

from itertools import product
from random import Random

import pytest

from cucu_desktop.bots.campli.last_two import next_card, solve
from cucu_desktop.bots.campli.odds import RANKS
from cucu_desktop.bots.campli.two_player_equity import assess_last_two, is_solved
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
    solution = solve(tokens)
    assert set(solution.chances) == set(product(range(1, tokens + 1), repeat=2))
    assert solution.exploitability() < 1e-12


def test_the_chances_are_those_of_an_independent_solution():
    """Each score as a linear program, until all chances followed from each other."""
    found = solve(3).chances
    known = {
        (1, 1): 0.4609296, (1, 2): 0.1980166, (1, 3): 0.0912495, (2, 1): 0.7515487, (2, 2): 0.4848215,
        (2, 3): 0.2736666, (3, 1): 0.8924489, (3, 2): 0.6906775, (3, 3): 0.4851144,
    }  # fmt: skip
    assert found == pytest.approx(known, abs=1e-7)


def test_best_play_at_three_tokens_each():
    plan = solve(3).plans[3, 3]
    assert plan.passed == ranks("LEONE MASCHERA SECCHIA NULLA I II".split())
    assert plan.drawn == ranks(LOW)
    assert not plan.refuses


@pytest.mark.parametrize("name", [design.id for design in CUCCO.designs])
def test_a_bot_of_level_three_plays_the_plan_with_every_card(name):
    plan = solve(3).plans[3, 3]
    _, view = two(f"{name} V")
    assert (choose(at_level(3), view, (), Random(1)) == EXCHANGE) == (CUCCO[name].rank in plan.passed)
    other = "V" if name != "V" else "VI"
    _, view = two(f"{other} {name}", KEEP)
    assert (choose(at_level(3), view, (), Random(1)) == EXCHANGE) == (CUCCO[name].rank in plan.drawn)


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
    assert best / len(CUCCO.designs) == pytest.approx(solve(3).chances[score], abs=1e-12)


def test_who_can_be_challenged_again_or_has_agreed_is_not_solved():
    assert is_solved(two("V VI")[1])
    assert not is_solved(two("V VI", options=Options(agreement=False))[1])
    state, _ = two("V VI", options=Options(agreement=False))
    state.table.virgin[:] = [False, False]
    assert is_solved(observe(state, 0))
    state.agreement = {0: 50, 1: 50}
    assert not is_solved(observe(state, 0))


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
