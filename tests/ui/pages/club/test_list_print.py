"""Lists of a tournament on paper: nothing is left out."""

import subprocess

from cucu_desktop.match.club.club_lists import ClubList
from cucu_desktop.ui.pages.club.list_print import print_list


def test_names_that_need_several_lines_are_printed_in_full(tmp_path, qapp):
    columns = ("place", "shift", "table", "winner", "others")
    names = [f"Maria{number} Di Francesco" for number in range(300)]
    names[1] = "<b>Maria1</b> & Di Francesco"
    rows = tuple(
        (
            "Bar Centrale, Montorio al Vomano",
            1,
            number,
            names[10 * number],
            ", ".join(names[10 * number :][:10]),
        )
        for number in range(30)
    )
    path = tmp_path / "games.pdf"
    listed = ClubList("games", columns, rows, tuple(map(str, range(30))))
    print_list(str(path), "Torneo", "Montorio", listed)
    text = subprocess.run(["pdftotext", path, "-"], capture_output=True, text=True, check=True).stdout
    assert [name for name in names if name.split()[0] not in text] == []
    assert names[1] in " ".join(text.split()), "letter by letter"
    assert "…" not in text
