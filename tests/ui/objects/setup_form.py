"""The set-up page, for tests that fill it in."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QSpinBox

from cucu_desktop.ui.pages.setup.deal_row import DealRow
from cucu_desktop.ui.pages.setup.rule_rows import RuleRows
from cucu_desktop.ui.pages.setup.seat_rows import SeatRow
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.menu import Menu
from tests.ui.objects.controls import button, choose, foot_of, row_buttons, scrolled, told_at_the_foot
from tests.ui.windows import a_window


class Line:
    """Somebody's line: on the set-up page, or on the page of the end among those who join."""

    def __init__(self, row):
        self.row = row
        self.name, self.who = row.findChild(QLineEdit), row.findChild(QComboBox)
        self.away = row.away

    @property
    def player(self):
        return self.row.player

    @property
    def is_marked(self):
        return bool(self.name.property("invalid"))

    def seat(self, who):
        """Choose this bot, or for None a person at the screen."""
        choose(self.who, who)


class People:
    """Those who play or those who look on, with the buttons over their list."""

    def __init__(self, count):
        self.count, self.bar = count, count.parentWidget()
        self.person, self.bot = row_buttons(count)


class SetupForm:
    def __init__(self, page):
        self.page = page
        self.area = scrolled(page)
        counts = [box for box in page.findChildren(QSpinBox) if len(row_buttons(box)) == 2]
        counts.sort(key=self.area.isAncestorOf)  # the players' stands over what scrolls
        self.seats, self.watchers = map(People, counts)
        self.rules, self.deal = page.findChild(RuleRows), page.findChild(DealRow)

    @property
    def lines(self):
        return [Line(row) for row in self.page.findChildren(SeatRow) if not row.isHidden()]

    @property
    def plan(self):
        return self.page.plan

    @property
    def fault(self):
        return told_at_the_foot(self.page)

    def to_the_rules(self):
        """The button that leads to the second step."""
        return button(self.page, tr("SetUp", "Change rules…"))

    def back(self):
        """Press the button before the last at the foot."""
        foot_of(self.page, QPushButton)[-2].click()

    def unfold(self):
        """Show who watches and the number of the deal, or hide them again."""
        word = tr("SetUp", "More: deal number").partition(":")[0]
        next(
            each for each in self.page.findChildren(QPushButton) if each.text().startswith(word + ":")
        ).click()

    def known(self):
        """The names offered after *Add a player* has been pressed; pick one by `pick`."""
        menu = self.page.findChild(Menu)
        return (
            [] if menu is None else [each.text().replace("&", "") for each in menu.actions() if each.text()]
        )

    def pick(self, name):
        menu = self.page.findChild(Menu)
        entry = next(each for each in menu.actions() if each.text().replace("&", "") == name)
        menu.setActiveAction(entry)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        QApplication.sendPostedEvents(menu, QEvent.Type.DeferredDelete)

    def same_players(self):
        """The button that seats the company of last time, if it is offered."""
        word = tr("SetUp", "Same players as last time: {names}").partition(":")[0]
        buttons = self.page.findChildren(QPushButton)
        return next((each for each in buttons if each.text().startswith(word) and each.isVisible()), None)

    def begin(self):
        """Press the last button at the foot, in whatever language it is written."""
        foot_of(self.page, QPushButton)[-1].click()


def open_setup(qtbot, tmp_path, game, **preferences):
    """Return a window in which the table is laid for this game."""
    window = a_window(qtbot, tmp_path, size=(1280, 800), **preferences)
    window.page_opener.lay_table(game)
    qtbot.wait(10)
    return window
