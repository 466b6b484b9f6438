"""The pages of a lesson that can be read again."""

from cucu_desktop.ui.play.guided.lesson_pages import Page, PageHistory


def history(*texts):
    pages = PageHistory()
    for text in texts:
        pages.add(lambda text=text: Page(text), keeps=True)
    return pages


def test_the_pages_can_be_turned_between_the_first_and_the_present_one():
    pages = history("a", "b", "c")
    assert pages.shown.text == "c"
    pages.turn(1)
    assert pages.shown.text == "b"
    pages.turn(5)
    assert pages.shown.text == "a"
    assert not pages.has_earlier
    pages.turn(-1)
    assert pages.shown.text == "b"
    pages.turn(-5)
    assert pages.shown.text == "c"
    assert pages.pages_back == 0


def test_an_earlier_page_stays_when_the_present_one_changes():
    pages = history("a", "b", "c")
    pages.turn(1)
    pages.add(lambda: Page("d"), keeps=True)
    assert pages.shown.text == "b"
    pages.turn(-1)
    assert pages.shown.text == "c"
    pages.turn(-1)
    assert pages.shown.text == "d"


def test_a_page_that_is_not_kept_or_is_equal_to_the_next_one_is_left_out():
    pages = history("a", "a", "b")
    pages.add(lambda: Page("passing"), keeps=False)
    pages.add(lambda: Page("c"), keeps=True)
    texts = []
    while True:
        texts.append(pages.shown.text)
        if not pages.has_earlier:
            break
        pages.turn(1)
    assert texts == ["c", "b", "a"]


def test_while_an_earlier_page_is_shown_a_passing_page_changes_nothing():
    pages = history("a", "b")
    pages.turn(1)
    pages.add(lambda: Page("passing"), keeps=False)
    pages.add(lambda: Page("passing still"), keeps=False)
    assert pages.shown.text == "a"
    pages.turn(-1)
    assert pages.shown.text == "b"
