"""The words of the other exchange games: every id has its own, in every language, at every place."""

import string
from collections import Counter
from dataclasses import dataclass, fields, replace
from functools import cache, lru_cache
from random import Random
from typing import get_args

import pytest

from cucu_desktop.engine import cards
from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.actions import Bet, Offer
from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.engine.events import SPECTATOR, redacted
from cucu_desktop.engine.observation import observe
from cucu_desktop.games import campli
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.focus import ADVICE, ORDER, SOUNDS
from cucu_desktop.words import place_words, words_of
from tests.games import random_play

MODULES = {campli.ID: campli.GAME, **random_play.GAMES}
PACKS = {"cuckoo": ("standard52", "italian40"), "ace_chasing": ("standard52",), "tiebreak": ("standard52",)}
PACKS |= {"gnav": ("gnav", "slabberjan"), "kille": ("kille",)}
PACKS |= dict.fromkeys(("le_her", "coucou"), ("standard52",))
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
NAMES = [f"N{seat}" for seat in range(64)]
EVERYWHERE = [
    (game, place, pack, language)
    for game, module in MODULES.items()
    for pack in PACKS.get(game, ("cucco",))
    for place in module.places
    if pack in place_words(place, game)["packs"]
    for language in LANGUAGES
]


@pytest.fixture(scope="module", params=EVERYWHERE, ids="-".join)
def where(request):
    """A table; all tests at one follow each other, so that stories of few games have to be kept."""
    return request.param


@pytest.fixture
def wording(where):
    game, place, pack, language = where
    return Wording(language, game, place, pack)


@dataclass
class Moment:
    """What has happened since the last decision, and who sees what now: who decides, and a spectator."""

    order: tuple[int, ...]
    events: list
    mine: list
    view: object
    own: object


@pytest.fixture(scope="module", autouse=True)
def stories_told():
    """Nobody else asks for the stories."""
    yield
    story.cache_clear()


@lru_cache(2)  # all of them take a hundred megabytes
def story(game, pack):
    """Games played at random, decision by decision."""
    return [
        moment
        for seed in range(SEEDS.get(game, 25))
        for moment in moments(game, pack, Random(f"{game}{seed}"))
    ]


SEEDS = {"lu_stu": 160, "gnav": 60}


def moments(game, pack, random):
    state = random_play.any_game(game, random)
    if state.pack.name not in (pack, "cucco"):
        return
    since, order = 0, ()
    for _ in range(250):
        decision = state.decision
        happened = state.table.events(since)
        since = len(state.table.journal)
        asked = SPECTATOR if decision is None or decision.seat < 0 else decision.seat
        for event in happened:
            order = event.order if isinstance(event, happen.DealBegan) else order
        yield Moment(
            order,
            [redacted(event, SPECTATOR) for event in happened],
            [redacted(event, asked) for event in happened],
            observe(state, SPECTATOR),
            observe(state, asked),
        )
        if decision is None:
            return
        state.apply(random_play.any_action(state, random))


OF_CAMBIO = {rarer.Called, rarer.Fell, rarer.LeftPot, rarer.PackLasts, rarer.PotBegan, rarer.PotCarried}
"""They happen only in a game that is not on the table yet."""


def test_much_happens_in_the_stories():
    kinds = {
        type(event)
        for game in random_play.GAMES
        for pack in PACKS.get(game, ("cucco",))
        for moment in story(game, pack)
        for event in moment.events
    }
    assert kinds >= set(get_args(rarer.RarerEvent)) - {rarer.PackRenewed, *OF_CAMBIO}


def others(wording):
    return wording.game_id != campli.ID


def leaves(tree, path=()):
    if isinstance(tree, dict):
        for key, below in tree.items():
            yield from leaves(below, (*path, key))
    else:
        yield path, tree


def slots(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


MAY_BE_EMPTY = {("before", "pool"), ("order", "note")}


@pytest.mark.parametrize("game", MODULES)
def test_the_languages_say_the_same_things_about_a_game(game):
    tables = {language: dict(leaves(words_of("words", language, game))) for language in LANGUAGES}
    for language in LANGUAGES:
        assert tables[language].keys() == tables["en"].keys(), language
        for path, text in tables[language].items():
            for part in text if isinstance(text, list) else [text]:
                assert part.strip() or path in MAY_BE_EMPTY, path
                assert "'" not in part, path
                assert slots(part) == slots("" if part is not text else tables["en"][path]), (language, path)


@pytest.mark.parametrize("game", random_play.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_explanations_are_short_enough_to_be_read(game, language):
    words = words_of("words", language, game)
    assert all(len(text) <= 125 for text in words["questions"].values())
    assert all(len(text) <= 175 for text in words["happened"].values())
    assert all(len(text) <= 160 for text in words["powers"].values())
    for kind in ("options", "presets"):
        assert all(len(told["name"]) <= 30 and len(told["help"]) <= 130 for told in words[kind].values())


def test_every_card_has_a_name_of_its_own_and_a_power(wording):
    pack = cards.PACKS[wording.pack]
    named = [wording.cards.name(card.id) for card in pack.designs]
    assert len(set(named)) == len(pack.designs)
    assert all(wording.cards.there(card.id) and wording.cards.power(card.id) for card in pack.designs)
    spoken = [card for _, cards in wording.cards.spoken_of() for card in cards]
    assert len({wording.cards.kind(card) for card in spoken}) == len(spoken)
    assert len(spoken) == (
        len(pack.designs) if wording.game_id == "ace_chasing" else len({c.rank for c in pack.designs})
    )
    assert all(pack[card] for card in spoken)


def test_what_can_be_chosen_has_a_name(wording):
    module = GAMES[wording.game_id]
    for field in fields(module.options):
        assert wording.choices.option(field.name).help
    for option, values in module.choices.items():
        assert len({wording.choices.value(option, value) for value in values}) == len(values)
    for preset in module.presets:
        assert wording.choices.preset(preset).help
    for game in MODULES:
        assert wording.choices.game(game)["line"]


def test_every_phrase_can_be_said(wording):
    card = wording.cards.spoken_of()[0][1][0]
    for phrase in GAMES[wording.game_id].phrases:
        label = wording.calls.phrase(phrase, card if phrase == "have" else None)
        assert "{" not in label.local + label.meaning
        bubble = wording.calls.bubble(
            happen.Talked(0, phrase, card if phrase == "have" else None), story_view(), ["peppe"] * 60
        )
        assert bubble.local


@cache
def story_view():
    return story("cuckoo", "standard52")[0].view


def test_everything_that_happens_is_told_and_explained(wording):
    if not others(wording):
        return
    said = Counter()
    for moment in story(wording.game_id, wording.pack):
        for event in moment.events:
            told = wording.log.sentence(event, NAMES)
            assert told is None or "{" not in told
            why = wording.explanations.of(event, NAMES, moment.order)
            assert (why is None) == isinstance(event, happen.Dealt)
            assert why is None or (why.text and why.title and why.section in wording.explanations.sections)
            bubble = wording.calls.bubble(event, moment.view, ["peppe"] * 60)
            if bubble:
                said[bubble.local] += 1
                assert "{" not in bubble.local + bubble.meaning
                assert 0 <= bubble.seat < len(moment.view.coins)
    assert len(said) > 30


def test_every_decision_is_asked_and_its_buttons_have_keys(wording):
    if not others(wording):
        return
    kinds = set()
    for moment in story(wording.game_id, wording.pack):
        question = wording.prompts.question(moment.own, NAMES)
        waiting = wording.prompts.question(moment.view, NAMES)
        assert "{" not in question + waiting
        decision = moment.own.decision
        if decision is None:
            continue
        assert question
        assert waiting
        assert (
            not moment.own.card or moment.own.card is HIDDEN or f" {moment.own.card} " not in f" {waiting} "
        )
        kinds.add(decision.kind)
        keys = [label.key for option in decision.options for label in labels(wording, option, moment.own)]
        keys.append(wording.buttons.label("talk").key)
        assert len(set(keys)) == len(keys), keys
        assert not {ADVICE, ORDER, SOUNDS} & set(keys), "the window has these keys"
    assert kinds == KINDS[wording.game_id]


KINDS = {
    "lu_stu": {"turn", "bargain", "offer", "matto", "reentry", "backing", "agreement"},
    "cuckoo": {"turn"},
    "ace_chasing": {"bet", "consent", "turn"},
    "tiebreak": {"turn"},
    "gnav": {"turn"},
    "kille": {"turn", "reentry"},
    "le_her": {"turn"},
    "coucou": {"turn"},
}


def labels(wording, option, view):
    """What stands on an option's buttons: a bet has one for each outcome, and one for betting nothing."""
    if isinstance(option, Offer):
        return [wording.buttons.offer(option.high, option.share)]
    if isinstance(option, Bet):
        return [
            *(wording.buttons.bet(option.high or 1, outcome) for outcome in option.outcomes),
            wording.buttons.bet(0),
        ]
    return [wording.buttons.option(option, view)]


def test_hidden_cards_make_no_difference_to_any_word(wording):
    if not others(wording):
        return
    for moment in story(wording.game_id, wording.pack)[:600]:
        for mine, public in zip(moment.mine, moment.events, strict=True):
            assert wording.log.sentence(mine, NAMES) == wording.log.sentence(public, NAMES)
            assert wording.explanations.of(mine, NAMES) == wording.explanations.of(public, NAMES)
            assert wording.calls.bubble(mine, moment.own) == wording.calls.bubble(public, moment.view)


def test_nobody_hears_that_somebody_may_show_a_fool():
    """The player who is asked whether to show the Matto is waited for like any player whose turn it is
    (003, rule 21)."""
    asked = [moment for moment in story("lu_stu", "cucco") if moment.own.kind == "matto"]
    assert asked
    for language in LANGUAGES:
        wording = Wording(language, "lu_stu")
        for moment in asked:
            turn = replace(moment.view, kind="turn")
            assert wording.prompts.question(moment.view, NAMES) == wording.prompts.question(turn, NAMES)


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
    view = next(moment.view for moment in story("lu_stu", "cucco") if moment.view.order)
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
    view = next(moment.view for moment in story("lu_stu", "cucco") if len(moment.view.order) > 2)
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
