"""What is found in a cellar when the house above it has gone: jam, a bed, a cask."""

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.palettes import CREAM, IRON, WALNUT
from studio.shapes import blob, ell, poly, rect, taper

JAMS: tuple[Ramp, ...] = (
    ["#5c0c1c", "#b82430", "#f06c50", "#ffd0a0"],
    ["#6c3408", "#d8841c", "#ffc450", "#fff0b0"],
    ["#2c1044", "#6c3088", "#a868b8", "#e8c8e8"],
    ["#5c0c1c", "#b82430", "#f06c50", "#ffd0a0"],
    ["#28480c", "#6c9424", "#b4cc58", "#f0f4b0"],
)
LEAD: Ramp = ["#2c1c18", "#744430", "#b87c50", "#f0c490"]
QUILT: tuple[str, ...] = ("#b84c40", "#e8c888", "#8c5c6c", "#d89848", "#e8c888", "#b84c40")


def jam_shelf(c: Card, x: float, y: float, w: float = 110, clip: Arr | None = None) -> None:
    """A board on a wall, its middle at (x, y), five jars of jam on it, cloth over their lids."""
    c.shade(rect(x - w / 2 - 4, y + 4, x + w / 2 + 12, y + 13), 0.5, 3, clip=clip)
    for bx in (x - w * 0.36, x + w * 0.36):
        c.paint(
            poly([(bx - 5, y + 4), (bx + 5, y + 4), (bx + 3, y + 16), (bx, y + 21), (bx - 3, y + 16)]),
            WALNUT[:3],
            vol=2,
            wob=0.2,
            clip=clip,
        )
    plank = rect(x - w / 2 - 10, y - 3, x + w / 2 + 10, y + 7)
    c.paint(plank, ["#5c3418", "#a86c38", "#e8b070"], vol=3, wob=0.3, clip=clip, rim=0.6, det=0.5, amb=0.5)
    step = w / len(JAMS)
    for k, jam in enumerate(JAMS):
        jx, r, h = x - w / 2 + step * (k + 0.5), step * 0.38, step * (1.08 if k % 2 else 0.94)
        c.shade(ell(jx + 4, y - h * 0.4, r, h * 0.5), 0.4, 3, clip=clip)
        c.paint(
            rect(jx - r, y - h, jx + r, y - 2, 4), jam, vol=5, wob=0.2, edge=0.3, det=0.8, amb=0.5, clip=clip
        )
        c.line([(jx - r * 0.5, y - h * 0.8), (jx - r * 0.5, y - h * 0.3)], 2.4, "#fffbe8", 0.8, clip=clip)
        lid = blob(
            (jx - r * 1.2, y - h + 4),
            (jx - r * 0.8, y - h - 5),
            (jx + r * 0.8, y - h - 5),
            (jx + r * 1.2, y - h + 4),
        )
        c.paint(lid, CREAM, vol=3, wob=0.2, edge=0.3, det=0.8, amb=0.5, clip=clip)


def forgotten_bed(c: Card, x: float, y: float, s: float = 1.0, clip: Arr | None = None) -> None:
    """An iron bed, still made, its head to the left; the middle of its near side stands at (x, y), 130 long."""
    f = c.at(x, y, s, vol=4, wob=0.25, edge=0.3, det=0.7, amb=0.5)
    f.shade(poly([(-74, -14), (76, -14), (92, 0), (-64, 0)]), 0.7, 4, clip=clip)
    for px, foot in ((-66, 6), (70, 6), (62, -8)):
        f.paint(taper((px, foot, 5), (px, -24, 5)), IRON, clip=clip)
        f.shade(ell(px + 3, foot + 1, 8, 2.4), 0.5, 2, clip=clip)
    f.paint(poly([(-74, -46), (60, -46), (72, -16), (-66, -16)]), CREAM, vol=5, clip=clip)
    f.paint(poly([(-66, -16), (72, -16), (72, -4), (-66, -4)]), CREAM[:3], vol=3, clip=clip)
    n = len(QUILT) // 2
    for i in range(n):
        for j in range(2):
            u0, u1 = -26 + i * 32, -26 + (i + 1) * 32
            y0, y1, k0, k1 = -48 + j * 16, -32 + j * 16, 5 * j - 10, 5 * j - 5
            tone = QUILT[(i * 2 + j * 3) % len(QUILT)]
            f.paint(poly([(u0 + k0, y0), (u1 + k0, y0), (u1 + k1, y1), (u0 + k1, y1)]),
                ["#3c2430", tone, "#fff0c8"], vol=2, edge=0.2, clip=clip)  # fmt: skip
        f.paint(poly([(-26 + i * 32, -16), (6 + i * 32, -16), (6 + i * 32, -3), (-26 + i * 32, -3)]),
            ["#2c1c28", QUILT[(i * 2 + 2) % len(QUILT)]], vol=2, clip=clip)  # fmt: skip
    f.paint(
        blob((-68, -43), (-46, -47), (-36, -40), (-32, -25), (-56, -21), (-64, -32)),
        ["#a49c9c", "#f0e8dc", "#fffdf4"],
        vol=8,
        clip=clip,
    )
    for px, top in ((-77, -78), (-68, -60)):
        f.paint(taper((px, -30 if px < -70 else 6, 5), (px, top, 5)), IRON, clip=clip)
        f.paint(ell(px, top - 3, 5), LEAD, clip=clip)
    f.paint(taper((-77, -76, 5), (-68, -58, 5)), IRON, clip=clip)
    f.paint(taper((-77, -58, 4), (-68, -40, 4)), IRON, clip=clip)


def left_cask(c: Card, x: float, y: float, h: float = 44, clip: Arr | None = None) -> None:
    """A cask standing on its end, foot at (x, y)."""
    f = c.at(x, y, h / 44, vol=12, wob=0.3, edge=0.3, rim=0.5, det=0.5, amb=0.4)
    f.shade(ell(6, 0, 24, 6), 0.6, 4, clip=clip)
    f.paint(
        blob((-14, -42, "c"), (14, -42, "c"), (19, -22), (14, 0, "c"), (-14, 0, "c"), (-19, -22)),
        WALNUT[1:],
        clip=clip,
    )
    for py, r in ((-33, 17), (-10, 17.5)):
        f.line([(-r, py - 2), (0, py + 2), (r, py - 2)], 4, "#2c2428", alpha=0.9, ends=1, clip=clip)
    f.paint(ell(0, -42, 14, 5), WALNUT[1:], vol=2, amb=0.6, clip=clip)
