"""Writes the rules of a tournament: its name and year, a preset of stages, and stages of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cucu_desktop.match.club.club_lists import FIRST
from cucu_desktop.match.club.club_words import column_words, stage_name
from cucu_desktop.match.club.rules import PRESETS, QualificationStep, Rules, Stage
from cucu_desktop.ui.pages.club.club_words import OWN
from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError
from cucu_desktop.ui.widgets.language import spoken, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.ui.pages.club.draw_writer import DrawWriter
    from cucu_desktop.ui.pages.club.entry_form import EntryForm

_ALL = "all"


class StageWriter:
    """Writes the rules, by the forms of the stages."""

    def __init__(self, writer: DrawWriter) -> None:
        self._writer = writer

    @property
    def _rules(self) -> Rules:
        return self._writer.club.book.rules

    def _name(self, stage: str) -> str:
        return stage_name(self._writer.club.book, stage, spoken())

    def write_rules(self, name: str, year: int, rules: str, champion: str) -> None:
        """Set name, year, preset and champion.

        Raises:
            EntryRefusedError: nobody is called as the champion.
        """
        person = self._writer.find(champion) if champion else None
        said = self._said(self._rules) if rules == OWN else rules
        self._writer.club.write("club", name=name, year=year, rules=said, champion=person)

    def shown_rules(self) -> dict[str, Any]:
        """Return the present rules as their form has them."""
        book = self._writer.club.book
        said = self._said(book.rules)
        champion = book.label(book.champion) if book.champion else ""
        rules = said if isinstance(said, str) else OWN
        return {"name": book.name, "year": book.year, "rules": rules, "champion": champion}

    @staticmethod
    def _said(rules: Rules) -> object:
        """Return rules as an entry has them: the name of a preset, or all of them."""
        return next((name for name, preset in PRESETS.items() if preset == rules), rules.as_json())

    def show_stage(self, stage: str, form: EntryForm) -> None:
        """Put a stage into its form, by the id of its row; "" prepares a new one after the last."""
        rules, known = self._rules, self._of_row(stage)
        last = rules.stages[-1]
        shown = known or Stage((QualificationStep(1, "all"),), after=(last.id,), under=last.under)
        step = shown.steps[0] if shown.steps else QualificationStep(1)
        before = rules.stages[: rules.stages.index(known)] if known is not None else rules.stages
        qualified = column_words(spoken())["qualified"]
        choices = [(f"{qualified}: {self._name(each.id)}", each.id or FIRST) for each in before]
        form.offer("after", [(tr("Club", "all who entered"), _ALL), *choices])
        form.put(
            name=self._name(shown.id) if known is not None else "",
            after=(shown.after[0] or FIRST) if shown.after else _ALL,
            under=shown.under,
            parts=shown.parts,
            most=shown.table,
            take=step.take,
            per=step.per,
            also=shown.champion,
        )

    def write_stage(self, row: str, says: Mapping[str, Any]) -> None:
        """Change a stage to what its form says, by the id of its row, or add a new one for ""."""
        name, rules, known = says["name"], self._rules, self._of_row(row)
        before = known or Stage((), self._writer.club.new_id)
        usual = self._name(before.id) if known is not None else ""
        step = before.steps[0] if before.steps else QualificationStep(1, winless=True)
        changed = replace(
            before,
            steps=(replace(step, take=says["take"], per=says["per"]), *before.steps[1:]),
            name=before.name if name == usual else name,
            under=says["under"],
            table=says["most"],
        )
        if changed.id:
            chosen = "" if says["after"] == FIRST else says["after"]
            after = () if chosen == _ALL else (chosen, *before.after[1:])
            changed = replace(changed, after=after, champion=says["also"], parts=says["parts"])
        stages = tuple(changed if each == known else each for each in rules.stages)
        self._write(replace(rules, stages=stages if known is not None else (*stages, changed)))

    def remove(self, row: str) -> None:
        """Remove a stage, by the id of its row.

        Raises:
            EntryRefusedError: it is the first one, games of it are entered, or another one follows it.
        """
        rules, known = self._rules, self._of_row(row)
        played = any(game.stage == row for game in self._writer.club.book.games)
        if known is None or not known.id or played or any(known.id in each.after for each in rules.stages):
            raise EntryRefusedError(
                tr("Club", "This stage stays: it is the first one, has games, or another one follows it.")
            )
        self._write(replace(rules, stages=tuple(each for each in rules.stages if each != known)))

    def _of_row(self, row: str) -> Stage | None:
        return self._rules.stage("" if row == FIRST else row) if row else None

    def _write(self, rules: Rules) -> None:
        book = self._writer.club.book
        said = {"name": book.name, "year": book.year, "champion": book.champion}
        self._writer.club.write("club", **said, rules=self._said(rules))
