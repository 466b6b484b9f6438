"""The table of the trick games: whatever is played, what lies there is what the viewer may know."""

from dataclasses import replace
from itertools import groupby, pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from cucu_desktop.engine import trick_events as tricks
from cucu_desktop.engine.actions import PASS
from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.trick_observation import observe
from cucu_desktop.games import zifuli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.company import Dummy
from cucu_desktop.ui.counted import written
from cucu_desktop.ui.families import family_of
from cucu_desktop.ui.items.bubble import BubbleItem
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.manners import manners_of
from cucu_desktop.ui.motion import Pace
from cucu_desktop.ui.moves import Stage
from cucu_desktop.ui.places import Spot
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.timeline import Timeline, stagger
from cucu_desktop.ui.tricks.bids import PassItem
from cucu_desktop.ui.tricks.counting import SumItem, side_cards
from cucu_desktop.ui.tricks.cues import CUES, TOGETHER
from cucu_desktop.ui.tricks.kinds import KINDS
from cucu_desktop.ui.tricks.layout import lay_out
from cucu_desktop.ui.tricks.scene import TrickScene
from cucu_desktop.ui.tricks.seen import dump_of
from cucu_desktop.ui.tricks.trump import TrumpSeal
from cucu_desktop.ui.view import TableView
from tests.trick_playing import GAMES, any_action, any_deal, deal, happened, play, playable

SIZES = [(1024, 700), (1280, 800), (1920, 1080)]


class Showing:
    """A table at which a deal is watched from one seat, without waiting."""

    def __init__(self, game, state, viewer, *, reduced=False):
        self.state, self.viewer = state, viewer
        self.pace = Pace(reduced=reduced)
        self.scene = TrickScene(Theme(), kind=KINDS[game])
        people = [Dummy if seat in state.dummies else Player for seat in range(state.seats)]
        self.scene.sit([kind(f"P{seat}", "you-1", None) for seat, kind in enumerate(people)])
        self.scene.arrange(self.scene.lay_out(QSizeF(1280, 800), viewer if viewer < 5 else 0, 0, 1.0))
        self.scene.viewer = viewer
        self.shown, self.before = 0, None

    def catch_up(self, skip=1.0):
        """Show all that has happened, each part of it up to `skip` before it is brought to its end."""
        events = [redacted(event, self.viewer) for event in self.state.table.events(self.shown)]
        self.shown += len(events)
        now = observe(self.state, self.viewer)
        for kind, run in groupby(events, type):
            together = list(run)
            for some in [together] if kind in TOGETHER else [[event] for event in together]:
                beside = []
                stage = Stage(self.scene, self.pace, now, None, [""] * 5, self.before, beside.append, print)
                pieces = [CUES[kind](stage, event) for event in some]
                piece = pieces[0] if len(pieces) == 1 else stagger(50, pieces)
                timeline = Timeline(piece)
                timeline.advance(piece.length * skip)
                timeline.finish()
                for other in beside:
                    Timeline(other).finish()
                self.before = some[-1]
        self.scene.turn_to(now.to_act)
        return now


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
    table.scene.offer(seat, frozenset())
    assert {id(card): card.pos().y() for card in table.scene.hands[seat]} == flat


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("seats", "dummies"), [(4, ()), (5, ()), (4, (2,)), (4, (1, 2)), (4, (2, 3))])
def test_nothing_lies_on_anything_that_must_be_read(size, scale, seats, dummies):
    layout = lay_out(QSizeF(*size), seats, 0, scale, dummies)
    view = QRectF(0, 0, *size)
    blocks = [place.block for place in layout.places]
    hands = [hand.rect for hand in layout.hands]
    trick = [spot.rect for spot in layout.trick]
    apart = [*blocks, *hands, layout.free, layout.score]
    for number, rect in enumerate(apart):
        assert view.adjusted(-1, -1, 1, 1).contains(rect)
        assert not any(rect.intersects(other) for other in apart[number + 1 :])
    for played in trick:
        assert not any(played.intersects(rect) for rect in [*blocks, *hands])
        assert seats != 4 or not played.intersects(layout.pile.rect.united(layout.indicator.rect))
    for heap in layout.won:
        assert view.contains(heap.rect)
        assert not any(heap.rect.intersects(rect) for rect in [*hands, *trick, layout.score])
    assert view.contains(layout.count)
    assert not any(layout.count.intersects(block) for block in blocks)
    for place in layout.places[1:]:
        assert place.ribbon.top() - place.face.y() >= place.radius * 0.7  # the mouth is seen


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (0.5, "½"), (9.5, "9½"), (10, "10"), (41, "41")])
def test_points_are_written_as_at_the_table(points, text):
    assert written(points) == text


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_counted_add_up_to_what_the_sides_have(game):
    random = Random(f"{game}/count")
    state = any_deal(random, game)
    while not state.is_over:
        state.apply(any_action(state, random))
    if not state.points:
        pytest.skip("everybody passed")
    now, kind = observe(state, 0), KINDS[game]
    values = kind.values
    taken = [(trick.winner, [card.id for card in trick.cards]) for trick in now.tricks]
    counted = [sum(values[card] for card in side_cards(taken, side, values, kind)) for side in state.sides()]
    assert counted == list(state.points)


def test_what_was_bid_is_seen_at_the_seats_until_somebody_plays(qapp):
    state = deal("zifuli", ("X V", "IX XV", "VII VI", "VIII", "I"), "bid:X bid:IX pass pass pass bid:V pass")
    table = Showing("zifuli", state, 2)
    table.catch_up()
    assert table.scene.bids.said == (
        (0, "X"), (1, "IX"), (2, None), (3, None), (4, None), (0, "V"), (1, None),
    )  # fmt: skip
    cards = [item for item in table.scene.bids._items if isinstance(item, CardItem)]
    slips = [item for item in table.scene.bids._items if isinstance(item, PassItem)]
    assert [(card.face, card._is_faint) for card in cards] == [("V", False), ("IX", True)]
    assert len(slips) == 4
    view = table.scene.sceneRect()
    assert all(view.contains(item.sceneBoundingRect()) for item in slips)
    play(state, "I" if "I" in playable(state).split() else playable(state).split()[0])
    table.catch_up()
    assert table.scene.bids.said == ((0, "V"),)


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
    art = TrickScene(Theme(), kind=KINDS["coch"]).art
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
    stage = Stage(table.scene, table.pace, observe(state, 0), None, [""] * 5, None, print, print)
    Timeline(CUES[tricks.Played](stage, played)).finish()
    taking = CUES[tricks.TrickTaken](stage, taken)
    Timeline(taking).advance(taking.length * 0.4)
    assert len(table.scene.trick) == 4
    assert [item.is_to_act for item in table.scene.seats] == [False, True, False, False]


def test_the_score_does_not_count_a_deal_that_was_thrown_in(qtbot):
    setup = Setup("zifuli", tuple(Player(f"P{seat}", "you-1") for seat in range(5)), zifuli.Options(deals=1))
    match = Match.begin(setup)
    view = TableView(Theme(), family=family_of("zifuli"))
    qtbot.addWidget(view)
    view.behave(manners_of("zifuli", setup.options))
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
        assert view.table.score.score.heading == "Deal 1 of 1"


def test_tokens_change_hands_one_seat_after_the_other(qapp):
    random = Random("tokens")
    state = any_deal(random, "zifuli")
    while not state.is_over or not happened(state, tricks.TokensMoved):
        if state.is_over:
            state = any_deal(random, "zifuli")
        state.apply(any_action(state, random))
    table = Showing("zifuli", state, 0)
    now = replace(observe(state, 0), standing=tuple(observe(state, 0).tokens))
    stage = Stage(table.scene, table.pace, now, None, [""] * 5, None, print, print)
    table.scene.number = 1
    Timeline(CUES[tricks.DealWon](stage, happened(state, tricks.DealWon)[0])).finish()
    assert [item.standing for item in table.scene.people] == [0] * 5
    told = dict.fromkeys(range(5), 0)
    for event in happened(state, tricks.TokensMoved):
        Timeline(CUES[tricks.TokensMoved](stage, event)).finish()
        told[event.seat] = event.tokens
        assert [item.standing for item in table.scene.people] == list(told.values())
        assert sorted(won for _, won in table.scene.score.score.lines) == sorted(told.values())
    assert tuple(told.values()) == now.tokens
    assert not table.scene._passing


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
        bubble = BubbleItem(scene.theme, 1.5, "Che bella cosa!", "How lovely that is!")
        scene.put_bubble(bubble, seat)
        area = QRectF(bubble.pos(), bubble.size)
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
    assert [item.face for item in table.scene.bids._items] == ["V"]
    play(state, "V")
    now = table.catch_up()
    assert table.scene.bids.partner == partner
    beside = [
        item.pos() - table.scene.lay.places[seat].face
        for item, seat in zip(table.scene.bids._items, (bidder, partner), strict=True)
    ]
    assert [item.face for item in table.scene.bids._items] == ["V", "V"]
    assert all(abs(off.x()) + abs(off.y()) < 3 * table.scene.lay.places[0].radius for off in beside)
    fresh = Showing("zifuli", state, viewer)
    fresh.scene.show(now)
    assert fresh.scene.dump() == table.scene.dump()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("game", GAMES)
def test_of_every_card_that_is_counted_the_numeral_is_seen(game, scale, size, qapp):
    random = Random(f"{game}/numerals")
    state = any_deal(random, game)
    while not state.is_over:
        state.apply(any_action(state, random))
    table = Showing(game, state, 0)
    table.scene.arrange(table.scene.lay_out(QSizeF(*size), 0, 0, scale))
    table.scene.show(observe(state, 0))
    stage = Stage(table.scene, table.pace, observe(state, 0), None, [""] * 5, None, print, print)
    Timeline(CUES[tricks.Counted](stage, happened(state, tricks.Counted)[0])).finish()
    cards = [item for item in table.scene.counted if isinstance(item, CardItem)]
    for _, row in groupby(cards, lambda card: card.pos().y()):
        for card, right in pairwise(row):
            seen = (right.pos().x() - card.pos().x()) / card.shown_width
            assert seen >= (0.59 if card.face != right.face else 0.2)
    assert all(table.scene.lay.count.contains(card.pos()) for card in cards)
    assert len({card.shown_width for card in cards}) <= 2
    assert table.scene.pack.opacity() == 0
    table.scene.clear_passing()
    assert table.scene.pack.opacity() == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_count_lies_there_until_it_is_known_who_has_won(game, qapp):
    random = Random(f"{game}/counted")
    state = any_deal(random, game)
    while not state.is_over:
        state.apply(any_action(state, random))
    table = Showing(game, state, 0)
    table.scene.show(observe(state, 0))
    counted = happened(state, tricks.Counted)[0]
    stage = Stage(table.scene, table.pace, observe(state, 0), None, [""] * 5, None, print, print)
    show = CUES[tricks.Counted](stage, counted)
    assert show.length < (4500 if counted.recount is None else 8500)
    before = BubbleItem(table.scene.theme, 1.0, "Eh!", "well")
    table.scene.put_bubble(before, 1)
    before.put(table.scene.lay.count, QPointF())
    Timeline(show).finish()
    assert before not in table.scene.bubbles  # what was said before hides nothing of it
    sums = [item for item in table.scene.counted if isinstance(item, SumItem)]
    assert sorted(item.text for item in sums) == sorted(map(written, counted.recount or counted.points))
    assert all(item.scene() is table.scene for item in table.scene.counted)
    after = BubbleItem(table.scene.theme, 1.0, "Eh!", "well")
    table.scene.put_bubble(after, 1)
    assert not any(QRectF(after.pos(), after.size).intersects(item.sceneBoundingRect()) for item in sums)
    table.scene.remove_passing(after)
    Timeline(CUES[tricks.DealWon](stage, happened(state, tricks.DealWon)[0])).finish()
    assert table.scene.counted == []
    assert not table.scene._passing
