"""Words at the table stand beside what is to be read, and beside each other."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.bubble import BubbleItem
from cucu_desktop.ui.scene.layout.pushed_card import pushed
from cucu_desktop.ui.scene.speech import put_bubble, put_note
from cucu_desktop.ui.widgets.seat_geometry import grown
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.tables import a_match, a_view


def a_table_of_people(qtbot, size, game, seats):
    """The view of a table at which the cards have just been dealt, seen by a spectator."""
    match = a_match(seats, game=game, bots=False)
    view = a_view(qtbot, *size, setup=match.setup)
    view.sit(match.players)
    view.play(match.feed(SPECTATOR), match.observation(SPECTATOR))
    return view


@pytest.mark.parametrize(("width", "height"), [(1024, 676), (1280, 776), (1920, 1056)])
@pytest.mark.parametrize("seats", [6, 8, 10])
def test_nobody_speaks_over_a_card_that_is_compared(qtbot, width, height, seats):
    view = a_table_of_people(qtbot, (width, height), "cuckoo", seats)
    table = view.table
    for card in table.cards:
        card.show_face("KH", public=True)
    for seat in range(seats):
        bubble = BubbleItem(table.theme, table.art, "Per un pelo!", "By a whisker!")
        put_bubble(table, bubble, seat)
        said = bubble.area
        for card in table.cards:
            common = said.intersected(card.spot.rect)
            hidden = common.width() * common.height() / (card.spot.rect.width() * card.spot.rect.height())
            assert hidden < 0.1, "at most its edge"
        table.remove_passing(bubble)


@pytest.mark.parametrize(("width", "height"), [(640, 376), (1280, 776)])
@pytest.mark.parametrize("seat", range(4))
def test_who_pays_does_not_speak_over_the_card_that_pays(qtbot, width, height, seat):
    view = a_table_of_people(qtbot, (width, height), "cuckoo", 4)
    table = view.table
    card = table.cards[seat]
    others = [table.home(other).rect for other in range(4) if other != seat]
    card.place(pushed(table.lay, seat, others, table.pack_spot().pack_rect))
    card.setZValue(z.PUSHED)
    bubble = BubbleItem(table.theme, table.art, "L’ultimo, e ci tengo.", "The last, and I’m fond of it.")
    put_bubble(table, bubble, seat)
    assert not bubble.area.intersects(card.spot.rect)


@pytest.mark.parametrize(("width", "height"), [(1024, 676), (1280, 776), (1920, 1056)])
@pytest.mark.parametrize("seats", [4, 8, 10])
def test_nobody_speaks_over_the_ties_under_way(qtbot, width, height, seats):
    view = a_table_of_people(qtbot, (width, height), "tiebreak", seats)
    table = view.table
    table.markers.set_tie(("9", (0, 2)), [("6", (1, 3)), ("4", (1, 3))])
    for card in table.cards:
        card.show_face("9C", public=True)
    ties = table.markers.middle.covers
    for seat in range(seats):
        bubble = BubbleItem(table.theme, table.art, "Snap!", "Uguali: chi ha un nove prende una carta nuova.")
        put_bubble(table, bubble, seat)
        common = bubble.area.intersected(ties)
        assert common.width() * common.height() < 0.1 * ties.width() * ties.height()
        table.remove_passing(bubble)


@pytest.mark.parametrize(("width", "height"), [(640, 376), (1024, 676), (1280, 776)])
@pytest.mark.parametrize("seats", [4, 8, 10])
def test_of_what_is_said_at_a_time_nothing_lies_on_anything_else(qtbot, width, height, seats):
    """Each bubble replaces those that it would hide; a note waits, and none lies on a face but by itself."""
    table = a_table_of_people(qtbot, (width, height), "cuckoo", seats).table
    notes = [put_note(table, seat, "Who has the lowest card loses one of the tokens.") for seat in (0, 1)]
    assert notes[0].isVisible()
    together = 0
    for seat in range(seats):
        put_bubble(table, BubbleItem(table.theme, table.art, "Per un pelo!", "By a whisker!"), seat)
        shown = [each.area for each in (*table.bubbles, *notes) if each.isVisible()]
        assert not any(one.intersects(other) for one, other in combinations(shown, 2))
        faces = [grown(QRectF(each.face, each.face), each.radius / 2) for each in table.lay.seats]
        hidden = [bubble for bubble in table.bubbles if any(map(bubble.area.intersects, faces))]
        assert not hidden or len(table.bubbles) == 1
        together = max(together, len(table.bubbles))
    assert together > 1 or width == 640
    for bubble in [*table.bubbles]:
        table.remove_passing(bubble)
    assert notes[0].isVisible()


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize(
    "local", ["Tingh la Cas. Fatt sintì.", "Lu mazzar s’ ha fatt male.", "Sto bene così, bello di nonna mia."]
)
def test_what_is_said_keeps_off_the_edge_of_its_bubble(qtbot, text, local):
    """A text was measured in two lines and written in one, from edge to edge."""
    view = a_view(qtbot)
    view.set_theme(Theme(text_scale=text))
    bubble = BubbleItem(
        view.table.theme, view.table.art, local, "ho la Taverna: fammi sentire l’offerta", 1.0
    )
    bubble.put(QRectF(100, 100, 0, 0), QPointF(300, 400))
    whole = bubble.extent()
    picture = QImage(whole.size().toSize(), QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.translate(-whole.topLeft())
    bubble.draw(painter)
    painter.end()
    left, top = -whole.left(), -whole.top()
    high, wide = bubble.size.height(), bubble.size.width()
    for across in (*range(5, 13), *range(int(wide) - 13, int(wide) - 5)):
        column = [picture.pixelColor(int(left + across), int(top + down)) for down in range(9, int(high) - 9)]
        assert min(tone.lightness() for tone in column) > 200, across
