"""Why a card is played: what beats it is what an opponent may hold who has yet to play to the trick."""

import pytest

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games import coch
from cucu_desktop.match.advice import trick_reasons
from cucu_desktop.match.advice.reason import Reason
from cucu_desktop.match.advice.sentences import ReasonSentences
from tests.trick_playing import deal, do, play


def why(state, best):
    """What is said for this option, if it is held to be the best."""
    seen = observe(state, state.decision.seat)
    worths = {option: float(str(option) == best) for option in seen.decision.options}
    assert 1.0 in worths.values()
    return trick_reasons.why(seen, Assessment.of("points", worths))


def few(count):
    return Reason("few", numbers={"count": count})


def test_cards_of_who_plays_for_the_dummy_and_has_played_beat_nothing():
    hands = [
        "III X X XI XI XII XII XIII XIII XIV",
        "VIII I I II II IV IV V V VI",
        "IX VI VII VII VIII XIV XV XV LEONE LEONE",
        "III IX MATTO MATTO MASCHERA MASCHERA SECCHIA SECCHIA NULLA NULLA",
    ]
    state = play(deal("coch", hands, dummies=(2,)), "III VIII")
    assert state.decision.seat == 0
    assert why(state, "play IX") == Reason("unbeaten")


def test_cards_of_who_plays_for_the_dummy_and_is_yet_to_play_beat_nothing():
    hands = [
        "XII I II III IV V VI VII VIII IX",
        "MATTO XV I II III IV V VI VII VIII",
        "XI XI XII XIII XIII XIV XIV MATTO MASCHERA X",
        "LEONE LEONE XV MASCHERA SECCHIA SECCHIA NULLA NULLA IX X",
    ]
    state = play(deal("coch", hands, dummies=(1,)), "XII")
    assert state.decision.seat == 3
    assert why(state, "play MATTO").worths
    assert why(state, "play XV") == Reason("unbeaten")


DUMMY_HOLDS = "X VIII I I II III III IV V VI"


def test_a_dummy_that_has_played_holds_nothing_any_more_and_one_to_come_what_lies_there():
    hands = ["VIII II XI XI XII XII XIII XIII XIV XIV", "", ""]
    led_by_dummy = play(deal("coch", [DUMMY_HOLDS, *hands], dummies=(0,)), "I")
    assert led_by_dummy.decision.seat == 1
    assert why(led_by_dummy, "play VIII") == few(3), "the other X and two IX; the dummy's X has gone by"
    before_dummy = deal("coch", ["VIII IX X XI", "", DUMMY_HOLDS, ""], dummies=(2,))
    assert why(before_dummy, "play IX").key == "unbeaten", "the partner's X lies open"
    before_opponent = deal("coch", ["VIII IX X XI", DUMMY_HOLDS, "", ""], dummies=(1,))
    assert why(before_opponent, "play IX").worths


def test_who_has_shown_to_lack_a_series_holds_none_of_its_cards():
    figure, matte = coch.FIGURE, coch.MATTE
    state = deal("coch", [figure, matte, figure, matte])
    assert why(play(state, "VII XII"), "play VIII") == few(2)
    assert why(play(state, "VI XII VIII XI"), "play IX") == Reason("unbeaten")


def test_a_card_that_the_partner_has_robbed_beats_nothing():
    hands = ["XIV XV MATTO I II III IV V", "", "X", ""]
    robbed = deal("trionfo", hands, "rob leave leave discard:X", stock="MATTO", cut="XV NULLA")
    assert robbed.decision.seat == 0
    assert why(robbed, "play XIV") == Reason("unbeaten")
    dealt = deal("trionfo", hands, "leave leave", stock="MATTO", cut="NULLA XV")
    assert why(dealt, "play XIV") == few(1)


def test_a_card_that_was_called_lies_before_who_called_it():
    hands = ["XI XV I I II II III III", "XII", "XIV XV LEONE LEONE MASCHERA IV V V", "", ""]
    called = do(deal("zifuli", hands), "bid:XV pass pass pass pass play:XI play:XII")
    assert called.decision.seat == 2
    assert why(called, "play XIV") == Reason("unbeaten")
    other = do(deal("zifuli", hands), "bid:III pass pass pass pass play:XI play:XII")
    assert why(other, "play XIV") == few(1)


def test_that_a_card_counts_nothing_speaks_for_it_only_if_others_count():
    assert why(deal("coch", ["I II III V", "", "", ""]), "play II") == Reason("lead-cheap")
    nothing = deal("coch", ["I I II II III III IV IV MATTO MATTO", "", "", ""])
    assert why(nothing, "play II").worths
    follows = play(deal("coch", ["X", "V", "I II III MATTO MATTO XI XI XII XII XIII", ""]), "X V")
    assert why(follows, "play II").worths


TOP = "LEONE LEONE XV XV XIV XIV XIII XIII XII"


@pytest.mark.parametrize(("other", "key"), [("XII", None), ("X", None), ("II", "unbeaten")])
def test_what_is_true_of_all_cards_speaks_for_none(other, key):
    found = why(deal("coch", [f"{TOP} {other}", "", "", ""]), "play LEONE")
    assert found.key == key if key else found.worths


def test_cards_that_bring_the_same_make_no_difference_whatever_may_be_said_of_them():
    seen = observe(state := deal("coch", [f"{TOP} XII", "", "", ""]), 0)
    worths = dict.fromkeys(state.decision.options, 10.0)
    assert trick_reasons.why(seen, Assessment.of("points", worths)) == Reason("same")


@pytest.mark.parametrize(
    ("hand", "best", "is_told"),
    [
        ("I II III IV X XI XII LEONE", "pass", False),
        ("I II III IV IV XI XII LEONE", "pass", True),
        ("VII VIII IX XII XIII XV XV LEONE", "bid XII", False),
        ("I II III IV IV XI XII LEONE", "bid XII", False),
    ],
)
def test_a_hand_speaks_for_passing_if_it_counts_less_than_others_and_for_no_single_card(hand, best, is_told):
    found = why(deal("zifuli", [hand, "", "", "", ""]), best)
    assert (found.key == "hand") is is_told
    assert is_told or found.worths


@pytest.mark.parametrize(
    ("language", "told"), [("en", "No opponent"), ("de", "Kein Gegner"), ("it", "Nessun avv")]
)
def test_opponents_are_told_of_not_all_cards_that_are_out(language, told):
    assert ReasonSentences(language, "coch", "cucco").tell(Reason("unbeaten"), ()).startswith(told)


def test_a_fact_that_does_not_decide_stands_before_the_numbers():
    led = deal("coch", ["V XI XI XII XII XIII XIII XIV XIV XV", "", "", ""])
    assert why(led, "play V").seen == Reason("least")
    assert why(led, "play XI").seen is None
    two = play(deal("coch", ["VI", "VII VIII XI XI XII XII XIII XIII XIV XV", "", ""]), "VI")
    assert why(two, "play VII").seen == Reason("spare"), "both take the trick as it lies"
    assert why(two, "play VIII").seen is None
    strong = deal("zifuli", ["XI XIV XIV XV X X LEONE LEONE", "", "", "", ""])
    called = why(strong, "bid XV")
    assert (called.key, called.seen) == ("else", Reason("strong-hand", numbers={"points": 8.0}))
    weak = deal("zifuli", ["I I II II III III IV V", "", "", "", ""])
    assert why(weak, "bid V").seen is None


@pytest.mark.parametrize(
    ("trick", "hand", "key"),
    [
        ("X", "I II XI XI XII XII XIII XIII XIV XV", "all-lost"),
        ("VI IX I", "I II XI XI XII XII XIII XIII XIV XV", "all-lost"),
        ("VI", "VII VIII XI XI XII XII XIII XIII XIV XV", "same"),
    ],
)
def test_where_it_makes_no_difference_it_is_said_what_all_cards_have_in_common(trick, hand, key):
    before = len(trick.split())
    state = play(deal("coch", [*trick.split(), hand, *[""] * (3 - before)]), trick)
    seen = observe(state, state.decision.seat)
    worths = dict.fromkeys(state.decision.options, 3.0)
    assert trick_reasons.why(seen, Assessment.of("points", worths)) == Reason(key)
