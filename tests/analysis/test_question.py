"""Costly decisions asked again: whose, which may be asked at all, and what came or would have come."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cucu_desktop.analysis.analysis import analyse
from cucu_desktop.analysis.analysis_process import AnalysisError, AnalysisProcess
from cucu_desktop.analysis.past_question import PastQuestion, mistakes, question_at
from cucu_desktop.analysis.report import Analysed
from cucu_desktop.bots.assessment import Assessment, Estimate
from cucu_desktop.engine.actions import EXCHANGE, KEEP, parse
from cucu_desktop.engine.events import Compared, DealBegan, TokenLost
from cucu_desktop.match.advice.reason import Reason
from cucu_desktop.match.log import LogError
from cucu_desktop.match.past_decisions import PastDecision, go_through, what_would_have_come
from tests.analysis.bot_matches import play


@pytest.fixture(scope="module")
def match(tmp_path_factory):
    """A match in which the first seat goes by rules of thumb."""
    log = tmp_path_factory.mktemp("logs") / "match.cucu"
    play(log, "campli", 4, deals=8, seed=3, bots=("nicola", "assunta"))
    return Analysed(log, analyse(log))


def test_one_s_own_mistakes_are_asked_the_costliest_first(match):
    found = mistakes([match], "nicola-0")
    assert [each.decision.cost for each in found] == sorted(
        (each.cost for each in match.games[0].costly if each.seat == 0), reverse=True
    )
    assert found[0].log == match.log
    assert mistakes([match], "nicola-2") == [], "a bot's are nobody's lesson"


def test_nothing_is_asked_of_a_deal_that_is_on_at_another_table(match):
    worst = mistakes([match], "nicola-0")[0]
    number = match.games[0].numbers[worst.decision.deal - 1]
    elsewhere = Analysed(Path("elsewhere"), (), hidden=frozenset({number}))
    assert worst not in mistakes([match, elsewhere], "nicola-0")
    assert mistakes([match, replace(elsewhere, hidden=frozenset())], "nicola-0")[0] == worst


def test_what_may_be_chance_is_not_asked(match):
    (game,) = match.games
    unsure = tuple(replace(each, error=each.cost) for each in game.costly)
    assert mistakes([Analysed(match.log, (replace(game, costly=unsure),))], "nicola-0") == []


def test_a_question_tells_what_came_and_what_would_have_come(match):
    worst = mistakes([match], "nicola-0")[0].decision
    question = question_at(match.log, worst.line)
    assert str(question.decision.action) == worst.did
    assert str(question.assessment.best.action) == worst.best
    assert question.players[0].name == "nicola-0"
    assert question.decision.seat == 0
    for events in (question.came, question.would_have_come):
        assert sum(isinstance(event, Compared) for event in events) == 1
        assert not any(isinstance(event, DealBegan) for event in events)
        assert any(isinstance(event, TokenLost) for event in events)


def test_what_would_have_come_of_the_same_is_what_came_if_all_do_the_same(match):
    past = [each for each in go_through(match.log) if isinstance(each, PastDecision)]
    first = past[0]
    later = iter(past[1:])
    events = what_would_have_come(match.log, first, first.action, lambda *_: next(later).action)
    assert events == question_at(match.log, first.line).came


def test_a_line_that_is_no_decision_is_no_question(match):
    with pytest.raises(LogError):
        question_at(match.log, 0)
    with pytest.raises(AnalysisError):
        AnalysisProcess().ask_again(match.log, 0)


@pytest.mark.parametrize(("game", "seats"), [("trionfo", 4), ("ace_chasing", 4)])
def test_the_process_asks_about_any_game(game, seats, tmp_path):
    log = tmp_path / "match.cucu"
    play(log, game, seats, deals=1)
    past = [each for each in go_through(log) if isinstance(each, PastDecision)]
    asked = next(each for each in past if len(each.observation.decision.options) > 1)
    question = AnalysisProcess().ask_again(log, asked.line)
    assert question == question_at(log, asked.line)
    assert parse(str(question.decision.action)) == question.decision.action
    assert question.came


def test_the_process_tells_which_deal_is_on(match, tmp_path):
    (found,) = [
        told for told in AnalysisProcess().ask([match.log], tmp_path / "kept") if isinstance(told, Analysed)
    ]
    last = json.loads(match.log.read_text("utf-8").splitlines()[-1])
    assert found.hidden == {last["number"]}
    assert last["number"] not in match.games[0].numbers


@pytest.mark.parametrize(
    ("worths", "as_good"),
    [
        ({"keep": Estimate(0.2), "exchange": Estimate(0.2)}, True),
        ({"keep": Estimate(0.2), "exchange": Estimate(0.2001)}, True),
        ({"keep": Estimate(0.2), "exchange": Estimate(0.25)}, False),
        ({"keep": Estimate(0.2, 0.04), "exchange": Estimate(0.25, 0.04)}, True),
    ],
)
def test_what_is_told_as_the_same_or_may_be_chance_is_as_good(match, worths, as_good):
    asked = next(
        each
        for each in go_through(match.log)
        if isinstance(each, PastDecision)
        and each.action == KEEP
        and len(each.observation.decision.options) > 1
    )
    assessment = Assessment.of("chance", {parse(word): worth for word, worth in worths.items()})
    question = PastQuestion((), asked, assessment, Reason("only"), (), ())
    assert question.is_as_good(EXCHANGE)
    assert question.is_as_good(KEEP) == as_good
    assert question.is_worth_asking != as_good
