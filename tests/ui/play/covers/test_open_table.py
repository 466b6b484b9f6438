"""Several people at an open table: notices, decisions, calls, and the curtain."""

from dataclasses import replace

import pytest

from cucu_desktop.engine.actions import CALL, EXCHANGE, KEEP, SHOW
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.rarer_events import Called
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene.open_cards import KeyItem
from tests.ui.objects.open_table import NAMES, plan_of
from tests.ui.windows import LARGE, cut_off, match_of, short_plan, wait_for

pytestmark = pytest.mark.waits


# Notices


def test_the_notice_says_whose_card_it_is_and_who_comes_next(table):
    table = table(*NAMES[:3])
    names, order = table.playing.names, table.session.observation.order
    asked, coming, dealer = (names[seat] for seat in order)
    assert f"{asked}, your card: hold it or the key " in table.notice
    assert f"Then {coming}; {dealer} deals." in table.notice
    table.choose(KEEP)
    table.wait()
    assert f"{coming}, your card" in table.notice
    assert f"Then {dealer}, who deals." in table.notice
    table.choose(KEEP)
    table.wait()
    assert f"{dealer}, your card" in table.notice
    assert "Then" not in table.notice


@pytest.mark.parametrize("language", ["de", "it"])
def test_the_notice_follows_the_language(table, language):
    table = table(*NAMES[:3])
    table.window.settings.change(language=language)
    told = {"de": "deine Karte: Halte sie", "it": "la tua carta: per vederla"}[language]
    assert told in table.notice


def test_a_screen_reader_hears_the_notice_and_the_card_only_by_the_key(table, announced, qtbot):
    table = table()
    seat = table.asked
    name = table.playing.names[seat]
    card = table.card_of(seat)
    spoken = table.playing.accessibility.yours(card)
    assert any(f"{name}, your card: hold it" in text for text in announced)
    assert not any(spoken in text for text in announced)
    announced.clear()
    table.press_card(seat)
    table.release_card(seat)
    assert not any(spoken in text for text in announced)
    announced.clear()
    table.hold(seat)
    assert spoken in announced[0]
    table.let_go(seat)
    qtbot.waitUntil(lambda: announced[-1] == "Face down.")
    assert spoken not in " ".join(announced[1:])


# Decisions


@pytest.mark.usefixtures("results_wait")
def test_no_cover_and_nine_presses_a_deal_of_eight_who_look_and_keep(table, qtbot):
    table = table(*NAMES)
    covers = []
    table.session.handing_over.connect(covers.append)
    for _ in NAMES:
        seat, card = table.asked, table.card_of(table.asked)
        assert table.hold_answer(KEEP) == {(seat, card)}
        qtbot.waitUntil(lambda seat=seat: table.goes_on or (table.is_asked and table.asked != seat))
    table.go_on()
    table.wait(Stage.ANSWER, Stage.OVER)
    assert (table.presses, table.holds) == (9, 0)
    assert covers == []


def test_a_new_card_may_be_looked_at_while_the_next_player_decides(table, stacked):
    stacked(CUCCO, "VI VIII IX X")
    table = table(*NAMES[:3])
    giver = table.asked
    table.choose(EXCHANGE)
    table.wait()
    assert "New cards: " in table.notice
    assert told_on_cards(table) == [str(giver + 1), f"hold, or key {table.asked + 1}"]
    table.hold(giver)
    assert table.faces() == {(giver, "VIII")}
    table.let_go(giver)
    table.choose(KEEP)
    table.wait()
    table.hold(giver)
    assert table.faces() == set()


def test_before_a_bot_a_new_card_is_waited_for_until_it_has_been_seen(table, stacked, qtbot):
    stacked(CUCCO, "VI VIII IX X")
    plan = short_plan(bots=2, tokens=3)
    people = (Player("Anna", "you-1"), *plan.players, Player("Bea", "you-2"))
    table = table(plan=replace(plan, players=people, drawn=False))
    session = table.session
    for _ in range(8):
        order = session.observation.order
        after = order[(order.index(table.asked) + 1) % len(order)]
        if session.match_view.company[after].bot is not None and table.asked != order[-1]:
            break
        table.choose(KEEP)
        table.wait()
    giver = table.asked
    table.choose(EXCHANGE)
    assert table.wait(Stage.LOOK, Stage.ANSWER) is Stage.LOOK
    card = table.card_of(giver)
    table.hold(giver)
    assert table.faces() == {(giver, card)}
    table.let_go(giver)
    assert table.faces() == set()
    qtbot.waitUntil(lambda: session.stage is not Stage.LOOK)


def test_advice_is_shown_only_while_its_player_looks(table, qtbot):
    table = table()
    seat, bar = table.asked, table.playing.decision_bar
    question = bar.question
    table.playing.hint.ask()
    qtbot.waitUntil(lambda: table.playing.hint.advice is not None)
    assert "The hint shows while you look at your card." in bar.question
    assert not any(button.is_pointed_to for button in bar.buttons)
    table.hold(seat)
    assert "The hint shows" not in bar.question
    assert bar.question != question
    assert any(button.is_pointed_to for button in bar.buttons)
    table.let_go(seat)
    assert "The hint shows while you look at your card." in bar.question
    assert not any(button.is_pointed_to for button in bar.buttons)


def test_a_choice_is_taken_back_until_the_next_player_looks(table):
    table = table(*NAMES[:3])
    first = table.asked
    table.choose(KEEP)
    table.wait()
    assert table.playing.undo.is_possible
    table.playing.undo.ask()
    table.wait()
    assert table.asked == first
    table.choose(KEEP)
    table.wait()
    table.hold(table.asked)
    table.let_go(table.asked)
    assert not table.playing.undo.is_possible


def test_everybody_may_talk_and_the_player_who_is_asked_speaks(table):
    plan = short_plan(*NAMES[:3], bots=0, tokens=3, talk=True)
    table = table(plan=plan)
    assert table.session.speakers() == (0, 1, 2)


def test_what_a_card_forbids_is_offered_and_refused_without_a_reason(table, stacked):
    """At Lu Stù a card over X may not be passed; buttons that say so would tell the card to all."""
    pack = GAMES["lu_stu"].pack_of(plan_of("lu_stu", "Anna").options)
    stacked(pack, "XI VIII IX X")
    table = table(plan=plan_of("lu_stu", *NAMES[:3]))
    assert table.session.question.decision.options == (KEEP, EXCHANGE)
    length = match_of(table.session).length
    table.choose(EXCHANGE)
    assert match_of(table.session).length == length
    assert "Your card doesn’t allow that." in table.playing.decision_bar.question
    table.choose(KEEP)
    assert match_of(table.session).length > length


def test_the_question_for_a_matto_does_not_tell_that_there_is_one(table, stacked):
    pack = GAMES["lu_stu"].pack_of(plan_of("lu_stu", "Anna").options)
    stacked(pack, "MATTO VIII IX X")
    table = table(plan=plan_of("lu_stu", *NAMES[:2], tokens=1))
    question = table.session.question
    assert match_of(table.session).observation(question.seat).decision.kind == "matto"
    assert (question.kind, question.decision.kind) == ("turn", "turn")
    assert question.decision.options == (KEEP, EXCHANGE, SHOW)
    seat = question.seat
    table.choose(KEEP)
    table.wait()
    assert table.asked != seat


# Calls at any time


def cambio(*people, bots=0):
    return plan_of("cambio", *people, bots=bots, talk=False)


def test_the_holder_of_the_owl_calls_in_the_turn_of_another(table, stacked):
    pack = GAMES["cambio"].pack_of(cambio("Anna").options)
    stacked(pack, "VI XV VII IX")
    table = table(plan=cambio(*NAMES[:3]))
    match = match_of(table.session)
    holder = next(seat for seat in range(3) if table.card_of(seat) == "XV")
    assert table.asked == match.to_act != holder
    assert table.session.question.decision.options == (KEEP, EXCHANGE, CALL)
    length = match.length
    for seat in {0, 1, 2} - {holder}:
        table.session.call(seat)
        assert (match.length, table.session.stage) == (length, Stage.ANSWER)
    table.session.call(holder)
    assert match.length > length


def test_a_call_while_the_table_moves_is_kept_for_the_next_pause(table, stacked, qtbot):
    pack = GAMES["cambio"].pack_of(cambio("Anna").options)
    stacked(pack, "VI XV VII IX")
    table = table(plan=cambio(*NAMES[:3], bots=1), speed="fast")
    match = match_of(table.session)
    holder = next(seat for seat in range(3) if table.card_of(seat) == "XV")
    vain = next(seat for seat in range(3) if seat != holder)
    called = []
    table.session.told.connect(lambda events: called.extend(e for e in events if isinstance(e, Called)))
    table.choose(KEEP)
    assert table.playing.view.busy
    for seat in (vain, holder):
        table.session.call(seat)
    deal = match.observation(SPECTATOR).deals
    qtbot.waitUntil(lambda: bool(called) or match.observation(SPECTATOR).deals != deal, timeout=30_000)
    assert [event.seat for event in called] == [holder]


def test_another_player_looks_before_the_turn_and_only_that_one(table, stacked, qtbot):
    pack = GAMES["cambio"].pack_of(cambio("Anna").options)
    stacked(pack, "VI XV VII IX")
    table = table(plan=cambio(*NAMES[:3]))
    asked, other = table.asked, next(seat for seat in range(3) if seat != table.asked)
    assert not table.playing.buttons.others.isHidden()
    table.session.look(other)
    assert f"{table.playing.names[other]}, your card" in table.notice
    table.hold(asked)
    assert table.faces() == set()
    table.let_go(asked)
    table.hold(other)
    assert table.faces() == {(other, table.card_of(other))}
    table.let_go(other)
    qtbot.waitUntil(lambda: asked in table.session.may_look)
    table.hold(asked)
    assert table.faces() == {(asked, table.card_of(asked))}


# The curtain


def test_the_curtain_comes_in_the_middle_of_a_question_and_goes_again(table, qtbot):
    table = table()
    table.window.settings.change(hidden_cards="curtain")
    wait_for(qtbot, table.window, Stage.HAND_OVER)
    assert table.faces() == set()
    table.window.settings.change(hidden_cards="hold")
    table.wait()
    assert table.faces() == set()
    assert "your card: hold it" in table.notice


def test_hands_of_trick_games_stay_behind_the_curtain(table):
    table = table(plan=seating_of_tricks(), stages=(Stage.HAND_OVER,))
    assert table.session.may_look == frozenset()


def test_a_hand_stays_open_when_another_preference_changes(table):
    table = table(plan=seating_of_tricks(), stages=(Stage.HAND_OVER,))
    table.session.take_over()
    table.wait()
    table.window.settings.change(four_colours=True)
    assert table.session.stage is Stage.ANSWER
    assert table.session.viewer == table.asked


def test_the_table_opens_at_once_behind_the_curtain(table):
    table = table(hidden_cards="curtain", stages=(Stage.HAND_OVER,))
    table.session.take_over()
    table.wait()
    seat = table.asked
    assert table.faces()
    table.window.settings.change(hidden_cards="hold")
    table.wait()
    assert table.asked == seat
    assert table.session.viewer == SPECTATOR
    assert table.faces() == set()


def seating_of_tricks():
    plan = seating.usual("coch", "Anna")
    players = (plan.players[0], Player("Bea", "you-2"), *plan.players[2:])
    return replace(plan, players=players)


def test_when_no_person_is_left_in_the_rest_is_played_at_once(table, stacked, qtbot):
    """The persons are dealt the lowest cards and keep them."""
    stacked(CUCCO, "I II X IX VIII")
    plan = short_plan(bots=3)
    people = (Player("Anna", "you-1"), Player("Bea", "you-2"), *plan.players)
    table = table(plan=replace(plan, players=people, drawn=False))
    offered = []
    table.session.out.connect(offered.append)
    skipped = False
    while table.wait(Stage.ANSWER, Stage.LOOK, Stage.TABLE, Stage.OVER) is not Stage.OVER:
        if table.session.stage is Stage.ANSWER:  # also after the skip: if all lose at once, all are back
            table.choose(KEEP if KEEP in table.session.question.decision.options else table_last(table))
        elif True in offered and not skipped and not table.playing.buttons.skip.isHidden():
            assert table.session.question is None
            table.playing.buttons.skip.click()
            skipped = True
        qtbot.wait(5)
    assert skipped


def table_last(table):
    return table.session.question.decision.options[-1]


@pytest.mark.parametrize("language", ["de", "en", "it"])
def test_question_and_notice_can_be_read_in_a_small_window_with_large_letters(table, stacked, language):
    stacked(CUCCO, "VI VIII IX X")
    long_names = ("Massimiliano", "Bartolomea", "Ferdinanda")
    table = table(*long_names, language=language, **LARGE)
    for action in (EXCHANGE, KEEP):
        bar = table.playing.decision_bar
        assert cut_off(bar) == []
        assert table.playing.rect().contains(bar.geometry())
        table.choose(action)
        table.wait()


def test_at_an_open_table_for_calls_everything_can_be_read(table):
    table = table(plan=cambio("Massimiliano", "Bartolomea", "Ferdinanda"), language="de", **LARGE)
    playing = table.playing
    assert cut_off(playing) == []
    others = playing.buttons.others
    assert playing.rect().contains(others.geometry())
    bar = playing.decision_bar
    places = [button.geometry().translated(bar.pos()) for button in bar.buttons]
    assert not any(others.geometry().intersects(place) for place in places)


# Large letters


def told_on_cards(table):
    """What is written on the cards that may be looked at."""
    return [slip.text for slip in table.playing.view.table.open_cards._frames if isinstance(slip, KeyItem)]


@pytest.mark.parametrize(
    ("language", "on_card"),
    [("en", "hold, or key {}"), ("de", " Taste {}"), ("it", "tieni, o tasto {}")],
)
def test_eight_people_read_the_question_in_large_letters_and_have_the_hint(
    table, stacked, qtbot, language, on_card
):
    """A chain of swaps ends at a cat: six may look at new cards, and one has no turn."""
    stacked(CUCCO, "I II III IV V VI XII VIII IX X")
    plan = plan_of("campli", *NAMES, sharing=False)
    table = table(plan=plan, size=(1280, 800), text=150, language=language)
    bar, asked = table.playing.decision_bar, 0
    for action in (*[EXCHANGE] * 6, KEEP, KEEP):
        qtbot.waitUntil(lambda: not bar.hint.isHidden())
        name, key = table.playing.names[table.asked], table.session.match_view.persons.index(table.asked) + 1
        assert bar.line.text().startswith(f"{name}: ")
        assert not bar.line.text().endswith(f" {key}.")
        (told,) = [told for told in told_on_cards(table) if not told.isdigit()]
        assert told.endswith(on_card.format(key))
        assert bar.line.font().pixelSize() >= 0.9 * bar.theme.font("status").pixelSize()
        assert bar.geometry().top() >= bar._area.top(), "it rises over the table"
        assert bar.rect().contains(bar.hint.geometry())
        assert not cut_off(bar)
        asked += 1
        table.choose(action)
        table.wait()
    assert asked == 8
