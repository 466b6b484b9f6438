"""The lesson of each game: the usual game has one of its own, the others follow a plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.play.guided import lesson, tutorial

if TYPE_CHECKING:
    from cucu_desktop.match.match import Match
    from cucu_desktop.ui.play.bot_workers import BotWorkers
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

Guide = tutorial.Tutorial | lesson.Lesson
"""Somebody at the learner's side."""


def match_of(game: str, name: str, face: str) -> Match:
    """Return the match that is played in the lesson of a game, with the learner in it."""
    if game == tutorial.GAME:
        return tutorial.lesson_match(name, face)
    return lesson.lesson_match(game, name, face)


def workers_of(game: str) -> BotWorkers | None:
    """Return who decides for the others in it; None: they do so themselves."""
    return tutorial.bot_workers() if game == tutorial.GAME else None


def beside(playing: MatchWidget, theme: Theme, wording: Wording) -> Guide:
    """Let somebody sit down beside the table of a lesson."""
    kind = tutorial.Tutorial if wording.game_id == tutorial.GAME else lesson.Lesson
    return kind(playing, theme, wording)
