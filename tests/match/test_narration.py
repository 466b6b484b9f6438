"""Every kind of event has a sentence in every language, with the same fields, or is listed without one."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cucu_desktop.engine.cards import CUCCO, HIDDEN, ITALIAN, KILLE, STANDARD, Pack
from cucu_desktop.engine.events import (
    EVERYBODY,
    Arrested,
    Asked,
    Compared,
    Exchanged,
    Exposed,
    Kept,
    Talked,
    TokenLost,
)
from cucu_desktop.engine.tricks.events import TrickTaken
from cucu_desktop.games.campli import ARRESTS, GAME
from cucu_desktop.games.catalogue import GAMES as ALL_GAMES
from cucu_desktop.match.events.tables import EXCHANGE
from cucu_desktop.match.narration import LANGUAGES, Narrator, _general, system_language
from cucu_desktop.match.sides import DummyName
from cucu_desktop.words import words_of
from tests.games.random_play import GAMES as OTHERS
from tests.games.random_play import any_action, any_game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *OTHERS])
def test_every_language_has_every_sentence_and_the_same_gaps(language: str, game: str) -> None:
    """One language may say otherwise in a game what another says as always."""
    ours, english = (dict(leaves(words_of("account", name, game))) for name in (language, "en"))
    assert ours.keys() == english.keys()
    for key, sentence in english.items():
        for way in [*in_ways(ours[key]), *in_ways(sentence)]:
            is_addressed = way.startswith("@")
            assert gaps(way) <= gaps(in_ways(sentence)[0]), key
            assert is_addressed or gaps(way) == gaps(in_ways(sentence)[0]), key


def leaves(tree: dict[str, Any], *above: str) -> Iterator[tuple[tuple[str, ...], str | list[str]]]:
    """Every sentence."""
    for key, below in tree.items():
        if isinstance(below, dict):
            yield from leaves(below, *above, key)
        else:
            yield (*above, key), below


def in_ways(sentence: str | list[str]) -> list[str]:
    return sentence if isinstance(sentence, list) else [sentence]


def gaps(sentence: str) -> set[str]:
    return set(re.findall(r"{\w+}", sentence))


@pytest.mark.parametrize("game", OTHERS)
def test_all_that_happens_in_a_game_is_told(game: str) -> None:
    story = words_of("account", "en", game)["story"]
    untold = set()
    for number in range(25):
        random = Random(f"{game}/{number}/told")
        state = any_game(game, random)
        for _ in range(500):
            if not state.is_over:
                state.apply(any_action(state, random))
        names = [f"P{seat}" for seat in range(len(state.table.coins))]
        tellers = [Narrator(language, game, state.pack.name) for language in LANGUAGES]
        for event in state.table.events(0):
            told = [teller.tell(event, names) for teller in tellers]
            assert not any("{" in (sentence or "") for sentence in told)
            key = EXCHANGE[type(event)].sentence(event)
            if key and key[0] not in story and _general(key[0]) not in story:
                untold.add(key[0])
    assert untold <= {"paid-stake"}


def test_two_packs_call_a_card_otherwise() -> None:
    assert Narrator("it", "cuckoo", "standard52").card("7C") == "il sette di fiori"
    assert Narrator("it", "cuckoo", "italian40").card("7C") == "il sette di coppe"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", [STANDARD, ITALIAN], ids=repr)
def test_every_card_with_a_suit_has_its_own_name(language: str, pack: Pack) -> None:
    teller = Narrator(language, "cuckoo", pack.name)
    assert len({teller.card(card.id) for card in pack.designs}) == len(pack.designs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrests_losses_and_talk_are_told(language: str) -> None:
    tell, names = Narrator(language).tell, ["Ada", "Bruno"]
    for card in ARRESTS:
        assert "Bruno" in (tell(Arrested(1, 0, card, shown=True, audience=-1), names) or "")
    for reason in ("XII", "XIV", "lowest", "matto", "promise"):
        assert {tell(TokenLost(0, left, reason), names) for left in (0, 1, 2)}.isdisjoint({None})
    for phrase in GAME.phrases:
        assert "Ada" in (tell(Talked(0, phrase, "XV"), names) or "")
    for card in CUCCO.designs:
        assert Narrator(language).card(card.id)


def test_several_losers_stand_in_one_sentence() -> None:
    tell, names = Narrator("en").tell, ["Ada", "Bruno", "Cesira"]
    told = {tell(Compared((0, 1, 2)), names, deal) for deal in range(20)}
    assert "Paying: Ada, Bruno and Cesira." in told
    assert all("Ada, Bruno and Cesira" in (sentence or "") for sentence in told)
    assert tell(Compared((1,)), names) is None, "of one alone it has been told"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_begins_with_a_dummy_begins_with_a_capital(language: str) -> None:
    tell, named = Narrator(language, "coch").tell, words_of("words", language, "coch")["dummy"]
    for name in (named["alone"], named["name"].format(name="ada")):
        told = {tell(TrickTaken(1), ["ada", DummyName(name)], deal) or "" for deal in range(20)}
        assert all(sentence[0].isupper() for sentence in told)
    assert any((tell(TrickTaken(0), ["ada"], deal) or "").startswith("ada") for deal in range(20))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_is_told_in_one_form_and_a_rare_event_in_two(language: str) -> None:
    tell, names = Narrator(language).tell, ["Anna"] * 7
    shots = [Arrested(seat, 1, CUCCO["XIV"], shown=True, audience=-1) for seat in range(7)]
    for deal in range(40):
        told = [tell(shot, names, deal) for shot in shots]
        assert all(one != next_one for one, next_one in pairwise(told)), "neighbours use different words"
        assert told == [tell(shot, names, deal) for shot in shots], "a deal is always told alike"
    assert len({tell(shots[2], names, deal) for deal in range(40)}) == 2
    for move in (Kept(2), Asked(2, 3)):
        assert len({tell(move, names, deal) for deal in range(40)}) == 1
    last, gone = (tell(TokenLost(0, left, "lowest"), names) for left in (1, 0))
    assert len({last, gone, tell(TokenLost(0, 2, "lowest"), names)}) == 3


def test_cards_are_shown_in_the_accusative_and_named_in_the_nominative() -> None:
    cuckoo, names = CUCCO["XV"], ["Ada"]
    assert "den Kuckuck (XV)" in (Narrator("de").tell(Exposed(0, cuckoo, -1), names) or "")
    assert "der Kuckuck (XV)" in (Narrator("de").tell(Talked(0, "have", "XV"), names) or "")
    king = Narrator("de", "cuckoo", "standard52").tell(Exposed(0, STANDARD["KC"], -1), names)
    assert "den Kreuz-König" in (king or "")


def test_a_language_that_is_none_of_ours() -> None:
    with pytest.raises(ValueError, match="nl"):
        Narrator("nl")


@pytest.mark.parametrize(("value", "language"), [("de_AT.UTF-8", "de"), ("fr_FR", "en"), ("", "en")])
def test_the_systems_language(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", value)
    assert system_language() == language


@pytest.mark.parametrize(("language", "back"), [("en", "back"), ("de", "zurück"), ("it", "indietro")])
@pytest.mark.parametrize(("game", "card"), [("kille", KILLE["HUSU"]), ("cambio", CUCCO["XII"])])
def test_a_card_runs_back_only_in_the_sentence_of_the_event_that_moves_it(language, back, game, card):
    tell, names = Narrator(language, game).tell, ["Anna", "Bruno", "Carla"]
    assert back not in (tell(Arrested(1, 0, card, shown=True, audience=EVERYBODY), names) or back)
    if game == "kille":
        assert back in (tell(Exchanged(0, 2, HIDDEN, HIDDEN, "cat", EVERYBODY), names) or "")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Two lions: Anna pays, first to play."),
        ("de", "Zwei Löwen: Anna zahlt, weil zuerst an der Reihe."),
        ("it", "Due Leoni: paga Anna, di mano."),
    ],
)
def test_of_equal_lowest_cards_the_log_says_which_pays_and_why(language: str, sentence: str) -> None:
    names = ("Peppe", "Anna", "Carla")
    narrator = Narrator(language, "lu_stu")
    assert narrator.tell(Compared((1,), "LEONE", (1, 2)), names) == sentence
    fool_first = Compared((0, 1), "LEONE", (1, 2))
    assert narrator.tell(fool_first, names) == sentence, "the fool's holder pays for another reason"
    assert narrator.tell(Compared((1,), "LEONE", (1,)), names) is None
    assert Narrator(language, "campli").tell(Compared((1, 2), "LEONE", (1, 2)), names) != sentence


@pytest.mark.parametrize("game", ["cuckoo", "coucou", "lu_stu", "le_her"])
def test_each_deal_in_which_one_of_equal_lowest_cards_loses_is_explained(game: str) -> None:
    names = ("Peppe", "Anna", "Carla", "Dino")
    usual = ALL_GAMES[game].usual
    options = replace(usual, ties="first") if hasattr(usual, "ties") else usual
    pack = ALL_GAMES[game].pack_of(options).name
    narrator, told = Narrator("en", game, pack, options), 0
    for seed in range(40):
        random = Random(seed)
        seats = min(4, ALL_GAMES[game].seats_of(options)[-1])
        state = ALL_GAMES[game].state_class(options, [100] * seats, 0, 0)
        state.start()
        for _ in range(150):
            if state.decision is None:
                break
            state.apply(any_action(state, random))
        for compared in (event for event in state.table.events() if isinstance(event, Compared)):
            sentence = narrator.tell(compared, names)
            if len(compared.level) > 1:
                assert sentence is not None
                assert names[compared.level[0]] in sentence
                assert compared.level[0] in compared.losers
                told += 1
    assert told
