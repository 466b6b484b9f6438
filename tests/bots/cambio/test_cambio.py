"""Bots of Cambio: what they may do, what they must not know, and what an owl and a pot are worth to them."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.cambio.cambio_playout import CambioPlayout
from cucu_desktop.bots.cambio.cambio_turn import PotEquity
from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.learnt_borders import learnt_borders
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.rank_playout import NONE
from cucu_desktop.engine.actions import CALL, CHANCE, EXCHANGE, KEEP, LEAVE, PAY, SHUFFLE, WAIT, Shuffled
from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.cambio import HIGHEST, CambioState, Options
from tests.bots.playing import at_level
from tests.bots.quick_thinking import think_quickly
from tests.engine.exchange_worlds import sample_world
from tests.games.random_play import any_action, any_shuffle

PEOPLE = list(PERSONS.values())
RANK = {"fool": 0, "low": 5, "ten": 14, "house": 15, "cat": 16, "horse": 17, "human": 18, "owl": 19}


@pytest.fixture
def quick(monkeypatch):
    think_quickly(monkeypatch)


def game(seats, coins=None, **chosen):
    state = CambioState(replace(Options(), **chosen), coins or [25] * seats, seats - 1)
    state.start()
    return state


def dealt(cards, seats, **chosen):
    state = game(seats, **chosen)
    state.apply(Shuffled(state.to_shuffle.complete([state.pack[name] for name in cards.split()])))
    return state


def view(state, seat):
    return observe(state, seat), [redacted(event, seat) for event in state.table.events()]


def decisions(seeds, steps=80):
    """Decisions of random games, silent ones among them: the state, who decides, and what they know."""
    for seed in seeds:
        random, began = Random(seed), 0
        state = game(random.choice([2, 3, 5, 8]), skip=random.choice(["named", "unnamed"]))
        for step in range(steps):
            if state.is_over:
                break
            seat = state.decision.seat
            if seat == CHANCE:
                began = len(state.table.journal) if state.decision is SHUFFLE else began
                state.apply(any_shuffle(state, random))
                continue
            heard = [redacted(event, seat) for event in state.table.events(began)]
            person = random.choice(PEOPLE)
            yield state, person, (observe(state, seat), heard), f"{seed}/{step}"
            action = any_action(state, random)
            waits = state.decision.kind == "call" and random.random() < 0.7
            state.apply(WAIT if waits else action)


def test_every_choice_is_legal_and_every_kind_is_met(quick):
    kinds = set()
    for _, person, seen, mood in decisions(range(12)):
        kinds.add(seen[0].decision.kind)
        assert seen[0].decision.allows(choose(person, *seen, Random(mood)))
    assert kinds == {"turn", "call", "penalty"}


def test_whoever_holds_the_hidden_cards_a_bot_does_the_same(quick):
    """The owls above all: nobody's choice tells whether another player could call."""
    redealt = moved = 0
    for state, person, seen, mood in decisions(range(20, 32)):
        world = sample_world(seen[0], state.pack, (), Random(mood))
        other = state.clone()
        other.table.cards, other.table.stock = list(world.cards), list(world.stock)
        if observe(other, seen[0].seat) != seen[0]:
            continue  # a horse or a house that has answered
        redealt += other.table.cards != state.table.cards
        moved += [str(card) == "XV" for card in world.cards] != [
            str(card) == "XV" for card in state.table.cards
        ]
        assert choose(person, observe(other, seen[0].seat), seen[1], Random(mood)) == choose(
            person, *seen, Random(mood)
        )
    assert redealt > 50
    assert moved > 20


def test_advice_calls_before_the_owl_is_asked_for():
    state = dealt("II XV X IX VIII", 5)
    found = assess(COUNSELLOR, *view(state, 1), Random(1))
    assert {str(option.action) for option in found.options} == {"call", "wait"}
    assert found.best.action is CALL


def test_advice_lets_a_pause_go_by_that_does_not_threaten():
    """A player who has had the turn cannot be asked any more: the owl is safe, and others may yet fall."""
    state = dealt("XV II IX X VIII VII", 6)
    state.apply(KEEP)
    found = assess(COUNSELLOR, *view(state, 0), Random(1))
    assert found.best.action is WAIT


def test_a_fool_is_given_away_and_an_owl_is_not():
    for person in (each for each in PEOPLE if each.level > 1):
        assert choose(person, *view(dealt("MATTO X IX VIII", 4), 0), Random(1)) == EXCHANGE
        assert choose(person, *view(dealt("XV X IX VIII", 4), 0), Random(1)) != EXCHANGE


def losing(pool, cost):
    """The first to be asked, who alone has lost, in a pot like this."""
    state = dealt("I X IX VIII VII", 5)
    for _ in range(5):
        state.apply(KEEP)
    seen, heard = view(state, 0)
    return replace(seen, pool=pool, cost=cost, decision=replace(seen.decision, cost=cost)), heard


def test_to_stay_is_paid_for_where_the_pot_is_worth_it():
    for level in (2, 3):
        assert choose(at_level(level), *losing(20, 1), Random(1)) == PAY
        assert choose(at_level(level), *losing(4, 3), Random(1)) == LEAVE
    found = assess(COUNSELLOR, *losing(9, 1), Random(1))
    assert found.option(PAY).worth == pytest.approx(10 / 5 - 1)
    assert found.option(LEAVE).worth == 0
    assert found.unit == "coins"


def test_a_pot_is_shared_by_who_stays():
    adults = PotEquity(view(dealt("I X IX VIII", 4, children=0), 0)[0])
    assert adults.after(1, loses=False) == pytest.approx(4 / 3)
    assert adults.after(1, loses=True) == 0
    assert adults.after(4, loses=True) == 1  # it is carried over
    children = PotEquity(view(dealt("I X IX VIII", 4), 0)[0])
    assert children.after(1, loses=True) == pytest.approx(5 / 4 - 1)
    assert adults.stake > children.stake > 0


def play(cards, draws=()):
    pack = list(draws)
    ranks = [RANK.get(card, card) for card in cards]
    size = len(ranks)
    return CambioPlayout(
        ranks,
        [False] * size,
        range(size),
        lambda: pack.pop(0) if pack else NONE,
        learnt_borders(Options(), size),
    )


@pytest.mark.parametrize(
    ("cards", "draws", "dead", "held"),
    [
        (["low", "human", 7], (), [0], [5, 18, 7]),
        (["low", "cat", 7], (), [0], [5, 16, 7]),
        (["low", "horse", 7], (), [], [7, 17, 5]),
        (["low", "horse", "house"], (9,), [], [9, 17, 15]),
        (["low", "horse", "house"], (17, 18), [0], [5, 17, 15]),
        (["low", "horse", "house"], (19,), [], [5, 17, 15]),
        (["low", "horse", "house"], (0,), [], [HIGHEST, 17, 15]),
        (["low", "horse", "house"], (), [], [5, 17, 15]),
        (["fool", 9, 7], (), [1], [9, 0, 7]),
        ([9, "fool", 7], (), [0], [0, 9, 7]),
    ],
)
def test_a_playout_goes_by_the_rules(cards, draws, dead, held):
    deal = play(cards, draws)
    deal.exchange(0)
    assert [at for at, fell in enumerate(deal.dead) if fell] == dead
    assert deal.cards == held


def test_a_playout_counts_the_fallen_with_the_lowest():
    deal = play([5, 5, 9, 9])
    deal.dead[2] = True
    assert deal.loses(0) == (3, True)
    assert deal.loses(3) == (3, False)
    deal.dead = [False, True, True, True]
    assert deal.loses(0) == (3, False)


def test_who_stands_with_a_card_from_somebody_has_no_fool():
    state = dealt("X I II VI", 4)
    for action in (KEEP, EXCHANGE, EXCHANGE):
        state.apply(action)
    found = assess(COUNSELLOR, *view(state, 3), Random(1))
    assert found.option(KEEP).worth < 0.3  # nothing is lower, so that one loses alone


def test_who_would_have_been_asked_for_an_owl_and_has_not_called_has_none():
    state = dealt("X IX IV V", 4)
    for action in (KEEP, KEEP):
        state.apply(action)
    found = assess(COUNSELLOR, *view(state, 2), Random(1))
    assert found.option(EXCHANGE).worth < 0.64  # played: 0.58


def calls(cards, dealt_to, turn, kind="asked"):
    """Whether an owl is called before this turn: else the player who has a low card gets rid of it."""
    deal = play(cards)
    deal.dealt_to = list(dealt_to)
    deal.turns(turn, here=getattr(deal.borders, kind))
    return deal.cards == [RANK.get(card, card) for card in cards] and not any(deal.dead)


def test_who_took_an_owl_calls_while_their_old_card_may_meet_the_cat():
    crossed = ["owl", 2, "cat", 14]
    assert calls(crossed, [1, 0, 2, 3], 1)
    assert not calls([14, 4, 4, 14], [0, 1, 2, 3], 1, "unasked")
    deal = play(crossed)
    deal.dealt_to = [1, 0, 2, 3]
    deal.quiet = 0
    deal.turns(1)
    assert deal.dead[0]  # who waits falls by it


def test_once_somebody_has_tried_the_next_but_one_calls_too():
    cards = [3, 5, "owl", 14]
    assert calls(cards, range(4), 0)
    assert not calls(cards, range(4), 0, "unasked")
    assert not calls([3, 5, 14, "owl"], range(4), 0)


def test_whoever_waits_with_an_owl_may_lose_it_to_one_who_calls_at_once():
    state = dealt("I XV X VII", 4)
    found = assess(COUNSELLOR, *view(state, 1), Random(1))
    assert found.option(WAIT).worth < 1.08  # played: 1.04
    assert found.option(CALL).worth == pytest.approx(1.26, abs=0.03)
