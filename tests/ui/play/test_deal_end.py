"""The end of every deal stays until it has been read."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.events import EVERYBODY, Compared, DealBegan, Exposed, TokenLost
from cucu_desktop.engine.tricks.events import DealWon, TokensMoved
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.ui.animation.cues.tricks.counting import SumItem
from cucu_desktop.ui.animation.durations import DURATIONS
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.deal_end import DealEnd
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.wording import wording_of
from cucu_desktop.ui.widgets.woodcut import RING
from tests.ui.objects.table import question_line, with_key
from tests.ui.tables import a_match, a_table_at, a_view
from tests.ui.windows import PATIENCE, a_window, cut_off, first, press, short_plan, wait_for

pytestmark = [pytest.mark.usefixtures("quick_bots", "results_wait"), pytest.mark.waits]


def tricks_plan(game="coch"):
    options = seating.usual(game, "Anna", seats=1).options
    bots = tuple(Player(f"Bot {number}", "peppe", "peppe") for number in range(3))
    return seating.Plan(game, (Player("Anna", "you-1"), *bots), (), options)


def play_until_it_waits(qtbot, window):
    """Do what comes first until the table waits for a player who reads; return whether it does."""
    session, rest = window.playing.session, window.playing.view.director.rest
    while True:
        qtbot.waitUntil(lambda: rest.is_on or session.stage in (Stage.ANSWER, Stage.OVER), timeout=PATIENCE)
        if session.stage is Stage.OVER:
            return False
        if rest.is_on:
            qtbot.waitUntil(lambda: not rest.is_on or go_on_button(window).isVisible(), timeout=PATIENCE)
            if rest.is_on:
                return True
        elif session.question is not None:
            session.act(first(session.question.decision.options[0]))


def go_on_button(window):
    return with_key(window.playing, "Space")


def test_each_loser_has_the_reason_beside_them_while_the_result_is_read(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", tokens=3))
    assert play_until_it_waits(qtbot, window)
    playing = window.playing
    assert playing.decision_bar.question.endswith((" pays.", " pay."))
    assert playing.slips.texts
    english = playing.slips.texts
    window.settings.change(language="it")
    assert len(playing.slips.texts) == len(english)
    assert not set(playing.slips.texts) & set(english)
    press(qtbot, go_on_button(window))
    qtbot.waitUntil(lambda: not playing.slips.texts)


@pytest.fixture
def counted(qtbot, tmp_path):
    """A window in which a deal of Cöch has been counted, at once."""
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(tricks_plan())
    assert play_until_it_waits(qtbot, window)
    return window


def on_screen(widget):
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


def painted(button):
    """Where a button lies without the room for its focus ring, which others may share."""
    return on_screen(button).adjusted(RING, RING, -RING, -RING)


def check_count(window, where):
    """See that the count lies in its room, whole, over nothing that is to be read or pressed."""
    playing = window.playing
    table = playing.view.table
    room = table.lay.count.adjusted(-12, -12, 12, 12)
    assert table.counted, where
    assert all(item.scene() is table for item in table.counted), where
    assert all(room.contains(item.sceneBoundingRect().center()) for item in table.counted), where
    slips = [item for item in table.counted if isinstance(item, SumItem)]
    assert len(slips) == 2, where
    assert all(room.contains(slip.sceneBoundingRect()) for slip in slips), where
    assert sorted(slip.won for slip in slips) == [False, True], where
    button, line = go_on_button(window), question_line(playing.decision_bar)
    assert button.isVisible(), where
    assert on_screen(playing).contains(on_screen(button)), where
    assert button.size() == button.sizeHint(), where
    assert on_screen(playing).contains(on_screen(line)), where
    assert not painted(button).intersects(on_screen(line)), where
    assert not cut_off(playing), where


def test_a_window_resized_while_the_count_waits_shows_all_in_the_new_size(qtbot, counted):
    counted.setMinimumSize(640, 400)
    sums = [item.text for item in counted.playing.view.table.counted if isinstance(item, SumItem)]
    for size in ((1280, 800), (640, 400), (1920, 1080), (900, 620)):
        counted.resize(*size)
        qtbot.wait(20)
        assert counted.playing.view.director.rest.is_on, "nobody has gone on"
        check_count(counted, size)
        again = [item.text for item in counted.playing.view.table.counted if isinstance(item, SumItem)]
        assert again == sums
    counted.settings.change(text=150)
    qtbot.wait(20)
    check_count(counted, "larger letters")
    press(qtbot, go_on_button(counted))
    wait_for(qtbot, counted, Stage.ANSWER)
    assert not counted.playing.view.table.counted


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (900, 620)])
def test_how_a_deal_ended_is_no_small_print_beside_the_button_for_talk(qtbot, tmp_path, size):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800))
    window.resize(*size)
    window.page_opener.play_now()
    assert play_until_it_waits(qtbot, window)
    playing = window.playing
    assert with_key(playing, "T").isVisible()
    line, usual = question_line(playing.decision_bar), playing.theme.font("status").pixelSize()
    assert line.fontInfo().pixelSize() >= 0.8 * usual
    assert on_screen(playing).contains(on_screen(go_on_button(window)))
    assert not painted(go_on_button(window)).intersects(on_screen(line))
    assert not painted(go_on_button(window)).intersects(painted(with_key(playing, "T")))
    assert not cut_off(playing)


THREE_PAY = "You, Nonna Assunta and Zi’ Peppe pay."


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1280, 760)])
def test_a_result_is_as_large_as_other_lines_and_right_over_the_main_slot(qtbot, tmp_path, size, text):
    window = a_window(qtbot, tmp_path, paints=False, size=size, text=text)
    window.page_opener.play_now()
    assert play_until_it_waits(qtbot, window)
    playing = window.playing
    playing.decision_bar.ask(playing.session.observation, playing.names, note=THREE_PAY, is_result=True)
    line = question_line(playing.decision_bar)
    theme = playing.theme
    usual = theme.font("status").pixelSize() * theme.growth / theme.text_scale  # with letters of 100 %
    assert line.fontInfo().pixelSize() >= usual
    assert on_screen(line).right() <= on_screen(go_on_button(window)).right()
    assert on_screen(line).bottom() <= on_screen(go_on_button(window)).top()
    for button in (go_on_button(window), with_key(playing, "T")):
        assert on_screen(playing).contains(on_screen(button))
        assert not painted(button).intersects(on_screen(line))
        assert button.theme.text_scale >= 0.95 * theme.growth
    assert not painted(go_on_button(window)).intersects(painted(with_key(playing, "T")))
    assert on_screen(playing).contains(on_screen(line))
    assert not cut_off(playing)


@pytest.mark.parametrize("game", ["coch", "trionfo"])
def test_how_the_last_deal_of_a_game_ended_is_said_as_of_each_other(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False)
    plan = tricks_plan(game)
    window.play(replace(plan, options=replace(plan.options, deals=1)))
    assert play_until_it_waits(qtbot, window)
    assert window.playing.session.observation.winners
    assert " the deal" in question_line(window.playing.decision_bar).text()


def test_the_page_at_the_end_has_the_size_of_a_window_resized_before_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800))
    plan = tricks_plan()
    window.play(replace(plan, options=replace(plan.options, deals=1)))
    assert play_until_it_waits(qtbot, window)
    window.resize(900, 620)
    press(qtbot, go_on_button(window))
    qtbot.waitUntil(lambda: window.page_stack.page is not None, timeout=PATIENCE)
    page = window.page_stack.page
    assert window.page_stack.rect().contains(page.geometry())
    assert page.width() <= 900
    assert not cut_off(page)


def test_the_count_stays_at_once_too_until_somebody_goes_on(qtbot, counted):
    playing = counted.playing
    qtbot.wait(300)
    assert playing.view.table.counted, "the count lies there"
    assert playing.session.stage is Stage.TABLE
    assert " to " in playing.decision_bar.question
    assert "win" in playing.decision_bar.question
    qtbot.keyClick(counted.focusWidget(), Qt.Key.Key_Space)
    wait_for(qtbot, counted, Stage.ANSWER)
    assert playing.session.question.deals == 2
    assert not playing.view.table.counted
    assert go_on_button(counted).isHidden()


@pytest.mark.parametrize("way", ["button", "table", "return"])
def test_one_goes_on_by_a_click_or_return(qtbot, counted, way):
    playing = counted.playing
    if way == "button":
        press(qtbot, go_on_button(counted))
    elif way == "table":
        press(qtbot, playing.view.viewport())
    else:
        qtbot.keyClick(playing.view, Qt.Key.Key_Return)
    wait_for(qtbot, counted, Stage.ANSWER)
    assert playing.session.question.deals == 2


def test_a_key_that_was_meant_for_what_moved_does_not_go_on(qtbot, counted, monkeypatch):
    monkeypatch.setitem(DURATIONS, "page_guard", 60_000)
    qtbot.keyClick(counted.focusWidget(), Qt.Key.Key_Space)
    assert counted.playing.view.director.rest.is_on


def test_a_result_goes_by_itself_if_that_is_preferred(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, result_seconds=1)
    window.play(tricks_plan())
    assert play_until_it_waits(qtbot, window)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.question.deals == 2


def test_what_the_deal_came_to_is_announced_while_it_can_be_read(qtbot, tmp_path, announced):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(tricks_plan())
    assert play_until_it_waits(qtbot, window)
    result = announced.index(window.playing.decision_bar.question)
    counted = next(number for number, text in enumerate(announced) if "ounted" in text)
    assert result < counted, "a key that goes on cuts off what is not yet said"
    assert announced.count(window.playing.decision_bar.question) == 1


def test_the_last_trick_is_seen_at_once_too(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(tricks_plan())
    session, view = window.playing.session, window.playing.view
    lying = []
    view.director.rest.over.connect(lambda: lying.append(len(view.table.trick)))
    view.director.rest.changed.connect(lambda *_: lying.append(len(view.table.trick)))
    assert play_until_it_waits(qtbot, window)
    assert lying[0] == session.observation.players


def test_the_result_of_every_deal_stays_until_it_is_read(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, seed=1)
    window.play(short_plan("Anna", bots=3, tokens=3))
    for deal in (1, 2, 3):
        assert play_until_it_waits(qtbot, window)
        playing = window.playing
        news = playing.session.match_view.public_events()
        assert [isinstance(event, Compared) for event in news].count(True) == deal
        told = playing.decision_bar.question
        assert all(
            playing.names[seat] in told for event in news[-1:] for seat in getattr(event, "losers", ())
        )
        press(qtbot, go_on_button(window))


def test_the_result_of_a_deal_without_a_person_here_does_not_stay(qtbot):
    view = a_view(qtbot, setup=a_match(4).setup)
    end = DealEnd(view.director, GAMES["campli"], view)
    end._persons = (0,)
    compared = Compared((1,))
    for order, stays in (((0, 1, 2), True), ((1, 2), False)):
        view.director.showing.emit([DealBegan(1, 2, order)])
        view.director.showing.emit([TokenLost(1, 2, "lowest"), compared])
        assert view.director.rest.is_due(compared) is stays


def test_the_result_of_a_deal_that_is_paid_in_tokens_stays_when_they_are_paid(qtbot):
    view = a_view(qtbot, setup=a_match(4).setup)
    end = DealEnd(view.director, GAMES["zifuli"], view)
    end._persons = (0,)
    won, moved = (
        DealWon((0, 1)),
        [TokensMoved(seat, tokens) for seat, tokens in enumerate((2, 1, -1, -1, -1))],
    )
    view.director.showing.emit([DealBegan(1, 4, (0, 1, 2, 3, 4))])
    view.director.showing.emit([won])
    assert not view.director.rest.is_due(won)
    view.director.showing.emit(moved)
    assert view.director.rest.is_due(moved[0])


def test_leaving_while_the_table_waits(qtbot, counted):
    counted.leave()
    assert counted.playing is None


@pytest.mark.parametrize("way", ["asked between", "gone on with"])
def test_a_card_that_was_shown_before_a_question_is_known_when_the_deal_ends(qtbot, way):
    match = a_match(4, game="tiebreak", bots=False)
    view = a_table_at(qtbot, match)
    end = DealEnd(view.director, GAMES["tiebreak"], view)
    before = [DealBegan(1, 0, (0, 1)), Exposed(1, STANDARD["3C"], EVERYBODY)]
    if way == "asked between":
        view.director.showing.emit(before)
        end.forget()
    else:
        end.begin(before)
    words, names = wording_of("en", "tiebreak"), ("Anna", "Bruna")
    assert not end.line(words, names, 0)
    view.director.showing.emit([TokenLost(1, 2, "lowest"), Compared((1,))])
    assert end.line(words, names, 0) == "Bruna pays: lowest, the three of clubs."
    end.forget()
    assert not end.line(words, names, 0), "the next deal is under way"


def test_a_deal_is_being_decided_from_the_first_token_that_the_comparison_costs(qtbot):
    view = a_view(qtbot, setup=a_match(4).setup)
    end, heard = DealEnd(view.director, GAMES["campli"], view), []
    end.deciding.connect(lambda: heard.append("deciding"))
    end.decided.connect(lambda: heard.append("decided"))
    view.director.showing.emit([TokenLost(1, 2, "XII")])
    assert heard == [], "the cat is no comparison"
    view.director.showing.emit([TokenLost(2, 2, "lowest")])
    view.director.showing.emit([Compared((2,))])
    assert heard == ["deciding", "deciding", "decided"]
