"""What may be taken back: a choice that has shown nothing new; and the log is cut in one step."""

import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP, PASS, Action, Amount, Bet, Offer
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import SPECTATOR, Arrested, Asked, Exchanged, Kept
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.setup import PERSON_FACES

BOT = "peppe"


def begin(game: str, seed: int, persons: int = 1, path: Path | None = None, **options: object) -> Match:
    chosen = GAMES[game].options(**options)
    number = min(5, GAMES[game].seats_of(chosen)[-1])
    players = tuple(
        Player(f"P{seat}", PERSON_FACES[seat], None if seat < persons else BOT) for seat in range(number)
    )
    return Match.begin(Setup(game, players, chosen, seed=seed), path)


def any_action(match: Match, chance: Random) -> Action:
    decision = match.observation(match.to_act).decision
    option = chance.choice(decision.options)
    if isinstance(option, Bet):
        return option.of(0) if not option.low else option.of(option.low)
    if isinstance(option, Offer):
        return Action(option.word, coins=1) if option.high else Action(option.word, percent=1)
    return option.of(chance.randint(option.low, option.high)) if isinstance(option, Amount) else option


def is_person(match: Match, seat: int) -> bool:
    return match.players[seat].bot is None


def play_on(match: Match, chance: Random) -> None:
    """Do the first option of any seat."""
    match.submit(match.to_act, any_action(match, chance))


def as_of(match: Match, lines: int) -> Match:
    """The match as it was after this number of lines of its log; nothing of it is written down."""
    earlier = Match(match.setup)
    for line in match._replay.lines[:lines]:
        earlier._replay.take_in(line)
    return earlier


def positions(game: str, seeds: range, persons: int = 1) -> Iterator[Match]:
    """Play, and stop at every decision after a person has chosen."""
    for seed in seeds:
        match = begin(game, seed, persons)
        chance = Random(seed)
        for _ in range(60):
            if match.is_over:
                break
            play_on(match, chance)
            if match.undo_status.seat is not None:
                yield match


def views(match: Match) -> list[object]:
    seats = (*range(len(match.players)), SPECTATOR)
    return [match.to_act, [(match.observation(seat), match.feed(seat)) for seat in seats]]


def cards_known(seen: object) -> Counter[Card]:
    cards = (
        [card for hand in seen.hands for card in hand] + [*seen.trick, seen.indicator, seen.peeked]
        if isinstance(seen, TrickObservation)
        else [*seen.cards, *seen.laid]
    )
    return Counter(card for card in cards if isinstance(card, Card))


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_taken_back_has_shown_nothing_new_and_all_is_as_it_was(game: str) -> None:
    """Told by what the seat sees, and not by the events by which it is judged."""
    allowed = refused = 0
    for match in positions(game, range(1, 7)):
        if not match.undo_status.is_allowed:
            refused += 1
            continue
        allowed += 1
        choice = match._replay.choice
        done, now = match._replay.lines[choice.line :], views(match)
        earlier = as_of(match, choice.line)
        assert shows_nothing_new(game, earlier.observation(choice.seat), match.observation(choice.seat))
        assert match.take_back() == choice.seat == match.to_act
        assert views(match) == views(earlier)
        for line in done:
            match._do(line)
        assert views(match) == now
    assert allowed
    assert refused


def shows_nothing_new(game: str, before: object, now: object) -> bool:
    new = cards_known(now)
    if now.deals != before.deals:  # decided between deals, or with the last card of one
        return not new - (cards_known(before) if GAMES[game].has_pile else Counter())
    is_trick = isinstance(now, TrickObservation)
    played = Counter(now.trick) - Counter(before.trick) if is_trick else Counter()
    return not new - cards_known(before) - played


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_cut_where_the_choice_stood(game: str, tmp_path: Path) -> None:
    for seed in range(1, 40):
        path = tmp_path / f"{seed}.cucu"
        match = begin(game, seed, path=path)
        chance = Random(seed)
        for _ in range(40):
            if match.is_over:
                break
            before = path.read_bytes()
            mine = is_person(match, match.to_act)
            play_on(match, chance)
            if mine and match.undo_status.is_allowed:
                match.take_back()
                assert path.read_bytes() == before
                again = Match.resume(path)
                assert views(again) == views(match)
                assert again.undo_status == match.undo_status
                again.close()
                play_on(match, chance)
                match.close()
                Match.resume(path).close()
                return
        match.close()
    pytest.fail("nobody could take anything back")


def test_ones_own_choice_before_can_be_taken_back_too() -> None:
    for game in ("trionfo", "coch"):
        for match in positions(game, range(1, 12), persons=4):
            later = match._replay.choice
            if not match.undo_status.is_allowed:
                continue
            before = as_of(match, later.line)
            earlier = before._replay.choice
            if earlier is not None and earlier.seat == later.seat and before.undo_status.is_allowed:
                assert match.take_back() == later.seat
                assert match.undo_status.is_allowed
                assert match.take_back() == earlier.seat
                assert match.to_act == earlier.seat
                return
    pytest.fail("nobody chose twice in a row")


@pytest.mark.parametrize(("game", "word"), [("zifuli", PASS), ("campli", KEEP)])
def test_what_was_heard_stays_heard_though_it_is_taken_back(game: str, word: Action) -> None:
    match = begin(game, 3, persons=5)
    first = match.to_act
    match.submit(first, word)
    second = match.to_act
    match.submit(second, word)
    assert match.take_back() == second
    assert (match.undo_status.seat, match.undo_status.reason) == (first, "spoken")
    assert match.undo_status.about == second
    with pytest.raises(ValueError, match="taken back"):
        match.take_back()


def test_a_bid_stands_when_the_next_has_answered_it() -> None:
    for seed in range(1, 40):
        match = begin("zifuli", seed, persons=1)
        seat = match.to_act
        if not is_person(match, seat):
            continue
        match.submit(seat, PASS)
        assert match.undo_status.is_allowed
        answers = match.to_act
        match.submit(answers, PASS)
        assert (match.undo_status.reason, match.undo_status.about) == ("answered", answers)
        return
    pytest.fail("no person was the first to bid")


@pytest.mark.parametrize("game", ["campli", "lu_stu", "ace_chasing"])
def test_what_was_answered_is_not_said_otherwise_afterwards(game: str) -> None:
    answered = 0
    for match in positions(game, range(1, 12)):
        choice = match._replay.choice
        if choice.kind == "turn":
            continue
        others = [
            line
            for line in match._replay.lines[choice.line + 1 :]
            if line.get("seat", choice.seat) != choice.seat
        ]
        if [line for line in others if "do" in line]:
            answered += 1
            assert not match.undo_status.is_allowed
    assert answered


def test_who_has_seen_a_card_by_the_exchange_keeps_to_it() -> None:
    for seed in range(1, 30):
        match = begin("campli", seed, persons=5, talk=False)
        seat = match.to_act
        match.submit(seat, EXCHANGE)
        events = match.feed(seat, match._replay.choice.length)
        exchanged = [event for event in events if isinstance(event, Exchanged)]
        arrested = [event for event in events if isinstance(event, Arrested)]
        back = match.undo_status
        assert back.seat == seat
        if exchanged:
            assert (back.reason, back.about) == ("card", exchanged[0].other)
            with pytest.raises(ValueError, match="taken back"):
                match.take_back()
            return
        assert arrested
        assert not back.is_allowed


@pytest.mark.parametrize(
    "game", ["campli", "lu_stu", "cuckoo", "tiebreak", "ace_chasing", "gnav", "kille", "coucou", "cambio"]
)
def test_who_has_had_a_turn_may_think_again_until_the_next_has_spoken(game: str) -> None:
    """Whoever is content with a card tells how good it is, and it could still be asked for."""
    allowed = spoken = 0
    for match in positions(game, range(1, 12), persons=2):
        choice, back = match._replay.choice, match.undo_status
        if choice.kind != "turn":
            continue
        news = match.feed(choice.seat, choice.length)
        words = [event for event in news if isinstance(event, Kept | Asked) and event.seat != choice.seat]
        if words:
            assert not back.is_allowed
            spoken += (back.reason, back.about) == ("spoken", words[0].seat)
        allowed += back.is_allowed
    assert allowed
    assert spoken


def test_what_nobody_hears_is_no_word() -> None:
    """Whether a Matto is shown is asked in secret: that a choice stands must not tell who holds one."""
    checked = 0
    for match in positions("lu_stu", range(1, 25), persons=3):
        choice = match._replay.choice
        if choice.kind != "turn" or not match.undo_status.is_allowed:
            continue
        others = [line for line in match._replay.lines[choice.line + 1 :] if "do" in line]
        assert all(line["do"] in ("hide", "show") for line in others)
        checked += 1
    assert checked


def test_the_last_choice_is_another_persons_once_they_have_chosen() -> None:
    match = begin("campli", 3, persons=5, talk=False)
    first = match.to_act
    match.submit(first, KEEP)
    assert match.undo_status.seat == first
    second = match.to_act
    match.submit(second, KEEP)
    assert match.undo_status.seat == second
    match.take_back()
    assert match.to_act == second


def test_nothing_is_to_be_taken_back_where_nothing_was_chosen_or_all_is_over() -> None:
    match = begin("cuckoo", 4)
    chance = Random(4)
    assert match.undo_status.reason == "nothing"
    assert match.undo_status.seat is None
    with pytest.raises(ValueError, match="taken back"):
        match.take_back()
    while not match.is_over:
        play_on(match, chance)
    assert match.undo_status.reason == "over"
    match.next_game()
    assert match.undo_status.reason == "nothing"


def test_bots_have_nothing_to_take_back() -> None:
    match = begin("campli", 3, persons=0)
    for _ in range(10):
        play_on(match, Random(1))
    assert match.undo_status.seat is None


def test_a_log_that_was_moved_is_cut_and_written_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "m.cucu"
    match = begin("campli", 3, persons=5, path=path, talk=False)
    match.submit(match.to_act, KEEP)
    whole = path.read_bytes()
    match.close()
    moved = tmp_path / "elsewhere.cucu"
    path.rename(moved)
    match.take_back()
    assert match.writer.failed is None
    match.submit(match.to_act, EXCHANGE)
    match.close()
    assert moved.read_bytes() == whole
    assert Match.resume(path).feed(0) == match.feed(0)


def test_a_log_that_cannot_be_cut_is_cut_as_soon_as_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.cucu"
    match = begin("campli", 3, persons=5, path=path, talk=False)
    match.submit(match.to_act, KEEP)
    whole = path.read_bytes()
    with monkeypatch.context() as broken:
        broken.setattr("cucu_desktop.match.log_writer.os.ftruncate", _refuse)
        match.take_back()
        assert match.writer.failed
        assert path.read_bytes() == whole
    match.submit(match.to_act, EXCHANGE)
    match.close()
    assert Match.resume(path).feed(0) == match.feed(0)


def _refuse(*_: object) -> None:
    raise OSError(5, "Input/output error")


KILLED = """
import sys
from pathlib import Path
from cucu_desktop.engine.actions import KEEP
from tests.match.test_undo import begin
match = begin("campli", 3, persons=5, path=Path(sys.argv[1]), talk=False)
while True:
    for _ in range(3):
        match.submit(match.to_act, KEEP)
    for _ in range(3):
        match.take_back()
"""


@pytest.mark.parametrize("after", [0.05, 0.17])
def test_a_program_killed_in_the_middle_of_it_leaves_a_match_to_go_on_with(
    tmp_path: Path, after: float
) -> None:
    path = tmp_path / "m.cucu"
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)], cwd=Path(__file__).parents[2]
    ) as program:
        deadline = time.monotonic() + 30
        while not (path.exists() and b'"do"' in path.read_bytes()) and time.monotonic() < deadline:
            time.sleep(0.01)
        time.sleep(after)
        program.send_signal(signal.SIGKILL)
    match = Match.resume(path)
    kept = sum("do" in line for line in match._replay.lines)
    assert kept <= 3
    match.submit(match.to_act, KEEP)
    match.close()
    assert sum("do" in line for line in Match.resume(path)._replay.lines) == kept + 1
