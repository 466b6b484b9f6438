"""Tie-break Cuckoo when the pack runs out, and what one sees of a tie under way."""

from cucu_desktop.engine.actions import EXCHANGE, KEEP, RESHUFFLE, SHUFFLE, Shuffled
from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.exchange import SHUFFLING
from cucu_desktop.engine.observation import observe
from cucu_desktop.engine.rarer_events import PackRenewed
from cucu_desktop.games.tiebreak import Options, TiebreakState


def tie(cards, left):
    """Three players keep these cards; then the pack has only these cards left."""
    state = TiebreakState(Options(), [100] * 3, 2)
    for seat in range(3):
        state.table.issue(seat, 3, virgin=True)
    state.start(SHUFFLING)
    state.apply(Shuffled(STANDARD.complete(STANDARD[card] for card in cards.split())))
    del state.table.stock[: len(state.table.stock) - left]
    for _ in range(3):
        state.apply(KEEP)
    return state


def before(state):
    return " ".join(str(card or "-") for card in state.table.cards)


def test_the_last_player_draws_before_discarding():
    """So the card just turned up from the renewed pack is not the one laid away for it (T4)."""
    state = tie("9C 9D 5H 2C 3D", left=2)
    state.apply(KEEP)
    state.apply(EXCHANGE)
    assert state.decision is RESHUFFLE
    assert [card.id for card in state.to_shuffle.cards] == ["9C", "9D"]
    state.apply(Shuffled((STANDARD["9D"], STANDARD["9C"])))
    assert before(state) == "2C 9D 5H"
    assert [str(card) for card, _ in state.table.laid] == ["3D"]
    assert state.decision is SHUFFLE
    assert PackRenewed(2) in state.table.events()


def test_new_cards_wait_for_the_discards_of_all_tied_players():
    state = tie("9C 9D 5H 2C", left=1)
    assert state.decision is RESHUFFLE
    assert before(state) == "2C - 5H"
    assert [card.id for card in state.to_shuffle.cards] == ["9C", "9D"]
    copy = state.clone()
    for one in (state, copy):
        one.apply(Shuffled(one.to_shuffle.cards))
        assert before(one) == "2C 9C 5H"
    assert state.decision.seat == 0


def test_a_tie_under_way_is_seen_by_all():
    state = tie("9C 9D 5H 2C 3D", left=9)
    seen = observe(state, 2)
    assert seen.tie == ("9", (0, 1), ())
    assert seen.rounds == ((),)
    assert seen.order == (0, 1)
    assert seen.pot == 0
    copy = state.clone()
    for _ in range(2):
        state.apply(KEEP)
    assert state.rounds == ((("9", (0, 1), (STANDARD["2C"], STANDARD["3D"])),),)
    assert copy.rounds == ((),)


def test_whoever_holds_the_last_king_of_all_kings_pays_nothing():
    state = tie("KC KD KH", left=9)
    assert state.decision is SHUFFLE
    assert state.table.tokens == [3, 3, 3]
