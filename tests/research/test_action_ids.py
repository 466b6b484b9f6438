"""Numbers for actions: which are legal is what the rules offer, amounts cut into steps."""

from random import Random

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP, NO_OFFER, Action, Amount, Bet, Decision, Offer
from cucu_desktop.engine.vocabulary import BACK, BET_EITHER, OFFER, PROPOSE, RAISE
from cucu_desktop.research.action_ids import ActionIds
from tests.research.games import EVERY, Configuration, play


def ids_of(*words, steps=5):
    return ActionIds({"turn": words}, steps)


def texts(ids, *options):
    return [str(action) for action in ids.choices(Decision(0, "turn", options)).actions.values()]


@pytest.mark.parametrize(("game", "settings"), EVERY)
def test_what_is_legal_is_what_the_rules_offer(game, settings):
    configuration = Configuration(game, settings)
    random, seen = Random(f"{game}/{settings}"), set()
    for _ in range(6):
        for state, choices in play(configuration, random):
            if choices is None:
                continue
            numbers = list(choices.actions)
            assert numbers == sorted(numbers)
            assert [number for number, legal in enumerate(choices.mask) if legal] == numbers
            assert all(state.decision.allows(action) for action in choices.actions.values())
            assert len(set(choices.actions.values())) == len(numbers)
            for option in state.decision.options:
                assert isinstance(option, Amount) or option in choices.actions.values()
            seen.update(numbers)
    assert max(seen) < len(configuration.actions) == len(configuration.actions.names)


def test_an_action_has_one_number_in_whatever_decision_it_comes_up():
    ids = ActionIds({"turn": (KEEP, EXCHANGE), "offer": (KEEP, RAISE), "bet": (BACK,)}, 3)
    amounts = [f"{word} {step}/2" for word in ("raise", "back") for step in range(3)]
    assert ids.names == ("keep", "exchange", *amounts)
    assert (ids.id_of(EXCHANGE), ids.id_of(RAISE), ids.id_of(BACK)) == (1, 2, 5)


def test_an_amount_is_cut_into_equal_steps_from_the_least_to_the_most():
    ids = ids_of(RAISE, PROPOSE)
    assert texts(ids, Amount("raise", 1, 9)) == ["raise 1", "raise 3", "raise 5", "raise 7", "raise 9"]
    shares = texts(ids, Amount("propose", 0, 100, percent=True))
    assert shares[1:4] == ["propose 25%", "propose 50%", "propose 75%"]


def test_steps_that_come_to_the_same_are_legal_once():
    ids = ids_of(RAISE)
    assert texts(ids, Amount("raise", 2, 3)) == ["raise 2", "raise 3"]
    assert texts(ids, Amount("raise", 4, 4)) == ["raise 4"]


def test_an_offer_is_coins_a_share_or_both():
    ids = ids_of(OFFER, NO_OFFER, steps=2)
    assert len(ids) == 2 + 2 + 4 + 1
    assert texts(ids, Offer("offer", 1, 9, share=40), NO_OFFER) == [
        "offer 1", "offer 9", "offer 1%", "offer 40%",
        "offer 1 1%", "offer 1 40%", "offer 9 1%", "offer 9 40%", "no-offer",
    ]  # fmt: skip
    assert texts(ids, Offer("offer", 1, 0, share=40)) == ["offer 1%", "offer 40%"]
    assert texts(ids, Offer("offer", 1, 9, share=0)) == ["offer 1", "offer 9"]
    assert ids.names[4:6] == ("offer 0/1 0/1%", "offer 0/1 1/1%")


def test_nothing_is_bet_once_and_a_refused_bet_not_again():
    ids = ids_of(BET_EITHER, steps=3)
    bet = Bet("bet", 0, 8, outcomes=("out", "through"), refused=(Action("bet", 4, None, "out"),))
    assert texts(ids, bet) == ["bet 0", "bet 8 out", "bet 4 through", "bet 8 through"]
    assert ids.names == tuple(f"bet {step}/2 {on}" for on in ("out", "through") for step in range(3))


def test_numbers_of_lists_that_are_gone_are_not_taken_for_those_of_others(monkeypatch):
    monkeypatch.setattr("cucu_desktop.research.action_ids.MOST_KEPT", 3)
    ids = ids_of(RAISE)
    for most in range(1, 40):
        assert texts(ids, Amount("raise", most, most)) == [f"raise {most}"]
