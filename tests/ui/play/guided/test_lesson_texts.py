"""What is explained in the lessons of exchange games."""

import re
from random import Random

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import CUCCO, GNAV, HIDDEN
from cucu_desktop.engine.events import EVERYBODY, Arrested, Exchanged
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.ui.play.guided.lesson_words import LessonWords
from cucu_desktop.ui.play.guided.watched_turns import WatchedTurns
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.card_strip import MOST, CardStrip
from cucu_desktop.words import words_of
from tests.ui.objects.lesson import BEST, WORST, chosen

pytestmark = pytest.mark.usefixtures("quick_bots")


def test_every_special_card_of_campli_is_met_and_explained_once(lesson_of):
    lesson = lesson_of("campli")
    text = "\n".join(lesson.turns(BEST))
    powers = words_of("words", "en", "campli")["powers"]
    for card in ("XI", "XII", "XIII", "XIV", "XV"):
        assert text.count(words_of("words", "en", "campli")["lesson"].get(card, powers[card])) == 1
    assert "Bruna asks Nicola to swap, and a special card answers: the cat (XII)." in text
    assert "Nicola pays too, with the fool (Matto): alone it is as low as the lowest." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_page_says_that_all_special_cards_were_met_only_if_they_were(lesson_of, language):
    powers = words_of("words", language, "campli")["powers"]
    all_met = words_of("words", language, "campli")["lesson"]["all-met"]
    for choices, not_met in (
        (BEST, ()),
        (WORST, ("XI", "XIV", "XV")),
    ):
        lesson = lesson_of("campli", language=language)
        told = lesson.turns(choices)
        assert (all_met in told[-1]) == (not not_met)
        for card in ("XI", "XII", "XIII", "XIV", "XV", "MATTO"):
            power = words_of("words", language, "campli")["lesson"].get(card, powers[card])
            assert (power in told[-2]) == (card in not_met)
        assert not lesson.coach.cards.cards
        lesson.window.close()


@pytest.mark.parametrize("game", PLANS)
def test_special_cards_that_did_nothing_are_named_and_the_turn_page_says_how_the_dealer_is_marked(
    lesson_of, game
):
    lesson = lesson_of(game)
    acted = set()
    lesson.window.playing.seen.news.connect(
        lambda events: acted.update(event.card.id for event in events if isinstance(event, Arrested))
    )
    told, _ = lesson.follow(lambda options: KEEP if KEEP in options else chosen(options[0], Random(1)))
    page = told[-2] if told[-2].startswith("More special cards") else ""
    names = lesson.window.context.words_of(game).cards.name
    named = [card for card in PLANS[game].special if f"{names(card)[1:]}: " in page]
    assert not acted.intersection(named)
    lesson.press("Back")
    assert not page or len(lesson.coach.cards.cards) == min(len(named), MOST)
    assert bool(named) == bool(page)
    assert ("met all special cards" in told[-1]) == bool(PLANS[game].special and not page)

    pages = [text for text in told if "blue cards by a face show who deals" in text]
    assert len(pages) == (not isinstance(GAMES[game], TrickGame) and not GAMES[game].has_matador)
    if game in ("campli", "lu_stu", "gnav", "kille", "cuckoo"):
        assert "The dealer comes last and swaps with the pack. The blue cards" in pages[0]


def test_a_swap_is_told_before_what_came_of_it(lesson_of):
    lesson = lesson_of("ace_chasing")
    told, _ = lesson.follow(lambda options: chosen(options[-1], Random(1)))
    swapped = next(at for at, text in enumerate(told) if "Your new card: the ace of diamonds" in text)
    new_card, reason = "Your new card: the ace of diamonds", "Other cards lie open besides the matador’s"
    assert told[swapped].index(new_card) < told[swapped].index(reason)
    assert "re out (the ace of diamonds)" in told[swapped + 1]
    assert "Nobody else’s card lies open" in "\n".join(told)


def test_who_swaps_with_the_pack_reads_so(lesson_of):
    lesson = lesson_of("le_her")
    told, _ = lesson.follow(lambda options: options[-1])
    text = "\n".join(told)
    assert "You swap with the pack. Your new card: the queen of spades." in text
    assert "Your card: the ten of clubs.\n\nAbbé d’Orbais has the jack of diamonds." in text
    assert "Paul" not in text, "nobody has been told who that is"


def test_who_pays_is_named_once_and_the_learner_never(lesson_of):
    lesson = lesson_of("campli")
    told = lesson.turns(BEST)
    ends = [
        text
        for text in told
        if text.startswith("Practice deal") and "Choose below" not in text and "pay" in text
    ]
    assert len(ends) == 6
    assert ends[0].count("Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe pays") == 1
    assert ends[2].count("Bruna pays") == 1


def test_the_turns_of_the_others_are_told_and_where_the_card_given_away_ends(lesson_of):
    lesson = lesson_of("campli")
    shown = lesson.pages_shown()
    lesson.turns(BEST)
    first = shown[: next(number for number, text in enumerate(shown) if "deal 2 of" in text)]
    peppe = "Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe"
    assert [text.split("\n")[-1] for text in first if "swaps with" in text and text.startswith("Watch")] == [
        f"{peppe} swaps with Bruna: your old card moves on.",
        "Bruna swaps with Nicola: your old card moves on.",
        "Nicola swaps with the pack: your old card is gone.",
    ]
    assert "Your old card, the nulla (zero), ends up in the pack.\n\nYou don’t pay" in "\n".join(shown)
    text = "\n".join(shown)
    assert "Bruna asks Nicola, and is stopped: the cat (XII)." in text
    assert "Bruna keeps." in text
    assert "Your old card, the bucket" not in text, "the hunter has refused the swap"


@pytest.mark.parametrize(
    ("game", "line"), [("campli", "Everyone has 3 tokens again."), ("kille", "nobody has")]
)
def test_it_is_told_once_that_practice_deals_start_afresh(lesson_of, game, line):
    lesson = lesson_of(game)
    told, _ = lesson.follow(lambda options: chosen(options[-1], Random(1)))
    afresh = [text for text in told if "Each practice deal starts afresh" in text]
    assert len(afresh) == 1
    assert line in afresh[0]
    assert "Practice deal 2 of" in afresh[0]
    assert "Choose below" not in afresh[0]


def test_the_new_beginning_is_told_before_a_token_is_lost_again(lesson_of):
    lesson = lesson_of("campli")
    while "starts afresh" not in lesson.coach.text:
        lesson.wait()
        if "starts afresh" not in lesson.coach.text:
            if lesson.coach.waits:
                lesson.coach.go_on.emit()
            else:
                lesson.session.act(EXCHANGE)
    assert lesson.coach.waits
    assert set(lesson.session.observation.tokens) == {3}
    while not lesson.asks:
        lesson.coach.go_on.emit()
        lesson.wait()
    assert min(lesson.session.observation.tokens) == 2, "the cat has taken a token meanwhile"


@pytest.mark.parametrize("game", ["campli", "gnav", "le_her"])
def test_flower_and_coins_are_explained_once_where_the_game_has_them(lesson_of, game):
    lesson = lesson_of(game)
    told, _ = lesson.follow(lambda options: chosen(options[-1], Random(1)))
    text = "\n".join(told)
    assert text.count("The flower beside a face") == (game == "campli")
    assert text.count("And the coins?") == (game != "le_her")


def test_the_price_of_a_new_life_is_asked_for_without_the_card_of_the_old_one(lesson_of):
    lesson = lesson_of("kille")
    told, _ = lesson.follow(lambda options: chosen(options[-1], Random(1)))
    bought = [text for text in told if "You can buy a new life" in text]
    assert bought
    assert not any("Your card" in text for text in bought)


def test_who_passes_the_fool_on_in_lu_stu_sees_the_hunter(lesson_of):
    lesson = lesson_of("lu_stu")
    told, _ = lesson.follow(
        lambda options: EXCHANGE if EXCHANGE in options else chosen(options[0], Random(1))
    )
    assert words_of("words", "en", "lu_stu")["powers"]["XIV"] in "\n".join(told)


def test_the_fate_of_the_matador_is_told_once(lesson_of):
    lesson = lesson_of("ace_chasing")
    told, _ = lesson.follow(lambda options: chosen(options[-1], Random(1)))
    end = next(text for text in told if "So Nicola, the matador, is out." in text)
    assert "You’re still in." in end
    assert "Nicola is out" not in end
    own = next(text for text in told if "So you, the matador, are out." in text)
    assert "You’re out" not in own


def test_the_second_page_shows_the_order_of_the_cards(lesson_of):
    lesson = lesson_of("gnav")
    lesson.wait_for_page()
    lesson.coach.go_on.emit()
    shown = [card.name for strip in lesson.coach.findChildren(CardStrip) for card in strip.cards]
    names = lesson.window.context.wording.cards.name
    assert shown == [names(card.id) for card in GNAV.designs]


@pytest.mark.parametrize("game", sorted({*PLANS} - {"cambio"}))  # where the pot is what is won
def test_the_aim_is_told_without_pool_and_coins(game):
    for language in LANGUAGES:
        aim = words_of("words", language, game)["lesson"]["aim"]
        assert not re.search(r"\b(pool|coins?|Topf|Münzen?|piatto|monete?)\b", aim)


@pytest.mark.parametrize(
    ("game", "card", "swapped", "asker", "stays"),
    [
        ("campli", "XII", (), 2, True),
        ("campli", "XII", ((1, 2),), 2, False),
        ("campli", "XIV", (), 2, False),
        ("lu_stu", "XII", (), 1, True),
        ("lu_stu", "XII", (), 2, False),
        ("cambio", "XII", (), 2, True),
    ],
)
def test_a_card_stays_if_it_has_not_been_swapped(game, card, swapped, asker, stays):
    watched = WatchedTurns(0, ("A", "B", "C", "D"), game)
    for one, other in swapped:
        watched.note(Exchanged(one, other, HIDDEN, HIDDEN, "turn", EVERYBODY), None)
    order = (1, 2, 3, 0)
    arrested = Arrested(3, asker, CUCCO[card], True, EVERYBODY)
    assert watched.stays(arrested, order) == stays


def test_two_fools_are_met_and_said_to_rank_high(lesson_of):
    lesson = lesson_of("campli")
    told = lesson.turns(BEST)
    assert "Two fools (you and Nicola): together they rank high" in told[-2]
    lesson = lesson_of("lu_stu")
    told, _ = lesson.follow(lambda options: chosen(options[0], Random(1)))
    assert "Two fools (you and Nicola): together they win a token each." in "\n".join(told)


def test_a_special_card_of_another_suit_is_not_explained_again(lesson_of):
    told, _ = lesson_of("coucou").follow(lambda options: chosen(options[-1], Random(1)))
    text = "\n".join(told)
    assert "answers: the king of hearts" in text
    assert "answers: the king of spades" in text
    assert text.count(words_of("words", "en", "coucou")["powers"]["K"]) == 1


def test_a_single_card_that_did_nothing_is_not_spoken_of_as_several():
    words = LessonWords(Wording("en", "lu_stu"))
    assert words.not_met(["XV"]).text.startswith("This special card did nothing")
    assert words.not_met(["XIV", "XV"]).text.startswith("These special cards did nothing")


def test_how_ties_are_played_off_is_told_before_the_first_question(lesson_of):
    pages = lesson_of("tiebreak").read_to_the_question()
    assert any("equal cards get replaced" in page for page in pages)
