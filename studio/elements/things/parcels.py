"""The papered sides of a parcel as large as a town hall; market stalls with striped awnings under snow."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import CREAM, RED, SNOW, WOOD
from studio.shapes import Point, blob, ell, poly, quad, rect, taper

PAPER = ["#06282c", "#0c5848", "#1c8c68", "#7ccca0"]
GOLD = ["#5c3414", "#ac7420", "#e8b848", "#fff0a8"]
Corners = tuple[Point, Point, Point, Point]


def strip(q: Corners, u0: float, u1: float, v0: float = 0, v1: float = 1, n: int = 6) -> list[Point]:
    """A band of a four-cornered face between two shares of its width."""
    down: list[Point] = [quad(*q, u1, v0 + (v1 - v0) * i / n) for i in range(n + 1)]
    up = [quad(*q, u0, v0 + (v1 - v0) * (n - i) / n) for i in range(n + 1)]
    return [*up, *down]


def paper_face(c: Card, q: Corners, shade: float, band: tuple[float, float] = (0.4, 0.6)) -> None:
    """One side of the parcel: paper with faded stars, and its ribbon down the shares `band` of its width."""
    ramp = PAPER if shade < 0.5 else ["#03141e", "#062a36", "#0c4648", "#286c64"]
    m = c.paint(poly(q), ramp, vol=6, amb=0.46, gain=0.6, tex=0.3, edge=0.2, wob=0.8, grad=(0.1, -0.16))
    rows = max(2, round(abs(q[2][1] - q[1][1]) / 66))
    columns = max(2, round((q[1][0] - q[0][0]) / 54))
    w = 11.0 if shade < 0.5 else 5.5  # seen aslant, a star is narrow
    for i in range(columns):
        for j in range(rows):
            x, y = quad(*q, (i + 0.5 + (j % 2) * 0.5) / (columns + 0.5), (j + 0.5) / rows)
            c.flat(blob((x - w, y, "c"), (x - 3, y - 3), (x, y - 13, "c"), (x + 3, y - 3), (x + w, y, "c"), (x + 3, y + 3), (x, y + 13, "c"), (x - 3, y + 3)),
                "#b4ecbc", 0.5 - shade * 0.14, 0.6, clip=m)  # fmt: skip
    u0, u1 = band
    c.shade(poly(strip(q, u0 - 0.02, u1 + 0.04)), 0.4, 6, clip=m)
    gold = GOLD if shade < 0.5 else ["#3c2414", "#7c5018", "#b88430", "#e8c870"]
    r = c.paint(poly(strip(q, u0, u1)), gold, vol=10, amb=0.4, tex=0.14, wob=0.6, edge=0.25, grain=2, clip=m)
    for u in (u0 + 0.02, u1 - 0.02):
        c.line([quad(*q, u, 0), quad(*q, u, 0.5), quad(*q, u, 1)], 3, "#fff4c0", 0.5, clip=r)


def stall(c: Card, x: float, y: float, w: float, ramp: Ramp, stripe: Ramp = CREAM) -> None:
    """A market stall under a striped awning with snow on it, foot at (x, y)."""
    f = c.at(x, y, w / 120, vol=6, wob=0.4, det=0.5, edge=0.25)
    f.shade(ell(0, 2, 70, 8), 0.4, 6, "#2c2848")
    f.flat(rect(-52, -84, 52, -30), "#2c1c24", 0.85)
    for px in (-52, 52):
        f.line([(px, 0), (px, -92)], 5, "#5c4434", alpha=1, ends=0.9)
    f.paint(rect(-56, -38, 56, 0), WOOD, grad=(0.1, -0.2))
    for k in range(7):
        f.paint(ell(-42 + k * 14, -42, 8, 7), (RED, GOLD, CREAM)[k % 3], vol=4)
    for k in range(6):
        x0, x1 = -60 + k * 20, -40 + k * 20
        f.paint(
            blob(
                (x0 * 0.84, -112, "c"),
                (x1 * 0.84, -112, "c"),
                (x1, -82, "c"),
                ((x0 + x1) / 2, -73),
                (x0, -82, "c"),
            ),
            ramp if k % 2 else stripe,
            vol=4,
        )
    f.paint(
        blob((-52, -108), (-40, -118), (0, -121), (40, -118), (52, -108), (20, -104), (-20, -106)),
        SNOW,
        vol=5,
        edge=0.05,
        amb=0.5,
    )
    c.halo(*f.pt(0, -62), w * 0.4, "#ffc060", 0.5)
    c.dot(*f.pt(0, -64), 3.4, "#fff0b0")
    f.paint(taper((0, -70, 6), (0, -60, 8)), GOLD, vol=2)
