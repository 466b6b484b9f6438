"""The table of the trick games: whatever is played, what lies there is what the viewer may know."""

from random import Random

import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from cucu_desktop.engine.actions import PASS
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games import zifuli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.sides import DummyName
from cucu_desktop.ui.animation.cues.tricks.cue_table import TRICKS
from cucu_desktop.ui.animation.timeline import Timeline
from cucu_desktop.ui.scene.items.bubble import BubbleItem, LabelItem
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.speech import put_bubble
from cucu_desktop.ui.scene.tricks.card_marks import TrumpSeal
from cucu_desktop.ui.scene.tricks.scene import TrickScene
from cucu_desktop.ui.scene.tricks.scene_dump import dump_of
from cucu_desktop.ui.view.families import family_of
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.seat_geometry import Spot
from cucu_desktop.ui.widgets.theme import Theme
from tests.trick_playing import GAMES, any_action, any_deal, deal, happened, play, playable
from tests.ui.objects.trick_table import Showing


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(8))
def test_after_every_move_the_table_shows_what_the_viewer_may_know(game, number, qapp):
    random = Random(f"{game}/{number}/table")
    state = any_deal(random, game)
    seats = range(state.seats)
    viewer = random.choice([*(seat for seat in seats if seat not in state.dummies), 63])
    table = Showing(game, state, viewer, reduced=number % 4 == 3)
    while True:
        now = table.catch_up(random.choice([0.0, 0.3, 1.0]))
        assert table.scene.dump() == dump_of(now)
        if state.is_over:
            break
        state.apply(any_action(state, random))
    fresh = Showing(game, state, viewer)
    fresh.scene.show(now)
    assert fresh.scene.dump() == table.scene.dump()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_s_hidden_card_has_a_design_on_the_table(game, qapp):
    random = Random(game)
    state = any_deal(random, game)
    while state.phase != "Play" and not state.is_over:
        state.apply(any_action(state, random))
    viewer = next(seat for seat in range(state.seats) if seat not in state.dummies)
    table = Showing(game, state, viewer)
    table.catch_up()
    for seat, hand in enumerate(table.scene.hands):
        seen = seat == viewer or seat in state.dummies
        assert all((card.face is not None) is seen for card in hand)


def test_what_may_be_played_stands_out_of_the_hand(qapp):
    random = Random(5)
    state = any_deal(random, "coch")
    while state.phase != "Play":
        state.apply(any_action(state, random))
    seat = state.decision.seat
    table = Showing("coch", state, seat)
    table.catch_up()
    flat = {id(card): card.pos().y() for card in table.scene.hands[seat]}
    one = table.scene.hands[seat][0]
    table.scene.offer(seat, frozenset([one.face]))
    for card in table.scene.hands[seat]:
        assert (card.pos().y() < flat[id(card)] - 5) is (card.face == one.face)
        assert card.is_faint is (card.face != one.face)
    table.scene.offer(seat, frozenset())
    assert {id(card): card.pos().y() for card in table.scene.hands[seat]} == flat
    assert not any(card.is_faint for card in table.scene.hands[seat])


def test_what_was_bid_is_seen_at_the_seats_until_somebody_plays(qapp):
    state = deal("zifuli", ("X V", "IX XV", "VII VI", "VIII", "I"), "bid:X bid:IX pass pass pass bid:V pass")
    table = Showing("zifuli", state, 2)
    table.catch_up()
    assert table.scene.bids.said == (
        (0, "X"), (1, "IX"), (2, None), (3, None), (4, None), (0, "V"), (1, None),
    )  # fmt: skip
    cards = [item for item in table.scene.bids.items if isinstance(item, CardItem)]
    slips = [item for item in table.scene.bids.items if isinstance(item, LabelItem)]
    assert [(card.face, card.is_faint) for card in cards] == [("V", False), ("IX", True)]
    assert len(slips) == 4
    view = table.scene.sceneRect()
    assert all(view.contains(item.sceneBoundingRect()) for item in slips)
    play(state, "I" if "I" in playable(state).split() else playable(state).split()[0])
    table.catch_up()
    assert table.scene.bids.said == ((0, "V"),)


def test_a_dummys_ribbon_says_that_it_is_one(qapp):
    scene = Showing("coch", deal("coch", ("I", "II", "III", "IV"), dummies=(0,)), 2).scene
    seat = scene.seats[0]
    seat.be_called(DummyName("(Anna)"))
    assert seat.name == seat.toolTip() == "Dummy"
    seat.be_called("Anna")
    assert seat.name == "Anna"


def test_the_light_stands_by_the_dummy_whose_card_is_due(qapp):
    state = deal("coch", ("I", "II", "III", "IV"), dummies=(0,))
    table = Showing("coch", state, 2)
    table.scene.show(observe(state, 2))
    assert [seat.is_to_act for seat in table.scene.seats] == [True, False, False, False]
    assert table.scene.to_act == 2


def painted(card, *, kept):
    """What a card looks like, painted at once or from what was kept of it."""
    picture = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(200, 200)
    painter.rotate(card.rotation())
    if kept:
        card.keep_picture()
    card.paint(painter, None)
    painter.end()
    return picture


def difference(one, other):
    """How far two pictures are apart, from 0 to 255, on average."""
    bits = (bytes(one.constBits()), bytes(other.constBits()))
    return sum(abs(a - b) for a, b in zip(*bits, strict=True)) / len(bits[0])


def test_a_card_that_lies_in_a_hand_looks_as_it_would_without_being_kept(qapp):
    art = TrickScene(Theme(), game=GAMES["coch"]).art
    card = CardItem(art, Spot(QPointF(0, 0), 100, 6))
    card.show_face("XV", public=False)
    plain, kept = painted(card, kept=False), painted(card, kept=True)
    assert difference(plain, kept) < 2
    card.is_covered = True
    assert difference(painted(card, kept=True), kept) > 5, "a covered card must not be seen"
    card.is_covered = False
    assert difference(painted(card, kept=True), kept) == 0
    card.travel(100)
    assert card._kept is None


def test_while_a_trick_lies_there_the_light_is_on_who_takes_it(qapp):
    state = deal("coch", ("V", "X", "I", "IV"))
    table = Showing("coch", state, 0)
    table.catch_up()
    for card in ("V", "X", "I"):
        play(state, card)
    table.catch_up()
    play(state, "IV")
    played, taken = happened(state, tricks.Played)[-1], happened(state, tricks.TrickTaken)[-1]
    context = table.context()
    Timeline(TRICKS.cues[tricks.Played].show(context, played)).finish()
    taking = TRICKS.cues[tricks.TrickTaken].show(context, taken)
    Timeline(taking).advance(taking.length * 0.4)
    assert len(table.scene.trick) == 4
    assert [item.is_to_act for item in table.scene.seats] == [False, True, False, False]


def test_the_score_does_not_count_a_deal_that_was_thrown_in(qtbot):
    setup = Setup("zifuli", tuple(Player(f"P{seat}", "you-1") for seat in range(5)), zifuli.Options(deals=1))
    match = Match.begin(setup)
    view = TableView(Theme(), family=family_of(GAMES["zifuli"]))
    qtbot.addWidget(view)
    view.set_game(GAMES["zifuli"], setup.options)
    view.set_speed("at once")
    view.sit(match.players)
    view.show_position(match.observation(0))
    for _ in range(5):
        match.submit(match.to_act, PASS)
    assert match.observation(0).number == 2
    for shown in (match.feed(0), ()):
        if shown:
            view.play(shown, match.observation(0))
            qtbot.waitUntil(lambda: not view.busy)
        else:
            view.show_position(match.observation(0))
        assert view.table.score.score.heading == "A single deal"


def test_what_was_won_stands_in_the_score_and_not_at_the_face_again(qapp):
    table = Showing("zifuli", deal("zifuli", ("X V", "IX XV", "VII VI", "VIII", "I"), "bid:X"), 0)
    table.catch_up()
    seat = table.scene.people[0]
    look = seat.look()
    table.scene.stand((3, -1, -1, -1, 0))
    assert seat.look() == look
    assert [line.won for line in table.scene.score.score.lines] == [3, -1, -1, -1, 0]


def a_table_with_a_card_turned_up():
    """A table of Cuccu a trionfo at which nobody has robbed, and the first card is due."""
    state = deal("trionfo", ("V VI II XI", "X IX", "I XII", "IV"), "leave", stock="V", cut="I")
    while state.decision.kind != "play":
        state.apply(next(option for option in state.decision.options if option.word == "leave"))
    table = Showing("trionfo", state, 0)
    table.catch_up()
    return table


def test_the_card_turned_up_bears_the_seal_of_its_twin_and_no_other_does(qapp):
    scene = a_table_with_a_card_turned_up().scene
    cards = [scene.indicator, *scene.hands[0]]
    sealed = [card.face for card in cards if any(isinstance(item, TrumpSeal) for item in card.childItems())]
    assert sealed == ["V", "V"]


def test_nobody_s_words_stand_on_one_s_hand_or_on_what_is_turned_up(qapp):
    scene = a_table_with_a_card_turned_up().scene
    scene.arrange(scene.lay_out(QSizeF(1024, 700), 0, 0, 1.5))
    for seat in range(4):
        bubble = BubbleItem(scene.theme, scene.art, "Che bella cosa!", "How lovely that is!")
        put_bubble(scene, bubble, seat)
        area = bubble.area
        for kept in (scene.lay.hands[0].rect, scene.indicator.spot.rect, scene.score.area):
            common = area.intersected(kept)
            assert common.width() * common.height() < 0.05 * area.width() * area.height()
        scene.remove_passing(bubble)


@pytest.mark.parametrize("viewer", range(3))
def test_the_partner_has_the_card_that_was_called_beside_the_face_from_when_all_know(viewer, qapp):
    state = deal("zifuli", ("X V", "IX V", "VII VI", "VIII", "I"), "bid:V pass pass pass pass")
    table = Showing("zifuli", state, viewer)
    table.catch_up()
    bidder, partner = 0, 1
    play(state, "V")
    table.catch_up()
    assert table.scene.bids.partner is None
    assert [item.face for item in table.scene.bids.items] == ["V"]
    play(state, "V")
    now = table.catch_up()
    assert table.scene.bids.partner == partner
    beside = [
        item.pos() - table.scene.lay.seats[seat].face
        for item, seat in zip(table.scene.bids.items, (bidder, partner), strict=True)
    ]
    assert [item.face for item in table.scene.bids.items] == ["V", "V"]
    assert all(abs(off.x()) + abs(off.y()) < 3 * table.scene.lay.seats[0].radius for off in beside)
    fresh = Showing("zifuli", state, viewer)
    fresh.scene.show(now)
    assert fresh.scene.dump() == table.scene.dump()


def test_no_trick_sticks_out_behind_the_count(qapp):
    table = Showing("coch", any_deal(Random(3), "coch"), 0)
    table.catch_up()
    heaps = table.scene.won
    table.scene.put_aside(aside=True)
    assert {heap.opacity() for heap in heaps} == {0.0}
    table.scene.clear_passing()
    assert {heap.opacity() for heap in heaps} == {1.0}
