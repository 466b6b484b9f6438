"""Corrections beside the log of a score, and players who leave or join, by clicks."""

from tests.ui.objects.controls import click


def change(hand):
    click(hand.page, "Log")
    return hand.page.change


def pick(box, words):
    box.setCurrentIndex(next(at for at in range(box.count()) if words in box.itemText(at)))


def test_deal_3_is_corrected_in_deal_9_after_its_consequences_were_shown(hand):
    hand.begin("Anna", "Bea", "Carla", "Dino", "Ezio")
    for name in ("Bea", "Carla", "Bea", "Dino", "Carla", "Anna", "Anna", "Ezio"):
        hand.lose(name)
    panel = change(hand)
    pick(panel.entry, "deal 3: Bea, lost")
    pick(panel.instead, "Dino, lost")
    assert "Anna 1 · Bea 2 · Carla 1 · Dino 1 · Ezio 2" in panel.follows.text()
    before = hand.result
    assert before["tokens"]["Bea"] == 1, "nothing is recorded before it is accepted"
    click(panel.form, "Correct")
    assert hand.result["tokens"] == {"Anna": 1, "Bea": 2, "Carla": 1, "Dino": 1, "Ezio": 2}
    assert hand.page.undo_button.toolTip() == "Undo: a correction"
    hand.page.undo()
    assert hand.result == before


def test_an_entry_is_taken_out_and_what_no_longer_fits_is_left_out(hand):
    hand.begin("Anna", "Bea", "Carla")
    for _ in range(3):
        hand.lose("Bea")
    hand.press(next(each for each in hand.answers if "Rientro" in each))
    panel = change(hand)
    pick(panel.entry, "deal 1: Bea, lost")
    pick(panel.instead, "Anna, lost")
    assert "1 later entry is left out" in panel.follows.text()
    click(panel.form, "Correct")
    assert hand.result["tokens"] == {"Anna": 2, "Bea": 1, "Carla": 3}


def test_a_player_leaves_and_another_joins_at_the_second_press(hand):
    hand.begin("Anna", "Bea", "Carla")
    hand.lose("Bea")
    panel = change(hand)
    panel.people.put(name="Carla")
    click(panel, "Leaves or joins")
    assert "Carla is out" in panel.follows.text()
    assert "Carla" not in hand.result["out"]
    click(panel, "Leaves or joins")
    assert hand.result["out"] == ["Carla"]
    panel.people.put(name="Dino")
    click(panel, "Leaves or joins")
    assert "Dino pays 5 coins" in panel.follows.text()
    click(panel, "Leaves or joins")
    assert hand.result["tokens"]["Dino"] == 3
    click(hand.page, "Back")
    hand.lose("Dino")
    assert hand.result["tokens"]["Dino"] == 2


def test_several_tables_are_kept_on_one_laptop(hand):
    """A new game leaves the running one in the list of the set-up, where it continues."""
    hand.begin("Anna", "Bea", "Carla")
    hand.lose("Bea")
    hand.press("New game")
    hand.name("Dino", "Ezio", "Fabia")
    click(hand.page, "Start")
    hand.lose("Ezio")
    hand.press("New game")
    assert "Anna, Bea, Carla" in hand.page.setup.kept.fields["game"].currentText()
    hand.press("Continue")
    assert hand.result["tokens"] == {"Anna": 3, "Bea": 2, "Carla": 3}
