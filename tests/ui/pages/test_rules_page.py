"""The rules of every game, in every language, with a section for everything that can be explained."""

import re

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget

from cucu_desktop.engine.cards import PACKS
from cucu_desktop.games import campli
from cucu_desktop.match.telling import LANGUAGES
from cucu_desktop.resources import asset
from cucu_desktop.ui.happened import SECTIONS
from cucu_desktop.ui.language import speak
from cucu_desktop.ui.paper import dress
from cucu_desktop.ui.rules_page import RulesSheet, RulesText, card_picture
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.wording import Wording
from tests import trick_playing
from tests.games import random_play

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
MODULES = {campli.ID: campli, **random_play.GAMES, **trick_playing.GAMES}
of_every_game = pytest.mark.parametrize("game", MODULES)
CALLS = {
    "campli": (
        "Cucù!", "Bum!", "Tuff!", "Salta!", "Gnaf!", "Fermatevi alquanto", "Pagherai se null?",
        "Sto", "Passo",
    ),
    "lu_stu": (
        "Lu Cill!", "BBum!", "Zumb!", "Gnaff, cart", "Tingh la Cas", "Fatt nu bicchijr!", "paga e fa pagare",
        "n llev e n matt", "su saupr", "la fine del vergine", "passo e sto", "ricompera", "lu mazzar",
    ),
    "cuckoo": ("salta cavallo",),
    "ace_chasing": ("Matthew Allen",),
    "tiebreak": ("Neigh!", "Mark Rinaldi"),
    "coch": ("Mascherone", "Bragon", "Brescia", "matte", "½"),
    "zifuli": ("Chizzoni", "Arduino", "Gatto", "Secchia"),
    "trionfo": ("trionfo", "numeri", "Masenghini", "Fantini"),
}  # fmt: skip
"""What stands on a page in every language."""


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    dress(qapp, Theme())
    yield
    dress(qapp, Theme())
    speak("en")


@pytest.fixture
def opened(qtbot):
    def open_at(language, section="", scale=1.0, game="campli"):
        speak(language)
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(1024, 700)
        sheet = RulesSheet(Theme(text_scale=scale), Wording(language, game), section, parent=window)
        sheet.lie_in(window.rect())
        window.show()
        windows.append(window)
        return sheet

    windows = []
    return open_at


@of_every_game
@in_every_language
def test_a_page_has_the_sections_that_explanations_lead_to(game, language, qtbot):
    text = RulesText(Theme(), Wording(language, game))
    qtbot.addWidget(text)
    wording = Wording(language, game)
    assert text.titles() == [wording.section(section) for section in SECTIONS[game]]


@of_every_game
def test_the_pages_say_the_same_in_every_language(game):
    """As many paragraphs, pictures and emphasised words of the table."""
    pages = [asset("rules", f"{game}.{language}.md").read_text("utf-8") for language in LANGUAGES]
    shapes = [
        [line[:2].strip() for line in page.splitlines() if line[:2].strip(" *") in ("#", "##", "-", "|")]
        for page in pages
    ]
    assert shapes[0] == shapes[1] == shapes[2]
    pictures = [re.findall(r"card:([\w/]+)", page) for page in pages]
    assert pictures[0] == pictures[1] == pictures[2]
    for call in CALLS[game]:
        assert all(call in page for page in pages), call
    assert not any("'" in page or '"' in page for page in pages), "typographic quotes"


@of_every_game
@in_every_language
def test_its_pictures_are_cards_of_the_pack(game, language, qtbot):
    text = RulesText(Theme(), Wording(language, game))
    qtbot.addWidget(text)
    page = asset("rules", f"{game}.{language}.md").read_text("utf-8")
    names = re.findall(r"card:([\w/]+)", page)
    assert names
    for name in names:
        pack, _, card = name.rpartition("/")
        assert PACKS[pack or Wording(language, game).pack][card]
        picture = text.loadResource(QTextDocument.ResourceType.ImageResource.value, f"card:{name}")
        assert picture.size() == QSize(84, 147)


@of_every_game
def test_a_picture_tells_what_its_card_does(game, qtbot):
    wording = Wording("en", game)
    text = RulesText(Theme(), wording)
    qtbot.addWidget(text)
    told, block = set(), text.document().begin()
    while block.isValid():
        told |= {each.format.toolTip() for each in block.textFormats() if each.format.isImageFormat()}
        block = block.next()
    name = {"ace_chasing": "AC", "cuckoo": "KH", "tiebreak": "KH"}.get(game, "XV")
    assert f"{wording.card(name)}: {wording.power(name)}" in told
    assert "" not in told


def test_cards_in_a_row_are_small(qtbot):
    text = RulesText(Theme(), Wording("en", "coch"))
    qtbot.addWidget(text)
    picture = text.loadResource(QTextDocument.ResourceType.ImageResource.value, "card:XII?small")
    assert picture.size() == QSize(48, 84)


def test_pictures_are_sharp_on_a_fine_screen(qapp):
    assert card_picture("cucco", "XII", 84, 2.0).size() == QSize(168, 294)


@in_every_language
@pytest.mark.parametrize(("game", "section"), [(game, each) for game in SECTIONS for each in SECTIONS[game]])
def test_it_opens_at_the_section_that_is_asked_for(opened, language, game, section, qapp):
    sheet = opened(language, section, game=game)
    qapp.processEvents()
    title = Wording(language, game).section(section)
    assert sheet.text.textCursor().block().text() == title
    assert sheet._sections.currentItem().text() == title


def test_the_section_that_is_being_read_is_marked(opened, qapp):
    sheet = opened("en", SECTIONS["campli"][0])
    qapp.processEvents()
    bar = sheet.text.verticalScrollBar()
    marked = []
    for value in range(0, bar.maximum() + 1, 40):
        bar.setValue(value)
        marked.append(sheet._sections.currentRow())
    bar.setValue(bar.maximum())
    marked.append(sheet._sections.currentRow())
    assert marked == sorted(marked)
    assert (marked[0], marked[-1]) == (0, len(SECTIONS["campli"]) - 1)
    sheet.turn_to(SECTIONS["campli"][2])
    assert sheet._sections.currentRow() == 2


def test_a_section_near_the_end_stays_marked_when_the_page_cannot_be_turned_further(opened, qapp):
    last_but_one = SECTIONS["campli"][-2]
    sheet = opened("en", last_but_one)
    qapp.processEvents()
    bar = sheet.text.verticalScrollBar()
    bar.setValue(bar.maximum() - 1)
    sheet.turn_to(SECTIONS["campli"][-1])
    sheet.turn_to(last_but_one)
    assert sheet._sections.currentRow() == len(SECTIONS["campli"]) - 2


def test_it_changes_its_language_and_stays_where_it_was(opened, qapp):
    sheet = opened("en", "inn")
    speak("it")
    sheet.set_wording(Wording("it"))
    qapp.processEvents()
    assert sheet.text.titles()[3] == "Alla taverna"
    assert sheet._sections.currentRow() == SECTIONS["campli"].index("inn")


@in_every_language
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_nothing_is_cut_off(opened, language, scale, qapp):
    dress(qapp, Theme(text_scale=scale))
    sheet = opened(language, scale=scale)
    qapp.processEvents()
    window = sheet.parentWidget()
    assert window.rect().contains(sheet.geometry())
    assert sheet.text.document().idealWidth() <= sheet.text.viewport().width()
    sections = sheet._sections
    for row in range(sections.count()):
        index = sections.model().index(row, 0)
        assert sections.visualRect(index).width() <= sections.viewport().width()
        assert sections.visualRect(index).height() >= sections.itemDelegate().sizeHint(None, index).height()
    assert sheet._done.width() >= sheet._done.sizeHint().width()
    assert QRect(0, 0, sheet.width(), sheet.height()).contains(sheet._done.geometry())


def test_escape_and_the_button_put_it_away(opened, qtbot):
    sheet = opened("en")
    with qtbot.waitSignal(sheet.closed):
        sheet._done.click()


def test_it_takes_another_look(opened, qapp):
    dress(qapp, Theme())
    sheet = opened("en")
    before = sheet.text.document().defaultFont().pixelSize()
    sheet.set_theme(Theme("day", 1.5))
    assert sheet.text.document().defaultFont().pixelSize() == round(before * 1.5)
