"""The open pile of an edited deal of Cambio, and the pots before it."""

from random import Random

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.draft.draft import EMPTY, new_draft
from cucu_desktop.match.scenario.draft.draft_course import course_of
from cucu_desktop.match.scenario.draft.faults import faults
from cucu_desktop.match.scenario.draft.scenario_form import read, written
from cucu_desktop.match.scenario.draft.typed_cards import lay_typed, next_empty, place_after


def an_open_pile(*cards):
    draft = new_draft("cambio")
    for card in cards:
        draft = draft.lay(draft.next_open, card)
    return draft


def test_open_cards_lie_in_the_order_in_which_they_were_laid():
    draft = an_open_pile("X", "III", "MATTO")
    assert draft.open_cards == ("X", "III", "MATTO")
    assert draft.zones[-1].is_open
    assert [draft.pile[place] for place in draft.zones[-1].places] == ["X", "III", "MATTO"]
    assert written(draft)["pile"] == ["X", "III", "MATTO"]
    taken = draft.clear(draft.zones[-1].places[1])
    assert taken.open_cards == ("X", "MATTO")
    assert taken.cleared() == new_draft("cambio")
    assert len(draft.dealt(Random(1)).open_cards) == 3


def test_a_card_goes_from_a_player_to_the_open_pile_and_back():
    draft = an_open_pile("X").lay(0, "XV")
    thrown = draft.swap(0, draft.next_open)
    assert thrown.open_cards == ("X", "XV")
    assert thrown.pile[0] == EMPTY
    back = thrown.swap(len(thrown.pile) - 1, 0)
    assert (back.pile[0], back.open_cards) == ("XV", ("X",))


def test_typed_cards_go_on_where_they_lie_open_and_never_from_the_pack_to_there():
    draft = new_draft("cambio")
    typed = lay_typed(draft, draft.next_open, "x iii xv")
    assert typed.draft.open_cards == ("X", "III", "XV")
    assert typed.place == typed.draft.next_open
    over = lay_typed(typed.draft, len(draft.pile) - 2, "i ii v")
    assert over.draft.open_cards == ("X", "I", "II", "V")
    full = over.draft.dealt(Random(3))
    last = len(full.face_down) - 1
    assert place_after(full, last) is None
    assert next_empty(full, len(full.pile) - 1) == len(full.pile) - 1
    assert next_empty(over.draft, len(draft.pile) - 1) == len(draft.pile)


def test_with_one_owl_an_open_owl_too_many_goes():
    draft = an_open_pile("XV", "X", "XV").choose("owls", 1)
    assert draft.open_cards == ("XV", "X")
    assert len(draft.pile) == 39


def test_no_more_pots_are_settled_than_are_played():
    draft = new_draft("cambio").with_(settled=2).choose("pots", 2)
    assert [(fault.what, fault.number) for fault in faults(draft)] == [("settled", 2)]
    assert faults(draft.choose("pots", 3)) == ()


def test_when_all_cards_lie_open_they_are_dealt_again_and_the_seats_change_all_the_same():
    whole = [card.id for card in GAMES["cambio"].pack_of(GAMES["cambio"].usual).cards]
    seats = [{"name": name} for name in ("Ada", "Bo", "Cia")]
    scenario = {"format": 1, "game": "cambio", "seats": seats, "pack": whole[:1], "pile": whole[1:]}
    draft = read(scenario)
    assert faults(draft) == ()
    assert written(draft) == scenario
    for changed in (
        draft.move_seat(0, 2),
        draft.add_seat(),
        draft.remove_seat(1),
        draft.clear(1),
        draft.clear(0),
    ):
        assert len(changed.pile) == len(whole)
        assert min(changed.copies_left().values()) >= 0


def test_a_call_out_of_turn_is_one_of_the_things_that_may_be_done():
    draft = lay_typed(new_draft("cambio"), 0, "I XV XII XV V").draft
    course = course_of(draft)
    assert course.seat == 0
    assert course.callers == (1, 3)
    over = course_of(draft.do("Dino call"))
    assert [option.word for option in over.options] == ["pay", "leave"]
    assert over.callers == ()
    assert course_of(draft.do("Ada keep")).callers == (3,), "who is to act may call in turn"
