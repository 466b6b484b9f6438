"""The running account: public, by name, in every language, with the reason for every row."""

import re
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton, QStyleOptionViewItem

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.actions import Amount
from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks.events import Counted, DealWon
from cucu_desktop.games import campli
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.match.sides import DummyName
from cucu_desktop.ui.play.log_panel import LogPanel
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.language import speak
from cucu_desktop.ui.widgets.log_row_delegate import CARDS, EVENT, roman
from cucu_desktop.ui.widgets.paper_widgets import dress
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.objects.controls import click, named, texts
from tests.ui.windows import a_window, short_plan, wait_for

NAMES = ("Nonna Assunta", "Don Carlo", "Zi' Peppe", "Anna")


def played(deals=5, seed=8):
    """A match of this number of deals and part of the next, played at random."""
    random = Random(seed)
    players = tuple(Player(name, "face") for name in NAMES)
    match = Match.begin(Setup("campli", players, campli.Options(), seed=4))
    more = 4
    while not match.is_over and more:
        view = match.observation(match.to_act)
        if view.deals >= deals:
            more -= 1
        option = random.choice(view.decision.options)
        match.submit(match.to_act, option.of(option.low) if isinstance(option, Amount) else option)
    return match


@pytest.fixture(scope="module")
def match():
    return played()


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    dress(qapp, Theme())
    yield
    speak("en")


@pytest.fixture
def names(match):
    return [player.name for player in match.players]


@pytest.fixture
def account(qtbot, match, names):
    speak("en")
    account = LogPanel(Theme(), Wording("en"))
    qtbot.addWidget(account)
    account.resize(account.width(), 700)
    account.begin(match.feed(SPECTATOR), names)
    account.show()
    return account


def rows_of(account):
    """The list of this deal; the one of the deals before stands beneath."""
    return account.findChildren(QListWidget)[0]


def events_in(account):
    rows = rows_of(account)
    return [rows.item(row).data(EVENT) for row in range(rows.count())]


def standing_of(account):
    """What stands above the list: which deal it is, and what is in the pool."""
    return " ".join(text for text in texts(account) if re.match(r"Deal \d", text))


def is_way_to_rules(button):
    return button.isVisible() and button.accessibleName().startswith("Rules: ")


def test_it_tells_this_deal_and_who_paid_before(account, match):
    deal = match.observation(SPECTATOR).deals
    assert account.sentences()[0].endswith(" deals.")
    assert standing_of(account).startswith(f"Deal {deal} ")
    assert len(account.earlier()) == deal - 1
    assert account.earlier()[0].startswith(f"{deal - 1}. ")
    assert all("paid" in line for line in account.earlier())


def test_event_by_event_it_comes_to_the_same(account, match, names, qtbot):
    other = LogPanel(Theme(), Wording("en"))
    qtbot.addWidget(other)
    other.begin([], names)
    for event in match.feed(SPECTATOR):
        other.add(event)
    assert other.sentences() == account.sentences()
    assert other.earlier() == account.earlier()
    assert standing_of(other) == standing_of(account)


def test_the_pool_in_it_is_the_pool(account, match):
    assert f"{match.observation(SPECTATOR).pool} coins in the pool" in standing_of(account)


@pytest.mark.parametrize("seat", range(4))
def test_whoever_s_feed_it_gets_it_tells_and_keeps_what_everybody_saw(account, match, names, seat, qtbot):
    """Nothing private is in it, not even where nobody looks."""
    mine = LogPanel(Theme(), Wording("en"))
    qtbot.addWidget(mine)
    mine.begin(match.feed(seat), names)
    assert mine.sentences() == account.sentences()
    assert mine.earlier() == account.earlier()
    assert events_in(mine) == events_in(account)
    for event in (
        happen.Dealt(seat, CUCCO["XV"], 1 << seat),
        happen.Drew(seat, CUCCO["II"], CUCCO["I"], 1 << seat),
    ):
        mine.add(event)
        assert event not in events_in(mine)
        assert "(I" not in " ".join(mine.sentences())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_changes_its_language_at_once(account, language):
    rows, before = len(account.sentences()), len(account.earlier())
    speak(language)
    account.set_wording(Wording(language))
    assert len(account.sentences()) == rows
    assert len(account.earlier()) == before
    title = {"en": "Log", "de": "Verlauf", "it": "Cronaca"}[language]
    assert title in texts(account)
    deals = {"en": " deals.", "de": " gibt.", "it": "Dà le carte "}[language]
    assert deals in account.sentences()[0]


def test_a_chosen_row_says_why_and_leads_to_the_rules(account, qtbot):
    before = texts(account)
    account.explain_last()
    assert set(texts(account)) - set(before), "it says why"
    assert "Earlier deals" in before
    assert "Earlier deals" not in texts(account), "the reason takes that place"
    with qtbot.waitSignal(account.rules_wanted) as wanted:
        next(each for each in account.findChildren(QPushButton) if is_way_to_rules(each)).click()
    assert wanted.args[0] in (
        "turn",
        "arrests",
        "inn",
        "comparison",
        "matto",
        "back",
        "pool",
        "start",
        "talk",
    )


def test_a_key_asks_why(account, qtbot):
    account.activateWindow()
    qtbot.keyClick(account, Qt.Key.Key_F2)
    assert any(is_way_to_rules(each) for each in account.findChildren(QPushButton))
    assert rows_of(account).currentRow() == len(account.sentences()) - 1


def test_it_is_a_real_list_that_keys_walk_through(account, qtbot):
    rows = rows_of(account)
    rows.setFocus()
    rows.setCurrentRow(0)
    qtbot.keyClick(rows, Qt.Key.Key_Down)
    assert rows.currentRow() == 1
    assert rows.accessibleName() == "What has happened in this deal"
    assert rows.item(1).data(Qt.ItemDataRole.AccessibleDescriptionRole)


def test_it_can_be_closed(account, qtbot):
    with qtbot.waitSignal(account.closed):
        click(account, "Close")


@pytest.mark.parametrize("where", ["table", "log"])
def test_escape_closes_it(qtbot, tmp_path, where):
    window = a_window(qtbot, tmp_path, paints=False, account=True, size=(853, 533))
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    playing = window.playing
    if where == "log":
        playing.log_display.panel.explain_last()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert playing.log_display.panel is None
    assert not window.settings.now.account


def test_a_game_that_begins_again_starts_from_nothing(account, names):
    account.begin([], names)
    assert account.sentences() == []
    assert account.earlier() == []
    assert standing_of(account) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_nothing_is_cut_off(account, language, scale, qapp):
    speak(language)
    dress(qapp, Theme(text_scale=scale))
    account.set_theme(Theme(text_scale=scale))
    account.set_wording(Wording(language))
    account.resize(account.width(), 640)
    qapp.processEvents()
    rows = rows_of(account)
    for row in range(rows.count()):
        index = rows.model().index(row, 0)
        assert rows.visualRect(index).width() <= rows.viewport().width()
        assert rows.visualRect(index).height() >= rows.itemDelegate().sizeHint(None, index).height()
    for label in account.findChildren(QLabel):
        if label.isVisibleTo(account) and label.text():
            room = QRect(0, 0, label.width(), 10_000)
            wrap = Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine
            needed = QFontMetrics(label.font()).boundingRect(room, wrap, label.text())
            assert needed.width() <= label.width(), label.text()
            assert needed.height() <= label.height() + 2, label.text()
    for button in account.findChildren(QPushButton):
        if button.isVisibleTo(account):
            assert QFontMetrics(button.font()).horizontalAdvance(button.text()) < button.width(), (
                button.text()
            )
    dress(qapp, Theme())


def test_a_sentence_with_a_picture_in_a_name_is_written_to_its_end(account, match, names):
    drawn = [f"\N{CAT} {name}" for name in names]
    account.begin(match.feed(SPECTATOR), drawn)
    rows = rows_of(account)
    told = 0
    for row in range(rows.count()):
        index = rows.model().index(row, 0)
        layout = rows.itemDelegate().laid(index)
        whole, *others = layout.formats()
        long = len(layout.text().encode("utf-16-le")) // 2
        assert (whole.start, whole.length) == (0, long)
        words = layout.text().encode("utf-16-le")
        named = [
            words[2 * each.start : 2 * (each.start + each.length)].decode("utf-16-le") for each in others
        ]
        assert set(named) <= set(drawn)
        told += len(named)
    assert told


def test_no_row_lies_over_another_when_a_scroll_bar_appears(account, qapp):
    account.resize(account.width(), 330)
    qapp.processEvents()
    rows = rows_of(account)
    assert rows.verticalScrollBar().isVisible()
    delegate = rows.itemDelegate()
    for row in range(rows.count()):
        index = rows.model().index(row, 0)
        assert rows.visualRect(index).right() <= rows.viewport().width()
        assert rows.visualRect(index).height() == delegate.sizeHint(QStyleOptionViewItem(), index).height()
        assert delegate.room(index) <= rows.viewport().width() - delegate.indent(index)


def test_the_rows_of_this_deal_have_all_height_that_the_earlier_ones_do_not_need(account, qapp):
    rows, earlier = account.findChildren(QListWidget)
    while earlier.count() > 1:
        account._before.pop()
        account.retranslate()
    qapp.processEvents()
    last = earlier.visualItemRect(earlier.item(0))
    assert 0 <= earlier.viewport().height() - last.bottom() <= 4
    inside = account.contentsRect().bottom() - account.layout().contentsMargins().bottom()
    assert abs(earlier.geometry().bottom() - inside) <= 2, "no gap beneath"
    assert rows.height() > 2 * earlier.height()


def test_its_words_stay_off_its_frame_whatever_style_comes(account, qapp):
    """Qt takes the margins of a frame for its own and sets them anew with every style."""
    before = account.contentsMargins()
    dress(qapp, Theme("day"))
    qapp.processEvents()
    assert account.contentsMargins() == before
    assert named(account, QLabel, "Log").x() >= 16
    dress(qapp, Theme())


def test_of_a_deal_before_it_tells_all_who_lost_the_comparison_and_all_who_fell(qtbot):
    account = LogPanel(Theme(), Wording("en", "cambio"))
    qtbot.addWidget(account)
    shown = [
        happen.Exposed(seat, CUCCO[card], audience=happen.EVERYBODY)
        for seat, card in enumerate(("II", "X", "II", "XIV"))
    ]
    began = [happen.DealBegan(number, 3, (0, 1, 2, 3)) for number in (1, 2, 3)]
    events = [began[0], *shown, rarer.Fell(1, "XIV"), happen.Compared((0, 2)), began[1], *shown]
    account.begin([*events, happen.Compared(()), began[2]], NAMES)
    before = account.findChildren(QListWidget)[1]
    told = [before.item(row).text() for row in range(before.count())]
    fell = "Don Carlo fell to the human (XIIII)"
    lost = "Nonna Assunta lost, lowest with the two (II); Zi' Peppe lost, lowest with the two (II)"
    assert told == ["2. nobody lost", f"1. {fell}; {lost}"]


def test_deals_are_numbered_as_the_cards_are():
    assert [roman(number) for number in (1, 4, 9, 14, 40, 99)] == ["I", "IV", "IX", "XIV", "XL", "XCIX"]


@pytest.mark.parametrize(("holder", "words"), [(1, "try the next player"), (3, "jumps to the pack")])
def test_the_dealers_horse_is_explained_as_its_own(qtbot, holder, words):
    account = LogPanel(Theme(), Wording("en"))
    qtbot.addWidget(account)
    horse = happen.Arrested(holder, 0, CUCCO["XIII"], shown=True, audience=happen.EVERYBODY)
    account.begin([happen.DealBegan(1, 3, (0, 1, 2, 3)), horse], NAMES)
    rows = rows_of(account)
    assert words in rows.item(rows.count() - 1).toolTip()


def test_a_side_with_a_dummy_is_told_by_its_player(qtbot):
    wording = Wording("it", "coch")
    names = ("Anna", "Tista", DummyName("(Anna)"), wording.dummy("Tista"))
    counted = Counted(((0, 2), (1, 3)), (7, 12), None)
    assert "Anna 7, Tista 12" in wording.log.sentence(counted, names)
    assert wording.log.sentence(DealWon((1, 3)), names).count("Tista") == 1
    assert "Anna 7, Tista 12" in wording.log.outcome(counted, "", names)
    assert wording.explanations.of(DealWon((1, 3)), names).text.count("Tista") == 1


def test_rows_have_pictures_of_the_cards_that_all_have_seen(qtbot, match, names):
    account = LogPanel(Theme(), Wording("en"), art=Art())
    qtbot.addWidget(account)
    account.begin(match.feed(match.to_act, 0), names)
    rows, earlier = account.findChildren(QListWidget)[:2]
    events = [rows.item(row).data(EVENT) for row in range(rows.count())]
    pictures = [rows.item(row).data(CARDS) for row in range(rows.count())]
    for event, shown in zip(events, pictures, strict=True):
        assert bool(shown) is (getattr(event, "card", None) in CUCCO.designs), event
    assert any(earlier.item(row).data(CARDS) for row in range(earlier.count()))
    account.add(next(event for event in match.feed(SPECTATOR) if isinstance(event, happen.Exposed)))
    last = rows.model().index(rows.count() - 1, 0)
    (card,) = last.data(CARDS)
    assert rows.sizeHintForIndex(last).height() >= card.deviceIndependentSize().height()
    account.resize(account.width(), 700)
    account.show()
    rows.scrollToBottom()
    image = rows.viewport().grab(rows.visualRect(last)).toImage()
    painted = {
        image.pixelColor(x, y).name()
        for x in range(image.width() * 3 // 4, image.width())
        for y in range(image.height())
    }
    assert len(painted) > 30, "a card has more colours than paper"


@pytest.mark.parametrize(
    ("language", "swap"), [("en", "Anna → Don Carlo: swap"), ("de", ": Tausch"), ("it", ": cambio")]
)
def test_a_swap_is_one_row(qtbot, language, swap):
    account = LogPanel(Theme(), Wording(language))
    qtbot.addWidget(account)
    account.begin([happen.DealBegan(1, 2, (3, 1, 0, 2))], NAMES)
    account.add(happen.Asked(3, 1))
    assert len(account.sentences()) == 2
    assert account.sentences()[-1].startswith("Anna → Don Carlo: ")
    account.add(happen.Exchanged(3, 1, HIDDEN, HIDDEN, "turn", 0))
    assert len(account.sentences()) == 2
    assert account.sentences()[-1].endswith(swap)
    account.add(happen.Asked(1, 0))
    assert len(account.sentences()) == 3, "what has not been swapped is asked for"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cuckoo", "le_her"])
def test_an_earlier_deal_says_as_the_present_one_which_of_equal_lowest_cards_pays(qtbot, language, game):
    played = GAMES[game]
    options = replace(played.usual, ties="first") if played.has_option("ties") else played.usual
    panel = LogPanel(Theme(), Wording(language, game, options=options))
    qtbot.addWidget(panel)
    low = next(card for card in played.pack_of(options).cards if card.id == "2C")
    compared = happen.Compared((0,), low.id, (0, 1))
    deal = [happen.DealBegan(1, 1, (0, 1)), happen.Exposed(0, low, -1), compared]
    if game == "cuckoo":
        deal.insert(2, happen.TokenLost(0, 2, "lowest"))
    panel.begin(deal, NAMES[:2])
    said = panel.sentences()[-1]
    panel.add(happen.DealBegan(2, 0, (1, 0)))
    assert panel.earlier() == [f"1. {said.removesuffix('.')}"]
