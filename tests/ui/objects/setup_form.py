"""The pages on which players are chosen, for tests that fill them in."""

from PySide6.QtWidgets import QPushButton

from cucu_desktop.ui.pages.setup.people import Key, People
from tests.ui.objects.controls import choose, click, foot_of, scrolled, shows_button, told_at_the_foot
from tests.ui.windows import a_window


class Company:
    """The list of people on a page, and the slip beside it."""

    def __init__(self, page):
        self.page, self.people = page, page.findChild(People)

    @property
    def names(self):
        """The names on the list, without the row that adds someone."""
        return [row.name for row in self.people.rows.rows if row.key.kind != "add"]

    @property
    def lines(self):
        return [row.line for row in self.people.rows.rows if row.key.kind != "add"]

    @property
    def slip(self):
        return self.people.slip

    @property
    def marked(self):
        """Whether the name on the open slip is marked as wrong."""
        return bool(self.slip.name.property("invalid"))

    def open(self, key):
        """Open a row, by its index or key, as Enter does; return its slip."""
        self.people.rows.choose(Key("player", key) if isinstance(key, int) else key)
        self.people.rows.opened.emit()
        return self.slip

    def add(self):
        return self.open(Key("add"))

    def new(self, *names):
        """Write the names of new people."""
        self.add()
        for name in names:
            self.slip.name.setText(name)
            self.slip.name.entered.emit()

    def offers(self, words):
        """Whether this button is on the slip that adds someone."""
        return shows_button(self.add(), words)

    def press(self, words):
        """Press a button on the slip that adds someone."""
        click(self.add(), words)

    def fill(self, seats):
        """Fill up with bots to this number of players."""
        self.add().number.setValue(seats)
        self.slip.fill.click()

    def rename(self, index, name):
        self.open(index).name.setText(name)

    def seat(self, index, who):
        """Choose this bot, "phone", or for None a person at the screen."""
        choose(self.open(index).who, who)

    def take_away(self, key):
        self.open(key).away.click()


class SetupForm(Company):
    """The set-up of a game."""

    def __init__(self, page):
        super().__init__(page)
        self.area, self.rules = scrolled(page), page.rules
        self.options, self.sets, self.deal = self.rules.options, self.rules.sets, self.rules.deal

    @property
    def controls(self):
        return self.options.controls

    @property
    def plan(self):
        return self.page.plan

    @property
    def fault(self):
        return told_at_the_foot(self.page)

    def to_the_rules(self):
        """The button that leads to the second step."""
        return self.page.turn

    def preset(self, key):
        self.sets.buttons[key].click()

    def back(self):
        """Press the first button at the foot."""
        foot_of(self.page, QPushButton)[0].click()

    def begin(self):
        """Press the last button at the foot, in whatever language it is written."""
        foot_of(self.page, QPushButton)[-1].click()


def open_setup(qtbot, tmp_path, game, **preferences):
    """Return a window in which the table is laid for this game."""
    window = a_window(qtbot, tmp_path, size=(1280, 800), **preferences)
    window.page_opener.lay_table(game)
    qtbot.wait(10)
    return window
