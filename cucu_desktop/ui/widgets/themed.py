"""What nearly every widget does when the theme or the language changes, written once.

A widget that is `Themed` hands a new theme on to whatever lies within it, so only the outermost one has to be
told. `Translated` is for those that write their texts themselves: Qt tells each of them of a new language.
Both are mixins and stand before the Qt class: `class Page(Themed, Translated, QWidget)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.theme import Theme

    _Widget = QWidget
else:
    _Widget = object


class Themed(_Widget):
    """A widget with colours or measures of the theme.

    Attributes:
        theme: the theme of now; set by whoever inherits when it is made.
    """

    theme: Theme

    def set_theme(self, theme: Theme) -> None:
        """Set the theme, here and for all widgets within."""
        self.theme = theme
        set_theme_below(self, theme)
        self.restyle()

    def restyle(self) -> None:
        """Follow the theme: it is new, and what lies within has followed it already."""
        self.updateGeometry()
        self.update()


class Translated(_Widget):
    """A widget that writes its texts in the language of the window."""

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Write everything anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def set_theme_below(widget: QWidget, theme: Theme) -> None:
    """Hand the theme to every widget within that takes one; it reaches those further down through them."""
    # Not its `children()`: what is no widget may be of a class of Qt's own, for whose like PySide would look
    # among all classes there are, and make each of them.
    for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if isinstance(child, Themed):
            child.set_theme(theme)
        else:
            set_theme_below(child, theme)
