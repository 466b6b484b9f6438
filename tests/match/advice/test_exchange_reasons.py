"""Reasons in exchange games speak of what a game has: of its pool, its tokens, its lives."""

import re

import pytest

from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.standard.bets import HONOUR
from cucu_desktop.match.advice.scenario_advice import advise_on

FOUR = [{"name": name} for name in "ABCD"]


def advised(language="en", **scenario):
    return advise_on({"seats": FOUR, **scenario}, COUNSELLOR, 0, language)


@pytest.mark.parametrize(
    ("language", "begins"),
    [
        ("en", f"Counting a won game as {HONOUR:.0f} coins, if you keep it, you "),
        ("de", f"Ein gewonnenes Spiel als {HONOUR:.0f} Münzen gerechnet: Wenn du sie behältst, "),
        ("it", f"Contando una partita vinta come {HONOUR:.0f} monete, se la tieni, "),
    ],
)
def test_where_there_is_no_pool_it_is_said_what_winning_counts(language, begins):
    deal = {"game": "ace_chasing", "pack": ["5H"], "bets": {"A": 3}}
    told = advised(language, **deal)
    assert told["unit"] == "coins"
    assert told["reason"].startswith(begins)
    assert not re.search("pool|Topf|piatto", told["reason"])
    assert told == advised(language, **deal, pool=0)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "you are out about"), ("de", "draußen"), ("it", "esci circa")]
)
def test_who_has_but_one_life_is_out(language, told):
    assert told in advised(language, game="ace_chasing", pack=["3H"], bets={})["reason"]
