"""What players did to each other: read off events, kept, and told of everybody one has met."""

from cucu_desktop.engine.events import (
    Arrested,
    BackingGiven,
    DealBegan,
    Drew,
    Eliminated,
    Exchanged,
    Exposed,
    Talked,
)
from cucu_desktop.games import campli
from cucu_desktop.match.records.deeds import EVERYBODY, Encounter, encounters
from cucu_desktop.match.records.store import GameResult, PlayerResult, Store

ALL = -1
CAT, KING = campli.CUCCO["XII"], campli.CUCCO["XV"]


def begun(*events):
    return [DealBegan(1, 2, (0, 1, 2)), *events]


def passed(seat, other, reason="turn"):
    return Exchanged(seat, other, KING, CAT, reason, ALL)


def test_whoever_passes_on_the_card_that_ends_somebody_has_put_them_out():
    assert encounters(3, begun(passed(0, 1), Eliminated(1, 1))) == [Encounter("ousted", 0, 1)]


def test_what_was_asked_for_came_back_or_was_drawn_is_nobodys_deed():
    for events in (
        (passed(0, 1), passed(1, 2), Eliminated(1, 1)),
        (passed(0, 1), passed(0, 1, "cat"), Eliminated(1, 1)),
        (passed(0, 1), Drew(1, CAT, KING, ALL), Eliminated(1, 1)),
        (passed(0, 1), DealBegan(2, 0, (0, 1, 2)), Eliminated(1, 1)),
    ):
        assert encounters(3, begun(*events)) == []


def test_a_card_that_was_spoken_of_and_is_another_was_a_bluff():
    said = Talked(1, "have", "XV")
    assert encounters(3, begun(said, Exposed(1, CAT, ALL))) == [Encounter("bluffed", 1, EVERYBODY, "XV")]
    assert encounters(3, begun(said, Exposed(1, KING, ALL))) == []
    assert encounters(3, begun(said, passed(0, 1), Exposed(1, CAT, ALL))) == []


def test_who_stops_and_who_pays_for_somebody_is_remembered():
    events = begun(Arrested(2, 1, CAT, True, ALL), Arrested(2, 1, CAT, False, ALL), BackingGiven(0, 2, 5))
    found = encounters(3, [*events, BackingGiven(1, 2, 0)])
    assert found == [Encounter("stopped", 2, 1), Encounter("backed", 0, 2)]


def kept(store, number, met, winner="assunta"):
    players = tuple(
        PlayerResult(name, bot, winner in (name, bot), 0, 0)
        for name, bot in (("Anna", None), ("Nonna Assunta", "assunta"), ("Bruna", "bruna"))
    )
    store.record(
        GameResult("2026-05-04T20:15:00", "campli", campli.Options(), 5, 9, "a", number, players, tuple(met))
    )


def test_a_record_with_everybody_one_has_met(tmp_path):
    store = Store(tmp_path / "results.sqlite")
    kept(store, 1, [Encounter("ousted", 0, 1), Encounter("ousted", 0, 1), Encounter("stopped", 1, 0)])
    kept(store, 2, [Encounter("bluffed", 0, EVERYBODY, "XV"), Encounter("ousted", 1, 2)], "Anna")
    assunta, bruna = store.acquaintances("Anna")
    assert (assunta.bot, assunta.games, assunta.won, assunta.lost) == ("assunta", 2, 1, 1)
    assert assunta.done == {"ousted": 2, "bluffed": 1}
    assert assunta.suffered == {"stopped": 1}
    assert (bruna.done, bruna.suffered) == ({"bluffed": 1}, {})
    assert store.acquaintances("Anna", "coch") == []
    store.forget("Anna")
    assert store.acquaintances("Anna") == []
