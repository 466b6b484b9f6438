"""QR codes of short texts (ISO/IEC 18004): bytes, versions 1 to 6, level M of error correction.

That is enough for an address of up to 106 bytes; a library would be a dependency for one picture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class _Version(NamedTuple):
    """The codewords of a version at level M.

    Attributes:
        blocks: the number of blocks.
        data: the codewords of a block with the text.
        check: its codewords for error correction.
    """

    blocks: int
    data: int
    check: int


_VERSIONS: Final = (
    *(_Version(1, 16, 10), _Version(1, 28, 16), _Version(1, 44, 26)),
    *(_Version(2, 32, 18), _Version(2, 43, 24), _Version(4, 27, 16)),
)
"""Versions 1 to 6 (table 9)."""
_HEAD: Final = 2
"""The bytes for mode and length; 4 bits of the second are left for the end."""
_MASKS: Final = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, _: row % 2 == 0,
    lambda _, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)
"""The data masks (table 10)."""
Matrix = list[list[bool]]


def qr_code(text: str) -> Matrix:
    """Return the modules of a code, row by row, True for dark ones, without the margin of four.

    Raises:
        ValueError: the text is too long.
    """
    content = text.encode()
    number = next(
        (
            number
            for number, version in enumerate(_VERSIONS, 1)
            if len(content) + _HEAD <= version.blocks * version.data
        ),
        None,
    )
    if number is None:
        msg = f"{len(content)} bytes are too many for a code"
        raise ValueError(msg)
    bits = [int(bit) for word in _codewords(content, _VERSIONS[number - 1]) for bit in f"{word:08b}"]
    drawn = (_drawn(number, bits, mask) for mask in range(len(_MASKS)))
    return min(drawn, key=_penalty)


def _codewords(content: bytes, version: _Version) -> list[int]:
    """Return text and error correction, the blocks interleaved (section 7.6)."""
    most = version.blocks * version.data
    number = 0b0100 << 8 | len(content)
    number = (number << 8 * len(content) | int.from_bytes(content, "big")) << 4
    words = list(number.to_bytes(len(content) + _HEAD, "big"))
    words += [(0xEC, 0x11)[place % 2] for place in range(most - len(words))]
    blocks = [words[begin : begin + version.data] for begin in range(0, most, version.data)]
    checks = [_check(block, version.check) for block in blocks]
    return [word for part in (blocks, checks) for column in zip(*part, strict=True) for word in column]


def times(one: int, other: int) -> int:
    """Multiply in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1."""
    product = 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one & 0x100:
            one ^= 0x11D
        other >>= 1
    return product


def _check(block: list[int], number: int) -> list[int]:
    """Return the remainder of the division by the generator polynomial with this number of roots."""
    generator, root = [1], 1
    for _ in range(number):
        longer = [*generator, 0]
        for place, factor in enumerate(generator):
            longer[place + 1] ^= times(factor, root)
        generator, root = longer, times(root, 2)
    rest = [*block, *[0] * number]
    for place in range(len(block)):
        factor = rest[place]
        for behind, part in enumerate(generator):
            rest[place + behind] ^= times(part, factor)
    return rest[len(block) :]


def _drawn(version: int, bits: list[int], mask: int) -> Matrix:
    size = 17 + 4 * version
    fixed = patterns(version, size) | format_bits(size, mask)
    matrix = [[fixed.get((row, column), False) for column in range(size)] for row in range(size)]
    rest = iter(bits)
    for row, column in way(size):
        if (row, column) not in fixed:
            matrix[row][column] = bool(next(rest, 0)) != _MASKS[mask](row, column)
    return matrix


def way(size: int) -> Iterator[tuple[int, int]]:
    """Return the places in the order of the bits: up and down in pairs of columns (section 7.7.3)."""
    for number, column in enumerate([*range(size - 1, 6, -2), 5, 3, 1]):
        for row in range(size) if number % 2 else reversed(range(size)):
            yield row, column
            yield row, column - 1


def patterns(version: int, size: int) -> dict[tuple[int, int], bool]:
    """Return the modules of the finders with their margins, of the alignment pattern and the timing."""
    fixed: dict[tuple[int, int], bool] = {}
    square = [(row, column) for row in range(-4, 5) for column in range(-4, 5)]
    for middle_row, middle_column in ((3, 3), (3, size - 4), (size - 4, 3)):
        for row, column in square:
            place = middle_row + row, middle_column + column
            if min(place) >= 0 and max(place) < size:
                fixed[place] = max(abs(row), abs(column)) not in (2, 4)
    if version > 1:
        fixed |= {
            (size - 7 + row, size - 7 + column): max(abs(row), abs(column)) != 1
            for row, column in square
            if max(abs(row), abs(column)) < 3
        }
    for at in range(8, size - 8):
        fixed[6, at] = fixed[at, 6] = at % 2 == 0
    return fixed


def format_bits(size: int, mask: int) -> dict[tuple[int, int], bool]:
    """Return the modules with level and mask (section 7.9), and the one that is always dark."""
    rest = mask << 10  # level M is 00
    for place in range(12, 9, -1):
        if rest >> place & 1:
            rest ^= 0x537 << (place - 10)
    told = (mask << 10 | rest) ^ 0b101010000010010
    bits = [bool(told >> place & 1) for place in range(15)]
    modules = {(size - 8, 8): True}
    rows = [*range(6), 7, 8, *range(size - 7, size)]
    columns = [*range(size - 1, size - 9, -1), 7, *range(5, -1, -1)]
    for bit, row, column in zip(bits, rows, columns, strict=True):
        modules[row, 8] = modules[8, column] = bit
    return modules


def _penalty(matrix: Matrix) -> int:
    """Return how badly a code can be read (section 7.8.3)."""
    size, penalty = len(matrix), 0
    for lines in (matrix, [list(column) for column in zip(*matrix, strict=True)]):
        for line in lines:
            text = "".join("1" if dark else "0" for dark in line)
            runs = text.replace("10", "1 0").replace("01", "0 1").split()
            penalty += sum(len(run) - 2 for run in runs if len(run) > 4)
            for pattern in ("10111010000", "00001011101"):
                penalty += 40 * sum(text.startswith(pattern, place) for place in range(size - 10))
    for row in range(size - 1):
        for column in range(size - 1):
            square = matrix[row][column : column + 2] + matrix[row + 1][column : column + 2]
            penalty += 3 * (len(set(square)) == 1)
    dark = sum(map(sum, matrix)) * 100 / size**2
    return penalty + 10 * int(abs(dark - 50) / 5)
