"""Writes the rules of a tournament: its name and year, a preset of stages, and stages of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QComboBox

from cucu_desktop.match.club.club_lists import FIRST, stage_name
from cucu_desktop.match.club.rules import PRESETS, Group, QualificationStep, Rules, Stage
from cucu_desktop.ui.pages.club.club_words import OWN
from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError
from cucu_desktop.ui.widgets.language import spoken, tr

if TYPE_CHECKING:
    from cucu_desktop.ui.pages.club.club_place import ClubPlace
    from cucu_desktop.ui.pages.club.entry_form import EntryForm

_ALL = "all"


class StageWriter:
    """Writes the rules, by the forms of the stages."""

    def __init__(self, writer: ClubPlace) -> None:
        self._writer = writer

    @property
    def _rules(self) -> Rules:
        return self._writer.club.book.rules

    def write_rules(self, form: EntryForm) -> str:
        """Set name, year, preset and champion.

        Raises:
            EntryRefusedError: the name is missing, or nobody is called as the champion.
        """
        name, champion = self._writer.need(form), form.text("champion")
        chosen = form.choice("rules")
        self._writer.club.write(
            "club",
            name=name,
            year=form.number("year"),
            rules=self._said(self._rules) if chosen == OWN else chosen,
            champion=self._writer.find(champion) if champion else None,
        )
        return tr("Club", "The rules are set.")

    def show_rules(self, form: EntryForm) -> None:
        book = self._writer.club.book
        said = self._said(book.rules)
        champion = self._writer.label(book.champion) if book.champion else ""
        rules = said if isinstance(said, str) else OWN
        form.put(name=book.name, year=book.year, rules=rules, champion=champion)

    @staticmethod
    def _said(rules: Rules) -> object:
        """Return rules as an entry has them: the name of a preset, or all of them."""
        return next((name for name, preset in PRESETS.items() if preset == rules), rules.as_json())

    def show_stage(self, stage: str, form: EntryForm) -> None:
        """Put a stage into its form, by the id of its row; "" prepares a new one after the last."""
        book, rules = self._writer.club.book, self._rules
        known = self._of_row(stage)
        last = rules.stages[-1]
        shown = known or Stage((QualificationStep(1, "all"),), after=(last.id,), under=last.under)
        step = shown.steps[0] if shown.steps else QualificationStep(1)
        box = form.fields["after"]
        assert isinstance(box, QComboBox)
        box.clear()
        box.addItem(tr("Club", "all who entered"), _ALL)
        for each in rules.stages:
            if each == known:
                break
            told = tr("Club", "qualified: {stage}").format(stage=stage_name(book, each.id, spoken()))
            box.addItem(told, each.id or FIRST)
        form.put(
            name=stage_name(book, shown.id, spoken()) if known is not None else "",
            after=(shown.after[0] or FIRST) if shown.after else _ALL,
            under=shown.under,
            parts=shown.parts,
            table=shown.table,
            take=step.take,
            per=step.per,
            also="champion" if shown.champion else "",
        )

    def write_stage(self, stage: str, form: EntryForm) -> str:
        """Change a stage, by the id of its row, or add a new one for "".

        Raises:
            EntryRefusedError: the name is missing.
        """
        name, rules, known = self._writer.need(form), self._rules, self._of_row(stage)
        before = known or Stage((), self._writer.club.new_id)
        usual = stage_name(self._writer.club.book, before.id, spoken()) if known is not None else ""
        first = QualificationStep(
            form.number("take"),
            cast("Group", form.choice("per")),
            before.steps[0].under if before.steps else 0,
            before.steps[0].winless if before.steps else True,
        )
        after = form.choice("after")
        changed = replace(
            before,
            steps=(first, *before.steps[1:]),
            name=before.name if name == usual else name,
            after=() if after == _ALL else ("" if after == FIRST else after, *before.after[1:]),
            under=form.number("under"),
            parts=form.number("parts"),
            table=form.number("table"),
            champion=form.choice("also") != "",
        )
        if not changed.id:
            changed = replace(changed, after=(), champion=False, parts=1)
        stages = tuple(changed if each == known else each for each in rules.stages)
        self._write(replace(rules, stages=stages if known is not None else (*stages, changed)))
        return tr("Club", "{name} is changed.").format(name=name)

    def remove(self, stage: str) -> str:
        """Remove a stage, by the id of its row.

        Raises:
            EntryRefusedError: it is the first one, games of it are entered, or another one follows it.
        """
        rules, known = self._rules, self._of_row(stage)
        played = any(game.stage == stage for game in self._writer.club.book.games)
        if known is None or not known.id or played or any(known.id in each.after for each in rules.stages):
            raise EntryRefusedError(
                tr("Club", "This stage stays: it is the first one, has games, or another one follows it.")
            )
        self._write(replace(rules, stages=tuple(each for each in rules.stages if each != known)))
        return tr("Club", "Removed. Undo brings it back.")

    def invite(self, form: EntryForm) -> str:
        """Add a person who has entered to this stage.

        Raises:
            EntryRefusedError: nobody has entered under this name.
        """
        stage = self._writer.stage
        person = self._writer.find(self._writer.need(form))
        assert stage is not None
        self._writer.club.write("invited", stage=stage.id, person=person)
        form.put(name="")
        told = tr("Club", "{name} plays in “{stage}”.")
        name = stage_name(self._writer.club.book, stage.id, spoken())
        return told.format(name=self._writer.label(person), stage=name)

    def _of_row(self, row: str) -> Stage | None:
        return self._rules.stage("" if row == FIRST else row) if row else None

    def _write(self, rules: Rules) -> None:
        book = self._writer.club.book
        champion = book.champion
        self._writer.club.write(
            "club", name=book.name, year=book.year, rules=self._said(rules), champion=champion
        )
