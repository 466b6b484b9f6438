"""Cöch for three at the window: the dummy goes round, and all see and hear with whom it plays (H4)."""

import math
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks.events import DummyAssigned
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.log_panel import LogPanel
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.windows import a_window, first, play_out, wait_for, words_of

pytestmark = pytest.mark.usefixtures("quick_bots")

DUMMY = 3
PEOPLE = ("Anna", "Bruna", "Carlo")


def begin(qtbot, folder, people=1, *, deals=3, **preferences):
    window = a_window(qtbot, folder, paints=False, **preferences)
    plan = seating.usual("coch", "Anna", seats=1)
    bots = (Player("Nina", "nina", "nina"), Player("Tista", "tista", "tista"))
    persons = tuple(Player(name, f"you-{number}") for number, name in enumerate(PEOPLE[:people], 1))
    players = (*persons, *bots[: 3 - people])
    window.play(replace(plan, players=players, options=replace(plan.options, deals=deals)))
    return window


def first_questions(qtbot, window):
    """The first question of each deal, when the table is at rest; all are answered with what comes first."""
    session, number = window.playing.session, 0
    while True:
        stage = wait_for(qtbot, window, Stage.ANSWER, Stage.HAND_OVER, Stage.OVER)
        if stage is Stage.OVER:
            return
        if stage is Stage.HAND_OVER:
            session.take_over()
            continue
        question = session.question
        if question.number > number:
            number = question.number
            yield question
        session.act(first(question.decision.options[0]))


def is_opposite(window, one, other):
    """Whether two seats play their cards from opposite sides of the table."""
    spots = [spot.centre for spot in window.playing.view.table.lay.trick]
    middle = sum(spots, QPointF()) / len(spots)
    angles = [math.atan2(spots[seat].y() - middle.y(), spots[seat].x() - middle.x()) for seat in (one, other)]
    return abs(abs(angles[0] - angles[1]) - math.pi) < math.pi / 6


def test_the_dummy_sits_opposite_each_dealer_in_turn(qtbot, tmp_path):
    window = begin(qtbot, tmp_path)
    playing = window.playing
    dealers = []
    for question in first_questions(qtbot, window):
        dealers.append(question.dealer)
        assert is_opposite(window, DUMMY, question.dealer)
        assert playing.view.table.people[DUMMY].who == playing.view.table.people[question.dealer].who
        lines = playing.view.table.score.score.lines
        assert sorted(line.name for line in lines) == sorted(playing.names[:3])
        assert "3" in playing.view.table.score.score.heading
        spots = playing.accessibility.seats
        told = spots[DUMMY].accessibleDescription()
        assert playing.names[question.dealer] in told
        area = playing.view.seat_rect(DUMMY)
        assert spots[DUMMY].geometry().center() == area.center(), "its button has gone there, too"
    assert sorted(dealers) == [0, 1, 2]


def test_who_has_the_dummy_is_told_in_the_account_and_aloud(qtbot, tmp_path):
    window = begin(qtbot, tmp_path, account=True)
    playing, said = window.playing, []
    playing.view.table.spoke.connect(lambda bubble: said.append((bubble.seat, bubble.local)))
    account = playing.findChild(LogPanel)
    for question in first_questions(qtbot, window):
        sentence = window.context.wording.log.sentence(
            DummyAssigned(question.dealer, DUMMY), playing.names, question.number
        )
        assert sentence in account.sentences()
    words = {line for _, line in said}
    assert any("morto" in line for line in words)


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_all_of_it_is_read_in_every_language(qtbot, tmp_path, language):
    window = begin(qtbot, tmp_path, language=language)
    question = next(first_questions(qtbot, window))
    name = window.playing.names[DUMMY]
    assert name in words_of(window.playing)
    assert question.dummies == (DUMMY,)


def test_persons_at_one_screen_play_for_it_in_turn(qtbot, tmp_path):
    window = begin(qtbot, tmp_path, people=3)
    session, asked = window.playing.session, {}
    while (stage := wait_for(qtbot, window, Stage.ANSWER, Stage.HAND_OVER, Stage.OVER)) is not Stage.OVER:
        if stage is Stage.HAND_OVER:
            session.take_over()
            continue
        question = session.question
        if question.about is not None:
            assert question.about == DUMMY
            asked.setdefault(question.number, set()).add(question.seat)
            hidden = [seat for seat in range(3) if "?" not in map(str, question.hands[seat])]
            assert session.viewer in (SPECTATOR, question.seat)
            assert set(hidden) <= {question.seat}
        session.act(first(question.decision.options[0]))
    assert sorted(map(len, asked.values())) == [1, 1, 1]
    assert set.union(*asked.values()) == {0, 1, 2}


def test_a_choice_for_the_dummy_is_taken_back_and_asked_again(qtbot, tmp_path):
    window = begin(qtbot, tmp_path, people=3)
    session = window.playing.session
    while True:
        if wait_for(qtbot, window, Stage.ANSWER, Stage.HAND_OVER) is Stage.HAND_OVER:
            session.take_over()
            continue
        question = session.question
        session.act(first(question.decision.options[0]))
        if question.about == DUMMY:
            break
    wait_for(qtbot, window, Stage.ANSWER, Stage.HAND_OVER)
    assert session.undo_status.is_allowed
    session.take_back()
    wait_for(qtbot, window, Stage.ANSWER)
    assert (session.question.about, session.question.seat) == (DUMMY, question.seat)
    assert session.question.hands[DUMMY] == question.hands[DUMMY]


def test_at_the_end_each_has_a_result_of_their_own(qtbot, tmp_path):
    window = begin(qtbot, tmp_path)
    play_out(qtbot, window)
    seen = window.playing.session.observation
    assert (seen.number, seen.length) == (3, 3)
    told = window.playing.view.table.score.score.lines
    by_name = dict(zip(window.playing.names, seen.standing, strict=True))
    assert {line.name: line.won for line in told} == {
        name: by_name[name] for name in window.playing.names[:3]
    }


def test_a_match_left_in_the_second_deal_goes_on_with_its_seats(qtbot, tmp_path):
    window = begin(qtbot, tmp_path)
    questions = first_questions(qtbot, window)
    next(questions)
    question = next(questions)
    log = window.playing.session.match_view.log
    window.leave()
    window.resume(log)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.question.order == question.order
    assert is_opposite(window, DUMMY, question.dealer)


def test_who_plays_with_whom_stands_on_the_score_all_the_time(qtbot, tmp_path):
    window = begin(qtbot, tmp_path)
    score, names = window.playing.view.table.score, window.playing.session.match_view.names
    partners = []
    for question in first_questions(qtbot, window):
        partner = names[question.player_for(DUMMY)]
        others = [name for name in names[:DUMMY] if name != partner]
        sides = [sorted(pair.split(" & ")) for pair in score.score.pairs]
        assert sorted(sides) == sorted([sorted(others), [partner, "the dummy"]])
        assert "Anna" in score.score.pairs[0]
        assert all(pair in score.score.told for pair in score.score.pairs)
        partners.append(partner)
    assert sorted(partners) == sorted(names[:DUMMY])
    for wide in (150, 400):
        score.place(QRectF(0, 0, wide, 300), 18)
        assert score.area.height() <= 300
