"""Hints are short: what to do, one reason in words of the table, and what the options are worth."""

from random import Random

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import Advice, advise
from cucu_desktop.match.advice.reason import Reason, ShownWorth
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.text.hint_text import LONGEST, advice_told
from cucu_desktop.ui.text.wording import wording_of
from cucu_desktop.words import words_of as table_of
from tests.bots.quick_thinking import think_quickly
from tests.bots.random_decisions import decisions, some
from tests.ui.reasons import ACE_WHYS, CAMBIO_WHYS, LU_STU_WHYS, TRICK_WHYS, WHYS, turn

NAMES = [
    "Nonna Assunta",
    "Ser Ambrogio",
    "Don Carlo",
    "Filomena",
    "Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe",
] * 12


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_read_at_a_glance(game, monkeypatch):
    think_quickly(monkeypatch, samples=100)
    for seen, heard in some(decisions(game, range(60)), 24, Random(8)):
        advice = advise(seen, heard)
        for language in LANGUAGES:
            told = advice_told(advice, wording_of(language, game, seen.options), seen, NAMES)
            assert len(told) <= LONGEST, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_hint_that_would_be_too_long_the_fact_remains(language, monkeypatch):
    think_quickly(monkeypatch, samples=100)
    seen, _ = next(
        (seen, heard) for _, seen, heard in decisions("campli", range(9)) if EXCHANGE in seen.decision.options
    )
    worths = {"first": ShownWorth("tokens", -4, 0), "second": ShownWorth("tokens", -32, 0)}
    actions = {"first": KEEP, "second": EXCHANGE}
    fact = Reason("kept", seats={"name": 0})
    advice = Advice(KEEP, Reason("named", worths=worths, actions=actions, seen=fact))
    short, long = (
        advice_told(advice, wording_of(language, "campli", seen.options), seen, [name] * 40)
        for name in ("Anna", "Wilhelmina " * 6)
    )
    assert "32" in short
    assert len(short) <= LONGEST
    assert "32" not in long
    assert "Wilhelmina" in long


def asked_at(game: str):
    """What the first who is asked in a game sees."""
    options = GAMES[game].options()
    number = min(5, GAMES[game].seats_of(options)[-1])
    names = [f"N{seat}" for seat in range(number)]
    match = Match.begin(Setup(game, tuple(Player(name, "you-1") for name in names), options, seed=1))
    return match.observation(match.to_act), match.feed(match.to_act), names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "whys"),
    [
        ("campli", WHYS),
        ("lu_stu", LU_STU_WHYS),
        ("coch", TRICK_WHYS),
        ("ace_chasing", ACE_WHYS),
        ("cambio", CAMBIO_WHYS),
    ],
)
def test_every_reason_is_told_in_every_language(game, whys, language):
    seen, _, names = asked_at(game)
    option = seen.decision.options[0]
    action = option if isinstance(option, Action) else option.of(option.low)
    wording = wording_of(language, game)
    plain = advice_told(Advice(action), wording, seen, names)
    told = [advice_told(Advice(action, why), wording, seen, names) for why in whys]
    assert all(text.startswith(f"{plain} ") and "{" not in text for text in told)
    assert len(set(told)) == len(told)


def test_no_sentence_is_left_that_nobody_says():
    said = {why.key for why in (*WHYS, *TRICK_WHYS, *ACE_WHYS, *CAMBIO_WHYS, *LU_STU_WHYS)}
    own = {"says", "nulla-0", "nulla-1", "nulla-2", "if", "about", "chance-about", "out-also"}
    own |= {
        "nothing",
        "almost-nothing",
        "never",
        "almost-never",
        "points-won-also",
        "points-lost-also",
    }
    clauses = {f"{what}-{how}" for what in ("chance", "out") for how in ("some", "none", "never", "surely")}
    clauses |= {
        f"{what}-{how}" for what in ("tokens", "pool", "coins", "points") for how in ("won", "lost", "none")
    }
    clauses |= {f"tokens-{how}-surely" for how in ("won", "lost", "none")}
    clauses |= {"pool-none-surely", "coins-none-surely", "in-a-hundred-deals", "in-a-hundred-rounds"}
    named = {action.word for why in WHYS for action in why.actions.values()}
    for language in LANGUAGES:
        table = table_of("words", language, "campli")["advice"]
        assert set(table) == (said | own | clauses) - {"nulla"}
        assert set(table["if"]) == named


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Per 100 deals, keeping costs about 57.2 tokens, "),
        ("de", "Behalten kostet etwa 57,2 Steine, "),
        ("it", "Su 100 mani, se tieni perdi circa 57,2 gettoni; "),
    ],
)
def test_what_either_way_of_a_turn_is_worth_is_told_as_the_language_writes_numbers(language, told):
    seen, _, names = asked_at("campli")
    advice = Advice(seen.decision.options[0], turn("tokens", -57.2, -57.9, 1))
    assert told in advice_told(advice, wording_of(language, "campli"), seen, names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_advice_of_every_game_can_be_told(game, language):
    seen, heard, names = asked_at(game)
    told = advice_told(advise(seen, heard), wording_of(language, game), seen, names)
    assert "{" not in told
    assert told.endswith((".", "!"))
