"""Bots in a process of their own do what they would do here, and the process ends with whoever asks."""

import time
from random import Random

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.choosing import choose
from cucu_desktop.engine.trick_observation import observe
from cucu_desktop.match.head import Head, HeadError
from tests.trick_playing import GAMES, any_deal, any_shuffle

FIRST = next(name for name, person in PERSONS.items() if person.level == 1)


def a_deal(game="coch"):
    random = Random(f"{game}/head")
    state = any_deal(random, game)
    state.apply(any_shuffle(random))
    return state


@pytest.fixture
def head():
    head = Head()
    yield head
    head.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_question_brings_the_same_answer(head, game):
    state = a_deal(game)
    asked = 0
    while not state.is_over and asked < 20:
        seen = observe(state, state.decision.seat)
        answer = head.choose(FIRST, seen, (), Random(asked))
        assert answer == choose(PERSONS[FIRST], seen, (), Random(asked))
        assert answer.card is None or answer.card in state.pack.designs
        state.apply(answer)
        asked += 1


def test_whoever_cannot_think_says_so_and_the_next_question_is_answered(head):
    state = a_deal()
    seen = observe(state, state.decision.seat)
    with pytest.raises(HeadError, match="KeyError"):
        head.choose("nobody", seen, (), Random(1))
    assert head.choose(FIRST, seen, (), Random(1)) in state.decision.options


def test_a_process_that_is_gone_is_started_anew(head):
    state = a_deal()
    seen = observe(state, state.decision.seat)
    head.choose(FIRST, seen, (), Random(1))
    head._process.kill()
    head._process.wait()
    with pytest.raises(HeadError):
        head.choose(FIRST, seen, (), Random(1))
    assert head.choose(FIRST, seen, (), Random(1)) in state.decision.options


def test_closed_nobody_thinks_there_any_more(head):
    state = a_deal()
    seen = observe(state, state.decision.seat)
    head.choose(FIRST, seen, (), Random(1))
    process = head._process
    head.close()
    assert process.poll() is not None
    assert head.is_closed
    with pytest.raises(HeadError):
        head.choose(FIRST, seen, (), Random(1))


def test_the_process_ends_when_nobody_can_ask_any_more(head):
    state = a_deal()
    head.choose(FIRST, observe(state, state.decision.seat), (), Random(1))
    process = head._process
    process.stdin.close()
    for _ in range(100):
        if process.poll() is not None:
            break
        time.sleep(0.05)
    assert process.poll() == 0
