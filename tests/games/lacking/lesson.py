"""What the lesson of a game lacks."""

from random import Random

from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.play.bot_workers import Question
from cucu_desktop.ui.play.guided.lesson_match import decide, lesson_match
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.words import words_of
from tests.games.lacking.explanations import table_of
from tests.games.lacking.play import TOO_LONG, told
from tests.transcripts.transcript import any_option

LEARNER = 0
FEWEST = 3
"""So many decisions at least a learner has, whatever they choose."""
PARTS = ("aim", "turn", "end")
"""The parts of the words of each lesson; that of an exchange game has a page about paying, too."""


def lesson_lacking(game):
    """The plan of the lesson, and whether its deals can be played as it says."""
    where = "PLANS in ui/play/guided/lesson_plans.py"
    if game.id not in PLANS:
        yield f"There is no lesson: add a row to {where}."
        return
    try:
        decisions, played = _play(game)
    except Exception as error:  # noqa: BLE001 - any error is returned as a sentence
        yield f"The lesson cannot be played: {told(error)}; see {where}."
        return
    if played < len(PLANS[game.id].deals):
        yield f"Only {played} deals of the lesson can be played: see {where}."
    if decisions < FEWEST:
        yield f"In {played} deals of the lesson only {decisions} decisions are the learner's: see {where}."


def lesson_words_lacking(game):
    """What the lesson says about the game."""
    parts = PARTS if isinstance(game, TrickGame) else (*PARTS, "pay")
    lacking = [part for part in parts if not words_of("words", "en", game.id).get("lesson", {}).get(part)]
    if lacking:
        yield f"{table_of('words', game)} lacks {', '.join(lacking)} in [lesson]."


def _play(game):
    """Play the lesson, the learner at random; return how often they had a choice, and the deals."""
    plan, random = PLANS[game.id], Random(game.id)
    match = lesson_match(game.id, "Wilhelmina", "you-1")
    decisions = played = asked = 0
    while True:
        while not match.is_over:
            asked += 1
            assert asked < TOO_LONG, "it comes to no end"
            seat = match.to_act
            seen, heard = match.observation(seat), match.heard(seat)
            if seat == LEARNER:
                decisions += len(seen.decision.options) > 1
                match.submit(seat, any_option(random.choice(seen.decision.options)))
                continue
            bot = plan.others[seat - 1]
            question = Question(asked, seat, bot, seen, heard, random, decides=True, chats=False)
            thought = decide(question, plan) if plan.low else None
            match.submit(seat, thought.action if thought else choose(PERSONS[bot], seen, heard, random))
        played += 1
        if not match.has_more:
            return decisions, played
        match.next_game()
