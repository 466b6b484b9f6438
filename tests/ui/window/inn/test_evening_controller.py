"""Evenings in the window: from game to game to the end, left, killed, damaged, and gone on with."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.match.evening.evening import Evening
from cucu_desktop.match.evening.evening_plan import EveningPlan, Round, house_proposals, usual_round
from cucu_desktop.match.match import Match
from cucu_desktop.ui.pages.end_page import EndPage
from cucu_desktop.ui.pages.evening.plan_page import PlanPage
from cucu_desktop.ui.pages.evening.tonight_page import TonightPage
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.objects.controls import button, foot_of, scrolled
from tests.ui.windows import PATIENCE, a_window, page_of, play_out, press, short_plan, wait_for


def short_evening(*people, games=2, bots=1, **how):
    """An evening of short games for these people."""
    plan = short_plan(*(people or ("Anna",)), bots=bots)
    return EveningPlan(plan.players, (Round(plan.game, plan.options),) * games, **how)


def begun(qtbot, tmp_path, **how):
    """A window in which an evening of short games has begun, as of `short_evening`."""
    window = a_window(qtbot, tmp_path, paints=False)
    window.evenings.begin(short_evening(**how))
    return window


BETWEEN, END, OUTSIDE = "Next game", "Good night", "Play again"
"""The main button between two games, at the end of an evening, and after a game outside of evenings."""


def page_after(qtbot, window, *mains):
    """Wait for a page at an end with one of these main buttons."""
    qtbot.waitUntil(lambda: main_of(window.page_stack.page) in mains, timeout=PATIENCE)
    return window.page_stack.page


def main_of(page):
    return foot_of(page, QPushButton)[-1].accessibleName() if isinstance(page, EndPage) else ""


def play_game(qtbot, window):
    """Play the game at the table; return the page that follows it."""
    play_out(qtbot, window)
    return page_after(qtbot, window, BETWEEN, END)


def test_an_evening_goes_from_game_to_game_to_its_end(qtbot, tmp_path):
    window = begun(qtbot, tmp_path)
    first = window.playing.log
    between = play_game(qtbot, window)
    assert main_of(between) == BETWEEN
    purses = {each.player.name: each.purse for each in window.evenings.evening.standings}
    press(qtbot, button(between, "Next game"))
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert window.playing.log != first
    assert window.playing.session.match_view.setup.purses == purses
    end = play_game(qtbot, window)
    assert main_of(end) == END
    assert list(store.waiting(tmp_path / "matches")) == []
    press(qtbot, button(end, "Good night"))
    assert window.playing is None
    assert not page_of(window).buttons["resume"].isVisible()
    assert len(list((tmp_path / "played").glob("*.cucu"))) == 2


def test_several_people_at_one_screen_have_an_evening(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.evenings.begin(short_evening("Anna", "Ugo", bots=0, games=1))
    play_game(qtbot, window)
    assert {each.player.name for each in window.evenings.evening.standings} == {"Anna", "Ugo"}


def test_left_between_two_games_it_is_offered_first(qtbot, tmp_path):
    window = begun(qtbot, tmp_path)
    press(qtbot, button(play_game(qtbot, window), "Leave"))
    assert window.playing is None
    resume = page_of(window).buttons["resume"]
    assert "Evening" in resume.accessibleName()
    press(qtbot, resume)
    between = page_after(qtbot, window, BETWEEN)
    press(qtbot, button(between, "Next game"))
    assert main_of(play_game(qtbot, window)) == END


def test_left_in_a_game_the_match_leads_back_to_its_evening(qtbot, tmp_path):
    window = begun(qtbot, tmp_path)
    wait_for(qtbot, window, Stage.ANSWER)
    log = window.playing.log
    window.leave()
    assert window.evenings.evening is None or window.evenings.evening.under_way == log.name
    press(qtbot, page_of(window).buttons["resume"])
    assert window.playing.log == log
    assert main_of(play_game(qtbot, window)) == BETWEEN


def test_another_match_is_no_game_of_the_evening(qtbot, tmp_path):
    window = begun(qtbot, tmp_path)
    wait_for(qtbot, window, Stage.ANSWER)
    window.play(short_plan("Anna", bots=1))
    assert window.evenings.evening is None
    play_out(qtbot, window)
    page_after(qtbot, window, OUTSIDE)
    (left,) = store.waiting(tmp_path / "matches")
    window.evenings.go_on(left.path)
    assert main_of(play_game(qtbot, window)) == BETWEEN


def test_a_game_won_in_the_moment_of_a_kill_counts(qtbot, tmp_path):
    plan = short_evening()
    matches = tmp_path / "matches"
    evening = Evening.begin(plan, store.folder(matches) / "a.evening")
    evening.begin_round("a.cucu")
    match = Match.begin(evening.next_setup(3), matches / "a.cucu")
    while not match.is_over:
        match.submit(match.to_act, match.observation(match.to_act).decision.options[0])
    match.close()
    evening.close()
    window = a_window(qtbot, tmp_path, paints=False)
    press(qtbot, page_of(window).buttons["resume"])
    page_after(qtbot, window, BETWEEN)
    assert window.evenings.evening.next_round == 1


def test_the_evening_of_a_damaged_match_goes_on_with_its_copy(qtbot, tmp_path):
    window = begun(qtbot, tmp_path)
    wait_for(qtbot, window, Stage.ANSWER)
    window.playing.session.act(window.playing.session.question.decision.options[0])
    log = window.playing.log
    window.leave()
    log.write_bytes(log.read_bytes() + b"{]\n")
    window.resume(log)
    assert window.playing.log != log
    assert window.evenings.evening.under_way == window.playing.log.name
    assert main_of(play_game(qtbot, window)) == BETWEEN


def test_a_match_damaged_beyond_use_is_played_again(qtbot, tmp_path):
    window = begun(qtbot, tmp_path)
    wait_for(qtbot, window, Stage.ANSWER)
    log = window.playing.log
    window.leave()
    log.write_bytes(b"nothing of ours\n")
    (left,) = store.waiting(tmp_path / "matches")
    window.evenings.go_on(left.path)
    press(qtbot, button(page_after(qtbot, window, BETWEEN), "Next game"))
    assert main_of(play_game(qtbot, window)) == BETWEEN


def test_an_evening_is_played_in_one_window_at_a_time(qtbot, tmp_path):
    window = begun(qtbot, tmp_path)
    (left,) = store.waiting(tmp_path / "matches")
    second = a_window(qtbot, tmp_path, paints=False)
    second.evenings.go_on(left.path)
    assert second.playing is None
    assert second.evenings.evening is None
    assert window.evenings.evening is not None
    assert second.page_stack.notices


def offered(page):
    """The entries of the menu of other evenings."""
    return [act for act in page.section.acts()[2:] if act is not None]


def test_an_evening_of_the_house_begins_at_once_with_the_last_company(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, doors=("front", "another"))
    window.evenings.tonight.open()
    page = window.page_stack.page
    assert isinstance(page, TonightPage)
    assert len(offered(page)) == len(house_proposals()) + 1
    offered(page)[0].does()
    assert window.evenings.evening.plan.rounds == (usual_round("campli"),) * 3 + (usual_round("coch"),)
    assert len(window.playing.session.match_view.company) == 6
    window.evenings.tonight.open()
    assert not any("Continue" in act.words for act in offered(window.page_stack.page)), "it is being played"
    window.leave()
    window.evenings.tonight.open()
    left = offered(window.page_stack.page)[0]
    assert left.words.startswith("Continue game 1 of 4: Anna")
    left.does()
    assert window.playing is not None


def test_other_evenings_are_offered_after_the_first_one(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.evenings.tonight.open()
    assert offered(window.page_stack.page) == []
    window.evenings.begin(short_evening(games=1))
    press(qtbot, button(play_game(qtbot, window), "Good night"))
    window.evenings.tonight.open()
    assert offered(window.page_stack.page)[-1].words == "Make your own…"
    offered(window.page_stack.page)[-1].does()
    plan = window.page_stack.page
    assert isinstance(plan, PlanPage)
    press(qtbot, button(plan, "Start evening"))
    assert window.evenings.evening.plan.rounds == (usual_round("campli"),) * 2


@pytest.mark.parametrize("counts", ["places", "purse"])
def test_the_end_tells_who_has_won(qtbot, tmp_path, counts):
    window = a_window(qtbot, tmp_path, paints=False)
    window.evenings.begin(replace(short_evening(games=1), counts=counts))
    end = play_game(qtbot, window)
    evening = window.evenings.evening
    winner = evening.standings[0].player.name
    assert winner in end.title.text()
    press(qtbot, button(end, "Another like it"))
    assert window.evenings.evening is not evening
    assert window.evenings.evening.plan == evening.plan


@pytest.mark.parametrize("language", ["it", "de", "en"])
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 150), ((853, 533), 100)])
def test_no_game_of_an_evening_stands_beyond_the_edge(qtbot, tmp_path, size, text, language):
    window = a_window(qtbot, tmp_path, paints=False, size=size, text=text, language=language)
    window.evenings.tonight.lay_out()
    plan = window.page_stack.page
    qtbot.waitUntil(lambda: scrolled(plan).widget().width() > 100)
    for _ in range(2):
        assert scrolled(plan).widget().minimumSizeHint().width() <= scrolled(plan).viewport().width()
        plan.turn_over(to_second=True)


@pytest.mark.parametrize("games", [1, 2])
def test_escape_gets_up_after_a_game_of_an_evening(qtbot, tmp_path, games):
    window = begun(qtbot, tmp_path, games=games)
    play_game(qtbot, window)
    qtbot.keyClick(window.page_stack.page, Qt.Key.Key_Escape)
    assert window.playing is None
    assert page_of(window).buttons["resume"].isVisible() == (games == 2)


def test_of_a_damaged_evening_the_match_goes_on_and_that_is_told(qtbot, tmp_path):
    window = begun(qtbot, tmp_path, games=3)
    between = play_game(qtbot, window)
    press(qtbot, button(between, "Next game"))
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    log = window.playing.log
    window.leave()
    (left,) = store.waiting(tmp_path / "matches")
    left.path.write_bytes(left.path.read_bytes().replace(b'"name":"Anna"', b'"name":"A.na"', 1))
    window.evenings.go_on(left.path)
    assert window.playing.log == log
    assert window.evenings.evening is None
    assert [notice.text for notice in window.page_stack.notices if "evening" in notice.text]
    assert not left.path.exists()
    assert (tmp_path / "damaged" / left.path.name).exists()


def test_an_evening_that_cannot_be_saved_is_told_in_the_window(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    store.folder(tmp_path / "matches").write_text("in the way")
    window.evenings.begin(short_evening())
    assert any("Not saved: this evening" in notice.text for notice in window.page_stack.notices)
    store.folder(tmp_path / "matches").unlink()
    window.store_watch.try_again()
    assert any("Saved again: this evening" in notice.text for notice in window.page_stack.notices)
    assert len(list(store.folder(tmp_path / "matches").glob("*.evening"))) == 1


def test_a_damaged_evening_is_told_at_the_start(qtbot, tmp_path):
    store.folder(tmp_path / "matches").mkdir(parents=True)
    (store.folder(tmp_path / "matches") / "a.evening").write_text("damaged\n")
    window = a_window(qtbot, tmp_path, paints=False)
    assert any("a.evening" in notice.text for notice in window.page_stack.notices)
