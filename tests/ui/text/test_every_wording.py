"""The words of every game at each of its places: complete in each language, short, and no secret in them."""

import string
from collections import Counter
from dataclasses import fields

import pytest

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.actions import Bet, Offer
from cucu_desktop.engine.cards import HIDDEN, PACKS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.focus import ADVICE, ORDER, SOUNDS
from cucu_desktop.words import words_of
from tests.trick_playing import GAMES as TRICKS
from tests.ui.text import stories
from tests.ui.text.stories import EVERYWHERE

PLAYERS = [f"N{seat}" for seat in range(64)]
MAY_BE_EMPTY = {("before", "pool"), ("order", "note")}
ADDRESSED = {"": set(), "@": {"name", "names"}, "@@": {"other"}}
"""The players that a line need not name, by its mark."""
KINDS = {
    "campli": {"turn", "inn", "promise", "reentry", "backing", "agreement"},
    "lu_stu": {"turn", "bargain", "offer", "matto", "reentry", "backing", "agreement"},
    "ace_chasing": {"bet", "consent", "turn"},
    "kille": {"turn", "reentry"},
    "coch": {"play"},
    "zifuli": {"play", "bid"},
    "trionfo": {"play", "rob", "discard"},
}
"""What is asked in a game; in others only turns."""


@pytest.fixture(scope="module", params=EVERYWHERE, ids="-".join)
def where(request):
    return request.param


@pytest.fixture
def wording(where):
    game, place, pack, language = where
    return Wording(language, game, place, pack)


@pytest.fixture
def story(wording):
    return stories.story(wording.game_id, wording.pack)


@pytest.fixture(scope="module", autouse=True)
def stories_told():
    yield
    stories.story.cache_clear()


def leaves(tree, path=()):
    if isinstance(tree, dict):
        for key, below in tree.items():
            yield from leaves(below, (*path, key))
    else:
        yield path, tree


def ways_of(text):
    return text if isinstance(text, list) else [text]


def mark_of(way):
    """The mark of a line that addresses who acts, or the other player."""
    return way[: -len(way.lstrip("@"))] if way.startswith("@") else ""


def slots(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("game", ["", *stories.GAMES])
@pytest.mark.parametrize("kind", ["words", "account"])
def test_the_languages_say_the_same_things_about_a_game(game, kind):
    tables = {language: dict(leaves(words_of(kind, language, game))) for language in LANGUAGES}
    for language in LANGUAGES:
        assert tables[language].keys() == tables["en"].keys(), language
        for path, text in tables[language].items():
            ways, english = ways_of(text), ways_of(tables["en"][path])
            assert {mark_of(way) for way in ways} == {mark_of(way) for way in english}, path
            for way in ways:
                assert way.strip() or path in MAY_BE_EMPTY, path
                assert "'" not in way, path
                left_out = slots(english[0]) - slots(way)
                assert slots(way) <= slots(english[0]), path
                assert left_out <= ADDRESSED[mark_of(way)], path


@pytest.mark.parametrize("game", stories.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_explanations_are_short_enough_to_be_read(game, language):
    words = words_of("words", language, game)
    assert all(len(way) <= 125 for text in words["questions"].values() for way in ways_of(text))
    assert all(len(way) <= 175 for text in words["happened"].values() for way in ways_of(text))
    assert game in TRICKS or all(len(text) <= 160 for text in words["powers"].values())
    for kind in ("options", "presets"):
        assert all(len(told["name"]) <= 30 and len(told["help"]) <= 130 for told in words[kind].values())


def test_every_card_has_a_name_of_its_own_a_name_there_and_a_power(wording):
    designs = PACKS[wording.pack].designs
    assert len({wording.cards.name(card.id) for card in designs}) == len(designs)
    assert wording.cards.name("hidden")
    for card in designs:
        power = wording.cards.power(card.id)
        assert wording.cards.there(card.id)
        assert power
        assert "{" not in power
        assert len(power) <= 200


def test_what_can_be_chosen_or_said_has_a_name(wording):
    game, choices = GAMES[wording.game_id], wording.choices
    assert all(choices.option(field.name).help for field in fields(game.options))
    for option, values in game.choices.items():
        assert len({choices.value(option, value) for value in values}) == len(values)
    assert all(choices.preset(preset).help for preset in game.presets)
    assert all(choices.game(each)["name"] and choices.game(each)["line"] for each in stories.GAMES)
    for phrase in () if game.id in TRICKS else game.phrases:
        card = wording.cards.spoken_of()[0][1][0] if phrase == "have" else None
        label = wording.calls.phrase(phrase, card)
        assert label.local
        assert label.meaning
        assert "{" not in label.local + label.meaning


def test_everything_that_happens_is_told_and_explained(wording, story):
    said = Counter()
    for moment in story:
        for event in moment.events:
            told = wording.log.sentence(event, PLAYERS)
            assert told or isinstance(event, happen.Dealt) or wording.game_id not in TRICKS
            why = wording.explanations.of(event, PLAYERS, moment.order)
            assert (why is None) == isinstance(event, happen.Dealt)
            assert why is None or (why.text and why.title and why.section in wording.explanations.sections)
            assert why is None or len(why.text) <= 230 or wording.game_id not in TRICKS
            bubble = wording.calls.bubble(event, moment.view, ["peppe"] * 60)
            texts = [told or "", why.text if why else ""]
            if bubble:
                said[bubble.local] += 1
                texts += [bubble.local, bubble.meaning]
                assert bubble.local
                assert 0 <= bubble.seat < len(getattr(moment.view, "coins", moment.view.order))
                assert bubble.seat not in getattr(moment.view, "dummies", ()), "a dummy has no mouth"
            assert not any("{" in text for text in texts)
    assert len(said) > 30


def test_every_decision_is_asked_and_its_buttons_have_keys(wording, story):
    kinds = set()
    for moment in story:
        own, waiting = moment.own, wording.prompts.question(moment.view, PLAYERS)
        question = wording.prompts.question(own, PLAYERS)
        assert "{" not in question + waiting
        if own.decision is None:
            continue
        kinds.add(own.decision.kind)
        assert question
        assert waiting
        card = getattr(own, "card", None)
        assert not card or card is HIDDEN or f" {card} " not in f" {waiting} "
        labels = [label for option in own.decision.options for label in labels_of(wording, option, own)]
        assert all(label.local and label.meaning and "{" not in label.meaning for label in labels)
        keys = [label.key for label in labels if label.key] + [wording.buttons.label("talk").key]
        assert len(set(keys)) == len(keys), keys
        assert not {ADVICE, ORDER, SOUNDS} & set(keys), "the window has these keys"
        assert wording.game_id in TRICKS or all(label.key for label in labels)
    assert kinds == KINDS.get(wording.game_id, {"turn"})


def labels_of(wording, option, view):
    """What stands on an option's buttons: a bet has one for each outcome, and one for betting nothing."""
    if isinstance(option, Offer):
        return [wording.buttons.offer(option.high, option.share)]
    if isinstance(option, Bet):
        bets = [wording.buttons.bet(option.high or 1, outcome) for outcome in option.outcomes]
        return [*bets, wording.buttons.bet(0)]
    return [wording.buttons.option(option, view)]


def test_hidden_cards_and_partners_make_no_difference_to_any_word(wording, story):
    """By any seat's feed and view, the words for what all see are those that a spectator gets."""
    for moment in story[:400]:
        waiting = wording.prompts.question(moment.view, PLAYERS)
        for seat, feed in moment.feeds.items():
            own = moment.views[seat]
            for mine, public in zip(feed, moment.events, strict=True):
                assert wording.log.sentence(mine, PLAYERS) == wording.log.sentence(public, PLAYERS)
                assert wording.explanations.of(mine, PLAYERS) == wording.explanations.of(public, PLAYERS)
                for person in ("", "peppe"):
                    said = wording.calls.bubble(public, moment.view, [person] * 60)
                    assert wording.calls.bubble(mine, own, [person] * 60) == said
            if own.decision is None and wording.game_id in TRICKS:
                assert wording.prompts.question(own, PLAYERS) == waiting
