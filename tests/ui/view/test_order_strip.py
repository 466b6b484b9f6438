"""The order of the cards over the table: one key away, a list to a screen reader, and in nobody's way."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from cucu_desktop.games import gnav
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.wording import Wording
from tests.ui.objects.controls import click
from tests.ui.objects.table import card_areas, cards_told, order_of_cards, question_line
from tests.ui.windows import a_window, cut_off, first, nameless, press, wait_for


def a_table(qtbot, folder, game="coch", **window):
    shown = a_window(qtbot, folder, paints=False, **window)
    shown.play(seating.usual(game, "Anna"))
    wait_for(qtbot, shown, Stage.ANSWER)
    return shown


def press_key(qtbot, window, key):
    qtbot.keyClick(window, key)


def on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


def test_a_key_shows_it_and_key_escape_or_button_puts_it_away(qtbot, tmp_path):
    window = a_table(qtbot, tmp_path)
    before = window.focusWidget()
    press_key(qtbot, window, Qt.Key.Key_O)
    strip = order_of_cards(window.playing)
    assert strip.isAncestorOf(window.focusWidget())
    press_key(qtbot, window, Qt.Key.Key_O)
    assert order_of_cards(window.playing) is None
    assert window.focusWidget() is before
    window.menus.actions["order"].trigger()
    press(qtbot, order_of_cards(window.playing))  # on the paper
    assert order_of_cards(window.playing)
    press_key(qtbot, window, Qt.Key.Key_Escape)
    assert order_of_cards(window.playing) is None
    window.menus.actions["order"].trigger()
    click(order_of_cards(window.playing), "Close the card order")
    assert order_of_cards(window.playing) is None
    window.page_opener.open_rules()
    window.menus.actions["order"].trigger()
    assert order_of_cards(window.playing) is None, "under a page"


def test_without_letter_keys_it_is_in_the_menu(qtbot, tmp_path):
    window = a_table(qtbot, tmp_path, letter_keys=False)
    press_key(qtbot, window, Qt.Key.Key_O)
    assert order_of_cards(window.playing) is None
    window.menus.actions["order"].trigger()
    assert order_of_cards(window.playing)


def test_nobody_plays_so_there_is_no_order_to_be_shown(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    assert not window.menus.actions["order"].isEnabled()


def test_both_series_are_lists_that_the_keyboard_walks_in_the_language_of_the_window(qtbot, tmp_path):
    window = a_table(qtbot, tmp_path)
    window.menus.actions["order"].trigger()
    rows = order_of_cards(window.playing).rows
    assert [row.accessibleName() for row in rows.values()] == [
        f"{series}, from low to high" for series in ("Numbers (I–X)", "Pictures (all but I–X)")
    ]
    first_row, last_row = (cards_told(row) for row in rows.values())
    assert first_row[0].startswith("the one (I)")
    assert last_row[-1].startswith("Brescia (the lion)")
    assert rows["figure"].hasFocus()
    qtbot.keyClick(rows["figure"], Qt.Key.Key_Right)
    assert rows["figure"].currentRow() == 1
    qtbot.keyClick(rows["figure"], Qt.Key.Key_End)
    assert rows["figure"].currentRow() == 9
    window.settings.change(language="de")
    row = order_of_cards(window.playing).rows["matte"]
    assert row.accessibleName() == "Bilder (alle außer I–X), von niedrig nach hoch"


def test_it_stands_as_the_table_has_agreed(qtbot, tmp_path):
    """In Zeeland they quarrel over the low ones, and put the order on paper before they play."""
    window = a_window(qtbot, tmp_path, paints=False)
    plan = seating.usual("gnav", "Anna", seats=4)
    window.play(replace(plan, options=replace(gnav.ZEELAND, high="bird-first", low="pot-lowest")))
    wait_for(qtbot, window, Stage.ANSWER)
    window.menus.actions["order"].trigger()
    (row,) = order_of_cards(window.playing).rows.values()
    told = [text.split(" ×", 1)[0].split(",", 1)[0] for text in cards_told(row)]  # noqa: RUF001
    assert told[:4] == ["the chamber pot", "Jan Rit", "the face (Smoel)", "the white bread (Brood)"]
    assert told[-4:] == ["the inn (Herb)", "the puss (Poes)", "the rider (Kap)", "the bird (Vogel)"]


def test_what_is_played_falls(qtbot, tmp_path):
    window = a_table(qtbot, tmp_path)
    window.menus.actions["order"].trigger()
    rows = order_of_cards(window.playing).rows.values()
    played = first(window.playing.session.question.decision.options[0])
    window.playing.session.act(played)
    wait_for(qtbot, window, Stage.ANSWER)
    told = [card for row in rows for card in cards_told(row)]
    name = Wording("en", "coch").cards.name(played.card.id)
    assert any(card.startswith(f"{name}: ") and card.endswith("of 2 played") for card in told)
    seen = window.playing.session.match_view.public_observation
    number = sum(len(trick.cards) for trick in seen.tricks) + len(seen.trick)
    assert sum(int(card.split(": ")[1][0]) for card in told if card.endswith("played")) == number


def test_a_card_tells_beneath_the_mouse_what_it_is(qtbot, tmp_path):
    window = a_table(qtbot, tmp_path, "campli")
    window.menus.actions["order"].trigger()
    row = order_of_cards(window.playing).rows[""]
    assert "Seventh from" in row.item(6).toolTip()
    assert "the cuckoo (XV)" in row.item(18).toolTip()


SHAPES = ("campli", "coch", "zifuli", "trionfo", "cuckoo", "gnav", "cambio")
"""Games with the different shapes of the strip: rows, their lengths, and what lies apart."""
SMALL = (((640, 400), 100, "it"), ((640, 400), 100, "de"))
LARGE = (((1280, 800), 100, "de"), ((1280, 800), 200, "de"), ((1920, 1080), 100, "it"))


@pytest.mark.parametrize(("at", "game"), list(enumerate(SHAPES)), ids=SHAPES)
def test_it_covers_neither_ones_own_cards_nor_the_question(qtbot, tmp_path, at, game):
    """In the small windows, and in one of the larger ones: each of these has a third of the games."""
    window = a_table(qtbot, tmp_path, game)
    window.menus.actions["order"].trigger()
    window.setMinimumSize(640, 400)
    for size, text, language in (*SMALL, LARGE[at % len(LARGE)]):
        window.settings.change(text=text, language=language)
        window.resize(*size)
        qtbot.wait(1)  # what waits for the end of the event is arranged
        if order_of_cards(window.playing) is None:  # a player said something meanwhile: it made room
            window.menus.actions["order"].trigger()
        check_place(window, (size, text, language))


def check_place(window, where):
    """See that the strip lies in the view, on nothing that must be seen, with all that is in it."""
    strip, playing = order_of_cards(window.playing), window.playing
    area = on_screen(strip)
    assert on_screen(playing).contains(area), where
    assert not area.intersects(on_screen(question_line(playing.decision_bar))), where
    for spot in (*getattr(playing.accessibility, "cards", ()), playing.accessibility.own):
        assert spot.isHidden() or not area.intersects(on_screen(spot).adjusted(6, 6, -6, -6)), where
    assert not cut_off(strip), where
    assert not nameless(strip), where
    for row in strip.rows.values():
        for card in card_areas(row):
            assert on_screen(row).contains(card), (where, "no card lies outside its row")
            assert area.contains(card), where


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("game", ["campli", "coch", "gnav"])
def test_the_table_makes_room_and_takes_it_back(qtbot, tmp_path, game, text):
    window = a_table(qtbot, tmp_path, game, size=(1280, 800), text=text)
    playing = window.playing
    before = playing.view.geometry()
    window.menus.actions["order"].trigger()
    strip = order_of_cards(playing)
    assert strip.geometry().bottom() < playing.view.geometry().top()
    assert strip.geometry().right() < window.menus.button.x()
    assert all(row.card_width >= 40 for row in strip.rows.values())
    window.menus.actions["order"].trigger()
    assert playing.view.geometry() == before


def test_above_the_table_it_stays_whatever_happens_there(qtbot, tmp_path):
    window = a_table(qtbot, tmp_path, "campli", size=(1280, 800))
    window.menus.actions["order"].trigger()
    window.playing.session.act(first(window.playing.session.question.decision.options[0]))
    wait_for(qtbot, window, Stage.ANSWER)
    assert order_of_cards(window.playing)


def test_with_large_letters_its_cards_are_large_too(qtbot, tmp_path):
    window = a_table(qtbot, tmp_path, size=(1920, 1080), text=200)
    window.menus.actions["order"].trigger()
    strip = order_of_cards(window.playing)
    assert min(row.card_width for row in strip.rows.values()) >= 48


def test_it_follows_the_window(qtbot, tmp_path):
    window = a_table(qtbot, tmp_path, size=(1280, 800))
    window.menus.actions["order"].trigger()
    strip = order_of_cards(window.playing)
    wide = strip.width()
    window.resize(900, 620)
    assert on_screen(window.playing).contains(on_screen(strip))
    assert strip.width() < wide


def test_names_of_series_are_explained_as_long_as_one_likes(qtbot, tmp_path):
    window = a_table(qtbot, tmp_path)
    window.menus.actions["order"].trigger()
    card = order_of_cards(window.playing).rows["matte"].item(0)
    assert "Pictures (all but I–X)" in " ".join(card.toolTip().split())
    window.settings.change(glosses=False)
    row = order_of_cards(window.playing).rows["matte"]
    assert row.accessibleName() == "Pictures, from low to high"
    assert "(" not in question_line(window.playing.decision_bar).text()
    card = row.item(0)
    assert "Pictures" in card.toolTip()
    assert "(all but I–X)" not in card.toolTip()
