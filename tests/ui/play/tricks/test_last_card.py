"""A last card plays itself, and the points taken so far can be seen."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from cucu_desktop.engine.actions import KEEP, LEAVE
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.ui.animation.cues.tricks.counting import SumItem
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene import participants
from tests.trick_playing import deal
from tests.ui.objects.table import question_line, with_key
from tests.ui.tables import a_match
from tests.ui.windows import PATIENCE, a_window, first, wait_for

pytestmark = [pytest.mark.waits, pytest.mark.usefixtures("quick_bots")]


def a_table(window, *people, game="coch"):
    plan = seating.usual(game, "Anna", seats=1)
    seats = GAMES[game].usual_seats
    bots = tuple(Player(f"Bot {number}", "peppe", "peppe") for number in range(seats - len(people)))
    players = tuple(Player(name, f"you-{number}") for number, name in enumerate(people, 1))
    window.play(replace(plan, players=(*players, *bots)))
    return window.playing.session


def hands_asked(qtbot, window, session):
    """The number of cards in the asked person's hand at each question of the first deal."""
    sizes = []
    while True:
        stage = wait_for(qtbot, window, Stage.ANSWER, Stage.HAND_OVER)
        if stage is Stage.HAND_OVER:
            session.take_over()
            continue
        question = session.question
        if question.deals > 1:
            return sizes
        sizes.append(len(question.hands[question.seat]))
        session.act(first(question.decision.options[0]))


@pytest.mark.parametrize(("wanted", "last"), [(True, 2), (False, 1)])
def test_the_last_card_plays_itself_unless_that_is_switched_off(qtbot, tmp_path, wanted, last):
    window = a_window(qtbot, tmp_path, last_card=wanted)
    session = a_table(window, "Anna")
    assert min(hands_asked(qtbot, window, session)) == last


def test_nobody_comes_to_the_screen_for_a_last_card(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    session = a_table(window, "Anna", "Bruna")
    covered = []
    session.handing_over.connect(lambda seat: covered.append(len(session.observation.tricks)))
    hands_asked(qtbot, window, session)
    assert max(covered) < 9, "the last trick plays itself"


def play_until_counted(qtbot, window, session):
    """Play what comes first until the count waits to be read."""
    button = with_key(window.playing, "Space")
    while not button.isVisible():
        qtbot.waitUntil(lambda: button.isVisible() or session.stage is Stage.ANSWER, timeout=PATIENCE)
        if not button.isVisible():
            session.act(first(session.question.decision.options[0]))


def test_a_last_card_that_is_taken_back_is_asked_for(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, last_card=False)
    session = a_table(window, "Anna")
    wait_for(qtbot, window, Stage.ANSWER)
    while len(session.question.hands[session.viewer]) > 1:
        session.act(first(session.question.decision.options[0]))
        wait_for(qtbot, window, Stage.ANSWER)
    shown = session.match_view
    assert shown.answer_by_itself() is None
    shown.answers_itself = True
    assert shown.answer_by_itself() == session.question.decision.options[0]
    shown.rewind(session.viewer)
    assert shown.answer_by_itself() is None
    shown.forget_lookers(session.viewer)
    assert shown.answer_by_itself() is not None


@pytest.mark.parametrize("game", ["coch", "zifuli", "trionfo"])
def test_points_taken_so_far_stand_on_the_score_if_not_switched_off(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False)
    session = a_table(window, "Anna", game=game)
    score = window.playing.view.table.score
    while not session.observation.tricks or wait_for(qtbot, window, Stage.ANSWER) is not Stage.ANSWER:
        wait_for(qtbot, window, Stage.ANSWER)
        session.act(first(session.question.decision.options[0]))
        wait_for(qtbot, window, Stage.ANSWER)
    seen, values = session.observation, window.playing.view.table.game.values
    names = session.match_view.names
    taken = dict.fromkeys(names, 0.0)
    for trick in seen.tricks:
        taken[names[trick.winner]] += sum(values[card] for card in trick.cards)
    for line in score.score.lines:
        assert line.points == sum(taken[name] for name in line.name.split(" & ")), line
    assert score.score.lines[0].name.startswith("Anna")
    assert "this deal: " in score.score.told
    window.settings.change(trick_points=False)
    assert "this deal: " not in score.score.told


@pytest.mark.usefixtures("results_wait")
@pytest.mark.parametrize("game", ["coch", "zifuli", "trionfo"])
def test_score_count_result_and_account_name_sides_and_people_in_one_order(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False, account=True)
    session = a_table(window, "Anna", game=game)
    for _ in range(2 if game == "coch" else 1):
        play_until_counted(qtbot, window, session)
        table = window.playing.view.table
        slips = sorted(
            (item for item in table.counted if isinstance(item, SumItem)), key=lambda item: item.y()
        )
        score = [name for line in table.score.score.lines for name in line.name.split(" & ")]
        assert slips[0].names[0] == score[0] == "Anna"
        for slip in slips:
            assert sorted(slip.names, key=score.index) == list(slip.names)
        if game != "zifuli":
            lines = [line.name for line in table.score.score.lines]
            assert [" & ".join(slip.names) for slip in slips] == lines
        line = question_line(window.playing.decision_bar).text().partition(";")[0]
        named = sorted((name for name in score if name in line), key=line.index)
        assert sorted(named, key=score.index) == named, line
        counted = [name for slip in slips for name in slip.names]
        account = window.playing.log_display.panel.sentences()
        told = next(sentence for sentence in account if all(name in sentence for name in counted))
        assert sorted(counted, key=told.index) == counted, told
        window.playing.view.director.rest.go_on()


def test_of_several_at_one_screen_nobody_comes_first_whoever_looks(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, account=True)
    session = a_table(window, "Anna", "Bruna")
    scores = set()
    session.asked.connect(lambda _: scores.add(window.playing.view.table.score.score.lines[0].name))
    hands_asked(qtbot, window, session)
    assert len(scores) == 1, "the one whose turn it is changes nothing"


def of_match(state, *, people=1):
    """A match in this position, with this number of people at the screen from the deciding seat on."""
    asked = state.decision.seat
    people = {(asked + step) % state.seats for step in range(people)}
    players = [
        Player(f"P{seat}", "you-1", None if seat in people else "peppe") for seat in range(state.seats)
    ]
    return SimpleNamespace(to_act=asked, players=players, observation=lambda seat: observe(state, seat))


def test_what_has_one_answer_is_answered_by_itself_only_where_nobody_learns_from_it():
    held = ("V VI II XI", "X IX", "I XII", "IV")
    may_not_rob = deal("trionfo", held, stock="V", cut="I")
    assert [str(option) for option in may_not_rob.decision.options] == ["leave"]
    assert participants.only_answer(of_match(may_not_rob)) == LEAVE
    assert participants.only_answer(of_match(may_not_rob, people=2)) is None
    may_rob = deal("trionfo", held, stock="V", cut="XV")
    assert participants.only_answer(of_match(may_rob)) is None
    forced = deal(
        "coch", ("V VI II XI", "X XIII XV XIV XII XI NULLA MATTO SECCHIA MASCHERA", "I", "IV"), "play:V"
    )
    assert len(forced.decision.options) == 1
    assert participants.only_answer(of_match(forced)) is None, "no card leaves a hand by itself but the last"


def test_a_card_that_nothing_can_replace_is_kept_by_itself_where_one_person_plays(monkeypatch):
    match = a_match(3, seed=5, bots=False)
    forced = SimpleNamespace(kind="turn", options=(KEEP,), seat=0)
    monkeypatch.setattr(match, "observation", lambda seat: SimpleNamespace(decision=forced, kind="turn"))
    assert participants.only_answer(match) is None, "the others would learn that the card is high"
    monkeypatch.setattr(participants, "persons", lambda match: (0,))
    assert participants.only_answer(match) == KEEP


def test_who_cannot_pay_to_come_back_stays_out(monkeypatch):
    match = a_match(3, seed=5, bots=False)
    short = SimpleNamespace(kind="reentry", options=(LEAVE,), seat=0)
    monkeypatch.setattr(match, "observation", lambda seat: SimpleNamespace(decision=short, kind="reentry"))
    assert participants.only_answer(match) == LEAVE
