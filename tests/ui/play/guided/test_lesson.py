"""Show me how: practice deals of every game, in which the learner decides and is shown what it was worth."""

import re
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea
from shiboken6 import invalidate

from cucu_desktop.bots.assessment import Assessment, Estimate
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.actions import ASK, EXCHANGE, KEEP, PASS, ROB, Amount
from cucu_desktop.engine.cards import CUCCO, GNAV, HIDDEN
from cucu_desktop.engine.events import EVERYBODY, Arrested, Exchanged
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.advice.advice import Advice
from cucu_desktop.match.advice.reason import Reason
from cucu_desktop.match.advice.worth_reasons import why
from cucu_desktop.ui.pages.games_page import GamesPage
from cucu_desktop.ui.play.guided.coach import Coach
from cucu_desktop.ui.play.guided.lesson_pages import Page
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.ui.play.guided.lesson_words import AFTER_DEAL, LessonWords, Verdict
from cucu_desktop.ui.play.guided.watched_turns import WatchedTurns
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.spoken_cards import pictured
from cucu_desktop.ui.widgets.card_strip import MOST, CardStrip
from cucu_desktop.ui.widgets.notices import Notice
from cucu_desktop.words import words_of
from tests.ui.objects.controls import button, named
from tests.ui.windows import LARGE, a_window, cut_off, page_of, wait_for

pytestmark = pytest.mark.usefixtures("quick_bots")

LEARNER = "Wilhelmina"
"""A name that is part of no word."""
PATIENCE = 60_000


def lesson_of(qtbot, tmp_path, game, **how):
    window = a_window(qtbot, tmp_path, **({"paints": False, "name": LEARNER} | how))
    window.match_controller.show_me(game)
    return window, window.playing.findChild(Coach)


def chosen(option, random):
    return option.of(random.randint(option.low, option.high)) if isinstance(option, Amount) else option


def follow(qtbot, window, coach, choose):
    """Go through a lesson to its last page; return all that was told and what was asked."""
    told, asked = [], []
    session = window.playing.session
    while True:
        qtbot.waitUntil(lambda: coach.waits or session.stage is Stage.ANSWER, timeout=PATIENCE)
        told.append(coach.text)
        if coach.is_last:
            return told, asked
        if coach.waits:
            coach.go_on.emit()
        else:
            question = session.question
            asked.append(question.decision)
            session.act(choose(question.decision.options))


@pytest.mark.parametrize(
    ("game", "language"),
    [(game, each) for at, game in enumerate(PLANS) for each in ("en", ("de", "it")[at % 2])],
)
def test_every_lesson_comes_to_its_end_and_speaks_to_the_learner(qtbot, tmp_path, game, language):
    window, coach = lesson_of(qtbot, tmp_path, game, language=language)
    random = Random(f"{game}/{language}")
    told, asked = follow(qtbot, window, coach, lambda options: chosen(random.choice(options), random))
    assert sum(len(decision.options) > 1 for decision in asked) >= 3
    for text in told:
        assert text
        assert LEARNER not in text
        assert "{" not in text
    assert not list((tmp_path / "matches").glob("*"))
    coach.play.emit()
    assert window.playing.session.match_view.setup.game == game
    assert window.playing.findChild(Coach) is None


def test_there_is_a_lesson_for_each_game_with_its_own_words_in_each_language():
    assert set(PLANS) == set(GAMES)
    for language in LANGUAGES:
        for game in GAMES:
            words = words_of("words", language, game)["lesson"]
            assert all(words[key] for key in ("aim", "turn", "pay", "end"))


BEST = (EXCHANGE, KEEP, EXCHANGE, EXCHANGE, EXCHANGE, ASK, EXCHANGE)
WORST = (KEEP, EXCHANGE, KEEP, KEEP, KEEP, KEEP)
"""Choices in the lesson of Campli."""


def turns(qtbot, window, coach, choices):
    """Go through the lesson of Campli with these choices; return what was told, and all as one text."""
    chosen_so_far = iter(choices)
    told, _ = follow(qtbot, window, coach, lambda _options: next(chosen_so_far))
    return told, "\n".join(told)


def test_who_was_right_and_pays_is_told_that_it_was_bad_luck(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    _, text = turns(qtbot, window, coach, BEST)
    assert "You ask Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe, and a special card answers: the hunter" in text
    assert text.count("That was bad luck. Your choice was still right") == 1
    assert text.count("Well played.") == 5
    assert "differently" not in text


def test_who_was_wrong_is_told_what_would_have_been_better_and_when_it_was_luck(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    _, text = turns(qtbot, window, coach, WORST)
    assert text.count("I would have played it differently. ") == 6
    assert text.count("differently. Your card was ") == 1, "the others were kept"
    assert text.count("That was good luck") == 3
    assert text.count("The other choice would have been better.") == 3
    assert "You pay: your card, the nulla (zero), is the lowest." in text


def test_every_special_card_of_campli_is_met_and_explained_once(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    _, text = turns(qtbot, window, coach, BEST)
    powers = words_of("words", "en", "campli")["powers"]
    for card in ("XI", "XII", "XIII", "XIV", "XV"):
        assert text.count(powers[card]) == 1
    assert "Bruna asks Nicola to swap, and a special card answers: the cat (XII)." in text
    assert "Nicola pays too, with the fool (Matto): alone it is as low as the lowest." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_page_says_that_all_special_cards_were_met_only_if_they_were(qtbot, tmp_path, language):
    powers = words_of("words", language, "campli")["powers"]
    all_met = words_of("words", language, "campli")["lesson"]["all-met"]
    for choices, not_met in (
        (BEST, ()),
        (WORST, ("XI", "XIV", "XV")),
    ):
        window, coach = lesson_of(qtbot, tmp_path, "campli", language=language)
        told, _ = turns(qtbot, window, coach, choices)
        assert (all_met in told[-1]) == (not not_met)
        for card in ("XI", "XII", "XIII", "XIV", "XV", "MATTO"):
            assert (powers[card] in told[-2]) == (card in not_met)
        assert not coach.cards.cards
        window.close()


@pytest.mark.parametrize("game", PLANS)
def test_special_cards_that_did_nothing_are_named_and_the_turn_page_says_how_the_dealer_is_marked(
    qtbot, tmp_path, game
):
    window, coach = lesson_of(qtbot, tmp_path, game)
    acted = set()
    window.playing.seen.news.connect(
        lambda events: acted.update(event.card.id for event in events if isinstance(event, Arrested))
    )
    told, _ = follow(
        qtbot, window, coach, lambda options: KEEP if KEEP in options else chosen(options[0], Random(1))
    )
    page = told[-2] if told[-2].startswith("More special cards") else ""
    names = window.context.words_of(game).cards.name
    named = [card for card in PLANS[game].special if f"{names(card)[1:]}: " in page]
    assert not acted.intersection(named)
    button(coach, "Back").click()
    assert not page or len(coach.cards.cards) == min(len(named), MOST)
    assert bool(named) == bool(page)
    assert ("met all special cards" in told[-1]) == bool(PLANS[game].special and not page)

    pages = [text for text in told if "three blue cards by the face" in text]
    assert len(pages) == (not isinstance(GAMES[game], TrickGame) and not GAMES[game].has_matador)
    if game in ("campli", "lu_stu", "gnav", "kille", "cuckoo"):
        assert "The dealer comes last and swaps with the pack. The dealer has" in pages[0]


def test_the_question_says_where_to_choose_and_the_way_out_is_quiet(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli", paints=True)
    wide = 0
    while window.playing.session.stage is not Stage.ANSWER:
        wide = coach.width()
        qtbot.waitUntil(lambda: coach.waits or window.playing.session.stage is Stage.ANSWER, timeout=PATIENCE)
        coach.go_on.emit()
    wait_for(qtbot, window, Stage.ANSWER)
    assert "Choose below: keep or swap." in coach.text
    skip, keep = button(coach, "Skip the lesson"), window.playing.decision_bar.buttons[0]
    assert skip.height() < keep.height() * 0.8
    assert coach.width() == wide
    skip.click()
    assert skip.height() == button(coach, "Keep learning").height()


def test_a_decision_between_deals_makes_nothing_lucky_in_the_next_deal(qtbot, tmp_path, monkeypatch):
    def only_between_deals_is_bad(advice, asked, done):
        if advice is None or asked is None or advice.assessment is None:
            return None
        is_good = asked.decision.kind not in AFTER_DEAL
        return Verdict(advice, asked, is_best=is_good, is_good=is_good, done=done)

    monkeypatch.setattr(Verdict, "of", only_between_deals_is_bad)
    window, coach = lesson_of(qtbot, tmp_path, "kille")
    told, asked = follow(qtbot, window, coach, lambda options: options[-1])
    assert {decision.kind for decision in asked} & set(AFTER_DEAL)
    assert any("differently" in text for text in told)
    assert not any("good luck" in text for text in told)


def test_a_worse_choice_is_compared_with_the_best_one_where_the_two_best_are_too_close(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    read_to_the_question(qtbot, coach, window.playing.session)
    question, words = window.playing.session.question, LessonWords(window.context.words_of("campli"))
    assessment = Assessment.of("tokens", {EXCHANGE: Estimate(-0.2, 0.001), KEEP: Estimate(-0.9, 0.001)})
    advice = Advice(EXCHANGE, Reason("close"), assessment)
    verdict = Verdict.of(advice, question, KEEP)
    told = words.judged(verdict, window.playing.names).text
    assert "differently" in told
    assert "close" not in told
    assert "90" in told


def test_pictures_get_smaller_before_a_text_has_to_be_scrolled(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "kille", size=(1280, 800), text=150)
    read_to_the_question(qtbot, coach, window.playing.session)
    wording = window.context.words_of("kille")
    cards, line = pictured(("HUSU", "BLAREN"), wording), "A line that takes some room on the page. "
    heights = []
    for lines in (2, 14):
        coach.say(lambda many=lines: Page(line * many, cards=cards), waits=True)
        qtbot.wait(20)
        heights.append(coach.cards.height_needed)
    assert heights[1] < heights[0] * 0.75
    coach.say(lambda: Page(line * 2, cards=cards), waits=True)
    assert coach.cards.height_needed == heights[0], "they grow again"


def test_a_choice_that_samples_cannot_tell_from_the_best_is_never_called_worse(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    read_to_the_question(qtbot, coach, window.playing.session)
    question, words = window.playing.session.question, LessonWords(window.context.words_of("campli"))
    for behind, is_good in ((0.0, False), (0.3, True)):
        assessment = Assessment.of(
            "tokens",
            {KEEP: Estimate(-0.5, 0.01), EXCHANGE: Estimate(-0.3, 0.01)},
            behind_errors={KEEP: behind, EXCHANGE: 0.0},
        )
        advice = Advice(EXCHANGE, why(assessment, "tokens"), assessment)
        verdict = Verdict.of(advice, question, KEEP)
        text = words.judged(verdict, window.playing.names).text
        assert verdict.is_good == is_good
        assert ("differently" in text) == (not is_good)
        assert ("Fine: the other choice would have been just as good." in text) == is_good
        assert (advice.why.key == "close") == is_good


def test_a_swap_is_told_before_what_came_of_it(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "ace_chasing")
    told, _ = follow(qtbot, window, coach, lambda options: chosen(options[-1], Random(1)))
    end = next(
        text for text in told if text.startswith("Practice deal 2") and "drags" not in text and "out" in text
    )
    swapped, reason, lost = (
        end.index("Your new card: the ace of diamonds"),
        end.index("Other cards lie open besides the matador’s"),
        end.index("re out (the ace of diamonds)"),
    )
    assert swapped < reason < lost
    assert "Nobody else’s card lies open" in "\n".join(told)


def test_who_swaps_with_the_pack_reads_so(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "le_her")
    told, _ = follow(qtbot, window, coach, lambda options: options[-1])
    text = "\n".join(told)
    assert "You swap with the pack. Your new card: the queen of spades." in text
    assert "Your card: the ten of clubs.\n\nAbbé d’Orbais has the jack of diamonds." in text
    assert "Paul" not in text, "nobody has been told who that is"


def test_the_verdict_names_the_card_that_has_been_swapped_since(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    _, text = turns(qtbot, window, coach, BEST)
    assert "I would have done the same. Your card was the nulla (zero). " in text


def test_who_pays_is_named_once_and_the_learner_never(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    told, _ = turns(qtbot, window, coach, BEST)
    ends = [
        text
        for text in told
        if text.startswith("Practice deal") and "Choose below" not in text and "pay" in text
    ]
    assert len(ends) == 6
    assert ends[0].count("Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe pays") == 1
    assert ends[2].count("Bruna pays") == 1


def read_to_the_question(qtbot, coach, session):
    """Read all pages before the learner's first card."""
    while session.stage is not Stage.ANSWER:
        qtbot.waitUntil(lambda: coach.waits or session.stage is Stage.ANSWER, timeout=PATIENCE)
        if coach.waits:
            coach.go_on.emit()


def pages_shown(coach):
    """Return a list that is filled with the texts of all pages, also of those that do not wait."""
    shown, say = [], coach.say

    def keep(tell, **how):
        say(tell, **how)
        shown.append(coach.text)

    coach.say = keep
    return shown


def test_the_turns_of_the_others_are_told_and_where_the_card_given_away_ends(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    shown = pages_shown(coach)
    turns(qtbot, window, coach, BEST)
    first = shown[: next(number for number, text in enumerate(shown) if "deal 2 of" in text)]
    peppe = "Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe"
    assert [text.split("\n")[-1] for text in first if "swaps with" in text and text.startswith("Watch")] == [
        f"{peppe} swaps with Bruna: your old card moves on.",
        "Bruna swaps with Nicola: your old card moves on.",
        "Nicola swaps with the pack: your old card is gone.",
    ]
    assert "Your old card, the nulla (zero), ends up in the pack.\n\nYou don’t pay" in "\n".join(shown)
    text = "\n".join(shown)
    assert "Bruna asks Nicola, and is stopped: the cat (XII)." in text
    assert "Bruna keeps." in text
    assert "Your old card, the bucket" not in text, "the hunter has refused the swap"


@pytest.mark.parametrize(
    ("game", "line"), [("campli", "Everyone begins this deal with 3 tokens."), ("kille", "nobody has")]
)
def test_it_is_told_once_that_practice_deals_start_afresh(qtbot, tmp_path, game, line):
    window, coach = lesson_of(qtbot, tmp_path, game)
    told, _ = follow(qtbot, window, coach, lambda options: chosen(options[-1], Random(1)))
    afresh = [text for text in told if "Each practice deal starts afresh" in text]
    assert len(afresh) == 1
    assert line in afresh[0]
    assert "Practice deal 2 of" in afresh[0]
    assert "Choose below" not in afresh[0]


def test_the_new_beginning_is_told_before_a_token_is_lost_again(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    session = window.playing.session
    while "starts afresh" not in coach.text:
        qtbot.waitUntil(lambda: coach.waits or session.stage is Stage.ANSWER, timeout=PATIENCE)
        if "starts afresh" not in coach.text:
            if coach.waits:
                coach.go_on.emit()
            else:
                session.act(EXCHANGE)
    assert coach.waits
    assert set(session.observation.tokens) == {3}
    while session.stage is not Stage.ANSWER:
        coach.go_on.emit()
        qtbot.waitUntil(lambda: coach.waits or session.stage is Stage.ANSWER, timeout=PATIENCE)
    assert min(session.observation.tokens) == 2, "the cat has taken a token meanwhile"


@pytest.mark.parametrize("game", ["campli", "gnav", "le_her"])
def test_flower_and_coins_are_explained_once_where_the_game_has_them(qtbot, tmp_path, game):
    window, coach = lesson_of(qtbot, tmp_path, game)
    told, _ = follow(qtbot, window, coach, lambda options: chosen(options[-1], Random(1)))
    text = "\n".join(told)
    assert text.count("The flower beside a face") == (game == "campli")
    assert text.count("And the coins?") == (game != "le_her")


def test_the_price_of_a_new_life_is_asked_for_without_the_card_of_the_old_one(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "kille")
    told, _ = follow(qtbot, window, coach, lambda options: chosen(options[-1], Random(1)))
    bought = [text for text in told if "You can buy a new life" in text]
    assert bought
    assert not any("Your card" in text for text in bought)


def test_who_passes_the_fool_on_in_lu_stu_sees_the_hunter(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "lu_stu")
    told, _ = follow(
        qtbot,
        window,
        coach,
        lambda options: EXCHANGE if EXCHANGE in options else chosen(options[0], Random(1)),
    )
    assert words_of("words", "en", "lu_stu")["powers"]["XIV"] in "\n".join(told)


def test_skipping_the_lesson_has_to_be_confirmed(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli", paints=True)
    qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)
    skip, stay = button(coach, "Skip the lesson"), named(coach, QAbstractButton, "Keep learning")
    assert not stay.isVisible()
    for leave_question in (stay.click, lambda: qtbot.keyClick(coach, Qt.Key.Key_Escape)):
        skip.click()
        assert window.playing is not None
        assert window.focusWidget() is stay
        assert not named(coach, QAbstractButton, "Next").isVisible()
        leave_question()
        assert window.focusWidget() is named(coach, QAbstractButton, "Next")
        assert not stay.isVisible()
    skip.click()
    skip.click()
    assert window.playing is None


def test_after_the_question_whether_to_skip_the_table_has_the_focus_again(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli", paints=True)
    read_to_the_question(qtbot, coach, window.playing.session)
    button(coach, "Skip the lesson").click()
    button(coach, "Keep learning").click()
    assert not coach.isAncestorOf(window.focusWidget())


def test_the_fate_of_the_matador_is_told_once(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "ace_chasing")
    told, _ = follow(qtbot, window, coach, lambda options: chosen(options[-1], Random(1)))
    end = next(text for text in told if "So Nicola, the matador, is out." in text)
    assert "You’re still in." in end
    assert "Nicola is out" not in end
    own = next(text for text in told if "So you, the matador, are out." in text)
    assert "You’re out" not in own


def test_a_bad_bid_is_compared_with_the_best_choice_by_its_own_worth(qtbot, tmp_path, thorough_bots):
    window, coach = lesson_of(qtbot, tmp_path, "zifuli")
    told, _ = follow(qtbot, window, coach, lambda options: options[1 if PASS in options else 0])
    text = "\n".join(told)
    assert re.search(
        r"Hint: Call the cuckoo .* wins about \d+ tokens, calling the Matto \(fool\) \d+\.", text
    )
    assert re.search(
        r"Hint: Pass \(Passo\).* passing costs about \d+ tokens, calling the Matto \(fool\) \d+\.", text
    )


def test_the_coach_does_not_say_your_turn_while_the_others_play(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "coch")
    session = window.playing.session
    read_to_the_question(qtbot, coach, session)
    assert "Your turn" in coach.text
    session.act(session.question.decision.options[0])
    assert "Your turn" not in coach.text


MET = {
    "coch": (
        "You hold its twin. But of two equal cards the first one played wins, because a later one has to",
        "Of two equal ones the first one played wins, because a later card has to be higher.",
        "Two equal cards: there are two of each. The one played first wins, because a later card has to be",
        "You play last",
        "You lead: play any card",
        "You have none, so play any card. It can’t take the trick",
        "So far your partner Nina is winning",
        "points for your side",
        "points for the others",
    ),
    "zifuli": (
        "To bid, call a card you hold",
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
def test_in_a_trick_game_the_learner_meets_what_must_be_learnt(qtbot, tmp_path, game):
    window, coach = lesson_of(qtbot, tmp_path, game)
    bids = []

    def choose(options):
        if ROB in options:
            return ROB
        if PASS in options:
            bids.append(options)
            return options[-1 if len(bids) == 1 else 0]
        return options[0]

    told, asked = follow(qtbot, window, coach, choose)
    text = "\n".join(told)
    assert [sentence for sentence in MET[game] if sentence not in text] == []
    assert told[0].startswith("The aim")
    assert told.index(next(each for each in told if "Practice deal 1" in each)) > 0
    assert sum(word in text for word in ("Good choice", "played it differently", "Fine: another")) >= 2
    kinds = [decision.kind for decision in asked]
    judged = sum(each.count("Good") + each.count("Fine:") + each.count("differently") for each in told)
    assert judged >= 6, "the first cards of each deal are spoken of"
    assert kinds.count("play") >= 14


def test_each_rule_of_tricks_is_explained_once(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "coch")
    told, _ = follow(qtbot, window, coach, lambda options: options[0])
    text = "\n".join(told)
    for rule in ("You lead: play any card", "You have some, so play one of them", "You play last: after you"):
        assert text.count(rule) == 1


TAKES = r"(?:The trick is yours|takes the trick)"


@pytest.mark.parametrize("game", MET)
def test_no_trick_goes_by_without_a_word_and_the_last_one_is_told_as_the_last(qtbot, tmp_path, game):
    window, coach = lesson_of(qtbot, tmp_path, game)
    session, tricks = window.playing.session, []

    def choose(options):
        tricks.append(len(session.question.tricks) if session.question.kind == "play" else 0)
        return options[0]

    told, asked = follow(qtbot, window, coach, choose)
    assert "these cards are a trick. The best card takes them all." in told[0]
    series = next(each for each in told if each.startswith("The two series"))
    assert "I to X." in series
    text = "\n".join(told)
    assert text.count("The small number under a name counts tricks, not points.") == 1
    assert text.count("Click one of the bright cards below.") == 2
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


def test_a_trick_is_told_with_what_the_choice_was_worth(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "coch")
    session = window.playing.session
    read_to_the_question(qtbot, coach, session)
    session.act(next(option for option in session.question.decision.options if option.card.id == "XV"))
    qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)
    first, *_, last = coach.text.split("\n\n")
    assert first == "Tista takes the trick: Brescia (the lion) wins. 3 points for the others."
    assert last.startswith("I would have played it differently. Hint: Play the great mask.")


def test_table_and_coach_wait_for_each_other_and_there_is_one_way_on(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli", paints=True)
    session = window.playing.session
    qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)
    for _ in range(60):
        qtbot.waitUntil(lambda: coach.waits or session.stage is Stage.ANSWER, timeout=PATIENCE)
        if coach.is_last:
            break
        if coach.waits:
            assert session.held
            assert session.question is None
            assert not window.playing.view.busy
            labels = [b.accessibleName() for b in window.findChildren(QAbstractButton) if b.isVisible()]
            assert sum(label in ("Next", "Continue") for label in labels) == 1
            assert window.focusWidget().accessibleName() == "Next"
            coach.go_on.emit()
            assert not coach.isAncestorOf(window.focusWidget()) or coach.waits
        else:
            session.act(session.question.decision.options[-1])
    assert coach.is_last


def test_the_table_does_not_wait_for_a_result_that_the_coach_has_told(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli", result_seconds=0)
    assert window.playing.view.director.rest.reading_time is None
    window.settings.change(scheme="day")
    assert window.playing.view.director.rest.reading_time is None
    follow(qtbot, window, coach, lambda options: options[-1])


def test_the_second_page_shows_the_order_of_the_cards(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "gnav")
    qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)
    coach.go_on.emit()
    shown = [card.name for strip in coach.findChildren(CardStrip) for card in strip.cards]
    names = window.context.wording.cards.name
    assert shown == [names(card.id) for card in GNAV.designs]


def test_a_lesson_can_be_left_at_any_step_and_nothing_of_it_is_kept(qtbot, tmp_path):
    for steps in range(6):
        window, coach = lesson_of(qtbot, tmp_path, "kille")
        session = window.playing.session
        for _ in range(steps):
            qtbot.waitUntil(lambda c=coach, s=session: c.waits or s.stage is Stage.ANSWER, timeout=PATIENCE)
            if coach.waits:
                coach.go_on.emit()
            else:
                session.act(session.question.decision.options[0])
        coach.enough.emit()
        assert window.playing is None
        assert not list(tmp_path.glob("**/*.cucu"))
        window.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["campli", "kille", "zifuli"])
def test_all_of_it_can_be_read(qtbot, tmp_path, game, language):
    window, coach = lesson_of(qtbot, tmp_path, game, paints=True, language=language, **LARGE)
    session = window.playing.session
    for _ in range(5):
        qtbot.waitUntil(lambda: coach.waits or session.stage is Stage.ANSWER, timeout=PATIENCE)
        qtbot.waitUntil(lambda: cut_off(coach) == [], timeout=PATIENCE)
        if coach.waits:
            coach.go_on.emit()
        else:
            session.act(chosen(session.question.decision.options[-1], Random(1)))


def test_another_language_is_spoken_at_once(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)
    window.settings.change(language="de")
    qtbot.waitUntil(lambda: coach.text.startswith("Worum es geht"), timeout=PATIENCE)


@pytest.mark.parametrize("game", ["campli", "kille"])
def test_an_arrow_leads_from_the_question_to_the_first_answer_not_out_of_the_lesson(qtbot, tmp_path, game):
    window, coach = lesson_of(qtbot, tmp_path, game)
    read_to_the_question(qtbot, coach, window.playing.session)
    bar = window.playing.decision_bar
    bar.take_focus()
    for answer in bar.buttons:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
        assert window.focusWidget() is answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_as_wide_on_the_last_page_as_before(qtbot, tmp_path, language):
    window, coach = lesson_of(qtbot, tmp_path, "campli", language=language, size=(1280, 760))
    coach.say(lambda: Page("a"), waits=True)
    before = coach.geometry()
    coach.say(lambda: Page("b", is_last=True), waits=True)
    qtbot.wait(10)
    assert coach.geometry() == before
    assert window.playing.rect().contains(before)


def test_the_lesson_is_offered_on_the_first_start_of_a_game_and_once(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    for is_first in (True, False):
        window.page_opener.choose_game()
        window.page_stack.page.played.emit("gnav")
        offers = [
            notice
            for notice in window.findChildren(Notice)
            if notice.isVisible() and "First time?" in notice.text
        ]
        assert bool(offers) is is_first
        if offers:
            offers[0].act.click()
            assert window.playing.findChild(Coach) is not None
            assert window.context.setup.game == "gnav"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_the_offer_of_the_lesson_covers_no_answer(qtbot, tmp_path, size, language):
    window = a_window(qtbot, tmp_path, size=size, language=language)
    window.page_opener.choose_game()
    window.page_stack.page.played.emit("gnav")
    qtbot.waitUntil(lambda: window.playing.session.stage is Stage.ANSWER, timeout=PATIENCE)
    (notice,) = window.page_stack.notices
    covered = notice.geometry().translated(notice.parentWidget().mapTo(window, QPoint(0, 0)))
    bar = window.playing.decision_bar
    answers = [each for each in bar.findChildren(QAbstractButton) if each.isVisible()]
    assert len(answers) >= 2
    for answer in answers:
        assert not covered.intersects(QRect(answer.mapTo(window, QPoint(0, 0)), answer.size()))
    window.page_opener.choose_game()
    assert notice.y() > window.page_stack.height() / 2, "on a page it lies at the lower edge"


def test_a_lesson_leads_to_the_lessons_of_other_games(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "le_her")
    assert not named(coach, QAbstractButton, "Another lesson").isVisible()
    follow(qtbot, window, coach, lambda options: options[0])
    button(coach, "Another lesson").click()
    page = window.page_stack.page
    assert isinstance(page, GamesPage)
    assert window.playing is None
    named(page, QAbstractButton, "Learn: Kille").click()
    assert window.context.setup.game == "kille"
    assert window.playing.findChild(Coach) is not None


@pytest.mark.parametrize("game", ["gnav", "coch"])
def test_a_lesson_is_found_in_the_chooser_and_on_the_rules_page(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.choose_game()
    name = window.context.words_of(game).choices.game(game)["name"]
    named(window.page_stack.page, QAbstractButton, f"Learn: {name}").click()
    assert window.playing.findChild(Coach) is not None
    assert window.context.setup.game == game
    window.leave()
    window.page_opener.choose_game()
    window.page_stack.page.rules_wanted.emit(game)
    button(window.page_stack.page, "Show me how").click()
    assert window.playing.findChild(Coach) is not None
    assert window.context.setup.game == game


def test_the_first_page_says_of_which_game_its_lesson_is(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    told = page_of(window).buttons["show"].accessibleName()
    assert "Campli" in told + page_of(window).buttons["show"].accessibleDescription()


def test_the_next_page_is_said_after_the_reference_to_the_scroll_bar_became_invalid(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "zifuli")
    qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)
    told = coach.text
    invalidate(coach.findChild(QScrollArea).verticalScrollBar())
    coach.go_on.emit()
    assert coach.text != told
    assert window.isVisible()


def at_first_question(qtbot, window, coach):
    """Go on to the first question; return the pages read on the way."""
    pages = []
    while window.playing.session.stage is not Stage.ANSWER:
        qtbot.waitUntil(lambda: coach.waits or window.playing.session.stage is Stage.ANSWER, timeout=PATIENCE)
        if coach.waits:
            pages.append(coach.text)
            button(coach, "Next").click()
    return pages


@pytest.mark.parametrize("game", ["campli", "coch"])
def test_each_page_can_be_read_again_and_next_leads_to_where_one_was(qtbot, tmp_path, game):
    window, coach = lesson_of(qtbot, tmp_path, game)
    session = window.playing.session
    back = named(coach, QAbstractButton, "Back")
    assert back.isHidden()
    assert back.shortcut() == QKeySequence("Backspace")
    pages = at_first_question(qtbot, window, coach)
    question = coach.text
    for number, text in enumerate(reversed(pages)):
        button(coach, "Back").click()
        assert coach.text == text
        assert session.held
        assert back.isHidden() == (number == len(pages) - 1)
    for text in (*pages[1:], question):
        assert session.held
        button(coach, "Next").click()
        assert coach.text == text
    assert not session.held
    assert session.question is not None
    assert not coach.isAncestorOf(window.focusWidget())
    assert named(coach, QAbstractButton, "Next").isHidden()


def test_a_choice_made_while_an_earlier_page_is_read_leads_on(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    session = window.playing.session
    pages = at_first_question(qtbot, window, coach)
    button(coach, "Back").click()
    assert coach.text == pages[-1]
    session.act(session.question.decision.options[-1])
    qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)
    assert not coach.is_rereading
    assert "Good" in coach.text or "differently" in coach.text


def test_the_others_wait_while_an_earlier_page_is_read(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    session = window.playing.session
    at_first_question(qtbot, window, coach)
    session.act(session.question.decision.options[-1])
    qtbot.wait(1)
    button(coach, "Back").click()
    assert coach.is_rereading
    shown = coach.text
    qtbot.wait(300)
    assert coach.text == shown
    assert session.held
    while coach.is_rereading:
        button(coach, "Next").click()
    qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)


def test_from_the_last_page_one_can_read_back_and_then_play(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "le_her")
    told, _ = follow(qtbot, window, coach, lambda options: options[0])
    button(coach, "Back").click()
    assert coach.text == told[-2]
    assert not coach.is_last
    button(coach, "Next").click()
    assert coach.text == told[-1]
    assert coach.is_last
    button(coach, "Play a real game").click()
    assert window.playing.findChild(Coach) is None


@pytest.mark.parametrize(
    ("game", "size", "least"),
    [
        ("campli", (1024, 700), 36),
        ("campli", (1280, 800), 43),
        ("campli", (1920, 1080), 50),
        ("coch", (1280, 800), 60),
        ("coch", (1920, 1080), 50),
    ],
)
def test_the_order_of_the_cards_is_as_large_as_fits(qtbot, tmp_path, game, size, least):
    _window, coach = lesson_of(qtbot, tmp_path, game, size=size, paints=True)
    qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)
    while not any(len(strip.cards) > MOST for strip in coach.findChildren(CardStrip)):
        coach.go_on.emit()  # the first pages are about the aim
    bar = coach.findChild(QScrollArea).verticalScrollBar()
    qtbot.wait(50)
    assert bar.maximum() == 0 or least < 40, "cards are no smaller than that to save scrolling"
    strips = [strip for strip in coach.findChildren(CardStrip) if len(strip.cards) > 4]
    assert strips
    for strip in strips:
        for picture in strip.findChildren(QLabel):
            assert picture.width() >= least
            assert coach.rect().contains(
                picture.geometry().translated(picture.parentWidget().mapTo(coach, QPoint()))
            )


def test_page_down_scrolls_the_coach(qtbot, tmp_path):
    _window, coach = lesson_of(qtbot, tmp_path, "zifuli", text=200)
    qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)
    coach.say(lambda: Page("More words than there is room for. " * 40), waits=True)
    bar = coach.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0, timeout=PATIENCE)
    QTest.keyClick(coach, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(coach, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def lines_of(label):
    """The number of lines of a text as it is shown."""
    return round(label.heightForWidth(label.width()) / label.fontMetrics().lineSpacing())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(PLANS))
def test_no_page_before_the_first_question_has_more_than_five_lines(qtbot, tmp_path, game, language):
    window, coach = lesson_of(qtbot, tmp_path, game, language=language, size=(1280, 800), paints=True)
    session = window.playing.session
    while True:
        qtbot.waitUntil(lambda: coach.waits or session.stage is Stage.ANSWER, timeout=PATIENCE)
        if not coach.waits:
            return
        text = named(coach, QLabel, coach.text.partition("\n\n")[2]) if "\n\n" in coach.text else None
        if text is not None and text.text():
            assert lines_of(text) <= 5
        coach.go_on.emit()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["coch", "trionfo", "zifuli"])
def test_both_series_are_in_sight_with_large_letters(qtbot, tmp_path, game, language):
    window, coach = lesson_of(
        qtbot, tmp_path, game, language=language, size=(1280, 800), text=150, paints=True
    )
    heading = words_of("words", language, game)["lesson"]["series-heading"]
    seen = []
    while len(seen) < 2:
        qtbot.waitUntil(lambda: coach.waits, timeout=PATIENCE)
        if coach.text.startswith(heading):
            qtbot.wait(50)
            seen.append(coach.text)
            assert coach.findChild(QScrollArea).verticalScrollBar().maximum() == 0
            assert sum(len(strip.cards) for strip in coach.findChildren(CardStrip) if strip.cards) == 10
        coach.go_on.emit()
    window.close()


@pytest.mark.parametrize("game", sorted({*PLANS} - {"cambio"}))  # where the pot is what is won
def test_the_aim_is_told_without_pool_and_coins(game):
    for language in LANGUAGES:
        aim = words_of("words", language, game)["lesson"]["aim"]
        assert not re.search(r"\b(pool|coins?|Topf|Münzen?|piatto|monete?)\b", aim)


def test_of_a_cat_that_moves_no_card_it_is_said_that_the_card_stays(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    _, text = turns(qtbot, window, coach, BEST)
    assert text.count("Here the card of Bruna was never swapped, so it stays.") == 1
    assert "runs back to the player who was dealt it. Here the card of Bruna" in text


@pytest.mark.parametrize(
    ("game", "card", "swapped", "asker", "stays"),
    [
        ("campli", "XII", (), 2, True),
        ("campli", "XII", ((1, 2),), 2, False),
        ("campli", "XIV", (), 2, False),
        ("lu_stu", "XII", (), 1, True),
        ("lu_stu", "XII", (), 2, False),
        ("cambio", "XII", (), 2, True),
    ],
)
def test_a_card_stays_if_it_has_not_been_swapped(game, card, swapped, asker, stays):
    watched = WatchedTurns(0, ("A", "B", "C", "D"), game)
    for one, other in swapped:
        watched.note(Exchanged(one, other, HIDDEN, HIDDEN, "turn", EVERYBODY), None)
    order = (1, 2, 3, 0)
    arrested = Arrested(3, asker, CUCCO[card], True, EVERYBODY)
    assert watched.stays(arrested, order) == stays


def test_two_fools_are_met_and_said_to_rank_high(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "campli")
    told, _ = turns(qtbot, window, coach, BEST)
    assert "Two fools (you and Nicola): together they rank high" in told[-2]
    window, coach = lesson_of(qtbot, tmp_path, "lu_stu")
    told, _ = follow(qtbot, window, coach, lambda options: chosen(options[0], Random(1)))
    assert "Two fools (you and Nicola): together they win a token each." in "\n".join(told)


def test_who_has_died_in_the_lesson_is_not_offered_to_skip_to_the_end(qtbot, tmp_path):
    window, coach = lesson_of(qtbot, tmp_path, "kille")
    skip = named(window.playing, QAbstractButton, "Skip to the end")
    offered = []
    coach.go_on.connect(lambda: offered.append(not skip.isHidden()))
    told, _ = follow(
        qtbot,
        window,
        coach,
        lambda options: EXCHANGE if EXCHANGE in options else chosen(options[-1], Random(1)),
    )
    assert "You die" in "\n".join(told)
    assert not any(offered)


def test_the_points_of_the_deal_are_written_larger_with_large_letters(qtbot, tmp_path):
    high = []
    for text in (100, 150):
        window, _ = lesson_of(qtbot, tmp_path, "coch", size=(1280, 800), text=text, paints=True)
        score = window.playing.view.table.score
        qtbot.waitUntil(lambda score=score: score.score is not None, timeout=PATIENCE)
        high.append(score.area.height())
        window.close()
    assert high[1] > 1.2 * high[0]


@pytest.mark.parametrize("key", ["close", "same", "least"])
def test_a_choice_that_is_no_better_than_others_is_not_called_the_right_one(qtbot, tmp_path, key):
    window, coach = lesson_of(qtbot, tmp_path, "coch")
    read_to_the_question(qtbot, coach, window.playing.session)
    question, words = window.playing.session.question, LessonWords(window.context.words_of("coch"))
    done = question.decision.options[0]
    verdict = Verdict(Advice(done, Reason(key)), question, is_best=True, is_good=True, done=done)
    text = words.judged(verdict, window.playing.names).text
    assert text.startswith("Good choice") == (key == "least")
    assert text.startswith("Fine: another choice") == (key != "least")
    assert "Too close to call" not in text
