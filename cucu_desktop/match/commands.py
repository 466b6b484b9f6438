"""The commands without a window: `scenario` and `simulate`. They load no Qt."""

import json
import math
import sys
import tomllib
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

FAILED: Final = 1
INVALID: Final = 2
USUAL_SEATS: Final = 6
"""So many bots play if nobody says how many, or as near to it as the game allows."""


def scenario(arguments: Namespace) -> int:
    """Run scenarios from files, or one a line from standard input; print one result a line.

    Returns:
        0: all are as expected; 1: some are not; 2: some are not valid.
    """
    from cucu_desktop.match.scenario import run

    status = 0
    for read in _from_lines() if arguments.jsonl else _from_files(arguments.files):
        result = read if "error" in read and len(read) == 1 else run(read["scenario"])
        # ASCII: no name and no terminal's encoding can stop it. `default` is for TOML's dates in `expect`.
        sys.stdout.write(json.dumps(result, default=str) + "\n")
        sys.stdout.flush()
        status = max(status, INVALID if "error" in result else 0 if result["ok"] else FAILED)
    return status


def _from_lines() -> Iterator[dict[str, Any]]:
    for number, line in enumerate(sys.stdin.buffer, 1):
        if not line.strip():
            continue
        try:
            yield {
                "scenario": json.loads(
                    line, parse_int=_whole_number, parse_float=_finite_number, parse_constant=_refuse_constant
                )
            }
        except (ValueError, RecursionError) as error:
            yield _error(f"line {number}", f"this is not a JSON object: {error}")


def _from_files(files: list[str]) -> Iterator[dict[str, Any]]:
    for name in files:
        try:
            text = Path(name).read_text(encoding="utf-8")
            yield {"scenario": tomllib.loads(text, parse_float=_finite_number)}
        except OSError as error:
            yield _error(name, f"the file cannot be read: {error.strerror}")
        except (ValueError, RecursionError) as error:
            yield _error(name, f"this is not TOML: {error}")


def _whole_number(text: str) -> int | str:
    """Read a whole number; one with more digits than Python reads stays text, which is wrong anywhere."""
    return int(text) if len(text) <= sys.int_info.default_max_str_digits else text


def _finite_number(text: str) -> float | str:
    """Read a number; one too large, or TOML's `nan`, stays text, as JSON has no way to print it again."""
    number = float(text)
    return number if math.isfinite(number) else text


def _refuse_constant(name: str) -> float:
    """Refuse what Python's reader takes for a number and JSON does not know: NaN, Infinity.

    Raises:
        ValueError: always.
    """
    raise ValueError(f"{name} is no number")


def _error(where: str, message: str) -> dict[str, Any]:
    return {"error": {"where": where, "message": message}}


def simulate(arguments: Namespace) -> int:
    """Let bots play, tell every deal if asked to, and print what became of them."""
    from cucu_desktop.engine.trick_events import TrickTaken
    from cucu_desktop.games.catalogue import GAMES, pack_of, seats_of
    from cucu_desktop.match.simulate import Simulation, is_new_deal, summary
    from cucu_desktop.match.telling import Teller, system_language
    from cucu_desktop.words import words_of

    language = arguments.lang or system_language()
    if arguments.game not in GAMES:
        return refuse(language, "no-game", game=repr(arguments.game), games=", ".join(GAMES))
    options = GAMES[arguments.game].Options()
    seats = seats_of(arguments.game, options)
    players = min(max(USUAL_SEATS, seats[0]), seats[-1]) if arguments.seats is None else arguments.seats
    if players not in seats:
        bounds = {"few": seats[0], "many": seats[-1]}
        return refuse(language, "seats", game=arguments.game, number=players, **bounds)
    if arguments.deals < 1:
        return refuse(language, "one-deal")
    dummy = words_of("words", language, arguments.game).get("dummy", {}).get("name", "{name}")
    simulation = Simulation(arguments.game, players, arguments.deals, arguments.seed, dummy)
    teller = Teller(language, arguments.game, pack_of(arguments.game, options).name)
    deal = trick = 0
    for event, names in simulation.play():
        if is_new_deal(event):
            deal, trick = deal + 1, 0
        if arguments.transcript and (sentence := teller.tell(event, names, deal, trick)):
            sys.stdout.write(("\n" if is_new_deal(event) else "") + sentence + "\n")
        trick += isinstance(event, TrickTaken)
    if arguments.transcript:
        sys.stdout.write("\n")
    sys.stdout.write("\n".join(summary(simulation.tally, teller.summary)) + "\n")
    speed = simulation.tally.decisions / max(simulation.tally.seconds, 1e-9)
    # Not part of the run: the same seed brings the same lines above on every machine.
    sys.stderr.write(told(language, "speed", number=round(speed)) + "\n")
    return 0


def told(language: str, what: str, **values: object) -> str:
    """Return what a person at the terminal is told; what programs read is the same in every language."""
    from cucu_desktop.words import words_of

    sentence: str = words_of("account", language, "")["command"][what]
    return sentence.format(**values)


def refuse(language: str, why: str, **values: object) -> int:
    """Tell why a command cannot be run; return the status with which it ends."""
    sys.stderr.write(told(language, why, **values) + "\n")
    return INVALID
