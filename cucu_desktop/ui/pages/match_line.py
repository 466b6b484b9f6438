"""The line of a match in a list: the card of its game, the players, the date, and the progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.catalogues import in_language
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.start_calls import told_names
from cucu_desktop.ui.play.saved_matches import Elsewhere, Save
from cucu_desktop.ui.text import dates
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import played_elsewhere, unreadable
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.pictures.icons import card_face
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

if TYPE_CHECKING:
    from cucu_desktop.ui.play.saved_matches import Unreadable
    from cucu_desktop.ui.widgets.theme import Theme


class MatchLine(QWidget):
    """A match, or the error in its log.

    Attributes:
        save: the match.
        go_on: the button that opens it.
        remove: the button that asks for its removal.
    """

    CARD: Final = 44

    def __init__(
        self, theme: Theme, wording: Wording, save: Save | Unreadable | Elsewhere, *, is_over: bool = False
    ) -> None:
        """`is_over`: the match can be replayed, and cannot be removed here."""
        super().__init__()
        self._is_over = is_over
        self.save = save
        self._picture = QLabel()
        self._who = written("", "name", wrap=True)
        self._when = written("", "small", "third", wrap=True)
        self.go_on = Button(tr("Replay", "Replay") if is_over else tr("SavesPage", "Resume"))
        self.remove = Button("✕")
        self.remove.setProperty("compact", True)
        self.remove.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._who)
        words.addWidget(self._when)
        words.addStretch(1)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.space(3))
        line.addWidget(self._picture)
        line.addLayout(words, 1)
        line.addWidget(self.go_on)
        line.addWidget(self.remove)
        self.remove.setVisible(not (is_over or isinstance(save, Elsewhere)))
        good = isinstance(save, Save)
        self._picture.setVisible(good)
        self.go_on.setVisible(good)
        self.go_on.setEnabled(good)
        if isinstance(save, Save):
            self._tell(save, theme, wording)
        elif isinstance(save, Elsewhere):
            self._who.setText(played_elsewhere())
            self._when.setText(save.path.name)
        else:
            self._who.setText(unreadable(save.reason, save.path.name))
            self._when.hide()
        who = self._who.text() if good else save.path.name
        self.remove.setToolTip(tr("SavesPage", "Delete this match"))
        self.remove.setAccessibleName(tr("SavesPage", "Delete") + f": {who}")
        self.remove.setAccessibleDescription(self.remove.accessibleName())

    @property
    def told(self) -> str:
        """Return the description of the match: the game, the date, the players."""
        return " · ".join(filter(None, (self._who.text(), self._when.text() or self.save.path.name)))

    def _tell(self, save: Save, theme: Theme, wording: Wording) -> None:
        """Show the card of the game beside the description of its match."""
        self._who.setText(told_names(save.names))
        self.go_on.setAccessibleName(f"{self.go_on.text()}: {self._who.text()}")
        wide, played = theme.px(self.CARD), GAMES[save.game]
        pack = played.pack_of(played.usual).name
        self._picture.setPixmap(card_face(pack, played.emblem).pixmap(wide, round(wide * CARD_HEIGHT)))
        cards = Wording(wording.language, save.game, pack=pack).cards
        self._picture.setAccessibleName(cards.kind(played.emblem))
        far = tr("SavesPage", "game {game}, deal {deal}").format(game=save.number, deal=save.deals)
        how_far = trn("Replay", "{n} deal", "{n} deals", save.deals) if self._is_over else far
        title = in_language({"en": "", **dict(save.titles)}, wording.language)
        told = [
            wording.choices.game(save.game)["name"],
            *([title] if title else []),
            dates.moment(save.played),
            how_far,
        ]
        if save.is_damaged:
            told.append(tr("SavesPage", "damaged; resumes from before the damage"))
        self._when.setText(" · ".join(told))
