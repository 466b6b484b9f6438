"""The mouse at the table of a trick game: what is under it, what stands out, and what is meant by a click."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRect, QSizeF

from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.ui.play.decision_bar import DecisionBar
from cucu_desktop.ui.scene.tricks.scene import TrickScene
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.tricks.gestures import TrickGestures
from cucu_desktop.ui.widgets.theme import Theme
from tests.trick_playing import deal

NAMES = ("Anna", "Bruna", "Carlo", "Dino")


def a_table(game, state, viewer=0):
    scene = TrickScene(Theme(), game=GAMES[game])
    scene.sit([Player(name, "you-1", None) for name in NAMES])
    scene.arrange(scene.lay_out(QSizeF(1280, 800), viewer, 0, 1.0))
    scene.show(observe(state, viewer))
    return scene


def the_trump_is_led():
    """The first player holds the twin of the card turned up, and leads."""
    state = deal("trionfo", ("V VI II XI", "X IX", "I XII", "IV"), "leave", stock="V", cut="I")
    while state.decision.kind != "play":
        state.apply(next(option for option in state.decision.options if option.word == "leave"))
    return state


def click(gestures, card, *, at=0.5):
    """Press and release at the left edge of a card, this part of the way down."""
    point = card.mapToScene(QPointF(-card.shown_width * 0.45, card.shown_width * 1.7 * (at - 0.5)))
    gestures.press(point)
    return gestures.release(point)


def test_a_click_on_a_card_plays_it(qapp):
    state = deal("coch", ("V VI II XI", "X", "I", "IV"))
    scene = a_table("coch", state)
    gestures = TrickGestures(scene, observe(state, 0))
    for face in ("II", "V", "VI", "XI"):
        assert list(map(str, click(gestures, scene.card_at(0, face)))) == [f"play {face}"]


def test_a_click_on_a_card_that_may_not_be_played_is_refused(qapp):
    state = deal("coch", ("V VI II XI", "X", "I", "IV"), "play:V")
    scene = a_table("coch", state, viewer=1)
    gestures = TrickGestures(scene, observe(state, 1))
    for card in scene.hands[1]:
        is_refused = card.face not in map(str, (option.card for option in state.decision.options))
        assert (gestures.refused(card.pos()) == card.face) is is_refused
        assert bool(click(gestures, card)) is not is_refused


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You can’t play the horse (XIII)."),
        ("de", "Du darfst das Pferd (XIII) nicht spielen."),
        ("it", "Non puoi giocare il Cavallo (XIII)."),
    ],
)
def test_why_a_card_may_not_be_played_is_said_where_it_is_asked(language, told, qtbot):
    state = deal("coch", ("V VI II XI", "X XIII I", "I", "IV"), "play:V")
    bar = DecisionBar(Theme(), Wording(language, "coch"))
    qtbot.addWidget(bar)
    bar.fit_into(QRect(0, 0, 940, 120))
    bar.ask(observe(state, 1), NAMES)
    asked = bar.question
    bar.refuse("XIII")
    assert bar.question.startswith(told)
    assert bar.question.endswith(asked)
    bar.ask(observe(state, 1), NAMES)
    assert bar.question == asked


def test_a_click_on_the_trump_card_that_is_led_asks_for_the_series(qapp):
    state = the_trump_is_led()
    scene = a_table("trionfo", state)
    seen = observe(state, 0)
    gestures = TrickGestures(scene, seen)
    trump = scene.card_at(0, "V")
    flat = scene.lay.hands[0].spots(len(scene.hands[0]))[scene.hands[0].index(trump)].centre.y()
    meant = click(gestures, trump)
    assert list(map(str, meant)) == ["play V numeri", "play V figure"]
    others = [card for card in scene.hands[0] if card is not trump]
    assert flat - trump.pos().y() > max(flat - card.pos().y() for card in others)
    picked = trump.pos().y()
    assert list(map(str, click(gestures, scene.card_at(0, "VI")))) == ["play VI"]
    assert trump.pos().y() > picked


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_the_buttons_that_name_a_series_stand_in_the_light_when_it_is_asked(language, qtbot):
    seen = observe(the_trump_is_led(), 0)
    wording = Wording(language, "trionfo")
    choices = DecisionBar(Theme(), wording)
    qtbot.addWidget(choices)
    choices.show()
    choices.fit_into(QRect(0, 0, 940, 120))
    choices.ask(seen, NAMES)
    before = choices.question
    series = [option for option in seen.decision.options if option.series]
    assert not any(answer.is_lit for answer in choices.answers)
    choices.point_out(series)
    assert [answer.is_lit for answer in choices.answers] == [True, True]
    assert choices.question == wording.prompts.which(seen, NAMES) != before
    qtbot.waitUntil(choices.buttons[0].hasFocus)
    choices.ask(seen, NAMES)
    assert choices.question == before


def test_a_card_pointed_at_stands_out_hides_no_numeral_and_does_not_run_away(qapp):
    state = deal("coch", ("V VI II XI", "X", "I", "IV"))
    scene = a_table("coch", state)
    hand = scene.hands[0]
    for number, card in enumerate(hand):
        for at in (0.02, 0.5, 0.98):
            scene.point_at(None)
            flat = card.pos().y()
            point = card.mapToScene(QPointF(-card.shown_width * 0.45, card.shown_width * 1.75 * (at - 0.5)))
            assert scene.card_under(0, point) is card
            scene.point_at(card)
            assert scene.card_under(0, point) is card
            assert card.pos().y() < flat - 5
            assert [other.zValue() for other in hand] == sorted(other.zValue() for other in hand)
            if number + 1 < len(hand):
                right = hand[number + 1]
                there = right.mapToScene(QPointF(-right.shown_width * 0.45, 0))
                assert scene.card_under(0, there) is right


def test_where_cards_hide_each_other_the_one_pointed_at_lies_over_the_others(qapp):
    state = deal("coch", ("V", "X", "I", "IV"), dummies=(2, 3))
    scene = a_table("coch", state)
    for seat in (2, 3):
        hand = scene.hands[seat]
        for card in hand:
            scene.point_at(card)
            assert card.zValue() > max(other.zValue() for other in hand if other is not card)


def test_cards_that_may_be_played_rise_in_a_moment_and_fall_back_from_where_they_are(qtbot):
    state = deal("coch", ("V VI II XI", "X", "I", "IV"))
    scene = a_table("coch", state)
    scene.ease = 60
    card, other = scene.card_at(0, "VI"), scene.card_at(0, "XI")
    flat, still = card.pos().y(), other.pos().y()
    scene.offer(0, frozenset(["VI"]))
    assert card.pos().y() == flat
    raised = scene.hand_spots(0)[scene.hands[0].index(card)].centre.y()
    qtbot.waitUntil(lambda: card.pos().y() == raised < flat)
    assert other.pos().y() == still
    qtbot.waitUntil(lambda: not scene._rise.state().value)
    scene.offer(0, frozenset())
    assert card.pos().y() == raised
    scene.point_at(other)
    assert (card.pos().y(), other.pos().y()) == (raised, still)
    qtbot.waitUntil(lambda: card.pos().y() == flat and other.pos().y() < still)
    scene.point_at(None)
    scene.offer(0, frozenset(["VI"]))
    assert scene.take_out(0, "VI") is card
    scene._raise_on(1.0)
    assert card.pos().y() == flat


def test_the_hands_of_others_do_not_move_under_the_mouse(qapp):
    state = deal("coch", ("V", "X", "I", "IV"))
    scene = a_table("coch", state)
    before = [(card.pos(), card.zValue()) for hand in scene.hands[1:] for card in hand]
    scene.point_at(scene.hands[0][3])
    assert before == [(card.pos(), card.zValue()) for hand in scene.hands[1:] for card in hand]


def test_the_two_series_of_a_hand_lie_apart_and_a_hidden_hand_tells_of_none(qapp):
    state = deal("coch", ("V VI II XI XII", "X", "I", "IV"))
    scene = a_table("coch", state)
    hand = scene.hands[0]
    series = [GAMES["coch"].position_in_hand(card.face)[0] for card in hand]
    steps = [right.pos().x() - left.pos().x() for left, right in pairwise(hand)]
    for step, (one, other) in zip(steps, pairwise(series), strict=True):
        assert (step > min(steps) + 5) is (one != other)
    for others in scene.hands[1:]:
        steps = [right.pos().x() - left.pos().x() for left, right in pairwise(others)]
        assert max(steps) - min(steps) < 1e-6
