"""Hints are short: what to do, one reason in words of the table, and what the options are worth."""

from random import Random

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import Advice, advise
from cucu_desktop.match.advice.reason import Reason, ToldWorth
from cucu_desktop.ui.text.hint_text import LONGEST, advice_told
from cucu_desktop.ui.text.wording import wording_of
from tests.bots.quick_thinking import think_quickly
from tests.bots.random_decisions import decisions, some

LANGUAGES = ("it", "de", "en")
NAMES = [
    "Nonna Assunta",
    "Ser Ambrogio",
    "Don Carlo",
    "Filomena",
    "Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe",
] * 12


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_read_at_a_glance(game, monkeypatch):
    think_quickly(monkeypatch, samples=400)
    for seen, heard in some(decisions(game, range(60)), 24, Random(8)):
        advice = advise(seen, heard)
        for language in LANGUAGES:
            told = advice_told(advice, wording_of(language, game, seen.options), seen, NAMES)
            assert len(told) <= LONGEST, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_hint_that_would_be_too_long_the_fact_remains(language, monkeypatch):
    think_quickly(monkeypatch, samples=400)
    seen, _ = next(
        (seen, heard) for _, seen, heard in decisions("campli", range(9)) if EXCHANGE in seen.decision.options
    )
    worths = {"first": ToldWorth("tokens", -4, 0), "second": ToldWorth("tokens", -32, 0)}
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
