"""Borders from learnt rows: smooth where little was seen, and of the nearest rules that were learnt."""

from typing import ClassVar

import pytest

from cucu_desktop.bots import learnt_borders as module
from cucu_desktop.bots.borders import Blur
from cucu_desktop.bots.learnt_borders import Kind, LearntTurns, as_blur, learnt_borders
from cucu_desktop.frozen import frozen
from cucu_desktop.games import campli, cuckoo, gnav, le_her
from cucu_desktop.learning.policy import Policy, Row
from cucu_desktop.learning.policy_store import turns_for
from cucu_desktop.learning.turn_key import UNASKED


def row(keep, gain, error):
    """A row: how often the card is kept, and what keeping gains."""
    return Row(("keep", "exchange"), (keep, 1 - keep), (gain, 0.0), error)


@pytest.fixture
def learnt(monkeypatch):
    """Gives what is read from these rows at a table of four."""

    def read(rows):
        origin = turns_for(campli.Options(), 4).origin
        monkeypatch.setattr(module, "turns_for", lambda *_: Policy(origin, rows))
        return LearntTurns(campli.Options(), 4).blurs(Kind(UNASKED))

    return read


def test_a_border_is_between_the_cards_that_are_never_and_always_kept(learnt):
    rows = {"ke 0 0 5": row(0, -0.3, 0.01), "ke 0 0 6": row(0.4, 0, 0.01), "ke 0 0 7": row(1, 0.3, 0.01)}
    assert learnt(rows)[0] == Blur(6, (0.4,))


def test_a_place_that_was_hardly_seen_is_known_by_those_beside_it(learnt):
    seen = {f"ke 0 1 {rank}": row(float(rank > 5), (rank - 5.5) / 5, 0.01) for rank in (4, 5, 6, 7)}
    rare = {"ke 0 0 11": row(0.6, 0.1, 0.5)}
    assert learnt(seen | rare)[0] == Blur(6, ())


def test_a_place_that_was_never_seen_has_the_border_of_the_one_before(learnt):
    rows = {"ke 0 0 5": row(0, -0.3, 0.01), "ke 0 0 6": row(1, 0.3, 0.01)}
    assert learnt(rows) == (Blur(6, ()),) * 4


def test_fractions_that_fall_are_made_to_rise():
    assert as_blur({0: 0.02, 1: 0.5, 2: 0.3, 3: 0.97}) == Blur(1, (0.4, 0.4))


@pytest.mark.parametrize("options", [campli.Options(), gnav.Options(), cuckoo.Options(pack="italian40")])
@pytest.mark.parametrize("players", [2, 4, 9, 20])
def test_there_are_borders_for_every_number_of_players(options, players):
    found = learnt_borders(options, players)
    kinds = (*found.blurs, found.relieved, found.late)
    assert {len(kind) for kind in kinds} == {players}
    assert found.unasked[0] >= found.unasked[-1]
    assert found.unasked[0] > found.asked[0]


def test_players_without_a_turn_have_no_border():
    assert (
        learnt_borders(campli.Options(), 5, silent=1).unasked
        == learnt_borders(campli.Options(), 5).unasked[1:]
    )


def test_rules_that_were_not_learnt_have_the_borders_of_the_nearest():
    """A pack of ten ranks has lower borders, whatever else was agreed on."""
    assert turns_for(cuckoo.Options(pack="italian40", ties="first"), 4).origin.options["pack"] == "italian40"
    assert turns_for(cuckoo.Options(ties="first"), 4).origin.options["pack"] == "standard52"


def test_a_variant_has_the_borders_of_the_game_that_it_extends():
    @frozen
    class Variant(cuckoo.Options):
        game: ClassVar[str] = "variant"

    assert learnt_borders(Variant(), 4) == learnt_borders(cuckoo.Options(), 4)


def test_a_game_that_nobody_has_learnt_has_none():
    with pytest.raises(LookupError):
        learnt_borders(le_her.Options(), 2)


def test_between_two_sizes_the_smaller_one_holds():
    assert turns_for(campli.Options(), 9).origin.seats == 8
