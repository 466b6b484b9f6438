"""The cards of an edited deal: before the seats, in the pack, or not placed yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.scenario.draft.draft import EMPTY
from cucu_desktop.match.scenario.draft.typed_cards import next_empty
from cucu_desktop.match.scenario.draft.zones import Zone
from cucu_desktop.ui.pages.writer.board_keys import neighbour
from cucu_desktop.ui.pages.writer.board_layout import BoardLayout, Group
from cucu_desktop.ui.pages.writer.card_place import EDGE, CardPlace
from cucu_desktop.ui.pages.writer.carried_card import CarriedCard
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtGui import QResizeEvent

    from cucu_desktop.match.scenario.draft.draft import Draft
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_DEALT: Final = -1
_OPEN: Final = -2
"""The key of the title of open cards, beside those of seats and pack."""
_REACH: Final = 0.3
"""Distance from a place within which a carried card can be dropped, in card widths."""


class CardBoard(QWidget):
    """All cards of the pack, each at its place or among the remaining cards.

    Attributes:
        current: the place of the next card.
    """

    laid = Signal(int, str)
    """Put a card at this place."""
    swapped = Signal(int, int)
    """Swap the cards of these places."""
    emptied = Signal(int)
    """Remove the card at this place."""
    typed = Signal(str)
    """The first letter of a typed card name."""
    reached = Signal(object)
    """Scroll to this widget."""
    sounded = Signal(str)
    """Play this sound."""

    def __init__(self, theme: Theme, art: Art, page: QWidget) -> None:
        """Create an empty board; `page`: the widget over which cards are carried."""
        super().__init__()
        self.theme, self._art, self._page = theme, art, page
        self.current = 0
        self._draft: Draft | None = None
        self._wording: Wording | None = None
        self._places: dict[int, CardPlace] = {}
        self._box: dict[str, CardPlace] = {}
        self._boxed = ""
        self._titles: dict[int | None, QLabel] = {}
        self._left = written(tr("Writer", "Unplaced"), "heading", "call", wrap=True)
        self._left.setParent(self)
        self._groups: list[Group] = []
        self._carried: CarriedCard | None = None
        self._is_still = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    # Content

    def show_draft(self, draft: Draft, wording: Wording, faulty: Collection[int] = ()) -> None:
        """Show the cards of a draft; the places in `faulty` are marked."""
        new_pack = self._draft is None or draft.pack.cards != self._draft.pack.cards
        self._draft, self._wording = draft, wording
        if new_pack:
            self._fill_box()
        shown = self._shown_places()
        if self.current not in shown:
            self.current = shown[0]
        drawings, pack = draft.rules.drawings, draft.pack.name
        coming = _coming(draft)
        for place in shown:
            card = draft.card_at(place)
            item = self._place(place)
            ghost = coming.get(place, "")
            item.show_card(card, drawings.get(card, card), pack=pack, ghost=drawings.get(ghost, ghost))
            item.mark(current=place == self.current, faulty=place in faulty)
        left = draft.copies_left()
        for card, item in self._box.items():
            item.show_card(card, drawings.get(card, card), pack=pack, count=left[card])
        for place, item in self._places.items():
            item.setVisible(place in shown)
        self._name_all()
        self._let_reach()
        self.updateGeometry()
        self._arrange()

    def _shown_places(self) -> tuple[int, ...]:
        """Return the visible places: of pack and pile in an exchange game all filled ones, and one more."""
        draft = self._draft
        assert draft is not None
        if isinstance(draft.rules, TrickGame):
            return draft.in_order
        pack, size = len(draft.face_down), len(draft.pile)
        shown = range(min(max(draft.laid, len(draft.playing)) + 1, pack))
        more = () if draft.next_open is None else (draft.next_open,)
        return (*shown, *range(pack, size), *more)

    def _place(self, number: int) -> CardPlace:
        if number not in self._places:
            self._places[number] = item = self._new_item(number)
            item.clicked.connect(lambda: self.go_to(number))
            item.emptied.connect(lambda: self.emptied.emit(number))
        return self._places[number]

    def _new_item(self, number: int | None) -> CardPlace:
        item = CardPlace(self.theme, self._art, number)
        item.setParent(self)
        item.is_still = self._is_still
        item.carried.connect(lambda point: self._carry(item, point))
        item.dropped.connect(lambda point: self._drop(item, point))
        item.walked.connect(lambda key: self._walk(item, Qt.Key(key)))
        item.typed.connect(self.typed)
        return item

    def _fill_box(self) -> None:
        draft = self._draft
        assert draft is not None
        for item in self._box.values():
            item.deleteLater()
            item.setParent(None)
        self._box = {}
        for card in dict.fromkeys(card.id for card in draft.pack.cards):
            self._box[card] = item = self._new_item(None)
            item.clicked.connect(lambda _=False, card=card: self._lay_next(card))
            item.show()
        self._boxed = next(iter(self._box))

    def set_still(self, *, still: bool) -> None:
        """Disable or enable the animation of cards."""
        self._is_still = still
        for item in (*self._places.values(), *self._box.values()):
            item.is_still = still

    # Names

    def _name_all(self) -> None:
        draft, wording = self._draft, self._wording
        assert draft is not None
        assert wording is not None
        self._groups = []
        for label in self._titles.values():
            label.hide()
        is_tricks, shown = isinstance(draft.rules, TrickGame), set(self._shown_places())
        dealt: list[CardPlace] = []
        for zone in _zones(draft):
            places = [place for place in zone.places if place in shown]
            title = whose = _whose(zone, draft)
            if zone.is_open:
                title = tr("Writer", "{pile}, first to last").format(pile=whose)
            for number, place in enumerate(places, 1):
                self._name_place(place, whose, number, len(zone.places))
            items = [self._places[place] for place in places]
            if is_tricks or zone.seat is None:
                self._groups.append(Group(self._title(_OPEN if zone.is_open else zone.seat, title), items))
            else:
                items[0].caption = title
                dealt += items
        if dealt:
            title = tr("Writer", "Players’ cards (dealer last)")
            self._groups.insert(0, Group(self._title(_DEALT, title), dealt, captioned=True))
        for card, item in self._box.items():
            told = tr("Writer", "{card}, {number} left").format(
                card=wording.cards.name(card), number=item.count
            )
            item.setAccessibleName(told)
            item.setToolTip(wording.cards.name(card))

    def _name_place(self, place: int, whose: str, number: int, of: int) -> None:
        draft, wording, item = self._draft, self._wording, self._places[place]
        assert draft is not None
        assert wording is not None
        item.caption = ""
        card = draft.card_at(place)
        told = wording.cards.name(card) if card else tr("Writer", "empty")
        if of == 1:
            name = tr("Writer", "{name}: {card}").format(name=whose, card=told)
        else:
            name = tr("Writer", "{name}, card {number}: {card}").format(name=whose, number=number, card=told)
        item.setAccessibleName(name)
        item.setToolTip(name)

    def _title(self, key: int | None, text: str) -> QLabel:
        if key not in self._titles:
            self._titles[key] = written("", "heading", "call", wrap=True)
            self._titles[key].setParent(self)
        label = self._titles[key]
        label.setText(text)
        label.show()
        return label

    # Layout

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(560), self.heightForWidth(self.theme.px(560)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(300), 120)

    def heightForWidth(self, width: int) -> int:
        return self._layout_for(width).height if self._groups else 120

    def hasHeightForWidth(self) -> bool:
        return True

    def _layout_for(self, width: int) -> BoardLayout:
        return BoardLayout(self.theme, self._groups, self._left, list(self._box.values()), width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if self._groups:
            self._layout_for(self.width()).apply()

    # Sequence of places

    def go_to(self, place: int, *, focus: bool = True) -> None:
        """Make this the place of the next card."""
        self.current = place
        for number, item in self._places.items():
            item.mark(current=number == place, faulty=item.is_faulty)
        self._let_reach()
        if focus:
            self._places[place].setFocus()
            self.reached.emit(self._places[place])

    def go_on(self, draft: Draft) -> None:
        """Go to the next empty place."""
        self.current = next_empty(draft, self.current)

    def take_focus(self) -> None:
        if self.current in self._places:
            self._places[self.current].setFocus()

    def show_current(self) -> None:
        """Scroll to the current place."""
        if self.current in self._places:
            self.reached.emit(self._places[self.current])

    def _lay_next(self, card: str) -> None:
        """Put the clicked card at the current place."""
        self._boxed = card
        self._let_reach()
        self._box[card].setFocus()
        if self._box[card].count:
            self._lay(self.current, card)

    def _lay(self, place: int, card: str) -> None:
        assert self._wording is not None
        self.current = place
        self.sounded.emit("deal")
        self.laid.emit(place, card)
        announce(self, self._places[place].accessibleName())

    def _let_reach(self) -> None:
        """Make one place and one remaining card the tab stops; the arrows reach the others."""
        for number, item in self._places.items():
            item.setFocusPolicy(_stop(stops=number == self.current))
        for card, item in self._box.items():
            item.setFocusPolicy(_stop(stops=card == self._boxed))

    def _walk(self, item: CardPlace, key: Qt.Key) -> None:
        """Go from a place to its neighbour in a direction."""
        if item.number is None:
            among = list(self._box.values())
        else:
            among = [self._places[place] for place in self._shown_in_order()]
        goal = neighbour(among, item, key)
        if goal is None:
            return
        if goal.number is not None:
            self.go_to(goal.number)
            return
        self._boxed = goal.card
        self._let_reach()
        goal.setFocus()
        self.reached.emit(goal)

    def _shown_in_order(self) -> Sequence[int]:
        assert self._draft is not None
        shown = set(self._shown_places())
        return [place for zone in _zones(self._draft) for place in zone.places if place in shown]

    # Dragging

    def _carry(self, item: CardPlace, point: QPointF) -> None:
        at = QPointF(self._page.mapFromGlobal(point))
        if self._carried is None:
            self._carried = CarriedCard(self._art, self._page)
            self._carried.laid_back.connect(self._lie_again)
        if not item.is_away:
            self._carried.is_still = self._is_still
            middle = QPointF(item.mapTo(self._page, item.rect().center()))
            self._carried.take(item.picture(item.wide * 1.12), item.wide, middle, item.grip)
            item.set_away(away=True)
            self.sounded.emit("flip")
        self._carried.carry(at)
        goal = self._goal(item, point)
        for each in self._places.values():
            each.set_goal(goal=each is goal)

    def _drop(self, item: CardPlace, point: QPointF) -> None:
        assert self._carried is not None
        goal = self._goal(item, point)
        for each in self._places.values():
            each.set_goal(goal=False)
        if goal is None and not (item.number is not None and self._is_over_box(point)):
            self._carried.snap_back()
            return
        self._carried.lay()
        self._lie_again()
        if goal is None:
            assert item.number is not None
            self.emptied.emit(item.number)
        elif item.number is None:
            assert goal.number is not None
            self._lay(goal.number, item.card)
        else:
            assert goal.number is not None
            self.sounded.emit("exchange")
            self.current = goal.number
            self.swapped.emit(item.number, goal.number)

    def _lie_again(self) -> None:
        for item in (*self._places.values(), *self._box.values()):
            item.set_away(away=False)

    def _goal(self, item: CardPlace, point: QPointF) -> CardPlace | None:
        """Return the place under the carried card, by the pointer or by the centre of the card."""
        middle = point + item.grip
        for where, reach in ((point, 0.0), (middle, _REACH)):
            more = round(reach * item.wide)
            for each in self._places.values():
                if each is not item and each.isVisible():
                    inside = QRect(each.mapToGlobal(QPoint(0, 0)), each.size()).adjusted(
                        -more, -more, more, more
                    )
                    if inside.contains(where.toPoint()):
                        return each
        return None

    def _is_over_box(self, point: QPointF) -> bool:
        here = self.mapFromGlobal(point.toPoint())
        box = QRect(self._left.geometry())
        for item in self._box.values():
            box = box.united(item.geometry())
        return box.adjusted(-EDGE, -EDGE, EDGE, EDGE).contains(here)


def _zones(draft: Draft) -> Sequence[Zone]:
    """Return the zones of the filled places, and of the next open one."""
    if draft.next_open is None:
        return draft.zones
    opened = next((zone.places for zone in draft.zones if zone.is_open), ())
    others = (zone for zone in draft.zones if not zone.is_open)
    return (*others, Zone(None, (*opened, draft.next_open), is_open=True))


def _whose(zone: Zone, draft: Draft) -> str:
    if zone.seat is not None:
        return draft.seats[zone.seat].name
    return tr("Writer", "Discard pile") if zone.is_open else tr("Writer", "Pack")


def _coming(draft: Draft) -> dict[int, str]:
    """Return the implied cards: behind the placed cards the pack follows in order."""
    laid = draft.pile[: draft.laid]
    if isinstance(draft.rules, TrickGame) or EMPTY in laid:
        return {}
    listed = (*laid, *draft.open_cards)
    rest = draft.pack.complete(draft.pack[card] for card in listed)[len(listed) :]
    return {place: card.id for place, card in enumerate(rest, draft.laid)}


def _stop(*, stops: bool) -> Qt.FocusPolicy:
    return Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.NoFocus
