"""Cuccu a trionfo, case by case: source 001, rulings R1-R11."""

from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.engine.events import EVERYBODY
from cucu_desktop.engine.tricks.events import Discarded, IndicatorTurned, LookedAt, Robbed, RobbingEnded
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games.trionfo import RANKS, VALUES, Options
from tests.trick_playing import asked, deal, do, happened, play, playable

MASENGHINI = Options("masenghini")
NOBODY_ROBS = "leave leave"


def test_cards_count_what_they_say():
    assert sum(VALUES[card] for card in CUCCO.cards) == 240
    assert VALUES[CUCCO["IX"]] == 9
    assert VALUES[CUCCO["XV"]] == 15
    assert VALUES[CUCCO["LEONE"]] == 0


def test_the_order_of_the_figure():
    order = sorted(RANKS["figure"], key=RANKS["figure"].get)
    assert " ".join(map(str, order)) == "MATTO LEONE MASCHERA SECCHIA NULLA XI XII XIII XIV XV"  # R1


def robbing(stock="", cut="", words="", options=None):
    return deal("trionfo", ["", "", "", ""], words, stock=stock, cut=cut, options=options)


def test_the_cutter_robs_from_below_before_the_deal():
    state = robbing("V", "X XIV IX")
    assert asked(state) == "2 rob leave"
    assert not any(state.table.hands)
    do(state, "rob rob")
    assert asked(state) == "2 leave"  # IX may not be robbed
    do(state, "leave")
    assert [len(hand) for hand in state.table.hands] == [8, 8, 10, 8]
    assert asked(state) == "3 leave"


def test_a_robbed_card_is_shown_one_left_is_not():
    state = robbing("V", "X IX", "rob leave")
    assert happened(state, Robbed) == [Robbed(2, CUCCO["X"], EVERYBODY)]
    assert happened(state, LookedAt)[1] == LookedAt(2, CUCCO["IX"], 1 << 2)
    assert happened(state, RobbingEnded) == [RobbingEnded(2)]
    assert observe(state, 2).peeked is CUCCO["IX"]
    assert observe(state, 3).peeked is CUCCO["V"]
    assert observe(state, 0).peeked is None
    assert observe(state, 0).robbed[2] == (CUCCO["X"],)


def test_what_may_be_robbed_may_be_left():
    state = robbing("XV", "X", "leave leave")
    assert state.table.robbed == [[], [], [], []]
    assert happened(state, IndicatorTurned) == [IndicatorTurned(CUCCO["XV"], EVERYBODY)]


def test_three_cards_are_the_most_by_smith():
    state = robbing("XV XIV V", "X X XIV XV", "rob rob rob")
    assert asked(state) == "3 rob leave"  # the cutter is not asked about a fourth
    do(state, "rob rob leave")
    assert state.table.indicator is CUCCO["V"]


def test_the_third_robbed_card_is_not_followed_by_a_look():
    state = robbing("XV XIV X V", "I", "leave rob rob rob")
    assert state.table.indicator is CUCCO["V"]
    assert len(happened(state, LookedAt)) == 4


def test_no_limit_by_masenghini():
    state = robbing("", "X X XIV XIV XV XV I", "rob rob rob rob rob rob", MASENGHINI)
    assert asked(state) == "2 leave"
    do(state, "leave leave")
    assert len(state.table.hands[2]) == 14
    assert state.decision.kind == "discard"


def test_the_cutter_discards_first_down_to_eight():
    state = robbing("XIV V", "X XV I", "rob rob leave rob leave")
    assert (state.decision.seat, state.decision.kind) == (2, "discard")
    card = state.decision.options[0].card
    do(state, f"discard:{card} {state.decision.options[1]}".replace(" discard ", " discard:"))
    assert state.decision.seat == 3
    assert happened(state, Discarded)[0] == Discarded(2, card, 1 << 2)
    assert [seen for _, seen in observe(state, 0).discards] == [HIDDEN, HIDDEN]
    assert observe(state, 2).discards[0] == (2, card)
    do(state, str(state.decision.options[-1]).replace(" ", ":"))
    assert [len(hand) for hand in state.table.hands] == [8] * 4
    assert asked(state).startswith("0 play")


def trump_of(state):
    return str(state.trump)


def test_the_trump_card_is_the_other_copy_if_it_is_in_play():
    assert trump_of(robbing("V")) == "None"  # no indicator yet
    assert trump_of(deal("trionfo", ["V", "", "", ""], NOBODY_ROBS, stock="V", cut="I")) == "V"
    assert trump_of(deal("trionfo", ["", "", "", ""], NOBODY_ROBS, stock="V V", cut="I")) == "None"
    robbed = robbing("X V", "X I", "rob leave leave")
    assert trump_of(robbed) == "X"
    do(robbed, "discard:X")
    assert trump_of(robbed) == "None"


def trump(card, hands, options=None):
    """A deal in which this card is the trump card; what is not dealt is of no use."""
    return deal("trionfo", hands, NOBODY_ROBS, stock=card, cut="I I II II III III IV", options=options)


LEADER = "V V VI VI VII VII VIII XIII"


def test_the_trump_card_takes_the_trick_and_may_be_played_at_any_time():
    state = trump("SECCHIA", ["XV " + LEADER[:-5], "SECCHIA XIV IX", "", ""])
    play(state, "XV")
    assert playable(state) == "SECCHIA XIV"
    play(state, "SECCHIA")
    while not state.table.tricks:
        state.apply(state.decision.options[0])
    assert state.table.tricks[0].winner == 1


def test_the_trump_card_of_the_other_series_need_not_wait_until_one_cannot_follow():
    state = trump("SECCHIA", [LEADER, "SECCHIA XIV IX X", "", ""])
    play(state, "V")
    assert playable(state).split() == ["SECCHIA", "IX", "X"]


def test_the_trump_card_has_to_follow_if_nothing_else_does():
    """R7."""
    state = trump("SECCHIA", ["XV XV", "SECCHIA V V VI VI VII VII VIII", "", ""])
    play(state, "XV")
    assert playable(state) == "SECCHIA"


def test_who_leads_the_trump_card_names_a_series():
    state = trump("IX", ["IX XIV", "XV X", "", ""])
    assert "play IX" not in map(str, state.decision.options)
    assert {"play IX numeri", "play IX figure"} <= set(map(str, state.decision.options))
    do(state.clone(), "play:IX:numeri")
    state.apply(next(option for option in state.decision.options if str(option) == "play IX figure"))
    assert "XV" in playable(state)
    assert "X" not in playable(state).split()
    assert observe(state, 2).series == "figure"


LOW = "MATTO LEONE MASCHERA NULLA"


def test_cards_without_value_are_not_led_while_there_are_others():
    state = trump("XII", [f"{LOW} XI V", "", "", ""])
    assert not set(playable(state).split()) & set(LOW.split())
    free = trump("XII", [f"{LOW} XI V", "", "", ""], MASENGHINI)
    assert set(playable(free).split()) >= set(LOW.split())


def test_the_trump_card_alone_keeps_the_others_from_being_led():
    """R5, R7: it may be led, and is one of the other cards whatever its value."""
    state = trump("SECCHIA", ["SECCHIA MATTO MATTO LEONE LEONE NULLA NULLA MASCHERA", "", "", ""])
    assert playable(state) == "SECCHIA numeri SECCHIA figure"


def test_nothing_but_cards_without_value_may_be_led():
    state = trump("XII", ["MATTO MATTO LEONE LEONE NULLA NULLA MASCHERA MASCHERA", "", "", ""])
    assert playable(state) == "MATTO LEONE MASCHERA NULLA"


def test_no_card_without_value_to_a_picture_while_there_is_one_with():
    hands = ["XV", "MATTO MATTO XI V V VI VI VII", "", ""]
    assert playable(play(trump("XII", hands), "XV")) == "XI"
    assert playable(play(trump("XII", hands, MASENGHINI), "XV")) == "MATTO XI"


def test_a_picture_of_value_may_be_the_trump_card():
    """R7: it counts as one in the fourth restriction."""
    state = trump("XI", ["XV", "MATTO XI V V VI VI VII VII", "", ""])
    assert playable(play(state, "XV")) == "XI"


def test_the_trump_card_without_value_is_not_bound():
    """R5."""
    state = trump("MATTO", ["XV", "MATTO LEONE XI V", "", ""])
    assert playable(play(state, "XV")) == "MATTO XI"


def test_without_a_picture_of_value_any_picture_will_do():
    state = trump("XII", ["XV", "MATTO LEONE V V VI VI VII VII", "", ""])
    assert playable(play(state, "XV")) == "MATTO LEONE"


def test_a_trump_card_led_lifts_the_fourth_restriction_only():
    """R10: the series named has to be followed."""
    state = trump("IX", ["IX", "MATTO MATTO XI V V VI VI VII", "", ""])
    state.apply(next(option for option in state.decision.options if str(option) == "play IX figure"))
    assert playable(state) == "MATTO XI"


def test_who_cannot_follow_may_throw_anything():
    state = trump("XII", ["V", "MATTO MATTO XI XI XIII XIV LEONE LEONE", "", ""])
    assert playable(play(state, "V")) == "MATTO LEONE XI XIII XIV"


def test_more_points_win_and_equal_is_drawn(monkeypatch):
    hands = [
        "XV XV XIV XIV XIII XIII MATTO LEONE",
        "XII XII NULLA NULLA V V VI VI",
        "XI XI SECCHIA SECCHIA VII VII VIII VIII",
    ]
    for values, winners in ((VALUES, (0, 2)), (dict.fromkeys(CUCCO.designs, 0.0), ())):
        state = deal("trionfo", [*hands, ""], NOBODY_ROBS, stock="II I II", cut="I")
        monkeypatch.setattr(type(state), "values", values)
        while not state.is_over:
            state.apply(
                max(state.decision.options, key=lambda option: RANKS[state.series[option.card]][option.card])
            )
        assert state.winners == winners
        assert state.recount is None
