"""Players' names in the match of another user are shown letter by letter, and reverse no text."""

import json
import unicodedata
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsView,
    QLabel,
    QListWidget,
    QMessageBox,
    QTextEdit,
    QToolTip,
)

from cucu_desktop import ui
from cucu_desktop.games import campli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.pages.rules_page import RulesText
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window.file_reader import NotOpenedError, deal_of
from tests.ui.objects.controls import click
from tests.ui.windows import a_window, match_of, play_out, wait_for, words_of

RICH = "<img src=/dev/a>"
NAMES = (RICH, "<b>EVIL</b>", "E\x1b[31mVIL", "\u202elive", "O\nther\u2028")
SHOWN = (RICH, "<b>EVIL</b>", "E[31mVIL", "live", "O ther")


@pytest.fixture
def sent(tmp_path):
    """A match from elsewhere, with such players."""
    players = tuple(Player(f"player {number}", "you-1", "bruna") for number in range(len(NAMES)))
    options = campli.Options(tokens=1, reentry=False, sharing=False, agreement=False, talk=False)
    players = (Player("player 0", "you-1"), *players[1:])
    path = tmp_path / "sent.cucu"
    Match.begin(Setup("campli", players, options, seed=3), path).close()
    text = path.read_text("utf-8")
    for number, name in enumerate(NAMES):
        text = text.replace(f'"player {number}"', json.dumps(name))
    path.write_text(text, "utf-8")
    return path


def check(window):
    """Look through all widgets there are, seen or not."""
    QApplication.processEvents()
    for each in QApplication.allWidgets():
        if isinstance(each, QLabel):
            each.ensurePolished()
            assert each.textFormat() is Qt.TextFormat.PlainText, each.text()
        assert not isinstance(each, QTextEdit) or isinstance(each, RulesText)
    for text in words_of(window):
        odd = [letter for letter in text if unicodedata.category(letter) in ("Cc", "Cf") and letter != "\n"]
        assert not odd, repr(text)


def tip_of(text, widget):
    QToolTip.showText(QPoint(5, 5), text, widget)
    (tip,) = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    return tip


def test_at_the_table_and_on_every_page(qtbot, tmp_path, sent):
    window = a_window(qtbot, tmp_path, name=RICH, account=True)
    window.files.open(sent)
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert sorted(player.name for player in match_of(window.playing.session).players) == sorted(SHOWN)
    assert sorted(window.playing.names) == sorted(SHOWN)
    check(window)
    play_out(qtbot, window)
    check(window)
    log = next(tmp_path.rglob("*.cucu"))
    click(window.page_stack.page, "Leave")
    opener = window.page_opener
    pages = [
        opener.choose_game,
        *(lambda game=game: opener.lay_table(game) for game in ("campli", "coch")),
        *(window.album.open, window.album.open_shelf, window.album.open_you, window.album.open_famous),
        *(opener.open_settings, opener.open_keys, opener.open_rules, opener.open_about),
        *(window.menus.actions[name].trigger for name in ("everything", "people")),
        *window.inn.doors.values(),
        window.evenings.tonight.open,
        lambda: window.past.open(log),
    ]
    for open_page in pages:
        open_page()
        qtbot.wait(10)
        check(window)


def test_a_tip_is_letter_by_letter_wherever_it_comes_from(qtbot, tmp_path, sent):
    window = a_window(qtbot, tmp_path, account=True)
    window.files.open(sent)
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    rows = window.playing.findChildren(QListWidget)[0]
    for widget in (window, rows.viewport(), window.playing.findChild(QGraphicsView).viewport()):
        for text in ("plain", RICH, f"<table>{RICH}", "plain again"):
            tip = tip_of(text, widget)
            assert (tip.textFormat(), tip.text()) == (Qt.TextFormat.PlainText, text)
    window.settings.change(scheme="day")
    assert tip_of(RICH, window).textFormat() is Qt.TextFormat.PlainText
    QToolTip.hideText()


def test_a_box_is_letter_by_letter(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    box = QMessageBox(QMessageBox.Icon.Critical, RICH, RICH, parent=window)
    qtbot.addWidget(box)
    box.setInformativeText(RICH)
    box.show()
    labels = [label for label in box.findChildren(QLabel) if label.text()]
    assert len(labels) == 2
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


def test_no_label_or_tip_is_ever_told_to_be_rich():
    words = "RichText MarkdownText AutoText setHtml QTextDocument QStaticText QGraphicsTextItem".split()
    found = [
        f"{path.name}: {word}"
        for path in Path(ui.__file__).parent.rglob("*.py")
        for word in words
        if word in path.read_text("utf-8")
    ]
    rules = ["leaflet.py: QTextDocument", "rules_page.py: QTextDocument"]
    lists = [
        f"{name}.py: {word}"
        for name in ("club_screen", "list_print")
        for word in ("QTextDocument", "setHtml")
    ]
    assert sorted(found) == sorted(rules + lists), "rules, which have no names, and lists, which escape them"


@pytest.mark.parametrize("game", ["campli", "coch"])
def test_a_written_down_deal_is_played_with_names_that_can_be_shown(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path)
    seats = [{"name": name} for name in NAMES[:4]]
    path = tmp_path / "deal.json"
    path.write_text(json.dumps({"game": game, "seats": seats}), "utf-8")
    window.files.open(path)
    qtbot.waitUntil(lambda: window.page_stack.page is not None or window.playing is not None)
    check(window)


def test_a_deal_in_which_two_would_be_shown_alike_is_refused(tmp_path):
    deal = {"game": "campli", "seats": [{"name": "Ada"}, {"name": "A\u202eda"}]}
    with pytest.raises(NotOpenedError, match="is called"):
        deal_of("deal", json.dumps(deal).encode())
