"""The list of the people of a plan, and the slip beside it in which one of them is edited."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.row_list import Row, RowList
from cucu_desktop.ui.pages.setup.seating import (
    ONLOOKERS,
    Plan,
    filled,
    joining,
    next_bot,
    unlike,
    with_company,
)
from cucu_desktop.ui.pages.setup.slips import FACE, AddSlip, KeptSlip, PlayerSlip
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import labelled
from cucu_desktop.ui.widgets.scrolling.scroll_fade import FadingScroll
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from PySide6.QtGui import QKeyEvent

    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

MOST_KNOWN: Final = 8
"""The most known people that are offered."""
_WIDE: Final = 620
"""Width from which the slip is beside the list, not instead of it."""
_ROWS: Final = 5
"""The rows that the list shows at least, where the page has room."""

Kind = Literal["player", "phone", "onlooker", "add"]


class Key(NamedTuple):
    """A row of the list: what it stands for, and the index among those."""

    kind: Kind
    at: int = 0


class _Rows(RowList):
    """The list: Space opens a row, too."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class People(QWidget):
    """The people of `plan`: a row for each, which opens a slip, and one to add more.

    Attributes:
        plan: the plan whose people are edited; `show_plan` replaces it.
        seats: the possible numbers of players.
        watched: whether there can be onlookers.
        rows: the list.
        slip: the open slip, if any.
    """

    changed = Signal()
    """The people of the plan have changed."""
    turned = Signal()
    """A slip was opened or closed."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        plan: Plan,
        *,
        kinds: Collection[str] = ("person", "bot"),
        known: Sequence[Player] = (),
        last: Sequence[Player] = (),
        kept: Collection[Player] = (),
    ) -> None:
        """List the people.

        Args:
            theme: colours and text size.
            wording: the words for bots and their levels.
            plan: the plan.
            kinds: who can be added: "person", "bot", "phone".
            known: people to choose from.
            last: the players of the last match, of any game.
            kept: players who are not edited, only taken away.
        """
        super().__init__()
        self.theme, self.wording, self.plan = theme, wording, plan
        self._kinds, self._known, self._last, self._kept = kinds, known, tuple(last), tuple(kept)
        self.seats = GAMES[plan.game].seats_of(plan.options)
        self.watched = False
        self._faults: Mapping[int, str] = {}
        self._key: Key | None = None
        self.slip: PlayerSlip | KeptSlip | AddSlip | None = None
        self.rows = _Rows(theme)
        self.rows.setAccessibleName(tr("SetUp", "Players"))
        self.rows.setMinimumHeight(theme.px(_ROWS * (FACE + 13)))
        self._place = QWidget()
        self._slips = QVBoxLayout(self._place)
        self._slips.setContentsMargins(0, theme.space(1), theme.space(2), 0)
        self._slips.addStretch(1)
        self._leaf = FadingScroll(theme, self._place)
        self._resting: QWidget | None = None
        self._leaf.setMinimumHeight(theme.px(110))
        self._leaf.hide()
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.setSpacing(theme.space(5))
        self._is_wide = True
        self._both.addWidget(self.rows, 1)
        self._both.addWidget(self._leaf, 1)
        self.rows.opened.connect(self._open_current)
        self.rows.clicked.connect(lambda _: self._open_current())
        self.show_plan(plan)

    def rest_with(self, picture: QWidget) -> None:
        """Show a picture where the slips are, while none is open."""
        self._resting = picture
        self._both.addWidget(picture, 1)

    # The list

    def show_plan(self, plan: Plan, faults: Mapping[int, str] | None = None) -> None:
        """List the people of this plan, with their faults, by index in `Plan.everybody`."""
        self.plan = plan
        self._faults = self._faults if faults is None else faults
        current = self.rows.row
        rows = self._listed()
        if rows != list(self.rows.rows):
            self.rows.show_rows(rows, self._key or (current.key if current is not None else None))
        if self.slip is not None and self._key is not None:
            self.slip.set_fault(self._faults.get(self._index(self._key), ""))

    def _listed(self) -> list[Row]:
        plan, rows = self.plan, []
        for at, player in enumerate(plan.players):
            rows.append(self._row(Key("player", at), player))
        for at in range(plan.phones):
            guest, how = tr("SetUp", "A guest"), tr("SetUp", "with a phone")
            rows.append(Row(Key("phone", at), guest, how, self._drawn("phone")))
        for at, player in enumerate(plan.onlookers):
            rows.append(self._row(Key("onlooker", at), player))
        if self._addable() or self._fills():
            rows.append(Row(Key("add"), tr("SetUp", "Add"), "", self._drawn("add")))
        return rows

    def _row(self, key: Key, player: Player) -> Row:
        if player.bot is None:
            how = tr("SetUp", "at this screen")
        else:
            person = PERSONS[player.bot]
            level = self.wording.choices.level(person.level)
            how = level if player.name == person.name else f"{person.name}, {level}"
        if key.kind == "onlooker":
            how = tr("SetUp", "watches: {who}").format(who=how)
        size = self.theme.px(FACE)
        how = self._faults.get(self._index(key), "") or how
        return Row(key, labelled(player.name) or "…", how, portrait(player.face).pixmap(size, size))

    def _drawn(self, kind: Kind) -> QPixmap:
        """Return the picture of a row without a face: a telephone, or a plus in a circle."""
        ratio, size = self.devicePixelRatioF(), self.theme.px(FACE)
        picture = QPixmap(QSize(round(size * ratio), round(size * ratio)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.color("call" if kind == "add" else "ink"), size * 0.055))
        middle = QPointF(size / 2, size / 2)
        if kind == "add":
            painter.drawEllipse(middle, size * 0.36, size * 0.36)
            for across, down in ((0.18, 0.0), (0.0, 0.18)):
                arm = QPointF(size * across, size * down)
                painter.drawLine(middle - arm, middle + arm)
        else:
            case = QRectF(size * 0.28, size * 0.1, size * 0.44, size * 0.8)
            painter.drawRoundedRect(case, size * 0.08, size * 0.08)
            key, half = middle + QPointF(0, size * 0.28), QPointF(size * 0.06, 0)
            painter.drawLine(key - half, key + half)
        painter.end()
        return picture

    def _index(self, key: Key) -> int:
        """Return the index of a row in `Plan.everybody`; -1: it has none."""
        return {"player": key.at, "onlooker": len(self.plan.players) + key.at}.get(key.kind, -1)

    # Slips

    def open_at(self, index: int) -> None:
        """Open the slip of the person with this index in `Plan.everybody`."""
        beyond = index - len(self.plan.players)
        self._open(Key("player", index) if beyond < 0 else Key("onlooker", beyond))

    def close_slip(self) -> bool:
        """Close the slip; return whether one was open."""
        if self.slip is None:
            return False
        had_focus = self._leaf.isAncestorOf(self.window().focusWidget())
        self._drop_slip()
        self._key = None
        self._arrange()
        if had_focus:
            self.rows.setFocus()
        self.turned.emit()
        return True

    def finish(self) -> bool:
        """Add the person whose name was typed, if any; return False if that is impossible."""
        return not isinstance(self.slip, AddSlip) or self.slip.finish()

    def _open_current(self) -> None:
        if self.rows.row is not None and isinstance(self.rows.row.key, Key):
            self._open(self.rows.row.key)

    def _open(self, key: Key, focus: str = "") -> None:
        self._drop_slip()
        self._key = key
        self.slip = slip = self._add_slip() if key.kind == "add" else self._slip_of(key)
        slip.done.connect(self.close_slip)
        self._slips.insertWidget(0, slip)
        self.rows.choose(key)
        self._arrange()
        slip.show()
        slip.set_fault(self._faults.get(self._index(key), ""))
        self.turned.emit()
        slip.take_focus(focus) if isinstance(slip, AddSlip) else slip.take_focus()

    def _drop_slip(self) -> None:
        if self.slip is not None:
            delete_soon(self.slip)
            self.slip = None

    def _slip_of(self, key: Key) -> PlayerSlip | KeptSlip:
        slip: PlayerSlip | KeptSlip
        if key.kind == "phone":
            slip = KeptSlip(tr("SetUp", "Press Start to show the code for phones."))
        else:
            player = self.plan.everybody[self._index(key)]
            if player in self._kept:
                slip = KeptSlip(labelled(player.name))
            else:
                kinds = [each for each in self._kinds if each != "phone" or key.kind == "player"]
                slip = PlayerSlip(self.theme, self.wording, player, self._others, kinds)
                slip.changed.connect(lambda player: self._replace(key, player))
                slip.phone_wanted.connect(lambda: self._take_away(key, phones=1))
        slip.away.setVisible(self.plan.seats > 1 or key.kind == "onlooker")
        slip.taken_away.connect(lambda: self._take_away(key))
        return slip

    def _others(self) -> list[Player]:
        """Return all people but the one whose slip is open."""
        open_at = self._index(self._key) if self._key is not None else -1
        return [player for at, player in enumerate(self.plan.everybody) if at != open_at]

    def _replace(self, key: Key, player: Player) -> None:
        everybody = list(self.plan.everybody)
        everybody[self._index(key)] = player
        self._take(_with_people(self.plan, everybody, len(self.plan.players)))

    def _take_away(self, key: Key, phones: int = 0) -> None:
        """Take a person away; `phones`: the number of guests with phones who come instead."""
        index, plan = self._index(key), self.plan
        everybody = [player for at, player in enumerate(plan.everybody) if at != index]
        plan = _with_people(plan, everybody, len(plan.players) - (key.kind == "player"))
        self.close_slip()
        self._take(replace(plan, phones=plan.phones + phones - (key.kind == "phone")))

    # Adding

    def _addable(self) -> list[str]:
        """Return who can be added now, as of `AddSlip`."""
        full = self.plan.seats >= self.seats[-1]
        kinds = [] if full else list(self._kinds)
        if with_company(self.plan, self._last) is not None:
            kinds.append("same")
        if self.watched and len(self.plan.onlookers) < ONLOOKERS:
            kinds.append("spectator")
        return kinds

    def _fills(self) -> range:
        """Return the numbers of players that bots can make up."""
        if "bot" not in self._kinds:
            return range(0)
        others = self.plan.phones + len(self.plan.persons)
        fills = range(max(self.seats[0], others), self.seats[-1] + 1)
        return fills if len(fills) > 1 else range(0)

    def _add_slip(self) -> AddSlip:
        known = joining(self._known, self.plan.everybody)[:MOST_KNOWN]
        slip = AddSlip(self.theme, known, self._addable(), self._fills(), self._others)
        slip.chosen.connect(self._add_player)
        slip.wanted.connect(self._add_kind)
        slip.fill_wanted.connect(lambda seats: self._add_to(filled(self.plan, seats), "fill"))
        return slip

    def _add_player(self, player: Player) -> None:
        player = player if player in self._kept else unlike(player, self.plan.everybody)
        self._add_to(replace(self.plan, players=(*self.plan.players, player)), "")

    def _add_kind(self, kind: str) -> None:
        plan, bot = self.plan, next_bot(self.plan)
        if kind == "same":
            self._add_to(with_company(plan, self._last) or plan, kind)
        elif kind == "phone":
            self._add_to(replace(plan, phones=plan.phones + 1), kind)
        elif kind == "bot":
            self._add_to(replace(plan, players=(*plan.players, bot)), kind)
        else:
            self._add_to(replace(plan, onlookers=(*plan.onlookers, bot)), kind)

    def _add_to(self, plan: Plan, kind: str) -> None:
        """Take the plan with more people, and open the slip again, as what can be added has changed."""
        self._take(plan)
        if self._addable() or self._fills():
            self._open(Key("add"), kind)
        else:
            self.close_slip()

    def _take(self, plan: Plan) -> None:
        self.show_plan(plan)
        self.changed.emit()

    # Layout and state

    def arrange(self, width: int) -> None:
        """Put the slip beside the list if this width allows, else instead of it."""
        self._is_wide = width >= self.theme.px(_WIDE)
        self._arrange()

    def _arrange(self) -> None:
        is_open = self.slip is not None
        self.rows.setVisible(self._is_wide or not is_open)
        self._leaf.setVisible(is_open)
        if self._resting is not None:
            self._resting.setVisible(self._is_wide and not is_open)

    def save_state(self) -> tuple[Plan, Key | None, str]:
        """Return the plan, the row whose slip is open, and the name typed to add a person."""
        return self.plan, self._key, self.slip.name.text() if isinstance(self.slip, AddSlip) else ""

    def restore_state(self, state: tuple[Plan, Key | None, str]) -> None:
        plan, key, typed = state
        self.show_plan(plan)
        if key is not None and key in [row.key for row in self.rows.rows]:
            self._open(key)
        if isinstance(self.slip, AddSlip):
            self.slip.name.setText(typed)


def _with_people(plan: Plan, everybody: Sequence[Player], seated: int) -> Plan:
    """Return the plan with these people, of whom the first `seated` are players."""
    return replace(plan, players=tuple(everybody[:seated]), onlookers=tuple(everybody[seated:]))
