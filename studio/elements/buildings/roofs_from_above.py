"""Flat roofs of a hot town seen from straight above at night: parapets, lanes, mats with sleepers on them."""

from studio.colour import Ramp
from studio.elements.people.grown_heads import BLACK, BROWN
from studio.paint import Card
from studio.shapes import blob, ell, poly, rect, taper

CLAY: Ramp = ["#1c2450", "#44507c", "#7c84a4", "#b8bcc4"]
STRIPES = ("#c8604c", "#3c8c94", "#d8a848")
SHEET: Ramp = ["#4c5c90", "#8c9cc0", "#ccd8e4", "#f8f8ec"]


def lanes(c: Card) -> None:
    """The dark between the houses, a little warmer where somebody left a lamp."""
    c.sky([(0, "#0c1230"), (1200, "#101838")], calm=0.4)


def roof(
    c: Card, x0: float, y0: float, x1: float, y1: float, high: float = 34, tint: float = 0.0, turn: float = 0
) -> None:
    """One roof with its parapet; its house casts `high` px of shadow to the lower right."""
    f = c.at((x0 + x1) / 2, (y0 + y1) / 2, 1, turn, vol=3, wob=0.7, tex=0.3, edge=0.22)
    w, h = (x1 - x0) / 2, (y1 - y0) / 2
    f.shade(
        poly(
            [(-w, -h), (w, -h), (w + high, -h + high), (w + high, h + high), (-w + high, h + high), (-w, h)]
        ),
        0.75,
        5,
        "#04061c",
    )
    f.paint(poly([(-w, h), (w, h), (w + 8, h + 18), (-w + 8, h + 18)]), [CLAY[0], CLAY[0], CLAY[1]], vol=2)
    f.paint(poly([(w, -h), (w, h), (w + 8, h + 18), (w + 8, -h + 18)]), [CLAY[0], CLAY[0], CLAY[1]], vol=2)
    f.paint(rect(-w, -h, w, h), CLAY, vol=3, amb=0.55 + tint)
    f.flat(rect(-w + 15, -h + 15, w - 15, h - 15), "#2c3868", 0.5)
    f.paint(rect(-w + 19, -h + 19, w - 13, h - 13), CLAY, vol=2, amb=0.42 + tint, tex=0.36)
    f.shade(
        poly(
            [
                (-w + 15, -h + 15),
                (w - 15, -h + 15),
                (w - 15, -h + 34),
                (-w + 34, -h + 34),
                (-w + 34, h - 15),
                (-w + 15, h - 15),
            ]
        ),
        0.5,
        4,
        "#0c1034",
    )


def mat(c: Card, x: float, y: float, w: float, h: float, ramp: Ramp, turn: float = 0) -> None:
    """A woven mat."""
    f = c.at(x, y, 1, turn, vol=2, wob=0.5, edge=0.25)
    f.shade(rect(-w / 2 + 4, -h / 2 + 5, w / 2 + 7, h / 2 + 8), 0.4, 4)
    m = f.paint(rect(-w / 2, -h / 2, w / 2, h / 2, 4), ramp)
    for k in range(int(h / 22)):
        yy = -h / 2 + 11 + 22 * k
        f.line([(-w / 2, yy), (w / 2, yy)], 4, ramp[-1] if k % 2 else ramp[0], alpha=0.6, clip=m, ends=0.9)


def asleep(
    c: Card, x: float, y: float, s: float = 1.0, turn: float = 0, kind: int = 0, sheet: Ramp = SHEET
) -> None:
    """Somebody asleep under a sheet, head up the page, about 190 long at s=1; `kind` is how they lie."""
    f = c.at(x, y, s, turn, kind % 2 == 1, vol=14, wob=0.4, edge=0.25, rim=0.5, det=0.4)
    f.shade(blob((-30, -70), (40, -70), (50, 110), (-20, 110)), 0.45, 8, "#0c1034")
    shirt: Ramp = (
        ["#4c3c5c", "#9c8ca4", "#e4dcd8"],
        ["#143c4c", "#3c8488", "#a4d4c4"],
        ["#5c2438", "#b05c60", "#f0b4a0"],
    )[kind % 3]
    side = kind >= 2
    if side:
        f.paint(taper((18, -46, 17), (48, -30, 14), (46, 2, 12)), BROWN, vol=6)
    else:
        f.paint(taper((-22, -44, 18), (-50, -62, 15), (-38, -94, 12)), BROWN, vol=6)
        f.paint(taper((24, -42, 17), (44, -12, 14), (30, 18, 12)), BROWN, vol=6)
    f.paint(blob((-28, -50), (0, -58), (28, -48), (32, -6), (26, 26), (-26, 26), (-32, -6)), shirt)
    f.paint(ell(4 if side else -4, -76, 20, 23, -18 if side else 14), BROWN, vol=10)
    f.paint(
        blob((-24, -76), (-20, -104), (4, -110), (24, -96), (24, -64), (12, -84), (-8, -90)), BLACK, vol=8
    )
    if side:
        f.paint(taper((4, 22, 40), (38, 56, 32), (10, 92, 22), (-4, 104, 15)), BROWN, vol=8)
        cover = blob((-32, 10), (30, 8), (58, 48), (44, 80), (6, 70), (-26, 84), (-36, 40))
    else:
        for fx, fy in ((-12, 116), (20, 104)):
            f.paint(taper((fx * 0.7, 60, 22), (fx, fy - 10, 15), (fx + 4, fy, 13)), BROWN, vol=8)
        cover = blob((-34, 6), (0, 14), (34, 4), (36, 50), (30, 92), (6, 84), (-24, 100), (-34, 50))
    m = f.paint(cover, sheet)
    for k, yy in enumerate((22, 48, 74)):
        f.line(
            [(-50, yy - 4), (0, yy + 6), (60, yy - 2)],
            7,
            STRIPES[(kind + k) % 3],
            alpha=0.75,
            clip=m,
            ends=0.9,
        )


def water_jars(c: Card, x: float, y: float, n: int = 3) -> None:
    """Round jars from above, their mouths dark."""
    for k in range(n):
        px, py, r = x + 38 * k, y + 10 * (k % 2), 20 - 3 * (k % 2)
        c.shade(ell(px + 10, py + 12, r, r), 0.5, 5, "#0c1034")
        c.paint(ell(px, py, r), ["#3c2440", "#7c5060", "#b88c84", "#e8ccb0"], vol=r * 0.9, wob=0.3, edge=0.25)
        c.flat(ell(px, py, r * 0.42), "#14142c", 0.95, wob=0.2)


def lamp_on_roof(c: Card, x: float, y: float) -> None:
    """An oil lamp left burning."""
    c.glow(x, y, 170, "#ffb860", 0.7, 1.7)
    c.paint(ell(x, y, 15), ["#5c2c10", "#b8701c", "#f8c850"], vol=8, wob=0.2)
    c.flat(blob((x - 6, y + 3), (x, y - 13), (x + 6, y + 3), (x, y + 8)), "#fff4c0", 1, wob=0.1, det=1)
