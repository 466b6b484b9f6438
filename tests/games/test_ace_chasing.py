"""Ace Chasing: the betting, bet by bet (A3, A5), and who is out by a deal (A4)."""

import pytest

from cucu_desktop.engine.actions import AGREE, KEEP, REFUSE, Action, IllegalActionError, Shuffled
from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.events import Eliminated, Exposed, GameWon
from cucu_desktop.engine.exchange import SHUFFLING
from cucu_desktop.engine.mechanisms.betting import Wager
from cucu_desktop.engine.observation import observe
from cucu_desktop.engine.rarer_events import BetAnswered, BetMade, CoinsGiven, Judged
from cucu_desktop.games.ace_chasing import AceChasingState, Options
from cucu_desktop.ui.text.deal_result import DealResult
from cucu_desktop.ui.text.wording import Wording


def betting(*actions, bets="matador", coins=(100, 100, 100, 100)):
    """Four players, the last of them the matador; everybody has a card."""
    state = AceChasingState(Options(bets=bets), list(coins), len(coins) - 1)
    for seat in range(len(coins)):
        state.table.issue(seat, 1, virgin=False)
    state.start(SHUFFLING)
    state.apply(Shuffled(STANDARD.cards))
    for action in actions:
        state.apply(action)
    return state


def bet(coins, outcome=None):
    return Action("bet", coins, None, outcome)


def test_a_bet_that_was_refused_is_not_named_again_in_this_turn():
    state = betting(bet(5), REFUSE)
    assert (state.decision.seat, state.decision.kind) == (0, "bet")
    assert state.decision.options[0].refused == (bet(5),)
    with pytest.raises(IllegalActionError, match="refused: bet 5"):
        state.apply(bet(5))
    state.apply(bet(4))
    state.apply(REFUSE)
    for refused in (bet(5), bet(4)):
        assert not state.decision.allows(refused)
    assert state.decision.allows(bet(6))
    assert state.decision.allows(bet(0))
    assert observe(state, 1).bets == ()


def test_the_next_player_may_name_what_another_was_refused():
    state = betting(bet(5), REFUSE, bet(0))
    assert (state.decision.seat, state.decision.options[0].refused) == (1, ())
    state.apply(bet(5))
    state.apply(AGREE)
    assert state.deal.wagers == (Wager(1, 5, None),)
    assert (state.decision.seat, state.decision.options[0].refused) == (2, ())


def test_the_other_outcome_is_another_bet():
    state = betting(bet(5, "out"), REFUSE, bets="either")
    assert not state.decision.allows(bet(5, "out"))
    assert state.decision.allows(bet(5, "through"))
    assert not state.decision.allows(bet(5))
    state.apply(bet(5, "through"))
    state.apply(AGREE)
    assert observe(state, 3).bets == ((0, 5, "through"),)


def test_nobody_bets_more_than_they_or_the_matador_can_pay():
    """A5: the sum of what was agreed is the matador's limit, whatever the outcome."""
    state = betting(coins=(7, 100, 100, 20))
    assert state.decision.options[0].high == 7
    for action in (bet(7), AGREE):
        state.apply(action)
    assert state.decision.options[0].high == 13
    for action in (bet(13), AGREE):
        state.apply(action)
    assert (state.decision.seat, state.decision.options[0].high) == (2, 0)


def test_a_bet_without_coins_moves_none():
    """Written down for a deal it may stand there (scenarios name every player's bet)."""
    state = betting()
    state.deal.wagers = (Wager(0, 0, None), Wager(1, 5, None))
    state.pay_bets(matador_survives=True)
    assert state.table.coins == [100, 95, 100, 105]
    assert len(of_kind(state, CoinsGiven)) == 1


def test_the_bet_and_its_answer_are_told():
    state = betting(bet(3), REFUSE, bet(2), AGREE)
    told = [event for event in state.table.events() if isinstance(event, BetMade | BetAnswered)]
    assert told == [
        BetMade(0, 3, None),
        BetAnswered(0, 3, False),
        BetMade(0, 2, None),
        BetAnswered(0, 3, True),
    ]
    assert state.deal.bet is None


def played(cards, matador, players=4, out=()):
    """A deal without bets in which everybody keeps; the cards are dealt from the matador's left on."""
    state = AceChasingState(Options(), [100] * players, matador)
    for seat in range(players):
        state.table.issue(seat, int(seat not in out), virgin=False)
    state.settled_bets = ()
    state.start(SHUFFLING)
    state.apply(Shuffled(STANDARD.complete(STANDARD[card] for card in cards.split())))
    while state.decision and state.decision.kind == "turn":
        state.apply(KEEP)
    return state


def test_bets_from_before_the_deal_are_announced_and_told_in_its_result():
    state = AceChasingState(Options(), [100] * 4, 3)
    for seat in range(4):
        state.table.issue(seat, 1, virgin=False)
    state.settled_bets = (Wager(0, 5, None), Wager(1, 0, None), Wager(2, 7, None))
    state.start(SHUFFLING)
    state.apply(Shuffled(STANDARD.complete(STANDARD[card] for card in ("9C", "9D", "5H", "8S"))))
    while state.decision and state.decision.kind == "turn":
        state.apply(KEEP)
    assert [(event.seat, event.coins) for event in of_kind(state, BetMade)] == [(0, 5), (1, 0), (2, 7)]
    result = DealResult()
    for event in state.table.events():
        result.note(event)
    line = Wording("en", "ace_chasing").results.line(result, ("Ann", "Ben", "Cleo", "Dan"))
    assert "Bets: Ann " in line
    assert "5, Cleo " in line
    assert "Ben" not in line.partition("Bets")[2]


def of_kind(state, kind):
    return [event for event in state.table.events() if isinstance(event, kind)]


def test_the_nearest_survivor_at_the_matadors_right_is_the_next():
    lone = played("9C 9D 9H 5S", matador=3)
    assert (lone.eliminated, lone.deal.dealer) == ((3,), 2)
    assert played("9C 5D 9H 8S", matador=3).deal.dealer == 2
    assert played("9C 9D 5H 8S", matador=3).deal.dealer == 1


def test_beside_the_first_seat_sits_the_last():
    """Playing order goes round: at the right of seat 0 is seat 3, and if that is out, 2."""
    state = played("9C 9D 9H 5S", matador=0)
    assert (state.eliminated, state.deal.dealer) == ((0,), 3)
    assert played("9C 9D 5H 8S", matador=0).deal.dealer == 2
    assert played("9C 9D 5S", matador=0, out=(3,)).deal.dealer == 2


def test_whoever_is_out_is_counted_and_told():
    state = played("5C 9D 4H 8S", matador=3)
    assert of_kind(state, Judged) == [Judged(3, True, (0, 2, 3), (0, 2))]
    assert of_kind(state, Eliminated) == [Eliminated(0, 1), Eliminated(2, 2)]
    assert state.table.tokens == [0, 1, 0, 1]
    assert state.eliminations == 2
    assert of_kind(state, Exposed) == [
        Exposed(3, STANDARD["8S"], -1),
        Exposed(0, STANDARD["5C"], -1),
        Exposed(2, STANDARD["4H"], -1),
    ]
    assert of_kind(state, GameWon) == []


def test_the_last_survivor_has_won():
    state = played("5C 4H 8S", matador=3, out=(1,))
    assert (state.winners, state.is_over) == ((3,), True)
    assert of_kind(state, GameWon) == [GameWon((3,))]
    state = played("5C 8S", matador=3, out=(1, 2), players=4)
    assert state.winners == (3,)
    assert played("9C 8S", matador=3, out=(1, 2)).winners == (0,)


def test_a_matador_alone_at_the_top_is_hunted_down_by_an_ace_of_the_suit():
    """An Ace that is up takes all cards of its suit with it, the matador's own Ace too (A4)."""
    assert played("AC 9C 9H 5S", matador=3).eliminated == (0, 1)
    assert played("9S 9D 9H AS", matador=3).eliminated == (0,)
    assert played("9C 9D 9H AS", matador=3).eliminated == (3,)
