"""What the lesson of a game lacks."""

from cucu_desktop.ui.play.guided.lessons import LESSONS
from cucu_desktop.words import words_of
from tests.games.lacking.explanations import table_of
from tests.games.lacking.play import told
from tests.ui.play.guided.roads import roads

FEWEST = 3
"""So many choices at least a learner has on the longest road of a lesson."""


def lesson_lacking(game):
    """Its row in the table, whether its deals can be played as it says, and the words of its lines."""
    where = "LESSONS in ui/play/guided/lessons.py"
    if game.id not in LESSONS:
        yield f"There is no lesson: add a row to {where}."
        return
    lesson, choices, keys = LESSONS[game.id], 0, {"end"}
    try:
        for deal in range(len(lesson.deals)):
            played = roads(game.id, deal)
            choices += max(len(road.taken) for road in played)
            keys |= {line.key for road in played for line in road.lines}
    except Exception as error:  # noqa: BLE001 - any error is returned as a sentence
        yield f"The lesson cannot be played: {told(error)}; see {where}."
        return
    if choices < FEWEST:
        yield f"In the lesson only {choices} choices are the learner's: see {where}."
    lacking = sorted(keys - set(words_of("words", "en", game.id).get("lines", {})))
    if lacking:
        yield f"{table_of('words', game)} lacks {', '.join(lacking)} in [lines]."
