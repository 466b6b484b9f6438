"""The pictures: of one pack at a time or of a named one, in two colours or four."""

import pytest
from PySide6.QtGui import QGuiApplication, QPixmap

from cucu_desktop.engine.cards import CUCCO, STANDARD
from cucu_desktop.ui.widgets import art as art_module
from cucu_desktop.ui.widgets.art import BACK, Art
from cucu_desktop.ui.widgets.pictures.drawings import STAND_IN, has_face
from cucu_desktop.ui.widgets.pictures.icons import portrait


def same(one: QPixmap, other: QPixmap) -> bool:
    return one.toImage() == other.toImage()


def test_cards_are_those_of_the_pack_in_play_unless_another_is_named(qapp: QGuiApplication) -> None:
    art = Art("standard52")
    assert art.faces == tuple(card.id for card in STANDARD.designs)
    assert same(art.card("7H", 40), Art("cucco").card("7H", 40, "standard52"))
    assert not same(art.card(BACK, 40), art.card(BACK, 40, "cucco"))
    assert art.card("XII", 40, "cucco").width() == art.card("7H", 40).width()


def test_another_pack_lies_on_the_table_and_the_first_is_painted_no_more(qapp: QGuiApplication) -> None:
    art = Art()
    back, coin = art.card(BACK, 40), art.thing("coin", 12)
    assert art.faces == tuple(card.id for card in CUCCO.designs)
    art.use("cucco")
    assert art.card(BACK, 40) is back
    art.use("standard52")
    assert art.pack == "standard52"
    assert not same(art.card(BACK, 40), back)
    assert art.thing("coin", 12) is coin, "what belongs to no pack is kept"
    art.use("cucco")
    assert art.card(BACK, 40) is not back, "pictures of a pack that is put away are let go"


def test_a_small_card_is_made_of_a_larger_one_and_its_drawing_read_once(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[tuple[str, ...]] = []
    usual = art_module._rasterised
    monkeypatch.setattr(
        art_module, "_rasterised", lambda path, *told: read.append(path) or usual(path, *told)
    )
    art = Art()
    large = art.card("XV", 120)
    small = art.card("XV", 40)
    assert len(read) == 1
    assert small.deviceIndependentSize().width() == pytest.approx(40, abs=1)
    assert small.width() < large.width()
    art.card("XV", 200)
    assert len(read) == 2, "none is made larger, or it would be blurred"


def test_preparing_paints_one_card_after_the_other(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    art = Art("standard52")
    painted: list[str] = []
    monkeypatch.setattr(art, "card", lambda design, width: painted.append(design) or card(design, width))
    card = Art.card.__get__(art)
    for _ in range(60):
        art.prepare(30)
    assert painted == [design.id for design in STANDARD.designs]


def test_four_colours_change_clubs_and_diamonds_at_once_and_nothing_else(qapp: QGuiApplication) -> None:
    art = Art("standard52")
    plain = {name: art.card(name, 40) for name in ("7C", "7D", "7H", "7S", "KC", "KS")}
    art.four_colours = True
    changed = {name for name, picture in plain.items() if not same(picture, art.card(name, 40))}
    assert changed == {"7C", "7D", "KC"}
    art.four_colours = False
    assert all(same(picture, art.card(name, 40)) for name, picture in plain.items())
    assert same(Art(four_colours=True).card("XV", 40), Art().card("XV", 40)), "no pack of red and black"


def test_the_other_back_stands_for_the_usual_one_where_a_pack_has_one(qapp: QGuiApplication) -> None:
    cucco, standard = Art(), Art("standard52")
    usual = cucco.card(BACK, 40), cucco.card("XV", 40), standard.card(BACK, 40)
    for art in (cucco, standard):
        art.other_back = True
    assert not same(usual[0], cucco.card(BACK, 40))
    assert same(usual[1], cucco.card("XV", 40))
    assert same(usual[2], standard.card(BACK, 40))


@pytest.mark.parametrize("face", ["you-99", "", "../../README", "../faces/peppe", "/etc/passwd", "a\0b"])
def test_a_face_that_is_not_known_is_the_empty_chair(qapp: QGuiApplication, face: str) -> None:
    art = Art()
    chair = art.face(STAND_IN, "", 40)
    assert not has_face(face)
    assert same(art.face(face, "", 40), chair)
    assert same(art.face(face, "glad", 40), chair)
    art.prepare_face(face, "worried", 40)
    assert same(portrait(face).pixmap(40, 40), portrait(STAND_IN).pixmap(40, 40))


def test_a_known_face_has_its_moods_and_is_calm_in_one_that_it_was_not_drawn_in(
    qapp: QGuiApplication,
) -> None:
    art = Art()
    assert has_face("peppe")
    assert not same(art.face("peppe", "glad", 40), art.face("peppe", "", 40))
    assert same(art.face("peppe", "in love", 40), art.face("peppe", "", 40))
