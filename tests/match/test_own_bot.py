"""The page "Write your own bot": what it shows runs as it stands, and a bot gets what it should."""

import re
from pathlib import Path
from random import Random

from cucu_desktop.engine.events import DealBegan, Dealt
from cucu_desktop.games import campli, cuckoo
from cucu_desktop.match.match import Match, Player, Setup

PAGE = (
    (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8").partition("## Write your own bot\n")[2]
)
MOST_LINES = 25


def program():
    """The code of the page."""
    block = re.search(r"(?:^(?: {4}.*)?\n)+^ {4}print\(.*\n", PAGE, re.MULTILINE).group()
    return "\n".join(line.removeprefix("    ") for line in block.strip("\n").splitlines())


def test_the_page_shows_a_whole_bot_in_few_lines(capsys):
    code = program()
    assert code.startswith("from random import Random")
    assert len(code.splitlines()) <= MOST_LINES
    exec(compile(code, "the page", "exec"), {})
    assert re.fullmatch(r"Mine has won \d+ of 1[0-3]\.\n", capsys.readouterr().out)


def match_of(game, *names, **options):
    players = tuple(Player(name, "guest") for name in names)
    return Match.begin(Setup(game.ID, players, game.Options(**options), seed=3))


def play_on(match, random):
    options = match.observation(match.to_act).decision.options
    match.submit(match.to_act, random.choice([option for option in options if hasattr(option, "coins")]))


def test_winners_are_told_when_the_game_is_over():
    match, random = match_of(cuckoo, "Ada", "Bea", "Cleo", tokens=1), Random(1)
    while not match.is_over:
        assert match.winners == ()
        play_on(match, random)
    assert match.winners
    assert match.winners == match.observation(0).winners
    match.next_game()
    assert match.winners == ()


def test_a_bot_hears_this_deal_as_its_seat_may():
    match, random = match_of(campli, "Ada", "Bea", "Cleo", agreement=False), Random(2)
    deals = set()
    while len(deals) < 4:
        seat = match.to_act
        heard = match.heard(seat)
        assert isinstance(heard[0], DealBegan)
        assert sum(isinstance(event, DealBegan) for event in heard) == 1
        assert heard == match.feed(seat)[-len(heard) :]
        known = [event.card for event in heard if isinstance(event, Dealt) and event.seat != seat]
        assert set(map(str, known)) <= {"?"}
        deals.add(heard[0].number)
        play_on(match, random)
