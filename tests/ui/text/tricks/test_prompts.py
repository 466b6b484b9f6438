"""The questions of trick games: their addressee, and that a secret is shown to no other seat."""

from dataclasses import replace

import pytest

from cucu_desktop.engine.actions import PLAY
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.words import words_of
from tests.trick_playing import deal, play

NAMES = ("Anna", "Bruna", "Carlo", "Dino", "Elsa")
HANDS = ("XII II III", "XIII", "XI", "XII IV", "XIV")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_partner_is_told_who_plays_with_the_bidder(language):
    wording = Wording(language, "zifuli")
    state = deal("zifuli", HANDS, "bid:XII pass pass pass pass")
    asked = {}
    for card in ("II", "I", "I"):
        seat = state.decision.seat
        asked[seat] = wording.prompts.question(observe(state, seat), NAMES)
        options = {option.card.id: option for option in state.decision.options}
        state.apply(options.get(card) or next(iter(options.values())))
    asked[3] = wording.prompts.question(observe(state, 3), NAMES)
    secret = words_of("words", language, "zifuli")["questions"]["secret-partner"].format(name="Anna")
    assert [seat for seat, text in asked.items() if secret in text] == [3]
    alone = deal("zifuli", ("XII XII", *HANDS[1:3], "", HANDS[4]), "bid:XII pass pass pass pass")
    told = words_of("words", language, "zifuli")["questions"]["secret-alone"]
    assert told in wording.prompts.question(observe(alone, 0), NAMES)


def test_the_secret_is_not_repeated_all_evening():
    state = deal("zifuli", HANDS, "bid:XII pass pass pass pass")
    while not state.table.tricks:
        state.apply(state.decision.options[0])
    wording = Wording("en", "zifuli")
    while not state.is_over:
        assert "Psst" not in wording.prompts.question(observe(state, state.decision.seat), NAMES)
        state.apply(state.decision.options[0])


def test_the_series_to_be_followed_is_named():
    state = deal("coch", ("XII", "I II III IV V VI VII VIII IX X", "XI", "XV"))
    wording = Wording("en", "coch")
    assert wording.prompts.question(observe(state, 0), NAMES) == "You lead: play any card."
    play(state, "XII")
    told = wording.prompts.question(observe(state, 1), NAMES)
    assert told == "Pictures led, and you have none: play any card."
    play(state, "I")
    told = wording.prompts.question(observe(state, 2), NAMES)
    assert told == "First card: Pictures (all but I–X). Play one of these too."
    assert wording.prompts.question(observe(state, 0), NAMES) == "Carlo is thinking."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "before"), [("coch", ""), ("trionfo", "leave leave"), ("zifuli", "bid:XII pass pass pass pass")]
)
def test_the_only_card_that_follows_is_asked_for_as_such(language, game, before):
    asked = words_of("words", language, game)["questions"]
    wording = Wording(language, game)
    size = 10 if game == "coch" else 8
    low = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    for high, key in ((["XV"], "play-follow-one"), (["XV", "XV"], "play-follow")):
        hand = " ".join([*high, *low][:size])
        state = play(deal(game, ("XII", hand, "", "", "")[: 5 if game == "zifuli" else 4], before), "XII")
        assert {option.card.id for option in state.decision.options} == {"XV"}
        series = wording.trick_cards.series_id("XV")
        told = asked[key].format(
            series=wording.trick_cards.series(series), gloss=wording.trick_cards.gloss(series)
        )
        assert told in wording.prompts.question(observe(state, 1), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_names_the_trionfo(language):
    wording = Wording(language, "trionfo")
    state = deal("trionfo", ("XII", "XI", "XIII", "XV"), "leave leave")
    seen = observe(state, state.decision.seat)
    told = wording.prompts.question(seen, NAMES)
    assert told.endswith(f" Trionfo: {wording.cards.name(seen.indicator.id)}.")


@pytest.mark.parametrize("number", [1, 2, 9])
def test_it_is_said_what_the_cards_of_a_series_show_as_long_as_that_is_liked(number):
    calls = "bid:XII pass pass pass pass"
    for game, hands, before, told, gloss in (
        ("coch", ("XII", "XI", "XIII", "XV"), "", "First card: Pictures (all", " (all but I–X)"),
        ("zifuli", HANDS, calls, "First card: pictures (all", " (all but I–X)"),
        ("trionfo", ("XII", "XI", "XIII", "XV"), "leave leave", "Pictures (all", " (all but I–X)"),
    ):
        state = play(deal(game, hands, before), "XII")
        seen = replace(observe(state, state.decision.seat), number=number)
        question = Wording("en", game).prompts.question(seen, NAMES)
        assert told in question
        plain = Wording("en", game, glosses=False)
        assert plain.prompts.question(seen, NAMES) == question.replace(gloss, "")
        spoken = plain.addressed().prompts.question(seen, NAMES).partition(" Trionfo:")[0]
        assert spoken.count("(") == 0


@pytest.mark.parametrize(("game", "shows"), [("coch", "I–X"), ("trionfo", "all but I–X")])
def test_the_word_that_means_two_things_is_explained_at_both_tables(game, shows):
    assert Wording("en", game).trick_cards.gloss("figure") == f" ({shows})"


def test_a_dummy_s_card_is_asked_of_its_partner():
    state = deal("coch", ("XII", "XIII XI", "XI", ""), dummies=(1,))
    play(state, "XII")
    wording = Wording("en", "coch")
    assert state.decision.seat == 3
    assert wording.prompts.question(observe(state, 3), NAMES) == "Pictures led: play one of your dummy’s."
    assert wording.prompts.question(observe(state, 0), NAMES).startswith("Dino is playing from the dummy")
    assert (
        wording.buttons.option(PLAY[CUCCO["XI"]], observe(state, 3)).meaning
        == "Play the inn (XI) from the dummy"
    )


def test_a_card_that_may_be_played_is_called_by_its_name():
    state = deal("coch", ("XII LEONE", "", "", ""))
    label = Wording("de", "coch").buttons.option(PLAY[CUCCO["LEONE"]], observe(state, 0))
    assert (label.local, label.meaning, label.key) == ("Brescia", "Brescia (den Löwen) spielen", "")
