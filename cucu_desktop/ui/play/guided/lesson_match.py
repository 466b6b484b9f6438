"""The match of a lesson. Its other players pass low cards on, and keep all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.actions import EXCHANGE, KEEP, WAIT
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import APART
from cucu_desktop.match.match import Player, Setup
from cucu_desktop.match.scenario.practice import PracticeMatch
from cucu_desktop.ui.play.bot_workers import BotWorkers, Thought
from cucu_desktop.ui.play.guided.lesson_plans import PLANS

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.ui.play.bot_workers import Question
    from cucu_desktop.ui.play.guided.lesson_plans import LessonPlan


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


def decide(question: Question, plan: LessonPlan) -> Thought | None:
    """Return the answer by the rule of the lesson, or None where the rule has none.

    No player calls or talks.
    """
    seen = question.observation
    calls = {each.seat: WAIT for each in question.calls}
    if not question.decides:
        return Thought(question.number, question.seat, None, calls=calls)
    if not isinstance(seen, Observation) or seen.decision is None:
        return None
    kind = seen.decision.kind
    action = _by_height(seen, plan.low) if kind == "turn" else plan.answers.get(kind)
    if action is None or not seen.decision.allows(action):
        return None
    return Thought(question.number, question.seat, action, calls=calls)


def _by_height(seen: Observation, low: str) -> Action | None:
    card = seen.cards[seen.seat]
    if not isinstance(card, Card):
        return None
    game = GAMES[seen.options.game]
    rows = game.order_of(game.pack_of(seen.options), seen.options)
    in_order = [each.id for row in (rows.get(APART, ()), rows[""]) for rank in row for each in rank]
    limit = max(at for at, name in enumerate(in_order) if name.startswith(low) and _is_rank(name, low))
    is_low = in_order.index(card.id) <= limit
    wanted = EXCHANGE if is_low else KEEP
    decision = seen.decision
    assert decision is not None
    return wanted if decision.allows(wanted) else KEEP if decision.allows(KEEP) else EXCHANGE


def _is_rank(name: str, rank: str) -> bool:
    """Return whether the card's name is this rank, with a suit or without."""
    return name == rank or (len(name) == len(rank) + 1 and name[-1] in "CDHSB")
