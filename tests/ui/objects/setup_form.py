"""The page on which a table is laid, for whoever fills it in."""

from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSpinBox

from cucu_desktop.ui.pages.setup.deal_row import DealRow
from cucu_desktop.ui.pages.setup.rule_rows import RuleRows
from cucu_desktop.ui.pages.setup.seat_rows import SeatRow
from tests.ui.objects.controls import choose, foot_of, row_buttons, scrolled, told_at_the_foot
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
        """Let this bot play, or for None somebody at the screen."""
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
        """The button that leads from a long list to the rules."""
        return foot_of(self.page, QPushButton)[0]

    def begin(self):
        """Press the last button at the foot, in whatever language it is written."""
        foot_of(self.page, QPushButton)[-1].click()


def open_setup(qtbot, tmp_path, game, **preferences):
    """Return a window in which the table is laid for this game."""
    window = a_window(qtbot, tmp_path, size=(1280, 800), **preferences)
    window.page_opener.lay_table(game)
    qtbot.wait(10)
    return window
