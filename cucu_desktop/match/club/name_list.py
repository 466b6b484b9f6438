"""Lists of names from elsewhere, pasted or as CSV: one person a line, as "name; year of birth; stake"."""

import csv
import io
import re
from typing import Final

from cucu_desktop.frozen import frozen
from cucu_desktop.match.club.book import Book
from cucu_desktop.names import as_named, cleaned, likeness_keys, words_key

MOST: Final = 5000
"""The most lines that are read."""
LARGEST: Final = 1 << 20
"""The largest file of names in bytes that is read."""
_YEAR: Final = re.compile(r"(?:19|20)\d\d")
_COINS: Final = re.compile(r"\d{1,6}")


@frozen
class ListedName:
    """A line of a list.

    Attributes:
        name: the name, cleaned.
        born: the year of birth, or None.
        coins: the stake, or None if the list has none.
        doubt: "" or why the line may be a mistake: its year or stake is "unread", the name is too "long",
            is there "twice", in the list or among those who have entered, or looks "alike" to another one.
        other: the other name, or what cannot be read.
    """

    name: str
    born: int | None = None
    coins: int | None = None
    doubt: str = ""
    other: str = ""


def read_names(text: str, book: Book) -> list[ListedName]:
    """Return the people of a list, compared with those of a book.

    The cells of a line are separated by semicolons or tabs; by commas only if a year or a stake follows, as a
    name may have a comma. Empty lines, and a line of headings, are left out.
    """
    known = {words_key(each.name): each.name for each in book.persons.values()}
    like = {key: each.name for each in book.persons.values() for key in likeness_keys(each.name)}
    found: list[ListedName] = []
    for cells in _rows(text)[:MOST]:
        name = as_named(cells[0])
        if not name:
            continue
        year, coins = [*cells[1:], "", ""][:2]
        born = int(year) if _YEAR.fullmatch(year) else None
        paid = int(coins) if _COINS.fullmatch(coins) else None
        key, keys = words_key(name), [*likeness_keys(name)]
        doubts = {
            "unread": (year if born is None else "") or (coins if paid is None else ""),
            "long": cleaned(cells[0]) if name != cleaned(cells[0]) else "",
            "twice": known.get(key, ""),
            "alike": next((like[each] for each in keys if each in like), ""),
        }
        doubt, other = next((each for each in doubts.items() if each[1]), ("", ""))
        known.setdefault(key, name)
        like.update(dict.fromkeys(keys, name))
        found.append(ListedName(name, born, paid, doubt, other))
    return found


def decoded(data: bytes) -> str:
    """Return the text of a file: UTF-8 or UTF-16 with their marks, else as older Windows programs write."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _rows(text: str) -> list[list[str]]:
    """Return the cells of each line that has a name."""
    lines = text.replace("\0", "").splitlines()
    rows = [row for line in lines if (row := _cells(line)) and row[0]]
    first = rows[0][1:] if rows else []
    is_heading = any(first) and not any(each[:1].isdigit() for each in first)
    has_numbers = any(_COINS.fullmatch(cell) for row in rows for cell in row[1:])
    return rows[1:] if is_heading and has_numbers else rows


def _cells(line: str) -> list[str]:
    between = next((each for each in ("\t", ";") if each in line), ",")
    try:
        (cells,) = list(csv.reader(io.StringIO(line), delimiter=between)) or [[]]
    except (csv.Error, ValueError):
        cells = line.split(between)
    cells = [cleaned(cell) for cell in cells]
    if between == ",":
        numbers = 0
        while numbers < min(2, len(cells) - 1) and (not cells[-1 - numbers] or cells[-1 - numbers].isdigit()):
            numbers += 1
        rest = cells[len(cells) - numbers :]
        return [", ".join(cells[: len(cells) - numbers]), *rest]
    return cells
