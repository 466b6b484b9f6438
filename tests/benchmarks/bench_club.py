"""A season of 48 places, 5,000 games and 2,000 people: the size of its file, the time of each list and step.

    python -m tests.benchmarks.bench_club

Bars: the file 10 MB; each list, an entry and a draw 100 ms, as a page may take: of the processor, the best of
several runs.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from cucu_desktop.match.club.club_file import ClubFile
from cucu_desktop.match.club.club_lists import KINDS, listed
from cucu_desktop.match.club.conflicts import find_conflicts
from cucu_desktop.match.club.draw import draw, met_before
from cucu_desktop.match.club.sample import sample

PAGE = 0.1
LARGEST = 10_000_000
RUNS = 5


def best(step: Callable[[], object]) -> float:
    """Return the shortest time of a step, in seconds."""
    times = []
    for _ in range(RUNS):
        begun = process_time()
        step()
        times.append(process_time() - begun)
    return min(times)


def main() -> int:
    """Return 1 if a bar is missed."""
    with TemporaryDirectory() as folder:
        club = ClubFile(Path(folder) / "season.cucu-club", "bench")
        files = [(name, b"".join(entry.line() for entry in entries)) for name, entries in sample()]
        begun = process_time()
        club.take_in(files)
        print(f"merging 48 files: {process_time() - begun:.2f} s")
        size = len(club.data())
        print(f"file: {size} bytes")
        met = met_before(club.book)
        of_place = [person.id for person in club.book.persons.values() if person.place == "p01"]
        steps: dict[str, Callable[[], object]] = {
            f"{kind} of {place or 'all'}": lambda kind=kind, place=place: listed(kind, club.book, place)
            for kind in KINDS
            for place in ("", "p01")
        }
        steps["to check"] = lambda: find_conflicts(club.book)
        steps["an entry"] = lambda: club.write("stake", person=of_place[0], coins=5, receipt="")
        steps["a draw of a place"] = lambda: draw(of_place, 10, met, 1)
        steps["a draw of 430"] = lambda: draw(sorted(club.book.persons)[:430], 10, met, 1)
        times = {name: best(step) for name, step in steps.items()}
        club.close()
    for name, seconds in times.items():
        print(f"{name}: {1000 * seconds:.1f} ms{' TOO SLOW' if seconds > PAGE else ''}")
    return int(size > LARGEST or max(times.values()) > PAGE)


if __name__ == "__main__":
    sys.exit(main())
