"""The policies in assets/: made from the rules as they are now."""

from random import Random

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning.policy import read_policy
from cucu_desktop.learning.policy_store import file_name, shipped_folder
from cucu_desktop.learning.setting import Setting

PATHS = sorted(shipped_folder().glob("*.policy"))
TURNS = sorted(shipped_folder().glob("*.turns"))
IN_USE = {
    ("campli", 3),
    ("campli", 4),
    ("cuckoo", 3),
    ("coucou", 3),
    ("cuckoo", 4),
    ("gnav", 3),
}
"""The games and numbers of players with a policy for the usual options."""
TURNS_OF = {"campli", "lu_stu", "cuckoo", "tiebreak", "gnav", "kille", "coucou", "cambio"}
"""The games whose bots reckon with borders."""


def origin_of(path):
    return read_policy(path.read_bytes()).origin


def setting_of(origin):
    game = GAMES[origin.game]
    return Setting(game, game.options(**origin.options), origin.seats)


@pytest.mark.parametrize("path", PATHS + TURNS, ids=lambda path: path.name)
def test_a_policy_was_made_from_the_rules_as_they_are(path):
    origin = origin_of(path)
    turns = "--turns " if path in TURNS else ""
    options = " ".join(f"{name}={str(value).lower()}" for name, value in origin.options.items())
    assert setting_of(origin).digest() == origin.digest, (
        f"The rules of {origin.game} have changed since {path.name} was learnt: remove it, then "
        f"cucu-desktop learn {origin.game} --seats {origin.seats} {turns}--rounds {origin.rounds} "
        f"--out assets/policies --options {options}"
    )
    assert path.name == file_name(origin)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_policy_says_how_good_it_is(path):
    origin = origin_of(path)
    assert origin.gain <= 1e-4
    assert origin.rounds > 0
    assert origin.deals > 0


@pytest.mark.parametrize("path", TURNS, ids=lambda path: path.name)
def test_kinds_of_turns_leave_little_to_gain(path):
    """By another border, as far as the deals tell that measured it."""
    origin = origin_of(path)
    assert 0 < origin.gain_error <= 0.003
    assert origin.gain <= 0.002 + 2 * origin.gain_error


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.id in TURNS_OF], ids=lambda game: game.id
)
def test_usual_tables_have_their_turns(game):
    sizes = {origin_of(path).seats for path in TURNS if path.name.startswith(f"{game.id}-")}
    assert sizes >= {3, 4, 5, 6} & set(game.seats)


def test_the_usual_games_have_their_policies():
    found = {
        (origin.game, origin.seats)
        for origin in map(origin_of, PATHS)
        if setting_of(origin).options == Setting(GAMES[origin.game], GAMES[origin.game].options(), 3).options
    }
    assert found >= IN_USE


def test_policies_take_little_room():
    assert sum(path.stat().st_size for path in PATHS + TURNS) < 500_000


def test_a_changed_rule_changes_the_digest(monkeypatch):
    """As a scratch branch would: the hunter of Campli costs two tokens."""
    campli = GAMES["campli"]
    before = Setting(campli, campli.options(), 4).digest()

    def twice(state, exchanger, reason):
        pay(state, exchanger, reason)
        if reason == "XIV":
            pay(state, exchanger, reason)

    pay = campli.state_class.pay_for
    monkeypatch.setattr(campli.state_class, "pay_for", twice)
    assert Setting(campli, campli.options(), 4).digest() != before


def test_options_that_change_nothing_in_a_deal_share_a_policy():
    campli = GAMES["campli"]
    one = Setting(campli, campli.options(), 4)
    other = Setting(campli, campli.options(stake=7, tokens=5, reentry=False), 4)
    assert one.digest() == other.digest()


@pytest.mark.parametrize("game", ["campli", "gnav", "lu_stu"])
def test_the_last_token_changes_a_deal(game):
    options = GAMES[game].options
    assert Setting(GAMES[game], options(tokens=1), 4).digest() != Setting(GAMES[game], options(), 4).digest()


def test_a_game_is_learnt_with_its_own_lives():
    """A player of Kille has one, and is in no comparison after it is lost."""
    setting = Setting(GAMES["kille"], GAMES["kille"].options(), 5)
    assert setting.tokens == (1,) * 5
    deal = setting.shuffled(Random(1))
    while (decision := deal.due) is not None:
        deal.apply(decision.options[0])
    assert min(deal.payoff()) == -1
    assert "ReentryOffered" not in deal.public or deal.state.decision.kind == "reentry"
