"""The Land Between.

Two people asleep, back to back. Their quilt is a country with fields and hedges; down the middle runs a river.
"""

from studio.linocut.press import Print
from studio.second_sleep.elements.bed_country import floor, hand, head, linen, quilt, turned_back, valley

META = {"number": 70, "slug": "the-land-between", "seed": 52, "inks": "ochre-indigo"}


def scene(p: Print) -> None:
    """Cut the blocks."""
    floor(p)
    linen(p)
    head(
        p,
        -190,
        158,
        92,
        -1,
        (
            (0.36, -0.72),
            (0.1, -1.12),
            (-0.6, -1.06),
            (-1.1, -0.6),
            (-1.5, 0.1),
            (-1.35, 0.75),
            (-1.55, 1.25),
            (-1.0, 1.3),
            (-0.62, 0.9),
            (-0.4, 0.42),
            (-0.1, 0.3),
            (-0.16, -0.2),
            (0.12, -0.4),
        ),
    )
    head(
        p,
        196,
        150,
        94,
        1,
        (
            (0.42, -0.74),
            (0.2, -1.06),
            (-0.4, -1.04),
            (-0.84, -0.62),
            (-0.92, 0),
            (-0.72, 0.5),
            (-0.5, 0.62),
            (-0.36, 0.3),
            (-0.12, 0.22),
            (-0.1, -0.16),
            (0.14, -0.4),
        ),
        beard=True,
    )
    whole = quilt(p)
    valley(p, whole)
    hand(p)
    turned_back(p)
