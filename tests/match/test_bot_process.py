"""Bots in a process of their own do what they would do here, and the process ends with its parent."""

import io
import time
from random import Random
from types import SimpleNamespace

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.match.bot_process import BotProcess, BotProcessError, send
from tests.trick_playing import GAMES, any_deal, any_shuffle

FIRST = next(name for name, person in PERSONS.items() if person.level == 1)


def a_deal(game="coch"):
    random = Random(f"{game}/head")
    state = any_deal(random, game)
    state.apply(any_shuffle(random))
    return state


@pytest.fixture
def bot_process():
    bot_process = BotProcess()
    yield bot_process
    bot_process.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_question_brings_the_same_answer(bot_process, game):
    state = a_deal(game)
    asked = 0
    while not state.is_over and asked < 20:
        seen = observe(state, state.decision.seat)
        answer = bot_process.choose(FIRST, seen, (), Random(asked))
        assert answer == choose(PERSONS[FIRST], seen, (), Random(asked))
        assert answer.card is None or answer.card in state.pack.designs
        state.apply(answer)
        asked += 1


def test_whoever_cannot_think_says_so_and_the_next_question_is_answered(bot_process):
    state = a_deal()
    seen = observe(state, state.decision.seat)
    with pytest.raises(BotProcessError, match="KeyError"):
        bot_process.choose("nobody", seen, (), Random(1))
    assert bot_process.choose(FIRST, seen, (), Random(1)) in state.decision.options


def test_a_process_that_is_gone_is_started_anew(bot_process):
    state = a_deal()
    seen = observe(state, state.decision.seat)
    bot_process.choose(FIRST, seen, (), Random(1))
    bot_process._process.kill()
    bot_process._process.wait()
    with pytest.raises(BotProcessError):
        bot_process.choose(FIRST, seen, (), Random(1))
    assert bot_process.choose(FIRST, seen, (), Random(1)) in state.decision.options


def test_closed_nobody_thinks_there_any_more(bot_process):
    state = a_deal()
    seen = observe(state, state.decision.seat)
    bot_process.choose(FIRST, seen, (), Random(1))
    process = bot_process._process
    bot_process.close()
    assert process.poll() is not None
    assert bot_process.is_closed
    with pytest.raises(BotProcessError):
        bot_process.choose(FIRST, seen, (), Random(1))


def test_the_process_ends_when_nobody_can_ask_any_more(bot_process):
    state = a_deal()
    bot_process.choose(FIRST, observe(state, state.decision.seat), (), Random(1))
    process = bot_process._process
    process.stdin.close()
    for _ in range(100):
        if process.poll() is not None:
            break
        time.sleep(0.05)
    assert process.poll() == 0


@pytest.mark.parametrize("kept", [0, 3, 4, 5, 40, -1])
def test_an_answer_cut_off_by_a_kill_is_no_answer(bot_process, monkeypatch, kept):
    state = a_deal()
    pipe = io.BytesIO()
    send(pipe, state.decision.options[0])
    whole = pipe.getvalue()
    process = SimpleNamespace(
        stdin=io.BytesIO(), stdout=io.BytesIO(whole[:kept]), kill=lambda: None, wait=lambda: None
    )
    monkeypatch.setattr(bot_process, "_process", process)
    with pytest.raises(BotProcessError):
        bot_process.choose(FIRST, observe(state, state.decision.seat), (), Random(1))


def test_an_answer_that_cannot_be_read_is_no_answer(bot_process, monkeypatch):
    state = a_deal()
    process = SimpleNamespace(
        stdin=io.BytesIO(),
        stdout=io.BytesIO(b"\x05\0\0\0\x80\x05\xff\xff."),
        kill=lambda: None,
        wait=lambda: None,
    )
    monkeypatch.setattr(bot_process, "_process", process)
    with pytest.raises(BotProcessError):
        bot_process.choose(FIRST, observe(state, state.decision.seat), (), Random(1))
