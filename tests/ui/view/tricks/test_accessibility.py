"""The trick table for keyboard and screen reader: the last trick again, a dummy's cards, the score."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt

from cucu_desktop.engine.tricks.events import Counted, Played
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from tests.trick_playing import GAMES
from tests.ui.windows import a_window, nameless, play_out, wait_for, words_of

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.fixture
def play(qtbot, tmp_path):
    """Begin a game with these seats, and play this number of cards, each the first that may be
    played."""

    def sit(game, seats=None, cards=0):
        plan = seating.usual(game, "Anna")
        plan = replace(plan, players=plan.players[:seats])
        window = a_window(qtbot, tmp_path)
        window.play(plan)
        wait_for(qtbot, window, Stage.ANSWER)
        for _ in range(cards):
            window.playing.session.act(window.playing.session.question.decision.options[-1])
            wait_for(qtbot, window, Stage.ANSWER)
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return sit


def test_the_last_trick_is_held_up_by_key_and_mouse_and_laid_down_again(qtbot, play):
    window = play("coch")
    table, accessibility = window.playing.view.table, window.playing.accessibility
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_L)
    assert not table.last.is_large, "there is none yet"
    assert accessibility.last.isHidden() == (not window.playing.session.observation.tricks)
    for _ in range(3):
        window.playing.session.act(window.playing.session.question.decision.options[-1])
        wait_for(qtbot, window, Stage.ANSWER)
    qtbot.waitUntil(window.isActiveWindow)
    small = table.last.small_area
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_L)
    assert table.last.is_large
    assert table.last.boundingRect().width() > 2 * small.width()
    assert table.sceneRect().contains(table.last.sceneBoundingRect().adjusted(8, 8, -10, -12))
    assert table.last.mapRectToScene(table.last.boundingRect()).bottom() <= table.lay.own_top + 12
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_L)
    assert not table.last.is_large
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_L)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not table.last.is_large
    assert window.playing.isVisible()
    told = accessibility.last.accessibleName()
    trick = window.playing.session.observation.tricks[-1]
    for card in trick.cards:
        assert window.context.wording.cards.name(card.id) in told
    assert f"taken by {window.playing.names[trick.winner]}" in told
    qtbot.mouseMove(accessibility.last)
    qtbot.waitUntil(lambda: table.last.is_large)
    qtbot.mouseMove(window.playing.view.viewport(), window.playing.view.rect().center())
    qtbot.waitUntil(lambda: not table.last.is_large)


def test_the_keyboard_goes_to_the_hand_that_is_asked_for_a_card(qtbot, play):
    window = play("coch", seats=2)
    session, accessibility = window.playing.session, window.playing.accessibility
    seen = set()
    for _ in range(12):
        question = session.question
        asked = question.decision.other if question.decision.other is not None else question.seat
        seen.add(asked)
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
        number = accessibility.cards.index(window.focusWidget())
        assert accessibility.held[number][0] == asked
        held = len(question.hands[asked])
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        wait_for(qtbot, window, Stage.ANSWER)
        if session.question.number == question.number:
            assert len(session.question.hands[asked]) < held
    assert len(seen) == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Up])
@pytest.mark.parametrize("game", ["coch", "campli"])
def test_an_arrow_leads_from_the_table_to_what_is_asked(qtbot, play, game, key):
    window = play(game)
    line = window.focusWidget()
    window.playing.view.setFocus()
    qtbot.keyClick(window.playing.view, key)
    led_to = window.focusWidget()
    assert led_to in window.playing.accessibility.cards if game == "coch" else led_to is line


@pytest.mark.parametrize("game", list(GAMES))
def test_everything_has_a_name_and_the_score_is_told(qtbot, play, game):
    window = play(game)
    qtbot.waitUntil(lambda: nameless(window.playing) == [])  # the table has its name back in a moment
    score = window.playing.view.table.score.score
    assert any(score.told in words for words in words_of(window.playing))
    assert score.heading in score.told
    assert all(line.name in score.told for line in score.lines)
    kind = window.playing.session.question.kind
    can = {"bid": "may be called", "play": "may be played"}.get(kind, "may be")
    names = [spot.accessibleName() for spot in window.playing.accessibility.cards]
    assert any(can in name for name in names) or kind not in ("bid", "play")
    assert all(can in name for name in names if ", may be " in name)


def test_a_dummy_is_called_after_its_player_and_not_by_brackets(qtbot, play):
    window = play("coch", seats=2)
    accessibility = window.playing.accessibility
    names = [spot.accessibleName() for spot in accessibility.seats]
    assert window.context.wording.dummy("Anna") in names
    assert not any("(" in name for name in names)
    seen = window.playing.session.observation
    due = [
        spot.accessibleDescription()
        for spot in accessibility.seats
        if "one card to play from this hand" in spot.accessibleDescription()
    ]
    assert len(due) == (seen.about is not None)


def test_bids_are_told_at_the_seats_in_the_language_of_the_window(qtbot, play):
    window = play("zifuli")
    session, accessibility = window.playing.session, window.playing.accessibility
    for _ in range(2):
        if session.question.kind == "bid":
            session.act(session.question.decision.options[-1])
            wait_for(qtbot, window, Stage.ANSWER)
    seen = session.observation
    if not seen.trick and not seen.tricks:
        told = [spot.accessibleDescription() for spot in accessibility.seats]
        assert all("has passed" in told[seat] for seat, card in seen.bids if card is None)
    heading = window.playing.view.table.score.score.heading
    assert heading in accessibility.score.accessibleName()


def test_nobody_is_told_who_wins_before_the_count_has_been_seen(qtbot, tmp_path):
    plan = seating.usual("coch", "Anna")
    plan = replace(plan, players=plan.players[:2], options=replace(plan.options, deals=1))
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(plan)
    playing, session = window.playing, window.playing.session
    told = []

    def listen(events):
        told.extend((type(event), playing.decision_bar.question) for event in events)

    playing.view.director.showing.connect(listen)
    play_out(qtbot, window)
    assert session.observation.winners
    kinds = [kind for kind, _ in told]
    before = told[kinds.index(Played) : kinds.index(Counted) + 1]  # before, the aim of the game is shown
    assert not any(" wins " in question or " win " in question for _, question in before)


def test_the_card_at_the_keyboard_stands_out_when_the_mouse_has_gone(qtbot, play):
    window = play("coch", cards=1)
    table, accessibility = window.playing.view.table, window.playing.accessibility
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    number = accessibility.cards.index(window.focusWidget())
    card = accessibility.nth_card(number)
    qtbot.waitUntil(lambda: table.pointed is card)
    flat = table.lay.hands[accessibility.held[number][0]].rect.center().y()
    assert card.pos().y() < flat - 5
    other = next(held for held in table.hands[window.playing.session.viewer] if held is not card)
    accessibility.point_at(other)
    assert table.pointed is other
    accessibility.point_at(None)
    assert table.pointed is card
    ring = accessibility.cards[number].geometry()
    assert ring.contains(card.pos().toPoint())
    assert abs(ring.center().y() - card.pos().y()) < 8


def test_the_ring_of_the_focus_is_drawn_on_no_neighbour_s_numeral_and_the_card_beneath_it_stands_out(
    qtbot, play
):
    window = play("coch", cards=1)
    table, accessibility = window.playing.view.table, window.playing.accessibility
    hand = table.hands[window.playing.session.viewer]
    for number, right in enumerate(hand[1:]):
        ring = accessibility.cards[number].rect().adjusted(4, 4, -4, -4)
        edge = accessibility.cards[number].mapToParent(ring.bottomRight()).x()
        numeral = right.mapToScene(QPointF(-right.shown_width * 0.44, -right.shown_width * 0.7)).x()
        assert edge <= numeral + 2
    seat = window.playing.session.viewer
    accessibility.cards[1].setFocus()
    before = table.pointed
    assert before is table.hands[seat][1]
    table.take_out(seat, table.hands[seat][0].face)
    accessibility._write()
    assert table.pointed is table.hands[seat][1] is not before, "the hand is sorted anew"


def test_a_dummy_s_cards_that_may_be_played_stand_out_into_the_table(qtbot, play):
    window = play("coch", seats=2)
    session, table = window.playing.session, window.playing.view.table
    while session.question.decision.other is None:
        session.act(session.question.decision.options[0])
        wait_for(qtbot, window, Stage.ANSWER)
    seat = session.question.decision.other
    meant = {option.card.id for option in session.question.decision.options}
    middle = table.lay.hands[seat].centre.y()
    assert {card.face for card in table.hands[seat] if card.pos().y() > middle + 5} == meant


def test_once_a_button_has_answered_the_keyboard_is_on_no_other_thing(qtbot, play):
    window = play("zifuli")
    session = window.playing.session
    while session.question.kind != "bid":
        session.act(session.question.decision.options[0])
        wait_for(qtbot, window, Stage.ANSWER)
    button = window.playing.decision_bar.buttons[-1]
    button.setFocus()
    window.playing.view.set_speed("slow")
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert window.focusWidget() is window.playing.view


def test_a_card_of_the_pile_that_is_looked_at_is_told_where_it_is_held_up(qtbot, tmp_path):
    plan = seating.usual("trionfo", "Anna", seats=1)
    people = tuple(Player(name, f"you-{at}") for at, name in enumerate(("Anna", "Bruno", "Carla", "Dora"), 1))
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(replace(plan, players=people))
    wait_for(qtbot, window, Stage.HAND_OVER)
    playing = window.playing
    assert not any("may be robbed" in words for words in words_of(playing))
    playing.session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    seen, table = playing.session.observation, playing.view.table
    assert seen.kind == "rob"
    spot = playing.accessibility.pool
    assert spot.accessibleName() == window.context.wording.cards.name(seen.peeked.id)
    assert spot.accessibleDescription() == window.context.wording.cards.power(seen.peeked.id)
    assert spot.geometry().contains(table.looked.item.pos().toPoint())
    assert table.looked.item.shown_width > table.lay.trick[0].width
