"""The lessons of trick games."""

import re

import pytest
from PySide6.QtWidgets import QScrollArea

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.actions import PASS, ROB
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.ui.widgets.card_strip import CardStrip
from cucu_desktop.words import words_of
from tests.ui.objects.lesson import PATIENCE

pytestmark = pytest.mark.usefixtures("quick_bots")


MET = {
    "coch": (
        "But of two equal cards the first one played wins, because a later one has to",
        "Two equal cards: there are two of each. The one played first wins, because a later card has to be",
        "You play last",
        "You lead: play any card",
        "You have none, so play any card. It can’t take the trick",
        "So far your partner Nina is winning",
        "points for your side",
        "points for the others",
    ),
    "zifuli": (
        "To bid, click one of your cards",
        "You have won the bidding with this card: the cuckoo (XV)",
        "The secret is out: Zi’ Peppe is your partner.",
        "You hold its twin, so you are the secret partner",
        "You get 2 tokens.",
    ),
    "trionfo": (
        "you may look at one card of the pile: the Bragon (XIIII)",
        "Discard the worst",
        "Turned up: the horse (XIII). The other one of these is the trionfo",
        "That is the trionfo: it takes the trick",
        "You hold it!",
    ),
}
"""What the learner meets in a trick game, robbing what may be robbed and bidding high once."""


@pytest.mark.parametrize("game", MET)
def test_in_a_trick_game_the_learner_meets_what_must_be_learnt(lesson_of, game):
    lesson = lesson_of(game)
    bids = []

    def choose(options):
        if ROB in options:
            return ROB
        if PASS in options:
            bids.append(options)
            return options[-1 if len(bids) == 1 else 0]
        return options[0]

    told, asked = lesson.follow(choose)
    text = "\n".join(told)
    assert [sentence for sentence in MET[game] if sentence not in text] == []
    assert told[0].startswith("The aim")
    assert told.index(next(each for each in told if "Practice deal 1" in each)) > 0
    assert sum(word in text for word in ("Good choice", "played it differently", "Fine: another")) >= 2
    kinds = [decision.kind for decision in asked]
    judged = sum(each.count("Good") + each.count("Fine:") + each.count("differently") for each in told)
    assert judged >= 6, "the first cards of each deal are spoken of"
    assert kinds.count("play") >= 14


def test_each_rule_of_tricks_is_explained_once(lesson_of):
    lesson = lesson_of("coch")
    told, _ = lesson.follow(lambda options: options[0])
    text = "\n".join(told)
    for rule in ("You lead: play any card", "You have some, so play one of them", "You play last: after you"):
        assert text.count(rule) == 1


TAKES = r"(?:The trick is yours|takes the trick)"


@pytest.mark.parametrize("game", MET)
def test_no_trick_goes_by_without_a_word_and_the_last_one_is_told_as_the_last(lesson_of, game):
    lesson = lesson_of(game)
    tricks = []

    def choose(options):
        tricks.append(len(lesson.session.question.tricks) if lesson.session.question.kind == "play" else 0)
        return options[0]

    told, asked = lesson.follow(choose)
    assert "Each player lays down one card: a trick. The best card takes it." in told[0]
    series = next(each for each in told if each.startswith("The two series"))
    assert "I to X." in series
    text = "\n".join(told)
    assert text.count("The small number under a name counts tricks, not points.") == 1
    assert text.count("Click one of your bright cards.") == 2
    assert text.count("The small card by the bidder’s face") == (game == "zifuli")
    last = [each for each in told if "That was the last trick." in each]
    assert len(last) == text.count("That was the last trick.") == len(PLANS[game].deals)
    assert all("You lead next" not in each for each in last)
    assert "You lead next." in text.replace("\n", " ")
    since, number = [], 0
    for each in told:
        since.append(each)
        if "Your turn." in each:
            if tricks[number]:
                assert re.search(TAKES, " ".join(since[-2:])), since
            number += 1
            since = []
    assert number == len(asked)


def test_a_trick_is_told_with_what_the_choice_was_worth(lesson_of):
    lesson = lesson_of("coch")
    lesson.read_to_the_question()
    options = lesson.session.question.decision.options
    lesson.session.act(next(option for option in options if option.card.id == "XV"))
    lesson.wait_for_page()
    first, *_, last = lesson.coach.text.split("\n\n")
    assert first == "Tista takes the trick: Brescia (the lion) wins. 3 points for the others."
    assert last.startswith("I would have played it differently. Better: Play the great mask.")


def test_the_coach_does_not_say_your_turn_while_the_others_play(lesson_of):
    lesson = lesson_of("coch")
    lesson.read_to_the_question()
    assert "Your turn" in lesson.coach.text
    lesson.session.act(lesson.session.question.decision.options[0])
    assert "Your turn" not in lesson.coach.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["coch", "trionfo", "zifuli"])
def test_both_series_are_in_sight_with_large_letters(lesson_of, qtbot, game, language):
    lesson = lesson_of(game, language=language, size=(1280, 800), text=150)
    heading = words_of("words", language, game)["lesson"]["series-heading"]
    seen = []
    while len(seen) < 2:
        lesson.wait_for_page()
        if lesson.coach.text.startswith(heading):
            qtbot.wait(50)
            seen.append(lesson.coach.text)
            assert lesson.coach.findChild(QScrollArea).verticalScrollBar().maximum() == 0
            assert sum(len(strip.cards) for strip in lesson.coach.findChildren(CardStrip)) == 10
        lesson.coach.go_on.emit()
    lesson.window.close()


def test_the_points_of_the_deal_are_written_larger_with_large_letters(lesson_of, qtbot):
    high = []
    for text in (100, 150):
        lesson = lesson_of("coch", size=(1280, 800), text=text, paints=True)
        score = lesson.window.playing.view.table.score
        qtbot.waitUntil(lambda score=score: score.score is not None, timeout=PATIENCE)
        high.append(score.area.height())
        lesson.window.close()
    assert high[1] > 1.2 * high[0]
