"""The match of a lesson, and the workers that decide for its other players."""

from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player, Setup
from cucu_desktop.match.scenario.practice import PracticeMatch
from cucu_desktop.ui.play.bot_workers import BotWorkers
from cucu_desktop.ui.play.guided.lesson_plans import PLANS
from cucu_desktop.ui.play.guided.plain_bots import decide


def lesson_match(game: str, name: str, face: str) -> PracticeMatch:
    """Return the match of the lesson of a game; the learner sits at seat 0."""
    plan = PLANS[game]
    others = (Player(PERSONS[who].name, PERSONS[who].face, who) for who in plan.others)
    options = GAMES[game].options(**plan.options)
    setup = Setup(game, (Player(name, face), *others), options, drawn=False, deals=1)
    return PracticeMatch.of(setup, plan.deals)


def bot_workers(game: str) -> BotWorkers:
    """Return workers for the other players: they use `decide`, and think as bots where it returns None."""
    plan = PLANS[game]
    return BotWorkers(lambda question: decide(question, plan))
