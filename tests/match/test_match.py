"""A match is its log: what is read again is what was played, and nothing else gets in."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP, Amount, IllegalActionError
from cucu_desktop.engine.events import SPECTATOR, BoughtIn, DealBegan, Dealt, SeatsDrawn, Talked
from cucu_desktop.games.campli import Options
from cucu_desktop.match.log import LogError
from cucu_desktop.match.match import Match, Player, Setup

NAMES = ("Ada", "Bruno", "Cesira", "Dino")


def setup(onlookers: tuple[str, ...] = (), **options: object) -> Setup:
    players = tuple(Player(name, "peppe") for name in NAMES)
    watching = tuple(Player(name, "bruna") for name in onlookers)
    return Setup("campli", players, Options(**options), watching, seed=7)


def play(match: Match, random: Random, decisions: int = 10**6) -> None:
    """Play at random, to the end of the game or a number of decisions."""
    for _ in range(decisions):
        seat = match.to_act
        if seat is None:
            return
        decision = match.observation(seat).decision
        assert decision is not None
        option = random.choice(decision.options)
        if isinstance(option, Amount):
            option = option.of(random.randint(option.low, option.high))
        match.submit(seat, option)


def views(match: Match) -> list[object]:
    seats = (*range(len(match.players)), SPECTATOR)
    return [(match.observation(seat), match.feed(seat)) for seat in seats]


OPEN: list[Match] = []


@pytest.fixture(autouse=True)
def _files_are_closed() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


def begin(agreed: Setup, path: Path | None = None) -> Match:
    OPEN.append(Match.begin(agreed, path))
    return OPEN[-1]


def resume(path: Path) -> Match:
    OPEN.append(Match.resume(path))
    return OPEN[-1]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "match.cucu"


def test_the_highest_card_deals_and_the_others_follow_in_order(log: Path) -> None:
    match = begin(setup(), log)
    drawn = match.feed(SPECTATOR)[0]
    assert isinstance(drawn, SeatsDrawn)
    ranks = [match._replay.state.pack[card].rank for card in drawn.cards]
    assert ranks == sorted(ranks, reverse=True)
    assert match.observation(0).dealer == 0
    assert {player.name for player in match.players} == set(NAMES)


def test_the_same_seed_brings_the_same_cards() -> None:
    one, other = begin(setup()), begin(setup())
    play(one, Random(3))
    play(other, Random(3))
    assert views(one) == views(other)


@pytest.mark.parametrize("decisions", [0, 7, 10**6])
def test_a_match_read_again_stands_where_it_stood(log: Path, decisions: int) -> None:
    match = begin(setup(("Zoe",)), log)
    play(match, Random(5), decisions)
    match.say(1, "have", "XV")
    again = resume(log)
    assert views(again) == views(match)
    assert again.to_act == match.to_act


def test_a_second_game_is_read_again_too(log: Path) -> None:
    match = begin(setup(), log)
    play(match, Random(5))
    match.next_game([Player("Elda", "bruna")])
    play(match, Random(6), 5)
    assert views(resume(log)) == views(match)


def test_the_winner_deals_the_next_game_and_newcomers_sit_at_the_dealers_left(log: Path) -> None:
    match = begin(setup(("Zoe",)), log)
    play(match, Random(5))
    winner = match.players[match.observation(0).winners[0]]
    match.next_game([Player("Elda", "bruna")])
    dealer = match.observation(0).dealer
    assert match.players[dealer] == winner
    at_left = [match.players[(dealer - step) % len(match.players)].name for step in (1, 2)]
    assert at_left == ["Elda", "Zoe"]


def test_who_gets_up_is_gone(log: Path) -> None:
    match = begin(setup(), log)
    play(match, Random(5))
    loser = next(p.name for seat, p in enumerate(match.players) if seat not in match.observation(0).winners)
    match.next_game(leaving=[loser])
    assert loser not in [player.name for player in match.players]


def test_a_game_goes_on_with_new_players_alone(log: Path) -> None:
    match = begin(setup(), log)
    play(match, Random(5))
    gone = [player.name for player in match.players]
    match.next_game([Player("Elda", "bruna"), Player("Zoe", "bruna")], leaving=gone)
    assert [player.name for player in match.players] == ["Elda", "Zoe"]
    assert match.observation(0).dealer == 0
    assert views(resume(log)) == views(match)


def test_who_cannot_pay_the_stake_buys_in() -> None:
    match = begin(setup(stake=60))
    play(match, Random(5))
    match.next_game()
    bought = [event for event in match.feed(SPECTATOR) if isinstance(event, BoughtIn)]
    assert bought
    assert all(coins >= 0 for coins in match.observation(0).coins)


def test_no_other_game_before_this_one_is_over() -> None:
    match = begin(setup())
    with pytest.raises(ValueError, match="not over"):
        match.next_game()


def test_two_of_one_name_cannot_sit_together() -> None:
    match = begin(setup())
    play(match, Random(5))
    with pytest.raises(ValueError, match="cannot play"):
        match.next_game([Player("Ada", "bruna")])


def test_a_refused_act_changes_nothing(log: Path) -> None:
    match = begin(setup(), log)
    before, text = views(match), log.read_text()
    assert match.to_act is not None
    other = (match.to_act + 1) % len(NAMES)
    with pytest.raises(IllegalActionError):
        match.submit(other, KEEP)
    with pytest.raises(IllegalActionError):
        match.submit(match.to_act, Amount("raise", 1, 2).of(1))
    assert (views(match), log.read_text()) == (before, text)


def test_an_action_is_on_the_disk_at_once(log: Path) -> None:
    match = begin(setup(), log)
    assert match.to_act is not None
    match.submit(match.to_act, EXCHANGE)
    assert '"do":"exchange"' in log.read_text()


@pytest.mark.parametrize(("phrase", "card"), [("nonsense", None), ("have", "XVI")])
def test_only_known_words_are_said(phrase: str, card: str | None) -> None:
    match = begin(setup())
    with pytest.raises(ValueError, match="XVI" if card else "nonsense"):
        match.say(0, phrase, card)


def test_a_silent_table_stays_silent() -> None:
    match = begin(setup(talk=False))
    with pytest.raises(ValueError, match="cannot be said"):
        match.say(0, "hurry")


def test_everybody_hears_what_is_said() -> None:
    match = begin(setup())
    match.say(2, "have", "XII")
    assert Talked(2, "have", "XII") in match.feed(0)


def test_a_feed_shows_a_seat_its_own_cards_only() -> None:
    match = begin(setup())
    seat = match.to_act
    assert seat is not None
    assert [event.card.id for event in match.feed(seat) if isinstance(event, Dealt)]
    for other in (*(other for other in range(4) if other != seat), SPECTATOR):
        assert all(str(event.card) == "?" for event in match.feed(other) if isinstance(event, Dealt))


def lines(log: Path) -> Iterator[dict[str, object]]:
    return (json.loads(line) for line in log.read_text().splitlines())


class TestDamage:
    """A log that cannot be resumed is reported and left unchanged."""

    @pytest.fixture
    def played(self, log: Path) -> Path:
        match = begin(setup(), log)
        play(match, Random(5), 12)
        match.close()
        return log

    @pytest.mark.parametrize(
        ("change", "reason"),
        [
            (lambda text: text.replace('"exchange"', '"fly"', 1), "damaged"),
            (lambda text: text.replace('"shuffle":"', '"shuffle":"XVII ', 1), "damaged"),
            (lambda text: text.replace('"digest":"', '"digest":"0', 1), "damaged"),
            (lambda text: text.replace('"cucu":1', '"cucu":2', 1), "newer"),
            (lambda text: text.replace('"edition":', '"edition":9', 1), "newer"),
            (lambda text: text.replace('"edition":', '"edition":-', 1), "damaged"),
            (lambda text: text.replace('"edition":', '"edition":1.', 1), "damaged"),
            (lambda text: text.replace('"cucu":1', '"cucu":"one"', 1), "foreign"),
            (lambda text: text.replace('"campli"', '"scopa"', 1), "newer"),
            (lambda text: text.replace("\n", "\nnonsense\n", 1), "damaged"),
            (lambda text: text.replace("\n", "\n[1, 2]\n", 1), "damaged"),
            (lambda _: "", "damaged"),
            (lambda _: "Dear diary,\n", "foreign"),
            (lambda _: "[1]\n", "foreign"),
            (lambda _: "no line at all", "foreign"),
            (lambda text: text.replace('"cucu":1', '"cucu":true', 1), "foreign"),
            (lambda text: text.replace('"cucu":1', '"cucu":1,"drawn":3', 1), "damaged"),
            (lambda text: text.replace('"tokens":3', '"tokens":0', 1), "damaged"),
            (lambda text: text.replace('"stake":5', '"stake":-5', 1), "damaged"),
            (lambda text: text.replace('"stake":5', '"stake":Infinity', 1), "foreign"),
            (lambda text: text.replace('"purse":100', '"purse":0', 1), "damaged"),
            (lambda text: text.replace('"bot":null', '"bot":"nobody"', 1), "newer"),
            (lambda text: text.replace('"dealer":0', '"dealer":9', 1), "damaged"),
            (lambda text: text.replace('"coins":[100', '"coins":[-100', 1), "damaged"),
            (lambda text: text.replace("\n", '\n{"seat":0,"do":"keep"}\n', 1), "damaged"),
            (lambda text: text.replace("\n", "\n" + "[" * 100_000 + "\n", 1), "damaged"),
            (lambda text: text.replace('{"name":"', '{"name":"' + "A" * 1000, 1), "damaged"),
        ],
    )
    def test_is_told_and_left(self, played: Path, change: object, reason: str) -> None:
        text = change(played.read_text())
        assert text != played.read_text() or not text
        played.write_text(text)
        with pytest.raises(LogError) as told:
            resume(played)
        assert told.value.reason == reason
        assert played.read_text() == text

    def test_a_missing_file_is_told(self, tmp_path: Path) -> None:
        with pytest.raises(LogError) as told:
            resume(tmp_path / "nothing.cucu")
        assert told.value.reason == "unreadable"

    @pytest.mark.parametrize("torn", [1, 5, 20])
    def test_a_line_torn_by_a_kill_never_counted(self, played: Path, torn: int) -> None:
        before = views(resume(played))
        with played.open("a") as file:
            file.write('{"seat":0,"do":"keep"}'[:torn])
        assert views(resume(played)) == before
        assert list(lines(played))

    def test_every_beginning_of_a_log_can_be_gone_on_with(self, played: Path, tmp_path: Path) -> None:
        whole = played.read_text().splitlines(keepends=True)
        for length in range(1, len(whole) + 1):
            part = tmp_path / f"{length}.cucu"
            part.write_text("".join(whole[:length]))
            match = resume(part)
            match.close()
            assert match.to_act is not None
            assert part.read_text().startswith("".join(whole[:length]))
            assert isinstance(next(e for e in match.feed(0) if isinstance(e, DealBegan)), DealBegan)


class TestFullDisk:
    """A failed write is reported once; play goes on."""

    def test_a_log_that_may_only_be_read(self, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        match = begin(setup(), log)
        play(match, Random(5), 8)
        with log.open("a") as file:
            file.write('{"seat"')

        def refuse(*_: object) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr("cucu_desktop.match.log_writer.os.ftruncate", refuse)
        again = resume(log)
        assert again.writer is not None
        assert isinstance(again.writer.failed, PermissionError)
        assert views(again) == views(match)

    def test_a_disk_that_fills_up(self, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        match = begin(setup(), log)

        def full(_: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("cucu_desktop.match.log_writer.os.fsync", full)
        play(match, Random(5))
        assert match.is_over
        assert match.writer is not None
        assert match.writer.failed is not None
