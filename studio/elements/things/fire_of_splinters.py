"""A camp fire of match-sized splinters: embers, soft tongues of flame one behind the other, sparks."""

from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import Path, blob, ell, taper

LOGS = ((-56, 2, 40, -18), (56, 4, -38, -18), (-40, 12, 50, -6), (-14, 16, 6, -24))


def _tongue(x: float, w: float, h: float, bend: float) -> Path:
    """One flame from (x, 0) up, as wide as 2w, its tip bent to the side."""
    return blob(
        (x, 6), (x - w * 0.8, -h * 0.08), (x - w, -h * 0.3), (x - w * 0.5 + bend * 0.2, -h * 0.6), (x + bend, -h, "c"),
        (x + w * 0.55 + bend * 0.5, -h * 0.62), (x + w, -h * 0.28), (x + w * 0.75, -h * 0.06),
    )  # fmt: skip


def splinter_fire(c: Card, x: float, y: float) -> None:
    """The fire at (x, y), 130 high."""
    f = c.at(x, y, 1.0, wob=0.9)
    f.shade(ell(0, 8, 74, 16), 0.4, 10, "#1c0c08")
    for x0, y0, x1, y1 in LOGS:
        f.paint(
            taper((x0, y0, 15), (x1, y1, 11)),
            WALNUT,
            vol=6,
            edge=0.3,
            amb=0.3,
            wob=0.5,
            light=(x, y - 30, 60),
        )
    f.flat(ell(0, -4, 36, 11), "#ff8a2c", 0.75, 6)
    for tx, w, h, bend, col, soft in (
        (-20, 17, 84, -12, "#e8641c", 3), (22, 17, 76, 14, "#e8641c", 3), (0, 29, 132, 8, "#ee7420", 3),
        (-9, 17, 88, -8, "#ff9c34", 3), (11, 16, 80, 9, "#ffa83c", 3), (1, 18, 96, 4, "#ffc050", 4),
        (-2, 13, 62, -4, "#ffdc80", 4), (2, 9, 36, 2, "#fff6cc", 5),
    ):  # fmt: skip
        f.flat(_tongue(tx, w, h, bend), col, 0.85, soft, det=0.4)
    for k, (sx, sy) in enumerate(((-26, -120), (18, -156), (-6, -184), (34, -128), (8, -212), (-30, -166))):
        c.dot(x + sx, y + sy, 2.6 - 0.2 * k, "#ffc060", 0.9)
