"""What is heard of the program with a screen reader that speaks announcements: pages, a deal, a trick."""

import pytest

from tests.e2e.screen_reader import run_beside_the_program

pytestmark = pytest.mark.waits

GOES_ON = "Continue"


@pytest.fixture(scope="module")
def chapters(screen, tmp_path_factory):
    """What was heard in each part of the program, pairs of kind and words, and what it wrote to stderr."""
    heard, written = run_beside_the_program(screen, tmp_path_factory.mktemp("home"), "reader.py", GOES_ON)
    return heard | {"stderr": written}


def told(chapter, *kinds):
    """What was said in a chapter, of these kinds."""
    return [said for kind, said in chapter if kind in kinds]


def cut_off(chapter):
    """What was announced and cut off by a focus that moved, or a name that changed, with no key pressed."""
    found, waiting = [], []
    for kind, said in chapter:
        if kind == "announced":
            waiting.append(said)
        elif kind in ("focus", "renamed"):
            found += waiting
            waiting = []
        elif kind == "key":
            waiting = []
    return found


def test_nothing_that_is_announced_is_cut_off_unless_by_a_key(chapters):
    spoken = {name: chapter for name, chapter in chapters.items() if name != "stderr"}
    assert {name: found for name, chapter in spoken.items() if (found := cut_off(chapter))} == {}


ASKED = (
    "GetApplicationBusAddress",
    "Could not find accessible on path",
    "keyEventError",
    "X11 conn",
    "XIO",
    "after ",
)
"""What Qt writes of a reader that asks what nobody can answer, or is slow, and at the end of the screen."""


def test_nothing_is_written_to_stderr(chapters):
    assert [line for line in chapters["stderr"].splitlines() if not any(part in line for part in ASKED)] == []


def test_languages_are_radio_buttons_of_which_one_is_chosen(chapters):
    radios = told(chapters["start"], "radio")
    assert len(radios) > 2
    assert sum(radio.endswith("True") for radio in radios) == 1


@pytest.mark.parametrize("name", ["games", "rules", "settings"])
def test_a_page_begins_with_its_title_and_what_the_keyboard_is_on(chapters, name):
    (dialog,) = told(chapters[name], "dialog")
    title, _, rest = dialog.partition(" | ")
    assert title
    assert not rest.strip(), "no words of which nobody knows where they belong"


def test_the_keyboard_comes_back_to_what_opened_the_page(chapters):
    for name in ("games", "rules", "settings"):
        assert told(chapters[name], "at")[-1].startswith("Other games"), name


def test_a_choice_is_read_by_its_name_and_not_twice_by_its_value(chapters):
    """What is chosen is read as what is selected in its list."""
    boxes = [read for read in told(chapters["settings"], "at") if "combo box" in read]
    assert boxes == ["Language | combo box | "]
    assert told(chapters["settings"], "chosen") == ["English"]


def test_coming_to_a_list_reads_the_row_on_which_one_stands(chapters):
    read = told(chapters["rules"], "at")
    row = next(each for each in read[read.index("Contents | list | ") :] if "list item" in each)
    assert row.split(" | ")[0]
    at = chapters["rules"].index(["at", "Contents | list | "])
    assert chapters["rules"][at + 1 : at + 3] == [["focus within", ""], ["at", row]]


def test_the_rules_are_read_line_by_line_and_do_not_flood(chapters):
    assert told(chapters["rules"], "text events") == ["0"]
    lines = told(chapters["rules"], "line")
    assert len({line for line in lines if line}) > 2


def test_a_puzzle_is_named_with_its_game_and_judged_before_anything_else_is_read(chapters):
    read = told(chapters["puzzle"], "at")
    assert any("puzzle" in said.casefold() for said in told(chapters["puzzle"], "dialog"))
    answered = max(at for at, (kind, _) in enumerate(chapters["puzzle"]) if kind == "key")
    after = [said for said in told(chapters["puzzle"][answered:], "at") if "push button" in said]
    assert after == []
    assert read[-1].startswith(("Yes: ", "No. "))


def test_a_deal_is_told_by_its_weight(chapters):
    """How it ended first and alone, then what happened, then what was said about it."""
    announced = told(chapters["campli"], "announced")
    cards = next(at for at, said in enumerate(announced) if " shows the " in said)
    assert " shows the " not in announced[cards - 1]
    assert "pays" in announced[cards - 1]
    assert any(said.startswith("Deal 2") for said in announced)


def test_a_question_comes_with_the_card_and_its_power(chapters):
    asked = [said for said in told(chapters["campli begins"], "at", "announced") if "Your card: " in said]
    assert any("?" in said and said.split("Your card: ")[1].count(".") > 1 for said in asked), asked


def test_the_table_says_nothing_of_itself(chapters):
    for name in ("campli begins", "campli", "coch"):
        assert not any(said.startswith("Table") for said in told(chapters[name], "at")), name


def test_a_trick_is_played_by_the_ear(chapters):
    assert any("may be played" in said for said in told(chapters["coch"], "at"))
    assert sum(" plays the " in said for said in told(chapters["coch"], "announced")) > 2
