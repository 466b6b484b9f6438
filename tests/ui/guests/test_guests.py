"""Guests play at a real table: a script at each WebSocket does what a page does."""

from time import monotonic
from types import SimpleNamespace

import pytest

from cucu_desktop.engine.events import SPECTATOR, Talked
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.names import same_key
from cucu_desktop.ui.play.covers.pauses import Pauses
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.guests.phones import PATIENCE, SHORT, Phone, action_of, asked_phone, hosted, stage_of
from tests.ui.windows import match_of


@pytest.mark.parametrize(
    "game", ["campli", "tiebreak", "gnav", "kille", "le_her", "cambio", "coch", "zifuli", "trionfo"]
)
def test_a_game_is_played_to_its_end_by_phones_alone(qtbot, tmp_path, game):
    """Every kind of decision is answered from what is sent."""
    possible = GAMES[game].seats_of(GAMES[game].usual)
    seats = min(max(3, possible[0]), possible[-1])
    window, controller, (join, _) = hosted(qtbot, tmp_path, game, seats, seats, options=SHORT.get(game))
    asked = []
    phones = [Phone(join, f"P{seat}", ("en", "de", "it")[seat % 3]) for seat in range(seats)]
    for phone in phones:
        phone.chosen = asked
    qtbot.waitUntil(lambda: all(phone.is_over for phone in phones), timeout=PATIENCE)
    assert stage_of(window) is Stage.OVER
    assert match_of(window.playing.session).is_over
    assert len(asked) > seats
    for phone in phones:
        assert any(message["own"]["cards"] for message in phone.told if "own" in message)
        assert phone.state["public"]["ask"]
    assert not controller.guests.door.refused


def test_a_page_that_comes_back_has_the_same_seat_and_is_shown_the_same(qtbot, tmp_path):
    _, _, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "Anna", plays=False)
    asked_phone(qtbot, [phone])
    again = Phone(join, "Anna", plays=False, secret=phone.secret)
    qtbot.waitUntil(lambda: again.state is not None and phone.closed, timeout=PATIENCE)
    assert again.state == phone.state
    assert phone.told[-1] == {"closed": "elsewhere"}


def test_what_is_not_theirs_to_do_changes_nothing(qtbot, tmp_path):
    window, controller, (join, watch) = hosted(qtbot, tmp_path, "campli", 4, 2)
    phones = [Phone(join, name, plays=False) for name in ("Anna", "Bruno")]
    onlooker = Phone(watch)
    asked, other = asked_phone(qtbot, phones)
    match = match_of(window.playing.session)
    length, now = match.length, asked.state["public"]["n"]
    option = action_of(asked.state["own"]["options"][0])
    other.send(n=now, do=option)
    onlooker.send(n=now, do=option)
    asked.send(n="1/0", do=option)
    asked.send(n=now, do="reenter")
    asked.send(n=now, do="no such thing")
    asked.send(do=5)
    asked.socket.sendTextMessage("[" * 100)
    qtbot.wait(300)
    assert match.length == length
    asked.send(n=now, do=option)
    qtbot.waitUntil(lambda: match.length > length, timeout=PATIENCE)
    length = match.length
    asked.send(n=now, do=option)
    qtbot.wait(100)
    assert not controller.guests.door.refused
    assert stage_of(window) is not Stage.ANSWER


def test_the_screen_of_the_table_shows_no_guests_card_and_takes_nothing_back(qtbot, tmp_path):
    window, _, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "Anna", plays=False)
    asked_phone(qtbot, [phone])
    session = window.playing.session
    assert session.viewer < 0 or session.viewer not in session.match_view.remote
    assert session.match_view.persons == ()
    assert not any(card for card in session.observation.cards if getattr(card, "id", "hidden") != "hidden")
    phone.plays = True
    phone.send(n=phone.state["public"]["n"], do=action_of(phone.state["own"]["options"][0]))
    qtbot.waitUntil(lambda: match_of(session).undo_status.seat is not None, timeout=PATIENCE)
    assert not session.undo_status.is_allowed


def test_names_are_cleaned_and_each_is_given_once(qtbot, tmp_path):
    _, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 5, 3)
    anna = Phone(join, "  A\u202enna\u0007  ")
    qtbot.waitUntil(lambda: controller.guests.names == ("Anna",), timeout=PATIENCE)
    same, empty = Phone(join, "anna"), Phone(join, " \u200b ")
    qtbot.waitUntil(lambda: bool(same.told) and bool(empty.told), timeout=PATIENCE)
    assert (same.told, empty.told) == ([{"refused": "taken", "name": "anna 2"}], [{"refused": "empty"}])
    alike = [Phone(join, name) for name in ("\u0410nna", "An\u00a0na", "A\u0301nna")]
    qtbot.waitUntil(lambda: all(each.told for each in alike), timeout=PATIENCE)
    assert all(same_key(each.told[0]["name"]) == "anna2" for each in alike)
    anna.socket.close()
    qtbot.waitUntil(lambda: anna.closed, timeout=PATIENCE)
    qtbot.wait(100)
    again = Phone(join, "Anna")
    qtbot.waitUntil(lambda: {"joined": True} in again.told, timeout=PATIENCE)
    assert controller.guests.names == ("Anna",)
    same.send(name="anna 2")
    qtbot.waitUntil(lambda: controller.guests.names == ("Anna", "anna 2"), timeout=PATIENCE)
    third = Phone(join, "ANNA")
    qtbot.waitUntil(lambda: third.told == [{"refused": "taken", "name": "ANNA 3"}], timeout=PATIENCE)


def test_a_call_before_the_time_is_kept_for_the_next_pause_and_nobody_is_waited_for(qtbot, tmp_path):
    window, _, (join, _) = hosted(qtbot, tmp_path, "cambio", 4, 1, seed=3)
    phone = Phone(join, "Anna", plays=False)
    asked, *_ = asked_phone(qtbot, [phone])
    assert asked.state["public"]["call"]["do"] == "call"
    session = window.playing.session
    seat = session.match_view.remote[0]
    phone.send(n="", do="call")
    qtbot.wait(100)
    assert match_of(session).to_act == seat
    assert stage_of(window) is Stage.TABLE


def test_a_remark_while_a_card_is_chosen_loses_nothing(qtbot, tmp_path):
    """A choice made while the table shows another guest's remark is done after it."""
    window, _, (join, _) = hosted(qtbot, tmp_path, "campli", 2, 2, speed="fast")
    phones = [Phone(join, name, plays=False) for name in ("Anna", "Bruno")]
    asked, other = asked_phone(qtbot, phones)
    match, now = match_of(window.playing.session), asked.state["public"]["n"]
    talk = next(message["talk"] for message in other.told if "talk" in message)
    claims = next(each for each in talk["phrases"] if each["groups"])
    card = claims["groups"][0]["cards"][0]["id"]
    length = match.length
    other.send(say=claims["do"], card=card)
    qtbot.waitUntil(lambda: match.length == length + 1, timeout=PATIENCE)
    assert window.playing.view.busy
    asked.send(n=now, do=action_of(asked.state["own"]["options"][0]))
    qtbot.waitUntil(lambda: match.length > length + 1, timeout=PATIENCE)
    length = match.length
    other.send(say="no such phrase")
    other.send(say=claims["do"], card="no such card")
    other.send(say=claims["do"], card=card)  # too soon after the last one
    qtbot.wait(200)
    phones[0].send(n="", do="hint")
    qtbot.wait(200)
    said = [event for event in match.feed(SPECTATOR) if isinstance(event, Talked)]
    assert len(said) == 1


def test_a_choice_while_a_page_is_open_over_the_table_is_kept(qtbot, tmp_path):
    window, controller, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 1)
    phone = Phone(join, "Anna", plays=False)
    asked_phone(qtbot, [phone])
    match = match_of(window.playing.session)
    length, told = match.length, len(phone.told)
    controller.show_guests()
    phone.send(n=phone.state["public"]["n"], do=action_of(phone.state["own"]["options"][0]))
    qtbot.wait(200)
    assert (match.length, len(phone.told)) == (length, told), "its button stays grey: it is sent"
    window.page_stack.back()
    qtbot.waitUntil(lambda: match.length > length, timeout=PATIENCE)


def test_advice_is_for_the_one_who_asks_and_asks_nothing_of_the_others(qtbot, tmp_path):
    _, _, (join, _) = hosted(qtbot, tmp_path, "cuckoo", 3, 2)
    phones = [Phone(join, name, plays=False) for name in ("Anna", "Bruno")]
    asked, other = asked_phone(qtbot, phones)
    assert asked.state["own"]["hint"]
    assert not other.state["own"]["hint"]
    told = len(other.told)
    other.send(n=other.state["public"]["n"], do="hint")
    qtbot.waitUntil(lambda: len(other.told) > told, timeout=PATIENCE)  # the same again
    assert other.told[-1] == other.told[-2]
    told = len(other.told)
    asked.send(n=asked.state["public"]["n"], do="hint")
    qtbot.waitUntil(lambda: asked.state["own"]["advice"] != "", timeout=PATIENCE)
    own = asked.state["own"]
    assert own["advised"] in {option["do"] for option in own["options"]}
    qtbot.wait(100)
    assert len(other.told) == told


def test_a_guest_takes_back_the_own_last_choice_and_nobody_elses(qtbot, tmp_path):
    window, _, (join, _) = hosted(qtbot, tmp_path, "campli", 3, 3)
    phones = [Phone(join, name, plays=False) for name in ("Anna", "Bruno", "Carla")]

    def keep():
        asked, *_ = asked_phone(qtbot, phones)
        asked.send(n=asked.state["public"]["n"], do="keep")
        return asked

    while True:
        asked, *_ = asked_phone(qtbot, phones)
        match = match_of(window.playing.session)
        if {option["do"] for option in asked.state["own"]["options"]} >= {"keep", "exchange"}:
            break
        option = asked.state["own"]["options"][0]
        asked.send(n=asked.state["public"]["n"], do=action_of(option))
        qtbot.waitUntil(lambda each=asked: not each.state["own"]["options"], timeout=PATIENCE)
    before, seat = match.length, match.to_act
    assert not asked.state["own"]["undo"]
    keep()
    qtbot.waitUntil(lambda: asked.state["own"]["undo"], timeout=PATIENCE)
    others = [phone for phone in phones if phone is not asked]
    assert not any(phone.state["own"]["undo"] for phone in others)
    for phone in others:
        phone.send(do="undo")
    qtbot.wait(200)
    assert match.length > before
    asked.send(do="undo")
    qtbot.waitUntil(lambda: match.length == before and bool(asked.state["own"]["options"]), timeout=PATIENCE)
    assert match.to_act == seat
    keep()
    qtbot.waitUntil(lambda: any(phone.state["own"]["options"] for phone in others), timeout=PATIENCE)
    keep()
    qtbot.waitUntil(lambda: not asked.state["own"]["undo"], timeout=PATIENCE)
    length = match.length
    asked.send(do="undo")  # another one has answered
    qtbot.wait(200)
    assert match.length >= length


def test_a_call_is_kept_until_a_pause_and_no_longer():
    """Between pauses a press is not dropped; at a pause it is, without the right to call."""
    match = SimpleNamespace(to_act=1, silent=(), is_pause=False, players=[SimpleNamespace(bot=None)] * 2)
    pauses = Pauses(
        match, SimpleNamespace(remote=(0, 1), persons=(), is_open=False), SimpleNamespace(number=0)
    )
    match.observation = lambda _: SimpleNamespace(players=2)
    pauses.press(0)
    assert pauses.hear() == (1, False)
    match.is_pause, match.silent = True, (0,)
    assert pauses.hear() == (0, True)
    pauses.press(0)
    match.silent = ()
    assert pauses.hear() == (1, False)
    match.silent, match.submit = (0,), lambda *_: setattr(match, "silent", ())
    assert pauses.hear() == (1, False)


@pytest.mark.waits
@pytest.mark.usefixtures("results_wait")
def test_a_result_stays_until_all_phones_continue_with_the_cards_of_the_deal(qtbot, tmp_path):
    window, _, (join, watch) = hosted(qtbot, tmp_path, "cuckoo", 2, 2)
    phones = [Phone(join, name, plays=False) for name in ("Anna", "Bruno")]
    onlooker = Phone(watch)
    held = {}
    until = monotonic() + 30
    while not phones[0].state or not phones[0].state["public"]["continue"]:
        assert monotonic() < until
        asked = next((each for each in phones if each.state and each.state["own"]["options"]), None)
        held = {each.name: each.state["own"]["cards"] for each in phones if each.state} or held
        if asked is not None:
            asked.send(n=asked.state["public"]["n"], do=action_of(asked.state["own"]["options"][0]))
            asked.state = {**asked.state, "own": {**asked.state["own"], "options": []}}
        qtbot.wait(10)
    phones[1].send(do="continue")  # so early that a key at the table would not count
    public = phones[0].state["public"]
    assert public["result"]
    assert not any(player["acts"] for player in public["players"])
    assert all(player["card"] for player in public["players"])
    assert all(phone.state["own"]["cards"] == held[phone.name] for phone in phones)
    qtbot.waitUntil(lambda: bool(onlooker.state["public"]["continue"]), timeout=PATIENCE)
    onlooker.send(do="continue")
    qtbot.waitUntil(lambda: "Bruno" not in phones[0].state["public"]["reading"], timeout=PATIENCE)
    assert "Anna" in phones[0].state["public"]["reading"]
    assert phones[1].state["own"]["read"]
    assert window.playing.is_reading
    assert "Anna" in window.playing.buttons.go_on.accessibleName()
    phones[0].send(do="continue")
    qtbot.waitUntil(lambda: not window.playing.is_reading, timeout=2000)
    asked_phone(qtbot, phones)


def test_a_guest_who_floods_is_parted_from_and_the_game_goes_on(qtbot, tmp_path):
    window, controller, (join, watch) = hosted(qtbot, tmp_path, "cuckoo", 3, 2)
    phones = [Phone(join, name, plays=False) for name in ("Anna", "Bruno")]
    asked, other = asked_phone(qtbot, phones)
    match, now = match_of(window.playing.session), asked.state["public"]["n"]
    length, option = match.length, action_of(asked.state["own"]["options"][0])
    for number in range(100):
        other.send(n=now, do=option, number=number)
    qtbot.waitUntil(lambda: other.closed, timeout=PATIENCE)
    wrong = Phone(join.replace("/j/", "/s/"), "Eve", plays=False, secret="A" * 22)
    stolen = Phone(watch.replace("/w/", "/s/"), "Eve", plays=False, secret=controller.guests.join_token)
    qtbot.waitUntil(lambda: controller.guests.door.refused.total() == 3, timeout=PATIENCE)
    assert dict(controller.guests.door.refused) == {"flood": 1, "path": 2}
    assert (wrong.told, stolen.told, match.length) == ([], [], length)
    back = Phone(join, other.name, plays=False, secret=other.secret)
    qtbot.waitUntil(lambda: back.state is not None, timeout=PATIENCE)
    asked.send(n=now, do=option)
    qtbot.waitUntil(lambda: match.length > length, timeout=PATIENCE)
