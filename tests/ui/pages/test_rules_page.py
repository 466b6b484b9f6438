"""The rules of every game, in every language, with a section for everything that can be explained."""

import re

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QListWidget, QWidget

from cucu_desktop.engine.cards import PACKS
from cucu_desktop.games import campli
from cucu_desktop.games.game import APART
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.resources import asset
from cucu_desktop.ui.pages.rules_page import RulesPage, RulesText, blocks_of, card_picture, rules_in_markdown
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.language import speak
from cucu_desktop.ui.widgets.paper_widgets import dress
from cucu_desktop.ui.widgets.scrolling.scroll_fade import _Veil
from cucu_desktop.ui.widgets.theme import Theme
from tests import trick_playing
from tests.games import random_play

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
MODULES = {campli.ID: campli.GAME, **random_play.GAMES, **trick_playing.GAMES}
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
    "gnav": ("Jeg står", "Ik pas", "kap-af", "zot, pot"),
    "kille": ("Nöjd!", "Byte!", "Går i lek", "Kuku står, ingen byta får!", "Svinhugg går igen!"),
    "ace_chasing": ("Matthew Allen",),
    "coucou": ("coucou!", "je garde", "je change", "Larousse"),
    "le_her": ("Waldegrave", "Montmort", "Bernoulli", "2828", "11327"),
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
        sheet = RulesPage(Theme(text_scale=scale), Wording(language, game), section)
        sheet.setParent(window)
        sheet.fit_into(window.rect())
        window.show()
        windows.append(window)
        return sheet

    windows = []
    return open_at


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


@in_every_language
@pytest.mark.parametrize(("game", "other"), [("coch", "Cuccu a trionfo"), ("trionfo", "Cöch")])
def test_the_word_that_means_two_things_is_explained_at_both_tables(game, other, language):
    page = asset("rules", f"{game}.{language}.md").read_text("utf-8")
    assert any(f"*{other}*" in line and "*figure*" in line for line in page.splitlines())


@of_every_game
@in_every_language
def test_it_shows_the_order_of_the_cards_in_pictures(game, language):
    played = MODULES[game]
    packs = [played.pack_of(preset) for preset in played.presets.values()]
    page = asset("rules", f"{game}.{language}.md").read_text("utf-8")
    rows = [re.findall(r"card:(?:\w+/)?(\w+)\?small", line) for line in page.splitlines()]
    shown = [sorted((row, row[::-1])) for row in rows]
    for pack in packs:
        for name, places in played.order_of(pack).items():
            if name == APART:
                assert all(f"(card:{cards[0].id})" in page for cards in places), "with a section of its own"
                continue
            suits = {card.suit for cards in places for card in cards}
            orders = [[f"{cards[0].value}{suit}" for cards in places] for suit in suits]
            assert any(sorted((order, order[::-1])) in shown for order in orders), (pack.name, name)


@of_every_game
@in_every_language
def test_a_page_has_the_sections_that_explanations_lead_to_and_cards_of_the_pack(game, language, qtbot):
    wording = Wording(language, game)
    text = RulesText(Theme(), wording)
    qtbot.addWidget(text)
    assert text.titles() == [wording.explanations.title(section) for section in MODULES[game].sections]
    names = re.findall(r"card:([\w/]+)", rules_in_markdown(wording))
    assert names
    for name in dict.fromkeys(names):
        pack, _, card = name.rpartition("/")
        assert PACKS[pack or wording.pack][card]
        picture = text.loadResource(QTextDocument.ResourceType.ImageResource.value, f"card:{name}")
        assert picture.size() == QSize(84, 147)


@in_every_language
def test_harlequin_is_shown_fallen_too(language, qtbot):
    text = RulesText(Theme(), Wording(language, "kille"))
    qtbot.addWidget(text)
    page = asset("rules", f"kille.{language}.md").read_text("utf-8")
    assert "card:kille/HARLEKIN) ![Harlekin](card:kille/HARLEKIN?fallen)" in page
    kind = QTextDocument.ResourceType.ImageResource.value
    high, low = (text.loadResource(kind, f"card:kille/HARLEKIN{how}") for how in ("", "?fallen"))
    assert low.size() == high.size()
    assert low.toImage() != high.toImage()
    centre = low.toImage().pixelColor(low.rect().center())
    assert centre.saturation() < 30, "drained of colour"


@of_every_game
def test_a_picture_tells_what_its_card_does(game, qtbot):
    wording = Wording("en", game)
    text = RulesText(Theme(), wording)
    qtbot.addWidget(text)
    told = set()
    for block in blocks_of(text.document()):
        told |= {each.format.toolTip() for each in block.textFormats() if each.format.isImageFormat()}
    name = {
        "ace_chasing": "AC",
        "cuckoo": "KH",
        "tiebreak": "KH",
        "gnav": "GJOK",
        "kille": "KUKU",
        "le_her": "7H",
        "coucou": "KC",
    }.get(game, "XV")
    assert f"{wording.cards.name(name)}: {wording.cards.power(name)}" in told
    assert "" not in told


def test_cards_in_a_row_are_small_and_pictures_are_sharp_on_a_fine_screen(qtbot):
    text = RulesText(Theme(), Wording("en", "coch"))
    qtbot.addWidget(text)
    picture = text.loadResource(QTextDocument.ResourceType.ImageResource.value, "card:XII?small")
    assert picture.size() == QSize(48, 84)
    assert card_picture("cucco", "XII", 84, 2.0).size() == QSize(168, 294)


def sections_of(sheet):
    return sheet.findChild(QListWidget)


@pytest.mark.parametrize(
    ("language", "game", "section"),
    [
        (
            LANGUAGES[number % len(LANGUAGES)],
            game,
            MODULES[game].sections[number % len(MODULES[game].sections)],
        )
        for number, game in enumerate(MODULES)
    ],
)
def test_it_opens_at_the_section_that_is_asked_for(opened, language, game, section, qapp):
    sheet = opened(language, section, game=game)
    sheet.window().setUpdatesEnabled(False)  # nobody looks at it
    qapp.processEvents()
    title = Wording(language, game).explanations.title(section)
    assert sheet.text.textCursor().block().text() == title
    assert sections_of(sheet).currentItem().text() == title


def test_no_fade_lies_over_the_heading_of_a_chosen_section(opened, qapp):
    sheet = opened("en", MODULES["campli"].sections[2])
    qapp.processEvents()
    top = sheet.text.cursorRect().top()
    fades = [fade.geometry() for fade in sheet.text.findChildren(_Veil) if fade.isVisible()]
    assert len(fades) == 2
    assert fades[0].bottom() <= top + sheet.text.viewport().y() < fades[1].top()


def test_the_section_that_is_being_read_is_marked(opened, qapp):
    sheet = opened("en", MODULES["campli"].sections[0])
    qapp.processEvents()
    bar = sheet.text.verticalScrollBar()
    marked = []
    for value in range(0, bar.maximum() + 1, 40):
        bar.setValue(value)
        marked.append(sections_of(sheet).currentRow())
    bar.setValue(bar.maximum())
    marked.append(sections_of(sheet).currentRow())
    assert marked == sorted(marked)
    assert (marked[0], marked[-1]) == (0, len(MODULES["campli"].sections) - 1)
    sheet.turn_to(MODULES["campli"].sections[2])
    assert sections_of(sheet).currentRow() == 2


def test_a_section_near_the_end_stays_marked_when_the_page_cannot_be_turned_further(opened, qapp):
    last_but_one = MODULES["campli"].sections[-2]
    sheet = opened("en", last_but_one)
    qapp.processEvents()
    bar = sheet.text.verticalScrollBar()
    bar.setValue(bar.maximum() - 1)
    sheet.turn_to(MODULES["campli"].sections[-1])
    sheet.turn_to(last_but_one)
    assert sections_of(sheet).currentRow() == len(MODULES["campli"].sections) - 2


@in_every_language
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_section_and_no_line_is_cut_off(opened, language, scale, qapp):
    dress(qapp, Theme(text_scale=scale))
    sheet = opened(language, scale=scale)
    qapp.processEvents()
    assert sheet.text.document().idealWidth() <= sheet.text.viewport().width()
    sections = sections_of(sheet)
    for row in range(sections.count()):
        index = sections.model().index(row, 0)
        assert sections.visualRect(index).width() <= sections.viewport().width()
        assert sections.visualRect(index).height() >= sections.itemDelegate().sizeHint(None, index).height()


def test_page_down_pages_through_the_text_while_the_list_has_the_keyboard(opened, qtbot, qapp):
    sheet = opened("en")
    qapp.processEvents()
    sections, bar = sections_of(sheet), sheet.text.verticalScrollBar()
    sections.setFocus()
    begun = bar.value()
    qtbot.keyClick(sections, Qt.Key.Key_PageDown)
    first = bar.value()
    assert begun < first < begun + bar.pageStep()
    assert sections.currentRow() < sections.count() - 1
    qtbot.keyClick(sections, Qt.Key.Key_PageDown)
    assert bar.value() > first
    qtbot.keyClick(sections, Qt.Key.Key_PageUp)
    assert bar.value() == first


def test_the_rules_are_read_line_by_line_with_the_arrows(qtbot):
    """A screen reader follows a caret."""
    text = RulesText(Theme(), Wording("en", "campli"))
    qtbot.addWidget(text)
    text.show()
    text.setFocus()
    at = text.textCursor().position()
    for _ in range(3):
        qtbot.keyClick(text, Qt.Key.Key_Down)
    assert text.textCursor().position() > at
    assert text.isReadOnly()
