"""Bargains of Lu Stù at the score of real cards: an inn that is sold for coins or a share."""

from tests.ui.objects.score import NAMES


def agree(hand, guest, innkeeper, coins=0, share=0):
    if not hand.page.bargain.isVisible():
        hand.press("Inn sold …")
    hand.page.bargain.put(guest=guest, innkeeper=innkeeper, coins=coins, share=share)
    hand.press("Agreed")


def test_lu_stu_has_its_bargains_and_two_matti(hand):
    hand.begin(*NAMES[:4], game="lu_stu")
    for name in ("Dino", "Bea"):
        hand.press("won a token")
        hand.tap(name)
    hand.tap("Carla")
    assert hand.told == ["won Dino", "won Bea", "paid Carla"], "after a token won a tap means a loss again"
    agree(hand, "Anna", "Dino", 3, 20)
    assert hand.told[-1] == "offer Anna Dino 3 20%"
    assert hand.result["coins"]["Dino"] == 98
    assert not hand.page.bargain.isVisible()
    hand.press("Log")
    assert "Anna offers Dino 3 coins and 20% of the winnings." in hand.log


def test_a_bargain_that_cannot_be_is_told_and_changes_nothing(hand):
    hand.choose_game("lu_stu")
    hand.page.setup.coins[0].setValue(10)
    hand.begin(*NAMES[:4], game="lu_stu")
    for bargain in (("Anna", "Bea"), ("Anna", "Anna", 5), ("Anna", "Bea", 50)):
        agree(hand, *bargain)
        assert hand.told == []
        assert "can’t" in hand.headline
        assert hand.page.bargain.isVisible(), "to be corrected"
    agree(hand, "Anna", "Bea", 5)
    assert hand.foot == "Last: Anna offers Bea 5 coins.", "and not that the deal began"


def test_the_share_of_a_bargain_stays_in_sight(hand):
    hand.begin(*NAMES[:15], game="lu_stu")
    agree(hand, "Anna", "Dino", 5, 20)
    assert hand.told == ["offer Anna Dino 5 20%"]
    assert hand.told_of("Anna")[-1] == "has promised Dino 20% of the winnings"
    hand.tap("Anna")
    assert hand.told[-1] == "paid Anna"
    agree(hand, "Anna", "Dino", share=50)
    assert hand.told_of("Anna")[-1] == "has promised Dino 70% of the winnings"
    (anna,) = [each for each in hand.page.for_room.seated if each.name == "Anna"]
    assert anna.promised == (("70%", "Dino"),), "on the screen for the room, too"
    agree(hand, "Anna", "Bea", share=50)
    assert hand.told[-1] == "offer Anna Dino 50%", "30% are left"
    hand.press("Undo")
    assert hand.told_of("Anna")[-1] == "has promised Dino 20% of the winnings"
    assert not hand.page.bargain.isVisible()


def test_people_who_are_out_of_the_deal_are_not_offered(hand):
    hand.begin(*NAMES[:4], game="lu_stu")
    for _ in range(10):
        if hand.question:
            hand.press(hand.answers[-1])
        elif "Bea" in hand.result["out"]:
            break
        else:
            hand.lose("Bea")
    hand.press("Inn sold …")
    guest = hand.page.bargain.fields["guest"]
    assert [guest.itemText(at) for at in range(guest.count())] == ["Anna", "Carla", "Dino"]
    assert hand.page.bargain.value("innkeeper") == "Carla", "another one than the guest"
