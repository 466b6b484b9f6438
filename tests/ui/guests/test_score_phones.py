"""Phones at the score of real cards: one keeps it, others look on; scripts do what their pages do."""

import json

import pytest
from PySide6.QtNetwork import QTcpSocket

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.score.score_run import run
from cucu_desktop.ui.pages.score.score_page import ScorePage
from cucu_desktop.ui.window.inn import score_phones
from tests.ui.guests.phones import PATIENCE, Phone, action_of
from tests.ui.guests.test_browser import CHROMIUM, JOIN, Browser
from tests.ui.objects.controls import button, click, shows_button
from tests.ui.objects.score import Scorekeeper
from tests.ui.windows import a_window, cut_off, nameless, words_of

NAMES = ("Anna", "Bea", "Carla", "Dino")


@pytest.fixture
def hand(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(score_phones, "private_addresses", lambda: ("127.0.0.1", "127.0.0.2"))
    window = a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")
    return Scorekeeper(window, qtbot)


def phones_of(hand):
    return hand.window.inn.parts.score.phones


def opened(hand, game="campli"):
    hand.begin(*NAMES, game=game)
    hand.press("Phones")
    return phones_of(hand).guests


class Keeper(Phone):
    """The phone that keeps the score; each choice waits for what is shown next."""

    def __init__(self, qtbot, url, language="en"):
        super().__init__(url, "Rosa", language, plays=False)
        self._qtbot = qtbot

    def shown(self):
        self._qtbot.waitUntil(lambda: self.state is not None, timeout=PATIENCE)
        return self.state

    @property
    def choices(self):
        return {action_of(option): option for option in self.shown()["own"]["options"]}

    def choose(self, text, *, given=False):
        assert given or text in self.choices, self.choices
        self._sent(n=self.shown()["public"]["n"], do=text)

    def undo(self):
        assert self.shown()["own"]["undo"]
        self._sent(do="undo")

    def _sent(self, **value):
        before = self.state
        self.send(**value)
        self._qtbot.waitUntil(lambda: self.state is not before, timeout=PATIENCE)
        self._qtbot.wait(50)


def written(told, game="campli"):
    seats = [{"name": name, "coins": 100} for name in NAMES]
    return run({"game": game, "stake": 5, "seats": seats, "told": told})


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
    assert hand.result == written(told)
    assert hand.result["coins"]["Bea"] == 90, "the stake, and the buy-back"
    qtbot.waitUntil(lambda: onlooker.state["public"]["pool"].startswith("Runde 4"), timeout=PATIENCE)
    seen = onlooker.state
    assert seen["own"]["options"] == []
    assert not seen["own"]["undo"]
    assert seen["own"]["name"] == ""
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
    phone.choose("penalty Dino")
    assert hand.told == ["paid Carla", "penalty Dino"]
    assert "paid Dino" in phone.choices, "after a penalty the next tap is a loss again"
    phone.undo()
    assert hand.told == ["paid Carla"]
    click(hand.page, "New game")
    qtbot.waitUntil(lambda: not phone.state["own"]["options"], timeout=PATIENCE)
    assert phone.state["public"]["ask"] == "A new game is being set up."
    phone.send(do="undo")
    qtbot.wait(100)
    assert hand.told == ["paid Carla"]


def test_a_bargain_is_told_by_the_phone(hand, qtbot):
    phone = Keeper(qtbot, opened(hand, "lu_stu").join_url)
    phone.choose("inn")
    phone.choose("guest Carla")
    phone.choose("innkeeper Anna")
    assert "offer Carla Anna" in phone.choices
    phone.choose("offer Carla Anna 5 20%", given=True)
    assert hand.told == ["offer Carla Anna 5 20%"]
    assert not hand.page.means.inn.isChecked()


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
        "inn",
        "offer Anna Bea 5",
        "",
        "paid",
    ):
        phone.choose(text, given=True)
    phone.send(n=now, do="paid Anna")
    phone.send(n=phone.state["public"]["n"], do=5)
    phone.socket.sendTextMessage("[" * 100)
    qtbot.wait(300)
    assert hand.told == []
    phone.choose("paid Anna")
    assert hand.told == ["paid Anna"]


def test_the_host_confirms_the_phone_and_may_remove_it(hand, qtbot):
    guests = opened(hand)
    guests._confirms = True
    phone = Keeper(qtbot, guests.join_url)
    qtbot.waitUntil(lambda: guests.unconfirmed == ("Rosa",), timeout=PATIENCE)
    assert "Rosa wants to keep the score." in words_of(hand.page)
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


def test_trick_games_are_not_shown_on_phones(hand):
    hand.begin(*NAMES, game="coch")
    assert not shows_button(hand.page, "Phones")


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


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
def test_a_deal_is_kept_in_a_browser(hand, qtbot, tmp_path):
    guests = opened(hand)
    browser = Browser(qtbot, tmp_path / "profile")

    def press(page, selector):
        script = f"""(() => {{
            const button = [...document.querySelectorAll('#options button, #tools button')]
                .find((each) => each.matches({json.dumps(selector)}) && !each.disabled);
            if (button) button.click();
            return JSON.stringify(Boolean(button));
        }})()"""
        qtbot.waitUntil(lambda: bool(browser.run(page, script)), timeout=PATIENCE)

    try:
        keeper, onlooker = browser.open(guests.join_url, "it"), browser.open(guests.watch_url, "de")
        qtbot.waitUntil(lambda: bool(browser.run(keeper, JOIN % '"Rosa"')), timeout=PATIENCE)
        press(keeper, "[data-action='paid Bea']")
        qtbot.waitUntil(lambda: hand.told == ["paid Bea"], timeout=PATIENCE)
        press(keeper, "[data-action='paid Bea'][aria-pressed=true] ~ [data-action='paid Dino']")
        qtbot.waitUntil(lambda: hand.told == ["paid Bea", "paid Dino"], timeout=PATIENCE)
        press(keeper, "#tools button")
        qtbot.waitUntil(lambda: hand.told == ["paid Bea"], timeout=PATIENCE)
        undone = "#options:not(:has([data-action='paid Dino'][aria-pressed=true]))"
        press(keeper, f"{undone} [data-action=dealt]")  # a tap on the screen before the undo is ignored
        qtbot.waitUntil(lambda: hand.told == ["paid Bea", "dealt"], timeout=PATIENCE)
        look = """JSON.stringify([document.querySelectorAll('button[data-action], #tools button').length,
            document.documentElement.scrollWidth > innerWidth,
            document.getElementById('pool').textContent])"""
        qtbot.waitUntil(
            lambda: (browser.run(onlooker, look) or ["", "", ""])[2].startswith("Runde 2"), timeout=PATIENCE
        )
        assert browser.run(onlooker, look)[:2] == [0, False]
        assert browser.run(keeper, look)[1] is False
    finally:
        browser.close()
