"""The cards at the score of real cards: a row to tap after a loss, and all noted ones in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QToolButton, QVBoxLayout, QWidget

from cucu_desktop.match.score.noted_cards import LOSSES, open_loss, pack_of, ranks
from cucu_desktop.ui.pages.score.score_words import card_name
from cucu_desktop.ui.pages.score.seat_tile import mark_words
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.icons import card_face
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from cucu_desktop.match.score.game_score import Score
    from cucu_desktop.match.score.noted_cards import CardStatistics
    from cucu_desktop.match.score.score_reader import WrittenGame
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_WIDEST: Final = 44
"""Width of a card in pixels."""
_LEAST: Final = 34
"""Width of a button below which the cards stand in two rows."""


class NotePanel(QWidget):
    """The cards of the pack, one of each rank, after a loss has been entered.

    Attributes:
        buttons: the buttons of the cards, by their names in the notation of `noted_cards`.
    """

    noted = Signal(str)
    """The text about the selected card, "card A XII"."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.question = written("", "body", "second", wrap=True)
        self.buttons: dict[str, QToolButton] = {}
        self._pack, self._name, self._width = "", "", 0
        lines = QVBoxLayout(self)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.question)
        lines.addLayout(self._grid)
        self.hide()

    def ask(self, score: Score, wording: Wording, *, wanted: bool) -> None:
        """Ask for the card of the last entry; hide if it is no loss."""
        self._name = open_loss(score.told, score.game.names) or ""
        self.setVisible(wanted and bool(self._name))
        if self.isHidden():
            return
        self.question.setText(tr("Score", "Which card cost {name} a token?").format(name=self._name))
        self._fill(score.game, wording)

    def _fill(self, game: WrittenGame, wording: Wording) -> None:
        """Make the buttons of the pack, unless they are there."""
        pack = pack_of(game)
        if pack.name == self._pack:
            return
        for button in self.buttons.values():
            delete_soon(button)
        self._pack, self.buttons = pack.name, {}
        for value, card in ranks(pack).items():
            button = self.buttons[value] = QToolButton()
            button.setIcon(card_face(pack.name, card.id))
            button.setAccessibleName(card_name(card, wording))
            button.setToolTip(card_name(card, wording))
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _=False, value=value: self._note(value))
        self.lay_out(self._width)

    def _note(self, value: str) -> None:
        self.noted.emit(f"card {self._name} {value}")

    def lay_out(self, width: int) -> None:
        """Put the cards into one row, or two where there is little room."""
        self._width = width
        many = len(self.buttons)
        if not many:
            return
        rows = 1 if width // many >= self.theme.px(_LEAST) else 2
        beside = -(-many // rows)
        first = next(iter(self.buttons.values()))
        first.ensurePolished()  # the frame is the style's
        around = first.sizeHint().width() - first.iconSize().width()
        wide = max(1, min(self.theme.px(_WIDEST) // rows**0.5, width // beside - around))
        for number, button in enumerate(self.buttons.values()):
            button.setIconSize(QSize(int(wide), round(wide * CARD_HEIGHT)))
            self._grid.addWidget(button, *divmod(number, beside))


def noted_told(found: CardStatistics, game: WrittenGame, wording: Wording) -> str:
    """Return which cards cost how many tokens in all scored games like this one; "" if none is noted."""
    if not found.noted:
        return ""
    name = wording.choices.game(game.game.id)["name"]
    told = tr("Score", "Cards noted in games of {game}: {noted}, of {losses} tokens lost.")
    lines = [told.format(game=name, noted=found.noted, losses=found.losses)]
    names, cards = mark_words(tr), ranks(pack_of(game))
    for word in LOSSES:
        shares = []
        counts = found.by_word[word]
        for card in sorted(counts, key=lambda card: (-counts[card], cards[card].rank)):
            share = wording.numbers.percent(round(100 * counts[card] / found.noted))
            shares.append(f"{card_name(cards[card], wording)} {counts[card]} ({share})")
        lines += [f"{names[word]}: {', '.join(shares)}"] * bool(shares)
    return "\n".join(lines)
