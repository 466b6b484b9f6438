"""The words of the trick games: every id has its own, in every language, and none tells a secret."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import get_args

import pytest
from PySide6.QtWidgets import QListWidget

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.match.sides import written
from cucu_desktop.ui.play.log_panel import LogPanel
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.theme import Theme
from tests import trick_playing
from tests.trick_playing import any_deal, deal, happened, play
from tests.ui.text.stories import EVERYWHERE, story, trick_moments

MODULES = trick_playing.GAMES
NAMES = ("Anna", "Bruna", "Carlo", "Dino", "Elsa")
of_every_game = pytest.mark.parametrize("game", MODULES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(params=[each for each in EVERYWHERE if each[0] in MODULES], ids="-".join)
def wording(request):
    game, place, _, language = request.param
    return Wording(language, game, place)


def test_everything_that_can_happen_happens_in_the_stories():
    kinds = {type(event) for game in MODULES for moment in story(game) for event in moment.events}
    assert kinds >= set(get_args(tricks.TrickEvent)) - {tricks.ThrownIn}


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


def test_a_card_tells_its_series_and_each_choice_its_button(wording):
    for card in CUCCO.designs:
        assert wording.trick_cards.series_of(card.id).lower() in wording.cards.power(card.id).lower()
    for moment in story(wording.game_id):
        own = moment.own
        if own.decision is None:
            continue
        assert NAMES[own.seat] in wording.prompts.question(moment.view, NAMES)
        labels = [wording.buttons.option(option, own) for option in own.decision.options]
        assert len({(label.local, label.meaning) for label in labels}) == len(labels)
        for option, label in zip(own.decision.options, labels, strict=True):
            assert bool(label.key) == (option.card is None or option.series is not None)


@of_every_game
@in_every_language
def test_the_account_lists_what_earlier_deals_came_to(game, language, qtbot):
    wording = Wording(language, game)
    account = LogPanel(Theme(), wording)
    qtbot.addWidget(account)
    first = [event for moment in trick_moments(any_deal(Random(game), game), 1) for event in moment.events]
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
