"""What has been solved is kept while its game is played, and then let go of."""

from cucu_desktop.bots.standard.tiebreak_last_two import tie_rules
from cucu_desktop.bots.two_players.solutions import PlayedGame, kept


def test_a_solution_is_kept_until_another_game_is_played():
    solved = []

    @kept
    def solve(number):
        solved.append(number)
        return number * 2

    played = PlayedGame()
    assert not played.begin("cuckoo")
    assert [solve(3), solve(3)] == [6, 6]
    assert solved == [3]
    assert not played.begin("cuckoo")
    assert solve(3) == 6
    assert solved == [3]
    assert played.begin("gnav")
    assert solve(3) == 6
    assert solved == [3, 3]


def test_what_is_solved_of_the_last_two_is_let_go_of():
    played = PlayedGame()
    played.begin("tiebreak")
    rules = tie_rules((3,))
    assert tie_rules((3,)) is rules
    played.begin("campli")
    assert tie_rules((3,)) is not rules
