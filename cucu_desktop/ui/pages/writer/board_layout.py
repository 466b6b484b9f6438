"""The layout of the cards of an edited deal: hands and pack at the left, remaining cards beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.pages.writer.card_place import EDGE
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QLabel, QWidget

    from cucu_desktop.ui.pages.writer.card_place import CardPlace
    from cucu_desktop.ui.widgets.theme import Theme

_LARGE: Final = 54
_CARD: Final = 46
_MANY: Final = 40
_SMALL: Final = 34
"""Card widths: one each with few designs, in hands, with many designs, and on a narrow page."""
_HANDS: Final = 4
_FEW: Final = 20
"""The most hands in a column with cards of the usual width; the most designs that count as few."""
_WIDE: Final = 820
"""Width from which titles are beside the hands, and cards are large."""
_BESIDE: Final = 0.4
"""The fraction of the page width for the remaining cards."""
_TITLE: Final = 96
_NAMED: Final = 74
"""Width of a card with a name beneath it."""


@frozen(eq=False)
class Group:
    """Card places with a common title.

    Attributes:
        title: the label with the owner.
        places: the places, in order.
        captioned: whether each has a name beneath it.
    """

    title: QLabel
    places: Sequence[CardPlace]
    captioned: bool = False


class BoardLayout:
    """Positions for one width.

    Attributes:
        height: the total height.
    """

    def __init__(
        self, theme: Theme, groups: Sequence[Group], left: QLabel, box: Sequence[CardPlace], width: int
    ) -> None:
        """Compute the positions.

        Args:
            theme: the text size.
            groups: hands and pack.
            left: the title of the remaining cards.
            box: the remaining cards.
            width: the available width.
        """
        self._theme = theme
        self._found: list[tuple[QWidget, QRect]] = []
        self._is_wide = width >= theme.px(_WIDE)
        self._card = theme.px(self._width_of_card(groups, box))
        gap = theme.space(4)
        beside = round(width * _BESIDE)
        bottom = self._lay_groups(groups, width - beside - gap)
        x = width - beside
        title = left.heightForWidth(beside)
        self._found.append((left, QRect(x, 0, beside, title)))
        below = self._flow(box, QRect(x, title + theme.space(1), beside, 0), 0)
        self.height = max(bottom, below)

    def _width_of_card(self, groups: Sequence[Group], box: Sequence[CardPlace]) -> int:
        if not self._is_wide:
            return _SMALL
        is_exchange = any(group.captioned for group in groups)
        if len(box) > 2 * _FEW or (len(groups) > _HANDS and not is_exchange):
            return _MANY
        return _LARGE if len(box) <= _FEW and is_exchange else _CARD

    def _lay_groups(self, groups: Sequence[Group], width: int) -> int:
        theme, y = self._theme, 0
        for group in groups:
            beside = self._is_wide and not group.captioned and len(groups) > 2
            if beside:
                wide = theme.px(_TITLE)
                high = group.title.heightForWidth(wide)
                self._found.append((group.title, QRect(0, y + EDGE, wide, high)))
                bottom = self._flow(group.places, QRect(wide, y, width - wide, 0), 0)
                y = max(bottom, y + high) + theme.space(1)
                continue
            high = group.title.heightForWidth(width)
            self._found.append((group.title, QRect(0, y, width, high)))
            caption = theme.px(20) if group.captioned else 0
            y = self._flow(group.places, QRect(0, y + high, width, 0), caption) + theme.space(1.5)
        return y

    def _flow(self, places: Sequence[CardPlace], area: QRect, caption: int) -> int:
        """Place the cards line by line; return the lower edge of the last line."""
        wide, high = self._card + 2 * EDGE, round(self._card * CARD_HEIGHT) + 2 * EDGE + caption
        step = max(wide, self._theme.px(_NAMED)) if caption else self._card + EDGE
        in_line = max(1, (area.width() - (wide - step)) // step)
        for number, place in enumerate(places):
            row, column = divmod(number, in_line)
            x, y = area.left() + column * step, area.top() + row * (high - EDGE)
            self._found.append((place, QRect(x, y, step if caption else wide, high)))
        rows = -(-len(places) // in_line)
        return area.top() + rows * (high - EDGE) + EDGE if rows else area.top()

    def apply(self) -> None:
        """Move the widgets to the computed positions."""
        for widget, area in self._found:
            if hasattr(widget, "wide"):
                widget.wide = self._card
            widget.setGeometry(area)
            widget.update()
