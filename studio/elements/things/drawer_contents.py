"""What may be put away in a drawer: winter, an evening, a way out, a hum of light, what was looked for."""

from studio.elements.rooms.drawers import Box
from studio.paint import Card
from studio.palettes import BRASS, FIR, PINE
from studio.shapes import blob, curve, ell, poly, taper

SNOW = ["#6c80ac", "#b4c4dc", "#eef4f8", "#ffffff"]
EVENING = ["#3c2450", "#7c3c6c", "#c86874", "#ffb484"]
SUN = ["#f07038", "#ffb850", "#fff0a8"]
SUNSET_SEA = ["#241c4c", "#54306c", "#a04c70", "#e88868"]
Corners = list[tuple[float, float]]
ROPE = ["#5c3c24", "#a87c4c", "#e4c48c", "#fff0c8"]


def winter(c: Card, mouth: Corners, foot: float = 1100) -> None:
    """Snow heaped in a drawer, with three firs in it; flakes fall from it down to `foot`."""
    (x0, y0), (x1, _), (x2, y2), (x3, _) = mouth
    mid = (x0 + x1 + x2 + x3) / 4
    ridge = [
        (x0 + 2, y0 + 8),
        (x0 + 26, y0 - 14),
        (mid - 16, y0 - 34),
        (mid + 24, y0 - 26),
        (x1 - 12, y0 - 4),
    ]
    heap = blob((x3 + 4, y2 + 8, "c"), *ridge, (x2 - 6, y2 - 16), (x2 - 4, y2 + 8, "c"))
    for dx, dy, h in ((-44, -12, 52), (0, -26, 78), (40, -14, 46)):
        _fir(c, mid + dx, y0 + dy, h)
    m = c.paint(heap, SNOW, vol=26, amb=0.34, wob=0.8, edge=0.15, lump=0.25, rim=0.5)
    for dx, w in ((-44, 22), (0, 30), (40, 18)):
        c.shade(ell(mid + dx + w * 0.7, y0 - 8 + w * 0.3, w, 6, 20), 0.4, 5, "#3c4c84", clip=m)
    c.shade(taper((x2 + 4, y0 + 4, 20), (x2 + 2, y2, 26)), 0.5, 10, "#3c4c84", clip=m)
    cone = poly([(x3 + 10, y2), (x2 - 10, y2), (x2 + 6, foot), (x3 - 40, foot)])
    c.flat(cone, "#cfe0f0", 0.07, 24)
    c.sparks(cone, 170, "#f8fcff", (1.2, 3.0), 1.0)


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
    """A small drift on the floor, 190 wide."""
    c.shade(ell(x + 8, y + 2, 106, 12), 0.7, 7)
    drift = blob(
        (x - 96, y + 2), (x - 62, y - 24), (x - 12, y - 50), (x + 44, y - 30), (x + 94, y + 2), (x, y + 9)
    )
    m = c.paint(drift, SNOW, vol=26, amb=0.26, gain=0.8, edge=0.1, lump=0.2, light=(x - 120, y - 320, 140))
    c.shade(taper((x + 30, y - 8, 14), (x + 88, y + 2, 14)), 0.4, 8, "#3c4c84", clip=m)


def small_sunset(c: Card, mouth: Corners) -> None:
    """An evening, kept for later: a sea as long as the drawer, its sun half under at the back, two bars of cloud."""
    (x0, y0), (x1, _), (x2, y2), (x3, _) = mouth
    x = (x0 + x1) / 2
    c.glow(x, y0, 210, "#ff7c4c", 0.55, 1.5)
    for dx in (-130, -66, 0, 66, 130):
        top = y0 - 150 + abs(dx) * 0.4
        c.beam([(x - 6, y0), (x + 6, y0), (x + dx + 20, top), (x + dx - 20, top)], "#ff9c5c", 0.34, 9)
    disc = c.mask(ell(x, y0 + 4, 46), 0.2) * (1 - c.ground(y0 + 4))
    c.paint(disc, SUN, vol=4, amb=0.8, edge=0, det=0.6)
    for dx, dy, w in ((-14, -24, 46), (20, -11, 42)):
        c.paint(taper((x + dx - w, y0 + dy, 1), (x + dx, y0 + dy - 2, 7), (x + dx + w, y0 + dy, 1)), EVENING[1:], vol=3,
            amb=0.3, edge=0, soft=1.2, alpha=0.9)  # fmt: skip
    m = c.paint(
        poly(mouth),
        SUNSET_SEA,
        vol=2,
        amb=0.4,
        gain=0.3,
        edge=0.05,
        wob=0.2,
        tex=0.3,
        grain=1,
        grad=(0.3, -0.2),
    )
    lit = x + (x2 + x3 - x0 - x1) / 4
    for k in range(9):
        t = (k + 0.4) / 9
        px, half = x + (lit - x) * t * 2, (30 - 14 * t) * (1.3 - 0.6 * (k % 2)) + 14 * t
        y = y0 + 4 + (y2 - y0 - 4) * t
        c.flat(
            taper((px - half, y, 1.5), (px + 3 * (k % 3 - 1), y, 3.4 + 2 * t), (px + half, y, 1.5)),
            "#fff0b0",
            0.9,
            0.6,
            clip=m,
        )


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


def humming_lights(c: Card, mouth: Corners) -> None:
    """Seven small lights that swarm up out of a drawer, and their glow in it."""
    (x0, y0), (x1, _), (x2, y2), (x3, _) = mouth
    x, m = (x0 + x1 + x2 + x3) / 4, c.mask(poly(mouth), 0.1)
    c.flat(c.mask(ell(x, (y0 + y2) / 2 + 8, (x1 - x0) * 0.46, (y2 - y0) * 0.5), 0.3, 10) * m, "#fff0a8", 0.95)
    c.glow(x, y0, 150, "#ffc860", 0.5, 1.5)
    way = ((-38, 40, 5), (-6, 54, 7), (34, 44, 5), (-24, 14, 6), (22, 8, 7), (-2, -22, 5), (12, -56, 4))
    for dx, dy, r in way:
        c.halo(x + dx, y0 + dy, r * 6.5, "#fff0a0", 0.9)
        c.dot(x + dx, y0 + dy, r, "#fffbe0", 1)


def rising_light(c: Card, x0: float, x1: float, y: float) -> None:
    """What was looked for: light and gold dust out of the drawer from x0 to x1."""
    c.beam([(x0 + 6, y), (x1 - 6, y), (x1 + 70, y - 230), (x0 - 60, y - 230)], "#ffdf9c", 0.6, 18)
    c.glow((x0 + x1) / 2, y - 20, 210, "#ffd890", 0.5, 1.5)
    c.sparks(poly([(x0, y), (x1, y), (x1 + 60, y - 200), (x0 - 50, y - 200)]), 46, "#fff6d0", (1, 2.6))
