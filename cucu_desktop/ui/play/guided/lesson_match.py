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
from cucu_desktop.match.scenario.practice import PracticeDeal, PracticeMatch
from cucu_desktop.ui.play.bot_workers import BotWorkers, Thought
from cucu_desktop.ui.play.guided.lessons import LESSONS

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.ui.play.bot_workers import Question
    from cucu_desktop.ui.play.guided.lessons import LessonDeal


def lesson_match(game: str, name: str, face: str, first: int = 0) -> PracticeMatch:
    """Return the match of the lesson of a game, from the deal with the index `first` on."""
    lesson = LESSONS[game]
    others = (Player(PERSONS[who].name, PERSONS[who].face, who) for who in lesson.others)
    options = GAMES[game].options(**lesson.options)
    setup = Setup(game, (Player(name, face), *others), options, drawn=False, deals=1)
    return PracticeMatch.of(setup, [PracticeDeal(deal.dealer, deal.cards) for deal in lesson.deals[first:]])


def deal_of(match: PracticeMatch) -> LessonDeal:
    """Return the deal in play of a lesson, which may have begun with a later one than the first."""
    deals = LESSONS[match.setup.game].deals
    return deals[len(deals) - match.deals_left - 1]


def bot_workers(match: PracticeMatch) -> BotWorkers:
    """Return workers for the other players: they use `decide`, and think as bots where it returns None."""
    return BotWorkers(lambda question: decide(question, match))


def decide(question: Question, match: PracticeMatch) -> Thought | None:
    """Return the answer by the rule of the lesson, or None where the rule has none.

    No player calls or talks.
    """
    seen = question.observation
    calls = {each.seat: WAIT for each in question.calls}
    if not question.decides:
        return Thought(question.number, question.seat, None, calls=calls)
    if not isinstance(seen, Observation) or seen.decision is None:
        return None
    kind, low = seen.decision.kind, LESSONS[match.setup.game].low
    action = _by_height(seen, low) if kind == "turn" else deal_of(match).answers.get(kind)
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
