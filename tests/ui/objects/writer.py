"""The page on which deals are written, for tests that place cards with mouse and keys."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit

from cucu_desktop.ui.pages.writer.card_place import CardPlace
from cucu_desktop.ui.pages.writer.carried_card import CarriedCard
from tests.ui.objects.controls import click, named


class Writer:
    def __init__(self, window, game=None):
        window.inn.go_to("writer")
        self.window, self.page = window, window.page_stack.page
        if game:
            self.play(game)

    @property
    def draft(self):
        return self.page.draft

    def play(self, game):
        """Choose a game."""
        box = next(box for box in self.page.findChildren(QComboBox) if box.findData(game) >= 0)
        box.setCurrentIndex(box.findData(game))
        box.activated.emit(box.currentIndex())

    def show(self, tab):
        click(self.page, tab)

    def place(self, number):
        return next(each for each in self.places if each.number == number)

    @property
    def places(self):
        return [
            each for each in self.page.findChildren(CardPlace) if each.number is not None and each.isVisible()
        ]

    def left(self, card):
        """The card among those that are not laid yet."""
        cards = self.page.findChildren(CardPlace)
        return next(each for each in cards if each.number is None and each.card == card and each.isVisible())

    @property
    def carried(self):
        """The card in the hand, if one is."""
        found = self.page.findChild(CarriedCard)
        return found if found is not None and found.isVisible() else None

    def type(self, text):
        field = named(self.page, QLineEdit, "Type cards, starting at the marked place")
        field.setText(text)
        field.returnPressed.emit()

    def grab(self, item):
        """Press the button over a card, and move until it is carried."""
        self._at = item.rect().center()
        self._item = item
        _send(item, QEvent.Type.MouseButtonPress, self._at)
        self.carry(item.mapToGlobal(self._at) + QPoint(12, 0))

    def carry(self, point):
        """Move to a point of the screen."""
        self._at = self._item.mapFromGlobal(point)
        _send(self._item, QEvent.Type.MouseMove, self._at)

    def let_go(self):
        _send(self._item, QEvent.Type.MouseButtonRelease, self._at)

    def drag(self, item, to):
        self.grab(item)
        self.carry(to.mapToGlobal(to.rect().center()))
        self.let_go()


def _send(item, kind, at):
    left = Qt.MouseButton.LeftButton
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else left
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else left
    event = QMouseEvent(
        kind, QPointF(at), QPointF(item.mapToGlobal(at)), button, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(item, event)
