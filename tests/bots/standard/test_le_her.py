"""Le Her: level 3 plays the solution, to the last fraction, and the others lose to the player who is above
them."""

from fractions import Fraction
from random import Random

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.standard.le_her_bot import solution
from cucu_desktop.bots.two_players.equilibrium import gains
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.le_her import LeHerState, Options

RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
PAULS_WINS = Fraction(11327, 22100)


def seen(cards, *actions):
    """What the player knows who decides, with these cards and after these actions."""
    state = LeHerState(Options(), [100, 100], 1)
    state.start()
    state.apply(Shuffled(STANDARD.complete(STANDARD[card] for card in cards.split())))
    for action in actions:
        state.apply(action)
    return observe(state, state.decision.seat)


def assessed(cards, *actions, person=COUNSELLOR):
    return assess(person, seen(cards, *actions), (), Random(1))


def exchanges(person, cards, *actions):
    return assessed(cards, *actions, person=person).option(EXCHANGE).policy


def test_nobody_gains_by_playing_otherwise():
    deal, plan = solution()
    assert max(gains(deal, plan)) < 1e-12
    assert deal.worth(plan)[0] == pytest.approx(float(PAULS_WINS), abs=1e-12)


@pytest.mark.parametrize("person", [COUNSELLOR, PERSONS["waldegrave"]], ids=["advice", "waldegrave"])
def test_the_policy_is_waldegraves(person):
    pauls = [exchanges(person, f"{rank}C 2D" if rank != "2" else "2C 3D") for rank in RANKS]
    assert pauls == pytest.approx([1] * 6 + [3 / 8] + [0] * 6, abs=1e-9)
    pierres = [exchanges(person, f"{'3' if rank == '2' else '2'}D {rank}C", KEEP) for rank in RANKS]
    assert pierres == pytest.approx([1] * 7 + [5 / 8] + [0] * 5, abs=1e-9)


@pytest.mark.parametrize(
    ("cards", "actions", "keep", "exchange"),
    [
        ("7C 2D", (), Fraction(26, 85), Fraction(26, 85)),
        ("6C 2D", (), Fraction(13, 51), Fraction(148, 425)),
        ("8C 2D", (), Fraction(1841, 5100), Fraction(328, 1275)),
        ("2D 8C", (KEEP,), Fraction(11, 51), Fraction(11, 51)),
        ("2D 7C", (KEEP,), Fraction(5, 69), Fraction(43, 207)),
        ("2D 9C", (KEEP,), Fraction(19, 51), Fraction(97, 425)),
    ],
)
def test_the_worths_are_those_of_the_page(cards, actions, keep, exchange):
    found = assessed(cards, *actions)
    assert found.unit == "chance"
    assert found.option(KEEP).worth == pytest.approx(float(keep), abs=1e-11)
    assert found.option(EXCHANGE).worth == pytest.approx(float(exchange), abs=1e-11)


@pytest.mark.parametrize("person", ["waldegrave", "orbais", "babet", "concetta"])
def test_who_knows_both_cards_keeps_what_wins_and_else_draws(person):
    assert exchanges(PERSONS[person], "9C 4D", EXCHANGE) == 0.0, "the nine came"
    assert exchanges(PERSONS[person], "4C 4D", EXCHANGE) == 0.0, "equal cards are the dealer's"
    assert exchanges(PERSONS[person], "4C 9D", EXCHANGE) == 1.0


@pytest.mark.parametrize(("level", "least"), [(1, 0.2), (2, 0.02)])
def test_below_the_solution_one_errs_now_and_then(level, least):
    """With an eight Paul keeps; who sees less clearly passes it on, too, and more often with less skill."""
    people = [person.id for person in PERSONS.values() if person.level == level]
    often = sum(exchanges(PERSONS[person], "8C 2D") for person in people) / len(people)
    assert least < often < 0.7
