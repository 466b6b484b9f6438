"""What is said of bargains, bets, fools and suits in the other exchange games, and by their sources."""

from dataclasses import replace
from typing import get_args

import pytest

from cucu_desktop.engine import cards
from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.actions import Bet
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.text.wording import Wording
from tests.games import random_play
from tests.trick_playing import GAMES as TRICKS
from tests.ui.text.stories import EVERYWHERE, PACKS, story

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
NAMES = [f"N{seat}" for seat in range(64)]
OF_CAMBIO = {rarer.Called, rarer.Fell, rarer.LeftPot, rarer.PackLasts, rarer.PotBegan, rarer.PotCarried}
"""They happen only in a game that is not on the table yet."""


def test_nobody_hears_that_somebody_may_show_a_fool():
    """The player who is asked whether to show the Matto is waited for like any player whose turn it is
    (003, rule 21)."""
    asked = [moment for moment in story("lu_stu") if moment.own.kind == "matto"]
    assert asked
    for language in LANGUAGES:
        wording = Wording(language, "lu_stu")
        for moment in asked:
            turn = replace(moment.view, kind="turn")
            assert wording.prompts.question(moment.view, NAMES) == wording.prompts.question(turn, NAMES)


def test_everything_that_can_happen_happens_in_the_stories():
    kinds = {
        type(event)
        for game in random_play.GAMES
        for pack in PACKS.get(game, ("cucco",))
        for moment in story(game, pack)
        for event in moment.events
    }
    assert kinds >= set(get_args(rarer.RarerEvent)) - {rarer.PackRenewed, *OF_CAMBIO}


@pytest.mark.parametrize(("game", "place", "pack", "language"), EVERYWHERE)
def test_whoever_speaks_of_a_card_is_understood(game, place, pack, language):
    wording, designs = Wording(language, game, place, pack), cards.PACKS[pack].designs
    if game in TRICKS:
        return
    spoken = [card for _, alike in wording.cards.spoken_of() for card in alike]
    assert len({wording.cards.kind(card) for card in spoken}) == len(spoken)
    assert len(spoken) == len(designs if game == "ace_chasing" else {card.rank for card in designs})
    view = story("cuckoo", "standard52")[0].view
    for phrase in GAMES[game].phrases:
        talked = happen.Talked(0, phrase, spoken[0] if phrase == "have" else None)
        assert wording.calls.bubble(talked, view, ["peppe"] * 60).local


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_says_what_is_offered(language):
    wording = Wording(language, "lu_stu")
    both = wording.buttons.offer(5, 10)
    assert both.local == "Ti do…"
    assert wording.numbers.coins(5) in both.meaning
    assert wording.numbers.percent(10) in both.meaning
    assert wording.numbers.percent(10) not in wording.buttons.offer(5, 0).meaning
    assert wording.numbers.coins(5) not in wording.buttons.offer(0, 10).meaning


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_can_bet_nothing_is_told_why(language):
    """The matador's coins bound all bets together, everybody's own bound theirs (A5)."""
    wording = Wording(language, "ace_chasing")
    asked = next(moment.own for moment in story("ace_chasing", "standard52") if moment.own.kind == "bet")
    seat = asked.decision.seat
    asked = replace(asked, decision=replace(asked.decision, options=(Bet("bet", 0, 0),)))
    broke = replace(asked, coins=tuple(0 if each == seat else 9 for each in range(len(asked.coins))))
    rich = replace(asked, coins=(9,) * len(asked.coins))
    assert "?" not in wording.prompts.question(rich, NAMES)
    assert "?" not in wording.prompts.question(broke, NAMES)
    assert NAMES[asked.decision.other] in wording.prompts.question(rich, NAMES)
    assert wording.prompts.question(rich, NAMES) != wording.prompts.question(broke, NAMES)


def test_a_bet_says_on_what():
    wording = Wording("en", "ace_chasing")
    assert wording.buttons.bet(3).meaning == "3 coins against the matador"
    assert (wording.buttons.bet(1, "out").local, wording.buttons.bet(1, "out").meaning) == (
        "Knocked out",
        "1 coin",
    )
    assert (
        len(
            {wording.buttons.bet(1, outcome).key for outcome in ("out", "through")}
            | {wording.buttons.bet(0).key}
        )
        == 3
    )


def test_the_words_of_source_003_are_kept():
    """They are the sources' own, letter by letter."""
    wording = Wording("it", "lu_stu")
    view = next(moment.view for moment in story("lu_stu") if moment.view.order)
    first, *_, last = view.order
    said = {
        "XI": wording.calls.bubble(
            happen.Arrested(last, first, CUCCO["XI"], shown=False, audience=-1), view
        ).local,
        "XII": wording.calls.bubble(
            happen.Arrested(last, first, CUCCO["XII"], shown=True, audience=-1), view
        ).local,
        "XIII": wording.calls.bubble(
            happen.Arrested(last, first, CUCCO["XIII"], shown=True, audience=-1), view
        ).local,
    }
    assert said == {
        "XI": f"Tingh la Cas, ch m{APOSTROPHE}àrdì?",
        "XII": f"Gnaff, cart{APOSTROPHE}arrit!",
        "XIII": "Zumb!",
    }
    refused = wording.calls.bubble(rarer.OfferAnswered(first, last, accepted=False), view)
    assert (refused.local, refused.seat) == ("Fatt nu bicchijr!", last)
    assert wording.calls.bubble(rarer.Offered(first, last, 0, 0), view).seat == last, (
        "who pours the glass says so"
    )
    assert wording.calls.bubble(rarer.SetAside(first), view).local == "Su saupr!"
    assert wording.calls.term("neither").local == "n llev e n matt"


def test_a_second_cat_sends_nothing_back():
    wording = Wording("en", "lu_stu")
    view = next(moment.view for moment in story("lu_stu") if len(moment.view.order) > 2)
    early, _, *_, late = view.order
    cat = happen.Arrested(early, late, CUCCO["XII"], shown=True, audience=-1)
    assert "arrit" not in wording.calls.bubble(cat, view).local
    assert "sends nothing back" in wording.explanations.of(cat, NAMES, view.order).text
    assert wording.explanations.of(cat, NAMES, view.order).section == "run"


def test_suits_are_spoken_of_where_they_matter():
    assert Wording("en", "cuckoo").calls.phrase("have", "KH").local == "I have a king!"
    assert Wording("en", "ace_chasing").calls.phrase("have", "AH").local == "I have the ace of hearts!"
    assert Wording("de", "ace_chasing").calls.phrase("have", "AH").meaning == "Bei mir liegt das Herz-Ass!"
    assert Wording("it", "cuckoo", pack="italian40").cards.name("RD") == "il re di denari"
    assert Wording("en", "cuckoo", pack="italian40").place == "osteria"


def test_there_is_no_pool_to_tell_of_without_stakes():
    assert Wording("en", "ace_chasing").log.standing(4, 0) == "Deal 4"
