"""Every decision of every game has an assessment, from what the seat may know and from nothing else."""

from functools import partial
from math import isfinite
from random import Random

import pytest

from cucu_desktop.bots.assessment import Assessment, Estimate, by_mood, draw, mixed
from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.scenario_advice import advise_on
from tests.bots.quick_thinking import think_quickly
from tests.bots.random_decisions import EXCHANGE as EXCHANGE_GAMES
from tests.bots.random_decisions import decisions, exchange_decisions, some, trick_decisions
from tests.engine.exchange_worlds import sample_world

EACH_GAME = pytest.mark.parametrize("game", GAMES)
PEOPLE = [COUNSELLOR, *(PERSONS[name] for name in ("peppe", "bruna", "assunta"))]


@pytest.fixture(autouse=True)
def _thinks_quickly(monkeypatch):
    """What holds for few samples holds for many."""
    think_quickly(monkeypatch)


@EACH_GAME
def test_an_assessment_is_whole(game):
    kinds = set()
    for seen, heard in some(decisions(game, range(60)), 24, Random(1), most=5):
        kinds.add(seen.decision.kind)
        for person in PEOPLE:
            found = assess(person, seen, heard, Random(7))
            actions = [option.action for option in found.options]
            assert len(set(actions)) == len(actions)
            assert all(seen.decision.allows(action) for action in actions)
            plain = [option for option in seen.decision.options if isinstance(option, Action)]
            assert set(plain) <= set(actions), "every option without an amount is there"
            assert sum(found.policy.values()) == pytest.approx(1)
            assert all(isfinite(option.worth) and option.error >= 0 for option in found.options)
            assert found.best.worth == max(option.worth for option in found.options)
            if person is COUNSELLOR:
                assert found.policy[choose(person, seen, heard, Random(7))] > 0
    assert kinds >= set(GAMES[game].state_class.vocabulary(GAMES[game].usual)) - UNUSUAL.get(game, set())


UNUSUAL = {"campli": {"agreement", "backing"}, "lu_stu": {"matto", "agreement"}, "zifuli": set()}
"""Kinds of decision that come up too seldom at random; other tests bring them about."""


@EACH_GAME
def test_the_counsellor_does_what_is_worth_most(game):
    for seen, heard in some(decisions(game, range(100, 130)), 20, Random(2)):
        found = assess(COUNSELLOR, seen, heard, Random(7))
        mixes = {action for action, chance in found.policy.items() if chance}
        assert found.best.action in mixes
        assert len({round(found.option(action).worth, 9) for action in mixes}) == 1, "as good as the best"


@EACH_GAME
def test_the_same_question_has_the_same_answer(game):
    for number, (seen, heard) in enumerate(some(decisions(game, range(200, 215)), 12, Random(3))):
        person = PEOPLE[number % len(PEOPLE)]
        first, again = (assess(person, seen, heard, Random(0)) for _ in range(2))
        assert first == again
        assert choose(person, seen, heard, Random(0)) == choose(person, seen, heard, Random(0))


@pytest.mark.parametrize("game", EXCHANGE_GAMES)
def test_hidden_cards_make_no_difference_in_an_exchange_game(game):
    """Cards hidden from the seat are dealt anew: not a digit of the assessment changes, and no choice."""
    redealt = 0
    for number, (state, seen, heard) in enumerate(exchange_decisions(game, range(300, 312))):
        if number % 12:
            continue
        special = tuple(state.arrests) if hasattr(state, "arrests") else ()
        world = sample_world(seen, state.pack, special, Random(number))
        other = state.clone()
        other.table.cards, other.table.stock = list(world.cards), list(world.stock)
        other.table.laid = [(card, who) for card, (_, who) in zip(world.laid, other.table.laid, strict=True)]
        redealt += other.table.cards != state.table.cards
        elsewhere = observe(other, seen.seat)
        person = PEOPLE[number // 12 % len(PEOPLE)]
        for thinks in (partial(assess, COUNSELLOR), partial(choose, person)):
            assert thinks(elsewhere, heard, Random(0)) == thinks(seen, heard, Random(0))
    assert redealt > 3


@pytest.mark.parametrize("game", ["coch", "zifuli"])
def test_hidden_cards_make_no_difference_in_a_trick_game(game):
    """A deal is written down as it was played, and again with the others' cards in hand dealt anew."""
    from cucu_desktop.engine.tricks.world_sampling import Worlds  # noqa: PLC0415

    compared = 0
    for number, (state, seen, _) in enumerate(trick_decisions(game, range(400, 404))):
        if number % 14 or state.dummies or seen.kind != "play":
            continue
        played = [[] for _ in seen.hands]
        for leader, cards in (
            *((each.leader, each.cards) for each in seen.tricks),
            (seen.leader, seen.trick),
        ):
            for at, card in enumerate(cards):
                played[(leader + at) % len(played)].append(card)
        names = "ABCDE"[: len(played)]
        results = []
        for hands in (state.table.hands, Worlds(seen).sample(Random(number)).hands):
            dealt = {
                names[seat]: [card.id for card in (*played[seat], *hand)] for seat, hand in enumerate(hands)
            }
            actions = [f"{names[seat]} {'bid ' + card.id if card else 'pass'}" for seat, card in seen.bids]
            actions += _plays(seen, names)
            seats = [{"name": name} for name in names]
            scenario = {"game": game, "seats": seats, "hands": dealt, "actions": actions}
            results.append(advise_on(scenario, COUNSELLOR, 0, "en"))
        assert results[0] == results[1]
        assert "error" not in results[0], results[0]
        compared += 1
    assert compared > 2


def _plays(seen, names):
    """What was played so far, as a scenario tells it."""
    tricks = [*((each.leader, each.cards) for each in seen.tricks), (seen.leader, seen.trick)]
    return [
        f"{names[(leader + at) % len(names)]} play {card.id}"
        for leader, cards in tricks
        for at, card in enumerate(cards)
    ]


def test_of_equal_options_the_first_is_played():
    found = Assessment.of("tokens", {KEEP: -0.5, EXCHANGE: -0.5 + 1e-15})
    assert found.policy == {KEEP: 1, EXCHANGE: 0}
    assert found.best.action == KEEP


def test_who_likes_something_else_does_it_and_the_worths_stay():
    found = Assessment.of(
        "tokens", {KEEP: Estimate(-0.5, 0.1), EXCHANGE: Estimate(-0.4)}, {KEEP: 1, EXCHANGE: 0}
    )
    assert found.policy == {KEEP: 1, EXCHANGE: 0}
    assert found.best.action == EXCHANGE
    assert found.option(KEEP).error == 0.1


def test_what_is_not_legal_is_left_out():
    found = Assessment.of("tokens", {KEEP: 0.0, EXCHANGE: -1.0})
    assert found.among([EXCHANGE]).policy == {EXCHANGE: 1.0}
    assert found.among([KEEP, EXCHANGE]) is found
    assert found.with_policy({KEEP: 0.25, EXCHANGE: 0.75}).among([KEEP]).policy == {KEEP: 1.0}


def test_policies_add_up_and_are_drawn_from():
    both = mixed(((0.5, {KEEP: 1.0}), (0.5, {KEEP: 0.5, EXCHANGE: 0.5})))
    assert both == {KEEP: 0.75, EXCHANGE: 0.25}
    random = Random(1)
    kept = sum(draw(both, random) == KEEP for _ in range(400))
    assert 260 < kept < 340
    assert by_mood(0, 1, lambda mood: KEEP if mood < 0.25 else EXCHANGE) == both.__class__(
        {KEEP: 0.25, EXCHANGE: 0.75}
    )
