"""The line of the set-up page for partners."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.player_names import labelled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.options import TrickOptions
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.widgets.theme import Theme

_WITH_DUMMY, _FOUR = 3, 4
"""Three players have the dummy in turn, four have a choice; of two each plays with a dummy."""


class PartnersRow(QWidget):
    """The choice: partners are drawn, or the first and the third on the list play together."""

    changed = Signal()

    def __init__(self, theme: Theme, plan: Plan, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.lot = QCheckBox(tr("SetUp", "Draw lots for partners"))
        self.lot.setChecked(plan.drawn)
        self.lot.toggled.connect(self.changed)
        self._told = written("", "small", "third", wrap=True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.lot)
        lines.addWidget(self._told)

    def show_plan(self, plan: Plan) -> None:
        """Show the partners of this plan, if they are not evident; four players have a choice."""
        names = [labelled(player.name.strip()) for player in plan.players]
        game = GAMES[plan.game]
        has_partners = isinstance(game, TrickGame) and game.has_partners
        self.setVisible(has_partners and not plan.phones and len(names) in (_WITH_DUMMY, _FOUR))
        self.lot.setVisible(len(names) != _WITH_DUMMY)
        told = _told(game, plan, names, drawn=self.lot.isChecked()) if isinstance(game, TrickGame) else ""
        self._told.setText(told)
        self.lot.setAccessibleDescription(told)
        indent = 0 if len(names) == _WITH_DUMMY else self.theme.px(34)
        self._told.setContentsMargins(indent, 0, 0, 0)


def _told(game: TrickGame, plan: Plan, names: Sequence[str], *, drawn: bool) -> str:
    """Return a sentence on the partners."""
    if len(names) == _WITH_DUMMY:
        options = cast("TrickOptions", plan.options)
        if options.target:
            return tr("SetUp", "Each player in turn partners the dummy, for one deal each.")
        deals = game.length_of(options, len(names))
        return trn(
            "SetUp",
            "Each player in turn partners the dummy: {n} deal in all.",
            "Each player in turn partners the dummy: {n} deals in all.",
            deals,
        )
    if drawn or len(names) != _FOUR:
        return tr("SetUp", "Otherwise the first and third on the list are partners.")
    told = tr("SetUp", "{one} plays with {three}, {two} with {four}.")
    return told.format(**dict(zip(("one", "two", "three", "four"), names, strict=True)))
