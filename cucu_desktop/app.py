"""The entry point of the command line, and the only module that wires everything together.

It imports next to nothing by itself, so that Ctrl+C works from the start, and each command loads only
what it needs.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from cucu_desktop.match.hosting.host_command import Hosting


def main(argv: "Sequence[str] | None" = None) -> int:
    """Run a command; without one, open the table."""
    if not _is_unpacked():
        sys.stderr.write("cucu-desktop does not run from within an archive: unpack or install it.\n")
        return 2
    if argv is None and sys.argv[1:2] == ["--child"]:
        from cucu_desktop.match.child_entry import run_child

        return run_child(lambda: _called(CHILDREN[sys.argv[2]]))
    try:
        from cucu_desktop.match import terminal

        terminal.prepare()
        try:
            status = _run(sys.argv[1:] if argv is None else argv)
        except SystemExit as ended:  # argparse, with help or an error
            raise SystemExit(terminal.finish(int(ended.code or 0))) from None
        return terminal.finish(status)
    except KeyboardInterrupt:
        return 130


def _is_unpacked() -> bool:
    """Return whether the program's files are in a folder, not in a zip file on `sys.path`."""
    import os

    return os.path.exists(__file__)  # noqa: PTH110 - pathlib is not loaded yet


def _run(argv: "Sequence[str]") -> int:
    if not argv:
        return _open_window()  # the usual start: no arguments to parse
    from cucu_desktop.match import terminal
    from cucu_desktop.match.command_parser import language_wanted, parser, without_file

    try:
        argv, file = without_file(argv)
        arguments = parser(language_wanted(argv)).parse_args(argv)
        arguments.file = file
        own = {"window": _window, "print": _print, "host": _host}
        command = own.get(arguments.command)
        return command(arguments) if command else _called(COMMANDS[arguments.command], arguments)
    except BrokenPipeError:
        terminal.give_up_output()  # the reader has closed the pipe: no error of this program
        return 0
    except terminal.OutputError as error:
        return terminal.refuse_output(language_wanted(argv), error)


COMMANDS = {
    "scenario": "cucu_desktop.match.commands:scenario",
    "advise": "cucu_desktop.match.commands:advise",
    "simulate": "cucu_desktop.match.simulate:simulate",
    "learn": "cucu_desktop.match.learning.learn_command:learn",
    "score": "cucu_desktop.match.commands:score",
    "club": "cucu_desktop.match.club.club_command:club",
}
"""The functions of the commands without a window, by name: each is imported when it is called."""
CHILDREN = {
    "analyst": "cucu_desktop.analysis.analysis_process:main",
    "bots": "cucu_desktop.match.bot_process:main",
    "regulars": "cucu_desktop.match.evening.other_table:main",
    "soundboard": "cucu_desktop.ui.audio.soundboard:main",
    "speaker": "cucu_desktop.ui.audio.speaker:main",
}
"""The child processes that this program starts itself as, by name (see `match.child_process`)."""


def _called(place: str, *arguments: object) -> int:
    """Import the function at a place, "module:name", and return its exit code."""
    module, _, name = place.partition(":")
    code: int = getattr(__import__(module, fromlist=(name,)), name)(*arguments)
    return code


def _print(arguments: "argparse.Namespace") -> int:
    from cucu_desktop.match.printing.print_command import print_cards

    return print_cards(arguments, _write_sheet)


def _write_sheet(name: str, paper: str, language: str, path: str) -> None:
    from cucu_desktop.ui.pages.printing.sheet_writer import write_sheet

    write_sheet(name, paper, language, path)


def _host(arguments: "argparse.Namespace") -> int:
    from cucu_desktop.match.hosting.host_command import hosting_of
    from cucu_desktop.match.narration import system_language
    from cucu_desktop.match.terminal import refuse
    from cucu_desktop.match.tournament_command import ChoiceError

    try:
        host = hosting_of(arguments)
    except ChoiceError as error:
        return refuse(arguments.lang or system_language(), error.key, **error.values)
    return _open_window(arguments.lang, seed=arguments.seed, new_window=True, host=host)


def _window(arguments: "argparse.Namespace") -> int:
    if arguments.menu_entry:
        from cucu_desktop.match.menu_entry import menu_entry

        return menu_entry(arguments)
    return _open_window(
        arguments.lang,
        file=arguments.file,
        play=arguments.play,
        seed=arguments.seed,
        new_window=arguments.new_window,
    )


def _open_window(
    language: str | None = None,
    *,
    file: str | None = None,
    play: bool = False,
    seed: int | None = None,
    new_window: bool = False,
    host: "Hosting | None" = None,
) -> int:
    from cucu_desktop.match.display import has_display

    if not has_display():
        from cucu_desktop.match.narration import system_language
        from cucu_desktop.match.terminal import refuse

        return refuse(language or system_language(), "no-display")
    import gc

    # Objects imported and built for the first paint are permanent: collecting them would cost a tenth of
    # the start.
    # `run` enables the search again.
    gc.disable()
    from cucu_desktop.ui.window.run import run

    return run(language=language, file=file, play=play, seed=seed, new_window=new_window, host=host)
