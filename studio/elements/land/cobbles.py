"""A cobbled street: setts of many sizes in rows that run to the street's vanishing point, and kerbs."""

from studio.colour import mix
from studio.elements.buildings.street_terraces import STEP, Street
from studio.paint import Card
from studio.shapes import blob, ell, poly

BED = ["#181832", "#302c50", "#5c4c70"]
WARM, COOL = "#e0a890", "#5c5078"  # the setts at the far end, and beside us
TINTS = ("#2c2850", "#c89898", "#48406c", "#8c7488", "#6c6494")


def cobbles(c: Card, street: Street, edge: float = 0.77) -> None:
    """Rows of worn setts between the kerbs at +-`edge`, no two alike, warm at the far end and blue beside us."""
    ends = [street.road(side, d) for side, d in ((-1.1, 40), (1.1, 40), (1.1, 1100), (-1.1, 1100))]
    c.paint(poly(ends), BED, vol=2, amb=0.2, edge=0, tex=0.1, wob=0.6, light=(street.x, street.y + 60, 200))
    d = 70.0
    while d < 1080:
        deep = d * c.rng.uniform(0.062, 0.086)
        side = -edge + c.rng.uniform(-0.06, 0)
        while side < edge:
            wide = c.rng.uniform(0.058, 0.118)
            _sett(c, street, side + wide / 2, d + deep / 2, wide * 0.43, deep)
            side += wide
        d += deep


def _sett(c: Card, street: Street, side: float, d: float, half: float, deep: float) -> None:
    """One stone: a four-cornered lump whose corners are worn unevenly, its back lit by the sky."""
    x, y = street.road(side, d)
    tint, how, worn = (
        TINTS[int(c.rng.integers(len(TINTS)))],
        c.rng.uniform(0.05, 0.42),
        c.rng.uniform(-1, 1, 12),
    )
    if not -60 < x < 860:
        return
    t = min(1.0, (d - 70) / 800)
    w, h = d * half, deep * 0.27
    corners = ((-1, 0.55), (-0.94, -0.72), (-0.1, -1), (0.94, -0.75), (1, 0.5), (0.1, 1))
    ring = [
        (x + w * (a + 0.1 * worn[k]), y + h * (b + 0.17 * worn[k + 6])) for k, (a, b) in enumerate(corners)
    ]
    tone = mix(mix(WARM, COOL, t**0.6), tint, how)
    c.flat(blob(*ring), tone, 0.92, d * 0.0016, wob=0.5, det=0.35)
    lit = ell(x + w * 0.2 * worn[3], y - h * 0.42, w * (0.6 + 0.14 * worn[4]), h * (0.3 + 0.1 * worn[5]))
    c.flat(lit, mix("#ffd8b0", "#a890b0", t), 0.36 + 0.2 * worn[0], d * 0.006, wob=0.8)
    if d > 420:
        c.line(
            [(ring[0][0] + w * 0.2, y + h * 0.72), (x + w * 0.7, y + h * 0.74)],
            d * 0.006,
            "#1c1838",
            0.4,
            0.5,
        )


def kerbs(c: Card, street: Street, edge: float = 0.77) -> None:
    """The pavement on both sides, its edge worn pale, a joint between the flags."""
    for side in (-1, 1):
        flags = [street.road(side * u, v) for u, v in ((1, 58), (edge, 58), (edge, 900), (1, 900))]
        c.paint(poly(flags), STEP, vol=2, amb=0.42, edge=0.2, tex=0.24, wob=0.4)
        inner = [street.road(side * edge, v) for v in (58, 900)]
        c.line([(x, y + 4) for x, y in inner], 6, "#241f42", 0.7, 0.4)
        c.line(inner, 5, "#f0ccb8", 0.5, 0.4)
        for k in range(14):
            v = 70 * 1.2**k
            joint = [street.road(side * edge, v), street.road(side, v)]
            c.line(joint, 1 + v * 0.004, "#4c4464", 0.6, 0.3, ends=0.9)
