"""Swapped cards in a finished deal: the same position with other cards, and a match of its own from there."""

from itertools import combinations

import pytest

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.feats.deal_stories import stories_in
from cucu_desktop.match.match import Match
from cucu_desktop.match.past_decisions import TableStanding, go_through
from cucu_desktop.match.playback.play_on import play_on
from cucu_desktop.match.playback.what_if import PACK, CardPlace, SwapRefusedError, WhatIf
from cucu_desktop.match.records.game_result import record
from cucu_desktop.match.scenario.collection import entries
from cucu_desktop.ui.play.guided.scripted_game import setup_of
from tests.match.playback.test_play_on import to_the_end
from tests.match.playback.test_playback import decisions, person, played


def places_of(seen):
    """Every place whose card may be swapped, from an observation with open cards."""
    if isinstance(seen, TrickObservation):
        held = [CardPlace(seat, card.id) for seat, hand in enumerate(seen.hands) for card in hand]
        return held + [CardPlace(PACK)] * bool(seen.pile)
    held = [CardPlace(seat) for seat, card in enumerate(seen.cards) if card is not None]
    return held + [CardPlace(PACK)] * bool(seen.stock)


def as_swapped(seen, one, other):
    """The cards of each seat after the swap of two that seats hold, by design."""
    if isinstance(seen, TrickObservation):
        held = [[card.id for card in hand] for hand in seen.hands]
        held[one.seat].remove(one.card)
        held[other.seat].remove(other.card)
        held[one.seat].append(other.card)
        held[other.seat].append(one.card)
        return [sorted(hand) for hand in held]
    held = [card and card.id for card in seen.cards]
    held[one.seat], held[other.seat] = held[other.seat], held[one.seat]
    return held


def cards_of(seen):
    if isinstance(seen, TrickObservation):
        return [sorted(card.id for card in hand) for hand in seen.hands]
    return [card and card.id for card in seen.cards]


def open_at(what_if):
    return what_if.observation(SPECTATOR, is_open=True)


@pytest.mark.parametrize("game", GAMES)
def test_two_cards_change_places_and_nothing_else(game, tmp_path):
    match, _ = played(game)
    playback = match.playback()
    done, refused = 0, set()
    for at in decisions(playback)[:12:3]:
        what_if = WhatIf(playback, at)
        before = open_at(what_if)
        for one, other in list(combinations(places_of(before), 2))[::5]:
            try:
                what_if.swap(one, other)
            except SwapRefusedError as error:
                refused.add(error.reason)
                assert open_at(what_if) == before
                continue
            after = open_at(what_if)
            if PACK not in (one.seat, other.seat):
                assert cards_of(after) == as_swapped(before, one, other)
            assert after.to_act == before.to_act
            assert what_if.swaps == ((one, other),)
            done += 1
            if done == 1:
                own = play_on(playback, at, person(match), 9, tmp_path / "own", lines=what_if.lines)
                assert own.observation(0) == what_if.observation(0, is_open=False)
                to_the_end(own)
                own.close()
                again = Match.resume(tmp_path / "own")
                assert again.is_over
                again.close()
            what_if.undo()
            assert open_at(what_if) == before
            assert what_if.swaps == ()
    assert done
    assert refused <= {"same", "action", "course"}


def test_a_hand_never_gets_a_card_that_would_have_had_to_follow_suit():
    match, _ = played("zifuli", seed=4)
    playback = match.playback()
    reasons, seats = set(), set()
    for at in decisions(playback)[6:40:12]:
        what_if = WhatIf(playback, at)
        for one, other in combinations(places_of(open_at(what_if)), 2):
            try:
                what_if.swap(one, other)
            except SwapRefusedError as error:
                reasons.add(error.reason)
                seats.add(error.seat)
            else:
                what_if.undo()
    assert "action" in reasons
    assert seats & set(range(4))


def test_equal_cards_are_not_swapped():
    match, _ = played("campli")
    playback = match.playback()
    for at in decisions(playback):
        what_if = WhatIf(playback, at)
        seen = open_at(what_if).cards
        pairs = [(a, b) for a, b in combinations(range(len(seen)), 2) if seen[a] and seen[a] == seen[b]]
        if pairs and what_if.is_possible:
            with pytest.raises(SwapRefusedError, match="same"):
                what_if.swap(*(CardPlace(seat) for seat in pairs[0]))
            return
    pytest.fail("no two equal cards")


def test_a_card_that_was_exchanged_cannot_have_been_the_cat():
    reasons = set()
    for seed in range(12):
        playback = played("campli", seed=seed)[0].playback()
        for at in decisions(playback):
            due = playback.deed(at, SPECTATOR)
            before, after = WhatIf(playback, at), WhatIf(playback, at + 1)
            if str(due.action) != "exchange" or not after.is_possible:
                continue
            seen, now = open_at(before), open_at(after)
            other = seen.asked_by(due.seat)
            if other is None or now.cards[other] != seen.cards[due.seat]:
                continue
            for cat in (seat for seat, card in enumerate(now.cards) if card is CUCCO["XII"]):
                if cat not in (due.seat, other) and now.cards[due.seat] is not CUCCO["XII"]:
                    with pytest.raises(SwapRefusedError) as error:
                        after.swap(CardPlace(cat), CardPlace(due.seat))
                    reasons.add(error.value.reason)
    assert reasons
    assert reasons <= {"course", "action"}


def test_nothing_is_swapped_where_the_deal_is_not_over_or_is_already_decided():
    match, _ = played("campli", choices=9)
    playback = match.playback()
    assert not WhatIf(playback, playback.length - 1).is_possible
    over = played("campli")[0].playback()
    what_if = WhatIf(over, over.length - 1)
    assert not what_if.is_possible
    with pytest.raises(SwapRefusedError, match="course"):
        what_if.swap(CardPlace(0), CardPlace(1))


@pytest.mark.parametrize("game", ["campli", "coch"])
def test_a_swapped_deal_counts_nowhere_and_shows_no_number(game, tmp_path):
    match, _ = played(game)
    playback = match.playback()
    at, what_if = next(
        (at, what_if)
        for at in decisions(playback)
        if (what_if := WhatIf(playback, at)).is_possible and swap_any(what_if)
    )
    own = play_on(playback, at, person(match), 9, tmp_path / "own.cucu", lines=what_if.lines)
    to_the_end(own)
    assert own.finished_deals[-1 if at >= playback.deals[-1].first else 0].has_own_cards
    own.close()
    assert record(own, tmp_path / "results.sqlite", None)
    assert not (tmp_path / "results.sqlite").exists()
    assert stories_in(tmp_path / "own.cucu") == ()
    last = [each for each in go_through(tmp_path / "own.cucu") if isinstance(each, TableStanding)][-1]
    assert last.is_known


def swap_any(what_if, places=()):
    """Swap the first two cards that can be, of different seats; return whether there are any."""
    for one, other in combinations(places or places_of(open_at(what_if)), 2):
        if one.seat == other.seat:
            continue
        try:
            what_if.swap(one, other)
        except SwapRefusedError:
            continue
        return True
    return False


def test_the_script_of_a_memorable_deal_ends_with_a_swap(tmp_path):
    entry = next(each for each in entries("campli") if each.name == "horse-hunter-cat")
    match = Match.begin(setup_of(entry, 0, "you-1", 5))
    to_the_end(match)
    playback = match.playback()
    what_if = WhatIf(playback, playback.deals[0].first)
    assert swap_any(what_if)
    own = play_on(playback, what_if.position, 0, 9, tmp_path / "own", lines=what_if.lines)
    assert own.scripted_deal.left == []
    assert record(own, tmp_path / "results.sqlite", None)
    assert not (tmp_path / "results.sqlite").exists()
    own.close()
