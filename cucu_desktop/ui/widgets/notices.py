"""Notices: small slips of paper at the window's edge, shown once and removed when read."""

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
    from collections.abc import Callable, Iterable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QEnterEvent, QHideEvent, QShowEvent

    from cucu_desktop.ui.widgets.theme import Theme


LIES: Final = 8000
"""Milliseconds until a slip disappears, unless it is hovered."""
OFFERS: Final = 20000
"""Milliseconds until a slip with an offer disappears: the player needs time to read it and decide."""


class Offer(NamedTuple):
    """The action of a notice: the label of its button, and its function."""

    tell: Callable[[], str]
    do: Callable[[], object]


class Notice(Translated, PaperPanel):
    """One slip: a sentence in the window's language, and a button to close it."""

    dismissed = Signal()

    def __init__(
        self,
        theme: Theme,
        tell: Callable[[], str],
        parent: QWidget | None = None,
        offer: Offer | None = None,
    ) -> None:
        """Take the function that returns the sentence; with an `offer` there is a button, too."""
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
        self.act.setVisible(offer is not None)  # set last: without a parent it would be a window
        line.addWidget(self._aside, 0, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    @property
    def text(self) -> str:
        return self._text.text()

    def retranslate(self) -> None:
        self._text.setText(self._tell())
        self.act.setText(self._offer.tell() if self._offer else "")
        self._aside.setAccessibleName(tr("Notice", "OK"))
        self.setAccessibleName(self._tell())

    def fit_into(self, area: QRect, *, at_top: bool = False) -> None:
        """Move to the lower left of this part of the window, where no text is.

        Args:
            area: the part of the window.
            at_top: whether to move to the upper right instead: there are buttons along the lower edge.
        """
        width = min(self.theme.px(340), area.width() - 2 * self.theme.space(4))
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))
        edge = self.theme.space(2)
        if at_top:
            self.move(area.right() - edge - width, area.top() + edge)
        else:
            self.move(area.left() + edge, area.bottom() - edge - self.height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._while.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._while.stop()
        super().hideEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._while.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._while.start()
        super().leaveEvent(event)


def announce(widget: QWidget, text: str) -> None:
    """Announce a text to a screen reader, after the present announcement.

    A screen reader without announcements reads changes of the focused widget's description: the text is
    put there for a moment.
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
    """Return the widget to announce from: the focused one.

    From others Orca drops an announcement within a tenth of a second after another one.
    """
    focus = QApplication.focusWidget()
    return focus if focus is not None and focus.window() is widget.window() else widget


def name_choice(box: QComboBox, name: str) -> None:
    """Set the accessible name of a combo box.

    On Linux Qt reports only the value, and the name by a label beside it; without a visible label a hidden
    one is made.
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
    # A widget never shown is not hidden to Qt, but it has words of its own.
    if label.isHidden() and label.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
        label.setText(name)


def drop_tooltip() -> None:
    """Remove a card's tooltip at once; Qt would leave it for a moment."""
    for window in QApplication.topLevelWidgets():
        if window.inherits("QTipLabel"):
            window.hide()


def unreadable(reason: str, name: str) -> str:
    """Return the sentence with the reason why a saved match cannot be resumed."""
    told = {
        "damaged": tr(
            "Saves",
            "The saved game “{name}” is damaged and can’t be resumed. The file has been left where it is.",
        ),
        "foreign": tr(
            "Saves",
            "“{name}” is in the folder of saved games but isn’t one. The file has been left where it is.",
        ),
        "newer": tr(
            "Saves",
            "The saved game “{name}” was made by a newer version of Cucù. The file has been left "
            "where it is.",
        ),
        "unreadable": tr(
            "Saves", "The saved game “{name}” can’t be opened. The file has been left where it is."
        ),
    }
    return told[reason].format(name=name)


def not_opened(reason: str, name: str, why: str, line: int = 0) -> str:
    """Return the sentence with the reason why a file cannot be opened.

    Args:
        reason: see below.
        name: of the file.
        why: the fault of a deal.
        line: the line of that fault, or 0.
    """
    if line:
        told = tr("Saves", "The deal in “{name}” can’t be set up. Line {line}: {why}")
        return told.format(name=name, line=line, why=why)
    sentences = {
        "unreadable": tr(
            "Saves", "“{name}” can’t be opened: the file is missing, or you don’t have permission to read it."
        ),
        "foreign": tr("Saves", "“{name}” is neither a saved game nor a saved deal."),
        "no deal": tr("Saves", "The deal in “{name}” can’t be set up: {why}"),
        "unwritable": tr("Saves", "“{name}” can’t be saved there."),
    }
    return sentences[reason].format(name=name, why=why)


def gone_on_from_the_beginning(name: str) -> str:
    return tr(
        "Saves",
        "The saved game “{name}” was damaged. A copy resumes from the last good move; the "
        "damaged file is in the folder “damaged”.",
    ).format(name=name)


def store_report(what: str, kind: str, name: str) -> str:
    """Return the sentence of a report of `kept_stores`."""
    if (what, kind) == ("damaged", "evening"):
        told = tr(
            "Stores",
            "The evening “{name}” is damaged. It is now in the folder “damaged”; you can still "
            "resume its games.",
        )
        return told.format(name=name)
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
        "changed": tr(
            "Stores",
            "Not saved: {kind}. Another program has changed the file “{name}”. Move that file to another "
            "folder, and it is saved again by itself.",
        ),
        "newer": tr(
            "Stores",
            "Not saved: {kind}. A newer version of Cucù has written the file “{name}”. It has been left "
            "where it is; use that version.",
        ),
        "anew": tr("Stores", "Saved again: {kind}. The file “{name}” had disappeared from its folder."),
        "well": tr("Stores", "Saved again: {kind}. Nothing is missing."),
    }
    return sentences[what].format(kind=_store_names()[kind], name=name)


def closing_loses(kinds: Iterable[str]) -> str:
    told = tr(
        "Stores",
        "Not saved yet: {kinds}. It is saved by itself as soon as the disk can be written. Close the window "
        "once more to leave without it.",
    )
    names = _store_names()
    return told.format(kinds=", ".join(names[kind] for kind in kinds))


def _store_names() -> dict[str, str]:
    """Return the names of the kinds of stores, for the middle of a sentence."""
    return {
        "evening": tr("Stores", "this evening"),
        "season": tr("Stores", "the season"),
        "settings": tr("Stores", "your settings"),
        "results": tr("Stores", "your results (statistics, puzzles, trophies, deals of the day)"),
        "score": tr("Stores", "the score of a game with real cards"),
        "club": tr("Stores", "the tournament"),
        "match": tr("Stores", "this game"),
    }


def face_not_known(names: str) -> str:
    return tr(
        "Saves",
        "This version doesn’t have a face for {names}, so another picture is shown. You can keep playing.",
    ).format(names=names)


def process_restarted() -> str:
    return tr("Saves", "A part of the program did not answer and was started again. Nothing is lost.")


def played_elsewhere() -> str:
    return tr("Common", "This game is open in another window.")


def no_network() -> str:
    return tr(
        "Notices", "This computer is in no private network, so no phones can join. Connect it to Wi-Fi."
    )
