"""Small slips of paper at the window's edge: told once, quietly, and gone when they have been read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button, PaperPanel, written
from cucu_desktop.ui.widgets.reading.screen_reader import reads_focus_only
from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.widgets.themed import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QEnterEvent, QHideEvent, QShowEvent

    from cucu_desktop.ui.widgets.theme import Theme


LIES: Final = 8000
"""Milliseconds until a slip goes by itself, if nobody points at it."""
OFFERS: Final = 20000
"""The same for a slip with an offer: it has to be read and decided about, while the table moves."""


class Offer(NamedTuple):
    """What may be done about a notice: what its button says, and what it does."""

    tell: Callable[[], str]
    do: Callable[[], object]


class Notice(Translated, PaperPanel):
    """One slip: a sentence in whatever the language of the window is, and a button to lay it aside."""

    dismissed = Signal()

    def __init__(
        self,
        theme: Theme,
        tell: Callable[[], str],
        parent: QWidget | None = None,
        offer: Offer | None = None,
    ) -> None:
        """`tell` says it; with an `offer` there is a button, too."""
        super().__init__(theme, parent)
        self._tell, self._offer = tell, offer
        self._text = written("", "small", wrap=True)
        self._aside = Button("✕")
        self._aside.setProperty("compact", True)
        self._aside.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._aside.clicked.connect(self.dismissed)
        self._while = QTimer(self, singleShot=True)
        self._while.setInterval(LIES if offer is None else OFFERS)
        self._while.timeout.connect(self.dismissed)
        line = QHBoxLayout(self)
        around = theme.space(1)
        line.setContentsMargins(around, around, around, around)
        line.addWidget(self._text, 1)
        self.act = Button()
        self.act.setProperty("compact", True)
        if offer is not None:
            self.act.clicked.connect(self.dismissed)
            self.act.clicked.connect(offer.do)
        line.addWidget(self.act, 0, Qt.AlignmentFlag.AlignVCenter)
        self.act.setVisible(offer is not None)  # only here: without a parent it would be a window
        line.addWidget(self._aside, 0, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def retranslate(self) -> None:
        """Say it in the language of the window."""
        self._text.setText(self._tell())
        self.act.setText(self._offer.tell() if self._offer else "")
        self._aside.setAccessibleName(tr("Notice", "OK"))
        self.setAccessibleName(self._tell())

    def fit_into(self, area: QRect) -> None:
        """Move to the lower left of this part of the window, where nothing has to be read."""
        width = min(self.theme.px(340), area.width() - 2 * self.theme.space(4))
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))
        edge = self.theme.space(2)
        self.move(area.left() + edge, area.bottom() - edge - self.height())

    def showEvent(self, event: QShowEvent) -> None:
        """Show it for some seconds."""
        super().showEvent(event)
        self._while.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight there is nothing to wait for."""
        self._while.stop()
        super().hideEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Whoever points at it wants to read it."""
        self._while.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """It has been read."""
        self._while.start()
        super().leaveEvent(event)


def announce(widget: QWidget, text: str) -> None:
    """Announce this to a screen reader when it has said the rest.

    One that speaks no announcements speaks a description that changes where the keyboard is: there it is
    written for a moment.
    """
    speaker = announcer(widget)
    if reads_focus_only():
        before = speaker.accessibleDescription()
        if before == text:
            speaker.setAccessibleDescription("")
        speaker.setAccessibleDescription(text)
        soon(speaker, partial(speaker.setAccessibleDescription, "" if before == text else before))
    else:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, text))


def announcer(widget: QWidget) -> QWidget:
    """Return the widget from which something about this one is announced: the one that has the keyboard.

    Of others Orca drops what comes within a tenth of a second after another announcement.
    """
    focus = QApplication.focusWidget()
    return focus if focus is not None and focus.window() is widget.window() else widget


def name_choice(box: QComboBox, name: str) -> None:
    """Name what is chosen here, for a screen reader.

    On Linux Qt tells only what is chosen, and the name by a label beside it; where none is seen there is one.
    """
    box.setAccessibleName(name)
    beside = box.parentWidget()
    if beside is None:
        return
    labels = beside.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
    label = next((each for each in labels if each.buddy() is box), None)
    if label is None:
        label = QLabel(beside)
        label.hide()
        label.setBuddy(box)
    # One that was never shown is no less hidden to Qt, but it has words of its own.
    if label.isHidden() and label.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
        label.setText(name)


def drop_tooltip() -> None:
    """Remove a card's tooltip at once; Qt would leave it for a moment."""
    for window in QApplication.topLevelWidgets():
        if window.inherits("QTipLabel"):
            window.hide()


def unreadable(reason: str, name: str) -> str:
    """Return the sentence that tells why a saved match cannot be gone on with."""
    told = {
        "damaged": tr(
            "Saves",
            "The saved match “{name}” is damaged and can’t be resumed. The file has been left where it is.",
        ),
        "foreign": tr(
            "Saves",
            "“{name}” is in the saved matches folder but isn’t a saved match. The file has been left "
            "where it is.",
        ),
        "newer": tr(
            "Saves",
            "The saved match “{name}” was made by a newer version of Cucù. The file has been left where "
            "it is.",
        ),
        "unreadable": tr(
            "Saves", "The saved match “{name}” can’t be opened. The file has been left where it is."
        ),
    }
    return told[reason].format(name=name)


def not_opened(reason: str, name: str, why: str) -> str:
    """Return the sentence that tells why a file cannot be opened; `why`: what is wrong with a deal."""
    told = {
        "unreadable": tr(
            "Saves", "“{name}” can’t be opened: the file is missing, or you don’t have permission to read it."
        ),
        "foreign": tr("Saves", "“{name}” is neither a saved match nor a saved deal."),
        "no deal": tr("Saves", "The deal in “{name}” can’t be set up: {why}"),
        "unwritable": tr("Saves", "“{name}” can’t be saved there."),
    }
    return told[reason].format(name=name, why=why)


def account_copied() -> str:
    """Return the sentence that tells that the account can be pasted."""
    return tr("Files", "Log of this game copied.")


def account_saved(name: str) -> str:
    """Return the sentence that tells where the account is."""
    return tr("Files", "Log of this game saved as “{name}”.").format(name=name)


def gone_on_from_the_beginning(name: str) -> str:
    """Return the sentence that tells that a damaged match goes on before the damage."""
    return tr(
        "Saves",
        "The saved match “{name}” was damaged. A copy resumes from the last good move; the damaged file "
        "is in the folder “damaged”.",
    ).format(name=name)


def saving(what: str) -> str:
    """Return the sentence that tells what is new with a match's log, in the words of `LogWatch`."""
    told = {
        "lost": tr(
            "Saves", "This match can’t be saved: the disk is full or read-only. You can keep playing."
        ),
        "well": tr("Saves", "Saving works again. Nothing was lost."),
        "anew": tr("Saves", "The saved match had disappeared from its folder. It has been saved again."),
    }
    return told[what]


def store_report(what: str, kind: str, name: str) -> str:
    """Return the sentence of a report of `kept_stores`."""
    if (what, kind) == ("damaged", "evening"):
        told = tr(
            "Stores",
            "The evening “{name}” is damaged. It is now in the folder “damaged”; you can still resume "
            "its matches.",
        )
        return told.format(name=name)
    kinds = {
        "evening": tr("Stores", "this evening"),
        "season": tr("Stores", "the season"),
        "puzzles": tr("Stores", "the puzzles you have solved"),
        "feats": tr("Stores", "the trophy shelf"),
        "day": tr("Stores", "the deals of the day"),
        "draft": tr("Stores", "the deal in the deal editor"),
        "statistics": tr("Stores", "the statistics"),
        "score": tr("Stores", "the score of a game with real cards"),
    }
    sentences = {
        "damaged": tr("Stores", "Damaged: {kind}. The file “{name}” is now in the folder “damaged”."),
        "mended": tr(
            "Stores",
            "Partly damaged: {kind}. Cucù continues without the damaged parts; a copy of the file "
            "“{name}” is in the folder “damaged”.",
        ),
        "lost": tr(
            "Stores",
            "Not saved: {kind}. The disk is full or read-only. You can keep playing: nothing is lost "
            "while this window is open.",
        ),
        "well": tr("Stores", "Saved again: {kind}. Nothing is missing."),
    }
    return sentences[what].format(kind=kinds[kind], name=name)


def face_not_known(names: str) -> str:
    """Return the sentence that tells whose face this version has not."""
    return tr(
        "Saves",
        "This version doesn’t have a face for {names}, so another picture is shown. You can keep playing.",
    ).format(names=names)


def played_elsewhere() -> str:
    """Return the sentence that tells that two cannot write down the same match."""
    return tr("Saves", "This match is open in another window.")


def settings_not_kept() -> str:
    """Return the sentence that tells that the settings cannot be written down."""
    return tr("Saves", "Your settings can’t be saved: the folder is read-only. You can keep playing.")


def settings_kept() -> str:
    """Return the sentence that tells that the settings are written down again."""
    return tr("Saves", "Your settings are being saved again.")


def settings_not_understood(names: str) -> str:
    """Return the sentence that tells of which wishes the settings file says what means nothing."""
    return tr(
        "Saves",
        "The settings file has an invalid value for {names}. The default is used instead.",
    ).format(names=names)


def full_screen() -> str:
    """Tell how one gets out of full screen, and to the menus."""
    return tr("Notice", "F11 leaves full screen. The menu is at the top edge, or press Alt.")


def result_not_kept() -> str:
    """Return the sentence that tells that a result is not in the statistics."""
    return tr("Saves", "The result of this game could not be saved.")


def not_shown() -> str:
    """Return the sentence that tells that a picture is missing."""
    return tr("ErrorPage", "Something could not be shown. The error has been logged; you can keep playing.")


def wrong_again() -> str:
    """Return the sentence that tells of an error that has been told of."""
    return tr(
        "ErrorPage",
        "The same error happened again. If the table is stuck, leave it: your match is saved.",
    )
