"""The album in a window, used as a person does: by rows, folds and the actions at the foot."""

from cucu_desktop.ui.pages.list_page import Fold, ListPage
from cucu_desktop.ui.widgets.language import tr
from tests.ui.objects.controls import click, shows_button


def shown(window) -> ListPage:
    page = window.page_stack.page
    assert isinstance(page, ListPage)
    return page


def open_game(window, log, number=1) -> ListPage:
    """Open the album at a game of the match of this log."""
    window.album.open(0, (log.name, number))
    return shown(window)


def open_deals(window) -> ListPage:
    """Open the deals of the game on the table."""
    window.album.open_here()
    unfold(shown(window), "All deals")
    return shown(window)


def unfold(page, name) -> None:
    names = (name, tr("Album", name), tr("Common", name))
    (fold,) = [each for each in page.section.findChildren(Fold) if each.button.accessibleName() in names]
    fold.button.setChecked(True)


def acts(page) -> list[str]:
    """The actions that can be done now, the main one first."""
    return [act.words for act in page.section.acts() if act is not None]


def act(page, words) -> None:
    """Do an action, by its button or in the menu."""
    if shows_button(page, words):
        click(page, words)
    else:
        next(each for each in page.section.acts() if each is not None and each.words == words).does()


def choose_deal(page, ordinal) -> None:
    """Select a deal of the unfolded ones."""
    page.section.deals.choose(ordinal)
