"""What a screen reader finds on the table: what the viewer sees, in the language of the window, and nothing
else."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games import campli
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.calls import Bubble
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.accessibility import TableAccessibility
from cucu_desktop.ui.view.families import family_of
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.language import speak
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.windows import a_window, short_plan, wait_for

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
    view = TableView(Theme(), family_of(GAMES["campli"]))
    qtbot.addWidget(view)
    view.resize(1024, 700)
    view.sit(match.players)
    view.show()
    view.show_position(match.observation(match.to_act))
    return view


@pytest.fixture
def announced(monkeypatch):
    """The announcements to a screen reader."""
    heard = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: heard.append((event.message(), event.politeness()))
    )
    return heard


@pytest.fixture
def accessibility(view, match, names):
    speak("en")
    accessibility = TableAccessibility(view, Theme(), Wording("en"))
    accessibility.show(match.observation(match.to_act), names)
    yield accessibility
    speak("en")


def spots(accessibility):
    return [accessibility.own, *accessibility.seats, accessibility.pool, accessibility.pack]


def told(accessibility):
    """Everything that can be read from the table."""
    return " | ".join(
        f"{spot.accessibleName()}: {spot.accessibleDescription()}"
        for spot in spots(accessibility)
        if not spot.isHidden()
    )


def point_at(view, place):
    """Ask for the tooltip of a place."""
    event = QHelpEvent(QHelpEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)


def test_every_seat_is_a_button_that_says_what_is_there(accessibility, match, names):
    view = match.observation(match.to_act)
    for seat, spot in enumerate(accessibility.seats):
        assert names[seat] in spot.accessibleName()
        description = spot.accessibleDescription()
        assert "3 tokens" in description
        assert "95 coins" in description
        assert ("deals" in description) == (seat == view.dealer)
        assert ("is to play" in description) == (seat == view.to_act)
        assert ("a face-down card" in description) == (view.cards[seat] is not None)
    assert accessibility.seats[view.seat].accessibleName() == f"{names[view.seat]}, your seat"
    assert accessibility.pool.accessibleName() == "Pool: 20 coins"
    assert accessibility.pack.accessibleName() == f"Pack: {view.stock} cards left"


def test_what_lies_on_the_open_pile_is_told_with_the_pack(qtbot):
    """Counting is part of Cambio (B15): who cannot see the cards that are under others hears them."""
    random = Random(3)
    seated = tuple(Player(name, "bruna") for name in NAMES)
    match = Match.begin(Setup("cambio", seated, GAMES["cambio"].usual, seed=5))
    laid = match.observation(SPECTATOR).laid
    while len(laid) < 10:
        match.submit(match.to_act, random.choice(match.observation(match.to_act).decision.options))
        laid = match.observation(SPECTATOR).laid
    view = TableView(Theme(), family_of(GAMES["cambio"]))
    qtbot.addWidget(view)
    view.set_game(GAMES["cambio"], match.setup.options)
    view.sit(match.players)
    view.show_position(match.observation(SPECTATOR))
    accessibility = TableAccessibility(view, Theme(), Wording("en", "cambio"))
    accessibility.show(match.observation(SPECTATOR), NAMES)
    name = Wording("en", "cambio").cards.name
    told = ", ".join(name(card.id) for card in reversed(laid))
    assert f"Discard pile, newest first: {told}" in accessibility.pack.accessibleDescription()


def test_one_s_own_card_is_told_with_what_it_does(accessibility, match):
    view = match.observation(match.to_act)
    wording = Wording("en")
    assert accessibility.own.accessibleName() == f"Your card: {wording.cards.name(view.card.id)}"
    assert accessibility.own.accessibleDescription().endswith(wording.cards.power(view.card.id))
    assert accessibility.own.isVisible()


def test_a_card_is_called_as_at_the_table_too(accessibility, match, names):
    view = match.observation(match.to_act)
    cards = tuple(CUCCO["XII"] if seat == view.seat else card for seat, card in enumerate(view.cards))
    accessibility.show(replace(view, cards=cards), names)
    assert accessibility.own.accessibleName() == "Your card: the cat (XII)"
    assert accessibility.own.accessibleDescription().startswith("Gnaf: Anyone who asks")


def test_nothing_is_told_that_the_viewer_does_not_see(accessibility, match, names):
    """Players remember a card that they passed on, but it lies face down; they never knew others' cards."""
    wording = Wording("en")
    for seat in (*range(4), SPECTATOR):
        view = match.observation(seat)
        accessibility.show(view, names)
        seen = {
            wording.cards.name(card.id)
            for s, card in enumerate(view.cards)
            if view.shown[s] and card is not HIDDEN
        }
        if view.card is not None and view.card is not HIDDEN:
            seen.add(wording.cards.name(view.card.id))
        for card in CUCCO.designs:
            if wording.cards.name(card.id) not in seen:
                assert wording.cards.name(card.id) not in told(accessibility), (seat, card)


def test_hidden_cards_make_no_difference(accessibility, match, names):
    view = match.observation(match.to_act)
    accessibility.show(view, names)
    before = told(accessibility)
    others = tuple(card and (card if seat == view.seat else HIDDEN) for seat, card in enumerate(view.cards))
    accessibility.show(replace(view, cards=others), names)
    assert told(accessibility) == before


def test_a_card_on_the_table_is_told(accessibility, match, names):
    view = match.observation(SPECTATOR)
    cards = tuple(CUCCO["XIV"] if seat == 1 else card for seat, card in enumerate(view.cards))
    shown = tuple(seat == 1 for seat in range(4))
    accessibility.show(replace(view, cards=cards, shown=shown), names)
    assert "shows the hunter (XIIII)" in accessibility.seats[1].accessibleDescription()
    dead = tuple(seat == 2 for seat in range(4))
    cards = tuple(HIDDEN for _ in range(4))
    tokens = (3, 3, 0, 3)
    accessibility.show(replace(view, cards=cards, dead=dead, tokens=tokens), names)
    assert "is out" in accessibility.seats[2].accessibleDescription()
    assert "dead card" in accessibility.seats[2].accessibleDescription()


def test_a_spectator_has_no_card(accessibility, match, names):
    accessibility.show(match.observation(SPECTATOR), names)
    assert accessibility.own.isHidden()
    assert accessibility.own.accessibleName() == ""


def test_the_card_is_gone_at_once_when_the_screen_is_handed_over(accessibility, announced):
    accessibility.hide_private()
    accessibility.ask("Pass the screen to Anna")
    assert announced[0][0] == "Pass the screen to Anna"
    assert accessibility.own.isHidden()
    assert "Your card" not in told(accessibility)
    assert accessibility.own.accessibleName() == ""
    assert accessibility.own.accessibleDescription() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_changes_its_language_at_once(accessibility, language):
    speak(language)
    accessibility.set_wording(Wording(language))
    yours = {"en": " card: ", "de": " Karte: ", "it": " carta: "}[language]
    pool = {"en": "Pool: 20 coins", "de": "Der Topf: 20 Münzen", "it": "Il piatto: 20 monete"}[language]
    assert yours in accessibility.own.accessibleName()
    assert accessibility.pool.accessibleName() == pool


def test_every_spot_lies_where_the_table_has_the_thing(accessibility, view, match):
    seat = match.to_act
    for number, spot in enumerate(accessibility.seats):
        assert spot.geometry().contains(view.seat_rect(number))
    assert accessibility.own.geometry().contains(view.card_rect(seat))
    view.resize(1280, 800)
    QApplication.processEvents()
    assert accessibility.own.geometry().contains(view.card_rect(seat))


@pytest.mark.usefixtures("accessibility")
def test_fewer_people_sit_down_for_another_game(view, match):
    view.sit(match.players[:3])  # an error in a slot fails the test
    assert len(view.table.seats) == 3


def test_tab_goes_from_one_s_card_round_the_table(accessibility, view, match, qtbot):
    accessibility.own.setFocus()
    met = []
    for _ in range(7):
        met.append(view.focusWidget() or QApplication.focusWidget())
        QApplication.focusWidget().focusNextChild()
    first = match.to_act
    expected = [
        accessibility.own,
        *(accessibility.seats[(first + step) % 4] for step in range(4)),
        accessibility.pool,
        accessibility.pack,
    ]
    assert met == expected


def test_the_mouse_passes_through_to_the_table(accessibility):
    assert all(
        spot.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents) for spot in spots(accessibility)
    )


def test_a_spot_is_read_out_when_it_is_pressed(accessibility, announced):
    accessibility.own.click()
    ((message, _),) = announced
    assert message.startswith("Your card: ")
    assert len(message) > 40, "with what it does"


@pytest.mark.parametrize(("words", "told"), [("both", "Gnaf! (Cat: pay up!)"), ("mine", "Cat: pay up!")])
def test_what_is_said_is_announced_in_the_words_that_are_shown(accessibility, view, announced, words, told):
    view.table.spoke.emit(Bubble("Gnaf!", "Cat: pay up!", 1, words))
    assert announced[0][0] == f"{accessibility.seats[1].accessibleName()}: {told}"


def test_what_is_said_as_a_deal_ends_is_announced_after_the_facts(accessibility, view, announced):
    accessibility.holds_talk = True
    view.table.spoke.emit(Bubble("Frechete!", "Blimey!", 1))
    assert announced == []
    accessibility.tell([happen.TokenLost(1, 2, "lowest")])
    assert ["Frechete!" in text for text, _ in announced] == [False, True]
    view.table.spoke.emit(Bubble("Gnaf!", "Cat: pay up!", 1))
    assert "Gnaf!" in announced[2][0], "in the next deal at once"


def test_where_a_key_goes_on_what_happened_comes_before_what_was_said(accessibility, view, announced):
    """Whoever presses it early has cut off what matters least."""
    view.set_speed("by key")
    view.director.rest.reading_time = 0.0
    view.table.spoke.emit(Bubble("Frechete!", "Blimey!", 1))
    assert announced == []
    accessibility.tell([happen.TokenLost(1, 2, "lowest")])
    texts = [text for text, _ in announced]
    assert "2 tokens left" in texts[0]
    assert "Frechete!" in texts[1]
    view.table.spoke.emit(Bubble("Gnaf!", "Cat: pay up!", 1))
    accessibility.say_rest()
    assert "Gnaf!" in announced[2][0]


def test_ones_card_is_told_after_an_exchange(accessibility, view, announced, match):
    mine, others = (
        view.table.viewer,
        [seat for seat in range(len(match.players)) if seat != view.table.viewer],
    )
    view.table.cards[mine].show_face("VI", public=False)
    accessibility.tell([happen.Exchanged(others[0], mine, HIDDEN, HIDDEN, "turn", -1)])
    assert announced[-1][0].endswith(" Your card: the six (VI).")
    accessibility.tell([happen.Exchanged(others[0], others[1], HIDDEN, HIDDEN, "turn", -1)])
    assert "Your card" not in announced[-1][0]
    view.table.cover(covered=True)
    accessibility.tell([happen.Exchanged(others[0], mine, HIDDEN, HIDDEN, "turn", -1)])
    assert "Your card" not in announced[-1][0], "nobody may see it"


def test_the_table_keeps_the_keyboard_in_silence_and_is_named_to_who_comes_by_tab(qtbot, accessibility, view):
    view.activateWindow()
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(view.hasFocus)
    assert view.accessibleName() == ""
    accessibility.set_wording(Wording("en"))
    assert view.accessibleName() == ""
    view.clearFocus()
    qtbot.waitUntil(lambda: view.accessibleName() == "Table")
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.accessibleName() == "Table"


def test_results_are_announced_when_they_have_been_seen(accessibility, announced, names):
    lost = happen.TokenLost(1, 2, "lowest")
    accessibility.tell([happen.Kept(0), lost, happen.Dealt(0, HIDDEN, 1)])
    ((message, politeness),) = announced
    assert message == Wording("en").log.sentence(lost, names, accessibility._observation.deals)
    assert message.endswith(": 2 tokens left.")
    assert politeness == QAccessible.AnnouncementPoliteness.Polite
    accessibility.tell([happen.Kept(0)])
    assert len(announced) == 1, "a bubble has said so already"
    accessibility.tell([happen.Exposed(0, CUCCO["III"], -1)])
    assert announced[1][0] == f"{names[0]} shows the three (III)."


def test_a_seat_says_what_the_result_of_the_deal_has_shown(accessibility, match, names, view, qtbot):
    seen = match.observation(match.to_act)
    loser, other = (seat for seat in range(seen.players) if seat not in (seen.seat, seen.dealer))
    before = [happen.Exposed(other, CUCCO["IV"], -1), happen.TokenLost(other, 0, "lowest")]
    accessibility.tell([*before, happen.DealBegan(2, seen.dealer, seen.order)])
    assert "a face-down card" in accessibility.seats[seen.seat].accessibleDescription()
    assert "IV" not in told(accessibility)
    shown = [happen.Exposed(seat, CUCCO["III"], -1) for seat in range(seen.players)]
    accessibility.tell([*shown, happen.TokenLost(loser, 2, "lowest"), happen.Compared((loser,))])
    for seat, spot in enumerate(accessibility.seats):
        description = spot.accessibleDescription()
        assert "shows the three (III)" in description
        assert "is to play" not in description
        assert ("2 tokens" in description) == (seat == loser)
        assert ("has not lost a token yet" in description) == (seat != loser)
    place = view.card_rect(other).center()
    point_at(view, place)
    assert QToolTip.text().startswith(f"{names[other]}: the three (III)")
    QToolTip.hideText()


def test_the_question_comes_with_the_card_and_at_once(accessibility, announced):
    accessibility.ask("Keep or exchange?")
    ((message, politeness),) = announced
    card, power = accessibility.own.accessibleName(), accessibility.own.accessibleDescription()
    assert power
    assert message.startswith(f"Keep or exchange? {card}. {power}")
    assert politeness == QAccessible.AnnouncementPoliteness.Assertive


def test_the_mouse_finds_the_same_in_tooltips(accessibility, view, qtbot):
    place = accessibility.own.geometry().center()
    point_at(view, place)
    assert QToolTip.text().startswith("Your card: ")
    nowhere = QPoint(2, 2)
    assert accessibility.spot_at(QHelpEvent(QHelpEvent.Type.ToolTip, nowhere, nowhere)) is None
    QToolTip.hideText()


def test_the_mouse_finds_what_the_open_cards_of_others_do(accessibility, view, match, names):
    """A card that lies face up for all tells what it does; a covered one tells nothing of itself."""
    seen = match.observation(match.to_act)
    other = next(seat for seat in range(seen.players) if seat not in (seen.seat, seen.dealer))
    place = view.card_rect(other).center()
    for shown in (False, True):
        cards, open_ = list(seen.cards), list(seen.shown)
        cards[other], open_[other] = CUCCO["XII"] if shown else HIDDEN, shown
        accessibility.show(replace(seen, cards=tuple(cards), shown=tuple(open_)), names)
        QToolTip.hideText()
        point_at(view, place)
        told = f"{names[other]}: {Wording('en').cards.name('XII')}"
        assert QToolTip.text().startswith(told) == shown
        assert (Wording("en").cards.power("XII") in QToolTip.text().replace("\n", " ")) == shown
    QToolTip.hideText()


def test_a_question_never_cuts_off_what_is_being_said(qtbot, tmp_path, monkeypatch):
    heard = []
    announce = TableAccessibility.announce

    def hear(self, text, *, assertive=False):
        heard.append(assertive)
        announce(self, text, assertive=assertive)

    monkeypatch.setattr(TableAccessibility, "announce", hear)
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    accessibility = window.playing.accessibility
    heard.clear()
    accessibility.ask("Keep or pass?")
    accessibility.announce("Bruna keeps.")
    accessibility.ask("Keep or pass?")
    accessibility.ask("Keep or pass?")
    assert heard == [True, False, False, True]
