"""First-time notes: which event has which note, and when the table shows it."""

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.play.guided import note_rules
from cucu_desktop.ui.play.guided.first_notes import FirstNotes
from cucu_desktop.ui.play.guided.note_rules import Moment, note_on, notes_on, told
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.wording import wording_of
from cucu_desktop.words import words_of
from tests.transcripts.transcript import any_option
from tests.ui.windows import a_window, short_plan, wait_for

ME, OTHER, THIRD = 0, 1, 2
CAT, HORSE, HUNTER, OWL = (CUCCO[name] for name in ("XII", "XIII", "XIV", "XV"))
SPOKEN = {"call", "outbid", "names", "worthless", "none", "none-t", "cas-buy", "cas-sell"}
"""The notes on questions that have conditions."""


def keys():
    answers = {key for cards in note_rules.ANSWERS.values() for key in cards.values()}
    own = {"own-stop", "own-king"}
    return answers | own | SPOKEN | {row.key for row in note_rules.EVENTS} | {*note_rules.QUESTIONS.values()}


def seen_in(game):
    players = tuple(
        Player(name, f"you-{number}") for number, name in enumerate("ABCD"[: 2 if game == "le_her" else 4])
    )
    return Match.begin(Setup(game, players, GAMES[game].usual, seed=1, drawn=False)).observation(ME)


def on(game, event, *before):
    return notes_on(game, Moment(event, before, seen_in(game), ME))


def arrested(card, holder=OTHER, exchanger=THIRD):
    return happen.Arrested(holder, exchanger, card, True, -1)


def exposed(seat, card):
    return happen.Exposed(seat, card, -1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_note_has_words_twelve_at_most_and_none_is_left_over(language):
    notes = words_of("words", language, "campli")["notes"]
    assert set(notes) - {"unit"} == keys()
    for game in GAMES:
        wording = wording_of(language, game)
        for key in keys():
            words = told(key, wording, 20)
            assert 0 < len(words.split()) <= 12, words
            assert "{" not in words


EXAMPLES = [
    ("campli", "horse", arrested(HORSE)),
    ("campli", "hunter", arrested(HUNTER)),
    ("lu_stu", "zumb", arrested(HORSE)),
    ("cambio", "human", arrested(HUNTER)),
    ("campli", "own-stop", arrested(HUNTER, holder=ME)),
    ("campli", "back", happen.Exchanged(OTHER, THIRD, HIDDEN, HIDDEN, "cat", 0)),
    ("campli", "fool-1", happen.TokenLost(OTHER, 2, "matto")),
    ("lu_stu", "paga", happen.TokenLost(OTHER, 2, "matto")),
    ("lu_stu", "matti", rarer.TokenGained(OTHER, 4, "matti")),
    ("campli", "tie-all", happen.Compared((OTHER, THIRD), "I", (OTHER, THIRD))),
    ("lu_stu", "di-mano", happen.Compared((OTHER,), "I", (OTHER, THIRD))),
    ("le_her", "dealer-wins", happen.Compared((ME,), "I", (ME, OTHER))),
    ("kille", "no-showing", happen.Compared((), "")),
    ("campli", "dead", happen.CardDied(OTHER)),
    ("campli", "all-back", happen.Reentered(OTHER, 3, True)),
    ("cuckoo", "pack-king", rarer.TurnedUp(OTHER, HIDDEN, -1)),
    ("gnav", "pack-answers", rarer.TurnedUp(OTHER, HIDDEN, -1)),
    ("cuckoo", "out", happen.Eliminated(OTHER, 1)),
    ("coucou", "three", happen.DealBegan(3, ME, (1, 2, 3, ME))),
    ("le_her", "places", happen.DealBegan(2, OTHER, (ME, OTHER))),
    ("cambio", "adults", happen.DealBegan(4, OTHER, (2, 3, 0, 1))),
    ("cambio", "no-shuffle", rarer.PackLasts(30)),
    ("cambio", "fool-got", rarer.Fell(OTHER, "MATTO")),
    ("cambio", "fool-drawn", happen.Drew(ME, HIDDEN, CUCCO["MATTO"], 0)),
    ("cambio", "owl-gone", happen.Exchanged(OTHER, ME, HIDDEN, OWL, "turn", 0)),
    ("tiebreak", "new-tie", rarer.TieBegan(2, "6", (ME, OTHER))),
    ("gnav", "knock", rarer.Knocked(OTHER, HIDDEN, -1)),
    ("lu_stu", "arrit", rarer.RunsBack(OTHER, THIRD)),
    ("lu_stu", "high", happen.Dealt(ME, OWL, 0)),
]


@pytest.mark.parametrize(("game", "key", "event"), EXAMPLES)
def test_an_event_has_its_note(game, key, event):
    assert key in on(game, event)


def test_a_note_is_of_its_own_game_only():
    for game, key, event in EXAMPLES:
        others = [other for other in GAMES if other != game and not isinstance(GAMES[other], TrickGame)]
        alike = [other for other in others if key in on(other, event)]
        rows = {name for row in note_rules.EVENTS if row.key == key for name in row.games.split()}
        cards = {name for name, answers in note_rules.ANSWERS.items() if key in answers.values()}
        assert set(alike) <= rows | cards | {"campli", "lu_stu", "gnav", "kille", "cambio"}


def test_cards_that_lie_face_down_give_no_note():
    assert on("lu_stu", happen.Dealt(OTHER, HIDDEN, 0)) == []
    assert on("cambio", happen.Exchanged(OTHER, THIRD, HIDDEN, HIDDEN, "turn", 0)) == []
    assert on("cambio", happen.Drew(OTHER, HIDDEN, HIDDEN, 0)) == []


def test_one_fool_and_two_are_told_apart():
    one, two = exposed(OTHER, CUCCO["MATTO"]), exposed(THIRD, CUCCO["MATTO"])
    result = happen.Compared((ME,), "I", (ME,))
    assert "fool-2" not in on("campli", result, one)
    assert "fool-2" in on("campli", result, one, two)


def test_the_cat_that_fells_another_player():
    met = arrested(CAT, exchanger=THIRD)
    assert on("cambio", rarer.Fell(THIRD, "XII"), met) == []
    assert on("cambio", rarer.Fell(OTHER, "XII"), met) == ["curse"]


@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_are_noted_without_an_error(game):
    """Every question and event of some deals by chance finds its note, or none."""
    from random import Random  # noqa: PLC0415

    found = set()
    for seed in range(4):
        random = Random(seed)
        players = tuple(Player(name, f"you-{n}") for n, name in enumerate("ABCDE"[: GAMES[game].usual_seats]))
        match = Match.begin(Setup(game, players, GAMES[game].usual, seed=seed, drawn=False))
        for _ in range(150):
            if match.is_over:
                break
            seat = match.first_to_decide
            seat = match.to_act if seat is None else seat
            seen = match.observation(seat)
            found.add(note_on(game, seen))
            match.submit(seat, any_option(random.choice(seen.decision.options)))
        events = match.feed(ME)
        for number, event in enumerate(events):
            found |= {*notes_on(game, Moment(event, events[:number], match.observation(ME), ME))}
    assert found - {""}
    assert found - {""} <= keys()


def test_a_note_is_shown_once_a_deal_and_never_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=3))
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    notes = window.playing.findChild(FirstNotes)
    window.context.prefer(noted=())
    notes._hear([happen.DealBegan(2, ME, (1, 2, 3, 0))])
    notes._hear([arrested(HORSE)])
    assert window.context.preferences.noted == ("horse",)
    assert "jump over it" in " ".join(window.playing.slips.texts)
    notes._hear([arrested(HUNTER)])
    assert window.context.preferences.noted == ("horse",), "one a deal"
    notes._hear([happen.DealBegan(3, ME, (1, 2, 3, 0)), arrested(HORSE), arrested(HUNTER)])
    assert window.context.preferences.noted == ("horse", "hunter")


def test_the_note_about_the_own_seat_comes_first(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=3))
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    notes = window.playing.findChild(FirstNotes)
    window.context.prefer(noted=())
    me = window.playing.session.match_view.persons[0]
    other = (me + 1) % 4
    notes._hear([happen.DealBegan(2, me, (1, 2, 3, 0)), arrested(HORSE, other), arrested(CAT, me, other)])
    assert window.context.preferences.noted == ("own-stop",)


def test_a_switch_turns_them_off_and_forgets_what_was_told(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, noted=("horse",))
    window.context.prefer(notes=False)
    assert window.context.preferences.noted == ()
    window.play(short_plan("Anna", bots=3))
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    window.playing.findChild(FirstNotes)._hear([arrested(HUNTER)])
    assert window.context.preferences.noted == ()


def test_a_new_kind_of_question_has_its_note_as_long_as_it_is_open(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    bar = window.playing.decision_bar
    window.playing.findChild(FirstNotes)._has_told = False
    question = window.playing.session.question
    note_rules_key = "backing"
    note = told(note_rules_key, window.context.wording)
    bar.notice(note, spoken=note)
    assert "Pay a part of it" in bar.question
    window.playing.session.act(question.decision.options[0])
    assert "Pay a part of it" not in bar.question


def test_in_a_lesson_there_are_none(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.guided.show_me("campli")
    wait_for(qtbot, window, Stage.ANSWER)
    window.playing.findChild(FirstNotes)._hear([arrested(HUNTER)])
    assert window.context.preferences.noted == ()
