"""Borders from learnt rows: smooth where little was seen, and of the nearest rules that were learnt."""

from dataclasses import replace
from typing import ClassVar

import pytest

from cucu_desktop.bots import learnt_borders as module
from cucu_desktop.bots.borders import Blur
from cucu_desktop.bots.learnt_borders import Kind, LearntTurns, as_blur, learnt_borders
from cucu_desktop.bots.playouts.others import are_turns_learnt
from cucu_desktop.frozen import frozen
from cucu_desktop.games import campli, coucou, cuckoo, gnav, kille, le_her, lu_stu, tiebreak
from cucu_desktop.learning.policy import Policy, Row
from cucu_desktop.learning.policy_store import turns_for
from cucu_desktop.learning.setting import Setting
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
    seen = {f"ke 0 2 {rank}": row(float(rank > 5), (rank - 5.5) / 5, 0.01) for rank in (4, 5, 6, 7)}
    rare = {"ke 0 1 11": row(0.6, 0.1, 0.5)}
    assert learnt(seen | rare)[1] == Blur(6, ())


@pytest.mark.parametrize("here", ["0", "1"])
def test_one_lucky_row_makes_no_border(learnt, here):
    """Of the lowest card it was seen often enough what it is worth to keep; of the highest once."""
    sure = {f"ke 0 2 {rank}": row(float(rank > 5), (rank - 5.5) / 5, 0.01) for rank in (4, 5, 6, 7)}
    lucky = {f"ke 0 {here} 11": row(0.1, -0.1, 0.5)}
    assert learnt(sure | lucky)[1] == Blur(6, ())
    assert learnt(lucky) == (module.UNKNOWN,) * 4


def test_a_dealer_who_was_hardly_seen_keeps_less_than_the_player_before(learnt):
    """The dealer draws a card of the stock, that nobody has kept."""
    seen = {f"ke 0 1 {rank}": row(float(rank > 5), (rank - 5.5) / 5, 0.01) for rank in (4, 5, 6, 7)}
    found = learnt(seen | {"ke 0 0 11": row(0.6, 0.1, 0.5)})
    assert found[:2] == (Blur(7, ()), Blur(6, ()))


def test_ranks_between_two_that_are_known_are_on_a_line(learnt):
    """Not all exchanged up to the higher one."""
    rows = {"ke 0 1 1": row(0, -0.6, 0.05), "ke 0 1 8": row(1, 0.4, 0.05)}
    assert learnt(rows)[1] == Blur(6, ())


def test_a_place_that_was_never_seen_has_the_border_of_the_one_before(learnt):
    rows = {"ke 0 0 5": row(0, -0.6, 0.01), "ke 0 0 6": row(1, 0.6, 0.01)}
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


def test_a_player_at_the_last_token_keeps_by_the_borders_of_such_players(monkeypatch):
    many, one = turns_for(campli.Options(), 4), turns_for(campli.Options(), 5)
    monkeypatch.setattr(module, "turns_for", lambda options, _: one if options.tokens == 1 else many)
    for cached in (module.learnt_borders, module._blurs, module._turns):
        cached.cache_clear()
    kinds = (module.Kind(0),)
    usual = learnt_borders(campli.Options(), 4).unasked
    last = learnt_borders(campli.Options(tokens=1), 4).unasked
    mixed = learnt_borders(campli.Options(), 4, last=(True, False, True, False)).unasked
    assert mixed == (last[0], usual[1], last[2], usual[3])
    assert (
        module.learnt_blurs(campli.Options(), 4, 1, (True, False, True, False), kinds)
        == (module.learnt_blurs(campli.Options(), 4, 0, (True, False, True, False), kinds)[1:])
    )
    for cached in (module.learnt_borders, module._blurs, module._turns):
        cached.cache_clear()


def test_tokens_are_one_or_enough_where_turns_are_looked_up():
    assert turns_for(campli.Options(tokens=7), 5) == turns_for(campli.Options(), 5)


@pytest.mark.parametrize(
    ("options", "one"),
    [
        (campli.Options(), {"tokens": 1}),
        (cuckoo.Options(), {"tokens": 1}),
        (gnav.Options(), {"tokens": 1}),
        (lu_stu.Options(), {"tokens": 1}),
        (tiebreak.Options(), {"chips": 1}),
        (coucou.Options(), {"chips": 1}),
    ],
    ids=lambda each: getattr(each, "game", ""),
)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_at_the_last_token_players_keep_by_the_table_of_three(options, one, players):
    """Played with one token its borders are right (`tests/learning/test_borders_played.py`)."""
    assert turns_for(replace(options, **one), players) is turns_for(options, players)
    last = (True,) * players
    assert learnt_borders(options, players, last=last) == learnt_borders(options, players)


def test_players_of_kille_keep_by_a_table_of_one_life():
    policy = turns_for(kille.Options(), 5)
    assert set(Setting(kille.GAME, kille.Options(**policy.origin.options), 5).tokens) == {1}


def test_turns_hold_in_both_directions_and_not_by_another_pack():
    usual = cuckoo.GAME.usual
    assert are_turns_learnt(replace(usual, direction="anticlockwise"), 6)
    assert not are_turns_learnt(replace(usual, packs=2), 6)
