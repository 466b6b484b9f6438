"""Finding controls as a user does: by their role and their name."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QScrollArea, QWidget

from cucu_desktop.ui.widgets.focus import contents


def named(where, kind, name):
    """The one of this kind with this text or name for a screen reader; of several one that is shown."""
    found = [each for each in where.findChildren(kind) if name in _names(each)]
    shown = [each for each in found if each.isVisibleTo(where)]
    assert found, f"no {kind.__name__} is called {name!r}"
    return (shown or found)[0]


def _names(widget):
    text = widget.text() if isinstance(widget, (QAbstractButton, QLabel)) else ""
    return [name for name in (text, widget.accessibleName()) if name]


def button(where, name):
    return named(where, QAbstractButton, name)


def shows_button(where, name):
    return any(
        each.isVisibleTo(where) for each in where.findChildren(QAbstractButton) if name in _names(each)
    )


def click(where, name):
    button(where, name).click()


def texts(where):
    """What the labels say that are shown."""
    return [each.text() for each in where.findChildren(QLabel) if each.text() and each.isVisibleTo(where)]


def foot_of(page, kind=QWidget):
    """The widgets at the foot of a page, from left to right."""
    return [widget for widget in contents(page.foot) if isinstance(widget, kind)]


def told_at_the_foot(page):
    """What the page says beside its buttons: a fault, a question, or that something is done."""
    return " ".join(each.text() for each in foot_of(page, QLabel) if each.text())


def is_told(page):
    return any(each.isVisible() and each.text() for each in foot_of(page, QLabel))


def scrolled(page):
    """The part of a page that scrolls."""
    return page.findChild(QScrollArea)


def row_buttons(widget):
    """The buttons that stand beside a widget."""
    return widget.parentWidget().findChildren(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)


def choose(box, data):
    """Choose in a box, as with the mouse."""
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())
