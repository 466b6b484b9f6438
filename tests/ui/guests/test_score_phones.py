"""Phones at the score of real cards: one keeps it, others look on; scripts do what their pages do."""

from itertools import pairwise

import pytest
from PySide6.QtNetwork import QTcpSocket

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.score.score_page import ScorePage
from cucu_desktop.ui.pages.score.score_words import log_of
from cucu_desktop.ui.window.inn import score_phones
from tests.ui.guests.phones import PATIENCE, Phone
from tests.ui.guests.score_phones import NAMES, Keeper, opened, phones_of
from tests.ui.objects.controls import button, click
from tests.ui.objects.score import written
from tests.ui.windows import cut_off, nameless, words_of


def test_deals_are_kept_by_the_phone_alone(hand, qtbot):
    guests = opened(hand)
    phone, onlooker = Keeper(qtbot, guests.join_url, "it"), Phone(guests.watch_url, language="de")
    told = []
    for losers in (("Bea",), ("Bea", "Dino"), ("Bea",)):
        for loser in losers:
            phone.choose(f"paid {loser}")
            told.append(f"paid {loser}")
            assert phone.choices[f"paid {loser}"]["on"]
        phone.choose("dealt")
        told.append("dealt")
    assert "reenter" in phone.choices
    assert phone.state["own"]["ask"].startswith("Bea")
    phone.choose("reenter")
    told.append("Bea reenter")
    assert hand.told == told
    assert hand.result == written(NAMES, told)
    assert hand.result["coins"]["Bea"] == 90, "the stake, and the buy-back"
    qtbot.waitUntil(lambda: onlooker.state["public"]["pool"].startswith("Runde 4"), timeout=PATIENCE)
    seen = onlooker.state
    assert seen["own"]["options"] == []
    assert not seen["own"]["undo"]
    assert seen["own"]["name"] == ""
    assert (seen["public"]["board"], phone.state["public"]["board"]) == (True, False)
    assert [player["name"] for player in seen["public"]["players"]] == list(NAMES)
    assert "Münzen: 90" in seen["public"]["players"][1]["has"]
    assert not guests.door.refused


def test_window_and_phone_stay_in_step(hand, qtbot):
    phone = Keeper(qtbot, opened(hand).join_url)
    phone.choose("paid Anna")
    phone.choose("paid Anna")
    assert hand.told == [], "the same tap again takes it back"
    click(hand.page, "Back")
    hand.tap("Carla")
    qtbot.waitUntil(lambda: phone.choices["paid Carla"]["on"], timeout=PATIENCE)
    phone.choose("mean penalty")
    assert hand.page.means.tap == "penalty"
    phone.choose("penalty Anna")
    assert hand.told == ["paid Carla", "penalty Anna"]
    assert "paid Anna" in phone.choices, "after a penalty the next tap is a loss again"
    phone.undo()
    assert hand.told == ["paid Carla"]
    click(hand.page, "New game")
    qtbot.waitUntil(lambda: not phone.state["own"]["options"], timeout=PATIENCE)
    assert phone.state["public"]["ask"] == "A new game is being set up."
    phone.send(do="undo")
    qtbot.wait(100)
    assert hand.told == ["paid Carla"]


def test_a_number_stays_as_long_as_the_same_is_shown(hand, qtbot):
    """Otherwise a tap between two equal messages is taken for one on an earlier screen, and lost."""
    phone = Keeper(qtbot, opened(hand).join_url)
    phone.choose("paid Bea")
    phone.undo()
    qtbot.wait(300)
    shown = [(each["public"].pop("n"), each) for each in phone.told if "public" in each]
    equal = [(one, other) for (one, was), (other, now) in pairwise(shown) if was == now]
    assert equal
    assert all(one == other for one, other in equal)


def test_a_bargain_is_told_by_the_phone(hand, qtbot):
    phone = Keeper(qtbot, opened(hand, "lu_stu").join_url)
    guest, innkeeper, coins, share = form_of(phone, "offer")["parts"]
    assert [name for _, name in guest["choices"]] == list(NAMES)
    assert (guest["start"], innkeeper["start"]) == ("0", "1")
    assert (coins["high"], share["high"], share["sign"]) == (999, 100, "%")
    phone.choose("offer 0 2 7 20%", given=True)
    assert hand.told == ["offer Anna Carla 7 20%"]
    assert not hand.page.means.inn.isChecked()
    has = {option["means"]: option for option in phone.choices.values()}
    assert any("has promised Carla 20% of the winnings" in each for each in has)
    for text in ("offer 0 9 5 0%", "offer 0 1 5", "offer 0 1 -5 0%", "offer a b 5 0%", "offer 1 1 5 0%"):
        phone.choose(text, given=True)
    assert hand.told[1:] == []
    phone.choose("offer 1 2 5 0%", given=True)
    assert hand.told[1:] == ["offer Bea Carla 5"]


def test_what_is_not_offered_changes_nothing(hand, qtbot):
    guests = opened(hand)
    phone, onlooker = Keeper(qtbot, guests.join_url), Phone(guests.watch_url)
    now = phone.shown()["public"]["n"]
    qtbot.waitUntil(lambda: onlooker.state is not None, timeout=PATIENCE)
    onlooker.send(n=onlooker.state["public"]["n"], do="paid Anna")
    for text in (
        "paid Nobody",
        "reenter",
        "no such thing",
        "mean won",
        "offer 0 1 5 0%",
        "",
        "paid",
    ):
        phone.choose(text, given=True)
    phone.choose("paid Bea")
    phone.undo()
    phone.send(n=now, do="paid Anna")
    phone.send(n=phone.state["public"]["n"], do=5)
    phone.socket.sendTextMessage("[" * 100)
    qtbot.wait(300)
    assert hand.told == []
    phone.choose("paid Anna")
    assert hand.told == ["paid Anna"]


def test_the_host_confirms_the_phone_and_may_remove_it(hand, qtbot):
    guests = opened(hand)
    guests.confirms = True
    phone = Keeper(qtbot, guests.join_url)
    qtbot.waitUntil(lambda: guests.unconfirmed == ("Rosa",), timeout=PATIENCE)
    assert "Rosa wants to join." in words_of(hand.page)
    phone.send(n="1", do="paid Anna")
    phone.send(do="undo")
    qtbot.wait(200)
    assert phone.state is None
    assert hand.told == []
    click(hand.page, "Let in")
    phone.choose("paid Anna")
    assert hand.told == ["paid Anna"]
    other = Phone(guests.join_url, "Ugo", plays=False)
    qtbot.waitUntil(lambda: {"refused": "full"} in other.told, timeout=PATIENCE)
    click(hand.page, "Remove this phone")
    qtbot.waitUntil(lambda: phone.closed, timeout=PATIENCE)
    other.send(name="Ugo")
    qtbot.waitUntil(lambda: guests.unconfirmed == ("Ugo",), timeout=PATIENCE)
    click(hand.page, "Refuse")
    qtbot.waitUntil(lambda: {"refused": "declined"} in other.told, timeout=PATIENCE)
    assert other.state is None


def test_closing_the_page_closes_the_door(hand, qtbot):
    guests = opened(hand)
    phone = Keeper(qtbot, guests.join_url)
    phone.shown()
    host, port = guests.door.host.split(":")
    click(hand.page, "Back")
    click(hand.page, "Back")
    qtbot.waitUntil(lambda: phone.closed, timeout=PATIENCE)
    assert phone.told[-1] == {"closed": "closed"}
    assert phones_of(hand) is None
    socket = QTcpSocket()
    socket.connectToHost(host, int(port))
    assert not socket.waitForConnected(1000)


def test_phones_follow_the_page_when_it_is_built_again(hand, qtbot):
    phone = Keeper(qtbot, opened(hand).join_url)
    phone.choose("paid Bea")
    hand.window.page_stack.rebuild()
    page = hand.window.page_stack.page
    assert isinstance(page, ScorePage)
    assert page is not hand.page
    hand.page = page
    assert phones_of(hand).guests.join_url in words_of(page)
    qtbot.wait(200)
    phone.choose("paid Carla")
    assert hand.told == ["paid Bea", "paid Carla"]


def test_another_address_may_be_chosen(hand, qtbot):
    guests = opened(hand)
    hand.page.phones.address_chosen.emit("127.0.0.2")
    assert guests.join_url.startswith("http://127.0.0.2:")
    assert guests.join_url in words_of(hand.page)
    phone = Phone(guests.watch_url)
    qtbot.waitUntil(lambda: phone.state is not None, timeout=PATIENCE)


def test_without_a_network_the_host_is_told_so(hand, monkeypatch):
    monkeypatch.setattr(score_phones, "private_addresses", lambda: ())
    hand.begin(*NAMES)
    hand.press("Phones")
    assert phones_of(hand) is None
    assert any("no private network" in text for text in words_of(hand.window))


def form_of(phone, what="deal "):
    """Return the form for the points of the deal, or another one."""
    return next(each for each in phone.shown()["own"]["options"] if each["do"].startswith(what))


def test_the_points_of_a_trick_game_are_kept_by_the_phone_alone(hand, qtbot):
    guests = opened(hand, "coch")
    phone, onlooker = Keeper(qtbot, guests.join_url, "it"), Phone(guests.watch_url, language="de")
    tricks = hand.page.kept.tricks
    (points,) = form_of(phone)["parts"]
    limits = [points[key] for key in ("name", "low", "high", "step")]
    assert limits == ["Punti: Anna + Carla", 0, 19, 0.5]
    assert points["start"] is None, "no points are suggested"
    phone.choose("deal 1 11.5", given=True)
    assert tricks.told == ["points Anna 11.5", "dealt"]
    phone.choose("deal 2 9.5", given=True)
    assert tricks.told[2:] == [], "equal points are counted again first"
    assert [part["name"] for part in form_of(phone)["parts"]] == ["Punti: Bea + Dino", "Riconta: Bea + Dino"]
    assert form_of(phone)["parts"][0]["start"] == 9.5
    phone.choose("deal 2 9.5 30", given=True)
    assert tricks.told[2:] == ["points Bea 9.5", "recount Bea 30", "dealt"]
    qtbot.waitUntil(lambda: onlooker.state["public"]["pool"] == "Runde 3 · Bea gibt", timeout=PATIENCE)
    seen = onlooker.state
    assert seen["own"]["options"] == []
    assert not seen["own"]["undo"]
    assert {each["name"]: each["has"] for each in seen["public"]["players"]} == {
        "Anna": "2 Siege", "Bea": "0 Siege, gibt", "Carla": "2 Siege", "Dino": "0 Siege",
    }  # fmt: skip
    assert "9½" in " ".join(seen["public"]["told"])
    phone.undo()
    assert tricks.told == ["points Anna 11.5", "dealt"], "a deal is taken back as a whole"
    assert form_of(phone)["do"] == "deal 2"


def test_a_bid_of_zifuli_is_chosen_on_the_phone(hand, qtbot):
    hand.begin(*NAMES, "Ezio", game="zifuli")
    hand.press("Phones")
    phone = Keeper(qtbot, phones_of(hand).guests.join_url)
    assert form_of(phone)["parts"] == []
    phone.choose("deal 1")
    assert phone.state["own"]["advice"].startswith("Nothing is entered"), "a double tap adds no deal"
    phone.choose("deal 1")
    phone.choose("bidder Bea")
    assert hand.page.deal.value("bidder") == "Bea"
    assert phone.choices["bidder Bea"]["on"]
    card, partner, points = form_of(phone)["parts"]
    four = hand.page.deal.fields["card"].findData("IV")
    assert card["choices"][four][0] == str(four)
    assert [name for _, name in partner["choices"]] == ["alone", *NAMES, "Ezio"]
    assert points["name"] == "Points of the bidder’s side"
    phone.choose(f"deal 2 {four} 5 12", given=True)
    assert hand.page.kept.tricks.told == ["dealt", "Bea bid IV", "partner Ezio", "points Bea 12", "dealt"]
    has = {each["name"]: each["has"] for each in phone.state["public"]["players"]}
    assert has["Bea"].startswith("2 ")
    assert has["Ezio"].startswith("1 ")
    assert any(line.startswith("Bea calls") for line in log_of(hand.page.kept.sheet, hand.page.wording))


def test_points_that_cannot_be_are_refused_on_the_phone(hand, qtbot):
    phone = Keeper(qtbot, opened(hand, "trionfo").join_url, "de")
    first, second = form_of(phone)["parts"]
    assert (first["step"], second["step"]) == (1, 1)
    for text in (
        *("deal 1", "deal 1 60", "deal 2 60 50", "deal 1 60 50 3", "deal 1 -1 50", "deal 1 6e1 50"),
        *("deal 1 nan 50", "deal", "bidder Anna", "dealt", "paid Anna", "points Anna 60"),
    ):
        phone.choose(text, given=True)
        assert hand.page.kept.tricks.told == [], text
    phone.choose("deal 1 200 100", given=True)
    assert phone.state["own"]["advice"] == "Das kann nicht sein: Prüfe die Eingabe."
    phone.choose("deal 1 5000 0", given=True)
    assert hand.page.kept.tricks.told == []
    phone.choose("deal 1 60 50", given=True)
    assert hand.page.kept.tricks.told == ["points Anna 60", "points Bea 50", "dealt"]
    assert phone.state["own"]["advice"] == ""


def test_the_end_of_a_match_of_tricks_is_told_on_phones(hand, qtbot):
    phone = Keeper(qtbot, opened(hand, "trionfo").join_url)
    for deal in range(1, 5):
        phone.choose(f"deal {deal} 60 50", given=True)
    assert hand.page.kept.is_over
    assert phone.state["public"]["over"]
    assert phone.state["own"]["options"] == []
    assert phone.state["public"]["pool"] == "The game goes to Anna, Bea, Carla and Dino!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_codes_are_named_and_nothing_is_cut_off(hand, language):
    opened(hand)
    hand.window.settings.change(language=language)
    page = hand.window.page_stack.page
    assert not nameless(page)
    assert not cut_off(page)


def test_the_page_of_the_phone_has_words_about_the_score(hand):
    guests = opened(hand)
    path = f"/j/{guests.join_token}"
    assert "Keep the score" in guests.file(path, "en").body.decode()
    assert guests.file(f"/j/{guests.watch_token}", "en") is None
    assert guests.file("/page.js", "en").kind.startswith("text/javascript")
    assert button(hand.page, "Remove this phone").isHidden()
