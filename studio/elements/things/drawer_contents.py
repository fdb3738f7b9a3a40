"""What may be put away in a drawer: winter, an evening, a way out, a hum of light, what was looked for."""

from studio.elements.rooms.drawers import Box
from studio.paint import Card
from studio.palettes import BRASS, FIR, PINE
from studio.shapes import blob, curve, ell, join, poly, taper

SNOW = ["#6c80ac", "#b4c4dc", "#eef4f8", "#ffffff"]
EVENING = ["#3c2450", "#7c3c6c", "#c86874", "#ffb484"]
SUN = ["#f07038", "#ffb850", "#fff0a8"]
SUNSET_SEA = ["#4c2450", "#b84c58", "#ff9c58", "#ffe08c"]
ROPE = ["#5c3c24", "#a87c4c", "#e4c48c", "#fff0c8"]


def winter(c: Card, front: Box, foot: float = 1100) -> None:
    """Snow heaped behind a front, with three firs in it; flakes fall from it down to `foot`."""
    x0, y0, x1, _ = front
    mid = (x0 + x1) / 2
    ridge = [
        (x0 + 16, y0 - 12),
        (x0 + 36, y0 - 40),
        (mid - 14, y0 - 62),
        (mid + 24, y0 - 52),
        (x1 - 34, y0 - 44),
    ]
    heap = blob((x0 + 14, y0 + 14, "c"), *ridge, (x1 - 16, y0 - 14), (x1 - 14, y0 + 14, "c"))
    for dx, dy, h in ((-34, -44, 44), (6, -52, 62), (36, -42, 36)):
        _fir(c, mid + dx, y0 + dy, h)
    c.paint(heap, SNOW, vol=20, amb=0.42, wob=0.8, edge=0.15, lump=0.2, rim=0.4)
    cone = poly([(x0 + 10, y0), (x1 - 10, y0), (x1 + 40, foot), (x0 - 40, foot)])
    c.flat(cone, "#cfe0f0", 0.08, 24)
    c.sparks(cone, 200, "#f8fcff", (1.2, 3.0), 1.0)


def _fir(c: Card, x: float, y: float, h: float) -> None:
    for k in (0, 1, 2):
        top, w = y - h * (0.5 + 0.25 * k), h * (0.3 - 0.07 * k)
        low = top + h * 0.46
        c.paint(
            blob((x, top, "c"), (x + w, low), (x, low - 3), (x - w, low)),
            FIR,
            vol=5,
            wob=0.4,
            amb=0.4,
            rim=0.6,
        )


def snow_lip(c: Card, front: Box) -> None:
    """Some of the snow hangs over the edge of the front."""
    x0, y0, x1, _ = front
    top = ((x0 + 10, y0 - 2), (x0 + 40, y0 - 22), (x1 - 46, y0 - 24), (x1 - 10, y0 - 4))
    lobes = (
        (x1 - 30, y0 + 13),
        (x1 - 52, y0 + 9),
        (x1 - 74, y0 + 24),
        (x0 + 62, y0 + 10),
        (x0 + 34, y0 + 18),
    )
    c.shade(blob(*top, *[(x + 3, y + 7) for x, y in lobes]), 0.5, 4)
    c.paint(blob(*top, *lobes), SNOW, vol=14, amb=0.46, wob=0.7, edge=0.12, lump=0.2)


def snow_drift(c: Card, x: float, y: float) -> None:
    """A small drift on the floor, 160 wide."""
    drift = blob((x - 80, y), (x - 60, y - 32), (x - 10, y - 48), (x + 40, y - 34), (x + 76, y))
    c.paint(drift, SNOW[:3], vol=16, amb=0.5)


def small_sunset(c: Card, front: Box, back: float) -> None:
    """An evening, kept for later: a sea as long as the drawer, and its sun half under at the `back`."""
    x0, y0, x1, _ = front
    x = (x0 + x1) / 2
    c.glow(x, back, 200, "#ff7c4c", 0.5, 1.5)
    for dx in (-150, -80, 0, 80, 150):
        top = back - 170 + abs(dx) * 0.4
        c.beam([(x - 6, back), (x + 6, back), (x + dx + 22, top), (x + dx - 22, top)], "#ff9c5c", 0.4, 8)
    disc = c.mask(ell(x, back, 54), 0.3) * (1 - c.ground(back))
    c.paint(disc, SUN, vol=10, amb=0.8, edge=0.1, det=0.6)
    sea = poly([(x0 + 22, back), (x1 - 22, back), (x1 - 12, y0 + 6), (x0 + 12, y0 + 6)])
    m = c.paint(sea, SUNSET_SEA, vol=2, amb=0.42, edge=0.05, wob=0.3, tex=0.4, grain=1, grad=(0.2, -0.25))
    for k in range(7):
        y, w = back + 4 + (y0 - back) * k / 7, 42 - 3 * k + 9 * (k % 2)
        c.line([(x - w, y), (x + w, y + 1)], 3.4, "#fff0b0", 0.85, 0.5, clip=m)
    for dx, dy, s in ((-56, -26, 1.0), (58, -40, 0.9)):
        _evening_cloud(c, x + dx, back + dy, s, (x, back - 8))


def _evening_cloud(c: Card, x: float, y: float, s: float, sun: tuple[float, float]) -> None:
    """A heap of three lobes over a long flat foot, gilded towards the sun."""
    f = c.at(x, y, s, wob=0.9, edge=0.05, light=(*sun, 40), soft=1.4)
    shape = join(
        taper((-46, 4, 4), (-10, 4, 12), (44, 4, 4)),
        ell(-16, -4, 17, 11),
        ell(6, -9, 19, 14),
        ell(24, -1, 13, 8),
    )
    f.paint(shape, EVENING, vol=13, amb=0.12, gain=1.1, rim=1.0, rimw=4, rimcol="#ffd890", lump=0.2)


def rope_ladder_out(c: Card, front: Box, length: float, rungs: int = 6) -> None:
    """A rope ladder from the depth of a drawer over the edge of its front and down; it is knotted inside."""
    x0, y0, x1, _ = front
    x = (x0 + x1) / 2
    sides = []
    for s in (-1, 1):
        bend = ((x + s * 17, y0 - 16), (x + s * 20, y0 - 10), (x + s * 21, y0 + 8))
        line = curve(*bend, (x + s * 21 + 4, y0 + length * 0.5), (x + s * 20 - 3, y0 + length))
        c.shade(taper(*[(px + 7, py + 5, 6) for px, py in line[14::8]]), 0.6, 4)
        sides.append(line)
    for k in range(rungs):
        y = y0 + 34 + (length - 44) * k / (rungs - 1)
        at = [min(line, key=lambda p: abs(p[1] - y)) for line in sides]
        rung = taper((at[0][0] - 6, at[0][1], 8), (at[1][0] + 6, at[1][1] + 2, 8))
        c.paint(rung, PINE, vol=4, wob=0.3, edge=0.35, amb=0.4, det=0.6)
    for line, s in zip(sides, (-1, 1), strict=True):
        c.paint(
            taper(*[(px, py, 6) for px, py in line[::6]]), ROPE, vol=3, wob=0.3, edge=0.35, amb=0.4, det=0.6
        )
        c.paint(
            taper((x + s * 21 - 7, y0 + 12, 5), (x + s * 21 + 7, y0 + 12, 5)), BRASS, vol=3, wob=0.2, det=0.8
        )


def humming_lights(c: Card, x0: float, x1: float, y: float) -> None:
    """Five sparks that dance over an edge from x0 to x1."""
    for k in range(5):
        x = x0 + 14 + (x1 - x0 - 28) * k / 4
        c.halo(x, y - 18 - 12 * (k % 2), 36, "#fff0a0", 0.8)
        c.dot(x, y - 20 - 16 * (k % 2), 3, "#fffbe0", 1)


def rising_light(c: Card, x0: float, x1: float, y: float) -> None:
    """What was looked for: light and gold dust out of the drawer from x0 to x1."""
    c.beam([(x0 + 6, y), (x1 - 6, y), (x1 + 70, y - 230), (x0 - 60, y - 230)], "#ffdf9c", 0.6, 18)
    c.glow((x0 + x1) / 2, y - 20, 210, "#ffd890", 0.5, 1.5)
    c.sparks(poly([(x0, y), (x1, y), (x1 + 60, y - 200), (x0 - 50, y - 200)]), 46, "#fff6d0", (1, 2.6))
