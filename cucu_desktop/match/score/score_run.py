"""The result of a written-down game of real cards (`cucu-desktop score`)."""

from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError, Table
from cucu_desktop.match.score.corrections import corrected, correction_at
from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.score_reader import WrittenGame, WrittenTrickGame, read
from cucu_desktop.match.score.trick_score import TrickScore


def run(written: object) -> Table:
    """Compute the score of a game's file.

    Returns:
        its result, or `{"error": {"where": ..., "message": ...}}`.
    """
    try:
        game = read(written)
        score = score_of(game)
        for index, item in enumerate(game.told):
            where = f"told[{index}]"
            if isinstance(item, str):
                score.tell(item, where)
            else:
                score = corrected(score, correction_at(where, item), where)
    except InvalidScenarioError as error:
        return {"error": {"where": error.where, "message": error.message}}
    return score.result()


def score_of(game: WrittenGame | WrittenTrickGame) -> Score | TrickScore:
    return Score(game) if isinstance(game, WrittenGame) else TrickScore(game)
