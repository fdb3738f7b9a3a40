"""Crumpled tissue paper in the open end of a huge parcel, with a light behind it."""

from studio.paint import Card
from studio.shapes import Point, blob

TISSUE_PAPER = ["#8c3c18", "#e08c38", "#ffc868", "#fff0b8"]
TISSUE: tuple[tuple[Point, ...], ...] = (
    (
        (104, 452, "c"),
        (105, 384, "c"),
        (113, 338, "c"),
        (140, 330),
        (168, 296, "c"),
        (222, 326, "c"),
        (200, 452, "c"),
    ),
    (
        (190, 452, "c"),
        (200, 352, "c"),
        (234, 318, "c"),
        (262, 340),
        (300, 340, "c"),
        (330, 400),
        (322, 452, "c"),
    ),
    (
        (102, 452, "c"),
        (101, 428, "c"),
        (112, 398, "c"),
        (124, 402),
        (140, 372, "c"),
        (152, 400, "c"),
        (150, 452, "c"),
    ),
    (
        (280, 452, "c"),
        (316, 390, "c"),
        (352, 378, "c"),
        (384, 408, "c"),
        (440, 408, "c"),
        (474, 440),
        (440, 452, "c"),
    ),
)


def crumpled_tissue(c: Card, rim: float) -> None:
    """Four sheets that stand up out of the parcel between x 101 and 474, behind whoever looks over its `rim`."""
    for sheet in TISSUE:
        _sheet(c, sheet, rim)


def _sheet(c: Card, corners: tuple[Point, ...], rim: float) -> None:
    """One sheet of crumpled tissue paper, lit through from inside the parcel: bright below, amber at its tips."""
    x = sum(float(p[0]) for p in corners) / len(corners)
    m = c.paint(
        blob(*corners),
        TISSUE_PAPER,
        vol=12,
        amb=0.24,
        lump=0.3,
        tex=0.16,
        wob=0.8,
        edge=0.22,
        light=(210, 450, 120),
        grad=(-0.1, 0.3),
    )
    for p in corners[1:-1]:  # creases run from every tip down into the box
        foot = (x + (p[0] - x) * 0.3, rim + 6)
        bend = ((p[0] + foot[0]) / 2 + 5, (p[1] + foot[1]) / 2)
        c.line([p, bend, foot], 4, "#b06c30", 0.34, 0.6, clip=m)
        c.line(
            [(p[0] + 5, p[1]), (bend[0] + 5, bend[1]), (foot[0] + 4, foot[1])], 3, "#fff4c8", 0.4, 0.6, clip=m
        )
