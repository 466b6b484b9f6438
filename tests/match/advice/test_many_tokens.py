"""A scenario may give more tokens than any game: advice to the last two is sampled then, and not solved."""

import pytest

from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.match.advice.scenario_advice import advise_on


@pytest.mark.parametrize("tokens", [60, 1000])
@pytest.mark.parametrize("game", ["campli", "lu_stu", "cuckoo", "tiebreak", "gnav", "coucou"])
def test_the_last_two_with_many_tokens_are_advised_at_once(game, tokens):
    options = {"chips": tokens} if game in ("tiebreak", "coucou") else {}
    seats = [{"name": "A", "tokens": tokens}, {"name": "B", "tokens": tokens}]
    if game == "tiebreak":
        seats.insert(0, {"name": "C", "out": True})
    found = advise_on({"game": game, "seats": seats, "options": options}, COUNSELLOR, 0, "en")
    assert {option["action"] for option in found["options"]} == {"keep", "exchange"}
    assert found["unit"] in ("chance", "coins")
