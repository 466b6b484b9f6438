"""What a screen reader finds on the table: what the viewer sees, in the language of the window, and nothing
else."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games import campli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.telling import LANGUAGES
from cucu_desktop.ui.access import Access
from cucu_desktop.ui.language import speak
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.view import TableView
from cucu_desktop.ui.wording import Bubble, Wording

NAMES = ("Anna", "Nonna Assunta", "Don Carlo", "Zi' Peppe")


@pytest.fixture(scope="module")
def match():
    """A match in which one player has kept and the next has exchanged."""
    match = Match.begin(
        Setup("campli", tuple(Player(name, "bruna") for name in NAMES), campli.Options(), seed=5)
    )
    match.submit(match.to_act, KEEP)
    match.submit(match.to_act, EXCHANGE)
    return match


@pytest.fixture
def names(match):
    return [player.name for player in match.players]


@pytest.fixture
def view(qtbot, match):
    view = TableView(Theme())
    qtbot.addWidget(view)
    view.resize(1024, 700)
    view.sit(match.players)
    view.show()
    view.show_position(match.observation(match.to_act))
    return view


@pytest.fixture
def announced(monkeypatch):
    """What a screen reader is told."""
    heard = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: heard.append((event.message(), event.politeness()))
    )
    return heard


@pytest.fixture
def access(view, match, names):
    speak("en")
    access = Access(view, Theme(), Wording("en"))
    access.show(match.observation(match.to_act), names)
    yield access
    speak("en")


def spots(access):
    return [access.own, *access.seats, access.pool, access.pack]


def told(access):
    """Everything that can be read from the table."""
    return " | ".join(
        f"{spot.accessibleName()}: {spot.accessibleDescription()}"
        for spot in spots(access)
        if not spot.isHidden()
    )


def test_every_seat_is_a_button_that_says_what_is_there(access, match, names):
    view = match.observation(match.to_act)
    for seat, spot in enumerate(access.seats):
        assert names[seat] in spot.accessibleName()
        description = spot.accessibleDescription()
        assert "3 tokens" in description
        assert "95 coins" in description
        assert ("deals" in description) == (seat == view.dealer)
        assert ("is to decide" in description) == (seat == view.to_act)
        assert ("a face-down card" in description) == (view.cards[seat] is not None)
    assert access.seats[view.seat].accessibleName() == f"{names[view.seat]}, your seat"
    assert access.pool.accessibleName() == "The pool: 20 coins"
    assert access.pack.accessibleName() == f"The pack: {view.stock} cards left"


def test_one_s_own_card_is_told_with_what_it_does(access, match):
    view = match.observation(match.to_act)
    wording = Wording("en")
    assert access.own.accessibleName() == f"Your card: {wording.card(view.card.id)}"
    assert access.own.accessibleDescription().endswith(wording.power(view.card.id))
    assert access.own.isVisible()


def test_a_card_is_called_as_at_the_table_too(access, match, names):
    view = match.observation(match.to_act)
    cards = tuple(CUCCO["XII"] if seat == view.seat else card for seat, card in enumerate(view.cards))
    access.show(replace(view, cards=cards), names)
    assert access.own.accessibleName() == "Your card: the cat (XII)"
    assert access.own.accessibleDescription().startswith("Gnaf: Whoever asks")


def test_nothing_is_told_that_the_viewer_does_not_see(access, match, names):
    """What somebody has passed on they remember, but it lies face down; what others hold they never knew."""
    wording = Wording("en")
    for seat in (*range(4), SPECTATOR):
        view = match.observation(seat)
        access.show(view, names)
        seen = {
            wording.card(card.id) for s, card in enumerate(view.cards) if view.shown[s] and card is not HIDDEN
        }
        if view.card is not None and view.card is not HIDDEN:
            seen.add(wording.card(view.card.id))
        for card in CUCCO.designs:
            if wording.card(card.id) not in seen:
                assert wording.card(card.id) not in told(access), (seat, card)


def test_hidden_cards_make_no_difference(access, match, names):
    view = match.observation(match.to_act)
    access.show(view, names)
    before = told(access)
    others = tuple(card and (card if seat == view.seat else HIDDEN) for seat, card in enumerate(view.cards))
    access.show(replace(view, cards=others), names)
    assert told(access) == before


def test_a_card_on_the_table_is_told(access, match, names):
    view = match.observation(SPECTATOR)
    cards = tuple(CUCCO["XIV"] if seat == 1 else card for seat, card in enumerate(view.cards))
    shown = tuple(seat == 1 for seat in range(4))
    access.show(replace(view, cards=cards, shown=shown), names)
    assert "shows the hunter (XIV)" in access.seats[1].accessibleDescription()
    dead = tuple(seat == 2 for seat in range(4))
    cards = tuple(HIDDEN for _ in range(4))
    tokens = (3, 3, 0, 3)
    access.show(replace(view, cards=cards, dead=dead, tokens=tokens), names)
    assert "is out" in access.seats[2].accessibleDescription()
    assert "dead card" in access.seats[2].accessibleDescription()


def test_a_spectator_has_no_card(access, match, names):
    access.show(match.observation(SPECTATOR), names)
    assert access.own.isHidden()
    assert access.own.accessibleName() == ""


def test_the_card_is_gone_at_once_when_the_screen_is_handed_over(access):
    access.hide_private()
    assert access.own.isHidden()
    assert "Your card" not in told(access)
    assert access.own.accessibleName() == ""
    assert access.own.accessibleDescription() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_changes_its_language_at_once(access, language):
    speak(language)
    access.set_wording(Wording(language))
    yours = {"en": " card: ", "de": " Karte: ", "it": " carta: "}[language]
    pool = {"en": "The pool: 20 coins", "de": "Der Topf: 20 Münzen", "it": "Il piatto: 20 monete"}[language]
    assert yours in access.own.accessibleName()
    assert access.pool.accessibleName() == pool


def test_every_spot_lies_where_the_table_has_the_thing(access, view, match):
    seat = match.to_act
    for number, spot in enumerate(access.seats):
        assert spot.geometry().contains(view.seat_rect(number))
    assert access.own.geometry().contains(view.card_rect(seat))
    view.resize(1280, 800)
    QApplication.processEvents()
    assert access.own.geometry().contains(view.card_rect(seat))


def test_tab_goes_from_one_s_card_round_the_table(access, view, match, qtbot):
    access.own.setFocus()
    met = []
    for _ in range(7):
        met.append(view.focusWidget() or QApplication.focusWidget())
        QApplication.focusWidget().focusNextChild()
    first = match.to_act
    expected = [
        access.own,
        *(access.seats[(first + step) % 4] for step in range(4)),
        access.pool,
        access.pack,
    ]
    assert met == expected


def test_the_focus_is_seen(access, qtbot):
    spot = access.seats[0]
    spot.setFocus()
    with_focus = spot.grab().toImage()
    spot.clearFocus()
    assert spot.grab().toImage() != with_focus


def test_the_mouse_passes_through_to_the_table(access):
    assert all(spot.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents) for spot in spots(access))


def test_a_spot_is_read_out_when_it_is_pressed(access, announced):
    access.own.click()
    ((message, _),) = announced
    assert message.startswith("Your card: ")
    assert len(message) > 40, "with what it does"


def test_what_is_said_is_announced_with_its_meaning(access, view, announced, names):
    view.spoke.emit(1, Bubble("Gnaf!", "Cat: pay up!", 1))
    assert announced[0][0] == f"{names[1]}: Gnaf! (Cat: pay up!)"


def test_results_are_announced_when_they_have_been_seen(access, announced, names):
    lost = happen.TokenLost(1, 2, "lowest")
    access.tell([happen.Kept(0), lost, happen.Dealt(0, HIDDEN, 1)])
    ((message, politeness),) = announced
    assert message == Wording("en").account(lost, names, access._observation.deals)
    assert message.endswith(": 2 tokens left.")
    assert politeness == QAccessible.AnnouncementPoliteness.Polite
    access.tell([happen.Kept(0)])
    assert len(announced) == 1, "a bubble has said so already"
    access.tell([happen.Exposed(0, CUCCO["III"], -1)])
    assert announced[1][0] == f"{names[0]} shows the three (III)."


def test_the_question_comes_with_the_card_and_at_once(access, announced):
    access.ask("Keep or exchange?")
    ((message, politeness),) = announced
    assert message.startswith("Your card: ")
    assert message.endswith("Keep or exchange?")
    assert politeness == QAccessible.AnnouncementPoliteness.Assertive


def test_no_card_is_announced_once_it_is_covered(access, announced):
    access.hide_private()
    access.ask("Hand over to Anna")
    assert announced[0][0] == "Hand over to Anna"


def test_the_mouse_finds_the_same_in_tooltips(access, view, qtbot):
    place = access.own.geometry().center()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    assert QToolTip.text().startswith("Your card: ")
    nowhere = QPoint(2, 2)
    assert access._spot_at(QHelpEvent(QHelpEvent.Type.ToolTip, nowhere, nowhere)) is None
    QToolTip.hideText()


def test_the_mouse_finds_what_the_open_cards_of_others_do(access, view, match, names):
    """A card that lies face up for all tells what it does; a covered one tells nothing of itself."""
    seen = match.observation(match.to_act)
    other = next(seat for seat in range(seen.players) if seat not in (seen.seat, seen.dealer))
    place = view.card_rect(other).center()
    for shown in (False, True):
        cards, open_ = list(seen.cards), list(seen.shown)
        cards[other], open_[other] = CUCCO["XII"] if shown else HIDDEN, shown
        access.show(replace(seen, cards=tuple(cards), shown=tuple(open_)), names)
        QToolTip.hideText()
        event = QHelpEvent(QHelpEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), event)
        told = f"{names[other]}: {access._wording.card('XII')}"
        assert QToolTip.text().startswith(told) == shown
        assert (access._wording.power("XII") in QToolTip.text()) == shown
    QToolTip.hideText()
