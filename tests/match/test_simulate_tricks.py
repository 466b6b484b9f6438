"""Bots play matches of the trick games: one seed one run, told in three languages, and adding up."""

from collections import Counter

import pytest

from cucu_desktop.app import main
from cucu_desktop.bots.tricks import play
from cucu_desktop.engine.tricks.events import DealWon, DummyAssigned, Played, TokensMoved
from cucu_desktop.games import coch, trionfo
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.narration import LANGUAGES, Narrator
from cucu_desktop.match.simulate import Simulation, summary
from cucu_desktop.words import words_of
from tests.trick_playing import GAMES as TRICKS

TABLES = [("coch", 4), ("coch", 3), ("coch", 2), ("zifuli", 5), ("trionfo", 4)]


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch):
    monkeypatch.setattr(play, "WORLDS", 8)
    monkeypatch.setattr(play, "SOLVED", 2)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_score_is_what_was_won(game, seats):
    simulation = Simulation(game, GAMES[game].options(), seats, deals=6, seed=2)
    won = Counter()
    for event, names in simulation.play():
        if isinstance(event, TokensMoved):
            won[names[event.seat]] += event.tokens
        elif isinstance(event, DealWon) and game != "zifuli":
            won.update(names[seat] for seat in event.winners if seat < seats)
    assert simulation.totals.deals == 6
    assert {name: simulation.totals.score[name] for name in simulation.names} == {
        name: won[name] for name in simulation.names
    }


def test_the_same_seed_brings_the_same_run():
    one, other = (
        [str(event) for event, _ in Simulation("trionfo", trionfo.Options(), 4, deals=3, seed=seed).play()]
        for seed in (9, 9)
    )
    assert one == other
    assert one != [
        str(event) for event, _ in Simulation("trionfo", trionfo.Options(), 4, deals=3, seed=8).play()
    ]


def test_a_dummy_is_called_after_who_plays_it():
    simulation = Simulation("coch", coch.Options(), 2, deals=1, seed=1, dummy="{name}'s dummy")
    names = {names[event.seat] for event, names in simulation.play() if isinstance(event, Played)}
    assert names == {*simulation.names, *(f"{name}'s dummy" for name in simulation.names)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dummy_of_three_has_one_name_and_its_partner_is_told(language, capsys):
    assert main(f"simulate --game coch --seats 3 --deals 3 --lang {language} --transcript".split()) == 0
    told = capsys.readouterr().out
    words = Narrator(language, "coch")
    for name in Simulation("coch", coch.Options(), 3, deals=1, seed=1).names:
        assigned = {words.tell(DummyAssigned(0, 1), [name, "nobody"], deal) for deal in range(9)}
        assert sum(told.count(sentence) for sentence in assigned) == 1
    alone = words_of("words", language, "coch")["dummy"]["alone"]
    assert alone in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_with_a_dummy_is_told_by_its_player(language, capsys):
    wanted = f"simulate --game coch --seats 2 --deals 2 --lang {language} --transcript"
    assert main(wanted.split()) == 0
    told = capsys.readouterr().out.splitlines()
    for name in Simulation("coch", coch.Options(), 2, deals=1, seed=1).names:
        dummy = words_of("words", language, "coch")["dummy"]["name"].format(name=name)
        without_article = dummy.removeprefix("il ")  # "Dal morto di ..."
        assert any(without_article in line for line in told)
        assert not [line for line in told if dummy in line and name in line.replace(dummy, "")]


def test_the_summary_tells_matches_won_and_the_score():
    simulation = Simulation("coch", coch.Options(), 4, deals=4, seed=1)
    for _ in simulation.play():
        pass
    head, *rows = summary(simulation.totals, Narrator("en", "coch").summary)
    assert head.split() == ["won", "score"]
    assert [row.split()[-1] for row in rows[:4]] == [
        str(simulation.totals.score[name]) for name in simulation.names
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TRICKS)
def test_the_command_tells_every_deal(game, language, capsys):
    assert main(["simulate", "--game", game, "--deals", "2", "--transcript", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert told.count("\n\n") == 2
    assert "{" not in told
