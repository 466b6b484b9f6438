"""The smallest window, as on a small screen at a large scale: all there is can be read in it."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QComboBox, QLabel

from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, Rule
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from cucu_desktop.ui.widgets.woodcut import RING
from tests.ui.objects.controls import click, foot_of, scrolled
from tests.ui.objects.table import order_of_cards
from tests.ui.windows import a_window, cut_off, page_of, short_plan, wait_for

PEOPLE = "Anna Bea Carla Dino Ezio Fabia Gino Ida Ivo Lia Marco Nino Olga Piero Quinto".split()


def a_small_window(qtbot, folder, **preferences):
    window = a_window(qtbot, folder, size=None, **preferences)
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setMinimumSize(640, 400)
    window.resize(640, 400)
    qtbot.waitUntil(lambda: window.size().toTuple() == (640, 400))
    return window


def on_screen(widget):
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


def test_what_is_offered_at_the_start_is_read_without_a_glass(qtbot, tmp_path):
    window = a_small_window(qtbot, tmp_path, language="de")
    start = page_of(window)
    offers = [button for button in start.buttons.values() if button.isVisible()]
    assert min(button.width() for button in offers) >= 250
    for offer in offers:
        assert not any(offer.geometry().intersects(each.geometry()) for each in offers if each is not offer)
    assert not cut_off(start)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_the_small_buttons_at_the_start_lie_between_their_lines(qtbot, tmp_path, language):
    window = a_small_window(qtbot, tmp_path, language=language)
    start = page_of(window)
    others = [button for button in (*start.languages.values(), *start.edge.values()) if button.isVisible()]
    assert len(others) == 5
    for button in others:
        assert button.height() >= QFontMetrics(button.theme.font("button")).height() + 2 * RING + 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_of_the_window_is_left_to_what_a_page_is_about(qtbot, tmp_path, language):
    window = a_small_window(qtbot, tmp_path, language=language)
    for show in (window.page_opener.open_settings, window.album.open_you):
        show()
        qtbot.wait(50)
        assert scrolled(window.page_stack.page).viewport().height() >= 200
        window.resize(1280, 800)
        qtbot.wait(20)
        assert window.page_stack.page.findChild(Rule).isVisible()
        window.page_stack.close_pages()
        window.resize(640, 400)


def test_the_panel_beside_the_table_lies_on_no_seat(qtbot, tmp_path):
    window = a_small_window(qtbot, tmp_path, account=True)
    window.play(short_plan("Anna", bots=5))
    wait_for(qtbot, window, Stage.ANSWER)
    playing = window.playing
    assert on_screen(playing.view).right() < on_screen(playing.log_display.panel).left()
    assert not cut_off(playing.decision_bar)


def test_a_picture_leaves_the_room_to_what_is_to_be_read(qtbot, tmp_path):
    window = a_small_window(qtbot, tmp_path)
    window.page_opener.open_about()
    picture = window.page_stack.page.findChild(Vignette)
    qtbot.waitUntil(lambda: picture.height() < 20)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: picture.height() > 100)


def test_five_lines_of_the_score_end_above_the_seat_below_them(qtbot, tmp_path):
    window = a_small_window(qtbot, tmp_path)
    window.play(seating.usual("zifuli", "Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    table = window.playing.view.table
    assert table.score.area.bottom() <= table.lay.score.bottom()


def test_the_order_of_the_cards_leaves_the_trick_when_something_happens(qtbot, tmp_path):
    window = a_small_window(qtbot, tmp_path)
    window.play(seating.usual("coch", "Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    window.menus.actions["order"].trigger()
    assert order_of_cards(window.playing)
    window.playing.session.act(window.playing.session.question.decision.options[0])
    qtbot.waitUntil(lambda: order_of_cards(window.playing) is None)


def squeezed(page):
    """Return the buttons at the foot of a page that are not whole: too small, or beyond its edge."""
    found = []
    for each in foot_of(page, PaperButton):
        place, wants = QRect(each.mapTo(page, QPoint(0, 0)), each.size()), each.sizeHint()
        is_whole = page.rect().contains(place) and wants.boundedTo(each.size()) == wants
        if each.isVisibleTo(page) and not is_whole:
            found.append(f"{each.accessibleName()} at {place}, wants {wants}")
    return found


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_of_real_cards_is_kept_in_it(qtbot, tmp_path, language, text):
    window = a_small_window(qtbot, tmp_path, language=language, text=text)
    window.inn.go_to("score")
    page = window.page_stack.page
    least = page.theme.px(60)

    def check(moment):
        qtbot.wait(20)
        assert not squeezed(page), moment
        assert not cut_off(page), moment
        assert scrolled(page).viewport().height() >= least, moment

    def begin(game, people):
        seats = [{"name": name, "coins": 100} for name in PEOPLE[:people]]
        page.begun.emit({"game": game, "seats": seats})
        check(game)

    check("set-up")
    begin("lu_stu", 15)
    page.means.note.setChecked(True)
    page.board.tapped.emit(1)
    check("a card is noted")
    page.means.note.setChecked(False)
    page.means.inn.setChecked(True)
    check("a bargain")
    page.means.inn.setChecked(False)
    for _ in range(3):
        page.next.click()
        page.board.tapped.emit(1)
    check("a question")
    click(page, page.ask.buttons[0].accessibleName())
    page.show_log.click()
    check("log")
    for game, people in (("coch", 4), ("zifuli", 5), ("trionfo", 4)):
        begin(game, people)
        page.deal.put(points="9.5")
        check(game)
        page.next.click()
        check(game)
        inside = page.deal.rect()
        for part in (*page.deal.findChildren(QLabel), *page.deal.findChildren(QComboBox)):
            place = QRect(part.mapTo(page.deal, QPoint(0, 0)), part.size())
            assert part.isHidden() or inside.contains(place), (game, part.accessibleName())
        assert page.deal.width() <= scrolled(page).viewport().width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_letters_cut_no_page(qtbot, tmp_path, language):
    """They are as large as there is room for, and as large as wished as soon as there is."""
    window = a_small_window(qtbot, tmp_path, language=language, text=200)
    opener = window.page_opener
    for show in (
        *(opener.choose_game, opener.open_settings, opener.open_keys, opener.open_rules),
        *(window.inn.ways()["people"], window.inn.daily.open),
        *(opener.open_about, window.album.open_famous, window.album.open_you, window.album.open),
        *(lambda game=game: opener.lay_table(game) for game in ("campli", "trionfo")),
    ):
        show()
        qtbot.wait(1)
        page = window.page_stack.page
        assert not cut_off(page), type(page).__name__
        window.page_stack.close_pages()
    assert window.context.theme.text_scale < 1.2
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.context.theme.text_scale == 2.0)
