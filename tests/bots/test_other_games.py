"""Whatever happens in the other exchange games, a bot does one of the things it may do."""

from functools import cache, partial
from itertools import chain
from math import isfinite
from random import Random

import pytest

from cucu_desktop.bots.dispatch import assess, choose, small_talk
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.playouts import worlds
from cucu_desktop.engine.actions import CHANCE, SHUFFLE
from cucu_desktop.engine.events import Talked, redacted
from cucu_desktop.engine.observation import observe
from tests.bots.playing import PEOPLE, Table
from tests.bots.quick_thinking import think_quickly
from tests.bots.random_decisions import EXCHANGE
from tests.games.random_play import GAMES, any_action, any_game, any_shuffle

EACH_GAME = pytest.mark.parametrize("game", GAMES)
STEPS = 120
KINDS = {
    "lu_stu": {"turn", "bargain", "offer", "reentry", "backing", "agreement"},
    "cuckoo": {"turn"},
    "ace_chasing": {"turn", "bet", "consent"},
    "tiebreak": {"turn"},
    "gnav": {"turn"},
    "kille": {"turn", "reentry"},
    "le_her": {"turn"},
    "coucou": {"turn"},
}
FEW = {"le_her"}
"""Games with two turns a deal: four times as many games are played."""


@pytest.fixture(autouse=True)
def _thinks_quickly(monkeypatch):
    """What may be chosen, and from what, is the same for few samples as for many."""
    think_quickly(monkeypatch, samples=40)


def decisions(game, seeds):
    """Each decision in the first part of some games: state, person, view, mood, choice.

    In every second game the players do anything, so that bots meet what no bot would have brought about.
    """
    for seed in seeds if game not in FEW else range(seeds.start, seeds.start + 4 * len(seeds)):
        random = Random(seed)
        state, began = any_game(game, random), 0
        people = [random.choice(PEOPLE) for _ in state.table.coins]
        for step in range(STEPS):
            if state.is_over:
                break
            decision = state.decision
            if decision.seat == CHANCE:
                began = len(state.table.journal) if decision is SHUFFLE else began
                state.apply(any_shuffle(state, random))
                continue
            seat = decision.seat
            heard = [redacted(event, seat) for event in state.table.events(began)]
            view, mood = (observe(state, seat), heard), f"{seed}/{step}"
            choice = cache(partial(choose, people[seat], *view, Random(mood)))
            yield state, people[seat], view, mood, choice
            state.apply(any_action(state, random) if seed % 2 else choice())  # raises IllegalActionError


@EACH_GAME
def test_every_choice_is_legal_with_any_options(game):
    kinds = set()
    for _, _, (observation, _), _, choice in decisions(game, range(12)):
        kinds.add(observation.kind)
        assert observation.decision.allows(choice())
    assert kinds >= KINDS[game]


@EACH_GAME
def test_choices_and_advice_need_one_sample(monkeypatch, game):
    think_quickly(monkeypatch, samples=1)
    monkeypatch.setattr(worlds, "ACTIONS", 800)
    for _, _, view, mood, choice in decisions(game, range(200, 202)):
        assert view[0].decision.allows(choice())
        advice = assess(COUNSELLOR, *view, Random(mood))
        assert all(isfinite(each.worth) and isfinite(each.error) for each in advice.options)


@pytest.mark.parametrize("game", EXCHANGE)
def test_a_bot_asks_its_observation_only(game):
    """Without having heard anything a bot still plays, if less well."""
    for _, person, (observation, _), mood, _ in decisions(game, range(300, 302)):
        assert observation.decision.allows(choose(person, observation, (), Random(mood)))


@EACH_GAME
def test_coins_are_neither_made_nor_lost_and_games_end(game):
    for number, options in enumerate(GAMES[game].presets.values(), 4):
        seats = min(number, GAMES[game].seats[-1])
        people = [PEOPLE[(2 * seat + seats) % len(PEOPLE)] for seat in range(seats)]
        state = Table(people, seats, options).play()
        assert state.is_over
        assert state.winners
        assert sum(state.table.coins) == 100 * seats


@EACH_GAME
def test_people_say_the_games_phrases_and_name_its_cards(game):
    said, phrases = set(), set(GAMES[game].phrases)
    # Of odd seeds: nobody need think of what to do in order to talk.
    for state, _, view, mood, _ in chain.from_iterable(
        decisions(game, range(seed, seed + 12, 2)) for seed in range(401, 461, 12) if said != phrases
    ):
        for seat, person in enumerate(Random(mood).sample(PEOPLE, min(state.players, len(PEOPLE)))):
            heard = [redacted(event, seat) for event in view[1]]
            remark = small_talk(person, observe(state, seat), heard, Random(f"{mood}/{seat}"))
            if remark:
                phrase, card = remark
                assert (card is not None) == (phrase == "have")
                assert card is None or state.pack[card]
                said.add(phrase)
                state.table.record(Talked, seat, phrase, card)
    assert said == phrases or (game in FEW and len(said) > 5)
