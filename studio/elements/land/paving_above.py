"""Dark paving from straight above: stones laid in great rings round a point off the page."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import poly, rect

SLABS: Ramp = ["#0c1428", "#1c2c48", "#344c68", "#6c8498"]


def dark_paving(c: Card, cx: float = 250, cy: float = 560) -> None:
    """Rings of stones over the whole page, some a little lighter."""
    c.sky([(0, "#1c3048"), (600, "#203450"), (1200, "#142038")], calm=0.6)
    m = c.paint(rect(-20, -20, 820, 1220), SLABS, vol=3, amb=0.4, tex=0.34, wob=0.3, edge=0.02)
    for ring in range(16):
        r0, r1 = 30 + ring * 64, 30 + (ring + 1) * 64
        n = max(6, int(r1 * 2 * math.pi / 92))
        for k in range(n):
            a0, a1 = (k + 0.5 * (ring % 2)) * 2 * math.pi / n, (k + 1 + 0.5 * (ring % 2)) * 2 * math.pi / n
            if (k * 7 + ring * 5) % 11 < 3:
                pts = [(cx + r * math.cos(a), cy + r * math.sin(a)) for r, a in ((r0, a0), (r1, a0), (r1, a1), (r0, a1))]  # fmt: skip
                c.flat(poly(pts), "#4c6880" if (k + ring) % 2 else "#101c34", 0.3, 2, clip=m)
            c.line([(cx + r0 * math.cos(a0), cy + r0 * math.sin(a0)), (cx + r1 * math.cos(a0), cy + r1 * math.sin(a0))], 4, "#080e1c", 0.6, ends=0.9)  # fmt: skip
        arc = [
            (cx + r1 * math.cos(t / 40 * math.pi), cy + r1 * math.sin(t / 40 * math.pi)) for t in range(81)
        ]
        c.line(arc, 4.4, "#080e1c", 0.6, ends=1)
