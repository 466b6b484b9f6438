"""The other table of a season: bots play its evenings, game by game, in the background.

It runs in a child process, which gets the plan of an evening and a seed in a line of JSON and
answers with the points; the same line gives the same answer.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import IO, TYPE_CHECKING, Any

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.match.child_entry import LivingOutput, watched_input
from cucu_desktop.match.evening import standings
from cucu_desktop.match.evening.evening_plan import plan_from_json, plan_to_json, setup_of
from cucu_desktop.match.evening.round_result import round_result
from cucu_desktop.match.evening.season import season_points
from cucu_desktop.match.match import Match

if TYPE_CHECKING:
    from cucu_desktop.match.evening.evening_plan import EveningPlan
    from cucu_desktop.match.evening.round_result import RoundResult


def play_evening(plan: EveningPlan, seed: str) -> dict[str, int]:
    """Play an evening of bots to its end; return its points in the season, by name."""
    results: list[RoundResult] = []
    for number in range(len(plan.rounds)):
        random = Random(f"{seed}/{number}")
        sat_out, purses = standings.sat_out(plan, results), standings.purses(plan, results)
        setup = setup_of(plan, number, sat_out, purses, random.getrandbits(128))
        match = Match.begin(setup)
        while (seat := match.first_to_decide) is not None:
            bot = match.players[seat].bot
            assert bot is not None  # only bots sit at the other table
            match.submit(seat, choose(PERSONS[bot], match.observation(seat), match.heard(seat), random))
        results.append(round_result(match, ""))
    return season_points(plan, results)


def question_of(plan: EveningPlan, seed: str) -> bytes:
    """Return the line that requests an evening from the process."""
    return json.dumps({"plan": plan_to_json(plan), "seed": seed}).encode() + b"\n"


def serve(asked: IO[bytes], answers: IO[bytes] | LivingOutput) -> None:
    """Answer questions until the input is closed."""
    for line in asked:
        question: dict[str, Any] = json.loads(line)
        points = play_evening(plan_from_json(question["plan"]), question["seed"])
        answers.write(json.dumps(points).encode() + b"\n")
        answers.flush()


def main() -> int:
    serve(watched_input(), LivingOutput(sys.stdout.buffer))
    return 0
