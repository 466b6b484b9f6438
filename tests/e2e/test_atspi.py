"""The real program, played by nothing but what a screen reader has: no mouse, no keyboard, no picture."""

import pytest

from tests.e2e.screen_reader import run_beside_the_program

pytestmark = pytest.mark.waits


@pytest.fixture(scope="module", params=["48.1", "43.1"], ids=["Orca 48", "Orca 43"])
def orca(request):
    """The version of the screen reader that the program finds: 43 speaks no announcements."""
    return request.param


@pytest.fixture(scope="module")
def pace(orca):
    """The settings' line of the speed; without one a screen reader has the table go on by key.

    test_reader.py plays by key beside Orca 48.
    """
    return "speed=at once\n" if orca == "48.1" else ""


@pytest.fixture(scope="module")
def played(screen, tmp_path_factory, pace, orca):
    """What the player met in a deal."""
    met, _ = run_beside_the_program(
        screen,
        tmp_path_factory.mktemp("home"),
        "atspi_player.py",
        *(["waits"] if pace else []),
        settings=f"{pace}result_seconds=1\naccount=true\n",
        orca=orca,
        seconds=150,
    )
    return met


def test_a_deal_can_be_played(played):
    assert played["turns"], "one was asked at least once"
    assert all(turn["answers"] for turn in played["turns"])


def test_the_own_card_is_told_with_its_power(played):
    for turn in played["turns"]:
        assert turn["card"].startswith("Your card: the ")
        assert turn["power"]


def test_no_card_of_anybody_else_can_be_read(played):
    assert [turn["leaks"] for turn in played["turns"]] == [[]] * len(played["turns"])


def test_every_seat_can_be_read(played):
    assert all(len(turn["seats"]) == 6 for turn in played["turns"])


def test_the_running_account_is_a_list_of_sentences(played):
    assert any("keeps" in row or "swap" in row for row in played["told"])


def test_the_deal_before_is_remembered(played):
    assert "How earlier deals ended" in played["before"]


def test_what_was_asked_and_said_was_announced(played, orca):
    heard, read = " | ".join(played["heard"]), " | ".join(played["focused"])
    asked = read if orca == "43.1" else heard + read
    assert "Keep, or swap" in asked, "the question"
    assert "Your card: " in asked
    assert "(" in heard, "a call, with its meaning"


def test_a_question_that_has_the_keyboard_is_not_announced_as_well(played):
    asked = [read for read in played["focused"] if "Keep, or swap" in read]
    assert all("Your card: " in read for read in asked), "with the card that it is about"
    questions = {read.split("Your card: ")[0].strip() for read in asked}
    assert not any(question in told for question in questions for told in played["heard"])


def test_the_table_goes_on_by_key_unless_another_pace_was_chosen(played, pace, orca):
    # At another pace nobody pressed a key, and the deal has come to its end: results stay for a second only.
    assert bool(played["steps"]) == (not pace)
    told = played["heard"] if orca == "48.1" else played["focused"]
    assert any("Press space to continue." in each for each in told) == (not pace)
