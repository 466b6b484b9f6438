"""A line says what wins the game while its first cards are dealt, and later what a special card does."""

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.events import Arrested
from cucu_desktop.games import campli
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.bot_workers import Thought
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.windows import a_window, short_plan, wait_for

AIMS = {
    "en": "The last player with a token takes the pool.",
    "de": "Wer als Letzter noch einen Stein hat, bekommt den Topf.",
    "it": "Chi resta per ultimo con un gettone prende il piatto.",
}


@pytest.mark.parametrize("language", AIMS)
def test_the_aim_is_named_until_the_first_question(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    told = set()
    window.play(short_plan("Anna", bots=2))
    playing = window.playing
    playing.view.director.showing.connect(lambda _: told.add(playing.decision_bar.question))
    wait_for(qtbot, window, Stage.ANSWER)
    assert AIMS[language] in told
    assert AIMS[language] not in playing.decision_bar.question


@pytest.mark.parametrize("game", ["coch", "trionfo"])
def test_ones_partner_is_named_at_the_beginning_and_who_takes_each_trick(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False)
    told = set()
    window.play(seating.usual(game, "Anna"))
    playing = window.playing
    playing.view.director.showing.connect(lambda _: told.add(playing.decision_bar.question))
    wait_for(qtbot, window, Stage.ANSWER)
    seen = playing.session.observation
    partner = next(seat for side in seen.sides if seen.seat in side for seat in side if seat != seen.seat)
    assert any(text.endswith(f"Your partner is {playing.names[partner]}.") for text in told)

    def has_seen_a_trick():
        question = playing.session.question
        if question is not None:
            playing.session.act(question.decision.options[0])
        return any(f"{name} takes the trick." in told for name in playing.names)

    qtbot.waitUntil(has_seen_a_trick, timeout=20_000)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The cat: {name} asked for it and loses a token at once."),
        ("de", "Die Katze: {name} wollte sie haben und verliert sofort einen Stein."),
        ("it", "Il gatto: {name} l’ha chiesto e perde subito un gettone."),
    ],
)
def test_what_a_special_card_does_is_said_while_it_acts_for_the_first_time(
    qtbot, tmp_path, monkeypatch, language, line
):
    def think(question, _head=None):
        decision = question.observation.decision
        action = next((each for each in (EXCHANGE, KEEP) if decision and decision.allows(each)), None)
        return Thought(question.number, question.seat, action if question.decides else None, calls={})

    pack = GAMES["campli"].pack_of(campli.Options())
    order = Shuffled(pack.complete(pack[name] for name in ("I", "XII", "V")))
    monkeypatch.setattr(Shuffled, "by", classmethod(lambda cls, random, pack: order))
    monkeypatch.setattr("cucu_desktop.ui.play.bot_workers.think", think)
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    window.play(short_plan("Anna", bots=2, tokens=3))
    playing, cats, told = window.playing, [], []

    def note(events):
        if isinstance(events[0], Arrested):
            cats.append(events)
            told.append(playing.decision_bar.question)

    playing.view.director.showing.connect(note)

    def has_met():
        question = playing.session.question
        if question is not None and question.decision.allows(EXCHANGE):
            playing.session.act(EXCHANGE)
        return bool(cats)

    qtbot.waitUntil(has_met, timeout=20_000)
    name = playing.names[cats[0][0].exchanger]
    assert told[0].startswith(line.format(name=name))
    playing.view.director.showing.emit(cats[0])
    assert told[1] != told[0], "it is said once"
