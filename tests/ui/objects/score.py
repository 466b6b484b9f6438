"""The page on which the score of real cards is kept, for tests that click there."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QPlainTextEdit

from cucu_desktop.match.score.score_run import run
from cucu_desktop.ui.pages.score.seat_tile import SeatTile
from tests.ui.objects.controls import button, choose, click, shows_button, told_at_the_foot

NAMES = tuple(
    "Anna Bea Carla Dino Ezio Fabia Gino Ida Ivo Lia Marco Nino Olga Piero Quinto Rosa Santo Tina Ugo "
    "Vera".split()
)


def written(names, told, game="campli"):
    """Return the result of a score that was entered as these texts."""
    seats = [{"name": name, "coins": 100} for name in names]
    return run({"game": game, "stake": 5, "seats": seats, "told": told})


class Scorekeeper:
    """Keeps a score by taps."""

    def __init__(self, window, qtbot):
        window.inn.go_to("score")
        self.window, self.page, self._qtbot = window, window.page_stack.page, qtbot

    # Set up

    def choose_game(self, game):
        boxes = self.page.findChildren(QComboBox)
        choose(next(box for box in boxes if box.findData(game) >= 0), game)

    def name(self, *names):
        """Enter names, each into the next line; by keys, where no suggestions pop up."""
        for number, name in enumerate(names):
            field = self.page.setup.names[number]
            field.clear()
            if self.known:
                field.setText(name)
            else:
                self._qtbot.keyClicks(field, name)

    @property
    def known(self):
        """The names that are suggested while one is typed."""
        return self.page.setup.names[0].completer().model().stringList()

    def begin(self, *names, game="campli"):
        self.choose_game(game)
        self.name(*names)
        click(self.page, "Start")

    # Tapped

    def tile(self, name):
        return next(tile for tile in self.page.findChildren(SeatTile) if tile.accessibleName() == name)

    def told_of(self, name):
        """What can be read on a person's tile."""
        return self.tile(name).sentences()[1:]

    def tap(self, name, how=Qt.MouseButton.LeftButton):
        self._qtbot.mouseClick(self.tile(name), how)

    def press(self, words):
        assert shows_button(self.page, words)
        self._qtbot.mouseClick(button(self.page, words), Qt.MouseButton.LeftButton)

    def lose(self, *names):
        """A deal in which these lose."""
        for name in names:
            self.tap(name)
        self.press("Next deal")

    def end(self, loser):
        """Enter losses of a player until the game is over, without taps; questions get their last answer."""
        while not self.page.kept.is_over:
            if self.page.ask.buttons:
                self.page.ask.buttons[-1].click()
            else:
                assert self.page.tell(f"paid {loser}", "dealt")

    # Read

    @property
    def question(self):
        return self.page.ask.question.text() if self.page.ask.isVisible() else ""

    @property
    def answers(self):
        return [each.accessibleName() for each in self.page.ask.buttons]

    @property
    def told(self):
        return self.page.kept.score.told

    @property
    def result(self):
        return self.page.kept.score.result()

    @property
    def headline(self):
        return self.page.stands.text()

    @property
    def foot(self):
        return told_at_the_foot(self.page)

    @property
    def log(self):
        return self.page.findChild(QPlainTextEdit).toPlainText()
