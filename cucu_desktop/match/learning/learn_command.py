"""`cucu-desktop learn`: learn a policy, and keep it where the bots find it.

A run that is stopped, by its time or by Ctrl+C, is kept in the user's cache; the same command goes on with
it.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.learning.deal_record import UnsuitedError
from cucu_desktop.learning.learning import Learning
from cucu_desktop.learning.policy_store import GOOD, is_good, keep, own_policies
from cucu_desktop.match import terminal
from cucu_desktop.match.child_entry import end_with_parent
from cucu_desktop.match.narration import system_language
from cucu_desktop.match.terminal import refuse, told
from cucu_desktop.match.tournament_command import MOST_JOBS, ChoiceError, chosen_options
from cucu_desktop.own_files import own_folder, read_kept, write_whole

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from cucu_desktop.learning.sampling import Spread

USUAL_SECONDS: Final = 60
USUAL_SEATS: Final = 4
SAVED_EVERY: Final = 30.0
"""The seconds between two savings of what has been learnt."""
LAST_TWO: Final = 2
STOPPED: Final = 130
"""The exit status after Ctrl+C."""
UNFINISHED: Final = ".learning"


def learn(arguments: Namespace) -> int:
    """Learn, write the policy, and print what it is worth.

    Returns:
        0: the policy is written; 2: the arguments are not possible, or it cannot be written; 130: Ctrl+C.
    """
    language = getattr(arguments, "lang", None) or system_language()
    try:
        with _spread(_jobs(arguments.jobs)) as spread:
            return _learn(arguments, language, spread)
    except ChoiceError as error:
        return refuse(language, error.key, **error.values)
    except OSError as error:
        file = error.filename or arguments.out or own_policies()
        return refuse(language, "no-policy-written", file=file, reason=error.strerror or error)


def _learn(arguments: Namespace, language: str, spread: Spread) -> int:
    """Learn as long as the arguments say.

    Raises:
        ChoiceError: the arguments are not possible.
        OSError: the policy cannot be written.
    """
    learning = _chosen(arguments, spread)
    folder = Path(arguments.out) if arguments.out else own_policies()
    own_folder(folder)
    unfinished = own_policies() / f"{_name(arguments, learning)}{UNFINISHED}"
    own_folder(unfinished.parent)
    with suppress(OSError):
        learning.restore(read_kept(unfinished))
    if learning.is_damaged:
        terminal.tell(told(language, "learning-damaged", file=unfinished) + "\n")
    if not _go_on(arguments, learning, language, unfinished):
        terminal.tell("\n" + told(language, "learning-stopped", rounds=learning.rounds) + "\n")
        return STOPPED
    policy = learning.policy()
    path = keep(folder, policy)
    origin = policy.origin
    write_whole(unfinished, learning.saved())
    known = {
        "rounds": origin.rounds,
        "deals": origin.deals,
        "rows": len(policy.rows),
        "gain": f"{origin.gain:.2g}",
        "error": f"{origin.gain_error:.2g}",
        "file": path,
        "kb": -(-path.stat().st_size // 1000),
    }
    for what in (f"learnt-{origin.method}", f"gain-{origin.method}", "policy-written"):
        terminal.write(told(language, what, **known) + "\n")
    if not is_good(origin):
        terminal.write(told(language, "learn-more", good=GOOD) + "\n")
    return 0


def _go_on(arguments: Namespace, learning: Learning, language: str, unfinished: Path) -> bool:
    """Learn round after round; return False if it was stopped by Ctrl+C. What was learnt is saved.

    Ctrl+C takes effect after the round, so that no round is learnt by half; in the first one, which may take
    long, at once.
    """
    is_watched = sys.stderr.isatty()
    began = saved = time.monotonic()
    seconds = USUAL_SECONDS if arguments.seconds is None else arguments.seconds
    with _stoppable(learning) as stop:
        while arguments.rounds is None or learning.rounds < arguments.rounds:
            learning.step()
            now = time.monotonic()
            if is_watched:
                text = told(language, "learning", rounds=learning.rounds, seconds=round(now - began))
                terminal.tell("\r" + text)
            if stop.is_set() or now - saved > SAVED_EVERY:
                write_whole(unfinished, learning.saved())
                saved = now
            if stop.is_set():
                return False
            if arguments.rounds is None and now - began > seconds:
                break
    if is_watched:
        terminal.tell(terminal.CLEAR_LINE)
    return True


@contextmanager
def _stoppable(learning: Learning) -> Iterator[Event]:
    """Give an event that Ctrl+C sets."""
    stop = Event()

    def stopped(*_: object) -> None:
        if stop.is_set() or not learning.has_begun:
            raise KeyboardInterrupt
        stop.set()

    if current_thread() is not main_thread():  # no other thread may handle signals
        yield stop
        return
    before = signal.signal(signal.SIGINT, stopped)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def _chosen(arguments: Namespace, spread: Spread) -> Learning:
    """Return the run that the arguments choose.

    Raises:
        ChoiceError: they are not possible.
    """
    name: str = arguments.game
    learnable = [game.id for game in GAMES.values() if isinstance(game, ExchangeGame)]
    game = GAMES.get(name)
    if not isinstance(game, ExchangeGame):
        raise ChoiceError("no-game-to-learn", game=repr(name), games=", ".join(learnable))
    options: Any = chosen_options(name, arguments.preset, arguments.options)
    seats = game.seats_of(options)
    players = arguments.seats
    if players is None:
        players = min(max(USUAL_SEATS, seats[0]), seats[-1])
    few = min(LAST_TWO, seats[0])  # in a larger game, too, two are left at last
    if not few <= players <= seats[-1]:
        raise ChoiceError("seats", game=name, number=players, few=few, many=seats[-1])
    for number in (arguments.seconds, arguments.rounds):
        if number is not None and number < 1:
            raise ChoiceError("learn-longer")
    try:
        whole = True if arguments.all_deals else False if arguments.turns else None
        return Learning(game, options, players, arguments.seed, spread=spread, whole=whole)
    except UnsuitedError:
        raise ChoiceError("not-to-learn", game=name) from None


def _name(arguments: Namespace, learning: Learning) -> str:
    game, seats = learning.setting.game.id, learning.setting.seats
    return f"{game}-{seats}-{learning.digest}-{learning.method}-{arguments.seed}"


def _jobs(jobs: int | None) -> int:
    if jobs is not None and not 0 < jobs <= MOST_JOBS:
        raise ChoiceError("jobs", number=jobs, most=MOST_JOBS)
    return jobs or os.cpu_count() or 1


@contextmanager
def _spread(jobs: int) -> Iterator[Spread]:
    """Give a function that maps over the parts of a round in this number of processes."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs, initializer=_begin_worker) as pool:
        yield pool.map


def _begin_worker() -> None:
    """Leave Ctrl+C to the process that gives the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
