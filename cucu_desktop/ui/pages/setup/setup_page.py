"""The set-up page: the players and, on a second step, the rules of a match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.pages.boxes import in_column, in_line
from cucu_desktop.ui.pages.preference_rows import PreferenceRows
from cucu_desktop.ui.pages.setup.rules_step import RulesStep
from cucu_desktop.ui.pages.setup.seating import Plan, filled, may_share, seated, to_phones
from cucu_desktop.ui.pages.setup.who_page import WhoPage, corrected_told
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from cucu_desktop.ui.widgets.player_names import labelled
from cucu_desktop.ui.widgets.venue import CAMPLI, VENUES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.options import GameOptions, TrickOptions
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.settings_file import Settings
    from cucu_desktop.ui.widgets.theme import Theme

CROWD: Final = 5
"""The number of people at one screen from which phones are offered."""
_WITH_DUMMY, _FOUR = 3, 4
"""Three players have the dummy in turn, four have a choice; of two each plays with a dummy."""


class SetupPage(WhoPage):
    """Edits the plan of a match; `plan` is its current state."""

    guests_wanted = Signal(object)
    """Wait for guests with phones who join this plan, with bots in their places."""
    sets_changed = Signal(object)
    """The named sets of options changed."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        plan: Plan,
        settings: Settings,
        sets: Mapping[str, GameOptions] | None = None,
        known: Sequence[Player] = (),
        last: Sequence[Player] = (),
    ) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            wording: the words of the game.
            plan: the initial plan.
            settings: the preferences of this game, and of several people at one screen.
            sets: the named sets of options.
            known: people who have played at this screen before.
            last: the players of the last match, of any game.
        """
        place = wording.place if wording.place in VENUES else CAMPLI
        super().__init__(
            theme,
            wording,
            plan,
            tr("Common", "Start"),
            kinds=("person", "bot", "phone"),
            known=known,
            last=last,
        )
        self.people.rest_with(Vignette(theme, VENUES[place].served))
        self.game = plan.game
        self._partners = PartnersRow(theme, plan)
        self.rules = RulesStep(theme, wording, plan, settings, sets or {})
        self._shared = PreferenceRows(theme, settings, ("screen",), plan.game)
        self._crowd = _Crowd()
        self.lay_out(self._partners, self._shared, self._crowd, second=self.rules)
        self._partners.changed.connect(self._read)
        self._crowd.phones.clicked.connect(lambda: self._show(to_phones(self.plan)))
        self.rules.changed.connect(lambda options: self._show(replace(self.plan, options=options)))
        self.rules.deal.changed.connect(self._read)
        self.rules.grown.connect(self.reach)
        self.rules.options.corrected.connect(lambda *ends: self._tell(corrected_told(*ends)))
        self.rules.sets.sets_changed.connect(self.sets_changed)
        self._before = plan
        self._read()

    def _show(self, plan: Plan) -> None:
        """Take a plan that was changed elsewhere than in the list."""
        self.people.show_plan(plan)
        self._read()

    def _read(self) -> None:
        """Take the people as edited, with what their number means for the rules."""
        shares = may_share(self.plan.options)
        plan = replace(
            self.plan,
            onlookers=self.plan.onlookers if shares else (),
            deal=self.rules.deal.number,
            drawn=self._partners.lot.isChecked(),
        )
        plan = self._before = seated(self._before, plan)
        self.people.seats, self.people.watched = GAMES[plan.game].seats_of(plan.options), shares
        self.people.show_plan(plan)
        self.rules.show_plan(plan)
        self.name_second(tr("SetUp", "Rules: {name}").format(name=self.rules.told))
        super()._read()
        self.show_parts()

    def show_parts(self) -> None:
        """Show title and widgets of the step, as far as they concern this plan."""
        name = self.wording.choices.game(self.plan.game)["name"]
        told = tr("SetUp", "{game}: rules") if self.shows_second else tr("SetUp", "{game}: who plays")
        self.title.setText(told.format(game=name))
        super().show_parts()
        if not self.shows_second:
            self._partners.show_plan(self.plan)
            self._shared.setVisible(bool(self._shared.controls) and len(self.plan.persons) > 1)
            self._crowd.show_for(len(self.plan.persons))
        self.settle()

    def misfit(self) -> str:
        return self.rules.deal.fault if self._has_tried else ""

    def _start(self) -> None:
        """Begin; a fault in the number of the deal is shown in its field, others in the list."""
        self._has_tried = True
        super()._start()
        if not self.found() and self.rules.deal.fault:
            self.ask_number()

    def ask_number(self) -> None:
        """Show the field for the number of the first deal."""
        if not self.shows_second:
            self.turn_over(to_second=True)
        self.rules.table.button.setChecked(True)
        self.reach(self.rules.deal)
        self.rules.deal.field.setFocus()

    def begin(self, plan: Plan) -> None:
        """Emit the plan; with phones, bots keep the places of guests."""
        if plan.phones:
            guests = plan.phones
            plan = filled(replace(plan, phones=0), plan.seats)
            self.guests_wanted.emit(replace(plan, phones=guests))
        else:
            self.begun.emit(plan)

    def escape(self) -> None:
        """End the naming of rules, or do what `WhoPage` does."""
        if not (self.shows_second and self.rules.sets.stop_naming()):
            super().escape()

    def turn_over(self, *, to_second: bool) -> None:
        super().turn_over(to_second=to_second)
        if to_second:
            self.rules.sets.buttons[self.rules.sets.key].setFocus()

    def save_state(self) -> object:
        """Return the people and the step, the deal number as typed, and which parts are unfolded."""
        rules = self.rules
        folds = [fold.is_open for fold in (rules.change, rules.table, rules.options.more)]
        return super().save_state(), rules.deal.field.text(), folds

    def restore_state(self, state: Any) -> None:  # noqa: ANN401 - as of `Page`
        own, deal, folds = state
        rules, plan = self.rules, own[0][0]
        self._before = plan
        self._partners.lot.setChecked(plan.drawn)
        rules.deal.field.setText(deal)
        super().restore_state(own)
        for fold, is_open in zip((rules.change, rules.table, rules.options.more), folds, strict=True):
            fold.button.setChecked(is_open)


class _Crowd(QWidget):
    """The offer to play with phones, where many people are at one screen."""

    def __init__(self) -> None:
        super().__init__()
        self._told = written("", "body")
        self.phones = Button(tr("SetUp", "Use phones"))
        in_line(self._told, self.phones, within=self).addStretch(1)

    def show_for(self, persons: int) -> None:
        """Show the offer if at least `CROWD` people are at this screen."""
        self.setVisible(persons >= CROWD)
        told = trn(
            "SetUp",
            "{n} at one screen? Phones are quicker.",
            "{n} at one screen? Phones are quicker.",
            persons,
        )
        self._told.setText(told)


class PartnersRow(QWidget):
    """The choice: partners are drawn, or the first and the third on the list play together."""

    changed = Signal()

    def __init__(self, theme: Theme, plan: Plan) -> None:
        super().__init__()
        self.theme = theme
        self.lot = QCheckBox(tr("SetUp", "Draw lots for partners"))
        self.lot.setChecked(plan.drawn)
        self.lot.toggled.connect(self.changed)
        self._told = written("", "small", "third", wrap=True)
        in_column(self.lot, self._told, within=self, gap=0)

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
