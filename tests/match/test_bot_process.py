"""Bots in a process of their own do what they would do here, and the process ends with its parent."""

import io
import time
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.campli.two_player_equity import campli_series
from cucu_desktop.bots.dispatch import assess, choose, is_long, may_prepare, prepare, small_talk
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import PLAY_ON, Amount, Decision, Shuffled
from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.observation import observe as see
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games import campli
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


def cut_off(kept):
    """An answer of the process, cut off after a number of bytes."""
    pipe = io.BytesIO()
    send(pipe, a_deal().decision.options[0])
    return pipe.getvalue()[:kept]


@pytest.mark.parametrize("answer", [*map(cut_off, (0, 3, 4, 5, 40, -1)), b"\x80\x05\xff\xff."])
def test_an_answer_that_is_cut_off_or_cannot_be_read_is_no_answer(bot_process, monkeypatch, answer):
    state = a_deal()
    process = SimpleNamespace(
        stdin=io.BytesIO(), stdout=io.BytesIO(answer), kill=lambda: None, wait=lambda: None
    )
    monkeypatch.setattr(bot_process, "_process", process)
    with pytest.raises(BotProcessError):
        bot_process.choose(FIRST, observe(state, state.decision.seat), (), Random(1))


def two_of_campli(tokens=(2, 1, 0)):
    """The first decision of a deal of Campli with the given tokens: what its seat sees and has heard."""
    state = campli.CampliState(campli.Options(agreement=False), [100] * 3, 0)
    state.start()
    state.table.tokens[:] = tokens
    state.apply(Shuffled.by(Random(5), state.to_shuffle))
    seat = state.decision.seat
    return see(state, seat), [redacted(event, seat) for event in state.table.events()]


def test_the_last_two_are_answered_there_as_they_would_be_here(bot_process):
    seen, heard = two_of_campli()
    assert is_long(seen)
    assert not is_long(two_of_campli((2, 1, 1))[0])
    for name in ("assunta", "peppe"):
        answer = bot_process.choose(name, seen, heard, Random(3))
        assert answer == choose(PERSONS[name], seen, heard, Random(3))
        here, there = Random(4), Random(4)
        said = bot_process.small_talk(name, seen, heard, there)
        assert said == small_talk(PERSONS[name], seen, heard, here)
        assert here.random() == there.random()


def test_while_three_are_left_the_last_two_are_prepared():
    """What takes long is solved then; nothing is solved that is not needed."""
    seen, _ = two_of_campli((2, 1, 1))
    assert may_prepare(seen)
    assert not may_prepare(two_of_campli((2, 1, 0))[0])
    prepare(seen)
    before = campli_series.cache_info().misses
    two, heard = two_of_campli((2, 1, 0))
    asked = replace(
        two,
        decision=Decision(two.seat, "agreement", (Amount("propose", 0, 100, percent=True), PLAY_ON)),
        kind="agreement",
        virgin=(False,) * 3,
    )
    assess(COUNSELLOR, asked, heard, Random(0))
    assert campli_series.cache_info().misses == before


def test_the_process_prepares_and_then_answers(bot_process):
    seen, heard = two_of_campli((2, 1, 1))
    bot_process.prepare(seen)
    assert bot_process.choose("assunta", seen, heard, Random(1)) in seen.decision.options
