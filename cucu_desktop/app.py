"""The command line, and the only place where everything is wired together."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from cucu_desktop import __version__

LANGUAGES: Final = ("it", "de", "en")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; without one, open the table."""
    arguments = _parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except BrokenPipeError:
        # Whoever read our output has closed it: that is no error of ours; keep Python from complaining at
        # exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cucu-desktop", description="The card table for Cucù: play against bots or round one screen."
    )
    parser.add_argument("--version", action="version", version=f"cucu-desktop {__version__}")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the window")
    parser.add_argument(
        "--seed", type=int, help="the number of the cards: the same number brings the same cards"
    )
    parser.add_argument(
        "--play", action="store_true", help="sit down at once: Cucù of Campli, you and five bots"
    )
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(title="without a window", metavar="COMMAND")
    _add_scenario(commands.add_parser("scenario", help="run written-down deals and print what comes of them"))
    _add_simulate(commands.add_parser("simulate", help="let bots play and print what becomes of them"))
    return parser


def _add_scenario(parser: argparse.ArgumentParser) -> None:
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("files", nargs="*", default=[], metavar="FILE", help="scenarios in TOML")
    source.add_argument(
        "--jsonl", action="store_true", help="one scenario a line, as JSON, from standard input"
    )
    parser.set_defaults(run=_scenario)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="campli", help="which game (default: campli)")
    parser.add_argument(
        "--seats", type=int, help="how many bots play (default: 6, or as near as the game allows)"
    )
    parser.add_argument("--deals", type=int, default=1000, help="how many deals (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed brings the same run (default: 1)")
    parser.add_argument("--transcript", action="store_true", help="tell every deal in words")
    # Given after the command; what stands before it is kept when it is not repeated.
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="the language of the transcript"
    )
    parser.set_defaults(run=_simulate)


def _scenario(arguments: argparse.Namespace) -> int:
    from cucu_desktop.match.commands import scenario

    return scenario(arguments)


def _simulate(arguments: argparse.Namespace) -> int:
    from cucu_desktop.match.commands import simulate

    return simulate(arguments)


def _window(arguments: argparse.Namespace) -> int:
    if not has_display():
        from cucu_desktop.match.commands import refuse
        from cucu_desktop.match.telling import system_language

        return refuse(arguments.lang or system_language(), "no-display")
    from cucu_desktop.ui.run import run

    return run(language=arguments.lang, play=arguments.play, seed=arguments.seed)


def has_display() -> bool:
    """Tell whether a window has somewhere to appear: Qt would not say so, it would end the process."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("WAYLAND_DISPLAY")) or _answers(os.environ.get("DISPLAY", ""))


def _answers(display: str) -> bool:
    """Tell whether an X server answers at this display ("[host]:number[.screen]")."""
    host, _, number = display.rpartition(":")
    number = number.partition(".")[0]
    if not number.isdigit():
        return False
    import socket

    places: list[tuple[int, tuple[str, int] | str]] = [(socket.AF_INET, (host, 6000 + int(number)))]
    if host in ("", "unix") or host.startswith("/"):
        path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - where X servers listen
        places = [(socket.AF_UNIX, path), (socket.AF_UNIX, f"\0{path}")]
    for family, place in places:
        with socket.socket(family) as connection:
            connection.settimeout(2)
            try:
                connection.connect(place)
            except OSError:
                continue
            return True
    return False
