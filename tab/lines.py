"""Where code comes from, told by line alone: columns are a third of a packed module, and no log has them."""

from collections.abc import Iterator
from itertools import groupby
from types import CodeType
from typing import Final

LINE, NOWHERE = 13, 15
"""Kinds of entries, as CPython's `InternalDocs/code_objects.md` numbers them."""
MOST: Final = 8
"""Units of code that one entry can tell of."""


def by_lines(code: CodeType) -> CodeType:
    inner = tuple(by_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=bytes(_table(code)))


def _table(code: CodeType) -> Iterator[int]:
    last = code.co_firstlineno
    for line, units in groupby(position[0] for position in code.co_positions()):
        left = len(list(units))
        while left > 0:
            count = min(left, MOST)
            left -= count
            if line is None:
                yield _entry(NOWHERE, count)
                continue
            yield _entry(LINE, count)
            yield from _signed(line - last)
            last = line


def _entry(kind: int, count: int) -> int:
    return 0x80 | kind << 3 | count - 1


def _signed(number: int) -> Iterator[int]:
    left = -number << 1 | 1 if number < 0 else number << 1
    while left >= 64:
        yield left & 63 | 64
        left >>= 6
    yield left
