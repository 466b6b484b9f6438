"""Mixins that react to changes of theme and language.

A `Themed` widget passes a new theme on to all widgets within it, so only the outermost one has to be
set. `Translated` is for widgets that set their texts themselves: Qt notifies each of them of a new language.
Both come before the Qt class: `class Page(Themed, Translated, QWidget)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from cucu_desktop.ui.widgets.theme import Theme

    _Widget = QWidget
else:
    _Widget = object


class Themed(_Widget):
    """A widget with colours or sizes of the theme.

    Attributes:
        theme: the present theme; set by the subclass on creation.
    """

    theme: Theme

    def set_theme(self, theme: Theme) -> None:
        """Set the theme, here and for all widgets within."""
        self.theme = theme
        set_theme_below(self, theme)
        self.restyle()

    def restyle(self) -> None:
        """Apply a new theme, which all widgets within have applied already."""
        self.updateGeometry()
        self.update()


class Translated(_Widget):
    """A widget that writes its texts in the language of the window."""

    def retranslate(self) -> None:
        """Set all texts in the language of the window."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Layer(Themed, Translated, QWidget):
    """A widget that fills the window beneath the pages: the table, the start page, a cover, a replay.

    Attributes:
        asks_again: whether `take_focus` is called when a page is closed, wherever the focus was before.
    """

    asks_again = False

    @property
    def table_area(self) -> QRect | None:
        """The table, if this shows one with answers along its lower edge: notices lie at the top then."""
        return None

    def take_focus(self) -> None:
        """Give the keyboard to the part that most likely wants it."""
        self.setFocus()


def set_theme_below(widget: QWidget, theme: Theme) -> None:
    """Pass the theme to every `Themed` widget within; these pass it further down."""
    # Not its `children()`: objects that are no widgets may be of private classes of Qt, for which PySide
    # would
    # search all classes, and make each of them.
    for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if isinstance(child, Themed):
            child.set_theme(theme)
        else:
            set_theme_below(child, theme)
