"""Filming an open table: frame after frame of it is painted, and searched for faces that nobody may see."""

from random import Random

from PySide6.QtGui import QImage, QPainter

from cucu_desktop.engine.actions import Amount
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.widgets.art import FALLEN


class Film:
    """Paints an open table and notes each private face that is drawn.

    A face is drawn by `Art.card`, with the name of its design; the back has another name. So no face can be
    painted, by whatever item, without being noted here.

    Attributes:
        frames: the number of frames.
        held: the number of frames in which a card was held.
        faults: what was seen and should not have been.
    """

    def __init__(self, table):
        self.table = table
        self.frames = self.held = 0
        self.faults = []
        self._drawn = set()
        self._designs = {card.id for card in table.playing.view.table.full_pack.cards}
        art = table.playing.view.table.art
        draw = art.card
        art.card = lambda drawing, width: self._drawn.add(drawing) or draw(drawing, width)

    def shoot(self):
        """Paint a frame, and compare what is drawn with what may be seen."""
        view = self.table.playing.view
        scene = view.table
        for item in scene.items():
            if isinstance(item, CardItem):
                item.renew()
                item._kept = None
        self._drawn.clear()
        image = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            view.render(painter)
        self.frames += 1
        seats = self.table.playing.looks.seats
        self.held += bool(seats)
        held = {(seat, self.table.card_of(seat)) for seat in seats}
        public = {
            item.face for item in scene.items() if isinstance(item, CardItem) and item.is_public and item.face
        }
        seen = {design for design in self._designs if self._drawn & {design, FALLEN.format(design)}}
        if not seen <= {face for _, face in held} | public:
            self.faults.append((self.frames, held, public, seen))
        if self.table.faces() != held:
            self.faults.append((self.frames, held, self.table.faces()))


def play(table, film, frames, seed=1):
    """Play at random until this number of frames is filmed: each player looks, and decides at some time."""
    chance, session = Random(seed), table.session
    while film.frames < frames:
        table.qtbot.wait(1)
        film.shoot()
        if table.playing.view.busy:
            pass_time(table.playing.view.director)
            continue
        if session.stage is Stage.OVER:
            session.another_game()
            table.window.page_stack.close_pages()
        elif session.stage is Stage.LOOK:
            seat = session.covered_for
            look(table, film, seat, chance)
        elif session.stage is Stage.ANSWER:
            asked = session.question.seat
            for seat in session.match_view.persons:
                if chance.random() < (0.8 if seat == asked else 0.15):
                    look(table, film, seat, chance)
            if session.stage is Stage.ANSWER and session.question is not None:
                option = chance.choice(session.question.decision.options)
                session.act(option.of(option.low) if isinstance(option, Amount) else option)


def pass_time(director):
    """Continue after a result, or let some of an animation pass."""
    if director.rest.is_on:
        director.rest.go_on()
    else:
        director.let_pass(400)


def look(table, film, seat, chance):
    """Hold a key or press a card for some frames, whether that is allowed or not."""
    by_key = chance.random() < 0.5
    (table.hold if by_key else table.press_card)(seat)
    for _ in range(chance.randint(3, 10)):
        table.qtbot.wait(1)
        film.shoot()
    (table.let_go if by_key else table.release_card)(seat)
    film.shoot()
