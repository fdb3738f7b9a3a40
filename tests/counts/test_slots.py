"""Where a card lies says nothing about whose it is (C5, S10)."""

from collections import Counter

from reverie.game.chance import SeededChance
from tests.table import NAMES, Table

FOUR = NAMES[:4]


def chi_square(seen: Counter[tuple[int, int]], size: int, rounds: int) -> float:
    """Of a table whose cells should all hold the same; rows and columns are fixed."""
    expected = rounds / size
    cells = [(row, column) for row in range(size) for column in range(size)]
    return sum((seen[cell] - expected) ** 2 / expected for cell in cells)


def test_c5_the_slot_is_independent_of_seat_and_order_of_arrival() -> None:
    """Nine degrees of freedom each: a fair shuffle passes 27.9 once in a thousand times."""
    by_seat: Counter[tuple[int, int]] = Counter()
    by_arrival: Counter[tuple[int, int]] = Counter()
    rounds = 3000
    for n in range(rounds):
        t = Table("dixit", 4, cards=28, seed=f"round {n}")
        others = FOUR[1:] if n % 2 else tuple(reversed(FOUR[1:]))
        t.tells("ann")
        for name in others:
            t.gives(name)
        for seat, name in enumerate(FOUR):
            by_seat[seat, t.slot(name) - 1] += 1
        for arrival, name in enumerate(("ann", *others)):
            by_arrival[arrival, t.slot(name) - 1] += 1
    assert chi_square(by_seat, 4, rounds) < 27.9
    assert chi_square(by_arrival, 4, rounds) < 27.9


def test_s10_a_shuffle_puts_every_card_everywhere_alike() -> None:
    """25 degrees of freedom: a fair shuffle passes 52.6 once in a thousand times."""
    seen: Counter[tuple[int, int]] = Counter()
    rounds = 20_000
    for version in range(rounds):
        for place, item in enumerate(SeededChance("shuffle", version).shuffled(range(6))):
            seen[item, place] += 1
    assert chi_square(seen, 6, rounds) < 52.6
