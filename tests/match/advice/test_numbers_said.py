"""The numbers that advice says are the numbers reckoned, and speak for what is advised, in every language.

A few decisions of every game; `python -m tests.benchmarks.bench_advice said` looks at five hundred of each.
"""

import re
from random import Random

import pytest

from cucu_desktop.bots.assessment import Assessment, Estimate
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action, parse
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice import worth_reasons
from cucu_desktop.match.advice.reason import Reason, ShownWorth
from cucu_desktop.match.advice.sentences import ReasonSentences
from tests.bots.quick_thinking import think_quickly
from tests.bots.random_decisions import decisions, some
from tests.match.advice.said import LANGUAGES, faults

EACH_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def _thinks_quickly(monkeypatch):
    """What is said has to be what is reckoned, however many deals were thought of."""
    think_quickly(monkeypatch, samples=100)


@EACH_GAME
def test_the_numbers_said_are_the_numbers_reckoned(game):
    found = [
        fault
        for seen, heard in some(decisions(game, range(40)), 40, Random(5))
        for fault in faults(seen, heard)
    ]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@EACH_GAME
def test_every_option_has_a_name(game, language):
    sentences = ReasonSentences(language, game, GAMES[game].pack_of(GAMES[game].usual).name)
    for action in every_action(game):
        worths = dict.fromkeys(("first", "second"), ShownWorth("chance", 50.0, 0))
        why = Reason("named", actions=dict.fromkeys(worths, action), worths=worths, coins={"cost": 2})
        assert "{" not in sentences.tell(why, ())


def every_action(game):
    """Everything that is done in a game; of an amount, one of each kind. Divisions are not told by worths."""
    for options in GAMES[game].presets.values():
        for kind, choices in GAMES[game].state_class.vocabulary(options).items():
            for choice in choices if kind != "agreement" else ():
                if isinstance(choice, Action):
                    yield choice
                    continue
                for outcome in choice.outcomes if choice.coins else ():
                    yield Action(choice.word, 5, outcome=outcome)
                if 0 in choice.coins:
                    yield Action(choice.word, 0)
                if choice.percent:
                    yield Action(choice.word, percent=5)


def told(keep, exchange, unit="tokens", error=0.0, language="en", game="campli"):
    worths = {KEEP: Estimate(keep, error), EXCHANGE: Estimate(exchange, error)}
    reason = worth_reasons.why(Assessment.of(unit, worths), unit)
    return ReasonSentences(language, game, "cucco").tell(reason, ())


@pytest.mark.parametrize(
    ("keep", "exchange", "unit", "error", "part"),
    [
        (-0.571, -0.65, "tokens", 0.0, "57 tokens"),
        (-0.571, -0.574, "tokens", 0.0, "57.1 tokens"),
        (-0.571, -0.57100001, "tokens", 0.0, "no difference"),
        (1.523, 1.471, "coins", 0.011, "1.52 coins"),
        (1.523, 1.471, "coins", 0.011, "swapping 1.47."),
        (1.523, 0.6, "coins", 0.011, "2 coins"),
        (0.5261, 0.5267, "coins", 0.0, "swapping 0.527."),
        (0.5261, 0.5262, "coins", 0.0, "0.5261 coins"),
        (-0.571, -0.574, "tokens", 0.01, "Close:"),
        (-0.571, -0.65, "tokens", 0.01, "57 tokens"),
    ],
)
def test_no_more_digits_are_said_than_tell_the_two_apart(keep, exchange, unit, error, part):
    assert part in told(keep, exchange, unit, error)


def of(worths, unit="coins", game="campli", language="en"):
    """What is said of these worths, by actions as they are written."""
    estimates = {parse(action): Estimate(*worth) for action, worth in worths.items()}
    reason = worth_reasons.why(Assessment.of(unit, estimates), unit)
    return ReasonSentences(language, game, "cucco").tell(reason, ())


def test_an_amount_is_told_beside_none_at_all():
    bets = {"bet 0": (0.0,), "bet 1": (0.14, 0.01), "bet 80": (7.6, 0.8), "bet 100": (8.5, 0.95)}
    assert of(bets, game="ace_chasing") == (
        "A bet of 100 coins wins about 8 coins on average, betting nothing wins and loses nothing."
    )
    assert "offering nothing" in of(
        {"offer 5%": (1.17,), "no-offer": (0.5,), "offer 10%": (1.16,)}, game="lu_stu"
    )
    assert "offering 10% " in of(
        {"offer 5%": (1.17,), "no-offer": (1.5,), "offer 10%": (1.2,)}, game="lu_stu"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_makes_a_difference_if_anything_is_worth_less(language):
    same = of({"play V": (-24.0,), "play MATTO": (-24.0,)}, "points", "coch", language)
    one = of({"play V": (-24.0,), "play MATTO": (-24.0,), "play XI": (-52.0,)}, "points", "coch", language)
    worths = {"play V": (-24.0,), "play MATTO": (-24.0,), "play IV": (-24.0,), "play XI": (-52.0,)}
    two = of(worths, "points", "coch", language)
    assert "52" not in same
    assert "52" in one
    assert "52" in two
    assert re.search(r"\b2\b", two)
    assert len({same, one, two}) == 3


def test_of_two_options_both_are_named():
    assert of({"leave": (0.0,), "reenter": (-0.5,)}) == (
        "Staying out wins and loses nothing, buying back in loses about 0.5 coins on average."
    )
    assert ", accepting 4." in of({"refuse": (6.1,), "accept": (4.0,)}, game="lu_stu")
    assert of({"back 1": (-0.2,), "decline": (0.0,)}).startswith("Giving nothing ")
    assert "the next best 1." in of({"play V": (3.0,), "play XI": (1.0,)}, "points", "coch")
    assert "the next best 1." in of({"play V": (3.0,), "play XI": (1.0,), "play I": (0.0,)}, "points", "coch")


def test_what_is_certain_is_said_for_certain():
    assert "costs 1 token every time" in told(-1.0, -0.3)
    assert "costs nothing" in told(0.0, -0.3)
    assert "can’t win any more" in told(0.0, 0.3, "chance")
    assert "wins for certain" in told(1.0, 0.3, "chance")
    assert "wins the pool for certain" in told(1.0, 0.3, "chance", game="le_her")
    assert "about 100 tokens" in told(-1.0, -0.3, error=0.0001)
    assert "costs next to nothing" in told(0.0, -0.3, error=0.0001)
    assert "almost never wins" in told(0.0, 0.3, "chance", error=0.0001)


def test_who_has_to_mix_is_told_how():
    ways = Assessment.of("chance", {KEEP: Estimate(0.3), EXCHANGE: Estimate(0.3)})
    counsel = ways.with_policy({KEEP: 0.625, EXCHANGE: 0.375})
    reason = worth_reasons.why(counsel.played_by({KEEP: 1.0}), "chance")
    assert "about 62 times in 100" in ReasonSentences("en", "le_her", "standard").tell(reason, ())
    assert worth_reasons.why(ways, "chance").key == "same"


def test_of_what_is_told_together_the_second_is_the_number_alone():
    assert told(-0.04, -0.32) == "Per 100 deals, keeping costs about 4 tokens, swapping 32."
    assert told(-0.04, -0.32, language="de") == "In 100 Runden: Behalten kostet etwa 4 Steine, Tauschen 32."
    assert told(-0.04, -0.32, language="it") == "Su 100 mani, se tieni perdi circa 4 gettoni; se cambi 32."
    assert told(0.04, -0.32).endswith("swapping costs about 32 tokens.")
    assert told(0.41, 0.0, "chance", error=0.0001).endswith("swapping hardly ever.")
    assert told(0.41, 0.0, "chance").endswith("swapping never.")
    assert told(-0.5, 0.0).endswith("swapping nothing.")
    assert told(4.0, -3.0, "points", game="coch").endswith("swapping about 3 behind.")
    assert told(0.0, 0.5, "chance", game="le_her").endswith("swapping wins it about 50 times in 100.")


def test_nothing_is_never_about_nothing():
    assert told(0.002, -0.3).startswith("Per 100 deals, keeping costs next to nothing,")
    assert told(0.02, -0.3).startswith("Per 100 deals, keeping wins about 2 tokens,")
    assert "about 1 game in 100" in told(0.012, 0.002, "chance")
    for language in LANGUAGES:
        for keep in (0.0, 0.003, -0.003, 0.2):
            for unit in ("tokens", "chance", "coins", "points"):
                words = "coch" if unit == "points" else "campli"
                sentence = told(keep, -0.9, unit, language=language, game=words)
                assert not re.search(r"(?<![\d.,])0(?![\d.,])", sentence), sentence
