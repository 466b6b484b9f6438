"""The words of the trick games: every id has its own, in every language, and none tells a secret."""

import string
from collections import Counter
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from random import Random
from typing import get_args

import pytest
from PySide6.QtWidgets import QListWidget

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR, redacted
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.play.log_panel import LogPanel
from cucu_desktop.ui.text.number_words import written
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.words import words_of
from tests import trick_playing
from tests.trick_playing import any_action, any_deal, deal, happened, play

MODULES = trick_playing.GAMES
NAMES = ("Anna", "Bruna", "Carlo", "Dino", "Elsa")
EVERYWHERE = [
    (game, place, language)
    for game, module in MODULES.items()
    for place in module.places
    for language in LANGUAGES
]
of_every_game = pytest.mark.parametrize("game", MODULES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module", params=EVERYWHERE, ids="-".join)
def where(request):
    """A table; all tests at one follow each other, so that the story of one game has to be kept."""
    return request.param


@pytest.fixture
def wording(where):
    game, place, language = where
    return Wording(language, game, place)


@dataclass
class Moment:
    """What has happened since the last decision, as everybody may know it, and as each seat does."""

    events: list
    feeds: dict
    view: object
    views: dict


@pytest.fixture(scope="module", autouse=True)
def stories_told():
    """Nobody else asks for the stories."""
    yield
    story.cache_clear()


@lru_cache(1)  # each takes twenty megabytes
def story(game):
    """Deals played at random, decision by decision."""
    return [
        moment for seed in range(40) for moment in moments(any_deal(Random(f"{game}/{seed}"), game), seed)
    ]


def moments(state, seed):
    random, since = Random(seed), 0
    while True:
        happened = state.table.events(since)
        since += len(happened)
        yield Moment(
            [redacted(event, SPECTATOR) for event in happened],
            {seat: [redacted(event, seat) for event in happened] for seat in range(state.seats)},
            observe(state, SPECTATOR),
            {seat: observe(state, seat) for seat in range(state.seats)},
        )
        if state.is_over:
            return
        state.apply(any_action(state, random))


def leaves(tree, path=()):
    if isinstance(tree, dict):
        for key, below in tree.items():
            yield from leaves(below, (*path, key))
    else:
        yield path, tree


def slots(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_everything_that_can_happen_happens_in_the_stories():
    kinds = {type(event) for game in MODULES for moment in story(game) for event in moment.events}
    assert kinds >= set(get_args(tricks.TrickEvent)) - {tricks.ThrownIn}


@of_every_game
@pytest.mark.parametrize("kind", ["words", "account"])
def test_the_languages_say_the_same_things_about_a_game(game, kind):
    tables = {language: dict(leaves(words_of(kind, language, game))) for language in LANGUAGES}
    for language in LANGUAGES:
        assert tables[language].keys() == tables["en"].keys(), language
        for path, text in tables[language].items():
            english = tables["en"][path]
            for way in text if isinstance(text, list) else [text]:
                assert way.strip() or path in {("before", "pool"), ("order", "note")}, path
                assert "'" not in way, path
                assert slots(way) == slots(english[0] if isinstance(english, list) else english), path


@of_every_game
@in_every_language
def test_questions_and_explanations_are_short_enough_to_be_read(game, language):
    words = words_of("words", language, game)
    assert all(len(text) <= 125 for text in words["questions"].values())
    assert all(len(text) <= 175 for text in words["happened"].values())
    for kind in ("options", "presets"):
        assert all(len(told["name"]) <= 30 and len(told["help"]) <= 130 for told in words[kind].values())


def test_every_card_has_a_name_of_its_own_a_name_there_and_what_it_counts(wording):
    named = [wording.cards.name(card.id) for card in CUCCO.designs]
    assert len(set(named)) == len(named)
    for card in CUCCO.designs:
        assert wording.cards.there(card.id)
        told = wording.cards.power(card.id)
        assert len(told) <= 200
        assert "{" not in told
        assert wording.trick_cards.series_of(card.id).lower() in told.lower()


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


def test_everything_that_happens_is_told_and_explained(wording):
    said = Counter()
    for moment in story(wording.game_id):
        for event in moment.events:
            told = wording.log.sentence(event, NAMES)
            assert isinstance(event, happen.Dealt) or told
            why = wording.explanations.of(event, NAMES, moment.view.order)
            assert (why is None) == isinstance(event, happen.Dealt)
            assert why is None or (
                why.title and why.section in wording.explanations.sections and len(why.text) <= 230
            )
            bubble = wording.calls.bubble(event, moment.view, ["peppe"] * 60)
            if bubble:
                said[bubble.local] += 1
                assert 0 <= bubble.seat < len(moment.view.order)
                assert bubble.seat not in moment.view.dummies, "a dummy has no mouth"
            spoken = (
                told or "",
                why.text if why else "",
                *((bubble.local, bubble.meaning) if bubble else ()),
            )
            assert not any("{" in text for text in spoken)
    assert len(said) > 30


def test_a_deal_thrown_in_is_told(wording):
    event = tricks.ThrownIn()
    assert wording.log.sentence(event, NAMES)
    if wording.game_id == "zifuli":
        assert wording.explanations.of(event, NAMES).section == "bidding"
        seen = observe(deal("zifuli", ("XII", "XIII", "XI", "IV", "XIV"), "pass pass pass pass"), SPECTATOR)
        assert wording.calls.bubble(event, seen).seat == seen.dealer


def test_a_whole_match_is_told_from_the_seats_to_the_winners(wording):
    game, random = wording.game_id, Random(3)
    players = tuple(Player(name, "face") for name in NAMES[: MODULES[game].seats.stop - 1])
    match = Match.begin(Setup(game, players, MODULES[game].options(deals=2), (), 3))
    while not match.is_over:
        match.submit(match.to_act, random.choice(match.observation(match.to_act).decision.options))
    told = match.feed(SPECTATOR, 0)
    assert {happen.SeatsDrawn, happen.GameWon} <= {type(event) for event in told}
    for event in told:
        assert (wording.explanations.of(event, NAMES) is None) == isinstance(event, happen.Dealt)
        assert isinstance(event, happen.Dealt) or wording.log.sentence(event, NAMES)
        wording.calls.bubble(event, match.observation(SPECTATOR), ["nina"] * 60)
    one, two = happen.GameWon((0,)), happen.GameWon((0, 2))
    assert all(wording.explanations.of(won, NAMES).section == "match" for won in (one, two))
    assert wording.calls.bubble(two, match.observation(SPECTATOR)).seat == 0


def test_every_decision_is_asked_and_its_buttons_have_keys(wording):
    kinds = set()
    for moment in story(wording.game_id):
        seat = moment.view.to_act
        if seat is None:
            continue
        own = moment.views[seat]
        kinds.add(own.decision.kind)
        question = wording.prompts.question(own, NAMES)
        assert question
        assert "{" not in question
        assert NAMES[seat] in wording.prompts.question(moment.view, NAMES)
        labels = [wording.buttons.option(option, own) for option in own.decision.options]
        assert all(label.local and label.meaning and "{" not in label.meaning for label in labels)
        assert len({(label.local, label.meaning) for label in labels}) == len(labels)
        keys = [label.key for label in labels if label.key]
        assert len(set(keys)) == len(keys)
        for option, label in zip(own.decision.options, labels, strict=True):
            assert isinstance(option, Action)
            assert bool(label.key) == (option.card is None or option.series is not None)
    assert (
        kinds
        == {"coch": {"play"}, "zifuli": {"play", "bid"}, "trionfo": {"play", "rob", "discard"}}[
            wording.game_id
        ]
    )


def test_whoever_may_not_play_a_picture_without_value_is_told_why():
    wording, reasons = Wording("en", "trionfo"), Counter()
    for moment in story("trionfo"):
        seat = moment.view.to_act
        if seat is None or moment.views[seat].kind != "play":
            continue
        own = moment.views[seat]
        series = own.series
        held = {
            card
            for card in own.hands[seat]
            if series is None or wording.trick_cards.series_of(card.id) == wording.trick_cards.series(series)
        }
        waits = held - {option.card for option in own.decision.options}
        question = wording.prompts.question(own, NAMES)
        told = "worthless pictures" in question.lower() or "points" in question
        assert told is bool(waits)
        reasons["trionfo" in question, series is None] += told
    assert set(reasons) == {(True, True), (True, False), (False, True), (False, False)}
    assert all(reasons.values())


def test_hidden_cards_and_partners_make_no_difference_to_any_word(wording):
    """Whoever's feed and view it is, the words for what all see are those that a spectator gets."""
    for moment in story(wording.game_id)[:400]:
        waited_for = wording.prompts.question(moment.view, NAMES)
        for seat, feed in moment.feeds.items():
            own = moment.views[seat]
            for mine, public in zip(feed, moment.events, strict=True):
                assert wording.log.sentence(mine, NAMES) == wording.log.sentence(public, NAMES)
                assert wording.explanations.of(mine, NAMES) == wording.explanations.of(public, NAMES)
                for person in ("", "peppe"):
                    said = wording.calls.bubble(public, moment.view, [person] * 60)
                    assert wording.calls.bubble(mine, own, [person] * 60) == said
            if own.decision is None:
                assert wording.prompts.question(own, NAMES) == waited_for


@in_every_language
def test_a_card_looked_at_is_named_to_the_robber_alone(language):
    wording, looked = Wording(language, "trionfo"), 0
    for moment in story("trionfo"):
        seat = moment.view.to_act
        if moment.view.kind != "rob":
            continue
        card = moment.views[seat].peeked
        looked += 1
        named = wording.cards.kind(card.id)
        assert named in wording.prompts.question(moment.views[seat], NAMES)
        assert named not in wording.prompts.question(moment.view, NAMES)
        for event in moment.events:
            if isinstance(event, (tricks.LookedAt, tricks.RobbingEnded)):
                assert (
                    named
                    not in wording.log.sentence(event, NAMES) + wording.explanations.of(event, NAMES).text
                )
    assert looked > 40


@pytest.mark.parametrize("game", ["coch", "zifuli", "trionfo"])
def test_with_one_card_left_nobody_is_told_what_to_choose(game):
    last = [
        moment.views[moment.view.to_act]
        for moment in story(game)
        if moment.view.to_act is not None and len(moment.views[moment.view.to_act].decision.options) == 1
    ]
    last = [
        own for own in last if len(own.hands[own.seat]) == 1 and own.decision.other is None and own.tricks
    ]
    wording = Wording("en", game)
    assert {wording.prompts.question(own, NAMES) for own in last} == {"Last trick: play your last card."}


def test_the_lion_is_brescia_by_the_lake_and_a_lion_in_bergamo():
    assert Wording("en", "coch").cards.name("LEONE") == "Brescia (the lion)"
    assert Wording("en", "coch").cards.there("LEONE") == "Brescia"
    assert Wording("en", "trionfo").cards.there("LEONE") == "Leone"


def test_a_card_tells_its_place_and_what_it_counts():
    wording = Wording("en", "coch")
    assert wording.cards.power("V") == (
        "Numbers (I–X): beats the four (IIII), loses to the six (VI). Worth ½ point."
    )
    assert wording.cards.power("LEONE").endswith("Worth 1 point; in a recount 6 points.")
    assert (
        Wording("en", "zifuli")
        .cards.power("MATTO")
        .endswith("Pictures (all but I–X): beats the nulla (zero), loses to the inn (XI). Worth nothing.")
    )
    assert Wording("en", "trionfo").cards.power("XII").endswith("Worth 12 points.")


@in_every_language
def test_the_count_is_told_with_its_halves(language):
    wording = Wording(language, "coch")
    counted = tricks.Counted(((0, 2), (1, 3)), (9.5, 9.5), (42.0, 40.0))
    told = wording.log.sentence(counted, NAMES)
    assert told.count("9½") == 2
    assert "42" in told
    assert "42" in wording.explanations.of(counted, NAMES).text
    assert "½" in wording.trick_cards.worth("V")


@of_every_game
@in_every_language
def test_the_account_lists_what_earlier_deals_came_to(game, language, qtbot):
    wording = Wording(language, game)
    account = LogPanel(Theme(), wording)
    qtbot.addWidget(account)
    first = [event for moment in moments(any_deal(Random(game), game), 1) for event in moment.events]
    counted = next(event for event in first if isinstance(event, tricks.Counted))
    again = happen.DealBegan(2, 0, (1, 2, 3, 0))
    account.begin([*first, again, tricks.ThrownIn(), replace(again, number=3)], NAMES)
    thrown_in, before = account.earlier()
    assert thrown_in == f"2. {wording.log.outcome(tricks.ThrownIn(), '', NAMES)}"
    assert before == f"1. {wording.log.outcome(counted, '', NAMES)}"
    assert all(written(points) in before for points in counted.recount or counted.points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trump_card_that_falls_is_explained_as_that(language, qtbot):
    wording = Wording(language, "trionfo")
    state = deal("trionfo", ("I", "V", "II", "III"), "leave leave", stock="V", cut="IV")
    play(state, "I V")
    falls = happened(state, tricks.Played)
    account = LogPanel(Theme(), wording)
    qtbot.addWidget(account)
    account.begin(state.table.events(), NAMES)
    told = [why.text for event in falls if (why := wording.explanations.of(event, NAMES, state.order, "V"))]
    assert "trionfo" not in told[0].lower()
    assert "trionfo" in told[1].lower()
    assert wording.explanations.of(falls[1], NAMES, state.order, "V").section == "trump"
    rows = account.findChildren(QListWidget)[0]
    assert told[1] in [rows.item(row).toolTip() for row in range(rows.count())]
