"""The points of trick games with real cards."""

from tests.ui.objects.controls import click
from tests.ui.objects.score import NAMES
from tests.ui.windows import nameless


def enter(hand, **values):
    hand.page.deal.put(**values)
    hand.press("Next deal")


def test_points_of_a_trick_game_are_kept_deal_by_deal(hand):
    hand.begin(*NAMES[:4], game="coch")
    enter(hand, points="11,5")
    hand.page.deal.put(points="9½")
    assert not hand.page.deal.fields["recount"].isHidden()
    enter(hand, recount="30")
    tricks = hand.page.kept.tricks
    assert tricks.told == [
        "points Anna 11.5", "dealt", "points Bea 9.5", "recount Bea 30", "dealt",
    ]  # fmt: skip
    assert tricks.result()["standing"] == {"Anna": 2, "Bea": 0, "Carla": 2, "Dino": 0}
    assert [hand.told_of(name)[0] for name in NAMES[:4]] == ["2 wins", "0 wins", "2 wins", "0 wins"]
    assert "Anna + Carla won" in hand.question
    hand.page.undo()
    assert tricks.told == ["points Anna 11.5", "dealt"]
    assert hand.page.undo_button.toolTip() == "Undo: deal 1"


def test_a_bid_of_zifuli_is_entered_with_its_partner(hand):
    hand.begin(*NAMES[:5], game="zifuli")
    form = hand.page.deal
    hand.press("Next deal")
    hand.press("Next deal")
    assert hand.question == "Thrown in: nobody bid."
    form.put(points="9.5")
    assert form.fields["recount"].isHidden(), "nobody has bid yet"
    form.put(bidder="Bea", card="IV", partner="Ezio")
    assert not form.fields["recount"].isHidden()
    enter(hand, points="12")
    result = hand.page.kept.tricks.result()
    assert result["standing"] == {"Anna": -1, "Bea": 2, "Carla": -1, "Dino": -1, "Ezio": 1}
    enter(hand, bidder="Bea", partner="Bea", points="12")
    assert "partner Bea" not in hand.page.kept.tricks.told, "with the card in the own hand Bea is alone"


def test_a_match_of_tricks_ends_and_another_follows(hand):
    hand.begin(*NAMES[:4], game="trionfo")
    for _ in range(4):
        enter(hand, points="60", others="50")
    assert hand.page.kept.is_over
    assert nameless(hand.page) == []
    hand.press("New game")
    assert [field.text() for field in hand.page.setup.names[:4]] == ["Bea", "Carla", "Dino", "Anna"]


def test_points_that_cannot_be_are_refused_and_nothing_is_written(hand):
    hand.begin(*NAMES[:4], game="trionfo")
    enter(hand, points="200", others="100")
    assert hand.page.kept.tricks.told == []
    assert "can’t be" in hand.headline
    enter(hand, points="sixty", others="50")
    assert hand.page.kept.tricks.told == []


def test_an_earlier_deal_of_tricks_is_corrected_after_its_consequences_were_shown(hand):
    hand.begin(*NAMES[:4], game="coch")
    for points in ("11.5", "9.5", "5", "12"):
        enter(hand, points=points, recount="30")
    hand.press("Log")
    change = hand.page.change
    assert [change.entry.itemText(at)[:6] for at in range(4)] == ["deal 4", "deal 3", "deal 2", "deal 1"]
    change.entry.setCurrentIndex(2)
    assert not change.form.button.isEnabled(), "nothing is changed yet"
    assert (change.deal.value("points"), change.deal.value("recount")) == ("9½", "30")
    before = hand.page.kept.tricks.result()
    change.deal.put(points="13")
    assert change.follows.text() == "Anna 1 · Bea 3 · Carla 1 · Dino 3."
    assert hand.page.kept.tricks.result() == before, "nothing is recorded before it is accepted"
    click(hand.page, "Correct")
    after = hand.page.kept.tricks
    assert after.told[2:4] == ["points Bea 13", "dealt"]
    assert after.result()["standing"] != before["standing"]
    assert hand.page.undo_button.toolTip() == "Undo: a correction"
    hand.page.undo()
    assert hand.page.kept.tricks.result() == before


def test_a_bid_of_zifuli_is_corrected_and_impossible_points_are_not(hand):
    hand.begin(*NAMES[:5], game="zifuli")
    enter(hand, bidder="Bea", points="12")
    hand.press("Next deal")
    hand.press("Next deal")
    hand.press("Log")
    change = hand.page.change
    change.entry.setCurrentIndex(1)
    assert change.deal.value("bidder") == "Bea"
    change.deal.put(bidder="Anna", partner="Dino")
    click(hand.page, "Correct")
    assert hand.page.kept.tricks.told[1:] == ["partner Dino", "points Anna 12", "dealt", "dealt"]
    change.entry.setCurrentIndex(0)
    change.deal.put(bidder="Anna", points="18.7")
    assert not change.form.button.isEnabled()
    assert "can’t be" in change.follows.text()
