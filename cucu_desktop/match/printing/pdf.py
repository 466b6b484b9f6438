"""A PDF writer for pages that repeat the same drawings: each is in the file once.

Qt's PDF writer repeats a drawing wherever it is painted: a pack of forty cards has 17 MB, and takes twenty
times as long.
"""

import zlib
from collections.abc import Iterable, Mapping
from typing import Final

from cucu_desktop.match.printing.card_drawings import SIZE, Drawing

POINT: Final = 72 / 25.4
"""Points in a millimetre."""


def write_pdf(
    title: str,
    paper: tuple[float, float],
    drawings: Mapping[str, Drawing],
    pages: Iterable[str],
    trim: tuple[float, float, float, float],
    bleed: float,
    *,
    duplex: bool = True,
) -> bytes:
    """Return a PDF file.

    Args:
        title: the document's title.
        paper: width and height of the pages, in millimetres.
        drawings: the drawings, which pages paint by `/NAME Do`, by name.
        pages: the operators of each page, in millimetres from its lower left corner.
        trim: the outermost cutting lines: left, bottom, right and top, in millimetres.
        bleed: the width of the bleed around them, in millimetres.
        duplex: whether it is printed on both sides.
    """
    writer = _ObjectWriter()
    opacities = sorted({opacity for drawing in drawings.values() for opacity in drawing.opacities} | {100})
    states = " ".join(f"/O{opacity} << /ca {opacity / 100:g} >>" for opacity in opacities)
    forms = [
        f"/{name} {writer.stream(drawing.operators, _form(states))} 0 R" for name, drawing in drawings.items()
    ]
    resources = writer.add(f"<< /XObject << {' '.join(forms)} >> /ExtGState << {states} >> >>".encode())
    tree = writer.reserve()
    width, height = (round(side * POINT, 3) for side in paper)
    boxes = ""
    for name, out in (("TrimBox", 0.0), ("BleedBox", bleed)):
        left, bottom, right, top = trim
        box = (left - out, bottom - out, right + out, top + out)
        boxes += f"/{name} [{' '.join(f'{side * POINT:.3f}' for side in box)}] "
    kids = []
    for operators in pages:
        content = writer.stream(f"{POINT:.8f} 0 0 {POINT:.8f} 0 0 cm\n{operators}")
        kids.append(
            writer.add(
                f"<< /Type /Page /Parent {tree} 0 R /MediaBox [0 0 {width} {height}] {boxes}"
                f"/Resources {resources} 0 R /Contents {content} 0 R >>".encode()
            )
        )
    listed = " ".join(f"{kid} 0 R" for kid in kids)
    writer.fill(tree, f"<< /Type /Pages /Kids [{listed}] /Count {len(kids)} >>".encode())
    # Without this a printer would scale pages, and so the cards, to its paper.
    sides = "DuplexFlipLongEdge" if duplex else "Simplex"
    preferences = f"/ViewerPreferences << /PrintScaling /None /Duplex /{sides} >>"
    catalogue = writer.add(f"<< /Type /Catalog /Pages {tree} 0 R {preferences} >>".encode())
    told = title.encode("utf-16-be").hex()
    information = writer.add(f"<< /Title <FEFF{told}> /Producer (cucu-desktop) >>".encode())
    return writer.data(catalogue, information)


def _form(states: str) -> str:
    width, height = SIZE
    box = f"/Type /XObject /Subtype /Form /BBox [0 0 {width} {height}]"
    return f"{box} /Resources << /ExtGState << {states} >> >>"


class _ObjectWriter:
    """The objects of a file, numbered from 1."""

    def __init__(self) -> None:
        self._objects: list[bytes] = []

    def reserve(self) -> int:
        """Return a new object number whose content follows later."""
        self._objects.append(b"")
        return len(self._objects)

    def fill(self, number: int, content: bytes) -> None:
        self._objects[number - 1] = content

    def add(self, content: bytes) -> int:
        number = self.reserve()
        self.fill(number, content)
        return number

    def stream(self, text: str, entries: str = "") -> int:
        """Return the number of a new stream, which is compressed."""
        packed = zlib.compress(text.encode("ascii"), 6)
        head = f"<< {entries} /Filter /FlateDecode /Length {len(packed)} >>\nstream\n".encode()
        return self.add(head + packed + b"\nendstream")

    def data(self, catalogue: int, information: int) -> bytes:
        """Return the file."""
        data = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
        offsets = []
        for number, content in enumerate(self._objects, 1):
            offsets.append(len(data))
            data += b"%d 0 obj\n%s\nendobj\n" % (number, content)
        start = len(data)
        data += b"xref\n0 %d\n0000000000 65535 f \n" % (len(offsets) + 1)
        data += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
        data += b"trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R >>\n" % (
            len(offsets) + 1,
            catalogue,
            information,
        )
        data += b"startxref\n%d\n%%%%EOF\n" % start
        return bytes(data)
