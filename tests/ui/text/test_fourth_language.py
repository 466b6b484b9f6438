"""A fourth language is added by a file alone: Cuckoo in Polish, which has three plural forms.

The catalogue in `polish/` has what is said of this one game; the rest of the program speaks English there.
"""

import importlib.util
import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

from cucu_desktop import catalogues, resources, words
from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.engine import events as happen
from cucu_desktop.engine.cards import PACKS
from cucu_desktop.games import cuckoo
from cucu_desktop.match import narration
from cucu_desktop.match.advice.advice import advise
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.match.narration import Narrator
from cucu_desktop.po import read
from cucu_desktop.ui.pages import start_page
from cucu_desktop.ui.text.deal_result import DealResult
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.language import speak, tr
from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from tests.ui.text.stories import moments
from tests.ui.windows import a_window, page_of, words_of

POLISH = Path(__file__).parent / "polish"
NAMES = tuple(f"Gracz {seat}" for seat in range(60))
GAMES, ADVISED = 40, 2
"""The number of games played, and the fraction of them with advice: both cost time."""


@pytest.fixture
def polish(monkeypatch):
    """The program, started by a translator into Polish."""
    monkeypatch.setenv("CUCU_TRANSLATIONS", str(POLISH))
    for module in (catalogues, narration):
        monkeypatch.setattr(module, "LANGUAGES", resources.languages())
    yield
    catalogues.catalogue.cache_clear()
    words.words_of.cache_clear()


def said_before(wording):
    """What can be read of the game before it begins."""
    pack, choices = PACKS[wording.pack], wording.choices
    yield from (wording.cards.name("hidden"), wording.order.note)
    for card in pack.designs:
        yield from (wording.cards.name(card.id), wording.cards.kind(card.id), wording.cards.power(card.id))
        yield wording.cards.of_rank(card.value)
    for row, ranks in cuckoo.GAME.order_of(pack).items():
        yield wording.order.caption(row)
        yield from (wording.order.told(equals, 2, 4) for equals in ranks)
    yield from choices.game(cuckoo.ID).values()
    headings = [choices.option(option.name) for option in fields(cuckoo.GAME.options)]
    headings += [choices.preset(preset) for preset in cuckoo.GAME.presets]
    for heading in headings:
        yield from (heading.name, heading.help)
    for option, values in cuckoo.GAME.choices.items():
        yield from (choices.value(option, value) for value in values)
    yield from (choices.level(level) for level in (1, 2, 3))
    yield from (choices.person(person) for person in PERSONS)
    yield from (wording.explanations.title(section) for section in cuckoo.GAME.sections)


def said_while(wording, story, *, is_advised):
    """What is asked, told and explained while a game is played, and what one is advised."""
    result, order, deal = DealResult(), (), 0
    for moment in story:
        for event in moment.events:
            if isinstance(event, happen.DealBegan):
                order, deal = event.order, event.number
                yield from (wording.log.dealer(event, NAMES), wording.log.standing(deal, 7))
            yield wording.log.sentence(event, NAMES, deal) or ""
            if explained := wording.explanations.of(event, NAMES, order):
                yield explained.text
            result.note(event)
            yield wording.results.line(result, NAMES)
            if isinstance(event, happen.TokenLost | happen.Eliminated):
                yield wording.log.outcome(event, result.exposed.get(event.seat, "hidden"), NAMES)
        yield wording.log.outcome(None, "hidden", NAMES)
        yield from (wording.prompts.question(seen, NAMES) for seen in (moment.view, moment.own))
        if is_advised and deal < 3 and moment.own.decision and moment.own.decision.seat >= 0:
            why = advise(moment.own, moment.feeds.get(moment.view.to_act, moment.events)).why
            yield ReasonSentences(wording.language, cuckoo.ID, wording.pack).tell(why, NAMES)


@pytest.mark.parametrize(("pack", "place"), [("standard52", "parlour"), ("italian40", "osteria")])
def test_a_whole_game_is_played_in_polish(polish, pack, place):
    ours, english = (Wording(language, cuckoo.ID, place, pack) for language in ("pl", "en"))
    pairs = list(zip(said_before(ours), said_before(english), strict=True))
    for number in range(GAMES):
        story = list(moments(cuckoo.ID, pack, Random(f"pl{number}")))
        told = (said_while(each, story, is_advised=number < ADVISED) for each in (ours, english))
        pairs += zip(*told, strict=True)
    assert len(set(pairs)) > 1000
    left = {told for told, in_english in pairs if told == in_english and told}
    assert not left


def test_numbers_have_three_forms(polish):
    numbers, telling = Wording("pl", cuckoo.ID).numbers, Narrator("pl", cuckoo.ID, "standard52")
    assert [numbers.tokens(n) for n in (0, 1, 2, 4, 5, 12, 21, 22, 25)] == [
        "0 żyć", "1 życie", "2 życia", "4 życia", "5 żyć", "12 żyć", "21 żyć", "22 życia", "25 żyć",
    ]  # fmt: skip
    assert [numbers.coins(n) for n in (1, 3, 100, 103)] == ["1 moneta", "3 monety", "100 monet", "103 monety"]
    assert numbers.about("tokens", 2.5, 1) == "2,5 życia"
    left = [telling.tell(happen.TokenLost(0, n, "lowest"), ["Ewa"]) for n in (2, 5)]
    assert [sentence.rpartition(": ")[2] for sentence in left] == ["zostały 2 życia.", "zostało 5 żyć."]


def test_cards_that_are_shown_are_inflected(polish):
    shown = Narrator("pl", cuckoo.ID, "standard52").shown
    assert [shown(card) for card in ("KS", "QH", "10D")] == ["króla pik", "damę kier", "dziesiątkę karo"]


def test_a_language_may_have_more_ways_to_say_a_thing(polish):
    story, english = (words.words_of("account", language, cuckoo.ID)["story"] for language in ("pl", "en"))
    assert words.addressed(english["kept"]) == ["{name} keeps."]
    assert len(story["kept"]) > 1


def test_the_program_offers_the_language_and_speaks_english_where_it_is_not_translated():
    def told(*arguments):
        run = subprocess.run(
            [sys.executable, "-m", "cucu_desktop", *arguments],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
            env=os.environ | {"CUCU_TRANSLATIONS": str(POLISH), "LC_ALL": "pl_PL.UTF-8"},
        )
        return run.stdout

    assert "{de,en,it,pl}" in told("--help")
    deals = told("simulate", "--game", "cuckoo", "--seats", "4", "--deals", "3", "--transcript")
    assert "Rozdanie 1" in deals
    assert "deals: 3" in deals


def test_the_long_language_of_the_pictures_keeps_what_is_filled_in(tmp_path):
    path = Path(__file__).parents[2] / "shots" / "long_language.py"
    spec = importlib.util.spec_from_file_location("long_language", path)
    long_language = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(long_language)
    assert long_language.longer("Keep {card}: <b>X</b>") == "Kééééép {card}: <b>X</b>"
    long_language.write_catalogue(tmp_path)
    told = [each for each in read((tmp_path / "en_XA.po").read_text("utf-8")) if each.context]
    for each in told:
        for english, text in zip(each.ids, each.texts, strict=True):
            assert re.findall(r"\{\w+\}|<[^>]*>|\n", text) == re.findall(r"\{\w+\}|<[^>]*>|\n", english)
    assert sum(len(each.texts[0]) for each in told) > 1.4 * sum(len(each.ids[0]) for each in told)


def test_the_window_speaks_a_language_of_a_country_and_its_start_page_marks_it(
    polish, qtbot, monkeypatch, tmp_path
):
    own = tmp_path / "own"
    own.mkdir()
    (own / "pt_BR.po").write_text('msgctxt "Start"\nmsgid "Play now"\nmsgstr "Jogar agora"\n', "utf-8")
    monkeypatch.setenv("CUCU_TRANSLATIONS", str(own))
    for module in (catalogues, start_page):
        monkeypatch.setattr(module, "LANGUAGES", resources.languages())
    window = a_window(qtbot, tmp_path, language="pt_BR")
    try:
        marked = [button for button in page_of(window).findChildren(PaperButton) if button.isChecked()]
        assert [text for button in marked for text in words_of(button)] == ["Português (Brasil)"]
        assert tr("Start", "Play now") == "Jogar agora"
    finally:
        speak("en")
