"""The information state: the same from what a seat has heard as from the deal, and blind to hidden cards."""

from random import Random

import pytest

from cucu_desktop.bots.learnt import information_state
from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.engine.events import redacted
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning.setting import Setting, actions_of

PLAYED = ("campli", "cuckoo", "coucou", "gnav", "kille", "tiebreak")


@pytest.mark.parametrize("game", PLAYED)
def test_heard_events_give_the_state_by_which_was_learnt(game):
    setting = Setting(GAMES[game], GAMES[game].options(), 5)
    random = Random(game)
    asked = 0
    for _ in range(60):
        pack = random.sample(setting.pack, len(setting.pack))
        deal, twin = setting.deal(pack), setting.before()
        twin.apply(Shuffled(tuple(pack)))
        while (decision := deal.due) is not None:
            seat = decision.seat
            heard = [redacted(event, seat) for event in twin.table.events()]
            assert information_state(decision.kind, seat, heard) == deal.key(decision)
            action = random.choice(actions_of(decision.options))
            deal.apply(action)
            twin.apply(action)
            asked += 1
    assert asked > 150


@pytest.mark.parametrize("game", PLAYED)
def test_other_hidden_cards_leave_the_state_as_it_is(game):
    setting = Setting(GAMES[game], GAMES[game].options(), 4)
    random = Random(game)
    for _ in range(60):
        pack = random.sample(setting.pack, len(setting.pack))
        first = setting.deal(pack)
        decision = first.due
        if decision is None or first.public.count("<"):
            continue  # a card has been called out
        mine = first.state.table.cards[decision.seat]
        others = [card for card in pack if card is not mine]
        random.shuffle(others)
        others.insert(pack.index(mine), mine)
        second = setting.deal(others)
        if second.due == decision and second.public == first.public:
            assert second.key(decision) == first.key(decision)
