"""The points of trick games with real cards."""

from tests.ui.objects.score import NAMES
from tests.ui.windows import nameless


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
