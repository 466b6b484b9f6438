"""Every id has its words, in every language and at every place, and no word gives a card away."""

import subprocess
import sys
import tomllib
from dataclasses import replace
from typing import get_args

import pytest

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.actions import KEEP, Amount
from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games import campli
from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.match.events.tables import EXCHANGE
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.names import Unnamed
from cucu_desktop.resources import translation
from cucu_desktop.ui.text import wording as reader
from cucu_desktop.ui.text.explanations import explanation_of
from cucu_desktop.ui.text.wording import Wording, wording_of
from cucu_desktop.words import addressed, place_calls, words_of
from tests.ui.text import stories
from tests.ui.text.stories import NAMES, played

PLACES = [path.stem for path in sorted(translation("local").glob("*.toml"))]
GAMES = {campli.ID: campli.GAME}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
everywhere = pytest.mark.parametrize(
    "wording",
    [Wording(lang, game, place) for lang in LANGUAGES for game in GAMES for place in GAMES[game].places],
    ids=lambda wording: f"{wording.language}-{wording.game_id}-{wording.place}",
)


def words_there(place):
    return tomllib.loads(translation("local", f"{place}.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def story():
    """Enough games for everything that can happen to happen."""
    return [(moment.feeds, moment.views) for moment in stories.story("campli")]


def seen_kinds(story):
    return {type(event) for feeds, _ in story for event in feeds[SPECTATOR]}


def test_everything_that_can_happen_happens_in_the_story(story):
    assert seen_kinds(story) >= set(get_args(happen.Event)) - {happen.BoughtIn}


def said_at(place):
    """All that is written down of a place: how things are called, and what is called out."""
    return words_there(place) | words_there(f"calls/{place}")


@pytest.mark.parametrize("place", PLACES)
def test_every_call_of_a_place_has_its_meaning_in_every_language_and_its_source(place):
    table = said_at(place)
    said = [
        entry
        for part in ("terms", "calls", "asides", "talk", "buttons", "persons")
        for entry in entries(table.get(part, {}))
    ]
    assert len(said) > 70
    for entry in said:
        assert all(entry[language].strip() for language in LANGUAGES), entry
        assert entry["say"].strip()
        assert len(entry["say"]) <= 32, "a bubble holds a line"
        assert all(len(entry[language]) <= 110 for language in LANGUAGES), entry
    for part in ("terms", "calls", "asides", "talk", "buttons"):
        sources = {entry["from"] for entry in entries(table.get(part, {}))}
        assert sources <= {"000", "001", "002", "003", "004", "P", "Z", "S", "K", "LH", "D", "ours"}


def entries(tree):
    """Every inline table with something to say below."""
    if isinstance(tree, list):
        return [entry for below in tree for entry in entries(below)]
    if "say" in tree:
        return [tree]
    return [entry for below in tree.values() for entry in entries(below)]


@everywhere
def test_a_phrase_about_a_card_waits_for_one(wording):
    assert "…" in wording.calls.phrase("have").local


@everywhere
def test_the_person_at_the_screen_is_addressed_in_the_line_about_another_one(wording, story):
    """Among several persons at one screen nobody is: there the names are said."""
    mine = "\N{FACE WITH MONOCLE}"
    shared, lines = wording.addressed(), 0
    for _, views in story:
        for seat, view in views.items():
            if view.decision is None and view.to_act is not None and view.about == seat:
                names = [mine if each == seat else name for each, name in enumerate((*NAMES[:4], "Guest 0"))]
                assert mine not in wording.prompts.question(view, names)
                lines += mine in shared.prompts.question(view, names)
    assert lines > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_about_two_players_can_address_the_second(language):
    for game in (each.id for each in CATALOGUE):
        asked = words_of("words", language, game)["questions"]
        for key in [key for key in asked if key.startswith("waiting-") and "{other}" in "".join(asked[key])]:
            (told,) = addressed(asked[key], "Anna", Unnamed("Guest"))
            assert "{name}" in told
            assert "{other}" not in told


def test_a_card_that_nobody_saw_is_never_named():
    wording = Wording("en")
    for event in (
        happen.Dealt(0, HIDDEN, 1),
        happen.Exchanged(0, 1, CUCCO["II"], CUCCO["VI"], "turn", 3),
        happen.Drew(0, CUCCO["II"], CUCCO["VI"], 1),
    ):
        told = " ".join(
            filter(None, (wording.log.sentence(event, NAMES), str(wording.explanations.of(event, NAMES))))
        )
        assert "II" not in told
        assert "VI" not in told
        assert "seven" not in told


@in_every_language
def test_the_account_calls_nobody_you(language, story):
    wording = Wording(language)
    yous = {"en": (" you ", "You "), "de": (" du ", "Du "), "it": (" tu ", "Tu ")}[language]
    for feeds, _ in story:
        for event in feeds[SPECTATOR]:
            if not isinstance(event, (happen.Talked, happen.Promised)):
                assert not any(
                    you in (wording.log.sentence(event, (*NAMES[:4], "Guest 0")) or "") for you in yous
                )


def test_what_is_called_out_is_read_when_somebody_first_speaks(monkeypatch):
    read = []
    monkeypatch.setattr(reader, "place_calls", lambda *told: read.append(told) or place_calls(*told))
    wording = Wording("en")
    assert wording.buttons.label("keep").local
    assert wording.calls.term("dead").local
    assert not read, "it is long, and the first table would wait for it"
    assert wording.calls.phrase("have").local
    assert set(read) == {("campli", "campli")}


@in_every_language
def test_the_regulars_have_their_say(language):
    wording = Wording(language)
    from cucu_desktop.bots.persons import PERSONS  # noqa: PLC0415

    for person in PERSONS.values():
        assert wording.choices.person(person.id)
        assert wording.choices.level(person.level)
    assert set(said_at("campli")["persons"]) <= set(PERSONS)


def test_a_regular_sometimes_speaks_in_words_of_his_own(story):
    wording = Wording("en")
    _, views = story[0]
    said = {
        wording.calls.bubble(happen.Kept(1), replace(views[SPECTATOR], deals=deal), ["peppe"] * 60).local
        for deal in range(40)
    }
    assert "Sto, alla faccia vostra!" in said
    assert len(said) > 3


@in_every_language
def test_a_person_says_what_was_chosen_whenever(language, story):
    """Nobody's mouth is put words into: bubble and account say what stood in the menu."""
    wording = Wording(language)
    _, views = story[0]
    for phrase in campli.GAME.phrases:
        card = "XII" if phrase == "have" else None
        picked = wording.calls.phrase(phrase, card)
        event = happen.Talked(1, phrase, card)
        for deal in range(12):
            said = wording.calls.bubble(event, replace(views[SPECTATOR], deals=deal))
            assert (said.local, said.meaning) == (picked.local, picked.meaning)
        told = picked.local if language == "it" else picked.meaning
        if not card:
            assert told in wording.log.sentence(event, NAMES)


def test_the_same_moment_is_said_in_the_same_words(story):
    for feeds, views in story[:50]:
        for event in feeds[SPECTATOR]:
            assert Wording("de").calls.bubble(event, views[SPECTATOR]) == Wording("de").calls.bubble(
                event, views[SPECTATOR]
            )


@in_every_language
def test_bubbles_mean_the_same_in_every_language_and_say_the_same_words(language, story):
    here, english = Wording(language), Wording("en")
    for feeds, views in story[:100]:
        for event in feeds[SPECTATOR]:
            bubbles = [wording.calls.bubble(event, views[SPECTATOR]) for wording in (here, english)]
            assert (bubbles[0] is None) == (bubbles[1] is None)
            if bubbles[0]:
                assert bubbles[0].local == bubbles[1].local


def test_the_wording_of_source_000_is_kept():
    wording = Wording("en")
    assert wording.cards.there("XII") == "Gnaf"
    assert wording.calls.term("dead").local == "carta morta"
    view = next(iter(played(1)))[1][SPECTATOR]
    assert (
        wording.calls.bubble(happen.Arrested(1, 0, CUCCO["XI"], False, -1), view).local
        == "Fermatevi alquanto!"
    )
    assert wording.calls.bubble(happen.Promised(0, 1, "asked"), view).local == "Pagherai se null?"
    assert wording.calls.bubble(happen.Arrested(1, 0, CUCCO["XII"], True, -1), view).local == "Gnaf!"


def test_an_amount_shows_on_its_button():
    view = next(iter(played(1)))[1][0]
    propose = Amount("propose", 0, 100, percent=True)
    view = replace(view, kind="agreement", seat=0)
    assert Wording("en").buttons.option(propose, view, 60).meaning == "60% for me"
    assert Wording("de").buttons.option(propose, view, 60).meaning == "60\N{NO-BREAK SPACE}% für mich"
    assert (
        Wording("it").buttons.option(Amount("back", 1, 5), replace(view, kind="backing"), 1).meaning
        == "metto 1 moneta"
    )


def test_the_dealer_exchanges_with_the_pack():
    view = next(iter(played(1)))[1][0]
    dealing = replace(view, seat=view.order[-1], kind="turn")
    labels = [Wording("en").buttons.option(option, dealing) for option in (KEEP, campli.EXCHANGE)]
    assert [label.meaning for label in labels] == ["keep", "swap with the pack"]


def test_only_a_card_that_is_simply_dealt_goes_unexplained():
    unexplained = {kind for kind in get_args(happen.Event) if not EXCHANGE[kind].topic}
    assert unexplained == {happen.Dealt}
    assert explanation_of(happen.Dealt(0, HIDDEN, 1), ()) is None


def test_a_language_that_is_none_of_ours_is_refused():
    with pytest.raises(ValueError, match="none of the languages"):
        Wording("la")


@pytest.mark.parametrize(
    ("shows", "bubble", "button"),
    [
        ("both", ("Sto.", "I’ll keep it."), "Keep"),
        ("local", ("Sto.", ""), "Sto"),
        ("mine", ("I’ll keep it.", ""), "Keep"),
    ],
)
def test_bubbles_and_buttons_have_the_words_that_are_wanted(shows, bubble, button):
    view = next(iter(played(1)))[1][0]
    wording = wording_of("en", "campli", shows=shows)
    for words in (wording, wording.addressed()):
        assert words.calls.bubble(happen.Kept(0), view).lines == bubble
        assert words.buttons.option(KEEP, view).word() == button


def test_words_need_no_window():
    """Transcripts and bots' tables read them where no Qt is loaded."""
    code = "import sys; sys.modules['PySide6'] = None\n"
    code += "from cucu_desktop.ui.text.wording import Wording; Wording('it')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
