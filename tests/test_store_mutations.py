"""Whatever becomes of a file of ours: nothing raises, hangs, or leads out of the folder of the user's data.

The property over all stores: a file is changed as disks, editors and evil hands change it, byte by byte or in
its JSON, and then read, gone on with and written as the window does.
"""

import copy
import json
import shutil
from contextlib import suppress
from datetime import UTC, date, datetime
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cucu_desktop.bots import PERSONS
from cucu_desktop.database import NAME
from cucu_desktop.engine.actions import Amount
from cucu_desktop.match.daily.diary import Diary
from cucu_desktop.match.daily.programme import deals_of
from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.match.evening import prize_shelf as shelf
from cucu_desktop.match.evening.evening import Evening
from cucu_desktop.match.evening.evening_plan import EveningPlan, usual_round
from cucu_desktop.match.evening.season import HERE, Season, company, new_season
from cucu_desktop.match.feats.shelf import FEATS, Shelf
from cucu_desktop.match.log import LogError
from cucu_desktop.match.match import Match, Player
from cucu_desktop.match.puzzles.solved import Solved
from cucu_desktop.match.records.game_result import record
from cucu_desktop.match.records.store import Store, StoreError
from cucu_desktop.ui.play import saved_matches

DAY = date(2026, 11, 26)
NOW = datetime(2026, 11, 26, 20, 0, tzinfo=UTC)
OUTSIDE = "outside.cucu"
ODD = (
    None, True, -1, 0, 10**6, 10**30, 1e308, float("inf"), "", "\ud800", "x" * 300, "..", "../..", "<b>",
    [], {}, [[]], f"../../{OUTSIDE}", "/{outside}", "a\0b", "1.cucu", "Anna",
)  # fmt: skip
"""What JSON may say in the place of anything."""


def play(match):
    random = Random(5)
    while not match.is_over:
        seat = match.to_act
        chosen = random.choice(match.observation(seat).decision.options)
        match.submit(seat, chosen.of(chosen.low) if isinstance(chosen, Amount) else chosen)


@pytest.fixture(scope="session")
def whole(tmp_path_factory):
    """A folder of a user's data in which everything is whole, and a match outside of it."""
    place = tmp_path_factory.mktemp("whole")
    data = place / "data"
    matches = data / "matches"
    names = ("peppe", "bruna")
    players = (Player("Anna", "you-1"), *(Player(PERSONS[name].name, name, name) for name in names))
    evening = Evening.begin(
        EveningPlan(players, tuple(usual_round("cuckoo") for _ in range(3))),
        store.folder(matches) / "a.evening",
    )
    for number in range(2):
        evening.begin_round(f"{number}.cucu")
        match = Match.begin(evening.next_setup(number), matches / f"{number}.cucu")
        if not number:
            play(match)
            record(match, saved_matches.results(matches), NOW)
        match.close()
        evening.take(match)
    evening.close()
    shutil.copyfile(matches / "0.cucu", place / OUTSIDE)
    season = Season.begin(new_season([players[0]], 7), shelf.new_log(matches, NOW))
    here = [player.name for player in company(season.plan, 0, HERE)]
    season.take(0, HERE, dict.fromkeys(here, 5))
    season.close()
    Solved(data / NAME).note("campli/1", is_right=True)
    list(Shelf(data / NAME).look([matches / "0.cucu"]))
    Diary(saved_matches.daily(matches)).mark_advised(data / "daily" / "a.cucu", 3)
    (data / "puzzles.json").write_text('{"streak": [1, 1, 1], "campli/1": [1, true]}')
    feat = [next(iter(FEATS)), "Anna", "cuckoo", "2026-11-26", 3, 0]
    (data / "feats.json").write_text(json.dumps({"0.cucu": {"state": [1, 2, 3], "found": [feat]}}))
    diary = Diary(saved_matches.daily(matches))
    deal = deals_of(DAY)[0]
    match = Match.begin(deal.setup("Anna", "you-1"), diary.new_log(deal, DAY))
    match.close()
    (data / "daily" / f"{DAY}-{deal.game}.advised").write_text("[3, 5]")
    (data / "daily" / f"{DAY}-{deal.game}.json").write_text(
        json.dumps({"brought": 3, "best": 1, "decisions": 2, "advised": 0})
    )
    return place


FILES = (
    *("evenings/*.evening", "seasons/*.season", "puzzles.json", "feats.json"),
    *("daily/*.json", "daily/*.advised", "daily/*.cucu", "results.sqlite", "matches/1.cucu"),
)


def use(data):
    """Do with all stores what the window does when its pages are opened, and play on."""
    matches = data / "matches"
    find = lambda name: store.match_of(matches, name)  # noqa: E731
    list(saved_matches.waiting(matches))
    saved_matches.played(matches, 10)
    for left in list(store.waiting(matches)):
        with suppress(LogError):
            evening = Evening.open(left.path)
            try:
                evening.catch_up(find)
                assert evening.standings
                if evening.under_way is None and not evening.is_over:
                    setup = evening.next_setup(9)
                    evening.begin_round("9.cucu")
                    Match.begin(setup, matches / "9.cucu").close()
            finally:
                evening.close()
    list(store.over(matches))
    shelf.prizes(matches)
    newest = shelf.newest(matches)
    if newest is not None:
        season = Season.open(newest)
        shelf.recount(season, matches)
        for _ in season.standings:
            season.prizes()
        if not season.is_over:
            season.evening_plan(min(season.next_evening, len(season.plan.evenings) - 1))
        season.close()
    Solved(data / NAME).note("coch/2", is_right=True)
    feats = Shelf(data / NAME)
    list(feats.look(saved_matches.kept_logs(matches)))
    feats.earned(saved_matches.kept_logs(matches))
    diary = Diary(saved_matches.daily(matches))
    for entry in diary.of_day(DAY):
        if entry is not None and entry.state == "damaged":
            with suppress(LogError):
                diary.mend(entry)
    diary.days(DAY.year, DAY.month)
    diary.mark_advised(diary.new_log(deals_of(DAY)[0], DAY), 1)
    results = Store(saved_matches.results(matches))
    for ask in (results.persons, lambda: results.games_of("Anna"), lambda: results.acquaintances("Anna")):
        with suppress(StoreError):
            ask()


def places_in(value, at=()):
    """Yield where the values in some JSON stand."""
    yield at
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from places_in(each, (*at, key))


def changed_json(line, choose, outside):
    """Return a line of JSON with one value in it changed, taken out, or moved to another place."""
    told = json.loads(line)
    at = choose(list(places_in(told)))
    odd = choose(ODD)
    odd = odd.replace("/{outside}", str(outside)) if isinstance(odd, str) else copy.deepcopy(odd)
    if not at:
        return json.dumps(odd).encode()
    inner = told
    for key in at[:-1]:
        inner = inner[key]
    if choose([True, True, False]):
        inner[at[-1]] = odd
    else:
        del inner[at[-1]]
    return json.dumps(told).encode()


def changed_bytes(data, choose):
    """Return bytes with a few of them changed, left out, or doubled."""
    new = bytearray(data)
    for _ in range(choose([1, 1, 2, 20])):
        if new:
            at = choose(range(len(new)))
            kind = choose(["flip", "cut", "double", "end", "zero"])
            if kind == "flip":
                new[at] ^= 1 << choose(range(8))
            elif kind == "cut":
                del new[at : at + choose([1, 10, 1000])]
            elif kind == "double":
                new[at:at] = new[at : at + choose([1, 10, 1000])]
            elif kind == "end":
                del new[at:]
            else:
                new[at : at + 100] = bytes(len(new[at : at + 100]))
    return bytes(new)


def state_of(path):
    return path.read_bytes(), path.stat().st_mode, path.stat().st_mtime_ns


@pytest.mark.parametrize("pattern", FILES)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(random=st.randoms(use_true_random=False))
def test_no_file_of_ours_does_any_harm_whatever_becomes_of_it(whole, tmp_path, pattern, random):
    place = tmp_path / "place"
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(whole, place)
    data, outside = place / "data", place / OUTSIDE
    outside.chmod(0o644)
    before = state_of(outside)
    path = random.choice(sorted(data.glob(pattern)))
    told = path.read_bytes()
    if pattern.endswith(".sqlite") or random.choice([True, False]):
        path.write_bytes(changed_bytes(told, random.choice))
    else:
        lines = told.splitlines(keepends=True)
        at = random.choice(range(len(lines)))
        lines[at] = changed_json(lines[at], random.choice, outside) + b"\n"
        path.write_bytes(b"".join(lines))
    for _ in range(2):  # what is set aside at the first start is out of the way at the second
        use(data)
    assert state_of(outside) == before
    assert sorted(each.name for each in place.iterdir()) == ["data", OUTSIDE]
