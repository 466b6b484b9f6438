"""Bargains of Lu Stù at the score of real cards: an inn that is sold for coins or a share."""

from tests.ui.objects.controls import button, shows_button, texts
from tests.ui.objects.score import NAMES


def test_lu_stu_has_its_bargains_and_two_matti(hand):
    hand.begin(*NAMES[:4], game="lu_stu")
    hand.press("two fools: won a token")
    for name in ("Dino", "Bea", "Carla"):
        hand.tap(name)
    assert hand.told == ["won Dino", "won Bea", "paid Carla"], "after two a tap means a loss again"
    hand.press("Inn sold …")
    form = hand.page.bargain
    hand.tap("Anna")
    hand.tap("Dino")
    assert not form.done.isEnabled(), "nothing is offered yet"
    form.coins.setValue(3)
    form.share.setValue(20)
    hand.press("Agreed")
    assert hand.told[-1] == "offer Anna Dino 3 20%"
    assert "Anna offers Dino 3 coins and 20% of the winnings." in hand.page.log.toPlainText()
    assert hand.result["coins"]["Dino"] == 98
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
    hand.tap("Anna")
    assert hand.told_of("Anna")[0] == "guest"
    hand.tap("Dino")
    assert not hand.page.board.isVisible(), "nobody is left to choose"
    hand.press("5 coins and 20% of the winnings")
    assert hand.taps == before + 4
    assert hand.told == ["offer Anna Dino 5 20%"]
    assert hand.page.board.isVisible()
    assert not hand.page.bargain.isVisible()
    promise = "has promised Dino 20% of the winnings"
    assert hand.told_of("Anna")[-1] == promise
    assert promise in ". ".join(texts(hand.page)) or promise in hand.tile("Anna").accessibleDescription()
    hand.tap("Anna")
    assert hand.told[-1] == "paid Anna", "a tap means a loss again"
    hand.press("Inn sold …")
    hand.tap("Anna")
    hand.tap("Dino")
    assert hand.page.bargain.buttons[0, 50].isEnabled()
    hand.press("50% of the winnings")
    assert hand.told_of("Anna")[-1] == "has promised Dino 70% of the winnings"
    (anna,) = [each for each in hand.page.for_room.seated if each.name == "Anna"]
    assert anna.promised == (("70%", "Dino"),), "on the screen for the room, too"
    hand.press("Inn sold …")
    hand.tap("Anna")
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
    assert not shows_button(hand.page, "two fools: won a token")
