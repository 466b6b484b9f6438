"""Lessons in the window: choices without pages to read, one line at a time, and the table that plays on."""

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.engine.cards import Card
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.records.store import GameResult, PlayerResult, Store
from cucu_desktop.ui.animation.durations import DURATIONS
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.guided.lessons import LESSONS
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene.pointing import ArrowItem
from cucu_desktop.ui.view.order_strip import OrderStrip
from tests.ui.windows import cut_off, match_of

pytestmark = [pytest.mark.usefixtures("quick_bots", "results_wait"), pytest.mark.waits]
END = "That\N{RIGHT SINGLE QUOTATION MARK}s all. The rest shows itself."


@pytest.mark.parametrize("game", LESSONS)
def test_the_first_choice_comes_without_a_page_to_read(lesson_of, game):
    lesson = lesson_of(game)
    lesson.wait()
    assert lesson.asks
    assert lesson.go_on.isHidden()
    assert lesson.line
    assert lesson.line == lesson.playing.decision_bar.line.accessibleName()
    assert lesson.session.may_be_advised, "Hint stays beside the line"


@pytest.mark.parametrize("game", [game for game in LESSONS if GAMES[game].chips])
def test_the_players_have_the_chips_that_the_table_shows(lesson_of, game):
    lesson = lesson_of(game)
    lesson.wait()
    assert lesson.playing.view.table.dump()["coins"] == lesson.session.observation.coins


@pytest.mark.parametrize(
    ("game", "choice"),
    [*((game, 0) for game in LESSONS), *((game, -1) for game in ("campli", "kille", "cambio", "coch"))],
)
def test_a_lesson_ends_with_play_on_and_two_presses_before_it_at_most(lesson_of, game, choice):
    lesson = lesson_of(game)
    pressed = lesson.follow(choice)
    assert pressed == ["Next"] * (len(LESSONS[game].deals) - 1) + ["Play on"]
    lesson.until(lambda: lesson.line == END)


QUESTION = "Keep, or swap with Zi\N{RIGHT SINGLE QUOTATION MARK}\N{NO-BREAK SPACE}Peppe?"
"""Where the lesson of Campli has no line."""


def test_the_lines_of_campli_in_their_order(lesson_of):
    lesson = lesson_of("campli")
    said = []
    for choice, line in ((1, "The lowest card pays a token. Yours is low."), (1, QUESTION)):
        lesson.wait()
        assert lesson.line == line
        assert lesson.playing.decision_bar.line.accessibleName(), "a screen reader has the question"
        lesson.choose(choice)
        lesson.until(lambda: lesson.playing.is_reading)
        said.append(lesson.line)
        lesson.playing.read()
        lesson.until(lambda: not lesson.playing.is_reading)
    assert said == [
        "Zi\N{RIGHT SINGLE QUOTATION MARK}\N{NO-BREAK SPACE}Peppe is lowest and pays a token.",
        "Nicola is lowest and pays a token. A four is often enough.",
    ]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_play_on_deals_a_real_game_to_the_same_people_in_their_seats(lesson_of, qtbot, key):
    lesson = lesson_of("gnav")
    names = lesson.names
    lesson.follow()
    lesson.until(lambda: lesson.line == END)
    qtbot.wait(700)  # a page ignores keys meant for the animation
    qtbot.keyClick(lesson.window.focusWidget(), key)
    lesson.until(lambda: lesson.window.playing.log is not None)
    assert lesson.names == names
    assert lesson.is_over
    seen = match_of(lesson.session).observation(0)
    assert seen.deals == 1
    assert set(seen.tokens) == {lesson.session.match_view.setup.options.tokens}
    assert lesson.window.playing.findChild(OrderStrip) is None
    lesson.until(lambda: lesson.asks or lesson.window.playing.is_reading)
    assert lesson.line


def test_escape_plays_on_in_the_middle_of_a_deal_without_asking(lesson_of, qtbot):
    lesson = lesson_of("campli")
    lesson.wait()
    names = lesson.names
    qtbot.keyClick(lesson.window.focusWidget(), Qt.Key.Key_Escape)
    lesson.until(lambda: lesson.window.playing.log is not None)
    assert lesson.names == names
    assert lesson.window.page_stack.page is None


def test_in_a_trick_game_the_hand_goes_on(lesson_of):
    lesson = lesson_of("trionfo")
    lesson.follow(0)
    match = match_of(lesson.session)
    held = match.observation(0).hands[0]
    lesson.playing.read()
    lesson.until(lambda: lesson.is_over)
    assert match_of(lesson.session) is match
    assert match.observation(0).hands[0] == held
    names = lesson.names
    lesson.wait_for_question()
    while match_of(lesson.session) is match:
        lesson.until(
            lambda: lesson.asks or lesson.window.playing.is_reading or match_of(lesson.session) is not match
        )
        if lesson.asks and match_of(lesson.session) is match:
            lesson.choose(0)
        elif lesson.window.playing.is_reading:
            lesson.window.playing.read()
    assert lesson.names == names
    assert lesson.window.playing.log is not None, "the next deal is real"


def test_a_choice_can_be_taken_back(lesson_of):
    lesson = lesson_of("campli")
    lesson.wait()
    lesson.choose(0)
    assert lesson.session.undo_status.is_allowed
    lesson.playing.undo.ask()
    lesson.wait_for_question()
    assert lesson.line == "The lowest card pays a token. Yours is low."


def test_the_order_of_the_cards_rings_the_own_card(lesson_of):
    lesson = lesson_of("campli")
    lesson.wait()
    strip = lesson.playing.findChild(OrderStrip)
    seen = lesson.session.observation
    assert isinstance(seen.cards[0], Card)
    ringed = [strip.rows[""]._ranks[rank] for rank in strip.rows[""].ringed]
    assert [[card.id for card in rank] for rank in ringed] == [["I"]]


@pytest.mark.parametrize("game", ["ace_chasing", "zifuli", "cambio"])
def test_answers_that_are_no_point_of_the_lesson_are_not_asked(lesson_of, game):
    lesson = lesson_of(game)
    kinds = []
    while not kinds or not lesson.playing.is_reading:
        lesson.wait()
        if lesson.asks:
            kinds.append(lesson.session.question.kind)
            lesson.choose(0)
    assert set(kinds) <= {"turn", "play"}


def test_results_of_a_lesson_are_not_kept(lesson_of):
    lesson = lesson_of("campli")
    lesson.follow()
    assert not lesson.window.context.results.exists()


@pytest.mark.parametrize(
    ("game", "language"),
    [("campli", "de"), ("zifuli", "de"), ("kille", "de"), ("campli", "it"), ("zifuli", "en")],
)
def test_nothing_is_below_the_fold_with_large_letters(lesson_of, qtbot, game, language):
    lesson = lesson_of(game, language=language, text=150, paints=True)
    while not lesson.is_over:
        lesson.wait()
        qtbot.wait(50)
        table = lesson.window.playing
        bar = table.decision_bar
        shown = [bar.line, *bar.buttons] if lesson.asks else [bar.line, lesson.go_on]
        for part in shown:
            area = part.rect().translated(part.mapTo(table, part.rect().topLeft()))
            assert table.rect().contains(area), (part, area)
        assert cut_off(bar) == []
        line = bar.line
        assert line.heightForWidth(line.width()) <= 2.2 * line.fontMetrics().lineSpacing()
        if lesson.asks:
            lesson.choose(-1)
        elif not match_of(lesson.session).has_more:
            return
        else:
            table.read()
            lesson.until(lambda table=table: not table.is_reading)


def test_the_button_that_continues_stands_at_one_place_and_never_where_an_answer_stood(lesson_of, qtbot):
    lesson = lesson_of("campli", paints=True)
    at, answers = set(), []
    for _ in range(2):
        lesson.wait()
        qtbot.wait(50)
        bar = lesson.playing.decision_bar
        answers += [button.geometry().translated(bar.pos()) for button in bar.buttons]
        lesson.choose(0)
        lesson.until(lambda: lesson.playing.is_reading)
        qtbot.wait(50)
        place = lesson.go_on.geometry()
        at.add(place.bottomRight().toTuple())
        assert not any(place.intersects(answer) for answer in answers)
        lesson.playing.read()
        lesson.until(lambda: not lesson.playing.is_reading)
    assert len(at) == 1


def test_each_line_is_announced(lesson_of, monkeypatch):
    lesson = lesson_of("campli")
    told = []
    monkeypatch.setattr(lesson.playing.accessibility, "announce", lambda text, **_: told.append(text))
    lesson.follow(1)
    lesson.until(lambda: lesson.line == END)
    for line in ("The cat! You pay, and keep your card.", END):
        assert line in told


def test_the_line_follows_the_language(lesson_of):
    lesson = lesson_of("campli")
    lesson.wait()
    lesson.window.context.prefer(language="it")
    lesson.until(lambda: lesson.line == "La carta più bassa paga un gettone. La tua è bassa.")


def test_a_table_that_is_left_says_no_more(lesson_of, qtbot):
    lesson = lesson_of("campli")
    lesson.wait()
    lesson.choose(0)
    lesson.window.leave()
    qtbot.wait(50)
    assert lesson.window.playing is None


def test_the_session_is_asked_once_more_after_the_lesson(lesson_of):
    lesson = lesson_of("le_her")
    lesson.follow(0)
    lesson.playing.read()
    lesson.until(lambda: lesson.window.playing.log is not None)
    lesson.until(lambda: lesson.session.stage in (Stage.ANSWER, Stage.OVER))


def test_who_has_learnt_a_game_of_the_kind_skips_the_first_practice_deal(lesson_of):
    lesson = lesson_of("lu_stu", learnt=("campli",))
    assert lesson.follow() == ["Next", "Play on"]


@pytest.mark.parametrize("finished", ["campli", "lu_stu"])
def test_who_has_finished_a_game_of_the_kind_skips_it_too(lesson_of, tmp_path, finished):
    person = PlayerResult("Anna", None, won=True, coins=4, lost=1)
    result = GameResult(
        "2026-05-04T20:15:00", finished, GAMES[finished].options(), 5, 9, "a.cucu", 1, (person,)
    )
    (tmp_path / "matches").mkdir()
    Store(saved_matches.results(tmp_path / "matches")).record(result)
    lesson = lesson_of("lu_stu")
    assert lesson.follow() == ["Next", "Play on"]


def test_a_lesson_gone_through_is_remembered_and_one_left_is_not(lesson_of, qtbot):
    lesson = lesson_of("le_her")
    lesson.wait()
    qtbot.keyClick(lesson.window.focusWidget(), Qt.Key.Key_Escape)
    lesson.until(lambda: lesson.window.playing.log is not None)
    assert lesson.window.context.preferences.learnt == ()
    lesson.window.guided.show_me("le_her")
    lesson.playing = lesson.window.playing
    lesson.follow()
    lesson.playing.read()
    lesson.until(lambda: lesson.window.context.preferences.learnt == ("le_her",))


def test_nothing_glows_at_once(lesson_of, qtbot):
    lesson = lesson_of("campli")
    lesson.wait()
    qtbot.wait(500)
    assert not any(button.is_pointed_to for button in lesson.playing.decision_bar.buttons)


def test_who_does_not_choose_for_a_while_sees_the_advised_button_glow_once(lesson_of, monkeypatch):
    monkeypatch.setitem(DURATIONS, "idle", 50)
    monkeypatch.setitem(DURATIONS, "glow", 100)
    lesson = lesson_of("campli")
    lesson.wait()
    bar, line = lesson.playing.decision_bar, lesson.line
    lesson.until(lambda: any(button.is_pointed_to for button in bar.buttons))
    assert lesson.line == line, "without words"
    lesson.until(lambda: not any(button.is_pointed_to for button in bar.buttons))


def test_no_line_of_the_deal_before_is_said_in_the_next_one_nor_after_the_end(lesson_of, monkeypatch):
    lesson = lesson_of("ace_chasing")
    told = []
    monkeypatch.setattr(lesson.playing.accessibility, "announce", lambda text, **_: told.append(text))
    lesson.follow(0)
    lesson.until(lambda: lesson.line == END)
    lesson.playing.read()
    lesson.until(lambda: lesson.window.playing.log is not None)
    lines = [
        "Your three is lower: you\N{RIGHT SINGLE QUOTATION MARK}re out, Nicola is safe.",
        "An open ace drags its suit along: Bruna\N{RIGHT SINGLE QUOTATION MARK}s queen.",
        "Nobody is lower, so Nicola is out.",
        END,
    ]
    assert [line for line in told if line in lines] == lines


def test_who_knows_another_trick_game_is_not_told_how_to_lead_and_follow(lesson_of):
    lesson = lesson_of("coch", learnt=("zifuli",))
    said = []
    while not lesson.playing.is_reading:
        lesson.wait()
        if lesson.asks:
            said.append(lesson.told)
            lesson.choose(0)
    assert said[0] == "Nina is your partner. The highest card takes the trick."
    assert not any("lead" in line or "led" in line for line in said)


def test_the_learner_is_lit_at_a_choice_without_a_line(lesson_of, qtbot):
    lesson = lesson_of("campli")
    lesson.wait()
    lesson.choose(0)
    lesson.until(lambda: lesson.playing.is_reading)
    lesson.playing.read()
    lesson.wait_for_question()
    qtbot.wait(20)
    assert (lesson.told, lesson.line) == ("", QUESTION)
    assert [seat.is_faint for seat in lesson.playing.view.table.seats] == [False, False, True, True]


def test_the_table_points_at_the_cards_of_the_line_and_at_nobody_afterwards(lesson_of, qtbot):
    lesson = lesson_of("campli")
    lesson.wait()
    scene = lesson.playing.view.table
    qtbot.wait(20)
    assert any(isinstance(item, ArrowItem) for item in scene.items())
    assert [seat.is_faint for seat in scene.seats] == [False, False, True, True]
    lesson.choose(0)
    lesson.until(lambda: lesson.playing.is_reading)
    assert not any(isinstance(item, ArrowItem) for item in scene.items())
    qtbot.keyClick(lesson.window.focusWidget(), Qt.Key.Key_Escape)
    lesson.until(lambda: lesson.window.playing.log is not None)
    lesson.wait_for_question()
    scene = lesson.window.playing.view.table
    assert not any(isinstance(item, ArrowItem) for item in scene.items())
    assert not any(seat.is_faint for seat in scene.seats)
