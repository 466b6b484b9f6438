"""QR codes: one compared with that of another program, all read back by the rules of the standard."""

from itertools import chain
from random import Random

import pytest

from cucu_desktop.ui.guests import qr_code as codes
from cucu_desktop.ui.guests.qr_code import qr_code

URL = "http://192.168.178.21:40123/j/Y9XaYabb-9aX"
BY_SEGNO = """
#######...#...##...##.#######
#.....#...#.##.#.##...#.....#
#.###.#...#.....####..#.###.#
#.###.#.....#.##....#.#.###.#
#.###.#...#######...#.#.###.#
#.....#.###...###..#..#.....#
#######.#.#.#.#.#.#.#.#######
.........#..#..###...........
#..#.##.#...##.#..#.##.#.....
.#.#......##...####...##.#..#
##..###..##.##..#.####.#####.
#.##.#.#....##.#..#.###..###.
#..#..##.#.#.##.###...##.#.##
####.#...#..###..###...#..#..
.###.###..#.#...#.#....#..###
#.##.#...##.####.#..##..##.#.
..#..##.###.#..####.#....#.#.
.#..#...#.##.####.#.###.....#
#..#.##.###...#..##.##...#.##
...#...###..#.#####..#.#...##
#.###.#.#####.##..#######.#..
........#.#...#.....#...#.###
#######..##.###.##..#.#.#..#.
#.....#.#..#####..###...#####
#.###.#..##...##.#..######...
#.###.#.#..###.#...####.#..#.
#.###.#..#...#....##.#.###..#
#.....#..##.#...##..##...#.#.
#######.#..#####.#####.....#.
"""
"""The code of this address by segno 1.6.6, with level M and without a higher level where there is room."""


def test_a_code_is_that_of_another_program():
    rows = ["".join("#" if dark else "." for dark in row) for row in qr_code(URL)]
    assert rows == BY_SEGNO.split()


def syndromes(words, check):
    """The values of a block, as a polynomial, at the roots of the generator: all 0 in a valid one."""
    root, values = 1, []
    for _ in range(check):
        value = 0
        for word in words:
            value = codes.times(value, root) ^ word
        values.append(value)
        root = codes.times(root, 2)
    return values


@pytest.mark.parametrize("length", [1, 14, 15, 26, 42, 43, 62, 63, 84, 85, 106])
def test_a_code_has_the_text_and_its_check(length):
    random = Random(length)
    text = "".join(random.choice("http:/.0123456789abcXYZ-_") for _ in range(length))
    matrix = qr_code(text)
    size = len(matrix)
    number = (size - 17) // 4
    blocks, data, check = codes._VERSIONS[number - 1]
    bits = [matrix[row][8] for row in (*range(6), 7, 8, *range(size - 7, size))]
    mask = (sum(bit << place for place, bit in enumerate(bits)) ^ 0b101010000010010) >> 10 & 7
    fixed = codes.patterns(number, size) | codes.format_bits(size, mask)
    read = [
        matrix[row][column] != codes._MASKS[mask](row, column)
        for row, column in codes.way(size)
        if (row, column) not in fixed
    ]
    words = [
        sum(bit << 7 - place for place, bit in enumerate(read[begin : begin + 8]))
        for begin in range(0, blocks * (data + check) * 8, 8)
    ]
    texts = [words[block : blocks * data : blocks] for block in range(blocks)]
    checks = [words[blocks * data + block :: blocks] for block in range(blocks)]
    for one, other in zip(texts, checks, strict=True):
        assert syndromes([*one, *other], check) == [0] * check
    whole = int.from_bytes(bytes(chain.from_iterable(texts)), "big") >> 4
    content = whole.to_bytes(blocks * data, "big")
    assert content[:2] == bytes((4, length))
    assert content[2 : 2 + length].decode() == text
    assert size == 17 + 4 * number


def test_a_text_that_is_too_long_is_refused():
    with pytest.raises(ValueError, match="107 bytes"):
        qr_code("x" * 107)
