"""The pages of a lesson: the present one, and those before it, which can be read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.ui.widgets.card_strip import PicturedCard

    Tell = Callable[[], "Page"]
    """Returns a page in the language of the window."""


class OrderRow(NamedTuple):
    """Cards from low to high, with a caption."""

    caption: str
    cards: tuple[PicturedCard, ...]


class Page(NamedTuple):
    """A page of the coach.

    Attributes:
        text: the lines, with an empty one between paragraphs.
        heading: the heading, or "".
        cards: the cards that the text mentions.
        order: rows of cards from low to high.
        is_last: whether the lesson ends with this page, so that a match may follow.
    """

    text: str
    heading: str = ""
    cards: tuple[PicturedCard, ...] = ()
    order: tuple[OrderRow, ...] = ()
    is_last: bool = False


def together(pages: Sequence[Page]) -> Page:
    """Join these pages; the heading is that of the last page that has one."""
    return Page(
        "\n\n".join(page.text for page in pages if page.text),
        next((page.heading for page in reversed(pages) if page.heading), ""),
        tuple(card for page in pages for card in page.cards),
        tuple(row for page in pages for row in page.order),
        any(page.is_last for page in pages),
    )


class PageHistory:
    """The present page and those before it.

    Attributes:
        pages_back: the number of pages from the shown page to the present one; 0: the present one is shown.
    """

    def __init__(self) -> None:
        self._present: Tell = lambda: Page("")
        self._is_kept = False
        self._earlier: list[Tell] = []
        self.pages_back = 0

    @property
    def shown(self) -> Page:
        """The page to show."""
        return (self._earlier[-self.pages_back] if self.pages_back else self._present)()

    @property
    def has_earlier(self) -> bool:
        """Whether there is a page before the shown one."""
        return self.pages_back < len(self._earlier)

    def add(self, tell: Tell, *, keeps: bool) -> None:
        """Make a page the present one; an earlier page that is shown stays.

        Args:
            tell: returns the page.
            keeps: whether it can be read again after the next page; not if that is equal to it.
        """
        if self._is_kept and self._present() != tell():
            self._earlier.append(self._present)
            self.pages_back += self.pages_back > 0
        self._present, self._is_kept = tell, keeps

    def turn(self, back: int) -> None:
        """Show the page `back` pages before the shown one, or after it if negative."""
        self.pages_back = min(max(self.pages_back + back, 0), len(self._earlier))
