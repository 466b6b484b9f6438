"""A match is looked through: every position, from every seat, and never what may not be seen."""

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.log_writer import LogWriter
from cucu_desktop.match.setup import header_of
from cucu_desktop.ui.play.log_panel import LogPanel
from cucu_desktop.ui.play.session_state import Stage
from tests.match.playback.test_playback import person, played
from tests.ui.objects.album import act
from tests.ui.objects.replay import at_rest, choose, named, opens, replay_of
from tests.ui.windows import LARGE, a_window, cut_off, nameless, short_plan, wait_for

WINDOWS = {"large": LARGE, "usual": {"size": (1280, 800)}, "small": {"size": (800, 560)}}


def written(match, path):
    """The log of a match."""
    writer = LogWriter(path)
    writer.extend([header_of(match.setup), *match._replay.lines])
    writer.close()
    return path


def opened(qtbot, tmp_path, game="campli", choices=10_000, **how):
    """A window in which a match is looked through, and the match."""
    match, _ = played(game, choices=choices)
    window = a_window(qtbot, tmp_path, paints=False, **how)
    window.past.open(written(match, tmp_path / "past.cucu"))
    return window, replay_of(window), match


def forward(table):
    """Where the cards lie that are pushed forward."""
    cards = {seat: table.cards[seat] for seat in table.forward.seats}
    return {seat: card.spot.centre.toPoint().toTuple() for seat, card in cards.items() if card and card.face}


@pytest.mark.parametrize("game", GAMES)
def test_step_by_step_it_comes_to_what_a_jump_shows(qtbot, tmp_path, game):
    _, replay, match = opened(qtbot, tmp_path, game)
    replay.steps.set_speed("at once")
    steps, table = replay.steps, replay.view.table
    deal = steps.playback.deals[0]
    walked, pushed = [table.dump()], [forward(table)]
    while steps.position < deal.last:
        steps.step()
        at_rest(qtbot, replay)
        walked.append(table.dump())
        pushed.append(forward(table))
    for at in range(deal.first, deal.last + 1):
        steps.go_to(at)
        at_rest(qtbot, replay)
        assert table.dump() == walked[at], at
        assert forward(table) == pushed[at], at
    assert steps.viewer == person(match)
    assert any(pushed) == (isinstance(GAMES[game], ExchangeGame) and not GAMES[game].has_matador)


@pytest.mark.parametrize("game", ["campli", "coch", "tiebreak"])
def test_it_is_seen_from_any_seat_and_with_open_cards(qtbot, tmp_path, game):
    _, replay, match = opened(qtbot, tmp_path, game)
    steps, table = replay.steps, replay.view.table
    steps.go_to(4)
    for seat in range(len(match.players)):
        choose(named(replay, "Whose view"), match.players[seat].name)
        assert steps.viewer == seat
        assert table.viewer == seat
        hidden = "back" in str(table.dump())
        opens(replay).setChecked(True)
        assert hidden
        assert "back" not in str([table.dump().get("cards"), table.dump().get("hands")])
        opens(replay).setChecked(False)
    choose(named(replay, "Whose view"), "spectator")
    assert steps.viewer == SPECTATOR


@pytest.mark.parametrize("game", ["campli", "lu_stu", "trionfo"])
def test_cards_stay_open_while_they_move(qtbot, tmp_path, game):
    _, replay, _ = opened(qtbot, tmp_path, game)
    steps = replay.steps
    opens(replay).setChecked(True)
    replay.steps.set_speed("at once")
    for _ in range(min(60, steps.playback.length - 1)):
        steps.step()
        at_rest(qtbot, replay)
        if steps.position != steps.deal.last:
            assert "back" not in str(
                [replay.view.table.dump().get("cards", ""), replay.view.table.dump().get("hands", "")]
            )


def test_of_the_deal_that_is_played_nothing_more_is_seen(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna", bots=4, tokens=3))
    wait_for(qtbot, window, Stage.ANSWER)
    table = window.playing.view.table.dump()
    window.menus.actions["look_back"].trigger()
    act(window.page_stack.page, "Watch")
    replay = replay_of(window)
    assert not opens(replay).isEnabled()
    seats = named(replay, "Whose view")
    assert [seats.itemText(row) for row in range(seats.count())] == ["View: Anna", "View: spectator"]
    assert replay.view.table.dump()["cards"] == table["cards"]
    assert not named(replay, "Play from here").isEnabled()
    assert not window.playing.isEnabled()
    window.leave()
    assert replay_of(window) is None
    window.page_stack.close_pages()
    assert window.playing.session.question is not None
    assert window.playing.isEnabled()


def test_of_a_game_that_is_over_one_plays_on_in_a_match_of_ones_own(qtbot, tmp_path):
    window, replay, match = opened(qtbot, tmp_path)
    log = (tmp_path / "past.cucu").read_bytes()
    replay.steps.next_decision()
    replay.steps.next_decision()
    seen = replay.steps.observation
    assert seen.decision is not None
    named(replay, "Play from here").click()
    assert replay_of(window) is None
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.question.cards == seen.cards
    assert window.playing.session.question.decision == seen.decision
    assert (tmp_path / "past.cucu").read_bytes() == log
    assert window.playing.log.parent == tmp_path / "matches"
    assert len(window.playing.session.match_view.persons) == 1
    del match


def test_the_log_panel_opens_a_deal_before(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, account=True, size=(1280, 800))
    match, _ = played("campli", choices=30)
    window.resume(written(match, tmp_path / "matches" / "some.cucu"))
    panel = window.playing.findChild(LogPanel)
    assert panel.earlier()
    panel.deal_wanted.emit(1)
    replay = replay_of(window)
    assert (replay.steps.deal.ordinal, replay.steps.position) == (1, 0)
    assert len(replay.steps.playback.deals) > 1


def test_it_goes_on_by_itself_and_stops_at_the_end(qtbot, tmp_path):
    _, replay, _ = opened(qtbot, tmp_path, "cuckoo")
    replay.steps.set_speed("at once")
    steps = replay.steps
    steps.go_to(steps.playback.length - 4)
    qtbot.keyClick(replay.view, Qt.Key.Key_Space)
    assert steps.plays
    qtbot.waitUntil(lambda: not steps.plays, timeout=20_000)
    assert steps.position == steps.playback.length - 1
    qtbot.keyClick(replay.view, Qt.Key.Key_Space)
    assert not steps.plays


def test_all_keys_move(qtbot, tmp_path):
    window, replay, _ = opened(qtbot, tmp_path)
    steps = replay.steps
    qtbot.waitUntil(window.isActiveWindow)
    right, left = Qt.Key.Key_Right, Qt.Key.Key_Left
    plain, control = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    for key, modifier, moves in (
        (right, plain, lambda at: at + 1),
        (left, plain, lambda at: at - 1),
        (Qt.Key.Key_PageDown, plain, lambda _: steps.playback.deals[1].first),
        (Qt.Key.Key_PageUp, plain, lambda _: 0),
        (right, control, lambda at: steps.playback.decision_after(at, steps.viewer)),
    ):
        wanted = moves(steps.position)
        qtbot.keyClick(window.focusWidget(), key, modifier)
        assert steps.position == wanted
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert replay_of(window) is None


def test_the_slider_has_marks_at_the_decisions_and_moves_to_any_position(qtbot, tmp_path):
    _, replay, _ = opened(qtbot, tmp_path)
    steps, slider = replay.steps, replay.bar.slider
    found = []
    steps.go_to(0)
    while (steps.next_decision() or steps.position) not in found:
        found.append(steps.position)
    assert list(slider.marks)[-len(found) :] == found
    last = steps.playback.deals[-1]
    slider.setValue(last.first)
    assert (steps.position, replay.bar.deal.text()) == (last.first, f"Deal {last.ordinal}")
    steps.back()
    assert slider.value() == last.first - 1


def test_past_games_are_listed_and_opened(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    (tmp_path / "played").mkdir(exist_ok=True)
    match, _ = played("coch")
    written(match, tmp_path / "played" / "one.cucu")
    (tmp_path / "played" / "two.cucu").write_text("nothing")
    window.menus.actions["album"].trigger()
    act(window.page_stack.page, "Watch")
    assert replay_of(window).steps.playback.setup.game == "coch"
    assert window.page_stack.page is None
    window.leave()
    assert replay_of(window) is None


@pytest.mark.usefixtures("results_wait")
def test_the_count_of_a_deal_lies_there_until_one_goes_on(qtbot, tmp_path):
    _, replay, _ = opened(qtbot, tmp_path, "coch")
    steps = replay.steps
    steps.go_to(steps.playback.deals[0].last)
    at_rest(qtbot, replay)
    assert replay.view.table.counted
    steps.step()
    assert steps.position == steps.playback.deals[1].first
    steps.back()
    at_rest(qtbot, replay)
    assert replay.view.table.counted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "how", [LARGE, {"size": (1280, 800)}, {"size": (800, 560)}], ids=["large", "usual", "small"]
)
def test_everything_can_be_read_and_has_a_name(qtbot, tmp_path, language, how):
    _, replay, _ = opened(qtbot, tmp_path, "zifuli", language=language, **how)
    replay.steps.go_to(9)
    qtbot.wait(20)
    assert cut_off(replay) == []
    assert nameless(replay) == []
    rect = replay.bar.rect()
    for control in replay.bar.children():
        if hasattr(control, "geometry") and control.isVisible():
            assert rect.contains(control.geometry()), control
    assert replay.line.text
    assert not replay.bar.geometry().intersects(replay.view.geometry())


def test_another_language_reaches_all_of_it(qtbot, tmp_path):
    window, replay, _ = opened(qtbot, tmp_path, "coch")
    window.context.prefer(language="de")
    qtbot.wait(20)
    assert named(replay, "Schließen")
    assert replay.bar.deal.text() == "Runde 1"


def test_what_the_options_were_worth_is_told_where_it_tells_no_card(qtbot, tmp_path):
    _, replay, match = opened(qtbot, tmp_path)
    replay.steps.next_decision()
    qtbot.waitUntil(lambda: "Chosen: " in replay.line.text, timeout=20_000)
    own, at = replay.line.text, replay.steps.position
    assert "Keep (Sto)" in own, "the meaning before the word of the place"
    other = (person(match) + 1) % len(match.players)
    choose(named(replay, "Whose view"), match.players[other].name)
    assert "Chosen: " not in replay.line.text
    opens(replay).setChecked(True)
    assert replay.steps.position == at
    assert "Chosen: " in replay.line.text
