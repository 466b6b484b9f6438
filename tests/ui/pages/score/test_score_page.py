"""The score of real cards, kept by tapping: a written-down game, undone, resumed, read by eye and by ear."""

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.score.score_reader import SCORED
from cucu_desktop.match.score.score_run import run
from cucu_desktop.ui.pages.score.score_page import ScorePage
from cucu_desktop.ui.pages.score.score_screen import ScoreScreen
from cucu_desktop.ui.pages.score.score_words import LETTERS
from cucu_desktop.ui.pages.score.seat_tile import LONG_PRESS, SeatTile
from tests.ui.objects.controls import button, click, scrolled, shows_button, texts
from tests.ui.objects.score import Scorekeeper
from tests.ui.windows import LARGE, a_window, cut_off, nameless, words_of

NAMES = tuple(
    "Anna Bea Carla Dino Ezio Fabia Gino Ida Ivo Lia Marco Nino Olga Piero Quinto Rosa Santo Tina Ugo "
    "Vera".split()
)
PAPER = (
    ("Bea",), ("Dino",), ("Bea", "Carla"), ("Bea",), ("Dino",), ("Ezio",), ("Dino", "Anna"), ("Ezio",),
    ("Carla",), ("Fabia",),
)  # fmt: skip
"""Who lost in the ten deals of a game of fifteen, as a volunteer has them on paper."""


@pytest.fixture
def window(qtbot, tmp_path):
    return a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")


@pytest.fixture
def hand(window, qtbot):
    return Scorekeeper(window, qtbot)


def written(names, told, game="campli"):
    seats = [{"name": name, "coins": 100} for name in names]
    return run({"game": game, "stake": 5, "seats": seats, "told": told})


def test_ten_deals_of_a_written_down_game_are_kept_without_a_mistake(hand):
    hand.begin(*NAMES[:15])
    told = []
    for losers in PAPER:
        for loser in losers:
            hand.tap(loser)
            told.append(f"paid {loser}")
        hand.press("Next deal")
        told.append("dealt")
        while hand.question:
            back = next(each for each in hand.answers if "Rientro" in each)
            told.append(f"{hand.question.partition(':')[0]} reenter")
            hand.press(back)
    expected = written(NAMES[:15], told)
    assert hand.told == told
    assert hand.result == expected
    assert expected["ok"]
    assert expected["coins"]["Bea"] == 90, "the stake, and the first buy-back"
    assert expected["coins"]["Dino"] == 85, "the second one costs twice as much"


def test_a_deal_in_which_one_pays_costs_two_taps(hand):
    hand.begin(*NAMES[:8])
    for loser in NAMES[:8]:
        before, deals = hand.taps, hand.result["deals"]
        hand.lose(loser)
        assert hand.taps == before + 2
        assert hand.result["deals"] == deals + 1
        assert hand.result["tokens"][loser] == 2


@pytest.mark.parametrize("game", ["campli", "coch", "zifuli"])
def test_an_empty_deal_is_entered_only_by_a_second_press(hand, game):
    """A double tap on the button of the next deal would add a deal, and another would deal."""
    hand.begin(*NAMES[:5] if game == "zifuli" else NAMES[:4], game=game)
    sheet = hand.page.kept.sheet
    hand.press("Next deal")
    assert sheet.told == []
    assert hand.headline.startswith("Nothing is entered for this deal.")
    hand.press("Next deal")
    assert sheet.told[-1] == "dealt"
    if game == "campli":
        hand.lose("Bea")
        hand.press("Next deal")
        assert sheet.told == ["dealt", "paid Bea", "dealt"]
        hand.tap("Anna")
        hand.tap("Anna")
        hand.press("Next deal")
        assert sheet.told == ["dealt", "paid Bea", "dealt"], "the question is asked anew after a tap"


def test_a_second_tap_takes_the_first_one_back(hand):
    hand.begin(*NAMES[:4])
    for name in ("Anna", "Bea"):
        hand.tap(name)
    assert "lost" in hand.told_of("Anna")
    hand.tap("Anna")
    assert hand.told == ["paid Bea"]
    assert "lost" not in hand.told_of("Anna")


def test_a_penalty_is_a_long_press_the_other_button_or_a_button_before(hand, qtbot):
    hand.begin(*NAMES[:4])
    tile = hand.tile("Anna")
    qtbot.mousePress(tile, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(hand.told), timeout=LONG_PRESS * 20)
    qtbot.mouseRelease(tile, Qt.MouseButton.LeftButton)
    assert hand.told == ["penalty Anna"], "and no tap besides"
    hand.press("penalty during the deal")
    hand.tap("Bea")
    hand.tap("Carla")
    assert hand.told == ["penalty Anna", "penalty Bea", "paid Carla"], "a tap means a loss again"
    assert "penalty" in hand.told_of("Bea")


def test_what_is_asked_is_told_with_its_price_and_answered_by_buttons(hand):
    hand.begin(*NAMES[:4])
    assert any("next buy-back: 5 coins" in each for each in texts(hand.page))
    for _ in range(3):
        hand.lose("Bea")
    assert hand.question.startswith("Bea:")
    assert "5 coins" in hand.question
    assert not button(hand.page, "Next deal").isEnabled()
    hand.press(hand.answers[0])
    assert hand.told[-1] == "Bea reenter"
    assert hand.result["tokens"]["Bea"] > 0
    assert any("next buy-back: 10 coins" in each for each in texts(hand.page))


def test_a_split_of_the_pool_is_written_as_a_number(hand):
    hand.begin(*NAMES[:3])
    for _ in range(3):
        hand.lose("Bea")
    hand.press(hand.answers[-1])
    assert "split" in hand.question.lower()
    field = next(part for part in hand.page.ask._parts if part.accessibleName() == "Share")
    field.setValue(60)
    hand.press(hand.answers[0])
    proposer = hand.told[-1].split()[0]
    assert hand.told[-1] == f"{proposer} propose 60%"


def test_undo_leads_back_to_the_beginning_and_says_what_it_undoes(hand):
    hand.begin(*NAMES[:4])
    nothing = hand.result
    for _ in range(3):
        hand.lose("Bea")
    hand.press(hand.answers[0])
    hand.tap("Carla")
    assert hand.foot == "Last: Carla lost"
    undo = button(hand.page, "Undo")
    assert undo.accessibleDescription() == "Undo: Carla lost"
    seen = []
    while undo.isEnabled():
        seen.append(hand.foot)
        hand.press("Undo")
    assert seen[1] == "Last: Bea pays 5 coins into the pool."
    assert seen[2:4] == ["Last: end of deal 3", "Last: Bea lost"]
    assert hand.result == nothing
    assert hand.told == []


def test_it_is_gone_on_with_after_the_page_was_closed_or_the_program_killed(hand, window, qtbot):
    hand.begin(*NAMES[:6])
    hand.lose("Dino")
    hand.tap("Ezio")
    before = hand.told, hand.result
    log = hand.page.kept.path
    log.write_bytes(log.read_bytes() + b'{"told":"dea')  # killed in the middle of a line
    window.page_stack.close_pages()
    again = Scorekeeper(window, qtbot)
    assert (again.told, again.result) == before
    again.press("Next deal")
    assert again.result["deals"] == 2


def test_lu_stu_has_its_bargains_and_two_matti(hand):
    hand.begin(*NAMES[:4], game="lu_stu")
    hand.press("two Matti: won a token")
    for name in ("Anna", "Bea", "Carla"):
        hand.tap(name)
    assert hand.told == ["won Anna", "won Bea", "paid Carla"], "after two a tap means a loss again"
    hand.press("Inn sold …")
    form = hand.page.bargain
    hand.tap("Dino")
    hand.tap("Anna")
    assert not form.done.isEnabled(), "nothing is offered yet"
    form.coins.setValue(3)
    form.share.setValue(20)
    hand.press("Agreed")
    assert hand.told[-1] == "offer Dino Anna 3 20%"
    assert "Dino offers Anna 3 coins and 20% of the winnings." in hand.page.log.toPlainText()
    assert hand.result["coins"]["Anna"] == 98
    assert not form.isVisible()


def test_a_bargain_that_cannot_be_is_told_and_changes_nothing(hand):
    hand.choose_game("lu_stu")
    hand.page.setup.coins[0].setValue(10)
    hand.begin(*NAMES[:4], game="lu_stu")
    hand.press("Inn sold …")
    hand.tap("Anna")
    hand.tap("Bea")
    form = hand.page.bargain
    assert form.buttons[5, 20].isEnabled()
    assert not form.buttons[10, 0].isEnabled(), "Anna has 5 coins left"
    form.coins.setValue(50)
    assert form.coins.value() == 5
    form.told.emit("offer Anna Bea 50")
    assert hand.told == []
    assert "can’t" in hand.headline
    hand.press("5 coins")
    assert hand.foot == "Last: Anna offers Bea 5 coins.", "and not that the deal began"


def test_a_bargain_takes_four_taps_and_its_share_stays_in_sight(hand):
    hand.begin(*NAMES[:15], game="lu_stu")
    before = hand.taps
    hand.press("Inn sold …")
    assert hand.page.bargain.asks.text() == "Inn sold: tap the guest, who pays."
    hand.tap("Dino")
    assert hand.told_of("Dino")[0] == "guest"
    hand.tap("Anna")
    assert not hand.page.board.isVisible(), "nobody is left to choose"
    hand.press("5 coins and 20% of the winnings")
    assert hand.taps == before + 4
    assert hand.told == ["offer Dino Anna 5 20%"]
    assert hand.page.board.isVisible()
    assert not hand.page.bargain.isVisible()
    promise = "has promised Anna 20% of the winnings"
    assert hand.told_of("Dino")[-1] == promise
    assert promise in ". ".join(texts(hand.page)) or promise in hand.tile("Dino").accessibleDescription()
    hand.tap("Dino")
    assert hand.told[-1] == "paid Dino", "a tap means a loss again"
    hand.press("Inn sold …")
    hand.tap("Dino")
    hand.tap("Anna")
    assert hand.page.bargain.buttons[0, 50].isEnabled()
    hand.press("50% of the winnings")
    assert hand.told_of("Dino")[-1] == "has promised Anna 70% of the winnings"
    (dino,) = [each for each in hand.page.for_room.seated if each.name == "Dino"]
    assert dino.promised == (("70%", "Anna"),), "on the screen for the room, too"
    hand.press("Inn sold …")
    hand.tap("Dino")
    hand.tap("Bea")
    assert not hand.page.bargain.buttons[0, 50].isEnabled(), "30% are left"
    assert hand.page.bargain.buttons[0, 30].isEnabled()


def test_undo_takes_the_choices_of_a_bargain_back_one_by_one(hand):
    hand.begin(*NAMES[:4], game="lu_stu")
    hand.tap("Carla")
    hand.press("Inn sold …")
    hand.tap("Dino")
    hand.tap("Anna")
    form, seen = hand.page.bargain, []
    for _ in range(3):
        seen.append((hand.foot, form.guest, form.innkeeper))
        hand.press("Undo")
    assert seen == [
        ("Last: Anna is the innkeeper", "Dino", "Anna"),
        ("Last: Dino is the guest", "Dino", ""),
        ("Last: Carla lost", "", ""),
    ]
    assert hand.told == []
    assert not form.isVisible()
    hand.press("Inn sold …")
    for name in ("Dino", "Dino", "Bea", "Dino"):
        hand.tap(name)
    assert (form.guest, form.innkeeper) == ("Bea", "Dino"), "a second tap on the guest chooses another one"
    hand.press("Inn sold …")
    hand.tap("Bea")
    assert hand.told == ["paid Bea"], "a bargain that was closed is forgotten"


def test_coins_put_into_a_buy_back_are_seen_while_the_game_goes_on(hand):
    seats = [{"name": name, "coins": 8 if name == "Bea" else 100} for name in NAMES[:4]]
    plan = {"game": "campli", "options": {"sharing": True}, "seats": seats}
    hand.page.begun.emit({**plan, "onlookers": [{"name": "Vera", "coins": 50}]})
    for _ in range(3):
        hand.lose("Bea")
    for text in ("Bea raise 2", "Vera back 2", "Bea reenter"):
        assert hand.page._tell(text)
    assert "has promised Vera 2/5 of the winnings" in hand.told_of("Bea")


def test_while_an_inn_is_sold_a_tap_means_nothing_else(hand):
    hand.begin(*NAMES[:4], game="lu_stu")
    lost = button(hand.page, "lost the deal")
    hand.press("Inn sold …")
    assert not lost.isChecked()
    hand.press("lost the deal")
    assert lost.isChecked()
    assert not hand.page.bargain.isVisible()
    hand.tap("Bea")
    assert hand.told == ["paid Bea"]


def test_other_games_have_no_bargains(hand):
    hand.begin(*NAMES[:4])
    assert not shows_button(hand.page, "Inn sold …")
    assert not shows_button(hand.page, "two Matti: won a token")


@pytest.mark.parametrize("game", SCORED)
def test_every_game_is_played_to_its_end_and_another_one_follows(hand, game):
    hand.begin(*NAMES[:4], game=game)
    for _ in range(400):
        if hand.result["state"] == "game over":
            break
        if hand.question:
            hand.press(hand.answers[-1])
        else:
            live = [tile for tile in hand.page.board.tiles if tile.isEnabled()]
            hand.lose(live[-1].accessibleName())
    winner = hand.result["winner"]
    coins = hand.result["coins"]
    assert winner in hand.question
    hand.press("Another game")
    again = {seat["name"]: seat["coins"] for seat in hand.page.setup.plan["seats"]}
    assert again == coins, "everyone sits down with what they have"
    assert hand.page.setup.game == game


def test_the_set_up_says_what_is_wrong_and_offers_known_names(hand, window, qtbot):
    hand.name("Anna")
    assert "2 to 20 people" in hand.foot
    click(hand.page, "Start")
    assert hand.page.kept is None
    hand.name("Anna", "Anna")
    assert "called Anna" in hand.foot
    hand.name("Anna", "Bea")
    hand.page.setup.coins[1].setValue(2)
    assert "Bea" in hand.foot
    hand.page.setup.coins[1].setValue(20)
    click(hand.page, "Start")
    assert hand.result["coins"] == {"Anna": 95, "Bea": 15}
    window.page_stack.close_pages()
    again = Scorekeeper(window, qtbot)
    click(again.page, "New game")
    for field in again.page.setup.names:
        field.clear()
    known = again.page.setup.known_box
    assert [known.itemText(row) for row in range(1, known.count())] == ["Anna", "Bea"]
    known.setCurrentIndex(2)
    known.activated.emit(2)
    assert again.page.setup.names[0].text() == "Bea"
    click(again.page, "Back")
    assert again.told == [], "the game under way is still there"
    assert again.page.isVisible()


def test_enter_leads_from_name_to_name_and_then_to_the_button(hand, qtbot):
    for name in NAMES[:15]:
        field = hand.page.focusWidget()
        qtbot.keyClicks(field, name)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert [seat["name"] for seat in hand.page.setup.plan["seats"]] == list(NAMES[:15])
    qtbot.keyClick(hand.page.focusWidget(), Qt.Key.Key_Return)
    assert hand.page.focusWidget() is hand.page.next
    qtbot.keyClick(hand.page.next, Qt.Key.Key_Space)
    assert list(hand.result["tokens"]) == list(NAMES[:15])
    assert hand.foot == "Tap everyone who lost, then “Next deal”."


def test_people_keep_their_places_while_a_form_or_a_question_is_shown(qtbot, tmp_path):
    """A tile that moves under the finger takes the tap for another player."""
    hand = Scorekeeper(a_window(qtbot, tmp_path, size=(1280, 760), motion="reduced"), qtbot)
    hand.begin(*NAMES[:15], game="lu_stu")
    qtbot.wait(50)

    def places():
        lefts = sorted({tile.x() for tile in hand.page.board.tiles})
        tops = sorted({tile.y() for tile in hand.page.board.tiles})
        return [(lefts.index(tile.x()), tops.index(tile.y())) for tile in hand.page.board.tiles]

    before = places()
    hand.press("Inn sold …")
    qtbot.wait(50)
    assert hand.page.bargain.isVisible()
    assert places() == before
    hand.press("Inn sold …")
    for _ in range(3):
        hand.lose("Bea")
    qtbot.wait(50)
    assert hand.question
    assert places() == before
    assert not cut_off(hand.page)


def test_lines_are_added_while_names_are_typed(hand):
    hand.name(*NAMES)
    assert [seat["name"] for seat in hand.page.setup.plan["seats"]] == list(NAMES)
    assert not hand.foot


def test_all_is_done_by_the_keyboard(hand, qtbot):
    hand.begin(*NAMES[:4])
    tile = hand.page.focusWidget()
    assert tile is hand.tile("Anna")
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    assert hand.told == ["paid Anna"]
    qtbot.keyClick(hand.page.focusWidget(), Qt.Key.Key_C)
    qtbot.keyClick(hand.page.focusWidget(), Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
    assert hand.told == ["paid Anna", "paid Carla", "penalty Dino"]
    qtbot.keyClick(hand.page.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hand.told == ["paid Anna", "paid Carla"]
    assert button(hand.page, "Next deal").shortcut() == QKeySequence("N")
    assert "N" not in LETTERS, "which is for the next deal"


@pytest.mark.parametrize("letter", "HMO")
def test_a_letter_of_the_menus_taps_a_person_on_this_page(hand, letter):
    hand.begin(*NAMES)
    event = QKeyEvent(
        QEvent.Type.ShortcutOverride, Qt.Key(ord(letter)), Qt.KeyboardModifier.NoModifier, letter.lower()
    )
    event.ignore()
    QApplication.sendEvent(hand.page, event)
    assert event.isAccepted()


def test_letters_rest_where_they_are_switched_off(qtbot, tmp_path):
    hand = Scorekeeper(a_window(qtbot, tmp_path, size=(1280, 800), letter_keys=False), qtbot)
    hand.begin(*NAMES[:4])
    qtbot.keyClick(hand.page.focusWidget(), Qt.Key.Key_C)
    assert hand.told == []


def test_a_screen_reader_hears_who_it_is_and_how_they_stand(hand):
    hand.begin(*NAMES[:4])
    hand.tap("Dino")
    told = QAccessible.queryAccessibleInterface(hand.tile("Dino"))
    assert told.text(QAccessible.Text.Name) == "Dino"
    assert told.text(QAccessible.Text.Description) == "lost, deals, tokens: 2, coins: 95"
    assert not nameless(hand.page)


def test_the_log_tells_all_the_last_first(hand):
    hand.begin(*NAMES[:4])
    hand.lose("Bea")
    hand.press("penalty during the deal")
    hand.tap("Carla")
    click(hand.page, "Log")
    lines = hand.log.splitlines()
    assert lines[0] == "Carla has a penalty during the deal."
    assert any("Bea" in line and "lowest" in line for line in lines)
    click(hand.page, "Back")
    assert hand.tile("Anna").isVisible()


@pytest.mark.parametrize("people", [4, 20])
def test_all_people_are_seen_at_once(hand, people):
    hand.begin(*NAMES[:people])
    page, tiles = hand.page, hand.page.board.tiles
    seen = scrolled(page).viewport().rect()
    places = [
        QRect(tile.mapTo(scrolled(page).viewport(), tile.rect().topLeft()), tile.size()) for tile in tiles
    ]
    assert len(places) == people
    assert all(seen.contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert all(place.width() > 140 and place.height() > 74 for place in places)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "how", [LARGE, {"size": (640, 400)}, {"size": (1280, 800)}], ids=["large", "small", "wide"]
)
def test_it_is_read_whole_in_every_language(qtbot, tmp_path, language, how):
    window = a_window(qtbot, tmp_path, language=language, **how)
    window.inn.go_to("score")
    page = window.page_stack.page
    assert isinstance(page, ScorePage)
    assert not cut_off(page)
    page.setup.show_plan({"game": "lu_stu", "seats": [{"name": name, "coins": 100} for name in NAMES]})
    assert not cut_off(page)
    page.next.click()
    page.means.inn.setChecked(True)
    assert not cut_off(page)
    for name in NAMES[:2]:
        page.bargain.take(name)
        qtbot.waitUntil(lambda: not cut_off(page))
    assert not nameless(page)
    page.bargain.buttons[10, 20].click()
    qtbot.waitUntil(lambda: not cut_off(page))
    for _ in range(3):
        page.board.tapped.emit(1)
        page.next.click()
    assert page.ask.isVisible()
    qtbot.waitUntil(lambda: not cut_off(page))
    assert not nameless(page)
    assert page.title.text() in words_of(page) or not page.title.isVisible()


def test_all_rules_of_the_game_can_be_set_and_count(hand):
    hand.choose_game("campli")
    hand.page.setup.more.setChecked(True)
    rules = hand.page.setup.rules
    rules.controls["tokens"].setValue(1)
    assert "1" in hand.page.setup.more.text()
    hand.begin(*NAMES[:4])
    assert set(hand.result["tokens"].values()) == {1}
    assert hand.page.kept.plan["options"]["tokens"] == 1


def test_the_stake_stands_once_in_the_rules_and_above_them(hand):
    hand.page.setup.more.setChecked(True)
    hand.page.setup.stake.setValue(7)
    assert hand.page.setup.rules.controls["stake"].value() == 7
    hand.page.setup.rules.controls["stake"].setValue(3)
    assert hand.page.setup.stake.value() == 3
    hand.begin(*NAMES[:3])
    assert hand.result["pool"] == 9


def test_the_screen_for_the_room_shows_what_the_page_does(hand, qtbot):
    hand.begin(*NAMES[:15])
    click(hand.page, "Screen")
    screen = hand.window.findChild(ScoreScreen)
    screen.resize(1920, 1080)
    told = screen.accessibleDescription()
    assert "next buy-back: 5 coins" in told
    assert "75" in told, "the pool"
    assert all(name in told for name in NAMES[:15])
    hand.lose("Bea")
    assert "tokens: 2" in screen.accessibleDescription()
    tiles = screen.findChildren(SeatTile)
    assert len(tiles) == 15
    assert all(tile.height() * 0.46 * 0.72 * 0.8 >= 1080 / 32 for tile in tiles), "names, from five metres"
    assert screen.rect().contains(tiles[-1].geometry().translated(tiles[-1].parentWidget().pos()))
    for _ in range(2):
        hand.lose("Bea")
    assert "Bea:" in screen.accessibleDescription(), "what is asked"
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.isVisible()


def test_the_screen_for_the_room_shows_the_sides_of_a_trick_game(hand):
    hand.begin(*NAMES[:4], game="coch")
    click(hand.page, "Screen")
    screen = hand.window.findChild(ScoreScreen)
    assert screen.accessibleDescription() == "Deal 1 · Dino deals. Anna, Carla, 0 wins; Bea, Dino, 0 wins"
    hand.page.tricks.points[0].setValue(11.5)
    hand.press("Next deal")
    assert "Last deal: Anna + Carla 11½, Bea + Dino 7½." in screen.accessibleDescription()
    assert screen.accessibleDescription().endswith("Anna, Carla, 1 win; Bea, Dino, 0 wins")
    screen.resize(1920, 1080)
    before = screen.grab().toImage()
    hand.press("Undo")
    assert screen.grab().toImage() != before, "what was undone is not shown any more"
    for _ in range(4):
        hand.page.tricks.points[0].setValue(11.5)
        hand.press("Next deal")
    assert hand.page.kept.tricks.series.is_over
    assert screen.accessibleDescription().startswith("The game goes to"), "the winners come first"


@pytest.mark.parametrize(("game", "names"), [("zifuli", NAMES[:5]), ("coch", NAMES[:3])])
def test_players_without_a_fixed_partner_have_a_tile_each(hand, game, names):
    hand.begin(*names, game=game)
    assert [side.names for side in hand.page.for_room.sides] == [(name,) for name in names]


def test_the_screen_for_the_room_follows_from_one_kind_of_game_to_another(hand):
    hand.begin(*NAMES[:4])
    click(hand.page, "Screen")
    screen = hand.window.findChild(ScoreScreen)
    assert len([tile for tile in screen.findChildren(SeatTile) if tile.isVisible()]) == 4
    click(hand.page, "New game")
    hand.begin(*NAMES[:4], game="trionfo")
    assert not [tile for tile in screen.findChildren(SeatTile) if tile.isVisible()]
    assert screen.accessibleDescription().startswith("Deal 1 · Dino deals. Anna, Carla, 0 wins")


def test_another_window_does_not_write_the_same_score(hand, qtbot, tmp_path):
    hand.begin(*NAMES[:4])
    hand.lose("Bea")
    other = a_window(qtbot, tmp_path, size=(1024, 700), motion="reduced")
    second = Scorekeeper(other, qtbot)
    assert second.page.kept is None
    second.begin(*NAMES[4:8])
    second.lose("Ezio")
    hand.lose("Anna")
    paths = {hand.page.kept.path, second.page.kept.path}
    assert len(paths) == 2
    assert hand.told == ["paid Bea", "dealt", "paid Anna", "dealt"]
    assert second.told == ["paid Ezio", "dealt"]
    other.close()


def test_points_of_a_trick_game_are_kept_deal_by_deal(hand):
    hand.begin(*NAMES[:4], game="coch")
    board = hand.page.tricks
    board.points[0].setValue(11.5)
    hand.press("Next deal")
    board.points[0].setValue(9.5)
    assert not board.recount.isHidden()
    board.recount.setValue(30)
    hand.press("Next deal")
    tricks = hand.page.kept.tricks
    assert tricks.told == [
        "points Anna 11.5", "dealt", "points Bea 9.5", "recount Bea 30", "dealt",
    ]  # fmt: skip
    assert tricks.result()["standing"] == {"Anna": 2, "Bea": 0, "Carla": 2, "Dino": 0}
    assert "Anna + Carla won" in board.last.text()
    hand.page.undo()
    assert tricks.told == ["points Anna 11.5", "dealt"]
    assert hand.page.undo_button.toolTip() == "Undo: deal 1"


def test_a_bid_of_zifuli_is_entered_with_its_partner(hand):
    hand.begin(*NAMES[:5], game="zifuli")
    board = hand.page.tricks
    hand.press("Next deal")
    hand.press("Next deal")
    assert board.last.text() == "Thrown in: nobody bid."
    board.points[0].setValue(9.5)
    assert board.recount.isHidden(), "nobody has bid yet"
    board.bidder.setCurrentIndex(board.bidder.findData("Bea"))
    assert not board.recount.isHidden()
    board.card.setCurrentIndex(board.card.findData("IV"))
    board.partner.setCurrentIndex(board.partner.findData("Ezio"))
    assert board.partner.findData("Bea") < 0
    board.points[0].setValue(12)
    hand.press("Next deal")
    result = hand.page.kept.tricks.result()
    assert result["standing"] == {"Anna": -1, "Bea": 2, "Carla": -1, "Dino": -1, "Ezio": 1}


def test_a_match_of_tricks_ends_and_another_follows(hand):
    hand.begin(*NAMES[:4], game="trionfo")
    for _ in range(4):
        hand.page.tricks.points[0].setValue(60)
        hand.page.tricks.points[1].setValue(50)
        hand.press("Next deal")
    assert hand.page.kept.tricks.series.is_over
    assert nameless(hand.page) == []
    hand.press("Another game")
    assert [field.text() for field in hand.page.setup.names[:4]] == ["Bea", "Carla", "Dino", "Anna"]


def test_points_that_cannot_be_are_refused_and_nothing_is_written(hand):
    hand.begin(*NAMES[:4], game="trionfo")
    hand.page.tricks.points[0].setValue(200)
    hand.page.tricks.points[1].setValue(100)
    hand.press("Next deal")
    assert hand.page.kept.tricks.told == []
    assert "can’t be" in hand.headline
