"""What if? Cards of a replay are swapped by mouse and by keys, undone, and played on with."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.log import read_log
from cucu_desktop.match.past_decisions import TableStanding, go_through
from cucu_desktop.match.playback.playback import Playback
from cucu_desktop.match.playback.what_if import PACK, WhatIf
from cucu_desktop.match.setup import setup_in
from cucu_desktop.ui.play.replay.card_swaps import CardCursor
from cucu_desktop.ui.play.session_state import Stage
from tests.match.playback.test_playback import decisions
from tests.match.playback.test_what_if import open_at, places_of, swap_any
from tests.ui.objects.controls import button
from tests.ui.objects.replay import at_rest, choose, named, opens
from tests.ui.play.replay.test_replay import WINDOWS, opened
from tests.ui.windows import wait_for


def at_a_decision(qtbot, tmp_path, game, *, cards_open=True, **how):
    """A replay at the first decision of a finished deal before which cards can be swapped."""
    window, replay, match = opened(qtbot, tmp_path, game, **how)
    playback = replay.steps.playback
    found = [at for at in decisions(playback) if at < playback.deals[0].last]
    possible = (at for at in found if swaps_at(playback, at))
    replay.steps.go_to(next(possible))
    opens(replay).setChecked(cards_open)
    at_rest(qtbot, replay)
    return window, replay, match


def swaps_at(playback, at):
    """Whether two cards before players can be swapped here."""
    what_if = WhatIf(playback, at)
    places = [place for place in places_of(open_at(what_if)) if place.seat != PACK]
    return what_if.is_possible and len(places) > 2 and swap_any(what_if, places)


def drag(replay, start, end):
    """Drag from one point of the table to another."""
    port, half = replay.view.viewport(), (start + end) / 2
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(port, left, pos=start.toPoint())
    for point in (half, end):
        at = port.mapToGlobal(point)
        move = QMouseEvent(QEvent.Type.MouseMove, point, at, left, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, move)
    QTest.mouseRelease(port, left, pos=end.toPoint())


def pairs_of(replay):
    """The items of two cards of different seats, in every combination."""
    table = replay.view.table
    hands = table.hands if hasattr(table, "hands") else [[card] if card else [] for card in table.cards]
    return [
        (one, other)
        for seat, hand in enumerate(hands)
        for later in hands[seat + 1 :]
        for one in hand
        for other in later
        if one.face != other.face
    ]


def drag_any(replay):
    """Drag cards onto each other until two are swapped."""
    for number in range(len(pairs_of(replay))):
        one, other = pairs_of(replay)[number]
        drag(replay, QPointF(one.pos()), QPointF(other.pos()))
        if replay.steps.what_if.swaps:
            return
    pytest.fail("no two cards could be swapped")


def cursor_of(replay):
    return replay.view.viewport().findChild(CardCursor)


@pytest.mark.parametrize("game", ["campli", "coch", "cuckoo", "trionfo"])
def test_a_card_dragged_onto_another_changes_places_with_it(qtbot, tmp_path, game):
    _, replay, _ = at_a_decision(qtbot, tmp_path, game)
    before = replay.view.table.dump()
    drag_any(replay)
    after = replay.view.table.dump()
    key = "hands" if "hands" in after else "cards"
    assert after[key] != before[key]
    assert {name: after[name] for name in after if name != key} == {
        name: before[name] for name in before if name != key
    }
    assert "What if? Swapped" in replay.line.text
    assert replay.view.table.is_as(replay.steps.observation)
    button(replay, "Undo swap").click()
    assert replay.view.table.dump() == before
    assert "What if?" not in replay.line.text


def test_it_is_undone_by_its_key_and_ends_with_another_position(qtbot, tmp_path):
    window, replay, _ = at_a_decision(qtbot, tmp_path, "campli")
    undo = named(replay, "Undo swap")
    assert not undo.isVisible()
    drag_any(replay)
    assert undo.isVisible()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not replay.steps.what_if.swaps
    drag_any(replay)
    at = replay.steps.position
    replay.steps.step()
    at_rest(qtbot, replay)
    assert replay.view.table.is_as(
        replay.steps.playback.observation(at + 1, replay.steps.viewer, is_open=True)
    )
    assert not undo.isVisible()
    assert window.past.replay is replay


def test_the_card_under_the_cursor_is_named_in_a_new_language(qtbot, tmp_path):
    window, replay, _ = at_a_decision(qtbot, tmp_path, "campli")
    cursor = cursor_of(replay)
    QTest.keyClick(cursor, Qt.Key.Key_Left)
    assert cursor.accessibleName() == "next card of the pack"
    window.context.prefer(language="de")
    assert cursor.accessibleName() == "nächste Karte vom Stapel"


@pytest.mark.parametrize("game", ["campli", "coch"])
def test_two_cards_are_chosen_by_keys_and_told(qtbot, tmp_path, game):
    _, replay, _ = at_a_decision(qtbot, tmp_path, game)
    cursor, said = cursor_of(replay), []
    replay.accessibility.announce = lambda text, **_: said.append(text)
    position, swapped = replay.steps.position, 0
    for steps in range(1, 30):
        first = cursor.accessibleName()
        assert first
        QTest.keyClick(cursor, Qt.Key.Key_Return)
        assert said[-1] == f"{first} – swap it with which card?"
        for _ in range(steps):
            QTest.keyClick(cursor, Qt.Key.Key_Right)
        assert said[-1] == cursor.accessibleName()
        QTest.keyClick(cursor, Qt.Key.Key_Space)
        swapped = len(replay.steps.what_if.swaps)
        if swapped:
            break
        QTest.keyClick(cursor, Qt.Key.Key_Escape)
    assert swapped == 1
    assert said[-1].startswith("What if? Swapped: ")
    assert replay.steps.position == position, "the arrows do not step through the match"


def test_escape_puts_a_chosen_card_back_before_it_leaves(qtbot, tmp_path):
    window, replay, _ = at_a_decision(qtbot, tmp_path, "campli")
    cursor = cursor_of(replay)
    before = [card.pos() for card in replay.view.table.cards if card]
    QTest.keyClick(cursor, Qt.Key.Key_Return)
    assert [card.pos() for card in replay.view.table.cards if card] != before
    QTest.keyClick(cursor, Qt.Key.Key_Escape)
    assert [card.pos() for card in replay.view.table.cards if card] == before
    assert window.past.replay is replay


def test_another_size_of_the_window_puts_a_chosen_card_back(qtbot, tmp_path):
    window, replay, _ = at_a_decision(qtbot, tmp_path, "campli", size=(1280, 800))
    QTest.keyClick(cursor_of(replay), Qt.Key.Key_Return)
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: "swap it with" not in replay.line.text)
    table = replay.view.table
    assert all(card.is_resting_at(table.home(seat)) for seat, card in enumerate(table.cards) if card)
    assert replay.view.gestures


def test_a_card_let_go_elsewhere_goes_back(qtbot, tmp_path):
    _, replay, _ = at_a_decision(qtbot, tmp_path, "campli")
    card = next(card for card in replay.view.table.cards if card)
    home = QPointF(card.pos())
    drag(replay, home, QPointF(replay.view.width() / 2, 8))
    qtbot.waitUntil(lambda: card.pos() == home)
    assert not replay.steps.what_if.swaps


def test_a_face_down_card_of_a_hand_is_refused_with_what_to_do(qtbot, tmp_path):
    _, replay, _ = at_a_decision(qtbot, tmp_path, "coch", cards_open=False)
    table = replay.view.table
    mine, theirs = table.hands[table.lay.bottom][0], table.hands[(table.lay.bottom + 1) % 4][0]
    assert mine.face
    assert theirs.face is None
    drag(replay, QPointF(mine.pos()), QPointF(theirs.pos()))
    assert replay.line.text == "No swap: that card is face down. Turn on “Show all cards” first."


@pytest.mark.parametrize("game", ["campli", "coch"])
def test_play_from_here_goes_on_with_these_cards_and_counts_nowhere(qtbot, tmp_path, game):
    window, replay, match = at_a_decision(qtbot, tmp_path, game)
    choose(named(replay, "Whose view"), match.players[0].name)
    drag_any(replay)
    position, seen = replay.steps.position, replay.steps.what_if.observation(0, is_open=False)
    button(replay, "Play from here").click()
    wait_for(qtbot, window, Stage.ANSWER)
    log = window.playing.log
    line = next(line for line in read_log(log) if line.get("swapped"))
    assert line["number"] == read_log(log)[0]["deal"]
    begun = Playback(setup_in(read_log(log)[0]), read_log(log)[1:])
    assert begun.deal_at(position).number == line["number"]
    assert begun.observation(position, 0) == seen
    standings = [each for each in go_through(log) if isinstance(each, TableStanding)]
    assert all(each.is_known for each in standings)


def test_a_deal_under_way_stays_as_it_is(qtbot, tmp_path):
    _, replay, _ = opened(qtbot, tmp_path, "campli", choices=9)
    replay.steps.go_to(replay.steps.playback.length - 1)
    at_rest(qtbot, replay)
    assert not replay.steps.deal.is_over
    assert not replay.view.gestures
    assert cursor_of(replay).isHidden()


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_and_the_sentence_have_room(qtbot, tmp_path, language, size):
    _, replay, _ = at_a_decision(qtbot, tmp_path, "campli", language=language, **WINDOWS[size])
    drag_any(replay)
    undo = replay.bar.undo
    assert undo.isVisible()
    assert replay.bar.rect().contains(undo.geometry())
    assert undo.width() >= undo.sizeHint().width()
