"""The page of a tournament, for tests that type and click there."""

import subprocess

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from tests.ui.objects.controls import click


def read_by(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class Club:
    """Keeps a tournament by typing."""

    def __init__(self, window, qtbot):
        window.inn.go_to("club")
        self.window, self.page, self._qtbot = window, window.page_stack.page, qtbot

    @property
    def book(self):
        return self.page.club.book

    @property
    def told(self):
        return self.page.told.text()

    # Entered

    def enter(self, view, **values):
        """Fill in the form of a view by the keyboard, and press Enter in its last text."""
        self.page.show_view(view)
        form = self.page.forms[view]
        if view == "games":
            self.play(form, **values)
            return
        texts = {name: value for name, value in values.items() if isinstance(form.fields[name], QLineEdit)}
        form.put(**{name: value for name, value in values.items() if name not in texts})
        for name, value in texts.items():
            form.fields[name].clear()
            if value.isascii() and not form.fields[name].completer():  # others have no key or a pop-up here
                self._qtbot.keyClicks(form.fields[name], value)
            else:
                form.fields[name].setText(value)
        form.put(**{name: value for name, value in values.items() if name not in texts})
        click(form, form.button.text())

    def play(self, form, players=None, winner="", **numbers):
        """Enter a game: players by their names, the winner as the box has it."""
        form.put(**numbers)
        if players is not None:
            form.players.choose([])
            for name in players:
                form.players.line.setText(name)
                self._qtbot.keyClick(form.players.line, Qt.Key.Key_Return)
        form.fields["winner"].setCurrentIndex(max(0, form.fields["winner"].findText(winner)))
        if players is None or not self.told:
            click(form, form.button.text())

    def begin(self, *names):
        self.enter("places", name="Bar Centrale", town="Montorio")
        for name in names:
            self.enter("people", name=name)

    def rule(self, rules):
        self.enter("stages", name="Torneo", year=2026, rules=rules, champion="")

    def change(self, view, row, **values):
        """Put the entry of a row into the form, and change fields of it; return the form."""
        self.page.show_view(view)
        self.choose(row)
        click(self.page, "Change")
        self.page.form.put(**values)
        return self.page.form

    # Selected

    def choose(self, *rows):
        self.page.table.clearSelection()
        chosen = self.page.table.selectionModel()
        for row in rows:
            flags = chosen.SelectionFlag.Select | chosen.SelectionFlag.Rows
            chosen.select(self.page.table.model().index(row, 0), flags)

    def choose_stage(self, stage):
        self.page.place_box.choose(f"stage\n{stage}")

    # Read

    def rows(self, view):
        self.page.show_view(view)
        return self.page.listed.rows

    def seated(self):
        """The players in the form of a game, as shown."""
        self.page.show_view("games")
        chosen = self.page.games_form.players.chosen
        return [chosen.item(number).text() for number in range(chosen.count())]
