"""Advice at the table: for whoever is asked, founded on what they see, given by a hand and in words."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.engine.actions import Action, Amount
from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.games.catalogue import GAMES, seats_of
from cucu_desktop.match.advice import Advice, advise
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.why import Why
from cucu_desktop.ui import seating
from cucu_desktop.ui.advised import advice_told
from cucu_desktop.ui.tables import words_of
from cucu_desktop.ui.tricks.pointer import Pointer
from cucu_desktop.ui.waiting import Stage
from cucu_desktop.words import words_of as table_of
from tests.ui.windows import LARGE, PATIENCE, a_window, cut_off, first, short_plan, wait_for

LANGUAGES = ("it", "de", "en")


def asks(qtbot, window) -> Advice:
    """Ask by the key, and return the advice when it is there."""
    qtbot.keyClick(window.playing.view, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.playing.counsel.is_given, timeout=PATIENCE)
    return window.playing.counsel._advice


def tricks(game="coch", bots=3):
    plan = seating.usual(game, "Anna", seats=1)
    players = [Player("Anna", "you-1")]
    players += [Player(f"Bot {number}", "peppe", "peppe") for number in range(bots)]
    return seating.Plan(game, tuple(players), (), plan.options)


def test_the_key_points_to_a_button_and_says_why(qtbot, tmp_path, announced):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    asked = window.playing.choices.question
    advice = asks(qtbot, window)
    choices, session = window.playing.choices, window.playing.session
    assert session.question.decision.allows(advice.action)
    pointed = [button for button in choices.buttons if button.is_pointed_to]
    assert len(pointed) == 1
    assert pointed[0].accessibleDescription() == "advised"
    assert choices.question.startswith("Advice: ")
    assert choices.question != asked
    assert announced[-1] == choices.question
    qtbot.keyClick(window.playing.view, Qt.Key.Key_H)
    assert announced[-2:] == [choices.question] * 2


def test_advice_goes_when_the_choice_is_made_and_nothing_is_kept_of_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    log = window.playing.log
    before = log.read_bytes()
    events = window.playing.session.public_events()
    asks(qtbot, window)
    assert log.read_bytes() == before
    assert window.playing.session.public_events() == events
    window.playing.session.act(first(window.playing.session.question.decision.options[0]))
    assert not window.playing.counsel.is_given
    assert not [button for button in window.playing.choices.buttons if button.is_pointed_to]
    window.close()
    Match.resume(log).close()


def test_a_late_answer_is_dropped(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=2))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    session._thinking.advised.emit(session._question - 1, Advice(session.question.decision.options[0]))
    assert not window.playing.counsel.is_given


def test_at_tricks_a_hand_points_to_the_card(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(tricks())
    wait_for(qtbot, window, Stage.ANSWER)
    advice = asks(qtbot, window)
    table, seat = window.playing.view.table, window.playing.session.viewer

    def pointed():
        return [
            card.face
            for card in table.hands[seat]
            if any(isinstance(child, Pointer) for child in card.childItems())
        ]

    assert pointed() == [advice.action.card.id]
    (focused,) = (place for place, spot in enumerate(window.playing.access.cards) if spot.hasFocus())
    assert window.playing.access._held[focused] == (seat, advice.action.card.id), "Enter plays it"
    window.resize(1100, 740)
    qtbot.waitUntil(lambda: pointed() == [advice.action.card.id])
    window.playing.session.act(advice.action)
    assert not [item for item in table.items() if isinstance(item, Pointer)]


def test_it_is_said_in_another_language_at_once(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    asks(qtbot, window)
    window.wish(language="de")
    assert window.playing.choices.question.startswith("Rat: ")
    window.wish(language="it")
    assert window.playing.choices.question.startswith("Consiglio: ")


def test_a_quiet_button_asks_too_and_is_there_only_while_one_is_asked(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    hint = window.playing.choices._hint
    assert hint.isVisible()
    assert hint.accessibleName() == "What would you do?"
    hint.click()
    qtbot.waitUntil(lambda: window.playing.counsel.is_given, timeout=PATIENCE)
    window.playing.session.hold("test")
    window.playing.session.act(first(window.playing.session.question.decision.options[0]))
    assert not hint.isVisible()


def test_advice_to_pass_takes_the_keyboard_off_the_card_that_would_be_bid(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    plan = seating.usual("zifuli", "Anna", seats=1)
    bots = [Player(f"Bot {number}", "peppe", "peppe") for number in range(4)]
    window.play(seating.Plan("zifuli", (Player("Anna", "you-1"), *bots), (), plan.options))
    wait_for(qtbot, window, Stage.ANSWER)
    playing = window.playing
    assert playing.access.is_on_card
    (passing,) = (option for option in playing.session.question.decision.options if option.card is None)
    playing.counsel._give(Advice(passing, None))
    (button,) = (button for button in playing.choices.buttons if button.is_pointed_to)
    assert window.focusWidget() is button


def test_the_offer_is_whole_where_no_button_stands_beneath_the_line_that_asks(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.play(tricks())
    wait_for(qtbot, window, Stage.ANSWER)
    choices = window.playing.choices
    hint = choices._hint
    assert not choices.buttons
    assert hint.isVisible()
    assert hint.geometry().bottom() < choices.height()
    assert hint.height() == hint.sizeHint().height()


def test_nobody_is_advised_before_they_have_said_that_they_are_there(qtbot, tmp_path, announced):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", "Bruno", bots=1))
    wait_for(qtbot, window, Stage.HAND_OVER)
    window.playing.counsel.ask()
    assert announced[-1] == "There is nothing to advise now."
    window.playing.session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    asks(qtbot, window)
    window.host.hide_cards()
    assert not window.playing.counsel.is_given
    assert "Advice:" not in window.playing.choices.question


def test_a_question_that_is_talked_over_in_the_open_brings_no_advice_on_a_card_that_is_not_seen(
    qtbot, tmp_path, monkeypatch
):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", "Bruno"))
    wait_for(qtbot, window, Stage.HAND_OVER)
    session = window.playing.session
    session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.may_be_advised
    monkeypatch.setattr(session, "_viewer", 63)
    assert session.question.cards[session.question.seat] is HIDDEN
    assert not session.may_be_advised
    assert not session.ask_advice()


def test_an_advised_amount_is_chosen_already(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=3))
    wait_for(qtbot, window, Stage.ANSWER)
    choices, session = window.playing.choices, window.playing.session
    option = Amount("propose", 0, 100, percent=True)
    decision = type(session.question.decision)(session.viewer, "agreement", (option,))
    asked = type(session.question)(
        **{name: getattr(session.question, name) for name in session.question.__slots__}
        | {"decision": decision, "kind": "agreement", "about": 1}
    )
    choices.ask(asked, window.playing.names)
    choices.advise(Action("propose", percent=65), "told")
    (button,) = choices.buttons
    assert button.is_pointed_to
    assert choices._answers[0].actions() == (Action("propose", percent=65),)
    choices.nudge(1)
    assert not button.is_pointed_to


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_advice_has_room_in_a_small_window_with_large_letters(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    asks(qtbot, window)
    choices = window.playing.choices
    longest = max(table_of("words", language, "campli")["advice"].values(), key=len)
    choices.advise(window.playing.counsel._advice.action, longest)
    assert not cut_off(choices)
    assert choices.geometry().bottom() <= window.playing.height()


WHYS = [
    Why("only"),
    Why("lower", seats={"name": 1}, cards={"card": "II"}),
    Why("costs", tokens={"keep": 1, "exchange": 40}, numbers={"keeping": 1, "exchanging": 40}),
    Why("costs-same", tokens={"cost": 3}, numbers={"times": 3}),
    Why("costs-safe", tokens={"keep": 0, "exchange": 40}, numbers={"keeping": 0, "exchanging": 40}),
    Why("ask"),
    *(Why("nulla", numbers={"nulle": nulle, "cards": 38}) for nulle in range(3)),
    Why("return", seats={"name": 0}, coins={"worth": 9, "cost": 5}),
    Why("return-other", seats={"name": 1}, coins={"worth": 1, "cost": 5}),
    Why("fair", percents={"fair": 62}),
]
TRICK_WHYS = [
    Why("cheapest", numbers={"points": 1.5}),
    Why("last", numbers={"points": 0.0}),
    *(Why(key, numbers={"count": count}) for key in ("few", "higher-out") for count in (1, 2)),
    Why("partner", seats={"name": 1}),
    Why("hand", numbers={"points": 5.5, "average": 4.0}),
    Why("wins", numbers={"times": 60, "else": 55}),
    Why("wins-same", numbers={"times": 60}),
    *map(
        Why,
        ("trump", "unbeaten", "but-trump", "lead-cheap", "lost", "rob", "discard", "wins-all", "wins-none"),
    ),
]
ACE_WHYS = [
    Why("out", numbers={"keeping": 5, "exchanging": 40}),
    Why("out-same", numbers={"times": 10}),
    Why("out-safe", numbers={"keeping": 0, "exchanging": 40}),
    Why("through", numbers={"times": 60}),
]


def asked_at(game: str):
    """What the first who is asked in a game sees."""
    options = GAMES[game].Options()
    number = min(5, seats_of(game, options)[-1])
    names = [f"N{seat}" for seat in range(number)]
    match = Match.begin(Setup(game, tuple(Player(name, "you-1") for name in names), options, seed=1))
    return match.observation(match.to_act), match.feed(match.to_act), names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "whys"), [("campli", WHYS), ("coch", TRICK_WHYS), ("ace_chasing", ACE_WHYS)]
)
def test_every_reason_is_told_in_every_language(game, whys, language):
    seen, _, names = asked_at(game)
    option = seen.decision.options[0]
    action = option if isinstance(option, Action) else option.of(option.low)
    wording = words_of(language, game)
    plain = advice_told(Advice(action), wording, seen, names)
    told = [advice_told(Advice(action, why), wording, seen, names) for why in whys]
    assert all(text.startswith(f"{plain} ") and "{" not in text for text in told)
    assert len(set(told)) == len(told)


def test_no_sentence_is_left_that_nobody_says():
    said = {why.key for why in (*WHYS, *TRICK_WHYS, *ACE_WHYS)}
    own = {"says", "nulla-0", "nulla-1", "nulla-2", "few-1", "higher-out-1"}
    for language in LANGUAGES:
        assert set(table_of("words", language, "campli")["advice"]) == (said | own) - {"nulla"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_advice_of_every_game_can_be_told(game, language):
    seen, heard, names = asked_at(game)
    told = advice_told(advise(seen, heard, Random(1)), words_of(language, game), seen, names)
    assert "{" not in told
    assert told.endswith((".", "!"))
