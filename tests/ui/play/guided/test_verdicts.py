"""What the coach says about a choice of the learner."""

import re

import pytest

from cucu_desktop.bots.assessment import Assessment, Estimate
from cucu_desktop.engine.actions import EXCHANGE, KEEP, PASS
from cucu_desktop.match.advice.advice import Advice
from cucu_desktop.match.advice.reason import Reason
from cucu_desktop.match.advice.worth_reasons import why
from cucu_desktop.ui.play.guided.lesson_words import LessonWords
from cucu_desktop.ui.play.guided.verdicts import AFTER_DEAL, Verdict
from tests.ui.objects.lesson import BEST, WORST

pytestmark = pytest.mark.usefixtures("quick_bots")


def test_who_was_right_and_pays_is_told_that_it_was_bad_luck(lesson_of):
    lesson = lesson_of("campli")
    text = "\n".join(lesson.turns(BEST))
    assert "You ask Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe, and a special card answers: the hunter" in text
    assert text.count("That was bad luck. Your choice was still right") == 1
    assert text.count("Well played.") == 5
    assert "differently" not in text


def test_who_was_wrong_is_told_what_would_have_been_better_and_when_it_was_luck(lesson_of):
    lesson = lesson_of("campli")
    text = "\n".join(lesson.turns(WORST))
    assert text.count("I would have played it differently. ") == 6
    assert text.count("differently. Your card was ") == 1, "the others were kept"
    assert text.count("That was good luck") == 3
    assert text.count("The other choice would have been better.") == 3
    assert "You pay: your card, the nulla (zero), is the lowest." in text


def test_a_decision_between_deals_makes_nothing_lucky_in_the_next_deal(lesson_of, monkeypatch):
    def only_between_deals_is_bad(advice, asked, done):
        if advice is None or asked is None or advice.assessment is None:
            return None
        is_good = asked.decision.kind not in AFTER_DEAL
        return Verdict(advice, asked, is_best=is_good, is_good=is_good, done=done)

    monkeypatch.setattr(Verdict, "of", only_between_deals_is_bad)
    lesson = lesson_of("kille")
    told, asked = lesson.follow(lambda options: options[-1])
    assert {decision.kind for decision in asked} & set(AFTER_DEAL)
    assert any("differently" in text for text in told)
    assert not any("good luck" in text for text in told)


def test_a_worse_choice_is_compared_with_the_best_one_where_the_two_best_are_too_close(lesson_of):
    lesson = lesson_of("campli")
    lesson.read_to_the_question()
    question, words = lesson.session.question, LessonWords(lesson.window.context.words_of("campli"))
    assessment = Assessment.of("tokens", {EXCHANGE: Estimate(-0.2, 0.001), KEEP: Estimate(-0.9, 0.001)})
    advice = Advice(EXCHANGE, Reason("close"), assessment)
    verdict = Verdict.of(advice, question, KEEP)
    told = words.judged(verdict, lesson.window.playing.names).text
    assert "differently" in told
    assert "close" not in told
    assert "90" in told


def test_a_choice_that_samples_cannot_tell_from_the_best_is_never_called_worse(lesson_of):
    lesson = lesson_of("campli")
    lesson.read_to_the_question()
    question, words = lesson.session.question, LessonWords(lesson.window.context.words_of("campli"))
    for behind, is_good in ((0.0, False), (0.3, True)):
        assessment = Assessment.of(
            "tokens",
            {KEEP: Estimate(-0.5, 0.01), EXCHANGE: Estimate(-0.3, 0.01)},
            behind_errors={KEEP: behind, EXCHANGE: 0.0},
        )
        advice = Advice(EXCHANGE, why(assessment, "tokens"), assessment)
        verdict = Verdict.of(advice, question, KEEP)
        text = words.judged(verdict, lesson.window.playing.names).text
        assert verdict.is_good == is_good
        assert ("differently" in text) == (not is_good)
        assert ("Fine: the other choice would have been just as good." in text) == is_good
        assert (advice.why.key == "close") == is_good


def test_the_verdict_names_the_card_that_has_been_swapped_since(lesson_of):
    lesson = lesson_of("campli")
    text = "\n".join(lesson.turns(BEST))
    assert "I would have done the same. Your card was the nulla (zero). " in text


def test_a_bad_bid_is_compared_with_the_best_choice_by_its_own_worth(lesson_of, thorough_bots):
    lesson = lesson_of("zifuli")
    told, _ = lesson.follow(lambda options: options[1 if PASS in options else 0])
    text = "\n".join(told)
    assert re.search(
        r"Better: Call the cuckoo .* wins about \d+ tokens, calling the Matto \(fool\) \d+\.", text
    )
    assert re.search(
        r"Better: Pass \(Passo\).* passing costs about \d+ tokens, calling the Matto \(fool\) \d+\.", text
    )


@pytest.mark.parametrize("key", ["close", "same", "least"])
def test_a_choice_that_is_no_better_than_others_is_not_called_the_right_one(lesson_of, key):
    lesson = lesson_of("coch")
    lesson.read_to_the_question()
    question, words = lesson.session.question, LessonWords(lesson.window.context.words_of("coch"))
    done = question.decision.options[0]
    verdict = Verdict(Advice(done, Reason(key)), question, is_best=True, is_good=True, done=done)
    text = words.judged(verdict, lesson.window.playing.names).text
    assert text.startswith("Good choice") == (key == "least")
    assert text.startswith("Fine: another choice") == (key != "least")
    assert "Too close to call" not in text
