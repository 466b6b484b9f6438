"""Guests leave the table and come back, and skip to the end together when all of them are out."""

from cucu_desktop.ui.guests.guests import Guests
from cucu_desktop.ui.guests.lobby_page import LobbyPage
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.guests.phones import PATIENCE, Phone, action_of, asked_phone, hosted, stage_of
from tests.ui.windows import match_of, words_of


def table(qtbot, tmp_path):
    """A table at which one of two guests is asked: window, address, the one asked, the other."""
    window, _, (join, _) = hosted(qtbot, tmp_path, "cuckoo", 3, 2)
    phones = [Phone(join, name, plays=False) for name in ("Bea", "Carla")]
    return window, join, *asked_phone(qtbot, phones)


def test_a_bot_plays_for_a_guest_who_has_left_until_they_come_back(qtbot, tmp_path):
    window, join, leaver, other = table(qtbot, tmp_path)
    match = match_of(window.playing.session)
    length, option = match.length, action_of(leaver.state["own"]["options"][0])
    leaver.send(do="quit")
    qtbot.waitUntil(lambda: leaver.state["own"]["left"] and match.length > length, timeout=PATIENCE)
    own = leaver.state["own"]
    assert (own["cards"], own["options"], own["hint"], own["undo"]) == ([], [], False, False)
    window.menus.actions["guests"].trigger()
    page = window.page_stack.page
    assert isinstance(page, LobbyPage)
    assert f"{leaver.name} (a bot plays)" in " ".join(words_of(page))
    page.closed.emit()
    shown = f"{leaver.name} (a bot plays)"
    qtbot.waitUntil(
        lambda: shown in [seat.name for seat in window.playing.view.table.seats], timeout=PATIENCE
    )
    by_bot = [player["name"] for player in other.state["public"]["players"] if player["bot"]]
    assert by_bot == [leaver.name]
    again = Phone(join, leaver.name, plays=False, secret=leaver.secret)  # the page is reloaded
    qtbot.waitUntil(lambda: again.state is not None, timeout=PATIENCE)
    assert again.state["own"]["left"]
    again.send(n=again.state["public"]["n"], do=option)
    again.send(do="call")
    again.send(do="undo")
    qtbot.wait(200)
    assert again.state["own"]["left"]
    again.send(do="return")
    qtbot.waitUntil(lambda: not again.state["own"]["left"], timeout=PATIENCE)
    assert leaver.name not in window.guests.host.guests.table.by_bot
    assert shown not in [seat.name for seat in window.playing.view.table.seats]
    other.plays = True
    if other.state["own"]["options"]:
        other.send(n=other.state["public"]["n"], do=action_of(other.state["own"]["options"][0]))
    qtbot.waitUntil(lambda: bool(again.state["own"]["options"]), timeout=PATIENCE)


def test_a_guest_who_leaves_before_the_match_frees_the_seat(qtbot):
    guests = Guests(2, confirms=False)
    guests.door.open("127.0.0.1")
    bea, eve = Phone(guests.join_url, "Bea"), Phone(guests.watch_url)
    qtbot.waitUntil(lambda: guests.names == ("Bea",) and guests.onlookers == 1, timeout=PATIENCE)
    eve.send(do="quit")
    bea.send(do="quit")
    qtbot.waitUntil(lambda: bea.closed, timeout=PATIENCE)
    assert bea.told[-1] == {"closed": "left"}
    assert (guests.names, guests.onlookers) == ((), 1)
    again = Phone(guests.join_url, "Bea")
    qtbot.waitUntil(lambda: {"joined": True} in again.told, timeout=PATIENCE)
    guests.close()


def everybody_out(qtbot, tmp_path):
    """A table of two guests who are both out, held in the middle of a deal of bots."""
    options = {"tokens": 1}
    for seed in range(2, 40):
        folder = tmp_path / str(seed)
        folder.mkdir()
        window, _, (join, watch) = hosted(qtbot, folder, "cuckoo", 6, 2, seed=seed, options=options)
        phones = [Phone(join, name) for name in ("Bea", "Carla")]
        qtbot.waitUntil(lambda window=window: window.playing is not None, timeout=PATIENCE)
        session = window.playing.session

        def hold(out, session=session):
            if out:
                session.hold("test")

        session.out.connect(hold)
        qtbot.waitUntil(
            lambda session=session, window=window: session.held or stage_of(window) is Stage.OVER,
            timeout=PATIENCE,
        )
        if session.held and not match_of(session).is_over:
            return window, phones, Phone(watch)
        window.leave()
    raise AssertionError


def test_guests_who_are_all_out_skip_to_the_end_together(qtbot, tmp_path):
    window, phones, onlooker = everybody_out(qtbot, tmp_path)
    session = window.playing.session
    for phone in (*phones, onlooker):
        qtbot.waitUntil(lambda phone=phone: phone.state and phone.state["public"]["skip"], timeout=PATIENCE)
    one, other = phones
    onlooker.send(do="skip")
    one.send(do="skip")
    qtbot.waitUntil(lambda: one.state["own"]["skips"], timeout=PATIENCE)
    assert other.state["public"]["skip"] == [1, 2]
    assert stage_of(window) is Stage.TABLE
    one.send(do="skip")  # no longer
    qtbot.waitUntil(lambda: not one.state["own"]["skips"], timeout=PATIENCE)
    other.send(do="skip")
    qtbot.waitUntil(lambda: other.state["own"]["skips"], timeout=PATIENCE)
    one.send(do="quit")  # a guest who has left is not asked
    qtbot.waitUntil(lambda: stage_of(window) is Stage.SKIPPING, timeout=PATIENCE)
    session.release("test")
    qtbot.waitUntil(lambda: other.is_over, timeout=PATIENCE)
    assert other.state["public"]["skip"] is None


def test_guests_do_not_skip_while_one_of_them_is_in(qtbot, tmp_path):
    window, _, asked, other = table(qtbot, tmp_path)
    assert asked.state["public"]["skip"] is None
    for phone in (asked, other):
        phone.send(do="skip")
    qtbot.wait(200)
    assert stage_of(window) is Stage.TABLE
    window.playing.session.skip_to_end()  # at the screen: the guest who is asked may still answer
    match = match_of(window.playing.session)
    length = match.length
    asked.send(n=asked.state["public"]["n"], do=action_of(asked.state["own"]["options"][0]))
    qtbot.waitUntil(lambda: match.length > length, timeout=PATIENCE)
