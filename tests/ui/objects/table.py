"""The table of a match, for tests that look at it and press its buttons."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from cucu_desktop.ui.play.decision.amounts import AmountStepper
from cucu_desktop.ui.play.decision.question import Question
from cucu_desktop.ui.view.order_strip import OrderStrip


def with_key(where, key):
    """The button that this key presses."""
    return next(each for each in where.findChildren(QAbstractButton) if each.shortcut() == QKeySequence(key))


def skip_button(playing):
    """The button that plays the rest at once, or skips it for those who are out."""
    return with_key(playing, "End")


def question_line(bar):
    return bar.findChild(Question)


def parts_of(bar):
    """What stands in the decision bar but the line that asks."""
    found = bar.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [part for part in found if not part.isHidden() and not isinstance(part, Question)]


def amounts_of(bar):
    """The controls with which amounts are chosen, from left to right."""
    found = [each for each in bar.findChildren(AmountStepper) if not each.isHidden()]
    return sorted(found, key=lambda each: each.x())


def unfold(bar):
    """Show the control of an amount that is behind "Other…", as by a click."""
    other = bar.buttons[-1]
    other.click()
    return other


def step(stepper, sign):
    """The target of an amount that has this sign on it, "+" or "less" and the like by its name."""
    return next(each for each in stepper.buttons if each.accessibleName().endswith(sign))


def order_of_cards(playing):
    """The strip with the order of the cards, if it is there."""
    return next((strip for strip in playing.findChildren(OrderStrip) if strip.isVisible()), None)


def cards_told(row):
    """What a screen reader finds in a row of cards, from left to right."""
    said = Qt.ItemDataRole.AccessibleTextRole
    return [row.item(number).data(said) for number in range(row.count())]


def card_areas(row):
    """Where the cards of a row lie on the screen."""
    areas = [row.visualItemRect(row.item(number)) for number in range(row.count())]
    return [area.translated(row.viewport().mapToGlobal(area.topLeft()) - area.topLeft()) for area in areas]
